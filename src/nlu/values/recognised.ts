import type { SystemSpan } from '../entities/recognise.ts';
import type { Capture } from '../rules/pattern.ts';
import type { Token } from '../text/tokens.ts';
import type { TrainingIntent, TrainingParameter } from '../training-set.ts';
import { aliasByCue, type Cues, cuesOf } from './cues.ts';
import { inOrder } from './in-order.ts';
import type { Reading, Span } from './reading.ts';

/** One text, read twice. */
export type Readings = {
  /** As typed. */
  readonly strict: Reading;
  /** With its typing errors forgiven; asked only where the other is silent, and the same where none is seen. */
  readonly tolerant: () => Reading;
  /** The text as the classifier and the taggers take it apart. */
  readonly tokens: () => readonly Token[];
  /** What a system entity finds in a part of the text, without the words around it. */
  readonly recogniseAlone: (entity: string, part: string) => readonly SystemSpan[];
  /** Words that stand in the agent's phrases and templates as plain text. */
  readonly plainWords: ReadonlySet<string>;
};

/** Parameters in need of values of one entity. */
export type Takers = { readonly entity: string; readonly parameters: readonly TrainingParameter[] };

/** What a text is asked for. */
export type Wanted = {
  readonly takers: readonly Takers[];
  /** The intent whose phrases have words that tell parameters of one entity apart; absent: nothing does. */
  readonly cuedBy?: TrainingIntent;
  /** Somebody was asked for them: then even a short plain word may be the answer. */
  readonly isAsked?: boolean;
};

/**
 * What the entities of some parameters find in the words not taken. Parameters of one entity get its values
 * by the words beside them, then in the order of the text; a list takes all that are left.
 */
export const recognised = (
  readings: Readings,
  { takers, cuedBy, isAsked = false }: Wanted,
  taken: readonly Extent[],
): readonly Capture[] => {
  if (takers.length === 0) return NOTHING;
  const { strict, plainWords } = readings;
  let found = chooseSpans(takers, strict, taken, { plainWords, isAsked });
  const silent = silentOf(takers, found);
  const tolerant = silent.length > 0 ? readings.tolerant() : strict;
  if (tolerant !== strict) {
    const occupied = [...taken, ...found.map(({ span }) => span)];
    found = [...found, ...chooseSpans(silent, tolerant, occupied, { plainWords, isAsked })];
  }
  if (found.length === 0) return NOTHING;
  const cues = cuedBy === undefined ? NO_CUES : cuesOf(cuedBy);
  const captures: Capture[] = [];
  for (const { entity, parameters } of takers) {
    const spans = found.filter((one) => one.entity === entity).map(({ span }) => span);
    const cueOf = (span: Span) => aliasByCue(cues, entity, strict.units, span);
    if (spans.length > 0) captures.push(...assign(parameters, spans, cueOf));
  }
  return captures;
};

/** Those of whose entity nothing was found. */
const silentOf = (takers: readonly Takers[], found: readonly Found[]): readonly Takers[] =>
  found.length === 0 ? takers : takers.filter(({ entity }) => !found.some((one) => one.entity === entity));

const NO_CUES: Cues = new Map();
const NOTHING: readonly Capture[] = [];

/** Parameters by entity. */
export const takersOf = (parameters: readonly TrainingParameter[]): readonly Takers[] =>
  entitiesOf(parameters).map((entity) => ({
    entity,
    parameters: parameters.filter((parameter) => parameter.entity === entity),
  }));

/** Each once; free text is in no list. */
export const entitiesOf = (parameters: readonly TrainingParameter[]): readonly string[] => {
  const entities: string[] = [];
  for (const { entity } of parameters)
    if (entity !== '' && entity !== 'sys.any' && !entities.includes(entity)) entities.push(entity);
  return entities;
};

type Found = { readonly entity: string; readonly span: Span };

/** A span that might be chosen. `order` is its entity's place among those asked for. */
type Choice = Found & { readonly order: number; readonly isPlain: boolean };

/**
 * The most words first; of equal ones those that are no plain word of the agent's phrases, then a
 * dictionary's before a system entity's, then the parameters' order.
 */
