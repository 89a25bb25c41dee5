import { isJsonObject, type JsonObject, type JsonValue } from '../../kernel/json.ts';
import type { Steps } from '../../kernel/steps.ts';
import type { ExportFile } from './export-file.ts';
import { isList } from './fields.ts';
import { badExport, parseJsonFile } from './json-file.ts';

/** An intent or entity of an export: its own file and, in the newer layout, a list per language. */
export type Item = {
  readonly path: string;
  /** The file's name without `.json`. */
  readonly stem: string;
  readonly json: JsonObject;
  readonly lists: readonly LanguageList[];
};

export type LanguageList = {
  readonly path: string;
  /** As spelled in the file's name. */
  readonly language: string;
  readonly items: readonly JsonItem[];
};
type JsonItem = Extract<JsonValue, readonly unknown[]>[number];

export type Layout = {
  readonly agent: { readonly path: string; readonly json: JsonObject };
  /** Name of the folder that contains the agent; empty for the top level. */
  readonly folder: string;
  readonly intents: readonly Item[];
  readonly entities: readonly Item[];
  /** Lists without an intent or entity. */
  readonly orphans: readonly string[];
  /** Files in unknown folders. */
  readonly strays: readonly string[];
  /** Files that were not valid JSON and were corrected. */
  readonly corrected: readonly string[];
};

/**
 * Sorts the files of an export, in either layout, any folder and any case of folder names. Unrelated files
 * are ignored. One file per step, because an export may have thousands, and files of megabytes. @throws
 * bad_export
 */
export function* layoutOf(files: readonly ExportFile[]): Steps<Layout> {
  const tidy = files.map(({ path, text }) => ({ path: tidyPath(path), text })).filter(isVisible);
  const agentFile = agentFileOf(tidy);
  const root = agentFile.path.slice(0, -'agent.json'.length);
  const corrected: string[] = [];
  const noteCorrection = (path: string) => corrected.push(path);
  const agent = yield* parseJsonFile(agentFile, noteCorrection);
  if (!isJsonObject(agent))
    throw badExport(agentFile.path, 'it holds no JSON object, so it describes no agent');
  const intents = yield* itemsOf(tidy, { folder: `${root}intents/`, infix: '_usersays_', noteCorrection });
  const entities = yield* itemsOf(tidy, { folder: `${root}entities/`, infix: '_entries_', noteCorrection });
  return {
    agent: { path: agentFile.path, json: agent },
    folder: root.split('/').at(-2) ?? '',
    intents: intents.items,
    entities: entities.items,
    orphans: [...intents.orphans, ...entities.orphans],
    strays: [...intents.strays, ...entities.strays],
    corrected,
  };
}

const tidyPath = (path: string): string => path.replaceAll('\\', '/').replace(/^(\.?\/)+/, '');

/** Neither `.git/…` nor the additions of macOS to a zip. */
const isVisible = ({ path }: ExportFile): boolean => !/(^|\/)(\.|__MACOSX\/)/.test(path);

const agentFileOf = (files: readonly ExportFile[]): ExportFile => {
  const candidates = files.filter(({ path }) => /(^|\/)agent\.json$/i.test(path));
  const depthOf = ({ path }: ExportFile) => path.split('/').length;
  const depthMin = Math.min(...candidates.map(depthOf));
  const [first, second] = candidates.filter((file) => depthOf(file) === depthMin);
  if (first === undefined) {
    throw badExport('agent.json', 'it is missing; give the zip or the folder of a whole exported agent');
  }
  if (second !== undefined) {
    throw badExport(second.path, `there is ${first.path} as well; import one agent at a time`);
  }
  return first;
};

type Kind = {
  readonly folder: string;
  readonly infix: '_usersays_' | '_entries_';
  readonly noteCorrection: (path: string) => void;
};

type Items = { readonly items: readonly Item[] } & Pick<Layout, 'orphans' | 'strays'>;

function* itemsOf(files: readonly ExportFile[], { folder, infix, noteCorrection }: Kind): Steps<Items> {
  const listName = new RegExp(`^(.+)${infix}([a-z]{2,3}(?:[-_][a-z0-9]{2,8})*)$`, 'is');
  const owners: Omit<Item, 'lists'>[] = [];
  const lists = new Map<string, LanguageList[]>();
  const strays: string[] = [];
  const seenStems = new Set<string>();
  for (const file of files) {
    const stem = stemIn(folder, file.path);
    if (stem === undefined) continue;
    // One of them would win, and an author might have meant the other.
    if (seenStems.size === seenStems.add(stem).size)
      throw badExport(file.path, 'it is there twice; remove one of the two');
    if (stem.includes('/')) {
      strays.push(file.path);
      continue;
    }
    yield;
    const json = yield* parseJsonFile(file, noteCorrection);
    const [, owner, language] = listName.exec(stem) ?? [];
    // An intent may be named like another's list, so the content of the file decides.
    if (isJsonObject(json)) owners.push({ path: file.path, stem, json });
    else if (isList(json) && owner !== undefined && language !== undefined) {
      lists.set(owner, [...(lists.get(owner) ?? []), { path: file.path, language, items: json }]);
    } else throw badExport(file.path, 'it holds no JSON object; correct it, or leave the file out');
  }
  const stems = new Set(owners.map(({ stem }) => stem));
  return {
    items: owners.map((owner) => ({ ...owner, lists: lists.get(owner.stem) ?? [] })),
    strays,
    orphans: [...lists].flatMap(([stem, orphans]) =>
      stems.has(stem) ? [] : orphans.map(({ path }) => path),
    ),
  };
}

/** `intents/Some name.json` is `Some name`; undefined for other folders and types. */
const stemIn = (folder: string, path: string): string | undefined => {
  if (!path.toLowerCase().startsWith(folder.toLowerCase())) return undefined;
  const name = path.slice(folder.length);
  return /\.json$/i.test(name) ? name.slice(0, -'.json'.length) : undefined;
};
