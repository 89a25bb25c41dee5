import { describe, expect, it } from 'vitest';
import { anExport, aRequest, openTestDesks, testOutside } from '../../test/support/test-desks.ts';
import { DAY_MS, HOUR_MS } from '../kernel/durations.ts';
import type { RecordedEvent } from '../kernel/event.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { personalFieldsOf } from '../kernel/personal-fields.ts';
import { sessionEvents } from '../session/events.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memorySnapshotStore } from '../store/memory/memory-snapshot-store.ts';
import { renewingEventStore } from '../store/renewing/renewing-event-store.ts';
import { keyRing } from '../store/sealed/key-ring.ts';
import { memoryKeyStore } from '../store/sealed/memory-key-store.ts';
import { sealedEventStore } from '../store/sealed/sealed-event-store.ts';
import type { TurnRequest } from '../turn/session-operations.ts';
import { type ErasureOrder, erasureDesk } from './erasure-desk.ts';
import { followErasures } from './erasure-follower.ts';

const files = anExport({
  intents: [
    {
      name: 'name',
      says: ['my name is @sys.given-name:name'],
      responses: [
        {
          action: 'name',
          parameters: [{ name: 'name', value: '$name', dataType: '@sys.given-name' }],
          messages: [{ type: 0, speech: 'Hello $name' }],
          affectedContexts: [{ name: 'known', lifespan: 9 }],
        },
      ],
    },
  ],
});

const order: ErasureOrder = { dryRun: false, actor: 'admin' };
const hash = (text: string) => Buffer.from(text).toString('hex').slice(-12);

type World = { readonly seals?: boolean; readonly endForks?: () => Promise<void> };

const open = async ({ seals = false, endForks = async () => undefined }: World = {}) => {
  const recordedStore = memoryEventStore();
  const fields = personalFieldsOf(sessionEvents);
  const keyStore = memoryKeyStore();
  /** The store as another process opens it. */
  const opened = () => {
    const keys = keyRing(keyStore);
    const sealed = sealedEventStore(recordedStore, {
      categories: ['session', 'sandbox'],
      fields,
      keys,
      seals,
    });
    return { ...sealed, store: renewingEventStore(sealed.store, ['session']) };
  };
  const sealed = opened();
  const { store } = sealed;
  const outside = testOutside();
  const snapshots = memorySnapshotStore();
  const desks = await openTestDesks({ store, outside, snapshots });
  const { agent } = await desks.agents.import(files, {});
  const followed: string[] = [];
  const desk = erasureDesk({
    store,
    recordedStore,
    agents: desks.agents,
    sessions: desks.erasable,
    outside,
    hash,
    ...(seals && { sealing: sealed.sealing }),
    follow: async (erased) => void followed.push(...erased.map(({ stream }) => stream)),
    deleteSandbox: desks.sandboxes.delete,
    endForks,
  });
  const ask = (sessionId: string, parts: Partial<TurnRequest> = {}) =>
    desks.sessions.runTurn(aRequest(agent.id, sessionId, { ask: { text: 'my name is Ada' }, ...parts }));
  const contexts = (sessionId: string) => desks.sessions.contexts({ agentId: agent.id, sessionId });
  return {
    ...desks,
    agentId: agent.id,
    desk,
    ask,
    contexts,
    followed,
    store,
    recorded: recordedStore,
    outside,
    opened,
  };
};

const eventsOf = async (store: EventStore, category: string) => {
  const events: RecordedEvent[] = [];
  for await (const event of store.readAll({ category })) events.push(event);
  return events;
};

