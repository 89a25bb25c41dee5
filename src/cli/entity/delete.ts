import { clientSettings } from '../../settings/settings.ts';
import { editOptions, editTarget, sendEdit } from '../client/edit.ts';
import type { Command } from '../command.ts';

export const entityDelete: Command = {
  name: 'entity delete',
  summary: 'delete an entity that nothing uses; `agent undo` brings it back',
  args: [{ name: '<entity>', summary: 'id or name' }],
  options: editOptions,
  settings: clientSettings,
  examples: ['parley entity delete drink'],
  run: async (args, io) => {
    const part = `entities/${encodeURIComponent(args.argument(0) ?? '')}`;
    return sendEdit(args, io, { ...(await editTarget(args, io)), part, method: 'DELETE' });
  },
};
