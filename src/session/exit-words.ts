import { exitFrames, exitWords } from './data/exit-words.ts';

export type Exit = { readonly reply: string };

/** Whether the whole text means to leave the dialogue; English counts in every language. */
export const exitIn = (text: string, language: string): Exit | undefined => {
  const normalised = normalise(text);
  const primary = language.split('-')[0]?.toLowerCase() ?? '';
  const own = exitWords[primary];
  const match = [primary, 'en'].find((known) => saysOnly(normalised, known));
  return match === undefined ? undefined : { reply: (own ?? exitWords.en)?.reply ?? '' };
};

/** In lower case, without accents and signs, as people type. */
const normalise = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .normalize('NFC')
    .replace(/[\s.!?¿¡。！？,、，…'’]+/g, ' ')
    .trim();

/** Whether a text is an exit word of a language, or one between words of its frame. */
const saysOnly = (text: string, language: string): boolean => {
  const words = new Set(exitWords[language]?.words.map(normalise));
  return (
    words.has(text) || withoutFrames(text, language).some((rest) => words.has(rest) && !ONLY_ALONE.has(rest))
  );
};

/** Spanish "para ahora" is "for now". */
const ONLY_ALONE: ReadonlySet<string> = new Set(['para']);

/** A text and what remains when words of a frame are taken from its beginning and its end. */
const withoutFrames = (text: string, language: string): readonly string[] => {
  const { before, after } = framesOf(language);
  // Without spaces between words, a frame is part of the word.
  const space = /^(?:ja|zh|ko)$/.test(language) ? ' ?' : ' ';
  const beginning = new RegExp(`^(?:${before})${space}`);
  const end = new RegExp(`${space}(?:${after})$`);
  const remains = [text];
  for (const rest of remains)
    for (const shorter of [rest.replace(beginning, ''), rest.replace(end, '')])
      if (!remains.includes(shorter)) remains.push(shorter);
  return remains;
};

const knownFrames = new Map<string, { readonly before: string; readonly after: string }>();

/** The words of a frame as alternatives of a regular expression, longest first. */
const framesOf = (language: string): { readonly before: string; readonly after: string } => {
  const known = knownFrames.get(language);
  if (known !== undefined) return known;
  const { before = '', after = '' } = exitFrames[language] ?? {};
  const words = exitWords[language]?.words ?? [];
  const alternativesOf = (list: string): string =>
    [...list.split(',').filter(Boolean), ...words]
      .map(normalise)
      .sort((a, b) => b.length - a.length)
      .join('|');
  const alternatives = { before: alternativesOf(before), after: alternativesOf(after) };
  knownFrames.set(language, alternatives);
  return alternatives;
};
