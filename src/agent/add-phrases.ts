import { AGENT_EVENT_DATA_BYTES_MAX } from '../kernel/limits.ts';
import { normalise } from '../nlu/text/normalise.ts';
import type { Agent, Intent, Phrase } from './agent.ts';
import { wordsOfPhrase } from './annotation.ts';
import type { AddPhrases } from './commands.ts';
import { type AgentDecision, refuse } from './decision.ts';
import { jsonBytes } from './event-parts.ts';
import { createIntent, updateIntent } from './intent-decisions.ts';
import { tooManyPhrases } from './legal.ts';
import { withParameters } from './phrase-decisions.ts';

export const addPhrases = (command: AddPhrases, agent: Agent): AgentDecision => {
  const { intentId, language, phrases, newIntent, origin } = command;
  const intent = agent.intents.get(intentId) ?? newIntent;
  if (intent === undefined) return refuse('intent_not_found', { intentId });
  if (!agent.settings.languages.includes(language)) return refuse('bad_language', { language });
  const existing = new Set((intent.phrases[language] ?? []).map(normalisedWords));
  const added = counted(phrases.filter((phrase) => !existing.has(normalisedWords(phrase))));
  if (added.length === 0) return { events: [] };
  const grown = { ...intent.phrases, [language]: [...(intent.phrases[language] ?? []), ...added] };
  const [fault] = tooManyPhrases({ name: intent.name, phrases: grown });
  if (fault !== undefined) return fault;
  const data = { intentId, lang: language, phrases: added, origin };
  const bytes = jsonBytes(data);
  if (bytes > AGENT_EVENT_DATA_BYTES_MAX) {
    const what = `what is added to intent ${intent.name}`;
    return refuse('part_too_large', { what, bytes, bytesMax: AGENT_EVENT_DATA_BYTES_MAX });
  }
  const prepared = intentPrepared(intent, added, agent);
  if ('refused' in prepared) return prepared;
  return { events: [...prepared.events, { type: 'IntentPhrasesAdded', data }] };
};

/** The intent before it gets the phrases: created if it is new, with the parameters that they need. */
const intentPrepared = (intent: Intent, added: readonly Phrase[], agent: Agent): AgentDecision => {
  const after = withParameters(intent, added);
  if (!agent.intents.has(intent.id)) return createIntent(after, agent);
  return after === intent
    ? { events: [] }
    : updateIntent({ type: 'UpdateIntent', intentId: intent.id, intent: after }, agent);
};

/** Each phrase once; its count says how many more times it was given. */
const counted = (phrases: readonly Phrase[]): Phrase[] => {
  const byWords = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const words = normalisedWords(phrase);
    const before = byWords.get(words);
    const count = before === undefined ? phrase.count : before.count + 1 + phrase.count;
    byWords.set(words, { ...(before ?? phrase), count });
  }
  return [...byWords.values()];
};

const normalisedWords = (phrase: Phrase): string => normalise(wordsOfPhrase(phrase));
