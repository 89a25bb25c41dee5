/** `pt-BR` → `pt`, `zh-HK` → `zh`, `nb` → `no`: which language's tables a tag uses. */
export const baseLanguage = (tag: string): string => {
  const base = tag.toLowerCase().split(/[-_]/, 1)[0] ?? '';
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
