import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';
import { unavailable } from '../wire/client-errors.ts';

export type Host = { readonly host: string; readonly port: number };

/** The content of a connection string, checked without a server. */
export type ConnectionString = {
  readonly hosts: readonly Host[];
  readonly tls: boolean;
  /** The file with the certificate authority of the servers, unless it is a public one. */
  readonly caFile?: string;
  /**
   * The string for the client, with Parley's own settings. All clients with the same settings share a
   * connection, which after a failure waits up to two minutes before it tries again; no setting changes that,
   * so each generation of clients gets another connection by another setting.
   */
  readonly textOf: (generation: number) => string;
};

/**
 * For an unknown setting, the client would print a warning that shows the password.
 * @throws store_unavailable with the fault, but without anything that may belong to the password
 */
export const readConnectionString = (text: string): ConnectionString => {
  const [, scheme = '', credentials, address = '', query = ''] = STRING.exec(text.trim()) ?? [];
  if (scheme === '') throw wrong('does not begin with esdb:// or esdb+discover://');
  if (credentials !== undefined && !CREDENTIALS.test(credentials))
    throw wrong(`needs USER:PASSWORD before the @; ${SIGNS}`);
  const hosts = address.split(',').map(hostOf);
  const settings = new Map([...defaults, ...settingsIn(query)]);
  // Reads must include the latest writes, and only the leader is sure to have them.
  settings.delete('nodePreference');
  const user = credentials === undefined ? '' : `${credentials}@`;
  const caFile = settings.get('tlsCAFile');
  return {
    hosts,
    tls: settings.get('tls') !== 'false',
    ...(caFile !== undefined && { caFile: pathOf(caFile) }),
    textOf: (generation) => {
      const keepAliveMs = Number(settings.get('keepAliveInterval'));
      const apartMs = keepAliveMs < 0 ? 0 : generation % GENERATIONS_MAX;
      const all = new Map([...settings, ['keepAliveInterval', String(keepAliveMs + apartMs)]]);
      return `${scheme}${user}${address}?${[...all].map((pair) => pair.join('=')).join('&')}`;
    },
  };
};

/** Scheme, credentials up to the last @ before the settings, hosts, settings. */
const STRING = /^(esdb(?:\+discover)?:\/\/)(?:([^?]*)@)?([^?@]*?)\/*(?:\?(.*))?$/s;
/** The client splits the string at these characters, wherever they occur. */
const CREDENTIALS = /^[^:@/]+:(?:[^:@/%]|%[0-9a-f]{2})+$/i;
const SIGNS = 'write : @ / ? % in a password as %3A %40 %2F %3F %25';

/** The minimum that the client accepts without a warning. */
const KEEP_ALIVE_MS_MIN = 10_000;
/** Generations differ by as many milliseconds, at most a second: too little to matter to a keep-alive. */
const GENERATIONS_MAX = 1_000;

/** The client's own timeouts are too long for a waiting caller. */
const defaults: readonly (readonly [string, string])[] = [
  ['keepAliveTimeout', '3000'],
  ['gossipTimeout', '2'],
  ['maxDiscoverAttempts', '3'],
  ['keepAliveInterval', String(KEEP_ALIVE_MS_MIN)],
];

type Check = { readonly isFit: (value: string) => boolean; readonly expected: string };

const isWhole = (value: string): boolean => /^\d{1,9}$/.test(value);
const isThere = (value: string): boolean => {
  try {
    accessSync(pathOf(value), constants.R_OK);
    return true;
  } catch {
    return false;
  }
};
const whole: Check = { isFit: isWhole, expected: 'a whole number' };
const orNot: Check = { isFit: (value) => /^(true|false)$/.test(value), expected: 'true or false' };
const file: Check = { isFit: isThere, expected: 'a file that is there and may be read' };

/** The settings of the client that make sense here; it ignores case and dashes. */
const checks: Readonly<Record<string, Check>> = {
  tls: orNot,
  tlsCAFile: file,
  userCertFile: file,
  userKeyFile: file,
  connectionName: { isFit: () => true, expected: 'a name' },
  nodePreference: {
    isFit: (value) => /^(leader|follower|read_?only_?replica|random)$/i.test(value),
    expected: 'leader, follower, readOnlyReplica or random',
  },
  defaultDeadline: whole,
  discoveryInterval: whole,
  gossipTimeout: whole,
  maxDiscoverAttempts: whole,
  throwOnAppendFailure: orNot,
  keepAliveTimeout: { isFit: (value) => value === '-1' || isWhole(value), expected: 'milliseconds, or -1' },
  keepAliveInterval: {
    isFit: (value) => value === '-1' || (isWhole(value) && Number(value) >= KEEP_ALIVE_MS_MIN),
    expected: `milliseconds, at least ${KEEP_ALIVE_MS_MIN}, or -1`,
  },
};

const flat = (name: string): string => name.toLowerCase().replace(/[_-]/g, '');
const names: ReadonlyMap<string, string> = new Map(Object.keys(checks).map((name) => [flat(name), name]));

const settingsIn = (query: string): (readonly [string, string])[] =>
  query
    .split('&')
    .filter((pair) => pair !== '')
    .map((pair) => {
      const [writtenName = '', ...rest] = pair.split('=');
      const name = names.get(flat(writtenName.trim()));
      const value = rest.join('=').trim();
      if (name === undefined) throw unknownOption(writtenName.trim(), query);
      const { isFit, expected } = checks[name] ?? whole;
      if (value === '' || !isFit(value)) throw wrong(`has ${name}, which must be ${expected}`);
      return [name, value] as const;
    });

const unknownOption = (name: string, query: string): Error => {
  if (flat(name) === 'tlsverifycert')
    return wrong(
      'has tlsVerifyCert, and certificates are always verified: name their authority with tlsCAFile',
    );
  // A password with a question mark would end in the settings.
  const shown = /^[\w-]{1,30}$/.test(name) && !query.includes('@') ? `"${name}"` : 'a word';
  return wrong(`has ${shown} as a setting, which is none; there are ${[...names.values()].join(', ')}`);
};

const hostOf = (text: string): Host => {
  const [, host = '', port = '2113'] = /^([^:\s]+)(?::(\d{1,5}))?$/.exec(text.trim()) ?? [];
  if (host === '') throw wrong(`needs hosts as in esdb://HOST:2113,HOST:2113; ${SIGNS}`);
  return { host, port: Number(port) };
};

const pathOf = (value: string): string => resolve(decode(value));

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const wrong = (what: string): Error => unavailable(`its connection string ${what}`);
