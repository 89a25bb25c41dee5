import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ImportedAgent, type Parley, startParley } from '../support/parley.ts';
import type { Answer } from '../support/real-client.ts';
import { type RecordingWebhook, recordingWebhook } from '../support/recording-webhook.ts';
import { hasShared, recordedSample, sharedAgent } from '../support/shared-material.ts';
import { anExport } from '../support/test-desks.ts';
import { fulfilment, fulfilmentWebhook, googleWebhook } from '../support/webhook-libraries.ts';

const asking = (name: string, more: object = {}) => ({
  name,
  says: [name],
  webhookUsed: true,
  responses: [{ action: name, messages: [{ type: 0, speech: 'My own words.', lang: 'en' }], ...more }],
});
const number = { name: 'guess', dataType: '@sys.number', value: '$guess' };
const shop = anExport({
  intents: [
    { ...asking('guess it', { parameters: [number] }), says: ['guess @sys.number:guess'] },
    asking('rich'),
    asking('list'),
    asking('basket'),
    asking('hand over'),
    asking('payload'),
    asking('plain'),
    {
      ...asking('console'),
      responses: [
        {
          messages: [
            { type: 'simple_response', platform: 'google', textToSpeech: 'from the console', lang: 'en' },
            { type: 1, platform: 'slack', title: 'card', subtitle: 'sub', lang: 'en' },
            { type: 4, platform: 'facebook', payload: { key: 'value' }, lang: 'en' },
            { type: 0, speech: 'text', lang: 'en' },
          ],
        },
      ],
    },
    {
      name: 'last',
      events: [{ name: 'LAST' }],
      responses: [{ action: 'last', messages: [{ type: 0, speech: 'At last: #last.dish', lang: 'en' }] }],
    },
  ],
});

let parley: Parley;
const open: { readonly stop: () => Promise<void> }[] = [];
beforeAll(async () => {
  parley = await startParley();
});
afterAll(async () => {
  await parley?.stop();
  for (const { stop } of open) await stop();
});

const withWebhook = async (
  answer: Parameters<typeof recordingWebhook>[0],
  files = shop,
): Promise<ImportedAgent & { readonly webhook: RecordingWebhook }> => {
  const webhook = await recordingWebhook(answer);
  open.push(webhook);
  return { ...(await parley.import(files, { enabled: true, url: webhook.url })), webhook };
};

