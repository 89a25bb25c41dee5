import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ExportFile } from '../../agent/formats/export-file.ts';
import { readExportFolder, writeExportFolder } from '../../disk/export-folder.ts';
import { writeWhole } from '../../disk/whole-file.ts';
import { agentPath } from '../client/choose-agent.ts';
import type { Client } from '../client/client.ts';
import { CommandError, EXIT_USAGE } from '../io.ts';

/** An agent as editable files, and the revision that they were written at. */
export type WorkTree = {
  readonly folder: string;
  readonly agentId: string;
  readonly revision: number;
  /** Whether the user has not changed anything yet. */
  readonly isUntouched: boolean;
  /** Files that were replaced by those of others, because the agent has changed since. */
  readonly mergedPaths: readonly string[];
  /** Files that both changed; those of the others are in `theirs`. */
  readonly conflicts: readonly string[];
};

/** A file beside the others; names with a leading dot are not part of an export. */
const MARKER = '.parley-edit.json';

/** The other version of a file, if both sides changed it. */
export const theirsOf = (folder: string): string => `${folder}.theirs`;

type Marker = { readonly agentId: string; readonly revision: number };

/**
 * Writes the agent into a folder, or continues with an existing one: then later changes by others are merged
 * into the files that the user did not edit.
 */
export const openWorkTree = async (client: Client, agentId: string, folder: string): Promise<WorkTree> => {
  const { files, revision } = await newestFiles(client, agentId);
  const marker = await markerIn(folder);
  if (marker === undefined) {
    await refuseOthersFiles(folder);
    await writeExportFolder(folder, files);
    await mark(folder, { agentId, revision });
    return { folder, agentId, revision, isUntouched: true, mergedPaths: [], conflicts: [] };
  }
  if (marker.agentId !== agentId) {
    throw new CommandError(`${folder} holds another agent, ${marker.agentId}`, EXIT_USAGE);
  }
  const base = await filesAt(client, marker);
  const localTexts = textsOf(await readExportFolder(folder));
  const mergeResult = merge({ base, localTexts, remoteTexts: textsOf(files) });
  for (const [path, text] of mergeResult.mergedPaths) await writeOrDelete(folder, path, text);
  await rm(theirsOf(folder), { recursive: true, force: true });
  for (const [path, text] of mergeResult.conflicts) await writeOrDelete(theirsOf(folder), path, text);
  await mark(folder, { agentId, revision });
  return {
    folder,
    agentId,
    revision,
    isUntouched: isAlike(base, localTexts),
    mergedPaths: [...mergeResult.mergedPaths.keys()].sort(),
    conflicts: [...mergeResult.conflicts.keys()].sort(),
  };
};

/** After its files were recorded: they then equal the server's export, and can be edited further. */
export const renewWorkTree = async (
  client: Client,
  { agentId, folder }: Pick<WorkTree, 'agentId' | 'folder'>,
): Promise<void> => {
  const { files, revision } = await newestFiles(client, agentId);
  await writeExportFolder(folder, files);
  await mark(folder, { agentId, revision });
};

type Texts = ReadonlyMap<string, string>;

const textsOf = (files: readonly ExportFile[]): Texts => new Map(files.map(({ path, text }) => [path, text]));

const isAlike = (one: Texts, other: Texts): boolean =>
  one.size === other.size && [...one].every(([path, text]) => other.get(path) === text);

/** By file; undefined if there is no such file. */
const merge = ({
  base,
  localTexts,
  remoteTexts,
}: {
  readonly base: Texts;
  readonly localTexts: Texts;
  readonly remoteTexts: Texts;
}) => {
  const mergedPaths = new Map<string, string | undefined>();
  const conflicts = new Map<string, string | undefined>();
  for (const path of new Set([...base.keys(), ...localTexts.keys(), ...remoteTexts.keys()])) {
    const [before, localText, other] = [base.get(path), localTexts.get(path), remoteTexts.get(path)];
    if (other === before || other === localText) continue;
    (localText === before ? mergedPaths : conflicts).set(path, other);
  }
  return { mergedPaths, conflicts };
};

const writeOrDelete = async (folder: string, path: string, text: string | undefined): Promise<void> => {
  const target = join(folder, path);
  if (text === undefined) return rm(target, { force: true });
  await mkdir(dirname(target), { recursive: true });
  await writeWhole([[target, text]]);
};

const newestFiles = async (client: Client, agentId: string) => {
  const call = { method: 'GET', path: `${agentPath(agentId)}/export` } as const;
  const { reply, etag } = await client.jsonWithEtag<{ readonly files: readonly ExportFile[] }>(call);
  return { files: reply.files, revision: Number(etag.replace(/\D/g, '')) };
};

const filesAt = async (client: Client, { agentId, revision }: Marker): Promise<Texts> => {
  const call = { method: 'GET', path: `${agentPath(agentId)}/revisions/${revision}` } as const;
  return textsOf((await client.json<{ readonly files: readonly ExportFile[] }>(call)).files);
};

const markerIn = async (folder: string): Promise<Marker | undefined> => {
  const text = await readFile(join(folder, MARKER), 'utf8').catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    const { agentId, revision } = JSON.parse(text);
    if (typeof agentId === 'string' && Number.isInteger(revision)) return { agentId, revision };
  } catch {
    // It was edited; the message below says what to do.
  }
  throw new CommandError(`${join(folder, MARKER)} is damaged; name a new folder`, EXIT_USAGE);
};

const mark = async (folder: string, marker: Marker): Promise<void> =>
  writeWhole([[join(folder, MARKER), `${JSON.stringify(marker)}\n`]]);

/** An existing export must not be overwritten by accident. */
const refuseOthersFiles = async (folder: string): Promise<void> => {
  const files = await readExportFolder(folder).catch(() => []);
  if (files.length === 0) return;
  throw new CommandError(
    `${folder} has JSON files already. Name a new folder, or bring them in with ` +
      '`parley agent import PATH --into AGENT`.',
    EXIT_USAGE,
  );
};
