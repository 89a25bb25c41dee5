import { clientSettings } from '../../settings/settings.ts';
import { editOptions, editTarget, sendEdit } from '../client/edit.ts';
import type { Command } from '../command.ts';

export const intentDelete: Command = {
  name: 'intent delete',
  summary: 'delete an intent; `agent undo` brings it back',
  args: [{ name: '<intent>', summary: 'id or name' }],
  options: editOptions,
  settings: clientSettings,
  examples: ['parley intent delete hours --dry-run', 'parley intent delete hours'],
  run: async (args, io) => {
    const part = `intents/${encodeURIComponent(args.argument(0) ?? '')}`;
    return sendEdit(args, io, { ...(await editTarget(args, io)), part, method: 'DELETE' });
  },
};
