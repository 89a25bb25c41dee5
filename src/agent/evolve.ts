import type { Agent, AgentSettings, Entity, Entry, Environment, Intent } from './agent.ts';
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

/** Lists and maps created by this fold, which it may therefore change. */
type Own = WeakSet<object>;

/** Copies on write: unchanged parts stay the same objects, so that caches keyed by them remain valid. */
export const evolveAgent = (agent: Agent, event: AgentEvent, own: Own = new WeakSet()): Agent => ({
  ...agent,
  ...changeOf(agent, event, own),
  revision: agent.revision + 1,
});

/** Folds a stream, or further events, into an agent. */
export const foldAgent = (agent: Agent, events: Iterable<AgentEvent>): Agent => {
  let after = agent;
  // Copied once per fold instead of once per event, so that a long fold takes linear time.
  const own: Own = new WeakSet();
  for (const event of events) after = evolveAgent(after, event, own);
  return after;
};

const none = new Map<string, never>();
const nothing = { intents: none, entities: none, tokens: none, environments: undefined };

const changeOf = (agent: Agent, event: AgentEvent, own: Own): Partial<Agent> => {
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
      return { intents: withItem(agent.intents, event.data.intent, own) };
    case 'IntentPhrasesAdded':
      return { intents: withItem(agent.intents, withPhrases(agent, event.data, own), own) };
    case 'IntentDeleted':
      return { intents: without(agent.intents, event.data.intentId) };
    case 'EntityCreated':
    case 'EntityUpdated':
      return { entities: withItem(agent.entities, event.data.entity, own) };
    case 'EntityEntriesAdded':
    case 'EntityEntriesUpdated':
    case 'EntityEntriesDeleted':
      return { entities: withItem(agent.entities, changeEntries(agent, event, own), own) };
    case 'EntityDeleted':
      return { entities: without(agent.entities, event.data.entityId) };
    case 'TokenIssued': {
      const { tokenId, ...token } = event.data;
      return { tokens: withItem(agent.tokens, { id: tokenId, ...token }, own) };
    }
    case 'TokenRevoked':
      return { tokens: without(agent.tokens, event.data.tokenId) };
    case 'PublishingSwitched':
      return { environments: event.data.isOn ? new Map() : undefined };
    case 'RevisionPublished': {
      const { environment, ...publication } = event.data;
      return { environments: withEnvironment(agent, { id: environment, ...publication }, own) };
    }
    case 'SessionsSplit':
      return { environments: withEnvironment(agent, environmentWithSplit(agent, event.data), own) };
    case 'ShadowSet':
      return { environments: withEnvironment(agent, environmentWithShadow(agent, event.data), own) };
    case 'EnvironmentRemoved':
      return { environments: without(agent.environments ?? none, event.data.environment) };
    case 'ImportCompleted':
      return { status: 'ready' };
    case 'AgentDeleted':
      return { status: 'deleted', ...nothing };
    case 'AgentUndeleted':
      return { status: 'ready' };
    default:
      return event satisfies never;
  }
};

const withItem = <Item extends { readonly id: string }>(
  items: ReadonlyMap<string, Item>,
  item: Item,
  own: Own,
): ReadonlyMap<string, Item> => {
  // A map that this fold created.
  if (own.has(items)) return (items as Map<string, Item>).set(item.id, item);
  const copy = new Map(items).set(item.id, item);
  own.add(copy);
  return copy;
};

const withMore = <Item>(items: readonly Item[], more: readonly Item[], own: Own): Item[] => {
  // A list that this fold created.
  const longer = own.has(items) ? (items as Item[]) : [...items];
  own.add(longer);
  for (const item of more) longer.push(item);
  return longer;
};

const without = <Item>(items: ReadonlyMap<string, Item>, id: string): ReadonlyMap<string, Item> => {
  const remaining = new Map(items);
  if (!remaining.delete(id)) throw new TypeError(`an event is about ${id}, which the agent does not have`);
  return remaining;
};

const itemOf = <Item>(items: ReadonlyMap<string, Item>, id: string): Item => {
  const item = items.get(id);
  if (item === undefined) throw new TypeError(`an event is about ${id}, which the agent does not have`);
  return item;
};

const withEnvironment = (agent: Agent, environment: Environment, own: Own) =>
  withItem(agent.environments ?? none, environment, own);

const environmentWithSplit = (
  agent: Agent,
  { environment, split }: AgentEventOf<'SessionsSplit'>['data'],
): Environment => {
  const { split: _before, ...publication } = itemOf(agent.environments ?? none, environment);
  return { ...publication, ...(split && { split }) };
};

const environmentWithShadow = (
  agent: Agent,
  { environment, shadow }: AgentEventOf<'ShadowSet'>['data'],
): Environment => {
  const { shadow: _before, ...publication } = itemOf(agent.environments ?? none, environment);
  return { ...publication, ...(shadow && { shadow }) };
};

const withPhrases = (
  agent: Agent,
  additions: AgentEventOf<'IntentPhrasesAdded'>['data'],
  own: Own,
): Intent => {
  const intent = itemOf(agent.intents, additions.intentId);
  const phrases = withMore(intent.phrases[additions.lang] ?? [], additions.phrases, own);
  return { ...intent, phrases: { ...intent.phrases, [additions.lang]: phrases } };
};

type EntriesEvent = AgentEventOf<'EntityEntriesAdded' | 'EntityEntriesUpdated' | 'EntityEntriesDeleted'>;

const changeEntries = (agent: Agent, event: EntriesEvent, own: Own): Entity => {
  const { entityId, lang } = event.data;
  const entity = itemOf(agent.entities, entityId);
  const { [lang]: before = [], ...others } = entity.entries;
  const after = entriesAfter(before, event, own);
  return { ...entity, entries: after.length === 0 ? others : { ...entity.entries, [lang]: after } };
};

const entriesAfter = (before: readonly Entry[], event: EntriesEvent, own: Own): Entry[] => {
  switch (event.type) {
    case 'EntityEntriesAdded':
      return withMore(before, event.data.entries, own);
    case 'EntityEntriesUpdated': {
      const updatedEntries = new Map(event.data.entries.map((entry) => [entry.value, entry]));
      return before.map((entry) => updatedEntries.get(entry.value) ?? entry);
    }
    case 'EntityEntriesDeleted': {
      const values = new Set(event.data.values);
      return before.filter(({ value }) => !values.has(value));
    }
    default:
      return event satisfies never;
  }
};
