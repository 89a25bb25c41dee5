import { expect, it } from 'vitest';
import type { Agent } from '../agent/agent.ts';
import { emptyAgent } from '../agent/evolve.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { WARM_AGENTS_MAX, WARM_EVENTS_READ } from '../kernel/limits/process.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { warmStart } from './warm-start.ts';

type World = {
  readonly ids: readonly string[];
  readonly store?: Pick<EventStore, 'readUnread' | 'newestPosition' | 'positionStep'>;
  readonly hasWebhook?: boolean;
  readonly isWanted?: () => boolean;
  /** Agents whose model cannot be read. */
  readonly broken?: readonly string[];
};

/** The models that were loaded after a start, in order. */
const warmed = async ({ ids, store = memoryEventStore(), ...rest }: World): Promise<readonly string[]> => {
  const { hasWebhook = false, isWanted = () => true, broken = [] } = rest;
  const read: string[] = [];
  const agentOf = (id: string): Agent => {
    const agent = emptyAgent(id);
    const webhook = { ...agent.settings.webhook, enabled: hasWebhook };
    return { ...agent, settings: { ...agent.settings, webhook } };
  };
  await warmStart({
    store,
    agents: {
      list: () => ids.map(agentOf),
      understand: async (id) => {
        read.push(id);
        if (broken.includes(id)) throw new ParleyError('agent_not_found', {});
        return [];
      },
    },
    published: { untilReady: async () => undefined },
    webhooksReady: async () => {
      read.push('webhooks');
    },
    isWanted,
  });
  return read;
};

let events = 0;
const spoken = (store: EventStore, agentId: string, count = 1) =>
  store.append(
    `session-${agentId}-s1`,
    Array.from({ length: count }, () => ({
      id: `00000000-0000-4000-8000-${String(++events).padStart(12, '0')}`,
      type: 'QueryReceived',
      data: {},
      metadata: { schemaVersion: 1, occurredAt: '2026-03-02T12:00:00.000Z', correlationId: 'r1' },
    })),
    'any',
  );

it('begins with the most recently used agents', async () => {
  const store = memoryEventStore();
  for (const agent of ['a2', 'a3', 'a2', 'gone']) await spoken(store, agent);
  expect(await warmed({ ids: ['a1', 'a2', 'a3'], store })).toEqual(['a2', 'a3', 'a1']);
});

it('reads only the newest events', async () => {
  const store = memoryEventStore();
  await spoken(store, 'a2');
  await spoken(store, 'a3', WARM_EVENTS_READ);
  expect(await warmed({ ids: ['a1', 'a2', 'a3'], store })).toEqual(['a3', 'a1', 'a2']);
});

it('loads a limited number of models', async () => {
  const ids = Array.from({ length: WARM_AGENTS_MAX + 3 }, (_, index) => `a${index}`);
  expect(await warmed({ ids })).toEqual(ids.slice(0, WARM_AGENTS_MAX));
});

it('continues after an unreadable model, and works if the store does not answer', async () => {
  const store = {
    ...memoryEventStore(),
    newestPosition: async (): Promise<never> => {
      throw new ParleyError('store_unavailable', { reason: 'away' });
    },
  };
  expect(await warmed({ ids: ['a1', 'a2'], store, broken: ['a1'] })).toEqual(['a1', 'a2']);
});

it('loads the code for webhook calls if an agent has a webhook', async () => {
  expect(await warmed({ ids: ['a1'], hasWebhook: true })).toEqual(['a1', 'webhooks']);
});

it('stops with the server', async () => {
  let steps = 2;
  expect(await warmed({ ids: ['a1', 'a2', 'a3'], isWanted: () => steps-- > 0 })).toEqual(['a1', 'a2']);
});
