// The current state of an agent: what lists of its intents and entities show. There is one state for the
// agent itself and one for each intent and entity, because writing a large agent as a whole with every change
// would be slow.

/**
 * @typedef {{ value: string, synonyms: string[] }} Entry
 *
 * @typedef {object} Item an agent, an intent or an entity; each has its own fields
 * @property {'agent' | 'intent' | 'entity' | ''} kind
 * @property {boolean} isDeleted
 * @property {string} [id]
 * @property {string} [name]
 * @property {string} [status]
 * @property {string} [language]
 * @property {string[]} [languages]
 * @property {string[]} [contextIn]
 * @property {{ name: string, lifespan: number }[]} [contextOut]
 * @property {string[]} [actions]
 * @property {object[]} [parameters]
 * @property {number} [priority]
 * @property {boolean} [fallbackIntent]
 * @property {boolean} [isEnum]
 * @property {boolean} [automatedExpansion]
 * @property {Record<string, number>} [counts] how many entries, by language
 * @property {Record<string, Entry[]>} [entries] by language; absent if they are too many for a state
 */

// A state may have 4 MB, and an entity 100,000 entries in each language.
const ENTRIES_CHARS_MAX = 1024 * 1024;

/** @param {Item} entity @returns {Item} */
const withoutTooMany = (entity) => {
  if (JSON.stringify(entity.entries).length <= ENTRIES_CHARS_MAX) return entity;
  const { entries: _, ...others } = entity;
  return others;
};

/** A partition has a name of limited length, and imports may have ids of any length. */
const ID_CHARS_MAX = 200;

/** @param {string} id */
const shortened = (id) => {
  if (id.length <= ID_CHARS_MAX) return id;
  let [one, other] = [0, 0];
  for (let at = 0; at < id.length; at += 1) {
    one = Math.imul(one ^ id.charCodeAt(at), 0x01000193);
    other = Math.imul(other, 31) + id.charCodeAt(at);
  }
  return `${id.slice(0, ID_CHARS_MAX)}…${one >>> 0}-${other >>> 0}`;
};

/** @param {ProjectedEvent} event */
const itemOf = ({ streamId, data }) => {
  const intentId = data.intent ? data.intent.id : data.intentId;
  const entityId = data.entity ? data.entity.id : data.entityId;
  if (intentId) return `${streamId}/intent/${shortened(intentId)}`;
  return entityId ? `${streamId}/entity/${shortened(entityId)}` : streamId;
};

/** @param {any} settings @param {Item} agent @returns {Item} */
const withSettings = ({ name, language, languages }, agent) => ({ ...agent, name, language, languages });

/** @param {Item} _ @param {ProjectedEvent} event @returns {Item} */
const takeIntent = (_, { data: { intent } }) => ({
  kind: 'intent',
  isDeleted: false,
  id: intent.id,
  name: intent.name,
  contextIn: intent.contexts,
  contextOut: intent.responses.flatMap((/** @type {any} */ response) =>
    response.affectedContexts.map((/** @type {any} */ { name, lifespan }) => ({ name, lifespan })),
  ),
  actions: intent.responses
    .map((/** @type {any} */ response) => response.action)
    .filter((/** @type {string} */ action) => action !== ''),
  parameters: intent.responses.flatMap((/** @type {any} */ response) => response.parameters),
  priority: intent.priority,
  fallbackIntent: intent.fallbackIntent,
});

/** @param {Item} _ @param {ProjectedEvent} event @returns {Item} */
const takeEntity = (_, { data: { entity } }) => {
  const { id, name, isEnum, automatedExpansion, entries } = entity;
  /** @type {Record<string, number>} */
  const counts = {};
  for (const lang of Object.keys(entries)) counts[lang] = entries[lang].length;
  return withoutTooMany({
    kind: 'entity',
    isDeleted: false,
    id,
    name,
    isEnum,
    automatedExpansion,
    counts,
    entries,
  });
};

/**
 * Events name only entries that are there, and each once.
 * @param {Item} entity @param {string} lang @param {number} more @returns {Item}
 */
const withMore = (entity, lang, more) => {
  const { [lang]: before = 0, ...others } = entity.counts || {};
  const after = before + more;
  return { ...entity, counts: after === 0 ? others : { ...entity.counts, [lang]: after } };
};

/** @param {Item} entity @param {string} lang @param {(entries: Entry[]) => Entry[]} change @returns {Item} */
const withEntries = (entity, lang, change) => {
  if (!entity.entries) return entity;
  const { [lang]: before = [], ...others } = entity.entries;
  const after = change(before);
  return withoutTooMany({
    ...entity,
    entries: after.length === 0 ? others : { ...entity.entries, [lang]: after },
  });
};

/**
 * Indexed by name, so that a change of thousands of entries takes linear time. @template T @param {T[]} items
 * @param {(item: T) => string} nameOf @returns {Record<string, T>}
 */
const byName = (items, nameOf) => {
  const named = Object.create(null);
  for (const item of items) named[nameOf(item)] = item;
  return named;
};

/** @param {Item} item @returns {Item} */
const remove = ({ kind, id, name }) => ({ kind, isDeleted: true, ...(id && { id }), ...(name && { name }) });

fromCategory('agent')
  .partitionBy(itemOf)
  .when({
    $init: () => /** @type {Item} */ ({ kind: '', isDeleted: false }),

    AgentCreated: (_, { data }) =>
      withSettings(data.settings, {
        kind: 'agent',
        isDeleted: false,
        id: data.agentId,
        status: data.origin === 'import' ? 'importing' : 'ready',
      }),
    AgentSettingsChanged: (agent, { data }) => withSettings(data.settings, agent),
    ImportCompleted: (agent) => ({ ...agent, status: 'ready' }),
    AgentDeleted: (agent) => ({ ...agent, status: 'deleted' }),
    AgentUndeleted: (agent) => ({ ...agent, status: 'ready' }),

    IntentCreated: takeIntent,
    IntentUpdated: takeIntent,
    IntentDeleted: remove,

    EntityCreated: takeEntity,
    EntityUpdated: takeEntity,
    EntityDeleted: remove,

    EntityEntriesAdded: (entity, { data }) =>
      withEntries(withMore(entity, data.lang, data.entries.length), data.lang, (entries) =>
        entries.concat(data.entries),
      ),

    EntityEntriesUpdated: (entity, { data }) => {
      const updated = byName(data.entries, (/** @type {Entry} */ { value }) => value);
      return withEntries(entity, data.lang, (entries) =>
        entries.map((entry) => updated[entry.value] || entry),
      );
    },

    EntityEntriesDeleted: (entity, { data }) => {
      const deleted = byName(data.values, (/** @type {string} */ value) => value);
      return withEntries(withMore(entity, data.lang, -data.values.length), data.lang, (entries) =>
        entries.filter(({ value }) => !(value in deleted)),
      );
    },
  })
  .outputState();
