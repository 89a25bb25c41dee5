import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Parley, startParley } from '../support/parley.ts';
import { type Outcome, runProgram } from '../support/program.ts';
import { below } from './attack.ts';
import { streamDigests } from './store-digest.ts';
import { tortureExport } from './torture-export.ts';

/** A copy of a recorded data folder, to which an operation is done and killed. */
export type Scene = {
  /** Has the folder `data`. */
  readonly cwd: string;
  readonly agentId: string;
  readonly clientAccessToken: string;
  readonly sessions: readonly string[];
  /** Of the streams in `data`, before anything happens. */
  readonly digests: ReadonlyMap<string, string>;
  readonly random: () => number;
};

/** @throws when something was lost. @returns whether the operation was still running when it was killed */
export type KilledOperation = (scene: Scene) => Promise<boolean>;

/** Longer than most of these take, so that some kills hit every part of them. */
const KILL_MS_MAX = 900;

const killedProgram = async (words: readonly string[], { cwd, random }: Scene): Promise<boolean> => {
  const ending = new AbortController();
  const running = runProgram(words, { cwd, signal: ending.signal });
  await Promise.race([setTimeout(below(random, KILL_MS_MAX)), running]);
  ending.abort();
  const { exitCode } = await running;
  assert.ok(exitCode === null || exitCode === 0, `${words[0]} ended with ${exitCode}`);
  return exitCode === null;
};

const succeed = (outcome: Outcome, what: string): void =>
  assert.equal(outcome.exitCode, 0, `${what} ended with ${outcome.exitCode}: ${outcome.err}`);

const requireSame = async (scene: Scene, folder: string): Promise<void> =>
  assert.deepEqual(await streamDigests(join(scene.cwd, folder)), scene.digests, `${folder} has other events`);

const backup: KilledOperation = async (scene) => {
  const wasRunning = await killedProgram(['backup', 'b1'], scene);
  await requireSame(scene, 'data');
  // What a kill leaves is no backup, or a whole one.
  const restored = await runProgram(['restore', 'b1', '--data', 'data-1'], scene);
  if (restored.exitCode === 0) await requireSame(scene, 'data-1');
  else assert.ok(wasRunning && restored.exitCode === 1, `the backup is lost: ${restored.err}`);
  succeed(await runProgram(['backup', 'b2'], scene), 'the next backup');
  succeed(await runProgram(['restore', 'b2', '--data', 'data-2'], scene), 'its restore');
  await requireSame(scene, 'data-2');
  return wasRunning;
};

const restore: KilledOperation = async (scene) => {
  succeed(await runProgram(['backup', 'b1'], scene), 'the backup');
  const wasRunning = await killedProgram(['restore', 'b1', '--data', 'data-1'], scene);
  // Either nothing is there that a server would serve, or all is.
  if (existsSync(join(scene.cwd, 'data-1', 'data.mdb'))) await requireSame(scene, 'data-1');
  else succeed(await runProgram(['restore', 'b1', '--data', 'data-1'], scene), 'the next restore');
  await requireSame(scene, 'data-1');
  return wasRunning;
};

const copy: KilledOperation = async (scene) => {
  const words = ['store', 'copy', '--from', 'lmdb:data', '--to', 'lmdb:data-1'];
  const wasRunning = await killedProgram(words, scene);
  succeed(await runProgram(words, scene), 'the next copy');
  await requireSame(scene, 'data-1');
  return wasRunning;
};

/** Starts a server on the scene, kills it in the middle of the work, and starts it again. */
const killedServer = async (
  { cwd, random }: Scene,
  work: (parley: Parley) => Promise<unknown>,
  check: (parley: Parley) => Promise<void>,
): Promise<boolean> => {
  const parley = await startParley({ cwd });
  let isRunning = true;
  try {
    // A request that is cut off fails; what counts is what the next server knows.
    const working = work(parley).then(
      () => {
        isRunning = false;
      },
      () => undefined,
    );
    await Promise.race([setTimeout(below(random, KILL_MS_MAX / 3)), working]);
    const wasRunning = isRunning;
    await parley.kill('SIGKILL');
    await working;
    await parley.start();
    await check(parley);
    return wasRunning;
  } finally {
    await parley.stop();
  }
};

const ask = (parley: Parley, { clientAccessToken }: Scene, sessionId: string) =>
  parley.send('POST /v1/query', clientAccessToken, { query: 'hello', lang: 'en', sessionId });

/** Every stream that was there is there, unless it may be gone; turns may have been added. */
const requireOthers = async (scene: Scene, mayBeGone: (stream: string) => boolean): Promise<void> => {
  const now = await streamDigests(join(scene.cwd, 'data'));
  for (const [stream, digest] of scene.digests) {
    if (!mayBeGone(stream)) assert.equal(now.get(stream), digest, `${stream} has changed`);
  }
};

