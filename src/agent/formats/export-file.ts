import type { Facts } from '../facts.ts';

/** One file of an export: `path` is relative to the zip or folder, its parts joined by `/`. */
export type ExportFile = { readonly path: string; readonly text: string };

/** Something unusual that an import accepted. `path` is the file; `message` says how it was interpreted. */
export type ImportWarning = {
  readonly code: string;
  readonly path: string;
  readonly message: string;
  readonly facts?: Facts;
};

/** Counts the warnings that are not listed. */
export const moreWarnings = (count: number): ImportWarning => ({
  code: 'more_warnings',
  path: '',
  message: `and ${count} more`,
  facts: { count },
});
