/**
 * The words that most phrases of an intent have: `vélo` of "je voudrais louer un vélo", "où trouver un vélo"
 * and "comment prendre un vélo". A text with another thing in their place, "je voudrais louer un livre", is
 * not about the intent's subject. An intent whose phrases all name other things has no such words.
 */
import { mappedInSteps, type Steps } from '../../kernel/steps.ts';
import { isRelatedToOne } from './related-words.ts';

/** A word is in two phrases by chance. */
const PHRASES_MIN = 3;
/** Of the phrases that have a word which carries meaning. */
const SHARE_MIN = 0.6;
/** Of these, as it is written, so that few words are compared with all others. */
const WRITTEN_SHARE_MIN = 0.25;

/**
 * The words that are in most phrases, also inflected or as a part of a compound.
 * @param phrases the words of each phrase that carry meaning
 */
export function* topicWordsSteps(
  phrases: readonly (readonly string[])[],
  language: string,
): Steps<ReadonlySet<string>> {
  const meaningful = phrases.filter((words) => words.length > 0);
  const topics = new Set<string>();
  if (meaningful.length < PHRASES_MIN) return topics;
  const counts = new Map<string, number>();
  yield* mappedInSteps(meaningful, (words) => {
    for (const word of new Set(words)) counts.set(word, (counts.get(word) ?? 0) + 1);
  });
  for (const [word, count] of counts) {
    if (count < WRITTEN_SHARE_MIN * meaningful.length) continue;
    yield;
    const holds = (words: readonly string[]) =>
      words.includes(word) || isRelatedToOne(word, new Set(words), language);
    const held = (yield* mappedInSteps(meaningful, holds)).filter(Boolean).length;
    if (held >= PHRASES_MIN && held >= SHARE_MIN * meaningful.length) topics.add(word);
  }
  return topics;
}
