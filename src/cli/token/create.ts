import type { TokenKind } from '../../agent/agent.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { AGENT_ARGUMENT, type Command, JSON_OPTION, type Option } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type NewToken = { readonly tokenId: string; readonly kind: TokenKind; readonly token: string };

const VALUE_FILE: Option = {
  flags: '--value-from <file>',
  summary:
    'file with the token, for programs that already have one: 32 hexadecimal digits, or 16 to 256 letters, ' +
    'digits and ._~+/=-; - for standard input',
  secretFor: 'value',
};

export const tokenCreate: Command = {
  name: 'token create',
  summary: 'create an access token for an agent, and print it',
  args: [AGENT_ARGUMENT],
  options: [
    {
      flags: '--kind <kind>',
      summary: 'client (queries) or developer (full access to the agent) [default: client]',
    },
    { flags: '--name <name>', summary: 'who or what uses it' },
    {
      flags: '--environment <name>',
      summary: 'environment that answers its queries, or draft [default: production]',
    },
    { flags: '--note <text>', summary: 'anything worth remembering about it' },
    VALUE_FILE,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley token create AGENT --name "shop window"',
    'parley token create AGENT --kind developer --json',
    'parley token create AGENT --environment draft --name "the office"',
    'parley token create AGENT --value-from old-client-token.txt',
  ],
  run: async (args, io) => {
    const kind = args.text('kind') ?? 'client';
    if (kind !== 'client' && kind !== 'developer') {
      throw new CommandError(`--kind must be client or developer, not ${kind}`, EXIT_USAGE);
    }
    const client = openClient(args, io);
    const agentId = await agentIdOf(client, args.argument(0));
    // JSON omits absent options.
    const body = {
      kind,
      value: args.text('value'),
      name: args.text('name'),
      note: args.text('note'),
      environment: args.text('environment'),
    };
    const path = `${agentPath(agentId)}/tokens`;
    const newToken = await client.json<NewToken>({ method: 'POST', path, body });
    const rows = [
      ['token', newToken.token],
      ['kind', newToken.kind],
      ['id', newToken.tokenId],
    ];
    printAnswer(args, io, {
      json: newToken,
      text: `${inColumns(rows)}\n\nKeep the token: it is not shown again.`,
    });
    return EXIT_OK;
  },
};
