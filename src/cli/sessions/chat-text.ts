import type { Colours } from '../terminal/colours.ts';
import { inColumns } from '../terminal/print.ts';

type ContextRow = { readonly name: string; readonly lifespan: number; readonly parameters?: object };

/** The fields of a query's reply that the chat uses. */
export type ChatReply = {
  readonly result: {
    readonly action: string;
    readonly actionIncomplete: boolean;
    readonly score: number;
    readonly parameters: Readonly<Record<string, unknown>>;
    readonly contexts: readonly ContextRow[];
    readonly metadata: { readonly intentName?: string };
    readonly fulfillment: {
      readonly speech: string;
      readonly messages?: readonly Readonly<Record<string, unknown>>[];
    };
  };
  readonly status: { readonly code: number; readonly errorDetails?: string };
};

export const chatHelp = inColumns([
  [':contexts', 'show the active contexts'],
  [':event NAME', 'invoke an intent by an event'],
  [':reset', 'delete all contexts'],
  [':lang TAG', 'talk in another language'],
  [':quit', 'end (so does Ctrl-D)'],
]);

export const contextsText = (contexts: readonly ContextRow[]): string =>
  contexts.length === 0
    ? 'No contexts are active.'
    : contexts.map((context) => `${nameOf(context)} ${JSON.stringify(context.parameters ?? {})}`).join('\n');

/** A turn in the chat: the agent's messages, then what it understood, a line for each kind of fact. */
export const turnText = ({ result, status }: ChatReply, colours: Colours): string => {
  const { speech, messages = [] } = result.fulfillment;
  // The speech repeats the text message, or is another variant of it.
  const speechLines = messages.some(({ type }) => String(type) === '0') ? [] : [speech];
  const parameters = Object.entries(result.parameters).filter(([, value]) => value !== '');
  const facts = [
    [
      `intent ${result.metadata.intentName || '(none)'}`,
      `score ${Number(result.score.toFixed(2))}`,
      ...(result.action === '' ? [] : [`action ${result.action}`]),
      ...(result.actionIncomplete ? ['incomplete'] : []),
    ].join(' · '),
    ...parameters.map(([name, value]) => `${name} = ${JSON.stringify(value)}`),
    ...(result.contexts.length === 0 ? [] : [`contexts ${result.contexts.map(nameOf).join(', ')}`]),
  ];
  return [
    ...[...speechLines, ...messages.map(messageText)]
      .filter((text) => text !== '')
      .map((text) => colours.cyan(text)),
    ...facts.map((fact) => colours.dim(`  ${fact}`)),
    ...(status.code === 200 ? [] : [colours.yellow(`  ${status.code}: ${status.errorDetails ?? ''}`)]),
  ].join('\n');
};

const nameOf = ({ name, lifespan }: ContextRow): string => `${name} (${lifespan})`;

/**
 * One line for a message; the types are those of the API: 0 text, 1 card, 2 quick replies, 3 image, 4
 * payload.
 */
const messageText = (message: Readonly<Record<string, unknown>>): string => {
  const { type, speech, title, replies, imageUrl, payload } = message;
  switch (String(type)) {
    case '0':
      return textOf(speech);
    case '1':
      return `[card] ${textOf(title)}`;
    case '2':
      return `[quick replies] ${textOf(title)} ${Array.isArray(replies) ? replies.join(' | ') : ''}`;
    case '3':
      return `[image] ${textOf(imageUrl)}`;
    case '4':
      return `[payload] ${JSON.stringify(payload)}`;
    default:
      return `[${String(type)}]`;
  }
};

const textOf = (value: unknown): string => (Array.isArray(value) ? value.join(' ') : String(value ?? ''));
