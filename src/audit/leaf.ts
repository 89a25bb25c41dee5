import { createHash } from 'node:crypto';
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

const headOf = (stream: string): string => {
  const text = ORDINARY.test(stream) ? `"${stream}"` : JSON.stringify(stream);
  return `\0{"stream":${text},"revision":`;
};

/** Names without anything that JSON escapes, which most are: to find that out takes half as long. */
const ORDINARY = /^[\w-]+$/;

/** The hash of an event, Latin-1. */
export const leafHash = (event: Parameters<typeof leafText>[0]): string => digestOf(leafText(event));

/** The leaves of adjacent events of one stream; none if the stream has none. */
export type LeafRun = Pick<EventRun, 'stream' | 'revision' | 'position'> & {
  readonly leaves: readonly string[];
};

export const leafRun = (run: EventRun): LeafRun => {
  const { stream, revision, position } = run;
  if (!hasLeaves(stream)) return { stream, revision, position, leaves: [] };
  const hashes = run.bytes.length > COPIED_BYTES_MAX ? hashesInPlace : hashesOfCopies;
  return { stream, revision, position, leaves: hashes(run) };
};

/**
 * Hashing a head and an event as one piece saves a call, but takes a copy. Its buffer is kept: it would stay
 * several times as large as the longest event.
 */
const COPIED_BYTES_MAX = 64 * 1024;

const hashesInPlace = ({ stream, revision, bytes, start }: EventRun): string[] => {
  const text = headOf(stream);
  const leaves: string[] = [];
  for (let line = start; line < bytes.length; ) {
    const end = bytes.indexOf(LINE_END, line);
    const lineEnd = end < 0 ? bytes.length : end;
    const leaf = createHash('sha256').update(`${text}${revision + leaves.length},`);
    // Behind the brace that the event begins with.
    leaves.push(leaf.update(bytes.subarray(line + 1, lineEnd)).digest('binary'));
    line = lineEnd + 1;
  }
  return leaves;
};

const hashesOfCopies = ({ stream, revision, bytes, start }: EventRun): string[] => {
  const text = headOf(stream);
  // A character has at most three bytes.
  const room = 3 * text.length + REVISION_BYTES + bytes.length;
  const end = room + bytes.length;
  makeRoom(end + 1);
  const head = work.write(text);
  work.set(bytes, room);
  work[end] = LINE_END;
  const leaves: string[] = [];
  for (let line = room + start; line < end; ) {
    const lineEnd = work.indexOf(LINE_END, line);
    const comma = writeDigits(revision + leaves.length, head);
    // In the place of the brace that the event begins with.
    work.copyWithin(comma, line, lineEnd);
    work[comma] = COMMA;
    leaves.push(digestOf(new Uint8Array(work.buffer, 0, comma + lineEnd - line)));
    line = lineEnd + 1;
  }
  return leaves;
};

/** Holds the text of one leaf, and behind it a copy of the run. The leaf's head is written once a run. */
let work = Buffer.allocUnsafeSlow(64 * 1024);

const makeRoom = (size: number): void => {
  if (size > work.length) work = Buffer.allocUnsafeSlow(2 * size);
};

/** More than the digits of a revision. */
const REVISION_BYTES = 32;
const COMMA = 0x2c;
const LINE_END = 0x0a;
const ZERO = 0x30;

/** @returns the offset after them. For a few bytes, native code takes longer. */
const writeDigits = (number: number, start: number): number => {
  let end = start + 1;
  for (let rest = number; rest >= 10; rest = Math.floor(rest / 10)) end += 1;
  for (let at = end - 1, rest = number; at >= start; at -= 1) {
    work[at] = ZERO + (rest % 10);
    rest = Math.floor(rest / 10);
  }
  return end;
};

/**
 * Streams without leaves: the record's own, which its checkpoints cover; keys, because destroying a key
 * deletes its stream; and sandboxes, which are copies that users delete freely.
 */
export const hasLeaves = (stream: string): boolean => !/^(audit|sealkey|sandbox)-/.test(stream);
