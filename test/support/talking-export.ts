import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import { phrase } from '../../src/nlu/fixtures.ts';
import type { TalkingAgent } from '../robustness/data/talking-agents.ts';

/** The files of an export of a small agent, which asks `?size` for a missing `size`. */
export const exportOf = ({
  name,
  language = 'en',
  entities = {},
  intents,
  required,
}: TalkingAgent): readonly ExportFile[] => [
  file('agent.json', {
    language,
    description: name,
    mlMinConfidence: 0.3,
    customClassifierMode: 'use.after',
  }),
  ...Object.entries(entities).flatMap(([entity, values]) => entityFiles(entity, values, language)),
  ...Object.entries(intents).flatMap(([intent, says]) =>
    intentFiles(intent, says, { language, required: required[intent] ?? [] }),
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

const entityFiles = (entity: string, values: readonly string[], language: string): readonly ExportFile[] => {
  const name = entity.replace('+', '');
  return [
    file(`entities/${name}.json`, { name, isEnum: false, automatedExpansion: entity.endsWith('+') }),
    file(
      `entities/${name}_entries_${language}.json`,
      values.map((value) => ({ value, synonyms: [value] })),
    ),
  ];
};

type Told = { readonly language: string; readonly required: readonly string[] };

const intentFiles = (
  name: string,
  says: readonly string[],
  { language, required }: Told,
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
    isList: false,
    required: required.includes(alias),
    prompts: required.includes(alias) ? [{ lang: language, value: `?${alias}` }] : [],
  }));
  return [
    file(`intents/${name}.json`, {
      name,
      auto: true,
      contexts: [],
      priority: 500_000,
      responses: [{ resetContexts: false, affectedContexts: [], parameters, messages: [] }],
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
