import { type Token, tokenise } from './tokens.ts';

/**
 * English contractions and the words that they stand for, because "I'm ill" and "I am ill" mean the same.
 * Many people leave the apostrophe out, but forms that are words of their own stay: `its`, `were`, `well`,
 * `ill`, `id`.
 */
const WHOLE = `can't=can_not won't=will_not shan't=shall_not let's=let_us i'm=i_am i've=i_have
  you're=you_are you've=you_have they're=they_are they've=they_have we've=we_have what's=what_is
  where's=where_is who's=who_is how's=how_is that's=that_is there's=there_is here's=here_is`;

const NEGATED = 'do does did is are was were has have had would should could must need'.split(' ');

/** In others `'s` may be a possessive. */
const BEFORE_IS = new Set('it he she that there here what where who how when why'.split(' '));

const ENDINGS = new Map([
  ["'m", 'am'],
  ["'re", 'are'],
  ["'ve", 'have'],
  ["'ll", 'will'],
  ["'d", 'would'],
]);

type TwoWords = readonly [string, string];

const expansions = new Map<string, TwoWords>([['cannot', ['can', 'not']]]);
/** `whats` → `what's` */
const apostropheForms = new Map<string, string>();

const add = (word: string, words: TwoWords): void => {
  const bare = word.replace("'", '');
  expansions.set(word, words).set(bare, words);
  apostropheForms.set(bare, word);
};

for (const verb of NEGATED) add(`${verb}n't`, [verb, 'not']);
for (const pair of WHOLE.split(/\s+/)) {
  const [word = '', first = '', second = ''] = pair.split(/[=_]/);
  add(word, [first, second]);
}

/** The two words of a folded contraction, or undefined if the word is none. */
export const expansionOf = (word: string): TwoWords | undefined => {
  const known = expansions.get(word);
  if (known !== undefined) return known;
  const at = word.indexOf("'");
  if (at <= 0) return undefined;
  const first = word.slice(0, at);
  if (word.endsWith("'s")) return BEFORE_IS.has(first) ? [first, 'is'] : undefined;
  const second = ENDINGS.get(word.slice(at));
  return second === undefined ? undefined : [first, second];
};

export const isEnglish = (language: string): boolean => language === 'en' || language.startsWith('en-');

/** The tokens of a text as the classifier learns and reads them: `whats` counts as `what's`. */
export const tokeniseSpelled = (text: string, language: string): readonly Token[] =>
  withApostrophes(tokenise(text, language), language);

export const withApostrophes = (tokens: readonly Token[], language: string): readonly Token[] => {
  if (!isEnglish(language) || !tokens.some(({ folded }) => apostropheForms.has(folded))) return tokens;
  return tokens.map((token) => {
    const [spelled] = tokenise(apostropheForms.get(token.folded) ?? '', language);
    if (spelled === undefined) return token;
    const { text, start, end } = token;
    return { text, start, end, folded: spelled.folded, stem: spelled.stem };
  });
};
