import { Json, JsonRecord } from '../../kernel/json.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { Context } from '../../session/context.ts';
import { Fulfillment } from '../../session/fulfillment.ts';
import type { ExecutionStep, TurnReply } from '../../session/reply.ts';
import { hasResultSpeech, OLDEST_VERSION } from './protocol-version.ts';

export const Status = Type.Object({
  code: Type.Integer(),
  errorType: Type.String(),
  errorDetails: Type.Optional(Type.String()),
});

export const StatusReply = Type.Object({ status: Status });

/** The body of every error reply; for an invalid token it is only a status. */
export const ErrorReply = Type.Object({
  id: Type.Optional(Type.String()),
  timestamp: Type.Optional(Type.String({ format: 'date-time' })),
  lang: Type.Optional(Type.String({ description: 'As the request named it.' })),
  status: Status,
});

export const success = { code: 200, errorType: 'success' } as const;

const Step = Type.Object({
  source: Type.String(),
  intentId: Type.String(),
  action: Type.String(),
  intentName: Type.String(),
  webhookUsed: Type.Boolean(),
  webhookTriggeringEvent: Type.Optional(Type.String()),
});

const TextBoolean = Type.Enum(['true', 'false']);

export type QueryReply = Static<typeof QueryReply>;
export const QueryReply = Type.Object({
  id: Type.String(),
  timestamp: Type.String({ format: 'date-time' }),
  lang: Type.String(),
  result: Type.Object({
    source: Type.String(),
    resolvedQuery: Type.String(),
    speech: Type.Optional(
      Type.String({ description: 'In webhook calls, and in replies before version 20150415.' }),
    ),
    action: Type.String(),
    actionIncomplete: Type.Boolean(),
    parameters: JsonRecord,
    contexts: Type.Array(Context),
    metadata: Type.Object({
      intentId: Type.Optional(Type.String()),
      webhookUsed: Type.Optional(TextBoolean),
      webhookForSlotFillingUsed: Type.Optional(TextBoolean),
      webhookResponseTime: Type.Optional(Type.Integer({ description: 'Milliseconds.' })),
      intentName: Type.Optional(Type.String()),
      executionSequence: Type.Optional(Type.Array(Step)),
    }),
    fulfillment: Fulfillment,
    score: Type.Number({ minimum: 0, maximum: 1 }),
  }),
  status: Status,
  sessionId: Type.String(),
  originalRequest: Type.Optional(Json),
});

/** Converts a turn's reply to the API's format, in the protocol version `v`. */
export const queryOut = (reply: TurnReply, v = OLDEST_VERSION) => ({
  id: reply.turnId,
  timestamp: reply.receivedAt,
  lang: reply.language,
  result: resultOf(reply, {
    speech: hasResultSpeech(v) ? reply.fulfillment.speech : undefined,
    webhookResponseTime: reply.webhookElapsedMs,
  }),
  status: statusOf(reply),
  sessionId: reply.sessionId,
});

/** The exact body of a webhook request: the reply so far, with an empty speech and without durations. */
export const webhookBody = (reply: TurnReply): string =>
  JSON.stringify({
    ...(reply.originalRequest !== undefined && { originalRequest: reply.originalRequest }),
    id: reply.turnId,
    timestamp: reply.receivedAt,
    lang: reply.language,
    result: resultOf(reply, { speech: '', webhookResponseTime: undefined }),
    status: success,
    sessionId: reply.sessionId,
  });

type VersionDifferences = {
  readonly speech: string | undefined;
  readonly webhookResponseTime: number | undefined;
};

/** Keys with the value undefined are not written to JSON. */
const resultOf = (reply: TurnReply, { speech, webhookResponseTime }: VersionDifferences) => ({
  source: 'agent',
  resolvedQuery: reply.resolvedQuery,
  speech,
  action: reply.action,
  actionIncomplete: reply.actionIncomplete,
  parameters: reply.parameters,
  contexts: reply.contexts,
  metadata: metadataOf(reply, webhookResponseTime),
  fulfillment: reply.fulfillment,
  score: reply.score,
});

const metadataOf = ({ intent, executionSequence }: TurnReply, webhookResponseTime: number | undefined) => {
  if (intent === undefined) return {};
  return {
    intentId: intent.id,
    webhookUsed: String(intent.webhookUsed),
    webhookForSlotFillingUsed: String(intent.webhookForSlotFillingUsed),
    webhookResponseTime: webhookResponseTime === undefined ? undefined : Math.round(webhookResponseTime),
    intentName: intent.name,
    executionSequence: executionSequence.length === 0 ? undefined : executionSequence.map(stepOut),
  };
};

const stepOut = ({ intentId, action, intentName, webhookUsed, trigger }: ExecutionStep) => ({
  source: 'agent',
  intentId,
  action,
  intentName,
  webhookUsed,
  webhookTriggeringEvent: trigger,
});

const statusOf = ({ webhookFailure }: TurnReply) =>
  webhookFailure === undefined
    ? success
    : {
        code: 206,
        errorType: 'partial_content',
        errorDetails: `Webhook call failed. Error: ${webhookFailure.details}`,
      };
