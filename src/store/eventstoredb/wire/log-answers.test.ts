import shared from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { logAnswerOf } from './log-answers.ts';
import { LogEvent } from './log-event.ts';

const { ReadResp } = streams;
const metadata = { schemaVersion: 1, occurredAt: '2026-01-02T03:04:05.678Z', correlationId: 'r1' };
const LARGEST = Number.MAX_SAFE_INTEGER;

type Written = {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  readonly position: number;
  readonly contentType: string;
  readonly data: string;
};

const recorded = (event: Written) => {
  const message = new ReadResp.ReadEvent.RecordedEvent()
    .setId(new shared.UUID().setString(event.id))
    .setStreamIdentifier(
      new shared.StreamIdentifier().setStreamName(Buffer.from(event.stream).toString('base64')),
    )
    .setStreamRevision(`${event.revision}`)
    .setCommitPosition(`${event.position}`)
    .setPreparePosition(`${event.position}`)
    .setData(Buffer.from(event.data))
    .setCustomMetadata(Buffer.from(JSON.stringify(metadata)));
  message
    .getMetadataMap()
    .set('type', event.type)
    .set('created', '17000000000000000')
    .set('content-type', event.contentType);
  return message;
};

const answerOf = (message: InstanceType<typeof ReadResp>) => logAnswerOf(message.serializeBinary());
const toldOf = (event: Written) =>
  answerOf(
    new ReadResp().setEvent(
      new ReadResp.ReadEvent().setEvent(recorded(event)).setCommitPosition(`${event.position}`),
    ),
  );

const anEvent = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  type: 'QueryReceived',
  stream: 'session-a-1',
  revision: 3,
  position: 700,
  contentType: 'application/json',
  data: '{"text":"hi"}',
};

describe('a message of the server about its log', () => {
  it('is each event as it was recorded', () =>
    fc.assert(
      fc.property(
        fc.record({
          id: fc.uuid(),
          type: fc.string({ minLength: 1, unit: 'grapheme' }),
          stream: fc.string({ minLength: 1, unit: 'grapheme' }),
          revision: fc.nat(LARGEST),
          position: fc.nat(LARGEST),
          contentType: fc.constant('application/json'),
          data: fc.jsonValue().map((value) => JSON.stringify(value)),
        }),
        (event) => {
          const { id, type, stream, revision, position } = event;
          const answer = toldOf(event);
          expect(answer).toBeInstanceOf(LogEvent);
          expect(answer instanceof LogEvent && answer.read()).toEqual({
            id,
            type,
            stream,
            revision,
            position,
            metadata,
            data: JSON.parse(event.data),
          });
        },
      ),
    ));

  it.each([
    ['an event', anEvent, true],
    ['bytes', { ...anEvent, contentType: 'application/octet-stream' }, false],
    ["the server's own", { ...anEvent, type: '$metadata' }, false],
    ["one in the server's own stream", { ...anEvent, stream: '$stats-1' }, false],
  ])("reports for %s whether it is Parley's", (_, event, isParleys) => {
    const answer = toldOf(event);
    expect(answer instanceof LogEvent && answer.isParleys()).toBe(isParleys);
  });

  it('is its beginning, its end, how far it is, or irrelevant', () => {
    expect(answerOf(new ReadResp().setConfirmation(new ReadResp.SubscriptionConfirmation()))).toBe(
      'confirmed',
    );
    expect(answerOf(new ReadResp().setCaughtUp(new ReadResp.CaughtUp()))).toBe('caught-up');
    const checkpoint = new ReadResp.Checkpoint().setCommitPosition('7').setPreparePosition('7');
    expect(answerOf(new ReadResp().setCheckpoint(checkpoint))).toBe(7);
    const link = new ReadResp.ReadEvent().setLink(recorded(anEvent));
    expect(answerOf(new ReadResp().setEvent(link))).toBe('other');
  });

  it('is rejected if it has no positions', () => {
    const event = recorded(anEvent).setCommitPosition('18446744073709551615');
    const message = new ReadResp().setEvent(new ReadResp.ReadEvent().setEvent(event));
    expect(() => answerOf(message)).toThrow(expect.objectContaining({ code: 'store_unavailable' }));
  });
});
