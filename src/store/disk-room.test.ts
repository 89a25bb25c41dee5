import { describe, expect, it } from 'vitest';
import { DISK_LOOK_MS, DISK_REPORT_MS, DISK_RESERVE_BYTES } from '../kernel/limits/store.ts';
import { type DiskOptions, type DiskStat, diskRoom } from './disk-room.ts';

const MEGABYTE = 1024 * 1024;

/** A disk with free space and a clock that the test sets. */
const simulatedDisk = (totalMegabytes: number, options: Pick<DiskOptions, 'reserve'> = {}) => {
  const disk = { free: totalMegabytes * MEGABYTE, now: 0, looks: 0 };
  const told: boolean[] = [];
  const room = diskRoom({
    ...options,
    folder: 'data',
    now: () => disk.now,
    onChange: ({ isFull }) => told.push(isFull),
    statDisk: (): DiskStat => {
      disk.looks += 1;
      return { bsize: MEGABYTE, blocks: totalMegabytes, bavail: disk.free / MEGABYTE };
    },
  });
  return { disk, room, told };
};

const refusal = expect.objectContaining({ code: 'disk_full' });
const outcomeOf = (write: () => void): unknown => {
  try {
    write();
    return 'admitted';
  } catch (error) {
    return error;
  }
};

describe('the room on a disk', () => {
  it('is refused if less than the reserve would remain, and granted again without a restart', () => {
    const { disk, room } = simulatedDisk(100, { reserve: '10MB' });
    disk.free = 11 * MEGABYTE;
    expect(outcomeOf(() => room.admit(2 * MEGABYTE))).toEqual(refusal);
    expect(outcomeOf(() => room.admit(MEGABYTE / 2))).toBe('admitted');
    disk.free = 50 * MEGABYTE;
    disk.now += DISK_LOOK_MS;
    expect(outcomeOf(() => room.admit(2 * MEGABYTE))).toBe('admitted');
  });

  it('is not exhausted by a burst of writes between two checks', () => {
    const { disk, room } = simulatedDisk(100, { reserve: '10MB' });
    let written = 0;
    while (written < 1_000 && outcomeOf(() => room.admit(MEGABYTE)) === 'admitted') {
      written += 1;
      disk.free -= MEGABYTE;
    }
    expect(written).toBe(90);
    expect(disk.looks).toBeLessThan(10);
  });

  it('is checked again only after a while if there is plenty', () => {
    const { disk, room } = simulatedDisk(10_000);
    for (let write = 0; write < 1_000; write += 1) room.admit(1_000);
    expect(disk.looks).toBe(1);
  });

  it.each([
    ['', 100_000, DISK_RESERVE_BYTES],
    ['', 100, 5 * MEGABYTE],
    ['1GB', 100_000, 1024 * MEGABYTE],
    ['2%', 1_000, 20 * MEGABYTE],
    ['0MB', 1_000, 0],
  ])('with a reserve of "%s" of %i MB keeps %i bytes', (reserve, total, reserveBytes) => {
    expect(simulatedDisk(total, { reserve }).room.state()).toMatchObject({ reserveBytes });
  });

  it('is reported at intervals while it is missing, and once when it is back', () => {
    const { disk, room, told } = simulatedDisk(100, { reserve: '10MB' });
    disk.free = 0;
    for (let second = 0; second <= DISK_REPORT_MS; second += 1_000) {
      disk.now = second;
      outcomeOf(() => room.admit(1));
    }
    expect(told).toEqual([true, true]);
    disk.free = 50 * MEGABYTE;
    disk.now += DISK_LOOK_MS;
    for (let write = 0; write < 3; write += 1) room.admit(1);
    expect(told).toEqual([true, true, false]);
  });

  it('is assumed when the file system does not report its free space', () => {
    const room = diskRoom({
      folder: 'data',
      statDisk: () => {
        throw new Error('ENOSYS');
      },
    });
    expect(outcomeOf(() => room.admit(1e15))).toBe('admitted');
    expect(room.state()).toBeUndefined();
  });
});
