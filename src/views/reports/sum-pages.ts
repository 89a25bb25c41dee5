import { LRUCache } from 'lru-cache';
import type { JsonValue } from '../../kernel/json.ts';
import { FIGURE_NAMES_MAX, SUM_CELLS_AT_HAND_MAX, SUM_PAGE_CHARS_MAX } from '../../kernel/limits/reports.ts';
import { startingWith, type ViewChange, type ViewKey } from '../../kernel/view-store.ts';
import type { ViewRows } from '../projector.ts';

/** The name that collects the counts beyond the limit of names per detail. */
const OTHERS = '(others)';

/** The change of each name of each detail. */
export type Additions = ReadonlyMap<string, ReadonlyMap<string, number>>;

/** A cell (time, language and subject), and what to add to its counts. */
export type SumChange = { readonly key: ViewKey; readonly by: Additions };

type Counts = Map<string, number>;
type Page = { readonly number: number; readonly details: Map<string, Counts> };
type Cell = { readonly pages: Page[]; readonly pageOf: Map<string, Page> };

/**
 * Sums are stored in pages, each with some details of a cell: `[[detail, name, count, name, count, …], …]`.
 * There are far fewer pages than sums. A page is written as a whole, so one that grows too large is divided.
 * There is only one writer, which reads each cell once.
 */
export const sumPages = (
  range: ViewRows['range'],
): { readonly add: (changes: readonly SumChange[]) => Promise<readonly ViewChange[]> } => {
  const cells = new LRUCache<string, Cell>({ max: SUM_CELLS_AT_HAND_MAX });
  const cellAt = async (key: ViewKey): Promise<Cell> => {
    const id = key.join('\n');
    const cachedCell = cells.get(id);
    if (cachedCell !== undefined) return cachedCell;
    const cell = cellOf(await range(startingWith(...key)));
    cells.set(id, cell);
    return cell;
  };
  return {
    add: async (changes) => {
      const rows: ViewChange[] = [];
      for (const { key, by } of changes) {
        const cell = await cellAt(key);
        const changedPages = new Set<Page>();
        for (const [detail, names] of by) changedPages.add(addTo(cell, detail, names));
        for (const page of changedPages)
          write(cell, page, (number, json) => rows.push({ key: [...key, number], json }));
      }
      return rows;
    },
  };
};

/** The contents of the page in a row: details, each with its counts. */
export function* sumsIn(value: JsonValue): Generator<readonly [detail: string, counts: Counts]> {
  // Written only by this file.
  for (const [detail, ...values] of value as readonly (readonly [string, ...(string | number)[]])[]) {
    const counts: Counts = new Map();
    for (let at = 0; at < values.length; at += 2) counts.set(String(values[at]), Number(values[at + 1]));
    yield [detail, counts];
  }
}

const cellOf = (rows: Awaited<ReturnType<ViewRows['range']>>): Cell => {
  const pages = rows.map(
    ({ key, value }): Page => ({
      number: Number(key.at(-1)),
      details: new Map(sumsIn(value)),
    }),
  );
  const pageOf = new Map<string, Page>();
  for (const page of pages) for (const detail of page.details.keys()) pageOf.set(detail, page);
  return { pages, pageOf };
};

const addTo = (cell: Cell, detail: string, names: ReadonlyMap<string, number>): Page => {
  const page = cell.pageOf.get(detail) ?? cell.pages.at(-1) ?? newPage(cell);
  cell.pageOf.set(detail, page);
  const counts: Counts = page.details.get(detail) ?? new Map();
  page.details.set(detail, counts);
  for (const [name, by] of names) {
    const countedName = counts.has(name) || counts.size < FIGURE_NAMES_MAX ? name : OTHERS;
    const count = (counts.get(countedName) ?? 0) + by;
    if (count === 0) counts.delete(countedName);
    else counts.set(countedName, count);
  }
  if (counts.size > 0) return page;
  page.details.delete(detail);
  cell.pageOf.delete(detail);
  return page;
};

const newPage = ({ pages }: Cell): Page => {
  const page: Page = { number: (pages.at(-1)?.number ?? -1) + 1, details: new Map() };
  pages.push(page);
  return page;
};

type PutPage = (number: number, json: string | undefined) => void;

/** Divides it first if it is too large. */
const write = (cell: Cell, page: Page, put: PutPage): void => {
  const json = page.details.size === 0 ? undefined : jsonOf(page);
  const isWhole = page.details.size < 2 || (json?.length ?? 0) <= SUM_PAGE_CHARS_MAX;
  if (isWhole) put(page.number, json);
  else for (const part of [page, splitOff(cell, page)]) write(cell, part, put);
};

/** The second half of its details. */
const splitOff = (cell: Cell, { details }: Page): Page => {
  const page = newPage(cell);
  for (const [detail, counts] of [...details].slice(details.size >> 1)) {
    page.details.set(detail, counts);
    details.delete(detail);
    cell.pageOf.set(detail, page);
  }
  return page;
};

const jsonOf = ({ details }: Page): string => {
  const all: (string | number)[][] = [];
  for (const [detail, counts] of details) {
    const row: (string | number)[] = [detail];
    for (const [name, count] of counts) row.push(name, count);
    all.push(row);
  }
  return JSON.stringify(all);
};
