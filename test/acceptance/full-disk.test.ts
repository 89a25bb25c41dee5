import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDataFolder } from '../../src/disk/data-folder.ts';
import { secretKeyShape } from '../../src/settings/secret-shapes.ts';
import { copyTables } from '../../src/store/lmdb/copy-log.ts';
import { commitLmdb, openLmdb } from '../../src/store/lmdb/open-lmdb.ts';
import { runProgram, type ServerProcess, startProgramServer } from '../support/program.ts';
import { MEGABYTE, mountSmallDisk } from '../support/small-disk.ts';

/** Only root may mount. */
const disk = mountSmallDisk(64);

const ADMIN = 'a-token-of-the-tests';
let server: ServerProcess;
let token = '';

const ask = (path: string, { sessionId = '', as = token } = {}) =>
  fetch(`${server.url}${path}`, {
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json' },
    ...(sessionId !== '' && {
      method: 'POST',
      body: JSON.stringify({ query: 'hello', lang: 'en', sessionId }),
    }),
  });
const query = (sessionId: string) => ask('/v1/query?v=20170712', { sessionId });

beforeAll(async () => {
  if (disk === undefined) return;
  const env = { PARLEY_ADMIN_TOKEN: ADMIN, PARLEY_DISK_RESERVE: '8MB' };
  server = await startProgramServer({ cwd: disk.path, env });
  token = JSON.parse(readFileSync(join(disk.path, 'data', 'example-agent.json'), 'utf8')).clientAccessToken;
});
afterAll(async () => {
  await server?.stop();
  disk?.unmount();
});

