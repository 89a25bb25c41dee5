/**
 * Slots found by all of understanding, as in a query: the intent too is understood, and what the entities
 * find counts beside what the tagger sees. The figure is that of nlu-slots.ts.
 */
import { mean } from '../../src/nlu/evaluate/tally.ts';
import { loadModel } from '../../src/nlu/model/model.ts';
import { train } from '../../src/nlu/model/train.ts';
import type { TrainingIntent, TrainingSet } from '../../src/nlu/training-set.ts';
import { understand } from '../../src/nlu/understand.ts';
import type { Vectors } from '../../src/nlu/vectors/vectors.ts';
import { type Annotated, count, meanF1, phraseOf, readRows, type Tally } from '../nlu-slots.ts';

const CONDITIONS = {
  now: '2017-10-04T15:00:00Z',
  timezone: 'America/New_York',
  sessionEntities: [],
  contexts: new Set<string>(),
};

/** `folder` holds train.jsonl and test.jsonl. */
export const pipelineSlotF1 = (folder: string, vectors?: Vectors): number =>
  slotF1Of(readRows(`${folder}/train.jsonl`), readRows(`${folder}/test.jsonl`), vectors);

export const slotF1Of = (
  taught: readonly Annotated[],
  asked: readonly Annotated[],
  vectors?: Vectors,
): number => {
  const set = setOf(taught);
  const model = loadModel(train(set, vectors), set, vectors);
  const tallies = new Map(set.intents.map(({ id }) => [id, new Map<string, Tally>()]));
  for (const { text, intent, slots } of asked) {
    const { candidates, values } = understand(model, text, CONDITIONS);
    const [first] = candidates;
    const isRight = first?.outcome === 'won' && first.intentId === intent;
    const found = values.map(({ parameter, start, end }) => ({ entity: parameter, start, end }));
    const tally = tallies.get(intent);
    if (tally !== undefined) count(tally, slots, isRight ? found : []);
  }
  return mean(Array.from(tallies.values(), meanF1));
};

/** An agent with an intent for each of the corpus, and an expandable entity without entries for each slot. */
const setOf = (rows: readonly Annotated[]): TrainingSet => {
  const intents = [...new Set(rows.map(({ intent }) => intent))].sort();
  const common = { templates: [], learned: true, fallback: false, priority: 500_000, contexts: [] };
  const taught = intents.map((id): TrainingIntent => {
    const phrases = rows.filter(({ intent }) => intent === id).map(phraseOf);
    const entities = new Map(
      phrases.flatMap(({ parts }) => parts.map(({ alias = '', entity = '' }) => [alias, entity] as const)),
    );
    entities.delete('');
    const parameters = Array.from(entities, ([alias, entity]) => ({
      name: alias,
      alias,
      entity,
      isList: false,
    }));
    return { ...common, id, name: id, phrases, parameters };
  });
  const names = new Set(taught.flatMap(({ parameters }) => parameters.map(({ entity }) => entity)));
  const entities = [...names]
    .filter((name) => !name.startsWith('sys.'))
    .map((name) => ({ name, isEnum: false, isExpandable: true, entries: [] }));
  return { language: 'en', mode: 'hybrid', threshold: 0.3, intents: taught, entities };
};
