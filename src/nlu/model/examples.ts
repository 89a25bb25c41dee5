import { finish, mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { ClassifierInput } from '../classifier/prepare-training.ts';
import { parseNotation } from '../entities/reference.ts';
import { phraseText } from '../rules/phrase-pattern.ts';
import type { TrainingEntity, TrainingIntent, TrainingSet } from '../training-set.ts';

/**
 * The classifier's training data: every phrase of the learned intents, and their templates with a value in
 * place of each reference. A fallback intent's phrases are negatives, not a class.
 */
export const classifierInputOf = (set: TrainingSet): ClassifierInput => finish(classifierInputSteps(set));

/** `classifierInputOf` in steps. */
export function* classifierInputSteps(set: TrainingSet): Steps<ClassifierInput> {
  const entities = new Map(set.entities.map((entity) => [entity.name, entity]));
  const labels = set.intents.filter((intent) => isLearned(intent));
  const examples: ClassifierInput['examples'][number][] = [];
  for (const intent of labels)
    for (const text of yield* textsOf(intent, entities)) examples.push({ text, label: intent.id });
  const negatives: string[] = [];
  for (const intent of set.intents)
    if (intent.fallback) for (const text of yield* textsOf(intent, entities)) negatives.push(text);
  return {
    language: set.language,
    labels: labels.map(({ id, name, contexts }) =>
      contexts.length === 0 ? { id, name } : { id, name, place: contexts.toSorted().join(' ') },
    ),
    examples,
    negatives,
  };
}

/**
 * Whether the classifier has a class for an intent. A disabled intent keeps its class, so that others do not
 * get its texts.
 */
const isLearned = (intent: TrainingIntent): boolean =>
  intent.learned && !intent.fallback && (intent.phrases.length > 0 || intent.templates.length > 0);

function* textsOf(
  intent: TrainingIntent,
  entities: ReadonlyMap<string, TrainingEntity>,
): Steps<readonly string[]> {
  const phrases = yield* mappedInSteps(intent.phrases, ({ parts }) => phraseText(parts));
  const templates = yield* mappedInSteps(intent.templates, (template) => exampleOf(template, entities));
  yield;
  return [...phrases, ...templates.flat()];
}

/** A template with example values; none if it consists of references only. */
const exampleOf = (template: string, entities: ReadonlyMap<string, TrainingEntity>): readonly string[] => {
  const isEntity = (name: string): boolean => entities.has(name) || name.startsWith('sys.');
  const parts = parseNotation(template, isEntity);
  if (!parts.some((part) => part.kind === 'text' && part.text.trim() !== '')) return [];
  const texts = parts.map((part) => {
    if (part.kind === 'text') return part.text;
    if (part.kind === 'choice') return part.texts[0] ?? '';
    return entities.get(part.entity)?.entries.find(({ value }) => !value.includes('@'))?.value ?? '';
  });
  return [texts.join('').replace(/\s+/g, ' ').trim()];
};
