declare module 'snowball-stemmers' {
  const snowball: {
    /** @throws Error for an algorithm that `algorithms()` does not list. */
    newStemmer(algorithm: string): { stem(word: string): string };
    algorithms(): string[];
  };
  export = snowball;
}
