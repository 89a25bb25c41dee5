import type { ResolvedEvent } from '@eventstore/db-client';
import { describe, expect, it } from 'vitest';
import { positionOf, recordedEvent } from './recorded-event.ts';

const metadata = { schemaVersion: 1, occurredAt: '2026-01-02T03:04:05.678Z', correlationId: 'request-1' };

const resolved = (changes: object = {}): ResolvedEvent => ({
  event: {
    streamId: 'session-a-1',
    id: '0f8fad5b-d9cb-469f-a165-70867728950e',
    revision: 4n,
    type: 'QueryReceived',
    isJson: true,
    data: { text: 'hello' },
    metadata,
    created: new Date(0),
    position: { commit: 1_234n, prepare: 1_234n },
    ...changes,
  },
});

describe('an event of the server', () => {
  it('keeps its position', () => {
    expect(recordedEvent(resolved())).toEqual({
      id: '0f8fad5b-d9cb-469f-a165-70867728950e',
      type: 'QueryReceived',
      data: { text: 'hello' },
      metadata,
      stream: 'session-a-1',
      revision: 4,
      position: 1_234,
    });
  });

  it.each([
    ['its metadata is not JSON', { metadata: Buffer.from(`z${JSON.stringify(metadata).slice(1)}`) }],
    ['a field of its metadata has another name', { metadata: { occurredAt: 'x', correlationId: 'y' } }],
    ['its data is not JSON', { data: 'z"text":"hello"}' }],
  ])('is damaged if %s', (_, changes) => {
    expect(() => recordedEvent(resolved(changes))).toThrow('is damaged');
  });

  it.each([
    ['of its own', { type: '$metadata' }],
    ['in a stream of its own', { streamId: '$stats-0.0.0.0:2113' }],
    ['of another program, in bytes', { isJson: false, data: new Uint8Array(3) }],
    ['of another program, without metadata', { metadata: undefined }],
  ])('is skipped if it is one %s', (_, changes) => {
    expect(recordedEvent(resolved(changes))).toBeUndefined();
  });

  it('is skipped if it is a link whose target was deleted', () => {
    expect(recordedEvent({})).toBeUndefined();
  });

  it('without a position is refused', () => {
    const none = { position: { commit: 2n ** 64n - 1n, prepare: 2n ** 64n - 1n } };
    expect(() => recordedEvent(resolved(none))).toThrow(
      expect.objectContaining({ code: 'store_unavailable' }),
    );
  });

  it('has a position that a number holds, up to 2^53', () => {
    expect(positionOf({ commit: 2n ** 53n - 1n, prepare: 0n })).toBe(Number.MAX_SAFE_INTEGER);
    expect(positionOf({ commit: 2n ** 53n, prepare: 0n })).toBeUndefined();
    expect(positionOf(undefined)).toBeUndefined();
  });
});
