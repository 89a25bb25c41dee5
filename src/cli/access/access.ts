import type { Role } from '../../agent/installation.ts';
import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { localTime, zoneOf } from '../client/moment.ts';
import { type Command, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { asCell } from '../terminal/for-terminals.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';
import { revoke } from '../token/revoke.ts';

type Row = {
  readonly tokenId: string;
  readonly role: Role;
  readonly name: string;
  readonly grantedAt: string;
  readonly lastUsedAt?: string;
};
type Grant = { readonly tokenId: string; readonly role: Role; readonly token: string };

const PATH = '/admin/tokens';

const accessGrant: Command = {
  name: 'access grant',
  summary: 'grant a person or program access to all agents of the server, and print the token',
  args: [{ name: '<name>', summary: 'who uses the token' }],
  options: [
    {
      flags: '--role <role>',
      summary: 'viewer (reads), editor (also changes agents) or admin (everything) [default: viewer]',
    },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley access grant "Ada" --role editor'],
  run: async (args, io) => {
    const role = args.text('role') ?? 'viewer';
    if (role !== 'viewer' && role !== 'editor' && role !== 'admin') {
      throw new CommandError(`--role must be viewer, editor or admin, not ${role}`, EXIT_USAGE);
    }
    const body = { name: args.argument(0), role };
    const grant = await openClient(args, io).json<Grant>({ method: 'POST', path: PATH, body });
    const rows = [
      ['token', grant.token],
      ['role', grant.role],
      ['id', grant.tokenId],
    ];
    const text = `${inColumns(rows)}\n\nKeep the token: it is not shown again. It goes into PARLEY_TOKEN.`;
    printAnswer(args, io, { json: grant, text });
    return EXIT_OK;
  },
};

const accessList: Command = {
  name: 'access list',
  summary: 'list who has access to all agents of the server',
  options: [JSON_OPTION],
  settings: clientSettings,
  examples: ['parley access list'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const reply = await client.json<{ readonly tokens: readonly Row[] }>({ method: 'GET', path: PATH });
    const zone = zoneOf(args);
    const rows = reply.tokens.map(({ tokenId, role, name, grantedAt, lastUsedAt }) => [
      tokenId,
      role,
      localTime(grantedAt, zone),
      lastUsedAt === undefined ? 'not seen' : localTime(lastUsedAt, zone),
      name,
    ]);
    const text =
      rows.length === 0
        ? 'Only the admin token opens this server.'
        : inColumns(
            [['TOKEN', 'ROLE', `GRANTED (${zone})`, 'LAST USED', 'NAME'], ...rows],
            lineColumnsOf(io),
          );
    printAnswer(args, io, { json: reply, text });
    return EXIT_OK;
  },
};

const accessRevoke: Command = {
  name: 'access revoke',
  summary: 'permanently revoke access to all agents of the server',
  args: [{ name: '<token>', summary: 'id from `parley access list`' }],
  options: [YES_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: ['parley access revoke TOKEN', 'parley access revoke TOKEN --yes'],
  run: async (args, io) => {
    const tokenId = args.argument(0) ?? '';
    const client = openClient(args, io);
    await revoke(args, io, { client, path: PATH, tokenId, look: '`parley access list`' });
    const text = `Token ${asCell(tokenId)} is revoked.`;
    printAnswer(args, io, { json: { tokenId, revoked: true }, text });
    return EXIT_OK;
  },
};

export const accessCommands: readonly Command[] = [accessList, accessGrant, accessRevoke];
