import { Command as CommanderCommand, CommanderError } from 'commander';
import { ConfigError } from '../settings/config.ts';
import { CONFIG_FILE, CONFIG_VARIABLE, type Setting } from '../settings/settings.ts';
import type { Command, Given } from './command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from './io.ts';
import { forTerminals } from './terminal/for-terminals.ts';

export type Program = {
  readonly commands: readonly Command[];
  /** What the first words of commands of two words stand for. */
  readonly groups: Readonly<Record<string, string>>;
};

/** @param words the command line without the program's name. @returns the exit code. */
export const runCommandLine = async (
  words: readonly string[],
  io: Io,
  { commands, groups }: Program,
): Promise<number> => {
  let exitCode = EXIT_OK;
  const program = frame(new CommanderCommand('parley'), io)
    .description('A conversation engine that speaks the API.ai / Dialogflow v1 HTTP API.')
    .version(io.version);
  const parents = new Map(
    Object.entries(groups).map(([name, summary]) => [name, program.command(name).description(summary)]),
  );
  for (const command of commands) {
    const [first = '', second] = command.name.split(' ');
    const parent = second === undefined ? program : (parents.get(first) ?? program);
    const isDefault = command.isDefault === true;
    const target = describe(parent.command(second ?? first, { isDefault }), command);
    target.action(async () => {
      exitCode = await command.run(givenBy(target), io);
    });
  }
  try {
    await program.parseAsync([...words], { from: 'user' });
    return exitCode;
  } catch (error) {
    return explained(error, io);
  }
};

const frame = (program: CommanderCommand, io: Io): CommanderCommand =>
  program
    .exitOverride()
    .showSuggestionAfterError()
    .showHelpAfterError('(add --help for what it takes)')
    .configureOutput({ writeOut: (text) => io.out.write(text), writeErr: (text) => io.err.write(text) });

const describe = (target: CommanderCommand, command: Command): CommanderCommand => {
  target.description(command.summary);
  for (const { name, summary } of command.args ?? []) target.argument(name, summary);
  for (const { flags, summary, repeats } of command.options ?? []) {
    if (repeats) target.option(flags, summary, (value: string, before: string[]) => [...before, value], []);
    else target.option(flags, summary);
  }
  const settings = Object.values(command.settings);
  for (const one of settings) {
    if (one.flag !== undefined) target.option(`--${one.flag} <${one.placeholder}>`, summaryOf(one));
  }
  target.option(
    '--config <FILE>',
    `file of settings [${CONFIG_VARIABLE}; default: ${CONFIG_FILE}, if it is there]`,
  );
  const secrets = settings.filter((one) => one.flag === undefined);
  target.addHelpText('after', () => afterword(secrets, command.examples));
  return target;
};

const summaryOf = (one: Setting): string =>
  `${one.summary} [${one.env}; default: ${one.defaultText ?? String(one.default)}]`;

const afterword = (secrets: readonly Setting[], examples: readonly string[]): string =>
  [
    ...(secrets.length === 0 ? [] : ['', 'Environment:']),
    ...secrets.map((one) => `  ${one.env}  ${one.summary} [default: ${one.defaultText ?? ''}]`),
    '',
    'A flag counts before the environment, and that before the file of settings.',
    '',
    'Examples:',
    ...examples.map((example) => `  $ ${example}`),
  ].join('\n');

const givenBy = (target: CommanderCommand): Given => {
  // Options by their names as written: commander would camel-case them, and `no-on` has the value of `on`.
  const values = new Map<string, unknown>(
    target.options.map((option) => {
      const value: unknown = target.getOptionValue(option.attributeName());
      return [option.long?.slice(2) ?? '', option.negate ? value === false : value];
    }),
  );
  const text = (name: string): string | undefined => {
    const value = values.get(name);
    return typeof value === 'string' ? value : undefined;
  };
  return {
    argument: (index) => target.args[index],
    text,
    texts: (name) => {
      const value = values.get(name);
      return Array.isArray(value) ? value.map(String) : [];
    },
    has: (name) => values.get(name) === true,
    flags: Object.fromEntries([...values.keys()].map((name) => [name, text(name)])),
  };
};

const explained = (error: unknown, io: Io): number => {
  // Commander has written its own message, or the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? EXIT_OK : EXIT_USAGE;
  if (error instanceof ConfigError || error instanceof CommandError) {
    io.err.write(`parley: ${forTerminals(error.message)}\n`);
    return error instanceof CommandError ? error.exitCode : EXIT_USAGE;
  }
  if (isOfTheMachine(error)) {
    io.err.write(`parley: ${forTerminals(error.message)}\n`);
    return EXIT_FAILED;
  }
  // A bug: where it is helps whoever mends it.
  io.err.write(`parley: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  return EXIT_FAILED;
};

/** What the system says of files and connections, such as a full disk; Node's own codes begin otherwise. */
const isOfTheMachine = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^E(?!RR_)[A-Z]+$/.test(String(error.code));
