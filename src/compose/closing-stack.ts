/** Closes what was opened in the reverse order, even if some of it fails to close. */
export const closingStack = () => {
  const closers: (() => Promise<void>)[] = [];
  return {
    push: (...newClosers: readonly (() => Promise<void>)[]) => closers.push(...newClosers),
    close: async () => {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
};
