import { ParleyError } from '../../kernel/errors.ts';
import type { ExpectedRevision } from '../../kernel/event-store.ts';
import { ANY_REPEAT_EVENTS_MAX } from '../../kernel/limits/conversation.ts';
import { idHead } from './event-text.ts';

/** The facts about a stream that an append depends on. */
export type StreamTail = {
  readonly stream: string;
  /** Revision of the newest event; -1 for a stream without events. */
  readonly revision: number;
  /** Text of the event at a revision. */
  readonly textAt: (revision: number) => string | undefined;
};

/** Append; or the revision at which a repeated append ended the first time; or refuse. */
export type AppendVerdict = 'append' | { readonly repeatedUpTo: number } | 'refuse';

/**
 * Follows EventStoreDB's rules, so that all engines answer alike. If the stream is at the expected revision,
 * no ids are compared. Otherwise the ids must follow the expected revision. With 'any', the first id is
 * searched for.
 */
export const judgeAppend = (
  ids: readonly string[],
  expectedRevision: ExpectedRevision,
  tail: StreamTail,
): AppendVerdict => {
  if (expectedRevision === 'any') {
    const start = newestPlaceOf(ids[0] ?? '', tail);
    return start === undefined ? 'append' : verdictOnRepeat(start, ids, tail);
  }
  const revision = revisionOf(expectedRevision);
  if (revision === tail.revision) return 'append';
  return verdictOnRepeat(revision + 1, ids, tail);
};

/** The expected revision: -1 for no stream. */
export const revisionOf = (expectedRevision: Exclude<ExpectedRevision, 'any'>): number =>
  expectedRevision === 'no-stream' ? -1 : expectedRevision;

export const wrongExpectedRevision = (tail: StreamTail, expectedRevision: ExpectedRevision): ParleyError =>
  new ParleyError('wrong_expected_revision', {
    stream: tail.stream,
    actual: tail.revision === -1 ? 'no-stream' : tail.revision,
    expected: expectedRevision,
  });

const verdictOnRepeat = (start: number, ids: readonly string[], tail: StreamTail): AppendVerdict => {
  const repeatedUpTo = start + ids.length - 1;
  if (repeatedUpTo > tail.revision) return 'refuse';
  return ids.every((id, index) => holdsId(tail, start + index, idHead(id))) ? { repeatedUpTo } : 'refuse';
};

const newestPlaceOf = (id: string, tail: StreamTail): number | undefined => {
  const head = idHead(id);
  const oldest = Math.max(0, tail.revision - ANY_REPEAT_EVENTS_MAX + 1);
  for (let revision = tail.revision; revision >= oldest; revision--)
    if (holdsId(tail, revision, head)) return revision;
  return undefined;
};

const holdsId = ({ textAt }: StreamTail, revision: number, head: string): boolean =>
  textAt(revision)?.startsWith(head) ?? false;
