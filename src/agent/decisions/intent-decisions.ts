import type { JsonObject } from '../../kernel/json.ts';
import { isAlike } from '../../kernel/json-alike.ts';
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import type { Agent, Intent, IntentResponse, Message, Parameter, Phrase } from '../agent.ts';
import type { UpdateIntent } from '../commands.ts';
import { type AgentDecision, refuse } from '../decision.ts';
import { faultsOfIntent, tooManyLanguages } from '../legal.ts';
import { inSpokenLanguages, speakingAllOf } from '../spoken-languages.ts';
import { eventPartsOf } from './event-parts.ts';

export function* createIntent(draft: Intent, agent: Agent): Steps<AgentDecision> {
  if (agent.intents.has(draft.id)) return refuse('id_taken', { id: draft.id });
  const intent = inSpokenLanguages(draft, agent);
  return (
    refusalOf(intent, agent) ?? speakingAllOf(yield* intentEvents('IntentCreated', intent), intent, agent)
  );
}

export function* updateIntent(
  { intentId, intent: draft, language }: UpdateIntent,
  agent: Agent,
): Steps<AgentDecision> {
  const intent = inSpokenLanguages(draft, agent);
  const before = agent.intents.get(intentId);
  if (before === undefined) return refuse('intent_not_found', { intentId });
  const after =
    language === undefined
      ? { ...intent, id: intentId }
      : yield* mergeIntent(before, intent, { language, languages: agent.settings.languages });
  const refusal = refusalOf(after, agent, before);
  if (refusal === undefined && isAlike(after, before)) return { events: [] };
  return refusal ?? speakingAllOf(yield* intentEvents('IntentUpdated', after), after, agent);
}

/** Follow-up intents of a deleted one stay, because contexts activate them, not their parent. */
export const deleteIntent = (intentId: string, agent: Agent): AgentDecision => {
  if (!agent.intents.has(intentId)) return refuse('intent_not_found', { intentId });
  return { events: [{ type: 'IntentDeleted', data: { intentId } }] };
};

/** The events of a whole intent, split by size. */
export function* intentEvents(type: 'IntentCreated' | 'IntentUpdated', intent: Intent): Steps<AgentDecision> {
  const { phrases, ...frame } = intent;
  const parts = yield* eventPartsOf(phrases, { what: `intent ${intent.name}`, frame });
  if ('refused' in parts) return parts;
  return {
    events: [
      { type, data: { intent: { ...intent, phrases: parts.first } } },
      ...parts.later.map(({ lang, items }) => ({
        type: 'IntentPhrasesAdded' as const,
        data: { intentId: intent.id, lang, phrases: items },
      })),
    ],
  };
}

/** An intent keeps its name even if an import brought another one of that name. */
const refusalOf = (intent: Intent, agent: Agent, before?: Intent) => {
  const [fault] = [
    ...faultsOfIntent(intent),
    ...tooManyLanguages([...agent.settings.languages, ...Object.keys(intent.phrases)]),
  ];
  if (fault !== undefined) return fault;
  if (intent.name === before?.name) return undefined;
  for (const { id, name } of agent.intents.values()) {
    if (name === intent.name && id !== intent.id) return refuse('intent_name_taken', { name });
  }
  return undefined;
};

type LanguageScope = {
  /** The language of the new version. */
  readonly language: string;
  /** The agent's languages. */
  readonly languages: readonly string[];
};

/** The new version with the other languages of the old one, and with fields that the API does not have. */
function* mergeIntent(before: Intent, after: Intent, scope: LanguageScope): Steps<Intent> {
  const parentId = after.parentId ?? before.parentId;
  const rootParentId = after.rootParentId ?? before.rootParentId;
  return {
    ...withUnknownFields(before, after),
    id: before.id,
    ...(parentId !== undefined && { parentId }),
    ...(rootParentId !== undefined && { rootParentId }),
    phrases: yield* mergePhrases(before.phrases, after.phrases, scope.language),
    responses: after.responses.map((response, i) => mergeResponse(before.responses[i], response, scope)),
  };
}

function* mergePhrases(
  before: Intent['phrases'],
  after: Intent['phrases'],
  language: string,
): Steps<Record<string, Phrase[]>> {
  const byId = new Map<string, Phrase>();
  for (const phrases of Object.values(before))
    yield* mappedInSteps(phrases, (phrase) => byId.set(phrase.id, phrase));
  const merged: Record<string, Phrase[]> = {};
  for (const [of, phrases] of Object.entries({ ...before, [language]: [], ...after }))
    if (phrases.length > 0)
      merged[of] = yield* mappedInSteps(phrases, (it) => withUnknownFields(byId.get(it.id), it));
  return merged;
}

/** Copies the old version's fields that the API does not have. */
const withUnknownFields = <Part extends { readonly kept?: JsonObject }>(
  before: Part | undefined,
  after: Part,
): Part => {
  const unknownFields = { ...before?.kept, ...after.kept };
  return { ...after, ...(Object.keys(unknownFields).length > 0 && { kept: unknownFields }) };
};

const mergeResponse = (
  before: IntentResponse | undefined,
  after: IntentResponse,
  scope: LanguageScope,
): IntentResponse => {
  if (before === undefined) return after;
  return {
    ...withUnknownFields(before, after),
    affectedContexts: after.affectedContexts.map((context) =>
      withUnknownFields(
        before.affectedContexts.find(({ name }) => name === context.name),
        context,
      ),
    ),
    parameters: after.parameters.map((parameter) =>
      mergeParameter(
        before.parameters.find(({ name }) => name === parameter.name),
        parameter,
        scope.language,
      ),
    ),
    messages: mergeMessages(before.messages, after.messages, scope),
  };
};

const mergeParameter = (before: Parameter | undefined, after: Parameter, language: string): Parameter => {
  if (before === undefined) return after;
  const rewritten = new Set([language, ...after.prompts.map(({ lang }) => lang)]);
  const id = after.id ?? before.id;
  return {
    ...withUnknownFields(before, after),
    ...(id !== undefined && { id }),
    prompts: [...after.prompts, ...before.prompts.filter(({ lang }) => !rewritten.has(lang))],
  };
};

/**
 * A message without a language is for all languages. Once one language changes it, the others get separate
 * copies.
 */
const mergeMessages = (
  before: readonly Message[],
  after: readonly Message[],
  { language, languages }: LanguageScope,
): Message[] => {
  const isForLanguage = ({ lang }: Message) => lang === undefined || lang === language;
  const newMessages = after.map((message) => ({ ...message, lang: message.lang ?? language }));
  const messagesBefore = before.filter(isForLanguage).map((message) => ({ ...message, lang: language }));
  if (isAlike(newMessages, messagesBefore)) return [...before];
  const others = languages.filter((other) => other !== language);
  if (others.length === 0) return [...after, ...before.filter((message) => !isForLanguage(message))];
  const rewritten = new Set<string | undefined>([language, ...newMessages.map(({ lang }) => lang)]);
  const otherMessages = before.flatMap((message) =>
    message.lang === undefined ? others.map((lang) => ({ ...message, lang })) : [message],
  );
  return [...newMessages, ...otherMessages.filter(({ lang }) => !rewritten.has(lang))];
};
