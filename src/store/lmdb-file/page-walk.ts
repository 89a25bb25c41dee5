import {
  BY_NUMBER,
  FileFault,
  type Meta,
  type PageFile,
  TREE_BYTES,
  type TreeRecord,
  treeIn,
  wordAt,
} from './page-file.ts';
import { type Compare, type LeafRow, OVERFLOW, TREE_ROW, type TreePage, treePage } from './page-nodes.ts';
import { type PageSet, pageSet } from './page-set.ts';

export type Walk = {
  /** Each row of each table. Its value is read on demand. @throws FileFault */
  readonly onRow?: (table: string, key: Buffer, value: () => Buffer) => void;
  /** Called for each unreadable part, which is skipped; absent: the walk ends at the first. */
  readonly onFault?: (fault: FileFault) => void;
  /** Visits only the first page of each table, and checks that the file has all pages that are not free. */
  readonly isShallow?: boolean;
};

export type WalkResult = {
  /** Pages in use, and free ones. */
  readonly pages: PageSet;
  readonly lastPage: number;
  /** Whether all rows of a table were visited, or the table does not exist. */
  readonly isWhole: (table: string) => boolean;
};

/**
 * Visits all pages that the newest state of a file uses, and its list of free pages. LMDB trusts every number
 * in them: a wrong one ends the process, or overwrites what is in use.
 * @throws FileFault
 */
export const walkPages = (file: PageFile, walk: Walk = {}): WalkResult => {
  const meta = walk.onFault === undefined ? file.meta() : file.anyMeta(walk.onFault);
  const visit: Visit = { file, meta, pages: pageSet(meta.lastPage), attempt: attemptOf(walk) };
  const brokenTables = new Set<string>();
  const isListWhole = walkTree(visit, meta.main, (row) => {
    if ((row.flags & TREE_ROW) === 0) return;
    if (row.bytes !== TREE_BYTES || !isUsual(treeIn(row.data)))
      throw new FileFault('the list of tables is damaged');
    if (walk.isShallow) return readRoot(visit, treeIn(row.data));
    const table = nameOf(row.key);
    const onRow = (row: LeafRow) => walk.onRow?.(table, row.key, () => valueIn(visit, row));
    if (!walkTree(visit, treeIn(row.data), onRow)) brokenTables.add(table);
  });
  walkTree(visit, meta.free, (row) => takeFree(visit, valueIn(visit, row)));
  if (walk.isShallow) checkEnd(visit);
  const isWhole = (table: string): boolean => isListWhole && !brokenTables.has(table);
  return { pages: visit.pages, lastPage: meta.lastPage, isWhole };
};

/** A table has one value for each key, in the order of their bytes, or of the numbers that they are. */
const isUsual = ({ flags }: TreeRecord): boolean => (flags & ~(BY_NUMBER | WITH_VERSIONS)) === 0;
const WITH_VERSIONS = 0x100;

const orderOf = ({ flags }: TreeRecord): Compare => ((flags & BY_NUMBER) === 0 ? byBytes : byNumber);

type Visit = {
  readonly file: PageFile;
  readonly meta: Meta;
  readonly pages: PageSet;
  /** Continues after a fault like the walk. */
  readonly attempt: (part: () => void) => void;
};

const attemptOf =
  ({ onFault }: Walk): Visit['attempt'] =>
  (part) => {
    try {
      part();
    } catch (error) {
      if (!(error instanceof FileFault) || onFault === undefined) throw error;
      onFault(error);
    }
  };

const byBytes: Compare = (one, other) => Buffer.compare(one, other);
const byNumber: Compare = (one, other) => numberOf(one) - numberOf(other);
const numberOf = (key: Buffer): number =>
  key.length < WORD ? key.readUIntLE(0, key.length) : wordAt(key, 0);

/** Names of tables are texts; a zero ends them. */
const nameOf = (key: Buffer): string => key.toString().replace(/\0$/, '');

const walkTree = (visit: Visit, tree: TreeRecord, onRow: (row: LeafRow) => void): boolean => {
  const compare = orderOf(tree);
  const counts = { entries: 0, branchPages: 0, leafPages: 0, overflowPages: 0 };
  let isWhole = true;
  const attempt: Visit['attempt'] = (part) =>
    visit.attempt(() => {
      try {
        part();
      } catch (error) {
        isWhole = false;
        throw error;
      }
    });

  const walkLeaf = (rows: readonly LeafRow[]): void => {
    counts.leafPages += 1;
    for (const row of rows)
      attempt(() => {
        counts.entries += 1;
        counts.overflowPages += takeBig(visit, row);
        onRow(row);
      });
  };
  const walkPage = (number: number, bounds: Bounds, depth: number): void => {
    const page = readPage(visit, number, compare);
    if ((page.kind === 'leaf') !== (depth === tree.depth))
      throw new FileFault(`page ${number} is on a wrong level`);
    checkBounds(page, number, { bounds, compare });
    if (page.kind === 'leaf') {
      walkLeaf(page.rows);
      return;
    }
    counts.branchPages += 1;
    for (const [at, child] of page.children.entries()) {
      const from = at === 0 ? bounds.from : child.key;
      const to = page.children[at + 1]?.key ?? bounds.to;
      attempt(() => walkPage(child.page, { from, to }, depth + 1));
    }
  };

  const { root } = tree;
  if (root === undefined) return true;
  attempt(() => walkPage(root, { from: undefined, to: undefined }, 1));
  if (isWhole) attempt(() => checkCounts(tree, counts));
  return isWhole;
};

