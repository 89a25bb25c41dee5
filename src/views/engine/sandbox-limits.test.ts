import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { NewEvent } from '../../kernel/event.ts';
import { asUnread } from '../../kernel/unread-event.ts';
import { memoryEventStore } from '../../store/memory/memory-event-store.ts';
import { memoryViewStore } from '../../store/memory/memory-view-store.ts';
import { HandlerFailed, openProjector } from '../projector.ts';
import { ownViews } from '../scripts.ts';
import { openViews, type Views } from '../views.ts';
import { sandboxScript } from './sandbox.ts';
import { compileProjection } from './script.ts';

/** Each is tried three times: the batch, then its events one by one. */
const PATIENCE_MS = 100_000;

const LATE = /it took longer than \d+ ms/;

let ids = 0;
const heard = (): NewEvent => ({
  id: `event-${ids++}`,
  type: 'Heard',
  data: {},
  metadata: { schemaVersion: 1, occurredAt: '2026-03-02T12:00:00.000Z', correlationId: 'request' },
});

/** @param handler what a handler returns @param before what the script does first */
const script = (handler: string, before = ''): string =>
  `${before}; fromCategory('session').foreachStream().when({
    Heard: (state, event) => { state.heard = 1 + (state.heard ?? 0); ${handler}; return state; },
  });`;

const counting = script('');

let open: Views | undefined;
afterEach(() => open?.close());

/** The projector's outcome for a script that takes two events, one at a time, with a save after each. */
const failureOf = async (text: string): Promise<string> => {
  const projection = compileProjection({ name: 'bomb', text, isShipped: false });
  const projector = await openProjector({ projection, view: 'bomb', views: memoryViewStore() });
  try {
    for (const [position, stream] of ['session-a-1', 'session-a-2'].entries()) {
      await projector.take([asUnread({ ...heard(), stream, revision: 0, position })]);
      await projector.save();
    }
    await projector.take([asUnread({ ...heard(), stream: 'session-a-1', revision: 1, position: 2 })]);
  } catch (error) {
    if (error instanceof HandlerFailed) return error.message;
    throw error;
  }
  return 'nothing failed';
};

type Bomb = readonly [what: string, text: string, reason: RegExp];

const slow: readonly Bomb[] = [
  ['a loop', script('for (;;);'), LATE],
  ['a loop that catches everything', script('for (;;) try { throw 1 } catch {} finally { continue }'), LATE],
  ['a long built-in function', script('new Array(2 ** 32 - 1).fill(0).indexOf(1)'), LATE],
  ['a regular expression', script('/(a+)+$/.test("a".repeat(40) + "b")'), LATE],
  // QuickJS refuses the number itself if it gets that far within the time limit.
  ['a number', script('9n ** (10n ** 8n)'), /it took longer than \d+ ms|too large/],
  ['a recursion that begins again', script('(function f() { try { f() } finally { f() } })()'), LATE],
  ['promises', script('for (;;) Promise.resolve()'), LATE],
  ['a state that is read', script('return { get x() { for (;;); } }'), LATE],
  ['a state that is written', script('return { toJSON() { for (;;); } }'), LATE],
  ['a state that is asked whether it is a promise', script('return { get then() { for (;;); } }'), LATE],
  ['an error that is read', script('throw { get message() { for (;;); } }'), LATE],
  ['names of partitions', script('', 'Set.prototype[Symbol.iterator] = function* () { for (;;); }'), LATE],
  ['what takes events up', script('', 'Map.prototype.has = () => { for (;;); }'), LATE],
  [
    'what cleans up',
    script('', 'Object.defineProperty(Map.prototype, "size", { get() { for (;;); } })'),
    LATE,
  ],
];

