import { clientSettings } from '../../settings/settings.ts';
import { editTarget } from '../client/edit.ts';
import { AGENT_OPTION } from '../client/filters.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { printAnswer } from '../terminal/print.ts';
import { recordedText } from './change-text.ts';

const asText = (value: string) => value;
const asList = (value: string) => value.split(',').map((item) => item.trim());
const asNumber = (value: string) => {
  const number = Number(value);
  if (value.trim() !== '' && number >= 0 && number <= 1) return number;
  throw new CommandError(`threshold is a number from 0 to 1, not "${value}"`, EXIT_USAGE);
};

/** The names of settings on the command line, and their names in the management API. */
const keys: Readonly<Record<string, readonly [field: string, read: (value: string) => unknown]>> = {
  name: ['name', asText],
  description: ['description', asText],
  language: ['language', asText],
  languages: ['languages', asList],
  timezone: ['defaultTimezone', asText],
  threshold: ['mlMinConfidence', asNumber],
  'match-mode': ['matchMode', asText],
  'request-entities': ['requestEntities', asText],
};
const keyNames = Object.keys(keys).join(', ');

type Settings = { readonly agentId: string; readonly revision: number };

export const agentSet: Command = {
  name: 'agent set',
  summary: 'change a setting of an agent',
  args: [
    { name: '<key>', summary: keyNames },
    { name: '<value>', summary: 'languages are separated by commas; threshold is from 0 to 1' },
  ],
  options: [AGENT_OPTION, JSON_OPTION],
  settings: clientSettings,
  examples: [
    'parley agent set threshold 0.5',
    'parley agent set languages en,de --agent "Bike shop"',
    'parley agent set timezone Europe/Berlin',
    'parley agent set match-mode ml-only',
  ],
  run: async (args, io) => {
    const [key = '', value = ''] = [args.argument(0), args.argument(1)];
    const [field, readValue] = keys[key] ?? [];
    if (field === undefined || readValue === undefined) {
      throw new CommandError(`there is no setting "${key}"; the settings are ${keyNames}`, EXIT_USAGE);
    }
    const body = { [field]: readValue(value) };
    const { client, path } = await editTarget(args, io);
    const before = await client.json<Settings>({ method: 'GET', path });
    const after = await client.json<Settings>({ method: 'PATCH', path, body });
    const text =
      before.revision === after.revision
        ? 'Nothing changes: it is set like that already.'
        : `${key} is set.\n\n${recordedText(after.agentId, after.revision)}`;
    printAnswer(args, io, { json: after, text });
    return EXIT_OK;
  },
};
