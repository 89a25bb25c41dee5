import { clientSettings } from '../settings.ts';
import { openClient } from './client.ts';
import { type Command, JSON_OPTION } from './command.ts';
import { EXIT_OK } from './io.ts';
import { printAnswer } from './print.ts';
import { AGENT_OPTION, agentPathOf, argumentsIn } from './webhook-call-filter.ts';

export const inboxDismiss: Command = {
  name: 'inbox dismiss',
  summary: 'show texts no longer in the inbox: nothing is to be learned from them',
  args: [{ name: '<text...>', summary: 'the texts, as the inbox shows them' }],
  options: [
    { flags: '--lang <tag>', summary: "language of the texts [default: the agent's]" },
    AGENT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley inbox dismiss "asdf" "lalala"'],
  run: async (given, io) => {
    const client = openClient(given, io);
    const lang = given.text('lang');
    const answer = await client.json<{ readonly dismissed: number }>({
      method: 'POST',
      path: `${await agentPathOf(client, given)}/inbox/dismiss`,
      body: { utterances: argumentsIn(given), ...(lang !== undefined && { lang }) },
    });
    const text = `${answer.dismissed} ${answer.dismissed === 1 ? 'text' : 'texts'} dismissed.`;
    printAnswer(given, io, { json: answer, text });
    return EXIT_OK;
  },
};
