import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';

const set = agent({
  entities: [entity('course', ['yoga', 'pilates', 'spinning'])],
  intents: [
    intent('call', {
      says: [
        'call [Anna](sys.given-name:who)',
        'ring [Peter](sys.given-name:who)',
        'phone [Maria](sys.given-name:who)',
      ],
      takes: { who: 'sys.given-name' },
    }),
    intent('book', {
      says: [
        'book me a [yoga](course) class',
        'sign me up for [pilates](course)',
        'I want to join [spinning](course)',
      ],
      takes: { course: 'course' },
    }),
    intent('hours', { says: ['when do you open', 'opening hours', 'how late is it open today'] }),
    intent('none', { fallback: true }),
  ],
});
const model = loadModel(trainModel(set, englishVectors), set, englishVectors);
const winnerOf = (text: string) => understand(model, text, conditions()).candidates[0]?.intentName;

describe('an intent whose phrases all have a name or a listed value', () => {
  it.each(['call me a cab', 'ring the bell', 'book me a flight to rome', 'sign here for the parcel'])(
    'is not a text with another word in its place: %s',
    (text) => {
      expect(winnerOf(text)).toBe('none');
    },
  );

  it.each(['call Rajesh', 'call my wife', 'please phone zorblax'])(
    'is a text with a name, an unknown word or a word for a person: %s',
    (text) => {
      expect(winnerOf(text)).toBe('call');
    },
  );

  it.each([
    'book me a class',
    'sign me up please',
    'I want to join a fitness class',
    'sign up for a yoga course',
  ])('is a text without such a word, or with several words of its phrases: %s', (text) => {
    expect(winnerOf(text)).toBe('book');
  });
});
