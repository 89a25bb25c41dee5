import type { JsonValue } from '../../kernel/json.ts';
import { partitionPoint } from '../../kernel/partition-point.ts';
import type { ViewKey, ViewStore } from '../../kernel/view-store.ts';

type Row = { readonly key: ViewKey; readonly json: string };
type View = {
  readonly rows: Map<string, Row>;
  checkpoint: number | undefined;
  /** Built on the first range query, and dropped with the next change. */
  inOrder: readonly Row[] | undefined;
};

/** For tests and trials: its data is lost when the process ends. */
export const memoryViewStore = (): ViewStore => {
  const views = new Map<string, View>();
  const viewOf = (name: string): View => {
    const view = views.get(name) ?? { rows: new Map(), checkpoint: undefined, inOrder: undefined };
    views.set(name, view);
    return view;
  };
  return {
    save: async (name, changes, { from, to }) => {
      const view = viewOf(name);
      if (view.checkpoint !== from) return false;
      for (const { key, json } of changes) {
        const id = JSON.stringify(key);
        if (json === undefined) view.rows.delete(id);
        else view.rows.set(id, { key, json });
      }
      view.inOrder = undefined;
      view.checkpoint = to;
      return true;
    },
    checkpoint: async (name) => views.get(name)?.checkpoint,
    get: async (name, keys) => {
      const rows = views.get(name)?.rows;
      return keys.map((key) => parseRow(rows?.get(JSON.stringify(key))));
    },
    range: async (name, { from, to, reverse = false, limit = Number.POSITIVE_INFINITY }) => {
      const view = viewOf(name);
      view.inOrder ??= [...view.rows.values()].sort((one, other) => compareKeys(one.key, other.key));
      const rows = view.inOrder;
      const indexOf = (border: ViewKey) => partitionPoint(rows, ({ key }) => compareKeys(key, border) < 0);
      const rowsInRange = rows.slice(indexOf(from), indexOf(to));
      const page = (reverse ? rowsInRange.reverse() : rowsInRange).slice(0, limit);
      return page.map(({ key, json }) => ({ key, value: JSON.parse(json) }));
    },
    drop: async (name) => {
      views.delete(name);
    },
  };
};

const parseRow = (row: Row | undefined): JsonValue | undefined => row && JSON.parse(row.json);

const compareKeys = (one: ViewKey, other: ViewKey): number => {
  for (const [index, part] of one.entries()) {
    const against = other[index];
    if (against === undefined) return 1;
    const order = compareParts(part, against);
    if (order !== 0) return order;
  }
  return one.length - other.length;
};

const compareParts = (one: string | number, other: string | number): number => {
  if (typeof one === 'number') return typeof other === 'number' ? one - other : -1;
  return typeof other === 'number' ? 1 : Buffer.compare(Buffer.from(one), Buffer.from(other));
};
