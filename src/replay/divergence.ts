import type { Agent } from '../agent/agent.ts';
import { emptyAgent } from '../agent/evolve.ts';
import type { Circumstances, SessionCommand, WebhookOutcome } from '../session/commands.ts';
import { decide } from '../session/decide.ts';
import type { SessionEvent, SessionEventOf } from '../session/events.ts';
import type { SessionState } from '../session/state.ts';
import { isTransferFault } from '../session/webhook-reply.ts';
import { type Difference, firstDifference } from './difference.ts';
import { recollect } from './recollection.ts';
import { type Fact, isErasedTurn, type TurnSpan } from './turns/spans.ts';
import { eventIn, questionIn } from './turns/turns.ts';
import type { Divergence } from './wire/replay-report.ts';

/** One append of a turn: it begins with a query or a webhook's outcome, and ends in a resting state. */
type Step = { readonly before: SessionState; readonly facts: readonly Fact[] };

/** `isDecided` unless only the reply was checked. */
export type TurnCheck = { readonly divergence?: Divergence; readonly isDecided: boolean };

/**
 * The first event of a turn that does not follow from the earlier ones: the query with its recorded match, or
 * a webhook's outcome, is decided again with the agent of that time. Without the agent, or if the recorded
 * values do not show what was understood, only the reply is checked against the turn's own events.
 */
export const divergenceIn = (span: TurnSpan, agent: Agent | undefined, sessionId: string): TurnCheck => {
  if (isErasedTurn(span)) return { isDecided: false };
  // The decision saw the unmasked values.
  const isMasked = (agent?.privacy?.masking.length ?? 0) > 0;
  let isDecided = true;
  for (const step of stepsOf(span)) {
    const command = isMasked ? undefined : commandOf(step, span, agent, sessionId);
    if (command === undefined) isDecided = false;
    const divergence = command === undefined ? replyIn(step, span) : decisionDivergence(step, span, command);
    if (divergence !== undefined) return { divergence, isDecided };
  }
  return { isDecided };
};

const stepsOf = ({ facts, states, before }: TurnSpan): readonly Step[] => {
  // Most turns call no webhook: they are one append, and need no separate lists.
  if (!facts.some(({ event }) => event.type === 'WebhookRequested')) return [{ before, facts }];
  const steps: Step[] = [];
  let from = 0;
  facts.forEach(({ event }, at) => {
    if (event.type !== 'WebhookRequested' && event.type !== 'ReplySent') return;
    steps.push({ before: states[from - 1] ?? before, facts: facts.slice(from, at + 1) });
    from = at + 1;
  });
  return steps;
};

const commandOf = (
  { facts }: Step,
  span: TurnSpan,
  agent: Agent | undefined,
  sessionId: string,
): SessionCommand | undefined => {
  const first = facts[0]?.event;
  const around = aroundOf(facts, span, agent ?? emptyAgent(''), sessionId);
  if (first?.type === 'WebhookReplied' || first?.type === 'WebhookFailed') {
    if (agent === undefined && eventIn(facts, 'FollowupTriggered') !== undefined) return undefined;
    return {
      type: 'RecordWebhookOutcome',
      callId: first.data.callId,
      outcome: reportedOutcomeOf(first),
      around,
    };
  }
  const { event } = questionIn(span);
  if (agent === undefined) return undefined;
  const entities = eventIn(facts, 'UserEntitiesSet')?.data.entities ?? [];
  const sent = { entities, entitiesAreRecorded: true };
  if (event.type === 'TriggerReceived')
    return { type: 'HandleTrigger', request: event.data, ...sent, around };
  const understanding = recollect(span, agent);
  if (understanding === undefined) return undefined;
  const { understoodInUs = 0 } =
    eventIn(facts, 'IntentMatched')?.data ?? eventIn(facts, 'NothingMatched')?.data ?? {};
  return { type: 'HandleQuery', request: event.data, ...sent, understanding, understoodInUs, around };
};

