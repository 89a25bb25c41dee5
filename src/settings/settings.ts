import { WEBHOOK_TIMEOUT_MS } from '../kernel/limits/webhooks.ts';
import { Type } from '../kernel/schema.ts';
import { consoleSettings } from './console-settings.ts';
import { encoderSettings } from './encoder-settings.ts';
import { adminTokenShape, type SecretShape, secretKeyShape } from './secret-shapes.ts';
import { onOrOff, type Setting, setting } from './setting.ts';
import { STORE_ADDRESS } from './store-address.ts';

/** Names a file with the value of a secret setting, as Docker secrets need it. */
export const fileVariableOf = ({ env }: Pick<Setting, 'env'>): string => `${env}_FILE`;

/** An empty variable counts as unset. */
const optionalSecret = ({ pattern }: SecretShape) => Type.String({ pattern: `^$|${pattern.source}` });

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

const data = setting({
  env: 'PARLEY_DATA',
  flag: 'data',
  placeholder: 'FOLDER',
  summary: 'folder for the store, the admin token and the keys',
  schema: Type.String({ minLength: 1 }),
  expected: 'the path of a folder',
  default: './data',
});

const adminToken = setting({
  env: 'PARLEY_ADMIN_TOKEN',
  placeholder: 'TOKEN',
  summary: 'token for the management API',
  schema: optionalSecret(adminTokenShape),
  expected: adminTokenShape.expected,
  default: '',
  defaultText: 'created at the first start, in the file admin-token of the data folder',
  secret: 'all',
});

const diskReserve = setting({
  env: 'PARLEY_DISK_RESERVE',
  flag: 'disk-reserve',
  placeholder: 'SIZE',
  summary: 'free disk space to keep; the server records nothing when less is free',
  schema: Type.String({ pattern: '^(\\d{1,6}(MB|GB)|[1-9]?\\d%)?$' }),
  expected: 'a size such as 512MB, 2GB or 5% (of the file system)',
  default: '',
  defaultText: '256MB, or 5% if that is less',
});

