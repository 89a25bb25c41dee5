/**
 * The primary language of a tag: `pt` for `pt-BR` and `pt_br`. Runs for every text, so it avoids regular
 * expressions.
 */
export const primaryLanguage = (tag: string): string => {
  let end = 0;
  while (end < tag.length && tag[end] !== '-' && tag[end] !== '_') end += 1;
  return tag.slice(0, end).toLowerCase();
};

const WRITTEN_WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'km', 'lo', 'my', 'th', 'yue', 'zh']);

/** Whether the language writes words without spaces, so that splitting needs a dictionary. */
export const isWrittenWithoutSpaces = (tag: string): boolean =>
  WRITTEN_WITHOUT_SPACES.has(primaryLanguage(tag));
