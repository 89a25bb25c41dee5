import fc from 'fast-check';
import { expect, it } from 'vitest';
import { finish, sortedInSteps } from './steps.ts';

it('sorts a list of any length stably, as the language does', () => {
  const items = fc.array(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.nat()), {
    maxLength: 3_000,
    size: 'max',
  });
  const compare = ([one]: readonly [number, number], [other]: readonly [number, number]) => one - other;
  fc.assert(
    fc.property(items, (list) => {
      expect(finish(sortedInSteps(list, compare))).toEqual(list.toSorted(compare));
    }),
    { numRuns: 20 },
  );
});

it('pauses while it sorts a long list', () => {
  const list = Array.from({ length: 10_000 }, (_, at) => at % 17);
  let steps = 0;
  for (const sorting = sortedInSteps(list, (one, other) => one - other); !sorting.next().done; ) steps += 1;
  expect(steps).toBeGreaterThan(list.length / 500);
});
