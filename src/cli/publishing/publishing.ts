import type { Shadow, Split } from '../../agent/agent.ts';
import { splitText } from '../../kernel/split-text.ts';
import { clientSettings } from '../../settings/settings.ts';
import { authorText } from '../client/author.ts';
import { agentPath, chooseAgent } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { localTime, zoneOf } from '../client/moment.ts';
import { AGENT_ARGUMENT, type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { lineColumnsOf } from '../terminal/fold.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';

export type PublishingResult = {
  readonly agentId: string;
  readonly on: boolean;
  readonly draftRevision: number;
  readonly environments: readonly {
    readonly name: string;
    readonly revision: number;
    readonly split?: Split;
    readonly shadow?: Shadow;
    readonly publishedAt: string;
    readonly actor?: string;
    readonly tokenName?: string;
    readonly draftSummary: readonly string[];
  }[];
};

export const agentPublishing: Command = {
  name: 'agent publishing',
  summary: 'show which revision answers in each environment, or switch publishing on or off',
  args: [
    AGENT_ARGUMENT,
    {
      name: '[on|off]',
      summary: 'on: edits go to a draft; off: every query uses the newest revision',
    },
  ],
  options: [
    { flags: '--remove <environment>', summary: 'remove an environment that no token uses' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley agent publishing "Bike shop"',
    'parley agent publishing "Bike shop" on',
    'parley agent publishing "Bike shop" --remove staging',
  ],
  run: async (args, io) => {
    const choice = args.argument(1);
    if (choice !== undefined && choice !== 'on' && choice !== 'off') {
      throw new CommandError(`publishing is switched on or off, not "${choice}"`, EXIT_USAGE);
    }
    const client = openClient(args, io);
    const { agentId } = await chooseAgent(client, args.argument(0));
    const path = `${agentPath(agentId)}/publishing`;
    const removedEnvironment = args.text('remove');
    if (removedEnvironment !== undefined) {
      const name = encodeURIComponent(removedEnvironment);
      await client.json({ method: 'DELETE', path: `${agentPath(agentId)}/environments/${name}` });
    }
    const state = await client.json<PublishingResult>(
      choice === undefined ? { method: 'GET', path } : { method: 'PUT', path, body: { on: choice === 'on' } },
    );
    printAnswer(args, io, { json: state, text: publishingText(state, zoneOf(args), io) });
    return EXIT_OK;
  },
};

/** The revision that answers in each environment. */
export const publishingText = (
  { on, draftRevision, environments }: PublishingResult,
  zone: string,
  io: Io,
): string => {
  if (!on) return 'Publishing is off: every query uses the newest revision.';
  const rows = environments.map(({ name, publishedAt, draftSummary, ...one }) => [
    name,
    [
      String(one.revision),
      ...(one.split ? [splitText(one.split)] : []),
      ...(one.shadow ? [`shadow revision ${one.shadow.revision}`] : []),
    ].join('; '),
    localTime(publishedAt, zone),
    authorText(one),
    draftSummary.length === 0 ? 'the same' : draftSummary.join('; '),
  ]);
  const header = ['ENVIRONMENT', 'REVISION', `SINCE (${zone})`, 'BY', 'IN THE DRAFT'];
  return `${inColumns([header, ...rows], lineColumnsOf(io))}\n\nThe draft is revision ${draftRevision}.`;
};
