import { randomBytes } from 'node:crypto';
import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { type Client, openClient } from '../client/client.ts';
import { wholeNumberIn } from '../client/filters.ts';
import {
  AGENT_ARGUMENT,
  type Command,
  type CommandArguments,
  JSON_OPTION,
  secretFile,
  warnOn,
} from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type Webhook = {
  readonly enabled: boolean;
  readonly url: string;
  readonly username: string;
  readonly hasPassword?: boolean;
  readonly headers: Readonly<Record<string, string>>;
  // Only newer servers send them.
  readonly signing?: readonly { readonly id: string; readonly addedAt: string }[];
  readonly timeoutMs?: number;
  readonly circuitFailures?: number;
  readonly addressWarning?: string;
  readonly secretWarnings?: readonly { readonly field: string; readonly message: string }[];
};

type Change = Partial<
  Pick<Webhook, 'enabled' | 'url' | 'username' | 'headers' | 'timeoutMs' | 'circuitFailures'>
> & {
  readonly password?: string;
  readonly secretHeaders?: readonly string[];
  readonly signing?: readonly ({ readonly id: string } | { readonly secret: string })[];
};

export const agentWebhook: Command = {
  name: 'agent webhook',
  summary: "show or set an agent's webhook",
  args: [AGENT_ARGUMENT],
  options: [
    { flags: '--url <address>', summary: 'address of the webhook; also turns it on' },
    { flags: '--user <name>', summary: 'name for basic authentication' },
    {
      flags: '--password <text>',
      summary: 'password; the process list shows it, so prefer --password-file',
    },
    secretFile('password', { summary: 'file with the password' }),
    {
      flags: '--password-stdin',
      summary: 'read the password from standard input',
      secretFor: 'password',
    },
    {
      flags: '--header <line>',
      summary: '"Name: value" to send with each call; can be repeated; replaces all headers',
      repeats: true,
    },
    secretFile('header', { summary: 'file with such headers, one per line', repeats: true }),
    { flags: '--secret-header <line>', summary: 'the same, but never shown or recorded', repeats: true },
    secretFile('secret-header', { summary: 'file with such headers, one per line', repeats: true }),
    { flags: '--clear-headers', summary: 'remove all custom headers' },
    {
      flags: '--new-signing-secret',
      summary: 'create a signing secret, in addition to existing ones; it is shown only once',
    },
    secretFile('signing-secret', { summary: 'add a signing secret, whsec_…, from a file' }),
    {
      flags: '--signing-secret-stdin',
      summary: 'add a signing secret, whsec_…, from standard input',
      secretFor: 'signing-secret',
    },
    {
      flags: '--drop-signing-key <id>',
      summary: 'stop signing with this key; can be repeated',
      repeats: true,
    },
    { flags: '--timeout-ms <number>', summary: "timeout of a call; 0 for the server's setting" },
    {
      flags: '--circuit-failures <number>',
      summary: 'consecutive failures that open the circuit of an address; 0 for never',
    },
    { flags: '--on', summary: 'turn the webhook on' },
    { flags: '--off', summary: 'turn the webhook off, and keep its settings' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley agent webhook ID',
    'parley agent webhook ID --url https://example.com/fulfil --header "X-Api-Key: 123"',
    'parley agent webhook ID --user me --password-file password.txt',
    'parley agent webhook ID --secret-header-file headers.txt',
    'parley agent webhook ID --new-signing-secret --timeout-ms 2000',
    'parley agent webhook ID --off',
  ],
  run: async (args, io) => {
    const settings = changeIn(args);
    const client = openClient(args, io);
    const agentId = await agentIdOf(client, args.argument(0));
    const path = `${agentPath(agentId)}/webhook`;
    const newSecret = args.has('new-signing-secret') ? newSigningSecret() : undefined;
    const change = { ...settings, ...(await signingIn(args, { newSecret, client, path })) };
    const webhook = await client.json<Webhook>(
      Object.keys(change).length === 0 ? { method: 'GET', path } : { method: 'PUT', path, body: change },
    );
    const secret = newSecret === undefined ? {} : { signingSecret: newSecret };
    if (webhook.addressWarning !== undefined) warnOn(io)(webhook.addressWarning);
    printAnswer(args, io, {
      json: { agentId, ...webhook, ...secret },
      text: describe(webhook) + (newSecret === undefined ? '' : `\n\n${newSecret}\n${ADVICE}`),
    });
    return EXIT_OK;
  },
};

const ADVICE =
  'Keep the signing secret: it is not shown again. Give it to the service that checks signatures.';

/** The changes that the command line requests; empty if it only shows the settings. */
const changeIn = (args: CommandArguments): Change => {
  if (args.has('on') && args.has('off')) throw new CommandError('give --on or --off, not both', EXIT_USAGE);
  const url = args.text('url');
  const username = args.text('user');
  const password = args.text('password');
  const secret = args.texts('secret-header').map(headerIn('--secret-header'));
  const headers = [...args.texts('header').map(headerIn('--header')), ...secret];
  const enabled = args.has('on') ? true : args.has('off') ? false : url === undefined ? undefined : true;
  const change = {
    enabled,
    url,
    username,
    password,
    headers: headers.length > 0 || args.has('clear-headers') ? Object.fromEntries(headers) : undefined,
    secretHeaders: secret.length > 0 ? secret.map(([name]) => name) : undefined,
    timeoutMs: wholeNumberIn(args, 'timeout-ms'),
    circuitFailures: wholeNumberIn(args, 'circuit-failures'),
  };
  // The server keeps the fields that are left out.
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
};

type SigningChange = {
  readonly newSecret: string | undefined;
  readonly client: Client;
  readonly path: string;
};

/** The existing keys without those to drop, and the new ones. */
const signingIn = async (
  args: CommandArguments,
  { newSecret, client, path }: SigningChange,
): Promise<Change> => {
  const droppedKeys = args.texts('drop-signing-key');
  const secretOption = args.text('signing-secret');
  const addedKeys = [newSecret, secretOption].flatMap((secret) => (secret === undefined ? [] : [{ secret }]));
  if (droppedKeys.length + addedKeys.length === 0) return {};
  const { signing = [] } = await client.json<Webhook>({ method: 'GET', path });
  const unknown = droppedKeys.find((keyId) => !signing.some(({ id }) => id === keyId));
  if (unknown !== undefined) throw new CommandError(`the webhook has no signing key ${unknown}`, EXIT_USAGE);
  const keptKeys = signing.filter(({ id }) => !droppedKeys.includes(id)).map(({ id }) => ({ id }));
  return { signing: [...keptKeys, ...addedKeys] };
};

const SIGNING_SECRET_BYTES = 32;
const newSigningSecret = (): string => `whsec_${randomBytes(SIGNING_SECRET_BYTES).toString('base64')}`;

const headerIn =
  (option: string) =>
  (line: string): readonly [string, string] => {
    const [, name, value] = /^([^\s:]+)\s*:\s*(.*)$/.exec(line) ?? [];
    if (name === undefined || value === undefined) {
      throw new CommandError(`${option} must be written as "Name: value"`, EXIT_USAGE);
    }
    return [name, value];
  };

const describe = (webhook: Webhook): string => {
  const { url, username, signing = [], timeoutMs = 0, circuitFailures = 0, secretWarnings = [] } = webhook;
  if (url === '') return 'No webhook. Set one with --url.';
  const settings = inColumns([
    ['webhook', webhook.enabled ? 'on' : 'off'],
    ['url', url],
    ['user', username === '' ? '(none)' : username],
    ['password', webhook.hasPassword ? 'set' : '(none)'],
    ['headers', Object.keys(webhook.headers).join(', ') || '(none)'],
    ['signing keys', signing.map(({ id, addedAt }) => `${id} (${addedAt})`).join(', ') || '(none)'],
    ['timeout', timeoutMs === 0 ? "the server's" : `${timeoutMs} ms`],
    [
      'circuit',
      circuitFailures === 0 ? 'never opens' : `opens after ${quantity(circuitFailures, 'failure')} in a row`,
    ],
  ]);
  return [settings, ...secretWarnings.map(({ field, message }) => `${field} ${message}.`)].join('\n');
};
