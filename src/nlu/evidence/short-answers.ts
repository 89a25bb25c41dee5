/**
 * Whole texts that only answer, greet or thank. "yep" and "sure thing" have no letter in common with "yes",
 * and mean the same: an intent with the phrase "yes" is meant by both, and one that has only "no" by neither.
 */
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { parsePhrases } from '../rules/parse-phrases.ts';
import { clockQuestions } from '../text/data/clock-questions.ts';
import { goodWishes } from '../text/data/good-wishes.ts';
import { inEveryLanguage, type ShortAnswerWords, shortAnswerWords } from '../text/data/short-answers.ts';
import { isWrittenWithoutSpaces, primaryLanguage } from '../text/language.ts';
import { normalise } from '../text/normalise.ts';
import { type Unit, unitsOf } from '../text/units.ts';
import type { TrainingSet } from '../training-set.ts';

export type ShortAnswer = Exclude<keyof ShortAnswerWords, 'beside'>;

/**
 * By number of intent, the share of its phrases that say each; only intents with such a phrase. 0 if phrases
 * only contain it: "until what time is it open".
 */
export type ShortAnswers = ReadonlyMap<number, ReadonlyMap<ShortAnswer, number>>;

/** A step an intent, and steps within a large one. */
export function* shortAnswersSteps({
  intents,
  language,
}: Pick<TrainingSet, 'intents' | 'language'>): Steps<ShortAnswers> {
  const found = new Map<number, ReadonlyMap<ShortAnswer, number>>();
  for (const [number, intent] of intents.entries()) {
    if (!intent.learned || intent.fallback) continue;
    const shares = yield* sharesOf(
      parsePhrases(intent).map(({ normal }) => normal),
      language,
    );
    if (shares.size > 0) found.set(number, shares);
    yield;
  }
  return found;
}

function* sharesOf(phrases: readonly string[], language: string): Steps<ReadonlyMap<ShortAnswer, number>> {
  const shares = new Map<ShortAnswer, number>();
  const lexicon = lexiconOf(language);
  yield* mappedInSteps(phrases, (phrase) => {
    const kinds = new Set(shortAnswersIn(phrase, language));
    if (contains('wellbeing', phrase, lexicon)) kinds.add('wellbeing');
    for (const kind of kinds) shares.set(kind, (shares.get(kind) ?? 0) + 1 / phrases.length);
    if (!shares.has('clock') && contains('clock', phrase, lexicon)) shares.set('clock', 0);
  });
  return shares;
}

/** What people say to a bot whatever it is made for. A greeting may come before. */
export const SMALL_TALK: readonly ShortAnswer[] = ['wellbeing', 'clock', 'occasion'];
const KINDS: readonly ShortAnswer[] = ['yes', 'no', 'unsure', 'hello', 'bye', 'thanks', ...SMALL_TALK];

/** No such text is longer. */
const CHARACTERS_MAX = 60;

/** What a text says and nothing else; more than one where a word has two meanings, as `ciao` has. */
export const shortAnswersIn = (text: string, language: string): ReadonlySet<ShortAnswer> => {
  if (text.length > CHARACTERS_MAX) return NOTHING;
  const normal = normalise(text);
  const lexicon = lexiconOf(language);
  const found = kindsOf(normal, lexicon);
  const shortened = found.size > 0 ? normal : normal.replace(LENGTHENED, '$1');
  return shortened === normal ? found : kindsOf(shortened, lexicon);
};

const NOTHING: ReadonlySet<ShortAnswer> = new Set();

/** Words before "how are you" and "what time is it": none, or a greeting such as "hey there". */
const UNITS_BEFORE_MAX = 3;

/** Whether a text may ask such a question, by a few of its words; saves most texts the rest. */
export const mayMakeSmallTalk = (units: readonly Unit[], language: string): boolean => {
  const { isSpaced, asking } = lexiconOf(language);
  if (!isSpaced) return true;
  for (let at = 0; at <= UNITS_BEFORE_MAX && at < units.length; at += 1)
    if (asking.get((units[at] as Unit).folded)?.has(units[at + 1]?.folded ?? '') === true) return true;
  return false;
};

