import { MASKED_PIECE_CHARS_MAX } from '../kernel/limits/privacy.ts';
import { finish, type Steps, sortedInSteps } from '../kernel/steps.ts';
import { decodings } from './decoded-text.ts';
import type { KnownValues } from './known-values.ts';
import { byPlace, mergeStretches, type Stretch, withPlaceholders } from './masked-text.ts';
import type { Masking } from './masking.ts';

/** Texts that came from outside may have values that no rule knows yet; the agent's own may not. */
export type Origin = 'outside' | 'agent';

/** Searches texts for values to mask, each text once and a long one in many steps. */
export type TextSearch = {
  /** Looks for values in a text that came from outside. */
  readonly learn: (text: string) => Steps<void>;
  /** Finds what is to be masked in a text, when all values are known: what the others would do in one go. */
  readonly prepare: (text: string, origin: Origin) => Steps<void>;
  readonly stretchesIn: (text: string, origin: Origin) => readonly Stretch[];
  readonly masked: (text: string, origin: Origin) => string;
};

export const textSearch = (masking: Masking, known: KnownValues): TextSearch => {
  const cache = new Map<string, readonly Stretch[]>();
  const prepared = {
    outside: new Map<string, readonly Stretch[]>(),
    agent: new Map<string, readonly Stretch[]>(),
  };

  function* learn(text: string): Steps<void> {
    if (masking.entities.size === 0 || cache.has(text)) return;
    const stretches: Stretch[] = [];
    for (const view of viewsOf(text))
      for (const { piece, from } of piecesOf(view.text)) {
        for (const { entity, value, start, end } of masking.find(piece)) {
          const as = masking.entities.get(entity) ?? entity;
          known.add(value, as);
          known.add(piece.slice(start, end), as);
          stretches.push(placeInText({ start: from + start, end: from + end, as }, view));
        }
        yield;
      }
    cache.set(text, stretches);
  }

  function* search(text: string, origin: Origin): Steps<readonly Stretch[]> {
    if (origin === 'outside') yield* learn(text);
    const stretches = origin === 'outside' ? [...(cache.get(text) ?? [])] : [];
    for (const view of viewsOf(text)) {
      for (const stretch of yield* known.stretchesIn(view.text)) stretches.push(placeInText(stretch, view));
      for (const stretch of yield* masking.fits(view.text)) stretches.push(placeInText(stretch, view));
      yield;
    }
    const sortedStretches = yield* sortedInSteps(stretches, byPlace);
    return mergeStretches(sortedStretches, placeholdersIn(text, masking.labels));
  }

  function* prepare(text: string, origin: Origin): Steps<void> {
    const into = prepared[origin];
    if (!into.has(text)) into.set(text, yield* search(text, origin));
  }

  const stretchesIn: TextSearch['stretchesIn'] = (text, origin) =>
    prepared[origin].get(text) ?? finish(search(text, origin));
  return {
    learn,
    prepare,
    stretchesIn,
    masked: (text, origin) => {
      const stretches = stretchesIn(text, origin);
      return stretches.length === 0 ? text : withPlaceholders(text, stretches);
    },
  };
};

type View = { readonly text: string; readonly placeOf?: (offset: number) => number };

/** A text as it was sent, and without its encoding where it has one. */
const viewsOf = (text: string): readonly View[] => [{ text }, ...decodings(text)];

const placeInText = (stretch: Stretch, { placeOf }: View): Stretch =>
  placeOf === undefined ? stretch : { ...stretch, start: placeOf(stretch.start), end: placeOf(stretch.end) };

const PLACEHOLDER = /\[([\p{L}\p{N}._-]{1,40})\]/gu;

const placeholdersIn = (text: string, labels: ReadonlySet<string>): readonly Stretch[] =>
  Array.from(text.matchAll(PLACEHOLDER)).flatMap(({ 0: whole, 1: as = '', index }) =>
    labels.has(as) ? [{ start: index, end: index + whole.length, as }] : [],
  );

/** A long text in pieces that end between words. */
const piecesOf = (text: string): readonly { readonly piece: string; readonly from: number }[] => {
  const pieces: { piece: string; from: number }[] = [];
  for (let from = 0; from < text.length; ) {
    const end = from + MASKED_PIECE_CHARS_MAX;
    // Searched in the piece alone: a text without spaces would be read from its start for each piece.
    const space = end < text.length ? from + text.slice(from, end + 1).lastIndexOf(' ') : text.length;
    const to = space > from ? space : Math.min(end, text.length);
    pieces.push({ piece: text.slice(from, to), from });
    from = to;
  }
  return pieces;
};
