/** One file of an export: `path` is relative to the zip or folder, its parts joined by `/`. */
export type ExportFile = { readonly path: string; readonly text: string };

/** What an import found odd and took nevertheless. `path` is the file; `message` says what was made of it. */
export type ImportWarning = { readonly code: string; readonly path: string; readonly message: string };
