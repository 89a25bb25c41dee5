import type { JsonValue } from '../../kernel/json.ts';
import { FIGURE_NAMES_MAX } from '../../kernel/limits.ts';
import type { ViewChange, ViewKey } from '../../kernel/view-store.ts';
import { parseSessionStream } from '../../session/session-stream.ts';
import type { PartitionChange } from '../engine.ts';
import { STATE, type ViewIndex } from '../projector.ts';

/** How often each name was counted. */
export type Counts = Readonly<Record<string, number>>;

export const spans = ['hour', 'day'] as const;
export type Span = (typeof spans)[number];

/**
 * Where the sums of an agent stand: all sessions' figures on one subject, of one hour or day and one language.
 * What a subject is about in detail, such as an intent's name, comes last.
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
 * Sums over sessions. A report's script keeps `figures` in the state of each session:
 * `2026-03-02T14\ten\tintent\tbook` → `{ learned: 2 }`, an hour, a language, a subject with its details, and
 * what was counted. The sums change by what a session's figures changed, so that what a session left can be
 * taken out again.
 */
export const figureIndex: ViewIndex = {
  version: 1,
  open: ({ get }) => ({
    changesFor: async (changes) => {
      const before = await get(changes.map(({ partition }) => [STATE, partition]));
      const sums = new Map<string, Sum>();
      for (const [at, change] of changes.entries()) addChange(sums, change, figuresOf(before[at]));
      return summed(get, [...sums.values()]);
    },
  }),
};

type Figures = Readonly<Record<string, Counts>>;
type Sum = { readonly key: ViewKey; readonly by: Map<string, number> };

const figuresOf = (state: JsonValue | undefined): Figures => {
  // The scripts write it so.
  const { figures = {} } = (state ?? {}) as { readonly figures?: Figures };
  return figures;
};

const addChange = (sums: Map<string, Sum>, { partition, state }: PartitionChange, before: Figures): void => {
  const agentId = parseSessionStream(partition)?.agentId;
  if (agentId === undefined) return;
  const after = figuresOf(state);
  for (const [place, counts] of Object.entries(after)) {
    const known = before[place];
    addDifferences(sums, { agentId, place }, counts, known ?? {});
  }
  // A session that lives lets go of what is old, and it stays summed; one that was deleted takes it along.
  if (state === undefined)
    for (const [place, counts] of Object.entries(before))
      addDifferences(sums, { agentId, place }, {}, counts);
};

type Place = { readonly agentId: string; readonly place: string };

const addDifferences = (sums: Map<string, Sum>, at: Place, counts: Counts, before: Counts): void => {
  let places: readonly Sum[] | undefined;
  for (const name of new Set([...Object.keys(counts), ...Object.keys(before)])) {
    const by = (counts[name] ?? 0) - (before[name] ?? 0);
    if (by === 0) continue;
    places ??= sumsAt(sums, at);
    for (const sum of places) sum.by.set(name, (sum.by.get(name) ?? 0) + by);
  }
};

const DAY_CHARS = 'YYYY-MM-DD'.length;

const sumsAt = (sums: Map<string, Sum>, { agentId, place }: Place): readonly Sum[] =>
  spans.map((span) => {
    const name = `${span}\t${agentId}\t${span === 'day' ? dayOf(place) : place}`;
    const known = sums.get(name);
    if (known !== undefined) return known;
    const [hour = '', language = '', subject = '', ...details] = place.split('\t');
    const time = span === 'day' ? hour.slice(0, DAY_CHARS) : hour;
    const sum = { key: sumKey(span, agentId, subject, time, language, ...details), by: new Map() };
    sums.set(name, sum);
    return sum;
  });

const dayOf = (place: string): string => place.slice(0, DAY_CHARS) + place.slice(place.indexOf('\t'));

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
