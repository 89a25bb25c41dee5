import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '../../test/support/eventually.ts';
import { eventOf } from '../../test/support/store-events.ts';
import type { NewEvent } from '../kernel/event.ts';
import type { EventStore, PageSubscriber } from '../kernel/event-store.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import type { ViewStore } from '../kernel/view-store.ts';
import { memoryEventStore } from '../store/memory/memory-event-store.ts';
import { memoryViewStore } from '../store/memory/memory-view-store.ts';
import { CATALOGUE } from './catalogue.ts';
import { compileProjection } from './engine/script.ts';
import { openViews, type Views } from './views.ts';

const counting = `fromCategory('session').foreachStream().when({
  $init: () => ({ heard: 0 }),
  Heard: (state, { data }) => { state.heard += data.by ?? 1; return state; },
}).outputState();`;

const summing = `fromCategory('session').partitionBy((event) => event.streamId.split('-')[1]).when({
  $init: () => ({ heard: 0 }),
  Heard: (state) => { state.heard += 1; return state; },
}).outputState();`;

const heard = (data: object = {}, type = 'Heard'): NewEvent => eventOf(type, data);

const subscribedTo = (store: EventStore, after: number | undefined, subscriber: PageSubscriber) => {
  const subscription = store.subscribeUnread?.(after, subscriber);
  if (subscription === undefined) throw new TypeError('a store in memory gives events unparsed');
  return subscription;
};

type World = { readonly store: EventStore; readonly views: ViewStore };
const newWorld = (): World => ({ store: memoryEventStore(), views: memoryViewStore() });

let open: Views[] = [];
afterEach(async () => {
  await Promise.all(open.map((views) => views.close()));
  open = [];
});

const opened = async (world: World, text: string, isShipped = true): Promise<Views> => {
  const definitions = [{ projection: compileProjection({ name: 'heard', text, isShipped }) }];
  const views = await openViews({ ...world, definitions, now: () => '2026-03-02T12:00:01.000Z' });
  open.push(views);
  return views;
};

const say = ({ store }: World, stream: string, ...events: NewEvent[]) =>
  store.append(stream, events, 'any').then(({ position }) => position);