describe('a session that is erased', () => {
  it('is removed with all derived data', async () => {
    const { desk, agentId, ask, contexts, followed, recorded } = await open();
    await ask('one');
    await ask('two');
    const erasure = await desk.erase(agentId, { session: 'one' }, order);
    expect(erasure).toMatchObject({ sessions: ['one'], events: 3, modes: { deleted: 1 } });
    expect(followed).toEqual([`session-${agentId}-one`]);
    const streams = (await eventsOf(recorded, 'session')).map(({ stream }) => stream);
    expect(new Set(streams)).toEqual(new Set([`session-${agentId}-two`]));
    expect(await contexts('one')).toEqual([]);
    expect(await contexts('two')).not.toEqual([]);
  });

  it('leaves a receipt that identifies no one', async () => {
    const { desk, agentId, ask, recorded } = await open();
    await ask('ada-lovelace');
    await desk.erase(agentId, { session: 'ada-lovelace' }, { ...order, actor: 'developer' });
    const [receipt, ...others] = await eventsOf(recorded, 'erasure');
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      type: 'SessionsErased',
      data: { agentId, reason: 'session', mode: 'deleted', events: 3, sessions: [expect.any(String)] },
      metadata: { actor: 'developer' },
    });
    expect(JSON.stringify(receipt)).not.toContain('lovelace');
  });

  it('can restart under the same id, without its history', async () => {
    const { desk, agentId, ask, contexts, recorded } = await open();
    for (const round of [1, 2]) {
      await ask('one');
      expect((await contexts('one')).length).toBe(1);
      expect((await eventsOf(recorded, 'session')).length).toBe(3);
      await desk.erase(agentId, { session: 'one' }, order);
      expect([round, await contexts('one')]).toEqual([round, []]);
    }
  });

  it('does not change in a dry run', async () => {
    const { desk, agentId, ask, recorded } = await open();
    await ask('one');
    const erasure = await desk.erase(agentId, { session: 'one' }, { ...order, dryRun: true });
    expect(erasure).toMatchObject({ dryRun: true, sessions: ['one'], events: 3, receipts: [] });
    expect((await eventsOf(recorded, 'session')).length).toBe(3);
    expect(await eventsOf(recorded, 'erasure')).toEqual([]);
  });

  it('leaves no receipt if it does not exist', async () => {
    const { desk, agentId, recorded } = await open();
    expect(await desk.erase(agentId, { session: 'nobody' }, order)).toMatchObject({
      sessions: [],
      events: 0,
    });
    expect(await eventsOf(recorded, 'erasure')).toEqual([]);
  });

  it('is erased with the sandboxes that were forked from it', async () => {
    const { desk, agentId, ask, sandboxes, recorded, store } = await open();
    await ask('one');
    const events = await eventsOf(store, 'session');
    await sandboxes.begin({ agentId, sandboxId: 'one~1~0123abcd' }, events, 1);
    await sandboxes.begin({ agentId, sandboxId: 'other~1~0123abcd' }, events, 1);
    expect(await desk.erase(agentId, { session: 'one' }, order)).toMatchObject({ sandboxes: 1 });
    const left = new Set((await eventsOf(recorded, 'sandbox')).map(({ stream }) => stream));
    expect([...left]).toEqual([`sandbox-${agentId}-other~1~0123abcd`]);
  });

  it('is erased with a fork that was made during the erasure, or between two erasures', async () => {
    let makeFork = async (): Promise<void> => undefined;
    const { desk, agentId, ask, sandboxes, recorded, store } = await open({ endForks: () => makeFork() });
    await ask('one');
    const events = await eventsOf(store, 'session');
    const fork = (id: string) => sandboxes.begin({ agentId, sandboxId: `one~1~${id}` }, events, 1);
    let times = 0;
    makeFork = async () => {
      times += 1;
      if (times === 2) await fork('0123abcd');
    };
    await desk.erase(agentId, { session: 'one' }, order);
    expect(times).toBeGreaterThanOrEqual(2);
    expect(await eventsOf(recorded, 'sandbox')).toEqual([]);

    await fork('4567abcd');
    await desk.erase(agentId, { session: 'one' }, order);
    expect(await eventsOf(recorded, 'sandbox')).toEqual([]);
  });

  it('keeps what was said after another erasure, which was faster', async () => {
    let doMeanwhile = async (): Promise<void> => undefined;
    const { desk, agentId, ask, contexts, recorded } = await open({ endForks: () => doMeanwhile() });
    await ask('one');
    doMeanwhile = async () => {
      doMeanwhile = async () => undefined;
      await desk.erase(agentId, { session: 'one' }, order);
      await ask('one');
    };
    const erasedEvents: RecordedEvent[] = [];
    const onErased = (event: RecordedEvent) => void erasedEvents.push(event);
    const erasure = await desk.erase(agentId, { session: 'one' }, { ...order, onErased });
    expect(erasure).toMatchObject({ sessions: [], events: 0 });
    expect(erasedEvents).toEqual([]);
    expect((await contexts('one')).length).toBe(1);
    const streams = (await eventsOf(recorded, 'session')).map(({ stream }) => stream);
    expect(new Set(streams)).toEqual(new Set([`session-${agentId}-one:2`]));
    expect((await eventsOf(recorded, 'erasure')).length).toBe(1);
  });

  it('is forgotten by other processes, too', async () => {
    const { desk, agentId, ask, store, outside } = await open();
    const other = await openTestDesks({ store, outside });
    await ask('one');
    const key = { agentId, sessionId: 'one' };
    expect((await other.sessions.contexts(key)).length).toBe(1);
    const heard = new Promise<void>((resolve) => {
      const forget = other.erasable.forget;
      void hearing({ store, forget, follow: async () => resolve() });
    });
    await desk.erase(agentId, { session: 'one' }, order);
    await heard;
    expect(await other.sessions.contexts(key)).toEqual([]);
  });

  it('may be one of an agent that was deleted', async () => {
    const { desk, agentId, ask, agents, recorded } = await open();
    await ask('one');
    await agents.delete(agentId);
    expect(await desk.erase(agentId, { session: 'one' }, order)).toMatchObject({ sessions: ['one'] });
    expect(await eventsOf(recorded, 'session')).toEqual([]);
    await expect(desk.erase('nobody', { session: 'one' }, order)).rejects.toMatchObject({
      code: 'agent_not_found',
    });
  });

  it('includes forks of its forks', async () => {
    const { desk, agentId, ask, sandboxes, recorded, store } = await open();
    await ask('one');
    const events = await eventsOf(store, 'session');
    await sandboxes.begin({ agentId, sandboxId: 'one~1~0123abcd' }, events, 1);
    await sandboxes.begin({ agentId, sandboxId: 'one~1~0123abcd~2~4567abcd' }, events, 1);
    expect(await desk.erase(agentId, { session: 'one' }, order)).toMatchObject({ sandboxes: 2 });
    expect(await eventsOf(recorded, 'sandbox')).toEqual([]);
  });

  it('has its receipt and its effects, even if another session could not be erased', async () => {
    const { desk, agentId, ask, followed, recorded, store } = await open();
    await ask('one');
    await ask('two');
    const { delete: deleteStream } = store;
    store.delete = async (stream) => {
      if (stream.endsWith('two')) throw new Error('the store is away');
      await deleteStream(stream);
    };
    const parameter = { name: 'name', value: 'Ada' };
    await expect(desk.erase(agentId, { parameter }, order)).rejects.toThrow('the store is away');
    expect(await eventsOf(recorded, 'erasure')).toMatchObject([{ data: { events: 3 } }]);
    expect(followed).toEqual([`session-${agentId}-one`]);
  });

  it('whose erasure was interrupted by a crash is removed everywhere when it is erased again', async () => {
    const { desk, agentId, ask, followed, store } = await open();
    await ask('one');
    await store.delete(`session-${agentId}-one`);
    expect(await desk.erase(agentId, { session: 'one' }, order)).toMatchObject({
      sessions: [],
      receipts: [],
    });
    expect(followed).toEqual([`session-${agentId}-one`]);
  });
});

