import { colorShades, colorWords } from '../data/color-words.ts';

/** The colours of a language, and each with its shades. */
export const colorsIn = (base: string): readonly string[] => {
  const colors = (colorWords[base] ?? colorWords.en ?? '').split(' ');
  const { before = '', after = '' } = colorShades[base] ?? {};
  const [ahead, behind] = [before, after].map((shades) => shades.split(' ').filter(Boolean));
  return [
    ...colors,
    ...colors.flatMap((color) => (ahead ?? []).map((shade) => shade + color)),
    ...colors.flatMap((color) => (behind ?? []).map((shade) => color + shade)),
  ];
};
