import type { JsonObject, JsonValue } from '../kernel/json.ts';
import type { SessionEvent } from '../session/events.ts';

/** Which sessions are meant: one by its id, or all in which a person left this value. */
export type Criterion =
  | { readonly session: string }
  /** A dotted path that begins with `originalRequest`; items of a list by their number, or any of them. */
  | { readonly where: { readonly path: string; readonly value: string } }
  | { readonly parameter: { readonly name: string; readonly value: string } };

/** What the criterion looks for in the text of events; undefined for one that names a session. */
export const wantedOf = (criterion: Criterion): string | undefined => {
  if ('where' in criterion) return criterion.where.value;
  return 'parameter' in criterion ? criterion.parameter.value : undefined;
};

/** Types of the events that may say of a session that it is meant. */
export const speakersOf = (criterion: Criterion): ReadonlySet<string> =>
  'where' in criterion ? ASKING : WITH_PARAMETERS;

const ASKING: ReadonlySet<string> = new Set(['QueryReceived', 'TriggerReceived'] satisfies EventType[]);
const WITH_PARAMETERS: ReadonlySet<string> = new Set([
  ...ASKING,
  ...(['IntentMatched', 'FollowupTriggered', 'ContextsChanged', 'WebhookReplied'] satisfies EventType[]),
]);

type EventType = SessionEvent['type'];

/** Whether an event says that its session is one of those. */
export const speaksOf = (event: SessionEvent, criterion: Criterion): boolean => {
  if ('where' in criterion) {
    const { path, value } = criterion.where;
    const asked = event.type === 'QueryReceived' || event.type === 'TriggerReceived' ? event.data : undefined;
    return (
      asked?.originalRequest !== undefined && isAt(asked.originalRequest, path.split('.').slice(1), value)
    );
  }
  return 'parameter' in criterion && hasParameter(event, criterion.parameter);
};

const isAt = (value: JsonValue | undefined, path: readonly string[], wanted: string): boolean => {
  const [key, ...rest] = path;
  if (Array.isArray(value) && !(key !== undefined && key in value)) {
    return value.some((item: JsonValue) => isAt(item, path, wanted));
  }
  if (key === undefined) return isValue(value, wanted);
  if (Array.isArray(value)) return isAt(value[Number(key)], rest, wanted);
  return isObject(value) && isAt(value[key], rest, wanted);
};

const hasParameter = (event: SessionEvent, { name, value }: { name: string; value: string }): boolean => {
  const isIn = (parameters: JsonObject) => isAt(parameters[name], [], value);
  switch (event.type) {
    case 'IntentMatched':
      return event.data.parameters.some(
        (one) => one.name === name && (isAt(one.value, [], value) || isValue(one.original, value)),
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

/** People write addresses and names in whatever case. */
const isValue = (value: JsonValue | undefined, wanted: string): boolean =>
  (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') &&
  String(value).toLowerCase() === wanted.toLowerCase();

const isObject = (value: JsonValue | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
