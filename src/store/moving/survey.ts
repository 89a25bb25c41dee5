import { createHash } from 'node:crypto';
import type { RecordedEvent } from '../../kernel/event.ts';
import type { EventStore } from '../../kernel/event-store.ts';

/** Equal for two stores with the same events, regardless of positions and the order of streams. */
export type Survey = {
  readonly events: number;
  readonly streams: number;
  /** The sum of the SHA-256 of all events, modulo 2^256, hexadecimal. */
  readonly sha256: string;
  /** Records that cannot be read; their events are not counted. */
  readonly unreadable: number;
};

export type SurveyOptions = {
  /** The last position to include; absent: all. */
  readonly upTo?: number;
  readonly onPosition?: (position: number) => void;
  /** Ends it early. @throws its reason */
  readonly stop?: AbortSignal;
};

/** Reads the whole log, without deleted streams. */
export const surveyOf = async (
  store: Pick<EventStore, 'readAll'>,
  { upTo = Number.POSITIVE_INFINITY, onPosition, stop }: SurveyOptions = {},
): Promise<Survey> => {
  const tally = newTally();
  for await (const event of store.readAll({ onDamage: tally.addUnreadable })) {
    stop?.throwIfAborted();
    if (event.position > upTo) break;
    tally.add(event);
    onPosition?.(event.position);
  }
  return tally.survey();
};

export const newTally = () => {
  let events = 0;
  let unreadable = 0;
  let sum = 0n;
  const streams = new Set<string>();
  return {
    add: (event: RecordedEvent): void => {
      events += 1;
      streams.add(event.stream);
      sum = (sum + hashOf(event)) & MASK;
    },
    addUnreadable: (): void => {
      unreadable += 1;
    },
    survey: (): Survey => ({
      events,
      streams: streams.size,
      sha256: sum.toString(16).padStart(64, '0'),
      unreadable,
    }),
  };
};

export const isSame = (one: Survey, other: Survey): boolean =>
  one.events === other.events &&
  one.streams === other.streams &&
  one.sha256 === other.sha256 &&
  one.unreadable === other.unreadable;

const MASK = (1n << 256n) - 1n;

/** Everything of an event except its position, which belongs to the log. */
const hashOf = ({ stream, revision, id, type, data, metadata }: RecordedEvent): bigint => {
  const text = JSON.stringify([stream, revision, id, type, sortKeys(data), sortKeys(metadata)]);
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`);
};

/** Stores may write the fields of an object in another order. */
const sortKeys = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(sortKeys);
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([name, inner]) => [name, sortKeys(inner)]),
  );
};
