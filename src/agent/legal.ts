import {
  AGENT_LANGUAGES_MAX,
  AGENT_NAME_CHARS_MAX,
  ENTITY_ENTRIES_MAX,
  ENTITY_NAME_CHARS_MAX,
  INTENT_NAME_CHARS_MAX,
  INTENT_PHRASES_MAX,
  INTENT_RESPONSES_MAX,
} from '../kernel/limits/agents.ts';
import {
  CONTEXT_LIFESPAN_MAX,
  CONTEXT_NAME_BYTES_MAX,
  CONTEXTS_PER_SESSION_MAX,
  TRIGGER_NAME_CHARS_MAX,
} from '../kernel/limits/conversation.ts';
import type { AgentSettings, Entity, Intent, IntentResponse, WebhookSettings } from './agent.ts';
import { type AgentRefusal, type Refusal, refuse } from './decision.ts';
import { canonicalLanguage } from './language.ts';

const triggerName = /^[A-Za-z0-9_-]+$/;
const contextName = /^[A-Za-z0-9_%-]+$/;
/** An entity called `sys.given-name` adds values to the system entity of this name. */
const entityName = /^(?:sys\.)?[\p{L}\p{N}_-]+$/u;

export const isTriggerName = (name: string): boolean =>
  triggerName.test(name) && name.length <= TRIGGER_NAME_CHARS_MAX;

/** All legal characters have one byte. */
export const isContextName = (name: string): boolean =>
  contextName.test(name) && name.length <= CONTEXT_NAME_BYTES_MAX;

const isEntityName = (name: string): boolean => entityName.test(name) && name.length <= ENTITY_NAME_CHARS_MAX;

/** The codes of the faults of an intent: what every operation that writes one documents. */
export const intentFaults = [
  'bad_intent_name',
  'bad_context_name',
  'bad_trigger_name',
  'bad_lifespan',
  'bad_parameter_name',
  'parameter_type_missing',
  'too_many_outputs',
  'too_many_items',
] as const;
type IntentFault = Extract<AgentRefusal, { readonly refused: (typeof intentFaults)[number] }>;

/** The faults of an intent, most important first. They refuse a change, and cause warnings in an import. */
export const faultsOfIntent = (intent: Intent): readonly IntentFault[] => [
  ...(isName(intent.name, INTENT_NAME_CHARS_MAX)
    ? []
    : [refuse('bad_intent_name', { charsMax: INTENT_NAME_CHARS_MAX })]),
  ...intent.contexts.flatMap(faultOfContext),
  ...intent.triggers
    .filter((name) => !isTriggerName(name))
    .map((name) => refuse('bad_trigger_name', { name, charsMax: TRIGGER_NAME_CHARS_MAX })),
  ...intent.responses.flatMap((response) => faultsOfResponse(response, intent.name)),
  ...faultsOfOutputs(intent),
  ...tooManyParts(intent),
];

/** Limits for changes and imports. Older agents may exceed them, and can still be read. */
export const tooManyPhrases = ({ name, phrases }: Pick<Intent, 'name' | 'phrases'>): readonly TooMany[] =>
  tooMany(`intent ${name}`, 'phrases', lengthOf(phrases), INTENT_PHRASES_MAX);

export const tooManyParts = (intent: Intent): readonly TooMany[] => [
  ...tooManyPhrases(intent),
  ...tooMany(`intent ${intent.name}`, 'responses', intent.responses.length, INTENT_RESPONSES_MAX),
];

export const tooManyEntries = ({
  name,
  entries,
}: Pick<Entity, 'name' | 'entries'>): readonly AgentRefusal[] =>
  tooMany(`entity ${name}`, 'entries', lengthOf(entries), ENTITY_ENTRIES_MAX);

export const tooManyLanguages = (languages: Iterable<string>): readonly AgentRefusal[] =>
  tooMany('the agent', 'languages', new Set(languages).size, AGENT_LANGUAGES_MAX);

type TooMany = Refusal<'too_many_items'>;

