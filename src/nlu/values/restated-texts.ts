/** Free text that replaces the one of an earlier answer: "sorry, 15 Station Road" after "5 Station Road". */
import type { Capture } from '../rules/pattern.ts';
import { answerOpeningsOf } from '../text/answer-openings.ts';
import { correctionsOf, replacementsOf } from '../text/corrections.ts';
import { functionWordsOf } from '../text/function-words.ts';
import type { Unit } from '../text/units.ts';
import { unitsOf } from '../text/units.ts';
import type { Correctable } from './corrected-values.ts';
import { freeSpan } from './reading.ts';

/**
 * The text after words that announce a correction, if it shares a word with the free text of one collected
 * parameter. Other words may be anything, because free text has no list.
 */
export const restatedText = ({
  collected,
  texts,
  readings: { strict, language },
}: Correctable): readonly Capture[] => {
  const { units } = strict;
  const from = endOfWords(units, 0, [...correctionsOf(language), ...replacementsOf(language)]);
  if (from === 0) return [];
  const value = endOfWords(units, from, answerOpeningsOf(language));
  const smallWords = functionWordsOf(language);
  const said = new Set(units.slice(value).map(({ folded }) => folded));
  const isShared = ({ folded }: Unit): boolean => said.has(folded) && !smallWords.has(folded);
  const [restated, ...others] = collected.filter(
    ({ entity, name }) => entity === 'sys.any' && unitsOf(texts[name] ?? '').some(isShared),
  );
  if (restated === undefined || others.length > 0) return [];
  const { alias, entity } = restated;
  return [{ alias, entity, span: freeSpan(strict, value, units.length, 'any') }];
};

/** Past all expressions from a unit on. */
const endOfWords = (
  units: readonly Unit[],
  from: number,
  expressions: readonly (readonly string[])[],
): number => {
  const next = expressions.find((words) => words.every((word, at) => units[from + at]?.folded === word));
  return next === undefined ? from : endOfWords(units, from + next.length, expressions);
};
