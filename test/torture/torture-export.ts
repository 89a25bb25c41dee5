import { anExport } from '../support/test-desks.ts';

const spoken = (speech: string, more: object = {}) => [
  { ...more, messages: [{ type: 0, speech, lang: 'en' }] },
];

/** An agent with a bit of everything, as an export. */
export const exportGreeting = (greeting: string) =>
  anExport({
    intents: [
      {
        name: 'begin',
        says: ['hello', 'good morning'],
        responses: spoken(greeting, { affectedContexts: [{ name: 'begun', lifespan: 5 }] }),
      },
      { name: 'order', says: ['order it'], webhookUsed: true, responses: spoken('My own words.') },
      {
        name: 'book',
        says: ['book a room'],
        responses: spoken('Booked for $guest.', {
          parameters: [
            {
              id: 'p1',
              name: 'guest',
              value: '$guest',
              required: true,
              dataType: '@sys.any',
              prompts: [{ lang: 'en', value: 'Who?' }],
            },
          ],
        }),
      },
    ],
    entities: [{ name: 'pet', isOverridable: true, entries: [{ value: 'cat', synonyms: ['cat', 'kitty'] }] }],
  });

export const tortureExport = exportGreeting('Hello.');
