import { isContextName } from '../agent/legal.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../kernel/json.ts';
import { jsonDepth } from '../kernel/json-depth.ts';
import { jsonIn } from '../kernel/json-in.ts';
import { CONTEXT_LIFESPAN_MAX } from '../kernel/limits/conversation.ts';
import { JSON_DEPTH_MAX } from '../kernel/limits/http.ts';
import type { Context } from './context.ts';
import { contextFrom } from './contexts.ts';
import { type Fulfillment, textReply } from './fulfillment.ts';

/** The meaning of a webhook's reply. Without a `fulfillment`, the intent's own reply is sent. */
export type WebhookReading = {
  readonly fulfillment?: Fulfillment;
  readonly echoedFields: Pick<Fulfillment, 'data' | 'source' | 'displayText'>;
  readonly contexts: readonly Context[];
  readonly refusedContexts: readonly string[];
  readonly followup?: { readonly name: string; readonly data: JsonObject };
};
export type Unreadable = { readonly reason: 'empty' | 'unreadable'; readonly details: string };

/**
 * Accepts the variants that webhook libraries send: `messages` without `speech`, snake_case `followup_event`,
 * capitalised names. @param isUsable whether a context may have this name
 */
export const readWebhookReply = (
  body: string,
  isUsable: (contextName: string) => boolean = isContextName,
): WebhookReading | Unreadable => {
  if (body.trim() === '') return empty;
  if (jsonDepth(body) > JSON_DEPTH_MAX)
    return unreadable(`it is nested deeper than ${JSON_DEPTH_MAX} levels`);
  const reply = jsonIn(body);
  if (!isJsonObject(reply)) return unreadable(reply === undefined ? 'it is not JSON' : 'it is not an object');
  if (Object.keys(reply).length === 0) return empty;
  const followup = readFollowup(reply.followupEvent ?? reply.followup_event);
  const [contexts, refusedContexts] = readContexts(reply.contextOut, isUsable);
  const fulfillment = readFulfillment(reply);
  return {
    ...(fulfillment && { fulfillment }),
    echoedFields: readEchoedFields(reply),
    contexts,
    refusedContexts,
    ...(followup && { followup }),
  };
};

const empty: Unreadable = { reason: 'empty', details: 'Webhook response was empty.' };
const UNREADABLE = 'Failed to parse webhook JSON response: ';
const unreadable = (why: string): Unreadable => ({ reason: 'unreadable', details: `${UNREADABLE}${why}.` });

/** Faults that only the caller of a webhook sees: the text that it records does not show them. */
export const encodingNotReadable = (encoding: string): string =>
  unreadable(`its Content-Encoding is ${encoding}, in which it cannot be read`).details;
export const charsetNotKnown = (charset: string): string =>
  unreadable(`its charset ${charset} is not known, and it is not UTF-8`).details;

/** Whether the recorded details are those of such a fault. */
export const isTransferFault = (details: string): boolean =>
  details.startsWith(`${UNREADABLE}its Content-Encoding `) || details.startsWith(`${UNREADABLE}its charset `);

const hasFields = (value: unknown): value is JsonObject =>
  isJsonObject(value) && Object.keys(value).length > 0;

const readFulfillment = (reply: JsonObject): Fulfillment | undefined => {
  // Some services send one message without a list around it, and `{}` if they have none.
  const messages = [reply.messages ?? []].flat().filter(hasFields).map(readMessage);
  const speech = asText(reply.speech) ?? asText(reply.displayText);
  if (messages.length === 0)
    return speech === undefined ? undefined : { ...textReply(speech), ...readEchoedFields(reply) };
  return { speech: speech ?? firstText(messages), messages, ...readEchoedFields(reply) };
};

/**
 * Clients compare types with numbers and read one text, so a type in digits becomes a number, and the first
 * of several texts is sent. A message without a type but with a speech is a text.
 */
const readMessage = (message: JsonObject): JsonObject => {
  const { speech } = message;
  const type = message.type ?? (speech === undefined ? undefined : 0);
  if (type === undefined) return message;
  const plainType = typeof type === 'string' && /^\d$/.test(type) ? Number(type) : type;
  if (plainType !== 0) return { ...message, type: plainType };
  return { ...message, type: plainType, speech: asText([speech ?? ''].flat()[0]) ?? '' };
};

/** Some services send a number as a text. */
const asText = (value: JsonValue | undefined): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : undefined;

const firstText = (messages: readonly JsonObject[]): string => {
  const text = messages.find(({ type, platform }) => type === 0 && !platform);
  return asText(text?.speech) ?? '';
};

const readEchoedFields = (reply: JsonObject): WebhookReading['echoedFields'] => ({
  ...(typeof reply.displayText === 'string' && { displayText: reply.displayText }),
  ...(reply.data !== undefined && reply.data !== null && { data: reply.data }),
  ...(typeof reply.source === 'string' && { source: reply.source }),
});

const readFollowup = (json: JsonValue | undefined): WebhookReading['followup'] => {
  if (!isJsonObject(json) || typeof json.name !== 'string') return undefined;
  const name = json.name;
  return name === '' ? undefined : { name, data: isJsonObject(json.data) ? json.data : {} };
};

const readContexts = (
  json: JsonValue | undefined,
  isUsable: (name: string) => boolean,
): readonly [readonly Context[], readonly string[]] => {
  const contexts: Context[] = [];
  const refusedNames: string[] = [];
  // Some services send one context without a list around it.
  const items: readonly JsonValue[] = Array.isArray(json) ? json : [json ?? []].flat();
  for (const item of items) {
    const context = readContext(item);
    if (context !== undefined && isUsable(context.name)) contexts.push(context);
    else refusedNames.push(isJsonObject(item) ? String(item.name) : String(item));
  }
  return [contexts, refusedNames];
};

const readContext = (json: JsonValue): Context | undefined => {
  if (!isJsonObject(json)) return undefined;
  const { name, parameters } = json;
  if (typeof name !== 'string') return undefined;
  const lifespan = readLifespan(json.lifespan ?? undefined);
  if (Number.isNaN(lifespan)) return undefined;
  return contextFrom({ name, lifespan, parameters: readParameters(parameters) });
};

/** Undefined if it is absent, NaN if it is invalid. */
const readLifespan = (json: JsonValue | undefined): number | undefined => {
  if (json === undefined) return undefined;
  const turns = typeof json === 'string' && /^\d+$/.test(json) ? Number(json) : json;
  const isLifespan = typeof turns === 'number' && Number.isInteger(turns) && turns >= 0;
  return isLifespan && turns <= CONTEXT_LIFESPAN_MAX ? turns : Number.NaN;
};

/** The API's documentation lists parameters as pairs of `name` and `value`; its samples are objects. */
const readParameters = (json: JsonValue | undefined): JsonObject => {
  if (isJsonObject(json)) return json;
  const pairs = Array.isArray(json) ? json.filter(isJsonObject) : [];
  return Object.fromEntries(
    pairs.flatMap(({ name, value }) => (typeof name === 'string' ? [[name, value ?? null]] : [])),
  );
};
