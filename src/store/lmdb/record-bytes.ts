import { crc32 } from 'node:zlib';
import type { EventRun } from '../../kernel/event-run.ts';
import { CRC_DIGITS } from './checked-text.ts';
import {
  CHECKSUM,
  checksumStart,
  HEAD_END,
  HEAD_START,
  type Head,
  outlineOfRecord,
  RecordFault,
  WRONG_CHECKSUM,
} from './record-text.ts';

const LINE_END = 0x0a;
/** The last part of a head, from the comma on. */
const CHECKSUM_CHARS = CHECKSUM.length + CRC_DIGITS + HEAD_END.length;

/**
 * The events of a record as bytes, which they share with it: none of their text is decoded.
 * @param position of the last event. @throws RecordFault
 */
export const runOfRecord = (record: Buffer, position: number): EventRun => {
  const headEnd = record.indexOf(LINE_END);
  const head = record.toString('utf8', 0, headEnd);
  if (!head.startsWith(CHECKSUM, head.length - CHECKSUM_CHARS)) {
    const { stream, revision } = outlineOfRecord(record.toString(), position);
    return { stream, revision, position, bytes: record, start: headEnd + 1 };
  }
  const { buffer, byteOffset, length } = record;
  const digits = headEnd - HEAD_END.length - CRC_DIGITS;
  const sum = crc32(new Uint8Array(buffer, byteOffset, digits), checksumStart(position));
  const bytes = new Uint8Array(buffer, byteOffset + digits + CRC_DIGITS, length - digits - CRC_DIGITS);
  if (crc32(bytes, sum) !== numberAt(record, digits)) throw new RecordFault(WRONG_CHECKSUM);
  const { stream, revision } = placeIn(head);
  return { stream, revision, position, bytes, start: HEAD_END.length + 1 };
};

/** The events of a run behind a position that one of them may have. */
export const runAfter = (run: EventRun, after: number): EventRun => {
  const starts = [run.start];
  for (let at = run.start; at < run.bytes.length; at += 1)
    if (run.bytes[at] === LINE_END) starts.push(at + 1);
  const skipped = Math.max(0, starts.length - (run.position - after));
  return { ...run, revision: run.revision + skipped, start: starts[skipped] ?? run.start };
};

/** Without escapes its parts are cut out, which takes a quarter of the time of parsing. */
const placeIn = (head: string): Head => {
  const end = head.indexOf('"', HEAD_START.length);
  if (head.indexOf('\\') >= 0 || !head.startsWith(HEAD_START) || !head.startsWith(REVISION, end))
    return JSON.parse(head);
  const revision = Number(head.slice(end + REVISION.length, head.length - CHECKSUM_CHARS));
  return { stream: head.slice(HEAD_START.length, end), revision };
};

const REVISION = '","revision":';

/** The number that eight digits of base 16 are, -1 where they are anything else. */
const numberAt = (bytes: Buffer, at: number): number => {
  let number = 0;
  for (let place = at; place < at + CRC_DIGITS; place += 1) {
    const digit = DIGIT_VALUES[bytes[place] ?? 0];
    if (digit === undefined) return -1;
    number = number * 16 + digit;
  }
  return number;
};

const DIGIT_VALUES: readonly (number | undefined)[] = Array.from({ length: 256 }, (_, code) => {
  const value = '0123456789abcdef'.indexOf(String.fromCharCode(code));
  return value < 0 ? undefined : value;
});
