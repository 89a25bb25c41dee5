import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonValue } from '../../kernel/json.ts';
import { startingWith } from '../../kernel/view-store.ts';
import { memoryViewStore } from '../../store/memory/memory-view-store.ts';
import type { PartitionChange } from '../engine/engine.ts';
import { STATE } from '../projector.ts';
import { figureIndex, type SumSpan, spans } from './figure-index.ts';
import { readFigures } from './figures.ts';

type Figures = Record<string, Record<string, Record<string, number>>>;

/** A view that is saved as a projector saves it. */
const openIndexed = () => {
  const store = memoryViewStore();
  const rows = {
    get: (keys: Parameters<typeof store.get>[1]) => store.get('v', keys),
    range: (range: Parameters<typeof store.range>[1]) => store.range('v', range),
  };
  let index = figureIndex.open(rows);
  let saved: number | undefined;
  const known = new Set<string>();
  return {
    rows,
    reopen: () => {
      index = figureIndex.open(rows);
    },
    save: async (figures: ReadonlyMap<string, Figures | undefined>): Promise<void> => {
      const changes = Array.from(figures, ([partition, of]): PartitionChange => {
        const isNew = !known.has(partition);
        known.add(partition);
        if (of === undefined) return { partition, isNew };
        return { partition, isNew, state: { figures: of } satisfies JsonValue };
      });
      const states = changes.map(({ partition, state }) => ({
        key: [STATE, partition],
        json: JSON.stringify(state),
      }));
      const more = await index.changesFor(changes);
      const to = (saved ?? -1) + 1;
      expect(await store.save('v', [...states, ...more], { from: saved, to })).toBe(true);
      saved = to;
    },
  };
};

type Sums = Record<string, number>;

const addTo = (
  sums: Sums,
  figures: Figures,
  { span, by }: { readonly span: SumSpan; readonly by: 1 | -1 },
) => {
  for (const [cell, subjects] of Object.entries(figures))
    for (const [subject, counts] of Object.entries(subjects))
      for (const [name, count] of Object.entries(counts)) {
        const time = span === 'hour' ? cell : cell.replace(/T\d\d/, '');
        const key = [time, ...subject.split('\t').slice(1), name].join('\t');
        sums[key] = (sums[key] ?? 0) + by * count;
        if (sums[key] === 0) delete sums[key];
      }
};

const sumsRead = async (rows: ReturnType<typeof openIndexed>['rows'], span: SumSpan): Promise<Sums> => {
  const sums: Sums = {};
  const wanted = { agentId: 'a', subject: 'intent', byDay: span === 'day' };
  for await (const { time, language, details, counts } of readFigures(rows, wanted))
    for (const [name, count] of Object.entries(counts)) {
      const key = [time, language, ...details, name].join('\t');
      sums[key] = (sums[key] ?? 0) + count;
    }
  return sums;
};

/** Enough of them for pages to be divided. */
const details = fc.integer({ min: 0, max: 150 }).map((number) => `intent\t${number}-${'x'.repeat(40)}\tname`);
const counts = fc.dictionary(
  fc.constantFrom('one', 'two', '3', 'constructor', '__proto__', 'ü'),
  fc.integer({ min: 1, max: 4 }),
);
const subjects = fc.dictionary(details, counts, { maxKeys: 40 });
const cells = fc.constantFrom('2026-03-01T23\ten', '2026-03-02T00\ten', '2026-03-02T01\tde');
const figures = fc.dictionary(cells, subjects, { maxKeys: 3 });
const streams = fc.constantFrom('session-a-1', 'session-a-2', 'session-a-3');
const step = fc.oneof(
  { weight: 6, arbitrary: fc.record({ stream: streams, figures }) },
  { weight: 1, arbitrary: fc.record({ stream: streams, figures: fc.constant(undefined) }) },
  { weight: 1, arbitrary: fc.constant('reopen' as const) },
);

/** As scripts do it: what was counted once is not forgotten within its hour. */
const grown = (before: Figures, after: Figures): Figures => {
  const kept: Figures = {};
  for (const [cell, of] of Object.entries(after)) kept[cell] = { ...before[cell], ...of };
  return kept;
};

const pick = (from: Figures, cellsWanted: readonly string[]): Figures =>
  Object.fromEntries(Object.entries(from).filter(([cell]) => cellsWanted.includes(cell)));

/** The sums, counted again with each step. */
const recount = () => {
  const sums: Record<SumSpan, Sums> = { hour: {}, day: {} };
  const now = new Map<string, Figures>();
  return {
    sums,
    /** @returns the session's figures as they are now */
    take: (stream: string, next: Figures | undefined): Figures | undefined => {
      const before = now.get(stream) ?? {};
      const after = next && grown(before, next);
      // Figures that a live session drops stay in the sums.
      const gone = after === undefined ? before : pick(before, Object.keys(after));
      for (const span of spans) {
        addTo(sums[span], gone, { span, by: -1 });
        addTo(sums[span], after ?? {}, { span, by: 1 });
      }
      if (after === undefined) now.delete(stream);
      else now.set(stream, after);
      return after;
    },
  };
};

describe('sums over sessions', () => {
  it('equal the counts of the sessions after any changes, deletions and rereads', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
        const view = openIndexed();
        const expected = recount();
        for (const one of steps) {
          if (one === 'reopen') view.reopen();
          else await view.save(new Map([[one.stream, expected.take(one.stream, one.figures)]]));
        }
        for (const span of spans) expect(await sumsRead(view.rows, span)).toEqual(expected.sums[span]);
      }),
      { numRuns: 150 },
    );
  });

  it('are right for any number of simultaneous sessions', async () => {
    const view = openIndexed();
    const expected = recount();
    for (const count of [1, 2, 3, 4]) {
      const sessions = Array.from({ length: 700 }, (_, number) => `session-a-${(number * count) % 700}`);
      const counted = { '2026-03-01T23\ten': { 'intent\tbook': { learned: count } } };
      await view.save(new Map(sessions.map((stream) => [stream, expected.take(stream, counted)])));
    }
    for (const span of spans) expect(await sumsRead(view.rows, span)).toEqual(expected.sums[span]);
  });

  it('are in a few rows, none of them too large', async () => {
    const view = openIndexed();
    const many = Object.fromEntries(
      Array.from({ length: 400 }, (_, number) => [
        `intent\t${number}\tan intent's name`,
        { learned: number + 1 },
      ]),
    );
    await view.save(new Map([['session-a-1', { '2026-03-01T23\ten': many }]]));
    const rows = await view.rows.range(startingWith('sum'));
    expect(rows.length).toBeLessThan(20);
    for (const { value } of rows) expect(JSON.stringify(value).length).toBeLessThan(5_000);
    await view.save(new Map([['session-a-1', undefined]]));
    expect(await view.rows.range(startingWith('sum'))).toEqual([]);
  });
});
