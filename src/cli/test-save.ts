import { writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { RecordedTurn } from '../replay/told/recorded-turn.ts';
import { clientSettings } from '../settings.ts';
import type { AgentRow } from './agent-list.ts';
import { agentPath, chooseSession, SESSION_AGENT_OPTION } from './choose-session.ts';
import { openClient } from './client.ts';
import { type Command, JSON_OPTION } from './command.ts';
import { writeConversation } from './conversation-file.ts';
import { CommandError, EXIT_OK } from './io.ts';
import { printAnswer } from './print.ts';
import { savedConversation } from './saved-conversation.ts';
import { written } from './written.ts';

export const testSave: Command = {
  name: 'test save',
  summary: 'save a recorded session or a sandbox as a conversation test',
  args: [{ name: '<session>', summary: 'id of a session or sandbox' }],
  options: [
    { flags: '--out <file>', summary: 'where to [default: printed]' },
    { flags: '--name <name>', summary: 'of the test [default: of the session]' },
    { flags: '--live', summary: "let the test call the agent's webhook instead of the recorded replies" },
    SESSION_AGENT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley test save SESSION --out tests/booking.yaml', 'parley test save SESSION --live'],
  run: async (given, io) => {
    const client = openClient(given, io);
    const { agentId, sessionId, path } = await chooseSession(client, given);
    type Turns = { readonly turns: readonly RecordedTurn[] };
    const { turns } = await client.json<Turns>({ method: 'GET', path: `${path}/recorded-turns` });
    if (turns.every(({ isOpen }) => isOpen)) throw new CommandError('the session has no turn with a reply');
    const agent = await client.json<AgentRow>({ method: 'GET', path: agentPath(agentId) });
    const file = savedConversation(turns, {
      name: given.text('name') ?? sessionId,
      agent: agent.name,
      webhook: given.has('live') ? 'live' : 'recorded',
    });
    const yaml = writeConversation(file);
    const out = given.text('out');
    if (out === undefined) {
      printAnswer(given, io, { json: file, text: yaml.trimEnd() });
      return EXIT_OK;
    }
    await written(out, writeFile(resolve(io.cwd, out), yaml));
    const words = `${file.turns.length} turns are in ${out}. \`parley test run\` runs them.`;
    printAnswer(given, io, { json: { file: out, turns: file.turns.length }, text: words });
    return EXIT_OK;
  },
};
