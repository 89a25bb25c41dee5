import { describe, expect, it } from 'vitest';
import {
  anAgent,
  anIntent,
  aParameter,
  aValue,
  given,
  minutesAfterNoon,
  NOON,
  says,
} from '../../test/support/session-stories.ts';
import { SESSION_LIFETIME_MS } from '../kernel/limits/conversation.ts';
import { conditionsOf, contextsAt, userEntitiesAt } from './conditions.ts';
import type { RecordedQuery } from './state.ts';
import type { UserEntity } from './user-entities.ts';

const order = anIntent('order', {
  parameters: [aParameter('size', { required: true, prompts: [{ lang: 'en', value: 'Which size?' }] })],
});
const agent = anAgent([order]);
const weather = { name: 'weather', lifespan: 5, parameters: {} };
const entity = (name: string, value: string): UserEntity => ({
  name,
  entries: [{ value, synonyms: [value] }],
  extend: false,
  expiresAt: minutesAfterNoon(60),
});
const asked = (change: Partial<RecordedQuery> = {}): RecordedQuery => ({
  turnId: 't2',
  random: 0,
  receivedAt: minutesAfterNoon(1),
  lang: 'en',
  timezone: 'Europe/Oslo',
  given: [],
  resetContexts: false,
  numbers: 'number',
  text: 'large',
  ...change,
});

