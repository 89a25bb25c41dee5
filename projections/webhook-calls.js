// The newest webhook calls of each session: what a ledger of them is listed and searched by.
// Bodies stay in the stream. The ledger keeps a row of each call, so a state holds only calls that may still
// end or may not be saved yet: however long a session becomes, its state does not grow.

/**
 * A call is kept for so many events of its session: more than a view takes between two saves, see
 * WEBHOOK_CALLS_SAVE_EVENTS in src/kernel/limits/views.ts.
 */
const KEPT_EVENTS = 4096;

/**
 * @typedef {object} Call
 * @property {string} callId
 * @property {number} revision of the request
 * @property {number} asked revision of the question that the turn answers
 * @property {number} turn
 * @property {string} turnId
 * @property {string} intentName
 * @property {string} action
 * @property {string} language
 * @property {string[]} contexts names of those that were active
 * @property {string} purpose
 * @property {string} requestedAt
 * @property {string} url
 * @property {string} address
 * @property {string} outcome
 * @property {number} status 0 for none
 * @property {number} elapsedMs
 */

/**
 * @typedef {object} Calls
 * @property {number} turn
 * @property {number} asked
 * @property {string} turnId
 * @property {string} intentName
 * @property {string} action
 * @property {string} language
 * @property {string[]} contexts
 * @property {Call[]} calls
 */

/** @param {Calls} state @param {ProjectedEvent} event */
const beginTurn = (state, event) => {
  state.turn += 1;
  state.turnId = event.data.turnId;
  state.asked = event.sequenceNumber;
  return state;
};

/** @param {Calls} state @param {ProjectedEvent} event @param {string} outcome */
const endCall = (state, { data }, outcome) => {
  const call = state.calls[state.calls.length - 1];
  if (!call || call.callId !== data.callId) return state;
  call.outcome = outcome;
  call.status = data.status || 0;
  call.elapsedMs = data.elapsedMs;
  call.address = data.exchange?.address || '';
  return state;
};

fromCategory('session')
  .foreachStream()
  .when({
    $init: () =>
      /** @type {Calls} */ ({
        turn: 0,
        asked: 0,
        turnId: '',
        intentName: '',
        action: '',
        language: '',
        contexts: [],
        calls: [],
      }),
    QueryReceived: beginTurn,
    TriggerReceived: beginTurn,

    IntentMatched: (state, { data }) => {
      state.intentName = data.intentName;
      state.action = data.action;
      state.language = data.language;
      state.contexts = data.contexts.map((/** @type {{ name: string }} */ { name }) => name);
      return state;
    },

    WebhookRequested: (state, { data, sequenceNumber }) => {
      while (state.calls[0] && state.calls[0].revision <= sequenceNumber - KEPT_EVENTS) state.calls.shift();
      const { turn, asked, turnId, intentName, action, language, contexts } = state;
      const { callId, purpose, requestedAt, url } = data;
      state.calls.push({
        callId,
        revision: sequenceNumber,
        asked,
        turn,
        turnId,
        intentName,
        action,
        language,
        contexts,
        purpose,
        requestedAt,
        url,
        address: '',
        outcome: 'waiting',
        status: 0,
        elapsedMs: 0,
      });
      return state;
    },

    WebhookReplied: (state, event) => endCall(state, event, 'replied'),
    WebhookFailed: (state, event) => endCall(state, event, event.data.reason),
  })
  .outputState();
