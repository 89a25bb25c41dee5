import type { Parameter, Phrase } from './agent.ts';
import { templateOf } from './training.ts';

type Part = Phrase['data'][number];

/**
 * A phrase as people write it: `a [large](@size:size) coffee`. What only looks like an annotation has a
 * backslash in front. A template is shown in its own notation, `a @size:size coffee`.
 */
export const annotatedText = (phrase: Pick<Phrase, 'data' | 'isTemplate'>): string => {
  if (phrase.isTemplate) return templateOf(phrase);
  return phrase.data
    .map(({ text, meta, alias = '' }) => {
      const words = text.replace(/[\\[\]]/g, '\\$&');
      return meta === undefined ? words : `[${words}](${meta}${alias === '' ? '' : `:${alias}`})`;
    })
    .join('');
};

/** Only the words of a phrase, as somebody says them. */
export const wordsOfPhrase = ({ data }: Pick<Phrase, 'data'>): string =>
  data.map(({ text }) => text).join('');

const ANNOTATION = /\\([\\[\]])|\[((?:\\.|[^\\[\]])+)\]\(([^()]+)\)/g;

export type AnnotationFault = { readonly name: string };

/**
 * The parts of a phrase: `[large](size)` is annotated with the entity of the parameter `size`, or else with
 * the entity of that name; `[large](@size)` and `[large](@size:how-large)` name the entity themselves.
 * @returns the name that is neither a parameter nor an entity, where there is one
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
    return { meta: `@${entity}`, alias: alias ?? own?.name ?? aliasOf(entity) };
  }
  const parameter = parameters.find((one) => one.name.toLowerCase() === name.toLowerCase());
  if (parameter !== undefined && parameter.dataType !== '') {
    return { meta: parameter.dataType, alias: parameter.name };
  }
  return isEntity(name) ? { meta: `@${name}`, alias: aliasOf(name) } : undefined;
};

/** `sys.number` is called `number`. */
const aliasOf = (entity: string): string => entity.replace(/^sys\./, '');
