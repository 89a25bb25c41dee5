import type { Intent, Message, Parameter } from '../agent/agent.ts';
import { Json, type JsonObject, JsonRecord, type JsonValue } from '../kernel/json.ts';
import { type Static, Type } from '../kernel/schema.ts';
import { fillText, type Scope } from './references.ts';

/** The reply to the user. `messages` are the API's message objects, ready to send. */
export type Fulfillment = Static<typeof Fulfillment>;
export const Fulfillment = Type.Object({
  speech: Type.String(),
  messages: Type.Array(JsonRecord),
  displayText: Type.Optional(Type.String()),
  data: Type.Optional(Json),
  source: Type.Optional(Type.String()),
});

/** Selects between variants: the languages of the turn and its recorded random value in [0, 1). */
export type Choice = {
  readonly language: string;
  /** The agent's default language, the fallback for texts that the turn's language lacks. */
  readonly defaultLanguage: string;
  readonly random: number;
};

export const silence: Fulfillment = { speech: '', messages: [] };

/** A reply with only this text. */
export const textReply = (speech: string): Fulfillment => ({ speech, messages: [{ type: 0, speech }] });

/** The intent's own reply, with its variants selected and its references filled in. */
export const ownReply = (intent: Intent, choice: Choice, scope: Scope): Fulfillment => {
  const templates = inLanguage(
    intent.responses.flatMap(({ messages }) => messages),
    choice,
  );
  const messages = templates.map((message, index) =>
    render(message, variant(choice.random, index + 1), scope),
  );
  const text = templates.find(isPlainText);
  // Recorded behaviour: `speech` and the first message are selected independently.
  const speech = text === undefined ? '' : fillText(speechOf(text, choice.random), scope);
  return { speech, messages };
};

/** The prompt for a required parameter. */
export const promptFor = (parameter: Parameter, choice: Choice, scope: Scope): Fulfillment => {
  const prompts = inLanguage(parameter.prompts, choice).map(({ value }) => value);
  const question = pick(prompts, choice.random) || `What is the ${parameter.name}?`;
  return textReply(fillText(question, scope));
};

/** Items in the turn's language or for all languages, or else in the agent's default language. */
export const inLanguage = <T extends { readonly lang?: string }>(
  all: readonly T[],
  choice: Pick<Choice, 'language' | 'defaultLanguage'>,
): readonly T[] => {
  const own = all.filter(({ lang }) => lang === undefined || lang === choice.language);
  return own.length > 0 ? own : all.filter(({ lang }) => lang === choice.defaultLanguage);
};

/** A text for every platform, from which `speech` is taken. */
export const isPlainText = ({ type, platform }: Message): boolean => Number(type) === 0 && !platform;

/** The alternative texts of a message. */
export const variantsOf = ({ body }: Message): readonly string[] => {
  const { speech } = body;
  return Array.isArray(speech) ? speech.map(String) : [String(speech ?? '')];
};

const pick = <T>(variants: readonly T[], random: number): T | undefined =>
  variants[Math.floor(random * variants.length)];

/** Selects one of a message's texts. */
const speechOf = (message: Message, random: number): string => pick(variantsOf(message), random) ?? '';

/**
 * A different number in [0, 1) for each message, from the turn's number: steps of the golden ratio are evenly
 * distributed.
 */
const variant = (random: number, place: number): number => (random * 7919 + place * 0.618_033_988_75) % 1;

const TYPE_CUSTOM_PAYLOAD = 4;

const render = (message: Message, random: number, scope: Scope): JsonObject => {
  const type = /^\d+$/.test(String(message.type)) ? Number(message.type) : message.type;
  const { platform } = message;
  if (type === 0) {
    const speech = fillText(speechOf(message, random), scope);
    return platform ? { type, platform, speech } : { type, speech };
  }
  // A custom payload is sent without modification. Filling in references keeps an object an object.
  const body =
    type === TYPE_CUSTOM_PAYLOAD ? message.body : (withReferences(message.body, scope) as JsonObject);
  return platform ? { type, platform, ...body } : { type, ...body };
};

const withReferences = (value: JsonValue, scope: Scope): JsonValue => {
  if (typeof value === 'string') return fillText(value, scope);
  if (Array.isArray(value)) return value.map((item: JsonValue) => withReferences(item, scope));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withReferences(item, scope)]));
};
