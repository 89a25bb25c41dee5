import type { Sources } from '../settings/config.ts';
import type { Setting } from '../settings/setting.ts';
import type { Io } from './io.ts';

export type Argument = {
  /** `<id>` when required, `[path]` when not. */
  readonly name: string;
  readonly summary: string;
};

export type Option = {
  /** As commander reads it: `--name <name>`, `--on`. */
  readonly flags: string;
  readonly summary: string;
  /** May be given several times. */
  readonly repeats?: boolean;
  /** The option that it gives the value of, so that the process list does not show it. */
  readonly secretFor?: string;
  /** Whether its command needs standard input for something else. */
  readonly keepsStdin?: boolean;
};

/** The arguments and options of the command line; names without dashes. */
export type Given = {
  readonly argument: (index: number) => string | undefined;
  readonly text: (option: string) => string | undefined;
  readonly texts: (option: string) => readonly string[];
  readonly has: (option: string) => boolean;
  /** The setting of that name; empty for the zone of this machine. */
  readonly zone: () => string;
  readonly flags: Sources['flags'];
  /** The values of secrets that were read from files or from standard input. */
  readonly secrets: NonNullable<Sources['secrets']>;
};

/** Writes a warning beside the answer. */
export const warnOn =
  (io: Io) =>
  (message: string): void => {
    io.err.write(`parley: ${message}\n`);
  };

/** The sources of a command's settings. */
export const sourcesOf = ({ flags, secrets }: Pick<Given, 'flags' | 'secrets'>, io: Io): Sources => ({
  flags,
  secrets,
  env: io.env,
  cwd: io.cwd,
  warn: warnOn(io),
});

/** One command: a row of the program's table. Help is made from it. */
export type Command = {
  /** With the group it belongs to: `agent create`. */
  readonly name: string;
  /** Whether its group runs it by default. */
  readonly isDefault?: boolean;
  readonly summary: string;
  readonly args?: readonly Argument[];
  /** An argument may begin with a minus, so the command itself refuses unknown options. */
  readonly takesMinus?: boolean;
  readonly options?: readonly Option[];
  readonly settings: Readonly<Record<string, Setting>>;
  /** Command lines that work, without the leading `$`. */
  readonly examples: readonly string[];
  /** @returns the exit code. @throws CommandError or ConfigError with a message for people. */
  readonly run: (args: Given, io: Io) => Promise<number>;
};

/** The form of a secret option that the process list does not show; its command reads the option itself. */
export const secretFile = (name: string, { summary, repeats = false }: Omit<Option, 'flags'>): Option => ({
  flags: `--${name}-file <file>`,
  summary: `${summary}; - for standard input`,
  repeats,
  secretFor: name,
});

export const JSON_OPTION: Option = { flags: '--json', summary: 'print one JSON object and nothing else' };
