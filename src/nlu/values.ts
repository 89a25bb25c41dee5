import { aliasByCue, type Cues, cuesOf } from './cues.ts';
import type { Reading, Span } from './reading.ts';
import { mayBeText } from './rules/free-entities.ts';
import { bestWithin } from './rules/match.ts';
import { type Capture, freeSpan } from './rules/pattern.ts';
import type { TrainingIntent, TrainingParameter } from './training-set.ts';
import type { Value } from './understanding.ts';

/** One text, read twice. */
export type Readings = {
  /** As typed. */
  readonly strict: Reading;
  /** With its typing errors forgiven; asked only where the other is silent. */
  readonly tolerant: Reading;
  /** Whether a word stands in the agent's phrases and templates as plain text. */
  readonly isPlainWord: (word: string) => boolean;
};

/** A stretch of text in which the tagger sees a value of an alias. Units, `to` excluded. */
export type TaggedSpan = {
  readonly alias: string;
  readonly entity: string;
  readonly from: number;
  readonly to: number;
  /** Whether the text itself is the value where the entity knows none. */
  readonly mayBeText: boolean;
};

export type Sightings = { readonly captures: readonly Capture[]; readonly tagged: readonly TaggedSpan[] };

/**
 * The values of an intent's parameters, in the order of the text; no two share a word. What the matched rule
 * captured comes first, then what the tagger saw, then whatever else the parameters' entities find, the
 * longest first.
 */
export const valuesOf = (
  intent: TrainingIntent,
  readings: Readings,
  { captures, tagged }: Sightings,
): readonly Value[] => {
  const values: Value[] = [];
  const lists = new Set(intent.parameters.filter(({ isList }) => isList).map(({ alias }) => alias));
  const claim = claimer(readings.strict, values, lists);
  const named = renamed(captures, intent.parameters);
  if (tagged.length === 0) for (const capture of named) claim(capture);
  for (const span of settled(merged(tagged, lists), intent, lists, readings))
    for (const capture of captureTagged(readings, span)) claim(capture);
  const open = unfilled(intent.parameters, values, captures.length > 0);
  for (const capture of recognised(readings, { parameters: open, cues: cuesOf(intent) }, values))
    claim(capture);
  return values.sort((a, b) => a.start - b.start || a.end - b.end);
};

/**
 * Takes captures in, but for those whose words are taken, and for a second value where there can be but one.
 */
export const claimer =
  ({ text }: Reading, values: Value[], lists: ReadonlySet<string>) =>
  ({ alias, entity, span }: Capture): void => {
    if (alias === '' || isTaken(span, values)) return;
    if (!lists.has(alias) && values.some(({ parameter }) => parameter === alias)) return;
    const { start, end, value, source } = span;
    const common = { parameter: alias, entity, value, original: text.slice(start, end), start, end, source };
    values.push(span.detailed === undefined ? common : { ...common, detailed: span.detailed });
  };

type Extent = { readonly start: number; readonly end: number };

const isTaken = ({ start, end }: Extent, values: readonly Extent[]): boolean =>
  values.some((value) => start < value.end && value.start < end);

/**
 * Template captures whose alias no parameter has go to the first parameter of their entity that has none yet.
 */
const renamed = (
  captures: readonly Capture[],
  parameters: readonly TrainingParameter[],
): readonly Capture[] => {
  const taken = new Set(captures.map(({ alias }) => alias));
  return captures.map((capture) => {
    if (parameters.some(({ alias }) => alias === capture.alias)) return capture;
    const free = parameters.find(
      ({ alias, entity }) => alias !== '' && entity === capture.entity && !taken.has(alias),
    );
    if (free === undefined) return capture;
    taken.add(free.alias);
    return { ...capture, alias: free.alias };
  });
};

/** Neighbours of one alias are one value, unless the parameter is a list. */
const merged = (tagged: readonly TaggedSpan[], lists: ReadonlySet<string>): readonly TaggedSpan[] => {
  const spans: TaggedSpan[] = [];
  for (const span of tagged) {
    const at = spans.findIndex(
      ({ alias, from, to }) => alias === span.alias && (to === span.from || from === span.to),
    );
    const known = spans[at];
    if (known === undefined || lists.has(span.alias)) spans.push(span);
    else spans[at] = { ...known, from: Math.min(known.from, span.from), to: Math.max(known.to, span.to) };
  }
  return spans;
};

/**
 * What the tagger saw, where it is clear which parameter is meant: the words beside a value know better than
 * it, and of two values for one parameter neither counts, unless it is a list.
 */
const settled = (
  tagged: readonly TaggedSpan[],
  intent: TrainingIntent,
  lists: ReadonlySet<string>,
  { strict: { units } }: Readings,
): readonly TaggedSpan[] => {
  const cues = cuesOf(intent);
  const told = tagged.map((span) => ({ ...span, cue: aliasByCue(cues, span.entity, units, span) }));
  const named = told.map((span) => ({ ...span, alias: span.cue ?? span.alias }));
  return named.filter(
    ({ alias, entity, cue }) =>
      cue !== undefined ||
      lists.has(alias) ||
      !cues.has(entity) ||
      named.filter((other) => other.alias === alias).length === 1,
  );
};

