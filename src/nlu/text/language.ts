/** `pt-BR` and `pt_br` are `pt`. */
export const primaryLanguage = (tag: string): string => {
  const end = tag.search(/[-_]/);
  return (end < 0 ? tag : tag.slice(0, end)).toLowerCase();
};

const WRITTEN_WITHOUT_SPACES: ReadonlySet<string> = new Set(['ja', 'km', 'lo', 'my', 'th', 'yue', 'zh']);

/** Whether words stand side by side, so that finding them takes a dictionary. */
export const isWrittenWithoutSpaces = (tag: string): boolean =>
  WRITTEN_WITHOUT_SPACES.has(primaryLanguage(tag));
