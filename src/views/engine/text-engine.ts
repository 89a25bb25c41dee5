import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import {
  SANDBOX_ANSWER_CHARS_MAX,
  SANDBOX_MEMORY_PAGES_MAX,
  SANDBOX_STACK_BYTES_MAX,
} from '../../kernel/limits/views.ts';
import { withMemoryLimit } from './wasm-memory-limit.ts';

/** A program in an engine of its own: a text goes in, and a text comes out. */
export type TextEngine = {
  /** @throws when the engine fails; afterwards it always throws */
  readonly ask: (text: string) => string;
  /** Whether half of its memory limit is used. The engine never returns memory. */
  readonly isFilling: () => boolean;
};

/**
 * Starts QuickJS, in WebAssembly, with a program that evaluates to a function from text to text. The engine
 * has its own memory, and no instruction reaches any other. It can call the functions of `imports`, which
 * take and return numbers; it never gets a reference to a host object.
 *
 * `withinTime` stops WebAssembly anywhere. The interrupt handler of QuickJS is not enough, because long
 * built-in functions never call it.
 */
export const startTextEngine = (program: string): TextEngine => {
  const instance = new WebAssembly.Instance(
    engineModule(),
    imports(() => engine.memory),
  );
  // The functions that the module exports, which is part of this version.
  const engine = instance.exports as QuickJs;
  engine._initialize();
  if (engine.qjs_init() !== 0) throw new Error(OUT_OF_MEMORY);
  engine.qjs_set_max_stack_size(SANDBOX_STACK_BYTES_MAX);

  const allocate = (bytes: number): number => checkAddress(engine.wasm_malloc(bytes));
  /** Null-terminated, as C requires. */
  const putIn = (text: string): { readonly at: number; readonly bytes: number } => {
    const bytes = Buffer.byteLength(text);
    const at = allocate(bytes + 1);
    Buffer.from(engine.memory.buffer, at, bytes + 1).write(`${text}\0`);
    return { at, bytes };
  };
  const takeOut = (value: number): string => {
    const at = checkAddress(engine.qjs_get_string_len(value, numberAt));
    const bytes = new DataView(engine.memory.buffer).getUint32(numberAt, true);
    const text = bytes > MOST_BYTES ? '' : Buffer.from(engine.memory.buffer, at, bytes).toString();
    if (bytes > MOST_BYTES || text.length > SANDBOX_ANSWER_CHARS_MAX)
      throw new Error(`it answers with ${bytes} bytes; ${SANDBOX_ANSWER_CHARS_MAX} characters are the most`);
    engine.qjs_free_cstring(at);
    engine.qjs_free_value(value);
    return text;
  };
  /** The program returns a text with what its script throws; this throws if no text can be made. */
  const takeResult = (value: number): number => {
    if (engine.qjs_is_exception(value) !== 0) throw new Error(OUT_OF_MEMORY);
    return value;
  };

  const numberAt = allocate(4);
  const { at: source, bytes: sourceBytes } = putIn(program);
  const answerFunction = takeResult(engine.qjs_eval(source, sourceBytes, putIn('parley').at, 0));
  const nothing = engine.qjs_get_undefined();
  /** Marked as broken while it works, because an interrupted call runs no code that could mark it afterwards. */
  let isBroken = false;
  return {
    ask: (text) => {
      if (isBroken) throw new Error('the sandbox was broken off');
      isBroken = true;
      const { at, bytes } = putIn(text);
      const argument = engine.qjs_new_string(at, bytes);
      engine.wasm_free(at);
      new DataView(engine.memory.buffer).setUint32(numberAt, takeResult(argument), true);
      const answer = takeOut(takeResult(engine.qjs_call(answerFunction, nothing, 1, numberAt)));
      engine.qjs_free_value(argument);
      isBroken = false;
      return answer;
    },
    isFilling: () => engine.memory.buffer.byteLength > MOST_MEMORY_BYTES / 2,
  };
};

const PAGE_BYTES = 65_536;
const MOST_MEMORY_BYTES = SANDBOX_MEMORY_PAGES_MAX * PAGE_BYTES;
/** The maximum bytes of a character in UTF-8. */
const MOST_BYTES = 3 * SANDBOX_ANSWER_CHARS_MAX;
const OUT_OF_MEMORY = `it needs more than ${MOST_MEMORY_BYTES / 2 ** 20} MB of memory`;

const checkAddress = (at: number): number => {
  if (at === 0) throw new Error(OUT_OF_MEMORY);
  return at;
};

let compiledModule: WebAssembly.Module | undefined;

/** Compiles the engine once per thread: some tens of milliseconds, which do not count against a script. */
export const engineModule = (): WebAssembly.Module => {
  compiledModule ??= new WebAssembly.Module(
    withMemoryLimit(readFileSync(enginePath()), SANDBOX_MEMORY_PAGES_MAX),
  );
  return compiledModule;
};

const enginePath = (): string => createRequire(import.meta.url).resolve('quickjs-wasi/quickjs.wasm');

const NOT_SUPPORTED = 52;
const NANOSECONDS = 1_000_000n;

/** All that the engine can call: it can read the clock in milliseconds; its time zone is UTC. */
const imports = (memory: () => WebAssembly.Memory): WebAssembly.Imports => {
  const refuse = (): never => {
    throw new Error('the sandbox calls nothing');
  };
  const isNotSupported = (): number => NOT_SUPPORTED;
  return {
    env: {
      host_get_timezone_offset: () => 0,
      host_interrupt: refuse,
      host_promise_rejection: refuse,
      host_module_normalize: refuse,
      host_module_load: refuse,
      host_call: refuse,
    },
    wasi_snapshot_preview1: {
      clock_time_get: (_clock: number, _precision: bigint, at: number) => {
        new DataView(memory().buffer).setBigUint64(at, BigInt(Date.now()) * NANOSECONDS, true);
        return 0;
      },
      fd_close: isNotSupported,
      fd_fdstat_get: isNotSupported,
      fd_seek: isNotSupported,
      fd_write: isNotSupported,
      random_get: isNotSupported,
    },
  };
};

/** The exported functions of QuickJS in use; numbers are addresses in its memory. */
type QuickJs = {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly wasm_malloc: (bytes: number) => number;
  readonly wasm_free: (at: number) => void;
  readonly qjs_init: () => number;
  readonly qjs_set_max_stack_size: (bytes: number) => void;
  readonly qjs_eval: (text: number, bytes: number, filename: number, flags: number) => number;
  readonly qjs_call: (called: number, self: number, count: number, given: number) => number;
  readonly qjs_is_exception: (value: number) => number;
  readonly qjs_get_undefined: () => number;
  readonly qjs_new_string: (text: number, bytes: number) => number;
  readonly qjs_get_string_len: (value: number, bytes: number) => number;
  readonly qjs_free_cstring: (text: number) => void;
  readonly qjs_free_value: (value: number) => void;
};

/** The parts of WebAssembly that Node has and its types lack. */
declare namespace WebAssembly {
  type Imports = Readonly<Record<string, Readonly<Record<string, (...given: never[]) => unknown>>>>;
  type Memory = { readonly buffer: ArrayBuffer };
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    constructor(module: Module, imports: Imports);
    readonly exports: unknown;
  }
}
