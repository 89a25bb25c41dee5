import type { AgentSettings } from './agent.ts';

const languageTag = /^[a-z]{2,3}([-_][a-z0-9]{2,8})*$/i;

/** A tag as the API writes it: `en`, `pt-BR`, `zh-Hant-HK`. Undefined for what is no language tag. */
export const canonicalLanguage = (tag: string): string | undefined => {
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
 * or the first of the same family (`pt-BR` for `pt`); or the agent's default.
 */
export const agentLanguageFor = (
  { settings }: { readonly settings: Pick<AgentSettings, 'language' | 'languages'> },
  tag: string,
): string => {
  const wanted = canonicalLanguage(tag);
  if (wanted === undefined) return settings.language;
  const { languages } = settings;
  const family = familyOf(wanted);
  return (
    sameOrWider(languages, wanted) ??
    languages.find((language) => familyOf(language) === family) ??
    settings.language
  );
};

/** Of these languages the same, or a wider one: `en` for `en-US`. */
export const sameOrWider = (languages: readonly string[], wanted: string): string | undefined => {
  for (let wider = wanted; wider !== ''; wider = wider.slice(0, Math.max(0, wider.lastIndexOf('-')))) {
    if (languages.includes(wider)) return wider;
  }
  return undefined;
};

const familyOf = (language: string): string => language.split('-', 1)[0] ?? language;
