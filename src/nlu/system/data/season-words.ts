/**
 * By language, what precedes a season that is said like a month: `in August`, `in the summer`. Not in Portuguese, which is
 * mostly spoken where the seasons are others.
 */
export const beforeSeason: Readonly<Record<string, RegExp>> = {
  en: /(?<!\p{L})(?:in|over|during|through|throughout)(?: the)? $/iu,
  de: /(?<!\p{L})(?:im|den|über den|während des) $/iu,
  fr: /(?<!\p{L})(?:en|au|pendant l['’]|durant l['’]|pendant le |cours de l['’]) ?$/iu,
  es: /(?<!\p{L})(?:en|en el|en la|durante el|durante la) $/iu,
  it: /(?<!\p{L})(?:in |d['’]|durante l['’]|durante la )$/iu,
  nl: /(?<!\p{L})(?:in de|tijdens de) $/iu,
};

/** `in summer camps` names no season. */
export const afterEnglishSeason =
  /^(?:s?$|[^\p{L}\p{N} ]| (?:and|or|when|if|for|with|at|to|on|we|i|you|they|there|is|are|will|please|because)(?!\p{L}))/iu;
