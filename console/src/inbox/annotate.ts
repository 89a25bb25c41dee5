/** Escaped signs, and annotated words with the name of their parameter or entity, as the server writes them. */
const ANNOTATION = /\\([\\[\]])|\[((?:\\.|[^\\[\]])+)\]\(([^()]+)\)/g;

/** A part of a phrase; `name` is of the parameter or entity that it is annotated with. */
export type Part = { readonly text: string; readonly name?: string };

export const partsOf = (phrase: string): readonly Part[] => {
  const parts: Part[] = [];
  let plain = '';
  let end = 0;
  const flush = () => {
    if (plain !== '') parts.push({ text: plain });
    plain = '';
  };
  for (const match of phrase.matchAll(ANNOTATION)) {
    const [whole, escapedSign, words, name] = match;
    plain += phrase.slice(end, match.index) + (escapedSign ?? '');
    end = match.index + whole.length;
    if (words === undefined || name === undefined) continue;
    flush();
    parts.push({ text: words.replaceAll(/\\(.)/g, '$1'), name });
  }
  plain += phrase.slice(end);
  flush();
  return parts;
};

/** The phrase with its selected words annotated; unchanged if no plain words are selected. */
export const annotate = (
  phrase: string,
  { from, to, name }: { readonly from: number; readonly to: number; readonly name: string },
): string => {
  const selectedText = phrase.slice(from, to);
  const words = selectedText.trim();
  if (words === '' || /[[\]()\\]/.test(selectedText) || isInside(phrase, from)) return phrase;
  const start = from + selectedText.indexOf(words);
  return `${phrase.slice(0, start)}[${words}](${name})${phrase.slice(start + words.length)}`;
};

const isInside = (phrase: string, place: number): boolean =>
  [...phrase.matchAll(ANNOTATION)].some(
    ({ 0: whole, index }) => index < place && place < index + whole.length,
  );
