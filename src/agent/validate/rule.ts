import type { Subject } from './subject.ts';

/** `error`: something that cannot work. `warning`: most likely not meant so. `note`: could be better. */
export type Severity = 'error' | 'warning' | 'note';

/** One place where a rule is broken. The message is a sentence without its full stop. */
export type Fault = {
  /** Names, not ids. */
  readonly intent?: string;
  readonly entity?: string;
  readonly language?: string;
  readonly message: string;
};

/** What an agent should be like. */
export type Rule = {
  readonly code: string;
  readonly severity: Severity;
  /** What is found, in a few words. */
  readonly summary: string;
  /** A case of it. */
  readonly example: string;
  /** What to do about it. */
  readonly hint: string;
  readonly find: (subject: Subject) => readonly Fault[];
};
