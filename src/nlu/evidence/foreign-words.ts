/**
 * Words of a text that an intent's phrases have nothing like. The classifier adds up what is shared: "is
 * dinner ready" resembles "is my phone ready" in all but the one word that says what it is about. The score
 * is lowered by the share of the text's words that are foreign to the intent.
 */
import { calendarWordsOf } from '../text/calendar-words.ts';
import { lightWordsOf, signalWordsOf } from '../text/light-words.ts';
import { questionsIn } from '../text/questions.ts';
import type { Unit } from '../text/units.ts';
import type { EntityMatch } from '../values/reading.ts';
import type { Readings } from '../values/recognise-values.ts';
import { namesOtherThing, namesUnlikeThing } from './other-things.ts';
import { endsIn, IS_WORD, isRelatedToOne } from './related-words.ts';
import type { PhraseWords } from './shared-words.ts';
import type { WordSense } from './word-sense.ts';

/** A text and what is known about its words. */
export type WordsOfText = {
  readonly readings: Readings;
  readonly language: string;
  /** Those of the agent. */
  readonly functionWords: ReadonlySet<string>;
  readonly sense: WordSense | undefined;
  /** Whether an entity of the intent accepts values that no list has. */
  readonly isOpen: boolean;
  /** Whether the agent is made for so much that its phrases do not name all of it. */
  readonly isBroad: boolean;
  /** Whether a word begins a value of one of the agent's own entities. */
  readonly isListed: (word: string) => boolean;
};

/** Light words, such as those that ask, count less for and against an intent. */
const LIGHT_WEIGHT = 0.3;
/** A word without a vector is a name or a typing error. */
const UNKNOWN_WORD = 0.85;
/** A word of another intent at least belongs to the agent's field. */
const OF_THE_AGENT = 0.6;
/** A missing topic counts as one more foreign word, if others are foreign. */
const TOPIC_WEIGHT = 1;
/** By letters alone: Kunde and Kundin, but also Karte and Kartoffel. */
const RELATED_WORD = 0.8;
/** Cosines of words that have nothing to do with each other, and of those that mean nearly the same. */
const UNLIKE = 0.1;
const ALIKE = 0.45;

/** How far a text is from an intent. */
export type Foreign = {
  /** The share of the text that is foreign to the intent, 0..1. */
  readonly share: number;
  /** The words that ask for something else, and the most foreign words. */
  readonly words: readonly string[];
  /** Whether the text asks for something that no phrase asks for: "where", if all phrases ask "when". */
  readonly asksOther: boolean;
  /** Whether the text names a thing that the intent does not know, and none that it knows. */
  readonly namesOther: boolean;
};

export const NOTHING_FOREIGN: Foreign = { share: 0, words: [], asksOther: false, namesOther: false };

/**
 * What a text says that an intent's phrases do not.
 * @param entities those of the intent's parameters; their values are never foreign
 */
export const foreignWordsOf = (
  intent: PhraseWords,
  entities: readonly string[],
  text: WordsOfText,
): Foreign => {
  const counted = wordsCounted(intent, entities, text);
  const total = counted.reduce((sum, { weight }) => sum + weight, 0);
  const foreign = counted.reduce((sum, { weight, distance }) => sum + weight * distance, 0);
  const foreignWords = counted.filter(({ distance }) => distance > CLEARLY_FOREIGN).map(({ word }) => word);
  const missing = foreignWords.length > 0 && isOffTopic(intent, entities, text) ? TOPIC_WEIGHT : 0;
  const share = total === 0 ? 1 : (foreign + missing) / (total + missing);
  const said = text.readings.strict.units.map(({ folded }) => folded);
  const asking = wordsAskingOther(intent, questionsIn(said, text.language));
  const found = {
    words: [...asking, ...foreignWords],
    asksOther: asking.length > 0,
    namesOther: isAboutOtherThing(intent, counted, said, text),
  };
  if (said.length <= 1 || counted.some(({ isLight }) => !isLight)) return { share, ...found };
  const outside = shareOutsidePhrases(intent, said);
  return { share: total === 0 ? outside : (share + outside) / 2, ...found };
};

/** The words that ask; none if a phrase asks for one of the same things. */
const wordsAskingOther = (
  { questions }: PhraseWords,
  asked: ReturnType<typeof questionsIn>,
): readonly string[] => {
  for (const kind of asked.keys()) if (questions.has(kind)) return NO_WORDS;
  return [...asked.values()];
};

const NO_WORDS: readonly string[] = [];

/**
 * Whether none of the words that most phrases of the intent have is in a text. False with word vectors, which
 * know whether another word means the same.
 */
const isOffTopic = (
  { topics }: PhraseWords,
  entities: readonly string[],
  { readings, language, sense }: WordsOfText,
): boolean => {
  if (sense !== undefined || topics.size === 0) return false;
  const isOnTopic = (word: string): boolean =>
    topics.has(word) || isRelatedToOne(word, topics, language) || endsIn(word, topics);
  const isListed = (entity: string): boolean => !entity.startsWith('sys.');
  return (
    !readings.strict.units.some(({ folded }) => isOnTopic(folded)) &&
    !entities.some((entity) => isListed(entity) && readings.tolerant().spansOf(entity).length > 0)
  );
};

