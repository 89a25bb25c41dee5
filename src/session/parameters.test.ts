import { describe, expect, it } from 'vitest';
import { anIntent, aParameter, aValue } from '../../test/support/session-stories.ts';
import type { Parameter } from '../agent/agent.ts';
import type { Value } from '../nlu/understanding.ts';
import type { ParameterValue } from './events.ts';
import { aliasOf, fillParameters } from './parameters.ts';

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
    [' $num ', 7, 'text'],
    ['for $num', 'for 7', 'constant'],
    ['$num.', '7.', 'constant'],
    ['$num.size', '7.size', 'constant'],
    [' none ', 'none', 'constant'],
    ['  ', 'home', 'default'],
    ['$num-', '7-', 'constant'],
    ['me@trip#trip.city', 'me@trip#trip.city', 'constant'],
    ['$5', '$5', 'constant'],
    ['#1', '#1', 'constant'],
  ])('of the value %j is %j, from a %s', (value, filled, from) => {
    const intent = anIntent('a', {
      parameters: [aParameter('num'), aParameter('a', { value, defaultValue: 'home' })],
    });
    const found = { values: [aValue('num', 7)], contexts: [trip], collectedValues: undefined };
    expect(fillParameters(intent, found)[1]).toMatchObject({ value: filled, source: { from } });
  });

  describe('with two values in the text', () => {
    const twice = [aValue('city', 'Rome', 'rome', 3), aValue('city', 'Oslo', 'OSLO', 12)];
    const filled = (...parameters: readonly Parameter[]) =>
      fillParameters(anIntent('a', { parameters: [...parameters] }), {
        values: twice,
        contexts: [],
        collectedValues: undefined,
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
      expect(filled(aParameter('city'), whole)[1]).toEqual({
        name: 'whole',
        value: 'rome',
        original: 'rome',
        source: { from: 'text' },
      });
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

  it('has the parts of a composite only if its value has parts', () => {
    const city = aValue('city', 'Rome');
    const parts = { city: 'Rome', 'city.original': 'rome' };
    const cityOf = (found: Value) =>
      fillParameters(anIntent('a', { parameters: [aParameter('city')] }), {
        values: [found],
        contexts: [],
        collectedValues: undefined,
      })[0];
    expect(cityOf({ ...city, detailed: parts })).toMatchObject({ value: 'Rome', detailed: parts });
    expect(cityOf(city)).not.toHaveProperty('detailed');
  });

  it('says whether the session defined the entity of its value', () => {
    const values = [{ ...aValue('city', 'Rome'), source: 'session_entity' as const }];
    const intent = anIntent('a', { parameters: [aParameter('city')] });
    expect(fillParameters(intent, { values, contexts: [], collectedValues: undefined })).toMatchObject([
      { source: { from: 'session_entity', start: 0, end: 4 } },
    ]);
  });

  it.each(['n1', 'ne\u0301'])('may be called %s', (name) => {
    const intent = anIntent('a', { parameters: [aParameter(name)] });
    const found = { values: [aValue(name, 'x', 'x', 2)], contexts: [], collectedValues: undefined };
    expect(fillParameters(intent, found)).toMatchObject([{ source: { from: 'text', start: 2, end: 3 } }]);
  });

  it('without a value reads as nothing within a text, and is an empty list if it is a list', () => {
    const intent = anIntent('a', {
      parameters: [
        aParameter('city', { isList: true }),
        aParameter('said', { value: 'to $city.original, please' }),
        aParameter('here', { value: 'home' }),
        aParameter('there', { value: '#trip.city', isList: true }),
      ],
    });
    const found = { values: [], contexts: [trip], collectedValues: undefined };
    expect(fillParameters(intent, found)).toMatchObject([
      { value: [], source: { from: 'nothing' } },
      { value: 'to , please', original: '' },
      { value: 'home', original: '', source: { from: 'constant' } },
      { value: ['Oslo'], original: '', source: { from: 'context' } },
    ]);
  });

  it('copies the alias that its value names, or its own if it is required and has no value', () => {
    const alias = (value: string, required = false) => aliasOf(aParameter('own', { value, required }));
    expect([alias('$city'), alias(' $city '), alias('to $city')]).toEqual(['city', 'city', undefined]);
    expect(alias('$city', true)).toBe('city');
    expect([alias('', true), alias(' ', true), alias('')]).toEqual(['own', 'own', undefined]);
  });

  it('joins a day and a time of two turns, if the parameter is a moment', () => {
    const filled = (dataType: string, isList = false) =>
      fillParameters(anIntent('i', { parameters: [aParameter('at', { dataType, isList })] }), {
        values: [aValue('at', '18:00:00', '6 pm')],
        contexts: [],
        collectedValues: [
          { name: 'at', value: '2026-12-04', original: 'friday', source: { from: 'text', start: 0, end: 6 } },
        ],
      });
    expect(filled('@sys.date-time')).toMatchObject([{ value: '2026-12-04T18:00:00Z', original: '6 pm' }]);
    expect(filled('@sys.date-time', true)).toMatchObject([{ value: ['18:00:00'] }]);
    expect(filled('@sys.time')).toMatchObject([{ value: '18:00:00' }]);
  });

  describe('collected in earlier turns', () => {
    const before: ParameterValue = { name: 'n', value: 1, original: 'one', source: { from: 'text' } };
    const filled = (values: readonly Value[], collected: ParameterValue, value = '$n') =>
      fillParameters(anIntent('a', { parameters: [aParameter('n', { value })] }), {
        values,
        contexts: [],
        collectedValues: [{ ...before, name: 'other', value: 2 }, collected],
      })[0];

    it('keeps its value until the text has another one', () => {
      expect(filled([], before)).toEqual(before);
      expect(filled([aValue('n', 3, 'three')], before)).toMatchObject({ value: 3, original: 'three' });
    });

    it.each([[''], [null], [[]]])('is still open where its value was %j', (value) => {
      expect(filled([], { ...before, value })).toMatchObject({ value: '', source: { from: 'nothing' } });
    });

    it('keeps a list that has items', () => {
      expect(filled([], { ...before, value: ['x'] })).toMatchObject({ value: ['x'] });
    });

    it('keeps 0 and false, which are values', () => {
      expect(filled([], { ...before, value: 0 })).toMatchObject({ value: 0 });
      expect(filled([], { ...before, value: false })).toMatchObject({ value: false });
    });
  });
});
