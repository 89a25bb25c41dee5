import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { collect } from '../../test/support/store-events.ts';
import { testOutside } from '../../test/support/test-desks.ts';
import { inboxStream } from '../agent/inbox.ts';
import { keyedHash } from '../outside/secrets.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { inboxDismissals } from './inbox-dismissals.ts';

const open = () => {
  const ports = { store: memoryEventStore(), outside: testOutside(), hash: keyedHash(Buffer.alloc(32, 7)) };
  return { ...ports, dismissals: inboxDismissals(ports), other: inboxDismissals(ports) };
};
const en = (...texts: readonly string[]) => ({ language: 'en', texts });

it('restores dismissed texts, for every process', async () => {
  const { dismissals, other } = open();
  expect(await dismissals.dismiss('a', en('asdf', 'lalala'), { actor: 'admin' })).toBe(2);
  expect((await other.of('a'))('en', 'LALALA!')).toBe(true);
  expect(await other.restore('a', en('Lalala', 'never dismissed'), { actor: 'developer' })).toBe(1);
  expect(await other.restore('a', en('lalala'), { actor: 'developer' })).toBe(0);
  const isDismissed = await dismissals.of('a');
  expect(['asdf', 'lalala'].map((text) => isDismissed('en', text))).toEqual([true, false]);
  expect(await dismissals.dismiss('a', en('lalala'), { actor: 'admin' })).toBe(1);
  expect((await other.of('a'))('en', 'lalala')).toBe(true);
});

it('returns another function after a text was dismissed or restored', async () => {
  const { dismissals, other } = open();
  const first = await dismissals.of('a');
  expect(await dismissals.of('a')).toBe(first);
  await other.dismiss('a', en('asdf'), { actor: 'admin' });
  const second = await dismissals.of('a');
  expect(second).not.toBe(first);
  await other.restore('a', en('asdf'), { actor: 'admin' });
  expect(await dismissals.of('a')).not.toBe(second);
});

it('stores no mark against which texts could be tested without the key', async () => {
  const { store, dismissals } = open();
  await dismissals.dismiss('a', en('my name is ada'), { actor: 'admin' });
  const plain = createHash('sha256').update('en\nmy name is ada').digest('hex').slice(0, 32);
  const [dismissal, ...others] = await collect(store.readStream(inboxStream('a')));
  expect(dismissal?.type).toBe('UtterancesDismissed');
  expect(others).toEqual([]);
  expect(JSON.stringify(dismissal?.data)).not.toContain(plain);
  expect(JSON.stringify(dismissal?.data)).not.toContain('my name');
});

it('recognises and removes older marks, which were plain hashes', async () => {
  const { store, dismissals } = open();
  const mark = createHash('sha256').update('en\nasdf').digest('hex').slice(0, 32);
  const metadata = { schemaVersion: 1, occurredAt: '2026-01-01T00:00:00.000Z', correlationId: 'r' };
  const event = { id: 'e1', type: 'UtterancesDismissed', data: { language: 'en', marks: [mark] }, metadata };
  await store.append(inboxStream('a'), [event], 'any');
  expect((await dismissals.of('a'))('en', 'asdf')).toBe(true);
  expect(await dismissals.dismiss('a', en('asdf'), { actor: 'admin' })).toBe(0);
  expect(await dismissals.restore('a', en('asdf'), { actor: 'admin' })).toBe(1);
  expect((await dismissals.of('a'))('en', 'asdf')).toBe(false);
});
