import type { WebhookOutcome } from '../session/commands.ts';
import type { SessionEventOf } from '../session/events.ts';
import type { SessionState } from '../session/state.ts';
import { outcomeOf } from './divergence.ts';
import type { TurnSpan } from './spans.ts';

/** A call that was recorded: who asked for what, and how it ended. */
export type TapedCall = {
  readonly intentName: string;
  readonly purpose: SessionEventOf<'WebhookRequested'>['data']['purpose'];
  readonly outcome: WebhookOutcome;
};

/** The webhook calls of a recorded turn, in order. One that never ended is none. */
export const tapedCalls = (span: TurnSpan): readonly TapedCall[] => {
  const calls: TapedCall[] = [];
  let request: Omit<TapedCall, 'outcome'> | undefined;
  let intentName = '';
  for (const { event } of span.facts) {
    if (event.type === 'IntentMatched') intentName = event.data.intentName;
    if (event.type === 'WebhookRequested') request = { intentName, purpose: event.data.purpose };
    if (event.type === 'WebhookReplied' || event.type === 'WebhookFailed') {
      if (request !== undefined) calls.push({ ...request, outcome: outcomeOf(event) });
      request = undefined;
    }
  }
  return calls;
};

/** Gives a turn its recorded replies again, each once: to the same intent, for the same purpose. */
export type Tape = { readonly next: (waiting: SessionState) => WebhookOutcome | undefined };

export const tapeOf = (calls: readonly TapedCall[]): Tape => {
  const left = [...calls];
  return {
    next: ({ data: { turn } }) => {
      const at = left.findIndex(
        ({ intentName, purpose }) =>
          intentName === turn?.matched?.intentName && purpose === turn.call?.purpose,
      );
      return left.splice(at, at < 0 ? 0 : 1)[0]?.outcome;
    },
  };
};

/** How a call ends that must not be made, and that the recording has no reply for. */
export const unrecorded: WebhookOutcome = {
  failure: 'unreachable',
  details: 'The recording has no reply to this call, and the webhook was not called.',
  elapsedMs: 0,
};
