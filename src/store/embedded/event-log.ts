import { ParleyError } from '../../kernel/errors.ts';
import type { Appended, ExpectedRevision } from '../../kernel/event-store.ts';
import { judgeAppend, wrongExpectedRevision } from './append-verdict.ts';
import type { EventPages } from './event-pages.ts';
import { eventHead, holdsId } from './event-text.ts';

/** Where a stream stands: its newest event, -1 and -1 when it has none, or that it was deleted. */
export type StreamHead = { readonly revision: number; readonly position: number } | 'deleted';

/** What an embedded engine stores. Everything answers at once; the last two are called inside a commit only. */
export type EventLog = EventPages & {
  readonly headOf: (stream: string) => StreamHead;
  readonly positionOf: (stream: string, revision: number) => number | undefined;
  readonly textAt: (position: number) => string | undefined;
  /** Adds events behind the head; each text is the tail of an event. @returns the new head */
  readonly add: (stream: string, tails: readonly string[]) => Appended;
  readonly remove: (stream: string) => void;
};

/** An append whose events are text already. */
export type IncomingAppend = {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly ids: readonly string[];
  readonly tails: readonly string[];
};

/** Does an append, or says why not; either way it throws only when the engine does. */
export const takeAppend = (log: EventLog, append: IncomingAppend): Appended | ParleyError => {
  const { stream, expected, ids, tails } = append;
  const head = log.headOf(stream);
  if (head === 'deleted') return new ParleyError('stream_deleted', { stream });
  if (ids.length === 0) return head;
  const standing = {
    stream,
    revision: head.revision,
    holds: (revision: number, id: string): boolean => {
      const position = log.positionOf(stream, revision);
      const text = position === undefined ? undefined : log.textAt(position);
      return text !== undefined && holdsId(text, eventHead(stream, revision), id);
    },
  };
  const verdict = judgeAppend(ids, expected, standing);
  if (verdict === 'append') return log.add(stream, tails);
  if (verdict === 'refuse') return wrongExpectedRevision(standing, expected);
  const revision = verdict.repeatedUpTo;
  return { revision, position: log.positionOf(stream, revision) ?? -1 };
};
