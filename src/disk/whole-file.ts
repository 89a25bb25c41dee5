import { realpath, rename, rm, stat, writeFile } from 'node:fs/promises';

type Content = string | Uint8Array | AsyncIterable<Uint8Array>;

/**
 * Writes files beside their places and renames them when all are complete, so that a full disk or a kill does
 * not leave a part of a file where a whole one was. Links stay links; devices and pipes are written to.
 */
export const writeWhole = async (files: Iterable<readonly [path: string, Content]>): Promise<void> => {
  const drafts: Draft[] = [];
  try {
    for (const [path, content] of files) {
      const draft = await draftFor(path);
      drafts.push(draft);
      await writeFile(draft.path, content, draft.mode);
    }
    for (const { path, target } of drafts) if (path !== target) await rename(path, target);
  } finally {
    for (const { path, target } of drafts) if (path !== target) await rm(path, { force: true });
  }
};

type Draft = { readonly path: string; readonly target: string; readonly mode: { readonly mode?: number } };

const draftFor = async (path: string): Promise<Draft> => {
  const target = await realpath(path).catch(() => path);
  const existing = await stat(target).catch(() => undefined);
  if (existing === undefined) return { path: `${target}.part`, target, mode: {} };
  const { mode } = existing;
  return { path: existing.isFile() ? `${target}.part` : target, target, mode: { mode } };
};
