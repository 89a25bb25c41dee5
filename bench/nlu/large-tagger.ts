/** How long a tagger trains for one intent that has as many phrases and slots as a large agent. */
import { randomFrom } from '../../src/nlu/classifier/random.ts';
import { trainSlotTagger } from '../../src/nlu/slots/train-slot-tagger.ts';
import { wordMeaningsOf } from '../../src/nlu/slots/vector-classes.ts';
import type { Vectors } from '../../src/nlu/vectors/vectors.ts';
import { type Annotated, phraseOf } from '../nlu-slots.ts';
import { shuffle } from './corpora.ts';

const SEED = 7;
const PHRASES = 4_478;
const SLOTS = 80;

export type LargeTaggerFigures = {
  readonly phrases: number;
  readonly slots: number;
  /** Processor time, which other work on the machine changes less than time by the clock. */
  readonly cpuSeconds: number;
};

/** @param rows annotated texts of several corpora; slots of different intents are different slots */
export const largeTagger = (rows: readonly Annotated[], vectors?: Vectors): LargeTaggerFigures => {
  const drawn = shuffle(rows.map(withSlotsOfIntent), randomFrom(SEED));
  const slots = new Set(mostFrequent(drawn).slice(0, SLOTS));
  const phrases = drawn
    .filter((row) => row.slots.length > 0 && row.slots.every(({ entity }) => slots.has(entity)))
    .slice(0, PHRASES)
    .map(phraseOf);
  const meanings = wordMeaningsOf(vectors);
  const before = process.cpuUsage();
  trainSlotTagger({ language: 'en', phrases, hintsOf: () => [], meanings });
  const { user, system } = process.cpuUsage(before);
  return { phrases: phrases.length, slots: slots.size, cpuSeconds: (user + system) / 1e6 };
};

const withSlotsOfIntent = ({ text, intent, slots }: Annotated): Annotated => ({
  text,
  intent,
  slots: slots.map((slot) => ({ ...slot, entity: `${intent}.${slot.entity}` })),
});

const mostFrequent = (rows: readonly Annotated[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const { slots } of rows)
    for (const { entity } of slots) counts.set(entity, (counts.get(entity) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a).map(([entity]) => entity);
};
