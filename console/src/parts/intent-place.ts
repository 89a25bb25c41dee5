import { knownAgent } from '../frame/agents-known.ts';
import { query, to } from '../frame/router.ts';

type Words = {
  /** Waits in the field for new phrases. */
  readonly phrase?: string | undefined;
  /** The agent's default language if absent. */
  readonly language?: string | undefined;
};

/** The words of a conversation that the address names, for which an intent is sought. */
export const wordsInAddress = (): Words => ({
  phrase: query.value.get('phrase') ?? undefined,
  language: query.value.get('lang') ?? undefined,
});

/** Where an intent is edited, or where it is chosen among all of them. */
export const intentPlace = (agent: string, intent?: string, { phrase, language }: Words = {}): string => {
  const parameters = new URLSearchParams();
  if (language !== undefined && language !== knownAgent(agent)?.language) parameters.set('lang', language);
  if (phrase !== undefined) parameters.set('phrase', phrase);
  const place = to('agents', agent, 'edit', 'intents', ...(intent === undefined ? [] : [intent]));
  return parameters.size === 0 ? place : `${place}?${parameters}`;
};
