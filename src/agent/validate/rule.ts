import type { Subject } from './subject.ts';

/** `error`: cannot work. `warning`: probably a mistake. `note`: could be better. */
export type Severity = 'error' | 'warning' | 'note';

/** One place where a rule is broken. The message is a sentence without its full stop. */
export type Fault = {
  /** Names, not ids. */
  readonly intent?: string;
  readonly entity?: string;
  readonly language?: string;
  readonly message: string;
};

/** A check of an agent. */
export type Rule = {
  readonly code: string;
  readonly severity: Severity;
  /** Names the finding in a few words. */
  readonly summary: string;
  /** An example of the finding. */
  readonly example: string;
  /** What to do about it. */
  readonly hint: string;
  readonly find: (subject: Subject) => readonly Fault[];
};
