import { type FileHandle, open } from 'node:fs/promises';
import { errorCode } from '../../kernel/thrown-error.ts';
import { withWholeCharacters } from '../../kernel/whole-characters.ts';
import type { Client } from '../client/client.ts';
import { CommandError, type Io } from '../io.ts';
import { awaitWrite } from '../terminal/await-write.ts';
import { progressOf } from '../terminal/progress.ts';

export type WriteResult = {
  readonly events: number;
  /** Position of the last event that was read; undefined if there was none. */
  readonly lastPosition: number | undefined;
  /** Positions of damaged records, which are not in the file. */
  readonly unreadable: readonly number[];
};

type FileRange = {
  readonly path: string;
  /** The first position to read. */
  readonly from: number;
  /** Older events are left out. */
  readonly since?: string;
};

/** The fields of a recorded event that the program uses. */
type UnreadableLine = { readonly unreadable: { readonly position: number } };
type EventLine = { readonly position: number; readonly metadata: { readonly occurredAt: string } };

/** Many lines are written at once. */
const PIECE_CHARS = 256 * 1024;
const OWNER_ONLY = 0o600;
/** Events between two reports of progress. */
const EVENTS_PER_REPORT = 10_000;

/**
 * Appends recorded events to a file, one JSON object per line. Only its owner may read it. Recorded texts may
 * have half a surrogate pair, for which strict readers refuse the whole file.
 */
export const writeEvents = async (client: Client, io: Io, range: FileRange): Promise<WriteResult> => {
  const { path, from, since } = range;
  const query = `from=${from}${since === undefined ? '' : `&since=${since}`}`;
  const file = await awaitWrite(path, open(path, 'a', OWNER_ONLY));
  const progress = progressOf(io, 'events');
  let [text, events] = ['', 0];
  const unreadable: number[] = [];
  let lastPosition: number | undefined;
  try {
    const call = { method: 'GET', path: `/admin/events?${query}` } as const;
    for await (const line of client.lines<EventLine | UnreadableLine>(call)) {
      if ('unreadable' in line) {
        unreadable.push(line.unreadable.position);
        continue;
      }
      const { position, metadata } = line;
      lastPosition = position;
      if (since !== undefined && metadata.occurredAt < since) continue;
      text += `${withWholeCharacters(JSON.stringify(line))}\n`;
      events += 1;
      if (events % EVENTS_PER_REPORT === 0) progress.show(events, events);
      if (text.length < PIECE_CHARS) continue;
      await appendLines(file, text, path);
      text = '';
    }
    await appendLines(file, text, path);
  } finally {
    progress.stop();
    await file.close();
  }
  return { events, lastPosition, unreadable };
};

/** The file keeps whole lines only, so that every program reads it, and the next export continues there. */
const appendLines = async (file: FileHandle, lines: string, path: string): Promise<void> => {
  const { size } = await file.stat();
  const append = async (): Promise<void> => {
    try {
      await file.appendFile(lines);
    } catch (error) {
      // A pipe has no end to cut off.
      await file.truncate(size).catch(() => undefined);
      throw error;
    }
  };
  await awaitWrite(path, append());
};

/** Several times the size of the largest event, so that the last whole line is in it. */
const TAIL_BYTES = 4 * 1024 * 1024;

/**
 * Finds the end of the last whole line of an export, so that it can continue there, and cuts off an
 * incomplete line, for example after a crash.
 * @returns the first position that is not in the file; 0 if there is no file
 */
export const positionAfter = async (path: string): Promise<number> => {
  const opening = open(path, 'r+').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  });
  const file = await awaitWrite(path, opening);
  if (file === undefined) return 0;
  try {
    const { size } = await file.stat();
    const tail = Buffer.alloc(Math.min(size, TAIL_BYTES));
    await file.read(tail, 0, tail.length, size - tail.length);
    const end = tail.lastIndexOf('\n');
    if (end < 0 && size > tail.length) throw new CommandError(`${path} is not an export of events`);
    await file.truncate(size - tail.length + end + 1);
    if (end < 0) return 0;
    const start = tail.lastIndexOf('\n', end - 1) + 1;
    return nextOf(tail.subarray(start, end).toString(), path);
  } finally {
    await file.close();
  }
};

const nextOf = (line: string, path: string): number => {
  try {
    const { position } = JSON.parse(line);
    if (Number.isSafeInteger(position)) return position + 1;
  } catch {
    // The message below covers this.
  }
  throw new CommandError(`${path} is not an export of events: its last line has no position`);
};
