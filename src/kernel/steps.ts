/** Work in steps: the caller may let other work run after each step. */
export type Steps<Result> = Generator<void, Result, void>;

/** Mapping one takes some microseconds, so a step stays far below LOOP_SLICE_MS. */
const ITEMS_A_STEP = 500;

/** Maps a long list in steps. */
export function* mappedInSteps<From, To>(items: Iterable<From>, map: (item: From) => To): Steps<To[]> {
  const results: To[] = [];
  for (const item of items) {
    results.push(map(item));
    if (results.length % ITEMS_A_STEP === 0) yield;
  }
  return results;
}

/** Runs all steps without interruption. */
export const finished = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
