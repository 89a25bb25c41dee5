import { crc32 } from 'node:zlib';
import { type EventRun, runOfTexts } from '../../kernel/event-run.ts';
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
 * @param record a copy, because the digits of its checksum are overwritten
 * @param position of the last event. @throws RecordFault
 */
export const runOfRecord = (record: Buffer, position: number): EventRun => {
  const lineEnd = record.indexOf(LINE_END);
  const head = record.toString('utf8', 0, lineEnd);
  if (!head.startsWith(CHECKSUM, head.length - CHECKSUM_CHARS)) {
    const text = record.toString();
    const { stream, revision } = outlineOfRecord(text, position);
    return runOfTexts({ stream, revision, position }, text.slice(text.indexOf('\n') + 1));
  }
  const digits = lineEnd - HEAD_END.length - CRC_DIGITS;
  const checksum = numberAt(record, digits);
  // Over the digits, which are not summed, so that one call sums everything else.
  record.copyWithin(CRC_DIGITS, 0, digits);
  const bytes = record.subarray(CRC_DIGITS);
  if (crc32(bytes, checksumStart(position)) !== checksum) {
    record.copyWithin(0, CRC_DIGITS, CRC_DIGITS + digits);
    throw new RecordFault(WRONG_CHECKSUM);
  }
  const start = lineEnd + 1 - CRC_DIGITS;
  const end = head.indexOf('"', HEAD_START.length);
  // With escapes its parts must be parsed, which takes four times as long as cutting them out.
  if (head.indexOf('\\') >= 0 || !head.startsWith(HEAD_START) || !head.startsWith(REVISION, end)) {
    const { stream, revision }: Head = JSON.parse(head);
    return runOfTexts({ stream, revision, position }, record.toString('utf8', start + CRC_DIGITS));
  }
  const revision = Number(head.slice(end + REVISION.length, head.length - CHECKSUM_CHARS));
  const stream = head.slice(HEAD_START.length, end);
  const headEnd = digits - CHECKSUM.length - (head.length - CHECKSUM_CHARS - end - REVISION.length);
  return { stream, revision, position, bytes, headEnd, start };
};

const REVISION = '","revision":';

/** The events of a run behind a position that one of them may have. */
export const runAfter = (run: EventRun, after: number): EventRun => {
  const starts = [run.start];
  for (let at = run.start; at < run.bytes.length; at += 1)
    if (run.bytes[at] === LINE_END) starts.push(at + 1);
  const skipped = Math.max(0, starts.length - (run.position - after));
  return { ...run, revision: run.revision + skipped, start: starts[skipped] ?? run.start };
};

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
