import { ParleyError } from '../../kernel/errors.ts';
import type { Appended, ExpectedRevision } from '../../kernel/event-store.ts';
import { judgeAppend, revisionOf, wrongExpectedRevision } from './append-verdict.ts';
import type { EventPages } from './event-pages.ts';

/** The head of a stream: its newest event (-1 and -1 if it has none), or that it was deleted. */
export type StreamHead = { readonly revision: number; readonly position: number } | 'deleted';

/**
 * The storage of an embedded engine. All methods are synchronous; `add` and `removePart` are called only
 * inside a commit.
 */
export type EventLog = EventPages & {
  readonly headOf: (stream: string) => StreamHead;
  readonly positionOf: (stream: string, revision: number) => number | undefined;
  readonly textAt: (stream: string, revision: number) => string | undefined;
  /** Adds events, one per line, after the head. @returns the new head */
  readonly add: (stream: string, lines: readonly string[]) => Appended;
  /**
   * Removes a stream, or a part of it if it is long. After the first part it is deleted for every reader.
   * @returns whether all of it is removed
   */
  readonly removePart: (stream: string) => boolean;
  /** Streams that are removed in part. */
  readonly partlyRemoved: () => readonly string[];
};

/** An append with serialised events. */
export type IncomingAppend = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly ids: readonly string[];
  readonly lines: readonly string[];
};

/** Whether an append directly follows the newest event of its stream, so that no lookup is needed. */
export const followsHead = (log: Pick<EventLog, 'headOf'>, append: IncomingAppend): boolean => {
  const { stream, expected, lines } = append;
  if (expected === 'any' || lines.length === 0) return false;
  const head = log.headOf(stream);
  return head !== 'deleted' && head.revision === revisionOf(expected);
};

/** Appends, or returns why not; either way it throws only if the engine does. */
export const takeAppend = (log: EventLog, append: IncomingAppend): Appended | ParleyError => {
  const { stream, expected, ids, lines } = append;
  if (followsHead(log, append)) return log.add(stream, lines);
  const head = log.headOf(stream);
  if (head === 'deleted') return new ParleyError('stream_deleted', { stream });
  if (lines.length === 0) return head;
  const tail = {
    stream,
    revision: head.revision,
    textAt: (revision: number) => log.textAt(stream, revision),
  };
  const verdict = judgeAppend(ids, expected, tail);
  if (verdict === 'append') return log.add(stream, lines);
  if (verdict === 'refuse') return wrongExpectedRevision(tail, expected);
  const revision = verdict.repeatedUpTo;
  return { revision, position: log.positionOf(stream, revision) ?? -1 };
};
