import type { RecordedEvent } from '../kernel/event.ts';
import { type Static, Type } from '../kernel/schema.ts';
import { blanknessOf } from '../kernel/sealing.ts';
import { type SessionEventOf, sessionCatalogue } from './events.ts';
import { parseSessionStream } from './session-stream.ts';
import { webhookFailures } from './webhook-events.ts';
import { Header, WebhookTimings } from './webhook-exchange.ts';

/** The end of a call: a usable reply, a failure, or nothing recorded yet. */
export const callOutcomes = ['waiting', 'replied', ...webhookFailures] as const;
export type CallOutcome = (typeof callOutcomes)[number];

/** One webhook call as recorded in its session's stream: request, reply and purpose. */
export type RecordedCall = Static<typeof RecordedCall>;
export const RecordedCall = Type.Object({
  callId: Type.String(),
  isErased: Type.Optional(
    Type.Literal(true, {
      description: 'What was sent and answered is blank: the session was erased, or `isKeyMissing`.',
    }),
  ),
  isKeyMissing: Type.Optional(
    Type.Literal(true, { description: 'It was not erased, but the key that decrypts it is missing.' }),
  ),
  agentId: Type.String(),
  sessionId: Type.String(),
  environment: Type.Optional(
    Type.String({ description: 'That answered the turn; absent while publishing is off.' }),
  ),
  agentRevision: Type.Optional(Type.Integer({ description: 'Of the agent that answered the turn.' })),
  turnId: Type.String(),
  turn: Type.Integer({ description: 'Number of the turn in its session, from 1.' }),
  query: Type.String({ description: 'The text, or the name of the event, that the turn answers.' }),
  intentId: Type.String(),
  intentName: Type.String(),
  purpose: Type.Enum(['fulfillment', 'slot_filling'] as const),
  revision: Type.Integer({ description: 'Of the request in its stream.' }),
  requestedAt: Type.String(),
  url: Type.String(),
  address: Type.String({ description: 'IP address and port that were connected to; empty for none.' }),
  isReused: Type.Boolean({ description: 'Whether the connection had served an earlier call.' }),
  idempotencyKey: Type.String(),
  outcome: Type.Enum(callOutcomes),
  status: Type.Optional(Type.Integer()),
  details: Type.Optional(Type.String()),
  elapsedMs: Type.Optional(Type.Number()),
  timings: Type.Optional(WebhookTimings),
  request: Type.Object({
    headers: Type.Array(Header, { description: 'As sent, in order; secrets are masked.' }),
    body: Type.String({ description: 'The exact text.' }),
  }),
  reply: Type.Optional(
    Type.Object({
      headers: Type.Array(Header),
      body: Type.String(),
      bytes: Type.Optional(Type.String({ description: 'Base64, where the body is not the text alone.' })),
    }),
  ),
});

export type CallReader = {
  /** @returns a call when its end is reached. */
  readonly take: (event: RecordedEvent) => RecordedCall | undefined;
  /** The call that is still in flight. */
  readonly open: () => RecordedCall | undefined;
};

/**
 * Reads the calls from the events of one session, starting at its beginning or at the query of a turn.
 * @param turnsBefore the number of turns before the first event.
 */
export const callReader = (turnsBefore = 0): CallReader => {
  let turn = turnsBefore;
  let request: Pick<RecordedCall, 'turnId' | 'query'> = { turnId: '', query: '' };
  let intent: Pick<RecordedCall, 'intentId' | 'intentName'> = { intentId: '', intentName: '' };
  let openCall: RecordedCall | undefined;
  return {
    open: () => openCall,
    take: (recordedEvent) => {
      const event = sessionCatalogue.read(recordedEvent);
      switch (event.type) {
        case 'QueryReceived':
        case 'TriggerReceived':
          turn += 1;
          request = {
            turnId: event.data.turnId,
            query: 'text' in event.data ? event.data.text : event.data.name,
          };
          return undefined;
        case 'IntentMatched':
          intent = { intentId: event.data.intentId, intentName: event.data.intentName };
          return undefined;
        case 'WebhookRequested':
          openCall = beginCall(event, recordedEvent, { turn, ...request, ...intent });
          return undefined;
        case 'WebhookReplied':
        case 'WebhookFailed': {
          const call = openCall && endCall(event, openCall);
          openCall = undefined;
          return call;
        }
        default:
          return undefined;
      }
    },
  };
};

type EndOfCall = SessionEventOf<'WebhookReplied'> | SessionEventOf<'WebhookFailed'>;

type Around = Pick<RecordedCall, 'turn' | 'turnId' | 'query' | 'intentId' | 'intentName'>;

const beginCall = (
  { data }: SessionEventOf<'WebhookRequested'>,
  recordedEvent: RecordedEvent,
  around: Around,
): RecordedCall => {
  const { stream, revision } = recordedEvent;
  const { callId, idempotencyKey, purpose, requestedAt, url, body } = data;
  const { agentId = '', sessionId = '' } = parseSessionStream(stream) ?? {};
  const { environment, agentRevision } = recordedEvent.metadata;
  return {
    callId,
    ...blanknessOf(recordedEvent),
    agentId,
    sessionId,
    ...(environment !== undefined && { environment }),
    ...(agentRevision !== undefined && { agentRevision }),
    ...around,
    purpose,
    revision,
    requestedAt,
    url,
    address: '',
    isReused: false,
    idempotencyKey,
    outcome: 'waiting',
    request: { headers: [], body },
  };
};

const endCall = (event: EndOfCall, call: RecordedCall): RecordedCall => {
  const { status, body, elapsedMs, exchange } = event.data;
  const failure = event.type === 'WebhookFailed' ? event.data : undefined;
  const { sentHeaders = [], receivedHeaders = [], receivedBytes } = exchange ?? {};
  const bytes = receivedBytes === undefined ? {} : { bytes: receivedBytes };
  return {
    ...call,
    outcome: failure?.reason ?? 'replied',
    ...(failure && { details: failure.details }),
    ...(status !== undefined && { status }),
    elapsedMs,
    ...(exchange && { address: exchange.address, isReused: exchange.isReused, timings: exchange.timings }),
    request: { headers: [...sentHeaders], body: call.request.body },
    ...(body !== undefined && { reply: { headers: [...receivedHeaders], body, ...bytes } }),
  };
};
