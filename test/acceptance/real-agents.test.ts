import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Parley, startParley } from '../support/parley.ts';
import { type Answer, lifespansOf, type RealClient } from '../support/real-client.ts';
import { hasShared, recordedSample, sharedAgent } from '../support/shared-material.ts';

let parley: Parley;
beforeAll(async () => {
  if (hasShared) parley = await startParley();
});
afterAll(() => parley?.stop());

/** A real agent without its webhook, which no longer exists. */
const speakingTo = async (name: string) => parley.import(await sharedAgent(name), { enabled: false });

const intentOf = (answer: Answer): string => answer.result.metadata.intentName;

/** Sends texts in order and returns the last reply. */
const saying = async (client: RealClient, sessionId: string, texts: readonly string[]): Promise<Answer> => {
  let answer: Answer;
  for (const text of texts) answer = await client.text(text, { sessionId });
  return answer;
};

describe.skipIf(!hasShared)('an agent that fills slots', () => {
  const id = '0803acd2-e312-42de-85ca-ee756d4af69b';
  let client: RealClient;
  beforeAll(async () => {
    client = (await speakingTo('new-slot-filling')).client;
  });

  it('prompts for one slot after another, with the recorded contexts and lifespans', async () => {
    const first = await client.text('Canada', { sessionId: 'slots' });
    const rest = { 'number.original': '', color: '', 'color.original': '' };
    const dialogParameters = {
      'geo-country': 'Canada',
      'geo-country.original': 'Canada',
      number: '',
      ...rest,
    };
    expect(first.result).toMatchObject({
      actionIncomplete: true,
      parameters: { 'geo-country': 'Canada', number: '', color: '' },
      fulfillment: { speech: "What's a random year?" },
    });
    const [byName, byId, asked] = first.result.contexts;
    expect([byName, byId, asked]).toEqual([
      { name: 'makeadlibstory_dialog_context', lifespan: 2, parameters: dialogParameters },
      { name: `${id}_id_dialog_context`, lifespan: 2, parameters: dialogParameters },
      { name: 'makeadlibstory_dialog_params_number', lifespan: 1, parameters: dialogParameters },
    ]);
    const second = await client.text('1985', { sessionId: 'slots' });
    expect(second.result).toMatchObject({ actionIncomplete: true, parameters: { number: '1985' } });
    expect(Object.keys(lifespansOf(second))).toContain('makeadlibstory_dialog_params_color');
    const last = await client.text('blue', { sessionId: 'slots' });
    expect(last.result).toMatchObject({
      actionIncomplete: false,
      parameters: { 'geo-country': 'Canada', number: '1985', color: 'blue' },
      contexts: [],
    });
    expect(last.result.fulfillment.speech).toMatch(/in the year 1985, .* blue -bellied fox .* to Canada/);
  });

  it('accepts all values in one text', async () => {
    const answer = await client.text('brazil 1970 yellow', { sessionId: 'breath' });
    expect(answer.result).toMatchObject({
      actionIncomplete: false,
      parameters: { 'geo-country': 'Brazil', number: '1970', color: 'yellow' },
      score: 1,
    });
  });

  it('can be left with a word', async () => {
    const replies = await saying(client, 'left', ['Canada', 'cancel']);
    expect(replies.result).toMatchObject({ actionIncomplete: false, contexts: [] });
    expect(intentOf(await client.text('hello', { sessionId: 'left' }))).toBe('Default Welcome Intent');
  });

  it('prompts in the format of both recorded prompts', async () => {
    const shapeOf = ({ result, status }: Answer) => ({
      keys: Object.keys(result).sort(),
      metadata: Object.keys(result.metadata).sort(),
      contexts: result.contexts.map(({ lifespan }: Answer) => lifespan),
      contextParameters: result.contexts.map(({ parameters }: Answer) =>
        Object.keys(parameters).every((name) => name.replace('.original', '') in result.parameters),
      ),
      status,
    });
    const answer = await client.text('Canada', { sessionId: 'shape' });
    for (const sample of ['first', 'second']) {
      const recording = recordedSample(`query/slot-filling-${sample}-prompt.json`);
      expect(shapeOf(answer)).toEqual(shapeOf(recording));
    }
  });
});

