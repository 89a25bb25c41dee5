import type { RecordedEvent } from '../../kernel/event.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { OPEN_TURNS_REMEMBERED_MAX } from '../../kernel/limits/replay.ts';
import { type SessionEvent, type SessionEventOf, sessionCatalogue } from '../../session/events.ts';
import { agentOfSessionStream } from '../../session/session-stream.ts';
import { only } from '../event-feed.ts';
import type { SessionFilter } from './session-filter.ts';
import { wordsSought } from './session-summary.ts';
import { wordSearch } from './word-search.ts';

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
  /** In the order of their beginnings. Not an LRU cache: each list would allocate its whole table. */
  const openTurns = new Map<string, Set<Criterion>>();
  const begin = (stream: string): void => {
    openTurns.delete(stream);
    openTurns.set(stream, new Set());
    const [oldest] = openTurns.keys();
    if (openTurns.size > OPEN_TURNS_REMEMBERED_MAX && oldest !== undefined) openTurns.delete(oldest);
  };

  const collectEvidence = (recordedEvent: RecordedEvent): void => {
    if (criteria.length === 0 || !evidence.has(recordedEvent.type)) return;
    if (agentOfSessionStream(recordedEvent.stream) === undefined) return;
    if (questions.has(recordedEvent.type)) begin(recordedEvent.stream);
    const metCriteria = openTurns.get(recordedEvent.stream);
    if (metCriteria !== undefined) note(recordedEvent, criteria, metCriteria);
  };

  return only(events, async (recordedEvent) => {
    collectEvidence(recordedEvent);
    const { type, stream } = recordedEvent;
    if (type !== 'ReplySent' || agentOfSessionStream(stream) === undefined) return false;
    const openTurn = openTurns.get(stream);
    openTurns.delete(stream);
    if (!isAnsweredBy(recordedEvent, filter)) return false;
    if (criteria.length === 0) return true;
    const metCriteria = openTurn ?? (await metBefore(recordedEvent, store, criteria));
    return criteria.every((criterion) => metCriteria.has(criterion) === criterion.isWanted);
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
type Criterion = { readonly test: (event: SessionEvent) => boolean; readonly isWanted: boolean };

/** The same meanings as in `projections/sessions.js`. */
const criteriaIn = ({ text, intent, webhook, unmatched, scoreBelow }: TurnFilter): readonly Criterion[] => {
  const criteria: Criterion[] = [];
  const want = (test: Criterion['test'], isWanted = true): number => criteria.push({ test, isWanted });
  if (text !== undefined) {
    wordsSought(text);
    want((event) => event.type === 'QueryReceived' && wordSearch(text).take(event.data.text));
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

const note = (
  recordedEvent: RecordedEvent,
  criteria: readonly Criterion[],
  metCriteria: Set<Criterion>,
): void => {
  const event = sessionCatalogue.read(recordedEvent);
  for (const criterion of criteria) if (criterion.test(event)) metCriteria.add(criterion);
};

/** The criteria that the turn of a reply meets, read back to its beginning. */
const metBefore = async (
  { stream, revision }: RecordedEvent,
  store: Pick<EventStore, 'readStream'>,
  criteria: readonly Criterion[],
): Promise<ReadonlySet<Criterion>> => {
  const metCriteria = new Set<Criterion>();
  for await (const recordedEvent of store.readStream(stream, { from: revision, direction: 'backwards' })) {
    if (evidence.has(recordedEvent.type)) note(recordedEvent, criteria, metCriteria);
    if (questions.has(recordedEvent.type)) break;
  }
  return metCriteria;
};
