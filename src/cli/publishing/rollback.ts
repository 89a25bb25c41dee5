import { clientSettings } from '../../settings/settings.ts';
import { chooseAgent } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { revisionIn } from '../client/revision.ts';
import { AGENT_ARGUMENT, type Command, DRY_RUN_OPTION, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { printAnswer, printNotice } from '../terminal/print.ts';
import { differenceText, doneText, ENVIRONMENT_OPTION, publicationText } from './publication-text.ts';
import { publicationSender } from './send-publication.ts';

export const rollback: Command = {
  name: 'rollback',
  summary: 'publish the previous revision again, or another one',
  args: [AGENT_ARGUMENT],
  options: [
    { flags: '--to <revision>', summary: 'any revision of the agent [default: the one published before]' },
    ENVIRONMENT_OPTION,
    DRY_RUN_OPTION,
    YES_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley rollback "Bike shop"',
    'parley rollback "Bike shop" --to 12 --dry-run',
    'parley rollback "Bike shop" --yes',
  ],
  run: async (args, io) => {
    const to = args.text('to');
    const revision = to === undefined ? undefined : revisionIn(to);
    const client = openClient(args, io);
    const { agentId, name } = await chooseAgent(client, args.argument(0));
    const environment = args.text('environment');
    const send = publicationSender(client, { agentId, change: 'rollback', environment });
    const preview = await send(revision, { dryRun: true });
    if (!preview.changed || args.has('dry-run')) {
      printAnswer(args, io, { json: preview, text: publicationText(preview, io) });
      return EXIT_OK;
    }
    if (!args.has('yes') && io.terminal.input) printNotice(io, differenceText(preview, io));
    const question = `Publish revision ${preview.revision} of ${name} to ${preview.environment} again?`;
    if (!(await confirm(args, io, question))) throw new CommandError('nothing was published');
    // The revision that was shown, even if another was published since.
    const publication = await send(preview.revision, { dryRun: false });
    const text = args.has('yes') ? publicationText(publication, io) : doneText(publication);
    printAnswer(args, io, { json: publication, text });
    return EXIT_OK;
  },
};
