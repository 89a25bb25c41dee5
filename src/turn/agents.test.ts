import { expect, it } from 'vitest';
import { openTestDesks } from '../../test/support/test-desks.ts';
import type { EventStore } from '../kernel/event-store.ts';
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
