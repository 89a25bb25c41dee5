import { beforeEach, describe, expect, it } from 'vitest';
import { typesIn } from '../../test/support/store-events.ts';
import { testOutside } from '../../test/support/test-desks.ts';
import { emptyAgent } from '../agent/evolve.ts';
import { resendStream } from '../session/resends.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { type ResendDesk, resendDesk } from './resend-desk.ts';

const key = { agentId: 'a', callId: 'c-1' };
const request = {
  address: 'http://shop.example',
  webhook: 'today',
  isOtherAddress: false,
  agentRevision: 3,
} as const;
const end = { outcome: 'replied', status: 200, elapsedMs: 4, replyBytes: 12, isSame: true } as const;
const ada = { actor: 'admin', tokenId: 't-ada' } as const;

let store: ReturnType<typeof memoryEventStore>;
let desk: ResendDesk;
beforeEach(() => {
  store = memoryEventStore();
  const token = { id: 't-bo', kind: 'developer', hash: '', issuedAt: '', name: 'Bo' } as const;
  const agent = { ...emptyAgent('a'), tokens: new Map([['t-bo', token]]) };
  const agents = { list: (which?: string) => (which === 'deleted' ? [agent] : []) };
  const nameOf = (tokenId: string) => (tokenId === 't-ada' ? 'Ada' : undefined);
  desk = resendDesk({ store, outside: testOutside(), agents, nameOf });
});

const typesOf = () => typesIn(store, resendStream('a', 'c-1'));

describe('a resend', () => {
  it('is recorded before it is sent, and its end after it', async () => {
    const recordEnd = await desk.begin(key, request, ada);
    expect(await typesOf()).toEqual(['ResendRequested']);
    const [waiting] = await desk.of(key);
    expect(waiting).toMatchObject({ ...request, tokenName: 'Ada', actor: 'admin', tokenId: 't-ada' });
    expect(waiting).not.toHaveProperty('end');
    await recordEnd(end);
    expect(await typesOf()).toEqual(['ResendRequested', 'ResendEnded']);
    expect(await desk.of(key)).toEqual([{ ...waiting, end }]);
  });

  it("names the developer's token of an agent that was deleted", async () => {
    await desk.begin(key, request, { actor: 'developer', tokenId: 't-bo' });
    expect(await desk.of(key)).toMatchObject([{ actor: 'developer', tokenName: 'Bo' }]);
  });

  it('keeps its own end when several people resend one call at the same time', async () => {
    const started = await Promise.all([desk.begin(key, request, ada), desk.begin(key, request, ada)]);
    await Promise.all(started.map((recordEnd, at) => recordEnd({ ...end, elapsedMs: at })));
    const resends = await desk.of(key);
    expect(resends.map((one) => one.end?.elapsedMs).toSorted()).toEqual([0, 1]);
    expect(new Set(resends.map(({ resendId }) => resendId)).size).toBe(2);
  });

  it('is not listed if only its end is left, because its address is then unknown', async () => {
    await desk.begin(key, request, ada);
    const metadata = {
      schemaVersion: 1,
      occurredAt: '2026-03-02T12:00:00.000Z',
      correlationId: 'lost',
      ...ada,
    };
    const data = { callId: key.callId, resendId: 'lost', ...end };
    await store.append(resendStream('a', 'c-1'), [{ type: 'ResendEnded', data, id: 'e-1', metadata }], 0);
    expect(await desk.of(key)).toMatchObject([request]);
  });

  it('belongs to one call only', async () => {
    await desk.begin(key, request, ada);
    expect(await desk.of({ agentId: 'a', callId: 'c' })).toEqual([]);
    expect(await desk.of({ agentId: 'b', callId: 'c-1' })).toEqual([]);
  });
});
