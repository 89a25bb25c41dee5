import { clientSettings } from '../../settings/settings.ts';
import { editedAgent, editOptions, sendEdit } from '../client/edit.ts';
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
    return sendEdit(args, io, { ...(await editedAgent(args, io)), part, method: 'DELETE' });
  },
};