describe.each([
  ['a shipped script', true],
  ['a script in the sandbox', false],
])('a view of %s', (_, isShipped) => {
  it('includes events recorded before its start and after it', async () => {
    const world = newWorld();
    const first = await say(world, 'session-a-1', heard(), heard({ by: 5 }), heard({}, 'Other'));
    const views = await opened(world, counting, isShipped);
    expect(await views.awaitPosition('heard', first)).toBe(true);
    expect(await views.state('heard', 'session-a-1')).toEqual({ heard: 6 });
    const second = await say(world, 'session-a-1', heard());
    expect(await views.awaitPosition('heard', second)).toBe(true);
    expect(await views.state('heard', 'session-a-1')).toEqual({ heard: 7 });
  });

  it('continues from its place after a restart', async () => {
    const world = newWorld();
    await say(world, 'session-a-1', heard());
    const before = await opened(world, counting, isShipped);
    await before.awaitPosition('heard');
    await before.close();
    await say(world, 'session-a-1', heard());
    const views = await opened(world, counting, isShipped);
    await views.awaitPosition('heard');
    expect(await views.state('heard', 'session-a-1')).toEqual({ heard: 2 });
  });

  it('stops at the event that its script fails at, and says where and why', async () => {
    const world = newWorld();
    const text = counting.replace('state.heard +=', "if (data.bad) throw new Error('no'); state.heard +=");
    await say(world, 'session-a-1', heard(), heard(), heard({ bad: true }), heard());
    const views = await opened(world, text, isShipped);
    await eventually(async () => expect((await views.status('heard')).state).toBe('faulted'));
    expect((await views.status('heard')).fault).toEqual({
      position: 2,
      stream: 'session-a-1',
      eventType: 'Heard',
      message: 'no',
    });
    expect(await views.state('heard', 'session-a-1')).toEqual({ heard: 2 });
    views.retry('heard');
    await eventually(async () => expect((await views.status('heard')).state).toBe('faulted'));
    expect(await views.state('heard', 'session-a-1')).toEqual({ heard: 2 });
  });

  it.each([
    ['a handler', counting.replace('Heard: (', 'Heard: async (')],
    [
      'a handler that fails at once',
      counting
        .replace('state.heard +=', "throw new Error('no'); state.heard +=")
        .replace('Heard: (', 'Heard: async ('),
    ],
    ['what begins a state', counting.replace('$init: (', '$init: async (')],
    ['what names a partition', summing.replace('By((event)', 'By(async (event)')],
    ['what shapes a state', counting.replace('.outputState', '.transformBy(async (s) => s).outputState')],
    ['what hides a state', counting.replace('.outputState', '.filterBy(async () => false).outputState')],
  ])('stops if %s returns a promise, because promises are not awaited', async (_, text) => {
    const world = newWorld();
    await say(world, 'session-a-1', heard());
    const views = await opened(world, text, isShipped);
    await eventually(async () => expect((await views.status('heard')).state).toBe('faulted'));
    const { fault } = await views.status('heard');
    expect(fault?.message).toBe('handlers must be plain functions; this one returned a promise');
    expect(await views.states('heard')).toEqual([]);
  });

  it.runIf(isShipped)('goes on after an event that took long on a busy machine', async () => {
    const world = newWorld();
    const late = 'const end = Date.now() + 300; while (data.late && Date.now() < end);';
    const text = counting.replace('state.heard +=', `${late} state.heard +=`);
    await say(world, 'session-a-1', heard({ late: true }), heard({ late: true }), heard({ late: true }));
    const views = await opened(world, text, isShipped);
    await views.awaitPosition('heard');
    expect(await views.state('heard', 'session-a-1')).toEqual({ heard: 3 });
    expect((await views.status('heard')).state).toBe('live');
  });

  it.skipIf(isShipped)('stops at an event that its script handles endlessly', async () => {
    const world = newWorld();
    const text = counting.replace('state.heard +=', 'while (data.bad); state.heard +=');
    await say(world, 'session-a-1', heard(), heard({ bad: true }));
    const views = await opened(world, text, isShipped);
    await eventually(async () => expect((await views.status('heard')).state).toBe('faulted'));
    expect((await views.status('heard')).fault).toMatchObject({
      position: 1,
      message: 'it took longer than 250 ms',
    });
    expect(await views.state('heard', 'session-a-1')).toEqual({ heard: 1 });
  });

  it('shows the transformed states of the script', async () => {
    const world = newWorld();
    const text = counting.replace(
      '.outputState()',
      '.filterBy((s) => s.heard > 1).transformBy((s) => ({ twice: 2 * s.heard })).outputState()',
    );
    await say(world, 'session-a-1', heard());
    await say(world, 'session-a-2', heard(), heard());
    const views = await opened(world, text, isShipped);
    await views.awaitPosition('heard');
    expect(await views.states('heard')).toEqual([{ partition: 'session-a-2', state: { twice: 4 } }]);
  });
});

describe('events', () => {
  it('reach a custom script as plain values, which may be kept and copied', async () => {
    const world = newWorld();
    const text = `fromCategory('session').foreachStream().when({
      Heard: (state, event) => {
        const copy = { ...event };
        event.data.seen = true;
        return { event, copy: copy.data.by, seen: event.data.seen, body: event.body.by };
      },
    });`;
    await say(world, 'session-a-1', heard({ by: 'one' }));
    await say(world, 'session-a-2', heard({ by: 'two' }));
    const views = await opened(world, text, false);
    await views.awaitPosition('heard');
    const state = await views.state('heard', 'session-a-2');
    expect(state).toMatchObject({ copy: 'two', seen: true, body: 'two' });
    expect(state).toMatchObject({
      event: {
        isJson: true,
        eventType: 'Heard',
        streamId: 'session-a-2',
        sequenceNumber: 0,
        data: { by: 'two' },
      },
    });
  });

  it('that several projections follow are parsed once', async () => {
    const world = newWorld();
    const parsed = vi.fn();
    const counted = (event: UnreadEvent): UnreadEvent =>
      Object.assign(Object.create(event), {
        parseData: () => {
          parsed(event.position);
          return event.data();
        },
      });
    const store: EventStore = {
      ...world.store,
      subscribeUnread: (after, subscriber) =>
        subscribedTo(world.store, after, {
          ...subscriber,
          onPage: (page) => subscriber.onPage(page.map(counted)),
        }),
    };
    const names = ['one', 'two', 'three'];
    const views = await openViews({
      ...world,
      store,
      now: () => '2026-03-02T12:00:01.000Z',
      definitions: names.map((name) => ({
        projection: compileProjection({ name, text: counting, isShipped: true }),
      })),
    });
    open.push(views);
    await Promise.all(names.map((name) => views.awaitPosition(name)));
    const position = await say(world, 'session-a-1', ...Array.from({ length: 100 }, () => heard()));
    const all = await Promise.all(names.map((name) => views.awaitPosition(name, position)));
    expect(all).toEqual([true, true, true]);
    for (const name of names) expect(await views.state(name, 'session-a-1')).toEqual({ heard: 100 });
    expect(parsed).toHaveBeenCalledTimes(100);
  });
});

