import { COMPLETED_WORDS_MAX } from '../../kernel/limits/understanding.ts';
import { type Dictionary, edgeOf, ROOT } from './dictionary.ts';

/**
 * The only value that begins with these words: "weekend ticket" for "weekend". Undefined if none does, or
 * several do.
 * @param words folded
 */
export const soleCompletion = (dictionary: Dictionary, words: readonly string[]): string | undefined => {
  const { wordIds, edges, valueAt, values } = dictionary;
  const start = wordIds.size > COMPLETED_WORDS_MAX ? undefined : nodeAfter(words, dictionary);
  const pending = start === undefined ? [] : [start];
  const found = new Set<string>();
  for (let node = pending.pop(); node !== undefined && found.size < 2; node = pending.pop()) {
    const value = values[valueAt.get(node) ?? -1];
    if (value !== undefined) found.add(value);
    for (const id of wordIds.values()) {
      const next = edges.get(edgeOf(node, id));
      if (next !== undefined) pending.push(next);
    }
  }
  const [only, ...others] = found;
  return others.length > 0 ? undefined : only;
};

/** Undefined if no value begins with the words. */
const nodeAfter = (words: readonly string[], { wordIds, edges }: Dictionary): number | undefined => {
  let node: number | undefined = ROOT;
  for (const word of words) {
    const id = wordIds.get(word);
    node = id === undefined || node === undefined ? undefined : edges.get(edgeOf(node, id));
  }
  return node;
};
