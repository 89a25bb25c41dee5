import { PHRASES_AT_A_TIME } from '../../kernel/limits/agents.ts';
import type { Intent } from '../agent.ts';
import type { Facts } from '../facts.ts';
import type { Subject } from './subject.ts';

/** `error`: cannot work. `warning`: probably a mistake. `note`: could be better. */
export type Severity = 'error' | 'warning' | 'note';

/** A violation of a rule. The message is a sentence without its full stop. */
export type Fault = {
  /** Names, not ids. */
  readonly intent?: string;
  readonly entity?: string;
  readonly language?: string;
  readonly message: string;
  readonly facts?: Facts;
};

export const PAUSE = 'pause';

/** What a rule finds in each item of a long list. */
export function* inEach<Item>(
  items: readonly Item[],
  find: (item: Item) => readonly Fault[],
): Generator<Fault | typeof PAUSE> {
  for (const [at, item] of items.entries()) {
    if (at % PHRASES_AT_A_TIME === PHRASES_AT_A_TIME - 1) yield PAUSE;
    yield* find(item);
  }
}

/** What a rule finds in each intent, which may have thousands of phrases. */
export function* inEachIntent(
  intents: readonly Intent[],
  find: (intent: Intent) => readonly Fault[],
): Generator<Fault | typeof PAUSE> {
  for (const intent of intents) {
    yield* find(intent);
    yield PAUSE;
  }
}

/** A check of an agent. */
export type ValidationRule = {
  readonly code: string;
  readonly severity: Severity;
  /** Describes the finding in a few words. */
  readonly summary: string;
  /** An example of the finding. */
  readonly example: string;
  /** How to fix it. */
  readonly hint: string;
  /** A long check yields PAUSE now and then, so that other work runs. */
  readonly find: (subject: Subject) => Iterable<Fault | typeof PAUSE>;
};
