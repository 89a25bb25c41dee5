import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';

const takes = { room: 'room' };
const house = (says: readonly string[]) => {
  const set = agent({
    entities: [entity('room', ['kitchen', 'bathroom', 'hall'])],
    intents: [
      intent('heating', { says, takes }),
      intent('lights', { says: ['switch on the lamp', 'it is too dark', 'dim the lamp'] }),
      intent('none', { fallback: true }),
    ],
  });
  const model = loadModel(trainModel(set, englishVectors), set, englishVectors);
  return (text: string) => understand(model, text, conditions()).candidates[0]?.intentName;
};

const HEAT = [
  'heat the [kitchen](room:room)',
  'is the heating on in the [hall](room:room)',
  'warm rooms please',
];

describe('a text that says something of a value', () => {
  it('does not match an intent that knows only the value', () => {
    const best = house(HEAT);
    expect(best('the kitchen is a mess')).toBe('none');
    expect(best('our bathroom is ugly')).toBe('none');
  });

  it('does not match one by saying that somebody likes the value', () => {
    expect(house(HEAT)('I love the kitchen')).toBe('none');
    expect(house(HEAT)('my sister hates the bathroom')).toBe('none');
    expect(house([...HEAT, 'I like the [hall](room:room) warm'])('I love the kitchen')).toBe('heating');
  });

  it('does not match one by asking what the value is, or by saying one value of another', () => {
    expect(house(HEAT)('what is a bathroom')).toBe('none');
    expect(house([...HEAT, 'what is in the [hall](room:room)'])('what is a bathroom')).toBe('heating');
    expect(house(HEAT)('the bathroom is the kitchen')).toBe('none');
  });

  it('matches one that knows what is said, or a word like it', () => {
    const best = house(HEAT);
    expect(best('the kitchen is not warm')).toBe('heating');
    expect(best('the bathroom is cold')).toBe('heating');
    expect(best('heat the bathroom, it is ugly')).toBe('heating');
  });

  it('matches one with a phrase that says something of a value', () => {
    const best = house([...HEAT, 'the [hall](room:room) is freezing']);
    expect(best('the kitchen is a mess')).toBe('heating');
  });
});

describe('in a language without word vectors, a text that says something of a value', () => {
  const set = agent({
    language: 'de',
    entities: [entity('raum', ['Küche', 'Bad', 'Flur'])],
    intents: [
      intent('heizen', {
        says: ['heize die [Küche](raum:raum)', 'ist im [Flur](raum:raum) die Heizung an', 'bitte wärmer'],
        takes: { raum: 'raum' },
      }),
      intent('keiner', { fallback: true }),
    ],
  });
  const model = loadModel(trainModel(set), set);
  const best = (text: string) => understand(model, text, conditions()).candidates[0]?.intentName;

  it('matches only an intent that knows what is said', () => {
    expect(best('die Küche ist schmutzig')).toBe('keiner');
    expect(best('das Bad ist nicht warm')).toBe('heizen');
  });
});
