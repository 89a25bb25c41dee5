import { describe, expect, it } from 'vitest';
import { collect, idsOf, someEvent } from '../../../test/support/store-events.ts';
import { memoryEventStore } from '../memory/memory-event-store.ts';
import { renewingEventStore } from './renewing-event-store.ts';

const open = () => {
  const inner = memoryEventStore();
  return {
    inner,
    store: renewingEventStore(inner, ['session']),
    other: renewingEventStore(inner, ['session']),
  };
};
const [first, second, third] = [someEvent(1), someEvent(2), someEvent(3)];

describe('a stream that may restart', () => {
  it('accepts events again after it was deleted, from revision 0 on', async () => {
    const { store } = open();
    await store.append('session-a-x', [first], 'no-stream');
    await store.delete('session-a-x');
    expect(await store.append('session-a-x', [second], 'no-stream')).toMatchObject({ revision: 0 });
    expect(idsOf(await collect(store.readStream('session-a-x')))).toEqual([second.id]);
  });

  it('looks the same to another process, however often it was deleted', async () => {
    const { store, other } = open();
    for (const [event, name] of [
      [first, 'session-a-x'],
      [second, 'session-a-x:2'],
      [third, 'session-a-x:3'],
    ] as const) {
      await store.append('session-a-x', [event], 'no-stream');
      expect(idsOf(await collect(other.readStream('session-a-x')))).toEqual([event.id]);
      await other.delete(name);
    }
    expect(await collect(store.readStream('session-a-x'))).toEqual([]);
  });

  it('keeps what was appended after a deletion, if the same deletion is repeated', async () => {
    const { store, other } = open();
    await store.append('session-a-x', [first], 'no-stream');
    await other.delete('session-a-x');
    await store.append('session-a-x', [second], 'any');
    await store.delete('session-a-x');
    expect(idsOf(await collect(store.readStream('session-a-x')))).toEqual([second.id]);
  });

  it('refuses an append that expects the deleted events', async () => {
    const { store, other } = open();
    await store.append('session-a-x', [first], 'no-stream');
    await other.delete('session-a-x');
    const code = 'wrong_expected_revision';
    await expect(store.append('session-a-x', [second], 0)).rejects.toMatchObject({ code });
  });

  it('accepts events while others delete it again and again', async () => {
    const inner = memoryEventStore();
    const deletions = ['session-a-x', 'session-a-x:2'];
    const store = renewingEventStore(
      {
        ...inner,
        append: async (stream, events, expected) => {
          const [next] = deletions;
          if (next === stream) await inner.delete(deletions.shift() ?? '');
          return inner.append(stream, events, expected);
        },
      },
      ['session'],
    );
    for (const name of deletions) await inner.append(name, [first], 'no-stream');
    await store.append('session-a-x', [second], 'any');
    expect(await collect(store.readAll())).toMatchObject([{ stream: 'session-a-x:3', id: second.id }]);
  });

  it('shows readers of the log the name under which it continues', async () => {
    const { store } = open();
    await store.append('session-a-x', [first], 'no-stream');
    await store.delete('session-a-x');
    await store.append('session-a-x', [second], 'any');
    expect(await collect(store.readAll())).toMatchObject([{ stream: 'session-a-x:2', revision: 0 }]);
  });
});

it('leaves streams of other categories deleted', async () => {
  const { store } = open();
  await store.append('agent-a', [first], 'no-stream');
  await store.delete('agent-a');
  await expect(store.append('agent-a', [second], 'any')).rejects.toMatchObject({ code: 'stream_deleted' });
});
