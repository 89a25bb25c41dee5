import { clientSettings } from '../../settings/settings.ts';
import { editOptions, editTarget, sendEdit } from '../client/edit.ts';
import type { Command } from '../command.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';
import { intentOptions, withFields } from './intent-fields.ts';

export const intentAdd: Command = {
  name: 'intent add',
  summary: 'add an intent to an agent',
  args: [{ name: '<intent>', summary: 'its name' }],
  options: [...intentOptions, ...editOptions],
  settings: clientSettings,
  examples: [
    'parley intent add hours --phrase "when are you open" --reply "From 9 to 5."',
    'parley intent add order --phrase "a [large](size) [latte](drink) please" --action order',
    'parley intent add order --from order.json',
  ],
  run: async (args, io) => {
    const name = args.argument(0) ?? '';
    const target = await editTarget(args, io);
    const { client, path } = target;
    const all = { method: 'GET', path: `${path}/intents` } as const;
    const { reply, etag } = await client.jsonWithEtag<{
      readonly intents: readonly { readonly name: string }[];
    }>(all);
    if (reply.intents.some((intent) => intent.name === name)) {
      throw new CommandError(`there is an intent ${name}; change it with \`intent edit\``, EXIT_USAGE);
    }
    const body = { ...(await withFields({ auto: true }, args, io)), name };
    const part = `intents/${encodeURIComponent(name)}`;
    return sendEdit(args, io, { ...target, part, method: 'PUT', body, ifMatch: etag });
  },
};
