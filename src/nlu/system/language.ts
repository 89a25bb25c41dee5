/**
 * `pt-BR` → `pt`, `zh-HK` → `zh`, `nb` → `no`: which language's tables a tag uses; `und` when it is no tag.
 */
export const baseLanguage = (tag: string): string => {
  const base = tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
  if (!/^[a-z]{2,3}$/.test(base)) return 'und';
  return base === 'nb' || base === 'nn' ? 'no' : base;
};

/** The tag if Intl takes it, else English, so that an unknown tag degrades instead of failing. */
export const intlLocale = (tag: string): string => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? 'en';
  } catch {
    return 'en';
  }
};

/** The base languages of East Asia whose numbers are written with Han characters. */
export const writesHanNumbers = (base: string): boolean => base === 'zh' || base === 'ja';

/**
 * More languages than the agents of one process speak; beyond it the oldest tables go and are built again.
 */
const LANGUAGES_KEPT_MAX = 64;

/** Builds the tables of a language once for all agents that speak it. */
export const rememberedByLanguage = <T>(build: (language: string) => T): ((language: string) => T) => {
  const kept = new Map<string, T>();
  return (language) => {
    const known = kept.get(language);
    if (known !== undefined) return known;
    const [oldest] = kept.keys();
    if (kept.size >= LANGUAGES_KEPT_MAX && oldest !== undefined) kept.delete(oldest);
    const built = build(language);
    kept.set(language, built);
    return built;
  };
};

/** Cases, possessives and the like, which Turkish glues to a word, with or without an apostrophe. */
const TURKISH_ENDINGS =
  /'?(?:l[iu][kg](?:l[ae]r)?)?(?:l[ae]r)?(?:[iu]m(?:[iu]z)?|s?[iu](?:n(?=[aeiud]))?)?(?:n?[iu]n|[yn]?[iuae]|n?[dt][ae]n?)?(?:y?ken|ki(?:ler)?|[dt][iu]r)?(?![\p{L}\d])/uy;

/** What words of a language may end in beyond their entry in a table. */
export const endingsOf = (base: string): RegExp | undefined => (base === 'tr' ? TURKISH_ENDINGS : undefined);
