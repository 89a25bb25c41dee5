import { expect, it } from 'vitest';
import { ParleyError } from '../kernel/errors.ts';
import type { NewEvent } from '../kernel/event.ts';
import type { ExpectedRevision } from '../kernel/event-store.ts';
import { RECORD_CHARS_MAX } from '../kernel/limits/store.ts';
import { laterAppends } from './later-appends.ts';

const event = (id: string, data = {}): NewEvent => ({
  id,
  type: 'NoteAdded',
  data,
  metadata: { schemaVersion: 1, occurredAt: '2026-01-01T00:00:00.000Z', correlationId: 'one' },
});

/** A store that writes nothing until `open` is called. */
const slowStore = () => {
  const appends: { readonly ids: readonly string[]; readonly expected: ExpectedRevision }[] = [];
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  let revision = -1;
  const append = async (_: string, events: readonly NewEvent[], expected: ExpectedRevision) => {
    appends.push({ ids: events.map(({ id }) => id), expected });
    await opened;
    revision += events.length;
    return { revision, position: revision };
  };
  return { appends, open: () => open(), append };
};

it('lets events that arrive during an append share the next one', async () => {
  const store = slowStore();
  const { append, settled } = laterAppends(store, 'sandbox-agent-one');

  expect(await append('', [event('a')], 'no-stream')).toMatchObject({ revision: 0 });
  expect(await append('', [event('b'), event('c')], 0)).toMatchObject({ revision: 2 });
  expect(await append('', [event('d')], 2)).toMatchObject({ revision: 3 });
  let isSettled = false;
  const end = settled().then(() => {
    isSettled = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isSettled).toBe(false);

  store.open();
  await end;
  expect(store.appends).toEqual([
    { ids: ['a'], expected: 'no-stream' },
    { ids: ['b', 'c', 'd'], expected: 0 },
  ]);
  await append('', [event('e')], 3);
  await settled();
  expect(store.appends.at(-1)).toEqual({ ids: ['e'], expected: 3 });
});

it('reports a failed append to the turns that wait for it, and appends nothing after it', async () => {
  let calls = 0;
  const append = async (): Promise<never> => {
    calls += 1;
    throw new ParleyError('store_busy', { pending: 1 });
  };
  const later = laterAppends({ append }, 'sandbox-agent-one');

  await later.append('', [event('a')], 'no-stream');
  await later.append('', [event('b')], 0);

  await expect(later.settled()).rejects.toMatchObject({ code: 'store_busy' });
  expect(calls).toBe(1);
});

it('appends a large event at once and after the others, so that its writer learns of a refusal', async () => {
  const appended: string[] = [];
  const append = async (_: string, events: readonly NewEvent[], expected: ExpectedRevision) => {
    if (events.some(({ id }) => id === 'large')) {
      expect(expected).toBe(0);
      throw new ParleyError('event_too_large', { bytes: 2, bytesMax: 1 });
    }
    appended.push(...events.map(({ id }) => id));
    const revision = appended.length - 1;
    return { revision, position: revision };
  };
  const later = laterAppends({ append }, 'sandbox-agent-one');
  await later.append('', [event('a')], 'no-stream');

  const large = later.append('', [event('large', { body: 'x'.repeat(RECORD_CHARS_MAX) })], 0);

  await expect(large).rejects.toMatchObject({ code: 'event_too_large' });
  await later.append('', [event('instead')], 0);
  await later.settled();
  expect(appended).toEqual(['a', 'instead']);
});
