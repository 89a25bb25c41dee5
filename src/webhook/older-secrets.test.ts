import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { deskOptions } from '../../test/support/test-desks.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { openDesks } from '../turn/open-desks.ts';
import { secretBox } from './secret-box.ts';

const golden = (name: string): readonly RecordedEvent[] =>
  readFileSync(join(import.meta.dirname, '../../test/golden', name), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const opened = async (name: string) => {
  const store = memoryEventStore();
  const events = golden(name);
  const { stream = '' } = events[0] ?? {};
  await store.append(
    stream,
    events.map(({ id, type, data, metadata }) => ({ id, type, data, metadata })),
    'no-stream',
  );
  const desks = await openDesks(deskOptions({ store }));
  return { desks, agentId: stream.slice('agent-'.length) };
};

it('secrets of an earlier version can be decrypted, and are reported as not bound to an agent', async () => {
  const { desks, agentId } = await opened('agent-v1-secrets.ndjson');
  const { password } = desks.agents.get(agentId).settings.webhook;
  const box = secretBox(new Uint8Array(32));
  expect(password && box.open(password, { agentId, field: 'password' })).toBe('open sesame');
  expect(desks.agents.secretFaults(agentId)).toEqual([
    { field: 'password', fault: 'unbound' },
    { field: 'headers.x-api-key', fault: 'unbound' },
    { field: 'headers.x-note', fault: 'unreadable' },
  ]);
  await desks.close();
});

it('a secret that is set again is bound, and the others do not change', async () => {
  const { desks, agentId } = await opened('agent-v1-webhook.ndjson');
  const headers = { 'X-Pin': '5678' };
  await desks.agents.change(
    agentId,
    { type: 'SetWebhook', changes: { headers }, secretHeaders: ['X-Pin'] },
    'admin',
  );
  expect(desks.agents.secretFaults(agentId)).toEqual([
    { field: 'signing.445a1340', fault: 'unbound' },
    { field: 'signing.7d0c028a', fault: 'unbound' },
  ]);
  await desks.close();
});
