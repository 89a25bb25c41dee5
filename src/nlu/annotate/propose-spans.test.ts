import { describe, expect, it } from 'vitest';
import { agent, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import type { TrainingSet } from '../training-set.ts';
import { proposeSpans } from './propose-spans.ts';

const moment = { now: '2026-03-02T12:00:00.000Z', timezone: '' };

const set = agent({
  intents: [
    intent('order', {
      says: [
        'a [large](size) [latte](drink) please',
        'can I have a [mocha](drink)',
        'I would like a [small](size) [tea](drink)',
        'an [espresso](drink) please',
      ],
      takes: { size: 'size', drink: 'drink' },
    }),
    intent('book', { says: ['a table for [two](sys.number:guests)'], takes: { guests: 'sys.number' } }),
    intent('origin', { says: ['where is your latte from', 'is the mocha organic'] }),
    intent('pay', { says: ['I want to pay', 'the bill please'] }),
  ],
  entities: [
    entity('size', ['small', 'large']),
    entity('drink', ['latte', 'mocha', 'espresso', 'tea'], { isExpandable: true }),
  ],
});

const proposedIn = (trained: TrainingSet) => {
  const model = loadModel(trainModel(trained), trained);
  return (text: string, intentId?: string) =>
    proposeSpans(model, text, { ...moment, ...(intentId !== undefined && { intentId }) }).map(
      ({ parameter, entity: named, start, end, source }) =>
        `${text.slice(start, end)}: ${parameter} @${named}, ${source}`,
    );
};
const proposed = proposedIn(set);

describe('the spans that are proposed for a phrase', () => {
  it('are listed values of the parameters of its intent', () => {
    expect(proposed('two small teas to go', 'order')).toEqual([
      'small: size @size, dictionary',
      'teas: drink @drink, dictionary',
    ]);
  });

  it('are values that no list has, where the slot tagger sees them', () => {
    expect(proposed('a large cortado please', 'order')).toEqual([
      'large: size @size, dictionary',
      'cortado: drink @drink, expansion',
    ]);
  });

  it('are values of system entities that its intent takes', () => {
    expect(proposed('a table for three', 'book')).toEqual(['three: guests @sys.number, system']);
    expect(proposed('I pay for three', 'pay')).toEqual([]);
  });

  it('are values of other entities of the agent, unless the phrases leave such values plain', () => {
    expect(proposed('I pay for the latte', 'pay')).toEqual(['latte: drink @drink, dictionary']);
    expect(proposed('where is the espresso from', 'origin')).toEqual([]);
  });

  it('are of all entities that the agent uses, for an intent that does not exist yet', () => {
    expect(proposed('bring me two teas')).toEqual([
      'two: number @sys.number, system',
      'teas: drink @drink, dictionary',
    ]);
  });
});
