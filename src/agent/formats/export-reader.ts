import { IMPORT_WARNINGS_MAX } from '../../kernel/limits/agents.ts';
import { finish, type Steps } from '../../kernel/steps.ts';
import type { AgentSettings, Entity, Intent } from '../agent.ts';
import { type AgentRefusal, errorOf } from '../decision.ts';
import type { Facts } from '../facts.ts';
import { canonicalLanguage } from '../language.ts';
import { faultsOfEntity, faultsOfIntent, faultsOfSettings } from '../legal.ts';
import { entitiesOfEntity, entitiesOfIntent } from '../references.ts';
import { readEntity, readEntries } from './entity-reader.ts';
import { type ExportFile, type ImportWarning, moreWarnings } from './export-file.ts';
import type { Warn } from './fields.ts';
import { readIntent } from './intent-reader.ts';
import { type InFile, requireOwnNames, type WarnAbout, warnOfRepeatedNames } from './item-names.ts';
import { type Item, type Layout, layoutOf } from './layout.ts';
import { readPhrases } from './phrase-reader.ts';
import { readSettings } from './settings-reader.ts';

export type ReadExport = {
  readonly settings: AgentSettings;
  readonly intents: readonly Intent[];
  readonly entities: readonly Entity[];
  /** At most IMPORT_WARNINGS_MAX, and one with the number of the others. */
  readonly warnings: readonly ImportWarning[];
};

export type ReadOptions = {
  /** Returns a new id at each call, for items without one. */
  readonly ids: () => string;
  /** The name of the agent; the default is that of its file or folder. */
  readonly name?: string;
  /** The name of the export, such as `bike-shop.zip`; used if neither has a name. */
  readonly fileName?: string;
  /** The agent's current name, which it keeps if the export's file has none. */
  readonly currentName?: string;
};

/**
 * Reads an agent from an export of either layout. Unusual content is accepted with a warning; ids are kept.
 * @throws bad_export if a file cannot be read or two entities have one name; bad_agent_name if the given name
 * is invalid.
 */
export const readExport = (files: readonly ExportFile[], options: ReadOptions): ReadExport =>
  finish(readExportSteps(files, options));

/** `readExport` with one intent or entity per step. */
export function* readExportSteps(
  files: readonly ExportFile[],
  { ids, name, fileName = '', currentName = '' }: ReadOptions,
): Steps<ReadExport> {
  const layout = yield* layoutOf(files);
  const { warnings, warnAbout } = collectWarnings();
  const fallbackName =
    currentName || layout.folder || fileName.replace(/\.zip$/i, '').trim() || 'Imported agent';
  const exportSettings = readSettings(layout.agent.json, fallbackName, warnAbout(layout.agent.path));
  const ownSettings =
    name === undefined || name.trim() === '' ? exportSettings : withName(exportSettings, name);
  const source = { layout, language: ownSettings.language, ids, warnAbout };
  const readIntents: InFile<Intent>[] = [];
  for (const item of layout.intents) readIntents.push(yield* readIntentOf(item, source));
  const intents = withOwnIds(readIntents, source);
  const readEntities: InFile<Entity>[] = [];
  for (const item of layout.entities) readEntities.push(yield* readEntityOf(item, source));
  const entities = withOwnIds(readEntities, source);
  warnOfRepeatedNames(intents, warnAbout);
  requireOwnNames(entities.map(({ path, item }) => ({ path, item: { name: item.name.toLowerCase() } })));
  const settings = withUsedLanguages(ownSettings, { intents, entities }, warnAbout(layout.agent.path));
  for (const path of layout.corrected) {
    const message = 'it was not valid JSON; commas after a last item and needless backslashes were left out';
    warnAbout(path)('json_corrected', message);
  }
  for (const path of layout.orphans) {
    warnAbout(path)('owner_missing', 'the intent or entity that it belongs to is not there; it was ignored');
  }
  for (const path of layout.strays) {
    warnAbout(path)('file_ignored', 'an export has no folder here; it was ignored');
  }
  yield* warnOfFaults({ settings, intents, entities }, source);
  return { settings, intents: intents.map(itemOf), entities: entities.map(itemOf), warnings: warnings() };
}

/** The settings with another name, which must be valid. */
const withName = (settings: AgentSettings, name: string): AgentSettings => {
  const namedSettings = { ...settings, name };
  const fault = faultsOfSettings(namedSettings).find(({ refused }) => refused === 'bad_agent_name');
  if (fault !== undefined) throw errorOf(fault);
  return namedSettings;
};

const collectWarnings = () => {
  const warningList: ImportWarning[] = [];
  let others = 0;
  const warnAbout: WarnAbout = (path) => (code, message, facts) => {
    if (warningList.length < IMPORT_WARNINGS_MAX)
      warningList.push({ code, path, message, ...(facts && { facts }) });
    else others += 1;
  };
  const warnings = () => (others === 0 ? warningList : [...warningList, moreWarnings(others)]);
  return { warnings, warnAbout };
};

