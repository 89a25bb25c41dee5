import type { JsonValue } from '../kernel/json.ts';
import type { EntityEntry } from './training-set.ts';

/** The conditions of one understanding that are not in the trained model. */
export type Conditions = {
  /** Names of the active contexts, lowercased. */
  readonly contexts: ReadonlySet<string>;
  /** The clock, UTC ISO 8601; the base of relative dates. */
  readonly now: string;
  /** IANA name; empty for UTC. */
  readonly timezone: string;
  readonly sessionEntities: readonly SessionEntity[];
  /** Slot filling: the intent that sent the prompt, and its parameters. */
  readonly expecting?: Expecting;
  /** Slot filling: the date collected so far, `2026-12-03`, to which the time in an answer belongs. */
  readonly day?: string;
  /** The text's vector by the model's sentence encoder; needed if the model was trained with one. */
  readonly sentence?: Float32Array;
};

export type Expecting = {
  readonly intentId: string;
  /** The required ones without a value, the requested one first. */
  readonly parameters: readonly string[];
  /** Others without a value. */
  readonly optional?: readonly string[];
  /** Those that have a value, which a text may correct. */
  readonly collected?: readonly string[];
  /** By name, what was said for those. */
  readonly texts?: Readonly<Record<string, string>>;
  /** Those among them that the last query named. */
  readonly latest?: readonly string[];
};

/**
 * A session's own definition of an entity; `extend` adds to the agent's entries instead of replacing them.
 */
export type SessionEntity = {
  readonly name: string;
  readonly extend: boolean;
  readonly entries: readonly EntityEntry[];
};

/** The result for one text, with its reasons. It is recorded in the stream, so it is plain JSON. */
export type Understanding = {
  /** Best first; the winner, if any, is the one with `outcome: 'won'`. At most CANDIDATES_MAX. */
  readonly candidates: readonly Candidate[];
  /** The winner's parameter values, in the order of the text. */
  readonly values: readonly Value[];
  /** With `expecting`: values for that intent's parameters, found in the text read as an answer. */
  readonly answers: readonly Value[];
  /** With `expecting`: the text corrects an earlier answer and says nothing else. */
  readonly isCorrection?: boolean;
};

export type MatchKind = 'exact' | 'template' | 'learned' | 'fallback';

export type Candidate = {
  readonly intentId: string;
  readonly intentName: string;
  /**
   * 0..1, calibrated. 1 for exact matches, for templates whose values are listed, and for a fallback intent
   * that answers. A template with a guessed value scores the share of the text that it knows or its learned
   * score, whichever is higher, and at least the threshold.
   */
  readonly score: number;
  readonly matchedBy: MatchKind;
  readonly outcome: 'won' | 'lost';
  readonly reason: CandidateReason;
};

/** Why a candidate won (first four) or lost. */
export type CandidateReason =
  | 'exact_match'
  | 'template_match'
  | 'best_score'
  | 'nothing_else_matched'
  | 'below_threshold'
  | 'lower_score'
  | 'lower_priority'
  | 'input_context_missing'
  | 'fewer_active_contexts'
  | 'switched_off';

export type Value = {
  /** The parameter's alias: `$alias` in the agent's own notation. */
  readonly parameter: string;
  /** Entity name without `@`. */
  readonly entity: string;
  readonly value: JsonValue;
  /** Composites only: the same with each part's `<part>.original` beside it. */
  readonly detailed?: JsonValue;
  /** The text as typed, `text.slice(start, end)`. */
  readonly original: string;
  readonly start: number;
  readonly end: number;
  readonly source: 'dictionary' | 'system' | 'composite' | 'session_entity' | 'expansion' | 'any';
};
