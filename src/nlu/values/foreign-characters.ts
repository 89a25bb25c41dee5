/**
 * What a text in Chinese or Japanese says that an intent's phrases do not. Its words cannot be compared,
 * because the languages write without spaces, but its characters can: with the phrase "我的卡丢了", nothing of
 * "我的手机丢了" but 丢 is the intent's.
 */
import { parsePhrases } from '../rules/parse-phrases.ts';
import { functionCharactersOf } from '../text/function-characters.ts';
import type { TrainingSet } from '../training-set.ts';
import type { EntityMatch } from './reading.ts';
import type { Readings } from './recognise-values.ts';
import { topicWordsOf } from './topic-words.ts';

/** The characters of an intent that carry meaning. */
export type PhraseCharacters = {
  readonly content: ReadonlySet<string>;
  /** Those that most phrases have. */
  readonly topics: ReadonlySet<string>;
};

/** By number of intent; only intents without templates, and empty for other languages. */
export type ContentCharacters = ReadonlyMap<number, PhraseCharacters>;

/** Chinese characters; words in katakana, which are names of things, are whole. */
const CONTENT = /\p{Script=Katakana}[\p{Script=Katakana}ー]+|\p{Script=Han}/gu;

export const contentCharactersOf = ({
  intents,
  language,
}: Pick<TrainingSet, 'intents' | 'language'>): ContentCharacters => {
  const functionCharacters = functionCharactersOf(language);
  const found = new Map<number, PhraseCharacters>();
  if (functionCharacters.size === 0) return found;
  for (const [number, intent] of intents.entries()) {
    if (intent.phrases.length === 0 || intent.templates.length > 0) continue;
    const phrases = parsePhrases(intent).map(({ normal }) =>
      Array.from(normal.matchAll(CONTENT), ([piece]) => piece).filter(
        (piece) => !functionCharacters.has(piece),
      ),
    );
    found.set(number, { content: new Set(phrases.flat()), topics: topicWordsOf(phrases) });
  }
  return found;
};

/** Most words have two characters. */
const CHARACTER_WEIGHT = 0.5;
/** A longer unknown word is still one. */
const UNKNOWN_WEIGHT_MAX = 1;
/** What a text and the phrases share beside these characters: it has made the classifier choose the intent. */
const FRAME_WEIGHT = 0.25;
/** A missing topic counts as one more foreign word, if a thing is foreign. */
const TOPIC_WEIGHT = 1;
/** A character of another intent at least belongs to the agent's field. */
const FOREIGNNESS = { intent: 0, agent: 0.4, unknown: 1 } as const;
/** The ending of a Japanese verb or adjective, which does not begin like a particle: 閉まる, but 駅は. */
const INFLECTED = /^(?![はがをにのもでとへや])\p{Script=Hiragana}/u;

/** A Chinese character or a word in katakana of a text. */
type Piece = {
  readonly text: string;
  readonly weight: number;
  readonly origin: 'intent' | 'agent' | 'unknown';
  readonly isTopic: boolean;
  /** Whether it follows another unknown piece at once. */
  readonly continues: boolean;
  readonly isInflected: boolean;
};

/**
 * The share of a text that is foreign to an intent, 0..1, and its foreign characters, those beside each other
 * together; undefined if the text says nothing in characters.
 * @param entities those of the intent's parameters; their values are never foreign
 */
export const foreignCharactersOf = (
  intent: PhraseCharacters,
  entities: readonly string[],
  { readings, language }: { readonly readings: Readings; readonly language: string },
): { readonly share: number; readonly words: readonly string[] } | undefined => {
  const values = entities.flatMap((entity) => readings.tolerant().spansOf(entity));
  const pieces = piecesOf(intent, { readings, values, functionCharacters: functionCharactersOf(language) });
  if (pieces.length === 0) return undefined;
  const unknown = pieces.filter(({ origin }) => origin === 'unknown');
  const isOffTopic = intent.topics.size > 0 && !pieces.some(({ isTopic }) => isTopic);
  const missing = isOffTopic && unknown.some(({ isInflected }) => !isInflected) ? TOPIC_WEIGHT : 0;
  const sumOf = (weightOf: (piece: Piece) => number) =>
    pieces.reduce((sum, piece) => sum + weightOf(piece), missing);
  const foreign = sumOf(({ weight, origin }) => weight * FOREIGNNESS[origin]);
  return { share: foreign / (sumOf(({ weight }) => weight) + FRAME_WEIGHT), words: wordsOf(unknown) };
};

type KnownOfText = {
  readonly readings: Readings;
  readonly values: readonly EntityMatch[];
  readonly functionCharacters: ReadonlySet<string>;
};

const piecesOf = (
  { content, topics }: PhraseCharacters,
  { readings, values, functionCharacters }: KnownOfText,
): readonly Piece[] => {
  const { text } = readings.strict;
  const pieces: Piece[] = [];
  let run = { weight: 0, end: -1 };
  for (const { 0: piece, index } of text.matchAll(CONTENT)) {
    if (functionCharacters.has(piece)) continue;
    const end = index + piece.length;
    const isValue = values.some((value) => index >= value.start && index < value.end);
    const isOwn = isValue || content.has(piece);
    const continues = !isOwn && run.end === index;
    const before = continues ? run.weight : 0;
    const full = CHARACTER_WEIGHT * piece.length;
    const weight = isOwn ? full : Math.min(full, UNKNOWN_WEIGHT_MAX - before);
    if (!isOwn) run = { weight: before + weight, end };
    pieces.push({
      text: piece,
      weight,
      origin: originOf(isOwn, readings.plainWords.has(piece)),
      isTopic: isValue || topics.has(piece),
      continues,
      isInflected: INFLECTED.test(text.slice(end)),
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
