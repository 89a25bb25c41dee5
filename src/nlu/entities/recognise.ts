import type { JsonObject, JsonValue } from '../../kernel/json.ts';
import { type Capture, matchAtUnit, unitAfterWord } from '../rules/pattern.ts';
import { type Unit, unitsOf } from '../text/units.ts';
import type { SessionEntity } from '../understanding.ts';
import { bySpan, type EntityMatch, type TextReading, textOfUnits, unitRangeOf } from '../values/reading.ts';
import { type Dictionary, lookUp, type Typos } from './dictionary.ts';
import {
  type CompiledEntity,
  type Composite,
  type EntityIndex,
  referencesOf,
  withEntries,
} from './entity-index.ts';
import { openingsIn } from './openings.ts';
import type { PlausibleValues } from './plausible-values.ts';

/** A value of a system entity; its text is `text.slice(start, end)`. */
export type SystemSpan = { readonly value: JsonValue; readonly start: number; readonly end: number };

export type ReadingConditions = {
  readonly sessionEntities: readonly SessionEntity[];
  readonly recogniseSystem: (entity: string, text: string) => readonly SystemSpan[];
  /** Whether a word may be a typing error; undefined if none may. */
  readonly mayBeTypo?: Typos;
  /** Whether a text may be an unlisted value; undefined if any may. */
  readonly plausibleValues?: PlausibleValues;
};

/** Reads a text with an agent's entities. Results are cached for the lifetime of the reading. */
export const createReading = (
  text: string,
  index: EntityIndex,
  conditions: ReadingConditions,
  units: readonly Unit[] = unitsOf(text),
): TextReading => new EntityReading(text, index, conditions, units);

class EntityReading implements TextReading {
  readonly text: string;
  readonly units: readonly Unit[];
  readonly index: EntityIndex;
  readonly conditions: ReadingConditions;
  /** Where values of each of the agent's dictionaries may begin; computed on first use. */
  openings: ReadonlyMap<Dictionary, readonly number[]> | undefined;
  /** Words that may be typing errors; computed on first use. */
  mistyped: readonly number[] | undefined;
  #spans: Map<string, readonly EntityMatch[]> | undefined;

  constructor(text: string, index: EntityIndex, conditions: ReadingConditions, units: readonly Unit[]) {
    this.text = text;
    this.units = units;
    this.index = index;
    this.conditions = conditions;
  }

  spansOf(entity: string): readonly EntityMatch[] {
    this.#spans ??= new Map();
    const cached = this.#spans.get(entity);
    if (cached !== undefined) return cached;
    const spans = findSpans(this, entity);
    this.#spans.set(entity, spans);
    return spans;
  }

  isReplaced(entity: string): boolean {
    for (const sessionEntity of this.conditions.sessionEntities)
      if (sessionEntity.name === entity && !sessionEntity.extend) return true;
    return false;
  }

  mayBeValue(entity: string, from: number, to: number): boolean {
    const stretch = { units: this.units, from, to };
    return this.conditions.plausibleValues?.mayBeValue(entity, this.text, stretch) ?? true;
  }

  mayBeAnswer(entity: string): boolean {
    return this.conditions.plausibleValues?.mayBeAnswer(entity, this.text, this.units) ?? true;
  }

  hasReplaced(entity: string): boolean {
    if (this.conditions.sessionEntities.length === 0) return false;
    if (this.isReplaced(entity)) return true;
    const composites = this.index.byName.get(entity)?.composites ?? [];
    return composites.some((composite) => referencesOf(composite).some((inner) => this.hasReplaced(inner)));
  }
}

const NOTHING: readonly EntityMatch[] = [];

const findSpans = (reading: EntityReading, entity: string): readonly EntityMatch[] => {
  const { index, conditions } = reading;
  const compiled = index.byName.get(entity);
  const isReplaced = compiled !== undefined && reading.isReplaced(entity);
  const system =
    isReplaced || !index.isSystem(entity)
      ? NOTHING
      : systemSpans(reading, conditions.recogniseSystem(entity, reading.text));
  if (compiled === undefined) return system;
  const sent = spansSent(reading, compiled);
  const own = isReplaced ? NOTHING : spansOfEntity(reading, compiled, placesToLook);
  // An agent's entity of a system entity's name adds values to it; its own come first.
  const spans = sent.length === 0 && system.length === 0 ? own : [...sent, ...own, ...system];
  return spans.length < 2 ? spans : distinct(spans);
};

/** Values that the session defined for the entity. */
const spansSent = (reading: EntityReading, compiled: CompiledEntity): readonly EntityMatch[] => {
  const { index, conditions } = reading;
  if (conditions.sessionEntities.length === 0) return NOTHING;
  const spans: EntityMatch[] = [];
  for (const sessionEntity of conditions.sessionEntities)
    if (sessionEntity.name === compiled.name)
      for (const span of spansOfEntity(
        reading,
        withEntries(index, compiled, sessionEntity.entries),
        everywhere,
      ))
        spans.push({ ...span, source: 'session_entity' });
  return spans;
};

