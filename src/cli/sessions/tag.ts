import { clientSettings } from '../../settings/settings.ts';
import { chooseSession, SESSION_AGENT_OPTION } from '../client/choose-session.ts';
import { openClient } from '../client/client.ts';
import { argumentsIn } from '../client/filters.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { asCell } from '../terminal/for-terminals.ts';
import { printAnswer } from '../terminal/print.ts';
import type { ListedNotes } from './notes-text.ts';

export const sessionsTag: Command = {
  name: 'sessions tag',
  summary: 'add tags to a session, and remove tags from it',
  args: [
    { name: '<session>', summary: 'id of a session' },
    { name: '<change...>', summary: '+TAG to add a tag, -TAG to remove one' },
  ],
  takesMinus: true,
  options: [SESSION_AGENT_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: [
    'parley sessions tag s42 +refund -open',
    'parley sessions tag s42 +vip --agent "Bike shop"',
    'parley sessions --tag refund',
  ],
  run: async (args, io) => {
    const changes = argumentsIn(args).slice(1);
    const odd = changes.find((change) => !/^[+-][^-]/.test(change));
    if (odd !== undefined)
      throw new CommandError(`write +TAG to add a tag and -TAG to remove one, not "${odd}"`, EXIT_USAGE);
    const tagsWith = (sign: string) =>
      changes.filter((change) => change.startsWith(sign)).map((change) => change.slice(1));
    const client = openClient(args, io);
    const { path, sessionId } = await chooseSession(client, args);
    const body = { add: tagsWith('+'), remove: tagsWith('-') };
    const all = await client.json<ListedNotes>({ method: 'PATCH', path: `${path}/tags`, body });
    const tags = all.tags.map(({ tag }) => tag).join(', ');
    printAnswer(args, io, {
      json: all,
      text: asCell(tags === '' ? `${sessionId} has no tags now.` : `${sessionId} is tagged: ${tags}`),
    });
    return EXIT_OK;
  },
};
