import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import { describe, expect, it } from 'vitest';
import { appendMessages } from './append-messages.ts';

describe('an answer to an append', () => {
  it.each([
    ['text', new shared.UUID().setString('00000000-0000-4000-8000-0000000000ff')],
    [
      'two numbers of 64 bits, the second negative',
      new shared.UUID().setStructured(
        new shared.UUID.Structured()
          .setMostSignificantBits(String(0x4000n))
          .setLeastSignificantBits(String(BigInt.asIntN(64, 0x80000000000000ffn))),
      ),
    ],
  ])('is told whose it is where the server writes ids as %s', async (_, correlation) => {
    const { answerOf } = await appendMessages();
    const success = new streams.BatchAppendResp.Success().setCurrentRevision('7');
    const response = new streams.BatchAppendResp().setCorrelationId(correlation).setSuccess(success);
    expect(answerOf(response.serializeBinary())).toEqual({
      id: '00000000-0000-4000-8000-0000000000ff',
      answer: { revision: 7, position: undefined },
    });
  });

  it('is not one to another append', async () => {
    const { requestOf } = await appendMessages();
    const append = { stream: 'agent-1', events: [], expected: 'any' } as const;
    expect(requestOf(append).id).not.toBe(requestOf(append).id);
  });
});
