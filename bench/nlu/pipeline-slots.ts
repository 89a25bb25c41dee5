/**
 * Slots found by the whole pipeline, as in a query: the intent is understood too, and the values of entities
 * count beside those of the tagger. The figure is that of nlu-slots.ts.
 */
import { mean } from '../../src/nlu/evaluate/tally.ts';
import { loadModel } from '../../src/nlu/model/model.ts';
import { trainModel } from '../../src/nlu/model/train-model.ts';
import type { TrainingIntent, TrainingPhrase, TrainingSet } from '../../src/nlu/training-set.ts';
import { understand } from '../../src/nlu/understand.ts';
import type { Vectors } from '../../src/nlu/vectors/vectors.ts';
import { type Annotated, count, meanF1, phraseOf, type Tally } from '../nlu-slots.ts';

const CONDITIONS = {
  now: '2017-10-04T15:00:00Z',
  timezone: 'America/New_York',
  sessionEntities: [],
  contexts: new Set<string>(),
};

export type AgentOfSlots = {
  /** Whether places, times and numbers are system entities, as a developer would annotate them. */
  readonly hasSystemEntities: boolean;
  /** Whether the other entities list the values that the phrases annotate; otherwise they list none. */
  readonly hasLists: boolean;
};

/** The agents that a developer may build from the same phrases. */
export const AGENTS_OF_SLOTS: Readonly<Record<string, AgentOfSlots>> = {
  'no lists': { hasSystemEntities: false, hasLists: false },
  lists: { hasSystemEntities: false, hasLists: true },
  'system entities': { hasSystemEntities: true, hasLists: false },
  'system entities and lists': { hasSystemEntities: true, hasLists: true },
};

export const slotF1Of = (
  taught: readonly Annotated[],
  asked: readonly Annotated[],
  kind: AgentOfSlots,
  vectors?: Vectors,
): number => {
  const set = setOf(taught, kind);
  const model = loadModel(trainModel(set, vectors), set, vectors);
  const tallies = new Map(set.intents.map(({ id }) => [id, new Map<string, Tally>()]));
  for (const { text, intent, slots } of asked) {
    const { candidates, values } = understand(model, text, CONDITIONS);
    const [first] = candidates;
    const isRight = first?.outcome === 'won' && first.intentId === intent;
    const spans = values.map(({ parameter, start, end }) => ({ entity: parameter, start, end }));
    const tally = tallies.get(intent);
    if (tally !== undefined) count(tally, slots, isRight ? spans : []);
  }
  return mean(Array.from(tallies.values(), meanF1));
};

/** An agent with the intents of the corpus, and an expandable entity for each slot. */
const setOf = (rows: readonly Annotated[], { hasSystemEntities, hasLists }: AgentOfSlots): TrainingSet => {
  const phraseIn = hasSystemEntities ? phraseOf : phraseOfOwnEntities;
  const intents = [...new Set(rows.map(({ intent }) => intent))].sort();
  const common = { templates: [], learned: true, fallback: false, priority: 500_000, contexts: [] };
  const taught = intents.map((id): TrainingIntent => {
    const phrases = rows.filter(({ intent }) => intent === id).map(phraseIn);
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
    .map((name) => {
      const values = hasLists ? valuesOf(name, taught) : [];
      const entries = values.map((value) => ({ value, synonyms: [value] }));
      return { name, isEnum: false, isExpandable: true, entries };
    });
  return { language: 'en', mode: 'hybrid', threshold: 0.3, intents: taught, entities };
};

/** Annotated with entities of the agent alone, one for each slot. */
const phraseOfOwnEntities = (row: Annotated): TrainingPhrase => {
  const { parts, count } = phraseOf(row);
  return {
    parts: parts.map((part) => (part.alias === undefined ? part : { ...part, entity: part.alias })),
    count,
  };
};

const valuesOf = (entity: string, intents: readonly TrainingIntent[]): readonly string[] => {
  const parts = intents.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.parts));
  return [...new Set(parts.flatMap((part) => (part.entity === entity ? [part.text] : [])))];
};
