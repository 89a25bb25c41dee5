import type { AgentSettings, Intent, Message, Phrase } from './agent.ts';
import { type NewAgentTexts, newAgentTexts } from './new-agent-texts.ts';

export const PRIORITY_NORMAL = 500_000;
export const ML_MIN_CONFIDENCE_DEFAULT = 0.3;

/** @param language canonical: see `canonicalLanguage`. */
export const newAgentSettings = (name: string, language: string): AgentSettings => ({
  name,
  description: '',
  language,
  languages: [language],
  defaultTimezone: '',
  matchMode: 'hybrid',
  mlMinConfidence: ML_MIN_CONFIDENCE_DEFAULT,
  webhook: { enabled: false, url: '', username: '', headers: {}, useForDomains: false },
});

/**
 * The two default intents of a new agent, in these languages; in English if Parley has no texts in one.
 * @param ids returns a new id at each call.
 */
export const newAgentIntents = (ids: () => string, languages: readonly string[]): readonly Intent[] => [
  {
    ...blankIntent(ids(), 'Default Welcome Intent'),
    triggers: ['WELCOME'],
    phrases: Object.fromEntries(
      languages.map((language) => [
        language,
        textsIn(language).greetings.map(
          (text): Phrase => ({ id: ids(), data: [{ text }], isTemplate: false, count: 0 }),
        ),
      ]),
    ),
    responses: [blankResponse('input.welcome', textMessages(languages, 'welcomes'))],
  },
  {
    ...blankIntent(ids(), 'Default Fallback Intent'),
    fallbackIntent: true,
    responses: [blankResponse('input.unknown', textMessages(languages, 'fallbacks'))],
  },
];

export const blankIntent = (id: string, name: string): Intent => ({
  id,
  name,
  auto: true,
  contexts: [],
  triggers: [],
  priority: PRIORITY_NORMAL,
  webhookUsed: false,
  webhookForSlotFilling: false,
  fallbackIntent: false,
  responses: [],
  phrases: {},
});

const blankResponse = (action: string, messages: Message[]) => ({
  action,
  resetContexts: false,
  affectedContexts: [],
  parameters: [],
  messages,
});

/** In an agent with one language, the message is for every language, including later ones. */
const textMessages = (languages: readonly string[], textKind: 'welcomes' | 'fallbacks'): Message[] =>
  languages.map((language) => ({
    type: 0,
    ...(languages.length > 1 && { lang: language }),
    body: { speech: textsIn(language)[textKind] },
  }));

const byLanguage: Readonly<Record<string, NewAgentTexts | undefined>> = newAgentTexts;

const textsIn = (language: string): NewAgentTexts =>
  byLanguage[language.split('-', 1)[0] ?? language] ?? newAgentTexts.en;
