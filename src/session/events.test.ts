import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../kernel/event.ts';
import { sessionCatalogue } from './events.ts';

const recorded = (type: string, schemaVersion: number, data: object): RecordedEvent => ({
  id: 'e1',
  type,
  data,
  metadata: { schemaVersion, occurredAt: '2026-03-02T12:00:00.000Z', correlationId: 'r' },
  stream: 'session-a1-anna',
  revision: 0,
  position: 0,
});
const readAs = (type: string, version: number, data: object) =>
  sessionCatalogue.read(recorded(type, version, data)).data;

describe('an event of an earlier version', () => {
  it('about a requested call has its id as the key, which is what was sent', () => {
    expect(readAs('WebhookRequested', 1, { callId: 'c1' })).toEqual({ callId: 'c1', idempotencyKey: 'c1' });
    expect(readAs('WebhookRequested', 1, {})).toEqual({ idempotencyKey: '' });
  });

  it('about the end of a call has no exchange', () => {
    expect(readAs('WebhookReplied', 1, { callId: 'c1' })).toEqual({ callId: 'c1', exchange: null });
    expect(readAs('WebhookFailed', 1, { callId: 'c1' })).toEqual({ callId: 'c1', exchange: null });
  });

  it('of an older version reads unchanged if later versions only allow more values', () => {
    const data = { callId: 'c1', exchange: null };
    expect(readAs('WebhookFailed', 2, data)).toEqual(data);
    expect(readAs('UserEntitiesSet', 1, { entities: [] })).toEqual({ entities: [] });
  });
});
