import { clientSettings } from '../../settings/settings.ts';
import { editOptions, editTarget, sendEdit } from '../client/edit.ts';
import type { Command } from '../command.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';
import { entityIn, entityOptions, type WireEntity } from './entries.ts';

export const entitySet: Command = {
  name: 'entity set',
  summary: 'add entries to an entity or change those with the same values, or remove some',
  args: [{ name: '<entity>', summary: 'id or name' }],
  options: [
    ...entityOptions,
    { flags: '--replace', summary: 'remove all other entries' },
    { flags: '--remove <value>', summary: 'remove the entry with this value', repeats: true },
    ...editOptions,
  ],
  settings: clientSettings,
  examples: [
    'parley entity set drink --entry "mocha=mocha,moka"',
    'parley entity set drink --remove latte',
    'parley entity set drink --csv drinks.csv --replace',
  ],
  run: async (args, io) => {
    const target = await editTarget(args, io);
    const part = `entities/${encodeURIComponent(args.argument(0) ?? '')}`;
    const { name: _name, id: _id, ...body } = await entityIn(args, io);
    const remove = args.texts('remove');
    const changeCount = Object.keys(body).length;
    if (remove.length > 0) {
      if (changeCount > 0) throw new CommandError('give --remove alone, or leave it out', EXIT_USAGE);
      const values = { method: 'DELETE', body: remove } as const;
      return sendEdit(args, io, { ...target, ...values, part: `${part}/entries` });
    }
    if (changeCount === 0)
      throw new CommandError('say what to set, such as --entry tea=tea,chai', EXIT_USAGE);
    // A mistyped name must not create an entity.
    const { etag } = await target.client.jsonWithEtag({ method: 'GET', path: `${target.path}/${part}` });
    if (args.has('replace') || !areEntriesAlone(body)) {
      const entity = args.has('replace') ? body : await withOthers(target, part, body);
      return sendEdit(args, io, { ...target, part, method: 'PUT', body: entity, ifMatch: etag });
    }
    const call = { method: 'PUT', body: body.entries ?? [], ifMatch: etag } as const;
    return sendEdit(args, io, { ...target, ...call, part: `${part}/entries` });
  },
};

const areEntriesAlone = (body: WireEntity): boolean => Object.keys(body).every((key) => key === 'entries');

/** Existing entries stay, unless a new one has the same value. */
const withOthers = async (
  { client, path }: Awaited<ReturnType<typeof editTarget>>,
  part: string,
  body: WireEntity,
): Promise<WireEntity> => {
  if (body.entries === undefined) return body;
  const { entries = [] } = await client.json<WireEntity>({ method: 'GET', path: `${path}/${part}` });
  const byValue = new Map([...entries, ...body.entries].map((entry) => [entry.value, entry]));
  return { ...body, entries: [...byValue.values()] };
};
