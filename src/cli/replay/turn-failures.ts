import type { RecordedTurn, TurnWebhookCall } from '../../replay/wire/recorded-turn.ts';

/** The failures of a turn, one sentence each. */
export const failuresOf = (turn: RecordedTurn): readonly string[] =>
  turn.webhooks.flatMap((call) => {
    const failure = failureOf(call);
    if (failure === undefined) return [];
    const consequences = [failure, ...replySentIn(turn), ...sideEffectsOf(call)].join('; ');
    return [`${consequences} (parley webhook show ${call.callId})`];
  });

const failureOf = (call: TurnWebhookCall): string | undefined => {
  const { outcome, status, elapsedMs = 0 } = call;
  switch (outcome) {
    case 'replied':
      return undefined;
    case 'waiting':
      return 'webhook has not answered yet';
    case 'timeout':
      return `webhook timed out after ${(elapsedMs / 1000).toFixed(1)} s`;
    case 'http_status':
      return `webhook answered with status ${status ?? '?'}`;
    case 'unreachable':
      return 'webhook was not reachable';
    case 'address_refused':
      return 'webhook was not called, because its address is not public (see PARLEY_WEBHOOK_ALLOW)';
    case 'empty':
      return 'webhook answered with an empty body';
    case 'unreadable':
      return 'webhook answered with a body that is not valid';
    case 'too_large':
      return 'webhook answered with a body that is too large';
    case 'interrupted':
      return 'the server stopped during the webhook call';
    case 'circuit_open':
      return 'webhook was not called, because its last calls failed';
    case 'secret_unreadable':
      return 'webhook was not called, because one of its secrets cannot be decrypted';
    case 'followup_limit':
      return 'webhook named one follow-up event too many';
    case 'followup_unknown':
      return 'webhook named a follow-up event that the agent does not have';
    default:
      return outcome satisfies never;
  }
};

const replySentIn = ({ reply, isOpen }: RecordedTurn): readonly string[] => {
  if (isOpen || reply === undefined) return ['no reply was sent yet'];
  switch (reply.from) {
    case 'intent':
      return ["the intent's own reply was sent"];
    case 'prompt':
      return ["the intent's own question was sent"];
    case 'nothing':
      return ['an empty reply was sent'];
    default:
      return [];
  }
};

/** A service that read the request may have acted on it, even if its reply was lost. */
const sideEffectsOf = ({ outcome, elapsedMs }: TurnWebhookCall): readonly string[] => {
  switch (outcome) {
    case 'timeout':
    case 'interrupted':
    case 'http_status':
    case 'empty':
    case 'unreadable':
    case 'too_large':
      return ['the service may have acted'];
    // The connection may have broken after the request was sent.
    case 'unreachable':
      return elapsedMs === undefined ? [] : ['the service may have acted if the connection broke'];
    default:
      return [];
  }
};
