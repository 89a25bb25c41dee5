import { groupBy } from '../../kernel/group-by.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { PROJECTION_STATES_CACHED_MAX } from '../../kernel/limits/views.ts';
import type { ViewChange, ViewKey } from '../../kernel/view-store.ts';
import { parseSessionStream } from '../../session/session-stream.ts';
import { STATE, type ViewIndex, type ViewRows } from '../projector.ts';
import { savedMemory } from '../saved-memory.ts';

export const INBOX = 'inbox';

const inboxKinds = ['unmatched', 'low_score'] as const;

/** A text that matched no intent or had a low score; written by `projections/inbox.js`. */
export type InboxItem = {
  /** Revision of the query in its stream. */
  readonly revision: number;
  readonly turnId: string;
  readonly at: string;
  readonly language: string;
  /** Empty if it is recorded sealed or was erased. */
  readonly text: string;
  readonly kind: (typeof inboxKinds)[number];
  /** The nearest intent; empty for none. */
  readonly intentName: string;
  readonly score: number;
};

/**
 * The texts of an agent by time. A row holds those of one session within ten minutes, because a session says
 * most of its texts in a short time.
 */
export const inboxKey = (agentId: string, ...rest: ViewKey): ViewKey => ['items', agentId, ...rest];

/** How often rows of an agent were written and removed: they show whether its inbox has changed. */
export type InboxCounts = { readonly said: number; readonly gone: number };

const countsKey = (agentId: string): ViewKey => ['counts', agentId];

export const inboxCounts = async (
  { get }: Pick<ViewRows, 'get'>,
  agentIds: readonly string[],
): Promise<readonly InboxCounts[]> =>
  (await get(agentIds.map(countsKey))).map((counts) =>
    // Written below.
    Array.isArray(counts) ? { said: Number(counts[0]), gone: Number(counts[1]) } : { said: 0, gone: 0 },
  );

/** `2026-03-02T14:3`: the ten minutes of a time in ISO 8601. */
export const tenMinutesOf = (at: string): string => at.slice(0, 'YYYY-MM-DDTHH:M'.length);

export const inboxIndex: ViewIndex = {
  version: 3,
  open: ({ get }) => {
    const memory = savedMemory(PROJECTION_STATES_CACHED_MAX, async (streams) => {
      const states = await get(streams.map((stream) => [STATE, stream]));
      return streams.map((stream, at) => marksOf(rowsIn(stream, itemsIn(states[at]))));
    });
    return {
      changesFor: async (changes) => {
        const before = await memory.recall(changes);
        const itemChanges = changes.flatMap(({ partition, state }) => {
          const rows = rowsIn(partition, itemsIn(state));
          memory.keep(partition, marksOf(rows));
          return changedRows(partition, before.get(partition) ?? noMarks, rows);
        });
        return [...itemChanges, ...(await countRows(get, itemChanges))];
      },
    };
  },
};

/** A session's texts by the ten minutes in which they were said. */
type Rows = ReadonlyMap<string, readonly InboxItem[]>;
/** Shows whether a row changed: texts are appended, and the oldest are removed. */
type Marks = ReadonlyMap<string, string>;

const noMarks: Marks = new Map();

const rowsIn = (stream: string, items: readonly InboxItem[]): Rows => {
  const rows = new Map<string, InboxItem[]>();
  if (parseSessionStream(stream) === undefined) return rows;
  for (const item of items) {
    const minutes = tenMinutesOf(item.at);
    const row = rows.get(minutes);
    if (row === undefined) rows.set(minutes, [item]);
    else row.push(item);
  }
  return rows;
};

const marksOf = (rows: Rows): Marks =>
  new Map(
    Array.from(rows, ([minutes, items]) => [minutes, `${items[0]?.revision} ${items.at(-1)?.revision}`]),
  );

const changedRows = (stream: string, before: Marks, rows: Rows): readonly ViewChange[] => {
  const agentId = parseSessionStream(stream)?.agentId ?? '';
  const changes: ViewChange[] = [];
  for (const [minutes, mark] of marksOf(rows))
    if (before.get(minutes) !== mark)
      changes.push({ key: inboxKey(agentId, minutes, stream), json: JSON.stringify(rows.get(minutes)) });
  for (const minutes of before.keys())
    if (!rows.has(minutes)) changes.push({ key: inboxKey(agentId, minutes, stream), json: undefined });
  return changes;
};

const countRows = async (
  get: ViewRows['get'],
  itemChanges: readonly ViewChange[],
): Promise<readonly ViewChange[]> => {
  const byAgent = [...groupBy(itemChanges, ({ key }) => String(key[1]))];
  const before = await inboxCounts(
    { get },
    byAgent.map(([agentId]) => agentId),
  );
  return byAgent.map(([agentId, rows], at) => {
    const { said = 0, gone = 0 } = before[at] ?? {};
    const removedRows = rows.filter(({ json }) => json === undefined).length;
    const json = JSON.stringify([said + rows.length - removedRows, gone + removedRows]);
    return { key: countsKey(agentId), json };
  });
};

const itemsIn = (state: JsonValue | undefined): readonly InboxItem[] => {
  // Written by the script in this shape.
  const { items = [] } = (state ?? {}) as { readonly items?: readonly InboxItem[] };
  return items;
};
