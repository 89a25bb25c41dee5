import type { PersonCriterion } from '../privacy/criterion.ts';

/** Everything that is given must fit. */
export type SessionFilter = {
  /** Sessions that were active at or after this time, ISO 8601. */
  readonly since?: string;
  /** … and before this one. */
  readonly until?: string;
  readonly intent?: string;
  readonly action?: string;
  readonly context?: string;
  /** Words that were all said, in any turn; one that ends in * is the beginning of a word. */
  readonly text?: string;
  /** Part of the session's id, in any case. */
  readonly id?: string;
  /** Values that must all occur in some turn of the session. */
  readonly people?: readonly PersonCriterion[];
  /** Tags that people gave it: all of them. */
  readonly tags?: readonly string[];
  readonly language?: string;
  /** An environment that answered a turn. */
  readonly environment?: string;
  /** A revision of the agent that answered a turn, in digits. */
  readonly revision?: string;
  /** `replied`, a reason of failure, or `failed` for any. */
  readonly webhook?: string;
  /** A turn that no intent but a fallback answered; false for sessions without one, here as below. */
  readonly unmatched?: boolean;
  /**
   * Sessions that were last active before this time, ISO 8601, have ended: a parameter that they ask for is
   * abandoned. Absent: only recorded events end a dialogue.
   */
  readonly endedBefore?: string;
  /** A dialogue for parameters that was left before its end. */
  readonly abandoned?: boolean;
  /** Whether the session waits for a parameter. */
  readonly asking?: boolean;
  /** A text was understood with a score below this. */
  readonly scoreBelow?: number;
};
