import { describe, expect, it } from 'vitest';
import { fillText } from './references.ts';

const referable = (value: Parameters<typeof String>[0], original = '') => ({ value, original });
const scope = {
  parameters: new Map([
    ['color', referable('red', 'Red')],
    ['color2', referable('blue')],
    ['date', referable('')],
    ['size', referable({ amount: 3, unit: 'cm' })],
    ['list', referable(['a', 'b'])],
    ['n', referable(7)],
  ]),
  contexts: [
    {
      name: 'weather',
      lifespan: 1,
      parameters: { location: 'London', 'location.original': 'london', empty: '' },
    },
  ],
};

describe('a text with references', () => {
  it.each([
    ['I am $color', 'I am red'],
    ['$color-bellied, $color.', 'red-bellied, red.'],
    ['$color2 is not $color', 'blue is not red'],
    ['you said $color.original', 'you said Red'],
    ['$size.amount of $size', '3 of 3 cm'],
    ['$list: $n', 'a, b: 7'],
    ['it costs $5 or $unknown', 'it costs $5 or $unknown'],
    ['Weather in #weather.location for tomorrow', 'Weather in London for tomorrow'],
    ['Weather in #weather.location.', 'Weather in London.'],
    ['#weather.location.original', 'london'],
    ['Weather in #gone.location for tomorrow', 'Weather in for tomorrow'],
    ['Weather in #weather.nothing for tomorrow', 'Weather in for tomorrow'],
    ['on $date then', 'on then'],
    ['number #5 and  two spaces', 'number #5 and  two spaces'],
    ['#Weather.location', 'London'],
    ['what no object was given: $size.toString, #weather.constructor.', 'what no object was given: , .'],
    ['$date.year of the $size.depth day, #gone.size.amount', 'of the day,'],
    ['$color.Next', 'red.Next'],
  ])('%j reads %j', (text, filled) => {
    expect(fillText(text, scope)).toBe(filled);
  });
});
