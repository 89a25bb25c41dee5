import { describe, expect, it } from 'vitest';
import { fillText, referenceAt } from './references.ts';

const referable = (value: Parameters<typeof String>[0], original = '') => ({ value, original });
const scope = {
  parameters: new Map([
    ['color', referable('red', 'Red')],
    ['color2', referable('blue')],
    ['date', referable('')],
    ['size', referable({ amount: 3, unit: 'cm' })],
    ['list', referable(['a', 'b'])],
    ['n', referable(7)],
    [
      'sizes',
      referable([
        { amount: 3, unit: 'cm' },
        { amount: 4, unit: 'm' },
      ]),
    ],
    ['none', referable([])],
    ['gaps', referable(['a', '', null, 'b'])],
    ['prices', referable([{ amount: 3 }, { unit: 'm' }, { amount: 4 }])],
    ['empty', referable({})],
    ['nested', referable({ from: { city: 'Oslo' }, to: [{ city: 'Rome' }, { city: 'Bonn' }] })],
    ['parts', referable({ city: 'Oslo', street: '', number: 5 })],
    ['first name', referable('Ann')],
    ['geo.city', referable('Oslo')],
    ['gr', referable('klein')],
    ['größe', referable('groß')],
    ['город', referable('Осло')],
    ['city', referable('Oslo')],
    ['都市', referable('オスロ')],
  ]),
  contexts: [
    {
      name: 'weather',
      lifespan: 1,
      parameters: { location: 'London', 'location.original': 'london', 'wind speed': 'calm', empty: '' },
    },
  ],
};

describe('a text with references', () => {
  it.each([
    ['I am $color', 'I am red'],
    ['$color-bellied, $color.', '$color-bellied, red.'],
    ['$color- and $color--$n, $color-$n', 'red- and red--7, red-7'],
    ["$color's, $$n, $color,$color2!", "red's, $7, red,blue!"],
    ['$colors and $nn', '$colors and $nn'],
    ['$first name and $geo.city.', 'Ann and Oslo.'],
    ['$color2 is not $color', 'blue is not red'],
    ['you said $color.original', 'you said Red'],
    ['$size.amount of $size', '3 of 3 cm'],
    ['$list: $n', 'a, b: 7'],
    ['$sizes.amount of $sizes.', '3, 4 of 3 cm, 4 m.'],
    ['$list.amount, $none.amount!', 'a, b.amount, !'],
    ['$größe, nicht $gr', 'groß, nicht klein'],
    ['$городской и $город', '$городской и Осло'],
    ['$cityの天気は$都市です', 'Osloの天気はオスロです'],
    ['$都市名', '$都市名'],
    ['it costs $5 or $unknown', 'it costs $5 or $unknown'],
    ['Weather in #weather.location for tomorrow', 'Weather in London for tomorrow'],
    ['Weather in #weather.location.', 'Weather in London.'],
    ['#weather.location.original', 'london'],
    ['#weather.location-to and #weather.locations.', 'and .'],
    ['#weather.location- #weather.location\u2019s', 'London- London\u2019s'],
    ['mail a#weather.location, C#weather.location', 'mail a#weather.location, C#weather.location'],
    ['#weather.location#weather.location$n#weather.location', 'LondonLondon7London'],
    ['##weather.location (#weather.location)', '#London (London)'],
    ['天気は#weather.locationです、#gone.locationです', '天気はLondonです、です'],
    ['Weather in #gone.location for tomorrow', 'Weather in for tomorrow'],
    ['Weather in #weather.nothing for tomorrow', 'Weather in for tomorrow'],
    ['on $date then', 'on then'],
    ['number #5 and  two spaces', 'number #5 and  two spaces'],
    ['#Weather.location', 'London'],
    ['what no object was given: $size.toString, #weather.constructor.', 'what no object was given: , .'],
    ['$date.year of the $size.depth day, #gone.size.amount', 'of the day,'],
    ['$color.Next', 'red.Next'],
    ['#weather.wind speed today', 'calm today'],
    ['$empty.self.self, $date.a.b.c, #gone.a.b.c.', ', , .'],
    ['$nested.from.city.Next, $nested.to.city, $nested.from.street.name', 'Oslo.Next, Rome, Bonn,'],
    ['US$n and a$color', 'US7 and ared'],
    ['$prices.amount', '3, 4'],
    ['in #gone.location.original', 'in'],
    ['$gaps; $parts', 'a, b; Oslo 5'],
    ['$gaps.amount and $parts.none.', 'a, b.amount and .'],
    ['#weather.empty.original, #weather.location.original', ', london'],
  ])('%j reads %j', (text, filled) => {
    expect(fillText(text, scope)).toBe(filled);
  });
});

describe('a reference', () => {
  it('names its parameter, its value, its original and its end', () => {
    expect(referenceAt('in $color.', 3, scope)).toEqual({
      kind: 'parameter',
      parameter: 'color',
      value: 'red',
      original: 'Red',
      end: 9,
    });
  });

  it('to the original of a context is one to its parameter, although the context stores both', () => {
    expect(referenceAt('#weather.location.original', 0, scope)).toEqual({
      kind: 'context',
      parameter: 'location',
      value: 'london',
      original: 'london',
      end: 26,
    });
  });
});
