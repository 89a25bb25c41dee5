import { ParleyError } from '../../kernel/errors.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { jsonDepth } from '../../kernel/json-depth.ts';
import { parsedInPieces } from '../../kernel/json-pieces.ts';
import { JSON_DEPTH_MAX } from '../../kernel/limits.ts';
import type { Steps } from '../../kernel/steps.ts';
import type { ExportFile } from './export-file.ts';

/** Parses a file in steps. @throws bad_export if the file is not JSON, or is nested too deep. */
export function* parseJsonFile({ path, text }: ExportFile): Steps<JsonValue> {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (jsonDepth(json) > JSON_DEPTH_MAX) {
    throw badExport(path, `it is nested deeper than ${JSON_DEPTH_MAX} levels`);
  }
  try {
    // A value that JSON.parse returned is JSON.
    return (yield* parsedInPieces(json, JSON.parse)) as JsonValue;
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw badExport(path, `it is not valid JSON (${why}); correct it, or export the agent again`, error);
  }
}

export const badExport = (path: string, reason: string, cause?: unknown): ParleyError =>
  new ParleyError('bad_export', { path, reason }, { cause });
