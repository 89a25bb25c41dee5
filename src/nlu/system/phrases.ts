import { beginsWord, endsWord, foldPhrase, spellingsOf } from './folding.ts';

export type PhraseMatch<T> = { readonly start: number; readonly end: number; readonly value: T };

/**
 * Finds the phrases of a list in a folded text, the longest at each place. The cost is bounded by the text
 * length times the number of different phrase lengths that share two first letters.
 */
export class PhraseTable<T> {
  readonly #values = new Map<string, T>();
  /**
   * First one or two letters, see `keyAt` → the lengths of the phrases with that beginning, longest first.
   */
  readonly #lengths = new Map<number, number[]>();
  /** Which first letters occur, by their last eight bits: at most places of a text no phrase can begin. */
  readonly #firsts = new Uint8Array(FIRSTS);

  /** Suffixes that a phrase may have, such as Turkish cases; sticky. */
  readonly #endings: RegExp | undefined;

  constructor(entries: Iterable<readonly [phrase: string, value: T]> = [], endings?: RegExp) {
    this.#endings = endings;
    for (const [phrase, value] of entries) this.add(phrase, value);
  }

  /** The first value of a phrase wins. */
  add(phrase: string, value: T): void {
    for (const spelling of spellingsOf(phrase)) this.#put(foldPhrase(spelling), value);
  }

  #put(folded: string, value: T): void {
    if (folded === '' || this.#values.has(folded)) return;
    this.#values.set(folded, value);
    this.#firsts[folded.charCodeAt(0) % FIRSTS] = 1;
    const key = keyAt(folded, 0, folded.length === 1 ? 1 : 2);
    const lengths = this.#lengths.get(key);
    if (lengths === undefined) this.#lengths.set(key, [folded.length]);
    else if (!lengths.includes(folded.length)) {
      lengths.push(folded.length);
      lengths.sort((a, b) => b - a);
    }
  }

  get(folded: string): T | undefined {
    return this.#values.get(folded);
  }

  /**
   * The longest phrase at `at` that ends at the end of a word; `begins` says whether a phrase may begin
   * there.
   */
  at(folded: string, at: number, begins?: boolean): PhraseMatch<T> | undefined {
    if (at >= folded.length || this.#firsts[folded.charCodeAt(at) % FIRSTS] === 0) return undefined;
    if (!(begins ?? beginsWord(folded, at))) return undefined;
    return this.#longest(folded, at, keyAt(folded, at, 2)) ?? this.#longest(folded, at, keyAt(folded, at, 1));
  }

  /** All matches from left to right, not overlapping. */
  all(folded: string): PhraseMatch<T>[] {
    const found: PhraseMatch<T>[] = [];
    for (let at = 0; at < folded.length; ) {
      const match = this.at(folded, at);
      if (match === undefined) at++;
      else {
        found.push(match);
        at = match.end;
      }
    }
    return found;
  }

  #longest(folded: string, at: number, key: number): PhraseMatch<T> | undefined {
    const lengths = this.#lengths.get(key);
    if (lengths === undefined) return undefined;
    for (const length of lengths) {
      const end = at + length;
      const wordEnd = end > folded.length ? -1 : this.#endOfWord(folded, end);
      if (wordEnd === -1) continue;
      const value = this.#values.get(folded.slice(at, end));
      if (value !== undefined) return { start: at, end: wordEnd, value };
    }
    return undefined;
  }

  /**
   * The end of the word whose phrase ends at `end`; -1 if the phrase is only the beginning of another word.
   */
  #endOfWord(folded: string, end: number): number {
    const isWhole = endsWord(folded, end);
    if (this.#endings === undefined || (isWhole && folded.charAt(end) !== "'")) return isWhole ? end : -1;
    this.#endings.lastIndex = end;
    if (this.#endings.test(folded)) return this.#endings.lastIndex;
    return isWhole ? end : -1;
  }
}

const FIRSTS = 256;

/** One or two letters as an integer of 32 bits, for speed: it is looked up at every place of every text. */
const keyAt = (folded: string, at: number, letters: 1 | 2): number =>
  (folded.charCodeAt(at) << 16) | (letters === 1 ? 0 : folded.charCodeAt(at + 1));