const anImport: KilledOperation = async (scene) => {
  let [before, after]: [number, number] = [0, 0];
  const count = async (parley: Parley) => (await parley.admin('GET /admin/agents')).body.agents.length;
  const wasRunning = await killedServer(
    scene,
    async (parley) => {
      before = await count(parley);
      for (let times = 0; times < 3; times += 1) await parley.import(tortureExport);
    },
    async (parley) => {
      after = await count(parley);
      for (const { agentId } of (await parley.admin('GET /admin/agents')).body.agents) {
        const { status, body } = await parley.admin(`GET /admin/agents/${agentId}/export`);
        assert.equal(status, 200, `agent ${agentId} was imported by half: ${JSON.stringify(body)}`);
      }
      assert.equal((await parley.import(tortureExport)).agentId.length, 32);
    },
  );
  assert.ok(after >= before && after <= before + 3, `there were ${before} agents, and now ${after}`);
  await requireOthers(scene, () => false);
  return wasRunning;
};

const erase: KilledOperation = async (scene) => {
  const [first = '', second = ''] = scene.sessions;
  const erased = (parley: Parley, session: string, more: object) =>
    parley.admin(`POST /admin/agents/${scene.agentId}/erase`, { session, ...more });
  const wasRunning = await killedServer(
    scene,
    async (parley) => {
      await erased(parley, first, {});
      await erased(parley, second, {});
    },
    async (parley) => {
      for (const session of [first, second]) {
        const { status, body } = await erased(parley, session, { verify: true });
        assert.equal(status, 200);
        assert.equal(body.verification.isClean, true, `${session} is not erased: ${JSON.stringify(body)}`);
      }
    },
  );
  const isOf = (stream: string) => [first, second].some((session) => stream.endsWith(`-${session}`));
  await requireOthers(scene, isOf);
  return wasRunning;
};

const compact: KilledOperation = async (scene) => {
  const [first = ''] = scene.sessions;
  const wasRunning = await killedServer(
    scene,
    async (parley) => {
      await parley.admin(`POST /admin/agents/${scene.agentId}/erase`, { session: first });
      await parley.admin('POST /admin/privacy/compact');
    },
    async (parley) => {
      assert.equal((await parley.admin('POST /admin/privacy/compact')).status, 200);
    },
  );
  await requireOthers(scene, (stream) => stream.endsWith(`-${first}`));
  return wasRunning;
};

const rebuild: KilledOperation = async (scene) => {
  const path = `/admin/agents/${scene.agentId}/sessions?limit=100`;
  const count = async (parley: Parley) => (await parley.admin(`GET ${path}`)).body.sessions.length;
  let listed = 0;
  const wasRunning = await killedServer(
    scene,
    async (parley) => {
      await parley.admin('POST /admin/projections/sessions/rebuild');
      await parley.admin('POST /admin/projections/daily-figures/rebuild');
      await count(parley);
    },
    async (parley) => {
      listed = await count(parley);
    },
  );
  assert.equal(listed, scene.sessions.length, 'the list of sessions is not whole');
  await requireOthers(scene, () => false);
  return wasRunning;
};

const turns: KilledOperation = async (scene) => {
  const acknowledged: string[] = [];
  const talk = async (parley: Parley, sessionId: string): Promise<void> => {
    for (;;) {
      const { status, body } = await ask(parley, scene, sessionId);
      assert.equal(status, 200);
      acknowledged.push(body.id);
    }
  };
  const wasRunning = await killedServer(
    scene,
    (parley) => Promise.all(scene.sessions.map((sessionId) => talk(parley, sessionId))),
    async (parley) => {
      for (const sessionId of scene.sessions) {
        assert.equal((await ask(parley, scene, sessionId)).status, 200, `${sessionId} does not answer`);
      }
      const { body } = await parley.admin('POST /admin/replay', {});
      assert.deepEqual(body.divergences ?? [], [], 'replay diverges');
    },
  );
  const recorded = await turnsIn(join(scene.cwd, 'data'));
  const lost = acknowledged.filter((id) => recorded.get(id) !== 1);
  assert.deepEqual(lost, [], 'acknowledged turns are lost or doubled');
  return wasRunning;
};

/** How often each turn has a reply. */
const turnsIn = async (path: string): Promise<ReadonlyMap<string, number>> => {
  const { openLmdbEventStore } = await import('../../src/store/lmdb/lmdb-event-store.ts');
  const store = await openLmdbEventStore({ path });
  const replies = new Map<string, number>();
  for await (const { type, data } of store.readAll({ category: 'session' })) {
    if (type !== 'ReplySent') continue;
    const { turnId } = data as { readonly turnId: string };
    replies.set(turnId, (replies.get(turnId) ?? 0) + 1);
  }
  await store.close();
  return replies;
};

export const killedOperations: Readonly<Record<string, KilledOperation>> = {
  turns,
  backup,
  restore,
  copy,
  import: anImport,
  erase,
  compact,
  rebuild,
};
