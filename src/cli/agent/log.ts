import { clientSettings } from '../../settings/settings.ts';
import { authorText, type NamedAuthor } from '../client/author.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { queryOf, wholeNumberIn } from '../client/filters.ts';
import { localTime, zoneOf } from '../client/moment.ts';
import { AGENT_ARGUMENT, type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

type Edit = NamedAuthor & {
  readonly revision: number;
  readonly occurredAt: string;
  readonly reason?: string;
  readonly summary: readonly string[];
};

/** Changes that fit on a screen. */
const LIMIT_DEFAULT = 20;

export const agentLog: Command = {
  name: 'agent log',
  summary: 'list the changes of an agent, the newest first',
  args: [AGENT_ARGUMENT],
  options: [
    { flags: '--limit <number>', summary: `how many changes [default: ${LIMIT_DEFAULT}]` },
    { flags: '--before <revision>', summary: 'only older ones' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley agent log "Bike shop"', 'parley agent log "Bike shop" --limit 5 --json'],
  run: async (args, io) => {
    const limit = wholeNumberIn(args, 'limit') ?? LIMIT_DEFAULT;
    const before = wholeNumberIn(args, 'before');
    const client = openClient(args, io);
    const agentId = await agentIdOf(client, args.argument(0));
    const query = queryOf({ limit, ...(before !== undefined && { before }) });
    const reply = await client.json<{ readonly changes: readonly Edit[] }>({
      method: 'GET',
      path: `${agentPath(agentId)}/changes?${query}`,
    });
    const zone = zoneOf(args);
    const rows = reply.changes.map((edit) => [
      String(edit.revision),
      localTime(edit.occurredAt, zone),
      authorText(edit),
      [...(edit.reason === undefined ? [] : [edit.reason]), ...firstChanges(edit.summary)].join('; '),
    ]);
    const text =
      rows.length === 0
        ? 'There are no such changes.'
        : inColumns([['REVISION', `WHEN (${zone})`, 'BY', 'CHANGE'], ...rows], lineColumnsOf(io));
    printAnswer(args, io, { json: reply, text });
    return EXIT_OK;
  },
};

/** Of one change, so that a list of changes stays a list. */
const LINES_MAX = 3;

const firstChanges = (summary: readonly string[]): readonly string[] =>
  summary.length <= LINES_MAX
    ? summary
    : [...summary.slice(0, LINES_MAX), `and ${summary.length - LINES_MAX} more`];
