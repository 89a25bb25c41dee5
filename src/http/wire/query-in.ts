import type { ParsedUrlQuery } from 'node:querystring';
import { ParleyError } from '../../kernel/errors.ts';
import { isJsonObject, JsonRecord } from '../../kernel/json.ts';
import { jsonIn } from '../../kernel/json-in.ts';
import { CONTEXTS_PER_SESSION_MAX, QUERY_CODE_POINTS_MAX } from '../../kernel/limits/conversation.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import type { TurnRequest } from '../../turn/session-operations.ts';
import { contextsIn, givenContexts, WireContext } from './context-in.ts';
import { allOf, booleanOf, firstOf, type Loose, numberOf, recordOf, withoutNulls } from './lenient.ts';
import { numbersOf } from './protocol-version.ts';
import { queryLanguage } from './query-language.ts';
import { sessionIdOf } from './session-id.ts';
import { timezoneOf } from './timezone.ts';
import { sentUserEntities, userEntitiesIn, WireUserEntity } from './user-entity-in.ts';

/** The documented body of POST /query. */
export type QueryBody = Static<typeof QueryBody>;
export const QueryBody = Type.Object({
  query: Type.Optional(Type.String({ description: `At most ${QUERY_CODE_POINTS_MAX} characters.` })),
  event: Type.Optional(Type.Object({ name: Type.String(), data: Type.Optional(JsonRecord) })),
  sessionId: Type.String(),
  lang: Type.String(),
  contexts: Type.Optional(Type.Array(WireContext, { maxItems: CONTEXTS_PER_SESSION_MAX })),
  resetContexts: Type.Optional(Type.Boolean()),
  entities: Type.Optional(Type.Array(WireUserEntity)),
  timezone: Type.Optional(Type.String()),
  location: Type.Optional(Type.Object({ latitude: Type.Number(), longitude: Type.Number() })),
  originalRequest: Type.Optional(JsonRecord),
});

/** The documented URL parameters of GET /query. */
export type QueryParameters = Static<typeof QueryParameters>;
export const QueryParameters = Type.Object({
  query: Type.Optional(Type.String()),
  e: Type.Optional(Type.String({ description: 'Name of an event that invokes an intent.' })),
  sessionId: Type.String(),
  lang: Type.String(),
  contexts: Type.Optional(Type.Array(Type.String(), { description: 'Repeat it for several contexts.' })),
  resetContexts: Type.Optional(Type.Boolean()),
  timezone: Type.Optional(Type.String()),
  latitude: Type.Optional(Type.Number()),
  longitude: Type.Optional(Type.Number()),
});

/**
 * Accepts POST /query in all formats of clients. It reads known fields one by one: this is the busiest path,
 * and copying the whole body costs more than the validator. Undefined means absent. The oldest clients, and
 * requests copied from the old console, name the text `q`.
 */
export const queryBodyIn = (body: unknown, url: ParsedUrlQuery): unknown => {
  if (body === undefined) throw new ParleyError('query_missing', {});
  if (!isJsonObject(body)) return body;
  const query = queryTextOf(body.query ?? body.q);
  const event = eventIn(body.event);
  const sessionId = sessionIdOf(body.sessionId, firstOf(url, 'sessionId'));
  const lang = body.lang ?? firstOf(url, 'lang');
  refuseUnlessAsked(query, event, lang);
  return {
    query,
    event,
    sessionId,
    lang,
    contexts: withNames(contextsIn(body.contexts)),
    resetContexts: booleanOf(body.resetContexts),
    entities: userEntitiesIn(body.entities),
    timezone: body.timezone ?? undefined,
    location: locationIn(recordOf(body.location)),
    originalRequest: recordOf(body.originalRequest),
  };
};

/** A location without coordinates is ignored. */
const locationIn = (location: unknown): unknown => {
  if (!isJsonObject(location)) return location;
  const [latitude, longitude] = [numberOf(location.latitude), numberOf(location.longitude)];
  return latitude === undefined && longitude === undefined ? undefined : { latitude, longitude };
};

/** GET /query with numbers and booleans parsed, and empty parameters dropped. */
export const queryParametersIn = (url: ParsedUrlQuery): unknown => {
  const parameters = withoutNulls({
    query: queryTextOf(firstOf(url, 'query') ?? firstOf(url, 'q')),
    e: eventNameIn(url),
    sessionId: sessionIdOf(firstOf(url, 'sessionId')),
    lang: firstOf(url, 'lang'),
    contexts: contextNamesIn(url),
    resetContexts: booleanOf(givenIn(url, 'resetContexts')),
    // A plus that is not percent-encoded is read as a space.
    timezone: givenIn(url, 'timezone')?.replace(/^ /, '+'),
    latitude: numberOf(givenIn(url, 'latitude')),
    longitude: numberOf(givenIn(url, 'longitude')),
  });
  refuseHalfAPlace(parameters);
  refuseUnlessAsked(parameters.query, parameters.e, parameters.lang);
  return parameters;
};

