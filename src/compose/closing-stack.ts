/** Closes what was opened in the reverse order, even if some of it fails to close. */
export const closingStack = () => {
  const closers: (() => Promise<void>)[] = [];
  return {
    push: (...these: readonly (() => Promise<void>)[]) => closers.push(...these),
    close: async () => {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
};
