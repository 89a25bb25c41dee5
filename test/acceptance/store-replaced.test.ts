import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { startEventStoreDbDouble } from '../support/eventstoredb-double/double-server.ts';
import { startFaultProxy } from '../support/eventstoredb-double/fault-proxy.ts';
import { storeAddress } from '../support/eventstoredb-double/store-address.ts';
import { eventually } from '../support/eventually.ts';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import { anExport } from '../support/test-desks.ts';

const files = anExport({ intents: [{ name: 'greet', says: ['hello'], responses: [] }] });

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const startServer = async (env: Readonly<Record<string, string>> = {}): Promise<Parley> => {
  const parley = await startParley({ env });
  closing.push(parley.stop);
  return parley;
};

const talk = async (parley: Parley, agent: ImportedAgent, sessions: readonly string[]): Promise<void> => {
  for (const sessionId of sessions)
    for (let turn = 0; turn < 5; turn += 1) {
      const query = { query: 'hello', lang: 'en', sessionId };
      const { status } = await parley.send('POST /v1/query', agent.clientAccessToken, query);
      expect(status).toBe(200);
    }
};

const sessionsOf = async (parley: Parley, { agentId }: ImportedAgent): Promise<readonly string[]> => {
  const { body } = await parley.admin(`GET /admin/agents/${agentId}/sessions`);
  const { sessions }: { sessions: readonly { readonly sessionId: string }[] } = body as never;
  return sessions.map(({ sessionId }) => sessionId).sort();
};

/** Waits until the view was dropped and has caught up, and checks that all interfaces report the reason. */
const expectRemade = async (parley: Parley, reason: RegExp): Promise<void> => {
  await eventually(async () => {
    const { body } = await parley.admin('GET /admin/projections/sessions');
    expect(body).toMatchObject({ state: 'live', remade: expect.stringMatching(reason) });
  });
  await eventually(async () => {
    const { body } = await parley.send('GET /health/ready', '');
    expect(body.views.live).toBe(body.views.total);
    expect(body.views.remade).toMatch(reason);
    expect(parley.log()).toMatch(/views were dropped and are rebuilt/);
  });
};

describe('an embedded store that was replaced by an older copy', () => {
  it('appears in lists from the start, with later events', async () => {
    const parley = await startServer();
    const agent = await parley.import(files);
    await talk(parley, agent, ['anna']);
    await parley.kill('SIGTERM');
    const [file, copy] = ['data.mdb', 'copy.mdb'].map((name) => join(parley.dataFolder, name));
    copyFileSync(file as string, copy as string);
    await parley.start();
    await talk(parley, agent, ['bertha', 'carla']);
    expect(await sessionsOf(parley, agent)).toEqual(['anna', 'bertha', 'carla']);
    await parley.kill('SIGTERM');
    copyFileSync(copy as string, file as string);
    await parley.start();
    await expectRemade(parley, /the event store ends at \d+, before event \d+ of the view/);
    await talk(parley, agent, ['dora', 'emma', 'frieda']);
    expect(await sessionsOf(parley, agent)).toEqual(['anna', 'dora', 'emma', 'frieda']);
  });
});

describe('an EventStoreDB with another log', () => {
  const world = async () => {
    const double = await startEventStoreDbDouble();
    closing.push(double.close);
    const network = await startFaultProxy(double.port);
    closing.push(network.close);
    const parley = await startServer({ PARLEY_STORE: storeAddress(network) });
    const agent = await parley.import(files);
    await talk(parley, agent, ['anna']);
    expect(await sessionsOf(parley, agent)).toEqual(['anna']);
    return { double, network, parley, agent };
  };

  it('appears in lists after the server has reconnected, if an older state was restored', async () => {
    const { double, network, parley, agent } = await world();
    const older = double.log.records.length;
    await talk(parley, agent, ['bertha', 'carla']);
    expect(await sessionsOf(parley, agent)).toEqual(['anna', 'bertha', 'carla']);
    await network.refuse();
    double.log.truncate(older);
    await network.restore();
    await expectRemade(parley, /the event store (ends at \d+, before|has another event at)/);
    await eventually(() => talk(parley, agent, ['dora']));
    expect(await sessionsOf(parley, agent)).toEqual(['anna', 'dora']);
  });

  it('appears in lists from the start, if all events were replaced', async () => {
    const { double, parley, agent } = await world();
    await parley.kill('SIGTERM');
    const before = double.log.records.length;
    double.log.truncate(0);
    await parley.start();
    await expectRemade(parley, /the view is of another event store/);
    const other = await parley.import(files);
    await talk(parley, other, ['bertha', 'carla', 'dora']);
    expect(double.log.records.length).toBeGreaterThan(before);
    expect(await sessionsOf(parley, other)).toEqual(['bertha', 'carla', 'dora']);
    expect((await parley.admin(`GET /admin/agents/${agent.agentId}/sessions`)).status).toBe(404);
  });
});
