import { fold } from '../text/fold.ts';
import type { Unit } from '../text/units.ts';

const wordsOf = (texts: readonly string[]): readonly (readonly string[])[] =>
  texts.map((text) => fold(text).split(' '));

/** Words that make a sentence a request; folded. */
const PLEASE = wordsOf([
  ...['please', 'pls', 'plz', 'bitte', 'svp', 's il vous plait', 's il te plait', 'por favor', 'per favore'],
  ...['alsjeblieft', 'alstublieft', 'пожалуйста', 'lutfen'],
]);

/** Polite words that end a request and never belong to a value before them. */
const COURTESIES = [
  ...PLEASE,
  ...wordsOf([
    ...['thanks', 'thx', 'thank you', 'danke', 'merci', 'gracias', 'grazie', 'obrigado', 'obrigada'],
    ...['sorry', 'entschuldigung', 'pardon', 'desole', 'desolee', 'perdon', 'lo siento'],
    ...['scusa', 'scusate', 'scusi', 'desculpa', 'desculpe'],
    ...['bedankt', 'спасибо', 'tesekkurler', 'tack'],
  ]),
];

/** The unit after the last one that is not part of a courtesy at the end of a text. */
export const endBeforeCourtesies = (units: readonly Unit[]): number =>
  endsBefore(COURTESIES, units).at(-1) ?? 0;

/**
 * The unit after the last one that is not part of a "please" at the end of a text. Other courtesies may be
 * what someone wants to say: "tell her that I said thanks".
 */
export const endBeforePlease = (units: readonly Unit[]): number => endsBefore(PLEASE, units).at(-1) ?? 0;

/** Where a text may end: after its last unit, and before each courtesy at its end. */
export const endsBeforeCourtesies = (units: readonly Unit[]): readonly number[] =>
  endsBefore(COURTESIES, units);

const endsBefore = (
  courtesies: readonly (readonly string[])[],
  units: readonly Unit[],
): readonly number[] => {
  const ends = [units.length];
  for (let end = units.length; ; ) {
    const courtesy = courtesies.find((words) => endsWith(units, end, words));
    if (courtesy === undefined) return ends;
    end -= courtesy.length;
    ends.push(end);
  }
};

const endsWith = (units: readonly Unit[], end: number, words: readonly string[]): boolean =>
  words.length <= end && words.every((word, at) => units[end - words.length + at]?.folded === word);
