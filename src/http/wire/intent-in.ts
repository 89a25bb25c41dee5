import type { Intent, IntentResponse, Message, Parameter, Phrase, Prompt } from '../../agent/agent.ts';
import { canonicalLanguage } from '../../agent/language.ts';
import { PRIORITY_NORMAL } from '../../agent/new-agent.ts';
import { templateOf } from '../../agent/training.ts';
import { ParleyError } from '../../kernel/errors.ts';
import { Json, type JsonObject } from '../../kernel/json.ts';
import { PHRASES_AT_A_TIME } from '../../kernel/limits/agents.ts';
import { CONTEXT_LIFESPAN_DEFAULT } from '../../kernel/limits/conversation.ts';
import { type Static, Type } from '../../kernel/schema.ts';
import { finish, type Steps } from '../../kernel/steps.ts';

const Text = Type.String();

const WirePhrase = Type.Object({
  id: Type.Optional(Text),
  data: Type.Array(
    Type.Object({
      text: Text,
      meta: Type.Optional(Text),
      alias: Type.Optional(Text),
      userDefined: Type.Optional(Type.Boolean()),
    }),
  ),
  isTemplate: Type.Optional(Type.Boolean()),
  count: Type.Optional(Type.Integer({ minimum: 0 })),
  lang: Type.Optional(Text),
});

const WirePrompt = Type.Union([Text, Type.Object({ lang: Type.Optional(Text), value: Text })]);

export const WireParameter = Type.Object({
  id: Type.Optional(Text),
  name: Text,
  value: Type.Optional(Text),
  defaultValue: Type.Optional(Text),
  required: Type.Optional(Type.Boolean()),
  dataType: Type.Optional(Text),
  prompts: Type.Optional(Type.Array(WirePrompt)),
  isList: Type.Optional(Type.Boolean()),
});

const TYPE_TEXT = 0;

/** The texts of a message: one, or several to choose from. */
const Speech = { type: ['string', 'number', 'array'], items: { type: ['string', 'number'] } };

const WireMessage = Type.Unsafe<JsonObject>({
  type: 'object',
  // Each type of message has its own fields, and platforms add more.
  additionalProperties: true,
  required: ['type'],
  properties: {
    type: { type: ['integer', 'string'] },
    lang: { type: 'string' },
    platform: { type: 'string' },
  },
  if: { properties: { type: { not: { enum: [TYPE_TEXT, String(TYPE_TEXT)] } } } },
  else: { properties: { speech: Speech } },
});

export const WireAffectedContext = Type.Object({
  name: Text,
  lifespan: Type.Optional(Type.Integer({ minimum: 0 })),
});

const WireResponse = Type.Object({
  action: Type.Optional(Text),
  resetContexts: Type.Optional(Type.Boolean()),
  affectedContexts: Type.Optional(Type.Array(WireAffectedContext)),
  parameters: Type.Optional(Type.Array(WireParameter)),
  messages: Type.Optional(Type.Array(WireMessage)),
});

/** The API has priorities up to a million; clients keep them in 32 bits. */
const PRIORITY_MAX = 2 ** 31 - 1;

/** The documented intent object in requests. */
export type IntentBody = Static<typeof IntentBody>;
export const IntentBody = Type.Object({
  name: Text,
  auto: Type.Optional(Type.Boolean()),
  contexts: Type.Optional(Type.Array(Text)),
  templates: Type.Optional(Type.Array(Text)),
  userSays: Type.Optional(Type.Array(WirePhrase)),
  responses: Type.Optional(Type.Array(WireResponse)),
  priority: Type.Optional(Type.Integer({ minimum: -PRIORITY_MAX, maximum: PRIORITY_MAX })),
  webhookUsed: Type.Optional(Type.Boolean()),
  webhookForSlotFilling: Type.Optional(Type.Boolean()),
  fallbackIntent: Type.Optional(Type.Boolean()),
  cortanaCommand: Type.Optional(Json),
  events: Type.Optional(Type.Array(Type.Object({ name: Text }))),
  parentId: Type.Optional(Text),
  rootParentId: Type.Optional(Text),
});

type WriteScope = {
  readonly id: string;
  /** The language of texts without one. */
  readonly language: string;
  /** The intent that it replaces. */
  readonly before?: Intent | undefined;
  readonly newId: () => string;
};

/** Converts an intent to the domain's form. @throws bad_language, request_invalid */
export const intentOf = (body: IntentBody, scope: WriteScope): Intent => finish(intentSteps(body, scope));

/** `intentOf` in steps of some phrases. */
export function* intentSteps(body: IntentBody, { id, language, before, newId }: WriteScope): Steps<Intent> {
  const spokenPhrases = yield* phrasesOf(body.userSays ?? [], { language, newId });
  yield;
  return {
    id,
    name: body.name,
    auto: body.auto ?? true,
    contexts: body.contexts ?? [],
    triggers: (body.events ?? []).map(({ name }) => name),
    priority: body.priority ?? PRIORITY_NORMAL,
    webhookUsed: body.webhookUsed ?? false,
    webhookForSlotFilling: body.webhookForSlotFilling ?? false,
    fallbackIntent: body.fallbackIntent ?? false,
    ...(body.parentId !== undefined && { parentId: body.parentId }),
    ...(body.rootParentId !== undefined && { rootParentId: body.rootParentId }),
    ...(body.cortanaCommand !== undefined && { cortanaCommand: body.cortanaCommand }),
    responses: (body.responses ?? []).map((response) => responseOf(response, language)),
    phrases: withTemplates(spokenPhrases, {
      templates: body.templates ?? [],
      stale: body.userSays === undefined ? [] : (before?.phrases[language] ?? []),
      language,
      newId,
    }),
  };
}

