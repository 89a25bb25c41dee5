import { clientSettings } from '../../settings/settings.ts';
import { agentIdOf, agentPath } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { MOMENT_WORDS } from '../client/moment.ts';
import { placeInHistory } from '../client/revision.ts';
import { AGENT_ARGUMENT, type Command, DRY_RUN_OPTION, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { printAnswer, printNotice } from '../terminal/print.ts';
import { type ChangeResult, changeText, diffText } from './change-text.ts';

export const agentRestore: Command = {
  name: 'agent restore',
  summary: 'restore earlier content of an agent; tokens and privacy settings stay',
  args: [AGENT_ARGUMENT],
  options: [
    { flags: '--at <when>', summary: `a revision, or ${MOMENT_WORDS} (required)` },
    DRY_RUN_OPTION,
    YES_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley agent restore "Bike shop" --at 12 --dry-run',
    'parley agent restore "Bike shop" --at 12 --yes',
    'parley agent restore "Bike shop" --at 24h',
  ],
  run: async (args, io) => {
    const place = placeInHistory(args);
    if (place === undefined) throw new CommandError('say which revision or time: --at WHEN', EXIT_USAGE);
    const client = openClient(args, io);
    const agentId = await agentIdOf(client, args.argument(0));
    const requestRestore = (dryRun: boolean) =>
      client.json<ChangeResult>({
        method: 'POST',
        path: `${agentPath(agentId)}/restore`,
        body: { ...place, dryRun },
      });
    const preview = await requestRestore(true);
    if (preview.changed && !args.has('dry-run')) {
      if (!args.has('yes') && io.terminal.input) printNotice(io, diffText(preview.diff, io));
      if (!(await confirm(args, io, `Restore agent ${agentId}?`))) {
        throw new CommandError('nothing was restored');
      }
      const change = await requestRestore(false);
      printAnswer(args, io, { json: change, text: changeText(change, io) });
      return EXIT_OK;
    }
    printAnswer(args, io, { json: preview, text: changeText(preview, io) });
    return EXIT_OK;
  },
};
