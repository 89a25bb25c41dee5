export type PageSet = {
  readonly has: (page: number) => boolean;
  /** @returns false when it was there */
  readonly add: (page: number) => boolean;
};

/** Pages of a file, a bit each. */
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
