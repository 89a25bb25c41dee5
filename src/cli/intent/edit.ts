import { clientSettings } from '../../settings/settings.ts';
import { editOptions, editTarget, languageQuery, sendEdit } from '../client/edit.ts';
import type { Command } from '../command.ts';
import { intentOptions, type WireIntent, withFields } from './intent-fields.ts';

export const intentEdit: Command = {
  name: 'intent edit',
  summary: 'change an intent; everything that no option names stays',
  args: [{ name: '<intent>', summary: 'id or name' }],
  options: [{ flags: '--rename <name>', summary: 'its new name' }, ...intentOptions, ...editOptions],
  settings: clientSettings,
  examples: [
    'parley intent edit hours --reply "From 9 to 6." --reply "9 to 6."',
    'parley intent edit hours --rename opening-hours --dry-run',
  ],
  run: async (args, io) => {
    const target = await editTarget(args, io);
    const part = `intents/${encodeURIComponent(args.argument(0) ?? '')}`;
    const path = `${target.path}/${part}${languageQuery(args)}`;
    // If another edit comes in between, this edit is refused and nothing is lost.
    const { reply, etag } = await target.client.jsonWithEtag<WireIntent>({ method: 'GET', path });
    const name = args.text('rename') ?? reply.name;
    const body = { ...(await withFields(reply, args, io)), name };
    return sendEdit(args, io, { ...target, part, method: 'PUT', body, ifMatch: etag });
  },
};
