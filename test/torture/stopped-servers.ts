import assert from 'node:assert/strict';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { STOP_AGAIN_MS } from '../../src/kernel/limits/process.ts';
import { type Parley, startParley } from '../support/parley.ts';
import type { Signal } from '../support/program.ts';
import { oneOf } from './attack.ts';
import { recordedTurns } from './recorded-replies.ts';
import { type KilledOperation, requireOthers, type Scene } from './scene.ts';
import { tortureExport } from './torture-export.ts';

/** After the turns have begun. */
const STOP_MS_MAX = 1_500;
const SPEAKERS = 8;

type Sent = { readonly signal: Signal; readonly to?: 'group'; readonly afterMs: number };
type Stop = { readonly signals: readonly Sent[]; readonly mayDie?: boolean };

const once = (signal: Signal): Stop => ({ signals: [{ signal, afterMs: 0 }] });
const ofGroup = (signal: Signal): Stop => ({ signals: [{ signal, to: 'group', afterMs: 0 }] });

/** How people, terminals and service managers stop a server. */
const stops: readonly Stop[] = [
  once('SIGTERM'),
  once('SIGINT'),
  once('SIGHUP'),
  ofGroup('SIGTERM'),
  ofGroup('SIGINT'),
  ofGroup('SIGHUP'),
  // npm passes on what the group has already got.
  { signals: [...ofGroup('SIGINT').signals, { signal: 'SIGINT', afterMs: 20 }] },
  { signals: [...once('SIGHUP').signals, { signal: 'SIGTERM', afterMs: 300 }] },
  { signals: [...once('SIGTERM').signals, { signal: 'SIGTERM', afterMs: STOP_AGAIN_MS }], mayDie: true },
  { signals: [...once('SIGTERM').signals, { signal: 'SIGKILL', afterMs: 30 }], mayDie: true },
];

type Work = (parley: Parley, scene: Scene) => Promise<unknown>;

/** Work beside the turns. It is repeated until the server stops. */
const works: readonly Work[] = [
  async () => setTimeout(STOP_MS_MAX),
  (parley) => parley.import(tortureExport),
  (parley, { agentId, sessions: [session] }) =>
    parley.admin(`POST /admin/agents/${agentId}/erase`, { session }),
  async (parley, { agentId, sessions: [session] }) => {
    await parley.admin(`POST /admin/agents/${agentId}/erase`, { session });
    await parley.admin('POST /admin/privacy/compact');
  },
  (parley) => parley.admin('POST /admin/projections/sessions/rebuild'),
  (parley) => parley.admin('POST /admin/backups'),
];

type Speaker = { readonly sessionId: string; readonly acknowledged: string[] };

/** Ends with the first turn that is not acknowledged. */
const talk = async (parley: Parley, scene: Scene, { sessionId, acknowledged }: Speaker): Promise<void> => {
  for (;;) {
    const reply = await parley.say(scene, 'hello', sessionId).catch(() => undefined);
    if (reply === undefined || reply.status === 503) return;
    assert.equal(reply.status, 200, JSON.stringify(reply.body));
    acknowledged.push(reply.body.id);
  }
};

/** A connection that is cut ends the work; what counts is what the next server has. */
const workUntilStopped = async (work: () => Promise<unknown>, isStopped: () => boolean): Promise<void> => {
  while (!isStopped()) {
    try {
      await work();
    } catch {
      await setTimeout(20);
    }
  }
};

const stopServer = async (parley: Parley, { signals, mayDie = false }: Stop): Promise<void> => {
  let ended: Promise<number | null> = Promise.resolve(null);
  for (const { signal, to, afterMs } of signals) {
    await setTimeout(afterMs);
    ended = parley.kill(signal, to);
  }
  const code = await ended;
  assert.ok(code === 0 || (mayDie && code === null), `${JSON.stringify(signals)} ended it with ${code}`);
};

/** Every acknowledged turn of a session is recorded once, in the order of the acknowledgements. */
const requireInOrder = async (folder: string, speakers: readonly Speaker[]): Promise<void> => {
  const recorded = await recordedTurns(folder);
  for (const { sessionId, acknowledged } of speakers) {
    const all = recorded.get(sessionId) ?? [];
    assert.equal(new Set(all).size, all.length, `${sessionId} has a turn twice`);
    const acknowledgedIds = new Set(acknowledged);
    const recordedIds = all.filter((id) => acknowledgedIds.has(id));
    assert.deepEqual(recordedIds, acknowledged, `${sessionId} has lost or moved acknowledged turns`);
  }
};

/** Stops a server by signals in the middle of turns and other work, and looks for what it acknowledged. */
const signals: KilledOperation = async (scene) => {
  const { cwd, random } = scene;
  const [work, stop] = [oneOf(random, works), oneOf(random, stops)];
  const parley = await startParley({ cwd, leadsGroup: true, env: { PARLEY_BACKUPS: 'backups' } });
  const speakers = Array.from({ length: SPEAKERS }, (_, number) => ({
    sessionId: `t${number}`,
    acknowledged: [] as string[],
  }));
  let isStopped = false;
  try {
    const talking = speakers.map((speaker) => talk(parley, scene, speaker));
    const working = workUntilStopped(
      () => work(parley, scene),
      () => isStopped,
    );
    await setTimeout(random() * STOP_MS_MAX);
    await stopServer(parley, stop);
    isStopped = true;
    await Promise.all([...talking, working]);
    await parley.start();
    const { body } = await parley.admin('POST /admin/replay', {});
    assert.deepEqual(body.divergences ?? [], [], 'replay diverges');
  } finally {
    isStopped = true;
    await parley.stop();
  }
  await requireInOrder(join(cwd, 'data'), speakers);
  const [erased = ''] = scene.sessions;
  await requireOthers(scene, (stream) => stream.endsWith(`-${erased}`));
  return speakers.some(({ acknowledged }) => acknowledged.length > 0);
};

/** Servers that receive a signal to stop. */
export const stoppedServers = { signals };
