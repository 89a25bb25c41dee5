import { ParleyError } from '../../../kernel/errors.ts';
import { dataTextOf, type NewEvent, type RecordedEvent } from '../../../kernel/event.ts';
import type { Appended, EventStore } from '../../../kernel/event-store.ts';
import { firstValue } from '../../../kernel/first-value.ts';
import { ANY_REPEAT_EVENTS_MAX, EVENT_BYTES_MAX } from '../../../kernel/limits/conversation.ts';
import { APPEND_BYTES_MAX } from '../../../kernel/limits/store.ts';
import { checkStreamName, eventText, textOfMetadata } from '../../embedded/event-text.ts';
import type { Connection } from '../connection/connection.ts';
import type { Outage, Patience } from '../connection/outage.ts';
import { within } from '../connection/time-limit.ts';
import type { Append, AppendAnswer } from '../wire/append-messages.ts';
import { failureOf } from '../wire/client-errors.ts';
import type { EventTexts } from '../wire/log-event.ts';
import { type AppendWindow, appendWindow } from './append-window.ts';
import type { WrittenLog } from './written-log.ts';

type Surroundings = {
  readonly connection: Connection;
  readonly outage: Outage;
  readonly readStream: EventStore['readStream'];
  readonly written: Pick<WrittenLog, 'add' | 'clear'>;
  /** Called with the stream when an append is confirmed after its caller got `store_unavailable`. */
  readonly onRecordedLate?: ((stream: string) => void) | undefined;
};

export type Appends = Pick<EventStore, 'append'> & Pick<AppendWindow, 'drained'>;

export const makeAppends = (around: Surroundings): Appends => {
  const window = appendWindow();
  return {
    append: (stream, events, expected) => {
      checkStreamName(stream);
      if (events.length === 0) return standing(around.readStream, stream);
      const append: Append = { stream, events: events.map(textsOf), expected };
      const chars = charsOf(append);
      checkSize(append, chars);
      return window.admit(chars, () => appendPatiently(around, window, append));
    },
    drained: window.drained,
  };
};

/** Its JSON is made once, for all attempts. @throws event_too_large */
const textsOf = (event: NewEvent): EventTexts => {
  const { id, type, metadata } = event;
  const [dataText, metadataText] = [dataTextOf(event), textOfMetadata(metadata)];
  // A character is at most three bytes: most events need no counting.
  const chars = dataText.length + metadataText.length + type.length + NAMES_CHARS;
  if (chars * 3 > EVENT_BYTES_MAX) eventText(event);
  return { id, type, dataText, metadataText };
};

/** An upper bound for an event's id and the names of its parts. */
const NAMES_CHARS = 256;
/** The maximum overhead of a record besides its JSON, without the type, which the server counts twice. */
const RECORD_OVERHEAD_BYTES = 64;

const charsOf = ({ events }: Append): number =>
  events.reduce(
    (chars, { type, dataText, metadataText }) => chars + type.length + dataText.length + metadataText.length,
    0,
  );

const bytesOf = ({ events }: Append): number =>
  events.reduce(
    (bytes, { type, dataText, metadataText }) =>
      bytes +
      Buffer.byteLength(dataText) +
      Buffer.byteLength(metadataText) +
      2 * type.length +
      RECORD_OVERHEAD_BYTES,
    0,
  );

/**
 * Large appends are refused here, because one over the server's limit ends the connection that it shares, and
 * with it every append in flight.
 */
const checkSize = (append: Append, chars: number): void => {
  if ((chars + RECORD_OVERHEAD_BYTES * append.events.length) * 3 <= APPEND_BYTES_MAX) return;
  const bytes = bytesOf(append);
  if (bytes > APPEND_BYTES_MAX)
    throw new ParleyError('append_too_large', { bytes, bytesMax: APPEND_BYTES_MAX });
};

/**
 * Tries until the outcome is known or its time is up. Every attempt has the same ids and the same expected
 * revision, so the server records it only once.
 */