/** A stop waits until it is done. */
const never = () => new Promise<void>(() => undefined);

type Hearing = Partial<Parameters<typeof followErasures>[0]> & { readonly store: EventStore };

const hearing = (
  given: Omit<Hearing, 'forget' | 'follow'> & {
    readonly forget?: (isErased: (stream: string) => boolean) => Promise<void>;
    readonly follow?: (isMissed: boolean) => Promise<void>;
  },
) =>
  followErasures({
    hash,
    snapshots: memorySnapshotStore(),
    outside: { sleep: never },
    isOwn: () => false,
    onFailure: () => undefined,
    ...given,
    forget: async ({ isErased }) => given.forget?.(isErased),
    follow: async (_, isMissed) => {
      await given.follow?.(isMissed);
      return true;
    },
  });

describe('a server that was away while sessions were erased', () => {
  it('removes them from memory first, and processes each erasure once', async () => {
    const { desk, agentId, ask, store } = await open();
    await ask('one');
    await ask('two');
    await desk.erase(agentId, { session: 'one' }, order);
    await desk.erase(agentId, { session: 'two' }, order);
    const snapshots = memorySnapshotStore();
    const forgotten: string[] = [];
    const followed: boolean[] = [];
    const away = {
      store,
      snapshots,
      forget: async (isErased: (stream: string) => boolean) => {
        const names = ['one', 'two', 'two:2', 'three'].map((id) => `session-${agentId}-${id}`);
        const forks = [`sandbox-${agentId}-one~1~0123abcd`, `sandbox-${agentId}-three~1~0123abcd`];
        forgotten.push(...[...names, ...forks].filter(isErased).map((name) => name.replace(agentId, 'a')));
      },
      follow: async (isMissed: boolean) => void followed.push(isMissed),
    };
    const heard = await hearing(away);
    expect(forgotten).toEqual([
      'session-a-one',
      'session-a-two',
      'session-a-two:2',
      'sandbox-a-one~1~0123abcd',
    ]);
    await heard.stop();
    expect(followed).toEqual([true]);
    await (await hearing(away)).stop();
    expect(followed).toEqual([true]);
  });

  it('repeats unfinished work at the next start', async () => {
    const { desk, agentId, ask, store } = await open();
    await ask('one');
    await desk.erase(agentId, { session: 'one' }, order);
    const snapshots = memorySnapshotStore();
    const broken = await hearing({
      store,
      snapshots,
      outside: { sleep: () => new Promise((resolve) => setTimeout(resolve, 5)) },
      follow: () => Promise.reject(new Error('views are away')),
    });
    await broken.stop();
    const followed: boolean[] = [];
    await (
      await hearing({ store, snapshots, follow: async (isMissed) => void followed.push(isMissed) })
    ).stop();
    expect(followed).toEqual([true]);
  });

  it('restarts in a copy of the log', async () => {
    const [long, copy] = [await open(), await open()];
    for (const { desk, agentId, ask } of [long, copy]) {
      if (desk === long.desk) for (const sessionId of ['a', 'b', 'c']) await ask(sessionId);
      await ask('one');
      await desk.erase(agentId, { session: 'one' }, order);
    }
    const snapshots = memorySnapshotStore();
    const followed: boolean[] = [];
    const follow = async (isMissed: boolean) => void followed.push(isMissed);
    for (const { store } of [long, copy, copy]) await (await hearing({ store, snapshots, follow })).stop();
    expect(followed).toEqual([true, true]);
  });
});

