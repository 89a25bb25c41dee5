import type { Steps } from '../../kernel/steps.ts';
import { normalise } from '../../nlu/text/normalise.ts';
import type { Agent, Intent, IntentResponse, Parameter, Phrase } from '../agent.ts';
import { annotatedParts, annotatedText, wordsOfPhrase } from '../annotation.ts';
import type { EditPhrases } from '../commands.ts';
import { type AgentDecision, type AgentRefusal, refuse } from '../decision.ts';
import { entityNamed } from '../references.ts';
import { updateIntent } from './intent-decisions.ts';

export function* editPhrases(command: EditPhrases, agent: Agent): Steps<AgentDecision> {
  const { intentId, language } = command;
  const intent = agent.intents.get(intentId);
  if (intent === undefined) return refuse('intent_not_found', { intentId });
  if (!agent.settings.languages.includes(language)) return refuse('bad_language', { language });
  const after = editPhrasesOf(intent, command, agent);
  if ('refused' in after) return after;
  return yield* updateIntent({ type: 'UpdateIntent', intentId, intent: after }, agent);
}

/**
 * Adds and removes phrases of one language. An existing phrase with the same words gets the new annotations.
 * An annotation without a parameter creates an optional one, as in the console of the original service.
 */
export const editPhrasesOf = (
  intent: Intent,
  command: PhraseEdit,
  agent: Pick<Agent, 'entities'>,
): Intent | AgentRefusal => {
  const { language } = command;
  const remaining = without(intent, command);
  if ('refused' in remaining) return remaining;
  const additions = phrasesIn(command, intent, agent);
  if ('refused' in additions) return additions;
  const phrases = withAll(remaining.phrases, additions.phrases);
  const after = {
    ...withParameters(intent, additions.phrases),
    phrases: { ...intent.phrases, [language]: phrases },
  };
  if (phrases.length === 0) delete after.phrases[language];
  return after;
};

type PhraseEdit = Omit<EditPhrases, 'type' | 'intentId'>;
type Phrases = { readonly phrases: readonly Phrase[] };

const without = (intent: Intent, { remove, language }: PhraseEdit): Phrases | AgentRefusal => {
  let phrases: readonly Phrase[] = intent.phrases[language] ?? [];
  for (const text of remove) {
    const words = normalise(text);
    const isNamed = (phrase: Phrase): boolean =>
      annotatedText(phrase) === text || normalise(wordsOfPhrase(phrase)) === words;
    const remaining = phrases.filter((phrase) => !isNamed(phrase));
    if (remaining.length === phrases.length) {
      return refuse('phrase_not_found', { intent: intent.name, text, language });
    }
    phrases = remaining;
  }
  return { phrases };
};

const phrasesIn = (
  { add, areTemplates, newIds, isSystemEntity }: PhraseEdit,
  intent: Intent,
  agent: Pick<Agent, 'entities'>,
): Phrases | AgentRefusal => {
  const parameters = intent.responses.flatMap((response) => response.parameters);
  const isEntity = (name: string) => entityNamed(agent, name) !== undefined || isSystemEntity(name);
  const phrases: Phrase[] = [];
  for (const [at, text] of add.entries()) {
    const id = newIds[at] ?? '';
    if (areTemplates) {
      phrases.push({ id, data: [{ text }], isTemplate: true, count: 0 });
      continue;
    }
    const data = annotatedParts(text, { parameters, isEntity });
    if ('name' in data) {
      return refuse('annotation_unknown', { intent: intent.name, name: data.name, text });
    }
    phrases.push({ id, data: [...data], isTemplate: false, count: 0 });
  }
  return { phrases };
};

const withAll = (before: readonly Phrase[], additions: readonly Phrase[]): Phrase[] => {
  const byWords = new Map(before.map((phrase) => [keyOf(phrase), phrase]));
  for (const phrase of additions) {
    const earlier = byWords.get(keyOf(phrase));
    byWords.set(keyOf(phrase), earlier === undefined ? phrase : { ...earlier, data: phrase.data });
  }
  // Imported intents may contain duplicate phrases; those stay.
  const updatedPhrases = before.map((phrase) => {
    const newest = byWords.get(keyOf(phrase)) ?? phrase;
    return newest.id === phrase.id ? newest : phrase;
  });
  const ids = new Set(updatedPhrases.map(({ id }) => id));
  return [...updatedPhrases, ...[...byWords.values()].filter(({ id }) => !ids.has(id))];
};

const keyOf = (phrase: Phrase): string => `${phrase.isTemplate} ${normalise(wordsOfPhrase(phrase))}`;

/** The intent with an optional parameter for each annotation that none of its parameters returns. */
export const withParameters = (intent: Intent, phrases: readonly Phrase[]): Intent => {
  const [first, ...others] = intent.responses;
  const names = new Set(
    intent.responses.flatMap(({ parameters }) => parameters.map(({ name }) => name.toLowerCase())),
  );
  const newParameters: Parameter[] = [];
  for (const { meta, alias } of phrases.flatMap(({ data }) => data)) {
    if (meta === undefined || alias === undefined || names.has(alias.toLowerCase())) continue;
    names.add(alias.toLowerCase());
    newParameters.push({ ...optional, name: alias, value: `$${alias}`, dataType: meta });
  }
  if (newParameters.length === 0) return intent;
  const response = first ?? noResponse;
  const extendedResponse = { ...response, parameters: [...response.parameters, ...newParameters] };
  return { ...intent, responses: [extendedResponse, ...others] };
};

const optional = { defaultValue: '', required: false, prompts: [], isList: false };

const noResponse: IntentResponse = {
  action: '',
  resetContexts: false,
  affectedContexts: [],
  parameters: [],
  messages: [],
};
