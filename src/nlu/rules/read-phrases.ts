import { PHRASES_AT_A_TIME } from '../../kernel/limits.ts';
import { finished, type Steps } from '../../kernel/steps.ts';
import { normalise } from '../text/normalise.ts';
import { type Unit, unitsOf } from '../text/units.ts';
import type { TrainingIntent, TrainingPhrase } from '../training-set.ts';
import { type Annotation, annotationsOf, IGNORE, textOf } from './phrase-pattern.ts';

/** A parsed phrase. */
export type ReadPhrase = {
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

const remembered = new WeakMap<TrainingIntent, readonly ReadPhrase[]>();

/** Cached by object: an unedited intent is the same object in the next training set. */
export const readPhrases = (intent: TrainingIntent): readonly ReadPhrase[] =>
  finished(readPhrasesInSteps(intent));

export function* readPhrasesInSteps(intent: TrainingIntent): Steps<readonly ReadPhrase[]> {
  const cached = remembered.get(intent);
  if (cached !== undefined) return cached;
  const phrases: ReadPhrase[] = [];
  for (const phrase of intent.phrases) {
    phrases.push(readPhrase(phrase));
    if (phrases.length % PHRASES_AT_A_TIME === 0) yield;
  }
  remembered.set(intent, phrases);
  return phrases;
}

const readPhrase = ({ parts }: TrainingPhrase): ReadPhrase => {
  const text = textOf(parts);
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
