import type { RecordedEvent } from '../../kernel/event.ts';
import { categoryOf } from '../../kernel/stream-name.ts';
import type { UnreadEvent } from '../../kernel/unread-event.ts';
import { parseEvent, unreadEvent } from '../embedded/event-text.ts';
import { CRC_DIGITS, crcDigits } from './checked-text.ts';

/**
 * The events of one append, as lines of JSON: a head with the stream, the revision of the first event and a
 * checksum, then the events in order. The checksum is the CRC-32 of the position in the log and all text
 * except its own digits, so a record in the place of another is also detected. Records of earlier versions
 * have none; their readers ignore it.
 */
export type Head = { readonly stream: string; readonly revision: number };

/** @param position of the last event. */
export const recordText = (
  { stream, revision, position }: Head & { readonly position: number },
  lines: readonly string[],
): string => {
  const start = `${JSON.stringify({ stream, revision }).slice(0, -1)}${CHECKSUM}`;
  let rest = HEAD_END;
  for (const line of lines) rest += `\n${line}`;
  return start + checksumOf(start, rest, position) + rest;
};

/** The beginning of a head. */
export const HEAD_START = '{"stream":"';
/** The text before and after the digits. */
export const CHECKSUM = ',"crc32":"';
export const HEAD_END = '"}';

const checksumOf = (start: string, rest: string, position: number): string =>
  crcDigits(start, rest, checksumStart(position));

/** The position is summed before the text. */
export const checksumStart = (position: number): number => position % 2 ** 32;

/** A damaged record. */
export class RecordFault extends Error {}

export const WRONG_CHECKSUM = 'its checksum is not that of its content';

/** @param position of its last event. @throws RecordFault */
export const eventsOfRecord = (text: string, position: number): RecordedEvent[] => {
  const { stream, revision, lines } = partsOf(text, position);
  const first = position - lines.length + 1;
  return lines.map((line, index) =>
    parseEvent(line, { stream, revision: revision + index, position: first + index }),
  );
};

/** The same, each parsed when it is read. */
export const unreadOfRecord = (text: string, position: number): UnreadEvent[] => {
  const { stream, revision, lines } = partsOf(text, position);
  const first = position - lines.length + 1;
  const events: UnreadEvent[] = [];
  for (const [index, line] of lines.entries()) {
    const place = { stream, revision: revision + index, position: first + index };
    events.push(unreadEvent(line, place));
  }
  return events;
};

/** @returns the event of that revision as text. @throws RecordFault */
export const eventInRecord = (text: string, revision: number, position: number): string | undefined => {
  const { revision: first, lines } = partsOf(text, position);
  return lines[revision - first];
};

/** Which events a record has. @throws RecordFault */
export const outlineOfRecord = (text: string, position: number): Head & { readonly events: number } => {
  const { stream, revision, lines } = partsOf(text, position);
  return { stream, revision, events: lines.length };
};

type RecordParts = Head & { readonly lines: readonly string[] };

const partsOf = (text: string, position: number): RecordParts => {
  const checksum = checksumIn(text, position);
  if (checksum === 'wrong') throw new RecordFault(WRONG_CHECKSUM);
  const headEnd = text.indexOf('\n');
  const head = text.slice(0, headEnd);
  if (checksum === 'none' && !OLDER_HEAD.test(head)) throw new RecordFault('its first line is damaged');
  const lines = text.slice(headEnd + 1).split('\n');
  if (checksum === 'none') checkLines(lines);
  // Parsed, because a substring would keep the whole text in memory as long as the name is used.
  const { stream, revision }: Head = JSON.parse(head);
  return { stream, revision, lines };
};

/** Whether a record is undamaged; a record of an earlier version does not say. */
export const checksumIn = (text: string, position: number): 'intact' | 'wrong' | 'none' => {
  const digits = text.indexOf('\n') - HEAD_END.length - CRC_DIGITS;
  if (!text.startsWith(CHECKSUM, digits - CHECKSUM.length)) return 'none';
  const rest = digits + CRC_DIGITS;
  const isIntact = text.slice(digits, rest) === checksumOf(text.slice(0, digits), text.slice(rest), position);
  return isIntact ? 'intact' : 'wrong';
};

/** The same record with a checksum. */
export const recordAgain = (text: string, position: number): string => {
  if (checksumIn(text, position) !== 'none') return text;
  const { stream, revision, lines } = partsOf(text, position);
  return recordText({ stream, revision, position }, lines);
};

const OLDER_HEAD = /^\{"stream":"(?:[^"\\]|\\["\\/bfnrt]|\\u[0-9a-f]{4})*","revision":\d+\}$/;

/** Without a checksum, only invalid JSON shows damage. */
const checkLines = (lines: readonly string[]): void => {
  for (const line of lines) {
    try {
      JSON.parse(line);
    } catch {
      throw new RecordFault('it is not JSON');
    }
  }
};

/** Read without verifying the checksum: in a damaged record it may be anything. */
export const categoryOfRecord = (text: string): string => {
  const end = text.indexOf('"', HEAD_START.length);
  const category = categoryOf(text.slice(HEAD_START.length, end));
  if (!category.includes('\\')) return category;
  try {
    const { stream }: Head = JSON.parse(text.slice(0, text.indexOf('\n')));
    return categoryOf(stream);
  } catch {
    return '';
  }
};
