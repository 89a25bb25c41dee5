import type { JsonObject, JsonValue } from '../kernel/json.ts';
import type { Context } from './context.ts';
import type { ParameterValue } from './events.ts';
import { type Fulfillment, silence } from './fulfillment.ts';
import type { SessionData, Turn, TurnMatch, WebhookResult } from './state.ts';

/** The reply to a turn in the domain's terms; `http/wire` converts it to the API's format. */
export type TurnReply = {
  readonly turnId: string;
  readonly receivedAt: string;
  readonly sessionId: string;
  /** The agent's language of the reply. */
  readonly language: string;
  readonly resolvedQuery: string;
  readonly action: string;
  readonly actionIncomplete: boolean;
  readonly parameters: JsonObject;
  readonly contexts: readonly Context[];
  readonly fulfillment: Fulfillment;
  readonly score: number;
  /** Undefined if there was no match. */
  readonly intent?: ReplyingIntent | undefined;
  readonly executionSequence: readonly ExecutionStep[];
  /** Only if a webhook was called. */
  readonly webhookElapsedMs?: number | undefined;
  readonly webhookFailure?: WebhookResult['failure'] | undefined;
  /** From the request, for the webhook's body. */
  readonly originalRequest?: JsonValue | undefined;
};

export type ReplyingIntent = {
  readonly id: string;
  readonly name: string;
  readonly webhookUsed: boolean;
  readonly webhookForSlotFillingUsed: boolean;
};

export type ExecutionStep = {
  readonly intentId: string;
  readonly intentName: string;
  readonly action: string;
  readonly webhookUsed: boolean;
  /** The trigger that this intent's webhook returned. */
  readonly trigger?: string;
};

/** The reply of the session's open or last turn. It depends on recorded facts only. */
export const replyOf = (data: SessionData, sessionId: string): TurnReply => {
  if (data.turn === null) throw new TypeError('a session without a turn has no reply');
  const { asked, matched, unmatched, webhook, actionIncomplete } = data.turn;
  const numbers = asked.numbers;
  return {
    turnId: asked.turnId,
    receivedAt: asked.receivedAt,
    sessionId,
    language: matched?.language ?? unmatched?.language ?? asked.lang,
    resolvedQuery: 'text' in asked ? asked.text : asked.name,
    action: matched?.action ?? '',
    actionIncomplete,
    parameters: parametersOf(matched?.parameters ?? [], numbers),
    contexts: numbers === 'number' ? data.contexts : data.contexts.map(withNumbersAsTexts),
    fulfillment: data.turn.fulfillment ?? silence,
    score: matched?.score ?? 0,
    intent: matched === null ? undefined : intentOf(matched),
    executionSequence: executionSequenceOf(data.turn),
    webhookElapsedMs: webhook?.elapsedMs,
    webhookFailure: webhook?.failure,
    originalRequest: asked.originalRequest,
  };
};

const intentOf = (match: TurnMatch): ReplyingIntent => ({
  id: match.intentId,
  name: match.intentName,
  webhookUsed: match.webhookUsed,
  webhookForSlotFillingUsed: match.webhookForSlotFillingUsed,
});

const executionSequenceOf = ({ followed, matched }: Turn): readonly ExecutionStep[] => {
  if (followed.length === 0 || matched === null) return followed;
  const { intentId, intentName, action, webhookUsed } = matched;
  return [...followed, { intentId, intentName, action, webhookUsed }];
};

type Numbers = 'string' | 'number';

const parametersOf = (parameters: readonly ParameterValue[], numbers: Numbers): JsonObject =>
  Object.fromEntries(parameters.map(({ name, value }) => [name, numbersAs(numbers, value)]));

/**
 * In a context, old clients read only values of a match as strings: those with an `.original` beside them.
 */
const withNumbersAsTexts = (context: Context): Context => {
  if (!mayHoldNumbers(context.parameters)) return context;
  const { name, lifespan } = context;
  const parameters: Record<string, JsonValue> = { ...context.parameters };
  for (const key in parameters) {
    const value = parameters[key];
    if (mayBeNumber(value) && `${key}.original` in parameters) parameters[key] = numbersAs('string', value);
  }
  return { name, lifespan, parameters };
};

const mayHoldNumbers = (parameters: JsonObject): boolean => {
  for (const name in parameters) {
    if (mayBeNumber(parameters[name])) return true;
  }
  return false;
};

/** A number, or a value that may contain one. */
const mayBeNumber = (value: JsonValue | undefined): value is JsonValue =>
  typeof value === 'number' || typeof value === 'object';

/**
 * Amounts (`{"amount":50,"currency":"EUR"}`) were numbers in every protocol version; plain numbers were not.
 */
const numbersAs = (numbers: Numbers, value: JsonValue): JsonValue => {
  if (numbers === 'number') return value;
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map((item: JsonValue) => numbersAs(numbers, item));
  if (typeof value === 'object' && value !== null && !('amount' in value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, numbersAs(numbers, item)]));
  }
  return value;
};
