import type { Candidate, Understanding, Value } from '../nlu/understanding.ts';
import { exitIn } from './exit-words.ts';
import type { SlotFilling } from './state.ts';

/** The meaning of a query in a slot-filling dialogue. */
export type DialogueVerdict =
  | { readonly is: 'answer'; readonly values: readonly Value[] }
  | { readonly is: 'other_intent' }
  | { readonly is: 'exit'; readonly reply: string };

/** From this score on, a learned match of another intent is clear enough to leave a dialogue. */
const CLEAR_SCORE = 0.8;
/** From this score on, it is clear enough even if the text has a value that answers. */
const CLEARER_SCORE = 0.9;
/** An answer must fill this share of the text to take precedence over another intent's own phrase. */
const ANSWER_SHARE = 0.5;

type Reading = {
  readonly text: string;
  readonly language: string;
  readonly slotFilling: SlotFilling;
  /** The alias of the requested parameter's value. */
  readonly promptedAlias: string;
  readonly understanding: Understanding;
};

/**
 * Reads a query as the answer to a prompt, in this order:
 *
 * 1. Exit words end the dialogue.
 * 2. Another intent's own phrase leaves it, unless the value for the requested slot makes up most of the
 *    text. A free-text value (`@sys.any`) never outweighs such a phrase.
 * 3. A clear learned match of another intent leaves it if no value was found, or only a guess: "what is on
 *    the menu?" could be an unlisted name. A value for another slot keeps it if it makes up most of the text,
 *    or if the text only corrects an earlier answer. A clearer match leaves it too if the value is for the
 *    requested slot, but the other intent takes it as well and it is a small part of the text: "are you open
 *    on Sunday?" does not answer "when do you want it?".
 * 4. Otherwise the text answers with the values it has; without any, the prompt is repeated.
 */
export const readInDialogue = (reading: Reading): DialogueVerdict => {
  const { understanding, slotFilling } = reading;
  const winner = understanding.candidates.find(({ outcome }) => outcome === 'won');
  const other = winner && isOther(winner, slotFilling) ? winner : undefined;
  const isPhrase = other?.matchedBy === 'exact' || other?.matchedBy === 'template';
  const exit = exitIn(reading.text, reading.language);
  if (exit !== undefined) return isPhrase ? { is: 'other_intent' } : { is: 'exit', reply: exit.reply };
  const answer = answerIn(reading);
  if (isPhrase && !(answer && isMain(answer, reading.text))) return { is: 'other_intent' };
  const isClear = other !== undefined && other.score >= CLEAR_SCORE;
  if (isClear && !staysBeside(other, answer, reading)) return { is: 'other_intent' };
  const restatedValues = winner?.intentId === slotFilling.intentId ? understanding.values : [];
  return { is: 'answer', values: withRestatedValues(understanding.answers, restatedValues) };
};

const isOther = (winner: Candidate, { intentId }: SlotFilling): boolean =>
  winner.intentId !== intentId && winner.matchedBy !== 'fallback';

const answerIn = ({ understanding, promptedAlias }: Reading): Value | undefined =>
  understanding.answers.find(({ parameter }) => parameter === promptedAlias);

const isMain = ({ source, start, end }: Value, text: string): boolean =>
  source !== 'any' && source !== 'expansion' && (end - start) / text.trim().length >= ANSWER_SHARE;

/** Whether the text stays in the dialogue beside a clear match of another intent. */
const staysBeside = (other: Candidate, answer: Value | undefined, reading: Reading): boolean => {
  const { understanding, text } = reading;
  if (answer !== undefined) return !isSentence(answer, text) && !isTakenBy(other, answer, reading);
  return understanding.isCorrection === true || understanding.answers.some((value) => isMain(value, text));
};

/** Whether another intent that the text clearly means takes a small part of the text that also answers. */
const isTakenBy = (other: Candidate, answer: Value, { text, understanding }: Reading): boolean =>
  other.score >= CLEARER_SCORE &&
  answer.source !== 'any' &&
  answer.source !== 'expansion' &&
  !isMain(answer, text) &&
  understanding.values.some(({ start, end }) => start < answer.end && answer.start < end);

/** An unlisted value that is the whole text, in several words. A single word is probably the answer. */
const isSentence = ({ source, start, end }: Value, text: string): boolean =>
  source === 'expansion' && /\s/.test(text.slice(start, end)) && end - start === text.trim().length;

/**
 * The answers, plus values for other open parameters in the remaining words: one "Rome" cannot be both the
 * origin and the destination.
 */
const withRestatedValues = (
  answers: readonly Value[],
  restatedValues: readonly Value[],
): readonly Value[] => {
  const isTaken = (value: Value): boolean =>
    answers.some(
      ({ parameter, start, end }) =>
        parameter === value.parameter || (value.start < end && start < value.end),
    );
  return [...answers, ...restatedValues.filter((value) => !isTaken(value))];
};
