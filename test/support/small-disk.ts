import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const MEGABYTE = 1024 * 1024;

/** A separate small file system, so that it can be filled safely. */
export type SmallDisk = {
  readonly path: string;
  readonly freeBytes: () => number;
  /** Fills it, except for this many bytes. */
  readonly leaveFree: (bytes: number) => void;
  readonly release: () => void;
  readonly unmount: () => void;
};

/** @returns undefined if this process may not mount. */
export const mountSmallDisk = (megabytes: number): SmallDisk | undefined => {
  if (process.platform !== 'linux') return undefined;
  const parent = mkdtempSync(join(tmpdir(), 'parley-disk-'));
  const path = join(parent, 'disk');
  mkdirSync(path);
  const words = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path];
  const isMounted = spawnSync('mount', words).status === 0;
  const unmount = (): void => {
    process.off('exit', unmount);
    if (isMounted) spawnSync('umount', ['-l', path]);
    rmSync(parent, { recursive: true, force: true });
  };
  if (!isMounted) {
    unmount();
    return undefined;
  }
  process.once('exit', unmount);
  const filler = join(path, 'filler');
  const freeBytes = (): number => {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize;
  };
  const release = (): void => rmSync(filler, { force: true });
  return {
    path,
    freeBytes,
    leaveFree: (bytes) => {
      release();
      try {
        writeFileSync(filler, Buffer.alloc(Math.max(0, freeBytes() - bytes)));
      } catch (error) {
        // Other processes may write to it at the same time; then it is full anyway.
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    },
    release,
    unmount,
  };
};
