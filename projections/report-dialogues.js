// Slots that were asked for, and contexts that were set. By hour (UTC), language,
// environment and revision of the agent, for the reports slots, contexts and coverage.

/**
 * @typedef {Record<string, Record<string, number>>} Subjects
 *
 * @typedef {object} Slot
 * @property {string} cell of the turn that asked for it first
 * @property {string} subject
 * @property {string} parameter
 * @property {string} waiting the figure that counts it as unanswered; empty for none
 *
 * @typedef {object} State
 * @property {string} hour of the turn
 * @property {string} answerer environment and revision of the agent
 * @property {string} cell hour, language and answerer of the turn
 * @property {string} language of the last turn
 * @property {boolean} isAging whether the turn has yet to age its contexts
 * @property {string[]} given names of contexts that came with the question
 * @property {string} intent that answered last
 * @property {Slot | null} slot that is open
 * @property {Record<string, number>} contexts lifespans by name
 * @property {Record<string, Subjects>} figures how often, by cell, subject and name
 */

/** A session that goes on for weeks keeps its newest figures only; the sums have the older ones. */
const CELLS_MAX = 100;
/** Names of contexts come from outside, too. */
const NAMES_MAX = 500;
const OF_A_DIALOGUE = /_dialog_context$|_dialog_params_/;

/** @param {State} state @param {string} cell @param {string} subject @param {string} name */
const count = ({ figures }, cell, subject, name) => {
  const subjects = figures[cell] || { __proto__: null };
  figures[cell] = subjects;
  const names = subjects[subject] || { __proto__: null };
  subjects[subject] = names;
  if (names[name] === undefined && Object.keys(names).length >= NAMES_MAX) return;
  const known = names[name];
  // A state that was kept has what every object has: an intent may be called `constructor`.
  names[name] = (typeof known === 'number' ? known : 0) + 1;
};

/**
 * An open slot counts as waiting since its session was last active, to ten minutes. No event says that a
 * session has ended, but a report that is made later can.
 *
 * @param {State} state @param {string} moment
 */
const wait = (state, moment) => {
  const { slot } = state;
  if (slot === null) return;
  stopWaiting(state, slot);
  slot.waiting = `waiting ${moment.slice(0, 'YYYY-MM-DDTHH:m'.length)}`;
  count(state, slot.cell, slot.subject, slot.waiting);
};

/** @param {State} state @param {Slot} slot */
const stopWaiting = ({ figures }, { cell, subject, waiting }) => {
  const subjects = figures[cell] || { __proto__: null };
  const names = subjects[subject] || { __proto__: null };
  delete names[waiting];
};

/** @param {State} state */
const forgetOldest = (state) => {
  const cells = Object.keys(state.figures);
  if (cells.length > CELLS_MAX) for (const cell of cells.slice(0, CELLS_MAX / 2)) delete state.figures[cell];
};

/** @param {State} state @param {string} end how the dialogue about the open slot ended */
const closeSlot = (state, end) => {
  const { slot } = state;
  state.slot = null;
  if (slot === null) return;
  stopWaiting(state, slot);
  count(state, slot.cell, slot.subject, end);
};

/** @param {State} state @param {any} contexts @param {string} cell @param {string} by who set what is new */
const takeContexts = (state, contexts, cell, by) => {
  if (!Array.isArray(contexts)) return;
  /** @type {Record<string, number>} */
  const after = {};
  for (const { name, lifespan } of contexts) {
    if (lifespan <= 0 || OF_A_DIALOGUE.test(name)) continue;
    after[name] = lifespan;
    const before = state.contexts[name];
    if (before !== undefined && lifespan <= (state.isAging ? before - 1 : before)) continue;
    count(state, cell, 'context', `${name}\t${state.given.includes(name) ? 'client' : by}`);
  }
  state.contexts = after;
};

/** @param {ProjectedEvent} event */
const answererOf = ({ metadata: { environment, agentRevision } }) =>
  `${environment || ''}\t${agentRevision === undefined ? '' : agentRevision}`;

/** @param {State} state @param {ProjectedEvent} event */
const ask = (state, event) => {
  const { data, metadata } = event;
  state.answerer = answererOf(event);
  state.hour = metadata.occurredAt.slice(0, 13);
  state.isAging = true;
  const { given } = data;
  state.given = Array.isArray(given) ? given.map((/** @type {{ name: string }} */ { name }) => name) : [];
  return state;
};

/** @param {State} state @param {any} data */
const takeVerdict = (state, data) => {
  state.language = data.language;
  state.cell = `${state.hour}\t${data.language}\t${state.answerer}`;
  takeContexts(state, data.contexts, state.cell, 'intent');
  state.given = [];
  state.isAging = false;
  forgetOldest(state);
};

fromCategory('session')
  .foreachStream()
  .when({
    $init: () =>
      /** @type {State} */ ({
        hour: '',
        answerer: '',
        cell: '',
        language: '',
        isAging: false,
        given: [],
        intent: '',
        slot: null,
        contexts: {},
        figures: {},
      }),

    QueryReceived: ask,
    TriggerReceived: ask,

    IntentMatched: (state, { data }) => {
      takeVerdict(state, data);
      state.intent = data.intentName;
      const { slot } = state;
      if (slot === null) return state;
      if (data.matchedBy !== 'answer') closeSlot(state, 'other_intent');
      else if (!data.missing.includes(slot.parameter)) closeSlot(state, 'filled');
      return state;
    },

    NothingMatched: (state, { data }) => {
      takeVerdict(state, data);
      return state;
    },

    SlotPrompted: (state, { data, metadata }) => {
      const { parameter } = data;
      const subject = `slot\t${state.intent}\t${parameter}`;
      if (state.slot === null || state.slot.parameter !== parameter) {
        if (state.slot !== null) stopWaiting(state, state.slot);
        state.slot = { cell: state.cell, subject, parameter, waiting: '' };
        count(state, state.cell, subject, 'asked');
      }
      count(state, state.slot.cell, subject, 'prompts');
      wait(state, metadata.occurredAt);
      return state;
    },

    SlotFillingCancelled: (state, { data }) => {
      closeSlot(state, data.reason);
      return state;
    },

    WebhookReplied: (state, { data }) => {
      takeContexts(state, data.contexts, state.cell, 'webhook');
      return state;
    },

    FollowupTriggered: (state) => {
      closeSlot(state, 'followup');
      return state;
    },

    // A webhook may have set some after the verdict, and a follow-up made another: a turn counts once.
    ReplySent: (state) => {
      for (const name of Object.keys(state.contexts)) count(state, state.cell, 'context', `${name}\tturns`);
      return state;
    },

    ContextsChanged: (state, event) => {
      const { data, metadata } = event;
      const cell = `${metadata.occurredAt.slice(0, 13)}\t${state.language}\t${answererOf(event)}`;
      takeContexts(state, data.contexts, cell, 'api');
      wait(state, metadata.occurredAt);
      return state;
    },

    SessionExpired: (state) => {
      closeSlot(state, 'expired');
      state.contexts = {};
      return state;
    },
  })
  .outputState();
