/**
 * The language whose tables a tag uses: `pt-BR` → `pt`, `zh-HK` → `zh`, `nb` → `no`; `und` if it is not a
 * tag.
 */
export const baseLanguage = (tag: string): string => {
  const base = tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  if (!/^[a-z]{2,3}$/.test(base)) return 'und';
  return base === 'nb' || base === 'nn' ? 'no' : base;
};

/** The tag if Intl accepts it, else English, so that an unknown tag does not fail. */
export const intlLocale = (tag: string): string => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
};

/** East Asian languages that write numbers in Han characters. */
export const writesHanNumbers = (base: string): boolean => base === 'zh' || base === 'ja';

/**
 * More languages than the agents of one process use; above it the oldest tables are dropped and rebuilt on
 * demand.
 */
const LANGUAGES_KEPT_MAX = 64;

/** Builds the tables of a language once for all its agents. */
export const rememberedByLanguage = <T>(build: (language: string) => T): ((language: string) => T) => {
  const cache = new Map<string, T>();
  return (language) => {
    const cached = cache.get(language);
    if (cached !== undefined) return cached;
    const [oldest] = cache.keys();
    if (cache.size >= LANGUAGES_KEPT_MAX && oldest !== undefined) cache.delete(oldest);
    const built = build(language);
    cache.set(language, built);
    return built;
  };
};

/** Turkish suffixes (cases, possessives and others), with or without an apostrophe. */
const TURKISH_ENDINGS =
  /'?(?:l[iu][kg](?:l[ae]r)?)?(?:l[ae]r)?(?:[iu]?m(?:[iu]z)?|s?[iu](?:n(?=[aeiud]))?)?(?:n?[iu]n|[yn]?[iuae]|n?[dt][ae]n?)?(?:y?ken|ki(?:ler)?|y?[dt][iu]r?|y?m[iu]s(?:[iu]m|s[iu]n)?|s[iu]n(?:[iu]z)?)?(?![\p{L}\d])/uy;

/** Suffixes that words of a language may have beyond their entry in a table. */
export const endingsOf = (base: string): RegExp | undefined => (base === 'tr' ? TURKISH_ENDINGS : undefined);
