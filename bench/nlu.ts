/**
 * The claim: intents and slots are understood from what developers have, fast, and what is out of scope is
 * refused. `npm run bench:nlu -- [--corpus DIR] [--json] [--no-yardstick] [--no-vectors]
 * [--encoder ENCODER] [--few 5,10]`, which builds first, because system entities are timed as built; `--few`
 * measures these numbers of examples an intent and nothing else.
 * DIR is a corpus, or a folder of them: train.jsonl and test.jsonl, a JSON object a line, `{"text", "intent",
 * "slots": [{"entity", "start", "end"}]}`.
 */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { openEncoder } from '../src/encoder/open-encoder.ts';
import { loadVectors } from '../src/nlu/vectors/vectors.ts';
import { type Corpus, corpusFolders, drawFew, readCorpus, readLines } from './nlu/corpora.ts';
import { figuresOf, rejectionText, withDigits } from './nlu/figures.ts';
import { largeTagger } from './nlu/large-tagger.ts';
import { parley } from './nlu/parley.ts';
import { AGENTS_OF_SLOTS, slotF1Of } from './nlu/pipeline-slots.ts';
import { apiAiAccuracy } from './nlu/published.ts';
import { slowestRecogniser } from './nlu/recognisers.ts';
import { type FewFigures, fewExamples, smallAgents, typingErrors } from './nlu/studies.ts';
import { nodeNlpDefault } from './nlu/yardstick.ts';
import { type Annotated, benchSlots } from './nlu-slots.ts';

const { values: options } = parseArgs({
  options: {
    corpus: { type: 'string', default: join(import.meta.dirname, '../../shared/corpora') },
    json: { type: 'boolean', default: false },
    'no-yardstick': { type: 'boolean', default: false },
    'no-vectors': { type: 'boolean', default: false },
    encoder: { type: 'string' },
    few: { type: 'string' },
  },
});

const FEW = [5, 10, 20];
/** As in Snips' own benchmark of 2017. */
const SLOT_PHRASES = 70;
const SLOT_SEEDS = [1, 2, 3];
/** Corpora from which few examples, or small agents, can be drawn. */
const DRAWN_EXAMPLES_MIN = 9_000;
const DRAWN_INTENTS_MIN = 50;

const vectors = options['no-vectors']
  ? undefined
  : loadVectors(readFileSync(join(import.meta.dirname, '../vectors/en.bin')));
const encoder =
  options.encoder === undefined
    ? undefined
    : await openEncoder({ encoder: options.encoder, languages: [], cwd: process.cwd() });
const train = parley(vectors, encoder);

const say = (line: string): void => {
  if (!options.json) console.log(line);
};
const cells = (...values: readonly string[]): string => `| ${values.join(' | ')} |`;

const intentsOf = (corpus: Corpus): number => new Set(corpus.train.map(({ intent }) => intent)).size;

const corpora = corpusFolders(options.corpus).map(readCorpus);
if (corpora.length === 0) console.error(`no corpora in ${basename(options.corpus)}: skipped`);

const drawnFrom = corpora.filter(
  (corpus) => corpus.train.length >= DRAWN_EXAMPLES_MIN && intentsOf(corpus) >= DRAWN_INTENTS_MIN,
);
/** Out-of-scope texts for corpora without such texts of their own. */
const unrelated = corpora.flatMap(({ outOfScope }) => outOfScope);
const fewOf = (corpus: Corpus, perIntent: number): Promise<FewFigures> =>
  fewExamples(corpus, unrelated, perIntent, train);
const sayFew = ({ corpus, perIntent, accuracy, inScope, outOfScopeRecall }: FewFigures): void =>
  say(
    `${corpus}, ${perIntent} examples an intent: ${withDigits(accuracy)} % at threshold 0, ${withDigits(inScope)} % at .3, ` +
      `unrelated refused ${withDigits(outOfScopeRecall)} % at .3`,
  );

if (options.few !== undefined) {
  const few: FewFigures[] = [];
  for (const corpus of drawnFrom)
    for (const perIntent of options.few.split(',').map(Number)) {
      const figures = await fewOf(corpus, perIntent);
      few.push(figures);
      sayFew(figures);
    }
  if (options.json) console.log(JSON.stringify({ few }, null, 2));
  process.exit();
}

say(
  cells(
    ...[
      'corpus',
      'accuracy %',
      'in-scope / out-of-scope recall %',
      'slot F1',
      'of a query',
      'train s',
      'p50 µs',
      'p99 µs',
    ],
    ...['queries/s', 'model KB', 'API.ai %', 'node-nlp %', 'its in/out %', 'its train s', 'its p50 µs'],
  ),
);
say(cells(...Array.from({ length: 15 }, () => '---')));

