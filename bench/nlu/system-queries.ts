/**
 * System entities as a query finds them: an agent for each language and entity, with one intent whose phrases
 * annotate the entity, at the default threshold. What differs from the recogniser alone is a defect.
 */
import type { JsonValue } from '../../src/kernel/json.ts';
import { createSystemEntities } from '../../src/nlu/entities/system-entity.ts';
import { loadModel } from '../../src/nlu/model/model.ts';
import { trainModel } from '../../src/nlu/model/train-model.ts';
import type { TrainingIntent, TrainingPhrase, TrainingSet } from '../../src/nlu/training-set.ts';
import { understand } from '../../src/nlu/understand.ts';
import { type SystemCase, type Verdict, verdictOf } from './system-cases.ts';

const PHRASES = 5;
const PARAMETER = 'value';

export type QueryFigures = {
  readonly rows: number;
  /** Rows whose intent was understood; only these have a value. */
  readonly understood: number;
  readonly byRecogniser: number;
  readonly byQuery: number;
  /** Rows that the recogniser reads right and the query does not. */
  readonly lost: readonly string[];
};

/** The rows of a language and an entity; the first few that are read right become phrases of the agent. */
export const queriesOf = (
  rows: readonly SystemCase[],
  valuesOf: (row: SystemCase) => readonly JsonValue[],
): QueryFigures => {
  const phrases = rows.flatMap((row) => phraseOf(row) ?? []).slice(0, PHRASES);
  const taught = new Set(phrases.map(({ parts }) => parts.map(({ text }) => text).join('')));
  const queries = rows.filter(({ text }) => !taught.has(text));
  const [first] = rows;
  if (first === undefined || phrases.length < PHRASES)
    return { rows: 0, understood: 0, byRecogniser: 0, byQuery: 0, lost: [] };
  const set = setOf(first, phrases);
  const model = loadModel(trainModel(set), set);
  let understood = 0;
  let byRecogniser = 0;
  let byQuery = 0;
  const lost: string[] = [];
  for (const row of queries) {
    const { now, timezone, text } = row;
    const conditions = { now, timezone, sessionEntities: [], contexts: new Set<string>() };
    const { candidates, values } = understand(model, text, conditions);
    if (candidates[0]?.outcome !== 'won') continue;
    understood += 1;
    const parameterValues = values
      .filter(({ parameter }) => parameter === PARAMETER)
      .map(({ value }) => value);
    const verdicts: readonly Verdict[] = [verdictOf(row, valuesOf(row)), verdictOf(row, parameterValues)];
    if (verdicts[0] === 'right') byRecogniser += 1;
    if (verdicts[1] === 'right') byQuery += 1;
    if (verdicts[0] === 'right' && verdicts[1] !== 'right')
      lost.push(`${verdicts[1]} ${row.language} ${row.entity} ${text} | ${JSON.stringify(parameterValues)}`);
  }
  return { rows: queries.length, understood, byRecogniser, byQuery, lost };
};

/** The text with its value annotated, if the recogniser finds exactly one. */
const phraseOf = ({ text, entity, language, now, timezone }: SystemCase): TrainingPhrase | undefined => {
  const [span, second] = createSystemEntities(language).recognise(entity.slice(1), text, { now, timezone });
  if (span === undefined || second !== undefined || text.length > PHRASE_CHARS) return undefined;
  const { start, end } = span;
  const parts = [
    { text: text.slice(0, start) },
    { text: text.slice(start, end), alias: PARAMETER, entity: entity.slice(1) },
    { text: text.slice(end) },
  ].filter((part) => part.text !== '');
  return { parts, count: 1 };
};

const PHRASE_CHARS = 80;

const setOf = ({ language, entity }: SystemCase, phrases: readonly TrainingPhrase[]): TrainingSet => {
  const intent: TrainingIntent = {
    id: 'ask',
    name: 'ask',
    phrases,
    templates: [],
    learned: true,
    fallback: false,
    priority: 500_000,
    contexts: [],
    parameters: [{ name: PARAMETER, alias: PARAMETER, entity: entity.slice(1), isList: true }],
  };
  return { language, mode: 'hybrid', threshold: 0.3, intents: [intent], entities: [] };
};
