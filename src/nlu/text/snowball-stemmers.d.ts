declare module 'snowball-stemmers' {
  const snowball: {
    /** @throws Error if `algorithms()` does not list the algorithm. */
    newStemmer(algorithm: string): { stem(word: string): string };
    algorithms(): string[];
  };
  export = snowball;
}
