import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PROJECTION_BATCH_MS_MAX } from '../../kernel/limits/views.ts';
import { asUnread } from '../../kernel/unread-event.ts';
import { sandboxScript } from './sandbox.ts';
import { withinTime } from './time-limit.ts';

const SECRET = 'the server alone knows this';

beforeEach(() => vi.stubEnv('PARLEY_ATTACKED', SECRET));
afterEach(() => vi.unstubAllEnvs());

let revision = 0;
const heard = (data: object) =>
  asUnread({
    id: `event-${revision}`,
    type: 'Heard',
    data,
    metadata: { schemaVersion: 1, occurredAt: '2026-03-02T12:00:00.000Z', correlationId: 'request' },
    stream: 'session-a-1',
    revision,
    position: revision++,
  });

/**
 * All that comes out of a sandbox whose script takes two events; between the two, everything that waits for a
 * turn has one. A script may break its own sandbox, which then says so.
 */
const outcomeOf = async (text: string): Promise<string> => {
  revision = 0;
  const { engine } = sandboxScript({ text });
  const told: unknown[] = [];
  for (const by of [1, 2]) {
    try {
      const changes = withinTime(PROJECTION_BATCH_MS_MAX, () => {
        engine.prepare([heard({ by })]);
        engine.run();
        return engine.takeChanges();
      });
      told.push(changes.map(({ state }) => state));
    } catch (thrown) {
      told.push({ broke: String(thrown) });
    }
    for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
  }
  return JSON.stringify(told);
};

/**
 * A script that attacks with each event. Whatever it notes is tried as a way to the process, or as one
 * itself: the state has the secret if any way leads there.
 */
const attacking = (attack: string): string => `
  const noted = [];
  const note = (value) => { noted.push(value); return value; };
  const ways = [
    (value) => value,
    (value) => value.process,
    (value) => value.constructor.constructor('return process')(),
    (value) => value.constructor.constructor('return globalThis')().process,
    (value) => value.__proto__.constructor.constructor('return process')(),
    (value) => value.constructor.prototype.__proto__.constructor.constructor('return process')(),
    (value) => value('return process')(),
    (value) => value.mainModule.require('process'),
    (value) => value.default.env ? value.default : undefined,
  ];
  const attempt = (state, event) => { ${attack} };
  const spied = () => {
    let found = '';
    for (let at = 0, count = noted.length; at < count; at += 1) {
      found += ' ' + typeof noted[at];
      for (let way = 0; way < ways.length; way += 1)
        try {
          const secret = ways[way](noted[at]).env.PARLEY_ATTACKED;
          if (typeof secret === 'string') found += ' FOUND ' + secret;
        } catch {}
    }
    return found;
  };
  fromAll().when({ $any: (state, event) => {
    try { attempt(state, event); } catch (thrown) { note(thrown); }
    return { spied: spied() };
  } });`;

