import { isAlike } from '../kernel/json-alike.ts';
import type { Steps } from '../kernel/steps.ts';
import { adoptIds } from './adopt-ids.ts';
import type { Agent, AgentSettings, Entity, Intent, WebhookSettings } from './agent.ts';
import type { ImportInto, RestoreContent } from './commands.ts';
import { type AgentContent, contentOf, entityKey } from './content.ts';
import { type AgentDecision, type AgentRefusal, refuse } from './decision.ts';
import { entityRecorded } from './entity-decisions.ts';
import { refusalOfSize } from './event-parts.ts';
import type { AgentEvent } from './events.ts';
import { intentRecorded } from './intent-decisions.ts';
import { faultsOfOutputs, tooManyEntries, tooManyLanguages, tooManyPhrases } from './legal.ts';
import { isSamePlace } from './place.ts';
import { assertSealed, secretsOf } from './sealed.ts';

/** Replaces the agent's content by that of an export, or only the items with the same names. */
export function* importInto(command: ImportInto, agent: Agent): Steps<AgentDecision> {
  assertSealed(command.settings.webhook);
  const imported = adoptIds(command, agent, command.mode);
  const content = command.mode === 'merge' ? merged(imported, agent) : replaced(imported, agent);
  return yield* contentRecorded(content, agent);
}

export const restoreContent = ({ then }: RestoreContent, agent: Agent): Steps<AgentDecision> =>
  contentRecorded(replaced(contentOf(then), agent), agent);

const replaced = ({ settings, ...items }: AgentContent, agent: Agent): AgentContent => ({
  ...items,
  settings: { ...settings, webhook: webhookAfter(settings.webhook, agent.settings.webhook) },
});

/** Keeps the settings, but adds the imported languages. */
const merged = (imported: AgentContent, agent: Agent): AgentContent => {
  const { languages } = agent.settings;
  const used = new Set([
    ...imported.intents.flatMap(({ phrases }) => Object.keys(phrases)),
    ...imported.entities.flatMap(({ entries }) => Object.keys(entries)),
  ]);
  const added = [...used].filter((language) => !languages.includes(language)).sort();
  return {
    settings: { ...agent.settings, languages: [...languages, ...added] },
    intents: withNewer(agent.intents, imported.intents),
    entities: withNewer(agent.entities, imported.entities),
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
const webhookAfter = (imported: WebhookSettings, before: WebhookSettings): WebhookSettings => {
  const hasSecrets = secretsOf(before).length > 0;
  if (!hasSecrets) return imported;
  if (!isSamePlace(imported.url, before.url)) return secretsOf(imported).length > 0 ? imported : before;
  const { password, signing } = before;
  const { password: _password, signing: _signing, ...open } = imported;
  const sealed = secretsOf({ headers: before.headers }).map(({ field }) => field);
  const sealedHeaders = Object.entries(before.headers).filter(([name]) =>
    sealed.includes(`headers.${name.toLowerCase()}`),
  );
  return {
    ...open,
    username: imported.username || before.username,
    headers: { ...imported.headers, ...Object.fromEntries(sealedHeaders) },
    ...(password && { password }),
    ...(signing && { signing }),
  };
};

/**
 * The events that change the agent's content to the given one, one intent or entity per step; none if it is
 * the same.
 */
export function* contentRecorded(
  content: AgentContent,
  agent: Pick<Agent, 'settings' | 'intents' | 'entities'>,
): Steps<AgentDecision> {
  const refusal = refusalOfContent(content);
  if (refusal !== undefined) return refusal;
  const entities = yield* itemsRecorded(content.entities, agent.entities, {
    created: (entity) => entityRecorded('EntityCreated', entity),
    updated: (entity) => entityRecorded('EntityUpdated', entity),
    deleted: (entityId) => ({ type: 'EntityDeleted', data: { entityId } }),
  });
  if ('refused' in entities) return entities;
  const intents = yield* itemsRecorded(content.intents, agent.intents, {
    created: (intent) => intentRecorded('IntentCreated', intent),
    updated: (intent) => intentRecorded('IntentUpdated', intent),
    deleted: (intentId) => ({ type: 'IntentDeleted', data: { intentId } }),
  });
  if ('refused' in intents) return intents;
  return {
    events: [...settingsRecorded(content.settings, agent.settings), ...entities.events, ...intents.events],
  };
}

const settingsRecorded = (settings: AgentSettings, before: AgentSettings): readonly AgentEvent[] =>
  isAlike(settings, before) ? [] : [{ type: 'AgentSettingsChanged', data: { settings } }];

type Recording<Item> = {
  readonly created: (item: Item) => Steps<AgentDecision>;
  readonly updated: (item: Item) => Steps<AgentDecision>;
  readonly deleted: (id: string) => AgentEvent;
};

function* itemsRecorded<Item extends { readonly id: string }>(
  items: readonly Item[],
  before: ReadonlyMap<string, Item>,
  { created, updated, deleted }: Recording<Item>,
): Steps<AgentDecision> {
  const ids = new Set(items.map(({ id }) => id));
  const events = [...before.keys()].filter((id) => !ids.has(id)).map(deleted);
  for (const item of items) {
    const old = before.get(item.id);
    if (isAlike(old, item)) continue;
    const recorded = yield* old === undefined ? created(item) : updated(item);
    if ('refused' in recorded) return recorded;
    events.push(...recorded.events);
    yield;
  }
  return { events };
}

/** Faults that refuse even an import. */
const refusalOfContent = ({ settings, intents, entities }: AgentContent): AgentRefusal | undefined => {
  const [fault] = [
    ...tooManyLanguages(settings.languages),
    ...intents.flatMap(tooManyPhrases),
    ...entities.flatMap(tooManyEntries),
    ...intents.flatMap(faultsOfOutputs),
  ];
  return fault ?? refusalOfSize(settings) ?? firstTaken(intents, entities);
};

const firstTaken = (intents: readonly Intent[], entities: readonly Entity[]): AgentRefusal | undefined => {
  const id = firstRepeated(intents.map((item) => item.id)) ?? firstRepeated(entities.map((item) => item.id));
  if (id !== undefined) return refuse('id_taken', { id });
  const intentName = firstRepeated(intents.map(({ name }) => name));
  if (intentName !== undefined) return refuse('intent_name_taken', { name: intentName });
  const entityName = firstRepeated(entities.map(entityKey));
  return entityName === undefined ? undefined : refuse('entity_name_taken', { name: entityName });
};

const firstRepeated = (texts: readonly string[]): string | undefined => {
  const unique = new Set<string>();
  return texts.find((text) => unique.size === unique.add(text).size);
};
