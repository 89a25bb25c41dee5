import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { AgentDesk } from '../authoring/agent-operations.ts';
import { openDataFolder } from '../disk/data-folder.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { exampleAgent } from './example-agent.ts';

const home = mkdtempSync(join(tmpdir(), 'example-'));
afterAll(() => rmSync(home, { recursive: true }));

const event = { id: '5b0b5a3e-6d3c-4a55-9d5e-0d6f0a4b6c11', type: 'AgentImported', data: {} };
const metadata = { schemaVersion: 1, occurredAt: '2020-01-01T00:00:00.000Z', correlationId: 'x' };

/** A desk with only the operations that the example uses. */
const deskOf = (store: EventStore) => {
  const names: string[] = [];
  const desk = {
    list: () => names.map((id) => ({ id })),
    import: async (files: readonly { readonly path: string }[]) => {
      expect(files.map(({ path }) => path)).toContain('agent.json');
      const id = `agent${names.length}`;
      names.push(id);
      await store.append(`agent-${id}`, [{ ...event, metadata }], 'any');
      return {
        agent: { id, settings: { name: 'Example' } },
        clientAccessToken: 'c',
        developerAccessToken: 'd',
      };
    },
  };
  // The example uses these two methods, and of agents only id and name.
  return { names, desk: desk as unknown as AgentDesk };
};

const world = () => {
  const store = memoryEventStore();
  const folder = openDataFolder(mkdtempSync(join(home, 'data-')));
  const { names, desk } = deskOf(store);
  return { store, names, folder, find: () => exampleAgent(store, desk, folder) };
};

describe('the example agent', () => {
  it('is created in an empty store, and found there later with its tokens', async () => {
    const { find, names } = world();
    const first = await find();
    expect(first).toEqual({
      agentId: 'agent0',
      name: 'Example',
      clientAccessToken: 'c',
      developerAccessToken: 'd',
    });
    expect(await find()).toEqual(first);
    expect(names).toHaveLength(1);
  });

  it.each(['', '{', '[]', '{"agentId":"agent0"}'])(
    'is absent if its file is damaged: %j',
    async (damaged) => {
      const { find, folder, names } = world();
      await find();
      folder.write('example-agent.json', damaged);
      expect(await find()).toBeUndefined();
      expect(names).toHaveLength(1);
    },
  );

  it('is not created again after its deletion', async () => {
    const { find, names } = world();
    await find();
    names.splice(0, 1, 'another');
    expect(await find()).toBeUndefined();
    names.splice(0);
    expect(await find()).toBeUndefined();
  });

  it('is not created beside other agents', async () => {
    const { find, names, store } = world();
    names.push('theirs');
    await store.append('agent-theirs', [{ ...event, metadata }], 'any');
    expect(await find()).toBeUndefined();
  });

  it('is created again after an interrupted import', async () => {
    const { find, store } = world();
    await store.append('agent-half', [{ ...event, metadata }], 'any');
    expect(await find()).toMatchObject({ agentId: 'agent0' });
  });
});
