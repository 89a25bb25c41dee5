import { Command as CommanderCommand, CommanderError } from 'commander';
import { isParleyError } from '../kernel/errors.ts';
import { errorCode } from '../kernel/thrown-error.ts';
import { readClientConfig } from '../settings/config.ts';
import { ConfigError } from '../settings/config-error.ts';
import type { Setting } from '../settings/setting.ts';
import { CONFIG_FILE, CONFIG_VARIABLE, fileVariableOf } from '../settings/settings.ts';
import { type Command, type CommandArguments, type Option, secretFile, sourcesOf } from './command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from './io.ts';
import { secretsIn } from './secrets.ts';
import { lineColumnsOf } from './terminal/fold.ts';
import { forTerminals } from './terminal/for-terminals.ts';
import { printMessage } from './terminal/message.ts';

/** Columns of help that goes into a file or a pipe. */
const HELP_COLUMNS = 80;
const PRECEDENCE = 'A flag overrides the environment, and the environment overrides the settings file.';

export type Program = {
  readonly commands: readonly Command[];
  /** The groups of commands, by all words except the last; a group precedes its subgroups. */
  readonly groups: Readonly<Record<string, string>>;
  /** Former names of groups and their current names, so that old scripts keep working. */
  readonly formerGroups?: Readonly<Record<string, string>>;
};

/** @param words the command line without the program's name. @returns the exit code. */
export const runCommandLine = async (
  words: readonly string[],
  io: Io,
  { commands, groups, formerGroups = {} }: Program,
): Promise<number> => {
  let exitCode = EXIT_OK;
  const program = frame(new CommanderCommand('parley'), io)
    .description('A conversation engine that speaks the API.ai / Dialogflow v1 HTTP API.')
    .version(io.version);
  const parents = new Map([['', program]]);
  const parentOf = (words: readonly string[]): CommanderCommand =>
    parents.get(words.slice(0, -1).join(' ')) ?? program;
  for (const [name, summary] of Object.entries(groups)) {
    const words = name.split(' ');
    parents.set(
      name,
      parentOf(words)
        .command(words.at(-1) ?? '')
        .description(summary),
    );
  }
  for (const command of commands) {
    const words = command.name.split(' ');
    const isDefault = command.isDefault === true;
    const target = describe(parentOf(words).command(words.at(-1) ?? '', { isDefault }), command, io);
    target.action(async () => {
      const values = valuesOf(target);
      const secrets = await secretsIn(optionsOf(command), values, io);
      const args = argsOf(target, values, secrets);
      exitCode = await command.run({ ...args, zone: () => readClientConfig(sourcesOf(args, io)).zone }, io);
    });
  }
  const withCurrentName = (word: string, at: number): string => {
    const isGroup = at === 0 || (at === 1 && words[0] === 'help');
    return (isGroup && formerGroups[word]) || word;
  };
  try {
    await program.parseAsync(withHelpFlag(words.map(withCurrentName)), { from: 'user' });
    return exitCode;
  } catch (error) {
    return reportError(error, io);
  }
};

/** Commander's own `help` reads one word after it, so that `help agent import` would be the group's help. */
const withHelpFlag = (words: readonly string[]): string[] => {
  const [first, ...path] = words;
  return first === 'help' && path.length > 1 ? [...path, '--help'] : [...words];
};

const frame = (program: CommanderCommand, io: Io): CommanderCommand =>
  program
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help to list commands and options)')
    .configureOutput({
      writeOut: (text) => io.out.write(text),
      writeErr: (text) => io.err.write(forTerminals(text)),
      getOutHelpWidth: () => helpColumnsOf(io),
    });

const helpColumnsOf = (io: Io): number => {
  const columns = lineColumnsOf(io);
  return Number.isFinite(columns) ? columns : HELP_COLUMNS;
};

