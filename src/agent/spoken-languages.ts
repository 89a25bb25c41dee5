import type { AgentSettings, Intent, IntentResponse, Phrase } from './agent.ts';
import type { AgentDecision } from './decision.ts';
import { sameOrWider } from './language.ts';

type Speaker = { readonly settings: AgentSettings };

/**
 * Converts an intent's languages to those of the agent: `en-US` becomes `en` in an agent that speaks `en`.
 */
export const inSpokenLanguages = (intent: Intent, { settings }: Speaker): Intent => {
  const languageOf = (tag: string): string => sameOrWider(settings.languages, tag) ?? tag;
  const phrases: Record<string, Phrase[]> = {};
  for (const [tag, texts] of Object.entries(intent.phrases)) {
    const language = languageOf(tag);
    phrases[language] = [...(phrases[language] ?? []), ...texts];
  }
  return {
    ...intent,
    phrases,
    responses: intent.responses.map((response) => repliesIn(response, languageOf)),
  };
};

const repliesIn = (response: IntentResponse, languageOf: (tag: string) => string): IntentResponse => ({
  ...response,
  parameters: response.parameters.map((parameter) => ({
    ...parameter,
    prompts: parameter.prompts.map((prompt) => ({ ...prompt, lang: languageOf(prompt.lang) })),
  })),
  messages: response.messages.map((message) =>
    message.lang === undefined ? message : { ...message, lang: languageOf(message.lang) },
  ),
});

/** Adds all languages with phrases to the agent's languages. */
export const speakingAllOf = (
  decision: AgentDecision,
  { phrases }: Intent,
  { settings }: Speaker,
): AgentDecision => {
  if ('refused' in decision || decision.events.length === 0) return decision;
  const addedLanguages = Object.keys(phrases).filter(
    (language) => phrases[language]?.length !== 0 && !settings.languages.includes(language),
  );
  if (addedLanguages.length === 0) return decision;
  const languages = [...settings.languages, ...addedLanguages.sort()];
  return {
    events: [
      { type: 'AgentSettingsChanged', data: { settings: { ...settings, languages } } },
      ...decision.events,
    ],
  };
};
