import { describe, expect, it } from 'vitest';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';

const set = agent({
  entities: [entity('size', ['small', 'large'])],
  intents: [
    intent('order', {
      says: [
        'I need [5](sys.number:copies) copies',
        'I want to order a pizza',
        'order [2](sys.number:copies) pizzas',
        'a [large](size:size) pizza',
      ],
      takes: { copies: 'sys.number', size: 'size' },
    }),
    intent('pay', { says: ['I paid [20](sys.number:sum) dollars'], takes: { sum: 'sys.number' } }),
  ],
});
const model = loadModel(trainModel(set), set);
const valuesIn = (text: string) =>
  understand(model, text, conditions()).values.map(({ parameter, value }) => `${parameter}=${value}`);
const answerTo = (text: string) =>
  understand(
    model,
    text,
    conditions({ expecting: { intentId: 'order', parameters: ['copies'] } }),
  ).answers.map(({ value }) => value);

describe('a number of a text', () => {
  it.each([
    'I need 100 euros',
    'I need 50% of the copies',
    'order a pizza at 8 pm',
    'order a pizza on 5 June',
    'I need copies, call 555 1234',
  ])('is no value where it is part of something else: %s', (text) => {
    expect(valuesIn(text)).toEqual([]);
  });

  it.each([
    ['I need 100 copies', ['copies=100']],
    ['order 3 pizzas at 8 pm', ['copies=3']],
    ['I paid 35 dollars', ['sum=35']],
  ])('is one beside that, and where phrases have the same words: %s', (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it.each([
    ['I want to order a large one', ['size=large']],
    ['order this one', []],
    ['order one pizza', ['copies=1']],
  ])('"one" counts only where it is no pronoun: %s', (text, values) => {
    expect(valuesIn(text)).toEqual(values);
  });

  it.each([
    ['the large one', []],
    ["I don't have one", []],
    ['just one', [1]],
    ['I need one', [1]],
    ['100 euros', [100]],
  ])('answers a prompt in other words, too: %s', (text, values) => {
    expect(answerTo(text)).toEqual(values);
  });
});

describe('an article before a word such as "poco" or "bisschen"', () => {
  it.each([
    ['es', 'quiero [dos](sys.number:copies) copias', 'quiero un poco', 'quiero tres copias'],
    [
      'de',
      'ich brauche [2](sys.number:copies) Kopien',
      'ich brauche ein bisschen',
      'ich brauche drei Kopien',
    ],
    ['fr', 'je voudrais [2](sys.number:copies) copies', 'je voudrais un peu', 'je voudrais trois copies'],
  ])('counts nothing (%s)', (language, phrase, vague, exact) => {
    const copy = intent('copy', { says: [phrase], takes: { copies: 'sys.number' } });
    const set = agent({ language, intents: [copy] });
    const model = loadModel(trainModel(set), set);
    const expecting = { intentId: 'copy', parameters: ['copies'] };
    const answersTo = (text: string) =>
      understand(model, text, conditions({ expecting })).answers.map(({ value }) => value);
    expect(answersTo(vague)).toEqual([]);
    expect(answersTo(exact)).toEqual([3]);
  });
});
