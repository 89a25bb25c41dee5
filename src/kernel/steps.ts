/** Work in slices: whoever runs it may let others run at each step. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs steps to their end in one go. */
export const finished = <Result>(steps: Steps<Result>): Result => {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
};
