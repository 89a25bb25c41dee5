/**
 * Everything that understanding knows about an agent, in one language. Plain data: the same content trains
 * the same bytes.
 */
export type TrainingSet = {
  /** Language tag of the API: `en`, `pt-BR`, `zh-CN`. */
  readonly language: string;
  /**
   * `hybrid`: exact phrases and templates answer before the classifier. `ml-only`: the classifier alone,
   * templates aside.
   */
  readonly mode: 'hybrid' | 'ml-only';
  /** A learned match with a lower score (0..1) does not count; `mlMinConfidence`. */
  readonly threshold: number;
  readonly intents: readonly TrainingIntent[];
  readonly entities: readonly TrainingEntity[];
};

export type TrainingIntent = {
  readonly id: string;
  readonly name: string;
  readonly phrases: readonly TrainingPhrase[];
  /** For example `tell me about @animal:pet`; an entity without an alias is its own alias. */
  readonly templates: readonly string[];
  /** False: only exact and template matches count; the classifier does not learn the phrases. */
  readonly learned: boolean;
  /** A fallback intent's phrases are negatives: they mean no intent. */
  readonly fallback: boolean;
  /** Higher wins if scores are close; 0 or less disables the intent. 500,000 is normal. */
  readonly priority: number;
  /** Input contexts, lowercased; the intent competes only while all are active. */
  readonly contexts: readonly string[];
  readonly parameters: readonly TrainingParameter[];
};

export type TrainingParameter = {
  readonly name: string;
  /** Entity name without `@` (`sys.number`, `animal`); empty if the parameter has no entity. */
  readonly entity: string;
  readonly isList: boolean;
  /**
   * The alias in its value, usually its own name (`$animal` → `animal`); empty if its value is something
   * else.
   */
  readonly alias: string;
};

export type TrainingPhrase = {
  readonly parts: readonly PhrasePart[];
  /** How many times the phrase occurs, 1 or more. */
  readonly count: number;
};

export type PhrasePart = {
  readonly text: string;
  /** Entity name without `@`; absent for plain text. `sys.ignore` marks text to ignore. */
  readonly entity?: string;
  readonly alias?: string;
};

export type TrainingEntity = {
  readonly name: string;
  readonly isEnum: boolean;
  /** `automatedExpansion`: unlisted values are accepted where the surroundings suggest one. */
  readonly isExpandable: boolean;
  readonly entries: readonly EntityEntry[];
};

/** `value` is the canonical name. In an enum entity it may contain references such as `@geo-city:city`. */
export type EntityEntry = { readonly value: string; readonly synonyms: readonly string[] };