describe('a turn in progress while its session is erased', () => {
  it('does not bring back what another process knew of it, where its key was destroyed', async () => {
    const { desk, agentId, ask, store, outside, opened } = await open({ seals: true });
    const other = await openTestDesks({ store: opened().store, outside });
    await ask('one');
    const key = { agentId, sessionId: 'one' };
    expect((await other.sessions.contexts(key)).length).toBe(1);
    await desk.erase(agentId, { session: 'one' }, order);
    // It does not know of the erasure and still has the session in memory.
    await other.sessions.addContexts(key, [{ name: 'later', lifespan: 5, parameters: {} }], 'client');
    expect((await other.sessions.contexts(key)).map(({ name }) => name)).toEqual(['later']);
    expect(JSON.stringify(await eventsOf(store, 'session'))).not.toContain('Ada');
  });
});

describe('a person', () => {
  it('is found by values in the requests of all sessions', async () => {
    const { desk, agentId, ask } = await open();
    const from = (user: string) => ({ originalRequest: { source: 'chat', data: { users: [{ id: user }] } } });
    await ask('one', from('U1'));
    await ask('two', from('U2'));
    await ask('three');
    await ask('three', from('U1'));
    const where = { path: 'originalRequest.data.users.id', value: 'u1' };
    const first = { where: { ...where, path: 'originalRequest.data.users.0.id' } };
    const second = { where: { ...where, path: 'originalRequest.data.users.1.id' } };
    const asked = { ...order, dryRun: true };
    expect((await desk.erase(agentId, first, asked)).sessions).toEqual(['one', 'three']);
    expect((await desk.erase(agentId, second, asked)).sessions).toEqual([]);
    expect((await desk.erase(agentId, { where }, order)).sessions).toEqual(['one', 'three']);
    expect((await desk.erase(agentId, { where }, order)).sessions).toEqual([]);
  });

  it('is found by the value of a parameter, matched or sent along', async () => {
    const { desk, agentId, ask, sessions } = await open();
    await ask('one');
    await ask('two', { ask: { text: 'my name is Bob' } });
    await ask('three', { ask: { trigger: 'UNKNOWN', data: { name: 'ada' } } });
    const sent = [{ name: 'form', lifespan: 5, parameters: { name: 'ADA' } }];
    await sessions.addContexts({ agentId, sessionId: 'four' }, sent, 'client');
    const parameter = { name: 'name', value: 'Ada' };
    const { sessions: found, modes } = await desk.erase(agentId, { parameter }, order);
    expect(found).toEqual(['one', 'three', 'four']);
    expect(modes).toEqual({ deleted: 3 });
  });
});