/** "heyyy", and at the end of a word also "okk". */
const LENGTHENED = /(\p{L})(?:\1{2,}|\1(?!\p{L}))/gu;

const piecesOf = (normal: string, isSpaced: boolean): readonly string[] =>
  isSpaced ? normal.split(' ') : [...normal.replaceAll(' ', '')];

/** Each expression, its pieces joined, with what it says; `beside` says nothing itself. */
type Lexicon = {
  readonly isSpaced: boolean;
  readonly meanings: ReadonlyMap<string, ReadonlySet<keyof ShortAnswerWords>>;
  /** The first pieces of all expressions. */
  readonly firstPieces: ReadonlySet<string>;
  /** The pieces of the longest expression. */
  readonly piecesMax: number;
  /** The first words of questions of small talk, and the words after them. */
  readonly asking: ReadonlyMap<string, ReadonlySet<string>>;
};

/** An expression in a text: the piece that it ends before, and what it says. */
type Expression = { readonly end: number; readonly meaning: ReadonlySet<keyof ShortAnswerWords> };

/** The expressions that begin at a piece, the shortest first. */
const expressionsAt = (pieces: readonly string[], start: number, lexicon: Lexicon): readonly Expression[] => {
  const { meanings, firstPieces, piecesMax, isSpaced } = lexicon;
  if (!firstPieces.has(pieces[start] ?? '')) return NO_EXPRESSIONS;
  const expressions: Expression[] = [];
  let text = '';
  for (let end = start + 1; end <= Math.min(pieces.length, start + piecesMax); end += 1) {
    text += `${isSpaced && text !== '' ? ' ' : ''}${pieces[end - 1]}`;
    const meaning = meanings.get(text);
    if (meaning !== undefined) expressions.push({ end, meaning });
  }
  return expressions;
};

const NO_EXPRESSIONS: readonly Expression[] = [];

const kindsOf = (normal: string, lexicon: Lexicon): ReadonlySet<ShortAnswer> => {
  const pieces = piecesOf(normal, lexicon.isSpaced);
  const first = expressionsAt(pieces, 0, lexicon);
  // Most texts begin otherwise, so that nothing else is looked up for them.
  if (first.length === 0) return NOTHING;
  const whole = first.find(({ end }) => end === pieces.length)?.meaning;
  const own = KINDS.filter((kind) => whole?.has(kind));
  // "hej då" is "bye", though `hej` is "hello".
  if (own.length > 0) return new Set(own);
  const expressions = pieces.map((_, start) => expressionsAt(pieces, start, lexicon));
  return new Set(KINDS.filter((kind) => consistsOf(kind, expressions)));
};

/**
 * Whether a text divides into expressions of one kind, at least one, and words that may stand beside it.
 * @param expressions those that begin at each of its pieces
 */
const consistsOf = (kind: ShortAnswer, expressions: readonly (readonly Expression[])[]): boolean => {
  // By number of pieces read: whether they divide without such an expression, and with one.
  const without = [true, ...expressions.map(() => false)];
  const withOne = [false, ...expressions.map(() => false)];
  for (const [start, beginning] of expressions.entries()) {
    if (!without[start] && !withOne[start]) continue;
    for (const { end, meaning } of beginning) {
      if (meaning.has(kind)) withOne[end] = true;
      if (!meaning.has('beside') && !(SMALL_TALK.includes(kind) && meaning.has('hello'))) continue;
      without[end] ||= without[start] === true;
      withOne[end] ||= withOne[start] === true;
    }
  }
  return withOne.at(-1) === true;
};

/** Whether a text contains such a question: "how are you feeling". */
const contains = (kind: ShortAnswer, normal: string, lexicon: Lexicon): boolean => {
  const pieces = piecesOf(normal, lexicon.isSpaced);
  return pieces.some((_, start) =>
    expressionsAt(pieces, start, lexicon).some(({ meaning }) => meaning.has(kind)),
  );
};