/** Not where other words may be values. */
const isAboutOtherThing = (
  { things, content }: PhraseWords,
  counted: readonly CountedWord[],
  said: readonly string[],
  { language, sense, isOpen, isBroad, isListed, readings: { plainWords } }: WordsOfText,
): boolean => {
  if (isOpen) return false;
  if (sense !== undefined)
    return !isBroad && namesUnlikeThing(said, language, { sense, content, plainWords, isListed });
  if (!counted.some(({ distance }) => distance > CLEARLY_FOREIGN)) return false;
  const heavy = counted.filter(({ isLight }) => !isLight);
  const isForeign = ({ distance }: CountedWord): boolean => distance > CLEARLY_FOREIGN;
  const asking = new Set([...questionsIn(said, language).values()].flatMap((words) => words.split(' ')));
  return namesOtherThing(said, language, {
    things,
    foreign: heavy.filter(isForeign).map(({ word }) => word),
    known: heavy.flatMap((one) => (isForeign(one) || asking.has(one.word) ? [] : one.word)),
    isListed,
  });
};

type CountedWord = {
  readonly word: string;
  readonly isLight: boolean;
  readonly weight: number;
  /** From the words of the intent, 0..1. */
  readonly distance: number;
};

/** The words of a text that count: values, and other words that are not function words. */
const wordsCounted = (
  { content }: PhraseWords,
  entities: readonly string[],
  text: WordsOfText,
): readonly CountedWord[] => {
  const { language, functionWords, readings } = text;
  const [lightWords, signalWords] = [lightWordsOf(language), signalWordsOf(language)];
  const isLight = (word: string): boolean => signalWords.has(word) || lightWords.has(word);
  const units = readings.strict.units.filter(({ folded }) => !functionWords.has(folded));
  const compared = {
    readings,
    language,
    sense: text.sense,
    said: new Set(units.map(({ folded }) => folded)),
  };
  // Days say nothing against an intent; with word vectors they are like its own.
  const days = text.sense === undefined ? calendarWordsOf(language) : NO_DAYS;
  const isSettled = (values: readonly EntityMatch[]): boolean =>
    units.every((unit) => isOwnWord(unit.folded, content) || isWithin(unit, values)) &&
    units.some((unit) => (content.has(unit.folded) && !isLight(unit.folded)) || isWithin(unit, values));
  const values = valuesUntil(isSettled, entities, readings);
  const counted: CountedWord[] = [];
  for (const unit of units) {
    const { folded: word } = unit;
    if (isWithin(unit, values)) counted.push({ word, isLight: false, weight: 1, distance: 0 });
    else if (IS_WORD.test(word) && (content.has(word) || !days.has(word)))
      counted.push({
        word,
        isLight: isLight(word),
        weight: isLight(word) ? LIGHT_WEIGHT : 1,
        distance: 1 - likenessTo(content, word, compared, signalWords.has(word)),
      });
  }
  return counted;
};

/**
 * The values of the entities in a text. They are looked for with typing errors, which costs most, so the
 * search ends when they no longer matter: when no word is foreign.
 */
const valuesUntil = (
  isSettled: (values: readonly EntityMatch[]) => boolean,
  entities: readonly string[],
  readings: Readings,
): readonly EntityMatch[] => {
  const values: EntityMatch[] = [];
  for (const entity of entities) {
    if (isSettled(values)) break;
    values.push(...readings.tolerant().spansOf(entity));
  }
  return values;
};

const NO_DAYS: ReadonlySet<string> = new Set();

const isWithin = ({ start, end }: Unit, values: readonly EntityMatch[]): boolean =>
  values.some((value) => start >= value.start && end <= value.end);

/** Numbers and signs count as values or not at all. */
const isOwnWord = (word: string, content: ReadonlySet<string>): boolean =>
  content.has(word) || !IS_WORD.test(word);

/** Words to name when a text is explained. */
const CLEARLY_FOREIGN = 0.5;

type WordsCompared = Pick<WordsOfText, 'readings' | 'language' | 'sense'> & {
  readonly said: ReadonlySet<string>;
};

/**
 * How much a word is like one of an intent's, 0..1. A word of its phrases that the text has too stands for
 * itself: in "rent an apartment", the apartment is not like what one rents because it is like `rent`.
 */
const likenessTo = (
  content: ReadonlySet<string>,
  word: string,
  { readings, language, sense, said }: WordsCompared,
  isSignal: boolean,
): number => {
  if (content.has(word)) return 1;
  if (isSignal) return 0;
  const ofAgent = readings.plainWords.has(word) ? OF_THE_AGENT : 0;
  if (sense === undefined) {
    if (isRelatedToOne(word, content, language)) return RELATED_WORD;
    return endsIn(word, readings.plainWords) ? OF_THE_AGENT : ofAgent;
  }
  const cosine = sense.likeness(word, content, said);
  if (cosine === undefined) return UNKNOWN_WORD;
  return Math.max(ofAgent, Math.min(1, (cosine - UNLIKE) / (ALIKE - UNLIKE)));
};

/**
 * Of a text that is about nothing, such as "who are you": the share of its words outside the phrase that has
 * most of them.
 */
const shareOutsidePhrases = ({ phrases }: PhraseWords, words: readonly string[]): number => {
  let most = 0;
  for (const phrase of phrases) most = Math.max(most, words.filter((word) => phrase.has(word)).length);
  return 1 - most / words.length;
};
