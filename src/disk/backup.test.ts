import { spawnSync } from 'node:child_process';
import {
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { collect, someEvents } from '../../test/support/store-events.ts';
import { startWriter } from '../../test/support/store-process.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { secretKeyShape } from '../settings/secret-shapes.ts';
import { openLmdbEventStore } from '../store/lmdb/lmdb-event-store.ts';
import { openLmdb } from '../store/lmdb/open-lmdb.ts';
import { EMBEDDED, noteStore } from '../store/lmdb/store-note.ts';
import { type Folders, makeBackup, restoreBackup, type Watch } from './backup.ts';
import { backupsIn } from './backup-list.ts';
import { openDataFolder } from './data-folder.ts';

const ABOUT = { parley: '1.2.3', madeAt: '2026-03-02T12:00:00.000Z' };
const watch: Watch = { onProgress: () => undefined, stop: new AbortController().signal };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'backup-'));
});
afterEach(() => rm(folder, { recursive: true }));

const placesOf = (data: string): Folders => ({
  store: join(folder, data),
  data: join(folder, data),
  backup: join(folder, 'backup'),
});

const withStore = async <T>(data: string, use: (store: EventStore) => Promise<T>): Promise<T> => {
  const store = await openLmdbEventStore({ path: join(folder, data) });
  try {
    return await use(store);
  } finally {
    await store.close();
  }
};

/** A data folder with a key and ten events; returns the key. */
const served = async (): Promise<string> => {
  await withStore('data', (store) => store.append('session-a-1', someEvents(10), 'no-stream'));
  return openDataFolder(join(folder, 'data')).secret('secret-key', secretKeyShape);
};

/** The id of a process that has ended. */
const endedProcess = async (): Promise<number> => spawnSync(process.execPath, ['--version']).pid;

const logIn = (data: string) => withStore(data, (store) => collect(store.readAll()));