describe('a person who spoke with several agents', () => {
  it('is erased from all of them in one read of the log, and views are updated once', async () => {
    const { desk, agentId, agents, ask, followed, store, recorded } = await open();
    const { agent: other } = await agents.import(files, {});
    const { agent: closed } = await agents.import(files, {});
    const by = (user: string, agent = agentId) => ({
      originalRequest: { source: 'chat', data: { user } },
      agentId: agent,
    });
    await ask('one', by('U1'));
    await ask('two', by('U2'));
    await ask('three', by('U1', other.id));
    await ask('four', by('U1', closed.id));
    await agents.delete(closed.id);
    let readings = 0;
    const { readAll, readUnread } = store;
    const counted = <Read extends (...given: never[]) => unknown>(read: Read): Read => {
      const counting = (...given: Parameters<Read>) => {
        readings += 1;
        return read(...given);
      };
      // It has the same interface as the other one.
      return counting as Read;
    };
    Object.assign(store, {
      readAll: counted(readAll),
      ...(readUnread && { readUnread: counted(readUnread) }),
    });
    const where = { path: 'originalRequest.data.user', value: 'U1' };
    const steps: string[] = [];
    const erased = await desk.eraseAll({ where }, { ...order, onStep: (step) => steps.push(step) });
    expect(readings).toBe(1);
    expect(erased.map((one) => [one.agentId, one.sessions, one.receipts.length])).toEqual([
      [agentId, ['one'], 1],
      [other.id, ['three'], 1],
      [closed.id, ['four'], 1],
    ]);
    expect(followed).toHaveLength(3);
    expect(new Set(steps)).toEqual(new Set(['finding', 'erasing', 'following']));
    expect((await eventsOf(recorded, 'erasure')).map(({ data }) => data)).toMatchObject([
      { agentId, reason: 'person' },
      { agentId: other.id },
      { agentId: closed.id },
    ]);
    expect(new Set((await eventsOf(recorded, 'session')).map(({ stream }) => stream))).toEqual(
      new Set([`session-${agentId}-two`]),
    );
  });
});