type Templates = Pick<WriteScope, 'language' | 'newId'> & {
  readonly templates: readonly string[];
  readonly stale: readonly Phrase[];
};

/**
 * `templates` repeats the phrases in another notation, so only additional ones are new. A client that reads
 * an intent, removes a phrase from `userSays` and writes it back leaves that phrase in `templates`: it is
 * stale, not new.
 */
const withTemplates = (
  phrases: Record<string, Phrase[]>,
  { templates, stale, language, newId }: Templates,
): Record<string, Phrase[]> => {
  const own = phrases[language] ?? [];
  const existingTexts = new Set([...own, ...stale].map((phrase) => templateOf(phrase).trim()));
  const newPhrases = templates
    .filter((text) => text.trim() !== '' && !existingTexts.has(text.trim()))
    .map((text): Phrase => ({ id: newId(), data: [{ text }], isTemplate: true, count: 0 }));
  return newPhrases.length === 0 ? phrases : { ...phrases, [language]: [...own, ...newPhrases] };
};

const languageOf = (tag: string | undefined, otherwise: string): string => {
  if (tag === undefined || tag === '') return otherwise;
  const language = canonicalLanguage(tag);
  if (language === undefined) throw new ParleyError('bad_language', { language: tag });
  return language;
};

function* phrasesOf(
  userSays: readonly Static<typeof WirePhrase>[],
  { language, newId }: Pick<WriteScope, 'language' | 'newId'>,
): Steps<Record<string, Phrase[]>> {
  const phrases: Record<string, Phrase[]> = {};
  const places = new Map<string, number>();
  for (const [index, { id = newId(), data, isTemplate = false, count = 0, lang }] of userSays.entries()) {
    if (index % PHRASES_AT_A_TIME === PHRASES_AT_A_TIME - 1) yield;
    if (data.every(({ text }) => text.trim() === '')) throw phraseWithoutText(index);
    const phraseLanguage = languageOf(lang, language);
    phrases[phraseLanguage] ??= [];
    const phrase = { id, data: data.map(partOf), isTemplate, count };
    const key = JSON.stringify([
      phraseLanguage,
      isTemplate,
      phrase.data.map(({ text, meta, alias }) => [text, meta, alias]),
    ]);
    const at = places.get(key) ?? phrases[phraseLanguage].length;
    const phraseBefore = phrases[phraseLanguage][at];
    // Repetitions are counted, because an intent stores each phrase once.
    phrases[phraseLanguage][at] =
      phraseBefore === undefined ? phrase : { ...phraseBefore, count: phraseBefore.count + 1 + count };
    places.set(key, at);
  }
  return phrases;
}

const phraseWithoutText = (index: number): ParleyError =>
  new ParleyError('request_invalid', {
    place: `userSays.${index}`,
    fault: 'must have a text that is not blank',
  });

/** An annotated part names an entity; an alias without one annotates nothing. */
const partOf = ({ text, meta = '', alias, userDefined }: Phrase['data'][number]): Phrase['data'][number] => ({
  text,
  ...(meta !== '' && { meta: meta.startsWith('@') ? meta : `@${meta}` }),
  ...(meta !== '' && alias !== undefined && alias !== '' && { alias }),
  ...(userDefined !== undefined && { userDefined }),
});

const responseOf = (response: Static<typeof WireResponse>, language: string): IntentResponse => ({
  action: response.action ?? '',
  resetContexts: response.resetContexts ?? false,
  affectedContexts: (response.affectedContexts ?? []).map(
    ({ name, lifespan = CONTEXT_LIFESPAN_DEFAULT }) => ({ name, lifespan }),
  ),
  parameters: (response.parameters ?? []).map((parameter) => parameterOf(parameter, language)),
  messages: (response.messages ?? []).map(messageOf),
});

const parameterOf = (parameter: Static<typeof WireParameter>, language: string): Parameter => ({
  ...(parameter.id !== undefined && { id: parameter.id }),
  name: parameter.name,
  // The default value of a parameter is the annotation with its name.
  value: parameter.value ?? `$${parameter.name}`,
  defaultValue: parameter.defaultValue ?? '',
  required: parameter.required ?? false,
  dataType: parameter.dataType ?? '',
  prompts: (parameter.prompts ?? []).map((prompt) => promptOf(prompt, language)),
  isList: parameter.isList ?? false,
});

const promptOf = (prompt: Static<typeof WirePrompt>, language: string): Prompt =>
  typeof prompt === 'string'
    ? { lang: language, value: prompt }
    : { lang: languageOf(prompt.lang, language), value: prompt.value };

const messageOf = ({ type, lang, platform, ...body }: JsonObject): Message => ({
  type: typeof type === 'number' ? type : String(type),
  ...(typeof lang === 'string' && lang !== '' && { lang: languageOf(lang, lang) }),
  ...(typeof platform === 'string' && platform !== '' && { platform }),
  body,
});
