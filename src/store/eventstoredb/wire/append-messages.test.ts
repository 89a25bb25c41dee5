import shared from '@eventstore/db-client/generated/shared_pb.js';
import statuses from '@eventstore/db-client/generated/status_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import any from 'google-protobuf/google/protobuf/any_pb.js';
import { describe, expect, it } from 'vitest';
import { appendMessages } from './append-messages.ts';

const refusal = (kind: string, value: Uint8Array) => {
  const details = new any.Any();
  details.pack(value, `event_store.client.${kind}`);
  const response = new streams.BatchAppendResp()
    .setCorrelationId(new shared.UUID().setString('a'))
    .setError(new statuses.Status().setMessage('no').setDetails(details));
  return appendMessages().answerOf(response.serializeBinary()).answer;
};

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
  ])('is matched to its append when the server writes ids as %s', async (_, correlation) => {
    const { answerOf } = appendMessages();
    const success = new streams.BatchAppendResp.Success().setCurrentRevision('7');
    const response = new streams.BatchAppendResp().setCorrelationId(correlation).setSuccess(success);
    expect(answerOf(response.serializeBinary())).toEqual({
      id: '00000000-0000-4000-8000-0000000000ff',
      answer: { revision: 7, position: undefined },
    });
  });

  it.each([
    ['no-stream', 'hasNoStream'],
    ['any', 'hasAny'],
    [0, 'hasStreamPosition'],
    [7_000_000_000, 'hasStreamPosition'],
  ] as const)('is requested in the format of the protocol, expecting %s', async (expected, has) => {
    const { requestOf } = appendMessages();
    const event = {
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      type: 'QueryReceived',
      dataText: '{"text":"größer 👍"}',
      metadataText: '{"schemaVersion":1}',
    };
    const { id, request } = requestOf({ stream: 'session-ä', events: [event, event], expected });
    const read = streams.BatchAppendReq.deserializeBinary(request);
    expect(read.getCorrelationId()?.getString()).toBe(id);
    expect(read.getIsFinal()).toBe(true);
    const options = read.getOptions();
    expect(options?.[has]()).toBe(true);
    if (typeof expected === 'number') expect(options?.getStreamPosition()).toBe(`${expected}`);
    const name = options?.getStreamIdentifier()?.getStreamName_asU8() ?? [];
    expect(Buffer.from(name).toString()).toBe('session-ä');
    const proposed = read.getProposedMessagesList();
    expect(proposed).toHaveLength(2);
    for (const message of proposed) {
      expect(message.getId()?.getString()).toBe(event.id);
      expect(message.getMetadataMap().get('type')).toBe(event.type);
      expect(message.getMetadataMap().get('content-type')).toBe('application/json');
      expect(Buffer.from(message.getData_asU8()).toString()).toBe(event.dataText);
      expect(Buffer.from(message.getCustomMetadata_asU8()).toString()).toBe(event.metadataText);
    }
  });

  it.each([
    ['a revision', new shared.WrongExpectedVersion().setCurrentStreamRevision('0'), 0n],
    ['no stream', new shared.WrongExpectedVersion(), 'no_stream'],
  ])('is a refusal with the actual revision: %s', (_, found, actualVersion) => {
    const answer = refusal('WrongExpectedVersion', found.serializeBinary());
    expect(answer).toBeInstanceOf(Error);
    expect(answer).toMatchObject({ type: 'wrong-expected-version', actualVersion, message: 'no' });
  });

  it.each([
    ['StreamDeleted', 'stream-deleted'],
    ['AccessDenied', 'access-denied'],
    ['SomethingNew', 'unknown'],
  ])('is a refusal of the kind %s', (kind, type) => {
    expect(refusal(kind, new Uint8Array())).toMatchObject({ type, message: 'no' });
  });

  it('does not belong to another append', async () => {
    const { requestOf } = appendMessages();
    const append = { stream: 'agent-1', events: [], expected: 'any' } as const;
    expect(requestOf(append).id).not.toBe(requestOf(append).id);
  });
});