describe('views', () => {
  it('list partitions with the same prefix in pages', async () => {
    const world = newWorld();
    for (const stream of ['session-a-1', 'session-a-2', 'session-a-3', 'session-ab-1'])
      await say(world, stream, heard());
    const views = await opened(world, counting);
    await views.awaitPosition('heard');
    const page = (after?: string) =>
      views
        .states('heard', { prefix: 'session-a-', limit: 2, ...(after !== undefined && { after }) })
        .then((states) => states.map(({ partition }) => partition));
    expect(await page()).toEqual(['session-a-1', 'session-a-2']);
    expect(await page('session-a-2')).toEqual(['session-a-3']);
  });

  it('are rebuilt beside the old one when their script has changed', async () => {
    const world = newWorld();
    await say(world, 'session-a-1', heard(), heard());
    const before = await opened(world, counting);
    await before.awaitPosition('heard');
    await before.close();
    const views = await opened(world, counting.replace('?? 1', '?? 10'));
    expect((await views.status('heard')).state).toBe('outdated');
    expect(await views.state('heard', 'session-a-1')).toEqual({ heard: 2 });
    await views.rebuilt('heard');
    expect(await views.state('heard', 'session-a-1')).toEqual({ heard: 20 });
    expect((await views.status('heard')).rebuild).toBeUndefined();
  });

  it('are rebuilt on request, and stay up to date', async () => {
    const world = newWorld();
    await say(world, 'session-a-1', heard());
    const views = await opened(world, counting);
    await views.awaitPosition('heard');
    await views.rebuild('heard');
    await views.rebuilt('heard');
    const position = await say(world, 'session-a-1', heard());
    expect(await views.awaitPosition('heard', position)).toBe(true);
    expect(await views.state('heard', 'session-a-1')).toEqual({ heard: 2 });
  });

  it('stay up to date if another rebuild begins while a rebuilt view takes its place', async () => {
    const inner = newWorld();
    let letThirdSave = (): void => undefined;
    const third = new Promise<void>((resolve) => {
      letThirdSave = resolve;
    });
    let second: Promise<void> | undefined;
    const store: ViewStore = {
      ...inner.views,
      save: async (view, changes, ...rest) => {
        if (view.endsWith('/3')) await third;
        const isSaved = await inner.views.save(view, changes, ...rest);
        const entry = changes.find(({ json }) => json?.includes('"made":2'))?.json;
        const isPromotion = view === CATALOGUE && entry !== undefined && !entry.includes('"next"');
        if (isPromotion) second ??= views.rebuild('heard');
        return isSaved;
      },
    };
    const world = { ...inner, views: store };
    await say(world, 'session-a-1', heard());
    const views = await opened(world, counting);
    await views.awaitPosition('heard');
    await views.rebuild('heard');
    await vi.waitFor(() => expect(second).toBeDefined());
    await second;
    const position = await say(world, 'session-a-1', heard());
    expect(await views.awaitPosition('heard', position)).toBe(true);
    expect((await views.status('heard')).state).toBe('live');
    letThirdSave();
    await views.rebuilt('heard');
    expect(await views.state('heard', 'session-a-1')).toEqual({ heard: 2 });
  });

  it.each([
    ['session-a-1', counting, [{ partition: 'session-a-2', state: { heard: 2 } }]],
    ['a', summing, [{ partition: 'a', state: { heard: 2 } }]],
  ])('contain nothing of a deleted stream (%s)', async (_, text, left) => {
    const world = newWorld();
    await say(world, 'session-a-1', heard());
    await say(world, 'session-a-2', heard(), heard());
    const views = await opened(world, text);
    await views.awaitPosition('heard');
    await world.store.delete('session-a-1');
    await views.removeStream('session-a-1');
    expect(await views.states('heard')).toEqual(left);
  });

  it.each([
    ['each stream', counting, [{ partition: 'session-a-2', state: { heard: 1 } }]],
    ['all streams', summing, [{ partition: 'a', state: { heard: 1 } }]],
  ])('of %s contain nothing of a deleted one, although they fail at another', async (_, text, left) => {
    const world = newWorld();
    await say(world, 'session-a-1', heard(), heard());
    await say(world, 'session-a-2', heard(), heard({ bad: true }), heard());
    const failing = text.replace('state.heard +=', "if (data.bad) throw new Error('no'); state.heard +=");
    const views = await opened(world, failing.replace('Heard: (state)', 'Heard: (state, { data })'));
    await eventually(async () => expect((await views.status('heard')).state).toBe('faulted'));
    await world.store.delete('session-a-1');
    await views.removeStream('session-a-1');
    expect(await views.states('heard')).toEqual(left);
    expect(await views.status('heard')).toMatchObject({ state: 'faulted', fault: { position: 3 } });
  });

  /** A world whose first view is held in its next save from `hold` on, until `release`. */
  const heldWorld = () => {
    const inner = newWorld();
    const held = { isHeld: false, isSaving: false, isPromoted: false, release: (): void => undefined };
    const released = new Promise<void>((resolve) => {
      held.release = resolve;
    });
    const save: ViewStore['save'] = async (view, changes, ...rest) => {
      const entry = changes.find(({ json }) => json?.includes('"made":2'))?.json;
      if (view === CATALOGUE && entry?.includes('"next"') === false) held.isPromoted = true;
      if (held.isHeld && view.endsWith('/1')) {
        held.isSaving = true;
        await released;
      }
      return inner.views.save(view, changes, ...rest);
    };
    return { world: { ...inner, views: { ...inner.views, save } }, held };
  };

  const removedWhileHeld = async ({ world, held }: ReturnType<typeof heldWorld>) => {
    await say(world, 'session-a-1', heard());
    const views = await opened(world, counting);
    await views.awaitPosition('heard');
    held.isHeld = true;
    const position = await say(world, 'session-a-2', heard({ by: 2 }));
    void views.awaitPosition('heard', position);
    await vi.waitFor(() => expect(held.isSaving).toBe(true));
    await world.store.delete('session-a-1');
    return { views, removal: views.removeStream('session-a-1') };
  };

  it('contain nothing of a deleted stream, even if a rebuilt view replaces them during the deletion', async () => {
    const place = heldWorld();
    const { views, removal } = await removedWhileHeld(place);
    await views.rebuild('heard');
    await vi.waitFor(() => expect(place.held.isPromoted).toBe(true));
    place.held.release();
    await removal;
    expect(await views.states('heard')).toEqual([{ partition: 'session-a-2', state: { heard: 2 } }]);
  });

  it('refuse a removal that they are closed before', async () => {
    const place = heldWorld();
    const { views, removal } = await removedWhileHeld(place);
    const closed = views.close();
    place.held.release();
    await expect(removal).rejects.toMatchObject({ code: 'store_unavailable' });
    await closed;
  });

  it('that are faulted take out a deleted stream later, if the store does not answer at first', async () => {
    const world = newWorld();
    await say(world, 'session-a-1', heard());
    await say(world, 'session-a-2', heard({ bad: true }));
    let failures = 0;
    const store: EventStore = {
      ...world.store,
      newestPosition: () => {
        if (failures === 0) return world.store.newestPosition();
        failures -= 1;
        return Promise.reject(new Error('the store is away'));
      },
    };
    const views = await opened(
      { ...world, store },
      counting.replace('state.heard +=', "if (data.bad) throw new Error('no'); state.heard +="),
    );
    await eventually(async () => expect((await views.status('heard')).state).toBe('faulted'));
    failures = 1;
    await views.removeStream('session-a-1');
    expect([failures, await views.states('heard')]).toEqual([0, []]);
    await views.retry('heard');
    await eventually(async () =>
      expect(await views.status('heard')).toMatchObject({ state: 'faulted', fault: { position: 1 } }),
    );
  });

  it('of an older script contain nothing of several streams that are deleted at once', async () => {
    const world = newWorld();
    for (const stream of ['session-a-1', 'session-a-2', 'session-a-3']) await say(world, stream, heard());
    const old = await opened(world, counting);
    await old.awaitPosition('heard');
    await old.close();
    const views = await opened(world, counting.replace('?? 1', '?? 10'));
    const gone = ['session-a-1', 'session-a-2'];
    for (const stream of gone) await world.store.delete(stream);
    await Promise.all(gone.map(views.removeStream));
    await views.awaitPosition('heard');
    expect(await views.states('heard')).toEqual([{ partition: 'session-a-3', state: { heard: 10 } }]);
  });

  it('of two processes over one store count every event once', async () => {
    const world = newWorld();
    const [one, other] = [await opened(world, summing), await opened(world, summing)];
    for (let round = 1; round <= 20; round++) {
      const position = await say(world, `session-a-${round}`, heard());
      await Promise.all([one.awaitPosition('heard', position), other.awaitPosition('heard', position)]);
      expect(await one.state('heard', 'a')).toEqual({ heard: round });
    }
  });

  it('find a view that another process rebuilt', async () => {
    const world = newWorld();
    const [one, other] = [await opened(world, summing), await opened(world, summing)];
    await say(world, 'session-a-1', heard());
    await one.rebuild('heard');
    await one.rebuilt('heard');
    const position = await say(world, 'session-a-1', heard());
    await one.awaitPosition('heard', position);
    await eventually(async () => expect(await other.state('heard', 'a')).toEqual({ heard: 2 }));
  });

  it('lag by the age of the oldest event that they lack, and not by the quiet time before it', async () => {
    const world = newWorld();
    const at = (time: string, event: NewEvent): NewEvent => ({
      ...event,
      metadata: { ...event.metadata, occurredAt: `2026-03-02T${time}.000Z` },
    });
    const views = await opened(
      world,
      counting.replace('state.heard +=', "if (data.bad) throw new Error('no'); state.heard +="),
    );
    await say(world, 'session-a-1', at('08:00:00', heard()));
    await views.awaitPosition('heard');
    expect((await views.status('heard')).lagMs).toBe(0);
    await say(world, 'session-a-1', at('11:59:58', heard({ bad: true })), at('12:00:00', heard()));
    await eventually(async () =>
      expect(await views.status('heard')).toMatchObject({ state: 'faulted', lagMs: 3_000 }),
    );
  });

  it('refuse an unknown projection', async () => {
    const views = await opened(newWorld(), counting);
    await expect(views.status('other')).rejects.toThrow('there is no projection other');
  });
});

