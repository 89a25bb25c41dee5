import { describe, expect, it } from 'vitest';
import { eventOf } from '../../test/support/store-events.ts';
import type { NewEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { asUnread } from '../kernel/unread-event.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { type Landmark, landmarkAfter, misfitOf, noLandmark } from './landmark.ts';

const said = (id: string): NewEvent => eventOf('Said', {}, id);

const storeOf = async (
  ...events: readonly (readonly [stream: string, id: string])[]
): Promise<EventStore> => {
  const store = memoryEventStore();
  for (const [stream, id] of events) await store.append(stream, [said(id)], 'any');
  return store;
};

const landmarkOf = async (store: EventStore): Promise<Landmark> => {
  let landmark = noLandmark('one');
  for await (const event of store.readAll()) landmark = landmarkAfter(landmark, [asUnread(event)]);
  return landmark;
};

describe('a landmark', () => {
  it('fits the log that it was taken from, whatever was recorded since', async () => {
    const store = await storeOf(['session-a-1', 'first'], ['session-a-1', 'second']);
    const landmark = await landmarkOf(store);
    expect(landmark).toEqual({ storeId: 'one', position: 1, id: 'second' });
    await store.append('session-a-2', [said('third')], 'any');
    expect(await misfitOf(store, landmark)).toBeUndefined();
  });

  it('does not fit an older state of the log', async () => {
    const landmark = await landmarkOf(await storeOf(['session-a-1', 'first'], ['session-a-1', 'second']));
    const restored = await storeOf(['session-a-1', 'first']);
    expect(await misfitOf(restored, landmark)).toBe('the event store ends at 0, before event 1 of the view');
  });

  it('does not fit an older state that other events were added to', async () => {
    const landmark = await landmarkOf(await storeOf(['session-a-1', 'first'], ['session-a-1', 'second']));
    const restored = await storeOf(
      ['session-a-1', 'first'],
      ['session-a-1', 'other'],
      ['session-a-1', 'third'],
    );
    expect(await misfitOf(restored, landmark)).toBe('the event store has another event at 1 than the view');
  });

  it('is never an event of a sandbox, which is deleted without a trace', async () => {
    const store = await storeOf(['session-a-1', 'first'], ['sandbox-a-1', 'trial']);
    const landmark = await landmarkOf(store);
    await store.delete('sandbox-a-1');
    expect(landmark.id).toBe('first');
    expect(await misfitOf(store, landmark)).toBeUndefined();
  });

  it('of an empty log fits every log', async () => {
    expect(await misfitOf(await storeOf(), noLandmark('one'))).toBeUndefined();
  });
});
