/**
 * The claim: an idle session costs almost no memory, however many there are.
 * `npx tsx bench/memory.ts [--json]`, after `npm run build`.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { HOT_SESSIONS_MAX } from '../src/kernel/limits/conversation.ts';
import { type Claim, options, rounded, show } from './running/claims.ts';
import { startSessions, type Target } from './running/load.ts';
import { madeAgent } from './running/made-agent.ts';
import { importAgent, type ServerProcess, startParley } from './running/server-process.ts';

const COLD_BYTES_MAX = 1_024;
const COLD_SESSIONS = 20_000;

const { json } = options();
const folder = mkdtempSync(join(tmpdir(), 'parley-bench-'));

/** These sessions fill the memory of hot sessions, so that each later one makes another cold. */
const memory = async (parley: Target, server: ServerProcess): Promise<Claim[]> => {
  const empty = await server.memory();
  const first = HOT_SESSIONS_MAX + 2_000;
  await startSessions(parley, 0, first);
  const before = await server.memory();
  await startSessions(parley, first, COLD_SESSIONS);
  const after = await server.memory();
  const hotBytes = (before.heldBytes - empty.heldBytes) / HOT_SESSIONS_MAX;
  const coldBytes = Math.max(0, after.heldBytes - before.heldBytes) / COLD_SESSIONS;
  const resident =
    after.residentBytes === undefined || before.residentBytes === undefined
      ? 'unknown'
      : `${rounded((after.residentBytes - before.residentBytes) / COLD_SESSIONS)} bytes`;
  return [
    {
      claim: `memory of a cold session, of ${COLD_SESSIONS.toLocaleString('en')}`,
      measured: coldBytes,
      unit: 'bytes',
      yardstick: `a hot one: ${rounded(hotBytes)} bytes; growth of the process: ${resident}`,
      goal: `at most ${COLD_BYTES_MAX} bytes`,
      isMet: coldBytes <= COLD_BYTES_MAX,
    },
  ];
};

let server: ServerProcess | undefined;
try {
  server = await startParley(folder);
  const { clientAccessToken: token } = await importAgent(server, folder, madeAgent());
  show('memory', await memory({ url: server.url, token, cpuMs: server.cpuMs }, server), json);
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true });
}