const large: readonly Bomb[] = [
  ['a deep recursion', script('(function f() { f(); })()'), /call stack/],
  ['a deep text', script('JSON.parse("[".repeat(1_000_000))'), /call stack|stack overflow/],
  ['one text', script('state.text = "x".repeat(2 ** 29)'), /memory/],
  ['buffers', script('const kept = []; for (;;) kept.push(new ArrayBuffer(1e7))'), /memory/],
  [
    'what is kept from event to event',
    script('kept.push(new ArrayBuffer(1.5e8))', 'const kept = []'),
    /memory/,
  ],
  [
    'a far too large state',
    script('state.text = new Array(20_001).join("x".repeat(1_000))'),
    /it answers with 200\d+ bytes/,
  ],
  [
    'the text of an error',
    script('throw new Array(20_001).join("x".repeat(1_000))'),
    /it answers with 200\d+ bytes/,
  ],
  ['an error that cannot be read', script('throw { get message() { throw this; } }'), /cannot be read/],
];

const unkept: readonly Bomb[] = [
  [
    'a large state',
    script('state.text = text', 'const text = new Array(5_001).join("x".repeat(1_000))'),
    /the state of "session-a-1" has 50\d+ characters; \d+ is the most/,
  ],
  [
    'a large name',
    script('').replace('foreachStream()', 'partitionBy(() => "x".repeat(10_000))'),
    /has a name of 10000 characters/,
  ],
];

describe('a sandbox', () => {
  it.each(slow)('stops a script that takes too long: %s', async (_, text, reason) => {
    expect(await failureOf(text)).toMatch(reason);
  });

  it.each(large)('stops a script that takes too much memory: %s', (_, text, reason) => {
    const { engine } = sandboxScript({ text });
    const takeOne = (stream: string): void => {
      engine.prepare([asUnread({ ...heard(), stream, revision: 0, position: 0 })]);
      engine.run();
      engine.takeChanges().map(({ state }) => state);
    };
    expect(() => {
      for (const stream of ['session-a-1', 'session-a-2']) takeOne(stream);
    }).toThrow(reason);
  });

  it.each(unkept)(
    'stops a script that makes %s, which no view keeps',
    {
      timeout: 2 * PATIENCE_MS,
    },
    async (_, text, reason) => {
      // A machine that is busy enough makes any script late.
      await vi.waitFor(async () => expect(await failureOf(text)).toMatch(reason), PATIENCE_MS);
    },
  );

  it(
    'that is interrupted stops one projection; all others continue',
    async () => {
      const store = memoryEventStore();
      const say = (stream: string) => store.append(stream, [heard()], 'any').then(({ position }) => position);
      await say('session-a-1');
      const texts = {
        loop: script('for (;;);'),
        memory: script('const kept = []; for (;;) kept.push(new ArrayBuffer(1e7))'),
        definition: 'for (;;);',
        counting,
      };
      const folder = mkdtempSync(join(tmpdir(), 'parley-'));
      for (const [name, text] of Object.entries(texts)) writeFileSync(join(folder, `${name}.js`), text);
      const definitions = ownViews(folder);
      rmSync(folder, { recursive: true });
      const views = await openViews({
        store,
        definitions,
        views: memoryViewStore(),
        now: () => '2026-03-02T12:00:01.000Z',
      });
      open = views;
      for (const name of ['loop', 'memory', 'definition'])
        await vi.waitFor(async () => expect((await views.status(name)).state).toBe('faulted'), PATIENCE_MS);
      const position = await say('session-a-1');
      expect(await views.awaitPosition('counting', position)).toBe(true);
      expect(await views.state('counting', 'session-a-1')).toEqual({ heard: 2 });
    },
    2 * PATIENCE_MS,
  );

  it.each([
    ['that defines it', 'for (;;);', /longer than 500 ms/],
    ['that is deep', `${'('.repeat(100_000)}1`, /./],
    [
      'that changes how errors are made',
      'Error.prepareStackTrace = () => { for (;;); }; null.x',
      /longer than|null/,
    ],
  ])('refuses a script %s without end', (_, text, reason) => {
    expect(() => compileProjection({ name: 'p', text, isShipped: false })).toThrow(reason);
  });

  it('lets a script leave promises behind, which never run', async () => {
    const text = script(
      'const again = () => Promise.resolve().then(() => { state.ran = true; again(); }); again()',
    );
    expect(await failureOf(text)).toBe('nothing failed');
  });
});
