import { ParleyError } from '../../kernel/errors.ts';
import {
  APPEND_CHARS_PENDING_MAX,
  APPENDS_PENDING_MAX,
  APPENDS_PER_COMMIT_MAX,
} from '../../kernel/limits.ts';
import { commitLmdb, type LmdbEnvironment } from './open-lmdb.ts';

export type CommitQueue = {
  /**
   * Runs `write` in the next commit, after all accepted before it; resolves when that is durable.
   * When the commit fails so does everything in it: nobody tries again who does not know what was written.
   * @throws store_busy when too much is waiting already.
   */
  readonly commit: <T>(write: () => T, chars: number) => Promise<T>;
  /** Resolves when nothing is waiting or under way. */
  readonly drained: () => Promise<void>;
};

/** Called first and last in each commit, and when one has failed. */
export type CommitBrackets = {
  readonly begin: () => void;
  readonly end: () => void;
  readonly fail: () => void;
};

const nothing = (): void => undefined;
const NO_BRACKETS: CommitBrackets = { begin: nothing, end: nothing, fail: nothing };

/** `settle` tells whoever waits, once the commit that `write` ran in is durable. */
type Waiting = {
  readonly write: () => { readonly settle: () => void };
  readonly fail: (error: unknown) => void;
  readonly chars: number;
};

/**
 * idle → gathering (until the end of this turn of the event loop) → committing → gathering | idle.
 * One commit at a time: what arrives while the disk is busy shares the next one, so that the slower the disk,
 * the larger the commits.
 */
export const commitQueue = (env: LmdbEnvironment, brackets = NO_BRACKETS): CommitQueue => {
  let waiting: Waiting[] = [];
  let chars = 0;
  let working: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    while (waiting.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const batch = waiting.slice(0, APPENDS_PER_COMMIT_MAX);
      waiting = waiting.slice(APPENDS_PER_COMMIT_MAX);
      for (const one of batch) chars -= one.chars;
      await commitAll(env, brackets, batch);
    }
    working = undefined;
  };

  return {
    commit: (write, charsOfOne) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= APPENDS_PENDING_MAX || chars + charsOfOne > APPEND_CHARS_PENDING_MAX)
          return reject(new ParleyError('store_busy', { pending: waiting.length }));
        waiting.push({
          write: () => {
            const value = write();
            return { settle: () => resolve(value) };
          },
          fail: reject,
          chars: charsOfOne,
        });
        chars += charsOfOne;
        working ??= work();
      }),
    drained: async () => working,
  };
};

const commitAll = async (
  env: LmdbEnvironment,
  { begin, end, fail }: CommitBrackets,
  batch: readonly Waiting[],
): Promise<void> => {
  const writeAll = () => {
    begin();
    const settling = batch.map(({ write }) => write());
    end();
    return settling;
  };
  try {
    const written = await commitLmdb(env, writeAll);
    for (const { settle } of written) settle();
  } catch (error) {
    fail();
    for (const { fail: failOne } of batch) failOne(error);
  }
};
