// The texts of each session that only a fallback answered, with the nearest intent.

/**
 * @typedef {object} Utterance
 * @property {string} turnId
 * @property {string} text
 * @property {string} language
 * @property {string} at
 * @property {string} nearest name of an intent; empty for none
 * @property {number} score of the nearest
 *
 * @typedef {object} Session
 * @property {{ turnId: string, text: string, at: string } | null} asked
 * @property {number} count
 * @property {Utterance[]} utterances the newest ones
 */

const UTTERANCES_MAX = 200;

/** @param {Session} session @param {ProjectedEvent} event */
const note = (session, { data }) => {
  if (session.asked === null) return session;
  const [nearest] = data.candidates.filter(
    (/** @type {{ matchedBy: string }} */ { matchedBy }) => matchedBy !== 'fallback',
  );
  session.count += 1;
  session.utterances.push({
    ...session.asked,
    language: data.language,
    nearest: nearest ? nearest.intentName : '',
    score: nearest ? nearest.score : 0,
  });
  if (session.utterances.length > UTTERANCES_MAX) session.utterances.shift();
  return session;
};

fromCategory('session')
  .foreachStream()
  .when({
    $init: () => /** @type {Session} */ ({ asked: null, count: 0, utterances: [] }),

    QueryReceived: (session, { data }) => {
      session.asked = { turnId: data.turnId, text: data.text, at: data.receivedAt };
      return session;
    },

    TriggerReceived: (session) => {
      session.asked = null;
      return session;
    },

    IntentMatched: (session, event) => (event.data.matchedBy === 'fallback' ? note(session, event) : session),

    NothingMatched: note,
  })
  .outputState();
