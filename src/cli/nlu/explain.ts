import type { Explanation } from '../../nlu/explain/explanation.ts';
import { clientSettings } from '../../settings/settings.ts';
import { agentPath, chooseAgent } from '../client/choose-agent.ts';
import { openClient } from '../client/client.ts';
import { AT_OPTION, revisionAt } from '../client/revision.ts';
import { AGENT_ARGUMENT, type Command, JSON_OPTION } from '../command.ts';
import { EXIT_OK, type Io } from '../io.ts';
import { coloursOf } from '../terminal/colours.ts';
import { inColumns, printAnswer } from '../terminal/print.ts';
import { guessRows } from './guess-text.ts';

export const nluExplain: Command = {
  name: 'nlu explain',
  summary: 'explain how an agent understands a text',
  args: [AGENT_ARGUMENT, { name: '<text>', summary: "the user's text" }],
  options: [
    { flags: '--lang <tag>', summary: "language of the text [default: the agent's]" },
    { flags: '--context <name>', summary: 'an active context; can be repeated', repeats: true },
    AT_OPTION,
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley nlu explain "Bike shop" "are you open on sunday"',
    'parley nlu explain ID "yes" --context order-followup --json',
    'parley nlu explain ID "are you open on sunday" --at 12',
  ],
  run: async (args, io) => {
    const client = openClient(args, io);
    const { agentId } = await chooseAgent(client, args.argument(0));
    const lang = args.text('lang');
    const revision = await revisionAt(client, agentId, args);
    const explanation = await client.json<Explanation>({
      method: 'POST',
      path: `${agentPath(agentId)}/explain`,
      body: {
        text: args.argument(1) ?? '',
        contexts: args.texts('context'),
        ...(lang !== undefined && { lang }),
        ...(revision !== undefined && { revision }),
      },
    });
    printAnswer(args, io, { json: explanation, text: explanationText(explanation, io) });
    return EXIT_OK;
  },
};

type Paint = (text: string) => string;

const explanationText = (explanation: Explanation, io: Io): string => {
  const { bold, dim, green, red } = coloursOf(io);
  const { candidates, leftOut, values, learned, guesses, nearest, threshold } = explanation;
  const winner = candidates.find(({ outcome }) => outcome === 'won');
  const losers = candidates.filter(({ outcome }) => outcome === 'lost');
  const verdict = winner === undefined ? 'No intent.' : `${winner.intentName}: ${winner.why}.`;
  const whyRows = (intents: readonly { intentName: string; score: number; why: string }[]) =>
    intents.map(({ intentName, score, why }) => [`  ${intentName}`, shareText(score), why]);
  const weights = learned.map(({ intentName, score, words, sentence }) => [
    `  ${intentName}`,
    shareText(score),
    [...words, ...(sentence === undefined ? [] : [{ text: '(encoder)', weight: sentence }])]
      .map(({ text, weight }) => weightText(text, weight, weight < 0 ? red : green))
      .join('  '),
  ]);
  const phrases = nearest.map(({ intentName, text, similarity }) => [
    `  ${intentName}`,
    shareText(similarity),
    `"${text}"`,
  ]);
  const valueRows = values.map(({ parameter, original, start, end, value, entity, source }) => [
    `  $${parameter}`,
    `"${original}" (${start}–${end})`,
    `= ${JSON.stringify(value)}`,
    `@${entity}, ${sources[source]}`,
  ]);
  const section = (title: string, rows: readonly (readonly string[])[]) =>
    rows.length === 0 ? [] : ['', bold(title), inColumns(rows)];
  return [
    bold(verdict),
    ...section('Values', valueRows),
    ...section('Why the others lost', whyRows(losers)),
    ...section('Left out before they were compared', whyRows(leftOut)),
    ...section('Guesses: rules that match without being sure', guessRows(guesses, threshold)),
    ...section('What each word says to the classifier, for an intent (+) or against it (-)', weights),
    ...section('Phrases most like it', phrases),
    ...(nearest.length === 0 ? ['', dim('No phrase of the agent is like it.')] : []),
  ].join('\n');
};

const shareText = (share: number): string => share.toFixed(2);

const weightText = (text: string, weight: number, paint: Paint): string =>
  `${text} ${paint(`${weight < 0 ? '-' : '+'}${shareText(Math.abs(weight))}`)}`;

const sources: Readonly<Record<Explanation['values'][number]['source'], string>> = {
  dictionary: 'from its entries',
  system: 'as the system reads it',
  composite: 'put together of other entities',
  session_entity: "from the session's own entries",
  expansion: 'by its place; no entry lists it',
  any: 'any text in this place',
};
