import { mkdir } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { writeWhole } from '../../disk/whole-file.ts';
import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { chooseSession, SESSION_AGENT_OPTION } from '../client/choose-session.ts';
import { openClient } from '../client/client.ts';
import { queryOf } from '../client/filters.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK } from '../io.ts';
import { awaitWrite } from '../terminal/await-write.ts';
import { printAnswer, printFile } from '../terminal/print.ts';
import { readConversation } from './conversation-file.ts';

export const testSave: Command = {
  name: 'test save',
  summary: 'save a recorded session or a sandbox as a conversation test',
  args: [{ name: '<session>', summary: 'id of a session or sandbox' }],
  options: [
    { flags: '--out <file>', summary: 'file to write [default: standard output]' },
    { flags: '--name <name>', summary: "name of the test [default: the session's id]" },
    {
      flags: '--live',
      summary: "make the test call the agent's webhook instead of using the recorded replies",
    },
    SESSION_AGENT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: ['parley test save SESSION --out tests/booking.yaml', 'parley test save SESSION --live'],
  run: async (args, io) => {
    const client = openClient(args, io);
    const { path } = await chooseSession(client, args);
    const name = args.text('name');
    const query = { webhook: args.has('live') ? 'live' : 'recorded', ...(name !== undefined && { name }) };
    const call = { method: 'GET', path: `${path}/test?${queryOf(query)}` } as const;
    const yaml = await text(client.chunks(call, 'application/yaml'));
    const test = readConversation(yaml, 'what the server saved');
    const out = args.text('out');
    if (out === undefined) {
      if (args.has('json')) printAnswer(args, io, { json: test, text: '' });
      else await printFile(io, yaml);
      return EXIT_OK;
    }
    await awaitWrite(out, writeInFolder(resolve(io.cwd, out), yaml));
    const words = `${out} has ${quantity(test.turns.length, 'turn')}. \`parley test run ${out}\` runs it.`;
    printAnswer(args, io, { json: { file: out, turns: test.turns.length }, text: words });
    return EXIT_OK;
  },
};

/** The folder for tests is created with the first one. */
const writeInFolder = async (path: string, yaml: string): Promise<void> => {
  await mkdir(dirname(path), { recursive: true });
  await writeWhole([[path, yaml]]);
};
