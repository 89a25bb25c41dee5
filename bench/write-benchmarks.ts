/**
 * Copies the output of the benchmarks into docs/benchmarks.md:
 *
 *     npm run --silent bench:nlu -- --json > reports/nlu.json
 *     npm run --silent bench -- --json > reports/bench.jsonl
 *     npx tsx bench/write-benchmarks.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CorpusFigures } from './nlu/figures.ts';
import type { RecogniserFigures } from './nlu/recognisers.ts';
import type { SmallAgentFigures, TypoFigures } from './nlu/studies.ts';
import { type Claim, rounded } from './running/claims.ts';

const root = join(import.meta.dirname, '..');
const PAGE = 'docs/benchmarks.md';
const read = (path: string): string => readFileSync(join(root, path), 'utf8');

type Understanding = {
  readonly corpora: readonly (CorpusFigures & {
    readonly slots?: { readonly slotF1: number };
    /** The same through all of understanding. */
    readonly querySlotF1?: number;
    readonly published?: number;
    readonly yardstick?: CorpusFigures;
  })[];
  readonly few: readonly { readonly corpus: string; readonly perIntent: number; readonly accuracy: number }[];
  readonly typos: readonly TypoFigures[];
  readonly small: readonly SmallAgentFigures[];
  readonly recognisers: RecogniserFigures;
};
type Bench = { readonly bench: string; readonly claims: readonly Claim[] };

const table = (...rows: readonly (readonly string[])[]): string => {
  const [head = [], ...body] = rows;
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...body.map(line)].join('\n');
};

const fixed = (value: number | undefined, digits: number): string =>
  value === undefined ? '–' : value.toFixed(digits);

const rejection = (figures: CorpusFigures | undefined): string =>
  figures?.withRejection === undefined
    ? '–'
    : `${fixed(figures.withRejection.inScope, 1)} / ${fixed(figures.withRejection.outOfScopeRecall, 1)}`;

const understanding = ({ corpora, few, ...more }: Understanding): string => {
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
    fixed(figures.accuracy, 1),
    fixed(figures.yardstick?.accuracy, 1),
    fixed(figures.published, 1),
    rejection(figures),
    rejection(figures.yardstick),
    fixed(figures.slots?.slotF1, 3),
    fixed(figures.querySlotF1, 3),
    `${fixed(figures.trainSeconds, 1)} s`,
    `${fixed(figures.p50Us, 0)} µs`,
  ]);
  const fewer = few.map(({ corpus, perIntent, accuracy }) => [
    `${corpus}, ${perIntent} examples an intent`,
    fixed(accuracy, 1),
    ...Array.from({ length: head.length }, () => '–'),
  ]);
  const all = table([...head, 'training', 'a query, p50'], ...rows, ...fewer);
  return [all, ...sentences(more)].join('\n\n');
};

const sentences = ({
  typos,
  small,
  recognisers,
}: Omit<Understanding, 'corpora' | 'few'>): readonly string[] => [
  ...typos.map(
    ({ corpus, clean, oneTypo, twoTypos }) =>
      `Typing errors, ${corpus}: ${fixed(clean, 1)} % without, ${fixed(oneTypo, 1)} % with one in each ` +
      `query, ${fixed(twoTypos, 1)} % with two.`,
  ),
  ...small.map(
    ({ corpus, inScope, outOfScopeRecall }) =>
      `Agents of 5 to 30 intents with 5 to 20 phrases each, drawn from ${corpus}, at the threshold .3: ` +
      `${fixed(inScope, 1)} % of their own texts understood, ${fixed(outOfScopeRecall, 1)} % of unrelated ` +
      'ones refused.',
  ),
  `The slowest system entity takes ${fixed(recognisers.slowestMs, 2)} ms for the worst of ` +
    `${recognisers.texts} texts of 256 characters.`,
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

const nlu: Understanding = JSON.parse(read('reports/nlu.json'));
const benches = read('reports/bench.jsonl')
  .split('\n')
  .filter((line) => line.startsWith('{'))
  .map((line): Bench => JSON.parse(line));
const page = fill(read(PAGE), 'bench:nlu', understanding(nlu));
writeFileSync(join(root, PAGE), fill(page, 'bench', serving(benches)));
