// A summary of each session, by which histories are listed, searched and sorted.

/**
 * @typedef {object} Session
 * @property {string} startedAt
 * @property {string} lastActiveAt
 * @property {number} turns
 * @property {number} unmatched turns that no intent but a fallback answered
 * @property {number} lowestScore of the texts that an intent was found for; 1 before the first
 * @property {number} abandoned dialogues for parameters that were left before their end
 * @property {string} asking the parameter that is being asked for; empty for none
 * @property {string} lastText
 * @property {string[]} languages
 * @property {string[]} intents
 * @property {string[]} actions
 * @property {string[]} contexts
 * @property {string[]} environments that answered
 * @property {string[]} revisions of the agent that answered
 * @property {string[]} webhooks outcomes of its webhook calls
 * @property {string[]} words
 * @property {string[]} parameters values in lower case, each as `name=value`
 * @property {string[]} tags
 * @property {string[]} notes ids of its notes
 * @property {string[]} request values of `originalRequest` in lower case, each as `path=value`
 */

/** Kept of each kind; longer conversations are found by what they began with. */
const KEPT_MAX = 1000;

/** @param {string[]} list @param {string} item */
const keep = (list, item) => {
  if (item !== '' && list.length < KEPT_MAX && !list.includes(item)) list.push(item);
};

/** A chat platform sends dozens of values with each message; those that name the person come with the first. */
const REQUEST_VALUES_MAX = 200;
/** Longer values are found by their beginning. */
const VALUE_CHARS_MAX = 100;

/** @param {unknown} value */
const isPlain = (value) =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

/** @param {string} name @param {unknown} value */
const pair = (name, value) => `${name}=${String(value).toLowerCase().slice(0, VALUE_CHARS_MAX)}`;

/** Values of a list count one by one. @param {Session} session @param {string} name @param {unknown} value */
const keepParameter = (session, name, value) => {
  if (Array.isArray(value)) for (const item of value) keepParameter(session, name, item);
  else if (isPlain(value) && value !== '') keep(session.parameters, pair(name, value));
};

/** @param {Session} session @param {Record<string, unknown> | undefined} parameters */
const keepParameters = (session, parameters) => {
  for (const name in parameters) keepParameter(session, name, parameters[name]);
};

/** @param {Session} session @param {{ parameters?: Record<string, unknown> }[]} contexts */
const keepParametersOf = (session, contexts) => {
  for (const context of contexts) keepParameters(session, context.parameters);
};

/** @param {string} path @param {string} key */
const below = (path, key) => {
  if (/^\d+$/.test(key)) return path;
  return path === '' ? key : `${path}.${key}`;
};

/** The indices of items are not part of the path. @param {Session} session @param {string} path @param {any} value */
const keepRequest = (session, path, value) => {
  if (session.request.length >= REQUEST_VALUES_MAX) return;
  if (Array.isArray(value)) for (const item of value) keepRequest(session, path, item);
  else if (typeof value === 'object' && value !== null)
    for (const key in value) keepRequest(session, below(path, key), value[key]);
  else if (isPlain(value) && value !== '') keep(session.request, pair(path, value));
};

/** @param {Session} session @param {{ name: string }[]} contexts */
const keepContexts = (session, contexts) => {
  for (const context of contexts) keep(session.contexts, context.name);
};

/** @param {Session} session @param {ProjectedEvent} event */
const keepAnswerer = (session, { metadata: { environment, agentRevision } }) => {
  keep(session.environments, environment || '');
  if (agentRevision !== undefined) keep(session.revisions, String(agentRevision));
};

/** @param {Session} session @param {string} at */
const hear = (session, at) => {
  if (session.startedAt === '') session.startedAt = at;
  session.lastActiveAt = at;
  return session;
};

const separators = /[\s!-/:-@[-`{-~\u00a1-\u00bf\u2000-\u206f\u3000-\u303f\uff00-\uff0f]+/;

fromCategory('session')
  .foreachStream()
  .when({
    $init: () =>
      /** @type {Session} */ ({
        startedAt: '',
        lastActiveAt: '',
        turns: 0,
        unmatched: 0,
        lowestScore: 1,
        abandoned: 0,
        asking: '',
        lastText: '',
        languages: [],
        intents: [],
        actions: [],
        contexts: [],
        environments: [],
        revisions: [],
        webhooks: [],
        words: [],
        parameters: [],
        request: [],
        tags: [],
        notes: [],
      }),

    QueryReceived: (session, event) => {
      const { data } = event;
      session.turns += 1;
      keepAnswerer(session, event);
      session.lastText = data.text;
      for (const word of data.text.toLowerCase().split(separators)) keep(session.words, word);
      keepRequest(session, '', data.originalRequest);
      keepParametersOf(session, data.given || []);
      return hear(session, data.receivedAt);
    },

    TriggerReceived: (session, event) => {
      const { data } = event;
      session.turns += 1;
      keepAnswerer(session, event);
      session.lastText = data.name;
      keepRequest(session, '', data.originalRequest);
      keepParameters(session, data.data);
      keepParametersOf(session, data.given || []);
      return hear(session, data.receivedAt);
    },

    IntentMatched: (session, { data }) => {
      const { intentName, action, matchedBy, score, language, contexts } = data;
      if (matchedBy === 'fallback') session.unmatched += 1;
      else if (matchedBy !== 'trigger' && matchedBy !== 'answer' && score < session.lowestScore)
        session.lowestScore = score;
      session.asking = '';
      keep(session.intents, intentName);
      keep(session.actions, action);
      keep(session.languages, language);
      keepContexts(session, contexts);
      for (const { name, value, original } of data.parameters || []) {
        keepParameter(session, name, value);
        keepParameter(session, name, original);
      }
      return session;
    },

    NothingMatched: (session, { data }) => {
      session.unmatched += 1;
      keep(session.languages, data.language);
      keepContexts(session, data.contexts);
      return session;
    },

    SlotPrompted: (session, { data }) => {
      session.asking = data.parameter;
      return session;
    },

    SlotFillingCancelled: (session) => {
      session.abandoned += 1;
      session.asking = '';
      return session;
    },

    WebhookReplied: (session, { data }) => {
      keep(session.webhooks, 'replied');
      keepContexts(session, data.contexts);
      keepParametersOf(session, data.contexts);
      return session;
    },

    WebhookFailed: (session, { data }) => {
      keep(session.webhooks, data.reason);
      return session;
    },

    FollowupTriggered: (session, { data }) => {
      session.asking = '';
      keepParameters(session, data.data);
      return session;
    },

    ContextsChanged: (session, { data }) => {
      keepContexts(session, data.contexts);
      keepParametersOf(session, data.contexts);
      return hear(session, data.changedAt);
    },

    UserEntitiesSet: (session, { data }) => hear(session, data.setAt),
    UserEntitiesDeleted: (session, { data }) => hear(session, data.deletedAt),

    NoteAdded: (session, { data }) => {
      keep(session.notes, data.noteId);
      return session;
    },

    NoteRemoved: (session, { data }) => {
      session.notes = session.notes.filter((noteId) => noteId !== data.noteId);
      return session;
    },

    TagsChanged: (session, { data }) => {
      session.tags = session.tags.filter((tag) => !data.removed.includes(tag));
      for (const tag of data.added) keep(session.tags, tag);
      return session;
    },

    SessionExpired: (session) => {
      if (session.asking !== '') session.abandoned += 1;
      session.asking = '';
      return session;
    },
  })
  .outputState();
