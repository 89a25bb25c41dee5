import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { explainText } from '../explain/explanation.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import type { TrainingEntity } from '../training-set.ts';
import { understand } from '../understand.ts';

const florist = (flower: Partial<TrainingEntity> = {}, contexts: readonly string[] = []) => {
  const set = agent({
    entities: [
      entity('flower', ['roses', 'tulips', 'lilies'], flower),
      entity('room', ['garden', 'cellar'], {}),
    ],
    intents: [
      intent('stock', {
        says: ['do you sell [roses](flower)', 'do you have [tulips](flower)', 'which flowers do you have'],
        takes: { flower: 'flower' },
        contexts,
      }),
      intent('table', {
        says: ['book a table in the [garden](room)', 'a table please', 'we need a table'],
        takes: { room: 'room' },
      }),
      intent('remind', {
        says: [
          'remind me [tomorrow](sys.date:day)',
          'remind me [on friday](sys.date:day)',
          'i might forget to phone my sister',
        ],
        takes: { day: 'sys.date' },
      }),
      intent('fallback', { fallback: true }),
    ],
  });
  const model = loadModel(trainModel(set, englishVectors), set, englishVectors);
  return {
    to: (text: string) => understand(model, text, conditions({ contexts })).candidates[0]?.intentName,
    leftOut: (text: string) => explainText(model, text, conditions({ contexts })).leftOut,
  };
};

describe('a phrase that ends in a listed value and has hardly a word of its own', () => {
  const { to, leftOut } = florist();

  it.each(['do you sell batteries', 'do you sell insurance', 'do you have a dentist'])(
    'does not mean another thing: %s',
    (text) => {
      expect(to(text)).toBe('fallback');
    },
  );

  it('is named where the text is explained', () => {
    expect(leftOut('do you sell batteries')).toMatchObject([
      { intentName: 'stock', reason: 'value_missing' },
    ]);
  });

  it.each(['do you sell lilies', 'do you sell orchids', 'do you sell flowers', 'do you sell zorblaxes'])(
    'means its values, things like them, and unknown words: %s',
    (text) => {
      expect(to(text)).toBe('stock');
    },
  );

  it('does not need its value if it has more words of its own', () => {
    expect(to('book a table in the sunshine')).toBe('table');
  });

  it('does not need a date, which people leave out', () => {
    expect(leftOut('remind me to buy milk')).toEqual([]);
    expect(to('remind me to call mum')).toBe('remind');
  });

  it('matches other values too if its entity accepts unlisted ones', () => {
    expect(florist({ isExpandable: true }).to('do you sell batteries')).toBe('stock');
  });

  it('matches other values too in a dialogue', () => {
    expect(florist({}, ['asked']).to('do you sell insurance')).toBe('stock');
  });
});
