import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram, type ServerProcess, startProgramServer } from '../support/program.ts';

const MEGABYTE = 1024 * 1024;
const cwd = mkdtempSync(join(tmpdir(), 'full-disk-'));
const disk = join(cwd, 'disk');
mkdirSync(disk);
/** Only root may mount; a file system of its own can be filled without harm to others. */
const isMounted =
  process.platform === 'linux' &&
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', disk]).status === 0;

const ADMIN = 'a-token-of-the-tests';
const filler = join(disk, 'filler');
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

/** Leaves that much free on the disk. */
const fillUpTo = (megabytes: number): void => {
  rmSync(filler, { force: true });
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(filler, Buffer.alloc(bavail * bsize - megabytes * MEGABYTE));
};

beforeAll(async () => {
  if (!isMounted) return;
  const env = { PARLEY_ADMIN_TOKEN: ADMIN, PARLEY_DISK_RESERVE: '8MB' };
  server = await startProgramServer({ cwd, env }, ['--data', join(disk, 'data')]);
  token = JSON.parse(readFileSync(join(disk, 'data', 'example-agent.json'), 'utf8')).clientAccessToken;
});
afterAll(async () => {
  if (isMounted) {
    await server?.stop();
    spawnSync('umount', ['-l', disk]);
  }
  rmSync(cwd, { recursive: true });
});

describe.skipIf(!isMounted)('a server whose disk fills up', { timeout: 300_000 }, () => {
  it('refuses what it would record, says so, goes on reading, and recovers by itself', async () => {
    expect((await query('before')).status).toBe(200);
    fillUpTo(10);
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
    // What is left is nearly all of the reserve.
    const { bavail, bsize } = statfsSync(disk);
    expect(bavail * bsize).toBeGreaterThan(6 * MEGABYTE);
    fillUpTo(4);
    // A small write may still fit where a large one was refused, until the server looks at the disk again.
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

    rmSync(filler);
    await expect.poll(async () => (await ask('/health/ready')).status, { timeout: 30_000 }).toBe(200);
    expect((await query('before')).status).toBe(200);
  });

  it('is not backed up to a disk without room, and nothing is left there', async () => {
    fillUpTo(4);
    const { exitCode, err } = await runProgram(
      ['backup', join(disk, 'backup'), '--data', join(disk, 'data')],
      {
        cwd,
      },
    );
    rmSync(filler);
    expect({ exitCode, err }).toEqual({
      exitCode: 1,
      err: expect.stringMatching(/the disk has too little room: .* needs [\d.]+ MB more/),
    });
    expect(spawnSync('ls', ['-A', disk], { encoding: 'utf8' }).stdout).toBe('data\n');
  });
});
