/**
 * The end of a parameter's name in `$name` and `#context.name`. A name consists of letters, digits, `_` and
 * inner dashes: a dash, dot or apostrophe after it is not part of it. A change to a script without spaces
 * also ends it: `$cityの天気` refers to `city`.
 */
const NAME = '[\\p{L}\\p{M}\\p{N}_]+(?:-+[\\p{L}\\p{M}\\p{N}_]+)*';

const namePattern = new RegExp(NAME, 'uy');
const goesOn = /-*[\p{L}\p{M}\p{N}_]/uy;

/** The longest of these names that matches completely at `at`: `$number` does not refer to `num`. */
export const longestNameAt = (text: string, at: number, names: Iterable<string>): string | undefined => {
  let longest: string | undefined;
  for (const name of names) {
    if (name.length <= (longest?.length ?? 0) || !text.startsWith(name, at)) continue;
    if (endsAt(text, at + name.length)) longest = name;
  }
  return longest;
};

/** The name written at `at`, whether it exists or not. */
export const writtenNameAt = (text: string, at: number): string | undefined => {
  namePattern.lastIndex = at;
  const [run] = namePattern.exec(text) ?? [];
  if (run === undefined) return undefined;
  for (let length = 1; length < run.length; length += 1) {
    if (isOtherScript(run, length)) return run.slice(0, length);
  }
  return run;
};

const endsAt = (text: string, end: number): boolean => {
  goesOn.lastIndex = end;
  return !goesOn.test(text) || isOtherScript(text, end);
};

/** Scripts without spaces between words, in which text may directly follow a name. */
const unspacedScripts = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar'] as const;
const scripts = unspacedScripts.map((script) => new RegExp(`^\\p{scx=${script}}`, 'u'));

const isOtherScript = (text: string, end: number): boolean => {
  if (text.charCodeAt(end) < 0x80) return false;
  const next = scripts.filter((script) => script.test(text.slice(end, end + 2)));
  return next.length > 0 && !next.some((script) => script.test(letterBefore(text, end)));
};

/** The whole character, even if it has two UTF-16 units. */
const letterBefore = (text: string, at: number): string =>
  Array.from(text.slice(Math.max(0, at - 2), at)).at(-1) ?? '';

/** Whether `at` is in the middle of a word. */
export const isInWord = (text: string, at: number): boolean => {
  const before = letterBefore(text, at);
  return /[\p{L}\p{M}\p{N}]/u.test(before) && !scripts.some((script) => script.test(before));
};

const unknownParameter = new RegExp(`^\\$(?!\\p{N})${NAME}(?:\\.${NAME})*$`, 'u');

/** Whether a whole text looks like a reference to a parameter; `$5` is money. */
export const isParameterReference = (text: string): boolean => unknownParameter.test(text);
