import { ParleyError } from '../../kernel/errors.ts';
import type { ExpectedRevision } from '../../kernel/event-store.ts';
import { ANY_REPEAT_EVENTS_MAX } from '../../kernel/limits.ts';
import { idHead } from './event-text.ts';

/** The facts about a stream that an append depends on. */
export type StreamStanding = {
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
  expected: ExpectedRevision,
  standing: StreamStanding,
): AppendVerdict => {
  if (expected === 'any') {
    const start = newestPlaceOf(ids[0] ?? '', standing);
    return start === undefined ? 'append' : repeatedFrom(start, ids, standing);
  }
  const revision = expectedAt(expected);
  if (revision === standing.revision) return 'append';
  return repeatedFrom(revision + 1, ids, standing);
};

/** The expected revision: -1 for no stream. */
export const expectedAt = (expected: Exclude<ExpectedRevision, 'any'>): number =>
  expected === 'no-stream' ? -1 : expected;

export const wrongExpectedRevision = (standing: StreamStanding, expected: ExpectedRevision): ParleyError =>
  new ParleyError('wrong_expected_revision', {
    stream: standing.stream,
    actual: standing.revision === -1 ? 'no-stream' : standing.revision,
    expected,
  });

const repeatedFrom = (start: number, ids: readonly string[], standing: StreamStanding): AppendVerdict => {
  const repeatedUpTo = start + ids.length - 1;
  if (repeatedUpTo > standing.revision) return 'refuse';
  return ids.every((id, index) => holdsId(standing, start + index, idHead(id))) ? { repeatedUpTo } : 'refuse';
};

const newestPlaceOf = (id: string, standing: StreamStanding): number | undefined => {
  const head = idHead(id);
  const oldest = Math.max(0, standing.revision - ANY_REPEAT_EVENTS_MAX + 1);
  for (let revision = standing.revision; revision >= oldest; revision--)
    if (holdsId(standing, revision, head)) return revision;
  return undefined;
};

const holdsId = ({ textAt }: StreamStanding, revision: number, head: string): boolean =>
  textAt(revision)?.startsWith(head) ?? false;
