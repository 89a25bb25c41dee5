import { isInWord, longestNameAt, writtenNameAt } from '../agent/reference-name.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../kernel/json.ts';
import type { Context } from './context.ts';

/** The values of `$name` and `#context.name`. */
export type Scope = {
  readonly parameters: ReadonlyMap<string, Referable>;
  readonly contexts: readonly Context[];
};
export type Referable = { readonly value: JsonValue; readonly original: string };

/** A reference in a text; `end` is the offset after it. A missing value is `undefined`. */
export type Reference = {
  readonly kind: 'parameter' | 'context';
  readonly parameter: string;
  readonly value: JsonValue | undefined;
  readonly original: string;
  readonly end: number;
};

/**
 * The reference that begins at `at`, if any: `$name`, `$name.original`, `$name.field.field`, `#context.name`,
 * `#context.name.original`. A `$` before anything but a parameter's name is plain text, and so is a `#`
 * before anything but a context's name, a dot and another name.
 */
export const referenceAt = (text: string, at: number, scope: Scope): Reference | undefined => {
  if (text[at] === '$') return parameterAt(text, at, scope);
  if (text[at] === '#') return contextParameterAt(text, at, scope);
  return undefined;
};

/** The reference that makes up the whole text, if it is one. */
export const referenceOnly = (text: string, scope: Scope): Reference | undefined => {
  const reference = referenceAt(text, 0, scope);
  return reference?.end === text.length ? reference : undefined;
};

const parameterAt = (text: string, at: number, scope: Scope): Reference | undefined => {
  const name = longestNameAt(text, at + 1, scope.parameters.keys());
  if (name === undefined) return undefined;
  const target = scope.parameters.get(name);
  const reading = readPart(text, at + 1 + name.length, target);
  return { kind: 'parameter', parameter: name, original: target?.original ?? '', ...reading };
};

const CONTEXT = /#([\w%-]+)\./y;

const contextParameterAt = (text: string, at: number, scope: Scope): Reference | undefined => {
  CONTEXT.lastIndex = at;
  const [prefix = '', contextName = ''] = CONTEXT.exec(text) ?? [];
  const nameAt = at + prefix.length;
  // Without a prefix this is the `#` itself, which no name begins with.
  const writtenName = writtenNameAt(text, nameAt);
  if (writtenName === undefined) return undefined;
  const context = scope.contexts.find(({ name }) => name === contextName.toLowerCase());
  const own = Object.keys(context?.parameters ?? {}).filter(isPlain);
  const name = longestNameAt(text, nameAt, own) ?? writtenName;
  const target = {
    value: ownOf(context?.parameters, name) ?? '',
    original: String(ownOf(context?.parameters, `${name}.original`) ?? ''),
  };
  const reading = readPart(text, nameAt + name.length, context && target);
  return { kind: 'context', parameter: name, original: target.original, ...reading };
};

const isPlain = (name: string): boolean => !name.endsWith('.original');

/** Reads `.original`, or a field. */
const readPart = (text: string, at: number, target: Referable | undefined): Reading => {
  const original = '.original';
  const isOriginal = text.startsWith(original, at) && writtenNameAt(text, at + 1) === 'original';
  return isOriginal
    ? { value: target?.original, end: at + original.length }
    : readFields(text, { value: target?.value, end: at });
};

type Reading = Pick<Reference, 'value' | 'end'>;

/**
 * Reads the fields after a value: `.field` of an object or of each object in a list, and the fields of that.
 * A missing value has no fields either, so that `$price.amount` is empty without a price. Any other dot ends
 * a sentence.
 */
const readFields = (text: string, reading: Reading): Reading => {
  const { value, end } = reading;
  const name = text[end] === '.' ? writtenNameAt(text, end + 1) : undefined;
  if (name === undefined) return reading;
  const field = fieldOf(value, name);
  const isAbsent = isJsonObject(value) || value === undefined || value === '' || isEmptyList(value);
  if (field === undefined && !isAbsent) return reading;
  return readFields(text, { value: field ?? '', end: end + 1 + name.length });
};

const fieldOf = (value: JsonValue | undefined, name: string): JsonValue | undefined => {
  if (isJsonObject(value)) return ownOf(value, name);
  if (!Array.isArray(value)) return undefined;
  const fields = value.flatMap((item: JsonValue) => (isJsonObject(item) ? (ownOf(item, name) ?? []) : []));
  return fields.length > 0 ? fields : undefined;
};

const isEmptyList = (value: JsonValue): boolean => Array.isArray(value) && value.length === 0;

/** Own properties only, because names come from texts: `constructor` must not be inherited. */
const ownOf = (values: JsonObject | undefined, name: string): JsonValue | undefined =>
  values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;

/** Fills in a text's references. A missing value leaves no double space: "Weather in for tomorrow". */
export const fillText = (text: string, scope: Scope): string => {
  if (!text.includes('$') && !text.includes('#')) return text;
  let result = '';
  let hasGap = false;
  let referenceEnd = 0;
  for (let at = 0; at < text.length; ) {
    // Directly after another reference, `#` is not inside a word.
    const isWord = text[at] === '#' && at > referenceEnd && isInWord(text, at);
    const reference = isWord ? undefined : referenceAt(text, at, scope);
    const words = reference === undefined ? text[at] : asWords(reference.value);
    if (words === '') hasGap = true;
    result += words;
    at = reference?.end ?? at + 1;
    if (reference !== undefined) referenceEnd = at;
  }
  return hasGap ? result.replace(/ {2,}/g, ' ').trim() : result;
};

/** A value as words: lists with commas, amounts with their unit, composites part by part. */
const asWords = (value: JsonValue | undefined): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(asWords).filter(Boolean).join(', ');
  if (typeof value === 'object') return Object.values(value).map(asWords).filter(Boolean).join(' ');
  return String(value);
};
