import { PHRASES_AT_A_TIME } from '../../kernel/limits/agents.ts';
import { finish, mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { EntityIndex } from '../entities/entity-index.ts';
import { articlesOf } from '../system/numbers/number-lexicon.ts';
import { functionWordsOf } from '../text/function-words.ts';
import { primaryLanguage } from '../text/language.ts';
import { stemmerFor } from '../text/stemmer.ts';
import type { TrainingIntent, TrainingSet } from '../training-set.ts';
import { acceptedValuesOf } from './accepted-values.ts';
import {
  countUses,
  emptyWordUses,
  mostlyPlainWordsOf,
  plainArticlesOf,
  plainPairsOf,
  type WordUses,
} from './mostly-plain-words.ts';
import { parsePhrases } from './parse-phrases.ts';
import type { PatternElement } from './pattern.ts';
import { type Annotation, type PatternScope, patternOfPhrase, patternOfTemplate } from './phrase-pattern.ts';

/** A phrase for exact matches, with its annotations. */
export type ExactPhrase = { readonly intent: number; readonly annotations: readonly Annotation[] };

/** A template, or an annotated phrase with variable parts. */
export type Rule = {
  readonly intent: number;
  readonly elements: readonly PatternElement[];
  /** Its words, in order. A text that matches contains all of them. */
  readonly words: readonly string[];
  /** The union of its words' bits. A text that lacks one of the bits cannot match. */
  readonly bits: number;
  /** A shorter text cannot match. */
  readonly unitsMin: number;
  /** It matches free text with hardly any word around it, so it answers only if nothing better does. */
  readonly isWeak: boolean;
  /** Its words are all function words, so that they are not evidence for a value that no list has. */
  readonly hasOnlyFunctionWords: boolean;
};

export type RuleIndex = {
  /** By normal form. */
  readonly exactPhrases: ReadonlyMap<string, readonly ExactPhrase[]>;
  readonly words: ReadonlyMap<string, RuleWord>;
  readonly wordlessRules: readonly Rule[];
  /** Every word of every phrase and template; those are not typing errors. */
  readonly vocabulary: ReadonlySet<string>;
  /** The words outside annotated parts. */
  readonly plainWords: ReadonlySet<string>;
  /** Values in some phrases and plain text in most: without the tagger, these words are not values. */
  readonly mostlyPlainWords: ReadonlySet<string>;
  /** Articles that are not read as numbers, such as `eine`, because phrases use articles as plain text. */
  readonly plainArticles: ReadonlySet<string>;
  /** Articles with the word after each, `una bombona`, that phrases have only as plain text. */
  readonly plainPairs: ReadonlySet<string>;
  /** Whether a capital inside a text marks a name; in German it marks every noun. */
  readonly capitalsAreNames: boolean;
};

/** A word of some rule. */
export type RuleWord = {
  /** One of 32 bits, shared with other words. */
  readonly bit: number;
  /** The rules that have this as their rarest word. */
  readonly rules: readonly Rule[];
};

/** Free text with fewer words around it is too unspecific to be a rule of its own. */
const WORDS_AROUND_FREE_TEXT_MIN = 2;

/**
 * Parses the phrases and templates of a training set once for all texts. Intents have the numbers of the set.
 */
export const indexRules = (set: TrainingSet, entities: EntityIndex): RuleIndex =>
  finish(indexRulesSteps(set, entities));

/** `indexRules` in steps. */
export function* indexRulesSteps(set: TrainingSet, entities: EntityIndex): Steps<RuleIndex> {
  const draft: Draft = {
    exactPhrases: new Map(),
    rules: new Map(),
    vocabulary: new Set(),
    plainWords: new Set(),
    uses: emptyWordUses(),
  };
  const articles = articlesOf(primaryLanguage(set.language));
  for (const [number, intent] of set.intents.entries())
    if (!intent.fallback) yield* addIntent(draft, number, intent, { set, entities, articles });
  yield;
  const rules = [...draft.rules.values()];
  for (const { words } of rules) for (const word of words) draft.plainWords.add(word);
  for (const word of draft.plainWords) draft.vocabulary.add(word);
  const { exactPhrases, vocabulary, plainWords, uses } = draft;
  const capitalsAreNames = primaryLanguage(set.language) !== 'de';
  yield;
  const byWord = yield* indexByWord(rules);
  yield;
  const mostlyPlainWords = mostlyPlainWordsOf(uses, stemmerFor(set.language));
  yield;
  return {
    exactPhrases,
    vocabulary,
    plainWords,
    mostlyPlainWords,
    plainArticles: plainArticlesOf(articles, plainWords, uses),
    plainPairs: plainPairsOf(uses),
    capitalsAreNames,
    ...byWord,
  };
}

/** Bits are assigned when all words are known. */
type DraftRule = Omit<Rule, 'bits'>;

type Draft = {
  readonly exactPhrases: Map<string, ExactPhrase[]>;
  /** Keyed by content, so that phrases that differ only in annotated parts are one rule. */
  readonly rules: Map<string, DraftRule>;
  readonly vocabulary: Set<string>;
  readonly plainWords: Set<string>;
  readonly uses: WordUses;
};

/**
 * In ml-only mode, an intent that the classifier does not learn keeps its rules; otherwise it could never
 * match.
 */
const isRuled = (set: TrainingSet, intent: TrainingIntent): boolean =>
  set.mode === 'hybrid' || !intent.learned;

type AgentWords = {
  readonly set: TrainingSet;
  readonly entities: EntityIndex;
  /** Of the language: words for one that are usually articles. */
  readonly articles: ReadonlySet<string>;
};

function* addIntent(
  draft: Draft,
  number: number,
  intent: TrainingIntent,
  { set, entities, articles }: AgentWords,
): Steps<void> {
  const around = patternScopeOf(intent, entities);
  const hasRules = isRuled(set, intent);
  const isFunction = (word: string): boolean => functionWordsOf(set.language).has(word);
  for (const [at, phrase] of parsePhrases(intent).entries()) {
    if (at % PHRASES_AT_A_TIME === 0) yield;
    const { normal, words, plainWords, annotations, units } = phrase;
    countUses(draft.uses, phrase, articles);
    // Otherwise a query of spaces alone would be equal to it.
    if (normal !== '') pushTo(draft.exactPhrases, normal, { intent: number, annotations });
    for (const word of words) draft.vocabulary.add(word);
    for (const word of plainWords) draft.plainWords.add(word);
    if (hasRules && annotations.length > 0)
      addRule(draft.rules, ruleOf(number, patternOfPhrase(units, annotations, around), isFunction));
  }
  if (!hasRules) return;
  yield* mappedInSteps(intent.templates, (template) =>
    addRule(draft.rules, ruleOf(number, patternOfTemplate(template, around))),
  );
}

const patternScopeOf = (intent: TrainingIntent, entities: EntityIndex): PatternScope => {
  const lists = new Set(intent.parameters.filter(({ isList }) => isList).map(({ alias }) => alias));
  return {
    isEntity: (name) => entities.byName.has(name) || entities.isSystem(name),
    accepts: (entity) => acceptedValuesOf(entity, entities),
    isList: (alias) => lists.has(alias),
  };
};

/**
 * @param isFunction recognises function words; absent for a template, which needs fewer words around its
 * values, because the developer wrote it as a rule
 */
const ruleOf = (
  intent: number,
  pattern: readonly PatternElement[],
  isFunction?: (word: string) => boolean,
): DraftRule => {
  const words = pattern.flatMap((element) => (element.kind === 'word' ? [element.word] : []));
  const around = words.length + pattern.filter(({ kind }) => kind === 'choice').length;
  const elements = around > 0 ? pattern : pattern.map(withoutExpansion);
  const isFree = elements.some(
    (element) => element.kind === 'ignore' || (element.kind === 'entity' && element.accepts !== 'listed'),
  );
  const hasOnlyFunctionWords = isFunction !== undefined && words.every(isFunction);
  const hasGap = elements.some(({ kind }) => kind === 'ignore');
  const isWeak =
    (hasOnlyFunctionWords && hasGap) ||
    (isFree && around < (isFunction === undefined ? 1 : WORDS_AROUND_FREE_TEXT_MIN));
  const unitsMin = elements.filter(({ kind }) => kind !== 'ignore' && kind !== 'choice').length;
  return { intent, elements, words, unitsMin, isWeak, hasOnlyFunctionWords };
};

/** An unlisted value is identified by the words around it; without any, only listed values match. */
const withoutExpansion = (element: PatternElement): PatternElement =>
  element.kind === 'entity' && element.accepts === 'expandable' ? { ...element, accepts: 'listed' } : element;

const addRule = (rules: Map<string, DraftRule>, rule: DraftRule): void => {
  // A phrase in which everything may be ignored would match any short text.
  if (rule.elements.every(({ kind }) => kind === 'ignore')) return;
  const key = JSON.stringify([rule.intent, rule.elements]);
  if (!rules.has(key)) rules.set(key, rule);
};

function* indexByWord(rules: readonly DraftRule[]): Steps<Pick<RuleIndex, 'words' | 'wordlessRules'>> {
  const frequencies = new Map<string, number>();
  yield* mappedInSteps(rules, ({ words }) => {
    for (const word of new Set(words)) frequencies.set(word, (frequencies.get(word) ?? 0) + 1);
  });
  const words = new Map<string, { readonly bit: number; readonly rules: Rule[] }>();
  for (const word of frequencies.keys()) words.set(word, { bit: 1 << (words.size % 32), rules: [] });
  yield;
  const wordlessRules: Rule[] = [];
  yield* mappedInSteps(rules, (rule) => {
    const bits = rule.words.reduce((sum, word) => sum | (words.get(word)?.bit ?? 0), 0);
    const rarest = rarestOf(rule.words, frequencies);
    const list = rarest === undefined ? wordlessRules : words.get(rarest)?.rules;
    list?.push({ ...rule, bits });
  });
  return { words, wordlessRules };
}

const rarestOf = (words: readonly string[], frequencies: ReadonlyMap<string, number>): string | undefined => {
  let rarest = words[0];
  const frequency = (word: string): number => frequencies.get(word) ?? 0;
  for (const word of words) if (rarest !== undefined && frequency(word) < frequency(rarest)) rarest = word;
  return rarest;
};

const pushTo = <T>(lists: Map<string, T[]>, key: string, item: T): void => {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [item]);
  else list.push(item);
};
