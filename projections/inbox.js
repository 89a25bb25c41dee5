// Texts that an agent did not understand, or not surely: what its training inbox is made of. A state a
// session, with the newest of its texts; the inbox itself is made of them where it is read.

/**
 * @typedef {object} Item
 * @property {number} revision of the question
 * @property {string} turnId
 * @property {string} at
 * @property {string} language
 * @property {string} text empty where it is recorded sealed
 * @property {'unmatched' | 'low_score'} kind
 * @property {string} intentName the nearest
 * @property {number} score of that; 0 for none
 *
 * @typedef {object} State
 * @property {{ revision: number, turnId: string, at: string, text: string } | null} asked until its verdict
 * @property {Item[]} items
 */

/** An intent that the classifier found with a higher score needs no training. */
const LOW_SCORE = 0.8;
const ITEMS_MAX = 200;

/** @typedef {{ intentName: string, score: number }} Nearest */

/** @param {State} state @param {Item['kind']} kind @param {string} language @param {Nearest} nearest */
const keep = (state, kind, language, { intentName, score }) => {
  const { asked } = state;
  state.asked = null;
  if (asked === null) return state;
  // One by one: behind `...asked`, each property that is added would take as long as all else done here.
  const { revision, turnId, at, text } = asked;
  state.items.push({ revision, turnId, at, text, language, kind, intentName, score });
  if (state.items.length > ITEMS_MAX) state.items.shift();
  return state;
};

/** @param {any} data */
const nearestOf = ({ candidates }) =>
  candidates.find((/** @type {{ outcome: string }} */ { outcome }) => outcome === 'lost') || {
    intentName: '',
    score: 0,
  };

/** @param {State} state */
const leave = (state) => {
  state.asked = null;
  return state;
};

fromCategory('session')
  .foreachStream()
  .when({
    $init: () => /** @type {State} */ ({ asked: null, items: [] }),

    QueryReceived: (state, { data, metadata, sequenceNumber }) => {
      const { turnId, text } = data;
      state.asked = { revision: sequenceNumber, turnId, at: metadata.occurredAt, text };
      return state;
    },

    TriggerReceived: leave,

    // Words such as "cancel" are understood; there is nothing to learn from them.
    SlotFillingCancelled: (state, { data }) => (data.reason === 'exit_word' ? leave(state) : state),

    IntentMatched: (state, { data }) => {
      const { matchedBy, score, language } = data;
      if (matchedBy === 'fallback') return keep(state, 'unmatched', language, nearestOf(data));
      if (matchedBy === 'learned' && score < LOW_SCORE) return keep(state, 'low_score', language, data);
      return leave(state);
    },

    NothingMatched: (state, { data }) => keep(state, 'unmatched', data.language, nearestOf(data)),
  })
  .outputState();
