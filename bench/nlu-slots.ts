/**
 * The claim: slots are found in texts that were never seen, from 70 phrases an intent and from 2,000, fast
 * enough to be done for every query. `npx tsx bench/nlu-slots.ts [DIR]`; DIR holds corpora in folders of
 * their own.
 *
 * The figure is the F1 of exact spans, averaged over the slots of an intent and then over the intents, as in
 * Snips' benchmark of 2017. The intent is given, dictionaries are empty, and system entities are those that a
 * developer would choose.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { figuresOf as figuresOfTally, mean } from '../src/nlu/evaluate/tally.ts';
import type { Hint } from '../src/nlu/slots/slot-span.ts';
import { loadSlotTagger, tagSlots } from '../src/nlu/slots/slot-tagger.ts';
import { trainSlotTagger } from '../src/nlu/slots/train-slot-tagger.ts';
import { wordMeaningsOf } from '../src/nlu/slots/vector-classes.ts';
import { tokenise } from '../src/nlu/text/tokens.ts';
import type { PhrasePart, TrainingPhrase } from '../src/nlu/training-set.ts';
import { loadVectors, type Vectors } from '../src/nlu/vectors/vectors.ts';
import { systemRecognizer } from '../test/support/system-recognizer.ts';
import { readLines } from './nlu/corpora.ts';

export type Annotated = {
  readonly text: string;
  readonly intent: string;
  readonly slots: readonly { readonly entity: string; readonly start: number; readonly end: number }[];
};

export type SlotFigures = {
  readonly slotF1: number;
  readonly trainSeconds: number;
  readonly p50Us: number;
  readonly p99Us: number;
  readonly bytes: number;
};

/** `corpusDir` holds train.jsonl and test.jsonl. */
export const benchSlots = (corpusDir: string, vectors?: Vectors): SlotFigures =>
  figuresOf(readLines(join(corpusDir, 'train.jsonl')), readLines(join(corpusDir, 'test.jsonl')), vectors);

export const figuresOf = (
  train: readonly Annotated[],
  test: readonly Annotated[],
  vectors?: Vectors,
): SlotFigures => {
  const meanings = wordMeaningsOf(vectors);
  const intents = [...new Set(train.map((row) => row.intent))].sort();
  const means: number[] = [];
  const tookUs: number[] = [];
  let [trainMs, bytes] = [0, 0];
  for (const intent of intents) {
    const phrases = train.filter((row) => row.intent === intent).map(phraseOf);
    const intentRows = test.filter((row) => row.intent === intent);
    const hintsOf = hintsFor(phrases);
    const startedAt = performance.now();
    const packed = trainSlotTagger({ language: 'en', phrases, hintsOf, meanings });
    trainMs += performance.now() - startedAt;
    bytes += packed.length;
    const tagger = loadSlotTagger(packed, meanings);
    const tallies = new Map<string, Tally>();
    for (const row of intentRows) {
      const [tokens, hints] = [tokenise(row.text, 'en'), hintsOf(row.text)];
      const askedAt = performance.now();
      const spans = tagSlots(tagger, tokens, hints);
      tookUs.push((performance.now() - askedAt) * 1000);
      count(
        tallies,
        row.slots,
        spans.map(({ slot, start, end }) => ({ entity: slot, start, end })),
      );
    }
    means.push(meanF1(tallies));
  }
  tookUs.sort((a, b) => a - b);
  return {
    slotF1: mean(means),
    trainSeconds: trainMs / 1000,
    p50Us: tookUs[Math.floor(tookUs.length * 0.5)] ?? 0,
    p99Us: tookUs[Math.floor(tookUs.length * 0.99)] ?? 0,
    bytes,
  };
};

/**
 * The system entities with which a developer would annotate slots of the Snips corpora. All other slots have
 * entities without entries.
 */
const SYSTEM_ENTITIES: ReadonlyMap<string, string> = new Map([
  ['city', 'sys.geo-city'],
  ['state', 'sys.geo-state'],
  ['country', 'sys.geo-country'],
  ['genre', 'sys.music-genre'],
  ['party_size_number', 'sys.number'],
  ['rating_value', 'sys.number'],
  ['best_rating', 'sys.number'],
  ['timeRange', 'sys.date-time'],
  ['year', 'sys.date-period'],
]);
const CONDITIONS = { now: '2017-10-04T15:00:00Z', timezone: 'America/New_York' };

/** Looks only for the entities of an intent's own annotations, as in a query. */
const hintsFor = (phrases: readonly TrainingPhrase[]): ((text: string) => readonly Hint[]) => {
  const entities = new Set(phrases.flatMap(({ parts }) => parts.flatMap(({ entity }) => entity ?? [])));
  const recognize = systemRecognizer([...entities], 'en');
  return (text) => recognize(text, CONDITIONS);
};

export const phraseOf = ({ text, slots }: Annotated): TrainingPhrase => {
  const parts: PhrasePart[] = [];
  let at = 0;
  for (const { entity, start, end } of slots) {
    if (start > at) parts.push({ text: text.slice(at, start) });
    parts.push({
      text: text.slice(start, end),
      entity: SYSTEM_ENTITIES.get(entity) ?? entity,
      alias: entity,
    });
    at = end;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return { parts, count: 1 };
};

export type Tally = { right: number; found: number; expected: number };
type Span = Annotated['slots'][number];

export const count = (
  tallies: Map<string, Tally>,
  expected: readonly Span[],
  found: readonly Span[],
): void => {
  const tallyOf = (entity: string): Tally => {
    const tally = tallies.get(entity) ?? { right: 0, found: 0, expected: 0 };
    tallies.set(entity, tally);
    return tally;
  };
  for (const { entity } of expected) tallyOf(entity).expected += 1;
  for (const span of found) {
    const tally = tallyOf(span.entity);
    tally.found += 1;
    if (expected.some((e) => e.entity === span.entity && e.start === span.start && e.end === span.end))
      tally.right += 1;
  }
};

export const meanF1 = (tallies: ReadonlyMap<string, Tally>): number =>
  mean([...tallies.values()].filter(({ expected }) => expected > 0).map((tally) => figuresOfTally(tally).f1));

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const root = process.argv[2] ?? join(import.meta.dirname, '../../shared/corpora');
  const vectors = loadVectors(readFileSync(join(import.meta.dirname, '../vectors/en.bin')));
  for (const corpus of ['snips2017_70_s1', 'snips2017_full']) {
    const folder = join(root, corpus);
    if (existsSync(folder)) console.log(corpus, JSON.stringify(benchSlots(folder, vectors)));
    else console.log(corpus, 'skipped: not in', root);
  }
}
