import { LARGE_BODY_BYTES } from '../../kernel/limits/http.ts';

/**
 * JSON whose texts are in single quotes, such as `{'query':'hi'}`, with double quotes; any other text is
 * returned as it is. The documentation of the original printed its events so, for `curl` in a shell, and
 * people copied it. Large bodies are not converted: only people write JSON this way.
 */
export const withDoubleQuotes = (text: string): string =>
  text.length <= LARGE_BODY_BYTES && startsSingle.test(text) ? text.replace(quoted, inDoubleQuotes) : text;

const startsSingle = /^\s*(?:\[\s*)?(?:\{\s*)?'/;

/** A text in either quotes. It may end with the body, so that no text is scanned twice; JSON refuses it then. */
const quoted = /"(?:[^"\\]|\\.?)*(?:"|$)|'((?:[^'\\]|\\.?)*)(?:'|$)/gs;

const inDoubleQuotes = (text: string, single?: string): string =>
  single === undefined ? text : `"${single.replace(/\\.|"/gs, (part) => escapes[part] ?? part)}"`;

const escapes: Readonly<Record<string, string>> = { "\\'": "'", '"': '\\"' };
