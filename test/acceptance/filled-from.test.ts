import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../support/eventually.ts';
import { type Parley, startParley } from '../support/parley.ts';

let parley: Parley;
let tokens: Readonly<Record<'agentId' | 'developerAccessToken' | 'clientAccessToken', string>>;
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

const replayed = (...sessionIds: readonly string[]) =>
  Promise.all(
    sessionIds.map(async (sessionId) => {
      const path = `/admin/agents/${tokens.agentId}/sessions/${sessionId}/replay`;
      const { turns, divergent } = (await parley.admin(`POST ${path}`)).body;
      return { turns, divergent };
    }),
  );

describe('a reference in a parameter or a reply', () => {
  it('ends at the end of its name', async () => {
    const parameters = [
      { name: 'num', dataType: '@sys.number', value: '$num' },
      { name: 'to', value: '#c.city-to', defaultValue: 'home' },
      { name: 'other', value: '$number', defaultValue: 'none' },
    ];
    await makeIntent('go', parameters, "$to, #c.city's, #c.city-to mail a#b.c $number $$num");
    const result = await ask('s1', 'go', { contexts: [{ name: 'c', parameters: { city: 'Oslo' } }] });
    expect(result.parameters).toEqual({ num: '', to: 'home', other: 'none' });
    expect(result.fulfillment.speech).toBe("home, Oslo's, mail a#b.c $number $");
  });
});

describe('a required parameter with a value from a context', () => {
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

  it('has the value of the context', async () => {
    const contexts = [{ name: 'trip', parameters: { city: 'Oslo', nights: 3 } }];
    const { parameters, fulfillment } = await ask('s2', 'book', { contexts });
    expect(parameters).toEqual({ city: 'Oslo', nights: 3, size: '', wish: '' });
    expect(fulfillment.speech).toBe('Size?');
  });

  it('is prompted for if the context has none, and the answer fills it', async () => {
    const replies = [];
    for (const said of ['book', 'in Paris', 'qwertz', '4 of them', 'a big one', 'near the sea']) {
      const { fulfillment, actionIncomplete } = await ask('s3', said);
      replies.push([fulfillment.speech, actionIncomplete]);
    }
    expect(replies).toEqual([
      ['Where?', true],
      ['Nights?', true],
      ['Nights?', true],
      ['Size?', true],
      ['Wish?', true],
      ['Paris, 4, large, near the sea.', false],
    ]);
  });

  it('gives the same result in a replay', async () => {
    expect(await replayed('s2', 's3')).toEqual([
      { turns: 1, divergent: 0 },
      { turns: 6, divergent: 0 },
    ]);
  });
});

describe('entities sent with a query', () => {
  const only = (value: string) => [{ name: 'size', entries: [{ value, synonyms: [value] }] }];
  const won = async (sessionId: string, query: string, rest: object = {}) =>
    (await ask(sessionId, query, rest)).parameters;
  const admin = (line: string, body?: object) =>
    parley.send(line, tokens.developerAccessToken, body).then((answer) => answer.body);

  beforeAll(async () => {
    await edit('POST /v1/intents', {
      name: 'wear',
      userSays: [{ data: [{ text: 'I wear ' }, { text: 'large', meta: '@size', alias: 'size' }] }],
      responses: [{ action: 'wear', parameters: [{ name: 'size', dataType: '@size', value: '$size' }] }],
    });
    await admin(`POST /admin/agents/${tokens.agentId}/train`);
  });

  it("apply only to it, and the session's own are valid again afterwards", async () => {
    const entities = only('tiny');
    await parley.send('POST /v1/userEntities', tokens.clientAccessToken, {
      sessionId: 's4',
      entities: only('huge'),
    });
    expect(await won('s4', 'I wear tiny', { entities })).toEqual({ size: 'tiny' });
    expect(await won('s4', 'I wear huge')).toEqual({ size: 'huge' });
    expect(await won('s4', 'I wear huge', { entities })).not.toMatchObject({ size: 'huge' });
    expect(await won('s4', 'I wear huge')).toEqual({ size: 'huge' });
    expect(await won('s5', 'I wear large', { entities })).not.toHaveProperty('size');
    expect(await won('s5', 'I wear large')).toEqual({ size: 'large' });
  });

  it('stay if the agent is configured to keep them', async () => {
    const path = `/admin/agents/${tokens.agentId}`;
    expect(await admin(`GET ${path}`)).toMatchObject({ requestEntities: 'request' });
    const changed = await admin(`PATCH ${path}`, { requestEntities: 'session' });
    expect(changed).toMatchObject({ requestEntities: 'session' });
    expect(await won('s6', 'I wear tiny', { entities: only('tiny') })).toEqual({ size: 'tiny' });
    expect(await won('s6', 'I wear tiny')).toEqual({ size: 'tiny' });
    expect(await won('s6', 'I wear large')).not.toHaveProperty('size');
    expect(await admin(`PATCH ${path}`, { requestEntities: 'ever' })).toMatchObject({
      status: { code: 400 },
    });
    await admin(`PATCH ${path}`, { requestEntities: 'request' });
  });

  it('give the same results in a replay', async () => {
    expect(await replayed('s4', 's5', 's6')).toEqual([
      { turns: 4, divergent: 0 },
      { turns: 2, divergent: 0 },
      { turns: 3, divergent: 0 },
    ]);
  });
});
