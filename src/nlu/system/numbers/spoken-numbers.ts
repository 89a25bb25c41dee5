import { isWordUnit } from '../folding.ts';
import { type NumberAtom, NumberBuilder } from './number-builder.ts';
import { type NumberLexicon, WORDS_PER_ATOM_MAX } from './number-lexicon.ts';
import { type NumberSpan, skipWord, spanOfWords, startWithMinus } from './number-span.ts';
import { nextWord } from './shares.ts';

type Read = { readonly atoms: readonly NumberAtom[]; readonly end: number };

/** The longest part of a number that begins at `at`. */
const readAtoms = (folded: string, at: number, lexicon: NumberLexicon): Read | undefined => {
  if (!lexicon.mayBegin(folded, at)) return undefined;
  let best: Read | undefined;
  let words = '';
  let from = at;
  for (let count = 0; count < WORDS_PER_ATOM_MAX && from < folded.length; count++) {
    const end = skipWord(folded, from);
    words += folded.slice(from, end);
    const atoms = lexicon.atomsOf(words);
    if (atoms !== undefined) best = { atoms, end };
    const separator = folded.charAt(end);
    const isSpaced = separator === ' ' || separator === '-';
    const mayGoOn = separator === "'" || (isSpaced && (count > 0 || lexicon.mayGoOn(words)));
    if (!mayGoOn || !isWordUnit(folded.charCodeAt(end + 1))) break;
    words += isSpaced ? ' ' : separator;
    from = end + 1;
  }
  return best;
};

/** A number in words that begins at `at`. */
export const readWords = (folded: string, at: number, lexicon: NumberLexicon): NumberSpan | undefined => {
  const first = readAtoms(folded, at, lexicon);
  if (first === undefined) return undefined;
  const [head] = first.atoms;
  if (head === undefined || head.kind === 'joiner') return undefined;
  const start = startWithMinus(folded, at, lexicon);
  const sign = start === at ? 1 : -1;
  if (head.kind === 'fixed') return { ...spanOfWords(start, first.end, sign * head.value), body: at };
  let sum = new NumberBuilder(lexicon.system);
  let end = at;
  for (let next: Read | undefined = first; next !== undefined; ) {
    const more = takeAll(sum, next.atoms, lexicon);
    if (more === undefined) break;
    sum = more;
    end = next.end;
    const isLast = lexicon.lastWord?.test(folded.slice(at, end)) === true;
    next = isLast ? undefined : afterSeparator(folded, end, lexicon, sum);
  }
  if (end === at) return undefined;
  const isArticle = head.value === 1 && end === first.end && lexicon.articles.has(folded.slice(at, end));
  return {
    ...spanOfWords(start, end, sign * sum.value),
    body: at,
    isOrdinal: sum.isOrdinal,
    isArticle: isArticle && start === at,
  };
};

/** The sum with all parts of one word, or undefined, because no number may use half a word. */
const takeAll = (
  sum: NumberBuilder,
  atoms: readonly NumberAtom[],
  lexicon: NumberLexicon,
): NumberBuilder | undefined => {
  const more = sum.copy();
  let joins = false;
  for (const atom of atoms) {
    if (atom.kind === 'joiner') joins = true;
    else {
      const taken = (joins && lexicon.unitsFirst && more.takeTensAfterUnit(atom)) || more.take(atom);
      if (!taken) return undefined;
      joins = false;
    }
  }
  return joins ? undefined : more;
};

/** The continuation of a number after a space, a hyphen or a joiner such as "and". */
const afterSeparator = (
  folded: string,
  end: number,
  lexicon: NumberLexicon,
  sum: NumberBuilder,
): Read | undefined => {
  const at = nextWord(folded, end);
  if (at === -1) return undefined;
  const next = readAtoms(folded, at, lexicon);
  const isJoiner = next?.atoms[0]?.kind === 'joiner' && next.atoms.length === 1;
  return isJoiner ? afterJoiner(folded, next.end, lexicon, sum) : next;
};

const afterJoiner = (
  folded: string,
  end: number,
  lexicon: NumberLexicon,
  sum: NumberBuilder,
): Read | undefined => {
  const mayJoin = sum.room >= lexicon.joinFrom || (lexicon.unitsFirst && sum.room === 0);
  const at = nextWord(folded, end);
  if (!mayJoin || at === -1) return undefined;
  const after = readAtoms(folded, at, lexicon);
  const head = after?.atoms[0];
  if (after === undefined || head === undefined) return undefined;
  if (sum.room === 0)
    return head.value >= 20
      ? { atoms: [{ kind: 'joiner', value: 0 }, ...after.atoms], end: after.end }
      : undefined;
  if (lexicon.joinsOnly.size > 0 && !lexicon.joinsOnly.has(head.value)) return undefined;
  return head.kind !== 'article' && head.value < sum.room ? after : undefined;
};
