import { clientSettings } from '../../settings/settings.ts';
import { editTarget, LANG_OPTION, languageQuery } from '../client/edit.ts';
import { AGENT_OPTION } from '../client/filters.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type PhrasePart = { readonly text: string; readonly meta?: string; readonly alias?: string };
type IntentAnswer = {
  readonly name: string;
  readonly contexts: readonly string[];
  readonly events: readonly { readonly name: string }[];
  readonly userSays: readonly { readonly data: readonly PhrasePart[]; readonly isTemplate: boolean }[];
  readonly responses: readonly {
    readonly action: string;
    readonly affectedContexts: readonly { readonly name: string; readonly lifespan: number }[];
    readonly parameters: readonly {
      readonly name: string;
      readonly dataType: string;
      readonly required: boolean;
    }[];
    readonly messages: readonly Readonly<Record<string, unknown>>[];
  }[];
};

export const intentShow: Command = {
  name: 'intent show',
  summary: 'show an intent with its phrases; --json prints it as /v1/intents has it',
  args: [{ name: '<intent>', summary: 'id or name' }],
  options: [AGENT_OPTION, LANG_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley intent show order', 'parley intent show order --json > order.json'],
  run: async (args, io) => {
    const { client, path } = await editTarget(args, io);
    const part = `intents/${encodeURIComponent(args.argument(0) ?? '')}${languageQuery(args)}`;
    const intent = await client.json<IntentAnswer>({ method: 'GET', path: `${path}/${part}` });
    printAnswer(args, io, { json: intent, text: intentText(intent) });
    return EXIT_OK;
  },
};

const intentText = ({ name, contexts, events, userSays, responses }: IntentAnswer): string => {
  const rows = [
    ['intent', name],
    ...row('needs context', contexts),
    ...row(
      'event',
      events.map((event) => event.name),
    ),
    ...row(
      'action',
      responses.flatMap(({ action }) => (action === '' ? [] : [action])),
    ),
    ...row(
      'sets context',
      responses.flatMap(({ affectedContexts }) =>
        affectedContexts.map((context) => `${context.name} (${context.lifespan})`),
      ),
    ),
    ...row(
      'parameters',
      responses.flatMap(({ parameters }) =>
        parameters.map(
          (parameter) => `${parameter.name} ${parameter.dataType}${parameter.required ? ' (required)' : ''}`,
        ),
      ),
    ),
  ];
  const replies = responses.flatMap(({ messages }) => messages.flatMap(speechIn));
  return [
    inColumns(rows),
    ...section('Phrases', userSays.map(phraseText)),
    ...section('Replies', replies),
  ].join('\n');
};

const row = (title: string, values: readonly string[]): string[][] =>
  values.length === 0 ? [] : [[title, values.join(', ')]];

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', `${title}:`, ...lines.map((line) => `  ${line}`)];

/** In the notation of `intent phrase add`. */
const phraseText = ({ data, isTemplate }: IntentAnswer['userSays'][number]): string =>
  data
    .map(({ text, meta, alias }) => {
      const words = isTemplate ? text : text.replace(/[\\[\]]/g, '\\$&');
      return meta === undefined ? words : `[${words}](${meta}${alias === undefined ? '' : `:${alias}`})`;
    })
    .join('');

const speechIn = ({ speech, ...message }: Readonly<Record<string, unknown>>): readonly string[] => {
  if (speech === undefined) return [JSON.stringify(message)];
  return (Array.isArray(speech) ? speech : [speech]).map(String).filter((text) => text !== '');
};