const aroundOf = (facts: readonly Fact[], span: TurnSpan, agent: Agent, sessionId: string): Circumstances => {
  const call = eventIn(facts, 'WebhookRequested')?.data;
  const verdict = eventIn(span.facts, 'IntentMatched') ?? eventIn(span.facts, 'NothingMatched');
  return {
    agent,
    language: verdict?.data.language ?? agent.settings.language,
    sessionId,
    now: call?.requestedAt ?? facts.at(-1)?.recordedEvent.metadata.occurredAt ?? '',
    // The sent text is a recorded fact: its wording belongs to the wire format, and secrets in it are masked.
    webhookBody: () => call?.body ?? '',
  };
};

/** Failures that are found while reading the reply; the others are reported by the caller. */
const readings: ReadonlySet<string> = new Set(['empty', 'unreadable', 'followup_limit', 'followup_unknown']);

const isOfReading = ({ reason, details }: SessionEventOf<'WebhookFailed'>['data']): boolean =>
  readings.has(reason) && !isTransferFault(details);

/** The end of a recorded call, as its caller reported it. */
export const reportedOutcomeOf = (
  event: SessionEventOf<'WebhookReplied'> | SessionEventOf<'WebhookFailed'>,
): WebhookOutcome => {
  const { elapsedMs, status, body, exchange } = event.data;
  const common = { elapsedMs, ...(exchange !== null && { exchange }) };
  if (event.type === 'WebhookReplied' || isOfReading(event.data)) {
    return { ...common, status: status ?? 200, body: body ?? '' };
  }
  const { reason, details } = event.data;
  const answer = { ...(status !== undefined && { status }), ...(body !== undefined && { body }) };
  return { ...common, failure: reason, details, ...answer };
};

const decisionDivergence = (step: Step, span: TurnSpan, command: SessionCommand): Divergence | undefined => {
  const decision = decide(command, step.before);
  if ('refused' in decision) {
    const recordedTypes = step.facts.map(({ event }) => event.type);
    return divergenceAt('decision', span, step.facts[0], {
      path: '',
      one: recordedTypes,
      other: { refused: decision.refused },
    });
  }
  const { events } = decision;
  for (let at = 0; at < Math.max(events.length, step.facts.length); at += 1) {
    const fact = step.facts[at];
    const difference = differenceOf(fact?.event, events[at]);
    const kind = fact?.event.type === 'ReplySent' ? 'reply' : 'decision';
    if (difference !== undefined) return divergenceAt(kind, span, fact ?? step.facts.at(-1), difference);
  }
  return undefined;
};

const differenceOf = (recordedEvent: SessionEvent | undefined, derived: SessionEvent | undefined) => {
  if (recordedEvent === undefined || derived === undefined || recordedEvent.type !== derived.type) {
    return firstDifference(recordedEvent?.type, derived?.type);
  }
  return firstDifference(recordedEvent.data, derived.data, recordedEvent.type);
};

/** The reply that follows from the earlier events of its turn. */
const replyIn = ({ facts, before }: Step, span: TurnSpan): Divergence | undefined => {
  const replySent = facts.at(-1);
  if (replySent?.event.type !== 'ReplySent') return undefined;
  const lastSpeech = facts.slice(0, -1).findLast(({ event }) => 'fulfillment' in event.data)?.event.data;
  const question = questionIn(span);
  const derived = {
    turnId: question.event.data.turnId,
    // After a failed call, the intent's own words are the reply.
    fulfillment:
      lastSpeech !== undefined && 'fulfillment' in lastSpeech
        ? lastSpeech.fulfillment
        : before.data.turn?.matched?.fulfillment,
    actionIncomplete: span.after.data.slotFilling !== null,
  };
  const difference = firstDifference(replySent.event.data, derived, 'ReplySent');
  return difference && divergenceAt('reply', span, replySent, difference);
};

const divergenceAt = (
  kind: Divergence['kind'],
  { number }: TurnSpan,
  fact: Fact | undefined,
  difference: Difference,
): Divergence => ({
  kind,
  turn: number,
  revision: fact?.recordedEvent.revision ?? 0,
  ...sidesOf(difference),
});

/** Where two values differ; the side that lacks a value there is absent. */
export const sidesOf = ({
  path,
  one,
  other,
}: Difference): Pick<Divergence, 'path' | 'recorded' | 'derived'> => ({
  path,
  ...(one !== undefined && { recorded: one }),
  ...(other !== undefined && { derived: other }),
});
