/** Instead of texts that cannot be read. */
export const blankText = (isKeyMissing: true | undefined): string =>
  isKeyMissing ? '(its key is missing)' : '(erased)';
