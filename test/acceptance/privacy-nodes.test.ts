import { rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type EventStoreDbDouble,
  startEventStoreDbDouble,
} from '../support/eventstoredb-double/double-server.ts';
import { storeAddress } from '../support/eventstoredb-double/store-address.ts';
import { eventuallyTrue } from '../support/eventually.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { naming } from '../support/privacy-agents.ts';
import { anExport } from '../support/test-desks.ts';

const files = anExport({
  intents: [naming('Hello $name')],
});

describe.each(['off', 'on'])('two servers over one EventStoreDB, with sealing %s', (seal) => {
  let double: EventStoreDbDouble;
  let servers: readonly [Parley, Parley];
  let agent: ImportedAgent;
  const token = 'a token of sixteen symbols'.replaceAll(' ', '-');

  beforeAll(async () => {
    double = await startEventStoreDbDouble();
    const env = {
      PARLEY_STORE: storeAddress(double),
      PARLEY_ADMIN_TOKEN: token,
      PARLEY_SECRET_KEY: '7'.repeat(64),
      PARLEY_SEAL: seal,
    };
    servers = [await startParley({ env }), await startParley({ env })];
    const { status, body } = await servers[0].send('POST /admin/agents/import', token, { files });
    expect(status).toBe(200);
    agent = body;
  });
  afterAll(async () => {
    for (const server of servers) {
      await server.stop();
      rmSync(dirname(server.dataFolder), { recursive: true, force: true });
    }
    await double.close();
  });

  const ask = (server: Parley, query: string) =>
    server.send('POST /v1/query?v=20150910', agent.clientAccessToken, { sessionId: 's', query, lang: 'en' });
  const contexts = async (server: Parley) =>
    (await server.send('GET /v1/contexts?sessionId=s', agent.clientAccessToken)).body;

  it('share encrypted data, and both drop erased data', async () => {
    const [one, other] = servers;
    await eventuallyTrue(async () => (await contexts(other)).length === 0);
    await ask(one, 'call me Quillfeather');
    expect((await contexts(other))[0].parameters.name).toBe('Quillfeather');
    const recorded = JSON.stringify(double.log.stream(`session-${agent.agentId}-s`), (_, value) =>
      value instanceof Uint8Array ? Buffer.from(value).toString() : value,
    );
    expect(recorded.includes('Quillfeather')).toBe(seal === 'off');
    const path = `POST /admin/agents/${agent.agentId}/erase`;
    const erased = await one.send(path, token, { parameter: 'name=quillfeather', verify: true });
    expect(erased.body).toMatchObject({ sessions: ['s'], verification: { isClean: true } });
    await eventuallyTrue(async () => (await contexts(other)).length === 0);
    expect((await ask(other, 'call me Begonia')).body.result.fulfillment.speech).toBe('Hello Begonia');
    expect((await contexts(one))[0].parameters.name).toBe('Begonia');
    expect(JSON.stringify(await contexts(one))).not.toContain('Quillfeather');
  });

  it("remove erased data from EventStoreDB's own projections", async () => {
    const [one] = servers;
    const storeProjections = async () => (await one.send('GET /admin/store/projections', token)).body;
    await one.send('POST /admin/store/projections', token);
    await ask(one, 'call me Hollyhock');
    expect(JSON.stringify(await storeProjections())).not.toMatch(/Faulted|Stopped/);
    expect(writtenByProjections().includes('Hollyhock')).toBe(seal === 'off');
    const path = `POST /admin/agents/${agent.agentId}/erase`;
    expect((await one.send(path, token, { session: 's' })).status).toBe(200);
    expect(writtenByProjections()).not.toContain('Hollyhock');
    expect(JSON.stringify(await storeProjections())).not.toMatch(/Faulted|Stopped/);
  });

  /** The readable output of projections. */
  const writtenByProjections = (): string =>
    [...new Set(double.log.records.map(({ stream }) => stream))]
      .filter((stream) => stream.startsWith('$projections-parley-'))
      .flatMap((stream) => {
        const records = double.log.stream(stream) ?? [];
        return records === 'deleted' ? [] : records.map(({ data }) => Buffer.from(data).toString());
      })
      .join();
});
