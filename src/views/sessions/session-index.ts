import { PROJECTION_STATES_CACHED_MAX } from '../../kernel/limits/views.ts';
import type { ViewChange, ViewKey } from '../../kernel/view-store.ts';
import { parseSessionStream } from '../../session/session-stream.ts';
import type { PartitionChange } from '../engine/engine.ts';
import { type NumberedEdit, type NumberName, nameRows, noTerms, numberedRows } from '../numbered-terms.ts';
import { STATE, type ViewIndex, type ViewRows } from '../projector.ts';
import { savedMemory } from '../saved-memory.ts';
import { type SessionSummary, summaryIn, termsOf } from './session-summary.ts';

/** The sort keys of sessions, all numbers. */
export const sessionColumns = ['startedAt', 'lastActiveAt', 'turns', 'unmatched', 'lowestScore'] as const;
export type SessionColumn = (typeof sessionColumns)[number];

/** Counts are read with every list, so they are stored compactly. */
export const isWideSessionColumn = (name: string): boolean => name !== 'turns' && name !== 'unmatched';

/**
 * The sessions of an agent are numbered, see `numbered-terms.ts`; a number's name is the stream. In addition:
 *
 *     next      agent    → the next number to give
 *     number    stream   → its number
 */
const sessionKey = {
  next: (agentId: string) => ['next', agentId],
  number: (stream: string) => ['number', stream],
} satisfies Record<string, (...parts: never[]) => ViewKey>;

/** The summary from which a session's saved rows were made. */
type SavedSession = { readonly number: number; readonly terms: readonly string[] };

export const sessionIndex: ViewIndex = {
  version: 7,
  open: ({ get }) => {
    const memory = savedMemory(PROJECTION_STATES_CACHED_MAX, (streams) => savedAt(get, streams));
    return {
      changesFor: async (changes) => {
        const { edits, rows } = await editsOf(get, changes, await memory.recall(changes));
        for (const { stream, number, has, values } of edits) {
          if (values === undefined) memory.forget(stream);
          else memory.keep(stream, { number, terms: has });
        }
        return [...rows, ...(await numberedRows(get, edits, isWideSessionColumn))];
      },
    };
  },
};

const valuesOf = (session: SessionSummary): Readonly<Record<SessionColumn, number>> => ({
  startedAt: Date.parse(session.startedAt) || 0,
  lastActiveAt: Date.parse(session.lastActiveAt) || 0,
  turns: session.turns,
  unmatched: session.unmatched,
  lowestScore: session.lowestScore,
});

type Get = ViewRows['get'];

const savedAt = async (
  get: Get,
  streams: readonly string[],
): Promise<readonly (SavedSession | undefined)[]> => {
  const numbers = await get(streams.map(sessionKey.number));
  const states = await get(streams.map((stream) => [STATE, stream]));
  return numbers.map((number, at): SavedSession | undefined => {
    const state = states[at];
    const terms = state === undefined ? noTerms : termsOf(summaryIn(state));
    return number === undefined ? undefined : { number: Number(number), terms };
  });
};

type Edit = NumberedEdit & { readonly stream: string };

const editsOf = async (
  get: Get,
  changes: readonly PartitionChange[],
  saved: ReadonlyMap<string, SavedSession>,
): Promise<{ readonly edits: readonly Edit[]; readonly rows: readonly ViewChange[] }> => {
  const sessions = changes.flatMap(({ partition: stream, state }) => {
    const name = parseSessionStream(stream);
    const summary = state === undefined ? undefined : summaryIn(state);
    if (name === undefined || (summary === undefined && !saved.has(stream))) return [];
    return [{ stream, agentId: name.agentId, summary }];
  });
  const agents = [...new Set(sessions.map(({ agentId }) => agentId))];
  const nexts = await get(agents.map(sessionKey.next));
  const next = new Map(agents.map((agentId, at) => [agentId, Number(nexts[at] ?? 0)]));
  const rows: ViewChange[] = [];
  const namings: NumberName[] = [];
  const edits = sessions.map(({ stream, agentId, summary }): Edit => {
    const before = saved.get(stream);
    const number = before?.number ?? next.get(agentId) ?? 0;
    const edit = { stream, agentId, number, had: before?.terms ?? noTerms };
    if (before === undefined) next.set(agentId, number + 1);
    if (summary === undefined) {
      rows.push({ key: sessionKey.number(stream), json: undefined });
      namings.push({ agentId, number, name: null });
      return { ...edit, has: noTerms, values: undefined };
    }
    if (before === undefined) {
      rows.push({ key: sessionKey.number(stream), json: `${number}` });
      namings.push({ agentId, number, name: stream });
    }
    return { ...edit, has: termsOf(summary), values: valuesOf(summary) };
  });
  for (const [agentId, number] of next) rows.push({ key: sessionKey.next(agentId), json: `${number}` });
  return { edits, rows: [...rows, ...(await nameRows(get, namings))] };
};
