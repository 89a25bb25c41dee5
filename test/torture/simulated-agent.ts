import { anAgent, anIntent, aParameter, saying } from '../support/session-stories.ts';

const phrases = (...texts: readonly string[]) => ({
  en: texts.map((text) => ({ id: text, data: [{ text }], isTemplate: false, count: 0 })),
});

/** An agent with what a session can go through: contexts, slots, webhooks and triggered follow-ups. */
export const simulatedAgent = anAgent(
  [
    anIntent('begin', {
      phrases: phrases('begin'),
      affectedContexts: [{ name: 'begun', lifespan: 5 }],
      messages: [saying('Begun.')],
    }),
    anIntent('plain', { phrases: phrases('plain'), messages: [saying('One.', 'Two.', 'Three.')] }),
    anIntent('order', { phrases: phrases('order'), webhookUsed: true, messages: [saying('Own words.')] }),
    anIntent('book', {
      phrases: phrases('book a room'),
      parameters: [aParameter('guest', { required: true, prompts: [{ lang: 'en', value: 'Who?' }] })],
      messages: [saying('Booked for $guest.')],
    }),
    anIntent('followed', {
      triggers: ['FOLLOW'],
      webhookUsed: true,
      affectedContexts: [{ name: 'followed', lifespan: 2 }],
      messages: [saying('Followed.')],
    }),
  ],
  'https://example.com/hook',
);

export const simulatedTexts = [
  'begin',
  'plain',
  'order',
  'order',
  'book a room',
  'Ann',
  'cancel',
  'what else',
];

/** Bodies that a webhook answers with. */
export const simulatedAnswers = [
  '{"speech":"Done."}',
  '{"speech":"Noted.","contextOut":[{"name":"noted","lifespan":3,"parameters":{"by":"service"}}]}',
  '{"followupEvent":{"name":"FOLLOW"}}',
  '',
  'no JSON',
];
