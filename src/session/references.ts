import type { JsonObject, JsonValue } from '../kernel/json.ts';
import type { Context } from './context.ts';

/** What `$name` and `#context.name` can stand for. */
export type Scope = {
  readonly parameters: ReadonlyMap<string, Referable>;
  readonly contexts: readonly Context[];
};
export type Referable = { readonly value: JsonValue; readonly original: string };

/** A scope that is put together when a text first refers to something in it: most texts never do. */
export const scopeOnceAsked = (make: () => Scope): Scope => new ScopeOnceAsked(make);

class ScopeOnceAsked implements Scope {
  private readonly make: () => Scope;
  private made: Scope | undefined;

  constructor(make: () => Scope) {
    this.make = make;
    this.made = undefined;
  }

  get parameters(): Scope['parameters'] {
    this.made ??= this.make();
    return this.made.parameters;
  }

  get contexts(): Scope['contexts'] {
    this.made ??= this.make();
    return this.made.contexts;
  }
}

/** One reference in a text; `end` is the offset behind it. An absent value is `undefined`. */
export type Reference = {
  readonly kind: 'parameter' | 'context';
  readonly parameter: string;
  readonly value: JsonValue | undefined;
  readonly original: string;
  readonly end: number;
};

/**
 * The reference that begins at `at`, if one does: `$name`, `$name.original`, `$name.field`, `#context.name`,
 * `#context.name.original`. Of several parameter names that fit, the longest counts, so `$color-bellied`
 * reads `$color` unless there is a parameter of that longer name; a `$` before anything else is just a `$`.
 */
export const referenceAt = (text: string, at: number, scope: Scope): Reference | undefined => {
  if (text[at] === '$') return parameterAt(text, at, scope);
  if (text[at] === '#') return contextParameterAt(text, at, scope);
  return undefined;
};

/** The reference that a whole text is, if it is one and nothing else. */
export const referenceOnly = (text: string, scope: Scope): Reference | undefined => {
  const reference = referenceAt(text, 0, scope);
  return reference?.end === text.length ? reference : undefined;
};

const parameterAt = (text: string, at: number, scope: Scope): Reference | undefined => {
  const name = longestNameAt(text, at + 1, scope.parameters.keys());
  if (name === undefined) return undefined;
  const found = scope.parameters.get(name);
  const read = readPart(text, at + 1 + name.length, found);
  return { kind: 'parameter', parameter: name, original: found?.original ?? '', ...read };
};

const CONTEXT_PARAMETER = /#([\w%-]+)\.([\p{L}\p{N}_-]+)/uy;

const contextParameterAt = (text: string, at: number, scope: Scope): Reference | undefined => {
  CONTEXT_PARAMETER.lastIndex = at;
  const [, contextName, written] = CONTEXT_PARAMETER.exec(text) ?? [];
  if (contextName === undefined || written === undefined) return undefined;
  const context = scope.contexts.find(({ name }) => name === contextName.toLowerCase());
  const nameAt = at + contextName.length + 2;
  const known = longestNameAt(text, nameAt, Object.keys(context?.parameters ?? {}).filter(isPlain));
  const name = known ?? written;
  const found = {
    value: ownOf(context?.parameters, name) ?? '',
    original: String(ownOf(context?.parameters, `${name}.original`) ?? ''),
  };
  const read = readPart(text, nameAt + name.length, context && found);
  return { kind: 'context', parameter: name, original: found.original, ...read };
};

const isPlain = (name: string): boolean => !name.endsWith('.original');

const longestNameAt = (text: string, at: number, names: Iterable<string>): string | undefined => {
  let longest: string | undefined;
  for (const name of names) {
    if (name.length > (longest?.length ?? 0) && text.startsWith(name, at)) longest = name;
  }
  return longest;
};

const PART = /\.([\p{L}\p{N}_-]+)/uy;

/**
 * Reads `.original`, or `.field` of an object; what has no value has no fields either, so that
 * `$price.amount` is empty without a price. Any other dot is the end of a sentence.
 */
const readPart = (
  text: string,
  at: number,
  found: Referable | undefined,
): { readonly value: JsonValue | undefined; readonly end: number } => {
  PART.lastIndex = at;
  const [whole, part] = PART.exec(text) ?? [];
  if (whole === undefined || part === undefined) return { value: found?.value, end: at };
  if (part === 'original') return { value: found?.original, end: at + whole.length };
  const value = found?.value;
  if (isObject(value) && Object.hasOwn(value, part)) return { value: value[part], end: at + whole.length };
  const isAbsent = isObject(value) || value === undefined || value === '';
  return isAbsent ? { value: '', end: at + whole.length } : { value, end: at };
};

/** Names come from texts: `constructor` is only there if somebody put it there. */
const ownOf = (values: JsonObject | undefined, name: string): JsonValue | undefined =>
  values !== undefined && Object.hasOwn(values, name) ? values[name] : undefined;

const isObject = (value: unknown): value is { readonly [key: string]: JsonValue } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fills a text's references. What is absent leaves no double space behind: "Weather in for tomorrow". */
export const fillText = (text: string, scope: Scope): string => {
  if (!text.includes('$') && !text.includes('#')) return text;
  let filled = '';
  let left = false;
  for (let at = 0; at < text.length; ) {
    const reference = referenceAt(text, at, scope);
    const words = reference === undefined ? text[at] : asWords(reference.value);
    if (words === '') left = true;
    filled += words;
    at = reference?.end ?? at + 1;
  }
  return left ? filled.replace(/ {2,}/g, ' ').trim() : filled;
};

/**
 * A value as a sentence would hold it: lists with commas, amounts with their unit, composites part by part.
 */
export const asWords = (value: JsonValue | undefined): string => {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(asWords).filter(Boolean).join(', ');
  if (typeof value === 'object') return Object.values(value).map(asWords).filter(Boolean).join(' ');
  return String(value);
};