const describe = (target: CommanderCommand, command: Command, io: Io): CommanderCommand => {
  target.description(command.summary);
  for (const { name, summary } of command.args ?? []) target.argument(name, summary);
  target.allowUnknownOption(command.takesMinus === true);
  for (const { flags, summary, repeats } of optionsOf(command)) {
    if (repeats) target.option(flags, summary, (value: string, before: string[]) => [...before, value], []);
    else target.option(flags, summary);
  }
  const settings = Object.values(command.settings);
  for (const setting of settings) {
    if (setting.flag !== undefined)
      target.option(`--${setting.flag} <${setting.placeholder}>`, summaryOf(setting));
  }
  if ('zone' in command.settings) target.option('--utc', 'show and read times in UTC');
  target.option(
    '--config <FILE>',
    `file of settings [${CONFIG_VARIABLE}; default: ${CONFIG_FILE}, if it is there]`,
  );
  const secrets = settings.filter((setting) => setting.flag === undefined);
  target.addHelpText('after', () => afterword(target, helpColumnsOf(io), { secrets, command }));
  return target;
};

/** The program's own options, and a file option for each setting with a flag that may contain a secret. */
const optionsOf = ({ options = [], settings }: Command): readonly Option[] => [
  ...options,
  ...Object.values(settings).flatMap((setting) =>
    setting.flag === undefined || setting.secret === undefined
      ? []
      : [secretFile(setting.flag, { summary: `file with --${setting.flag} [${fileVariableOf(setting)}]` })],
  ),
];

const summaryOf = (setting: Setting): string =>
  `${setting.summary} [${setting.env}; default: ${setting.defaultText ?? String(setting.default)}]`;

type Afterword = { readonly secrets: readonly Setting[]; readonly command: Command };

/** Settings without a flag, and examples; in lines that end where Commander's own do. */
const afterword = (target: CommanderCommand, helpWidth: number, { secrets, command }: Afterword): string => {
  const help = target.createHelp();
  help.prepareContext({ helpWidth });
  const variables = secrets.flatMap((secret): readonly (readonly [string, string])[] => [
    [secret.env, `${secret.summary} [default: ${secret.defaultText ?? ''}]`],
    ...(secret.secret === undefined ? [] : [[fileVariableOf(secret), 'file with that'] as const]),
  ]);
  const termWidth = Math.max(0, ...variables.map(([name]) => name.length));
  return [
    ...(secrets.length === 0 ? [] : ['', 'Environment:']),
    ...variables.map(([name, summary]) => help.formatItem(name, termWidth, summary, help)),
    '',
    help.boxWrap(PRECEDENCE, helpWidth),
    '',
    'Examples:',
    ...command.examples.map((example) => `  $ ${example}`),
  ].join('\n');
};

const valuesOf = (target: CommanderCommand): ReadonlyMap<string, unknown> =>
  // Options by their names as written: commander would camel-case them, and `no-on` has the value of `on`.
  new Map(
    target.options.map((option) => {
      const value: unknown = target.getOptionValue(option.attributeName());
      return [option.long?.slice(2) ?? '', option.negate ? value === false : value];
    }),
  );

const argsOf = (
  target: CommanderCommand,
  values: ReadonlyMap<string, unknown>,
  secrets: ReadonlyMap<string, readonly string[]>,
): Omit<CommandArguments, 'zone'> => {
  const plain = (name: string): string | undefined => {
    const value = values.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    argument: (index) => target.args[index],
    text: (name) => plain(name) ?? secrets.get(name)?.[0],
    texts: (name) => {
      const value = values.get(name);
      return [...(Array.isArray(value) ? value.map(String) : []), ...(secrets.get(name) ?? [])];
    },
    has: (name) => values.get(name) === true,
    flags: Object.fromEntries([...values.keys()].map((name) => [name, plain(name)])),
    secrets: Object.fromEntries([...secrets].map(([name, [secret]]) => [name, secret])),
  };
};

const reportError = (error: unknown, io: Io): number => {
  // Commander has already printed its message, or the requested help.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_OK : EXIT_USAGE;
  if (error instanceof ConfigError || error instanceof CommandError) {
    printMessage(io, error.message);
    return error instanceof CommandError ? error.exitCode : EXIT_USAGE;
  }
  if (isParleyError(error) || isOfTheMachine(error)) {
    printMessage(io, error.message);
    return EXIT_FAILED;
  }
  // A bug: its stack helps to fix it.
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  io.err.write(`parley: ${forTerminals(stack)}\n`);
  return EXIT_FAILED;
};

/**
 * The system's error codes for files and connections, such as a full disk; Node's own codes begin with ERR_.
 */
const isOfTheMachine = (error: unknown): error is Error => /^E(?!RR_)[A-Z]+$/.test(errorCode(error));
