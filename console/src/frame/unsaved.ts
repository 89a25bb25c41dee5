/** Unsaved work in forms. The browser keeps it over reloads, crashes and ended sessions. */
const KEY_PREFIX = 'parley-unsaved:';

const keyOf = (agent: string, part: string): string => `${KEY_PREFIX}${agent}/${part}`;

const keysOf = (prefix: string): readonly string[] =>
  Object.keys(localStorage).filter((key) => key.startsWith(prefix));

export const unsavedWork = <T>(agent: string, part: string): T | undefined => {
  try {
    return JSON.parse(localStorage.getItem(keyOf(agent, part)) ?? 'null') ?? undefined;
  } catch {
    // Another tab wrote it.
    return undefined;
  }
};

/** @returns false if the browser's storage is full */
export const keepUnsaved = (agent: string, part: string, work: unknown): boolean => {
  const key = keyOf(agent, part);
  try {
    if (work === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(work));
    return true;
  } catch {
    // The stored version is older than that on the page.
    localStorage.removeItem(key);
    return false;
  }
};

/** The parts of an agent with unsaved work. */
export const unsavedParts = (agent: string): ReadonlySet<string> => {
  const prefix = keyOf(agent, '');
  return new Set(keysOf(prefix).map((key) => key.slice(prefix.length)));
};

/** Whether any agent has unsaved work. */
export const hasUnsaved = (): boolean => keysOf(KEY_PREFIX).length > 0;

export const forgetUnsaved = (): void => {
  for (const key of keysOf(KEY_PREFIX)) localStorage.removeItem(key);
};
