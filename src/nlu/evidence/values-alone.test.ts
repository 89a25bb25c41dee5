import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';

const set = agent({
  entities: [entity('size', ['large', 'small']), entity('dish', ['soup', 'salad'])],
  intents: [
    intent('book', {
      says: ['book a table for [Saturday](sys.date:day)', 'can we have a table on [Friday](sys.date:day)'],
      takes: { day: 'sys.date' },
    }),
    intent('order', {
      says: ['bring me a [large](size:size) [soup](dish:dish)', 'serve a [small](size:size) plate'],
      takes: { size: 'size', dish: 'dish' },
    }),
    intent('price', { says: ['what costs a [large](size:size) plate'], takes: { size: 'size' } }),
    intent('guests', {
      says: ['for [two](sys.number:count) please', 'my party has [six](sys.number:count) heads'],
      takes: { count: 'sys.number' },
    }),
    intent('none', { fallback: true }),
  ],
});
const model = loadModel(trainModel(set), set);
const best = (text: string) => understand(model, text, conditions()).candidates[0]?.intentName;

describe('a text that is nothing but a value', () => {
  it('means no intent if it is a date', () => {
    expect(best('Saturday')).toBe('none');
    expect(best('on Friday please')).toBe('none');
    expect(best('a table for Saturday')).toBe('book');
  });

  it('means no intent if several have values of its entity', () => {
    expect(best('large')).toBe('none');
    expect(best('soup')).toBe('order');
  });

  it('means an intent that has a phrase of little else', () => {
    expect(best('for six')).toBe('guests');
  });

  it('means no intent that asks something about it in small words', () => {
    const takes = { boat: 'boat' };
    const hire = agent({
      entities: [entity('boat', ['kayak', 'dinghy'])],
      intents: [
        intent('hire', { says: ['hire a [kayak](boat:boat)', 'book a [dinghy](boat:boat)'], takes }),
        intent('price', {
          says: ['how much is a [kayak](boat:boat)', 'how much is the [dinghy](boat:boat)'],
          takes,
        }),
        intent('none', { fallback: true }),
      ],
    });
    const trained = loadModel(trainModel(hire), hire);
    const first = (text: string) => understand(trained, text, conditions()).candidates[0]?.intentName;
    expect(first('a kayak please')).toBe('none');
    expect(first('how much is the kayak')).toBe('price');
  });
});

describe('a text that is nothing but a date', () => {
  const greeting = agent({
    entities: [entity('day', ['monday', 'friday'])],
    intents: [
      intent('hello', { says: ['hi', 'hello there', 'good morning', 'good evening', 'hey'] }),
      intent('closed', { says: ['are you closed on Sunday', 'is it closed on Sunday'] }),
      intent('delivery', {
        says: ['deliver it on [monday](day:day) please', 'can it come on [friday](day:day)'],
        takes: { day: 'day' },
      }),
      intent('programme', { says: ['what is on today', 'what is on this week'] }),
      intent('none', { fallback: true }),
    ],
  });
  const known = loadModel(trainModel(greeting, englishVectors), greeting, englishVectors);
  const meant = (text: string) => understand(known, text, conditions()).candidates[0]?.intentName;

  it.each(['wednesday', 'wednesday morning', 'tomorrow evening', 'tonight'])('does not greet: %s', (text) => {
    expect(meant(text)).toBe('none');
  });

  it('means an intent whose phrases have its words', () => {
    expect(meant('on sunday')).toBe('closed');
    expect(meant('good morning')).toBe('hello');
    expect(meant('what is on tomorrow')).toBe('programme');
  });

  it('means an intent whose value it is', () => {
    expect(meant('friday')).toBe('delivery');
  });
});

describe('a text that is nothing but an address', () => {
  const set = agent({
    intents: [
      intent('welcome', {
        says: ['hi', 'hello', "I'm [John](sys.given-name:name)", 'my name is [Mary](sys.given-name:name)'],
        takes: { name: 'sys.given-name' },
      }),
      intent('verify', { says: ['verify my email', 'please verify my address'] }),
      intent('contact', { says: ['write to [a@example.com](sys.email:to)'], takes: { to: 'sys.email' } }),
      intent('none', { fallback: true }),
    ],
  });
  const model = loadModel(trainModel(set, englishVectors), set, englishVectors);
  const best = (text: string) => understand(model, text, conditions()).candidates[0]?.intentName;

  it.each(['daniel@gmail.com', 'mary.hello@mail.com', 'https://mail.example.com/verify'])(
    'means no intent by its words: %s',
    (text) => {
      expect(best(text)).not.toMatch(/welcome|verify/);
    },
  );

  it('is a part of texts that mean one', () => {
    expect(best('verify my email mary@example.com')).toBe('verify');
    expect(best('write to mary@example.com')).toBe('contact');
  });
});
