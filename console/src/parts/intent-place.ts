import { knownAgent } from '../frame/known-agents.ts';
import { query, to } from '../frame/router.ts';

type Words = {
  /** A text to put in the field for new phrases. */
  readonly phrase?: string | undefined;
  /** The agent's default language if absent. */
  readonly language?: string | undefined;
};

/** The text in the address for which the user chooses an intent. */
export const wordsInAddress = (): Words => ({
  phrase: query.value.get('phrase') ?? undefined,
  language: query.value.get('lang') ?? undefined,
});

/** The address of an intent's editor, or of the list to choose one from. */
export const intentPlace = (agent: string, intent?: string, { phrase, language }: Words = {}): string => {
  const parameters = new URLSearchParams();
  if (language !== undefined && language !== knownAgent(agent)?.language) parameters.set('lang', language);
  if (phrase !== undefined) parameters.set('phrase', phrase);
  const place = to('agents', agent, 'edit', 'intents', ...(intent === undefined ? [] : [intent]));
  return parameters.size === 0 ? place : `${place}?${parameters}`;
};
