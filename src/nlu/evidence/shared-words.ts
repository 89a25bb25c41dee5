import { LONG_TEXTS_A_STEP, mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { parsePhrases } from '../rules/parse-phrases.ts';
import { isOneEditAway } from '../spelling/speller.ts';
import { mayCallOff } from '../text/calling-off.ts';
import type { QuestionKind } from '../text/data/question-words.ts';
import { lightWordsOf } from '../text/light-words.ts';
import { asksWhether, questionsIn } from '../text/questions.ts';
import { attitudeIn, copulaIn, definitionIn } from '../text/statements.ts';
import { thingsIn } from '../text/things.ts';
import type { Unit } from '../text/units.ts';
import { wishIn } from '../text/wishes.ts';
import type { TrainingSet } from '../training-set.ts';
import type { Readings } from '../values/recognise-values.ts';
import { endsIn, IS_WORD, isRelatedToOne } from './related-words.ts';
import { topicWordsSteps } from './topic-words.ts';
import type { WordSense } from './word-sense.ts';

/** What distinguishes an intent's phrases from other texts. */
export type PhraseWords = {
  /** The words that carry meaning. */
  readonly content: ReadonlySet<string>;
  /** The words of each phrase. */
  readonly phrases: readonly ReadonlySet<string>[];
  /** The phrases that have no words that carry meaning: "wer bist du". */
  readonly smallPhrases: readonly ReadonlySet<string>[];
  /** The words that most phrases have, inflected or compounded. */
  readonly topics: ReadonlySet<string>;
  /** What the phrases ask for. */
  readonly questions: ReadonlySet<QuestionKind>;
  /** Whether one of them asks whether something is so. */
  readonly asksWhether: boolean;
  /** Whether each phrase asks for something. */
  readonly isAsking: boolean;
  /** Whether one of them wishes for something. */
  readonly wishes: boolean;
  /** Whether one of them may call something off. */
  readonly mayCallOff: boolean;
  /** Whether one of them says something of a thing. */
  readonly makesStatements: boolean;
  /** Whether one of them asks what a thing is. */
  readonly asksWhatIs: boolean;
  /** What the phrases name. */
  readonly things: ReadonlySet<string>;
};

/** By number of intent; only intents without templates. */
export type ContentWords = ReadonlyMap<number, PhraseWords>;

/** Empty for a language without a list of function words. A step an intent, and steps within a large one. */
export function* contentWordsSteps(
  { intents, language }: Pick<TrainingSet, 'intents' | 'language'>,
  functionWords: ReadonlySet<string>,
): Steps<ContentWords> {
  const lightWords = lightWordsOf(language);
  const found = new Map<number, PhraseWords>();
  if (functionWords.size === 0) return found;
  for (const [number, intent] of intents.entries()) {
    if (intent.phrases.length === 0 || intent.templates.length > 0) continue;
    const content = new Set<string>();
    const things = new Set<string>();
    const questions = new Set<QuestionKind>();
    const smallPhrases: ReadonlySet<string>[] = [];
    const subjects: string[][] = [];
    const flags = {
      mayCallOff: false,
      makesStatements: false,
      asksWhatIs: false,
      asksWhether: false,
      isAsking: true,
      wishes: false,
    };
    const phrases = yield* mappedInSteps(
      parsePhrases(intent),
      ({ words }) => {
        const phrase = new Set(words);
        const meaningful = [...phrase].filter((word) => !functionWords.has(word));
        if (meaningful.length === 0) smallPhrases.push(phrase);
        subjects.push(meaningful.filter((word) => IS_WORD.test(word) && !lightWords.has(word)));
        for (const word of meaningful) content.add(word);
        for (const thing of thingsIn(words, language)) things.add(thing);
        const kinds = questionsIn(words, language);
        for (const kind of kinds.keys()) questions.add(kind);
        const isYesNoQuestion = asksWhether(words, language);
        flags.mayCallOff ||= mayCallOff(words, language);
        flags.makesStatements ||= copulaIn(words, language) !== undefined || attitudeIn(words, language) > 0;
        flags.asksWhatIs ||= definitionIn(words, language) > 0;
        flags.asksWhether ||= isYesNoQuestion;
        flags.isAsking &&= kinds.size > 0 || isYesNoQuestion;
        flags.wishes ||= wishIn(words, language) !== undefined;
        return phrase;
      },
      LONG_TEXTS_A_STEP,
    );
    found.set(number, {
      content,
      phrases,
      smallPhrases,
      topics: yield* topicWordsSteps(subjects, language),
      things,
      questions,
      ...flags,
    });
    yield;
  }
  return found;
}

/** A text, and what is known of its words. */
type KnownWords = {
  readonly readings: Readings;
  readonly functionWords: ReadonlySet<string>;
  readonly sense: WordSense | undefined;
};

/**
 * Whether a text shares only function words with an intent and says something that the agent does not know:
 * "where is my car", asked of an agent that knows "where is my order". The learned score then comes from
 * words that say nothing, unless they are all of one of its phrases. Only for models without word meanings,
 * which would know a synonym.
 */
export const sharesNoMeaning = (
  { content, smallPhrases }: PhraseWords,
  entities: readonly string[],
  { readings, functionWords }: Pick<KnownWords, 'readings' | 'functionWords'>,
): boolean => {
  const tolerant = readings.tolerant();
  const all = new Set(tolerant.units.map(({ folded }) => folded));
  const words = [...all].filter((word) => !functionWords.has(word));
  const isForeign = words.some(
    (word) => IS_WORD.test(word) && !readings.plainWords.has(word) && !endsIn(word, readings.plainWords),
  );
  return (
    isForeign &&
    !words.some((word) => content.has(word) || isRelatedToOne(word, content, readings.language)) &&
    !smallPhrases.some((phrase) => [...phrase].every((word) => all.has(word))) &&
    !entities.some((entity) => tolerant.spansOf(entity).length > 0)
  );
};

/**
 * Whether no word of a text is known: none is like a word of the agent's phrases, a function word, or a word
 * with a vector: "4", "asdfgh". Such a text resembles an intent in its letters only.
 */
export const hasNoKnownWord = (
  entities: readonly string[],
  { readings, functionWords, sense }: KnownWords,
): boolean => {
  const { plainWords, language, strict } = readings;
  const isKnown = ({ folded }: Unit): boolean =>
    plainWords.has(folded) || functionWords.has(folded) || sense?.likeness(folded, plainWords) !== undefined;
  const isLikeKnown = ({ folded }: Unit): boolean =>
    IS_WORD.test(folded) &&
    (isRelatedToOne(folded, plainWords, language) ||
      endsIn(folded, plainWords) ||
      isOneEditFromOne(folded, plainWords));
  if (strict.units.some(isKnown) || strict.units.some(isLikeKnown)) return false;
  const tolerant = readings.tolerant();
  return !tolerant.units.some(isKnown) && !entities.some((entity) => tolerant.spansOf(entity).length > 0);
};

/** Three letters are one edit from a word by chance. */
const EDITED_CHARS_MIN = 4;

const isOneEditFromOne = (word: string, words: ReadonlySet<string>): boolean => {
  if (word.length < EDITED_CHARS_MIN) return false;
  for (const other of words) if (isOneEditAway(word, other)) return true;
  return false;
};
