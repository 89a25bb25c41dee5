import { isParleyError, ParleyError } from '../../kernel/errors.ts';
import type { JsonValue } from '../../kernel/json.ts';
import { jsonDepth } from '../../kernel/json-depth.ts';
import { parsedInPieces } from '../../kernel/json-pieces.ts';
import { hasNumberTooLarge } from '../../kernel/json-range.ts';
import { JSON_DEPTH_MAX } from '../../kernel/limits/http.ts';
import { parsedJson } from '../../kernel/parsed-json.ts';
import type { Steps } from '../../kernel/steps.ts';
import { errorText } from '../../kernel/thrown-error.ts';
import { withWholeCharacters } from '../../kernel/whole-characters.ts';
import type { ExportFile } from './export-file.ts';

/**
 * Parses a file in steps. Slips that people make when they edit an export are corrected.
 * @param noteCorrection takes the path of a file that had such slips
 * @throws bad_export if it is not JSON, is nested too deep, or has too large a number
 */
export function* parseJsonFile(
  { path, text }: ExportFile,
  noteCorrection: (path: string) => void,
): Steps<JsonValue> {
  const json = text.startsWith('\uFEFF') ? text.slice(1) : text;
  if (jsonDepth(json) > JSON_DEPTH_MAX) {
    throw badExport(path, `it is nested deeper than ${JSON_DEPTH_MAX} levels`);
  }
  const parse = (piece: string): JsonValue => {
    const value = parsedJson(withWholeCharacters(piece));
    if (hasNumberTooLarge(piece, value)) throw badExport(path, 'it has a number that is too large');
    return value;
  };
  try {
    // A value that JSON.parse returned is JSON.
    return (yield* parsedInPieces(json, parse)) as JsonValue;
  } catch (error) {
    if (isParleyError(error)) throw error;
    const correctedJson = parsedCorrected(json, parse);
    if (correctedJson !== undefined) {
      noteCorrection(path);
      return correctedJson;
    }
    const why = errorText(error);
    throw badExport(path, `it is not valid JSON (${why}); correct it, or export the agent again`, error);
  }
}

/** People edit small files. A longer text takes too long in one step, and too much of the regexp's stack. */
const CORRECTED_CHARS_MAX = 256_000;

/** A string without an end reaches to the end of the text, so that the search never begins inside a string. */
const STRING_OR_LAST_COMMA = /"[^"\\]*(?:\\.[^"\\]*)*(?:"|\\?$)|,(?=\s*[}\]])/gs;
const NEEDLESS_BACKSLASH = /\\(["\\/bfnrt]|u[0-9a-f]{4})|\\/gi;

/** The value without commas after a last item and backslashes before ordinary characters, if it is JSON then. */
const parsedCorrected = (json: string, parse: (text: string) => unknown): JsonValue | undefined => {
  if (json.length > CORRECTED_CHARS_MAX) return undefined;
  const corrected = json.replace(STRING_OR_LAST_COMMA, (piece) =>
    piece === ','
      ? ''
      : piece.replace(NEEDLESS_BACKSLASH, (backslash, escaped) => (escaped ? backslash : '')),
  );
  try {
    return parse(corrected) as JsonValue;
  } catch (error) {
    if (isParleyError(error)) throw error;
    return undefined;
  }
};

export const badExport = (path: string, reason: string, cause?: unknown): ParleyError =>
  new ParleyError('bad_export', { path, reason }, { cause });
