import { emptyAgent } from '../agent/evolve.ts';
import { chanceOf } from '../kernel/chance.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import { isAlike } from '../kernel/json-alike.ts';
import type { Circumstances, WebhookOutcome } from '../session/commands.ts';
import type { SessionEventOf } from '../session/events.ts';
import { settleCall } from '../session/outcome.ts';
import { isErasedTurn, spansAlong, type TurnSpan } from './turns/spans.ts';
import { questionIn } from './turns/turns.ts';
import type { DrilledTurn } from './wire/drilled-turn.ts';

/** The simulated failures of recorded calls. */
export type DrillPlan = {
  /** Added to the duration of every call, milliseconds. */
  readonly slowerMs: number;
  /** The timeout of a call, milliseconds. */
  readonly timeoutMs: number;
  readonly fail?: {
    readonly with: number | 'timeout' | 'unreachable';
    /** Share of all calls, 0 to 1. */
    readonly share: number;
  };
  /** The same seed selects the same calls. */
  readonly seed: number;
  /** Earlier calls do not change. */
  readonly since?: string;
  readonly until?: string;
};

/** The result of a drill for one session. */
export type DrilledSession = {
  readonly calls: number;
  /** Calls that succeeded and would have failed. */
  readonly hit: number;
  readonly turns: readonly DrilledTurn[];
  /** Turns with such a call and the same reply. */
  readonly unchanged: number;
  /** Turns after one that would have left other contexts or slots: their outcome is unknown. */
  readonly hypothetical: number;
};

/**
 * The outcome of a session if its webhook had been slower or had failed. Makes no calls: the recorded session
 * is decided again with other outcomes. Erased turns are left out.
 */
export const drilledSession = async (
  sessionId: string,
  events: Iterable<RecordedEvent> | AsyncIterable<RecordedEvent>,
  plan: DrillPlan,
): Promise<DrilledSession> => {
  const turns: DrilledTurn[] = [];
  let [calls, hit, unchanged, hypothetical] = [0, 0, 0, 0];
  let isElsewhere = false;
  for await (const span of spansAlong(events)) {
    if (isErasedTurn(span)) continue;
    const requests = callsIn(span).filter(({ request }) => isWithin(request.data.requestedAt, plan));
    calls += requests.length;
    if (isElsewhere) {
      hypothetical += 1;
      continue;
    }
    const struckCall = requests.find((call) => strikeOf(call, plan) !== undefined);
    if (struckCall === undefined) continue;
    hit += 1;
    const turn = drilledTurn(span, struckCall, { plan, sessionId });
    if (turn === undefined) unchanged += 1;
    else turns.push(turn);
    isElsewhere = turn?.changes.some((change) => change !== 'reply') ?? false;
  }
  return { calls, hit, turns, unchanged, hypothetical };
};

type EndOfCall = SessionEventOf<'WebhookReplied'> | SessionEventOf<'WebhookFailed'>;
type Call = {
  readonly request: SessionEventOf<'WebhookRequested'>;
  readonly end: EndOfCall;
  /** Place of the end among the turn's facts. */
  readonly at: number;
};

const callsIn = ({ facts }: TurnSpan): readonly Call[] =>
  facts.flatMap(({ event }, at): readonly Call[] => {
    const before = facts[at - 1]?.event;
    const isEnd = event.type === 'WebhookReplied' || event.type === 'WebhookFailed';
    return isEnd && before?.type === 'WebhookRequested' ? [{ request: before, end: event, at }] : [];
  });

const isWithin = (at: string, { since = '', until }: DrillPlan): boolean =>
  at >= since && (until === undefined || at < until);

/** The simulated failure of a call; undefined if it would not have changed. */
const strikeOf = ({ request, end }: Call, plan: DrillPlan): WebhookOutcome | undefined => {
  // A failed call cannot change: the turn had the intent's own reply.
  if (end.type === 'WebhookFailed') return undefined;
  const { fail, slowerMs, timeoutMs, seed } = plan;
  const { elapsedMs } = end.data;
  if (fail !== undefined && chanceOf(`${seed} ${request.data.callId}`) < fail.share) {
    return failureOutcome(fail.with, elapsedMs + slowerMs, timeoutMs);
  }
  return elapsedMs + slowerMs > timeoutMs ? failureOutcome('timeout', timeoutMs, timeoutMs) : undefined;
};

const failureOutcome = (
  kind: number | 'timeout' | 'unreachable',
  elapsedMs: number,
  timeoutMs: number,
): WebhookOutcome => {
  if (kind === 'timeout') return { failure: 'timeout', details: 'Request timeout.', elapsedMs: timeoutMs };
  if (kind === 'unreachable') {
    return { failure: 'unreachable', details: 'Webhook is unavailable: ECONNREFUSED.', elapsedMs };
  }
  return { failure: 'http_status', status: kind, body: '', details: String(kind), elapsedMs };
};

type Drill = { readonly plan: DrillPlan; readonly sessionId: string };

const drilledTurn = (span: TurnSpan, call: Call, { plan, sessionId }: Drill): DrilledTurn | undefined => {
  const { request, end, at } = call;
  const outcome = strikeOf(call, plan);
  const before = span.states[at - 1];
  const recordedData = span.after.data;
  if (outcome === undefined || before === undefined || recordedData.turn?.fulfillment == null)
    return undefined;
  const { callId, requestedAt } = request.data;
  const draft = settleCall({ type: 'RecordWebhookOutcome', callId, outcome, around: nowhere }, before);
  const instead = draft?.data;
  if (instead?.turn?.fulfillment == null) return undefined;
  const hadFollowup = span.facts.slice(at).some(({ event }) => event.type === 'FollowupTriggered');
  const changes: DrilledTurn['changes'] = [
    ...(isAlike(recordedData.turn.fulfillment, instead.turn.fulfillment) ? [] : ['reply' as const]),
    ...(isAlike(recordedData.contexts, instead.contexts) ? [] : ['contexts' as const]),
    ...(hadFollowup ? ['followup' as const] : []),
    ...(isAlike(recordedData.slotFilling, instead.slotFilling) ? [] : ['slots' as const]),
  ];
  if (changes.length === 0) return undefined;
  const { event } = questionIn(span);
  return {
    sessionId,
    turn: span.number,
    turnId: event.data.turnId,
    query: 'text' in event.data ? event.data.text : event.data.name,
    callId,
    requestedAt,
    cause: 'failure' in outcome ? (outcome.status?.toString() ?? outcome.failure) : 'replied',
    elapsedMs: end.data.elapsedMs,
    recorded: recordedData.turn.fulfillment,
    instead: instead.turn.fulfillment,
    changes,
  };
};

/** A failure is decided from the recorded turn alone, without agent and clock. */
const nowhere: Circumstances = {
  agent: emptyAgent(''),
  language: '',
  sessionId: '',
  now: '',
  webhookBody: () => '',
};
