import type { EventRun } from '../kernel/event-run.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import { digestOf } from './merkle.ts';

/**
 * The text that a leaf hashes: a zero byte, then the event as one JSON object with the fields stream,
 * revision, id, type, data and metadata, in this order and as `JSON.stringify` writes them. Sealed personal
 * fields stay sealed. The position belongs to the store, not to the event, so copies of a store have the same
 * leaves.
 */
export const leafText = (event: Pick<UnreadEvent, 'stream' | 'revision' | 'wholeText'>): string =>
  `${headOf(event.stream)}${event.revision},${event.wholeText().slice(1)}`;

const headOf = (stream: string): string => `\0{"stream":${JSON.stringify(stream)},"revision":`;

/** The hash of an event, Latin-1. */
export const leafHash = (event: Parameters<typeof leafText>[0]): string => digestOf(leafText(event));

/** Bytes to hash. What is behind the head of the stream is written again for each event. */
let leaf = Buffer.allocUnsafeSlow(64 * 1024);

/** More than the bytes of a revision. */
const REVISION_BYTES = 32;

/** The same of each event of a run. */
export const leafHashes = ({ stream, revision, events, lines }: EventRun): string[] => {
  const text = headOf(stream);
  // A character has at most three bytes.
  makeRoom(3 * text.length + REVISION_BYTES + lines.length);
  const head = leaf.write(text);
  const leaves: string[] = [];
  for (let start = 0; leaves.length < events; ) {
    const isLast = leaves.length === events - 1;
    const end = isLast ? lines.length : lines.indexOf(LINE_END, start);
    const comma = writeDigits(revision + leaves.length, head);
    // In the place of the brace that the event begins with.
    leaf.set(lines.subarray(start, end), comma);
    leaf[comma] = COMMA;
    leaves.push(digestOf(new Uint8Array(leaf.buffer, 0, comma + end - start)));
    start = end + 1;
  }
  return leaves;
};

const COMMA = 0x2c;
const LINE_END = 0x0a;
const ZERO = 0x30;

/** @returns the offset after them. For a few bytes, native code takes longer. */
const writeDigits = (number: number, start: number): number => {
  let end = start + 1;
  for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) end += 1;
  for (let at = end - 1, rest = number; at >= start; at -= 1) {
    leaf[at] = ZERO + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return end;
};

const makeRoom = (size: number): void => {
  if (size > leaf.length) leaf = Buffer.allocUnsafeSlow(2 * size);
};

/**
 * Streams without leaves: the record's own, which its checkpoints cover; keys, because destroying a key
 * deletes its stream; and sandboxes, which are copies that users delete freely.
 */
export const hasLeaves = (stream: string): boolean => !/^(audit|sealkey|sandbox)-/.test(stream);
