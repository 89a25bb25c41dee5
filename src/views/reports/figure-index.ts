import type { JsonValue } from '../../kernel/json.ts';
import { FIGURE_NAMES_MAX } from '../../kernel/limits.ts';
import type { ViewChange, ViewKey } from '../../kernel/view-store.ts';
import { parseSessionStream } from '../../session/session-stream.ts';
import { STATE, type ViewIndex } from '../projector.ts';

/** How often each name was counted. */
export type Counts = Readonly<Record<string, number>>;

export const spans = ['hour', 'day'] as const;
export type Span = (typeof spans)[number];

/**
 * Where the sums of an agent stand: all sessions' figures on one subject, of one hour or day and one
 * language. What a subject is about in detail, such as an intent's name, comes last.
 */
export const sumKey = (span: Span, agentId: string, subject: string, ...rest: readonly string[]): ViewKey => [
  'sum',
  span,
  agentId,
  subject,
  ...rest,
];

/** What is counted beyond so many names of one row. */
export const OTHERS = '(others)';

/**
 * Sums over sessions. A report's script keeps `figures` in the state of each session: by an hour and a
 * language, by a subject with its details, and by what is counted: `2026-03-02T14\ten` → `intent\tbook` →
 * `learned` → 2. The sums change by what a session's figures changed, so that what a session left can be
 * taken out again.
 */
export const figureIndex: ViewIndex = {
  version: 2,
  open: ({ get }) => ({
    changesFor: async (changes) => {
      const before = await get(changes.map(({ partition }) => [STATE, partition]));
      const agents = new Map<string, ByPlace>();
      for (const [at, { partition, state }] of changes.entries()) {
        const agentId = parseSessionStream(partition)?.agentId;
        if (agentId === undefined) continue;
        const places: ByPlace = agents.get(agentId) ?? new Map();
        agents.set(agentId, places);
        addChange(places, figuresOf(before[at]), state === undefined ? undefined : figuresOf(state));
      }
      return summed(get, sumsIn(agents));
    },
  }),
};

type Subjects = Readonly<Record<string, Counts>>;
type Figures = Readonly<Record<string, Subjects>>;
type Changes = Map<string, number>;
/** How much each count changed, by cell and subject. */
type ByPlace = Map<string, Map<string, Changes>>;
type Sum = { readonly key: ViewKey; readonly by: Changes };

const nothing: Readonly<Record<string, never>> = {};

const figuresOf = (state: JsonValue | undefined): Figures => {
  // The scripts write it so.
  const { figures = nothing } = (state ?? nothing) as { readonly figures?: Figures };
  return figures;
};

/** A session that lives lets go of what is old, and it stays summed; one that was deleted takes it along. */
const addChange = (places: ByPlace, before: Figures, after: Figures | undefined): void => {
  const figures = after ?? before;
  for (const cell of Object.keys(figures)) {
    const [old = nothing, now = nothing] = [before[cell], after?.[cell]];
    for (const subject of Object.keys(after === undefined ? old : now))
      addDifferences(places, { cell, subject }, old[subject] ?? nothing, now[subject] ?? nothing);
  }
};

type Place = { readonly cell: string; readonly subject: string };

const addDifferences = (places: ByPlace, place: Place, old: Counts, now: Counts): void => {
  for (const name of Object.keys(now))
    addDifference(places, place, name, (now[name] ?? 0) - (old[name] ?? 0));
  for (const name of Object.keys(old))
    if (now[name] === undefined) addDifference(places, place, name, -(old[name] ?? 0));
};

const addDifference = (places: ByPlace, { cell, subject }: Place, name: string, by: number): void => {
  if (by === 0) return;
  const subjects = places.get(cell) ?? new Map<string, Changes>();
  places.set(cell, subjects);
  const changes = subjects.get(subject) ?? new Map<string, number>();
  subjects.set(subject, changes);
  changes.set(name, (changes.get(name) ?? 0) + by);
};

const DAY_CHARS = 'YYYY-MM-DD'.length;

/** Those of hours as they are, those of days added up. */
const sumsIn = (agents: ReadonlyMap<string, ByPlace>): readonly Sum[] => {
  const sums: Sum[] = [];
  for (const [agentId, places] of agents) {
    const days: ByPlace = new Map();
    for (const [cell, subjects] of places)
      for (const [subject, changes] of subjects) {
        sums.push(sumAt('hour', agentId, { cell, subject }, changes));
        const day = cell.slice(0, DAY_CHARS) + cell.slice(cell.indexOf('\t'));
        for (const [name, by] of changes) addDifference(days, { cell: day, subject }, name, by);
      }
    for (const [cell, subjects] of days)
      for (const [subject, changes] of subjects) sums.push(sumAt('day', agentId, { cell, subject }, changes));
  }
  return sums;
};

const sumAt = (span: Span, agentId: string, { cell, subject }: Place, by: Changes): Sum => {
  const [head = '', ...details] = subject.split('\t');
  return { key: sumKey(span, agentId, head, ...cell.split('\t'), ...details), by };
};

type Get = Parameters<ViewIndex['open']>[0]['get'];

const summed = async (get: Get, sums: readonly Sum[]): Promise<readonly ViewChange[]> => {
  const before = await get(sums.map(({ key }) => key));
  return sums.map(({ key, by }, at) => {
    // Written here alone.
    const counts = { ...(before[at] as Counts | undefined) };
    for (const [name, change] of by) addTo(counts, name, change);
    return { key, json: Object.keys(counts).length === 0 ? undefined : JSON.stringify(counts) };
  });
};

const addTo = (counts: Record<string, number>, name: string, change: number): void => {
  const isFull = counts[name] === undefined && Object.keys(counts).length >= FIGURE_NAMES_MAX;
  const counted = isFull ? OTHERS : name;
  const count = (counts[counted] ?? 0) + change;
  if (count === 0) delete counts[counted];
  else counts[counted] = count;
};
