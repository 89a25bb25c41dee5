import { expect, it } from 'vitest';
import { anExport, openTestDesks } from '../../test/support/test-desks.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { tokenHash } from '../outside/secrets.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';

/** The store as seen by a process that stops receiving changes once it is deaf. */
const hardOfHearing = (store: EventStore) => {
  let isDeaf = false;
  const heard: EventStore = {
    ...store,
    subscribe: (target, after, subscriber) =>
      store.subscribe(target, after, {
        ...subscriber,
        onEvent: (event) => (isDeaf ? undefined : subscriber.onEvent(event)),
      }),
  };
  return {
    store: heard,
    deafen: () => {
      isDeaf = true;
    },
  };
};

it('records nothing if a change has no effect', async () => {
  const desks = await openTestDesks();
  const { agent } = await desks.agents.create({ name: 'Shop', language: 'en' });
  const before = desks.agents.get(agent.id).revision;
  const changed = await desks.agents.change(agent.id, { type: 'ChangeSettings', changes: {} }, 'admin');
  expect(changed.revision).toBe(before);
  await desks.close();
});

it('undoes a change of another process, even before receiving it', async () => {
  const store = memoryEventStore();
  const one = await openTestDesks({ store });
  const { agent } = await one.agents.create({ name: 'Shop', language: 'en' });
  const listening = hardOfHearing(store);
  const other = await openTestDesks({ store: listening.store });
  listening.deafen();
  const renamed = (name: string) => ({ type: 'ChangeSettings', changes: { name } }) as const;
  await one.agents.change(agent.id, renamed('Store'), 'admin');
  const { settings } = await other.agents.change(agent.id, renamed('Shop'), 'admin');
  expect(settings.name).toBe('Shop');
  await one.close();
  expect((await openTestDesks({ store })).agents.get(agent.id).settings.name).toBe('Shop');
});

/** The store as seen by a process that cannot read one event of each agent. */
const damagedAt = (store: EventStore, revision: number): EventStore => ({
  ...store,
  subscribe: (target, after, subscriber) =>
    store.subscribe(target, after, {
      ...subscriber,
      onEvent: (event) => {
        if (event.revision !== revision) return subscriber.onEvent(event);
        return subscriber.onDamage?.({
          stream: event.stream,
          revision,
          position: event.position,
          reason: 'cut',
        });
      },
    }),
});

it('keeps the tokens of an agent with a damaged import, so that they learn of the damage', async () => {
  const store = memoryEventStore();
  const before = await openTestDesks({ store });
  const { agent, clientAccessToken } = await before.agents.import(
    anExport({ intents: [{ name: 'hello', says: ['hello'], responses: [{ action: 'greet' }] }] }),
    {},
  );
  const { token: revoked, tokenId } = await before.agents.issueToken(agent.id, { kind: 'client' }, 'admin');
  await before.agents.revokeToken(agent.id, tokenId, 'admin');
  await before.close();
  const { agents, close } = await openTestDesks({ store: damagedAt(store, 1) });
  expect(agents.ownerOf(tokenHash(clientAccessToken))).toMatchObject({ agentId: agent.id, kind: 'client' });
  expect(agents.ownerOf(tokenHash(revoked))).toBeUndefined();
  expect(() => agents.get(agent.id)).toThrow(expect.objectContaining({ code: 'record_damaged' }));
  await close();
});
