import { statfsSync } from 'node:fs';
import type { DiskRoom, DiskState } from '../kernel/disk-room.ts';
import { ParleyError } from '../kernel/errors.ts';
import {
  DISK_LOOK_MS,
  DISK_REPORT_MS,
  DISK_RESERVE_BYTES,
  DISK_RESERVE_SHARE,
} from '../kernel/limits/store.ts';

export type DiskOptions = {
  readonly folder: string;
  /** `512MB`, `2GB`, `5%` of the file system; empty for the smaller of DISK_RESERVE_BYTES and …_SHARE. */
  readonly reserve?: string;
  /** Called when writes are refused, at most once in DISK_REPORT_MS, and when they are allowed again. */
  readonly onChange?: (disk: DiskState & { readonly folder: string; readonly isFull: boolean }) => void;
  readonly statDisk?: (folder: string) => DiskStat;
  /** A monotonic clock in milliseconds. */
  readonly now?: () => number;
};

/** As `fs.statfs` gives it, in blocks; `bavail` is what a process without privileges may use. */
export type DiskStat = { readonly bsize: number; readonly blocks: number; readonly bavail: number };

/**
 * Watches the free space of a folder's file system. It checks before a write, if the last check is old or if
 * the bytes written since may have used up the room. So most writes cost a comparison, a burst of writes
 * cannot outrun it, and no timer has to be stopped. A check takes some microseconds.
 */
export const diskRoom = ({
  folder,
  reserve = '',
  onChange = () => undefined,
  statDisk = statfsSync,
  now = () => performance.now(),
}: DiskOptions): DiskRoom => {
  let disk: DiskState | undefined;
  let lookedAt = Number.NEGATIVE_INFINITY;
  let spentBytes = 0;
  let isFull = false;
  let reportedAt = Number.NEGATIVE_INFINITY;

  const look = (): void => {
    lookedAt = now();
    spentBytes = 0;
    disk = read(folder, reserve, statDisk);
  };
  const lookAgain = (): void => {
    if (now() - lookedAt >= DISK_LOOK_MS) look();
  };
  const isTooLittle = (bytes: number): boolean =>
    disk !== undefined && disk.freeBytes - spentBytes - bytes < disk.reserveBytes;
  const report = (isFullNow: boolean): void => {
    if (disk === undefined || (!isFullNow && !isFull)) return;
    // Close to the limit small writes fit and large ones do not, so a full disk is reported at most once in a
    // while.
    if (isFullNow && now() - reportedAt < DISK_REPORT_MS) return;
    isFull = isFullNow;
    if (isFullNow) reportedAt = now();
    onChange({ folder, ...disk, isFull });
  };

  return {
    admit: (bytes) => {
      lookAgain();
      if (spentBytes > 0 && isTooLittle(bytes)) look();
      const isRefused = isTooLittle(bytes);
      report(isRefused);
      if (isRefused && disk !== undefined) throw diskFull(disk, bytes);
      spentBytes += bytes;
    },
    state: () => {
      lookAgain();
      return disk;
    },
  };
};

/**
 * Refuses a long write before it begins. @throws disk_full
 * @param folder an existing one
 */
export const requireRoom = (folder: string, bytes: number, reserve = ''): void => {
  const disk = read(folder, reserve, statfsSync);
  if (disk === undefined || disk.freeBytes - bytes >= disk.reserveBytes) return;
  const reason = `${folder} needs ${inMegabytes(bytes)} MB more, ${inWords(disk)}`;
  throw new ParleyError('disk_full', { reason });
};

/**
 * Undefined when the file system does not report its size: then only the operating system can refuse writes.
 */
const read = (
  folder: string,
  reserve: string,
  statDisk: (folder: string) => DiskStat,
): DiskState | undefined => {
  try {
    const { bsize, blocks, bavail } = statDisk(folder);
    if (blocks <= 0) return undefined;
    return { freeBytes: bavail * bsize, reserveBytes: reserveOf(reserve, blocks * bsize) };
  } catch {
    return undefined;
  }
};

const MEGABYTE = 1024 * 1024;

const reserveOf = (text: string, totalBytes: number): number => {
  const [, digits = '', unit] = /^(\d+)(MB|GB|%)$/.exec(text) ?? [];
  const amount = Number(digits);
  if (unit === '%') return (totalBytes * amount) / 100;
  if (unit === 'GB') return amount * 1024 * MEGABYTE;
  if (unit === 'MB') return amount * MEGABYTE;
  return Math.min(DISK_RESERVE_BYTES, totalBytes * DISK_RESERVE_SHARE);
};

const diskFull = (disk: DiskState, bytes: number): ParleyError =>
  new ParleyError('disk_full', {
    reason: `a write needs up to ${inMegabytes(bytes)} MB, ${inWords(disk)}`,
    ...disk,
  });

const inWords = ({ freeBytes, reserveBytes }: DiskState): string =>
  `${inMegabytes(freeBytes)} MB are free, and ${inMegabytes(reserveBytes)} MB are kept in reserve`;

const inMegabytes = (bytes: number): string => (bytes / MEGABYTE).toFixed(bytes < 10 * MEGABYTE ? 1 : 0);
