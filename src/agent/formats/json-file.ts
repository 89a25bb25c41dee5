import { isParleyError, ParleyError } from '../../kernel/errors.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { jsonDepth } from '../../kernel/json-depth.ts';
import { parsedInPieces } from '../../kernel/json-pieces.ts';
import { hasNumberTooLarge } from '../../kernel/json-range.ts';
import { JSON_DEPTH_MAX } from '../../kernel/limits.ts';
import type { Steps } from '../../kernel/steps.ts';
import type { ExportFile } from './export-file.ts';

/** Parses a file in steps. @throws bad_export if it is not JSON, is nested too deep, or has too large a number. */
export function* parseJsonFile({ path, text }: ExportFile): Steps<JsonValue> {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (jsonDepth(json) > JSON_DEPTH_MAX) {
    throw badExport(path, `it is nested deeper than ${JSON_DEPTH_MAX} levels`);
  }
  const parse = (piece: string): unknown => {
    const value = JSON.parse(piece);
    if (hasNumberTooLarge(piece, value)) throw badExport(path, 'it has a number that is too large');
    return value;
  };
  try {
    // A value that JSON.parse returned is JSON.
    return (yield* parsedInPieces(json, parse)) as JsonValue;
  } catch (error) {
    if (isParleyError(error)) throw error;
    const why = error instanceof Error ? error.message : String(error);
    throw badExport(path, `it is not valid JSON (${why}); correct it, or export the agent again`, error);
  }
}

export const badExport = (path: string, reason: string, cause?: unknown): ParleyError =>
  new ParleyError('bad_export', { path, reason }, { cause });
