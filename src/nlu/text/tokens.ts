import { isWordKind, joinsWord, kindAt, LETTER } from './ascii.ts';
import { fold, lowerAscii } from './fold.ts';
import { isWrittenWithoutSpaces } from './language.ts';
import { segmenterFor } from './segmenter.ts';
import { type Stemmer, stemmerFor } from './stemmer.ts';

/** A word, a number or one punctuation mark, never with whitespace. */
export type Token = {
  /** As typed: `text.slice(start, end)`, in UTF-16 units. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Lower case, without accents. */
  readonly folded: string;
  /** The folded stem; equals `folded` for numbers, marks and languages without a stemmer. */
  readonly stem: string;
};

/** A word may contain one apostrophe (`what's`, `l’eau`) and combining marks. */
const WORD_OR_MARK =
  /[\p{L}\p{M}\p{N}]+(?:['’][\p{L}\p{M}]+)?|\p{Extended_Pictographic}\p{M}*|[^\s\p{L}\p{M}\p{N}]/gu;
const HAS_LETTER = /\p{L}/u;

/** The tokens of a text, in order; only an empty or blank text has none. */
export const tokenise = (text: string, language: string): readonly Token[] => {
  const stemmer = stemmerFor(language);
  const isUnspaced = isWrittenWithoutSpaces(language);
  const lower = isUnspaced ? undefined : lowerAscii(text);
  if (lower !== undefined) return asciiTokens(text, lower, stemmer);
  const tokens: Token[] = [];
  for (const match of text.matchAll(WORD_OR_MARK)) {
    const [word] = match;
    if (isUnspaced && word.length > 1) pushSegments(tokens, { word, start: match.index, language, stemmer });
    else tokens.push(tokenOf(word, match.index, stemmer));
  }
  return tokens;
};

/** Stems on first use, because callers that cache words need few stems. */
class TypedToken implements Token {
  readonly text: string;
  readonly start: number;
  readonly folded: string;
  readonly #stemmer: Stemmer;

  constructor(text: string, start: number, folded: string, stemmer: Stemmer) {
    this.text = text;
    this.start = start;
    this.folded = folded;
    this.#stemmer = stemmer;
  }

  get end(): number {
    return this.start + this.text.length;
  }

  get stem(): string {
    const { text, folded } = this;
    if (!HAS_LETTER.test(folded)) return folded;
    return fold(this.#stemmer(lowerAscii(text) ?? text.toLowerCase().normalize('NFC')));
  }
}

/** The matches of the pattern above in an ASCII text. */
const asciiTokens = (text: string, lower: string, stemmer: Stemmer): readonly Token[] => {
  const tokens: Token[] = [];
  for (let end = 0; end < text.length; ) {
    const start = end;
    end = wordEnd(lower, start);
    const isWord = end > start;
    if (!isWord) end = start + 1;
    else if (joinsWord(lower, end)) end = lettersEnd(lower, end + 1);
    if (!isWord && isSpace(lower.charCodeAt(start))) continue;
    const folded = lower.slice(start, end);
    const typed = lower === text ? folded : text.slice(start, end);
    tokens.push(new TypedToken(typed, start, folded, stemmer));
  }
  return tokens;
};

const wordEnd = (text: string, from: number): number => {
  let at = from;
  while (isWordKind(kindAt(text, at))) at += 1;
  return at;
};

const lettersEnd = (text: string, from: number): number => {
  let at = from;
  while (kindAt(text, at) === LETTER) at += 1;
  return at;
};

/** Same as `\s` in ASCII: the space, and tab to carriage return. */
const isSpace = (code: number): boolean => code === 32 || (code >= 9 && code <= 13);

const tokenOf = (text: string, start: number, stemmer: Stemmer): Token =>
  new TypedToken(text, start, fold(text), stemmer);

type Run = {
  readonly word: string;
  readonly start: number;
  readonly language: string;
  readonly stemmer: Stemmer;
};

const pushSegments = (tokens: Token[], { word, start, language, stemmer }: Run): void => {
  for (const { segment, index } of segmenterFor(language).segment(word))
    tokens.push(tokenOf(segment, start + index, stemmer));
};
