/**
 * The classifier learns only the words of the phrases. With "is the class [in person]", it knows nothing of
 * "is it on site", although the entity lists `on site` as a synonym of `in person`. Such a synonym is read as
 * its value, if a phrase contains that value. If no phrase does, but one contains another value of an entity
 * that has only listed values, the text is read with that one: with "a [rye] please" so is "a ciabatta". A
 * form that no phrase contains is read as one of its family: French "ouverts" as "ouvrez".
 */
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { RuleIndex } from '../rules/rule-index.ts';
import { expansionOf, isEnglish, withApostrophes } from '../text/contractions.ts';
import { functionWordsOf } from '../text/function-words.ts';
import { normalise } from '../text/normalise.ts';
import { apartForms, hasSeparableVerbs, isVerbParticle, joinedForms } from '../text/separable-verbs.ts';
import { stemmerFor } from '../text/stemmer.ts';
import { type Token, tokenise } from '../text/tokens.ts';
import type { Unit } from '../text/units.ts';
import { relativesOf } from '../text/word-families.ts';
import type { TrainingSet } from '../training-set.ts';
import type { EntityMatch } from '../values/reading.ts';
import { isTaken, type Readings } from '../values/recognise-values.ts';

/** The values that phrases of learned intents annotate, folded, by entity of the agent. */
export type SeenValues = ReadonlyMap<string, EntityValues>;

type EntityValues = {
  readonly values: ReadonlySet<string>;
  /** The entity has only listed values, so that all of them may take each other's place. */
  readonly isClosed: boolean;
};

export function* seenValuesSteps({
  intents,
  entities,
}: Pick<TrainingSet, 'intents' | 'entities'>): Steps<SeenValues> {
  const seen = new Map(entities.map(({ name }) => [name, new Set<string>()]));
  for (const { phrases, learned, fallback } of intents)
    if (learned && !fallback)
      yield* mappedInSteps(phrases, ({ parts }) => {
        for (const { text, entity } of parts) seen.get(entity ?? '')?.add(normalise(text));
      });
  const closed = new Set(entities.flatMap(({ name, isExpandable }) => (isExpandable ? [] : name)));
  return new Map(
    [...seen].flatMap(([name, values]) =>
      values.size === 0 ? [] : [[name, { values, isClosed: closed.has(name) }] as const],
    ),
  );
}

/** What an agent's phrases have. */
type AgentWords = {
  readonly set: Pick<TrainingSet, 'language'>;
  readonly rules: Pick<RuleIndex, 'vocabulary'>;
  readonly seenValues: SeenValues;
};

/** The tokens of a text as the classifier reads them. */
export const tokensToClassify = (model: AgentWords, readings: Readings): readonly Token[] => {
  const { language } = model.set;
  const tokens = withApostrophes(readings.tokens(), language);
  const isOtherWord = ({ value, start, end }: Replaced): boolean =>
    stemsOf(tokenise(value, language)) !==
    stemsOf(tokens.filter((token) => token.start < end && token.end > start));
  const synonyms = unseenSynonyms(model, readings);
  const forms = isEnglish(language)
    ? unseenContractions(model, tokens)
    : [...unseenVerbs(model, tokens), ...unseenForms(model, tokens)];
  if (synonyms.length === 0 && forms.length === 0) return tokens;
  const replaced = [...synonyms.filter(isOtherWord), ...forms];
  return tokens.flatMap((token) => {
    const part = replaced.find(({ start, end }) => token.start < end && token.end > start);
    if (part === undefined) return [token];
    return token.start <= part.start ? tokensInPlaceOf(part, readings.strict.text, language) : [];
  });
};

/** The classifier knows `tents` by its stem if phrases have `tent`. */
const stemsOf = (tokens: readonly Token[]): string => tokens.map(({ stem }) => stem).join(' ');

type Replaced = {
  readonly start: number;
  readonly end: number;
  readonly value: string;
  /** The text does not mean the value, so an explanation shows what was typed. */
  readonly isSibling?: boolean;
};

/** "I'm ill" where phrases have "I am ill". */
const unseenContractions = ({ rules }: AgentWords, tokens: readonly Token[]): readonly Replaced[] => {
  const found: Replaced[] = [];
  for (const { folded, start, end } of tokens) {
    const words = expansionOf(folded);
    if (words !== undefined && !rules.vocabulary.has(folded.replace("'", '')))
      found.push({ start, end, value: words.join(' ') });
  }
  return found;
};

