import { EVENT_BYTES_MAX } from '../../kernel/limits/conversation.ts';
import { FileFault, PAGE_HEADER_BYTES, type PageFile, wordAt } from './page-file.ts';

/** A page of a tree, checked so that nothing in it points outside of it. */
export type TreePage =
  | { readonly kind: 'branch'; readonly children: readonly { readonly key: Buffer; readonly page: number }[] }
  | { readonly kind: 'leaf'; readonly rows: readonly LeafRow[] };

export type LeafRow = {
  readonly key: Buffer;
  readonly flags: number;
  /** If `isBig`, a reference to overflow pages. */
  readonly data: Buffer;
  /** Length of the value in bytes, wherever it is stored. */
  readonly bytes: number;
  readonly isBig: boolean;
};

/** The order of keys. */
export type Compare = (one: Buffer, other: Buffer) => number;

/** The value is a tree of its own. */
export const TREE_ROW = 0x02;
const BIG_ROW = 0x01;
const BRANCH = 0x01;
const LEAF = 0x02;
export const OVERFLOW = 0x04;
const NODE_HEADER_BYTES = 8;
/** Page, transaction and number of pages. */
const BIG_REFERENCE_BYTES = 24;

/** @throws FileFault */
export const treePage = (page: Buffer, number: number, compare: Compare): TreePage => {
  const flags = page.readUInt16LE(18);
  if (wordAt(page, 0) !== number || (flags !== BRANCH && flags !== LEAF))
    throw new FileFault(`page ${number} is not a page of a tree`);
  const nodes = nodesIn(page, { number, hasData: flags === LEAF, compare });
  if (flags === LEAF) return { kind: 'leaf', rows: nodes.map(rowOf) };
  if (nodes.length < 2) throw new FileFault(`page ${number} has too few branches`);
  const children = nodes.map(({ key, low, flags: high }) => ({ key, page: low + high * 2 ** 32 }));
  return { kind: 'branch', children };
};

/** The rows of a page that no tree leads to; none if it is not a leaf. */
export const rowsOfStray = (
  file: PageFile,
  number: number,
): readonly { readonly key: Buffer; readonly value: Buffer }[] => {
  try {
    const page = treePage(file.page(number), number, Buffer.compare);
    if (page.kind !== 'leaf') return [];
    return page.rows.flatMap(({ key, isBig, data, bytes }) => {
      const isLarge = isBig && bytes > RECORD_BYTES_MAX;
      return isLarge ? [] : [{ key, value: isBig ? file.content(wordAt(data, 0), bytes) : data }];
    });
  } catch (error) {
    if (error instanceof FileFault) return [];
    throw error;
  }
};

/** A length in a stray page may be wrong; one that exceeds the largest event is not a record's. */
const RECORD_BYTES_MAX = 4 * EVENT_BYTES_MAX;

type Node = {
  readonly low: number;
  readonly flags: number;
  readonly key: Buffer;
  readonly data: Buffer;
  readonly size: number;
};

type Reading = { readonly number: number; readonly hasData: boolean; readonly compare: Compare };

/** Nodes fill the end of a page without gaps, in any order; their offsets are in the order of their keys. */
const nodesIn = (page: Buffer, { number, hasData, compare }: Reading): readonly Node[] => {
  const room = page.length - PAGE_HEADER_BYTES;
  const lower = page.readUInt16LE(20);
  const upper = page.readUInt16LE(22);
  const nodes: Node[] = [];
  let usedBytes = 0;
  let isRight = lower <= upper && upper <= room && lower % 2 === 0;
  for (let at = 0; isRight && at < lower; at += 2) {
    const offset = page.readUInt16LE(PAGE_HEADER_BYTES + at);
    const node = offset < upper ? undefined : nodeAt(page, PAGE_HEADER_BYTES + offset, hasData);
    // The first key of a branch is not used, and may be anything.
    const before = !hasData && nodes.length < 2 ? undefined : nodes.at(-1);
    isRight = node !== undefined && (before === undefined || compare(before.key, node.key) < 0);
    if (node === undefined) break;
    usedBytes += node.size;
    nodes.push(node);
  }
  if (!isRight || usedBytes !== room - upper) throw new FileFault(`page ${number} is damaged`);
  return nodes;
};

/** Undefined if it leads out of the page. */
const nodeAt = (page: Buffer, start: number, hasData: boolean): Node | undefined => {
  if (start % 2 !== 0 || start + NODE_HEADER_BYTES > page.length) return undefined;
  const low = page.readUInt32LE(start);
  const flags = page.readUInt16LE(start + 4);
  const keyEnd = start + NODE_HEADER_BYTES + page.readUInt16LE(start + 6);
  const inPage = (flags & BIG_ROW) === 0 ? low : BIG_REFERENCE_BYTES;
  const end = keyEnd + (hasData ? inPage : 0);
  if (end > page.length) return undefined;
  const key = page.subarray(start + NODE_HEADER_BYTES, keyEnd);
  return { low, flags, key, data: page.subarray(keyEnd, end), size: end - start + ((end - start) % 2) };
};

const rowOf = ({ low, flags, key, data }: Node): LeafRow => ({
  key,
  flags,
  data,
  bytes: low,
  isBig: (flags & BIG_ROW) !== 0,
});
