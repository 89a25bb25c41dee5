import { ParleyError } from '../../kernel/errors.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { JSON_DEPTH_MAX } from '../../kernel/limits.ts';
import type { ExportFile } from './export-file.ts';

/** @throws bad_export when it is no JSON, or nested deeper than anybody writes. */
export const parseJsonFile = ({ path, text }: ExportFile): JsonValue => {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (isDeeperThan(json, JSON_DEPTH_MAX)) {
    throw badExport(path, `it is nested deeper than ${JSON_DEPTH_MAX} levels`);
  }
  try {
    return JSON.parse(json);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw badExport(path, `it is not valid JSON (${why}); correct it, or export the agent again`, error);
  }
};

export const badExport = (path: string, reason: string, cause?: unknown): ParleyError =>
  new ParleyError('bad_export', { path, reason }, { cause });

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Looked at before parsing: the parser would go as deep as the text does. */
const isDeeperThan = (json: string, depthMax: number): boolean => {
  let depth = 0;
  for (let i = 0; i < json.length; i++) {
    const unit = json.charCodeAt(i);
    if (unit === QUOTE) i = endOfString(json, i);
    else if (OPENING.has(unit)) depth += 1;
    else if (CLOSING.has(unit)) depth -= 1;
    if (depth > depthMax) return true;
  }
  return false;
};

/** Index of the quote that ends the string which begins at `start`; the text's length where none does. */
const endOfString = (json: string, start: number): number => {
  let i = start + 1;
  while (i < json.length && json.charCodeAt(i) !== QUOTE) i += json.charCodeAt(i) === BACKSLASH ? 2 : 1;
  return i;
};
