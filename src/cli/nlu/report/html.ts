import { escapeHtml } from '../../../kernel/html-text.ts';

/** Markup that can be inserted into a page. */
export type Html = { readonly html: string };

type Hole = string | number | Html | readonly Html[];

/** A template whose values are escaped, unless they are markup themselves. */
export const html = (texts: TemplateStringsArray, ...holes: readonly Hole[]): Html => ({
  html: texts.map((text, at) => text + (at < holes.length ? fillHole(holes[at] ?? '') : '')).join(''),
});

const fillHole = (hole: Hole): string => {
  if (typeof hole === 'string' || typeof hole === 'number') return escapeHtml(String(hole));
  return 'html' in hole ? hole.html : hole.map((part) => part.html).join('');
};
