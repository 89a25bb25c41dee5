// The current state of a session: contexts, the open slot, its own entities, the last turn.
// One state per session stream; it equals the state of the session's actor after each event.

/**
 * @typedef {object} SessionState
 * @property {number} turns
 * @property {string} lastActiveAt
 * @property {unknown[]} contexts
 * @property {{ name: string }[]} userEntities
 * @property {{ intentId: string, parameter: string, attempt: number } | null} slotFilling
 * @property {LastTurn | null} lastTurn
 *
 * @typedef {object} LastTurn
 * @property {string} turnId
 * @property {string} query
 * @property {string} intentName
 * @property {string} action
 * @property {string} speech
 * @property {boolean} isIncomplete
 */

fromCategory('session')
  .foreachStream()
  .when({
    $init: () =>
      /** @type {SessionState} */ ({
        turns: 0,
        lastActiveAt: '',
        contexts: [],
        userEntities: [],
        slotFilling: null,
        lastTurn: null,
      }),

    QueryReceived: (state, { data }) => {
      state.turns += 1;
      state.lastActiveAt = data.receivedAt;
      state.lastTurn = {
        turnId: data.turnId,
        query: data.text,
        intentName: '',
        action: '',
        speech: '',
        isIncomplete: false,
      };
      return state;
    },

    TriggerReceived: (state, { data }) => {
      state.turns += 1;
      state.lastActiveAt = data.receivedAt;
      state.lastTurn = {
        turnId: data.turnId,
        query: data.name,
        intentName: '',
        action: '',
        speech: '',
        isIncomplete: false,
      };
      return state;
    },

    IntentMatched: (state, { data }) => {
      state.contexts = data.contexts;
      state.slotFilling = null;
      if (state.lastTurn !== null) {
        state.lastTurn.intentName = data.intentName;
        state.lastTurn.action = data.action;
      }
      return state;
    },

    NothingMatched: (state, { data }) => {
      state.contexts = data.contexts;
      if (state.lastTurn !== null) {
        state.lastTurn.intentName = '';
        state.lastTurn.action = '';
      }
      return state;
    },

    SlotPrompted: (state, { data }) => {
      state.slotFilling = { intentId: data.intentId, parameter: data.parameter, attempt: data.attempt };
      if (state.lastTurn !== null) state.lastTurn.isIncomplete = true;
      return state;
    },

    SlotFillingCancelled: (state) => {
      state.slotFilling = null;
      return state;
    },

    WebhookReplied: (state, { data }) => {
      state.contexts = data.contexts;
      return state;
    },

    FollowupTriggered: (state) => {
      state.slotFilling = null;
      if (state.lastTurn !== null) state.lastTurn.isIncomplete = false;
      return state;
    },

    ReplySent: (state, { data }) => {
      if (state.lastTurn !== null) {
        state.lastTurn.speech = data.fulfillment.speech;
        state.lastTurn.isIncomplete = data.actionIncomplete;
      }
      return state;
    },

    ContextsChanged: (state, { data }) => {
      state.contexts = data.contexts;
      state.lastActiveAt = data.changedAt;
      return state;
    },

    UserEntitiesSet: (state, { data }) => {
      const staying = data.entities.filter(
        (/** @type {{ forRequest?: true }} */ { forRequest }) => forRequest !== true,
      );
      const names = staying.map((/** @type {{ name: string }} */ { name }) => name);
      state.userEntities = state.userEntities.filter(({ name }) => !names.includes(name)).concat(staying);
      state.lastActiveAt = data.setAt;
      return state;
    },

    UserEntitiesDeleted: (state, { data }) => {
      state.userEntities = state.userEntities.filter(({ name }) => !data.names.includes(name));
      state.lastActiveAt = data.deletedAt;
      return state;
    },

    UserEntitiesExpired: (state, { data }) => {
      state.userEntities = state.userEntities.filter(({ name }) => !data.names.includes(name));
      return state;
    },

    SessionExpired: (state) => {
      state.contexts = [];
      state.userEntities = [];
      state.slotFilling = null;
      return state;
    },
  })
  .outputState();
