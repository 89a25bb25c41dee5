import Type, { type Static, type TSchema } from 'typebox';
import { WEBHOOK_TIMEOUT_MS } from '../kernel/limits.ts';
import { STORE_ADDRESS } from './store-address.ts';

export type Setting<S extends TSchema = TSchema> = {
  readonly env: string;
  /** Without dashes; absent for secrets, which the process list would show. */
  readonly flag?: string;
  readonly placeholder: string;
  readonly summary: string;
  readonly schema: S;
  /** What a value must be, in words, for whoever gave a wrong one. */
  readonly expected: string;
  readonly default: Static<S>;
  /** The default in words, where the value itself says little. */
  readonly defaultText?: string;
  readonly secret?: boolean;
};

const setting = <S extends TSchema>(given: Setting<S>): Setting<S> => given;

/** What a secret must be like, wherever it is given; `expected` says it in words. */
export type SecretShape = { readonly pattern: RegExp; readonly expected: string };

/** Visible symbols only, as it travels in a header; sixteen of them cannot be guessed over a network. */
export const adminTokenShape: SecretShape = {
  pattern: /^[!-~]{16,256}$/,
  expected: 'at least 16 visible ASCII characters',
};
export const secretKeyShape: SecretShape = {
  pattern: /^[0-9a-fA-F]{64}$/,
  expected: '64 hexadecimal digits, such as `openssl rand -hex 32` prints',
};
/** Empty is not given. */
const givenOrNot = ({ pattern }: SecretShape) => Type.String({ pattern: `^$|${pattern.source}` });

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const data = setting({
  env: 'PARLEY_DATA',
  flag: 'data',
  placeholder: 'FOLDER',
  summary: 'folder for the store, the admin token and keys',
  schema: Type.String({ minLength: 1 }),
  expected: 'a path of a folder',
  default: './data',
});

const adminToken = setting({
  env: 'PARLEY_ADMIN_TOKEN',
  placeholder: 'TOKEN',
  summary: 'token for the management API',
  schema: givenOrNot(adminTokenShape),
  expected: adminTokenShape.expected,
  default: '',
  defaultText: 'made at the first start, kept in the file admin-token of the data folder',
  secret: true,
});

const diskReserve = setting({
  env: 'PARLEY_DISK_RESERVE',
  flag: 'disk-reserve',
  placeholder: 'SIZE',
  summary: 'what is left free on the disk; nothing is recorded when less is free',
  schema: Type.String({ pattern: '^(\\d{1,6}(MB|GB)|[1-9]?\\d%)?$' }),
  expected: 'a size such as 512MB, 2GB or 5% (of the file system)',
  default: '',
  defaultText: '256MB, or 5% where that is less',
});

