import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Parley, startParley } from '../support/parley.ts';
import { runProgram } from '../support/program.ts';
import { MEGABYTE, mountSmallDisk, type SmallDisk } from '../support/small-disk.ts';
import { type Attack, below, type Figures, oneOf, type Round } from './attack.ts';
import { recordedReplies } from './recorded-replies.ts';
import { tortureExport } from './torture-export.ts';

const DISK_MEGABYTES = 64;
const RESERVE_MEGABYTES = 8;
/** The largest free space besides the reserve. */
const ROOM_MEGABYTES = 6;
const CLIENTS = 6;
const SESSIONS = 40;
/** A client stops after so many refusals; that many turns fill the room several times. */
const REFUSALS = 15;
const TURNS_MAX = 3_000;
/** A server that has not recovered after so long has not recovered. */
const PATIENCE_MS = 60_000;
const BETWEEN_MS = 250;

/** The error codes of a full disk. Only without a reserve does the store itself run out of space. */
const codesOf = (hasReserve: boolean): readonly string[] =>
  hasReserve ? ['disk_full'] : ['disk_full', 'store_unavailable', 'store_busy'];

type World = {
  readonly disk: SmallDisk;
  readonly parley: Parley;
  readonly token: string;
  readonly random: () => number;
  readonly hasReserve: boolean;
  readonly acknowledged: string[];
  readonly counts: { turns: number; refused: number };
};

const query = ({ parley, token }: World, sessionId: string) =>
  parley.send('POST /v1/query?v=20170712', token, { query: 'hello', lang: 'en', sessionId });

/** @returns whether the turn was acknowledged. @throws for an answer that is neither that nor a coded 503 */
const turn = async (world: World): Promise<boolean> => {
  const { counts, hasReserve, acknowledged, random } = world;
  const { status, headers, body } = await query(world, `s${below(random, SESSIONS)}`);
  counts.turns += 1;
  if (status === 200) {
    acknowledged.push(body.id);
    return true;
  }
  const code = headers.get('x-error-code') ?? '';
  const isCoded = status === 503 && codesOf(hasReserve).includes(code);
  assert.ok(isCoded, `a full disk was answered ${status} ${code}: ${JSON.stringify(body)}`);
  counts.refused += 1;
  return false;
};

const talkUntilFull = async (world: World): Promise<void> => {
  for (let turns = 0, refusals = 0; turns < TURNS_MAX && refusals < REFUSALS; turns += 1) {
    if (!(await turn(world))) refusals += 1;
  }
};

const until = async (holds: () => Promise<boolean>, what: string): Promise<void> => {
  const startedAt = performance.now();
  while (!(await holds())) {
    assert.ok(performance.now() - startedAt < PATIENCE_MS, what);
    await setTimeout(BETWEEN_MS);
  }
};

const readiness = async ({ parley }: World): Promise<string> => {
  const { status, headers } = await parley.send('GET /health/ready', '');
  return `${status} ${headers.get('x-error-code') ?? ''}`.trim();
};

/** While nothing can be recorded, the server lives, reads, and says why. */
const requireHonest = async (world: World): Promise<void> => {
  const { disk, parley, hasReserve } = world;
  disk.leaveFree(hasReserve ? (RESERVE_MEGABYTES * MEGABYTE) / 2 : 0);
  if (hasReserve) {
    await until(async () => (await readiness(world)) === '503 disk_full', 'readiness does not say disk_full');
  }
  assert.equal((await parley.send('GET /health/live', '')).status, 200);
  assert.equal((await parley.admin('GET /admin/agents')).status, 200);
  const { status, headers } = await parley.admin('POST /admin/agents/import', { files: tortureExport });
  // Without a reserve, small writes still fit into pages that the file of the store has free.
  if (!hasReserve && status === 200) return;
  const code = headers.get('x-error-code') ?? '';
  assert.ok(status === 503 && codesOf(hasReserve).includes(code), `an import was answered ${status} ${code}`);
};

/** A start that is refused says why; a signal would say that it was the end of the process. */
const startFull = async ({ parley }: World): Promise<boolean> => {
  try {
    await parley.start();
    return true;
  } catch (error) {
    assert.match(String(error), /the server ended with 1: .*(disk|space|store|ENOSPC)/s);
    return false;
  }
};

/** The server goes on, or ends and starts again, before or after there is room. */
const makeRoom = async (world: World): Promise<void> => {
  const { disk, parley, random } = world;
  const ending = oneOf(random, ['none', 'SIGKILL', 'SIGTERM'] as const);
  if (ending !== 'none') await parley.kill(ending);
  const isRunning = ending === 'none' || (random() < 0.5 && (await startFull(world)));
  disk.release();
  if (!isRunning) await parley.start();
};

const requireRecovered = async (world: World): Promise<void> => {
  await until(async () => (await readiness(world)) === '200', 'the server is not ready again');
  await until(() => turn(world), 'no turn is recorded, although there is room');
};

/** Every acknowledged turn is recorded once, and replay gives what was recorded. */
const requireWhole = async ({ parley, acknowledged }: World, cwd: string): Promise<void> => {
  const { status, body } = await parley.admin('POST /admin/replay', {});
  assert.equal(status, 200);
  assert.deepEqual(body.divergences ?? [], [], 'replay diverges');
  await parley.stop();
  const recorded = await recordedReplies(join(cwd, 'data'));
  const lost = acknowledged.filter((id) => recorded.get(id) !== 1);
  assert.deepEqual(lost, [], 'acknowledged turns are lost or doubled');
  const { exitCode, out, err } = await runProgram(['store', 'check'], { cwd });
  assert.equal(exitCode, 0, `the store is damaged: ${out}${err}`);
};

const round = async (disk: SmallDisk, { random }: Round): Promise<Figures> => {
  const cwd = await mkdtemp(join(disk.path, 'round-'));
  const hasReserve = random() < 0.5;
  const env = { PARLEY_DISK_RESERVE: hasReserve ? `${RESERVE_MEGABYTES}MB` : '0MB' };
  const parley = await startParley({ cwd, env });
  const counts = { turns: 0, refused: 0 };
  try {
    const { clientAccessToken: token } = await parley.import(tortureExport);
    const world: World = { disk, parley, token, random, hasReserve, acknowledged: [], counts };
    const room = random() * ROOM_MEGABYTES * MEGABYTE + (hasReserve ? RESERVE_MEGABYTES * MEGABYTE : 0);
    disk.leaveFree(room);
    await Promise.all(Array.from({ length: CLIENTS }, () => talkUntilFull(world)));
    assert.ok(counts.refused > 0, 'the disk did not fill up');
    await requireHonest(world);
    await makeRoom(world);
    await requireRecovered(world);
    await requireWhole(world, cwd);
    const kind = hasReserve ? 'withReserve' : 'withoutReserve';
    return { fills: 1, [kind]: 1, ...counts, acknowledged: world.acknowledged.length };
  } finally {
    disk.release();
    await parley.stop();
    await rm(cwd, { recursive: true, force: true });
  }
};

/** The disk of a server fills up, with a reserve and without one, until the store itself cannot write. */
export const fullDiskAttack: Attack = {
  name: 'disk',
  summary: 'fills the disk of a server, ends the server or leaves it, and makes room again',
  weight: 2,
  open: async () => {
    const disk = mountSmallDisk(DISK_MEGABYTES);
    if (disk === undefined) return 'only root may mount a small disk';
    return { round: (given) => round(disk, given), close: async () => disk.unmount() };
  },
};
