import { newDefinition, newEngine, type ProjectedEvent, refusePromise } from './engine.ts';

/** Separates the texts of one message: JSON never contains an unescaped null character. */
export const BETWEEN_TEXTS = '\0';

/**
 * The sandbox as scripts find it: the language alone, without functions that compile text, as in
 * EventStoreDB.
 * @param kinds a function of each kind whose constructor compiles text
 */
const closeWorld = (kinds: readonly object[]): Record<string, unknown> => {
  const world: Record<string, unknown> = Object(globalThis);
  // Functions that wait, share memory or belong to browsers.
  const foreign = ['Atomics', 'SharedArrayBuffer', 'WebAssembly', 'performance', 'queueMicrotask'];
  for (const name of [...foreign, 'atob', 'btoa', 'DOMException']) delete world[name];
  const refuse = function made(): never {
    throw new EvalError('Code generation from strings disallowed for this context');
  };
  refuse.prototype = Object.getPrototypeOf(refuse);
  for (const kind of kinds)
    Object.defineProperty(Object.getPrototypeOf(kind), 'constructor', { value: refuse });
  return Object.assign(world, { eval: refuse, Function: refuse });
};

/** Makes an event of texts, which are parsed when a handler reads them. */
const newEvents = () => {
  const { parse } = JSON;
  /** The current event: only its parsed data are cached. */
  let open: unknown;
  let data: unknown;
  let metadata: unknown;
  const openEvent = (event: unknown, dataText: string, metadataText: string): void => {
    if (open === event) return;
    data = parse(dataText);
    metadata = parse(metadataText);
    open = event;
  };
  return (
    [eventType, streamId, sequenceNumber]: CrossingEvent,
    dataText: string,
    metadataText: string,
  ): ProjectedEvent => {
    const event: ProjectedEvent = {
      isJson: true,
      eventType,
      streamId,
      sequenceNumber,
      get data() {
        openEvent(event, dataText, metadataText);
        return data;
      },
      get body() {
        return event.data;
      },
      get metadata() {
        openEvent(event, dataText, metadataText);
        return metadata;
      },
    };
    return event;
  };
};

/**
 * Makes a projection of a script, and answers requests to it.
 * @param world the global object, for the functions that scripts are written with
 * @param evaluate `eval`, which no script gets
 */
const answer = (
  between: typeof BETWEEN_TEXTS,
  { words, definition }: ReturnType<typeof newDefinition>,
  start: typeof newEngine,
  eventOf: ReturnType<typeof newEvents>,
  world: object,
  evaluate: (text: string) => unknown,
) => {
  const { parse, stringify } = JSON;
  Object.assign(world, words);
  let engine: ReturnType<typeof newEngine> | undefined;
  let changes: ReturnType<ReturnType<typeof newEngine>['takeChanges']> = [];
  const methods: Methods = {
    define: (text) => {
      try {
        evaluate(text);
      } catch (thrown) {
        if (!(thrown instanceof SyntaxError)) throw thrown;
        throw new Error(`Unexpected text: ${thrown.message}`);
      }
      engine = start(definition);
      return definition.outline();
    },
    prepare: (events, texts) =>
      engine?.prepare(events.map((event, at) => eventOf(event, `${texts[2 * at]}`, `${texts[2 * at + 1]}`))),
    load: (state) => engine?.load([state]),
    run: () => engine?.run(),
    remove: (stream) => engine?.remove(stream),
    takeChanges: () => {
      changes = engine?.takeChanges() ?? [];
      return changes.map(({ partition, isNew }) => [partition, isNew]);
    },
    state: (at) => changes[at]?.state,
    result: (at) => changes[at]?.result,
    keepAtMost: (states) => {
      changes = [];
      engine?.keepAtMost(states);
    },
  };
  const answerTo = (method: keyof Methods, argument: string, texts: readonly string[]): string => {
    try {
      // The caller passes each method its own argument; TypeScript finds no argument that fits a union of
      // methods.
      return stringify({ answer: methods[method](parse(argument) as never, texts) });
    } catch (thrown) {
      const { message = thrown }: { message?: unknown } = Object(thrown);
      return stringify({ threw: `${message}` });
    }
  };
  return (message: string): string => {
    const [method, argument, ...texts] = message.split(between);
    try {
      return answerTo(method as keyof Methods, `${argument}`, texts);
    } catch {
      // Reading a thrown value may run code of the script, which may throw again.
      return stringify({ threw: 'it throws what cannot be read' });
    }
  };
};

export type CrossingEvent = readonly [type: string, stream: string, revision: number];

/** A request to the sandbox. */
export type Methods = {
  readonly define: (text: string) => unknown;
  /** @param texts data and metadata of each event; parsed when a handler reads them */
  readonly prepare: (events: readonly CrossingEvent[], texts: readonly string[]) => unknown;
  readonly load: (state: readonly [partition: string, state: never]) => unknown;
  readonly run: (argument: null) => unknown;
  readonly remove: (stream: string) => unknown;
  /** @returns the changed partitions, and whether each is new; their states are read one by one */
  readonly takeChanges: (argument: null) => unknown;
  readonly state: (at: number) => unknown;
  readonly result: (at: number) => unknown;
  readonly keepAtMost: (states: number) => unknown;
};

/**
 * The first code in the sandbox; it evaluates to a function that answers requests. Tools that run TypeScript
 * sources directly put `__name` around functions, which the sandbox lacks.
 */
export const worldProgram = `'use strict'; (() => {
  const __name = (named) => named;
  const evaluate = eval;
  const world = (${closeWorld})([() => {}, async () => {}, function* () {}, async function* () {}]);
  const definition = (${newDefinition})(${refusePromise});
  const eventOf = (${newEvents})();
  return (${answer})(${JSON.stringify(BETWEEN_TEXTS)}, definition, ${newEngine}, eventOf, world, evaluate);
})()`;