/** Everything that a server can be told; `parley serve --help` and the documentation list this table. */
export const serverSettings = {
  host: setting({
    env: 'PARLEY_HOST',
    flag: 'host',
    placeholder: 'ADDRESS',
    summary: 'address to listen on; 0.0.0.0 opens it to the network',
    schema: Type.String({ minLength: 1, pattern: '^[^\\s/]+$' }),
    expected: 'an address or a host name, without scheme and port',
    default: '127.0.0.1',
  }),
  port: setting({
    env: 'PARLEY_PORT',
    flag: 'port',
    placeholder: 'NUMBER',
    summary: 'port to listen on; 0 takes a free one',
    schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
    expected: 'a number from 0 to 65535',
    default: 8080,
  }),
  data,
  store: setting({
    env: 'PARLEY_STORE',
    flag: 'store',
    placeholder: 'STORE',
    summary: 'where events are kept: lmdb:FOLDER, esdb://… for EventStoreDB, or memory: to forget them',
    schema: Type.String({ pattern: `^(${STORE_ADDRESS})?$` }),
    expected: 'lmdb:FOLDER, esdb://HOST:2113?tls=false (a connection string of EventStoreDB) or memory:',
    default: '',
    defaultText: 'lmdb: in the data folder',
  }),
  diskReserve,
  adminToken,
  secretKey: setting({
    env: 'PARLEY_SECRET_KEY',
    placeholder: 'KEY',
    summary: 'seals webhook credentials in the store; servers that share a store share it',
    schema: givenOrNot(secretKeyShape),
    expected: secretKeyShape.expected,
    default: '',
    defaultText: 'made at the first start, kept in the file secret-key of the data folder',
    secret: true,
  }),
  projections: setting({
    env: 'PARLEY_PROJECTIONS',
    flag: 'projections',
    placeholder: 'FOLDER',
    summary: 'folder with projection scripts of your own, one a .js file',
    schema: Type.String(),
    expected: 'a path of a folder',
    default: '',
    defaultText: 'none',
  }),
  seal: setting({
    env: 'PARLEY_SEAL',
    flag: 'seal',
    placeholder: 'on|off',
    summary: 'whether what can identify a person is recorded sealed, so that erasing destroys a key',
    schema: Type.Boolean(),
    expected: 'on or off',
    default: false,
    defaultText: 'off',
  }),
  keys: setting({
    env: 'PARLEY_KEYS',
    flag: 'keys',
    placeholder: 'FOLDER',
    summary: 'folder for the keys of sealed sessions, which belongs into no backup; for the embedded store',
    schema: Type.String(),
    expected: 'a path of a folder',
    default: '',
    defaultText: '`keys` in the data folder',
  }),
  webhookAllow: setting({
    env: 'PARLEY_WEBHOOK_ALLOW',
    flag: 'webhook-allow',
    placeholder: 'LIST',
    summary: 'hosts or CIDR ranges that webhooks may call although they are not public, by commas',
    schema: Type.Array(Type.String({ pattern: '^[^\\s,]+$' })),
    expected: 'hosts or CIDR ranges separated by commas, such as localhost,127.0.0.0/8,::1',
    default: [],
    defaultText: 'none',
  }),
  webhookTimeoutMs: setting({
    env: 'PARLEY_WEBHOOK_TIMEOUT_MS',
    flag: 'webhook-timeout-ms',
    placeholder: 'NUMBER',
    summary: 'how long a webhook may take, in milliseconds',
    schema: Type.Integer({ minimum: 1, maximum: 60_000 }),
    expected: 'milliseconds, from 1 to 60000',
    default: WEBHOOK_TIMEOUT_MS,
  }),
  rateLimit: setting({
    env: 'PARLEY_RATE_LIMIT',
    flag: 'rate-limit',
    placeholder: 'NUMBER',
    summary: 'requests a minute for each token; 0 for no limit',
    schema: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    expected: 'requests a minute, from 0 (no limit) to 1000000',
    default: 0,
  }),
  stopDelayMs: setting({
    env: 'PARLEY_STOP_DELAY_MS',
    flag: 'stop-delay-ms',
    placeholder: 'NUMBER',
    summary: 'how long it still takes requests once told to end, while /health/ready says no to a proxy',
    schema: Type.Integer({ minimum: 0, maximum: 5_000 }),
    expected: 'milliseconds, from 0 to 5000',
    default: 0,
  }),
  metrics: setting({
    env: 'PARLEY_METRICS',
    flag: 'metrics',
    placeholder: 'admin|open|off',
    summary: 'who may read /metrics: whoever has the admin token, everybody, or nobody',
    schema: Type.Enum(['admin', 'open', 'off']),
    expected: 'admin, open or off',
    default: 'admin',
  }),
  logLevel: setting({
    env: 'PARLEY_LOG_LEVEL',
    flag: 'log-level',
    placeholder: 'LEVEL',
    summary: `least severe messages to log, as JSON lines on stderr: ${logLevels.join(', ')}`,
    schema: Type.Enum(logLevels),
    expected: `one of ${logLevels.join(', ')}`,
    default: 'warn',
  }),
  example: setting({
    env: 'PARLEY_EXAMPLE',
    flag: 'example',
    placeholder: 'on|off',
    summary: 'whether an empty store is given the example agent',
    schema: Type.Boolean(),
    expected: 'on or off',
    default: true,
    defaultText: 'on',
  }),
};

/** What the commands that talk to a server can be told. */
export const clientSettings = {
  url: setting({
    env: 'PARLEY_URL',
    flag: 'server',
    placeholder: 'URL',
    summary: 'the server to talk to',
    schema: Type.String({ pattern: '^https?://[^\\s/]+/?$' }),
    expected: 'an address such as http://127.0.0.1:8080, without a path',
    default: 'http://127.0.0.1:8080',
  }),
  data,
  adminToken: { ...adminToken, defaultText: 'the file admin-token of the data folder' },
};

/** Names the optional file; it cannot stand in the file itself. */
export const CONFIG_VARIABLE = 'PARLEY_CONFIG';
export const CONFIG_FILE = 'parley.json';