describe('a backup', () => {
  it('of a data folder whose server records in EventStoreDB is refused, with what to do instead', async () => {
    await served();
    const env = openLmdb({ path: join(folder, 'data/views') });
    await noteStore(env, 'one.example:2113');
    await env.close();
    const refused =
      /^the server of \S+ records its events in EventStoreDB \(one.example:2113\).*parley store copy --from esdb:/;
    await expect(makeBackup(placesOf('data'), ABOUT, watch)).rejects.toThrow(refused);
    expect(await readdir(folder)).toEqual(['data']);
  });

  it('of a folder that cannot be looked into names the reason, and not that it has no store', async () => {
    // A loop of links instead of a forbidden folder, because tests may run as root, who may read all.
    await symlink('loop', join(folder, 'loop'));
    await expect(makeBackup(placesOf('loop'), ABOUT, watch)).rejects.toMatchObject({ code: 'ELOOP' });
    const none = makeBackup(placesOf('none'), ABOUT, watch);
    await expect(none).rejects.toMatchObject({ code: 'store_unavailable' });
  });

  it('of a data folder whose server records in that folder is made', async () => {
    await served();
    const env = openLmdb({ path: join(folder, 'data/views') });
    await noteStore(env, EMBEDDED);
    await env.close();
    expect(await makeBackup(placesOf('data'), ABOUT, watch)).toMatchObject({ events: 10 });
  });

  it('restores the events of its time with their positions and the secret key', async () => {
    const key = await served();
    await withStore('data', async (store) => {
      await store.append('session-a-gone', someEvents(3), 'no-stream');
      await store.append('session-a-2', someEvents(2), 'no-stream');
      await store.delete('session-a-gone');
    });
    const before = await logIn('data');
    const made = await makeBackup(placesOf('data'), ABOUT, watch);
    expect(made).toMatchObject({ ...ABOUT, events: 12, streams: 2, hasSecretKey: true });
    await withStore('data', (store) => store.append('session-a-3', someEvents(1), 'no-stream'));
    expect(await restoreBackup(placesOf('other'), watch)).toEqual(made);
    expect(await logIn('other')).toEqual(before);
    expect(openDataFolder(join(folder, 'other')).read('secret-key')).toBe(key);
    await withStore('other', (store) =>
      expect(store.append('session-a-gone', someEvents(1), 'any')).rejects.toMatchObject({
        code: 'stream_deleted',
      }),
    );
  });

  it('is a consistent snapshot of a store that another process writes to', { timeout: 30_000 }, async () => {
    await served();
    const path = join(folder, 'data');
    const writer = startWriter({ path, prefix: 'session-b', writers: 8, rounds: 1_000_000 });
    await writer.until(100);
    const made = await makeBackup(placesOf('data'), ABOUT, watch);
    writer.kill();
    await writer.ended;
    await restoreBackup(placesOf('other'), watch);
    const [all, restored] = [await logIn('data'), await logIn('other')];
    expect(restored.length).toBeGreaterThanOrEqual(10 + 3 * 100);
    expect(restored).toEqual(all.slice(0, made.events));
    expect((made.events - 10) % 3).toBe(0);
  });

  it('contains no derived data', async () => {
    await served();
    const secret = 'what a view has in the open';
    const env = openLmdb({ path: join(folder, 'data') });
    for (const name of ['snapshots', 'views'])
      await env.openDB<string, string>({ name, encoding: 'string' }).put('key', secret);
    await env.close();
    await makeBackup(placesOf('data'), ABOUT, watch);
    expect((await readFile(join(folder, 'backup', 'data.mdb'))).includes(secret)).toBe(false);
    expect(await restoreBackup(placesOf('other'), watch)).toMatchObject({ events: 10 });
  });

  it('works for a store whose views fill very many pages', async () => {
    await served();
    const env = openLmdb({ path: join(folder, 'data') });
    const views = env.openDB<string, number>({ name: 'view rows 0', encoding: 'string' });
    await env.transaction(() => {
      for (let row = 0; row < 2_000; row += 1) views.putSync(row, 'x'.repeat(1_900));
    });
    await env.close();
    await makeBackup(placesOf('data'), ABOUT, watch);
    await restoreBackup(placesOf('other'), watch);
    expect(await logIn('other')).toEqual(await logIn('data'));
  });

  it('that another process left unfinished is removed by the next one', async () => {
    await served();
    const abandoned = join(folder, `.backup.${await endedProcess()}.partial`);
    const running = join(folder, `.backup.${process.ppid}.partial`);
    const others = join(folder, '.backup.mine.partial');
    for (const path of [abandoned, running, others]) await mkdir(path);
    await makeBackup(placesOf('data'), ABOUT, watch);
    expect((await readdir(folder)).toSorted()).toEqual(
      [running, others, join(folder, 'backup'), join(folder, 'data')]
        .map((path) => basename(path))
        .toSorted(),
    );
  });

  it('can be read only by its owner, and leaves no other files', async () => {
    await served();
    await makeBackup(placesOf('data'), ABOUT, watch);
    const names = (await readdir(join(folder, 'backup'))).toSorted();
    expect(names).toEqual(['backup.json', 'data.mdb', 'secret-key']);
    for (const name of names) expect((await stat(join(folder, 'backup', name))).mode & 0o077).toBe(0);
  });

  it('overwrites nothing, neither when it is created nor when it is restored', async () => {
    await served();
    await makeBackup(placesOf('data'), ABOUT, watch);
    await expect(makeBackup(placesOf('data'), ABOUT, watch)).rejects.toMatchObject({ code: 'EEXIST' });
    await expect(restoreBackup(placesOf('data'), watch)).rejects.toMatchObject({ code: 'EEXIST' });
    expect(await logIn('data')).toHaveLength(10);
    openDataFolder(join(folder, 'other')).write('secret-key', 'another');
    await expect(restoreBackup(placesOf('other'), watch)).rejects.toMatchObject({ code: 'EEXIST' });
  });

  it('is refused for a folder without a store, and creates none there', async () => {
    const nowhere = makeBackup(placesOf('mistyped'), ABOUT, watch);
    await expect(nowhere).rejects.toMatchObject({ code: 'store_unavailable' });
    expect(await readdir(folder)).toEqual([]);
  });

  it('that was stopped leaves no files, and can be repeated', async () => {
    await served();
    const stopping = new AbortController();
    const stopped = { onProgress: () => stopping.abort(), stop: stopping.signal };
    await expect(makeBackup(placesOf('data'), ABOUT, stopped)).rejects.toThrow(/abort/);
    expect(await readdir(folder)).toEqual(['data']);
    await makeBackup(placesOf('data'), ABOUT, watch);
    await expect(restoreBackup(placesOf('other'), stopped)).rejects.toThrow(/abort/);
    expect((await readdir(folder)).toSorted()).toEqual(['backup', 'data']);
    await restoreBackup(placesOf('other'), watch);
    expect(await logIn('other')).toHaveLength(10);
  });

  it.each([
    ['with another hash', { sha256: '0'.repeat(64) }],
    ['with another count', { events: 11 }],
    ['of another format', { format: 2 }],
    ['that misses its key', { hasSecretKey: true }],
  ])('%s is not restored', async (_, wrong) => {
    await served();
    await makeBackup(placesOf('data'), ABOUT, watch);
    const path = join(folder, 'backup', 'backup.json');
    const manifest = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify({ ...manifest, ...wrong }));
    if ('hasSecretKey' in wrong) await rm(join(folder, 'backup', 'secret-key'));
    await expect(restoreBackup(placesOf('other'), watch)).rejects.toMatchObject({
      code: 'backup_unreadable',
    });
    await expect(stat(join(folder, 'other', 'data.mdb'))).rejects.toMatchObject({ code: 'ENOENT' });
  });

  it('that is not there is named, with what is missing', async () => {
    await expect(restoreBackup(placesOf('other'), watch)).rejects.toThrow(
      /backup is not a readable backup: backup\.json is missing; name a complete one$/,
    );
  });

  it('whose file was damaged is not restored', async () => {
    await served();
    await makeBackup(placesOf('data'), ABOUT, watch);
    const path = join(folder, 'backup', 'data.mdb');
    const bytes = await readFile(path);
    const place = bytes.lastIndexOf('"occurredAt"');
    bytes.write('"occurredAT"', place);
    await writeFile(path, bytes);
    await expect(restoreBackup(placesOf('other'), watch)).rejects.toMatchObject({
      code: 'backup_unreadable',
    });
  });

  it.each([
    ['a text that is no key', (key: string) => `${key.slice(1)}\n`],
    ['another key', () => `${'ab'.repeat(32)}\n`],
    ['a file too large for a key', (key: string) => key.padEnd(100_000)],
  ])('that has %s in secret-key is not restored', async (_, written) => {
    const key = await served();
    await makeBackup(placesOf('data'), ABOUT, watch);
    await writeFile(join(folder, 'backup', 'secret-key'), written(key));
    await expect(restoreBackup(placesOf('other'), watch)).rejects.toMatchObject({
      code: 'backup_unreadable',
      message: expect.not.stringContaining(key.slice(1, 20)),
    });
    expect(await readdir(join(folder, 'other')).catch(() => [])).toEqual([]);
  });

  it('of an earlier version, which has no hash of its key, is restored', async () => {
    const key = await served();
    await makeBackup(placesOf('data'), ABOUT, watch);
    const path = join(folder, 'backup', 'backup.json');
    const { secretKeySha256: _, ...earlier } = JSON.parse(await readFile(path, 'utf8'));
    await writeFile(path, JSON.stringify(earlier));
    expect(await restoreBackup(placesOf('other'), watch)).toMatchObject({ events: 10 });
    expect(openDataFolder(join(folder, 'other')).read('secret-key')).toBe(key);
  });

  it('whose secret key is hashed in its manifest only', async () => {
    await served();
    expect(await makeBackup(placesOf('data'), ABOUT, watch)).not.toHaveProperty('secretKeySha256');
    expect(await restoreBackup(placesOf('other'), watch)).not.toHaveProperty('secretKeySha256');
    expect((await backupsIn(folder))[0]).not.toHaveProperty('secretKeySha256');
  });

  it.each(['backup.json', 'secret-key', 'data.mdb'])(
    'with a folder or a pipe as %s is refused, and not waited for',
    async (name) => {
      await served();
      await makeBackup(placesOf('data'), ABOUT, watch);
      const path = join(folder, 'backup', name);
      await rm(path);
      await mkdir(path);
      await expect(restoreBackup(placesOf('other'), watch)).rejects.toMatchObject({
        message: `${join(folder, 'backup')} is not a readable backup: ${name} is not a file`,
      });
      await rm(path, { recursive: true });
      spawnSync('/bin/sh', ['-c', 'mkfifo "$0"', path]);
      await expect(restoreBackup(placesOf('other'), watch)).rejects.toMatchObject({
        code: 'backup_unreadable',
      });
    },
  );

  it.each([
    ['cut off', (bytes: Buffer) => bytes.subarray(0, bytes.length / 2)],
    ['empty', () => Buffer.alloc(0)],
    ['foreign', () => Buffer.alloc(64 * 1024, 'no store')],
  ])('whose store is %s names the backup, and not the check of another store', async (_, damaged) => {
    await served();
    await makeBackup(placesOf('data'), ABOUT, watch);
    const path = join(folder, 'backup', 'data.mdb');
    await writeFile(path, damaged(await readFile(path)));
    const refused = restoreBackup(placesOf('other'), watch);
    await expect(refused).rejects.toMatchObject({ code: 'backup_unreadable' });
    await expect(refused).rejects.toThrow(
      new RegExp(`^${join(folder, 'backup')} is not a readable backup: (?!.*store check)`),
    );
  });

  it('with links and other files is restored as whole files, without the others', async () => {
    await served();
    await makeBackup(placesOf('data'), ABOUT, watch);
    const backup = join(folder, 'backup');
    for (const name of ['backup.json', 'secret-key', 'data.mdb']) {
      await rename(join(backup, name), join(folder, name));
      await symlink(join(folder, name), join(backup, name));
    }
    await writeFile(join(backup, 'notes.txt'), 'not of a backup');
    await restoreBackup(placesOf('other'), watch);
    for (const name of ['secret-key', 'data.mdb'])
      expect((await lstat(join(folder, 'other', name))).isFile()).toBe(true);
    expect(await readdir(join(folder, 'other'))).not.toContain('notes.txt');
    expect(await logIn('other')).toHaveLength(10);
  });
});
