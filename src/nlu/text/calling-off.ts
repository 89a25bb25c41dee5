/** Whether a text asks to call something off: "cancel my booking" has the words of an intent that books. */
import { callingOffWords } from './data/calling-off-words.ts';
import { expressionsOf } from './expressions.ts';
import { isVerbParticle, joinedForms } from './separable-verbs.ts';

/** By first word, the words that follow it in an expression. */
type WordsByFirst = ReadonlyMap<string, readonly (readonly string[])[]>;

const listsOf = (name: 'asking' | 'related'): ((language: string) => WordsByFirst) => {
  const lists = Object.entries(callingOffWords).map(([tag, words]) => [tag, words[name]]);
  const expressionsIn = expressionsOf(Object.fromEntries(lists));
  const byLanguage = new Map<string, WordsByFirst>();
  return (language) => {
    const cached = byLanguage.get(language);
    if (cached !== undefined) return cached;
    const byFirst = new Map<string, (readonly string[])[]>();
    for (const [first = '', ...rest] of expressionsIn(language))
      byFirst.set(first, [...(byFirst.get(first) ?? []), rest]);
    byLanguage.set(language, byFirst);
    return byFirst;
  };
};

const askingIn = listsOf('asking');
const relatedIn = listsOf('related');

/** @param words folded */
export const callsOff = (words: readonly string[], language: string): boolean =>
  hasOneOf(askingIn(language), words) || hasOneOf(askingIn(language), verbsJoined(words, language));

/** The verbs of a text with its particle: "absagen" in "sag den Termin ab". */
const verbsJoined = (words: readonly string[], language: string): readonly string[] => {
  const particle = words.at(-1) ?? '';
  if (!isVerbParticle(particle, language)) return [];
  return words.slice(0, -1).flatMap((word) => joinedForms(word, particle, language));
};

/** Whether a phrase says so or something like it, so that its intent may be meant. */
export const mayCallOff = (words: readonly string[], language: string): boolean =>
  callsOff(words, language) || hasOneOf(relatedIn(language), words);

const hasOneOf = (byFirst: WordsByFirst, words: readonly string[]): boolean =>
  words.some((word, at) =>
    byFirst.get(word)?.some((rest) => rest.every((next, place) => words[at + 1 + place] === next)),
  );
