/**
 * What a text in Chinese, Japanese or Korean says that an intent's phrases do not. Its words cannot be
 * compared as they are: two of the languages write without spaces, and Korean joins particles and endings to
 * words. Its characters can, and the beginnings of Korean words: with the phrase "我的卡丢了", nothing of
 * "我的手机丢了" but 丢 is the intent's.
 */
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { parsePhrases } from '../rules/parse-phrases.ts';
import { type ContentPiece, contentPiecesOf } from '../text/content-pieces.ts';
import type { TrainingSet } from '../training-set.ts';
import type { EntityMatch } from '../values/reading.ts';
import type { Readings } from '../values/recognise-values.ts';
import type { Foreign, WordsOfText } from './foreign-words.ts';
import { topicWordsSteps } from './topic-words.ts';

/** The characters, or beginnings of Korean words, of an intent that carry meaning. */
export type PhraseCharacters = {
  readonly content: ReadonlySet<string>;
  /** Those that most phrases have. */
  readonly topics: ReadonlySet<string>;
  /**
   * Whether the phrases name mostly one thing. If each names another, as in "I lost my keys" and "I lost my
   * card", a text may name yet another.
   */
  readonly namesOneThing: boolean;
};

/** By number of intent; only intents without templates, and empty for other languages. */
export type ContentCharacters = ReadonlyMap<number, PhraseCharacters>;

export function* contentCharactersSteps({
  intents,
  language,
}: Pick<TrainingSet, 'intents' | 'language'>): Steps<ContentCharacters> {
  const read = contentPiecesOf(language);
  const found = new Map<number, PhraseCharacters>();
  if (read === undefined) return found;
  for (const [number, intent] of intents.entries()) {
    if (intent.phrases.length === 0 || intent.templates.length > 0) continue;
    const pieces = yield* mappedInSteps(parsePhrases(intent), ({ normal }) => read(normal));
    const phrases = pieces.map((phrase) => phrase.flatMap(({ keys }) => keys));
    const topics = yield* topicWordsSteps(phrases, language);
    found.set(number, { content: new Set(phrases.flat()), topics, namesOneThing: namesOneThing(pieces) });
  }
  return found;
}

const namesOneThing = (phrases: readonly (readonly ContentPiece[])[]): boolean => {
  const named = phrases.map((phrase) => phrase.filter(({ isThing }) => isThing));
  const naming = named.filter((things) => things.length > 0);
  const counts = new Map<string, number>();
  for (const things of naming)
    for (const key of new Set(things.flatMap(({ keys }) => keys)))
      counts.set(key, (counts.get(key) ?? 0) + 1);
  return naming.length > 0 && Math.max(...counts.values()) > naming.length / 2;
};

/** Characters beside each other that are unknown are one word. */
const UNKNOWN_WEIGHT_MAX = 1;
/** What a text and the phrases share beside these characters: it has made the classifier choose the intent. */
const FRAME_WEIGHT = 0.25;
/** A missing topic counts as one more foreign word, if a thing is foreign. */
const TOPIC_WEIGHT = 1;
/** A character of another intent at least belongs to the agent's field. */
const FOREIGNNESS = { intent: 0, agent: 0.4, unknown: 1 } as const;

/** A piece of a text beside an intent. */
type Piece = Pick<ContentPiece, 'text' | 'weight' | 'isInflected' | 'isThing'> & {
  readonly origin: 'intent' | 'agent' | 'unknown';
  readonly isTopic: boolean;
  /** Whether it follows another unknown piece at once. */
  readonly continues: boolean;
};

/**
 * How far a text is from an intent, with its foreign characters, those beside each other together; undefined
 * if the text says nothing in characters.
 * @param entities those of the intent's parameters; their values are never foreign
 */
export const foreignCharactersOf = (
  intent: PhraseCharacters,
  entities: readonly string[],
  { readings, language, isOpen }: Pick<WordsOfText, 'readings' | 'language' | 'isOpen'>,
): Omit<Foreign, 'asksOther'> | undefined => {
  const values = entities.flatMap((entity) => readings.tolerant().spansOf(entity));
  const read = contentPiecesOf(language) ?? (() => []);
  const pieces = piecesOf(intent, { readings, values, found: read(readings.strict.text) });
  if (pieces.length === 0) return undefined;
  const unknown = pieces.filter(isUnknown);
  const isOffTopic = intent.topics.size > 0 && !pieces.some(({ isTopic }) => isTopic);
  const missing = isOffTopic && unknown.some(({ isInflected }) => !isInflected) ? TOPIC_WEIGHT : 0;
  const sumOf = (weightOf: (piece: Piece) => number) =>
    pieces.reduce((sum, piece) => sum + weightOf(piece), missing);
  const foreign = sumOf(({ weight, origin }) => weight * FOREIGNNESS[origin]);
  const things = pieces.filter(({ isThing }) => isThing);
  return {
    share: foreign / (sumOf(({ weight }) => weight) + FRAME_WEIGHT),
    words: wordsOf(unknown),
    // Another word may be a value that no list has.
    namesOther:
      intent.namesOneThing && !isOpen && things.length > 0 && values.length === 0 && things.every(isUnknown),
  };
};

const isUnknown = ({ origin }: Piece): boolean => origin === 'unknown';

type KnownOfText = {
  readonly readings: Readings;
  readonly values: readonly EntityMatch[];
  readonly found: readonly ContentPiece[];
};

const piecesOf = (
  { content, topics }: PhraseCharacters,
  { readings, values, found }: KnownOfText,
): readonly Piece[] => {
  const pieces: Piece[] = [];
  let run = { weight: 0, end: -1 };
  for (const { text, index, keys, weight: full, isInflected, isThing } of found) {
    const isValue = values.some((value) => index >= value.start && index < value.end);
    const isOwn = isValue || keys.some((key) => content.has(key));
    const continues = !isOwn && run.end === index;
    const before = continues ? run.weight : 0;
    const weight = isOwn ? full : Math.min(full, UNKNOWN_WEIGHT_MAX - before);
    if (!isOwn) run = { weight: before + weight, end: index + text.length };
    pieces.push({
      text,
      weight,
      origin: originOf(isOwn, readings.plainWords.has(text)),
      isTopic: isValue || keys.some((key) => topics.has(key)),
      continues,
      isInflected,
      isThing,
    });
  }
  return pieces;
};

const originOf = (isOwn: boolean, isOfAgent: boolean): Piece['origin'] => {
  if (isOwn) return 'intent';
  return isOfAgent ? 'agent' : 'unknown';
};

const wordsOf = (pieces: readonly Piece[]): readonly string[] => {
  const words: string[] = [];
  for (const { text, continues } of pieces) words.push(continues ? `${words.pop() ?? ''}${text}` : text);
  return words;
};
