import type { Agent, AgentSettings, Entity, Entry, Intent } from './agent.ts';
import type { AgentEvent, AgentEventOf } from './events.ts';

const noSettings: AgentSettings = {
  name: '',
  description: '',
  language: 'en',
  languages: ['en'],
  defaultTimezone: '',
  matchMode: 'hybrid',
  mlMinConfidence: 0.3,
  webhook: { enabled: false, url: '', username: '', headers: {}, useForDomains: false },
};

/** An agent before its first event. */
export const emptyAgent = (id: string): Agent => ({
  id,
  status: 'importing',
  revision: -1,
  settings: noSettings,
  intents: new Map(),
  entities: new Map(),
  tokens: new Map(),
});

/** Copies; what an event leaves alone stays the same object, so that whatever was made of it still holds. */
export const evolveAgent = (agent: Agent, event: AgentEvent): Agent => ({
  ...agent,
  ...changeOf(agent, event),
  revision: agent.revision + 1,
});

/** The agent that a whole stream describes, or that more events make of one. */
export const foldAgent = (agent: Agent, events: Iterable<AgentEvent>): Agent => {
  let folded = agent;
  for (const event of events) folded = evolveAgent(folded, event);
  return folded;
};

const changeOf = (agent: Agent, event: AgentEvent): Partial<Agent> => {
  switch (event.type) {
    case 'AgentCreated':
      return {
        id: event.data.agentId,
        status: event.data.origin === 'import' ? 'importing' : 'ready',
        settings: event.data.settings,
      };
    case 'AgentSettingsChanged':
      return { settings: event.data.settings };
    case 'WebhookConfigured':
      return { settings: { ...agent.settings, webhook: event.data.webhook } };
    case 'PrivacyConfigured':
      return { privacy: event.data.privacy };
    case 'IntentCreated':
    case 'IntentUpdated':
      return { intents: withItem(agent.intents, event.data.intent) };
    case 'IntentPhrasesAdded':
      return { intents: withItem(agent.intents, withPhrases(agent, event.data)) };
    case 'IntentDeleted':
      return { intents: without(agent.intents, event.data.intentId) };
    case 'EntityCreated':
    case 'EntityUpdated':
      return { entities: withItem(agent.entities, event.data.entity) };
    case 'EntityEntriesAdded':
    case 'EntityEntriesUpdated':
    case 'EntityEntriesDeleted':
      return { entities: withItem(agent.entities, withEntriesChanged(agent, event)) };
    case 'EntityDeleted':
      return { entities: without(agent.entities, event.data.entityId) };
    case 'TokenIssued': {
      const { tokenId, ...token } = event.data;
      return { tokens: withItem(agent.tokens, { id: tokenId, ...token }) };
    }
    case 'TokenRevoked':
      return { tokens: without(agent.tokens, event.data.tokenId) };
    case 'ImportCompleted':
      return { status: 'ready' };
    case 'AgentDeleted':
      return { status: 'deleted', intents: new Map(), entities: new Map(), tokens: new Map() };
    default:
      return event satisfies never;
  }
};

const withItem = <Item extends { readonly id: string }>(
  items: ReadonlyMap<string, Item>,
  item: Item,
): ReadonlyMap<string, Item> => new Map(items).set(item.id, item);

const without = <Item>(items: ReadonlyMap<string, Item>, id: string): ReadonlyMap<string, Item> => {
  const rest = new Map(items);
  if (!rest.delete(id)) throw new TypeError(`an event is about ${id}, which the agent does not have`);
  return rest;
};

const known = <Item>(items: ReadonlyMap<string, Item>, id: string): Item => {
  const item = items.get(id);
  if (item === undefined) throw new TypeError(`an event is about ${id}, which the agent does not have`);
  return item;
};

const withPhrases = (agent: Agent, added: AgentEventOf<'IntentPhrasesAdded'>['data']): Intent => {
  const intent = known(agent.intents, added.intentId);
  const phrases = [...(intent.phrases[added.lang] ?? []), ...added.phrases];
  return { ...intent, phrases: { ...intent.phrases, [added.lang]: phrases } };
};

type EntriesEvent = AgentEventOf<'EntityEntriesAdded' | 'EntityEntriesUpdated' | 'EntityEntriesDeleted'>;

const withEntriesChanged = (agent: Agent, event: EntriesEvent): Entity => {
  const { entityId, lang } = event.data;
  const entity = known(agent.entities, entityId);
  const { [lang]: before = [], ...others } = entity.entries;
  const after = entriesAfter(before, event);
  return { ...entity, entries: after.length === 0 ? others : { ...entity.entries, [lang]: after } };
};

const entriesAfter = (before: readonly Entry[], event: EntriesEvent): Entry[] => {
  switch (event.type) {
    case 'EntityEntriesAdded':
      return [...before, ...event.data.entries];
    case 'EntityEntriesUpdated': {
      const updated = new Map(event.data.entries.map((entry) => [entry.value, entry]));
      return before.map((entry) => updated.get(entry.value) ?? entry);
    }
    case 'EntityEntriesDeleted': {
      const values = new Set(event.data.values);
      return before.filter(({ value }) => !values.has(value));
    }
    default:
      return event satisfies never;
  }
};
