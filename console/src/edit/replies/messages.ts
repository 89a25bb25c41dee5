import { isRecord } from '../../parts/is-record.ts';
import type { Response } from '../intents/response.ts';

/** A message with the fields of its type, which the API leaves open. */
export type Message = NonNullable<Response['messages']>[number] & Readonly<Record<string, unknown>>;

export type Button = Readonly<Record<string, unknown>> & {
  readonly text?: string;
  readonly postback?: string;
};

export type Kind = 'text' | 'card' | 'quick' | 'image' | 'payload' | 'other';

const kinds: readonly Kind[] = ['text', 'card', 'quick', 'image', 'payload'];

const isText = (value: unknown): boolean => value === undefined || typeof value === 'string';
const areTexts = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every((item) => typeof item === 'string'));
const areButtons = (value: unknown): boolean =>
  value === undefined || (Array.isArray(value) && value.every(isButton));
const isButton = (value: unknown): boolean => {
  if (!isRecord(value)) return false;
  return isText(value.text) && isText(value.postback);
};

/** Whether a form has fields for everything in the message; otherwise it is edited as JSON. */
const fits: Readonly<Record<Exclude<Kind, 'other'>, (message: Message) => boolean>> = {
  text: ({ speech }) => isText(speech) || areTexts(speech),
  card: ({ title, subtitle, imageUrl, buttons }) =>
    [title, subtitle, imageUrl].every(isText) && areButtons(buttons),
  quick: ({ title, replies }) => isText(title) && areTexts(replies),
  image: ({ imageUrl }) => isText(imageUrl),
  payload: ({ payload }) => isRecord(payload),
};

export const kindOf = (message: Message): Kind => {
  const kind = kinds[Number(message.type)] ?? 'other';
  return kind !== 'other' && fits[kind](message) ? kind : 'other';
};

export const newMessage = (kind: Kind, platform: string): Message => {
  const on = platform === '' ? {} : { platform };
  switch (kind) {
    case 'text':
      return { type: 0, ...on, speech: [''] };
    case 'card':
      return { type: 1, ...on, title: '', subtitle: '', buttons: [] };
    case 'quick':
      return { type: 2, ...on, title: '', replies: [''] };
    case 'image':
      return { type: 3, ...on, imageUrl: '' };
    case 'payload':
      return { type: 4, ...on, payload: {} };
    case 'other':
      return { type: 'custom', ...on };
    default:
      return kind satisfies never;
  }
};

export const variantsOf = ({ speech }: Message): readonly string[] =>
  Array.isArray(speech) ? speech.map(String) : speech === undefined || speech === '' ? [] : [String(speech)];

/** One text stays a text, unless it was a list. */
export const withVariants = (message: Message, variants: readonly string[]): Message => ({
  ...message,
  speech: Array.isArray(message.speech) || variants.length > 1 ? variants : (variants[0] ?? ''),
});

/** Those of the original service; an agent may name others. */
export const platforms = [
  'facebook',
  'google',
  'kik',
  'line',
  'skype',
  'slack',
  'telegram',
  'viber',
] as const;
