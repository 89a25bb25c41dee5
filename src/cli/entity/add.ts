import { clientSettings } from '../../settings/settings.ts';
import { editOptions, editTarget, sendEdit } from '../client/edit.ts';
import type { Command } from '../command.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';
import { entityIn, entityOptions } from './entries.ts';

export const entityAdd: Command = {
  name: 'entity add',
  summary: 'add an entity to an agent',
  args: [{ name: '<entity>', summary: 'its name' }],
  options: [...entityOptions, ...editOptions],
  settings: clientSettings,
  examples: [
    'parley entity add drink --entry tea=tea,chai --entry latte',
    'parley entity add drink --csv drinks.csv',
  ],
  run: async (args, io) => {
    const name = (args.argument(0) ?? '').replace(/^@/, '');
    const target = await editTarget(args, io);
    const all = { method: 'GET', path: `${target.path}/entities` } as const;
    type Entities = { readonly entities: readonly { readonly name: string }[] };
    const { entities } = await target.client.json<Entities>(all);
    if (entities.some((entity) => entity.name.toLowerCase() === name.toLowerCase())) {
      throw new CommandError(`there is an entity ${name}; change it with \`entity set\``, EXIT_USAGE);
    }
    const body = await entityIn(args, io);
    const part = `entities/${encodeURIComponent(name)}`;
    return sendEdit(args, io, { ...target, part, method: 'PUT', body });
  },
};
