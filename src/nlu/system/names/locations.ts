import { patternRecognizers } from '../patterns.ts';
import type { Found, Reading, Recognizer } from '../reading.ts';
import { addressRecognizers } from './addresses.ts';
import { countryRecognizer } from './countries.ts';
import { isGreatCity, placeRecognizers } from './places.ts';

/** A place with the parts that the text names: `Paris, France` is a city and a country. */
export const locationRecognizer = (language: string): Recognizer => {
  const places = placeRecognizers();
  const streets = addressRecognizers(language)['sys.street-address'];
  const cities = places['sys.geo-city'];
  const states = places['sys.geo-state'];
  const countries = countryRecognizer(language);
  return (reading) => {
    const named = withoutOverlaps([
      part('street-address', streets, reading),
      part('country', countries, reading),
      part('city', cities, reading).filter(({ name }) => isGreatCity(name)),
      part('admin-area', states, reading),
      part('city', cities, reading),
    ]);
    return joinParts(withoutOverlaps([named, zipsBeside(named, reading)]), reading);
  };
};

type Part = { readonly kind: string; readonly name: string; readonly start: number; readonly end: number };

const part = (kind: string, recognize: Recognizer | undefined, reading: Reading): readonly Part[] =>
  (recognize?.(reading) ?? []).map(({ value, start, end }) => ({ kind, name: String(value), start, end }));

/** Earlier lists win; the result is in text order. */
const withoutOverlaps = (lists: readonly (readonly Part[])[]): readonly Part[] => {
  const kept: Part[] = [];
  for (const candidate of lists.flat()) {
    if (kept.every((other) => candidate.end <= other.start || candidate.start >= other.end))
      kept.push(candidate);
  }
  return kept.sort((a, b) => a.start - b.start);
};

/** A postal code counts next to another part, or if it is the whole text. */
const zipsBeside = (parts: readonly Part[], reading: Reading): readonly Part[] =>
  part('zip-code', patternRecognizers['sys.zip-code'], reading).filter(
    (zip) =>
      reading.text.trim() === zip.name ||
      parts.some((other) => isGap(reading, other.end, zip.start) || isGap(reading, zip.end, other.start)),
  );

const isGap = ({ folded }: Reading, from: number, to: number): boolean =>
  from <= to && /^(?: |,|, )$/.test(folded.slice(from, to));

const joinParts = (parts: readonly Part[], reading: Reading): readonly Found[] => {
  const found: { value: Record<string, string>; start: number; end: number }[] = [];
  for (const { kind, name, start, end } of parts) {
    const last = found.at(-1);
    if (last !== undefined && isGap(reading, last.end, start) && last.value[kind] === undefined) {
      last.value[kind] = name;
      last.end = end;
    } else found.push({ value: { [kind]: name }, start, end });
  }
  return found;
};
