import type { WebhookOutcome } from '../session/commands.ts';
import type { SessionEventOf } from '../session/events.ts';
import type { SessionState } from '../session/state.ts';
import { reportedOutcomeOf } from './divergence.ts';
import type { TurnSpan } from './turns/spans.ts';

/** A recorded call: its intent and purpose, and its end. */
export type TapedCall = {
  readonly intentName: string;
  readonly purpose: SessionEventOf<'WebhookRequested'>['data']['purpose'];
  readonly outcome: WebhookOutcome;
};

/** The webhook calls of a recorded turn, in order, without unfinished ones. */
export const tapedCalls = (span: TurnSpan): readonly TapedCall[] => {
  const calls: TapedCall[] = [];
  let request: Omit<TapedCall, 'outcome'> | undefined;
  let intentName = '';
  for (const { event } of span.facts) {
    if (event.type === 'IntentMatched') intentName = event.data.intentName;
    if (event.type === 'WebhookRequested') request = { intentName, purpose: event.data.purpose };
    if (event.type === 'WebhookReplied' || event.type === 'WebhookFailed') {
      if (request !== undefined) calls.push({ ...request, outcome: reportedOutcomeOf(event) });
      request = undefined;
    }
  }
  return calls;
};

/** Replays the recorded replies of a turn, each once, to the same intent for the same purpose. */
export type Tape = { readonly next: (state: SessionState) => WebhookOutcome | undefined };

export const tapeOf = (calls: readonly TapedCall[]): Tape => {
  const callsLeft = [...calls];
  return {
    next: ({ data: { turn } }) => {
      const at = callsLeft.findIndex(
        ({ intentName, purpose }) =>
          intentName === turn?.matched?.intentName && purpose === turn.call?.purpose,
      );
      return callsLeft.splice(at, at < 0 ? 0 : 1)[0]?.outcome;
    },
  };
};

/** The end of a call that must not be made and has no recorded reply. */
export const unrecorded: WebhookOutcome = {
  failure: 'unreachable',
  details: 'The recording has no reply to this call, and the webhook was not called.',
  elapsedMs: 0,
};
