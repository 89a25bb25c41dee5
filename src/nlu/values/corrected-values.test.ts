import { describe, expect, it } from 'vitest';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import type { TrainingSet } from '../training-set.ts';
import { understand } from '../understand.ts';
import type { Expecting } from '../understanding.ts';

const modelOf = (set: TrainingSet) => loadModel(trainModel(set), set);

const pizzeria = modelOf(
  agent({
    entities: [
      entity('size', ['small', 'medium', 'large']),
      entity('topping', ['ham', 'olives', 'cheese']),
      entity('box', ['gift box', 'paper bag'], { isExpandable: true }),
    ],
    intents: [
      intent('order', {
        says: [
          'order [two](sys.number:amount) [large](size:size) pizzas with [ham](topping:toppings)',
          'deliver it on [friday](sys.date:day) at [5 pm](sys.time:time) in a [paper bag](box:box)',
        ],
        takes: {
          size: 'size',
          amount: 'sys.number',
          day: 'sys.date',
          time: 'sys.time',
          toppings: 'topping[]',
          phone: 'sys.phone-number',
          box: 'box',
        },
      }),
      intent('call', {
        says: ['send somebody to [5 Mill Lane](sys.any:address) for my [large](size:size) pizza'],
        takes: { size: 'size', address: 'sys.any', day: 'sys.date' },
      }),
      intent('trip', {
        says: ['from [Rome](sys.geo-city:from) to [Paris](sys.geo-city:to) at [noon](sys.time:time)'],
        takes: { from: 'sys.geo-city', to: 'sys.geo-city', time: 'sys.time' },
      }),
    ],
  }),
);

const answers = (text: string, asked: string, rest: Partial<Expecting>, intentId = 'order') =>
  Object.fromEntries(
    understand(
      pizzeria,
      text,
      conditions({ expecting: { intentId, parameters: [asked], ...rest } }),
    ).answers.map(({ parameter, original }) => [parameter, original]),
  );

describe('an answer that corrects an earlier one', () => {
  it.each([
    ['actually make that large', 'amount', ['size'], { size: 'large' }],
    ['no, two of them', 'size', ['amount'], { amount: 'two' }],
    ['I said friday not sunday', 'size', ['day'], { day: 'friday' }],
    ['a small one instead', 'amount', ['size'], { size: 'small' }],
    ['three, and make it large', 'amount', ['size'], { amount: 'three', size: 'large' }],
    ['not sunday, monday', 'amount', ['day'], { day: 'monday' }],
    ['the large one', 'amount', ['size'], { size: 'large' }],
    ['sorry, with olives and cheese', 'amount', ['toppings'], { toppings: 'cheese' }],
    ['wait, medium please', 'box', ['size'], { size: 'medium' }],
  ] as const)('gives the new value: %s', (text, asked, collected, values) => {
    expect(answers(text, asked, { collected })).toEqual(values);
  });

  it('is not one of a parameter whose value was not collected', () => {
    expect(answers('actually make that large', 'amount', {})).toEqual({});
  });

  it.each([
    ['3', 'size', ['amount']],
    ['hmm 12', 'phone', ['amount']],
    ['what is in a large pizza', 'amount', ['size']],
    ['the ham', 'amount', ['toppings']],
    ['I do not want a large one', 'amount', ['size']],
  ] as const)('is not recognised without a word of correction: %s', (text, asked, collected) => {
    expect(answers(text, asked, { collected })).toEqual({});
  });

  it('does not take the value of the prompt', () => {
    expect(answers('no, 4', 'amount', { collected: ['size', 'day'] })).toEqual({ amount: '4' });
  });

  it('names the parameter by the words before the value, of two that take the same', () => {
    const collected = ['from', 'to'];
    expect(answers('no, to London', 'time', { collected }, 'trip')).toEqual({ to: 'London' });
    expect(answers('no, London', 'time', { collected }, 'trip')).toEqual({});
    expect(answers('no, from London', 'to', { collected: ['from'] }, 'trip')).toEqual({ from: 'London' });
    expect(answers('from London', 'to', { collected: ['from'] }, 'trip')).toEqual({ to: 'London' });
  });

  it('may stand beside an answer if the words before it name its parameter', () => {
    expect(answers('from London to Milan', 'from', { collected: ['to'] }, 'trip')).toEqual({
      from: 'London',
      to: 'Milan',
    });
  });

  it('is of the parameter that the last text gave, of two that take the same, if no words name one', () => {
    const collected = ['from', 'to'];
    const correct = (text: string, latest: readonly string[]) =>
      answers(text, 'time', { collected, latest }, 'trip');
    expect(correct('no, make that London', ['to'])).toEqual({ to: 'London' });
    expect(correct('no, make that London', ['from'])).toEqual({ from: 'London' });
    expect(correct('no, from London', ['to'])).toEqual({ from: 'London' });
    expect(correct('no, make that London', collected)).toEqual({});
    expect(correct('London', ['to'])).toEqual({});
  });
});

