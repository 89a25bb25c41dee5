import { AGENT_EVENT_DATA_BYTES_MAX } from '../../kernel/limits/agents.ts';
import type { Steps } from '../../kernel/steps.ts';
import { normalise } from '../../nlu/text/normalise.ts';
import type { Agent, Intent, Phrase } from '../agent.ts';
import { wordsOfPhrase } from '../annotation.ts';
import type { AddPhrases } from '../commands.ts';
import { type AgentDecision, refuse } from '../decision.ts';
import { tooManyPhrases } from '../legal.ts';
import { jsonBytes } from './event-parts.ts';
import { createIntent, updateIntent } from './intent-decisions.ts';
import { withParameters } from './phrase-decisions.ts';

export function* addPhrases(command: AddPhrases, agent: Agent): Steps<AgentDecision> {
  const { intentId, language, phrases, newIntent, origin } = command;
  const intent = agent.intents.get(intentId) ?? newIntent;
  if (intent === undefined) return refuse('intent_not_found', { intentId });
  if (!agent.settings.languages.includes(language)) return refuse('bad_language', { language });
  const knownWords = new Set((intent.phrases[language] ?? []).map(normalisedWords));
  const newPhrases = countRepeats(phrases.filter((phrase) => !knownWords.has(normalisedWords(phrase))));
  if (newPhrases.length === 0) return { events: [] };
  const allPhrases = { ...intent.phrases, [language]: [...(intent.phrases[language] ?? []), ...newPhrases] };
  const [fault] = tooManyPhrases({ name: intent.name, phrases: allPhrases });
  if (fault !== undefined) return fault;
  const data = { intentId, lang: language, phrases: newPhrases, origin };
  const bytes = jsonBytes(data);
  if (bytes > AGENT_EVENT_DATA_BYTES_MAX) {
    const what = `what is added to intent ${intent.name}`;
    return refuse('part_too_large', { what, bytes, bytesMax: AGENT_EVENT_DATA_BYTES_MAX });
  }
  const preparation = yield* prepareIntent(intent, newPhrases, agent);
  if ('refused' in preparation) return preparation;
  return { events: [...preparation.events, { type: 'IntentPhrasesAdded', data }] };
}

/** The intent before it gets the phrases: created if it is new, with the parameters that they need. */
function* prepareIntent(intent: Intent, newPhrases: readonly Phrase[], agent: Agent): Steps<AgentDecision> {
  const after = withParameters(intent, newPhrases);
  if (!agent.intents.has(intent.id)) return yield* createIntent(after, agent);
  return after === intent
    ? { events: [] }
    : yield* updateIntent({ type: 'UpdateIntent', intentId: intent.id, intent: after }, agent);
}

/** Each phrase once; its count says how many more times it was given. */
const countRepeats = (phrases: readonly Phrase[]): Phrase[] => {
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
