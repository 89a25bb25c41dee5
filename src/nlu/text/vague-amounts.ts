import { vagueAmounts } from './data/vague-amounts.ts';
import { wordSets } from './word-sets.ts';

/** The words of a language before which an article, or "one", counts nothing, folded. */
export const vagueAmountsOf = wordSets(vagueAmounts);
