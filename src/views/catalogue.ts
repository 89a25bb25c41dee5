import type { JsonValue } from '../kernel/json.ts';
import { startingWith, type ViewCheckpoint, type ViewStore } from '../kernel/view-store.ts';

/** Which view of a projection is read, and which is being built to replace it. */
export type CatalogueEntry = {
  readonly view: string;
  readonly version: string;
  /** The number of views built of this projection so far, which gives each a name of its own. */
  readonly made: number;
  readonly next?: { readonly view: string; readonly version: string };
};

export type ViewCatalogue = {
  readonly get: (name: string) => Promise<CatalogueEntry | undefined>;
  /** @param make may be called again if another process has changed something in between. */
  readonly change: (
    name: string,
    make: (entry: CatalogueEntry | undefined) => CatalogueEntry,
  ) => Promise<CatalogueEntry>;
  /**
   * Drops the views of projections that no server runs any more, because nothing would remove erased streams
   * from them.
   */
  readonly retire: (name: string) => Promise<void>;
};

/** The catalogue is a view itself; its checkpoint counts its changes. */
export const CATALOGUE = 'projections';

/** All views in the catalogue, complete or not. */
export const viewsIn = async (views: ViewStore): Promise<readonly string[]> => {
  const rows = await views.range(CATALOGUE, startingWith());
  return rows.flatMap(({ value }) => {
    // Only `viewCatalogue` writes there.
    const { view, next } = value as JsonValue & CatalogueEntry;
    return next === undefined ? [view] : [view, next.view];
  });
};

export const viewName = (projection: string, version: string, number: number): string =>
  `${projection}/${version}/${number}`;

export const viewCatalogue = (views: ViewStore): ViewCatalogue => {
  const get = async (name: string): Promise<CatalogueEntry | undefined> => {
    const [entry] = await views.get(CATALOGUE, [[name]]);
    // Only this module writes there.
    return entry as (JsonValue & CatalogueEntry) | undefined;
  };
  return {
    get,
    change: async (name, make) => {
      for (;;) {
        const from = await views.checkpoint(CATALOGUE);
        const before = await get(name);
        const entry = make(before);
        if (entry === before) return entry;
        const change = { key: [name], json: JSON.stringify(entry) };
        if (await views.save(CATALOGUE, [change], after(from))) return entry;
      }
    },
    retire: async (name) => {
      for (;;) {
        const from = await views.checkpoint(CATALOGUE);
        const entry = await get(name);
        if (entry === undefined) return;
        await views.drop(entry.view);
        if (entry.next !== undefined) await views.drop(entry.next.view);
        if (await views.save(CATALOGUE, [{ key: [name], json: undefined }], after(from))) return;
      }
    },
  };
};

const after = (from: ViewCheckpoint) => ({ from, to: (from ?? 0) + 1 });
