import { clientSettings } from '../settings.ts';
import { openClient } from './client.ts';
import { type Command, JSON_OPTION } from './command.ts';
import { EXIT_OK } from './io.ts';
import { printAnswer } from './print.ts';
import { AGENT_OPTION, agentPathOf, argumentsIn } from './webhook-call-filter.ts';

export const inboxRestore: Command = {
  name: 'inbox restore',
  summary: 'show texts again in the inbox that were dismissed',
  args: [{ name: '<text...>', summary: 'the texts, as `inbox list --dismissed` shows them' }],
  options: [
    { flags: '--lang <tag>', summary: "language of the texts [default: the agent's]" },
    AGENT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley inbox list --dismissed', 'parley inbox restore "when do you open"'],
  run: async (given, io) => {
    const client = openClient(given, io);
    const lang = given.text('lang');
    const answer = await client.json<{ readonly restored: number }>({
      method: 'POST',
      path: `${await agentPathOf(client, given)}/inbox/restore`,
      body: { utterances: argumentsIn(given), ...(lang !== undefined && { lang }) },
    });
    const text = `${answer.restored} ${answer.restored === 1 ? 'text is' : 'texts are'} shown again.`;
    printAnswer(given, io, { json: answer, text });
    return EXIT_OK;
  },
};
