// Turns, sessions, misses and webhook failures of each agent, day by day (UTC).

/**
 * @typedef {object} Day
 * @property {number} turns
 * @property {number} sessions
 * @property {number} unmatched
 * @property {number} webhookCalls
 * @property {number} webhookFailures
 */

/** @param {Record<string, Day>} days @param {string} occurredAt */
const dayIn = (days, occurredAt) => {
  const day = occurredAt.slice(0, 10);
  if (!days[day]) days[day] = { turns: 0, sessions: 0, unmatched: 0, webhookCalls: 0, webhookFailures: 0 };
  return days[day];
};

/** @param {Record<string, Day>} days @param {ProjectedEvent} event */
const countTurn = (days, event) => {
  const day = dayIn(days, event.metadata.occurredAt);
  day.turns += 1;
  if (event.sequenceNumber === 0) day.sessions += 1;
  return days;
};

fromCategory('session')
  .partitionBy((event) => event.streamId.split('-')[1] || '')
  .when({
    $init: () => /** @type {Record<string, Day>} */ ({}),
    QueryReceived: countTurn,
    TriggerReceived: countTurn,

    IntentMatched: (days, { data, metadata }) => {
      if (data.matchedBy === 'fallback') dayIn(days, metadata.occurredAt).unmatched += 1;
      return days;
    },

    NothingMatched: (days, { metadata }) => {
      dayIn(days, metadata.occurredAt).unmatched += 1;
      return days;
    },

    WebhookRequested: (days, { metadata }) => {
      dayIn(days, metadata.occurredAt).webhookCalls += 1;
      return days;
    },

    WebhookFailed: (days, { metadata }) => {
      dayIn(days, metadata.occurredAt).webhookFailures += 1;
      return days;
    },
  })
  .outputState();
