import { resolve } from 'node:path';
import { writeWhole } from '../../disk/whole-file.ts';
import { quantity } from '../../kernel/quantity.ts';
import type { PastAgent } from '../../replay/wire/session-then.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentPath, chooseAgent } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { queryOf } from '../client/filters.ts';
import { AT_OPTION, placeInHistory } from '../client/revision.ts';
import { type Command, JSON_OPTION, OPTIONAL_AGENT } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { awaitWrite } from '../terminal/await-write.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

export const agentShow: Command = {
  name: 'agent show',
  summary: 'show an agent as it is, or as it was at a revision or time',
  args: [OPTIONAL_AGENT],
  options: [
    AT_OPTION,
    { flags: '--out <file>', summary: 'also export that version as a zip file' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley agent show',
    'parley agent show "Bike shop" --at 12',
    'parley agent show "Bike shop" --at 7d --out last-week.zip',
  ],
  run: async (args, io) => {
    const query = queryOf(placeInHistory(args) ?? { moment: new Date().toISOString() });
    const client = openClient(args, io);
    const { agentId } = await chooseAgent(client, args.argument(0));
    const call = { method: 'GET', path: `${agentPath(agentId)}/at?${query}` } as const;
    const agent = await client.json<PastAgent>(call);
    const out = args.text('out');
    if (out !== undefined)
      await awaitWrite(out, writeWhole([[resolve(io.cwd, out), await client.bytes(call)]]));
    printAnswer(args, io, { json: { ...agent, ...(out !== undefined && { out }) }, text: agentText(agent) });
    return EXIT_OK;
  },
};

const agentText = ({ agentId, name, language, revision, changedAt, ...agent }: PastAgent): string =>
  inColumns([
    ['agent', agentId],
    ['name', name],
    ['language', language],
    ['revision', `${revision} of ${changedAt ?? '?'}; ${ageOf(revision, agent.newestRevision)}`],
    ['holds', `${quantity(agent.intents, 'intent')}, ${quantity(agent.entities, 'entity', 'entities')}`],
  ]);

const ageOf = (revision: number, newest: number): string =>
  revision === newest ? 'as it is today' : `today it is at ${newest}`;
