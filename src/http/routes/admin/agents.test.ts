import { setTimeout } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { fakeAgents } from '../../../../test/support/fake-desks.ts';
import { startTestServer, type TestServer } from '../../../../test/support/http-server.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { PROGRESS_INTERVAL_MS } from '../../../kernel/limits/process.ts';

let server: TestServer;
afterEach(() => server.stop());

const IMPORT = 'POST /admin/agents/import';
const files = [{ path: 'agent.json', text: '{}' }];
const lines = { accept: 'application/x-ndjson' };

/** Imports take longer than the pause between two lines. */
const start = async (refusal?: ParleyError): Promise<void> => {
  const agents = fakeAgents();
  const slow: AgentDesk['import'] = async (given, options) => {
    options.onProgress?.(0.25);
    await setTimeout(1.5 * PROGRESS_INTERVAL_MS);
    if (refusal !== undefined) throw refusal;
    return agents.import(given, options);
  };
  server = await startTestServer({ agents: { ...agents, import: slow } });
};

const linesOf = (body: string): readonly Record<string, unknown>[] =>
  body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('an import', () => {
  it('reports the progress of the training to a client that accepts lines, and ends with the agent', async () => {
    await start();
    const { status, headers, body } = await server.send(IMPORT, {
      as: 'admin',
      body: { files },
      headers: lines,
    });
    expect([status, headers['content-type']]).toEqual([200, 'application/x-ndjson']);
    expect(linesOf(body)).toEqual([
      { step: 'training', share: 0.25 },
      expect.objectContaining({ clientAccessToken: expect.any(String), warnings: [] }),
    ]);
  });

  it('ends its lines with the error of a training that failed', async () => {
    await start(new ParleyError('bad_export', { path: 'agent.json', reason: 'it is missing' }));
    const { body } = await server.send(IMPORT, { as: 'admin', body: { files }, headers: lines });
    expect(linesOf(body).at(-1)).toEqual({ status: expect.objectContaining({ code: 400 }) });
  });

  it('answers all other clients with one JSON object', async () => {
    await start();
    for (const headers of [{}, { accept: '*/*' }, { accept: 'application/json' }]) {
      const answer = await server.send(IMPORT, { as: 'admin', body: { files }, headers });
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(answer.body).toHaveProperty('clientAccessToken');
    }
  });
});
