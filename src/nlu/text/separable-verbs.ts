/** Forms of separable verbs: German "schalte … ab" is "abschalten". */
import { type SeparableVerbs, separableVerbs } from './data/separable-verbs.ts';
import { primaryLanguage } from './language.ts';
import { wordSets } from './word-sets.ts';

const listsOf = (name: keyof SeparableVerbs): ((language: string) => ReadonlySet<string>) =>
  wordSets(Object.fromEntries(Object.entries(separableVerbs).map(([tag, lists]) => [tag, lists[name]])));

const particlesOf = listsOf('particles');
const infixesOf = listsOf('infixes');
const endingsOf = listsOf('endings');
const prepositionsOf = listsOf('prepositions');

export const isVerbParticle = (word: string, language: string): boolean => particlesOf(language).has(word);

/**
 * Whether a particle has left its verb, which is at the end and before a preposition: "Licht an im Bad", but
 * not "an der Wand".
 */
export const hasVerbLeft = (words: readonly string[], at: number, language: string): boolean => {
  const next = words[at + 1];
  return at > 0 && (next === undefined || prepositionsOf(language).has(next));
};

export const hasSeparableVerbs = (language: string): boolean =>
  separableVerbs[primaryLanguage(language)] !== undefined;

/** Shorter stems are those of many verbs. */
const STEM_CHARS_MIN = 3;

/**
 * What a word in one piece may be in two: for "abschalten", `ab`, and "schalte", "schaltet" and the like.
 * Empty for other words.
 */
export const apartForms = (
  word: string,
  language: string,
): readonly { readonly particle: string; readonly verbs: readonly string[] }[] =>
  [...particlesOf(language)].flatMap((particle) => {
    if (!word.startsWith(particle)) return [];
    const rest = word.slice(particle.length);
    const infixes = ['', ...infixesOf(language)].filter((infix) => rest.startsWith(infix));
    const verbs = infixes
      .map((infix) => rest.slice(infix.length))
      .flatMap((verb) => formsOf(stemsOf(verb, language), language));
    return verbs.length === 0 ? [] : [{ particle, verbs }];
  });

/** What a verb and a particle after it may be in one word: for "schalte" and `ab`, "abschalten" and the like. */
export const joinedForms = (verb: string, particle: string, language: string): readonly string[] => {
  const forms = formsOf([verb, ...stemsOf(verb, language)], language);
  const infixes = ['', ...infixesOf(language)];
  return infixes.flatMap((infix) => forms.map((form) => particle + infix + form));
};

/** A verb without an ending: "schalte" may end in `e` or in `te`. Empty if it has none. */
const stemsOf = (verb: string, language: string): readonly string[] =>
  [...endingsOf(language)].flatMap((end) =>
    verb.endsWith(end) && verb.length - end.length >= STEM_CHARS_MIN ? verb.slice(0, -end.length) : [],
  );

/** Stems with each ending and without. */
const formsOf = (stems: readonly string[], language: string): readonly string[] =>
  stems.flatMap((stem) => [stem, ...[...endingsOf(language)].map((end) => stem + end)]);
