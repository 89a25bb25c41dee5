import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Ajv } from 'ajv';
import { type Static, type TSchema, Type } from '../kernel/schema.ts';
import { errorText } from '../kernel/thrown-error.ts';
import { ConfigError } from './config-error.ts';
import { readSecretFile, type SecretReading } from './secret-file.ts';
import type { Setting } from './setting.ts';
import { CONFIG_FILE, CONFIG_VARIABLE, clientSettings, fileVariableOf, serverSettings } from './settings.ts';
import { readStoreAddress, type StoreAddress, withoutPassword } from './store-address.ts';

type Settings = Readonly<Record<string, Setting>>;
type SettingValues<T extends Settings> = { readonly [K in keyof T]: Static<T[K]['schema']> };
export type ServerConfig = Omit<SettingValues<typeof serverSettings>, 'store'> & {
  readonly store: StoreAddress;
};
export type ClientConfig = SettingValues<typeof clientSettings>;

/** The sources of settings, the strongest first; `flags` by their names without dashes. */
export type Sources = SecretReading & {
  readonly flags: Readonly<Record<string, string | undefined>>;
  /** Values of `--…-file` flags, by the flags that they replace. */
  readonly secrets?: Readonly<Record<string, string | undefined>>;
  readonly env: Readonly<Record<string, string | undefined>>;
};

export const readServerConfig = (sources: Sources): ServerConfig => {
  const config = settle(serverSettings, { ...sources, knownElsewhere: clientSettings });
  return { ...config, store: readStoreAddress(config.store) ?? { kind: 'lmdb', folder: config.data } };
};

export const readClientConfig = (sources: Sources): ClientConfig =>
  settle(clientSettings, { ...sources, knownElsewhere: serverSettings });

/** Variables that look like settings and are none, most likely mistyped. */
export const unknownVariables = (env: Sources['env']): readonly string[] => {
  const settings = [...Object.values<Setting>(serverSettings), ...Object.values<Setting>(clientSettings)];
  const knownVariables = new Set([CONFIG_VARIABLE, ...settings.flatMap(variablesOf)]);
  return Object.keys(env).filter((name) => name.startsWith('PARLEY_') && !knownVariables.has(name));
};

// Without the schema of schemas, which takes a tenth of a second to compile: these are not from outside.
const ajv = new Ajv({ strict: false, meta: false, validateSchema: false });

const settle = <T extends Settings>(
  settings: T,
  sources: Sources & { readonly knownElsewhere?: Settings },
): SettingValues<T> => {
  const file = readConfigFile(sources);
  const knownSettings = { ...sources.knownElsewhere, ...settings };
  const stranger = Object.keys(file.values).find((key) => !Object.hasOwn(knownSettings, key));
  if (stranger !== undefined) {
    throw new ConfigError(
      `${file.name} has a key "${stranger}", which is not a setting. ` +
        `Known keys: ${Object.keys(knownSettings).join(', ')}.`,
    );
  }
  const entries = Object.entries(settings).map(([key, one]) => [key, settleOne(key, one, { sources, file })]);
  // Each value was validated against its own setting's schema; fromEntries forgets which key has which type.
  return Object.fromEntries(entries) as SettingValues<T>;
};

type ConfigFile = { readonly name: string; readonly values: Readonly<Record<string, unknown>> };

const settleOne = (
  key: string,
  setting: Setting,
  { sources, file }: { readonly sources: Sources; readonly file: ConfigFile },
): unknown => {
  const flag = setting.flag === undefined ? undefined : sources.flags[setting.flag];
  if (flag !== undefined) return parse(setting, { source: `--${setting.flag}`, raw: flag });
  const secret = setting.flag === undefined ? undefined : sources.secrets?.[setting.flag];
  if (secret !== undefined)
    return parse(setting, { source: `--${setting.flag}-file`, raw: secret, isHidden: true });
  const variable = variableOf(setting, sources);
  if (variable !== undefined) return parse(setting, variable);
  if (Object.hasOwn(file.values, key)) {
    return check(setting, { source: `"${key}" in ${file.name}`, raw: file.values[key] });
  }
  return setting.default;
};

/** The value of a setting from the environment, directly or from a file. */
const variableOf = (setting: Setting, sources: Sources): SettingInput<string> | undefined => {
  // An empty variable is how shells and compose files spell "not set".
  const [value, path] = variablesOf(setting).map((name) => sources.env[name] || undefined);
  const source = fileVariableOf(setting);
  if (value !== undefined && path !== undefined) {
    throw new ConfigError(`${setting.env} and ${source} are both set. Set one of them.`);
  }
  if (path !== undefined) return { source, raw: readSecretFile({ source, path }, sources), isHidden: true };
  return value === undefined ? undefined : { source: setting.env, raw: value };
};

const variablesOf = (setting: Setting): readonly string[] =>
  setting.secret === undefined ? [setting.env] : [setting.env, fileVariableOf(setting)];

const switchWords: ReadonlyMap<string, boolean> = new Map([
  ['on', true],
  ['true', true],
  ['1', true],
  ['yes', true],
  ['off', false],
  ['false', false],
  ['0', false],
  ['no', false],
]);

type SettingInput<V = unknown> = {
  readonly source: string;
  readonly raw: V;
  /**
   * Whether it came from a file for secrets: if another was named by mistake, its text is not shown either.
   */
  readonly isHidden?: boolean;
};

const parse = (setting: Setting, input: SettingInput<string>): unknown =>
  check(setting, input, fromText(input.raw, setting.schema));

/** A text as the schema's kind of value, or the text itself if it cannot be converted. */
const fromText = (text: string, schema: TSchema): unknown => {
  if (Type.IsInteger(schema)) return /^-?\d{1,15}$/.test(text) ? Number(text) : text;
  if (Type.IsBoolean(schema)) return switchWords.get(text.toLowerCase()) ?? text;
  if (Type.IsArray(schema)) {
    return text
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== '');
  }
  return text;
};

const check = (setting: Setting, { source, raw, isHidden = false }: SettingInput, value = raw): unknown => {
  if (ajv.validate(setting.schema, value)) return value;
  const shownValue =
    setting.secret === 'all' || isHidden ? '' : ` is ${withoutPassword(JSON.stringify(raw))}, but`;
  throw new ConfigError(`${source}${shownValue} must be ${setting.expected}`);
};

const readConfigFile = ({ flags, env, cwd }: Sources): ConfigFile => {
  const configPath = flags.config ?? (env[CONFIG_VARIABLE] || undefined);
  const name = configPath ?? CONFIG_FILE;
  const path = resolve(cwd, name);
  if (!existsSync(path)) {
    if (configPath === undefined) return { name, values: {} };
    throw new ConfigError(`there is no configuration file ${name}. Create it, or leave --config out.`);
  }
  return { name, values: parseConfigFile(name, textOf(name, path)) };
};

const textOf = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    const reason = errorText(cause);
    throw new ConfigError(`${name} cannot be read as a configuration file: ${reason}`, { cause });
  }
};

const parseConfigFile = (name: string, text: string): ConfigFile['values'] => {
  let value: unknown;
  try {
    // Some editors begin a file with a mark of its byte order.
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (cause) {
    throw new ConfigError(`${name} is not JSON: ${errorText(cause)}`, { cause });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ConfigError(`${name} must hold one JSON object, such as {"port": 8080}`);
  }
  return { ...value };
};
