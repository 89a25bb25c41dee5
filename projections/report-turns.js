// Figures of the turns of each session: how many, how well understood, which intents and actions.
// By hour (UTC), language, environment and revision of the agent, for the reports overview,
// revisions, scores, intents, actions, phrases and coverage.

/**
 * @typedef {Record<string, Record<string, number>>} Subjects
 *
 * @typedef {object} Asked
 * @property {string} hour
 * @property {string} answerer environment and revision of the agent
 * @property {string} text empty for a trigger
 * @property {boolean} isTrigger
 * @property {boolean} isExit whether it ended a dialogue by words such as "cancel"
 *
 * @typedef {object} State
 * @property {Asked | null} asked until its first verdict
 * @property {string} cell hour, language and answerer of the turn
 * @property {string} began the same of the session's first turn
 * @property {Record<string, Subjects>} figures how often, by cell, subject and name
 */

/** A session that goes on for weeks keeps its newest figures only; the sums have the older ones. */
const CELLS_MAX = 100;
const NAMES_MAX = 500;
const LOWEST_TENTH = 0;
const HIGHEST_TENTH = 9;

/**
 * @param {State} state @param {string} cell @param {string} subject @param {string} name @param {number} by
 */
const add = ({ figures }, cell, subject, name, by) => {
  const subjects = figures[cell] || { __proto__: null };
  figures[cell] = subjects;
  const names = subjects[subject] || { __proto__: null };
  subjects[subject] = names;
  const known = names[name];
  // A state that was kept has what every object has: an intent may be called `constructor`.
  names[name] = (typeof known === 'number' ? known : 0) + by;
};

/** @param {State} state @param {string} subject @param {string} name */
const count = (state, subject, name) => add(state, state.cell, subject, name, 1);

/** @param {State} state */
const forgetOldest = (state) => {
  const cells = Object.keys(state.figures);
  if (cells.length > CELLS_MAX) for (const cell of cells.slice(0, CELLS_MAX / 2)) delete state.figures[cell];
};

/** @param {ProjectedEvent} event */
const answererOf = ({ metadata: { environment, agentRevision } }) =>
  `${environment || ''}\t${agentRevision === undefined ? '' : agentRevision}`;

/** @param {State} state @param {ProjectedEvent} event @param {boolean} isTrigger */
const ask = (state, event, isTrigger) => {
  const { data, metadata } = event;
  const text = isTrigger || typeof data.text !== 'string' ? '' : data.text;
  const hour = metadata.occurredAt.slice(0, 13);
  state.asked = { hour, answerer: answererOf(event), text, isTrigger, isExit: false };
  return state;
};

/**
 * The first verdict of a turn has its language. Later ones are those of follow-ups.
 * @param {State} state @param {string} language
 */
const countTurn = (state, language) => {
  const { asked } = state;
  if (asked === null) return;
  state.asked = null;
  state.cell = `${asked.hour}\t${language}\t${asked.answerer}`;
  if (state.began === '') {
    state.began = state.cell;
    count(state, 'overview', 'sessions');
  }
  add(state, state.began, 'overview', 'turnsOfSessions', 1);
  count(state, 'overview', 'turns');
  count(state, 'overview', asked.isTrigger ? 'triggers' : 'queries');
  forgetOldest(state);
};

/** @param {number} score */
const tenth = (score) => Math.min(HIGHEST_TENTH, Math.max(LOWEST_TENTH, Math.floor(score * 10)));

/**
 * A fallback intent always has the score 1, so the best score of the others is used.
 * @param {State} state @param {any} candidates
 */
const countUnmatched = (state, candidates) => {
  if (!Array.isArray(candidates)) return;
  const best = candidates.find(({ matchedBy }) => matchedBy !== 'fallback');
  if (best !== undefined) count(state, 'score', `unmatched\t${tenth(best.score)}`);
};

/**
 * What is left of a text without the values that were read from it: words of the agent's own phrase.
 * @param {string} text @param {any} data
 */
const withoutValues = (text, { parameters }) => {
  if (!Array.isArray(parameters)) return '';
  const spans = parameters
    .filter(({ source }) => source.start !== undefined && source.end > source.start)
    .sort((a, b) => b.source.start - a.source.start);
  let left = text;
  let before = text.length;
  for (const { name, source } of spans) {
    if (source.end > before) continue;
    left = `${left.slice(0, source.start)}$${name}${left.slice(source.end)}`;
    before = source.start;
  }
  return left.toLowerCase();
};

/** @param {State} state @param {string} text @param {any} data */
const countPhrase = (state, text, data) => {
  const subject = `phrase\t${data.intentId}`;
  const names = state.figures[state.cell][subject] || {};
  const phrase = withoutValues(text, data);
  if (phrase !== '' && Object.keys(names).length < NAMES_MAX) count(state, subject, phrase);
};

fromCategory('session')
  .foreachStream()
  .when({
    $init: () => /** @type {State} */ ({ asked: null, cell: '', began: '', figures: {} }),
    QueryReceived: (state, event) => ask(state, event, false),
    TriggerReceived: (state, event) => ask(state, event, true),

    IntentMatched: (state, { data }) => {
      const { asked } = state;
      const { intentId, intentName, matchedBy, score } = data;
      const subject = `intent\t${intentId}\t${intentName}`;
      countTurn(state, data.language);
      count(state, subject, matchedBy);
      if (data.action !== '') count(state, 'action', data.action);
      if (matchedBy === 'fallback') {
        count(state, 'overview', 'unmatched');
        if (asked !== null && !asked.isTrigger) countUnmatched(state, data.candidates);
      }
      if (matchedBy !== 'exact' && matchedBy !== 'template' && matchedBy !== 'learned') return state;
      count(state, 'score', `${matchedBy}\t${tenth(score)}`);
      add(state, state.cell, subject, 'scoreThousandths', Math.round(score * 1000));
      if (asked !== null && matchedBy !== 'learned') countPhrase(state, asked.text, data);
      return state;
    },

    SlotFillingCancelled: (state, { data }) => {
      if (state.asked !== null) state.asked.isExit = data.reason === 'exit_word';
      return state;
    },

    NothingMatched: (state, { data }) => {
      const { asked } = state;
      countTurn(state, data.language);
      count(state, 'overview', 'unmatched');
      if (asked !== null && !asked.isTrigger && !asked.isExit) countUnmatched(state, data.candidates);
      return state;
    },
  })
  .outputState();
