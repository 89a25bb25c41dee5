import { describe, expect, it } from 'vitest';
import { agent, conditions, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';
import { ledTexts } from './led-texts.ts';
import { readText } from './text-readings.ts';

const set = agent({
  intents: [
    intent('find', {
      says: [
        'movies by [Agnes Varda](sys.any:director)',
        'show me movies directed by [Wim Wenders](sys.any:director)',
        'films with [Buster Keaton](sys.any:actor) in it',
        'films on [friday](sys.date:day)',
      ],
      takes: { director: 'sys.any', actor: 'sys.any', day: 'sys.date' },
    }),
    intent('draw', {
      says: ['draw a picture of [a fox](sys.any:subject)', 'can you draw a nice picture of it', 'draw me'],
      takes: { subject: 'sys.any' },
    }),
    intent('none', { fallback: true }),
  ],
});
const model = loadModel(trainModel(set), set);
const valuesIn = (text: string) => {
  const { candidates, values } = understand(model, text, conditions());
  return [candidates[0]?.intentName, ...values.map(({ parameter, value }) => `${parameter}=${value}`)];
};

describe('text of any kind in a phrase that is shortened', () => {
  it('follows the words that lead to it', () => {
    expect(valuesIn('movies directed by Quentin Tarantino')).toEqual(['find', 'director=Quentin Tarantino']);
    expect(valuesIn('films with Tom Hanks')).toEqual(['find', 'actor=Tom Hanks']);
  });

  it('follows the preposition that all its phrases have before it', () => {
    expect(valuesIn('show some films by Hitchcock please')).toEqual(['find', 'director=Hitchcock']);
  });

  it('ends before the words after it and before other values', () => {
    expect(valuesIn('show films with Tom Hanks in it')).toEqual(['find', 'actor=Tom Hanks']);
    expect(valuesIn('show films by Hitchcock on friday')).toContain('director=Hitchcock');
  });

  it('is not taken from small words, or where nothing follows', () => {
    expect(valuesIn('films by me')).toEqual(['find']);
    expect(valuesIn('show films by')).toEqual(['find']);
    expect(valuesIn('draw a nice picture')).toEqual(['draw']);
  });

  it.each([
    [100, 1],
    [101, 0],
  ])(
    'of an intent with %i phrases is found %i times, since each lead is compared with all',
    (count, times) => {
      const says = Array.from(
        { length: count },
        (_, at) => `find item${at} made by [thing${at}](sys.any:maker)`,
      );
      const many = agent({ intents: [intent('find', { says, takes: { maker: 'sys.any' } })] });
      const [find] = many.intents;
      if (find === undefined) throw new Error('the agent has an intent');
      expect(ledTexts(find, readText(model, 'one made by Ann', conditions()), [])).toHaveLength(times);
    },
  );
});
