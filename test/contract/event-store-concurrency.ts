import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isParleyError } from '../../src/kernel/errors.ts';
import type { EventStore, ExpectedRevision } from '../../src/kernel/event-store.ts';
import {
  collect,
  freshCategory,
  freshStream,
  idsOf,
  revisionsOf,
  someEvent,
  someEvents,
} from '../support/store-events.ts';
import type { StoreUnderTest } from './event-store-contract.ts';

const PROPERTY_RUNS = 25;
/** Each reads the stream first; with many more, a busy machine would exceed the timeout. */
const WRITERS_OF_ONE_STREAM = 40;

export const itAppendsInParallel = (given: StoreUnderTest): void => {
  describe('appends in parallel', () => {
    it('with one winner for each revision', async () => {
      const stream = freshStream();
      for (let revision = -1; revision < 9; revision++) {
        const expected = revision === -1 ? 'no-stream' : revision;
        const outcomes = await Promise.allSettled(
          Array.from({ length: 8 }, () => given.store.append(stream, someEvents(1), expected)),
        );
        const lost = outcomes.filter(({ status }) => status === 'rejected');
        expect(lost).toHaveLength(7);
        for (const outcome of lost)
          expect(outcome).toMatchObject({ reason: { code: 'wrong_expected_revision' } });
      }
      expect(await collect(given.store.readStream(stream))).toHaveLength(10);
    });

    it("with 'any' served for every writer", async () => {
      const stream = freshStream();
      const appended = await Promise.all(
        Array.from({ length: WRITERS_OF_ONE_STREAM }, () => given.store.append(stream, someEvents(2), 'any')),
      );
      expect(appended.map(({ revision }) => revision).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: WRITERS_OF_ONE_STREAM }, (_, index) => index * 2 + 1),
      );
    });

    it('and a repeated append while the first is in progress', async () => {
      const stream = freshStream();
      const events = someEvents(3);
      const [first, second] = await Promise.all([
        given.store.append(stream, events, 'no-stream'),
        given.store.append(stream, events, 'no-stream'),
      ]);
      expect(second).toEqual(first);
      expect(await collect(given.store.readStream(stream))).toHaveLength(3);
    });

    it('to many streams, each complete and in order', async () => {
      const category = freshCategory();
      const streams = Array.from({ length: 50 }, () => freshStream(category));
      const fill = async (stream: string): Promise<void> => {
        for (let revision = -1; revision < 29; revision += 3)
          await given.store.append(stream, someEvents(3), revision === -1 ? 'no-stream' : revision);
      };
      await Promise.all(streams.map(fill));
      for (const stream of streams)
        expect(revisionsOf(await collect(given.store.readStream(stream)))).toEqual(
          Array.from({ length: 30 }, (_, revision) => revision),
        );
      expect(await collect(given.store.readAll({ category }))).toHaveLength(1_500);
    });

    it('and completes accepted appends before it closes', async () => {
      const appends = Array.from({ length: 50 }, () =>
        given.store.append(freshStream(), someEvents(1), 'no-stream'),
      );
      await given.store.close();
      const outcomes = await Promise.allSettled(appends);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(50);
    });
  });

  describe('for any sequence of operations', () => {
    it('behaves like a plain list', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
          const names = [freshStream(), freshStream(), freshStream()];
          const lists: Lists = new Map();
          for (const nextStep of steps) {
            const stream = names[nextStep.which] ?? '';
            const ids = idsOf(someEvents(nextStep.count));
            expect(await takeStep(given.store, stream, ids, nextStep)).toEqual(
              takeStepOnList(lists, stream, ids, nextStep),
            );
          }
          for (const stream of names)
            expect(idsOf(await collect(given.store.readStream(stream)))).toEqual(idsInList(lists, stream));
        }),
        { numRuns: PROPERTY_RUNS },
      );
    });

    it('keeps the log consistent with its streams', async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
          const category = freshCategory();
          const names = [freshStream(category), freshStream(category), freshStream(category)];
          await Promise.all(
            steps.map((taken) =>
              takeStep(given.store, names[taken.which] ?? '', idsOf(someEvents(taken.count)), taken),
            ),
          );
          const log = await collect(given.store.readAll({ category }));
          for (const stream of names)
            expect(log.filter((event) => event.stream === stream)).toEqual(
              await collect(given.store.readStream(stream)),
            );
        }),
        { numRuns: PROPERTY_RUNS },
      );
    });
  });
};

type Step = {
  readonly kind: 'append' | 'delete';
  readonly which: number;
  readonly count: number;
  readonly expected: ExpectedRevision;
};

/** Deletions are rare, because otherwise little data would be left. */
const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom('append', 'append', 'append', 'append', 'append', 'delete'),
  which: fc.nat({ max: 2 }),
  count: fc.integer({ min: 1, max: 3 }),
  expected: fc.constantFrom<ExpectedRevision[]>('any', 'any', 'no-stream', 0, 1, 2, 3),
});

type Lists = Map<string, readonly string[] | 'deleted'>;

const idsInList = (lists: Lists, stream: string): readonly string[] => {
  const list = lists.get(stream) ?? [];
  return list === 'deleted' ? [] : list;
};

/** @returns the resulting revision, or the code of the error; undefined for a deletion */
const takeStep = async (
  store: EventStore,
  stream: string,
  ids: readonly string[],
  { kind, expected }: Step,
): Promise<number | string | undefined> => {
  if (kind === 'delete') {
    await store.delete(stream);
    return undefined;
  }
  try {
    const events = ids.map((id) => someEvent({}, id));
    return (await store.append(stream, events, expected)).revision;
  } catch (error) {
    if (isParleyError(error)) return error.code;
    throw error;
  }
};

const takeStepOnList = (
  lists: Lists,
  stream: string,
  ids: readonly string[],
  { kind, expected }: Step,
): number | string | undefined => {
  const list = lists.get(stream) ?? [];
  if (kind === 'delete') {
    if (lists.has(stream)) lists.set(stream, 'deleted');
    return undefined;
  }
  if (list === 'deleted') return 'stream_deleted';
  const stands = list.length === 0 ? 'no-stream' : list.length - 1;
  if (expected !== 'any' && expected !== stands) return 'wrong_expected_revision';
  lists.set(stream, [...list, ...ids]);
  return list.length + ids.length - 1;
};
