import { describe, expect, it } from 'vitest';
import { anIntent, aParameter, aValue } from '../../test/support/session-stories.ts';
import type { Parameter } from '../agent/agent.ts';
import type { Value } from '../nlu/understanding.ts';
import type { ParameterValue } from './events.ts';
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

  describe('with two values in the text', () => {
    const twice = [aValue('city', 'Rome', 'rome', 3), aValue('city', 'Oslo', 'OSLO', 12)];
    const filled = (...parameters: readonly Parameter[]) =>
      fillParameters(anIntent('a', { parameters: [...parameters] }), {
        values: twice,
        contexts: [],
        collected: undefined,
      });

    it('gets the first', () => {
      expect(filled(aParameter('city'))).toEqual([
        { name: 'city', value: 'Rome', original: 'rome', source: { from: 'text', start: 3, end: 7 } },
      ]);
    });

    it('gets the first also within other words', () => {
      const said = aParameter('said', { value: '$city.original, then' });
      expect(filled(aParameter('city'), said)[1]).toMatchObject({ value: 'rome, then' });
      const whole = aParameter('whole', { value: '$city.original' });
      expect(filled(aParameter('city'), whole)[1]).toMatchObject({ value: 'rome' });
    });

    it('gets both, in text order, if it is a list', () => {
      expect(filled(aParameter('city', { isList: true }))).toEqual([
        {
          name: 'city',
          value: ['Rome', 'Oslo'],
          original: 'rome, OSLO',
          source: { from: 'text', start: 3, end: 7 },
        },
      ]);
    });
  });

  describe('collected in earlier turns', () => {
    const before: ParameterValue = { name: 'n', value: 1, original: 'one', source: { from: 'text' } };
    const filled = (values: readonly Value[], collected: ParameterValue, value = '$n') =>
      fillParameters(anIntent('a', { parameters: [aParameter('n', { value })] }), {
        values,
        contexts: [],
        collected: [{ ...before, name: 'other', value: 2 }, collected],
      })[0];

    it('keeps its value until the text has another one', () => {
      expect(filled([], before)).toEqual(before);
      expect(filled([aValue('n', 3, 'three')], before)).toMatchObject({ value: 3, original: 'three' });
    });

    it.each([[''], [null], [[]]])('is open still where that was %j', (value) => {
      expect(filled([], { ...before, value })).toMatchObject({ value: '', source: { from: 'nothing' } });
    });

    it('keeps 0 and false, which are values', () => {
      expect(filled([], { ...before, value: 0 })).toMatchObject({ value: 0 });
      expect(filled([], { ...before, value: false })).toMatchObject({ value: false });
    });
  });
});
