import type { EventRun } from '../kernel/event-run.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import { digestOf, HASH_BYTES } from './merkle.ts';

/**
 * The text that a leaf hashes: a zero byte, then the event as one JSON object with the fields stream,
 * revision, id, type, data and metadata, in this order and as `JSON.stringify` writes them. Sealed personal
 * fields stay sealed. The position belongs to the store, not to the event, so copies of a store have the same
 * leaves.
 */
export const leafText = (event: Pick<UnreadEvent, 'stream' | 'revision' | 'wholeText'>): string => {
  const { stream, revision } = event;
  return `\0{"stream":${JSON.stringify(stream)},"revision":${revision},${event.wholeText().slice(1)}`;
};

/** The hash of an event, Latin-1. */
export const leafHash = (event: Parameters<typeof leafText>[0]): string => digestOf(leafText(event));

/** The leaves of adjacent events of one stream; none if the stream has none. */
export type LeafRun = Pick<EventRun, 'stream' | 'revision' | 'position'> & {
  /** Latin-1, one behind another, because a string is made and read faster than an array. */
  readonly leaves: string;
};

export const leavesIn = (run: LeafRun): number => run.leaves.length / HASH_BYTES;

export const leafRun = (run: EventRun): LeafRun => {
  const { stream, revision, position } = run;
  return { stream, revision, position, leaves: hasLeaves(stream) ? hashesOf(run) : '' };
};

/** The head of each event is written before it, over what is hashed already, because one call hashes both. */
const hashesOf = ({ revision, bytes, headEnd, start }: EventRun): string => {
  const { buffer, byteOffset, length } = bytes;
  let leaves = '';
  let number = revision;
  let head = 0;
  for (let line = start; line < length; ) {
    const end = bytes.indexOf(LINE_END, line);
    const lineEnd = end < 0 ? length : end;
    // The comma behind the revision takes the place of the brace that the event begins with.
    const digits = line - digitsOf(number);
    const nextHead = digits - headEnd;
    bytes.copyWithin(nextHead, head, head + headEnd);
    head = nextHead;
    bytes[head - 1] = 0;
    writeDigits(bytes, number, line);
    bytes[line] = COMMA;
    leaves += digestOf(new Uint8Array(buffer, byteOffset + head - 1, lineEnd - head + 1));
    number += 1;
    line = lineEnd + 1;
  }
  return leaves;
};

const COMMA = 0x2c;
const LINE_END = 0x0a;
const ZERO = 0x30;

const digitsOf = (number: number): number => {
  let count = 1;
  for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) count += 1;
  return count;
};

/** Writes a number before an offset. For a few bytes, native code takes longer. */
const writeDigits = (bytes: Uint8Array, number: number, end: number): void => {
  let at = end;
  let rest = number;
  do {
    at -= 1;
    bytes[at] = ZERO + (rest % 10);
    rest = Math.floor(rest / 10);
  } while (rest > 0);
};

/**
 * Streams without leaves: the record's own, which its checkpoints cover; keys, because destroying a key
 * deletes its stream; and sandboxes, which are copies that users delete freely.
 */
export const hasLeaves = (stream: string): boolean => !/^(audit|sealkey|sandbox)-/.test(stream);