/** The settings of a server; `parley serve --help` and docs/command-line.md list this table. */
export const serverSettings = {
  host: setting({
    env: 'PARLEY_HOST',
    flag: 'host',
    placeholder: 'ADDRESS',
    summary: 'address to listen on; 0.0.0.0 accepts connections from the network',
    schema: Type.String({ minLength: 1, pattern: '^[^\\s/]+$' }),
    expected: 'an address or host name, without scheme and port',
    default: '127.0.0.1',
  }),
  port: setting({
    env: 'PARLEY_PORT',
    flag: 'port',
    placeholder: 'NUMBER',
    summary: 'port to listen on; 0 selects a free one',
    schema: Type.Integer({ minimum: 0, maximum: 65_535 }),
    expected: 'a number from 0 to 65535',
    default: 8080,
  }),
  data,
  store: setting({
    env: 'PARLEY_STORE',
    flag: 'store',
    placeholder: 'STORE',
    summary:
      'store for events: lmdb:FOLDER, esdb://… for EventStoreDB, or memory: to keep them until the server exits',
    schema: Type.String({ pattern: `^(${STORE_ADDRESS})?$` }),
    expected: 'lmdb:FOLDER, esdb://HOST:2113?tls=false (a connection string of EventStoreDB) or memory:',
    default: '',
    defaultText: 'lmdb: in the data folder',
    secret: 'part',
  }),
  diskReserve,
  backups: setting({
    env: 'PARLEY_BACKUPS',
    flag: 'backups',
    placeholder: 'FOLDER',
    summary: 'folder for backups of the embedded store that admins start in the console or over HTTP',
    schema: Type.String(),
    expected: 'the path of a folder',
    default: '',
    defaultText: 'none: `parley backup` makes backups',
  }),
  adminToken,
  secretKey: setting({
    env: 'PARLEY_SECRET_KEY',
    placeholder: 'KEY',
    summary: 'key that encrypts webhook credentials in the store; the same for all servers of one store',
    schema: optionalSecret(secretKeyShape),
    expected: secretKeyShape.expected,
    default: '',
    defaultText: 'created at the first start, in the file secret-key of the data folder',
    secret: 'all',
  }),
  projections: setting({
    env: 'PARLEY_PROJECTIONS',
    flag: 'projections',
    placeholder: 'FOLDER',
    summary: 'folder with your own projection scripts, one per .js file',
    schema: Type.String(),
    expected: 'the path of a folder',
    default: '',
    defaultText: 'none',
  }),
  seal: onOrOff({
    env: 'PARLEY_SEAL',
    flag: 'seal',
    summary: 'encrypt personal data in the store with one key per session, which an erasure destroys',
    default: false,
  }),
  keys: setting({
    env: 'PARLEY_KEYS',
    flag: 'keys',
    placeholder: 'FOLDER',
    summary: 'folder for the keys of sealed sessions, for the embedded store; keep it out of backups',
    schema: Type.String(),
    expected: 'the path of a folder',
    default: '',
    defaultText: '`keys` in the data folder',
  }),
  publishing: onOrOff({
    env: 'PARLEY_PUBLISHING',
    flag: 'publishing',
    summary: 'edits of new agents go to a draft; queries use the published revision',
    default: false,
  }),
  webhookAllow: setting({
    env: 'PARLEY_WEBHOOK_ALLOW',
    flag: 'webhook-allow',
    placeholder: 'LIST',
    summary: 'private hosts or CIDR ranges that webhooks may call, separated by commas',
    schema: Type.Array(Type.String({ pattern: '^[^\\s,]+$' })),
    expected: 'hosts or CIDR ranges separated by commas, such as localhost,127.0.0.0/8,::1',
    default: [],
    defaultText: 'none',
  }),
  webhookTimeoutMs: setting({
    env: 'PARLEY_WEBHOOK_TIMEOUT_MS',
    flag: 'webhook-timeout-ms',
    placeholder: 'NUMBER',
    summary: 'timeout of a webhook call, in milliseconds',
    schema: Type.Integer({ minimum: 1, maximum: 60_000 }),
    expected: 'milliseconds, from 1 to 60000',
    default: WEBHOOK_TIMEOUT_MS,
  }),
  rateLimit: setting({
    env: 'PARLEY_RATE_LIMIT',
    flag: 'rate-limit',
    placeholder: 'NUMBER',
    summary: 'requests a minute per token; 0 for no limit',
    schema: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    expected: 'requests a minute, from 0 (no limit) to 1000000',
    default: 0,
  }),
  stopDelayMs: setting({
    env: 'PARLEY_STOP_DELAY_MS',
    flag: 'stop-delay-ms',
    placeholder: 'NUMBER',
    summary: 'milliseconds to keep accepting requests after SIGTERM, while /health/ready answers 503',
    schema: Type.Integer({ minimum: 0, maximum: 5_000 }),
    expected: 'milliseconds, from 0 to 5000',
    default: 0,
  }),
  metrics: setting({
    env: 'PARLEY_METRICS',
    flag: 'metrics',
    placeholder: 'admin|open|off',
    summary: 'access to /metrics: with the admin token, without a token, or disabled',
    schema: Type.Enum(['admin', 'open', 'off']),
    expected: 'admin, open or off',
    default: 'admin',
  }),
  ...encoderSettings,
  ...consoleSettings,
  logLevel: setting({
    env: 'PARLEY_LOG_LEVEL',
    flag: 'log-level',
    placeholder: 'LEVEL',
    summary: `least severe messages to log, as JSON lines on stderr: ${logLevels.join(', ')}`,
    schema: Type.Enum(logLevels),
    expected: `one of ${logLevels.join(', ')}`,
    default: 'warn',
  }),
  example: onOrOff({
    env: 'PARLEY_EXAMPLE',
    flag: 'example',
    summary: 'create the example agent in an empty store',
    default: true,
  }),
};

/** The settings of commands that talk to a server. */
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
  token: setting({
    env: 'PARLEY_TOKEN',
    placeholder: 'TOKEN',
    summary: "an agent's developer token, for commands about that agent, instead of the admin token",
    schema: optionalSecret(adminTokenShape),
    expected: adminTokenShape.expected,
    default: '',
    defaultText: 'none',
    secret: 'all',
  }),
  agent: setting({
    env: 'PARLEY_AGENT',
    placeholder: 'AGENT',
    summary: 'id or name of the agent to use if a command names none',
    schema: Type.String(),
    expected: 'an id or a name',
    default: '',
    defaultText: 'the only one',
  }),
  zone: setting({
    env: 'PARLEY_ZONE',
    flag: 'zone',
    placeholder: 'ZONE',
    summary: 'time zone in which times are shown and read, such as Europe/Berlin; --utc for UTC',
    schema: Type.String(),
    expected: 'the name of a time zone, such as Europe/Berlin',
    default: '',
    defaultText: "this machine's",
  }),
};

/** Names the optional file, so it cannot be set in that file. */
export const CONFIG_VARIABLE = 'PARLEY_CONFIG';
export const CONFIG_FILE = 'parley.json';
