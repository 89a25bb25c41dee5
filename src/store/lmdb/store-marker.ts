import { existsSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ParleyError } from '../../kernel/errors.ts';
import { OWNER_ONLY_FILE } from '../owner-only.ts';
import { DATA_FILE } from './open-lmdb.ts';

/** Marks a folder that has a store. */
const MARKER_FILE = 'store.json';
const MARKER = `${JSON.stringify({ store: 'embedded', file: DATA_FILE })}\n`;

/** A server that created an empty store in place of a lost one would seem to work. @throws store_missing */
export const requireMarkedStore = (folder: string): void => {
  const marker = join(folder, MARKER_FILE);
  const file = join(folder, DATA_FILE);
  if (!existsSync(marker) || (existsSync(file) && statSync(file).size > 0)) return;
  throw new ParleyError('store_missing', { file, marker });
};

export const markStore = (folder: string): void => {
  const marker = join(folder, MARKER_FILE);
  if (!existsSync(marker)) writeFileSync(marker, MARKER, { mode: OWNER_ONLY_FILE });
};
