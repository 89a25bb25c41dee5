/**
 * All that understanding knows of an agent, for one language. Plain data: the same content trains the same
 * bytes.
 */
export type TrainingSet = {
  /** Language tag as the API gives it: `en`, `pt-BR`, `zh-CN`. */
  readonly language: string;
  /**
   * `hybrid`: exact phrases and templates answer before the classifier. `ml-only`: the classifier alone,
   * templates aside.
   */
  readonly mode: 'hybrid' | 'ml-only';
  /** A learned match below this score (0..1) is no match; `mlMinConfidence`. */
  readonly threshold: number;
  readonly intents: readonly TrainingIntent[];
  readonly entities: readonly TrainingEntity[];
};

export type TrainingIntent = {
  readonly id: string;
  readonly name: string;
  readonly phrases: readonly TrainingPhrase[];
  /** Such as `tell me about @animal:pet`; an entity without an alias is its own alias. */
  readonly templates: readonly string[];
  /** False: only exact and template matches count, the classifier never sees the phrases. */
  readonly learned: boolean;
  /** A fallback intent's phrases are negatives: what they say is no intent's. */
  readonly fallback: boolean;
  /** Higher wins where scores are close; 0 or less: switched off, never matches. 500,000 is normal. */
  readonly priority: number;
  /** Input contexts, lowercased; the intent competes only while all are active. */
  readonly contexts: readonly string[];
  readonly parameters: readonly TrainingParameter[];
};

export type TrainingParameter = {
  readonly name: string;
  /** Entity name without `@` (`sys.number`, `animal`); empty when the parameter takes no entity. */
  readonly entity: string;
  readonly isList: boolean;
  /**
   * The alias that its value names, mostly its own name (`$animal` → `animal`); empty when its value is
   * something else.
   */
  readonly alias: string;
};

export type TrainingPhrase = {
  readonly parts: readonly PhrasePart[];
  /** How many times it was given, 1 or more. */
  readonly count: number;
};

export type PhrasePart = {
  readonly text: string;
  /** Entity name without `@`; absent for plain text. `sys.ignore` marks text that does not matter. */
  readonly entity?: string;
  readonly alias?: string;
};

export type TrainingEntity = {
  readonly name: string;
  readonly isEnum: boolean;
  /** `automatedExpansion`: values that nobody listed are accepted where the surroundings say so. */
  readonly isExpandable: boolean;
  readonly entries: readonly EntityEntry[];
};

/** `value` is the canonical name. In an enum entity it may hold references such as `@geo-city:city`. */
export type EntityEntry = { readonly value: string; readonly synonyms: readonly string[] };
