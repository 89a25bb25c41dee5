import { quantity } from '../../kernel/quantity.ts';
import { clientSettings } from '../../settings/settings.ts';
import { recordedText } from '../agent/change-text.ts';
import { openClient } from '../client/client.ts';
import { AGENT_OPTION, agentPathOf, argumentsIn } from '../client/filters.ts';
import { type Command, type CommandArguments, DRY_RUN_OPTION, JSON_OPTION, YES_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE } from '../io.ts';
import { confirm } from '../terminal/confirm.ts';
import { printAnswer, printNotice } from '../terminal/print.ts';
import { withProgress } from '../terminal/progress.ts';
import { type Assignment, previewText } from './preview-text.ts';

export const inboxAssign: Command = {
  name: 'inbox assign',
  summary:
    'add texts from the inbox to an intent, as phrases whose values are annotated; ' +
    'shows first what else would change, and asks',
  args: [
    {
      name: '<text...>',
      summary: 'as the inbox shows them, or annotated by you: `a [large](size) coffee`',
    },
  ],
  options: [
    { flags: '--intent <intent>', summary: 'id or name of the intent' },
    { flags: '--new', summary: 'create the intent if the agent has none of that name' },
    { flags: '--plain', summary: 'do not annotate values automatically' },
    { flags: '--lang <tag>', summary: "language of the texts [default: the agent's]" },
    DRY_RUN_OPTION,
    YES_OPTION,
    AGENT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley inbox assign --intent opening-hours "when do you close" "how long are you open"',
    'parley inbox assign --intent order "a [flat white](drink) please" --dry-run',
    'parley inbox assign --agent "Bike shop" --intent repair --lang de "mein Rad ist kaputt" --yes',
    'parley inbox assign --intent parking --new "where can I park"',
  ],
  run: async (args, io) => {
    const intentId = args.text('intent');
    if (intentId === undefined) throw new CommandError('name the intent: --intent NAME', EXIT_USAGE);
    const client = openClient(args, io);
    const path = `${await agentPathOf(client, args)}/inbox/assign`;
    const send = (body: object, { dryRun, ifMatch }: { dryRun: boolean; ifMatch?: string | undefined }) =>
      client.jsonWithEtag<Assignment>({
        method: 'POST',
        path: `${path}?dryRun=${dryRun}`,
        body: { intentId, ...optionsIn(args), ...body },
        ...(ifMatch !== undefined && { ifMatch }),
      });
    const tried = send(textsIn(args), { dryRun: true });
    const { reply: preview, etag } = await withProgress(io, 'training a copy of the agent', tried);
    if (!preview.changed || args.has('dry-run')) {
      printAnswer(args, io, { json: preview, text: previewText(preview, io) });
      return EXIT_OK;
    }
    if (!args.has('yes')) {
      printNotice(io, `${previewText(preview, io)}\n`);
      if (!(await confirm(args, io, 'Record this?'))) {
        throw new CommandError('nothing was recorded');
      }
    }
    // The annotations that were shown are recorded, even if the agent was trained in between.
    const phrases = preview.phrases.map(({ annotated }) => annotated);
    const { reply: answer } = await send({ phrases }, { dryRun: false, ifMatch: etag });
    const { agentId, intentName, added, heard, revision } = answer;
    const text =
      `${intentName} has ${quantity(added, 'phrase')} more, heard ${quantity(heard, 'time')}.\n` +
      recordedText(agentId, revision);
    printAnswer(args, io, { json: answer, text });
    return EXIT_OK;
  },
};

const optionsIn = (args: CommandArguments): object => {
  const lang = args.text('lang');
  return {
    annotate: !args.has('plain'),
    ...(args.has('new') && { create: true }),
    ...(lang !== undefined && { lang }),
  };
};

/** Recorded texts have no annotations, so a text with annotations was annotated on purpose. */
const ANNOTATION = /(?<!\\)\[[^[\]]+\]\([^()]+\)/;

const textsIn = (args: CommandArguments): object => {
  const [phrases, utterances]: [string[], string[]] = [[], []];
  for (const text of argumentsIn(args)) (ANNOTATION.test(text) ? phrases : utterances).push(text);
  return { ...(phrases.length > 0 && { phrases }), ...(utterances.length > 0 && { utterances }) };
};