type Source = {
  readonly layout: Layout;
  readonly language: string;
  readonly ids: () => string;
  readonly warnAbout: WarnAbout;
};

const itemOf = <Value>({ item }: InFile<Value>): Value => item;

function* readIntentOf({ path, stem, json, lists }: Item, source: Source): Steps<InFile<Intent>> {
  const intent = yield* readIntent(json, stem, { ...source, warn: source.warnAbout(path) });
  const parts = [intent.phrases];
  for (const list of lists) {
    const reading = {
      language: languageOf(list, source),
      ids: source.ids,
      warn: source.warnAbout(list.path),
    };
    parts.push(yield* readPhrases(list.items, reading));
  }
  yield;
  return { path, item: { ...intent, phrases: joinByLanguage(parts) } };
}

function* readEntityOf({ path, stem, json, lists }: Item, source: Source): Steps<InFile<Entity>> {
  const entity = yield* readEntity(json, stem, { ...source, warn: source.warnAbout(path) });
  const parts = [entity.entries];
  for (const list of lists) {
    const entries = yield* readEntries(list.items, entity.name, source.warnAbout(list.path));
    parts.push({ [languageOf(list, source)]: entries });
  }
  yield;
  return { path, item: { ...entity, entries: joinByLanguage(parts) } };
}

const languageOf = ({ language }: Item['lists'][number], source: Source): string =>
  canonicalLanguage(language) ?? source.language;

/** Concatenates lists by language; languages are ordered by tag, and empty lists are dropped. */
const joinByLanguage = <Value>(parts: readonly Record<string, Value[]>[]): Record<string, Value[]> => {
  const all: Record<string, Value[]> = {};
  const lists = parts.flatMap((part) => Object.entries(part));
  for (const [language, values] of lists.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))) {
    if (values.length > 0) all[language] = [...(all[language] ?? []), ...values];
  }
  return all;
};

/** Gives the second item with the same id a new one, so that references to the id mean the first. */
const withOwnIds = <Value extends { readonly id: string }>(
  items: readonly InFile<Value>[],
  { ids, warnAbout }: Source,
): readonly InFile<Value>[] => {
  const usedIds = new Set<string>();
  return items.map(({ path, item }) => {
    if (!usedIds.has(item.id)) {
      usedIds.add(item.id);
      return { path, item };
    }
    const message = `the id ${item.id} is taken by another file; a new one was made`;
    warnAbout(path)('id_repeated', message, { id: item.id });
    return { path, item: { ...item, id: ids() } };
  });
};

type Content = { readonly intents: readonly InFile<Intent>[]; readonly entities: readonly InFile<Entity>[] };

/** Adds all languages with phrases or entries to the agent's languages. */
const withUsedLanguages = (
  settings: AgentSettings,
  { intents, entities }: Content,
  warn: Warn,
): AgentSettings => {
  const usedLanguages = new Set([
    ...intents.flatMap(({ item }) => Object.keys(item.phrases)),
    ...entities.flatMap(({ item }) => Object.keys(item.entries)),
  ]);
  const addedLanguages = [...usedLanguages]
    .filter((language) => !settings.languages.includes(language))
    .sort();
  if (addedLanguages.length === 0) return settings;
  const message = `the agent has texts in ${addedLanguages.join(', ')}, so its languages now include that`;
  warn('language_unlisted', message, { languages: addedLanguages });
  return { ...settings, languages: [...settings.languages, ...addedLanguages] };
};

/**
 * Warns about what a change would be refused for, because an imported agent may have worked with it for
 * years.
 */
function* warnOfFaults(
  { settings, intents, entities }: Content & { readonly settings: AgentSettings },
  { layout, warnAbout }: Source,
): Steps<void> {
  const warnOf = (path: string, faults: readonly AgentRefusal[]) => {
    // The facts of faults are texts and numbers.
    for (const fault of faults) warnAbout(path)(fault.refused, errorOf(fault).message, fault.facts as Facts);
  };
  warnOf(layout.agent.path, faultsOfSettings(settings));
  const entityNames = new Set(entities.map(({ item }) => item.name.toLowerCase()));
  const warnOfMissing = (path: string, names: ReadonlySet<string>) => {
    const missingNames = [...names].filter((name) => !entityNames.has(name) && !name.startsWith('sys.'));
    if (missingNames.length > 0) {
      const message = `it uses ${missingNames.join(', ')}, which the agent does not have`;
      warnAbout(path)('entity_missing', message, { names: missingNames });
    }
  };
  for (const { path, item } of intents) {
    warnOf(path, faultsOfIntent(item));
    warnOfMissing(path, entitiesOfIntent(item));
    yield;
  }
  for (const { path, item } of entities) {
    warnOf(path, faultsOfEntity(item));
    warnOfMissing(path, entitiesOfEntity(item));
    yield;
  }
}