describe('words before two values of one entity', () => {
  const bank = modelOf(
    agent({
      entities: [entity('account', ['checking', 'savings'])],
      intents: [
        intent('transfer', {
          says: [
            'transfer money from [checking](account:from) to [savings](account:to)',
            'move money to my [savings](account:to)',
          ],
          takes: { from: 'account', to: 'account' },
        }),
      ],
    }),
  );
  const answer = (text: string, parameters: readonly string[]) =>
    Object.fromEntries(
      understand(bank, text, conditions({ expecting: { intentId: 'transfer', parameters } })).answers.map(
        ({ parameter, value }) => [parameter, value],
      ),
    );

  it('name their parameters past determiners, whichever was asked for', () => {
    const both = { from: 'checking', to: 'savings' };
    expect(answer('from my checking to savings', ['to', 'from'])).toEqual(both);
    expect(answer('to the savings from checking', ['from', 'to'])).toEqual(both);
    expect(answer('from my checking', ['to', 'from'])).toEqual({ from: 'checking' });
  });
});

describe('a number that corrects', () => {
  const correct = (text: string, latest: readonly string[], texts: Record<string, string>) =>
    Object.fromEntries(
      understand(
        pizzeria,
        text,
        conditions({
          expecting: {
            intentId: 'order',
            parameters: ['size'],
            collected: Object.keys(texts),
            latest,
            texts,
          },
        }),
      ).answers.map(({ parameter, value }) => [parameter, value]),
    );

  it('is another hour of the only time', () => {
    expect(correct('make it 6', ['time'], { time: '5 pm' })).toEqual({ time: '18:00:00' });
    expect(correct('sorry, at 11 please', [], { time: 'at 10 am' })).toEqual({ time: '11:00:00' });
    expect(correct('6', ['time'], { time: '5 pm' })).toEqual({});
  });

  it('is of what was said last, a number or a time', () => {
    const texts = { amount: 'two', time: '8 pm' };
    expect(correct('make it 9', ['amount', 'time'], texts)).toEqual({ time: '21:00:00' });
    expect(correct('make it 9', ['time', 'amount'], texts)).toEqual({ amount: 9 });
  });
});

describe('free text', () => {
  const correct = (text: string, asked: string, rest: Partial<Expecting>) =>
    answers(text, asked, rest, 'call');

  it('is not an answer that only corrects another value', () => {
    expect(correct('no, I meant the small one', 'address', { collected: ['size'] })).toEqual({
      size: 'small',
    });
    expect(correct('the small house in Mill Lane', 'address', { collected: ['size'] })).toEqual({
      address: 'the small house in Mill Lane',
    });
    expect(correct('no, I meant the small one', 'address', {})).toEqual({
      address: 'no, I meant the small one',
    });
  });

  it('replaces the one of an earlier answer if it shares a word with it', () => {
    const asked = { collected: ['address'], texts: { address: '5 Station Road' } };
    expect(correct('sorry, 15 Station Road', 'day', asked)).toEqual({ address: '15 Station Road' });
    expect(correct("no, it's Station Road 7", 'day', asked)).toEqual({ address: 'Station Road 7' });
    expect(correct('no, I do not know', 'day', asked)).toEqual({});
    expect(correct('the road is closed', 'day', asked)).toEqual({});
    expect(correct('sorry, tomorrow', 'day', asked)).toEqual({ day: 'tomorrow' });
  });
});

describe('an answer', () => {
  it('to a prompt for a number is not a part of a date or a time', () => {
    expect(answers('I meant the 6th of July', 'amount', { collected: ['day'] })).toEqual({
      day: '6th of July',
    });
    expect(answers('at 5 pm, and 2 of them', 'amount', { optional: ['time'] })).toEqual({
      amount: '2',
      time: 'at 5 pm',
    });
    expect(answers('two', 'amount', { optional: ['time'] })).toEqual({ amount: 'two' });
  });

  it('may give optional values, too', () => {
    expect(answers('two with ham', 'amount', { optional: ['toppings', 'day'] })).toEqual({
      amount: 'two',
      toppings: 'ham',
    });
  });
});

describe('a text in a dialogue', () => {
  const isCorrection = (text: string) =>
    understand(
      pizzeria,
      text,
      conditions({ expecting: { intentId: 'order', parameters: ['amount'], collected: ['size'] } }),
    ).isCorrection === true;

  it.each(['no, i meant large', 'actually make that large please', 'sorry, the small one'])(
    'only corrects if it says nothing else: %s',
    (text) => {
      expect(isCorrection(text)).toBe(true);
    },
  );

  it.each(['no, what does a large box cost', 'a large one', 'no'])('does not: %s', (text) => {
    expect(isCorrection(text)).toBe(false);
  });
});

const registro = modelOf(
  agent({
    language: 'es',
    entities: [entity('primera', ['sí', 'no'])],
    intents: [
      intent('registro', {
        says: ['quiero registrarme', 'somos [cinco](sys.number:personas)', '[no](primera:primera) he ido'],
        takes: { personas: 'sys.number', correo: 'sys.email', dia: 'sys.date', primera: 'primera' },
      }),
    ],
  }),
);

describe('a word that begins a correction', () => {
  const answersTo = (text: string) =>
    understand(
      registro,
      text,
      conditions({
        expecting: {
          intentId: 'registro',
          parameters: ['correo', 'primera'],
          collected: ['personas', 'dia'],
        },
      }),
    ).answers.map(({ parameter, original }) => `${parameter}: ${original}`);

  it.each([
    ['no, seis', ['personas: seis']],
    ['no, mejor el martes', ['dia: martes']],
    ['no seis', ['primera: no']],
    ['no', ['primera: no']],
  ])('answers no later question, and denies nothing before a pause: %s', (text, values) => {
    expect(answersTo(text)).toEqual(values);
  });
});
