import { PHRASES_AT_A_TIME } from '../../kernel/limits/agents.ts';
import { finish, type Steps } from '../../kernel/steps.ts';
import { normalise } from '../text/normalise.ts';
import { type Unit, unitsOf } from '../text/units.ts';
import type { TrainingIntent, TrainingPhrase } from '../training-set.ts';
import { type Annotation, annotationsOf, IGNORE, phraseText } from './phrase-pattern.ts';

/** A parsed phrase. */
export type ParsedPhrase = {
  /** Its normal form. */
  readonly normal: string;
  /** Its words, whole and in pieces, including annotated parts. */
  readonly words: readonly string[];
  /** The words outside annotated parts. */
  readonly plainWords: readonly string[];
  readonly annotations: readonly Annotation[];
  /** Empty if there are no annotations. */
  readonly units: readonly Unit[];
};

const parsedByIntent = new WeakMap<TrainingIntent, readonly ParsedPhrase[]>();

/** Cached by object: an unedited intent is the same object in the next training set. */
export const parsePhrases = (intent: TrainingIntent): readonly ParsedPhrase[] =>
  finish(parsePhrasesInSteps(intent));

export function* parsePhrasesInSteps(intent: TrainingIntent): Steps<readonly ParsedPhrase[]> {
  const cached = parsedByIntent.get(intent);
  if (cached !== undefined) return cached;
  const phrases: ParsedPhrase[] = [];
  for (const phrase of intent.phrases) {
    phrases.push(parsePhrase(phrase));
    if (phrases.length % PHRASES_AT_A_TIME === 0) yield;
  }
  parsedByIntent.set(intent, phrases);
  return phrases;
}

const parsePhrase = ({ parts }: TrainingPhrase): ParsedPhrase => {
  const text = phraseText(parts);
  const units = unitsOf(text);
  const annotations = annotationsOf(parts, units);
  const isPlain = (_: Unit, at: number): boolean =>
    !annotations.some(({ entity, from, to }) => entity !== IGNORE && at >= from && at < to);
  return {
    normal: normalise(text),
    words: wordsIn(units),
    plainWords: wordsIn(units.filter(isPlain)),
    annotations,
    units: annotations.length > 0 ? units : [],
  };
};

const wordsIn = (units: readonly Unit[]): readonly string[] =>
  units.flatMap(({ joined, folded }) => (joined === folded ? [folded] : [joined, folded]));