const captureTagged = (
  { strict, tolerant }: Readings,
  { alias, entity, from, to, mayBeText }: TaggedSpan,
): readonly Capture[] => {
  if (to <= from) return [];
  if (entity === 'sys.any') return [{ alias, entity, span: freeSpan(strict, from, to, 'any') }];
  const known = bestWithin(strict, entity, from, to) ?? bestWithin(tolerant, entity, from, to);
  if (known !== undefined) return [{ alias, entity, span: known }];
  return mayBeText ? [{ alias, entity, span: freeSpan(strict, from, to, 'expansion') }] : [];
};

/**
 * Parameters that can still take a value: lists always can. Where a rule said which words are values, the
 * others are its author's own; a number or a date among them is still one.
 */
const unfilled = (
  parameters: readonly TrainingParameter[],
  values: readonly Value[],
  isRuled: boolean,
): readonly TrainingParameter[] =>
  parameters.filter(
    ({ alias, isList, entity }) =>
      alias !== '' &&
      (isList || !values.some(({ parameter }) => parameter === alias)) &&
      !(isRuled && mayBeText(entity)),
  );

/** Parameters in need of values, and the words that tell those of one entity apart. */
export type Wanted = { readonly parameters: readonly TrainingParameter[]; readonly cues: Cues };

/**
 * What the entities of some parameters find in the words not taken. Parameters of one entity get its values
 * by the words beside them, then in the order of the text; a list takes all that are left.
 */
export const recognised = (
  readings: Readings,
  { parameters, cues }: Wanted,
  taken: readonly Extent[],
): readonly Capture[] => {
  const entities = [...new Set(parameters.map(({ entity }) => entity))].filter(
    (entity) => entity !== '' && entity !== 'sys.any',
  );
  const found = chooseSpans(entities, readings.strict, readings.isPlainWord, taken);
  const silent = entities.filter((entity) => !found.some((one) => one.entity === entity));
  if (silent.length > 0) {
    const occupied = [...taken, ...found.map(({ span }) => span)];
    found.push(...chooseSpans(silent, readings.tolerant, readings.isPlainWord, occupied));
  }
  return entities.flatMap((entity) =>
    assign(
      parameters.filter((parameter) => parameter.entity === entity),
      found.filter((one) => one.entity === entity).map(({ span }) => span),
      (span) => aliasByCue(cues, entity, readings.strict.units, span),
    ),
  );
};

type Found = { readonly entity: string; readonly span: Span };

/**
 * The most words first; of equal ones a dictionary's before a system entity's, then the parameters' order.
 */
const chooseSpans = (
  entities: readonly string[],
  reading: Reading,
  isPlainWord: Readings['isPlainWord'],
  taken: readonly Extent[],
): Found[] => {
  const all = entities.flatMap((entity, order) =>
    reading
      .spansOf(entity)
      .filter((span) => !isPlain(span, reading, isPlainWord))
      .map((span) => ({ entity, order, span })),
  );
  all.sort(
    (a, b) =>
      b.span.to - b.span.from - (a.span.to - a.span.from) ||
      Number(a.span.source === 'system') - Number(b.span.source === 'system') ||
      a.order - b.order ||
      a.span.from - b.span.from,
  );
  const chosen: Found[] = [];
  const occupied: Extent[] = [...taken];
  for (const { entity, span } of all) {
    if (isTaken(span, occupied)) continue;
    occupied.push(span);
    chosen.push({ entity, span });
  }
  return chosen;
};

const PLAIN_WORD_CHARS_MAX = 3;
/** `one` may be plain text here and a number there; `a` and `un` are articles. */
const PLAIN_SYSTEM_WORD_CHARS_MAX = 2;

/**
 * Short words that the agent's own phrases use as plain text are no values: `in` is not Indiana, `a` not 1.
 */
const isPlain = (
  { from, to, source }: Span,
  { units }: Reading,
  isPlainWord: Readings['isPlainWord'],
): boolean => {
  const word = units[from]?.folded ?? '';
  const charsMax = source === 'system' ? PLAIN_SYSTEM_WORD_CHARS_MAX : PLAIN_WORD_CHARS_MAX;
  return to - from === 1 && word.length <= charsMax && /^\p{L}/u.test(word) && isPlainWord(word);
};

/**
 * `spans` come best first: the best as many as there are parameters are handed out, in the order of the text.
 */
const assign = (
  parameters: readonly TrainingParameter[],
  spans: readonly Span[],
  cueOf: (span: Span) => string | undefined,
): readonly Capture[] => {
  const list = parameters.find(({ isList }) => isList);
  const free = parameters.filter(({ isList }) => !isList);
  const used = [...(list === undefined ? spans.slice(0, free.length) : spans)].sort(
    (a, b) => a.from - b.from,
  );
  const takers = new Map<Span, TrainingParameter>();
  const give = (span: Span, place: number): void => {
    const [parameter] = free.splice(place, 1);
    if (parameter !== undefined) takers.set(span, parameter);
  };
  for (const span of used) {
    const place = free.findIndex(({ alias }) => alias === cueOf(span));
    if (place >= 0) give(span, place);
  }
  for (const span of used) if (!takers.has(span)) give(span, 0);
  return used.flatMap((span) => {
    const parameter = takers.get(span) ?? list;
    return parameter === undefined ? [] : [{ alias: parameter.alias, entity: parameter.entity, span }];
  });
};
