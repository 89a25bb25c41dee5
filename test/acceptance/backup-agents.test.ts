import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram, type ServerProcess, startProgramServer } from '../support/program.ts';
import { hasShared, sharedAgentFolder, sharedAgentNames } from '../support/shared-material.ts';

const cwd = mkdtempSync(join(tmpdir(), 'backup-agents-'));
const ADMIN = { PARLEY_ADMIN_TOKEN: 'a-token-of-the-tests' };
let server: ServerProcess;

const run = (...words: string[]) => runProgram(words, { cwd, env: ADMIN });

const read = async ({ url }: ServerProcess, path: string) => {
  const headers = { authorization: `Bearer ${ADMIN.PARLEY_ADMIN_TOKEN}` };
  const response = await fetch(`${url}${path}`, { headers });
  expect(response.status).toBe(200);
  // The replies that are looked at are lists of this type; tests of the API check them against their schemas.
  return (await response.json()) as Listed;
};

type Listed = {
  readonly agents: readonly { readonly agentId: string }[];
  readonly sessions: readonly object[];
};

/** All agents with their content, and all sessions with their texts. */
const contentOf = async (of: ServerProcess) => {
  const { agents } = await read(of, '/admin/agents');
  const sessions: object[] = [];
  for (const { agentId } of agents)
    sessions.push(...(await read(of, `/admin/agents/${agentId}/sessions`)).sessions);
  return { agents, sessions };
};

const talk = async (token: string, sessionId: string) => {
  const response = await fetch(`${server.url}/v1/query?v=20170712`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'hello', lang: 'en', sessionId }),
  });
  expect(response.status).toBe(200);
};

afterAll(() => rmSync(cwd, { recursive: true }));

// The exported agents are not part of the project, so a plain checkout lacks them.
describe.skipIf(!hasShared)('a store with every exported agent', { timeout: 300_000 }, () => {
  beforeAll(async () => {
    server = await startProgramServer({ cwd, env: ADMIN });
    for (const [at, name] of sharedAgentNames.entries()) {
      const folder = sharedAgentFolder(name);
      const { out } = await run('agent', 'import', folder, '--json', '--server', server.url);
      await talk(JSON.parse(out).clientAccessToken, `session-${at}`);
    }
  }, 300_000);

  it('is backed up while the server runs, and restored with the same agents and sessions', async () => {
    const before = await contentOf(server);
    expect(before.agents).toHaveLength(sharedAgentNames.length + 1);
    expect(before.sessions).toHaveLength(sharedAgentNames.length);
    // From here on nothing is recorded: the verifiable record covers all events.
    await read(server, '/admin/audit/checkpoint');
    expect(await run('backup', 'backup')).toMatchObject({ exitCode: 0 });
    await server.stop();
    // As large as after the server saved its views.
    expect(await run('backup', 'backup-2')).toMatchObject({ exitCode: 0 });
    expect(hashIn('backup-2')).toBe(hashIn('backup'));
    expect(await run('restore', 'backup', '--data', 'restored')).toMatchObject({ exitCode: 0 });
    const other = await startProgramServer({ cwd, env: ADMIN }, ['--data', 'restored']);
    const after = await contentOf(other);
    await other.stop();
    expect(after).toEqual(before);
    expect(readdirSync(cwd).toSorted()).toEqual(['backup', 'backup-2', 'data', 'restored']);
  });
});

const hashIn = (backup: string) => JSON.parse(readFileSync(join(cwd, backup, 'backup.json'), 'utf8')).sha256;