describe('a custom script cannot reach the server', () => {
  it.each([
    ['a module that it imports', 'import("fs").then(note, note)'],
    ['what a failing import fails with', 'import("fs").catch((e) => note(e.constructor.constructor))'],
    ['a module with a prefix', 'import("node:process").then(note, note); import("./x.js").then(note, note)'],
    ['a module that is data', 'import("data:text/javascript,export default process").then(note, note)'],
    ['an import whose name is an object', 'import({ toString() { note(this); throw this; } }).catch(note)'],
    ['its event', 'note(event); note(event.data); note(event.metadata); note(event.body)'],
    ['getters of its event', 'note(Object.getOwnPropertyDescriptor(event, "data").get)'],
    ['its state', 'note(state)'],
    ['its words', 'for (const word of [fromAll, fromCategory, options]) note(word); note(fromAll())'],
    ['the function that calls it', 'note(attempt.caller); note(arguments.callee); note(arguments)'],
    ['the callers of sloppy functions', '(function f() { note(f.caller); note(f.arguments); })()'],
    ['its world', 'note(this); note(globalThis); note(Function); note(eval)'],
    ['a function made of a text', 'note(new Function("return this")()); note(eval("this"))'],
    [
      'functions of every kind made of texts',
      'for (const f of [() => 1, async () => 1, function* () {}, async function* () {}]) try { note(f.constructor("return this")()); } catch (e) { note(e); }',
    ],
    [
      'names of Node',
      'for (const name of ["process", "require", "module", "Buffer", "global"]) note(globalThis[name])',
    ],
    [
      'names of QuickJS',
      'for (const name of ["std", "os", "bjson", "scriptArgs", "print"]) note(globalThis[name])',
    ],
    ['timers', 'note(setTimeout(() => note(this), 1))'],
    ['what runs soon', 'queueMicrotask(() => note(this))'],
    ['shared memory', 'note(new SharedArrayBuffer(8)); note(Atomics)'],
    ['WebAssembly', 'note(WebAssembly); note(WebAssembly.Memory)'],
    ['an error of its own', 'try { null.x } catch (e) { note(e); note(e.stack) }'],
    ['an overflow of the stack', '(function f() { f(); })()'],
    [
      'an overflow of the stack close to the border',
      'const deep = (n) => { try { deep(n + 1); } catch (e) { note(e); JSON.stringify(event); throw e; } }; deep(0)',
    ],
    [
      'an overflow of the memory',
      'const kept = []; try { for (;;) kept.push(new Uint8Array(1e7)); } catch (e) { kept.length = 0; note(e); }',
    ],
    [
      'call sites',
      'Error.prepareStackTrace = (e, sites) => { note(sites); sites?.forEach?.((s) => { note(s.getThis?.()); note(s.getFunction?.()); }); }; try { null.x } catch (e) { note(e.stack) }',
    ],
    [
      'traces of limited length',
      'Error.stackTraceLimit = { valueOf() { note(this); return 10; } }; note(new Error("x").stack)',
    ],
    [
      'a promise',
      'note(Promise.resolve(1)); Promise.reject(note).catch(note); (async () => { await null; note(this); })()',
    ],
    [
      'promises of its own kind',
      'class P extends Promise { constructor(run) { super(run); note(run); } } P.resolve(1).then(note)',
    ],
    ["a refusal that is nobody's", 'Promise.reject({ get stack() { note(this); } })'],
    [
      'then of its world',
      'Promise.prototype.then = function (...given) { note(given); given.forEach(note); }; (async () => { await 1; })()',
    ],
    [
      'an asynchronous generator',
      'const g = (async function* () { yield note(this); })(); g.next().then(note, note); note(g.constructor)',
    ],
    [
      'a generator that is returned early',
      'const g = (function* () { try { yield 1; } finally { note(this); } })(); g.next(); note(g.return())',
    ],
    ['a proxy', 'note(new Proxy(event, { get: (t, n, r) => { note(r); return t[n]; } }).data)'],
    [
      'a proxy as a prototype',
      'Object.setPrototypeOf(globalThis, new Proxy({}, { get: (t, n, r) => note(r), has: () => true })); note(process)',
    ],
    [
      'species',
      'class A extends Array { static get [Symbol.species]() { note(this); return Object; } } note(new A(1, 2).map((x) => x))',
    ],
    [
      'species of all arrays',
      'Object.defineProperty(Array, Symbol.species, { get() { note(this); return function () { note(this); return []; }; } }); [1].map((x) => x)',
    ],
    ['what is split', 'String.prototype.split = function (...given) { note(given); note(this); return []; }'],
    [
      'arrays as the sandbox uses them',
      'for (const n of ["map", "push", "forEach", "reduce"]) { const was = Array.prototype[n]; Array.prototype[n] = function (...given) { Array.prototype[n] = was; note(this); given.forEach(note); return was.apply(this, given); } }',
    ],
    [
      'setters of all objects',
      'for (const n of ["answer", "threw", "partition", "state"]) Object.defineProperty(Object.prototype, n, { set(v) { note(this); note(v); }, get() { note(this); } , configurable: true })',
    ],
    [
      'hooks of conversion',
      'const o = { [Symbol.toPrimitive](hint) { note(hint); note(this); return "x"; } }; note([o] + o)',
    ],
    [
      'a weak reference',
      'note(new WeakRef(event).deref()); new FinalizationRegistry(note).register({}, note)',
    ],
    [
      'what JSON calls',
      'note(JSON.parse("[1]", function (k, v) { note(this); return v; })); note(JSON.stringify({ toJSON() { note(this); } }))',
    ],
    [
      'what a regular expression calls',
      '"abc".replace(/b/, function (...given) { given.forEach(note); note(this); return ""; }); RegExp.prototype.exec = note; "a".match(/a/)',
    ],
    ['what sorting calls', '[3, 1].sort(function (a, b) { note(this); note(arguments); return a - b; })'],
    ['Reflect', 'note(Reflect.construct(Object, [], note)); note(Reflect.getPrototypeOf(Reflect))'],
    [
      'legacy names',
      'note(event.__lookupGetter__("data")); note({}.__proto__); note(escape); note(Object.prototype.__defineGetter__)',
    ],
  ])('%s', async (_, attack) => {
    const outcome = await outcomeOf(attacking(attack));
    expect(outcome).toMatch(/"spied":"|"broke":/);
    expect(outcome).not.toContain(SECRET);
    expect(outcome).not.toContain('FOUND');
  });

  it('by any global name', () => {
    const { outline } = sandboxScript({
      text: `fromAll().when(Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, 1])));`,
    });
    expect(outline.types).toContain('Object');
    const names =
      'process require module Buffer global console fetch setTimeout setInterval setImmediate crypto ' +
      'queueMicrotask structuredClone performance WebAssembly SharedArrayBuffer Atomics URL TextDecoder ' +
      'navigator MessageChannel Worker std os bjson print scriptArgs atob btoa DOMException';
    for (const name of names.split(' ')) expect(outline.types).not.toContain(name);
  });

  it('by returning invalid results', () => {
    const lying = (answer: string) => () =>
      sandboxScript({ text: `fromAll().when({}); ${answer}` }).engine.prepare([heard({})]);
    expect(lying('Array.prototype.toJSON = () => 1')).toThrow('the sandbox answers with no list');
    expect(lying('Set.prototype[Symbol.iterator] = function* () { yield {}; }')).toThrow(
      'the sandbox answers with no text',
    );
  });
});

describe('the result of a custom script', () => {
  const changesOf = (handler: string) => {
    revision = 0;
    const { engine } = sandboxScript({ text: `fromAll().when({ Heard: (state, event) => (${handler}) });` });
    engine.prepare([heard({ by: 1 })]);
    engine.run();
    return engine.takeChanges();
  };

  it.each([
    ['names that objects inherit by', `JSON.parse('{"__proto__":{"isAdmin":true}}')`],
    [
      'names of what all objects have',
      '({ constructor: { prototype: { isAdmin: true } }, ["__proto__"]: { isAdmin: true } })',
    ],
    [
      'objects that say how they are written',
      '({ toJSON: () => ({ toJSON: "isAdmin", __proto__: { isAdmin: true } }) })',
    ],
    ['getters', '({ get isAdmin() { return [this.constructor].length; } })'],
    [
      'a proxy',
      'new Proxy({}, { ownKeys: () => ["a"], getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true }), get: (t, name) => name === "toJSON" || name === "then" ? undefined : 1 })',
    ],
  ])('is plain data here: %s', (_, handler) => {
    const [change] = changesOf(handler);
    const state = change?.state;
    expect(Object.getPrototypeOf(state)).toBe(Object.prototype);
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    expect('isAdmin' in {}).toBe(false);
  });

  it.each(['() => 1', 'Symbol("x")', '({ toJSON: () => undefined })'])(
    'is undefined if it is not data: %s',
    (handler) => {
      expect(changesOf(handler)[0]?.state).toBeUndefined();
    },
  );
});
