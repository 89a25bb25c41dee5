/** `half/halves=0.5 third=0.333` → each word with its value. @param wordOf how a word is looked up */
export const wordValues = (text: string, wordOf: (written: string) => string): [string, number][] =>
  text
    .split(' ')
    .filter(Boolean)
    .flatMap((entry) => {
      const [variants = '', value] = entry.split('=');
      return variants.split('/').map((word): [string, number] => [wordOf(word), Number(value)]);
    });
