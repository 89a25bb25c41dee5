/**
 * The most callbacks that were added to one promise while `work` ran. A promise that stays pending keeps
 * each of them in memory.
 */
export const mostCallbacksOfOnePromise = async (work: () => Promise<void>): Promise<number> => {
  const counts = new Map<unknown, number>();
  const addCallbacks = Promise.prototype.then;
  const countCallbacks = function (this: Promise<unknown>, ...callbacks: Parameters<typeof addCallbacks>) {
    counts.set(this, (counts.get(this) ?? 0) + 1);
    return addCallbacks.apply(this, callbacks);
  };
  Reflect.set(Promise.prototype, 'then', countCallbacks);
  try {
    await work();
  } finally {
    Reflect.set(Promise.prototype, 'then', addCallbacks);
  }
  return Math.max(...counts.values());
};