describe('a script', () => {
  it.each([
    ['that is not JavaScript', 'fromAll().when({', /Unexpected/],
    ['that defines nothing', 'fromAll();', /defines no projection/],
    ['that throws', 'throw new Error("no use")', /no use/],
  ])('%s is refused', (_, text, reason) => {
    for (const isShipped of [true, false])
      expect(() => compileProjection({ name: 'p', text, isShipped })).toThrow(reason);
  });

  it('that is custom is refused if it is never done', () => {
    const compile = () => compileProjection({ name: 'p', text: 'for (;;);', isShipped: false });
    expect(compile).toThrow(/longer than 500 ms/);
  });

  it.each([
    'this.constructor.constructor("return process")()',
    'fromAll.constructor("return process")()',
    'process.exit()',
    'require("node:fs")',
    'fetch("http://127.0.0.1")',
    'setTimeout(() => {}, 1)',
    'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)',
  ])('that is custom reaches nothing outside: %s', (attempt) => {
    const text = `${attempt}; fromAll().when({});`;
    expect(() => compileProjection({ name: 'p', text, isShipped: false })).toThrow();
  });

  it('that is custom cannot block the server while its error is read', () => {
    const text = 'throw { get message() { for (;;); } }';
    expect(() => compileProjection({ name: 'p', text, isShipped: false })).toThrow(/longer than 500 ms/);
  });

  it('that is custom cannot escape through its events', async () => {
    const world = newWorld();
    await say(world, 'session-a-1', heard());
    const text = `fromAll().when({ $any: (state, event) => {
      event.constructor.constructor('return process')();
      return state;
    } });`;
    const views = await opened(world, text, false);
    await eventually(async () => expect((await views.status('heard')).state).toBe('faulted'));
    expect((await views.status('heard')).fault?.message).toMatch(/Code generation from strings/);
  });
});
