import { expect, it } from 'vitest';
import { msOf, type TimeLimit } from '../connection/time-limit.ts';
import { LogEvent } from '../wire/log-event.ts';
import type { ReadSurroundings } from './reads.ts';
import { makeTombstones } from './tombstones.ts';

const eventAt = (position: number): LogEvent =>
  new LogEvent({
    id: `id-${position}`,
    type: 'SomethingHappened',
    dataText: '{}',
    metadataText: '{"schemaVersion":1}',
    stream: 'session-1',
    revision: position,
    position,
    isJson: true,
  });

it('waits for each part of a log that is read ahead as long as for the first, because a busy server is slow', async () => {
  const waits: number[] = [];
  let leftMs = 800;
  const arrivals = [[eventAt(1)], [eventAt(2)], [eventAt(3)], undefined];
  const read = {
    next: async (limit: TimeLimit) => {
      waits.push(msOf(limit));
      leftMs -= 400;
      return arrivals.shift();
    },
    stop: () => undefined,
  };
  // Nothing is read through them, because the read comes to its end.
  const around = { connection: {} } as ReadSurroundings;
  const tombstones = makeTombstones(around, async () => 3);
  const page = await tombstones.knownIn(read, { after: 0, isWhole: true }).next(() => leftMs);
  expect(page).toHaveLength(3);
  expect(waits).toEqual([800, 800, 800, 800]);
});

it('reads ahead only to the newest event that there was, because a log that grows has no end', async () => {
  let position = 0;
  const read = {
    next: async () => {
      position += 1;
      return [eventAt(position)];
    },
    stop: () => undefined,
  };
  const tombstones = makeTombstones({ connection: {} } as ReadSurroundings, async () => 3);
  const page = await tombstones.knownIn(read, { after: 0, isWhole: true, newest: 3 }).next(800);
  expect(page).toHaveLength(3);
});
