import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import { phrase } from '../../src/nlu/fixtures.ts';
import type { DialogueAgent } from '../robustness/data/dialogue-agents.ts';

/**
 * The files of an export of a small agent, which asks `?size` for a missing `size`. Its entries are values or
 * `value|synonym|synonym`.
 */
export const exportOf = ({ inAnotherLanguage, ...agent }: DialogueAgent): readonly ExportFile[] => [
  ...filesOf(agent),
  ...(inAnotherLanguage === undefined
    ? []
    : filesOf({ ...agent, ...inAnotherLanguage }).filter(({ path }) =>
        path.endsWith(`_${inAnotherLanguage.language}.json`),
      )),
];

const filesOf = ({
  name,
  language = 'en',
  entities = {},
  composites = {},
  intents,
  required,
  lists = {},
  contexts = {},
}: DialogueAgent): readonly ExportFile[] => [
  file('agent.json', {
    language,
    description: name,
    mlMinConfidence: 0.3,
    customClassifierMode: 'use.after',
  }),
  ...Object.entries(entities).flatMap(([entity, values]) => entityFiles(entity, values, language)),
  ...Object.entries(composites).flatMap(([entity, values]) =>
    entityFiles(entity, values, language, { isEnum: true }),
  ),
  ...Object.entries(intents).flatMap(([intent, says]) =>
    intentFiles(intent, says, {
      language,
      required: required[intent] ?? [],
      lists: lists[intent] ?? [],
      needs: contexts[intent]?.needs ?? [],
      sets: contexts[intent]?.sets ?? {},
    }),
  ),
  file('intents/fallback.json', {
    name: 'fallback',
    fallbackIntent: true,
    auto: true,
    contexts: [],
    responses: [{}],
  }),
];

const file = (path: string, content: unknown): ExportFile => ({ path, text: JSON.stringify(content) });

const entityFiles = (
  entity: string,
  entries: readonly string[],
  language: string,
  { isEnum = false } = {},
): readonly ExportFile[] => {
  const name = entity.replace('+', '');
  return [
    file(`entities/${name}.json`, { name, isEnum, automatedExpansion: entity.endsWith('+') }),
    file(
      `entities/${name}_entries_${language}.json`,
      entries.map((entry) => ({ value: entry.split('|')[0], synonyms: entry.split('|') })),
    ),
  ];
};

type IntentSettings = {
  readonly language: string;
  readonly required: readonly string[];
  readonly lists: readonly string[];
  readonly needs: readonly string[];
  readonly sets: Readonly<Record<string, number>>;
};

const intentFiles = (
  name: string,
  says: readonly string[],
  { language, required, lists, needs, sets }: IntentSettings,
): readonly ExportFile[] => {
  const phrases = says.map((source) => phrase(source).parts);
  const kinds = new Map(
    phrases
      .flat()
      .flatMap(({ entity, alias }) => (entity === undefined ? [] : [[alias ?? entity, entity] as const])),
  );
  const aliases = [...required, ...[...kinds.keys()].filter((alias) => !required.includes(alias))];
  const parameters = aliases.map((alias) => ({
    name: alias,
    dataType: `@${kinds.get(alias)}`,
    value: `$${alias}`,
    isList: lists.includes(alias),
    required: required.includes(alias),
    prompts: required.includes(alias) ? [{ lang: language, value: `?${alias}` }] : [],
  }));
  const affectedContexts = Object.entries(sets).map(([context, lifespan]) => ({ name: context, lifespan }));
  return [
    file(`intents/${name}.json`, {
      name,
      auto: true,
      contexts: needs,
      priority: 500_000,
      responses: [{ resetContexts: false, affectedContexts, parameters, messages: [] }],
    }),
    file(
      `intents/${name}_usersays_${language}.json`,
      phrases.map((parts) => ({
        data: parts.map(({ text, entity, alias }) =>
          entity === undefined ? { text } : { text, alias, meta: `@${entity}`, userDefined: true },
        ),
        isTemplate: false,
        count: 0,
      })),
    ),
  ];
};
