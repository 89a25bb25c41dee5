import type { Sources } from '../settings/config.ts';
import type { Setting } from '../settings/setting.ts';
import type { Io } from './io.ts';
import { printMessage } from './terminal/message.ts';

export type Argument = {
  /** `<id>` if required, `[path]` if not. */
  readonly name: string;
  readonly summary: string;
};

export type Option = {
  /** In commander's notation: `--name <name>`, `--on`. */
  readonly flags: string;
  readonly summary: string;
  /** May be given several times. */
  readonly repeats?: boolean;
  /** The option whose value it provides, so that the process list does not show it. */
  readonly secretFor?: string;
  /** Whether its command reads standard input for another purpose. */
  readonly keepsStdin?: boolean;
};

/** The arguments and options of the command line; names without dashes. */
export type CommandArguments = {
  readonly argument: (index: number) => string | undefined;
  readonly text: (option: string) => string | undefined;
  readonly texts: (option: string) => readonly string[];
  readonly has: (option: string) => boolean;
  /** The setting with that name; empty for the zone of this machine. */
  readonly zone: () => string;
  readonly flags: Sources['flags'];
  /** Secrets that were read from files or from standard input. */
  readonly secrets: NonNullable<Sources['secrets']>;
};

/** Writes a warning beside the output. */
export const warnOn =
  (io: Io) =>
  (message: string): void => {
    printMessage(io, message);
  };

/** The sources of a command's settings. */
export const sourcesOf = (
  { flags, secrets }: Pick<CommandArguments, 'flags' | 'secrets'>,
  io: Io,
): Sources => ({
  flags,
  secrets,
  env: io.env,
  cwd: io.cwd,
  warn: warnOn(io),
});

/** One command: a row of the program's table. Help is generated from it. */
export type Command = {
  /** With its group: `agent create`. */
  readonly name: string;
  /** Whether its group runs it by default. */
  readonly isDefault?: boolean;
  readonly summary: string;
  readonly args?: readonly Argument[];
  /** An argument may begin with a minus, so the command itself refuses unknown options. */
  readonly takesMinus?: boolean;
  readonly options?: readonly Option[];
  readonly settings: Readonly<Record<string, Setting>>;
  /** Working command lines, without the leading `$`. */
  readonly examples: readonly string[];
  /** @returns the exit code. @throws CommandError or ConfigError with a message for people. */
  readonly run: (args: CommandArguments, io: Io) => Promise<number>;
};

/**
 * The alternative to a secret option that keeps the value out of the process list; its command reads the
 * option itself.
 */
export const secretFile = (name: string, { summary, repeats = false }: Omit<Option, 'flags'>): Option => ({
  flags: `--${name}-file <file>`,
  summary: `${summary}; - for standard input`,
  repeats,
  secretFor: name,
});

/** The agent that a command is about. */
export const AGENT_ARGUMENT: Argument = { name: '<agent>', summary: 'id or name' };
export const OPTIONAL_AGENT: Argument = {
  name: '[agent]',
  summary: 'id or name; optional if the server has only one agent',
};

export const YES_OPTION: Option = { flags: '--yes', summary: 'do not ask' };
export const DRY_RUN_OPTION: Option = {
  flags: '--dry-run',
  summary: 'show what would change, and record nothing',
};
export const JSON_OPTION: Option = { flags: '--json', summary: 'print one JSON object and nothing else' };