describe.skipIf(!hasShared)('a guessing game', () => {
  it('accepts a guess as recorded', async () => {
    const { client } = await speakingTo('old-number-genie');
    const { result } = recordedSample('query/number-genie-provide-guess.json');
    const answer = await client.text('50', {
      sessionId: 'genie',
      contexts: [
        { name: 'game', lifespan: 5 },
        { name: '_assistant_', lifespan: 100, parameters: { answer: 68 } },
      ],
    });
    const { speech: _, metadata, fulfillment, ...otherFields } = result;
    expect(answer.result).toMatchObject(otherFields);
    expect(answer.result.contexts).toEqual(otherFields.contexts);
    expect(answer.result.metadata).toMatchObject({
      intentId: metadata.intentId,
      intentName: metadata.intentName,
    });
    expect(answer.result.fulfillment.speech).toBe(fulfillment.speech);
    const next = await client.text('lower than 20?', { sessionId: 'genie' });
    expect(lifespansOf(next)).toEqual({ game: 5, _assistant_: 98 });
    expect(next.result.parameters).toEqual({ guess: '20' });
  });

  it('understands a number only during the game, in English and French', async () => {
    const agent = await speakingTo('new-number-genie-en-fr');
    const french = agent.clientIn('fr');
    expect((await agent.client.text('it has to be 99', { sessionId: 'off' })).result.action).toBe(
      'input.unknown',
    );
    const session = { sessionId: 'fr' };
    const started = await french.event({ name: 'GOOGLE_ASSISTANT_WELCOME' }, session);
    expect([started.lang, started.result.action, lifespansOf(started).game]).toEqual([
      'fr',
      'generate_answer',
      5,
    ]);
    const guess = await french.text("C'est plus haut que 42", session);
    expect(guess.result).toMatchObject({ action: 'check_guess', parameters: { guess: '42' } });
    expect((await french.text("J'en ai assez", session)).result.action).toBe('quit');
  });
});

