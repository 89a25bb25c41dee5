/** Agents for tests, in a compact notation. */
import type {
  EntityEntry,
  PhrasePart,
  TrainingEntity,
  TrainingIntent,
  TrainingParameter,
  TrainingPhrase,
  TrainingSet,
} from './training-set.ts';
import type { Conditions } from './understanding.ts';

type IntentDraft = Partial<Omit<TrainingIntent, 'phrases' | 'parameters'>> & {
  /** `weather in [paris](city:where)`: the annotated part, then its entity and its alias. */
  readonly says?: readonly string[];
  /** `where: 'city'`, or `'city[]'` for a list. */
  readonly takes?: Readonly<Record<string, string>>;
};

/** An intent called `name`; its id equals the name. */
export const intent = (
  name: string,
  { says = [], takes = {}, ...rest }: IntentDraft = {},
): TrainingIntent => ({
  id: name,
  name,
  templates: [],
  learned: true,
  fallback: false,
  priority: 500_000,
  contexts: [],
  ...rest,
  phrases: says.map(phrase),
  parameters: Object.entries(takes).map(parameter),
});

const ANNOTATED = /\[([^\]]*)\]\(([^):]*)(?::([^)]*))?\)/g;

export const phrase = (source: string): TrainingPhrase => {
  const parts: PhrasePart[] = [];
  let end = 0;
  for (const { 0: whole, 1: text = '', 2: entity = '', 3: alias, index } of source.matchAll(ANNOTATED)) {
    if (index > end) parts.push({ text: source.slice(end, index) });
    parts.push(alias === undefined ? { text, entity } : { text, entity, alias });
    end = index + whole.length;
  }
  if (end < source.length) parts.push({ text: source.slice(end) });
  return { parts, count: 1 };
};

const parameter = ([name, entity]: [string, string]): TrainingParameter => ({
  name,
  alias: name,
  entity: entity.replace('[]', ''),
  isList: entity.endsWith('[]'),
});

/** `['cat', 'kitten, puss']`: a value and its synonyms. */
export const entry = (value: string, synonyms = value): EntityEntry => ({
  value,
  synonyms: synonyms.split(',').map((text) => text.trim()),
});

export const entity = (
  name: string,
  values: readonly (string | readonly [string, string])[],
  rest: Partial<TrainingEntity> = {},
): TrainingEntity => ({
  name,
  isEnum: false,
  isExpandable: false,
  entries: values.map((value) => (typeof value === 'string' ? entry(value) : entry(value[0], value[1]))),
  ...rest,
});

export const agent = (rest: Partial<TrainingSet>): TrainingSet => ({
  language: 'en',
  mode: 'hybrid',
  threshold: 0.3,
  intents: [],
  entities: [],
  ...rest,
});

export const conditions = (
  rest: Partial<Omit<Conditions, 'contexts'>> & { contexts?: readonly string[] } = {},
): Conditions => ({
  now: '2017-10-04T15:00:00Z',
  timezone: 'America/New_York',
  sessionEntities: [],
  ...rest,
  contexts: new Set(rest.contexts),
});
