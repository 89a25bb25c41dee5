import { ownAlias } from '../nlu/entities/reference.ts';
import type { Parameter, Phrase } from './agent.ts';
import { templateOf } from './training.ts';

type Part = Phrase['data'][number];

/**
 * A phrase as people write it: `a [large](@size:size) coffee`. What only looks like an annotation has a
 * backslash in front. A template is shown in its own notation, `a @size:size coffee`.
 * @param parameters of the intent that reads it: `[large](size)` is then enough where it means the same
 */
export const annotatedText = (
  phrase: Pick<Phrase, 'data' | 'isTemplate'>,
  parameters?: readonly Pick<Parameter, 'name' | 'dataType'>[],
): string => {
  if (phrase.isTemplate) return templateOf(phrase);
  return phrase.data
    .map(({ text, meta, alias = '' }) => {
      const words = text.replace(/[\\[\]]/g, '\\$&');
      if (meta === undefined) return words;
      const short = parameters && shortName(meta, alias, parameters);
      return `[${words}](${short ?? `${meta}${alias === '' ? '' : `:${alias}`}`})`;
    })
    .join('');
};

/** A name that `annotatedParts` reads as this entity and alias; undefined if no single name does. */
const shortName = (
  meta: string,
  alias: string,
  parameters: readonly Pick<Parameter, 'name' | 'dataType'>[],
): string | undefined => {
  const parameterNamed = (name: string) =>
    parameters.find((parameter) => parameter.name.toLowerCase() === name.toLowerCase());
  const parameter = parameterNamed(alias);
  if (parameter !== undefined) {
    return parameter.name === alias && parameter.dataType === meta ? alias : undefined;
  }
  const entity = meta.replace(/^@/, '');
  return alias === ownAlias(entity) && parameterNamed(entity) === undefined ? entity : undefined;
};

type Span = {
  readonly start: number;
  readonly end: number;
  /** Without `@`. */
  readonly entity: string;
  readonly parameter: string;
};

/** The parts of a phrase whose values are at these places, in their order; no two overlap. */
export const partsAt = (text: string, spans: readonly Span[]): readonly Part[] => {
  const parts: Part[] = [];
  let end = 0;
  for (const span of spans) {
    if (span.start > end) parts.push({ text: text.slice(end, span.start) });
    const about = { meta: `@${span.entity}`, alias: span.parameter, userDefined: false };
    parts.push({ text: text.slice(span.start, span.end), ...about });
    end = span.end;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
};

/** Where the values of a phrase are in its words. */
export const spansOf = ({ data }: Pick<Phrase, 'data'>): readonly Span[] => {
  let end = 0;
  return data.flatMap(({ text, meta, alias = '' }) => {
    const start = end;
    end += text.length;
    if (meta === undefined) return [];
    const entity = meta.replace(/^@/, '');
    return [{ start, end, entity, parameter: alias === '' ? ownAlias(entity) : alias }];
  });
};

/** The words of a phrase without annotations. */
export const wordsOfPhrase = ({ data }: Pick<Phrase, 'data'>): string =>
  data.map(({ text }) => text).join('');

const ANNOTATION = /\\([\\[\]])|\[((?:\\.|[^\\[\]])+)\]\(([^()]+)\)/g;

export type AnnotationFault = { readonly name: string };

/**
 * Parses a phrase into parts. `[large](size)` is annotated with the entity of the parameter `size`, or else
 * with the entity of that name; `[large](@size)` and `[large](@size:how-large)` name the entity explicitly.
 * @returns the first name that is neither a parameter nor an entity, if there is one
 */
export const annotatedParts = (
  text: string,
  {
    parameters,
    isEntity,
  }: {
    readonly parameters: readonly Pick<Parameter, 'name' | 'dataType'>[];
    readonly isEntity: (name: string) => boolean;
  },
): readonly Part[] | AnnotationFault => {
  const parts: Part[] = [];
  let plain = '';
  let end = 0;
  const flush = (): void => {
    if (plain !== '') parts.push({ text: plain });
    plain = '';
  };
  for (const match of text.matchAll(ANNOTATION)) {
    const [whole, escaped, words = '', name = ''] = match;
    plain += text.slice(end, match.index);
    end = match.index + whole.length;
    if (escaped !== undefined) {
      plain += escaped;
      continue;
    }
    const about = annotationOf(name.trim(), parameters, isEntity);
    if (about === undefined) return { name };
    flush();
    parts.push({ text: words.replace(/\\(.)/g, '$1'), ...about, userDefined: true });
  }
  plain += text.slice(end);
  flush();
  return parts;
};

const annotationOf = (
  name: string,
  parameters: readonly Pick<Parameter, 'name' | 'dataType'>[],
  isEntity: (name: string) => boolean,
): Pick<Part, 'meta' | 'alias'> | undefined => {
  const [, entity, alias] = /^@([^:\s]+)(?::(\S+))?$/.exec(name) ?? [];
  if (entity !== undefined) {
    if (!isEntity(entity)) return undefined;
    const own = parameters.find(({ dataType }) => dataType.toLowerCase() === `@${entity}`.toLowerCase());
    return { meta: `@${entity}`, alias: alias ?? own?.name ?? ownAlias(entity) };
  }
  const parameter = parameters.find((parameter) => parameter.name.toLowerCase() === name.toLowerCase());
  if (parameter !== undefined && parameter.dataType !== '') {
    return { meta: parameter.dataType, alias: parameter.name };
  }
  return isEntity(name) ? { meta: `@${name}`, alias: ownAlias(name) } : undefined;
};