type Counts = Pick<TreeRecord, 'entries' | 'branchPages' | 'leafPages' | 'overflowPages'>;

const checkCounts = (tree: TreeRecord, counts: Counts): void => {
  const isAsSaid =
    tree.entries === counts.entries &&
    tree.branchPages === counts.branchPages &&
    tree.leafPages === counts.leafPages &&
    tree.overflowPages === counts.overflowPages;
  if (!isAsSaid) throw new FileFault(`the tree at page ${tree.root} has other pages than it says`);
};

/** Keys of a page are in the range from the first one to before the second. */
type Bounds = { readonly from: Buffer | undefined; readonly to: Buffer | undefined };

const checkBounds = (
  page: TreePage,
  number: number,
  { bounds: { from, to }, compare }: { readonly bounds: Bounds; readonly compare: Compare },
): void => {
  // The first key of a branch is not used, and may be anything.
  const keys = page.kind === 'leaf' ? page.rows : page.children.slice(1);
  const first = keys[0]?.key;
  const last = keys.at(-1)?.key;
  const isWithin =
    (from === undefined || first === undefined || compare(from, first) <= 0) &&
    (to === undefined || last === undefined || compare(last, to) < 0);
  if (!isWithin) throw new FileFault(`page ${number} is in a wrong place`);
};

/** Pages that are not free are in use, so the file must have them; free ones need not be written. */
const checkEnd = ({ file, meta, pages }: Visit): void => {
  for (let page = meta.lastPage; page >= FIRST_PAGE && !file.has(page); page -= 1)
    if (!pages.has(page)) throw new FileFault(`the file ends before page ${page}, which is in use`);
};

const readRoot = (visit: Visit, tree: TreeRecord): void => {
  if (tree.root !== undefined) readPage(visit, tree.root, orderOf(tree));
};

const readPage = (visit: Visit, number: number, compare: Compare): TreePage => {
  take(visit, number, 1);
  const page = visit.file.page(number);
  checkTransaction(visit, page, number);
  return treePage(page, number, compare);
};

/** LMDB would change a page of a later transaction in place. */
const checkTransaction = ({ meta }: Visit, header: Buffer, number: number): void => {
  if (wordAt(header, 8) > meta.transaction) throw new FileFault(`page ${number} is of a later transaction`);
};

/** @returns how many pages the value has to itself */
const takeBig = (visit: Visit, { isBig, data, bytes }: LeafRow): number => {
  if (!isBig) return 0;
  const { file } = visit;
  const first = wordAt(data, 0);
  const pages = wordAt(data, 16);
  // A value that one transaction puts twice is overwritten in place, and LMDB keeps pages that this empties.
  if (pages < file.pagesFor(bytes)) throw new FileFault('a value is larger than its pages');
  take(visit, first, pages);
  const header = file.header(first);
  checkTransaction(visit, header, first);
  const isFirst = wordAt(header, 0) === first && header.readUInt16LE(18) === OVERFLOW;
  if (!isFirst || header.readUInt32LE(20) !== pages) throw new FileFault(`page ${first} is not a value's`);
  if (!file.has(first + pages - 1)) throw new FileFault(`the file ends inside of the value at page ${first}`);
  return pages;
};

const valueIn = ({ file }: Visit, { isBig, data, bytes }: LeafRow): Buffer =>
  isBig ? file.content(wordAt(data, 0), bytes) : data;

/**
 * A list of free pages: how many words follow, then a page each, or a negative count of pages and the first
 * of them; 0 for an empty place. Free pages may be behind the end of the file, as they need not be written.
 */
const takeFree = (visit: Visit, list: Buffer): void => {
  const words = list.length < WORD ? 0 : wordAt(list, 0);
  if ((words + 1) * WORD > list.length) throw new FileFault('the list of free pages is damaged');
  for (let at = 1; at <= words; at += 1) {
    const word = Number(list.readBigInt64LE(at * WORD));
    if (word === 0) continue;
    if (word > 0) take(visit, word, 1);
    else {
      at += 1;
      take(visit, at > words ? 0 : wordAt(list, at * WORD), -word);
    }
  }
};

const WORD = 8;

const take = ({ pages, meta }: Visit, first: number, count: number): void => {
  if (first < FIRST_PAGE || first + count - 1 > meta.lastPage)
    throw new FileFault(`page ${first} is outside of the ${meta.lastPage} pages of the file`);
  for (let page = first; page < first + count; page += 1)
    if (!pages.add(page)) throw new FileFault(`page ${page} is used twice`);
};

/** The first two describe the file. */
const FIRST_PAGE = 2;
