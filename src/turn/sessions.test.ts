import { describe, expect, it } from 'vitest';
import { anAgent, anIntent, happened, NOON, says } from '../../test/support/session-stories.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { SNAPSHOT_EVERY_EVENTS } from '../kernel/limits/conversation.ts';
import { systemOutside } from '../outside/outside.ts';
import { MACHINE_VERSION } from '../session/actor.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../store/memory/memory-snapshot-store.ts';
import { requestMetadata } from './request-metadata.ts';
import { type Session, type SessionPorts, sessionsOf } from './sessions.ts';

const hello = anIntent('hello', { affectedContexts: [{ name: 'met', lifespan: 5 }] });
const agent = anAgent([hello]);
const STREAM = 'session-a-one';
const TURN_EVENTS = happened(says('hello', hello, { agent })).length;

/** A store that counts the events that are read. */
const counting = (store: EventStore) => {
  let read = 0;
  return {
    count: () => read,
    store: {
      ...store,
      readStream: async function* (...words: Parameters<EventStore['readStream']>) {
        for await (const event of store.readStream(...words)) {
          read += 1;
          yield event;
        }
      },
    },
  };
};

const open = async (ports: Omit<SessionPorts, 'outside'>, turns = 0) => {
  const session = await sessionsOf({ ...ports, outside: systemOutside }).open(STREAM);
  for (let turn = 0; turn < turns; turn += 1) {
    await session.record(
      () => says('hello', hello, { agent }),
      requestMetadata(systemOutside, { agent }, 'client'),
    );
  }
  return session;
};

/** As many events as a turn has, none of them a turn. */
const addContexts = async (session: Session): Promise<void> => {
  for (let event = 0; event < TURN_EVENTS; event += 1) {
    const contexts = [{ name: `context-${event}`, lifespan: 5, parameters: {} }];
    await session.record(
      () => ({ type: 'AddContexts', contexts, now: NOON }),
      requestMetadata(systemOutside, { agent }, 'client'),
    );
  }
};

describe('a cold session', () => {
  it('is read from its snapshot and the few events after it', async () => {
    const [store, snapshots] = [memoryEventStore(), memorySnapshotStore()];
    const turns = 250;
    const live = await open({ store, snapshots }, turns);
    const { count, store: counted } = counting(store);
    const cold = await open({ store: counted, snapshots });
    expect(cold.state()).toEqual(live.state());
    expect(count()).toBeLessThan(SNAPSHOT_EVERY_EVENTS + TURN_EVENTS);
    await open({ store, snapshots }, 1);
    expect((await open({ store, snapshots })).state().data.turns).toBe(turns + 1);
  });

  it('is read completely if its snapshot has another machine version', async () => {
    const [store, snapshots] = [memoryEventStore(), memorySnapshotStore()];
    const live = await open({ store, snapshots }, 2);
    await snapshots.save(STREAM, { revision: 5, version: MACHINE_VERSION + 1, state: 'nonsense' });
    expect((await open({ store, snapshots })).state()).toEqual(live.state());
  });

  it('is read completely if its stream was restored and grew past its snapshot', async () => {
    const snapshots = memorySnapshotStore();
    await open({ store: memoryEventStore(), snapshots }, 200);
    const restored = memoryEventStore();
    await addContexts(await open({ store: restored, snapshots: memorySnapshotStore() }));
    await open({ store: restored, snapshots: memorySnapshotStore() }, 250);
    expect((await open({ store: restored, snapshots })).state().data.turns).toBe(250);
  });

  it('continues if its snapshot is ahead of a restored stream', async () => {
    const snapshots = memorySnapshotStore();
    await open({ store: memoryEventStore(), snapshots }, 200);
    const restored = memoryEventStore();
    await open({ store: restored, snapshots }, 1);
    expect((await open({ store: restored, snapshots })).state().data.turns).toBe(1);
  });
});

describe('two processes over one store', () => {
  it("see each other's records and lose nothing", async () => {
    const store = memoryEventStore();
    const one = await open({ store, snapshots: memorySnapshotStore() }, 1);
    const two = await open({ store, snapshots: memorySnapshotStore() }, 1);
    await one.record(
      () => says('hello', hello, { agent }),
      requestMetadata(systemOutside, { agent }, 'client'),
    );
    await two.refresh();
    expect(one.state()).toEqual(two.state());
    expect(two.state().data.turns).toBe(3);
  });
});