describe('a session that is erased where personal fields are sealed', () => {
  it('still counts in reports with blanks, and can be read, folded and continued', async () => {
    const { desk, agentId, ask, contexts, recorded, store } = await open({ seals: true });
    await ask('one');
    expect(JSON.stringify(await eventsOf(recorded, 'session'))).not.toContain('Ada');
    expect(await desk.erase(agentId, { session: 'one' }, order)).toMatchObject({
      modes: { key_destroyed: 1 },
      events: 3,
    });
    const events = await eventsOf(store, 'session');
    expect(events.map(({ type }) => type)).toEqual(['QueryReceived', 'IntentMatched', 'ReplySent']);
    expect(events[1]?.data).toMatchObject({ intentName: 'name', parameters: [], contexts: [] });
    expect(JSON.stringify(events)).not.toContain('Ada');
    expect(await contexts('one')).toEqual([]);
    expect((await ask('one')).fulfillment.speech).toBe('Hello Ada');
    expect((await contexts('one')).length).toBe(1);
    expect((await desk.erase(agentId, { session: 'one' }, order)).modes).toEqual({ key_destroyed: 1 });
    expect((await desk.erase(agentId, { session: 'one' }, order)).modes).toEqual({});
  });

  it('is deleted if some of its events were recorded unsealed', async () => {
    const { desk, agentId, ask, recorded, store } = await open({ seals: true });
    await ask('one');
    const [first] = await eventsOf(store, 'session');
    if (first === undefined) throw new Error('nothing was recorded');
    await recorded.append(`session-${agentId}-two`, [first], 'no-stream');
    expect((await desk.erase(agentId, { session: 'two' }, order)).modes).toEqual({ deleted: 1 });
  });
});

