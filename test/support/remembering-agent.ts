import { anExport } from './test-desks.ts';

const spoken = (speech: string, more: object = {}) => [
  { ...more, messages: [{ type: 0, speech, lang: 'en' }] },
];

/** An export whose turns leave a context, or call a webhook. */
export const rememberingAgent = anExport({
  intents: [
    {
      name: 'remember',
      says: ['remember me'],
      responses: spoken('Of course.', { affectedContexts: [{ name: 'known', lifespan: 50 }] }),
    },
    { name: 'order', says: ['order it'], webhookUsed: true, responses: spoken('My own words.') },
  ],
});
