/**
 * How system entities read texts in thirteen languages: right, nothing, or a wrong value, which is worse.
 * `npm run bench:system-entities -- [--show LANGUAGE ENTITY | --lost | --http [LANGUAGE]]`; `*` is any.
 * `--lost` lists what a query loses; `--http` fills a required parameter over HTTP and lists the texts
 * that are not read as they are directly. Costs and `--http` are of the program that `npm run build` made.
 * Without the shared table it says so and stops.
 */
import { parseArgs } from 'node:util';
import { reasonToLeaveOut } from './nlu/data/foreign-conventions.ts';
import { lexiconMegabytes, sayCosts } from './nlu/recogniser-costs.ts';
import { systemCases, type Verdict, valuesOf, verdictOf } from './nlu/system-cases.ts';
import { readOverHttp } from './nlu/system-http.ts';
import { queriesOf } from './nlu/system-queries.ts';

const { values: options, positionals } = parseArgs({
  options: {
    show: { type: 'boolean', default: false },
    lost: { type: 'boolean', default: false },
    http: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});

type Tally = Record<Verdict, number>;

const rows = systemCases();
if (rows.length === 0) console.error('no ../shared/system-entities: skipped');
const lexiconMb = lexiconMegabytes([...new Set(rows.map(({ language }) => language))]);
const judgedRows = rows.map((row) => {
  const values = valuesOf(row);
  const verdict = verdictOf(row, values);
  return {
    row,
    values,
    verdict,
    convention: verdict === 'right' ? undefined : reasonToLeaveOut(row, values),
  };
});

const countedRows = judgedRows.filter(({ convention }) => convention === undefined);

const table = (title: string, keyOf: (row: (typeof rows)[number]) => string): void => {
  const sums = new Map<string, Tally>();
  for (const { row, verdict } of countedRows) {
    const sum = sums.get(keyOf(row)) ?? { right: 0, none: 0, wrong: 0 };
    sum[verdict] += 1;
    sums.set(keyOf(row), sum);
  }
  console.log(`\n| ${title} | rows | right % | none % | wrong % |\n|---|---|---|---|---|`);
  for (const [key, { right, none, wrong }] of [...sums].sort()) {
    const all = right + none + wrong;
    const [r, n, w] = [right, none, wrong].map((part) => ((100 * part) / all).toFixed(1));
    console.log(`| ${key} | ${all} | ${r} | ${n} | ${w} |`);
  }
};

const show = (language = '*', entity = '*'): void => {
  for (const { row, values, verdict, convention } of judgedRows) {
    const isWanted =
      verdict !== 'right' &&
      convention === undefined &&
      (language === '*' || row.language === language) &&
      (entity === '*' || row.entity === `@${entity}`);
    if (!isWanted) continue;
    const [wanted, got] = [row.accept, values].map((value) => JSON.stringify(value));
    console.log(`${verdict} ${row.language} ${row.entity} ${row.text} | ${row.now} | ${wanted} | ${got}`);
  }
};

/** The same rows through all of understanding. */
const sayQueries = (listsLost: boolean): void => {
  const byKey = new Map<string, (typeof rows)[number][]>();
  for (const { row } of countedRows) {
    const key = `${row.language} ${row.entity}`;
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  const figures = Array.from(byKey.values(), (group) => queriesOf(group, valuesOf));
  const sum = (of: (one: (typeof figures)[number]) => number) =>
    figures.reduce((all, one) => all + of(one), 0);
  const understood = sum((one) => one.understood);
  console.log(
    `\nIn queries to agents with one intent: ${understood} of ${sum((one) => one.rows)} texts understood`,
  );
  console.log(
    `right by the recogniser ${sum((one) => one.byRecogniser)}, by the query ${sum((one) => one.byQuery)}`,
  );
  if (listsLost) for (const line of figures.flatMap(({ lost }) => lost)) console.log(line);
};

const sayLeftOut = (): void => {
  console.log('\nLeft out, because the API documents or has been recorded to answer otherwise:');
  const reasons = judgedRows.flatMap(({ convention }) => convention ?? []);
  for (const reason of new Set(reasons))
    console.log(`- ${reasons.filter((one) => one === reason).length} rows: ${reason}`);
};

/** A client gets one value of a text, where the recogniser finds several. */
const sayHttp = async (language = '*'): Promise<void> => {
  const chosen = countedRows.filter(({ row }) => language === '*' || row.language === language);
  const direct = new Map(chosen.map(({ row, verdict }) => [row, verdict]));
  const readings = await readOverHttp(chosen.map(({ row }) => row));
  const count = (verdict: Verdict) => readings.filter((one) => one.verdict === verdict).length;
  console.log(
    `Over HTTP, of ${readings.length} texts: ${count('right')} right, ${count('wrong')} wrong, ${count('none')} none`,
  );
  for (const { row, value, verdict } of readings)
    if (verdict !== direct.get(row))
      console.log(
        `${direct.get(row)} → ${verdict} ${row.language} ${row.entity} ${row.text} | ${JSON.stringify(value)}`,
      );
};

if (options.http) await sayHttp(...positionals);
else if (options.lost) sayQueries(true);
else if (options.show) show(...positionals);
else if (rows.length > 0) {
  table('language', ({ language }) => language);
  table('entity', ({ entity }) => entity);
  table('all', () => 'all');
  sayLeftOut();
  sayQueries(false);
  await sayCosts(lexiconMb);
}
