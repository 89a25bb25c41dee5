import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Parley, startParley } from '../support/parley.ts';
import { recordedReplies } from './recorded-replies.ts';
import { type KilledOperation, requireOthers, type Scene } from './scene.ts';
import { exportGreeting, tortureExport } from './torture-export.ts';

/** After the server listens. Work that ends sooner is not killed, so that kills hit every part of it. */
const KILL_MS_MAX = 400;
const PUBLICATIONS = 8;

type Killed = {
  readonly prepare?: (parley: Parley) => Promise<void>;
  readonly work: (parley: Parley) => Promise<unknown>;
  readonly check: (parley: Parley) => Promise<void>;
};

/** Starts a server on the scene, kills it in the middle of the work, and starts it again. */
export const killServer = async (
  { cwd, random }: Scene,
  { prepare, work, check }: Killed,
): Promise<boolean> => {
  const parley = await startParley({ cwd });
  let isRunning = true;
  try {
    await prepare?.(parley);
    // A request that is cut off fails; what counts is what the next server knows.
    const working = work(parley).catch((error: unknown) => {
      if (error instanceof assert.AssertionError) throw error;
    });
    const finished = working.finally(() => {
      isRunning = false;
    });
    await Promise.race([setTimeout(random() * KILL_MS_MAX), finished]);
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

const ask = (parley: Parley, scene: Scene, sessionId: string) => parley.say(scene, 'hello', sessionId);

const anImport: KilledOperation = async (scene) => {
  let [before, after]: [number, number] = [0, 0];
  const count = async (parley: Parley) => (await parley.admin('GET /admin/agents')).body.agents.length;
  const wasRunning = await killServer(scene, {
    work: async (parley) => {
      before = await count(parley);
      for (let times = 0; times < 3; times += 1) await parley.import(tortureExport);
    },
    check: async (parley) => {
      after = await count(parley);
      for (const { agentId } of (await parley.admin('GET /admin/agents')).body.agents) {
        const { status, body } = await parley.admin(`GET /admin/agents/${agentId}/export`);
        assert.equal(status, 200, `agent ${agentId} was imported by half: ${JSON.stringify(body)}`);
      }
      assert.equal((await parley.import(tortureExport)).agentId.length, 32);
    },
  });
  assert.ok(after >= before && after <= before + 3, `there were ${before} agents, and now ${after}`);
  await requireOthers(scene, () => false);
  return wasRunning;
};

const erase: KilledOperation = async (scene) => {
  const [first = '', second = ''] = scene.sessions;
  const eraseSession = (parley: Parley, session: string, more: object) =>
    parley.admin(`POST /admin/agents/${scene.agentId}/erase`, { session, ...more });
  const wasRunning = await killServer(scene, {
    work: async (parley) => {
      await eraseSession(parley, first, {});
      await eraseSession(parley, second, {});
    },
    check: async (parley) => {
      const agent = `/admin/agents/${scene.agentId}`;
      const { erasures } = (await parley.admin(`GET ${agent}/erasures`)).body;
      const remaining = await Promise.all(
        [first, second].map((session) => parley.admin(`GET ${agent}/sessions/${session}/recorded-turns`)),
      );
      const gone = remaining.filter(({ status }) => status !== 200).length;
      const withReceipt = erasures.reduce(
        (sum: number, { sessions }: { sessions: number }) => sum + sessions,
        0,
      );
      assert.equal(withReceipt, gone, `${gone} sessions are erased, and ${withReceipt} have a receipt`);
      for (const session of [first, second]) {
        const { status, body } = await eraseSession(parley, session, { verify: true });
        assert.equal(status, 200);
        assert.equal(body.verification.isClean, true, `${session} is not erased: ${JSON.stringify(body)}`);
      }
    },
  });
  const isOf = (stream: string) => [first, second].some((session) => stream.endsWith(`-${session}`));
  await requireOthers(scene, isOf);
  return wasRunning;
};

const compact: KilledOperation = async (scene) => {
  const [first = ''] = scene.sessions;
  const wasRunning = await killServer(scene, {
    work: async (parley) => {
      await parley.admin(`POST /admin/agents/${scene.agentId}/erase`, { session: first });
      await parley.admin('POST /admin/privacy/compact');
    },
    check: async (parley) => {
      assert.equal((await parley.admin('POST /admin/privacy/compact')).status, 200);
    },
  });
  await requireOthers(scene, (stream) => stream.endsWith(`-${first}`));
  return wasRunning;
};

const rebuild: KilledOperation = async (scene) => {
  const path = `/admin/agents/${scene.agentId}/sessions?limit=100`;
  const count = async (parley: Parley) => (await parley.admin(`GET ${path}`)).body.sessions.length;
  let listed = 0;
  const wasRunning = await killServer(scene, {
    work: async (parley) => {
      await parley.admin('POST /admin/projections/sessions/rebuild');
      await parley.admin('POST /admin/projections/daily-figures/rebuild');
      await count(parley);
    },
    check: async (parley) => {
      listed = await count(parley);
    },
  });
  assert.equal(listed, scene.sessions.length, 'the list of sessions is not whole');
  await requireOthers(scene, () => false);
  return wasRunning;
};

const publish: KilledOperation = async (scene) => {
  const agent = `/admin/agents/${scene.agentId}`;
  const hello = async (parley: Parley, sessionId: string): Promise<string> =>
    (await ask(parley, scene, sessionId)).body.result.fulfillment.speech;
  /** The possible answers: from the last publication, and from the one in progress. */
  let possible = ['Hello.'];
  const wasRunning = await killServer(scene, {
    work: async (parley) => {
      await parley.admin(`PUT ${agent}/publishing`, { on: true });
      for (let edition = 1; edition <= PUBLICATIONS; edition += 1) {
        const greeting = `Hello from edition ${edition}.`;
        const files = exportGreeting(greeting);
        assert.equal((await parley.admin(`POST ${agent}/import`, { files })).status, 200);
        possible = [...possible.slice(-1), greeting];
        const { status, body } = await parley.admin(`POST ${agent}/publish`, {});
        assert.equal(status, 200, JSON.stringify(body));
        possible = [greeting];
      }
    },
    check: async (parley) => {
      const greeting = await hello(parley, 'first');
      // Until publishing is on, every edit answers at once.
      const { on } = (await parley.admin(`GET ${agent}/publishing`)).body;
      assert.ok(possible.includes(greeting), `${greeting} answers, and not one of ${possible.join(', ')}`);
      assert.ok(on === true || possible.includes('Hello.'), 'publishing was switched off');
      await parley.admin(`PUT ${agent}/publishing`, { on: true });
      await parley.admin(`POST ${agent}/import`, { files: exportGreeting('Hello at last.') });
      assert.equal(await hello(parley, 'second'), greeting, 'a draft answers');
      assert.equal((await parley.admin(`POST ${agent}/publish`, {})).status, 200);
      assert.equal(await hello(parley, 'third'), 'Hello at last.');
    },
  });
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
  const wasRunning = await killServer(scene, {
    work: (parley) => Promise.all(scene.sessions.map((sessionId) => talk(parley, sessionId))),
    check: async (parley) => {
      for (const sessionId of scene.sessions) {
        assert.equal((await ask(parley, scene, sessionId)).status, 200, `${sessionId} does not answer`);
      }
      const { body } = await parley.admin('POST /admin/replay', {});
      assert.deepEqual(body.divergences ?? [], [], 'replay diverges');
    },
  });
  const recorded = await recordedReplies(join(scene.cwd, 'data'));
  const lost = acknowledged.filter((id) => recorded.get(id) !== 1);
  assert.deepEqual(lost, [], 'acknowledged turns are lost or doubled');
  return wasRunning;
};

/** The work of a running server. */
export const killedServers = { turns, import: anImport, publish, erase, compact, rebuild };