/** An event as an object is JSON in `e`, or `event[name]` if a program of PHP sends it. */
const eventNameIn = (url: ParsedUrlQuery): unknown => {
  const sentEvent = queryTextOf(firstOf(url, 'e') ?? firstOf(url, 'event') ?? firstOf(url, 'event[name]'));
  if (typeof sentEvent !== 'string' || !sentEvent.startsWith('{')) return sentEvent;
  const event = jsonIn(sentEvent);
  return isJsonObject(event) && typeof event.name === 'string' ? event.name : sentEvent;
};

/** jQuery and axios name the parts of a list `contexts[]`, PHP `contexts[0]` or `contexts[0][name]`. */
const contextNamesIn = (url: ParsedUrlQuery): readonly string[] =>
  Object.keys(url)
    .filter((name) => /^contexts(?:\[\d*\])?(?:\[name\])?$/.test(name))
    .flatMap((name) => allOf(url, name))
    .filter((name) => name !== '');

/** An empty URL parameter counts as absent. */
const givenIn = (url: ParsedUrlQuery, name: string): string | undefined => firstOf(url, name) || undefined;

const refuseHalfAPlace = ({ latitude, longitude }: Loose): void => {
  if ((latitude === undefined) === (longitude === undefined)) return;
  const [place, other] = latitude === undefined ? ['longitude', 'latitude'] : ['latitude', 'longitude'];
  throw new ParleyError('request_invalid', { place, fault: `needs a ${other} beside it` });
};

/** The equivalent body of POST. */
export const bodyOfParameters = ({
  e,
  contexts = [],
  latitude,
  longitude,
  ...parameters
}: QueryParameters): QueryBody => ({
  ...parameters,
  ...(e !== undefined && { event: { name: e } }),
  contexts: contexts.map((name) => ({ name })),
  ...(latitude !== undefined && longitude !== undefined && { location: { latitude, longitude } }),
});

/** A request needs a language, and a query or an event. */
const refuseUnlessAsked = (query: unknown, event: unknown, lang: unknown): void => {
  if (lang === undefined || lang === '') throw new ParleyError('lang_missing', {});
  if (query === undefined && event === undefined) throw new ParleyError('query_missing', {});
  if (query !== undefined && event !== undefined) throw new ParleyError('query_ambiguous', {});
};

/** Clients with speech recognition send a list, most likely first; an empty one counts as absent. */
const queryTextOf = (query: unknown): unknown => {
  const likeliest = Array.isArray(query) ? query[0] : query;
  const text = isJsonObject(likeliest) ? likeliest.text : likeliest;
  return text === '' ? undefined : (text ?? undefined);
};

const eventIn = (event: unknown): unknown => {
  const object = typeof event === 'string' ? { name: event } : recordOf(event);
  if (!isJsonObject(object)) return object;
  const { name, data } = object;
  return name === undefined || name === null || name === '' ? undefined : { name, data: recordOf(data) };
};

/** A context's name is optional in a query; contexts without one are dropped. */
const withNames = (contexts: unknown): unknown =>
  Array.isArray(contexts)
    ? contexts.filter((context) => !isJsonObject(context) || context.name !== undefined)
    : contexts;

/**
 * A validated query in the domain's form. @throws query_too_long, bad_context_name,
 * bad_language, bad_timezone
 */
export const turnRequestOf = (
  body: QueryBody,
  {
    actor,
    agentId,
    environment,
    idempotencyKey,
    v,
  }: Pick<TurnRequest, 'actor' | 'agentId' | 'environment'> & {
    readonly idempotencyKey?: string | undefined;
    readonly v: string;
  },
): TurnRequest => {
  const { sessionId, originalRequest, location } = body;
  return {
    actor,
    agentId,
    environment,
    sessionId,
    lang: queryLanguage(body.lang),
    timezone: timezoneOf(body.timezone),
    ask: askOf(body),
    contexts: body.contexts === undefined ? nothing : givenContexts(body.contexts),
    resetContexts: body.resetContexts ?? false,
    entities: body.entities === undefined ? nothing : sentUserEntities(body.entities),
    numbers: numbersOf(v),
    ...(originalRequest !== undefined && { originalRequest }),
    ...(location !== undefined && { location }),
    ...(idempotencyKey !== undefined && { idempotencyKey }),
  };
};

const nothing: readonly never[] = [];

const askOf = ({ query, event }: QueryBody): TurnRequest['ask'] => {
  if (event !== undefined) {
    const { name, data = {} } = event;
    return { trigger: name, data };
  }
  const text = query ?? '';
  // An emoji has two UTF-16 units, but counts as one character.
  if (text.length > QUERY_CODE_POINTS_MAX && Array.from(text).length > QUERY_CODE_POINTS_MAX) {
    throw new ParleyError('query_too_long', {});
  }
  return { text };
};