const tooMany = (what: string, items: string, count: number, itemsMax: number): readonly TooMany[] =>
  count > itemsMax ? [refuse('too_many_items', { what, items, count, itemsMax })] : [];

export const lengthOf = (byLanguage: Readonly<Record<string, readonly unknown[]>>): number =>
  Object.values(byLanguage).reduce((sum, { length }) => sum + length, 0);

/** Also refuses an import, because such an intent could never answer a turn. */
export const faultsOfOutputs = ({ name: intent, responses }: Intent): readonly IntentFault[] => {
  const outputs = responses.flatMap(({ affectedContexts }) => affectedContexts);
  const set = new Set(outputs.flatMap(({ name, lifespan }) => (lifespan > 0 ? [name.toLowerCase()] : [])));
  return set.size <= CONTEXTS_PER_SESSION_MAX
    ? []
    : [refuse('too_many_outputs', { intent, contexts: set.size, contextsMax: CONTEXTS_PER_SESSION_MAX })];
};

const faultsOfResponse = (response: IntentResponse, intent: string): readonly IntentFault[] => [
  ...response.affectedContexts.flatMap(({ name, lifespan }) => [
    ...faultOfContext(name),
    ...(isLifespan(lifespan)
      ? []
      : [refuse('bad_lifespan', { name, lifespan, lifespanMax: CONTEXT_LIFESPAN_MAX })]),
  ]),
  ...response.parameters.flatMap(({ name, required, dataType }): readonly IntentFault[] => {
    if (name.trim() === '') return [refuse('bad_parameter_name', { intent })];
    return required && dataType === '' ? [refuse('parameter_type_missing', { parameter: name })] : [];
  }),
];

const faultOfContext = (name: string): readonly IntentFault[] =>
  isContextName(name) ? [] : [refuse('bad_context_name', { name, bytesMax: CONTEXT_NAME_BYTES_MAX })];

export const isLifespan = (lifespan: number): boolean =>
  Number.isInteger(lifespan) && lifespan >= 0 && lifespan <= CONTEXT_LIFESPAN_MAX;

export const faultsOfEntity = (entity: Pick<Entity, 'name' | 'entries'>): readonly AgentRefusal[] => {
  const { name } = entity;
  if (isEntityName(name)) return tooManyEntries(entity);
  return [refuse('bad_entity_name', { name, charsMax: ENTITY_NAME_CHARS_MAX })];
};

export const faultsOfSettings = (settings: AgentSettings): readonly AgentRefusal[] => [
  ...(isName(settings.name, AGENT_NAME_CHARS_MAX)
    ? []
    : [refuse('bad_agent_name', { charsMax: AGENT_NAME_CHARS_MAX })]),
  ...settings.languages
    .filter((language) => canonicalLanguage(language) !== language)
    .map((language) => refuse('bad_language', { language })),
  ...(isTimezone(settings.defaultTimezone)
    ? []
    : [refuse('bad_timezone', { timezone: settings.defaultTimezone })]),
  ...tooManyLanguages(settings.languages),
  ...faultsOfWebhook(settings.webhook),
];

/** A webhook without an address was never configured. */
export const faultsOfWebhook = ({ enabled, url }: WebhookSettings): readonly AgentRefusal[] =>
  isWebAddress(url) || (url === '' && !enabled) ? [] : [refuse('bad_webhook_url', {})];

const isName = (name: string, charsMax: number): boolean => name.trim() !== '' && name.length <= charsMax;

/**
 * False for addresses with credentials, which belong into encrypted fields, and with control characters,
 * because parsing drops line breaks and tabs: it would call another address than the text shows.
 */
export const isWebAddress = (address: string): boolean => {
  if (/\p{Cc}/u.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return (protocol === 'http:' || protocol === 'https:') && username + password === '';
};

/** Whether dates can be computed for it; the empty name is UTC. */
const isTimezone = (timezone: string): boolean => {
  if (timezone === '') return true;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: timezone }) !== undefined;
  } catch {
    return false;
  }
};
