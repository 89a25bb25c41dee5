import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';
import { withOpposites } from './opposite-words.ts';

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

  const scores = [
    { intent: 0, score: 0.8 },
    { intent: 1, score: 0.9 },
  ];
  const lowered = (said: string, sharesValue = true) => {
    const known = { language: 'en-GB', contentWords: model.contentWords, sharesValue: () => sharesValue };
    const after = withOpposites(scores, said.split(' '), scores, known);
    return scores.flatMap(({ intent: number, score }, at) =>
      (after[at]?.score ?? 0) < score ? [number] : [],
    );
  };

  it('lowers only an intent that has the opposite and not the word', () => {
    expect(lowered('the fan on')).toEqual([1]);
    expect(lowered('the fan off')).toEqual([0]);
    expect(lowered('the fan up')).toEqual([]);
  });

  it('says nothing if the text has both, or if the intents share no value', () => {
    expect(lowered('the fan off on monday')).toEqual([]);
    expect(lowered('the fan on', false)).toEqual([]);
  });
});