describe.skipIf(disk === undefined)('a server with a full disk', { timeout: 300_000 }, () => {
  it('refuses writes with a message, continues to read, and recovers automatically', async () => {
    expect((await query('before')).status).toBe(200);
    disk?.leaveFree(10 * MEGABYTE);
    let refused: Response | undefined;
    for (let turn = 0; turn < 20_000 && refused === undefined; turn += 16) {
      const answers = await Promise.all(
        Array.from({ length: 16 }, (_, at) => query(`s${(turn + at) % 400}`)),
      );
      refused = answers.find(({ status }) => status !== 200);
    }
    expect(refused?.status).toBe(503);
    expect(refused?.headers.get('x-error-code')).toBe('disk_full');
    expect(await refused?.json()).toMatchObject({
      status: { code: 503, errorType: 'service_unavailable', errorDetails: expect.stringContaining('disk') },
    });
    // The remaining space is nearly all of the reserve.
    expect(disk?.freeBytes()).toBeGreaterThan(6 * MEGABYTE);
    disk?.leaveFree(4 * MEGABYTE);
    // A small write may still be accepted after a large one was refused, until the server measures the disk
    // again.
    const refusal = async () => (await query('more')).headers.get('x-error-code');
    await expect.poll(refusal, { timeout: 30_000 }).toBe('disk_full');
    const ready = await ask('/health/ready');
    expect([ready.status, ready.headers.get('x-error-code')]).toEqual([503, 'disk_full']);
    expect((await ask('/health/live')).status).toBe(200);
    expect((await ask('/admin/agents', { as: ADMIN })).status).toBe(200);
    const metrics = await (await ask('/metrics', { as: ADMIN })).text();
    expect(metrics).toContain(`parley_disk_reserve_bytes ${8 * MEGABYTE}`);
    const lines = server
      .log()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.filter(({ code }) => code === 'disk_full')).toHaveLength(1);

    disk?.release();
    await expect.poll(async () => (await ask('/health/ready')).status, { timeout: 30_000 }).toBe(200);
    expect((await query('before')).status).toBe(200);
  });

  it('is exported to a full disk up to a whole line, and the next export continues there', async () => {
    const cwd = disk?.path ?? '';
    const env = { PARLEY_URL: server.url, PARLEY_ADMIN_TOKEN: ADMIN };
    const file = join(cwd, 'events.ndjson');
    const lines = () => readFileSync(file, 'utf8').split('\n');
    // Some pieces of 256 KB fit, also if the server writes at the same time; the whole export does not.
    disk?.leaveFree((3 * MEGABYTE) / 4);
    const { exitCode, err } = await runProgram(['export', 'events', file], { cwd, env });
    expect({ exitCode, err }).toEqual({
      exitCode: 2,
      err: expect.stringMatching(/cannot write .*events\.ndjson \(ENOSPC\): make room/),
    });
    const before = lines();
    expect(before.at(-1)).toBe('');
    expect(before.length).toBeGreaterThan(100);
    disk?.release();
    expect((await runProgram(['export', 'events', file], { cwd, env })).exitCode).toBe(0);
    const positions = lines()
      .slice(0, -1)
      .map((line) => JSON.parse(line).position);
    expect(positions.length).toBeGreaterThan(before.length);
    expect(positions).toEqual([...new Set(positions)].toSorted((a, b) => a - b));
    rmSync(file);
  });

  it('gets its secrets and files whole or not at all', () => {
    const folder = openDataFolder(join(disk?.path ?? '', 'young'));
    disk?.leaveFree(0);
    expect(() => folder.secret('key', secretKeyShape)).toThrow('ENOSPC');
    expect(() => folder.write('file', 'x')).toThrow('ENOSPC');
    expect(readdirSync(folder.path)).toEqual([]);
    disk?.release();
    expect(folder.secret('key', secretKeyShape)).toHaveLength(64);
    rmSync(folder.path, { recursive: true });
  });

  it('names the disk if it becomes full while views are copied to it', async () => {
    const [folder, target] = [mkdtempSync(join(tmpdir(), 'parley-views-')), join(disk?.path ?? '', 'views')];
    const from = openLmdb({ path: folder });
    await commitLmdb(from, () => {
      const rows = from.openDB<string, number>({ name: 'rows' });
      for (let row = 0; row < 2_000; row += 1) rows.putSync(row, 'x'.repeat(1_900));
    });
    // Other programs fill the disk after its room was measured.
    const room = { admit: () => undefined, state: () => undefined };
    const to = openLmdb({ path: target, room });
    disk?.leaveFree(MEGABYTE);
    const copying = copyTables({ from, to, isIncluded: () => true, stop: new AbortController().signal });
    await expect(copying).rejects.toMatchObject({
      code: 'disk_full',
      message: expect.stringMatching(/needs 8/),
    });
    await Promise.all([from.close(), to.close()]);
    disk?.release();
    for (const path of [folder, target]) rmSync(path, { recursive: true });
  });

  it('is not backed up to a full disk, and leaves no files there', async () => {
    disk?.leaveFree(4 * MEGABYTE);
    const cwd = disk?.path ?? '';
    const { exitCode, err } = await runProgram(['backup', 'backup'], { cwd });
    disk?.release();
    expect({ exitCode, err }).toEqual({
      exitCode: 1,
      err: expect.stringMatching(/the disk has too little room: .* needs [\d.]+ MB more/),
    });
    expect(readdirSync(cwd)).toEqual(['data']);
  });

  it.each([0, 8_192, MEGABYTE])(
    'is not copied to a disk with %d bytes left, and no signal ends the copy',
    async (bytes) => {
      disk?.leaveFree(bytes);
      const cwd = disk?.path ?? '';
      const words = ['store', 'copy', '--from', 'lmdb:data', '--to', 'lmdb:copy'];
      const { exitCode, err } = await runProgram(words, { cwd });
      disk?.release();
      expect({ exitCode, err }).toEqual({
        exitCode: 1,
        err: expect.stringMatching(/the disk has too little room: .* needs [\d.]+ MB more/),
      });
      expect(readdirSync(join(cwd, 'copy'))).toEqual([]);
    },
  );
});
