/** Work in steps: the caller may let other work run after each step. */
export type Steps<Result> = Generator<void, Result, void>;

/** Mapping one takes some microseconds, so a step stays far below LOOP_SLICE_MS. */
const ITEMS_A_STEP = 500;

/** For texts that are read word by word and may have a thousand characters each. */
export const LONG_TEXTS_A_STEP = 50;

/** Maps a long list in steps. */
export function* mappedInSteps<From, To>(
  items: Iterable<From>,
  map: (item: From) => To,
  itemsAStep = ITEMS_A_STEP,
): Steps<To[]> {
  const results: To[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % itemsAStep === 0) yield;
  }
  return results;
}

/** Sorts a long list in steps, stably: runs are sorted and then merged in pairs. */
export function* sortedInSteps<Item>(
  items: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Steps<readonly Item[]> {
  let runs: (readonly Item[])[] = [];
  for (let at = 0; at < items.length; at += ITEMS_A_STEP) {
    runs.push(items.slice(at, at + ITEMS_A_STEP).sort(compare));
    yield;
  }
  while (runs.length > 1) {
    const merged: (readonly Item[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(yield* mergedInSteps(runs[at] ?? [], runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

function* mergedInSteps<Item>(
  one: readonly Item[],
  other: readonly Item[],
  compare: (one: Item, other: Item) => number,
): Steps<readonly Item[]> {
  const rest = other.values();
  let next = rest.next();
  const merged: Item[] = [];
  yield* mappedInSteps(one, (item) => {
    for (; !next.done && compare(next.value, item) < 0; next = rest.next()) merged.push(next.value);
    merged.push(item);
  });
  for (; !next.done; next = rest.next()) merged.push(next.value);
  return merged;
}

/** Runs all steps without interruption. */
export const finish = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
