import { ownAlias, parseNotation } from '../entities/reference.ts';
import { type Unit, unitsOf, wordsOf } from '../text/units.ts';
import type { PhrasePart } from '../training-set.ts';
import { unitRangeOf } from '../values/reading.ts';
import type { PatternElement } from './pattern.ts';

/** What the parser of a pattern needs to know about the agent. */
export type PatternScope = {
  readonly isEntity: (name: string) => boolean;
  /** Which values of an entity a pattern accepts. */
  readonly accepts: (entity: string) => 'listed' | 'expandable' | 'any';
  /** Whether the intent's parameter of this alias is a list. */
  readonly isList: (alias: string) => boolean;
};

export const IGNORE = 'sys.ignore';

/** An annotated part of a phrase, in units of the phrase's text. */
export type Annotation = {
  readonly entity: string;
  readonly alias: string;
  readonly from: number;
  readonly to: number;
  /** The same place in folded letters and digits, which is independent of spaces and punctuation. */
  readonly letters: { readonly from: number; readonly to: number };
};

export const phraseText = (parts: readonly PhrasePart[]): string => parts.map((part) => part.text).join('');

/** The annotated parts of a phrase that contain a letter or digit. */
export const annotationsOf = (
  parts: readonly PhrasePart[],
  units: readonly Unit[],
): readonly Annotation[] => {
  const annotations: Annotation[] = [];
  let start = 0;
  for (const part of parts) {
    const end = start + part.text.length;
    const range = unitRangeOf(units, start, end);
    if (part.entity !== undefined && range.to > range.from)
      annotations.push({
        entity: part.entity,
        alias: part.alias ?? ownAlias(part.entity),
        ...range,
        letters: { from: lettersBefore(units, range.from), to: lettersBefore(units, range.to) },
      });
    start = end;
  }
  return annotations;
};

const lettersBefore = (units: readonly Unit[], to: number): number => {
  let letters = 0;
  for (let i = 0; i < to; i++) letters += units[i]?.folded.length ?? 0;
  return letters;
};

/** Where an annotation of a phrase lies in a text with the same normal form. */
export const unitsAtLetters = (
  units: readonly Unit[],
  { from, to }: Annotation['letters'],
): { readonly from: number; readonly to: number } => {
  let first = 0;
  let letters = 0;
  while (first < units.length && letters < from) letters += units[first++]?.folded.length ?? 0;
  let last = first;
  while (last < units.length && letters < to) letters += units[last++]?.folded.length ?? 0;
  return { from: first, to: last };
};

/** An example phrase as a pattern, in which annotated parts match any value of their entities. */
export const patternOfPhrase = (
  units: readonly Unit[],
  annotations: readonly Annotation[],
  around: PatternScope,
): readonly PatternElement[] => {
  const elements: PatternElement[] = [];
  let at = 0;
  for (const { entity, alias, from, to } of annotations) {
    if (from < at) continue;
    elements.push(...wordElements(wordsOf(units, at, from)));
    elements.push(entity === IGNORE ? { kind: 'ignore' } : entityElement(entity, alias, around));
    at = to;
  }
  elements.push(...wordElements(wordsOf(units, at)));
  return elements;
};

/** A template, or an entry of an enum entity, as a pattern. */
export const patternOfTemplate = (template: string, around: PatternScope): readonly PatternElement[] => {
  const parts = parseNotation(template, around.isEntity);
  return parts.flatMap((part): readonly PatternElement[] => {
    if (part.kind === 'choice')
      return [{ kind: 'choice', alias: part.alias, texts: part.texts.map((text) => wordsOf(unitsOf(text))) }];
    if (part.kind === 'entity')
      return [part.entity === IGNORE ? { kind: 'ignore' } : entityElement(part.entity, part.alias, around)];
    // Punctuation matters only if there is nothing else.
    const isText = parts.length === 1 || WORD.test(part.text);
    return isText ? wordElements(wordsOf(unitsOf(part.text))) : [];
  });
};

const WORD = /[\p{L}\p{N}\p{S}%&#@]/u;

const wordElements = (words: readonly string[]): readonly PatternElement[] =>
  words.map((word) => ({ kind: 'word', word }));

const entityElement = (entity: string, alias: string, around: PatternScope): PatternElement => ({
  kind: 'entity',
  entity,
  alias,
  accepts: around.accepts(entity),
  isList: around.isList(alias),
});
