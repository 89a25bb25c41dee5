/**
 * Text of any kind after the words that lead to it in a phrase: with "show me movies directed by {anything}",
 * the value of "movies directed by Wim Wenders" follows "directed by". Neither the whole phrase matches, nor
 * has the slot tagger seen enough phrases.
 */
import { endBeforePlease } from '../rules/courtesies.ts';
import { type ParsedPhrase, parsePhrases } from '../rules/parse-phrases.ts';
import type { Capture } from '../rules/pattern.ts';
import { determinersOf } from '../text/determiners.ts';
import { functionWordsOf } from '../text/function-words.ts';
import { lightWordsOf } from '../text/light-words.ts';
import type { Unit } from '../text/units.ts';
import type { TrainingIntent } from '../training-set.ts';
import { freeSpan } from './reading.ts';
import type { Extent, Readings } from './recognise-values.ts';

const ANY = 'sys.any';

/** Words before the text of a parameter, and those after it in the same phrase. */
type Lead = {
  readonly alias: string;
  readonly before: readonly string[];
  readonly after: readonly string[];
};

/**
 * The texts that follow a lead of the intent, for parameters that have no value yet.
 * @param taken the values of other parameters; a text ends before them
 */
export const ledTexts = (
  intent: TrainingIntent,
  readings: Readings,
  taken: readonly (Extent & { readonly parameter: string })[],
): readonly Capture[] => {
  const open = intent.parameters.filter(
    ({ alias, entity }) => entity === ANY && !taken.some(({ parameter }) => parameter === alias),
  );
  if (open.length === 0) return NO_CAPTURES;
  const found: Capture[] = [];
  for (const lead of leadsOf(intent, readings.language)) {
    if (!open.some(({ alias }) => alias === lead.alias) || found.some(({ alias }) => alias === lead.alias))
      continue;
    const span = textAfter(lead, readings, taken);
    if (span !== undefined) found.push({ alias: lead.alias, entity: ANY, span });
  }
  return found;
};

const NO_CAPTURES: readonly Capture[] = [];

const textAfter = (
  { before, after }: Lead,
  { strict, language }: Readings,
  taken: readonly Extent[],
): Capture['span'] | undefined => {
  const { units } = strict;
  const from = placeOf(before, units);
  if (from === undefined) return undefined;
  const smallWords = functionWordsOf(language);
  const isTaken = ({ start, end }: Unit): boolean =>
    taken.some((value) => start < value.end && end > value.start);
  const rest = placeOf(after, units.slice(from));
  let to = rest === undefined || after.length === 0 ? endBeforePlease(units) : from + rest - after.length;
  for (let at = from; at < to; at += 1) if (isTaken(units[at] as Unit)) to = at;
  // "to call mum at" before a time
  while (to < units.length && to > from && smallWords.has(units[to - 1]?.folded ?? '')) to -= 1;
  const hasContent = units.slice(from, to).some(({ folded }) => !smallWords.has(folded));
  return hasContent ? freeSpan(strict, from, to, 'any') : undefined;
};

/** The place after some words in a text; undefined if the text lacks them, or has them twice. */
const placeOf = (words: readonly string[], units: readonly Unit[]): number | undefined => {
  const places = [...units.keys()].filter((at) =>
    words.every((word, offset) => units[at + offset]?.folded === word),
  );
  const [place, ...others] = places;
  return place === undefined || others.length > 0 ? undefined : place + words.length;
};

const leadsByIntent = new WeakMap<TrainingIntent, readonly Lead[]>();

/** Each lead is compared with all phrases, during a query. With so many, the slot tagger finds the values. */
const LED_PHRASES_MAX = 100;
const NO_LEADS: readonly Lead[] = [];

/** Longest first. */
const leadsOf = (intent: TrainingIntent, language: string): readonly Lead[] => {
  if (intent.phrases.length > LED_PHRASES_MAX) return NO_LEADS;
  const cached = leadsByIntent.get(intent);
  if (cached !== undefined) return cached;
  const phrases = parsePhrases(intent);
  const places = phrases.flatMap(placesIn);
  const leads = [
    ...places.flatMap((place) => leadWithContent(place, language) ?? []),
    ...commonLeads(places, language),
  ];
  const clear = leads.filter((lead) => isClear(lead, places, phrases));
  const sorted = clear.sort((a, b) => b.before.length - a.before.length);
  leadsByIntent.set(intent, sorted);
  return sorted;
};

/** The words before and after the text of a parameter, up to other values. */
const placesIn = ({ units, annotations }: ParsedPhrase): readonly Lead[] =>
  annotations
    .filter(({ entity }) => entity === ANY)
    .map(({ alias, from, to }) => {
      const begin = Math.max(0, ...annotations.flatMap((other) => (other.to <= from ? other.to : [])));
      const end = Math.min(
        units.length,
        ...annotations.flatMap((other) => (other.from >= to ? other.from : [])),
      );
      const wordsIn = (first: number, last: number) => units.slice(first, last).map(({ folded }) => folded);
      return { alias, before: wordsIn(begin, from), after: wordsIn(to, end) };
    });

/** From the last word that carries meaning on, if small words follow it: "directed by". */
const leadWithContent = ({ alias, before, after }: Lead, language: string): Lead | undefined => {
  const smallWords = functionWordsOf(language);
  const at = before.findLastIndex((word) => !smallWords.has(word));
  const isLead = at >= 0 && at < before.length - 1 && !lightWordsOf(language).has(before[at] ?? '');
  return isLead ? { alias, before: before.slice(at), after } : undefined;
};

/** A preposition before each text of a parameter, after different words: "by" in "directed by" and "films by". */
const commonLeads = (places: readonly Lead[], language: string): readonly Lead[] =>
  [...new Set(places.map(({ alias }) => alias))].flatMap((alias) => {
    const own = places.filter((place) => place.alias === alias);
    const [word, ...others] = new Set(own.map(({ before }) => before.at(-1) ?? ''));
    const isPreposition =
      word !== undefined &&
      others.length === 0 &&
      functionWordsOf(language).has(word) &&
      !determinersOf(language).has(word) &&
      new Set(own.map(({ before }) => before.at(-2))).size > 1;
    return isPreposition ? [{ alias, before: [word], after: [] }] : [];
  });

/** Whether all phrases have the words only before texts of this parameter. */
const isClear = (
  { alias, before }: Lead,
  places: readonly Lead[],
  phrases: readonly ParsedPhrase[],
): boolean => {
  const countIn = (words: readonly string[]): number =>
    words.filter((_, at) => before.every((word, offset) => words[at + offset] === word)).length;
  const isBefore = (place: Lead): boolean =>
    place.alias === alias && before.every((word, at) => place.before.at(at - before.length) === word);
  const count = phrases.reduce((sum, { plainWords }) => sum + countIn(plainWords), 0);
  return count === places.filter(isBefore).length;
};
