import { describe, expect, it } from 'vitest';
import { desksOf } from '../../test/support/one-agent-desk.ts';
import { anAgent, anIntent } from '../../test/support/session-stories.ts';
import { aRequest, testOutside } from '../../test/support/test-desks.ts';
import { sessionCatalogue } from '../session/events.ts';
import { sessionStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';

const agent = anAgent([
  anIntent('plain', {
    phrases: { en: [{ id: 'plain', data: [{ text: 'plain' }], isTemplate: false, count: 0 }] },
  }),
]);
const deskOf = desksOf(agent);

/** Two servers of one store. */
const twoServers = () => {
  const store = memoryEventStore();
  const outside = testOutside();
  const askOf = () => {
    const desk = deskOf({ store, outside });
    return (text: string, idempotencyKey?: string) =>
      desk.runTurn(
        aRequest(agent.id, 'one', { ask: { text }, ...(idempotencyKey !== undefined && { idempotencyKey }) }),
      );
  };
  const texts = async () => {
    const recorded: string[] = [];
    for await (const event of store.readStream(sessionStream(agent.id, 'one'))) {
      const { type, data } = sessionCatalogue.read(event);
      if (type === 'QueryReceived') recorded.push(data.text);
    }
    return recorded;
  };
  return { ask: askOf(), askOther: askOf(), texts };
};

describe('a request that is sent again with its idempotency key', () => {
  it('gets the reply of its turn, from the same server and from others', async () => {
    const { ask, askOther, texts } = twoServers();
    const first = await ask('plain', 'key-1');
    expect(await ask('plain', 'key-1')).toEqual(first);
    expect(await askOther('plain', 'key-1')).toEqual(first);
    expect(await texts()).toEqual(['plain']);
  });

  it('does so from a server that knows the session as it was before', async () => {
    const { ask, askOther, texts } = twoServers();
    await askOther('plain');
    const { turnId } = await ask('plain', 'key-1');
    expect(await askOther('plain', 'key-1')).toMatchObject({ turnId });
    expect(await texts()).toEqual(['plain', 'plain']);
  });

  it('is one turn even if two servers have it at once', async () => {
    const { ask, askOther, texts } = twoServers();
    const [one, other] = await Promise.all([ask('plain', 'key-1'), askOther('plain', 'key-1')]);
    expect(one).toEqual(other);
    expect(await texts()).toEqual(['plain']);
  });
});

describe('another turn begins', () => {
  it.each([
    ['with another key', 'plain', 'key-2'],
    ['without a key', 'plain', undefined],
    ['with another text', 'plain, please', 'key-1'],
  ])('for a request %s', async (_, text, key) => {
    const { ask, askOther, texts } = twoServers();
    await ask('plain', 'key-1');
    await askOther(text, key);
    expect(await texts()).toEqual(['plain', text]);
  });

  it('with an id of its own when the session has gone on since', async () => {
    const { ask, texts } = twoServers();
    const first = await ask('plain', 'key-1');
    await ask('plain');
    expect((await ask('plain', 'key-1')).turnId).not.toBe(first.turnId);
    expect(await texts()).toHaveLength(3);
  });
});
