import { LRUCache } from 'lru-cache';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { OPEN_TURNS_REMEMBERED_MAX } from '../kernel/limits.ts';
import { type SessionEvent, type SessionEventOf, sessionCatalogue } from '../session/events.ts';
import { agentOfSessionStream } from '../session/session-stream.ts';
import { only } from './event-feed.ts';
import { saidWords } from './said-words.ts';
import type { SessionFilter } from './session-filter.ts';
import { wordsSought } from './session-summary.ts';

/** As for sessions, but all given criteria must match the same turn. */
export type TurnFilter = Pick<
  SessionFilter,
  'text' | 'intent' | 'webhook' | 'unmatched' | 'scoreBelow' | 'environment' | 'revision'
>;

/**
 * The replies that end matching turns of sessions, decided while the events of the log pass by.
 * @param store is read for a turn that had begun before the first of the events
 * @throws request_invalid if the text contains nothing to search for
 */
export const repliesOf = (
  events: AsyncIterable<RecordedEvent>,
  store: Pick<EventStore, 'readStream'>,
  filter: TurnFilter,
): AsyncIterable<RecordedEvent> => {
  const criteria = criteriaIn(filter);
  const openTurns = new LRUCache<string, Set<Criterion>>({ max: OPEN_TURNS_REMEMBERED_MAX });

  const hear = (recorded: RecordedEvent): void => {
    if (criteria.length === 0 || !evidence.has(recorded.type)) return;
    if (agentOfSessionStream(recorded.stream) === undefined) return;
    if (questions.has(recorded.type)) openTurns.set(recorded.stream, new Set());
    const met = openTurns.get(recorded.stream);
    if (met !== undefined) note(recorded, criteria, met);
  };

  return only(events, async (recorded) => {
    hear(recorded);
    const { type, stream } = recorded;
    if (type !== 'ReplySent' || agentOfSessionStream(stream) === undefined) return false;
    const known = openTurns.get(stream);
    openTurns.delete(stream);
    if (!isAnsweredBy(recorded, filter)) return false;
    if (criteria.length === 0) return true;
    const met = known ?? (await metBefore(recorded, store, criteria));
    return criteria.every((one) => met.has(one) === one.isWanted);
  });
};

const isAnsweredBy = ({ metadata }: RecordedEvent, { environment, revision }: TurnFilter): boolean =>
  (environment === undefined || metadata.environment === environment) &&
  (revision === undefined || metadata.agentRevision === Number(revision));

const questions: ReadonlySet<string> = new Set(['QueryReceived', 'TriggerReceived']);
const evidence: ReadonlySet<string> = new Set([
  ...questions,
  'IntentMatched',
  'NothingMatched',
  'WebhookReplied',
  'WebhookFailed',
]);

/** A turn fits if one of its events meets the criterion, or none if that is wanted. */
type Criterion = { readonly isMet: (event: SessionEvent) => boolean; readonly isWanted: boolean };

/** The same meanings as in `projections/sessions.js`. */
const criteriaIn = ({ text, intent, webhook, unmatched, scoreBelow }: TurnFilter): readonly Criterion[] => {
  const criteria: Criterion[] = [];
  const want = (isMet: Criterion['isMet'], isWanted = true): number => criteria.push({ isMet, isWanted });
  if (text !== undefined) {
    wordsSought(text);
    want((event) => event.type === 'QueryReceived' && saidWords(text).take(event.data.text));
  }
  if (intent !== undefined) {
    const name = intent.toLowerCase();
    want((event) => event.type === 'IntentMatched' && event.data.intentName.toLowerCase() === name);
  }
  if (webhook !== undefined) want((event) => endsAs(event, webhook));
  if (unmatched !== undefined) want(isMiss, unmatched);
  if (scoreBelow !== undefined)
    want((event) => event.type === 'IntentMatched' && isUnderstood(event) && event.data.score < scoreBelow);
  return criteria;
};

const endsAs = (event: SessionEvent, outcome: string): boolean =>
  event.type === 'WebhookFailed'
    ? outcome === 'failed' || outcome === event.data.reason
    : event.type === 'WebhookReplied' && outcome === 'replied';

const isMiss = (event: SessionEvent): boolean =>
  event.type === 'NothingMatched' || (event.type === 'IntentMatched' && event.data.matchedBy === 'fallback');

/** Fallbacks, triggers and answers to prompts have scores that say nothing. */
const isUnderstood = ({ data: { matchedBy } }: SessionEventOf<'IntentMatched'>): boolean =>
  matchedBy !== 'fallback' && matchedBy !== 'trigger' && matchedBy !== 'answer';

const note = (recorded: RecordedEvent, criteria: readonly Criterion[], met: Set<Criterion>): void => {
  const event = sessionCatalogue.read(recorded);
  for (const criterion of criteria) if (criterion.isMet(event)) met.add(criterion);
};

/** The criteria that the turn of a reply meets, read back to its beginning. */
const metBefore = async (
  { stream, revision }: RecordedEvent,
  store: Pick<EventStore, 'readStream'>,
  criteria: readonly Criterion[],
): Promise<ReadonlySet<Criterion>> => {
  const met = new Set<Criterion>();
  for await (const recorded of store.readStream(stream, { from: revision, direction: 'backwards' })) {
    if (evidence.has(recorded.type)) note(recorded, criteria, met);
    if (questions.has(recorded.type)) break;
  }
  return met;
};
