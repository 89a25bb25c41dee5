import { copyFileSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isParleyError } from '../../src/kernel/errors.ts';
import type { NewEvent, RecordedEvent } from '../../src/kernel/event.ts';
import type { EventStore } from '../../src/kernel/event-store.ts';
import { lmdbEventStore } from '../../src/store/lmdb/lmdb-event-store.ts';
import { DATA_FILE, type LmdbEnvironment, openLmdb } from '../../src/store/lmdb/open-lmdb.ts';
import { chanceOf } from './simulation.ts';

/**
 * `damaged-file-opener.ts FOLDER SEED ROUNDS` damages a copy of a small store in each round, opens it, reads
 * it and writes to it. It prints `ROUND began` and then `ROUND OUTCOME`, which is one of
 *
 *     refused    a coded error named the file
 *     reported   everything else was there, and what was not was named
 *     whole      everything was there
 *     failed     anything else, such as events that were gone without a word
 */
const [folder = '', seed = '', rounds = ''] = process.argv.slice(2);
const STREAMS = 12;
const APPENDS = 150;
const PAGE_BYTES = 4_096;

const event = (number: number, chars: number): NewEvent => ({
  id: `id-${number}`,
  type: 'SomethingHappened',
  data: { text: 'x'.repeat(chars) },
  metadata: { schemaVersion: 1, occurredAt: '2026-01-02T03:04:05.678Z', correlationId: `request-${number}` },
});
const streamOf = (number: number): string => `session-a-${number % STREAMS}`;
const textOf = ({ stream, revision, position, id, data }: RecordedEvent): string =>
  JSON.stringify([stream, revision, position, id, data]);

const read = async (events: AsyncIterable<RecordedEvent>): Promise<readonly string[]> => {
  const texts: string[] = [];
  for await (const recorded of events) texts.push(textOf(recorded));
  return texts;
};

/** A store with small and large records, several commits, a deleted stream and free pages. */
const makeStore = async (): Promise<readonly string[]> => {
  const env = openLmdb({ path: join(folder, 'healthy') });
  const store = lmdbEventStore(env);
  for (let number = 0; number < APPENDS; number += 1) {
    const chars = (number * 613) % (number % 10 === 0 ? 20_000 : 1_500);
    await store.append(streamOf(number), [event(number, chars), event(number + APPENDS, 10)], 'any');
  }
  await store.delete(streamOf(0));
  await store.append(streamOf(1), [event(2 * APPENDS, 10)], 'any');
  const all = await read(store.readAll());
  await store.close();
  await env.close();
  return all;
};

const flipBit = (bytes: Buffer, at: number, random: () => number): void => {
  bytes[at] = (bytes[at] ?? 0) ^ (1 << Math.floor(random() * 8));
};

/** One way in which disks, copies and people damage files. */
const damage = (file: string, random: () => number): void => {
  const bytes = readFileSync(file);
  const below = (end: number) => Math.floor(random() * end);
  const aPage = () => below(bytes.length / PAGE_BYTES) * PAGE_BYTES;
  switch (below(6)) {
    case 0:
      truncateSync(file, below(bytes.length));
      return;
    case 1:
      bytes.copy(bytes, aPage(), aPage(), aPage() + PAGE_BYTES);
      break;
    case 2:
      bytes.fill(0, aPage(), aPage() + below(PAGE_BYTES));
      break;
    case 3:
      flipBit(bytes, aPage() + below(64), random);
      break;
    case 4:
      flipBit(bytes, below(2) * PAGE_BYTES + below(200), random);
      break;
    default:
      for (let flips = 1 + below(4); flips > 0; flips -= 1) flipBit(bytes, below(bytes.length), random);
  }
  writeFileSync(file, bytes);
};

const use = async (store: EventStore, healthy: readonly string[], noted: () => number): Promise<string> => {
  const found = await read(store.readAll());
  if (!isPartOf(found, healthy)) return 'failed: the log has other events';
  if (found.length < healthy.length && noted() === 0) return 'failed: the log lost events without a word';
  for (let number = 1; number < STREAMS; number += 1) {
    const stream = streamOf(number);
    const due = healthy.filter((text) => text.startsWith(`["${stream}",`));
    try {
      const there = await read(store.readStream(stream));
      if (there.join() !== due.join()) return `failed: ${stream} lost events without a word`;
    } catch (error) {
      if (!isParleyError(error, 'record_damaged')) throw error;
    }
  }
  return noted() > 0 ? 'reported' : 'whole';
};

const isPartOf = (found: readonly string[], healthy: readonly string[]): boolean => {
  const all = new Set(healthy);
  return found.every((text) => all.has(text));
};

const write = async (store: EventStore): Promise<void> => {
  for (let number = 0; number < 2 * STREAMS; number += 1) {
    await store
      .append(streamOf(number), [event(number + 1_000, number * 150)], 'any')
      .catch((error: unknown) => {
        if (!isParleyError(error)) throw error;
      });
  }
  await store.delete(streamOf(5));
};

const openAndUse = async (path: string, healthy: readonly string[]): Promise<string> => {
  let env: LmdbEnvironment;
  try {
    env = openLmdb({ path });
  } catch (error) {
    if (isParleyError(error)) return 'refused';
    throw error;
  }
  let noted = 0;
  const store = lmdbEventStore(env, () => {
    noted += 1;
  });
  try {
    const outcome = await use(store, healthy, () => noted);
    await write(store);
    return outcome;
  } finally {
    await store.close();
    await env.close();
  }
};

const healthy = await makeStore();
for (let round = 0; round < Number(rounds); round += 1) {
  const path = join(folder, String(round));
  mkdirSync(path);
  copyFileSync(join(folder, 'healthy', DATA_FILE), join(path, DATA_FILE));
  damage(join(path, DATA_FILE), chanceOf(Number(seed) + round));
  console.log(`${round} began`);
  const outcome = await openAndUse(path, healthy).catch((error: unknown) => `failed: ${error}`);
  console.log(`${round} ${outcome}`);
  rmSync(path, { recursive: true, force: true });
}
