import type { TextReading } from '../values/reading.ts';
import { unitAfterWord } from './pattern.ts';
import type { Rule, RuleIndex, RuleWord } from './rule-index.ts';

/** The rules whose words all occur in the text, in the rules' order. */
export const rulesFor = (index: RuleIndex, { units }: TextReading): readonly Rule[] => {
  if (units.length === 0) return NONE;
  const { present, bits } = wordsIn(index, units);
  const rules: Rule[] = [];
  for (const word of present)
    for (const rule of word.rules)
      if ((rule.bits & ~bits) === 0 && rule.unitsMin <= units.length && containsInOrder(rule.words, units))
        rules.push(rule);
  for (const rule of index.wordlessRules) if (rule.unitsMin <= units.length) rules.push(rule);
  return rules;
};

const NONE: readonly Rule[] = [];

type WordsIn = {
  /** The words of a text that are the rarest word of some rule, each once. */
  readonly present: readonly RuleWord[];
  /** The bits of all its words that occur in rules. */
  readonly bits: number;
};

const wordsIn = ({ words }: RuleIndex, units: TextReading['units']): WordsIn => {
  const present: RuleWord[] = [];
  let bits = 0;
  for (const { joined, folded } of units)
    for (let form = joined; ; form = folded) {
      const word = words.get(form);
      if (word !== undefined) {
        bits |= word.bit;
        if (word.rules.length > 0 && !present.includes(word)) present.push(word);
      }
      if (form === folded) break;
    }
  return { present, bits };
};

const containsInOrder = (words: readonly string[], units: TextReading['units']): boolean => {
  let at = 0;
  for (const word of words) {
    let next: number | undefined;
    while (next === undefined && at < units.length) next = unitAfterWord(units, at++, word);
    if (next === undefined) return false;
    at = next;
  }
  return true;
};
