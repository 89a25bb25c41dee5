import { describe, expect, it } from 'vitest';
import { agent, conditions, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';

const bookings = agent({
  intents: [
    intent('book', {
      says: [
        'book a table',
        'a table for [4](sys.number:people)',
        'at [7 pm](sys.time:time)',
        'block my calendar',
      ],
      takes: { people: 'sys.number', time: 'sys.time', hours: 'sys.time-period' },
    }),
  ],
});
const model = loadModel(trainModel(bookings), bookings);
const intentId = bookings.intents[0]?.id ?? '';

/** It is eleven in the morning. */
const answers = (text: string, asked: string, rest: readonly string[] = []) =>
  Object.fromEntries(
    understand(
      model,
      text,
      conditions({
        now: '2017-10-04T15:00:00Z',
        timezone: 'America/New_York',
        expecting: { intentId, parameters: [asked, ...rest] },
      }),
    ).answers.map(({ parameter, value, original }) => [parameter, [value, original]]),
  );

describe('the answer to a prompt for a time', () => {
  it.each([
    ['6', ['18:00:00', '6']],
    ['11', ['11:00:00', '11']],
    ['for 5, please', ['17:00:00', '5']],
    ['at 8', ['20:00:00', 'at 8']],
    ['20', ['20:00:00', '20']],
  ])('may be the number of the hour: %s', (text, time) => {
    expect(answers(text, 'time')).toEqual({ time });
  });

  it.each(['6 people', '6 minutes', '25', '6 or 7', '6.5', '10/12'])(
    'is not a number of something else: %s',
    (text) => {
      expect(answers(text, 'time')).toEqual({});
    },
  );

  it('takes the number rather than another parameter without a value', () => {
    expect(answers('6', 'time', ['people'])).toEqual({ time: ['18:00:00', '6'] });
  });
});

describe('the answer to a prompt for hours', () => {
  it.each([
    ['10 to 12', ['10:00:00/12:00:00', '10 to 12']],
    ['9-11', ['09:00:00/11:00:00', '9-11']],
    ['from 14 to 16 please', ['14:00:00/16:00:00', '14 to 16']],
  ])('may be two numbers: %s', (text, hours) => {
    expect(answers(text, 'hours').hours).toEqual(hours);
  });

  it('is not one number', () => {
    expect(answers('10', 'hours')).toEqual({});
  });
});
