/**
 * English contractions and the words that they stand for, because "I'm ill" and "I am ill" mean the same.
 * Many people leave the apostrophe out, but forms that are words of their own stay: `its`, `were`, `well`,
 * `ill`, `id`.
 */
const WHOLE = `can't=can_not won't=will_not shan't=shall_not let's=let_us cant=can_not wont=will_not
  cannot=can_not im=i_am ive=i_have youre=you_are youve=you_have
  theyre=they_are theyve=they_have weve=we_have whats=what_is
  wheres=where_is whos=who_is hows=how_is thats=that_is theres=there_is heres=here_is lets=let_us`;

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

const expansions = new Map<string, TwoWords>();
for (const verb of NEGATED)
  for (const word of [`${verb}n't`, `${verb}nt`]) expansions.set(word, [verb, 'not']);
for (const pair of WHOLE.split(/\s+/)) {
  const [word = '', first = '', second = ''] = pair.split(/[=_]/);
  expansions.set(word, [first, second]);
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
