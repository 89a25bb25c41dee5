import { isAlike } from '../../kernel/json-alike.ts';
import type { Steps } from '../../kernel/steps.ts';
import type { Agent, AgentSettings, Entity, Intent, WebhookSettings } from '../agent.ts';
import type { ImportInto, RestoreContent } from '../commands.ts';
import { type AgentContent, contentOf, entityKey } from '../content.ts';
import { type AgentDecision, type AgentRefusal, refuse } from '../decision.ts';
import type { AgentEvent } from '../events.ts';
import { faultsOfOutputs, tooManyEntries, tooManyLanguages, tooManyParts } from '../legal.ts';
import { isSamePlace } from '../place.ts';
import { assertSealed, secretsOf } from '../sealed.ts';
import { adoptIds } from './adopt-ids.ts';
import { entityEvents } from './entity-decisions.ts';
import { refusalOfSize } from './event-parts.ts';
import { intentEvents } from './intent-decisions.ts';

/** Replaces the agent's content by that of an export, or only the items with the same names. */
export function* importInto(command: ImportInto, agent: Agent): Steps<AgentDecision> {
  assertSealed(command.settings.webhook);
  const importedContent = yield* adoptIds(command, agent, command.mode);
  const content =
    command.mode === 'merge' ? mergeContent(importedContent, agent) : replaceContent(importedContent, agent);
  return yield* contentEvents(content, agent);
}

export const restoreContent = ({ earlierAgent }: RestoreContent, agent: Agent): Steps<AgentDecision> =>
  contentEvents(replaceContent(contentOf(earlierAgent), agent), agent);

const replaceContent = ({ settings, ...items }: AgentContent, agent: Agent): AgentContent => ({
  ...items,
  settings: { ...settings, webhook: webhookAfter(settings.webhook, agent.settings.webhook) },
});

/** Keeps the settings, but adds the imported languages. */
const mergeContent = (importedContent: AgentContent, agent: Agent): AgentContent => {
  const { languages } = agent.settings;
  const usedLanguages = new Set([
    ...importedContent.intents.flatMap(({ phrases }) => Object.keys(phrases)),
    ...importedContent.entities.flatMap(({ entries }) => Object.keys(entries)),
  ]);
  const addedLanguages = [...usedLanguages].filter((language) => !languages.includes(language)).sort();
  return {
    settings: { ...agent.settings, languages: [...languages, ...addedLanguages] },
    intents: withNewer(agent.intents, importedContent.intents),
    entities: withNewer(agent.entities, importedContent.entities),
  };
};

const withNewer = <Item extends { readonly id: string }>(
  before: ReadonlyMap<string, Item>,
  newer: readonly Item[],
): readonly Item[] => [
  ...new Map([...before, ...newer.map((item): [string, Item] => [item.id, item])]).values(),
];

/**
 * Exports contain no secrets, so the agent's own secrets stay as long as the address does. A webhook that
 * would lose its secrets at a new address stays unchanged, because an import must not disable a service
 * without a way to restore it.
 */
const webhookAfter = (importedWebhook: WebhookSettings, before: WebhookSettings): WebhookSettings => {
  const hasSecrets = secretsOf(before).length > 0;
  if (!hasSecrets) return importedWebhook;
  if (!isSamePlace(importedWebhook.url, before.url))
    return secretsOf(importedWebhook).length > 0 ? importedWebhook : before;
  const { password, signing } = before;
  const { password: _password, signing: _signing, ...open } = importedWebhook;
  const sealedFields = secretsOf({ headers: before.headers }).map(({ field }) => field);
  const sealedHeaders = Object.entries(before.headers).filter(([name]) =>
    sealedFields.includes(`headers.${name.toLowerCase()}`),
  );
  return {
    ...open,
    username: importedWebhook.username || before.username,
    headers: { ...importedWebhook.headers, ...Object.fromEntries(sealedHeaders) },
    ...(password && { password }),
    ...(signing && { signing }),
  };
};

/**
 * The events that change the agent's content to the given one, one intent or entity per step; none if it is
 * the same.
 */
export function* contentEvents(
  content: AgentContent,
  agent: Pick<Agent, 'settings' | 'intents' | 'entities'>,
): Steps<AgentDecision> {
  const refusal = refusalOfContent(content);
  if (refusal !== undefined) return refusal;
  const entities = yield* itemEvents(content.entities, agent.entities, {
    create: (entity) => entityEvents('EntityCreated', entity),
    update: (entity) => entityEvents('EntityUpdated', entity),
    remove: (entityId) => ({ type: 'EntityDeleted', data: { entityId } }),
  });
  if ('refused' in entities) return entities;
  const intents = yield* itemEvents(content.intents, agent.intents, {
    create: (intent) => intentEvents('IntentCreated', intent),
    update: (intent) => intentEvents('IntentUpdated', intent),
    remove: (intentId) => ({ type: 'IntentDeleted', data: { intentId } }),
  });
  if ('refused' in intents) return intents;
  return {
    events: [...settingsEvents(content.settings, agent.settings), ...entities.events, ...intents.events],
  };
}

const settingsEvents = (settings: AgentSettings, before: AgentSettings): readonly AgentEvent[] =>
  isAlike(settings, before) ? [] : [{ type: 'AgentSettingsChanged', data: { settings } }];

type EventsOfItem<Item> = {
  readonly create: (item: Item) => Steps<AgentDecision>;
  readonly update: (item: Item) => Steps<AgentDecision>;
  readonly remove: (id: string) => AgentEvent;
};

function* itemEvents<Item extends { readonly id: string }>(
  items: readonly Item[],
  before: ReadonlyMap<string, Item>,
  { create, update, remove }: EventsOfItem<Item>,
): Steps<AgentDecision> {
  const ids = new Set(items.map(({ id }) => id));
  const events = [...before.keys()].filter((id) => !ids.has(id)).map(remove);
  for (const item of items) {
    yield;
    const old = before.get(item.id);
    if (isAlike(old, item)) continue;
    const decision = yield* old === undefined ? create(item) : update(item);
    if ('refused' in decision) return decision;
    events.push(...decision.events);
  }
  return { events };
}

/** Faults that refuse even an import. */
const refusalOfContent = ({ settings, intents, entities }: AgentContent): AgentRefusal | undefined => {
  const [fault] = [
    ...tooManyLanguages(settings.languages),
    ...intents.flatMap(tooManyParts),
    ...entities.flatMap(tooManyEntries),
    ...intents.flatMap(faultsOfOutputs),
  ];
  return fault ?? refusalOfSize(settings) ?? refusalOfDuplicates(intents, entities);
};

const refusalOfDuplicates = (
  intents: readonly Intent[],
  entities: readonly Entity[],
): AgentRefusal | undefined => {
  const id =
    firstDuplicate(intents.map((item) => item.id)) ?? firstDuplicate(entities.map((item) => item.id));
  if (id !== undefined) return refuse('id_taken', { id });
  const entityName = firstDuplicate(entities.map(entityKey));
  return entityName === undefined ? undefined : refuse('entity_name_taken', { name: entityName });
};

const firstDuplicate = (texts: readonly string[]): string | undefined => {
  const unique = new Set<string>();
  return texts.find((text) => unique.size === unique.add(text).size);
};
