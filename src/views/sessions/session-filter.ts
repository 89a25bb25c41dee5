import type { PersonCriterion } from '../../privacy/criterion.ts';

/** All given criteria must match. */
export type SessionFilter = {
  /** Sessions that were active at or after this time, ISO 8601. */
  readonly since?: string;
  /** … and before this one. */
  readonly until?: string;
  readonly intent?: string;
  readonly action?: string;
  readonly context?: string;
  /** Words that must all occur, in any turn; one that ends in * is a prefix. */
  readonly text?: string;
  /** Part of the session's id, ignoring case. */
  readonly id?: string;
  /** Values that must all occur in some turn of the session. */
  readonly people?: readonly PersonCriterion[];
  /** Tags of the session; all must match. */
  readonly tags?: readonly string[];
  readonly language?: string;
  /** An environment that answered a turn. */
  readonly environment?: string;
  /** A revision of the agent that answered a turn, in digits. */
  readonly revision?: string;
  /** `replied`, a reason of failure, or `failed` for any. */
  readonly webhook?: string;
  /** A turn that only a fallback answered; false selects sessions without one, here and below. */
  readonly unmatched?: boolean;
  /**
   * Sessions whose last activity was before this time, ISO 8601, have ended: a parameter that they ask for
   * counts as abandoned. Absent: only recorded events end a dialogue.
   */
  readonly endedBefore?: string;
  /** Slot filling that was abandoned. */
  readonly abandoned?: boolean;
  /** Whether the session waits for a parameter. */
  readonly asking?: boolean;
  /** A text was understood with a score below this. */
  readonly scoreBelow?: number;
};
