/** `pt-BR` and `pt_br` are `pt`. Every text asks for its language's, so no pattern is run. */
export const primaryLanguage = (tag: string): string => {
  let end = 0;
  while (end < tag.length && tag[end] !== '-' && tag[end] !== '_') end += 1;
  return tag.slice(0, end).toLowerCase();
};

const WRITTEN_WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'km', 'lo', 'my', 'th', 'yue', 'zh']);

/** Whether words stand side by side, so that finding them takes a dictionary. */
export const isWrittenWithoutSpaces = (tag: string): boolean =>
  WRITTEN_WITHOUT_SPACES.has(primaryLanguage(tag));
