import type { RecordedTurn } from '../../replay/wire/recorded-turn.ts';
import { clientSettings } from '../../settings/settings.ts';
import { chooseSession, SESSION_AGENT_OPTION } from '../client/choose-session.ts';
import { type Client, openClient } from '../client/client.ts';
import { queryOf } from '../client/filters.ts';
import { zoneOf } from '../client/moment.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { EXIT_OK, type Io } from '../io.ts';
import { turnInFull, turnInList } from '../replay/recorded-turn-text.ts';
import { coloursOf } from '../terminal/colours.ts';
import { printAnswer } from '../terminal/print.ts';
import { type ListedNotes, notesText } from './notes-text.ts';

type Turns = {
  readonly sessionId: string;
  readonly count: number;
  readonly turns: readonly RecordedTurn[];
};

export const sessionsShow: Command = {
  name: 'sessions show',
  summary: 'show the turns of a session with its notes and tags, or explain one of the turns',
  args: [{ name: '<session>', summary: 'id of a session' }],
  options: [
    SESSION_AGENT_OPTION,
    {
      flags: '--turn <number>',
      summary: 'one turn with its match, explanation, contexts, calls and timings',
    },
    { flags: '--from <number>', summary: 'first turn [default: 1]' },
    { flags: '--limit <number>', summary: 'turns to show, 500 at most [default: 100]' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley sessions show s42',
    'parley sessions show s42 --turn 3',
    'parley sessions show s42 --json',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const { path } = await chooseSession(client, args);
    const turn = args.text('turn');
    if (turn === undefined) await showAll(client, path, args, io);
    else {
      const recordedTurn = await client.json<RecordedTurn>({
        method: 'GET',
        path: `${path}/turns/${encodeURIComponent(turn)}`,
      });
      printAnswer(args, io, { json: recordedTurn, text: turnInFull(recordedTurn, coloursOf(io)) });
    }
    return EXIT_OK;
  },
};

const showAll = async (client: Client, path: string, args: CommandArguments, io: Io): Promise<void> => {
  const query = queryOf({ from: args.text('from'), limit: args.text('limit') });
  const reply = await client.json<Turns>({ method: 'GET', path: `${path}?${query}` });
  const annotations = await client.json<ListedNotes>({ method: 'GET', path: `${path}/notes` });
  const { turns, count } = reply;
  const last = turns.at(-1)?.number ?? 0;
  const zone = zoneOf(args);
  const lines = turns.map((turn) => turnInList(turn, coloursOf(io), zone));
  const moreHint = last < count ? [`… ${count - last} more; continue with --from ${last + 1}`] : [];
  const about = notesText(annotations, zone);
  const text = [...about, ...(about.length === 0 ? [] : ['']), ...lines, ...moreHint].join('\n');
  printAnswer(args, io, { json: { ...reply, ...annotations }, text });
};
