import { primaryLanguage } from './language.ts';

const segmenters = new Map<string, Intl.Segmenter>();

/** Finds the words of a language that is written without spaces; made once, because that takes long. */
export const segmenterFor = (language: string): Intl.Segmenter => {
  const primary = primaryLanguage(language);
  let segmenter = segmenters.get(primary);
  if (segmenter === undefined) {
    segmenter = new Intl.Segmenter(primary, { granularity: 'word' });
    segmenters.set(primary, segmenter);
  }
  return segmenter;
};
