import { afterEach, describe, expect, it } from 'vitest';
import { anExport, openTestDesks } from '../../test/support/test-desks.ts';
import { AGENT_VERSION } from '../agent/snapshot.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { AGENT_SNAPSHOTS_EVERY_EVENTS } from '../kernel/limits/store.ts';
import type { SnapshotStore } from '../kernel/snapshot-store.ts';
import { systemOutside } from '../outside/outside.ts';
import { tokenHash } from '../outside/secrets.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../store/memory/memory-snapshot-store.ts';
import type { Desks } from '../turn/open-desks.ts';

const files = anExport({
  agent: { description: 'A shop' },
  intents: [{ name: 'hello', says: ['hello'], responses: [{ action: 'greet' }] }],
  entities: [{ name: 'pet', entries: [{ value: 'cat', synonyms: ['cat', 'kitty'] }] }],
});

/** A store that counts the events that its subscribers receive. */
const counting = (store: EventStore) => {
  let received = 0;
  const counted: EventStore = {
    ...store,
    subscribe: (target, after, subscriber) => {
      const onEvent: typeof subscriber.onEvent = (event) => {
        received += 1;
        return subscriber.onEvent(event);
      };
      return store.subscribe(target, after, { ...subscriber, onEvent });
    },
  };
  return { store: counted, received: () => received };
};

const open: Desks[] = [];
afterEach(async () => {
  for (const desks of open.splice(0)) await desks.close();
});

/** A server that starts with existing data, and the number of events that it had to read. */
const start = async (store: EventStore, snapshots: SnapshotStore) => {
  const counted = counting(store);
  const desks = await openTestDesks({ store: counted.store, snapshots, outside: systemOutside });
  open.push(desks);
  return { desks, read: counted.received() };
};

/** A server that created an agent, changed it this many times, and stopped. */
const left = async (edits = 3) => {
  const [store, snapshots] = [memoryEventStore(), memorySnapshotStore()];
  const { desks } = await start(store, snapshots);
  const { agent, clientAccessToken } = await desks.agents.import(files, {});
  for (let edit = 0; edit < edits; edit += 1)
    await desks.agents.issueToken(agent.id, { kind: 'client' }, 'admin');
  await desks.close();
  return { store, snapshots, agent: desks.agents.get(agent.id), token: clientAccessToken };
};

describe('a starting server', () => {
  it('has all agents and reads only later events', async () => {
    const { store, snapshots, agent, token } = await left();
    const { desks, read } = await start(store, snapshots);
    expect(read).toBe(0);
    expect(desks.agents.get(agent.id)).toEqual(agent);
    expect(desks.agents.ownerOf(tokenHash(token))).toMatchObject({ agentId: agent.id, kind: 'client' });
    await desks.agents.issueToken(agent.id, { kind: 'developer' }, 'admin');
    const { desks: next, read: more } = await start(store, snapshots);
    expect(more).toBe(1);
    expect(next.agents.get(agent.id)).toEqual(desks.agents.get(agent.id));
  });

  it('reads everything if another version saved an agent', async () => {
    const { store, snapshots, agent } = await left();
    const stream = `agent-${agent.id}`;
    const kept = await snapshots.load(stream);
    if (kept === undefined) throw new Error('nothing was kept');
    await snapshots.save(stream, { ...kept, version: AGENT_VERSION + 1, state: 'nonsense' });
    const { desks, read } = await start(store, snapshots);
    expect(read).toBe(agent.revision + 1);
    expect(desks.agents.get(agent.id)).toEqual(agent);
  });

  it('reads everything if the snapshot is of another store', async () => {
    const { snapshots, agent: stranger } = await left();
    const { store, agent } = await left();
    const { desks } = await start(store, snapshots);
    expect(desks.agents.list()).toEqual([agent]);
    expect(() => desks.agents.get(stranger.id)).toThrow(/the agent does not exist/);
  });

  it('reads everything if the log was truncated to before the snapshot', async () => {
    const { snapshots, agent, store } = await left(5);
    const shorter = memoryEventStore();
    for await (const { stream, revision, position, ...event } of store.readAll())
      if (revision < agent.revision) await shorter.append(stream, [event], 'any');
    const { desks } = await start(shorter, snapshots);
    expect(desks.agents.get(agent.id).tokens.size).toBe(agent.tokens.size - 1);
  });

  it('recognises a deleted agent', async () => {
    const { store, snapshots, agent, token } = await left();
    const { desks } = await start(store, snapshots);
    await desks.agents.delete(agent.id);
    await desks.positions.untilReached(desks.positions.newestWritten());
    expect(JSON.stringify(await snapshots.load(`agent-${agent.id}`))).not.toContain('kitty');
    await desks.close();
    const { desks: next } = await start(store, snapshots);
    expect(next.agents.list()).toEqual([]);
    expect(next.agents.ownerOf(tokenHash(token))).toBeUndefined();
  });
});

it('saves agents periodically, for a server that ends without warning', async () => {
  const [store, snapshots] = [memoryEventStore(), memorySnapshotStore()];
  const { desks } = await start(store, snapshots);
  const { agent } = await desks.agents.import(files, {});
  for (let edit = 0; edit < 2 * AGENT_SNAPSHOTS_EVERY_EVENTS; edit += 1)
    await desks.agents.issueToken(agent.id, { kind: 'client' }, 'admin');
  await desks.positions.untilReached(desks.positions.newestWritten());
  const { desks: next, read } = await start(store, snapshots);
  expect(read).toBeLessThan(AGENT_SNAPSHOTS_EVERY_EVENTS);
  expect(next.agents.get(agent.id)).toEqual(desks.agents.get(agent.id));
});
