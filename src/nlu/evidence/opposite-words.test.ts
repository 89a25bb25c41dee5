import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { unitsOf } from '../text/units.ts';
import { understand } from '../understand.ts';
import { meantSides } from './opposite-words.ts';

const takes = { device: 'device', room: 'room' };
const set = agent({
  entities: [
    entity('device', ['lamp', 'fan', 'heater', 'radio']),
    entity('room', ['kitchen', 'office', 'attic']),
  ],
  intents: [
    intent('on', {
      says: [
        'switch on the [lamp](device:device)',
        'turn on the [fan](device:device) in the [kitchen](room:room)',
        'can you turn on the [radio](device:device)',
      ],
      takes,
    }),
    intent('off', {
      says: [
        'switch off the [lamp](device:device)',
        'turn off the [heater](device:device) in the [office](room:room)',
        '[fan](device:device) off',
      ],
      takes,
    }),
    intent('none', { fallback: true }),
  ],
});
const model = loadModel(trainModel(set, englishVectors), set, englishVectors);
const best = (text: string) => understand(model, text, conditions()).candidates[0]?.intentName;

describe('a word for the opposite', () => {
  it.each([
    ['switch the fan on in the office', 'on'],
    ['switch the lamp on in the office', 'on'],
    ['switch the fan off in the kitchen', 'off'],
    ['turn the lamp in the attic off please', 'off'],
  ] as const)('decides between intents that take the same value: %s', (text, wanted) => {
    expect(best(text)).toBe(wanted);
  });

  it('says nothing if the text has both', () => {
    expect(meant('the fan off on monday')).toEqual([]);
    expect(meant('the fan up')).toEqual([['up', 'down']]);
  });

  it('is also another word of the same side', () => {
    expect(meant('shut the blinds')).toEqual([['shut', 'open']]);
  });

  it.each([
    ['mach das Licht an', [['an', 'aus']]],
    ['Licht aus im Bad', [['aus', 'an']]],
    ['Licht ausschalten bitte', [['ausschalten', 'an']]],
    ['die Lampe an der Wand', []],
    ['ein Zimmer', []],
  ])('counts as a particle of a German verb where it has left the verb: %s', (text, sides) => {
    expect(meant(text, 'de')).toEqual(sides);
  });
});

/** The words of a text that have an opposite, and one of their opposites. */
const meant = (text: string, language = 'en-GB'): readonly (readonly string[])[] => {
  const units = unitsOf(text);
  return meantSides(units, language).map(({ words, opposites }) => [
    units.find(({ folded }) => words.has(folded))?.folded ?? '',
    [...opposites][0] ?? '',
  ]);
};
