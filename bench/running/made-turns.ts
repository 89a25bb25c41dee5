import type { NewEvent } from '../../src/kernel/event.ts';
import type { RecordedCandidate, SessionEvent } from '../../src/session/events.ts';
import { utterances } from './made-agent.ts';

/** The first conversation begins here, then one each minute. */
const BEGAN_AT_MS = Date.parse('2026-01-01T00:00:00.000Z');

const hexadecimal = (number: number, digits: number): string => number.toString(16).padStart(digits, '0');

const id = (session: number, turn: number, index: number): string =>
  `${hexadecimal(session, 8)}-0000-4000-8000-${hexadecimal(turn, 8)}${hexadecimal(index, 4)}`;

/**
 * The events of one turn as the made agent would record them: a query, its understanding, the reply. Every
 * tenth query is not understood. Deterministic.
 */
export const turnEvents = (session: number, turn: number): readonly NewEvent<SessionEvent>[] => {
  const number = session * 7 + turn * 13;
  const text = utterances[number % utterances.length] ?? '';
  const receivedAt = new Date(BEGAN_AT_MS + session * 60_000 + turn * 20_000).toISOString();
  const turnId = id(session, turn, 0);
  const metadata = {
    schemaVersion: 1,
    occurredAt: receivedAt,
    correlationId: turnId,
    agentRevision: 9,
    modelHash: '8413a139da021dfc34119c38aefd5aa2d21f7918b00006bfd6cd5d203a9e5871',
    actor: 'client' as const,
  };
  const queryReceived: SessionEvent = {
    type: 'QueryReceived',
    data: {
      turnId,
      receivedAt,
      lang: 'en',
      timezone: 'Europe/Berlin',
      given: [],
      resetContexts: false,
      numbers: 'number',
      random: (number % 97) / 97,
      text,
    },
  };
  const verdict = number % 10 === 3 ? unmatched() : matched(text, number);
  const fulfillment = verdict.data.fulfillment;
  const sent: SessionEvent = {
    type: 'ReplySent',
    data: { turnId, fulfillment, actionIncomplete: false },
  };
  return [queryReceived, verdict, sent].map((event, index) => ({
    ...event,
    id: id(session, turn, index),
    metadata,
  }));
};

/**
 * Richer turns, in the appends that a turn makes: of eight turns one calls a webhook, which sometimes fails,
 * and one prompts for a parameter.
 */
export const talkEvents = (session: number, turn: number): readonly (readonly NewEvent<SessionEvent>[])[] => {
  const [asked, verdict, sent] = turnEvents(session, turn);
  if (asked === undefined || verdict === undefined || sent === undefined) return [];
  const more = (place: number, event: SessionEvent): NewEvent<SessionEvent> => ({
    ...event,
    id: id(session, turn, place),
    metadata: sent.metadata,
  });
  if ((session + turn) % 8 === 1) {
    const [requested, replied] = webhookCall(id(session, turn, 9), sent.metadata.occurredAt, {
      elapsedMs: 20 + ((session * 31) % 977) / 10,
      isFailed: (session + 3 * turn) % 10 === 0,
    });
    return [
      [asked, verdict, more(3, requested)],
      [more(4, replied), sent],
    ];
  }
  if ((session + turn) % 8 === 2) return [[asked, verdict, more(3, prompted), sent]];
  return [[asked, verdict, sent]];
};

const prompted: SessionEvent = {
  type: 'SlotPrompted',
  data: {
    intentId: '5f0c9e2c-8a3f-4f1c-9d1e-000000000000',
    parameter: 'count',
    attempt: 1,
    fulfillment: { speech: 'How many?', messages: [{ type: 0, speech: 'How many?' }] },
  },
};

const webhookCall = (
  callId: string,
  requestedAt: string,
  { elapsedMs, isFailed }: { readonly elapsedMs: number; readonly isFailed: boolean },
): readonly [SessionEvent, SessionEvent] => {
  const speech = 'The parcel will be with you tomorrow.';
  const header = (name: string, value: string) => ({ name, value });
  const exchange = {
    address: '192.0.2.10:443',
    isReused: true,
    sentHeaders: [
      header('content-type', 'application/json'),
      header('authorization', '••••'),
      header('webhook-id', callId),
    ],
    receivedHeaders: [header('content-type', 'application/json'), header('content-length', '180')],
    timings: { queueMs: 0.1, firstByteMs: elapsedMs - 0.9, totalMs: elapsedMs },
  };
  const body = JSON.stringify({
    result: { resolvedQuery: 'x'.repeat(40), action: 'track', parameters: { size: 'large' }, score: 0.86 },
    originalRequest: { source: 'web', data: { user: callId, details: 'y'.repeat(400) } },
  });
  const ended: SessionEvent = isFailed
    ? {
        type: 'WebhookFailed',
        data: { callId, reason: 'http_status', status: 503, details: '503', elapsedMs, exchange },
      }
    : {
        type: 'WebhookReplied',
        data: {
          callId,
          status: 200,
          elapsedMs,
          exchange,
          body: JSON.stringify({ speech, displayText: speech, contextOut: [] }),
          fulfillment: { speech, messages: [{ type: 0, speech }] },
          contexts: [{ name: 'parcel', lifespan: 5, parameters: { size: 'large' } }],
          refusedContexts: [],
        },
      };
  const url = 'https://webhooks.example.com/fulfillment';
  const data = { callId, idempotencyKey: callId, purpose: 'fulfillment' as const, requestedAt, url, body };
  return [{ type: 'WebhookRequested', data }, ended];
};

const thingOf = (text: string): string => text.split(' ').at(-1) ?? '';

const candidatesOf = (text: string): RecordedCandidate[] =>
  [0.86, 0.41, 0.22].map((score, place) => ({
    intentId: `5f0c9e2c-8a3f-4f1c-9d1e-00000000000${place}`,
    intentName: `${place === 0 ? text.split(' ')[0] : 'cancel'}-${thingOf(text)}`,
    score,
    matchedBy: 'learned',
    outcome: place === 0 ? 'won' : 'lost',
    reason: place === 0 ? 'best_score' : 'lower_score',
  }));

const matched = (text: string, number: number): SessionEvent & { readonly type: 'IntentMatched' } => {
  const thing = thingOf(text);
  const verb = text.split(' ')[0] ?? '';
  const speech = `I will ${verb} your ${thing}.`;
  return {
    type: 'IntentMatched',
    data: {
      intentId: '5f0c9e2c-8a3f-4f1c-9d1e-000000000000',
      intentName: `${verb}-${thing}`,
      action: `${verb}.${thing}`,
      score: 0.4 + (number % 60) / 100,
      matchedBy: 'learned',
      language: 'en',
      contexts: [{ name: thing, lifespan: 5, parameters: { size: 'large', 'size.original': 'large' } }],
      webhookUsed: false,
      webhookForSlotFillingUsed: false,
      missing: [],
      parameters: [
        { name: 'count', value: '', original: '', source: { from: 'nothing' } },
        { name: 'size', value: 'large', original: 'large', source: { from: 'text', start: 5, end: 10 } },
      ],
      fulfillment: { speech, messages: [{ type: 0, speech }] },
      candidates: candidatesOf(text),
      understoodInUs: 140,
    },
  };
};

const unmatched = (): SessionEvent & { readonly type: 'NothingMatched' } => ({
  type: 'NothingMatched',
  data: {
    language: 'en',
    contexts: [],
    candidates: candidatesOf('open account'),
    understoodInUs: 120,
    fulfillment: { speech: 'Pardon?', messages: [{ type: 0, speech: 'Pardon?' }] },
  },
});
