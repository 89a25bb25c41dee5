import { clientSettings } from '../../settings/settings.ts';
import { revisionIn } from '../agent/undo.ts';
import { chooseAgent } from '../client/choose-agent.ts';
import { agentPath } from '../client/choose-session.ts';
import { openClient } from '../client/client.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { ENVIRONMENT_OPTION, type Publication, publicationInWords } from './publication-text.ts';

export const rollback: Command = {
  name: 'rollback',
  summary: 'publish the previous revision again, or another one',
  args: [{ name: '<agent>', summary: 'id or name' }],
  options: [
    { flags: '--to <revision>', summary: 'any revision of the agent [default: the one published before]' },
    ENVIRONMENT_OPTION,
    { flags: '--dry-run', summary: 'show what would change, and record nothing' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley rollback "Bike shop"', 'parley rollback "Bike shop" --to 12 --dry-run'],
  run: async (args, io) => {
    const to = args.text('to');
    const revision = to === undefined ? undefined : revisionIn(to);
    const client = openClient(args, io);
    const { agentId } = await chooseAgent(client, args.argument(0));
    const publication = await client.json<Publication>({
      method: 'POST',
      path: `${agentPath(agentId)}/rollback`,
      body: { revision, environment: args.text('environment'), dryRun: args.has('dry-run') },
    });
    printAnswer(args, io, { json: publication, text: publicationInWords(publication, io) });
    return EXIT_OK;
  },
};