/** "ouverts" where phrases have only "ouvrez", which the classifier does not know by the same stem. */
const unseenForms = ({ rules, set }: AgentWords, tokens: readonly Token[]): readonly Replaced[] => {
  const found: Replaced[] = [];
  const stemOf = stemmerFor(set.language);
  for (const { folded, stem, start, end } of tokens) {
    if (rules.vocabulary.has(folded)) continue;
    const seen = relativesOf(folded, set.language).filter((relative) => rules.vocabulary.has(relative));
    const [value] = seen;
    if (value === undefined || seen.some((relative) => stemOf(relative) === stem)) continue;
    found.push({ start, end, value, isSibling: true });
  }
  return found;
};

/** "Abschalten" where phrases have "schalte … ab", and the reverse, with the particle at the end of the text. */
const unseenVerbs = (
  { rules, set: { language } }: AgentWords,
  tokens: readonly Token[],
): readonly Replaced[] => {
  if (!hasSeparableVerbs(language)) return NONE;
  const smallWords = functionWordsOf(language);
  const isSeen = (word: string): boolean => rules.vocabulary.has(word);
  const isParticle = ({ folded }: Token): boolean => isVerbParticle(folded, language);
  const last = tokens.findLast((token) => isParticle(token) || !smallWords.has(token.folded));
  const particle = last !== undefined && isParticle(last) ? last : undefined;
  return tokens.flatMap(({ folded, start, end }) => {
    if (smallWords.has(folded)) return [];
    const joined =
      particle !== undefined && end < particle.start
        ? joinedForms(folded, particle.folded, language).find(isSeen)
        : undefined;
    const value = joined ?? (isSeen(folded) ? undefined : seenParts(folded, language, isSeen));
    return value === undefined ? [] : [{ start, end, value }];
  });
};

/** The verb and the particle that phrases have, if a word is both in one. */
const seenParts = (word: string, language: string, isSeen: (word: string) => boolean): string | undefined => {
  for (const { particle, verbs } of apartForms(word, language)) {
    const verb = isSeen(particle) ? verbs.find(isSeen) : undefined;
    if (verb !== undefined) return `${verb} ${particle}`;
  }
  return undefined;
};

const tokensInPlaceOf = (
  { value, start, end, isSibling = false }: Replaced,
  typed: string,
  language: string,
): readonly Token[] => {
  const tokens = tokenise(value, language);
  return tokens.map(({ text, folded, stem }) => ({
    text: isSibling ? typed.slice(start, end) : text,
    folded,
    stem,
    start,
    end,
  }));
};

type Synonym = Pick<EntityMatch, 'from' | 'to' | 'start' | 'end'> & {
  readonly value: string;
  readonly isSibling: boolean;
};

const unseenSynonyms = ({ seenValues, rules }: AgentWords, { strict }: Readings): readonly Synonym[] => {
  const { units } = strict;
  const isUnseen = ({ folded, joined }: Unit): boolean =>
    !rules.vocabulary.has(folded) && !rules.vocabulary.has(joined);
  if (seenValues.size === 0 || !units.some(isUnseen)) return NONE;
  const found: Synonym[] = [];
  for (const [entity, values] of seenValues)
    for (const { from, to, start, end, value, source } of strict.spansOf(entity)) {
      if (source !== 'dictionary' || typeof value !== 'string') continue;
      const read = seenValueFor(value, values, units.slice(from, to).map(isUnseen));
      const synonym = { from, to, start, end, value: read ?? '', isSibling: read !== value };
      if (read !== undefined && !isTaken(synonym, found)) found.push(synonym);
    }
  return found;
};

/** The value of phrases that a listed value is read as; undefined if phrases have its words. */
const seenValueFor = (
  value: string,
  { values, isClosed }: EntityValues,
  areUnseen: readonly boolean[],
): string | undefined => {
  if (values.has(normalise(value))) return areUnseen.includes(true) ? value : undefined;
  const [sibling] = values;
  return isClosed && !areUnseen.includes(false) ? sibling : undefined;
};

const NONE: readonly never[] = [];
