import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setup } from '../support/build.ts';
import { startParley } from '../support/parley.ts';
import { runProgram } from '../support/program.ts';
import type { Attack, Figures } from './attack.ts';
import { killedPrograms } from './killed-programs.ts';
import { killedServers } from './killed-servers.ts';
import { split } from './killed-split.ts';
import { killedTrials } from './killed-trials.ts';
import type { KilledOperation, Scene } from './scene.ts';
import { stoppedServers } from './stopped-servers.ts';
import { streamDigests } from './store-digest.ts';
import { tortureExport } from './torture-export.ts';

const killedOperations: Readonly<Record<string, KilledOperation>> = {
  ...killedPrograms,
  ...killedServers,
  split,
  ...killedTrials,
  ...stoppedServers,
};

const SESSIONS = 12;
const TURNS_PER_SESSION = 15;

type Recorded = Omit<Scene, 'cwd' | 'random'> & { readonly folder: string };

/** A data folder with an agent and its sessions, made once and copied for each round. */
const readRecorded = async (): Promise<Recorded> => {
  const folder = await mkdtemp(join(tmpdir(), 'parley-torture-'));
  const parley = await startParley({ cwd: folder });
  const agent = await parley.import(tortureExport);
  const { agentId, clientAccessToken } = agent;
  const sessions = Array.from({ length: SESSIONS }, (_, number) => `s${number}`);
  const talk = async (sessionId: string): Promise<void> => {
    for (let turn = 0; turn < TURNS_PER_SESSION; turn += 1) {
      const query = ['hello', 'book a room', `Guest ${sessionId}`][turn % 3] ?? '';
      await parley.say(agent, query, sessionId);
    }
  };
  await Promise.all(sessions.map(talk));
  await parley.stop();
  const digests = await streamDigests(join(folder, 'data'));
  const startedAt = performance.now();
  const { exitCode, err } = await runProgram(['backup', 'timed'], { cwd: folder });
  if (exitCode !== 0) throw new Error(`the backup ended with ${exitCode}: ${err}`);
  const programMs = performance.now() - startedAt;
  return { folder, agentId, clientAccessToken, sessions, digests, programMs };
};

const round = async (
  { folder, ...known }: Recorded,
  { seed, random }: { readonly seed: number; readonly random: () => number },
): Promise<Figures> => {
  const names = Object.keys(killedOperations);
  // In turn, so that few rounds try each of them.
  const name = names[seed % names.length] ?? '';
  const cwd = await mkdtemp(join(tmpdir(), 'parley-torture-'));
  try {
    await cp(join(folder, 'data'), join(cwd, 'data'), { recursive: true });
    const wasRunning = await killedOperations[name]?.({ ...known, cwd, random });
    return { kills: 1, [name]: 1, midway: wasRunning === true ? 1 : 0 };
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
};

/** `kill -9` and other signals during everything that takes long, and then whether all is still there. */
export const killAttack: Attack = {
  name: 'kills',
  summary: `kill -9, or a signal to stop, during ${Object.keys(killedOperations).join(', ')}`,
  weight: 3,
  open: async () => {
    setup();
    const known = await readRecorded();
    return {
      round: (given) => round(known, given),
      close: () => rm(known.folder, { recursive: true, force: true }),
    };
  },
};
