import { afterEach, describe, expect, it, vi } from 'vitest';
import { entityOfSize } from '../../test/support/agent-stories.ts';
import { agentStream } from '../agent/agent-stream.ts';
import type { AgentEvent } from '../agent/events.ts';
import { newAgentSettings } from '../agent/new-agent.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { agentHistory } from './agent-history.ts';

afterEach(() => vi.restoreAllMocks());

const ENTITIES = 300;

/** An agent that was created with one entity after another. */
const historyOfEntities = async () => {
  const store = memoryEventStore();
  const settings = newAgentSettings('shop', 'en');
  const events: readonly AgentEvent[] = [
    { type: 'AgentCreated', data: { agentId: 'a', origin: 'new', settings } },
    ...Array.from({ length: ENTITIES }, (_, at) => ({
      type: 'EntityCreated' as const,
      data: { entity: entityOfSize(`e${at}`, 1) },
    })),
  ];
  const recordedAt = (at: number) => new Date(at * 1_000).toISOString();
  const newEvents = events.map((event, at) => ({
    ...event,
    id: `id-${at}`,
    metadata: { schemaVersion: 1, occurredAt: recordedAt(at), correlationId: 'r' },
  }));
  await store.append(agentStream('a'), newEvents, 'no-stream');
  return agentHistory({ store });
};

describe('an agent at an earlier revision', () => {
  it('is folded without copying its content for each event', async () => {
    const history = await historyOfEntities();
    const set = vi.spyOn(Map.prototype, 'set');
    const agent = await history.at('a', ENTITIES);
    expect(set.mock.calls.length).toBeLessThan(2 * ENTITIES);
    expect(agent?.entities.size).toBe(ENTITIES);
  });

  it('stays as it is when a later one is folded from it', async () => {
    const history = await historyOfEntities();
    const earlier = await history.at('a', 2);
    const later = await history.at('a', 5);
    expect([earlier?.entities.size, later?.entities.size]).toEqual([2, 5]);
    expect((await history.at('a', 2))?.entities.size).toBe(2);
  });

  it('does not exist before it is recorded', async () => {
    const history = await historyOfEntities();
    expect(await history.at('a', ENTITIES + 1)).toBeUndefined();
  });
});

describe('an event of an agent', () => {
  it.each<[number | 'newest', number]>([
    [7, 7],
    ['newest', ENTITIES],
  ])('is found at %s', async (revision, found) => {
    const history = await historyOfEntities();
    expect(await history.eventAt('a', revision)).toMatchObject({ id: `id-${found}`, revision: found });
  });

  it('is not found after the newest', async () => {
    const history = await historyOfEntities();
    expect(await history.eventAt('a', ENTITIES + 1)).toBeUndefined();
  });
});
