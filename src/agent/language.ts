import type { AgentSettings } from './agent.ts';

const languageTag = /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i;
/** What most queries name: nothing of it is to be written in another way. */
const plainTag = /^[a-z]{2,3}$/;

/** A tag as the API writes it: `en`, `pt-BR`, `zh-Hant-HK`. Undefined for other texts. */
export const canonicalLanguage = (tag: string): string | undefined => {
  if (plainTag.test(tag)) return tag;
  if (!languageTag.test(tag)) return undefined;
  const [language = '', ...subtags] = tag.toLowerCase().split(/[-_]/);
  return [language, ...subtags.map(canonicalSubtag)].join('-');
};

/** Regions are capitals (`BR`), scripts capitalised (`Hant`), the rest small. */
const canonicalSubtag = (subtag: string): string => {
  if (subtag.length === 2) return subtag.toUpperCase();
  if (subtag.length === 4) return subtag.charAt(0).toUpperCase() + subtag.slice(1);
  return subtag;
};

/**
 * The agent's language that answers a client speaking `tag`: the same; or a wider one (`en` for `en-US`);
 * or the first of the same family (`pt-BR` for `pt`), of those in the same script if there is one (`zh-TW`
 * for `zh-HK`); or the agent's default.
 */
export const agentLanguageFor = (
  { settings }: { readonly settings: Pick<AgentSettings, 'language' | 'languages'> },
  tag: string,
): string => {
  const wanted = canonicalLanguage(tag);
  if (wanted === undefined) return settings.language;
  const { languages } = settings;
  const spoken = sameOrWider(languages, wanted);
  if (spoken !== undefined) return spoken;
  const relatives = languages.filter((language) => familyOf(language) === familyOf(wanted));
  const script = scriptOf(wanted);
  return (
    relatives.find((language) => script !== undefined && scriptOf(language) === script) ??
    relatives[0] ??
    settings.language
  );
};

/**
 * Chinese is written in traditional characters or in simplified ones, and who reads the ones may not read the
 * others; tags mostly name the region alone. These are Unicode's likely scripts of the regions (CLDR).
 */
const chineseScripts: ReadonlyMap<string, string> = new Map([
  ['CN', 'Hans'],
  ['SG', 'Hans'],
  ['MY', 'Hans'],
  ['TW', 'Hant'],
  ['HK', 'Hant'],
  ['MO', 'Hant'],
]);

/** The script that a tag names, or the script of its region; undefined for none. */
const scriptOf = (language: string): string | undefined => {
  const [family, ...subtags] = language.split('-');
  const named = subtags.find((subtag) => /^[A-Z][a-z]{3}$/.test(subtag));
  if (named !== undefined || family !== 'zh') return named;
  return subtags.map((subtag) => chineseScripts.get(subtag)).find((script) => script !== undefined);
};

/** Of these languages the same, or a wider one: `en` for `en-US`. */
export const sameOrWider = (languages: readonly string[], wanted: string): string | undefined => {
  for (let wider = wanted; wider !== ''; wider = wider.slice(0, Math.max(0, wider.lastIndexOf('-')))) {
    if (languages.includes(wider)) return wider;
  }
  return undefined;
};

const familyOf = (language: string): string => language.split('-', 1)[0] ?? language;
