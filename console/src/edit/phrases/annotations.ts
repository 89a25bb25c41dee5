import type { EditedIntent } from '../intents/edited-intent.ts';

export type Phrase = NonNullable<EditedIntent['userSays']>[number];
type Part = Phrase['data'][number];

/** Words of a phrase that are a value. */
export type Span = {
  readonly start: number;
  readonly end: number;
  /** With its `@`. */
  readonly entity: string;
  readonly parameter: string;
};

export const wordsOf = ({ data }: Pick<Phrase, 'data'>): string => data.map(({ text }) => text).join('');

export const spansOf = ({ data }: Pick<Phrase, 'data'>): readonly Span[] => {
  let end = 0;
  return data.flatMap(({ text, meta, alias = '' }) => {
    const start = end;
    end += text.length;
    return meta === undefined ? [] : [{ start, end, entity: meta, parameter: alias }];
  });
};

/** The phrase with other words and annotations; unchanged parts keep all of their fields. */
const phraseWith = (phrase: Phrase, words: string, spans: readonly Span[]): Phrase => {
  const data: Part[] = [];
  let end = 0;
  const plain = (until: number) => {
    if (until > end) data.push({ text: words.slice(end, until) });
  };
  for (const { start, end: stop, entity, parameter } of spans) {
    plain(start);
    const part = { text: words.slice(start, stop), meta: entity, alias: parameter };
    const before = phrase.data.find(
      ({ text, meta, alias }) => text === part.text && meta === part.meta && alias === part.alias,
    );
    data.push(before ?? { ...part, userDefined: true });
    end = stop;
  }
  plain(words.length);
  return { ...phrase, data: data.length > 0 ? data : [{ text: '' }] };
};

/**
 * The phrase after its words were edited. The edit is the part between the common prefix and suffix;
 * annotations that it touches grow or shrink, and are removed with their last word.
 */
export const withWords = (phrase: Phrase, words: string): Phrase => {
  const before = wordsOf(phrase);
  const sharedMax = Math.min(before.length, words.length);
  let head = 0;
  while (head < sharedMax && before[head] === words[head]) head += 1;
  let tail = 0;
  while (tail < sharedMax - head && before.at(-1 - tail) === words.at(-1 - tail)) tail += 1;
  const shift = words.length - before.length;
  const editEnd = before.length - tail;
  const spans = spansOf(phrase).map((span) => ({
    ...span,
    // Text typed directly before or after an annotation does not belong to it.
    start: span.start < head ? span.start : span.start >= editEnd ? span.start + shift : head,
    end: span.end <= head ? span.end : span.end >= editEnd ? span.end + shift : head,
  }));
  return phraseWith(
    phrase,
    words,
    spans.filter(({ start, end }) => words.slice(start, end).trim() !== ''),
  );
};

/** The phrase with another annotation, without blanks at its ends, which replaces overlapping ones. */
export const withSpan = (phrase: Phrase, span: Span): Phrase => {
  const words = wordsOf(phrase);
  const selectedWords = words.slice(span.start, span.end);
  if (selectedWords.trim() === '') return phrase;
  const start = span.start + selectedWords.length - selectedWords.trimStart().length;
  const end = start + selectedWords.trim().length;
  const others = spansOf(phrase).filter((span) => span.end <= start || span.start >= end);
  return phraseWith(
    phrase,
    words,
    [...others, { ...span, start, end }].toSorted((one, other) => one.start - other.start),
  );
};

export const withoutSpan = (phrase: Phrase, at: number): Phrase =>
  phraseWith(
    phrase,
    wordsOf(phrase),
    spansOf(phrase).filter((_, place) => place !== at),
  );

/** Converts a phrase between the notations: a template has entities in its text, an example has words. */
export const asTemplate = (phrase: Phrase, isTemplate: boolean): Phrase => {
  if ((phrase.isTemplate ?? false) === isTemplate) return phrase;
  if (!isTemplate) return { ...phrase, isTemplate };
  const text = phrase.data
    .map(({ text: words, meta, alias = '' }) =>
      meta === undefined ? words : `${meta}${alias === '' ? '' : `:${alias}`}`,
    )
    .join('');
  return { ...phrase, isTemplate, data: [{ text }] };
};
