import { LEARNED_PHRASE_CHARS_MAX } from '../kernel/limits/training.ts';
import { finish, type Steps } from '../kernel/steps.ts';
import type {
  PhrasePart,
  TrainingEntity,
  TrainingIntent,
  TrainingParameter,
  TrainingPhrase,
  TrainingSet,
} from '../nlu/training-set.ts';
import type { Agent, Entity, Intent, Parameter, Phrase } from './agent.ts';
import { withoutAt } from './references.ts';

/**
 * The training set of an agent in one of its languages. The same agent gives the same object, and an
 * unchanged intent or entity the same part, so that caches can be keyed by them. An entity without entries in
 * the language uses those of the agent's default language.
 */
export const trainingSetOf = (agent: Agent, language: string): TrainingSet =>
  finish(trainingSetSteps(agent, language));

/** `trainingSetOf` with one intent or entity a step. */
export function* trainingSetSteps(agent: Agent, language: string): Steps<TrainingSet> {
  const made = sets.get(agent)?.get(language);
  if (made !== undefined) return made;
  const set = { intents: [] as TrainingIntent[], entities: [] as TrainingEntity[] };
  for (const intent of agent.intents.values()) {
    set.intents.push(memoize(intents, intent, language, () => trainingIntent(intent, language)));
    yield;
  }
  for (const entity of agent.entities.values()) {
    const lender = entity.entries[language] === undefined ? agent.settings.language : language;
    set.entities.push(memoize(entities, entity, lender, () => trainingEntity(entity, lender)));
    yield;
  }
  const { matchMode: mode, mlMinConfidence: threshold } = agent.settings;
  // Others may have made it meanwhile, and have keyed their caches by it.
  return memoize(sets, agent, language, () => ({ language, mode, threshold, ...set }));
}

type ByLanguage<Value> = Map<string, Value>;
const sets = new WeakMap<Agent, ByLanguage<TrainingSet>>();
const intents = new WeakMap<Intent, ByLanguage<TrainingIntent>>();
const entities = new WeakMap<Entity, ByLanguage<TrainingEntity>>();

const memoize = <Key extends object, Value>(
  memory: WeakMap<Key, ByLanguage<Value>>,
  key: Key,
  language: string,
  make: () => Value,
): Value => {
  const byLanguage = memory.get(key) ?? new Map<string, Value>();
  const value = byLanguage.get(language) ?? make();
  memory.set(key, byLanguage.set(language, value));
  return value;
};

const trainingIntent = (intent: Intent, language: string): TrainingIntent => {
  const phrases = intent.phrases[language] ?? [];
  return {
    id: intent.id,
    name: intent.name,
    phrases: phrases.filter((phrase) => !phrase.isTemplate && isLearnable(phrase)).map(trainingPhrase),
    templates: phrases.filter(({ isTemplate }) => isTemplate).map(templateOf),
    learned: intent.auto,
    fallback: intent.fallbackIntent,
    priority: intent.priority,
    contexts: intent.contexts.map((name) => name.toLowerCase()),
    parameters: intent.responses.flatMap(({ parameters }) => parameters.map(trainingParameter)),
  };
};

/** Words of a phrase are compared with each other, so a text of 30,000 words blocked a server for seconds. */
const isLearnable = ({ data }: Phrase): boolean =>
  data.reduce((chars, { text }) => chars + text.length, 0) <= LEARNED_PHRASE_CHARS_MAX;

export const trainingPhrase = ({ data, count }: Phrase): TrainingPhrase => ({
  parts: data.map(({ text, meta, alias }): PhrasePart => {
    if (meta === undefined) return { text };
    const entity = withoutAt(meta);
    return alias === undefined || alias === '' ? { text, entity } : { text, entity, alias };
  }),
  count: count + 1,
});

/** A phrase in the notation of the API's templates: `hi I am @sys.given-name:name`. */
export const templateOf = ({ data }: Pick<Phrase, 'data'>): string =>
  data
    .map(({ text, meta, alias }) => {
      if (meta === undefined) return text;
      return alias === undefined || alias === '' ? `@${withoutAt(meta)}` : `@${withoutAt(meta)}:${alias}`;
    })
    .join('');

/** `$animal`, or `$animal.original`. */
const aliasValue = /^\$([^$#\s.]+)(?:\.original)?$/;

/** The alias in a parameter's value; a required parameter without a value is its own alias. */
export const trainedAlias = ({ name, value, required }: Parameter): string =>
  required && value.trim() === '' ? name : (aliasValue.exec(value.trim())?.[1] ?? '');

const trainingParameter = (parameter: Parameter): TrainingParameter => ({
  name: parameter.name,
  entity: withoutAt(parameter.dataType),
  isList: parameter.isList,
  alias: trainedAlias(parameter),
});

const trainingEntity = (entity: Entity, language: string): TrainingEntity => ({
  name: entity.name,
  isEnum: entity.isEnum,
  isExpandable: entity.automatedExpansion,
  entries: entity.entries[language] ?? [],
});
