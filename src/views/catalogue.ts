import type { JsonValue } from '../kernel/json.ts';
import type { ViewStore } from '../kernel/view-store.ts';

/** Which view of a projection is read, and which is being made to take its place. */
export type CatalogueEntry = {
  readonly view: string;
  readonly version: string;
  /** Views made of this projection so far, so that each has a name of its own. */
  readonly made: number;
  readonly next?: { readonly view: string; readonly version: string };
};

export type ViewCatalogue = {
  readonly get: (name: string) => Promise<CatalogueEntry | undefined>;
  /** @param make may be asked again, when another process has changed something meanwhile. */
  readonly change: (
    name: string,
    make: (entry: CatalogueEntry | undefined) => CatalogueEntry,
  ) => Promise<CatalogueEntry>;
};

/** The catalogue is a view itself; its checkpoint counts its changes. */
const CATALOGUE = 'projections';

export const viewName = (projection: string, version: string, number: number): string =>
  `${projection}/${version}/${number}`;

export const viewCatalogue = (views: ViewStore): ViewCatalogue => {
  const get = async (name: string): Promise<CatalogueEntry | undefined> => {
    const [entry] = await views.get(CATALOGUE, [[name]]);
    // Nobody else writes there.
    return entry as (JsonValue & CatalogueEntry) | undefined;
  };
  return {
    get,
    change: async (name, make) => {
      for (;;) {
        const from = await views.checkpoint(CATALOGUE);
        const before = await get(name);
        const after = make(before);
        if (after === before) return after;
        const change = { key: [name], json: JSON.stringify(after) };
        if (await views.save(CATALOGUE, [change], { from, to: (from ?? 0) + 1 })) return after;
      }
    },
  };
};