/**
 * The places where a greeting at the beginning of a text may end. "Hi there, so" may end after each word:
 * "there" and "so" do not greet, but may stand beside a greeting.
 */
export const greetingEndsOf = (units: readonly Unit[], language: string): readonly number[] => {
  const lexicon = lexiconOf(language);
  if (!lexicon.firstPieces.has(units[0]?.folded ?? '')) return NO_ENDS;
  const pieces = units.map(({ folded }) => folded);
  const ends: number[] = [];
  let [length, greets] = [0, false];
  for (;;) {
    const longest = expressionsAt(pieces, length, lexicon).at(-1);
    if (!longest?.meaning.has('hello') && !longest?.meaning.has('beside')) return ends;
    greets ||= longest.meaning.has('hello');
    length = longest.end;
    if (greets) ends.push(length);
  }
};

const NO_ENDS: readonly number[] = [];

/** Whether a text speaks of a greeting, directly after a word that says something: "translate hello". */
export const mentionsGreeting = (
  { units, text }: { readonly units: readonly Unit[]; readonly text: string },
  language: string,
  functionWords: ReadonlySet<string>,
): boolean => {
  const lexicon = lexiconOf(language);
  if (!lexicon.isSpaced || greetingEndsOf(units, language).length > 0) return false;
  const pieces = units.map(({ folded }) => folded);
  return units.some(({ folded, start }, at) => {
    const before = units[at - 1];
    if (before === undefined || !lexicon.firstPieces.has(folded) || functionWords.has(before.folded))
      return false;
    const isAddressed = /[^\s]/.test(text.slice(before.end, start)); // "Bob, hello"
    const greets = expressionsAt(pieces, at, lexicon).at(-1)?.meaning.has('hello') === true;
    return greets && !isAddressed && !lexicon.meanings.get(before.folded)?.has('beside');
  });
};

const lexicons = new Map<string, Lexicon>();

const lexiconOf = (language: string): Lexicon => {
  const primary = primaryLanguage(language);
  const known = lexicons.get(primary);
  if (known !== undefined) return known;
  const isSpaced = !isWrittenWithoutSpaces(language);
  const meanings = new Map<string, Set<keyof ShortAnswerWords>>();
  const firstPieces = new Set<string>();
  let piecesMax = 0;
  const words = wordsOf(primary);
  for (const lists of [inEveryLanguage, words])
    for (const kind of [...KINDS, 'beside'] as const)
      for (const expression of lists[kind]?.split(',') ?? []) {
        const pieces = piecesOf(normalise(expression), isSpaced);
        const key = pieces.join(isSpaced ? ' ' : '');
        meanings.set(key, (meanings.get(key) ?? new Set()).add(kind));
        firstPieces.add(pieces[0] ?? '');
        piecesMax = Math.max(piecesMax, pieces.length);
      }
  const asking = askingWordsOf(words);
  const lexicon = { isSpaced, meanings, firstPieces, piecesMax, asking };
  lexicons.set(primary, lexicon);
  return lexicon;
};

const wordsOf = (primary: string): Partial<ShortAnswerWords> => {
  const [clock, occasion] = [clockQuestions[primary], goodWishes[primary]];
  return {
    ...shortAnswerWords[primary],
    ...(clock !== undefined && { clock }),
    ...(occasion !== undefined && { occasion }),
  };
};

const askingWordsOf = (words: Partial<ShortAnswerWords>): ReadonlyMap<string, ReadonlySet<string>> => {
  const asking = new Map<string, Set<string>>();
  for (const question of SMALL_TALK.flatMap((kind) => words[kind]?.split(',') ?? [])) {
    const [first, second] = unitsOf(question.trim()).map(({ folded }) => folded);
    if (first !== undefined) asking.set(first, (asking.get(first) ?? new Set()).add(second ?? ''));
  }
  return asking;
};
