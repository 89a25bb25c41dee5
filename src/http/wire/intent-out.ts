import type { Intent, IntentResponse, Message, Parameter, Phrase } from '../../agent/agent.ts';
import { templateOf } from '../../agent/training.ts';
import { JsonRecord } from '../../kernel/json.ts';
import { type TSchema, Type } from '../../kernel/schema.ts';
import { IntentBody, WireAffectedContext, WireParameter } from './intent-in.ts';

/** The documented intent object in replies. */
export const IntentReply: TSchema = Type.Intersect([Type.Object({ id: Type.String() }), IntentBody]);

/** An intent in one language of its agent. */
export const intentOut = (intent: Intent, language: string) => ({
  id: intent.id,
  name: intent.name,
  auto: intent.auto,
  contexts: intent.contexts,
  templates: (intent.phrases[language] ?? []).map(templateOf),
  userSays: (intent.phrases[language] ?? []).map(phraseOut),
  responses: intent.responses.map((response) => responseOut(response, language)),
  priority: intent.priority,
  webhookUsed: intent.webhookUsed,
  webhookForSlotFilling: intent.webhookForSlotFilling,
  fallbackIntent: intent.fallbackIntent,
  cortanaCommand: intent.cortanaCommand,
  events: intent.triggers.map((name) => ({ name })),
  parentId: intent.parentId,
  rootParentId: intent.rootParentId,
});

const phraseOut = ({ id, data, isTemplate, count }: Phrase) => ({ id, data, isTemplate, count });

const responseOut = (response: IntentResponse, language: string) => ({
  resetContexts: response.resetContexts,
  action: response.action,
  affectedContexts: response.affectedContexts.map(({ name, lifespan }) => ({ name, lifespan })),
  parameters: response.parameters.map((parameter) => ({
    ...parameterOut(parameter, language),
    isList: parameter.isList,
  })),
  messages: response.messages.filter(({ lang = language }) => lang === language).map(messageOut),
});

const parameterOut = (parameter: Parameter, language: string) => ({
  id: parameter.id,
  required: parameter.required,
  dataType: parameter.dataType,
  name: parameter.name,
  value: parameter.value,
  defaultValue: parameter.defaultValue,
  prompts: parameter.prompts.filter(({ lang }) => lang === language).map(({ value }) => value),
});

const messageOut = ({ type, lang, platform, body }: Message) => ({ type, platform, lang, ...body });

export const IntentSummary = Type.Object({
  id: Type.String(),
  name: Type.String(),
  contextIn: Type.Array(Type.String()),
  contextOut: Type.Array(WireAffectedContext),
  actions: Type.Array(Type.String()),
  parameters: Type.Array(Type.Intersect([WireParameter, JsonRecord])),
  priority: Type.Integer(),
  fallbackIntent: Type.Boolean(),
});

/** An element of the list of intents. */
export const intentSummary = (intent: Intent, language: string) => ({
  id: intent.id,
  name: intent.name,
  contextIn: intent.contexts,
  contextOut: intent.responses.flatMap(({ affectedContexts }) =>
    affectedContexts.map(({ name, lifespan }) => ({ name, lifespan })),
  ),
  actions: intent.responses.map(({ action }) => action).filter((action) => action !== ''),
  parameters: intent.responses.flatMap(({ parameters }) =>
    parameters.map((parameter) => ({ ...parameterOut(parameter, language), id: undefined })),
  ),
  priority: intent.priority,
  fallbackIntent: intent.fallbackIntent,
});
