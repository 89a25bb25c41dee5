import { clientSettings } from '../settings.ts';
import { openClient } from './client.ts';
import { type Command, type Given, JSON_OPTION } from './command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from './io.ts';
import { inColumns, printAnswer } from './print.ts';

type Webhook = {
  readonly enabled: boolean;
  readonly url: string;
  readonly username: string;
  readonly hasPassword?: boolean;
  readonly headers: Readonly<Record<string, string>>;
};

export const agentWebhook: Command = {
  name: 'agent webhook',
  summary: "show or set an agent's webhook",
  args: [{ name: '<id>', summary: 'the agent' }],
  options: [
    { flags: '--url <address>', summary: 'where to ask for fulfilment; switches the webhook on' },
    { flags: '--user <name>', summary: 'name for basic authentication' },
    { flags: '--password <text>', summary: 'its password, which the process list shows; better:' },
    { flags: '--password-stdin', summary: 'read the password from standard input' },
    { flags: '--header <line>', summary: '"Name: value" to send along; several replace all', repeats: true },
    { flags: '--clear-headers', summary: 'send no headers of your own' },
    { flags: '--on', summary: 'switch the webhook on' },
    { flags: '--off', summary: 'switch it off and keep what is set' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley agent webhook ID',
    'parley agent webhook ID --url https://example.com/fulfil --header "X-Api-Key: 123"',
    'parley agent webhook ID --user me --password-stdin < password.txt',
    'parley agent webhook ID --off',
  ],
  run: async (given, io) => {
    const agentId = given.argument(0) ?? '';
    const path = `/admin/agents/${encodeURIComponent(agentId)}/webhook`;
    const change = await changeIn(given, io);
    const client = openClient(given, io);
    const webhook = await client.json<Webhook>(
      Object.keys(change).length === 0 ? { method: 'GET', path } : { method: 'PUT', path, body: change },
    );
    printAnswer(given, io, { json: { agentId, ...webhook }, text: described(webhook) });
    return EXIT_OK;
  },
};

/** What the command line asks to change; empty when it asks for nothing but a look. */
const changeIn = async (
  given: Given,
  io: Io,
): Promise<Partial<Omit<Webhook, 'hasPassword'> & { password: string }>> => {
  if (given.has('on') && given.has('off')) throw new CommandError('give --on or --off, not both', EXIT_USAGE);
  const url = given.text('url');
  const username = given.text('user');
  const password = given.has('password-stdin') ? await passwordFrom(io) : given.text('password');
  const headers = given.texts('header').map(headerIn);
  const enabled = given.has('on') ? true : given.has('off') ? false : url === undefined ? undefined : true;
  return {
    ...(enabled !== undefined && { enabled }),
    ...(url !== undefined && { url }),
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...((headers.length > 0 || given.has('clear-headers')) && { headers: Object.fromEntries(headers) }),
  };
};

const headerIn = (line: string): readonly [string, string] => {
  const [, name, value] = /^([^\s:]+)\s*:\s*(.*)$/.exec(line) ?? [];
  if (name === undefined || value === undefined) {
    throw new CommandError(`--header must be written as "Name: value"`, EXIT_USAGE);
  }
  return [name, value];
};

const passwordFrom = async (io: Io): Promise<string> => {
  let text = '';
  for await (const part of io.input) text += String(part);
  return text.replace(/\r?\n$/, '');
};

const described = (webhook: Webhook): string =>
  webhook.url === ''
    ? 'No webhook. Set one with --url.'
    : inColumns([
        ['webhook', webhook.enabled ? 'on' : 'off'],
        ['url', webhook.url],
        ['user', webhook.username === '' ? '(none)' : webhook.username],
        ['password', webhook.hasPassword ? 'set' : '(none)'],
        ['headers', Object.keys(webhook.headers).join(', ') || '(none)'],
      ]);
