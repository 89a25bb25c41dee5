import { isJsonObject, type JsonObject, type JsonValue } from '../kernel/json.ts';
import type { SessionEvent } from '../session/events.ts';

/** Selects a session by its id, or all sessions in which a person left this value. */
export type Criterion =
  | { readonly session: string }
  /** A dotted path that begins with `originalRequest`; items of a list by their number, or any of them. */
  | { readonly where: { readonly path: string; readonly value: string } }
  | { readonly parameter: { readonly name: string; readonly value: string } };

/** The known facts by which a person's sessions are found. */
export type PersonCriterion =
  | Exclude<Criterion, { readonly session: string }>
  /** The person's id on a chat platform, wherever the platform puts it in `originalRequest`. */
  | { readonly user: string };

/** The text to search events for; undefined for a criterion that names a session. */
export const wantedOf = (criterion: Criterion): string | undefined => {
  if ('where' in criterion) return criterion.where.value;
  return 'parameter' in criterion ? criterion.parameter.value : undefined;
};

/** Types of the events that can match a criterion. */
export const speakersOf = (criterion: Criterion | PersonCriterion): ReadonlySet<string> =>
  'where' in criterion || 'user' in criterion ? ASKING : WITH_PARAMETERS;

const ASKING: ReadonlySet<string> = new Set(['QueryReceived', 'TriggerReceived'] satisfies EventType[]);
const WITH_PARAMETERS: ReadonlySet<string> = new Set([
  ...ASKING,
  ...(['IntentMatched', 'FollowupTriggered', 'ContextsChanged', 'WebhookReplied'] satisfies EventType[]),
]);

type EventType = SessionEvent['type'];

/** Whether an event matches, and with it its session. */
export const speaksOf = (event: SessionEvent, criterion: Criterion | PersonCriterion): boolean => {
  if ('parameter' in criterion) return hasParameter(event, criterion.parameter);
  const query = event.type === 'QueryReceived' || event.type === 'TriggerReceived' ? event.data : undefined;
  if (query?.originalRequest === undefined) return false;
  if ('user' in criterion) return hasUser(query.originalRequest, [], criterion.user);
  if (!('where' in criterion)) return false;
  const { path, value } = criterion.where;
  return isAt(query.originalRequest, path.split('.').slice(1), value);
};

/** Keys of ids of people in the requests of chat platforms, without underscores. */
const USER_KEYS = new Set(['user', 'userid', 'from', 'sender', 'senderid', 'personid']);
/** Keys of records of people, whose `id` counts. */
const USER_RECORDS = new Set(['user', 'from', 'sender', 'person', 'author', 'contact']);

/** Whether a value at this path of `originalRequest` is the id of a person. */
export const isUserPath = (path: readonly string[]): boolean => {
  const [record = '', key = ''] = path.slice(-2).map((part) => part.toLowerCase().replaceAll('_', ''));
  if (path.length < 2) return USER_KEYS.has(record);
  return USER_KEYS.has(key) || (key === 'id' && USER_RECORDS.has(record));
};

const hasUser = (value: JsonValue, path: readonly string[], userId: string): boolean => {
  if (Array.isArray(value)) return value.some((item: JsonValue) => hasUser(item, path, userId));
  if (!isJsonObject(value)) return isUserPath(path) && isValue(value, userId);
  return Object.entries(value).some(([key, inner]) => hasUser(inner, [...path, key], userId));
};

const isAt = (value: JsonValue | undefined, path: readonly string[], expected: string): boolean => {
  const [key, ...rest] = path;
  if (Array.isArray(value) && !(key !== undefined && key in value)) {
    return value.some((item: JsonValue) => isAt(item, path, expected));
  }
  if (key === undefined) return isValue(value, expected);
  if (Array.isArray(value)) return isAt(value[Number(key)], rest, expected);
  return isJsonObject(value) && isAt(value[key], rest, expected);
};

const hasParameter = (event: SessionEvent, { name, value }: { name: string; value: string }): boolean => {
  const isIn = (parameters: JsonObject) => isAt(parameters[name], [], value);
  switch (event.type) {
    case 'IntentMatched':
      return event.data.parameters.some(
        (parameter) =>
          parameter.name === name && (isAt(parameter.value, [], value) || isValue(parameter.original, value)),
      );
    case 'QueryReceived':
      return event.data.given.some(({ parameters }) => isIn(parameters));
    case 'TriggerReceived':
      return isIn(event.data.data) || event.data.given.some(({ parameters }) => isIn(parameters));
    case 'FollowupTriggered':
      return isIn(event.data.data);
    case 'ContextsChanged':
    case 'WebhookReplied':
      return event.data.contexts.some(({ parameters }) => isIn(parameters));
    default:
      return false;
  }
};

/** People write addresses and names in any case. */
const isValue = (value: JsonValue | undefined, expected: string): boolean =>
  (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') &&
  String(value).toLowerCase() === expected.toLowerCase();
