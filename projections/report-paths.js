// The ways that conversations take: from intent to intent, where they end, and through which states the
// session's machine goes. By hour (UTC), language, environment and revision of the agent, for the reports
// flow, exits and statechart.

/**
 * @typedef {Record<string, Record<string, number>>} Subjects
 *
 * @typedef {object} State
 * @property {string} hour of the turn
 * @property {string} answerer environment and revision of the agent
 * @property {string} cell hour, language and answerer of the turn
 * @property {string} language of the last turn
 * @property {string} at where the machine is
 * @property {boolean} isAsking whether a slot is open
 * @property {boolean} wasCancelled whether somebody left a dialogue in this turn
 * @property {string[]} moves of the turn, until its first verdict has its language
 * @property {boolean} isOpen whether that verdict is still to come
 * @property {string} node the intent that answered last; empty where a conversation begins
 * @property {{ cell: string, name: string } | null} exit where the conversation ends if nothing follows
 * @property {Record<string, Subjects>} figures how often, by cell, subject and name
 */

/** A session that goes on for weeks keeps its newest figures only; the sums have the older ones. */
const CELLS_MAX = 100;

/** @param {State} state @param {string} cell @param {string} subject @param {string} name */
const count = ({ figures }, cell, subject, name) => {
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

/** @param {ProjectedEvent} event */
const answererOf = ({ metadata: { environment, agentRevision } }) =>
  `${environment || ''}\t${agentRevision === undefined ? '' : agentRevision}`;

/** @param {ProjectedEvent} event */
const hourOf = ({ metadata }) => metadata.occurredAt.slice(0, 13);

/** @param {State} state @param {ProjectedEvent} event @param {string} to */
const move = (state, event, to) => {
  const name = `${state.at}\t${event.eventType}\t${to}`;
  const isTurn = state.at === 'answering' || to === 'answering' || to === 'calling' || state.at === 'calling';
  state.at = to;
  if (state.isOpen) state.moves.push(name);
  else
    count(
      state,
      isTurn ? state.cell : `${hourOf(event)}\t${state.language}\t${answererOf(event)}`,
      'move',
      name,
    );
  return state;
};

/** @param {State} state @param {ProjectedEvent} event */
const stay = (state, event) => move(state, event, state.at === 'expired' ? 'listening' : state.at);

/** @param {State} state @param {ProjectedEvent} event */
const ask = (state, event) => {
  state.hour = hourOf(event);
  state.answerer = answererOf(event);
  state.isOpen = true;
  state.wasCancelled = false;
  return move(state, event, 'answering');
};

/** @param {State} state @param {ProjectedEvent} event */
const settle = (state, { data }) => {
  if (!state.isOpen) return;
  state.isOpen = false;
  state.language = data.language;
  state.cell = `${state.hour}\t${data.language}\t${state.answerer}`;
  for (const name of state.moves) count(state, state.cell, 'move', name);
  state.moves = [];
  forgetOldest(state);
};

/** @param {State} state */
const takeBackExit = ({ exit, figures }) => {
  const ends = exit && figures[exit.cell]?.exit;
  if (!exit || !ends) return;
  ends[exit.name] -= 1;
  if (ends[exit.name] === 0) delete ends[exit.name];
};

/** @param {State} state @param {string} node @param {boolean} isStep */
const go = (state, node, isStep) => {
  if (isStep) count(state, state.cell, `flow\t${state.node || '(start)'}`, node);
  state.node = node;
  takeBackExit(state);
  count(state, state.cell, 'exit', node);
  state.exit = { cell: state.cell, name: node };
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
        at: 'listening',
        isAsking: false,
        wasCancelled: false,
        moves: [],
        isOpen: false,
        node: '',
        exit: null,
        figures: {},
      }),

    QueryReceived: ask,
    TriggerReceived: ask,

    IntentMatched: (state, event) => {
      move(state, event, 'answering');
      settle(state, event);
      state.isAsking = false;
      // An answer to an intent's question is not a step to another intent.
      go(state, event.data.intentName, event.data.matchedBy !== 'answer');
      return state;
    },

    NothingMatched: (state, event) => {
      move(state, event, 'answering');
      settle(state, event);
      go(state, state.wasCancelled ? '(cancelled)' : '(unmatched)', true);
      return state;
    },

    SlotPrompted: (state, event) => {
      state.isAsking = true;
      return move(state, event, 'answering');
    },

    SlotFillingCancelled: (state, event) => {
      state.isAsking = false;
      state.wasCancelled = event.data.reason === 'exit_word';
      return move(state, event, state.at === 'prompting' ? 'listening' : state.at);
    },

    WebhookRequested: (state, event) => move(state, event, 'calling'),
    WebhookReplied: (state, event) => move(state, event, 'answering'),
    WebhookFailed: (state, event) => move(state, event, 'answering'),

    FollowupTriggered: (state, event) => {
      state.isAsking = false;
      return move(state, event, 'followingUp');
    },

    ReplySent: (state, event) => move(state, event, state.isAsking ? 'prompting' : 'listening'),

    ContextsChanged: stay,
    UserEntitiesSet: stay,
    UserEntitiesDeleted: stay,
    UserEntitiesExpired: stay,

    SessionExpired: (state, event) => {
      state.isAsking = false;
      // A returning user begins a new conversation; the end of the previous one stays counted.
      state.node = '';
      state.exit = null;
      return move(state, event, 'expired');
    },
  })
  .outputState();
