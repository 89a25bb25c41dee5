import { describe, expect, it } from 'vitest';
import { anIntent, aParameter, aValue } from '../../test/support/session-stories.ts';
import { fillParameters } from './parameters.ts';

const trip = { name: 'trip', lifespan: 3, parameters: { city: 'Oslo', 'city.original': 'oslo' } };

describe('a parameter', () => {
  it.each([
    ['#trip.city', 'Oslo', 'context'],
    ['#trip.city-to', 'home', 'default'],
    ['#trip.cities', 'home', 'default'],
    ['#trip-to.city', 'home', 'default'],
    ['$num', 7, 'text'],
    ['$number', 'home', 'default'],
    ['$num-1', 'home', 'default'],
    ['$num.', '7.', 'constant'],
    ['$num-', '7-', 'constant'],
    ['me@trip#trip.city', 'me@trip#trip.city', 'constant'],
    ['$5', '$5', 'constant'],
    ['#1', '#1', 'constant'],
  ])('of the value %j is %j, from a %s', (value, filled, from) => {
    const intent = anIntent('a', {
      parameters: [aParameter('num'), aParameter('a', { value, defaultValue: 'home' })],
    });
    const found = { values: [aValue('num', 7)], contexts: [trip], collected: undefined };
    expect(fillParameters(intent, found)[1]).toMatchObject({ value: filled, source: { from } });
  });
});
