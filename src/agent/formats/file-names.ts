/** Leaves room for a list's suffix within the 255 bytes of file names. */
const STEM_BYTES_MAX = 200;

/**
 * Gives every intent and entity a unique, portable file name close to its name. The returned function takes
 * the suffixes of its other files (such as `_usersays_en`), so that an intent named like another's list does
 * not overwrite that list.
 */
export const createFileNames = (): ((folder: string, name: string, endings: readonly string[]) => string) => {
  const usedNames = new Set<string>();
  return (folder, name, endings) => {
    const safeStem = safeName(name);
    for (let attempt = 1; ; attempt++) {
      const stem = `${folder}/${attempt === 1 ? safeStem : `${safeStem} (${attempt})`}`;
      const keys = ['', ...endings].map((ending) => keyOf(stem + ending));
      if (keys.some((key) => usedNames.has(key))) continue;
      for (const key of keys) usedNames.add(key);
      return stem;
    }
  };
};

/** Some file systems fold case or normalise accents, so such names collide. */
const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();

const safeName = (name: string): string => {
  const clean = shorten(name)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '_');
  // Names that Windows reserves for devices.
  return clean === '' || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(clean) ? `_${clean}` : clean;
};

const shorten = (name: string): string => {
  let bytes = 0;
  let start = '';
  for (const char of name) {
    const code = char.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > STEM_BYTES_MAX) break;
    start += char;
  }
  return start;
};