describe('a webhook written with actions-on-google 1', () => {
  let agent: ImportedAgent;
  beforeAll(async () => {
    agent = await withWebhook(
      googleWebhook({
        'guess it': (app) => {
          app.data.rounds = Number(app.data.rounds ?? 0) + 1;
          app.ask(`${app.getRawInput()}: ${app.getArgument('guess')}, round ${app.data.rounds}`);
        },
        rich: (app) =>
          app.ask(
            app
              .buildRichResponse()
              .addSimpleResponse('Look:')
              .addBasicCard(app.buildBasicCard('A card').setTitle('Title'))
              .addSuggestions(['One', 'Two']),
          ),
        list: (app) =>
          app.askWithList(
            'Which?',
            app
              .buildList('Things')
              .addItems([
                app.buildOptionItem('a', ['eh']).setTitle('A'),
                app.buildOptionItem('b', ['bee']).setTitle('B'),
              ]),
          ),
        basket: (app) => {
          app.setContext('Basket', 3, { soup: 2 });
          app.tell('Goodbye.');
        },
        'hand over': (app) => app.sendFollowupEvent('LAST', { dish: 'cake' }),
      }),
    );
  });
  /** The library uses version 2 of Actions on Google only if the request says so. */
  const originalRequest = { source: 'google', version: '2', data: { conversation: { type: 'ACTIVE' } } };
  const say = async (text: string, sessionId: string): Promise<Answer> =>
    (await agent.client.text(text, { sessionId, originalRequest })).result;

  it('is understood, and finds its data in the next turn', async () => {
    const first = await say('guess 50', 'data');
    expect(first.fulfillment).toMatchObject({
      speech: 'guess 50: 50, round 1',
      data: { google: { expectUserResponse: true, isSsml: false, noInputPrompts: [] } },
    });
    expect(first.contexts).toMatchObject([{ name: '_actions_on_google_', lifespan: 100 }]);
    const second = await say('guess 60', 'data');
    expect(second.fulfillment.speech).toBe('guess 60: 60, round 2');
    expect(second.contexts[0]).toMatchObject({ lifespan: 100, parameters: { rounds: 2, guess: '60' } });
  });

  it('sends rich responses through to the client', async () => {
    const { fulfillment } = await say('rich', 'rich');
    expect(fulfillment.speech).toBe('Look:');
    expect(fulfillment.data.google.richResponse).toMatchObject({
      items: [
        { simpleResponse: { textToSpeech: 'Look:' } },
        { basicCard: { title: 'Title', formattedText: 'A card' } },
      ],
      suggestions: [{ title: 'One' }, { title: 'Two' }],
    });
  });

  it('sends lists to choose from', async () => {
    const { google } = (await say('list', 'list')).fulfillment.data;
    expect(google.systemIntent.intent).toBe('actions.intent.OPTION');
    expect(google.systemIntent.data.listSelect.items.map(({ title }: Answer) => title)).toEqual(['A', 'B']);
  });

  it('sets contexts', async () => {
    const { contexts, fulfillment } = await say('basket', 'basket');
    expect(contexts).toEqual([{ name: 'basket', lifespan: 3, parameters: { soup: 2 } }]);
    expect(fulfillment.data.google.expectUserResponse).toBe(false);
  });

  it('triggers another intent', async () => {
    expect((await say('hand over', 'over')).fulfillment.speech).toBe('At last: cake');
  });

  it.skipIf(!hasShared)('plays the original game', async () => {
    const { client, webhook } = await withWebhook(
      googleWebhook({
        generate_answer: (app) => {
          app.data.answer = 68;
          app.ask('Guess my number.');
        },
        check_guess: (app) => {
          const distance = Number(app.data.answer) - Number(app.getArgument('guess'));
          app.ask(distance === 0 ? 'That is it!' : distance > 0 ? 'Higher.' : 'Lower.');
        },
        quit: (app) => app.tell(`It was ${app.data.answer}.`),
      }),
      await sharedAgent('old-number-genie'),
    );
    const session = { sessionId: 'game' };
    const play = async (text: string) => (await client.text(text, session)).result.fulfillment.speech;
    expect(await play('number genie game')).toBe('Guess my number.');
    expect(await play('50')).toBe('Higher.');
    expect(await play('is it 99?')).toBe('Lower.');
    expect(await play('it has to be 68')).toBe('That is it!');
    expect(await play('i give up')).toBe('It was 68.');
    const { result } = recordedSample('query/number-genie-provide-guess.json');
    const sent = webhook.asked[1]?.body.result;
    expect(sent).toMatchObject({ action: result.action, parameters: result.parameters, speech: '' });
    expect(Object.keys(sent)).toEqual(expect.arrayContaining(Object.keys(result)));
  });
});

