// Who answered, with which variant, and how the webhooks behind it did. By hour (UTC), language,
// environment and revision of the agent, for the reports webhooks and replies.

/**
 * @typedef {Record<string, Record<string, number>>} Subjects
 *
 * @typedef {object} State
 * @property {string} hour of the turn
 * @property {string} answerer environment and revision of the agent
 * @property {string} cell hour, language and answerer of the turn
 * @property {number} chance that chose the variant: the random value of the turn, in CHANCES steps
 * @property {string} intentId that answers
 * @property {string} intentName
 * @property {string} speaker who speaks as far as is known: intent, prompt, webhook, none
 * @property {number} own what the reply would be without the webhook, as a number
 * @property {Record<string, Subjects>} figures how often, by cell, subject and name
 */

/** A session that goes on for weeks keeps its newest figures only; the sums have the older ones. */
const CELLS_MAX = 100;
/** Divided evenly by each number of variants up to ten, so that the figures tell which one was said. */
const CHANCES = 2520;
/** Failures without a duration: nothing was sent, or the server stopped before the end. */
const UNTIMED = ['circuit_open', 'address_refused', 'interrupted', 'secret_unreadable'];

/**
 * Names are never bare numbers: an object of those is a sparse list, and slow.
 * @param {State} state @param {string} subject @param {string} name
 */
const count = ({ cell, figures }, subject, name) => {
  const subjects = figures[cell] || { __proto__: null };
  figures[cell] = subjects;
  const names = subjects[subject] || { __proto__: null };
  subjects[subject] = names;
  const known = names[name];
  // A state that was kept has what every object has: an intent may be called `constructor`.
  names[name] = (typeof known === 'number' ? known : 0) + 1;
};

/** @param {State} state */
const forgetOldest = (state) => {
  const cells = Object.keys(state.figures);
  if (cells.length > CELLS_MAX) for (const cell of cells.slice(0, CELLS_MAX / 2)) delete state.figures[cell];
};

/** Two digits are enough for percentiles, and few enough to count each. @param {number} ms */
const rounded = (ms) => Number(ms.toPrecision(2));

/** Tells texts apart without keeping them. @param {{ speech: unknown }} fulfillment */
const markOf = ({ speech }) => {
  const text = `${speech}`;
  let mark = text.length;
  for (let at = 0; at < text.length; at += 1) mark = (mark * 31 + text.charCodeAt(at)) % 1_000_000_007;
  return mark;
};

/** @param {State} state @param {any} data @param {string} outcome */
const endCall = (state, data, outcome) => {
  const subject = `webhook\t${state.intentName}`;
  count(state, subject, outcome);
  if (data.status) count(state, subject, `status ${data.status}`);
  if (UNTIMED.includes(outcome)) return;
  count(state, `latency\t${state.intentName}`, `${rounded(data.elapsedMs)} ms`);
};

/** @param {ProjectedEvent} event */
const answererOf = ({ metadata: { environment, agentRevision } }) =>
  `${environment || ''}\t${agentRevision === undefined ? '' : agentRevision}`;

/** @param {State} state @param {ProjectedEvent} event */
const ask = (state, event) => {
  const { data, metadata } = event;
  state.answerer = answererOf(event);
  state.hour = metadata.occurredAt.slice(0, 13);
  state.chance = Math.floor(data.random * CHANCES);
  return state;
};

fromCategory('session')
  .foreachStream()
  .when({
    $init: () =>
      /** @type {State} */ ({
        hour: '',
        answerer: '',
        cell: '',
        chance: 0,
        intentId: '',
        intentName: '',
        speaker: 'none',
        own: 0,
        figures: {},
      }),

    QueryReceived: ask,
    TriggerReceived: ask,

    IntentMatched: (state, { data }) => {
      state.cell = `${state.hour}\t${data.language}\t${state.answerer}`;
      state.intentId = data.intentId;
      state.intentName = data.intentName;
      state.speaker = 'intent';
      state.own = data.webhookUsed || data.webhookForSlotFillingUsed ? markOf(data.fulfillment) : 0;
      forgetOldest(state);
      return state;
    },

    NothingMatched: (state, { data }) => {
      state.cell = `${state.hour}\t${data.language}\t${state.answerer}`;
      state.intentId = '';
      state.intentName = '';
      state.speaker = 'none';
      forgetOldest(state);
      return state;
    },

    SlotPrompted: (state, { data }) => {
      state.speaker = 'prompt';
      if (state.own !== 0) state.own = markOf(data.fulfillment);
      return state;
    },

    WebhookRequested: (state) => {
      count(state, `webhook\t${state.intentName}`, 'calls');
      return state;
    },

    WebhookReplied: (state, { data }) => {
      endCall(state, data, 'replied');
      // Sealed values cannot be compared; most webhooks return a text.
      const isOwn = data.sealed === undefined && markOf(data.fulfillment) === state.own;
      if (!isOwn) state.speaker = 'webhook';
      return state;
    },

    WebhookFailed: (state, { data }) => {
      endCall(state, data, data.reason);
      return state;
    },

    ReplySent: (state) => {
      const subject = `reply\t${state.intentId}\t${state.intentName}`;
      count(state, subject, state.speaker);
      if (state.speaker === 'intent') count(state, `variant\t${state.intentId}`, `chance ${state.chance}`);
      return state;
    },
  })
  .outputState();
