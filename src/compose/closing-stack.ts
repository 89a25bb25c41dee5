/** What was opened, to be closed in the other order, whatever fails on the way. */
export const closingStack = () => {
  const closers: (() => Promise<void>)[] = [];
  return {
    push: (...these: readonly (() => Promise<void>)[]) => closers.push(...these),
    close: async () => {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
};
