import { isJsonObject, type JsonObject, type JsonValue } from '../../kernel/json.ts';
import { CONTEXT_LIFESPAN_DEFAULT } from '../../kernel/limits/conversation.ts';
import type { Steps } from '../../kernel/steps.ts';
import type { AffectedContext, Intent, IntentResponse, Message, Parameter, Prompt } from '../agent.ts';
import { canonicalLanguage } from '../language.ts';
import { isLifespan } from '../legal.ts';
import { PRIORITY_NORMAL } from '../new-agent.ts';
import { type Fields, fieldsOf, isList, type Warn } from './fields.ts';
import { phrasesIn } from './phrase-reader.ts';

export type ReaderOptions = {
  /** The default language. */
  readonly language: string;
  /** Returns a new id at each call, for items without one. */
  readonly ids: () => string;
  readonly warn: Warn;
};

/**
 * Reads an intent object of the API or of an export, in all old shapes. `name` is used if the object has
 * none.
 */
export function* readIntent(json: JsonObject, name: string, reading: ReaderOptions): Steps<Intent> {
  const fields = fieldsOf(json, `intent ${name}`, reading.warn);
  const own = fields.text('name', '');
  const id = fields.text('id', '');
  const parentId = fields.text('parentId', '');
  const rootParentId = fields.text('rootParentId', '');
  const cortanaCommand = fields.raw('cortanaCommand');
  return {
    id: id === '' ? reading.ids() : id,
    name: own.trim() === '' ? name : own,
    auto: fields.flag('auto', true),
    contexts: fields.list('contexts').flatMap(nameIn),
    triggers: fields.list('events').flatMap(nameIn),
    priority: Math.round(fields.number('priority', PRIORITY_NORMAL)),
    webhookUsed: fields.flag('webhookUsed', false),
    webhookForSlotFilling: fields.flag('webhookForSlotFilling', false),
    fallbackIntent: fields.flag('fallbackIntent', false),
    ...(parentId !== '' && { parentId }),
    ...(rootParentId !== '' && { rootParentId }),
    ...(cortanaCommand !== undefined && { cortanaCommand }),
    responses: records(fields, 'responses').map((response) => readResponse(response, reading)),
    phrases: yield* phrasesIn(fields, reading),
    ...fields.kept(),
  };
}

/** `"name"` or `{"name": "name"}`. */
const nameIn = (value: JsonValue): string[] => {
  const name = isJsonObject(value) ? value.name : value;
  return typeof name === 'string' && name !== '' ? [name] : [];
};

const records = (fields: Fields, name: string): readonly JsonObject[] =>
  fields.list(name).filter(isJsonObject);

const readResponse = (json: JsonObject, reading: ReaderOptions): IntentResponse => {
  const fields = fieldsOf(json, 'a response', reading.warn);
  const messages = fields.list('messages').flatMap((message) => readMessage(message, reading));
  return {
    action: fields.text('action', ''),
    resetContexts: fields.flag('resetContexts', false),
    affectedContexts: fields
      .list('affectedContexts')
      .flatMap((context) => readAffectedContext(context, reading)),
    parameters: records(fields, 'parameters').map((parameter) => readParameter(parameter, reading)),
    messages: messages.length === 0 ? messagesOfSpeech(fields.raw('speech'), reading) : messages,
    ...fields.kept(),
  };
};

/** Older responses have only a speech, no messages. */
const messagesOfSpeech = (json: JsonValue | undefined, { warn }: ReaderOptions): Message[] => {
  const speech = json === undefined ? '' : readSpeech(json, warn);
  return speech.length === 0 ? [] : [{ type: 0, body: { speech } }];
};

type SpeechText = string | number;
const isSpeechText = (value: JsonValue): value is SpeechText =>
  typeof value === 'string' || typeof value === 'number';

/** A text, or several to choose from. Anything else is dropped, because it would be spoken as JSON. */
const readSpeech = (json: JsonValue, warn: Warn): string | SpeechText[] => {
  const isMany = isList(json);
  const all = isMany ? json : [json];
  const texts = all.filter(isSpeechText);
  if (texts.length < all.length) {
    const message = '"speech" of a message is not a text; it was left out';
    warn('field_unreadable', message, { field: 'speech', of: 'a message', type: 'a text' });
  }
  return isMany ? texts : String(texts[0] ?? '');
};

const readAffectedContext = (json: JsonValue, { warn }: ReaderOptions): AffectedContext[] => {
  if (!isJsonObject(json)) return nameIn(json).map((name) => ({ name, lifespan: CONTEXT_LIFESPAN_DEFAULT }));
  const fields = fieldsOf(json, 'an output context', warn);
  const name = fields.text('name', '');
  return name === '' ? [] : [{ name, lifespan: readLifespan(fields, name, warn), ...fields.kept() }];
};

const readLifespan = (fields: Fields, name: string, warn: Warn): number => {
  const lifespan = fields.number('lifespan', CONTEXT_LIFESPAN_DEFAULT);
  if (isLifespan(lifespan)) return lifespan;
  const message = `context ${name} has the invalid lifespan ${lifespan}; ${CONTEXT_LIFESPAN_DEFAULT} is used instead`;
  warn('bad_lifespan', message, { name, lifespan, used: CONTEXT_LIFESPAN_DEFAULT });
  return CONTEXT_LIFESPAN_DEFAULT;
};

const readParameter = (json: JsonObject, reading: ReaderOptions): Parameter => {
  const fields = fieldsOf(json, 'a parameter', reading.warn);
  const id = fields.text('id', '');
  const dataType = fields.text('dataType', '');
  return {
    ...(id !== '' && { id }),
    name: fields.text('name', ''),
    value: fields.text('value', ''),
    defaultValue: fields.text('defaultValue', ''),
    required: fields.flag('required', false),
    dataType: dataType === '' || dataType.startsWith('@') ? dataType : `@${dataType}`,
    prompts: fields.list('prompts').flatMap((prompt) => readPrompt(prompt, reading)),
    isList: fields.flag('isList', false),
    ...fields.kept(),
  };
};

const readPrompt = (json: JsonValue, { language, warn }: ReaderOptions): Prompt[] => {
  if (typeof json === 'string') return [{ lang: language, value: json }];
  if (!isJsonObject(json)) return [];
  const fields = fieldsOf(json, 'a prompt', warn);
  const value = fields.text('value', '');
  return value === '' ? [] : [{ lang: readLanguage(fields, warn) ?? language, value }];
};

const readMessage = (json: JsonValue, { warn }: ReaderOptions): Message[] => {
  if (typeof json === 'string') return [{ type: 0, body: { speech: json } }];
  if (!isJsonObject(json)) return [];
  const fields = fieldsOf(json, 'a message', warn);
  const type = fields.text('type', '0');
  const lang = readLanguage(fields, warn);
  const platform = fields.text('platform', '');
  const number = /^\d{1,9}$/.test(type) ? Number(type) : type;
  const speech = number === 0 ? fields.raw('speech') : undefined;
  return [
    {
      type: number,
      ...(lang !== undefined && { lang }),
      ...(platform !== '' && { platform }),
      body: { ...(speech !== undefined && { speech: readSpeech(speech, warn) }), ...fields.kept().kept },
    },
  ];
};

const readLanguage = (fields: Fields, warn: Warn): string | undefined => {
  const tag = fields.text('lang', '');
  const language = canonicalLanguage(tag);
  if (tag !== '' && language === undefined) {
    const message = `${JSON.stringify(tag)} is not a language tag such as en or pt-BR and was ignored`;
    warn('bad_language', message, { language: tag });
  }
  return language;
};
