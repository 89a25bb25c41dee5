/** With the ending of a language's list still below the 255 bytes that file systems take. */
const STEM_BYTES_MAX = 200;

/**
 * Gives every intent and entity a file name of its own that any file system takes, close to its name.
 * The function returned takes the endings of its other files (such as `_usersays_en`), so that
 * an intent called like a list of another does not take that list's place.
 */
export const createFileNames = (): ((folder: string, name: string, endings: readonly string[]) => string) => {
  const taken = new Set<string>();
  return (folder, name, endings) => {
    const safe = safeName(name);
    for (let attempt = 1; ; attempt++) {
      const stem = `${folder}/${attempt === 1 ? safe : `${safe} (${attempt})`}`;
      const keys = ['', ...endings].map((ending) => keyOf(stem + ending));
      if (keys.some((key) => taken.has(key))) continue;
      for (const key of keys) taken.add(key);
      return stem;
    }
  };
};

/** File systems that fold case or compose accents hold two such names for one. */
const keyOf = (path: string): string => path.normalize('NFC').toLowerCase();

const safeName = (name: string): string => {
  const clean = shortened(name)
    .replace(/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}<>:"/\\|?*]/gu, '_')
    .replace(/^[. ]+|[. ]+$/g, '_');
  // What Windows keeps for devices.
  return clean === '' || /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i.test(clean) ? `_${clean}` : clean;
};

const shortened = (name: string): string => {
  let bytes = 0;
  let short = '';
  for (const char of name) {
    const code = char.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes > STEM_BYTES_MAX) break;
    short += char;
  }
  return short;
};
