import { isJsonObject } from '../../kernel/json.ts';
import { INTENT_PHRASES_MAX, INTENT_RESPONSES_MAX } from '../../kernel/limits/agents.ts';
import {
  atMost,
  booleanOf,
  listOf,
  mapList,
  numberOf,
  textOrDigits,
  withoutNulls,
  withRead,
} from './lenient.ts';

/** Converts an intent from any format of clients to the documented one. */
export const intentBodyIn = (body: unknown): unknown => {
  if (!isJsonObject(body)) return body;
  const { id: _, ...intent } = withoutNulls(body);
  return withoutNulls({
    ...withRead(intent, booleanOf, ['auto', 'webhookUsed', 'webhookForSlotFilling', 'fallbackIntent']),
    priority: numberOf(intent.priority),
    contexts: mapList(listOf(intent.contexts), nameOf),
    templates: listOf(intent.templates),
    userSays: mapList(
      atMost(INTENT_PHRASES_MAX, listOf(intent.userSays), 'the request', 'phrases'),
      phraseIn,
    ),
    responses: mapList(
      atMost(INTENT_RESPONSES_MAX, listOf(intent.responses), 'the request', 'responses'),
      responseIn,
    ),
    events: mapList(listOf(intent.events), asNamed),
  });
};

const nameOf = (value: unknown): unknown => (isJsonObject(value) ? value.name : value);
const asNamed = (value: unknown): unknown => (typeof value === 'string' ? { name: value } : value);

const phraseIn = (value: unknown): unknown => {
  if (typeof value === 'string') return { data: [{ text: value }] };
  if (!isJsonObject(value)) return value;
  let phrase = withRead(withoutNulls(value), numberOf, ['count']);
  phrase = withRead(phrase, booleanOf, ['isTemplate']);
  phrase = withRead(phrase, textOrDigits, ['id']);
  const parts = listOf(phrase.data ?? (phrase.text === undefined ? undefined : [phrase.text]));
  const data = mapList(parts, partIn);
  return data === phrase.data ? phrase : { ...phrase, data };
};

const partIn = (value: unknown): unknown => {
  if (typeof value === 'string') return { text: value };
  if (!isJsonObject(value)) return value;
  return withRead(withRead(withoutNulls(value), textOrDigits, ['text']), booleanOf, ['userDefined']);
};

const responseIn = (value: unknown): unknown => {
  if (!isJsonObject(value)) return value;
  const { speech, messages, ...response } = withoutNulls(value);
  return withoutNulls({
    ...withRead(response, booleanOf, ['resetContexts']),
    affectedContexts: mapList(listOf(response.affectedContexts), affectedContextIn),
    parameters: mapList(listOf(response.parameters), parameterIn),
    messages: isBlank(messages) ? messagesOfSpeech(speech) : mapList(listOf(messages), messageIn),
  });
};

/** The oldest clients have no messages, only a text or several to choose from. */
const messagesOfSpeech = (speech: unknown): unknown => (isBlank(speech) ? undefined : [{ type: 0, speech }]);

const isBlank = (value: unknown): boolean =>
  value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** A message without a type but with a speech is a text. */
const messageIn = (value: unknown): unknown => {
  if (!isJsonObject(value)) return value;
  const message = withoutNulls(value);
  return 'type' in message || !('speech' in message) ? message : { type: 0, ...message };
};

const affectedContextIn = (value: unknown): unknown => {
  if (typeof value === 'string') return { name: value };
  if (!isJsonObject(value)) return value;
  return withRead(withoutNulls(value), numberOf, ['lifespan']);
};

const parameterIn = (value: unknown): unknown => {
  if (!isJsonObject(value)) return value;
  const parameter = withRead(withoutNulls(value), textOrDigits, ['id', 'value', 'defaultValue']);
  return withRead(withRead(parameter, booleanOf, ['required', 'isList']), listOf, ['prompts']);
};
