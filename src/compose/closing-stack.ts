/** What was opened, to be closed in the other order, whatever fails on the way. */
export const closingStack = () => {
  const closers: (() => Promise<void>)[] = [];
  return {
    push: (close: () => Promise<void>) => closers.push(close),
    close: async () => {
      for (const close of closers.splice(0).reverse()) await close();
    },
  };
};
