import { createHash } from 'node:crypto';
import { compileFunction } from 'node:vm';
import { ParleyError } from '../../kernel/errors.ts';
import { PROJECTION_COMPILE_MS_MAX, PROJECTION_TRIES } from '../../kernel/limits/views.ts';
import { errorText } from '../../kernel/thrown-error.ts';
import { type Engine, newDefinition, newEngine, type Outline, refusePromise } from './engine.ts';
import { LazyEvent } from './lazy-event.ts';
import { partialReader } from './partial-data.ts';
import { sandboxScript } from './sandbox.ts';
import { engineModule } from './text-engine.ts';
import { TimeUp, withinTime } from './time-limit.ts';

/** A projection script: a classic script, which runs unchanged in EventStoreDB. */
export type ProjectionScript = {
  readonly name: string;
  readonly text: string;
  /** Whether it came with Parley. Custom scripts run in a sandbox. */
  readonly isShipped: boolean;
};

export type Projection = ProjectionScript & {
  readonly outline: Outline;
  /** Identifies the text: another version builds another view. */
  readonly version: string;
  /** An engine without any state. */
  readonly start: () => Engine;
};

/**
 * Runs the script once to learn what it reads. Only a custom script has a time limit: a busy machine makes
 * any script late, and without the shipped ones a server cannot start. @throws projection_broken
 */
export const compileProjection = (script: ProjectionScript): Projection => {
  if (!script.isShipped) engineModule();
  const run = script.isShipped ? () => trustedScript(script) : () => inAnyTry(() => sandboxScript(script));
  try {
    const { outline } = run();
    return { ...script, outline, version: versionOf(script.text), start: () => run().engine };
  } catch (cause) {
    const reason = errorText(cause);
    throw new ParleyError('projection_broken', { name: script.name, reason }, { cause });
  }
};

/** The machine may be busy for a moment. */
const inAnyTry = <T>(run: () => T): T => {
  for (let tries = 1; ; tries += 1) {
    try {
      return withinTime(PROJECTION_COMPILE_MS_MAX, run);
    } catch (error) {
      if (!(error instanceof TimeUp) || tries === PROJECTION_TRIES) throw error;
    }
  }
};

/** Runs a shipped script in the server's own engine, so that events need not be copied. */
const trustedScript = ({
  name,
  text,
}: ProjectionScript): { readonly outline: Outline; readonly engine: Engine } => {
  const { words, definition } = newDefinition(refusePromise);
  const names = Object.keys(words);
  // In strict mode, so that a test finds a script that changes an event, which others share.
  const define = compileFunction(`'use strict';${text}`, names, { filename: `${name}.js` });
  define(...names.map((word) => words[word]));
  const engine = newEngine(definition);
  const readPart = partialReader();
  const prepare: Engine['prepare'] = (events) =>
    engine.prepare(events.map((event) => new LazyEvent(event, readPart)));
  return { outline: definition.outline(), engine: { ...engine, prepare } };
};

const VERSION_CHARS = 12;

const versionOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, VERSION_CHARS);