describe('sessions that are kept too long', () => {
  it('are erased when the retention period after their last event is over', async () => {
    const { desk, agentId, ask, outside, privacy, recorded } = await open();
    await privacy.change(agentId, { retentionDays: 2 }, 'admin');
    await ask('old');
    await ask('visited');
    outside.pass(1.5 * DAY_MS);
    await ask('visited');
    outside.pass(DAY_MS);
    const sweep = async () =>
      (await desk.sweep({ dryRun: false, actor: 'system' })).flatMap(({ sessions }) => sessions);
    const dry = await desk.sweep({ dryRun: true, actor: 'admin' });
    expect(dry).toMatchObject([{ agentId, sessions: ['old'], dryRun: true }]);
    expect(await sweep()).toEqual(['old']);
    expect(await sweep()).toEqual([]);
    expect(await eventsOf(recorded, 'erasure')).toMatchObject([
      { data: { reason: 'retention', criterion: '' }, metadata: { actor: 'system' } },
    ]);
    outside.pass(2 * DAY_MS);
    expect(await sweep()).toEqual(['visited']);
    await privacy.change(agentId, { retentionDays: 1 }, 'admin');
    await ask('new');
    outside.pass(DAY_MS + HOUR_MS);
    expect(await sweep()).toEqual(['new']);
  });

  it('are kept if somebody talks in them, or the period becomes longer, while a sweep runs', async () => {
    const acts: (() => Promise<unknown>)[] = [];
    const endForks = async () => void (await acts.shift()?.());
    const { desk, agentId, ask, outside, privacy, recorded } = await open({ endForks });
    await privacy.change(agentId, { retentionDays: 2 }, 'admin');
    await ask('old');
    await ask('back');
    outside.pass(3 * DAY_MS);
    const sweep = async () => (await desk.sweep({ dryRun: false, actor: 'system' }))[0];
    acts.push(() => ask('back'));
    expect(await sweep()).toMatchObject({ sessions: ['old'] });
    outside.pass(3 * DAY_MS);
    acts.push(() => privacy.change(agentId, { retentionDays: 30 }, 'admin'));
    expect(await sweep()).toMatchObject({ sessions: [] });
    const turns = (await eventsOf(recorded, 'session')).filter(({ type }) => type === 'QueryReceived');
    expect(turns.map(({ stream }) => stream)).toEqual([`session-${agentId}-back`, `session-${agentId}-back`]);
    outside.pass(30 * DAY_MS);
    expect(await sweep()).toMatchObject({ sessions: ['back'] });
  });

  it('are not kept longer because of a note, which is erased with them', async () => {
    const { desk, agentId, annotations, ask, outside, privacy, recorded } = await open();
    await privacy.change(agentId, { retentionDays: 2 }, 'admin');
    await ask('old');
    outside.pass(1.5 * DAY_MS);
    const change = { type: 'AddNote', noteId: 'n1', text: 'Ada called' } as const;
    await annotations.annotate({ agentId, sessionId: 'old' }, change, { actor: 'admin' });
    outside.pass(DAY_MS);
    const [swept] = await desk.sweep({ dryRun: false, actor: 'system' });
    expect(swept).toMatchObject({ sessions: ['old'], events: 4 });
    expect(await eventsOf(recorded, 'session')).toEqual([]);
  });

  it('are erased although one was recorded while the clock was a year ahead, which is itself kept', async () => {
    const { desk, agentId, ask, outside, privacy } = await open();
    await privacy.change(agentId, { retentionDays: 2 }, 'admin');
    outside.pass(365 * DAY_MS);
    await ask('ahead');
    outside.pass(-365 * DAY_MS);
    await ask('old');
    outside.pass(2.5 * DAY_MS);
    const sweep = async () =>
      (await desk.sweep({ dryRun: false, actor: 'system' })).flatMap(({ sessions }) => sessions);
    expect(await sweep()).toEqual(['old']);
    expect(await sweep()).toEqual([]);
    outside.pass(366 * DAY_MS);
    expect(await sweep()).toEqual(['ahead']);
  });

  it('are erased in time, although one before them was recorded while the clock was ahead', async () => {
    const { desk, agentId, ask, outside, privacy } = await open();
    await privacy.change(agentId, { retentionDays: 10 }, 'admin');
    outside.pass(20 * DAY_MS);
    await ask('ahead');
    outside.pass(-20 * DAY_MS);
    await ask('old');
    outside.pass(10 * DAY_MS);
    await ask('new');
    outside.pass(11 * DAY_MS);
    const sweep = async () =>
      (await desk.sweep({ dryRun: false, actor: 'system' })).flatMap(({ sessions }) => sessions);
    expect(await sweep()).toEqual(['old', 'new']);
    outside.pass(10 * DAY_MS);
    expect(await sweep()).toEqual(['ahead']);
  });

  it('are erased when the longer period of their agent is over, after sweeps of a shorter one', async () => {
    const { desk, agentId, agents, ask, outside, privacy } = await open();
    const { agent: briefAgent } = await agents.import(files, {});
    await privacy.change(agentId, { retentionDays: 5 }, 'admin');
    await privacy.change(briefAgent.id, { retentionDays: 1 }, 'admin');
    await ask('kept');
    const sweep = async () =>
      (await desk.sweep({ dryRun: false, actor: 'system' })).flatMap(({ sessions }) => sessions);
    outside.pass(2 * DAY_MS);
    expect(await sweep()).toEqual([]);
    outside.pass(4 * DAY_MS);
    expect(await sweep()).toEqual(['kept']);
  });

  it('are erased when their time is over, even if their agent was deleted before', async () => {
    const { desk, agentId, agents, ask, outside, privacy, recorded } = await open();
    await privacy.change(agentId, { retentionDays: 2 }, 'admin');
    await ask('old');
    await agents.delete(agentId);
    outside.pass(DAY_MS);
    expect(await desk.sweep({ dryRun: false, actor: 'system' })).toEqual([]);
    outside.pass(1.5 * DAY_MS);
    expect(await desk.sweep({ dryRun: false, actor: 'system' })).toMatchObject([
      { agentId, sessions: ['old'] },
    ]);
    expect(await eventsOf(recorded, 'session')).toEqual([]);
  });

  it('are kept without a retention setting', async () => {
    const { desk, ask, outside } = await open();
    await ask('old');
    outside.pass(9_999 * DAY_MS);
    expect(await desk.sweep({ dryRun: false, actor: 'system' })).toEqual([]);
  });
});
