/** Work in steps: the caller may let other work run after each step. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs all steps without interruption. */
export const finished = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
