import { jsonOfFile } from '../client/json-file.ts';
import type { CommandArguments, Option } from '../command.ts';
import { CommandError, EXIT_USAGE, type Io } from '../io.ts';

/** The fields of an intent in `/v1/intents` that commands use. */
export type WireIntent = {
  readonly name?: string;
  readonly responses?: readonly WireResponse[];
} & Readonly<Record<string, unknown>>;

type WireMessage = Readonly<Record<string, unknown>>;
type WireResponse = { readonly messages?: readonly WireMessage[] } & Readonly<Record<string, unknown>>;

export const intentOptions: readonly Option[] = [
  { flags: '--phrase <text>', summary: 'a phrase, such as `a [large](size) latte please`', repeats: true },
  { flags: '--reply <text>', summary: 'a reply; of several, one is chosen at random', repeats: true },
  { flags: '--action <action>', summary: 'action that its replies carry' },
  { flags: '--event <name>', summary: 'event that triggers it', repeats: true },
  { flags: '--context <name>', summary: 'input context that it needs', repeats: true },
  {
    flags: '--priority <number>',
    summary: 'between equal matches, the higher priority wins; 500000 is normal',
  },
  { flags: '--from <file>', summary: 'the intent as JSON of /v1/intents; - for standard input' },
];

/** The intent changed by the options; other fields stay. */
export const withFields = async (before: WireIntent, args: CommandArguments, io: Io): Promise<WireIntent> => {
  const from = args.text('from');
  const base: WireIntent = from === undefined ? before : await jsonOfFile(from, io);
  const [events, contexts, phrases] = [args.texts('event'), args.texts('context'), args.texts('phrase')];
  const priority = priorityIn(args);
  return {
    ...base,
    ...(events.length > 0 && { events: events.map((name) => ({ name })) }),
    ...(contexts.length > 0 && { contexts }),
    ...(priority !== undefined && { priority }),
    ...(phrases.length > 0 && { phrases }),
    responses: responsesWith(base.responses ?? [], args),
  };
};

const responsesWith = (before: readonly WireResponse[], args: CommandArguments): readonly WireResponse[] => {
  const [first = {}, ...others] = before;
  const [action, speech] = [args.text('action'), args.texts('reply')];
  const platforms = (first.messages ?? []).filter(({ type, platform }) => type !== 0 || platform);
  return [
    {
      ...first,
      ...(action !== undefined && { action }),
      ...(speech.length > 0 && { messages: [{ type: 0, speech }, ...platforms] }),
    },
    ...others,
  ];
};

const priorityIn = (args: CommandArguments): number | undefined => {
  const priority = args.text('priority');
  if (priority === undefined) return undefined;
  if (/^-?\d{1,9}$/.test(priority)) return Number(priority);
  throw new CommandError(`--priority takes a whole number, not "${priority}"`, EXIT_USAGE);
};
