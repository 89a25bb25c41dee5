import { expect, it, vi } from 'vitest';
import { deskOptions } from '../../test/support/test-desks.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { openDesks } from '../turn/open-desks.ts';

/** A server of a store, and how many trainings it began. */
const openCounting = async (store = memoryEventStore()) => {
  let trainings = 0;
  const desks = await openDesks({
    ...deskOptions({ store }),
    watchTraining: (train) => {
      trainings += 1;
      return train(() => undefined);
    },
  });
  return { desks, store, trainings: () => trainings };
};

it('a server trains an agent that another one made, without a query', async () => {
  const one = await openCounting();
  const other = await openCounting(one.store);
  await one.desks.agents.create({ name: 'Shop', language: 'en' });
  await vi.waitFor(() => expect(other.trainings()).toBe(1));
  expect(one.trainings()).toBe(1);
  await Promise.all([one.desks.close(), other.desks.close()]);
});

it('a server trains an agent that it found at its start only for a query', async () => {
  const one = await openCounting();
  const { agent } = await one.desks.agents.create({ name: 'Shop', language: 'en' });
  const later = await openCounting(one.store);
  const renamed = { type: 'ChangeSettings', changes: { name: 'Store' } } as const;
  await one.desks.agents.change(agent.id, renamed, 'admin');
  await one.desks.agents.create({ name: 'Second shop', language: 'en' });
  await vi.waitFor(() => expect(later.trainings()).toBe(1));
  expect(later.desks.agents.get(agent.id).settings.name).toBe('Store');
  await Promise.all([one.desks.close(), later.desks.close()]);
});
