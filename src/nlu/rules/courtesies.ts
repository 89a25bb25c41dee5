import type { Unit } from '../text/units.ts';

/** Polite words that end a request and never belong to a value before them; folded. */
const COURTESIES: readonly (readonly string[])[] = [
  ...['please', 'pls', 'plz', 'thanks', 'thx', 'thank you'],
  ...['bitte', 'danke', 'svp', 'merci', 's il vous plait', 's il te plait'],
  ...['por favor', 'gracias', 'per favore', 'grazie', 'obrigado', 'obrigada'],
  ...[
    'sorry',
    'entschuldigung',
    'pardon',
    'desole',
    'desolee',
    'perdon',
    'lo siento',
    'scusa',
    'scusate',
    'scusi',
  ],
  ...['desculpa', 'desculpe'],
  ...['alsjeblieft', 'alstublieft', 'bedankt', 'пожалуйста', 'спасибо', 'lutfen', 'tesekkurler', 'tack'],
].map((text) => text.split(' '));

/** The unit after the last one that is not part of a courtesy at the end of a text. */
export const endBeforeCourtesies = (units: readonly Unit[]): number => {
  let end = units.length;
  for (;;) {
    const courtesy = COURTESIES.find((words) => endsWith(units, end, words));
    if (courtesy === undefined) return end;
    end -= courtesy.length;
  }
};

const endsWith = (units: readonly Unit[], end: number, words: readonly string[]): boolean =>
  words.length <= end && words.every((word, at) => units[end - words.length + at]?.folded === word);
