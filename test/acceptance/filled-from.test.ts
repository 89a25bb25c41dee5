import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type Parley, startParley } from '../support/parley.ts';

let parley: Parley;
let tokens: { readonly developerAccessToken: string; readonly clientAccessToken: string };
beforeAll(async () => {
  parley = await startParley();
  tokens = (await parley.admin('POST /admin/agents', { name: 'trips' })).body;
  await edit('POST /v1/entities', {
    name: 'size',
    entries: [{ value: 'large', synonyms: ['large', 'big'] }],
  });
});
afterAll(() => parley?.stop());

const edit = async (line: string, body: object) => {
  const { status, body: answer } = await parley.send(line, tokens.developerAccessToken, body);
  expect([status, answer.status]).toMatchObject([200, { code: 200 }]);
};

const makeIntent = async (name: string, parameters: readonly object[], speech: string) => {
  await edit('POST /v1/intents', {
    name,
    auto: false,
    userSays: [{ data: [{ text: name }] }],
    responses: [{ parameters, messages: [{ type: 0, speech }] }],
  });
  await eventually(async () => expect((await ask('learning', name)).metadata.intentName).toBe(name));
};

const ask = async (sessionId: string, query: string, rest: object = {}) => {
  const body = { query, sessionId, lang: 'en', ...rest };
  const answer = await parley.send('POST /v1/query?v=20170712', tokens.clientAccessToken, body);
  return answer.body.result;
};

describe('a reference in a parameter or a reply', () => {
  it('ends where its name ends', async () => {
    const parameters = [
      { name: 'num', dataType: '@sys.number', value: '$num' },
      { name: 'to', value: '#c.city-to', defaultValue: 'home' },
      { name: 'other', value: '$number', defaultValue: 'none' },
    ];
    await makeIntent('go', parameters, "$to, #c.city's, #c.city-to mail a#b.c $number $$num");
    const told = await ask('s1', 'go', { contexts: [{ name: 'c', parameters: { city: 'Oslo' } }] });
    expect(told.parameters).toEqual({ num: '', to: 'home', other: 'none' });
    expect(told.fulfillment.speech).toBe("home, Oslo's, mail a#b.c $number $");
  });
});

describe('a required parameter that takes its value from a context', () => {
  beforeAll(() =>
    makeIntent(
      'book',
      [
        { name: 'city', value: '#trip.city', required: true, dataType: '@sys.geo-city', prompts: ['Where?'] },
        {
          name: 'nights',
          value: '#trip.nights',
          required: true,
          dataType: '@sys.number',
          prompts: ['Nights?'],
        },
        { name: 'size', value: '', required: true, dataType: '@size', prompts: ['Size?'] },
        { name: 'wish', value: '', required: true, dataType: '@sys.any', prompts: ['Wish?'] },
      ],
      '$city, $nights, $size, $wish.',
    ),
  );

  it('has it from there', async () => {
    const contexts = [{ name: 'trip', parameters: { city: 'Oslo', nights: 3 } }];
    const { parameters, fulfillment } = await ask('s2', 'book', { contexts });
    expect(parameters).toEqual({ city: 'Oslo', nights: 3, size: '', wish: '' });
    expect(fulfillment.speech).toBe('Size?');
  });

  it('is asked for where the context has none, and the answer fills it', async () => {
    const told = [];
    for (const said of ['book', 'in Paris', 'qwertz', '4 of them', 'a big one', 'near the sea']) {
      const { fulfillment, actionIncomplete } = await ask('s3', said);
      told.push([fulfillment.speech, actionIncomplete]);
    }
    expect(told).toEqual([
      ['Where?', true],
      ['Nights?', true],
      ['Nights?', true],
      ['Size?', true],
      ['Wish?', true],
      ['Paris, 4, large, near the sea.', false],
    ]);
  });

  it('is replayed as it was recorded', async () => {
    const replayed = await parley.admin('POST /admin/replay');
    expect(JSON.parse(replayed.body).report).toMatchObject({ divergent: 0 });
  });
});
