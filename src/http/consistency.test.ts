import { afterEach, describe, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../test/support/http-server.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { PositionDesk } from '../outside/positions.ts';

const asked = { query: 'hello', lang: 'en', sessionId: 's1' };
let server: TestServer | undefined;
afterEach(() => server?.stop());

/**
 * A server that has written up to agent=7, session=9 and received up to agent=12; records what was awaited.
 */
const start = async () => {
  const log: string[] = [];
  const positions: PositionDesk = {
    newestWritten: () => ({ agent: 7, session: 9 }),
    untilReached: async (wanted) => {
      log.push(`reached ${JSON.stringify(wanted)}`);
      if ((wanted.agent ?? 0) > 12) throw new ParleyError('position_ahead', { position: 'agent=13' });
    },
    refresh: async (agentId) => void log.push(`refreshed ${agentId}`),
    untilTrained: async (agentId) => void log.push(`trained ${agentId}`),
  };
  server = await startTestServer({ positions });
  return { ...server, log: () => log };
};

describe('Parley-Position', () => {
  it('is in replies to writes and not in replies to reads', async () => {
    const { send } = await start();
    const write = await send('POST /v1/query?v=20170712', { as: 'client', body: asked });
    expect(write.headers['parley-position']).toBe('agent=7, session=9');
    const change = await send('POST /v1/entities', { as: 'developer', body: { name: 'pet', entries: [] } });
    expect(change.headers['parley-position']).toBe('agent=7, session=9');
    const read = await send('GET /v1/intents', { as: 'developer' });
    expect(read.headers).not.toHaveProperty('parley-position');
  });

  it('is awaited first, and so is the training that a query needs', async () => {
    const { send, log } = await start();
    const headers = { 'parley-position': 'agent=12, session=3' };
    const answer = await send('POST /v1/query', { as: 'client', body: asked, headers });
    expect(answer.status).toBe(200);
    expect(log()).toEqual(['reached {"agent":12,"session":3}', 'trained a1']);
    expect(answer.headers['parley-position']).toBe('agent=12, session=9');
  });

  it('that is not reached causes a coded error with a time to retry', async () => {
    const { send } = await start();
    const headers = { 'parley-position': 'agent=13' };
    const answer = await send('POST /v1/query', { as: 'client', body: asked, headers });
    expect(answer).toMatchObject({ status: 503, body: { status: { code: 503 } } });
    expect(answer.headers).toMatchObject({ 'x-error-code': 'position_ahead', 'retry-after': '1' });
  });

  it.each(['12', 'agent', 'agent=-1', 'agent=1e3', 'agent=1;session=2'])(
    'with the value %s is refused',
    async (text) => {
      const { send, log } = await start();
      const answer = await send('GET /v1/intents', { as: 'developer', headers: { 'parley-position': text } });
      expect(answer.status).toBe(400);
      expect(answer.headers['x-error-code']).toBe('request_invalid');
      expect(log()).toEqual([]);
    },
  );
});

describe('an operation that shows an agent', () => {
  it('checks what other servers recorded about it; a query does not', async () => {
    const { send, log } = await start();
    await send('GET /v1/intents', { as: 'developer' });
    await send('GET /admin/agents/a1', { as: 'admin' });
    await send('POST /v1/query', { as: 'client', body: asked });
    expect(log()).toEqual(['refreshed a1', 'refreshed a1']);
  });
});
