import type { JsonValue } from '../../kernel/json.ts';
import { COUNTED_SESSIONS_AT_HAND_MAX } from '../../kernel/limits/reports.ts';
import type { ViewKey } from '../../kernel/view-store.ts';
import { parseSessionStream } from '../../session/session-stream.ts';
import type { PartitionChange } from '../engine/engine.ts';
import { STATE, type ViewIndex } from '../projector.ts';
import { type SavedMemory, savedMemory } from '../saved-memory.ts';
import { type Additions, type SumChange, sumPages } from './sum-pages.ts';

/** How often each name was counted. */
export type Counts = Readonly<Record<string, number>>;

export const spans = ['hour', 'day'] as const;
export type SumSpan = (typeof spans)[number];

/**
 * The rows with the sums of an agent: figures of all sessions on one subject, in one hour or day, one
 * language and one answerer (an environment and a revision of the agent). The details of a subject, such as
 * an intent's name, are in its pages.
 */
export const sumKey = (
  span: SumSpan,
  agentId: string,
  subject: string,
  ...rest: readonly string[]
): ViewKey => ['sum', span, agentId, subject, ...rest];

/**
 * Sums over sessions. A report's script keeps `figures` in the state of each session: by hour, language and
 * answerer; by subject with its details; and by name: `2026-03-02T14\ten\tstaging\t12` → `intent\tbook` →
 * `learned` → 2. The sums change by the differences of a session's figures, so that an erased session can be
 * subtracted.
 */
export const figureIndex: ViewIndex = {
  version: 4,
  open: ({ get, range }) => {
    const memory = savedMemory(COUNTED_SESSIONS_AT_HAND_MAX, async (streams) => {
      const states = await get(streams.map((stream) => [STATE, stream]));
      return states.map((state) => cellsOf(figuresOf(state)));
    });
    const sums = sumPages(range);
    return {
      changesFor: async (changes) => {
        const before = await memory.recall(changes);
        const addedCells = new Map<string, Cells>();
        for (const change of changes) {
          const agentId = parseSessionStream(change.partition)?.agentId;
          if (agentId === undefined) continue;
          const cells: Cells = addedCells.get(agentId) ?? new Map();
          addedCells.set(agentId, cells);
          addChange(change, before.get(change.partition), { cells, memory });
        }
        return sums.add(sumChanges(addedCells));
      },
    };
  },
};

/** By hour and language, by subject with its details, by name. */
type Figures = Readonly<Record<string, Readonly<Record<string, Counts>>>>;
type Cells = Map<string, Map<string, Map<string, number>>>;

const nothing: Readonly<Record<string, never>> = {};

const figuresOf = (state: JsonValue | undefined): Figures => {
  // Written by the scripts in this shape.
  const { figures = nothing } = (state ?? nothing) as { readonly figures?: Figures };
  return figures;
};

type AddTo = { readonly cells: Cells; readonly memory: SavedMemory<Cells> };

const addChange = (
  { partition, state }: PartitionChange,
  before: Cells | undefined,
  { cells, memory }: AddTo,
): void => {
  if (state === undefined) {
    memory.forget(partition);
    subtractCells(before ?? new Map(), cells);
  } else if (before === undefined) {
    // Most sessions end soon; longer ones are read once.
    addCells(figuresOf(state), cells);
  } else {
    memory.keep(partition, before);
    putDifferences(figuresOf(state), before, cells);
  }
};

const cellsOf = (figures: Figures): Cells => {
  const cells: Cells = new Map();
  addCells(figures, cells);
  return cells;
};

const within = <Value>(map: Map<string, Map<string, Value>>, key: string): Map<string, Value> => {
  const existingMap = map.get(key);
  if (existingMap !== undefined) return existingMap;
  const inner = new Map<string, Value>();
  map.set(key, inner);
  return inner;
};

const addOne = (counts: Map<string, number>, name: string, by: number): void => {
  counts.set(name, (counts.get(name) ?? 0) + by);
};

const addCells = (figures: Figures, addedCells: Cells): void => {
  for (const cell of Object.keys(figures)) {
    const subjects = figures[cell] ?? nothing;
    const addedTo = within(addedCells, cell);
    for (const subject of Object.keys(subjects)) {
      const counts = subjects[subject] ?? nothing;
      const changes = within(addedTo, subject);
      for (const name of Object.keys(counts)) addOne(changes, name, counts[name] ?? 0);
    }
  }
};

const subtractCells = (before: Cells, addedCells: Cells): void => {
  for (const [cell, subjects] of before)
    for (const [subject, counts] of subjects) {
      const changes = within(within(addedCells, cell), subject);
      for (const [name, count] of counts) addOne(changes, name, -count);
    }
};

/**
 * Turns `before` into the current figures. A live session drops old figures, which stay in the sums; a
 * deleted session is subtracted from them.
 */
const putDifferences = (figures: Figures, before: Cells, addedCells: Cells): void => {
  for (const cell of before.keys()) if (figures[cell] === undefined) before.delete(cell);
  for (const cell of Object.keys(figures)) {
    const subjects = figures[cell] ?? nothing;
    const had = within(before, cell);
    const addedTo = within(addedCells, cell);
    for (const subject of Object.keys(subjects))
      putDifference(subjects[subject] ?? nothing, within(had, subject), () => within(addedTo, subject));
  }
};

const putDifference = (
  counts: Counts,
  had: Map<string, number>,
  addedCells: () => Map<string, number>,
): void => {
  for (const name of Object.keys(counts)) {
    const count = counts[name] ?? 0;
    const before = had.get(name) ?? 0;
    if (count === before) continue;
    addOne(addedCells(), name, count - before);
    had.set(name, count);
  }
  for (const [name, before] of had) {
    if (Object.hasOwn(counts, name)) continue;
    addOne(addedCells(), name, -before);
    had.delete(name);
  }
};

const DAY_CHARS = 'YYYY-MM-DD'.length;

/** Rows of hours as they are; rows of days are sums. */
const sumChanges = (addedCells: ReadonlyMap<string, Cells>): readonly SumChange[] => {
  const changes: SumChange[] = [];
  for (const [agentId, hours] of addedCells) {
    const days: Cells = new Map();
    for (const [cell, subjects] of hours) {
      const inDay = within(days, cell.slice(0, DAY_CHARS) + cell.slice(cell.indexOf('\t')));
      for (const [subject, counts] of subjects) {
        const day = within(inDay, subject);
        for (const [name, by] of counts) addOne(day, name, by);
      }
    }
    for (const [cell, subjects] of hours) changes.push(...changesIn('hour', agentId, cell, subjects));
    for (const [cell, subjects] of days) changes.push(...changesIn('day', agentId, cell, subjects));
  }
  return changes;
};

/** Groups by the beginning of a subject; the rest of it identifies the detail. */
function* changesIn(span: SumSpan, agentId: string, cell: string, subjects: Additions): Generator<SumChange> {
  const byHead = new Map<string, Map<string, ReadonlyMap<string, number>>>();
  for (const [subject, counts] of subjects) {
    if (counts.size === 0) continue;
    const end = subject.indexOf('\t');
    const head = end < 0 ? subject : subject.slice(0, end);
    within(byHead, head).set(end < 0 ? '' : subject.slice(end + 1), counts);
  }
  for (const [head, by] of byHead) yield { key: sumKey(span, agentId, head, ...cell.split('\t')), by };
}