describe.skipIf(!hasShared)('a weather agent with 62,318 entries', () => {
  it('answers as recorded, and continues from there', async () => {
    const { client } = await speakingTo('old-weather-domain-62k');
    const { result } = recordedSample('query/weather-agent-new-york.json');
    const session = { sessionId: 'weather' };
    const answer = await client.text("what's the weather in new york?", session);
    // The recorded score was rounded up to 1.
    const { speech: _, score: __, metadata, ...otherFields } = result;
    expect(answer.result).toMatchObject(otherFields);
    expect(answer.result.metadata).toMatchObject({
      intentId: metadata.intentId,
      intentName: metadata.intentName,
    });
    const elsewhere = await client.text('what about San Francisco', session);
    expect(elsewhere.result.parameters).toMatchObject({ address: { city: 'San Francisco' } });
    const surfing = await client.text('can I go surfing in Moscow tomorrow', session);
    expect(surfing.result).toMatchObject({
      action: 'weather.activity',
      parameters: { address: { city: 'Moscow' } },
    });
    expect(surfing.result.parameters['date-time']).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});

describe.skipIf(!hasShared)('an agent of seven languages', () => {
  let sevenLanguages: ReturnType<typeof speakingTo> | undefined;

  it.each([
    ['en', 'I want to hear about events', 'event'],
    ['de', 'Ich möchte etwas über die Events erfahren', 'event'],
    ['es', 'quiero saber sobre la próxima reunión', 'next event'],
    ['it', 'parlami degli eventi', 'event'],
    ['ja', 'イベントについて知りたい', 'event'],
    ['pt-BR', 'Me fale sobre o próximo encontro', 'next event'],
    ['tr', 'sıradaki etkinlik ne zaman', 'next event'],
  ])('understands %s: %s', async (language, text, intent) => {
    sevenLanguages ??= speakingTo('new-gdg-7langs');
    const answer = await (await sevenLanguages).clientIn(language).text(text, { sessionId: language });
    expect([answer.lang, intentOf(answer)]).toEqual([language, intent]);
  });
});

describe.skipIf(!hasShared)('an agent of a conference', () => {
  it('continues from one intent to the next by their contexts', async () => {
    const { client } = await speakingTo('new-iosched');
    const session = { sessionId: 'io' };
    const sessions = await client.text('when is the next android talk?', session);
    expect(sessions.result.parameters).toEqual({ topic: 'Android & Play' });
    expect(lifespansOf(sessions)).toEqual({ 'browse-sessions-followup': 3 });
    const type = await client.text('office hours', session);
    expect(type.result.action).toBe('browse-sessions.browse-sessions-custom');
    expect(lifespansOf(type)).toEqual({ 'browse-sessions-followup': 2, 'type-checked': 2 });
    expect(intentOf(await client.text('next page', session))).toBe('browse-sessions-next');
    const topics = await client.text('browse topics', session);
    expect(lifespansOf(topics)).toMatchObject({ 'browse-topics-followup': 3 });
    expect(lifespansOf(topics)).not.toHaveProperty('browse-sessions-followup');
  });

  it('sends rich messages as they were written', async () => {
    const { client } = await speakingTo('new-iosched');
    const { fulfillment } = (await client.text('easter egg', { sessionId: 'io' })).result;
    expect(fulfillment.messages.map(({ type }: Answer) => type)).toEqual([
      'simple_response',
      'suggestion_chips',
      0,
    ]);
    expect(fulfillment.messages[0].platform).toBe('google');
  });

  it('has a fallback reply for texts without an intent', async () => {
    const { client } = await speakingTo('new-iosched');
    const answer = await client.text('purple xylophone quartz', { sessionId: 'lost' });
    expect(answer.result).toMatchObject({ action: 'input.unknown', score: 1 });
  });
});

describe.skipIf(!hasShared)('a temperature converter', () => {
  it('prompts for the unit, and accepts an absolute one while the context is active', async () => {
    const { client } = await speakingTo('new-temperature-converter');
    const session = { sessionId: 't' };
    const prompt = await client.text('27 degrees', session);
    expect(prompt.result).toMatchObject({
      actionIncomplete: true,
      parameters: { temperature: '27', unit: '' },
      fulfillment: { speech: 'Fahrenheit or Celsius?' },
    });
    const converted = await client.text('Celsius', session);
    expect(converted.result).toMatchObject({
      actionIncomplete: false,
      parameters: { temperature: '27', unit: 'Celsius' },
      fulfillment: { speech: 'Webhook Failed' },
    });
    expect(lifespansOf(converted)).toEqual({ temperature: 1 });
    const absolute = await client.text('Kelvin', session);
    expect(absolute.result.action).toBe('convert.absolute.temperature');
    expect(absolute.result.contexts).toEqual([]);
    expect((await client.text('Cancel', session)).result.fulfillment.speech).toBe('Goodbye!');
  });
});

describe.skipIf(!hasShared)('a bike shop', () => {
  it('accepts a yes only after the intent that it follows', async () => {
    const { client } = await speakingTo('old-bike-shop');
    expect(intentOf(await client.text('yes', { sessionId: 'early' }))).toBe('Default Fallback Intent');
    const booked = await saying(client, 'booking', ['I need to fix my bike', 'tomorrow', 'at 3pm']);
    expect(booked.result).toMatchObject({
      actionIncomplete: false,
      parameters: { time: '15:00:00' },
    });
    expect(lifespansOf(booked)).toEqual({ 'bikeserviceintent-followup': 2 });
    const confirmed = await client.text('yes', { sessionId: 'booking' });
    expect(confirmed.result.action).toBe('BikeServiceIntent.BikeServiceIntent-yes');
  });

  it('fills a reply from the context of the previous intent', async () => {
    const { client } = await speakingTo('new-bike-shop');
    const appointment = await saying(client, 'shop', ['My bike is broken', '2027-03-04', '2pm']);
    expect(lifespansOf(appointment)).toEqual({ 'makeappointment-followup': 2 });
    const answer = await client.text('I need a repair', { sessionId: 'shop' });
    expect(answer.result.fulfillment.speech).toMatch(
      /^Okay, we’ll schedule a fix for tomorrow, 2027-03-04, at 14:00:00\./,
    );
  });
});
