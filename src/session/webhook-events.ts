import { defineEvent, type Upcaster } from '../kernel/event.ts';
import { JsonRecord } from '../kernel/json.ts';
import { Type } from '../kernel/schema.ts';
import { Context } from './context.ts';
import { Fulfillment } from './fulfillment.ts';
import { WebhookExchangeOrNone } from './webhook-exchange.ts';

/** Durable before the call is made. */
export const WebhookRequested = defineEvent(
  'WebhookRequested',
  2,
  Type.Object({
    callId: Type.String(),
    /** Derived from the turn and the number of the call in it, so that a resent request has the same key. */
    idempotencyKey: Type.String(),
    purpose: Type.Union([Type.Literal('fulfillment'), Type.Literal('slot_filling')]),
    requestedAt: Type.String(),
    url: Type.String(),
    /** The exact text that is sent, except that secrets of the webhook are masked here. */
    body: Type.String(),
  }),
  { personal: ['body'], upcasters: [(data) => ({ ...data, idempotencyKey: data.callId ?? '' })] },
);

/** Version 1 did not record the rest of the exchange. */
const withoutExchange: Upcaster = (data) => ({ ...data, exchange: null });
/** The next version only adds reasons. */
const sameAsBefore: Upcaster = (data) => data;

export const WebhookReplied = defineEvent(
  'WebhookReplied',
  2,
  Type.Object({
    callId: Type.String(),
    /** HTTP status. */
    status: Type.Integer(),
    /** The received text; secrets of the webhook are masked. */
    body: Type.String(),
    elapsedMs: Type.Number(),
    exchange: WebhookExchangeOrNone,
    fulfillment: Fulfillment,
    /** The complete list after `contextOut`. */
    contexts: Type.Array(Context),
    /** Invalid context names in `contextOut`; these contexts were ignored. */
    refusedContexts: Type.Array(Type.String()),
  }),
  {
    personal: [
      'body',
      'exchange.receivedHeaders',
      'exchange.receivedBytes',
      'fulfillment',
      'contexts',
      'refusedContexts',
    ],
    upcasters: [withoutExchange],
  },
);

export const webhookFailures = [
  'http_status',
  'timeout',
  'unreachable',
  'address_refused',
  'empty',
  'unreadable',
  'too_large',
  'interrupted',
  'circuit_open',
  'secret_unreadable',
  'followup_limit',
  'followup_unknown',
] as const;
export type WebhookFailureReason = (typeof webhookFailures)[number];

export const WebhookFailed = defineEvent(
  'WebhookFailed',
  3,
  Type.Object({
    callId: Type.String(),
    reason: Type.Enum(webhookFailures),
    /** HTTP status, if there was a response. */
    status: Type.Optional(Type.Integer()),
    /** For people, in the API's words without its prefix `Webhook call failed. Error:`. */
    details: Type.String(),
    /** The response body, if there was one. */
    body: Type.Optional(Type.String()),
    elapsedMs: Type.Number(),
    exchange: WebhookExchangeOrNone,
  }),
  {
    personal: ['body', 'exchange.receivedHeaders', 'exchange.receivedBytes', 'details'],
    upcasters: [withoutExchange, sameAsBefore],
  },
);

/** A webhook requested another intent by its trigger. */
export const FollowupTriggered = defineEvent(
  'FollowupTriggered',
  1,
  Type.Object({
    name: Type.String(),
    data: JsonRecord,
    /** 1 for the first follow-up of the turn. */
    sequence: Type.Integer({ minimum: 1 }),
  }),
  { personal: ['data'] },
);