describe('a webhook written with dialogflow-fulfillment 0.6', () => {
  const { Card, Image, Suggestion, Payload } = fulfilment;
  const image = 'https://assistant.google.com/static/images/molecule/Molecule-Formation-stop.png';
  let agent: ImportedAgent;
  let consoleMessages: readonly unknown[] = [];
  beforeAll(async () => {
    if (!Card || !Image || !Suggestion || !Payload) throw new TypeError('the library has other names');
    const card = {
      title: 'card title',
      text: 'card text',
      imageUrl: image,
      buttonText: 'button text',
      buttonUrl: 'https://assistant.google.com/',
    };
    agent = await withWebhook(
      fulfilmentWebhook({
        plain: (it) => it.add('Hello there'),
        rich: (it) => {
          it.add('text response');
          it.add(new Card(card));
        },
        list: (it) => it.add(new Suggestion('sample reply')),
        payload: (it) =>
          it.add(new Payload(it.requestSource === 'SLACK' ? 'SLACK' : 'FACEBOOK', { text: 'as it is' })),
        basket: (it) => {
          it.context.set({ name: 'Basket', lifespan: 2, parameters: { soup: 1 } });
          it.add('Set.');
        },
        'hand over': (it) => {
          it.add('unheard');
          it.setFollowupEvent({ name: 'LAST', parameters: { dish: 'cake' } });
        },
        console: (it) => {
          consoleMessages = it.consoleMessages;
          it.add('Seen.');
        },
      }),
    );
  });
  const say = async (text: string, source: string, sessionId = `${text}-${source}`): Promise<Answer> =>
    (await agent.client.text(text, { sessionId, originalRequest: { source, data: {} } })).result;

  it('replies with a text', async () => {
    const { fulfillment } = await say('plain', 'agent');
    expect(fulfillment).toEqual({
      speech: 'Hello there',
      displayText: 'Hello there',
      messages: [{ type: 0, speech: 'Hello there' }],
    });
  });

  it.each(['google', 'slack', 'facebook'])('sends rich messages without speech to %s', async (source) => {
    const { fulfillment } = await say('rich', source);
    expect(fulfillment.messages).toHaveLength(2);
    for (const message of fulfillment.messages) expect(message.platform).toBe(source);
    expect(typeof fulfillment.speech).toBe('string');
  });

  it.skipIf(!hasShared).each([
    ['rich', 'google', 'responseGoogleV1TextAndCard'],
    ['rich', 'slack', 'responseSlackV1TextAndCard'],
    ['list', 'slack', 'responseSlackV1Suggestion'],
    ['list', 'facebook', 'responsefacebookV1Suggestion'],
    ['list', 'google', 'responseGoogleV1Suggestion'],
  ])('is passed on as recorded: %s for %s', async (text, source, sample) => {
    const { messages } = recordedSample(`webhook/fulfillment-0.6.1-${sample}.json`);
    const { fulfillment } = await say(text, source);
    const withoutWords = (all: Answer[]) => all.map(({ accessibilityText: _, ...message }) => message);
    expect(JSON.parse(JSON.stringify(withoutWords(fulfillment.messages)))).toMatchObject(
      messages.map(({ image: _, ...message }: Answer) => message),
    );
  });

  it.each(['slack', 'facebook'])('sends a payload of its own to %s', async (source) => {
    const { fulfillment } = await say('payload', source);
    expect(fulfillment.data).toEqual({ [source]: { text: 'as it is' } });
  });

  it('sets contexts and triggers another intent', async () => {
    expect((await say('basket', 'agent', 'one')).contexts).toEqual([
      { name: 'basket', lifespan: 2, parameters: { soup: 1 } },
    ]);
    const handed = await say('hand over', 'agent', 'one');
    expect(handed.fulfillment.speech).toBe('At last: cake');
    expect(handed.metadata.executionSequence).toHaveLength(2);
  });

  it('reads the messages of the intent', async () => {
    expect((await say('console', 'agent')).fulfillment.speech).toBe('Seen.');
    expect(consoleMessages).toHaveLength(4);
  });
});

describe.skipIf(!hasShared)('a recorded reply', () => {
  it.each([
    'responseFacebookV1Payload',
    'responseGoogleV1Payload',
    'responseGoogleV1Suggestion',
    'responseGoogleV1TextAndCard',
    'responseSlackV1Image',
    'responseSlackV1Payload',
    'responseSlackV1Suggestion',
    'responseSlackV1TextAndCard',
    'responsefacebookV1Suggestion',
  ])('comes through to the client: %s', async (name) => {
    const sample = recordedSample(`webhook/fulfillment-0.6.1-${name}.json`);
    const { client } = await withWebhook(() => sample);
    const { status, result } = await client.text('plain', { sessionId: name });
    expect(status).toEqual({ code: 200, errorType: 'success' });
    if (sample.messages) expect(result.fulfillment.messages).toEqual(sample.messages);
    else expect(result.fulfillment.speech).toBe('My own words.');
    expect(result.fulfillment.data).toEqual(sample.data);
  });
});
