/**
 * Copies the output of the benchmarks into docs/benchmarks.md:
 *
 *     npm run --silent bench:nlu -- --json > reports/nlu.json
 *     npm run --silent bench -- --json > reports/bench.jsonl
 *     npx tsx bench/audit.ts --json > reports/audit.jsonl
 *     npx tsx bench/console.ts --rounds 3 --json > reports/console.jsonl
 *     npx tsx bench/shadow.ts --json > reports/shadow.jsonl
 *     npx tsx bench/lists.ts --json > reports/lists.jsonl
 *     npx tsx bench/write-benchmarks.ts
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CorpusFigures, rejectionText, withDigits } from './nlu/figures.ts';
import type { LargeTaggerFigures } from './nlu/large-tagger.ts';
import type { RecogniserFigures } from './nlu/recognisers.ts';
import type { FewFigures, SmallAgentFigures, TypoFigures } from './nlu/studies.ts';
import { type Claim, rounded } from './running/claims.ts';

const root = join(import.meta.dirname, '..');
const PAGE = 'docs/benchmarks.md';
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Understanding = {
  readonly corpora: readonly (CorpusFigures & {
    readonly slots?: { readonly slotF1: number };
    /** The same through the whole of understanding. */
    readonly querySlotF1?: number;
    readonly published?: number;
    readonly yardstick?: CorpusFigures;
  })[];
  readonly few: readonly FewFigures[];
  readonly slotDraws: readonly {
    readonly corpus: string;
    readonly seed: number;
    readonly agent: string;
    readonly slotF1: number;
  }[];
  readonly typos: readonly TypoFigures[];
  readonly small: readonly SmallAgentFigures[];
  readonly large?: LargeTaggerFigures;
  readonly recognisers: RecogniserFigures;
};
type Bench = { readonly bench: string; readonly claims: readonly Claim[] };

const table = (...rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
};

const understanding = ({ corpora, few, slotDraws, ...more }: Understanding): string => {
  const head = [
    'corpus',
    'Parley %',
    'node-nlp %',
    'API.ai %',
    'in / out of scope %',
    'node-nlp in / out of scope %',
    'slot F1, tagger alone',
    'slot F1, whole query',
  ];
  const rows = corpora.map((figures) => [
    figures.corpus,
    withDigits(figures.accuracy, 1),
    withDigits(figures.yardstick?.accuracy, 1),
    withDigits(figures.published, 1),
    rejectionText(figures),
    rejectionText(figures.yardstick),
    withDigits(figures.slots?.slotF1, 3),
    withDigits(figures.querySlotF1, 3),
    `${withDigits(figures.trainSeconds, 1)} s`,
    `${withDigits(figures.p50Us, 0)} µs`,
  ]);
  const all = table([...head, 'training', 'a query, p50'], ...rows);
  return [all, fewExamples(few), slotsOfDraws(slotDraws), ...sentences(more)].join('\n\n');
};

const fewExamples = (few: Understanding['few']): string =>
  table(
    ['corpus', 'examples an intent', 'threshold 0 %', 'threshold .3 %', 'unrelated texts refused at .3 %'],
    ...few.map(({ corpus, perIntent, accuracy, inScope, outOfScopeRecall }) => [
      corpus,
      String(perIntent),
      ...[accuracy, inScope, outOfScopeRecall].map((figure) => withDigits(figure, 1)),
    ]),
  );

const slotsOfDraws = (draws: Understanding['slotDraws']): string => {
  const seeds = [...new Set(draws.map(({ seed }) => seed))];
  const agents = [...new Set(draws.map(({ agent }) => agent))];
  const figureOf = (agent: string, seed: number): string =>
    withDigits(draws.find((one) => one.agent === agent && one.seed === seed)?.slotF1, 3);
  return table(
    ['slot F1 of a query, 70 phrases an intent', ...seeds.map((seed) => `draw ${seed}`)],
    ...agents.map((agent) => [agent, ...seeds.map((seed) => figureOf(agent, seed))]),
  );
};

const sentences = ({
  typos,
  small,
  large,
  recognisers,
}: Omit<Understanding, 'corpora' | 'few' | 'slotDraws'>): readonly string[] => [
  ...typos.map(
    ({ corpus, clean, oneTypo, twoTypos }) =>
      `Typing errors, ${corpus}: ${withDigits(clean, 1)} % without, ${withDigits(oneTypo, 1)} % with one in each ` +
      `query, ${withDigits(twoTypos, 1)} % with two.`,
  ),
  ...small.map(
    ({ corpus, inScope, outOfScopeRecall }) =>
      `Agents of 5 to 30 intents with 5 to 20 phrases each, drawn from ${corpus}, at the threshold .3:\n` +
      `${withDigits(inScope, 1)} % of their own texts understood, ${withDigits(outOfScopeRecall, 1)} % of unrelated ` +
      'ones refused.',
  ),
  ...(large === undefined
    ? []
    : [
        `The tagger of an intent with ${large.phrases.toLocaleString('en')} phrases and ` +
          `${large.slots} kinds of slots trains in ${withDigits(large.cpuSeconds, 1)} s of processor time.`,
      ]),
  `The slowest system entity takes ${withDigits(recognisers.slowestMs, 2)} ms for the worst of ` +
    `${recognisers.texts} texts of 256 characters, once V8 has compiled it.`,
];

const serving = (benches: readonly Bench[]): string =>
  table(
    ['claim', 'measured', 'yardstick of the same run', 'goal'],
    ...benches.flatMap(({ claims }) =>
      claims.map(({ claim, measured, unit, yardstick, goal, isMet }) => [
        claim,
        `${rounded(measured)} ${unit}`.trim(),
        yardstick || '–',
        goal === '' ? '–' : `${goal}${isMet ? '' : ' (missed)'}`,
      ]),
    ),
  );

const fill = (page: string, mark: string, text: string): string => {
  const [open, close] = [`<!-- ${mark} -->`, `<!-- /${mark} -->`];
  const [before, rest] = page.split(open);
  const after = rest?.split(close)[1];
  if (before === undefined || after === undefined) throw new Error(`${PAGE} has no ${open} … ${close}`);
  return `${before}${open}\n${text}\n${close}${after}`;
};

/** The tables of the benchmarks that were run; the others do not change. */
const tables: readonly (readonly [report: string, mark: string, table: (text: string) => string])[] = [
  ['reports/nlu.json', 'bench:nlu', (text) => understanding(JSON.parse(text))],
  ['reports/bench.jsonl', 'bench', (text) => serving(linesOf(text))],
  ['reports/audit.jsonl', 'bench:audit', (text) => serving(linesOf(text))],
  ['reports/console.jsonl', 'bench:console', (text) => serving(linesOf(text))],
  ['reports/shadow.jsonl', 'bench:shadow', (text) => serving(linesOf(text))],
  ['reports/lists.jsonl', 'bench:lists', (text) => serving(linesOf(text))],
];

const linesOf = (text: string): readonly Bench[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Bench => JSON.parse(line));

const reported = tables.filter(([report]) => existsSync(join(root, report)));
if (reported.length === 0) throw new Error('there are no reports; docs/benchmarks.md says how to make them');
const page = reported.reduce(
  (text, [report, mark, table]) => fill(text, mark, table(read(report))),
  read(PAGE),
);
writeFileSync(join(root, PAGE), page);