/** Units at which values of a dictionary may begin. */
type Places = (reading: EntityReading, dictionary: Dictionary) => Iterable<number>;

const everywhere: Places = ({ units }) => units.keys();

/** A word that may be a typing error may begin a value of any dictionary. */
const placesToLook: Places = (reading, dictionary) => {
  const { index, conditions } = reading;
  reading.openings ??= openingsIn(reading.units, index.openers);
  const places = reading.openings.get(dictionary) ?? NOWHERE;
  const { mayBeTypo } = conditions;
  if (mayBeTypo === undefined) return places;
  reading.mistyped ??= mistypedIn(reading.units, mayBeTypo);
  return places.length === 0 ? reading.mistyped : new Set([...places, ...reading.mistyped]);
};

const mistypedIn = (units: readonly Unit[], mayBeTypo: (word: string) => boolean): readonly number[] =>
  units.flatMap(({ folded }, at) => (mayBeTypo(folded) ? [at] : []));

const NOWHERE: readonly number[] = [];

/** One span per place: the first one. */
const distinct = (spans: readonly EntityMatch[]): readonly EntityMatch[] => {
  const places = new Map<string, EntityMatch>();
  for (const span of spans) {
    const place = `${span.start}-${span.end}`;
    if (!places.has(place)) places.set(place, span);
  }
  return [...places.values()].sort(bySpan);
};

const systemSpans = (reading: TextReading, systemSpans: readonly SystemSpan[]): readonly EntityMatch[] =>
  systemSpans.length === 0 ? NOTHING : placeMatches(reading, systemSpans);

const placeMatches = ({ units }: TextReading, found: readonly SystemSpan[]): readonly EntityMatch[] => {
  const spans: EntityMatch[] = [];
  for (const { value, start, end } of found) {
    const { from, to } = unitRangeOf(units, start, end);
    if (to > from) spans.push({ from, to, start, end, value, source: 'system' });
  }
  return spans.length < 2 ? spans : spans.sort(bySpan);
};

const spansOfEntity = (
  reading: EntityReading,
  { dictionary, composites }: CompiledEntity,
  places: Places,
): EntityMatch[] => {
  const { mayBeTypo } = reading.conditions;
  const { units } = reading;
  const spans: EntityMatch[] = [];
  for (const from of places(reading, dictionary))
    for (const { to, value } of lookUp(dictionary, units, from, mayBeTypo)) {
      const start = units[from]?.start ?? 0;
      spans.push({ from, to, start, end: units[to - 1]?.end ?? start, value, source: 'dictionary' });
    }
  for (const composite of composites) addComposites(reading, composite, spans);
  return spans;
};

const addComposites = (reading: TextReading, composite: Composite, spans: EntityMatch[]): void => {
  const { elements, isUnion } = composite;
  const [first] = elements;
  if (isUnion && first?.kind === 'entity') {
    spans.push(...reading.spansOf(first.entity));
    return;
  }
  for (const from of beginningsOf(reading, composite)) {
    const match = matchAtUnit(elements, reading, from);
    if (match !== undefined && match.to > from)
      spans.push(composeMatch(reading, from, match.to, match.captures));
  }
};

/** Units at which a composite can begin, judged by its first element. */
const beginningsOf = (reading: TextReading, { elements }: Composite): Iterable<number> => {
  const [first] = elements;
  if (first?.kind === 'entity' && first.accepts === 'listed') {
    const spans = reading.spansOf(first.entity);
    return spans.length === 0 ? NOWHERE : new Set(spans.map((span) => span.from));
  }
  const all = reading.units.keys();
  if (first?.kind !== 'word') return all;
  return [...all].filter((at) => unitAfterWord(reading.units, at, first.word) !== undefined);
};

/** Only the matched parts; two parts of one name become a list. */
const composeMatch = (
  reading: TextReading,
  from: number,
  to: number,
  captures: readonly Capture[],
): EntityMatch => {
  const value: Record<string, JsonValue> = {};
  const detailed: Record<string, JsonValue> = {};
  for (const { alias, span } of captures) {
    const original = reading.text.slice(span.start, span.end);
    const isAgain = Object.hasOwn(value, alias);
    put(value, alias, span.value, isAgain);
    put(detailed, alias, span.detailed ?? span.value, isAgain);
    put(detailed, `${alias}.original`, original, isAgain);
  }
  const { start, end } = textOfUnits(reading, from, to);
  return { from, to, start, end, value: value satisfies JsonObject, detailed, source: 'composite' };
};

const put = (into: Record<string, JsonValue>, key: string, value: JsonValue, isAgain: boolean): void => {
  const before = into[key];
  const entry =
    !isAgain || before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
  // Defined, not assigned, because a part may be called `__proto__`.
  Object.defineProperty(into, key, { value: entry, enumerable: true, configurable: true, writable: true });
};
