import { normalise } from '../text/normalise.ts';
import { type EntityMatch, freeSpan, type TextReading } from '../values/reading.ts';
import { acceptsAnyText } from './accepted-values.ts';
import { rulesFor } from './find-rules.ts';
import { type Capture, matchWholeText, type PatternElement } from './pattern.ts';
import { type Annotation, IGNORE, unitsAtLetters } from './phrase-pattern.ts';
import type { ExactPhrase, Rule, RuleIndex } from './rule-index.ts';

/** A match of a phrase or template with a whole text. */
export type RuleMatch = {
  readonly intent: number;
  readonly kind: 'exact' | 'template';
  readonly isWeak: boolean;
  /** One of its values is unlisted and accepted because of its place. */
  readonly isGuess: boolean;
  /** It takes text of any kind between function words alone: "what is {anything}". */
  readonly isOpen: boolean;
  /** Whether there is other evidence for the guess: a listed value, or a capital. */
  readonly isSupported: boolean;
  /** The share (0..1) of the text's units that the rule matches as words or as listed values. */
  readonly share: number;
  /** How much the rule specifies; the most specific of several matches wins. */
  readonly specificity: number;
  readonly captures: readonly Capture[];
};

/** The best match per intent. */
export const matchRules = (index: RuleIndex, reading: TextReading): ReadonlyMap<number, RuleMatch> => {
  const phrases = index.exactPhrases.get(normalise(reading.text));
  const rules = rulesFor(index, reading);
  if (phrases === undefined && rules.length === 0) return NO_MATCHES;
  const best = new Map<number, RuleMatch>();
  if (phrases !== undefined)
    for (const phrase of phrases)
      if (!hasReplacedValue(phrase, reading)) offer(best, exactMatch(phrase, reading));
  for (const rule of rules) {
    if (best.get(rule.intent)?.kind === 'exact') continue;
    const match = matchWholeText(rule.elements, reading);
    if (match !== undefined) offer(best, templateMatch(rule, match.captures, { reading, index }));
  }
  return best;
};

const offer = (best: Map<number, RuleMatch>, match: RuleMatch): void => {
  const bestMatch = best.get(match.intent);
  if (bestMatch === undefined || match.specificity > bestMatch.specificity) best.set(match.intent, match);
};

const NO_MATCHES: ReadonlyMap<number, RuleMatch> = new Map();
const NO_CAPTURES: readonly Capture[] = [];

/** Higher than that of any template, because an exact match is the most specific. */
const EXACT_SPECIFICITY = 1_000_000;

const exactMatch = (phrase: ExactPhrase, reading: TextReading): RuleMatch => ({
  intent: phrase.intent,
  kind: 'exact',
  isWeak: false,
  isGuess: false,
  isOpen: false,
  isSupported: true,
  share: 1,
  specificity: EXACT_SPECIFICITY + phrase.annotations.length,
  captures:
    phrase.annotations.length === 0
      ? NO_CAPTURES
      : phrase.annotations.flatMap((annotation) => captureAt(annotation, reading)),
});

/** Whether the phrase contains a value that the session has replaced. */
const hasReplacedValue = ({ annotations }: ExactPhrase, reading: TextReading): boolean =>
  annotations.some(({ entity, letters }) => {
    if (!reading.hasReplaced(entity)) return false;
    const { from, to } = unitsAtLetters(reading.units, letters);
    return bestWithin(reading, entity, from, to) === undefined;
  });

const captureAt = ({ entity, alias, letters }: Annotation, reading: TextReading): readonly Capture[] => {
  const { from, to } = unitsAtLetters(reading.units, letters);
  if (entity === IGNORE || to <= from) return [];
  const listedSpan = entity === 'sys.any' ? undefined : bestWithin(reading, entity, from, to);
  if (listedSpan !== undefined) return [{ alias, entity, span: listedSpan }];
  if (!acceptsAnyText(entity)) return [];
  // An annotated value is accepted even if it is unlisted, because the developer marked it.
  const source = entity === 'sys.any' ? 'any' : 'expansion';
  return [{ alias, entity, span: freeSpan(reading, from, to, source) }];
};

/** The longest match of an entity within some units, or around them. */
export const bestWithin = (
  reading: TextReading,
  entity: string,
  from: number,
  to: number,
): EntityMatch | undefined => {
  let best: EntityMatch | undefined;
  for (const span of reading.spansOf(entity)) {
    if (span.from >= to || span.to <= from) continue;
    if (span.from === from && span.to === to) return span;
    if (best === undefined || overlap(span, from, to) > overlap(best, from, to)) best = span;
  }
  return best;
};

/** The number of shared units, minus those outside. */
const overlap = (span: EntityMatch, from: number, to: number): number => {
  const shared = Math.min(span.to, to) - Math.max(span.from, from);
  return 2 * shared - (span.to - span.from);
};

type RuleSearch = { readonly reading: TextReading; readonly index: RuleIndex };

const templateMatch = (
  rule: Rule,
  captures: readonly Capture[],
  { reading, index }: RuleSearch,
): RuleMatch => {
  const unlisted = captures.filter(({ span }) => isFree(span));
  const isGuess = unlisted.some(({ span }) => span.source === 'expansion');
  return {
    intent: rule.intent,
    kind: 'template',
    isWeak: rule.isWeak || (rule.hasOnlyFunctionWords && isGuess),
    isGuess,
    isOpen: rule.hasOnlyFunctionWords && unlisted.some(({ span }) => span.source === 'any'),
    isSupported:
      unlisted.length < captures.length ||
      (index.capitalsAreNames && unlisted.some(({ span }) => isCapitalised(reading, span))),
    share: (reading.units.length - unitsOf(unlisted)) / Math.max(1, reading.units.length),
    specificity: specificityOf(rule.elements, captures),
    captures,
  };
};

const isFree = ({ source }: EntityMatch): boolean => source === 'any' || source === 'expansion';

const unitsOf = (captures: readonly Capture[]): number =>
  captures.reduce((sum, { span }) => sum + span.to - span.from, 0);

/** True if the span begins with a capital and the text has small letters elsewhere. */
const isCapitalised = ({ text }: TextReading, { start, end }: EntityMatch): boolean => {
  const first = text.charAt(start);
  if (start === 0 || first === first.toLowerCase()) return false;
  const rest = text.slice(0, start) + text.slice(end);
  return rest.slice(1) !== rest.slice(1).toUpperCase();
};

/** Words count most, then listed values, then lists; free text counts nothing. */
const specificityOf = (elements: readonly PatternElement[], captures: readonly Capture[]): number => {
  const wordCount = elements.filter((element) => element.kind === 'word' || element.kind === 'choice').length;
  const listedCount = captures.filter(({ span }) => !isFree(span)).length;
  return wordCount * 1_000 + listedCount;
};
