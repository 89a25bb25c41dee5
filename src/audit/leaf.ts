import type { EventBytes } from '../kernel/event-bytes.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import { hashInto } from './merkle.ts';

/**
 * The text that a leaf hashes: a zero byte, then the event as one JSON object with the fields stream,
 * revision, id, type, data and metadata, in this order and as `JSON.stringify` writes them. Sealed personal
 * fields stay sealed. The position belongs to the store, not to the event, so copies of a store have the same
 * leaves.
 */
export const leafText = (event: Pick<UnreadEvent, 'stream' | 'revision' | 'wholeText'>): string =>
  `${headOf(event.stream)}${event.revision},${event.wholeText().slice(1)}`;

const headOf = (stream: string): string => `\0{"stream":${JSON.stringify(stream)},"revision":`;

/** Bytes to hash: `head` of them are the head of the last event's stream, which adjacent events share. */
let leaf = Buffer.allocUnsafeSlow(64 * 1024);
let [lastStream, head] = ['', 0];

/** More than the bytes of a revision. */
const REVISION_BYTES = 32;

/** Writes the hash of the same as UTF-8. */
export const leafInto = (target: Buffer, offset: number, { stream, revision, bytes }: EventBytes): void => {
  if (stream !== lastStream) {
    const text = headOf(stream);
    makeRoom(Buffer.byteLength(text));
    head = leaf.write(text);
    lastStream = stream;
  }
  makeRoom(head + REVISION_BYTES + bytes.length);
  const comma = writeDigits(revision, head);
  // In the place of the brace that the event begins with.
  leaf.set(bytes, comma);
  leaf[comma] = COMMA;
  hashInto(target, offset, new Uint8Array(leaf.buffer, 0, comma + bytes.length));
};

const COMMA = 0x2c;
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
  if (size <= leaf.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * size);
  larger.set(leaf.subarray(0, head));
  leaf = larger;
};

/**
 * Streams without leaves: the record's own, which its checkpoints cover; keys, because destroying a key
 * deletes its stream; and sandboxes, which are copies that users delete freely.
 */
export const hasLeaves = (stream: string): boolean => !/^(audit|sealkey|sandbox)-/.test(stream);
