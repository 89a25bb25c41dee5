import { text } from 'node:stream/consumers';
import { readSecretFile, secretIn } from '../settings/secret-file.ts';
import { type Option, warnOn } from './command.ts';
import { CommandError, EXIT_USAGE, type Io } from './io.ts';

/** Values of options by their names as written. */
type Values = ReadonlyMap<string, unknown>;

type SecretSource = {
  /** The option whose value the secret is. */
  readonly name: string;
  /** The option that was given. */
  readonly source: string;
  /** Undefined for standard input. */
  readonly path: string | undefined;
  readonly mayBeEmpty: boolean;
  /** Whether the option may be repeated; its file then has one value per line. */
  readonly repeats: boolean;
};

const STDIN = '-';

/** Secrets from files or standard input, by the names of their options. */
export const secretsIn = async (
  options: readonly Option[],
  values: Values,
  io: Io,
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const sources = options.flatMap((option) => sourcesOfOption(option, values));
  refuseTwoForms(sources, values);
  const secrets = new Map<string, readonly string[]>();
  for (const source of sources) {
    const texts = valuesIn(source, await textOf(source, io));
    secrets.set(source.name, [...(secrets.get(source.name) ?? []), ...texts]);
  }
  return secrets;
};

const sourcesOfOption = (option: Option, values: Values): readonly SecretSource[] => {
  if (option.secretFor === undefined) return [];
  const source = nameOf(option);
  const sharedOptions = { source, name: option.secretFor, repeats: option.repeats ?? false };
  const value = values.get(source);
  // An empty password on standard input removes the password; an empty file is a mistake.
  if (value === true) return [{ ...sharedOptions, path: undefined, mayBeEmpty: true }];
  if (option.keepsStdin && listOf(value).includes(STDIN)) {
    throw new CommandError(`--${source} takes a file: standard input is for something else`, EXIT_USAGE);
  }
  return listOf(value).map((path) => ({
    ...sharedOptions,
    path: path === STDIN ? undefined : path,
    mayBeEmpty: false,
  }));
};

const nameOf = ({ flags }: Option): string => /^--([\w-]+)/.exec(flags)?.[1] ?? '';

const listOf = (value: unknown): readonly string[] =>
  Array.isArray(value) ? value.map(String) : typeof value === 'string' ? [value] : [];

const refuseTwoForms = (sources: readonly SecretSource[], values: Values): void => {
  for (const { name, source } of sources) {
    const plain = listOf(values.get(name)).length > 0 ? name : undefined;
    const other = plain ?? sources.find((one) => one.name === name && one.source !== source)?.source;
    if (other === undefined) continue;
    throw new CommandError(`give --${other} or --${source}, not both`, EXIT_USAGE);
  }
  const [first, second] = sources.filter(({ path }) => path === undefined);
  if (first === undefined || second === undefined) return;
  throw new CommandError(
    `standard input holds one secret: that of --${first.source} or that of --${second.source}`,
    EXIT_USAGE,
  );
};

const textOf = async ({ source, path, mayBeEmpty }: SecretSource, io: Io): Promise<string> => {
  if (path !== undefined) {
    return readSecretFile({ source: `--${source}`, path }, { cwd: io.cwd, warn: warnOn(io) });
  }
  const secret = secretIn(await text(io.input));
  if (secret === '' && !mayBeEmpty) {
    throw new CommandError(`--${source}: standard input is empty`, EXIT_USAGE);
  }
  return secret;
};

const valuesIn = ({ source, repeats }: SecretSource, secret: string): readonly string[] => {
  const lines = secret.split(/\r?\n/);
  if (repeats) return lines.filter((line) => line.trim() !== '');
  if (lines.length === 1) return lines;
  throw new CommandError(`--${source} takes one line, and ${lines.length} were given`, EXIT_USAGE);
};
