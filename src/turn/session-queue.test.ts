import { describe, expect, it } from 'vitest';
import { desksOf } from '../../test/support/one-agent-desk.ts';
import { orderingAgent } from '../../test/support/session-stories.ts';
import { aRequest } from '../../test/support/test-desks.ts';
import { REQUESTS_WAITING_MAX, REQUESTS_WAITING_PER_SESSION_MAX } from '../kernel/limits/http.ts';
import type { WebhookOutcome } from '../session/commands.ts';
import { sessionCatalogue } from '../session/events.ts';
import { sessionStream } from '../session/session-stream.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import type { SessionDesk } from './session-operations.ts';

const agent = orderingAgent;
const deskOf = desksOf(agent);
const asking = (desk: SessionDesk, sessionId: string, text: string, isAwaited?: () => boolean) =>
  desk.runTurn(aRequest(agent.id, sessionId, { ask: { text } }), isAwaited);

/** Sessions that all wait for their webhooks until `answer` is called. */
const waitingFor = async (...sessionIds: readonly string[]) => {
  const store = memoryEventStore();
  const answers: (() => void)[] = [];
  let called = (): void => undefined;
  const allCalled = new Promise<void>((resolve) => {
    called = resolve;
  });
  const desk = deskOf({
    store,
    callWebhook: () =>
      new Promise<WebhookOutcome>((resolve) => {
        answers.push(() => resolve({ status: 200, body: '{"speech":"Ordered."}', elapsedMs: 1 }));
        if (answers.length === sessionIds.length) called();
      }),
  });
  const first = sessionIds.map((sessionId) => asking(desk, sessionId, 'order'));
  await allCalled;
  const answer = async () => {
    for (const one of answers) one();
    return Promise.all(first);
  };
  const queries = async (sessionId: string): Promise<readonly string[]> => {
    const texts: string[] = [];
    for await (const recorded of store.readStream(sessionStream(agent.id, sessionId))) {
      const event = sessionCatalogue.read(recorded);
      if (event.type === 'QueryReceived') texts.push(event.data.text);
    }
    return texts;
  };
  return { desk, answer, queries };
};

describe('requests that wait for a session', () => {
  it('are refused above a limit, and never below it', async () => {
    const { desk, answer } = await waitingFor('s1');
    const waiting = Array.from({ length: REQUESTS_WAITING_PER_SESSION_MAX }, () =>
      asking(desk, 's1', 'plain'),
    );
    const refused = { code: 'session_queue_full' };
    await expect(asking(desk, 's1', 'plain')).rejects.toMatchObject(refused);
    const key = { agentId: agent.id, sessionId: 's1' };
    await expect(desk.deleteContexts(key, 'all', 'client')).rejects.toMatchObject(refused);
    await expect(asking(desk, 's2', 'plain')).resolves.toMatchObject({ resolvedQuery: 'plain' });
    await answer();
    expect(await Promise.all(waiting)).toHaveLength(REQUESTS_WAITING_PER_SESSION_MAX);
    await expect(asking(desk, 's1', 'plain')).resolves.toMatchObject({ resolvedQuery: 'plain' });
  });

  it('are refused above a limit for all sessions together', async () => {
    const count = Math.ceil(REQUESTS_WAITING_MAX / REQUESTS_WAITING_PER_SESSION_MAX) + 1;
    const sessionIds = Array.from({ length: count }, (_, number) => `s${number}`);
    const { desk, answer } = await waitingFor(...sessionIds);
    const waiting = Array.from({ length: REQUESTS_WAITING_MAX }, (_, number) =>
      asking(desk, `s${number % count}`, 'plain', () => false).catch(({ code }) => code),
    );
    await expect(asking(desk, 's0', 'plain')).rejects.toMatchObject({ code: 'store_busy' });
    await expect(asking(desk, 'free', 'plain')).resolves.toMatchObject({ resolvedQuery: 'plain' });
    await answer();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set(['client_gone']));
    await expect(asking(desk, 's0', 'plain')).resolves.toMatchObject({ resolvedQuery: 'plain' });
  });

  it('are not started if their client has disconnected, and record nothing', async () => {
    const { desk, answer, queries } = await waitingFor('s1');
    let isAwaited = true;
    const left = expect(asking(desk, 's1', 'plain', () => isAwaited)).rejects.toMatchObject({
      code: 'client_gone',
    });
    isAwaited = false;
    await answer();
    await left;
    expect(await queries('s1')).toEqual(['order']);
  });
});
