import type { CommittedLog } from './commit-queue.ts';
import type { LogEnd, Tables } from './lmdb-tables.ts';

/** The end of the log as the current commit sees it, and whether other processes wrote to it. */
export type LogTail = CommittedLog & {
  readonly get: () => LogEnd;
  readonly set: (tail: LogEnd) => void;
};

const NO_TAIL: LogEnd = [-1, '', 0];

/** @param onOthers called when other processes have written, or may have. */
export const logTail = (end: Tables['end'], onOthers: () => void): LogTail => {
  let tail = NO_TAIL;
  /** The version of the tail as last read or written; undefined if unknown. */
  let version: number | undefined;
  let isAlone = false;

  const keep = (before: number): void => {
    version = before + 1;
    end.put('tail', tail, version);
  };

  const forget = (): void => {
    version = undefined;
    isAlone = false;
    onOthers();
  };

  return {
    get: () => tail,
    set: (next) => {
      tail = next;
    },
    underLock: (write) => {
      const entry = end.getEntry('tail');
      // When other processes write as well, optimistic commits would nearly always fail.
      isAlone = entry !== undefined && entry.version === version;
      if (!isAlone) onOthers();
      const before = entry?.value ?? NO_TAIL;
      tail = before;
      version = entry?.version ?? 0;
      const result = write();
      if (tail !== before) keep(version);
      return result;
    },
    ifAlone: async (write) => {
      const expectedVersion = version;
      if (!isAlone || expectedVersion === undefined) return false;
      const commit = end.ifVersion('tail', expectedVersion, () => {
        write();
        keep(expectedVersion);
      });
      // After a single batch lmdb waits for the next turn of the event loop; a second write makes it begin at
      // once.
      end.remove('nothing').catch(() => undefined);
      const isDone = await commit;
      if (!isDone) forget();
      return isDone;
    },
    forget,
  };
};
