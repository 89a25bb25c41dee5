/** "From" and "to" with the article that days of a month have, by language. */
export const dayArticles: Readonly<Record<string, readonly [from: string, to: string]>> = {
  es: ['del', 'al'],
  it: ['dal', 'al'],
  fr: ['du', 'au'],
  pt: ['do', 'ao'],
};
