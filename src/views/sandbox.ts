import { createContext, runInContext } from 'node:vm';
import type { UnreadEvent } from '../kernel/event-store.ts';
import {
  type Engine,
  newDefinition,
  newEngine,
  type Outline,
  type ProjectedEvent,
  refusePromise,
} from './engine.ts';

/**
 * An engine for a script that somebody brought: it runs in a world of its own, which has no network, no
 * files, no clock that waits, and nothing to reach ours by. Only texts and numbers cross between the two: any
 * object of ours would lead back to our world by its constructor.
 * @throws what the script throws
 */
export const sandboxed = ({
  name,
  text,
}: {
  readonly name: string;
  readonly text: string;
}): { readonly outline: Outline; readonly engine: Engine } => {
  const world = createContext(Object.create(null), {
    codeGeneration: { strings: false, wasm: false },
    // What a script leaves behind in promises would run in our time otherwise: like this it never does.
    microtaskMode: 'afterEvaluate',
  });
  const { call, told }: World = runInContext(worldText, world, { filename: 'parley' });
  const ask = (method: string, given?: unknown) => answerIn(call(method, JSON.stringify(given) ?? ''));
  const prepare = (events: readonly UnreadEvent[]) => answerIn(call('prepare', '', ...crossing(events)));
  try {
    runInContext(text, world, { filename: `${name}.js` });
  } catch (thrown) {
    // Whatever it threw is looked at where it came from: reading it may run its code.
    throw new Error(told(thrown));
  }
  const engine: Engine = {
    prepare,
    load: (states) => ask('load', states),
    run: () => ask('run'),
    remove: (stream) => ask('remove', stream),
    takeChanges: () => ask('takeChanges'),
    keepAtMost: (states) => ask('keepAtMost', states),
  };
  return { outline: ask('start'), engine };
};

/** Events as what may cross, five of it each: they are parsed on the other side, where a handler looks at them. */
const crossing = (events: readonly UnreadEvent[]): readonly Crossing[] =>
  events.flatMap((event) => [
    event.type,
    event.stream,
    event.revision,
    event.dataText(),
    event.metadataText(),
  ]);

type Crossing = string | number;

type World = {
  readonly call: (method: string, text: string, ...events: readonly Crossing[]) => unknown;
  readonly told: (thrown: unknown) => string;
};

const answerIn = (text: unknown) => {
  if (typeof text !== 'string') throw new TypeError('the sandbox gave no text');
  const { threw, answer } = JSON.parse(text);
  if (threw !== undefined) throw new Error(`${threw}`);
  return answer;
};

/** Runs in the sandbox, first of all. What it gives back is called by us only. */
const makeWorld = (define: typeof newDefinition, plain: typeof refusePromise, start: typeof newEngine) => {
  const { parse, stringify } = JSON;
  const { words, definition } = define(plain);
  const world: Record<string, unknown> = Object(globalThis);
  // These wait, or share memory with those who do.
  for (const name of ['Atomics', 'SharedArrayBuffer', 'WebAssembly']) delete world[name];
  Object.assign(world, words);
  let methods: Readonly<Record<string, (given: never) => unknown>> = {
    start: () => {
      methods = { ...start(definition) };
      return definition.outline();
    },
  };
  /** The event that is being looked at: only of one it is remembered what was parsed. */
  let open: unknown;
  let data: unknown;
  let metadata: unknown;
  const opened = (event: unknown, dataText: string, metadataText: string): void => {
    if (open === event) return;
    data = parse(dataText);
    metadata = parse(metadataText);
    open = event;
  };
  const eventAt = (crossed: readonly Crossing[], at: number): ProjectedEvent => {
    const dataText = `${crossed[at + 3]}`;
    const metadataText = `${crossed[at + 4]}`;
    const event: ProjectedEvent = {
      isJson: true,
      eventType: `${crossed[at]}`,
      streamId: `${crossed[at + 1]}`,
      sequenceNumber: Number(crossed[at + 2]),
      get data() {
        opened(event, dataText, metadataText);
        return data;
      },
      get body() {
        return event.data;
      },
      get metadata() {
        opened(event, dataText, metadataText);
        return metadata;
      },
    };
    return event;
  };
  const eventsIn = (crossed: readonly Crossing[]): readonly ProjectedEvent[] => {
    const events: ProjectedEvent[] = [];
    for (let at = 0; at < crossed.length; at += 5) events[at / 5] = eventAt(crossed, at);
    return events;
  };
  const told = (thrown: unknown): string => {
    const { message = thrown }: { message?: unknown } = Object(thrown);
    return `${message}`;
  };
  const call = (method: string, text: string, ...crossed: readonly Crossing[]): string => {
    try {
      const given: unknown = text === '' ? eventsIn(crossed) : parse(text);
      return stringify({ answer: methods[method]?.(given as never) });
    } catch (thrown) {
      return stringify({ threw: told(thrown) });
    }
  };
  return { call, told };
};

/** Tools that run our own sources unbuilt put `__name` around functions; there is none in the sandbox. */
const worldText = `'use strict'; (() => {
  const __name = (named) => named;
  return (${makeWorld})(${newDefinition}, ${refusePromise}, ${newEngine});
})()`;
