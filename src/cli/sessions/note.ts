import { clientSettings } from '../../settings/settings.ts';
import { chooseSession, SESSION_AGENT_OPTION } from '../client/choose-session.ts';
import { openClient } from '../client/client.ts';
import { zoneOf } from '../client/moment.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { asCell } from '../terminal/for-terminals.ts';
import { printAnswer } from '../terminal/print.ts';
import { annotationsText, type ListedNotes } from './notes-text.ts';

export const sessionsNote: Command = {
  name: 'sessions note',
  summary: 'add a note to a session, remove one, or list its notes and tags',
  args: [
    { name: '<session>', summary: 'id of a session' },
    { name: '[text]', summary: 'the note to add; without it, the notes and tags are listed' },
  ],
  options: [
    SESSION_AGENT_OPTION,
    { flags: '--remove <note>', summary: 'remove this note, by the id that the list shows' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley sessions note s42 "Called back on Monday; the refund is on its way"',
    'parley sessions note s42',
    'parley sessions note s42 --remove 1b0c3f9e-5c2a-4d55-8f0e-6f1d6f0c9a11',
  ],
  run: async (args, io) => {
    const [text, noteToRemove] = [args.argument(1), args.text('remove')];
    if (text !== undefined && noteToRemove !== undefined)
      throw new CommandError('give a text to add or a note to --remove, not both', EXIT_USAGE);
    const client = openClient(args, io);
    const { path, sessionId } = await chooseSession(client, args);
    const notes = `${path}/notes`;
    if (noteToRemove !== undefined) {
      const note = `${notes}/${encodeURIComponent(noteToRemove)}`;
      const remainingNotes = await client.json<ListedNotes>({ method: 'DELETE', path: note });
      printAnswer(args, io, {
        json: remainingNotes,
        text: asCell(`Note ${noteToRemove} was removed from ${sessionId}.`),
      });
      return EXIT_OK;
    }
    if (text === undefined) {
      const all = await client.json<ListedNotes>({ method: 'GET', path: notes });
      printAnswer(args, io, { json: all, text: annotationsText(all, zoneOf(args)) });
      return EXIT_OK;
    }
    const all = await client.json<ListedNotes>({ method: 'POST', path: notes, body: { text } });
    const confirmation = asCell(`Note ${all.notes.at(-1)?.noteId ?? ''} was added to ${sessionId}.`);
    printAnswer(args, io, { json: all, text: confirmation });
    return EXIT_OK;
  },
};