const hasSlots = (corpus: Corpus): boolean => corpus.name.startsWith('snips');
const SYSTEM_ENTITIES_ALONE = { hasSystemEntities: true, hasLists: false };
const rowsOf = ({ folder }: Corpus, part: 'train' | 'test') =>
  readLines<Annotated>(join(folder, `${part}.jsonl`));

const whole = [];
for (const corpus of corpora) {
  const figures = await figuresOf(corpus, train);
  const slots = hasSlots(corpus) ? benchSlots(corpus.folder, vectors) : undefined;
  const querySlotF1 = hasSlots(corpus)
    ? slotF1Of(rowsOf(corpus, 'train'), rowsOf(corpus, 'test'), SYSTEM_ENTITIES_ALONE, vectors)
    : undefined;
  const yardstick = options['no-yardstick'] ? undefined : await figuresOf(corpus, nodeNlpDefault);
  const published = apiAiAccuracy[corpus.name];
  whole.push({ ...figures, slots, querySlotF1, published, yardstick });
  say(
    cells(
      ...[
        corpus.name,
        withDigits(figures.accuracy),
        rejectionText(figures),
        withDigits(slots?.slotF1, 3),
        withDigits(querySlotF1, 3),
      ],
      ...[withDigits(figures.trainSeconds, 2), withDigits(figures.p50Us), withDigits(figures.p99Us)],
      ...[String(figures.queriesPerSecond), withDigits(figures.modelBytes / 1000, 0), withDigits(published)],
      ...[withDigits(yardstick?.accuracy), rejectionText(yardstick), withDigits(yardstick?.trainSeconds, 2)],
      withDigits(yardstick?.p50Us),
    ),
  );
}

const few = [];
const typos = [];
const small = [];
for (const corpus of drawnFrom) {
  for (const perIntent of FEW) few.push(await fewOf(corpus, perIntent));
  if (corpus.outOfScope.length === 0) continue;
  typos.push(await typingErrors(corpus, train));
  small.push(await smallAgents(corpus, train));
}
for (const figures of few) sayFew(figures);
const slotDraws = [];
for (const corpus of corpora) {
  if (!hasSlots(corpus) || corpus.train.length < DRAWN_EXAMPLES_MIN) continue;
  for (const seed of SLOT_SEEDS) {
    const taught = drawFew(rowsOf(corpus, 'train'), SLOT_PHRASES, seed);
    for (const [agent, kind] of Object.entries(AGENTS_OF_SLOTS)) {
      const slotF1 = slotF1Of(taught, rowsOf(corpus, 'test'), kind, vectors);
      slotDraws.push({ corpus: corpus.name, seed, agent, slotF1 });
      say(
        `${corpus.name}, ${SLOT_PHRASES} phrases an intent, draw ${seed}, ${agent}: ` +
          `slot F1 of a query ${withDigits(slotF1, 3)}`,
      );
    }
  }
}
for (const { corpus, clean, oneTypo, twoTypos } of typos)
  say(
    `${corpus}: ${withDigits(clean)} % clean, ${withDigits(oneTypo)} with one typing error, ${withDigits(twoTypos)} with two`,
  );
for (const { corpus, inScope, outOfScopeRecall, ofOthersRecall } of small)
  say(
    `small agents of ${corpus} at threshold .3: in-scope ${withDigits(inScope)} %, ` +
      `unrelated refused ${withDigits(outOfScopeRecall)} %, other intents' refused ${withDigits(ofOthersRecall)} %`,
  );
/** The corpora with thousands of annotated texts. */
const annotated = corpora
  .flatMap((corpus) => (corpus.train.length < DRAWN_EXAMPLES_MIN ? [] : rowsOf(corpus, 'train')))
  .filter(({ slots }) => slots !== undefined && slots.length > 0);
const large = annotated.length === 0 ? undefined : largeTagger(annotated, vectors);
if (large !== undefined)
  say(
    `a tagger of ${large.phrases} phrases with ${large.slots} kinds of slots trains in ` +
      `${withDigits(large.cpuSeconds)} s of processor time; at most 15 s`,
  );
const recognisers = await slowestRecogniser();
say(
  `slowest system entity for the worst of ${recognisers.texts} texts of 256 characters: ` +
    `${withDigits(recognisers.slowestMs, 2)} ms once compiled, ${withDigits(recognisers.firstMs, 2)} ms in its ` +
    'first readings; at most 1 ms once compiled: ' +
    (recognisers.slowestMs <= 1 ? 'met' : 'MISSED'),
);
if (options.json)
  console.log(JSON.stringify({ corpora: whole, few, slotDraws, typos, small, large, recognisers }, null, 2));
