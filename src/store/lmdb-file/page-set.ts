export type PageSet = {
  readonly has: (page: number) => boolean;
  /** @returns false if it was in the set */
  readonly add: (page: number) => boolean;
};

/** A set of pages, one bit each. */
export const pageSet = (lastPage: number): PageSet => {
  const bits = new Uint8Array((lastPage >>> 3) + 1);
  const has = (page: number): boolean => ((bits[page >>> 3] ?? 0) & (1 << (page & 7))) !== 0;
  return {
    has,
    add: (page) => {
      if (has(page)) return false;
      bits[page >>> 3] = (bits[page >>> 3] ?? 0) | (1 << (page & 7));
      return true;
    },
  };
};
