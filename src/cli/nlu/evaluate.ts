import { resolve } from 'node:path';
import { writeWhole } from '../../disk/whole-file.ts';
import type { Evaluation } from '../../nlu/evaluate/evaluation.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentOrExport } from '../client/choose-agent.ts';
import type { Call, Client } from '../client/client.ts';
import { queryOf } from '../client/filters.ts';
import { type ClientAbout, withClients } from '../client/own-server.ts';
import { resultOf } from '../client/result-of.ts';
import { type Command, type CommandArguments, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { awaitWrite } from '../terminal/await-write.ts';
import { printAnswer } from '../terminal/print.ts';
import { progressOf } from '../terminal/progress.ts';
import { comparisonText, type EncoderEvaluation } from './encoder-comparison.ts';
import { evaluationText } from './evaluation-text.ts';
import { evaluationPage } from './report/evaluation-page.ts';

export const nluEvaluate: Command = {
  name: 'nlu evaluate',
  summary: 'measure by cross-validation how well an agent understands unknown phrases',
  args: [{ name: '<agent>', summary: 'id or name; or an export, as a zip file or folder' }],
  options: [
    { flags: '--lang <tag>', summary: "language to evaluate [default: the agent's]" },
    { flags: '--folds <number>', summary: 'number of folds, 2 to 20 [default: 5]' },
    {
      flags: '--seed <number>',
      summary: 'assigns phrases to folds; the same seed gives the same folds [default: 1]',
    },
    {
      flags: '--encoder <name>',
      summary:
        "sentence encoder: the server's own, by name, or none; give it twice to compare [default: the server's own]",
      repeats: true,
    },
    { flags: '--html <file>', summary: 'also write an HTML report to this file' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley nlu evaluate "Bike shop"',
    'parley nlu evaluate ./bike-shop.zip --html report.html',
    'parley nlu evaluate ID --folds 10 --json',
    'parley nlu evaluate "Bike shop" --encoder energetic-ai --encoder none',
  ],
  run: (args, io) => withClients(args, io, (clientAbout) => run(clientAbout, args, io)),
};

const run = async (clientAbout: ClientAbout, args: CommandArguments, io: Io): Promise<number> => {
  const encoders = args.texts('encoder');
  const page = args.text('html');
  if (encoders.length > 1 && page !== undefined)
    throw new CommandError('--html reports on one encoder; name one, or leave --html out', EXIT_USAGE);
  const options = {
    folds: integerIn(args, 'folds'),
    seed: integerIn(args, 'seed'),
    lang: args.text('lang'),
  };
  const agentOrPath = args.argument(0) ?? '';
  const client = await clientAbout(agentOrPath);
  const { path, name, isExport: _, ...content } = await agentOrExport(agentOrPath, client, io);
  const evaluatedWith = (encoder: string | undefined): Promise<Evaluation> => {
    const query = queryOf({ ...options, encoder });
    const call: Call = { ...content, method: 'POST', path: `${path}/evaluate?${query}` };
    return awaitEvaluation(client, call, io);
  };
  if (encoders.length > 1) {
    const evaluations: EncoderEvaluation[] = [];
    for (const encoder of encoders) evaluations.push({ encoder, evaluation: await evaluatedWith(encoder) });
    printAnswer(args, io, { json: { encoders: evaluations }, text: comparisonText(evaluations) });
    return EXIT_OK;
  }
  const evaluation = await evaluatedWith(encoders[0]);
  if (page !== undefined) {
    const report = evaluationPage(evaluation, { agent: name });
    await awaitWrite(page, writeWhole([[resolve(io.cwd, page), report]]));
    io.err.write(`The report is in ${page}.\n`);
  }
  printAnswer(args, io, { json: evaluation, text: evaluationText(evaluation) });
  return EXIT_OK;
};

const integerIn = (args: CommandArguments, option: string): string | undefined => {
  const text = args.text(option);
  if (text === undefined || /^-?\d{1,9}$/.test(text)) return text;
  throw new CommandError(`--${option} is "${text}", but must be a whole number`, EXIT_USAGE);
};

/** A line of the server's answer. */
type Line = {
  readonly done?: number;
  readonly total?: number;
  readonly evaluation?: Evaluation;
};

/** Waits for an evaluation to end. */
export const awaitEvaluation = (client: Client, call: Call, io: Io): Promise<Evaluation> => {
  const progress = progressOf(io, 'evaluating');
  const read = ({ done = 0, total = 0, evaluation }: Line) => {
    if (evaluation === undefined) progress.show(done, total);
    return evaluation;
  };
  return resultOf(client, call, { progress, read });
};
