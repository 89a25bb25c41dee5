import type { AgentSettings } from './agent.ts';

const languageTag = /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i;
/** Most queries use such a tag, which is already canonical. */
const plainTag = /^[a-z]{2,3}$/;

/** Converts a tag to the API's spelling: `en`, `pt-BR`, `zh-Hant-HK`. Undefined for other texts. */
export const canonicalLanguage = (tag: string): string | undefined => {
  if (plainTag.test(tag)) return tag;
  if (!languageTag.test(tag)) return undefined;
  const [language = '', ...subtags] = tag.toLowerCase().split(/[-_]/);
  return [language, ...subtags.map(canonicalSubtag)].join('-');
};

/** Regions are upper case (`BR`), scripts capitalised (`Hant`), the rest lower case. */
const canonicalSubtag = (subtag: string): string => {
  if (subtag.length === 2) return subtag.toUpperCase();
  if (subtag.length === 4) return subtag.charAt(0).toUpperCase() + subtag.slice(1);
  return subtag;
};

/**
 * The agent's language for a client with the language `tag`: the same one; or a wider one (`en` for `en-US`);
 * or the first of the same family (`pt-BR` for `pt`), preferably with the same script (`zh-TW` for `zh-HK`);
 * or the agent's default.
 */
export const agentLanguageFor = (
  { settings }: { readonly settings: Pick<AgentSettings, 'language' | 'languages'> },
  tag: string,
): string => {
  const canonical = canonicalLanguage(tag);
  if (canonical === undefined) return settings.language;
  const { languages } = settings;
  const closest = sameOrWider(languages, canonical);
  if (closest !== undefined) return closest;
  const relatives = languages.filter((language) => familyOf(language) === familyOf(canonical));
  const script = scriptOf(canonical);
  return (
    relatives.find((language) => script !== undefined && scriptOf(language) === script) ??
    relatives[0] ??
    settings.language
  );
};

/**
 * Chinese has traditional and simplified characters, and many readers read only one of them, but most tags
 * name only the region. These are Unicode's likely scripts of the regions (CLDR).
 */
const chineseScripts: ReadonlyMap<string, string> = new Map([
  ['CN', 'Hans'],
  ['SG', 'Hans'],
  ['MY', 'Hans'],
  ['TW', 'Hant'],
  ['HK', 'Hant'],
  ['MO', 'Hant'],
]);

/** The script in a tag, or the script of its region; undefined if there is none. */
const scriptOf = (language: string): string | undefined => {
  const [family, ...subtags] = language.split('-');
  const scriptSubtag = subtags.find((subtag) => /^[A-Z][a-z]{3}$/.test(subtag));
  if (scriptSubtag !== undefined || family !== 'zh') return scriptSubtag;
  return subtags.map((subtag) => chineseScripts.get(subtag)).find((script) => script !== undefined);
};

/** The same language, or a wider one: `en` for `en-US`. */
export const sameOrWider = (languages: readonly string[], language: string): string | undefined => {
  for (let wider = language; wider !== ''; wider = wider.slice(0, Math.max(0, wider.lastIndexOf('-')))) {
    if (languages.includes(wider)) return wider;
  }
  return undefined;
};

const familyOf = (language: string): string => language.split('-', 1)[0] ?? language;
