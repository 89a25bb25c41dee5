import { afterEach, describe, expect, it, vi } from 'vitest';
import { anExport, aRequest, openTestDesks } from '../../test/support/test-desks.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { POSITION_WAIT_MS_MAX } from '../kernel/limits/nodes.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import type { Desks } from './open-desks.ts';

const greeting = (speech: string) => ({
  name: 'hello',
  says: ['hello'],
  responses: [{ action: 'greet', messages: [{ type: 0, speech }] }],
});

/** A store that can hold events back from its subscribers. */
const deaf = (store: EventStore) => {
  let news: Promise<void> = Promise.resolve();
  let listen = (): void => undefined;
  return {
    plug: () => {
      news = new Promise((resolve) => {
        listen = resolve;
      });
    },
    listen: () => listen(),
    store: {
      ...store,
      subscribe: (...[target, after, subscriber]: Parameters<EventStore['subscribe']>) => {
        const onEvent: typeof subscriber.onEvent = async (event) => {
          await news;
          await subscriber.onEvent(event);
        };
        return store.subscribe(target, after, { ...subscriber, onEvent });
      },
    },
  };
};

const open: Desks[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const desks of open.splice(0)) await desks.close();
});

/** Two servers over one store; the second one receives the first one's writes late. */
const start = async () => {
  const store = memoryEventStore();
  const ears = deaf(store);
  const one = await openTestDesks({ store });
  const two = await openTestDesks({ store: ears.store });
  open.push(one, two);
  const { agent } = await one.agents.import(anExport({ intents: [greeting('Hello')] }), {});
  await two.positions.untilReached(one.positions.newestWritten());
  const [intent] = agent.intents.values();
  if (intent === undefined) throw new Error('the agent has an intent');
  const edit = (speech: string) => {
    const responses = [{ ...intent.responses[0], messages: [{ type: 0, body: { speech } }] }];
    const changed = { ...intent, responses } as typeof intent;
    const command = { type: 'UpdateIntent', intentId: intent.id, intent: changed } as const;
    return one.agents.change(agent.id, command, 'developer');
  };
  const askTwo = async () => {
    const reply = await two.sessions.runTurn(aRequest(agent.id, 'one', { ask: { text: 'hello' } }));
    return reply.fulfillment.speech;
  };
  return { one, two, ears, edit, askTwo, agentId: agent.id };
};

describe('the position of a write', () => {
  it('is awaited on another server, so that its queries include the write', async () => {
    const { one, two, ears, edit, askTwo, agentId } = await start();
    ears.plug();
    await edit('Goodbye');
    expect(await askTwo()).toBe('Hello');
    const reached = two.positions.untilReached(one.positions.newestWritten());
    setTimeout(ears.listen, 20);
    await reached;
    await two.positions.untilTrained(agentId);
    expect(await askTwo()).toBe('Goodbye');
  });

  it('is refused as ahead if it is not reached in time', async () => {
    const { one, two, ears, edit } = await start();
    ears.plug();
    await edit('Goodbye');
    vi.useFakeTimers();
    const reached = expect(two.positions.untilReached(one.positions.newestWritten())).rejects.toMatchObject({
      code: 'position_ahead',
    });
    await vi.advanceTimersByTimeAsync(POSITION_WAIT_MS_MAX);
    await reached;
    ears.listen();
  });

  it("grows with each write, by category, and covers this server's writes only", async () => {
    const { one, two, askTwo, edit } = await start();
    const { agent = -1 } = one.positions.newestWritten();
    expect(two.positions.newestWritten()).toEqual({});
    await askTwo();
    expect(Object.keys(two.positions.newestWritten())).toEqual(['session']);
    await edit('Goodbye');
    expect(one.positions.newestWritten().agent).toBeGreaterThan(agent);
  });
});

describe('an agent that another server changed', () => {
  it('is up to date after a refresh', async () => {
    const { two, ears, edit, agentId } = await start();
    ears.plug();
    await edit('Goodbye');
    await two.positions.refresh(agentId);
    const [intent] = two.agents.get(agentId).intents.values();
    expect(intent?.responses[0]?.messages[0]?.body).toEqual({ speech: 'Goodbye' });
    ears.listen();
  });
});
