/** Where a server keeps its events. */
export type StoreAddress = { readonly kind: 'memory' } | KeptStore;

/** A store that still has its events when the server has ended. */
export type KeptStore =
  | { readonly kind: 'lmdb'; readonly folder: string }
  /** `address` is a connection string; it may carry a name and a password. */
  | { readonly kind: 'eventstoredb'; readonly address: string };

/** The texts that name a store, as a regular expression. */
export const STORE_ADDRESS = 'lmdb:.+|esdb(\\+discover)?://.+|memory:';
const storeAddress = new RegExp(`^(${STORE_ADDRESS})$`, 'u');

const MEMORY = 'memory:';
const EMBEDDED_PREFIX = 'lmdb:';

/** Undefined for a text that names no store. */
export const readStoreAddress = (text: string): StoreAddress | undefined => {
  if (!storeAddress.test(text)) return undefined;
  if (text === MEMORY) return { kind: 'memory' };
  if (text.startsWith(EMBEDDED_PREFIX)) return { kind: 'lmdb', folder: text.slice(EMBEDDED_PREFIX.length) };
  return { kind: 'eventstoredb', address: text };
};

/** The text that names a store, without a password. */
export const shownStore = (store: StoreAddress): string => withoutPassword(textOf(store));

const textOf = (store: StoreAddress): string => {
  switch (store.kind) {
    case 'memory':
      return MEMORY;
    case 'lmdb':
      return EMBEDDED_PREFIX + store.folder;
    case 'eventstoredb':
      return store.address;
  }
};

type StoreTraits = {
  readonly isKept: boolean;
  /** Whether all servers over one store read the same views; otherwise each server has its own. */
  readonly sharesViews: boolean;
};

const traits = {
  memory: { isKept: false, sharesViews: true },
  lmdb: { isKept: true, sharesViews: true },
  eventstoredb: { isKept: true, sharesViews: false },
} as const satisfies Record<StoreAddress['kind'], StoreTraits>;

export const isKept = (store: StoreAddress): store is KeptStore => traits[store.kind].isKept;

export const sharesViews = ({ kind }: StoreAddress): boolean => traits[kind].sharesViews;

/** The folder of a store on this machine's disk; undefined for any other. */
export const storeFolder = (store: StoreAddress): string | undefined => {
  switch (store.kind) {
    case 'lmdb':
      return store.folder;
    case 'memory':
    case 'eventstoredb':
      return undefined;
  }
};

/** An address without the name and password that it may carry, which may contain any characters. */
export const withoutPassword = (address: string): string => address.replace(/:\/\/.*@/s, '://');