describe('the conditions of a query', () => {
  const waiting = given()
    .when(says('a coffee', order, { agent, given: [weather] }))
    .leaves();

  it('are the active contexts, the time and the parameters that the session waits for', () => {
    const conditions = conditionsOf(waiting, asked({ given: [{ ...weather, name: 'go' }] }), agent, []);
    expect(conditions).toMatchObject({
      now: minutesAfterNoon(1),
      timezone: 'Europe/Oslo',
      sessionEntities: [],
      expecting: { intentId: order.id, parameters: ['size'] },
    });
    expect([...conditions.contexts]).toEqual(expect.arrayContaining(['go', 'weather']));
  });

  it('have the other parameters of the intent, with those that the text may correct', () => {
    const trip = anIntent('trip', {
      parameters: [
        aParameter('from', { required: true }),
        aParameter('to', { required: true }),
        aParameter('class', { value: '', defaultValue: 'second' }),
        aParameter('seat'),
      ],
    });
    const trips = anAgent([trip]);
    const asking = given()
      .when(says('from Oslo', trip, { agent: trips }, { values: [aValue('from', 'Oslo')] }))
      .leaves();
    expect(conditionsOf(asking, asked(), trips, []).expecting).toEqual({
      intentId: trip.id,
      parameters: ['to'],
      optional: ['seat'],
      collected: ['from'],
      texts: { from: 'Oslo' },
      latest: ['from'],
    });
  });

  it('are without stored contexts and slot filling if the query resets contexts', () => {
    const conditions = conditionsOf(waiting, asked({ resetContexts: true, given: [weather] }), agent, []);
    expect([...conditions.contexts]).toEqual(['weather']);
    expect(conditions).not.toHaveProperty('expecting');
  });

  it.each(['@sys.date', '@sys.date-time'])(
    'have the %s that was collected, because a time that is said later belongs to it',
    (dataType) => {
      const visit = anIntent('visit', {
        parameters: [
          aParameter('day', { dataType, required: true }),
          aParameter('time', { dataType: '@sys.time', required: true }),
        ],
      });
      const visits = anAgent([visit]);
      const dated = given()
        .when(says('a visit', visit, { agent: visits }, { values: [aValue('day', '2026-12-03')] }))
        .leaves();
      expect(conditionsOf(dated, asked(), visits, [])).toMatchObject({ day: '2026-12-03' });
      expect(conditionsOf(dated, asked({ resetContexts: true }), visits, [])).not.toHaveProperty('day');
    },
  );

  it.each([
    ['nothing was collected', ['arrival'], {}],
    ['the collected date is a period', ['arrival'], { arrival: '2026-12-03/2026-12-05' }],
    ['the collected date is in a list', ['arrival'], { arrival: ['2026-12-03'] }],
    [
      'two dates were collected',
      ['arrival', 'departure'],
      { arrival: '2026-12-03', departure: '2026-12-05' },
    ],
    ['only a text looks like a date', [], { note: '2026-12-03' }],
    ['a text looks like a date, and the date itself is missing', ['arrival'], { note: '2026-12-03' }],
  ])('have no date if %s', (_, dates, collected) => {
    const trip = anIntent('trip', {
      parameters: [
        ...dates.map((name) => aParameter(name, { dataType: '@sys.date' })),
        aParameter('note', { dataType: '@sys.any' }),
        aParameter('time', { dataType: '@sys.time', required: true }),
      ],
    });
    const trips = anAgent([trip]);
    const values = Object.entries(collected).map(([name, value]) => aValue(name, value));
    const started = given()
      .when(says('a trip', trip, { agent: trips }, { values }))
      .leaves();
    const conditions = conditionsOf(started, asked(), trips, []);
    expect(conditions).toMatchObject({ expecting: { intentId: trip.id } });
    expect(conditions).not.toHaveProperty('day');
  });

  it('have the date of any response of the intent, beside other values', () => {
    const [party, guests] = [
      aParameter('day', { dataType: '@sys.date' }),
      aParameter('guests', { dataType: '@sys.number' }),
    ];
    const time = aParameter('time', { dataType: '@sys.time', required: true });
    const intent = anIntent('party', { parameters: [guests, time] });
    const [response] = intent.responses;
    if (response === undefined) throw new TypeError('the intent has no response');
    const celebration = { ...intent, responses: [response, { ...response, parameters: [party] }] };
    const parties = anAgent([celebration]);
    const values = [aValue('guests', 12), aValue('day', '2026-12-03')];
    const started = given()
      .when(says('a party', celebration, { agent: parties }, { values }))
      .leaves();
    expect(conditionsOf(started, asked(), parties, [])).toMatchObject({ day: '2026-12-03' });
  });

  it('expect no answer without slot filling, or if its intent was deleted', () => {
    expect(conditionsOf(waiting, asked(), anAgent([]), [])).not.toHaveProperty('expecting');
    const idle = given()
      .when(says('x', undefined, { agent }))
      .leaves();
    expect(conditionsOf(idle, asked(), agent, [])).not.toHaveProperty('expecting');
  });

  it('have the entities of the session, where those of the query replace others of their names', () => {
    const state = {
      ...waiting,
      data: { ...waiting.data, userEntities: [entity('pet', 'cat'), entity('toy', 'ball')] },
    };
    const names = (sent: readonly UserEntity[]) =>
      conditionsOf(state, asked(), agent, sent).sessionEntities?.map(({ name, entries }) => [
        name,
        entries[0]?.value,
      ]);
    expect(names([])).toEqual([
      ['pet', 'cat'],
      ['toy', 'ball'],
    ]);
    expect(names([entity('pet', 'dog')])).toEqual([
      ['toy', 'ball'],
      ['pet', 'dog'],
    ]);
  });
});

describe('a reader', () => {
  const state = given()
    .when(says('a coffee', order, { agent, given: [weather] }))
    .leaves();
  const stored = { ...state, data: { ...state.data, userEntities: [entity('pet', 'cat')] } };
  const afterwards = new Date(Date.parse(NOON) + SESSION_LIFETIME_MS + 1).toISOString();

  it('sees the active contexts of a session until it expires', () => {
    expect(contextsAt(state, NOON).map(({ name }) => name)).toContain('weather');
    expect(contextsAt(state, afterwards)).toEqual([]);
  });

  it('sees the entities of a session until they expire', () => {
    expect(userEntitiesAt(stored, NOON)).toEqual([entity('pet', 'cat')]);
    expect(userEntitiesAt(stored, minutesAfterNoon(60))).toEqual([]);
  });
});