const byWorth = (a: Choice, b: Choice): number =>
  b.span.to - b.span.from - (a.span.to - a.span.from) ||
  Number(a.isPlain) - Number(b.isPlain) ||
  Number(a.span.source === 'system') - Number(b.span.source === 'system') ||
  a.order - b.order ||
  a.span.from - b.span.from;

const chooseSpans = (
  takers: readonly Takers[],
  reading: Reading,
  taken: readonly Extent[],
  { plainWords, isAsked }: Pick<Readings, 'plainWords'> & { readonly isAsked: boolean },
): readonly Found[] => {
  let choices: Choice[] | undefined;
  for (let order = 0; order < takers.length; order++) {
    const { entity } = takers[order] as Takers; // in range
    for (const span of reading.spansOf(entity)) {
      if (!isAsked && isPlain(span, reading, plainWords)) continue;
      choices ??= [];
      choices.push({ entity, order, span, isPlain: plainWords.has(wordAt(span, reading)) });
    }
  }
  if (choices === undefined) return NONE_FOUND;
  const chosen: Found[] = [];
  for (const choice of inOrder(choices, byWorth)) {
    const { span } = choice;
    if (isTaken(span, taken) || chosen.some((one) => overlap(span, one.span))) continue;
    chosen.push(choice);
  }
  return chosen;
};

const NONE_FOUND: readonly Found[] = [];

/** The only word of a span; empty where it has several. */
const wordAt = ({ from, to }: Span, { units }: Reading): string =>
  to - from === 1 ? (units[from]?.folded ?? '') : '';

const PLAIN_WORD_CHARS_MAX = 3;
/** `one` may be plain text here and a number there; `a` and `un` are articles. */
const PLAIN_SYSTEM_WORD_CHARS_MAX = 2;

/**
 * Short words that the agent's own phrases use as plain text are no values: `in` is not Indiana, `a` not 1.
 */
export const isPlain = (span: Span, reading: Reading, plainWords: Readings['plainWords']): boolean => {
  const word = wordAt(span, reading);
  const charsMax = span.source === 'system' ? PLAIN_SYSTEM_WORD_CHARS_MAX : PLAIN_WORD_CHARS_MAX;
  return word.length <= charsMax && /^\p{L}/u.test(word) && plainWords.has(word);
};

/**
 * `spans` come best first: the best as many as there are parameters are handed out, in the order of the text.
 */
const assign = (
  parameters: readonly TrainingParameter[],
  spans: readonly Span[],
  cueOf: (span: Span) => string | undefined,
): readonly Capture[] => {
  const [first] = parameters;
  if (first !== undefined && parameters.length === 1)
    return (first.isList ? inTextOrder(spans) : spans.slice(0, 1)).map((span) => captureOf(first, span));
  const list = parameters.find(({ isList }) => isList);
  const free = parameters.filter(({ isList }) => !isList);
  const used = inTextOrder(list === undefined ? spans.slice(0, free.length) : spans);
  const given = new Map<Span, TrainingParameter>();
  const give = (span: Span, place: number): void => {
    const [parameter] = free.splice(place, 1);
    if (parameter !== undefined) given.set(span, parameter);
  };
  for (const span of used) {
    const place = free.findIndex(({ alias }) => alias === cueOf(span));
    if (place >= 0) give(span, place);
  }
  for (const span of used) if (!given.has(span)) give(span, 0);
  return used.flatMap((span) => {
    const parameter = given.get(span) ?? list;
    return parameter === undefined ? [] : [captureOf(parameter, span)];
  });
};

const inTextOrder = (spans: readonly Span[]): readonly Span[] => inOrder(spans, (a, b) => a.from - b.from);

const captureOf = ({ alias, entity }: TrainingParameter, span: Span): Capture => ({ alias, entity, span });

export type Extent = { readonly start: number; readonly end: number };

export const isTaken = (extent: Extent, values: readonly Extent[]): boolean => {
  for (const value of values) if (overlap(extent, value)) return true;
  return false;
};

const overlap = (a: Extent, b: Extent): boolean => a.start < b.end && b.start < a.end;
