import { clientSettings } from '../../settings/settings.ts';
import { openClient } from '../client/client.ts';
import { AGENT_OPTION, agentPathOf, argumentsIn } from '../client/filters.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { counted, printAnswer } from '../terminal/print.ts';

type Answer = {
  readonly intentName: string;
  readonly added: number;
  readonly heard: number;
  readonly revision: number;
};

export const inboxAssign: Command = {
  name: 'inbox assign',
  summary: 'add texts from the inbox to an intent, as training phrases',
  args: [{ name: '<text...>', summary: 'the texts, as the inbox shows them' }],
  options: [
    { flags: '--intent <intent>', summary: 'id or name of the intent' },
    { flags: '--lang <tag>', summary: "language of the texts [default: the agent's]" },
    AGENT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley inbox assign --intent opening-hours "when do you close" "how long are you open"',
    'parley inbox assign --agent "Bike shop" --intent repair --lang de "mein Rad ist kaputt"',
  ],
  run: async (given, io) => {
    const intentId = given.text('intent');
    if (intentId === undefined) throw new CommandError('name the intent: --intent NAME', EXIT_USAGE);
    const client = openClient(given, io);
    const lang = given.text('lang');
    const answer = await client.json<Answer>({
      method: 'POST',
      path: `${await agentPathOf(client, given)}/inbox/assign`,
      body: { utterances: argumentsIn(given), intentId, ...(lang !== undefined && { lang }) },
    });
    const { intentName, added, heard, revision } = answer;
    const text =
      added === 0
        ? `${intentName} has these phrases already.`
        : `${intentName} has ${counted(added, 'phrase')} more, heard ${counted(heard, 'time')}. ` +
          `The agent is at revision ${revision}.`;
    printAnswer(given, io, { json: answer, text });
    return EXIT_OK;
  },
};
