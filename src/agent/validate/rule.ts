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