const appendPatiently = async (
  around: Surroundings,
  window: AppendWindow,
  append: Append,
): Promise<Appended> => {
  const patience = around.outage.patience();
  const earlier: Promise<AppendAnswer>[] = [];
  for (;;) {
    try {
      const repeated = append.expected === 'any' ? await repeatOf(around.readStream, append) : undefined;
      return repeated ?? (await appendOnce(around, window, { append, patience, earlier }));
    } catch (error) {
      const refusal = refusalOf(append, error);
      if (refusal !== undefined) {
        around.outage.over();
        throw refusal;
      }
      around.written.clear();
      if (window.idle()) around.connection.renew('appends');
      await patience.retry(error).catch((refusal: unknown) => {
        if (earlier.length > 0) void Promise.race(earlier).then(() => around.onRecordedLate?.(append.stream));
        throw refusal;
      });
    }
  }
};

type Attempt = {
  readonly append: Append;
  readonly patience: Patience;
  /**
   * The answers to attempts that took too long: while the server still writes the first, it does not answer a
   * repeat, and then it answers the first.
   */
  readonly earlier: Promise<AppendAnswer>[];
};

const NEVER = new Promise<never>(() => undefined);

const appendOnce = async (
  { connection, outage, readStream, written }: Surroundings,
  window: AppendWindow,
  { append, patience, earlier }: Attempt,
): Promise<Appended> => {
  const { sent } = await window.send(
    async () => (await connection.appends()).append(append),
    patience.leftMs,
  );
  // An answer that comes too late for this append still proves that the store is back.
  sent.then(outage.over, () => undefined);
  const answered = earlier.length === 0 ? sent : Promise.race([sent, ...earlier]);
  const { revision, position } = await within(patience.attempt(), answered).catch((error: unknown) => {
    earlier.push(sent.catch(() => NEVER));
    throw error;
  });
  if (position === undefined) return lookedUp(readStream, append.stream, revision);
  written.add({ stream: append.stream, events: append.events, revision, position });
  return { revision, position };
};

/** The answer to a repeat that the server had to look up may lack a position. */
const lookedUp = async (
  readStream: EventStore['readStream'],
  stream: string,
  revision: number,
): Promise<Appended> => {
  const event = await firstValue(readStream(stream, { from: revision, limit: 1 }));
  if (event === undefined) throw new ParleyError('stream_deleted', { stream });
  return { revision, position: event.position };
};

/** The server remembers ids only since it started; older repeats are found among the newest events. */
const repeatOf = async (
  readStream: EventStore['readStream'],
  { stream, events, expected }: Append,
): Promise<Appended | undefined> => {
  const newest: RecordedEvent[] = [];
  const page = { direction: 'backwards', limit: ANY_REPEAT_EVENTS_MAX } as const;
  for await (const event of readStream(stream, page)) newest.unshift(event);
  const start = newest.findLastIndex(({ id }) => id === events[0]?.id);
  if (start === -1) return undefined;
  const last = newest[start + events.length - 1];
  const agrees = events.every(({ id }, index) => newest[start + index]?.id === id);
  if (agrees && last !== undefined) return { revision: last.revision, position: last.position };
  const actual = newest.at(-1)?.revision ?? 'no-stream';
  throw new ParleyError('wrong_expected_revision', { stream, actual, expected });
};

const refusalOf = (append: Append, error: unknown): ParleyError | undefined => {
  const { stream, expected } = append;
  if (error instanceof ParleyError) return error.code === 'store_unavailable' ? undefined : error;
  const failure = failureOf(error);
  switch (failure.kind) {
    case 'wrong-revision':
      return new ParleyError('wrong_expected_revision', { stream, actual: failure.actual, expected });
    case 'deleted':
      return new ParleyError('stream_deleted', { stream });
    case 'too-large':
      return new ParleyError('append_too_large', {
        bytes: bytesOf(append),
        bytesMax: 'what is set there',
      });
    default:
      return undefined;
  }
};

const standing = async (readStream: EventStore['readStream'], stream: string): Promise<Appended> => {
  const newest = await firstValue(readStream(stream, { direction: 'backwards', limit: 1 }));
  return { revision: newest?.revision ?? -1, position: newest?.position ?? -1 };
};
