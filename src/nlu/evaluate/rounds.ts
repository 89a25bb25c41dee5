import { ownAlias } from '../entities/reference.ts';
import { IGNORE, phraseText } from '../rules/phrase-pattern.ts';
import { normalise } from '../text/normalise.ts';
import type { TrainingIntent, TrainingPhrase, TrainingSet } from '../training-set.ts';
import { NO_FOLD, stratifiedFolds } from './folds.ts';

/** A text with a known intent. */
export type EvaluationQuestion = {
  readonly text: string;
  /** The expected intent; undefined if none is right. */
  readonly intent: TrainingIntent | undefined;
  /** Input contexts of the intent that the text was written for; they are active while it is asked. */
  readonly contexts: readonly string[];
  /** The annotated values. */
  readonly spans: readonly NamedSpan[];
};

/** `text.slice(start, end)` is a value called `name`. */
export type NamedSpan = { readonly name: string; readonly start: number; readonly end: number };

/** A training set, and questions about what it leaves out. */
export type Round = {
  readonly set: TrainingSet;
  readonly questions: readonly EvaluationQuestion[];
};

export type Rounds = {
  readonly rounds: readonly Round[];
  /** Names of intents with a single phrase, which is trained but never tested. */
  readonly unmeasured: readonly string[];
};

/**
 * The rounds of an evaluation. The first ones, one per fold, hold out a part of every intent's phrases and
 * test it. The others leave out whole intents, whose phrases are then foreign and should be refused.
 */
export const roundsOf = (
  set: TrainingSet,
  options: { readonly folds: number; readonly seed: number },
): Rounds => {
  const items = itemsOf(set);
  const heldOut = stratifiedFolds(
    items.map(({ intent }) => intent.id),
    options,
  );
  const foldRounds = range(options.folds).map((fold): Round => {
    const heldOutItems = items.filter((_, at) => heldOut[at] === fold);
    return { set: withoutPhrases(set, heldOutItems), questions: heldOutItems.map(questionOf) };
  });
  const measured = new Set(items.filter((_, at) => heldOut[at] !== NO_FOLD).map(({ intent }) => intent));
  const unmeasured = set.intents.filter((intent) => isTested(intent) && !measured.has(intent));
  return {
    rounds: [...foldRounds, ...foreignRounds(set, options)].filter(({ questions }) => questions.length > 0),
    unmeasured: unmeasured.filter(({ phrases }) => phrases.length > 0).map(({ name }) => name),
  };
};

const range = (count: number): readonly number[] => Array.from({ length: count }, (_, at) => at);

/** Phrases of an intent that read alike are one item, because training on one teaches the other. */
type Item = { readonly intent: TrainingIntent; readonly phrases: readonly TrainingPhrase[] };

const itemsOf = (set: TrainingSet): readonly Item[] =>
  set.intents.filter(isTested).flatMap((intent) => {
    const alike = new Map<string, TrainingPhrase[]>();
    for (const phrase of intent.phrases) {
      const key = normalise(phraseText(phrase.parts));
      alike.set(key, [...(alike.get(key) ?? []), phrase]);
    }
    return Array.from(alike.values(), (phrases) => ({ intent, phrases }));
  });

const isTested = ({ fallback, priority, learned }: TrainingIntent): boolean =>
  !fallback && priority > 0 && learned;

const withoutPhrases = (set: TrainingSet, items: readonly Item[]): TrainingSet => {
  const gone = new Set(items.flatMap(({ phrases }) => phrases));
  return {
    ...set,
    intents: set.intents.map((intent) => ({
      ...intent,
      phrases: intent.phrases.filter((phrase) => !gone.has(phrase)),
    })),
  };
};

const questionOf = ({ intent, phrases: [phrase] }: Item): EvaluationQuestion => ({
  text: phraseText(phrase?.parts ?? []),
  intent,
  contexts: intent.contexts,
  spans: annotatedSpans(phrase),
});

const annotatedSpans = (phrase: TrainingPhrase | undefined): readonly NamedSpan[] => {
  const spans: NamedSpan[] = [];
  let start = 0;
  for (const { text, entity, alias } of phrase?.parts ?? []) {
    const end = start + text.length;
    const trimmed = { start: end - text.trimStart().length, end: start + text.trimEnd().length };
    if (entity !== undefined && entity !== IGNORE && trimmed.end > trimmed.start)
      spans.push({ name: alias ?? ownAlias(entity), ...trimmed });
    start = end;
  }
  return spans;
};

/** With fewer intents, an agent without some of them is not representative of the whole. */
const INTENTS_LEFT_MIN = 2;

const foreignRounds = (
  set: TrainingSet,
  { folds, seed }: { readonly folds: number; readonly seed: number },
): readonly Round[] => {
  const evaluatedIntents = set.intents.filter((intent) => isTested(intent) && intent.phrases.length > 0);
  const parts = Math.min(folds, evaluatedIntents.length);
  if (evaluatedIntents.length - Math.ceil(evaluatedIntents.length / Math.max(1, parts)) < INTENTS_LEFT_MIN)
    return [];
  const foldOf = stratifiedFolds(
    evaluatedIntents.map(() => ''),
    { folds: parts, seed },
  );
  return range(parts).map((fold) => {
    const gone = new Set(evaluatedIntents.filter((_, at) => foldOf[at] === fold));
    return {
      set: { ...set, intents: set.intents.filter((intent) => !gone.has(intent)) },
      questions: itemsOf({ ...set, intents: [...gone] }).map((item) => ({
        ...questionOf(item),
        intent: undefined,
        spans: [],
      })),
    };
  });
};
