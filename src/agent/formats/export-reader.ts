import { IMPORT_WARNINGS_MAX } from '../../kernel/limits.ts';
import { finished, type Steps } from '../../kernel/steps.ts';
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
import { badExport } from './json-file.ts';
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
  readonly unnamed?: string;
};

/**
 * Reads an agent from an export of either layout. Unusual content is accepted with a warning; ids are kept.
 * @throws bad_export if a file cannot be read or two intents or entities have one name; bad_agent_name if the
 * given name is invalid.
 */
export const readExport = (files: readonly ExportFile[], options: ReadOptions): ReadExport =>
  finished(readExportSteps(files, options));

/** `readExport` with one intent or entity per step. */
export function* readExportSteps(
  files: readonly ExportFile[],
  { ids, name, fileName = '', unnamed = '' }: ReadOptions,
): Steps<ReadExport> {
  const layout = yield* layoutOf(files);
  const { warnings, warnAbout } = collectWarnings();
  const fallbackName = unnamed || layout.folder || fileName.replace(/\.zip$/i, '').trim() || 'Imported agent';
  const read = readSettings(layout.agent.json, fallbackName, warnAbout(layout.agent.path));
  const ownSettings = name === undefined || name.trim() === '' ? read : withName(read, name);
  const source = { layout, language: ownSettings.language, ids, warnAbout };
  const intents = withOwnIds(yield* eachOf(layout.intents, (item) => readIntentOf(item, source)), source);
  const readEntities: Filed<Entity>[] = [];
  for (const item of layout.entities) readEntities.push(yield* readEntityOf(item, source));
  const entities = withOwnIds(readEntities, source);
  requireOwnNames(intents);
  requireOwnNames(entities.map(({ path, item }) => ({ path, item: { name: item.name.toLowerCase() } })));
  const settings = withLanguagesUsed(ownSettings, { intents, entities }, warnAbout(layout.agent.path));
  for (const path of layout.orphans) {
    warnAbout(path)('owner_missing', 'the intent or entity that it belongs to is not there; it was ignored');
  }
  for (const path of layout.strays) {
    warnAbout(path)('file_ignored', 'an export has no folder here; it was ignored');
  }
  yield* warnOfFaults({ settings, intents, entities }, source);
  return { settings, intents: intents.map(itemOf), entities: entities.map(itemOf), warnings: warnings() };
}

function* eachOf<From, To>(items: readonly From[], read: (item: From) => To): Steps<readonly To[]> {
  const results: To[] = [];
  for (const item of items) {
    results.push(read(item));
    yield;
  }
  return results;
}

/** The settings with another name, which must be valid. */
const withName = (settings: AgentSettings, name: string): AgentSettings => {
  const renamed = { ...settings, name };
  const fault = faultsOfSettings(renamed).find(({ refused }) => refused === 'bad_agent_name');
  if (fault !== undefined) throw errorOf(fault);
  return renamed;
};

type WarnAbout = (path: string) => Warn;

const collectWarnings = () => {
  const listed: ImportWarning[] = [];
  let others = 0;
  const warnAbout: WarnAbout = (path) => (code, message, facts) => {
    if (listed.length < IMPORT_WARNINGS_MAX) listed.push({ code, path, message, ...(facts && { facts }) });
    else others += 1;
  };
  const warnings = () => (others === 0 ? listed : [...listed, moreWarnings(others)]);
  return { warnings, warnAbout };
};

type Source = {
  readonly layout: Layout;
  readonly language: string;
  readonly ids: () => string;
  readonly warnAbout: WarnAbout;
};

/** A part of the agent, with its file. */
type Filed<Value> = { readonly path: string; readonly item: Value };
const itemOf = <Value>({ item }: Filed<Value>): Value => item;

const readIntentOf = ({ path, stem, json, lists }: Item, source: Source): Filed<Intent> => {
  const warn = source.warnAbout(path);
  const intent = readIntent(json, stem, { ...source, warn });
  const listed = lists.map((list) => {
    const reading = {
      language: languageOf(list, source),
      ids: source.ids,
      warn: source.warnAbout(list.path),
    };
    return readPhrases(list.items, reading);
  });
  return { path, item: { ...intent, phrases: joined([intent.phrases, ...listed]) } };
};

function* readEntityOf({ path, stem, json, lists }: Item, source: Source): Steps<Filed<Entity>> {
  const entity = yield* readEntity(json, stem, { ...source, warn: source.warnAbout(path) });
  const parts = [entity.entries];
  for (const list of lists) {
    const entries = yield* readEntries(list.items, entity.name, source.warnAbout(list.path));
    parts.push({ [languageOf(list, source)]: entries });
  }
  yield;
  return { path, item: { ...entity, entries: joined(parts) } };
}

const languageOf = ({ language }: Item['lists'][number], source: Source): string =>
  canonicalLanguage(language) ?? source.language;

/** Concatenates lists by language; languages are ordered by tag, and empty lists are dropped. */
const joined = <Value>(parts: readonly Record<string, Value[]>[]): Record<string, Value[]> => {
  const all: Record<string, Value[]> = {};
  const lists = parts.flatMap((part) => Object.entries(part));
  for (const [language, values] of lists.sort(([a], [b]) => (a < b ? -1 : Number(a > b)))) {
    if (values.length > 0) all[language] = [...(all[language] ?? []), ...values];
  }
  return all;
};

/** Gives the second item with the same id a new one, so that references to the id mean the first. */
const withOwnIds = <Value extends { readonly id: string }>(
  filed: readonly Filed<Value>[],
  { ids, warnAbout }: Source,
): readonly Filed<Value>[] => {
  const usedIds = new Set<string>();
  return filed.map(({ path, item }) => {
    if (!usedIds.has(item.id)) {
      usedIds.add(item.id);
      return { path, item };
    }
    const message = `the id ${item.id} is taken by another file; a new one was made`;
    warnAbout(path)('id_repeated', message, { id: item.id });
    return { path, item: { ...item, id: ids() } };
  });
};

const requireOwnNames = (filed: readonly Filed<{ readonly name: string }>[]): void => {
  const pathOf = new Map<string, string>();
  for (const { path, item } of filed) {
    const other = pathOf.get(item.name);
    if (other !== undefined) throw badExport(path, `${other} has the same "name"; rename one of them`);
    pathOf.set(item.name, path);
  }
};

type Content = { readonly intents: readonly Filed<Intent>[]; readonly entities: readonly Filed<Entity>[] };

/** Adds all languages with phrases or entries to the agent's languages. */
const withLanguagesUsed = (
  settings: AgentSettings,
  { intents, entities }: Content,
  warn: Warn,
): AgentSettings => {
  const used = new Set([
    ...intents.flatMap(({ item }) => Object.keys(item.phrases)),
    ...entities.flatMap(({ item }) => Object.keys(item.entries)),
  ]);
  const unlisted = [...used].filter((language) => !settings.languages.includes(language)).sort();
  if (unlisted.length === 0) return settings;
  const message = `the agent has texts in ${unlisted.join(', ')}, so its languages now include that`;
  warn('language_unlisted', message, { languages: unlisted });
  return { ...settings, languages: [...settings.languages, ...unlisted] };
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
    const missing = [...names].filter((name) => !entityNames.has(name) && !name.startsWith('sys.'));
    if (missing.length > 0) {
      const message = `it uses ${missing.join(', ')}, which the agent does not have`;
      warnAbout(path)('entity_missing', message, { names: missing });
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
