import { ParleyError } from '../../kernel/errors.ts';
import {
  APPEND_CHARS_PENDING_MAX,
  APPEND_OVERHEAD_BYTES,
  APPENDS_PENDING_MAX,
  APPENDS_PER_COMMIT_MAX,
  BYTES_PER_CHAR,
  COMMIT_BYTES,
} from '../../kernel/limits/store.ts';
import type { CommitOptions } from '../embedded/embedded-event-store.ts';
import { commitAdmitted, durable, type LmdbEnvironment } from './open-lmdb.ts';

export type CommitQueue = {
  /**
   * Runs `write` in the next commit, after all accepted before it; resolves when that is durable. If the
   * commit fails, everything in it fails: a retry is safe only for a caller that knows what was written.
   * @throws store_busy if too many writes are waiting.
   */
  readonly commit: <T>(write: () => T, options: CommitOptions) => Promise<T>;
  /** Resolves when no write is waiting or in progress. */
  readonly drained: () => Promise<void>;
};

/** The operations of a log that commits need. */
export type CommittedLog = {
  /** Wraps the writes of a commit that holds the writer's lock. */
  readonly underLock: <T>(write: () => T) => T;
  /**
   * Commits what `write` adds if no other process has written since. Otherwise, or if another write is
   * likely, it writes nothing and resolves with false.
   */
  readonly ifAlone: (write: () => void) => Promise<boolean>;
  /** Discards all that is cached of the log. */
  readonly forget: () => void;
};

const NO_LOG: CommittedLog = {
  underLock: (write) => write(),
  ifAlone: async () => false,
  forget: () => undefined,
};

/** `settle` notifies the waiting caller once the commit that `write` ran in is durable. */
type QueuedWrite = Required<CommitOptions> & {
  readonly write: () => { readonly settle: () => void };
  readonly fail: (error: unknown) => void;
};

/**
 * idle → gathering (until the end of this turn of the event loop) → committing → gathering | idle.
 * One commit at a time: what arrives while the disk is busy shares the next one, so that the slower the disk,
 * the larger the commits.
 */
export const commitQueue = (env: LmdbEnvironment, log = NO_LOG): CommitQueue => {
  let queue: QueuedWrite[] = [];
  let chars = 0;
  let loop: Promise<void> | undefined;

  const work = async (): Promise<void> => {
    while (queue.length > 0) {
      await new Promise((resolve) => setImmediate(resolve));
      const batch = queue.slice(0, APPENDS_PER_COMMIT_MAX);
      queue = queue.slice(batch.length);
      for (const commit of batch) chars -= commit.chars;
      const admittedWrites = admittedOf(env, batch);
      const count = await commitPlain(env, log, admittedWrites);
      if (count < admittedWrites.length) await commitLocked(env, log, admittedWrites.slice(count));
    }
    loop = undefined;
  };

  return {
    commit: (write, { chars: charsOfOne, isPlain = () => false }) =>
      new Promise((resolve, reject) => {
        if (queue.length >= APPENDS_PENDING_MAX || chars + charsOfOne > APPEND_CHARS_PENDING_MAX)
          return reject(new ParleyError('store_busy', { pending: queue.length }));
        queue.push({
          write: () => {
            const value = write();
            return { settle: () => resolve(value) };
          },
          fail: reject,
          chars: charsOfOne,
          isPlain,
        });
        chars += charsOfOne;
        loop ??= work();
      }),
    drained: async () => loop,
  };
};

/**
 * The writes that fit on the disk, checked one by one, so that a large write does not cause the refusal of a
 * small one in the same batch. The others fail.
 */
const admittedOf = (env: LmdbEnvironment, batch: readonly QueuedWrite[]): readonly QueuedWrite[] => {
  const admittedWrites: QueuedWrite[] = [];
  for (const commit of batch) {
    const ofCommit = admittedWrites.length === 0 ? COMMIT_BYTES : 0;
    try {
      env.room.admit(ofCommit + commit.chars * BYTES_PER_CHAR + APPEND_OVERHEAD_BYTES);
      admittedWrites.push(commit);
    } catch (error) {
      commit.fail(error);
    }
  }
  return admittedWrites;
};

type WriteResult = ReturnType<QueuedWrite['write']>;

/**
 * The writes at the head of a batch that need no look-up, without the writer's lock: if it is held, lmdb
 * waits for this thread, which may be busy with requests, and this thread then waits for the disk.
 * @returns how many were settled; none if all must be written under the lock
 */
const commitPlain = async (
  env: LmdbEnvironment,
  log: CommittedLog,
  batch: readonly QueuedWrite[],
): Promise<number> => {
  if (batch[0]?.isPlain() !== true) return 0;
  const writes: WriteResult[] = [];
  try {
    const isDone = await durable(env, () =>
      log.ifAlone(() => {
        for (const { isPlain, write } of batch) {
          if (!isPlain()) return;
          writes.push(write());
        }
      }),
    );
    if (!isDone) return 0;
    for (const { settle } of writes) settle();
  } catch (error) {
    log.forget();
    for (const { fail } of batch.slice(0, writes.length)) fail(error);
  }
  return writes.length;
};

/** Any writes, exclusively among all processes. */
const commitLocked = async (
  env: LmdbEnvironment,
  log: CommittedLog,
  batch: readonly QueuedWrite[],
): Promise<void> => {
  try {
    const writes = await commitAdmitted(env, () => log.underLock(() => batch.map(({ write }) => write())));
    for (const { settle } of writes) settle();
  } catch (error) {
    log.forget();
    for (const { fail } of batch) fail(error);
  }
};
