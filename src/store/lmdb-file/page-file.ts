import { closeSync, fstatSync, openSync, readSync } from 'node:fs';

/** A part of a file that LMDB did not write, or did not finish writing. */
export class FileFault extends Error {}

/** A tree of pages, as the file describes it. */
export type TreeRecord = {
  readonly flags: number;
  readonly depth: number;
  readonly branchPages: number;
  readonly leafPages: number;
  readonly overflowPages: number;
  readonly entries: number;
  /** Undefined for an empty tree. */
  readonly root: number | undefined;
};

/** One state of the file. */
export type Meta = {
  readonly free: TreeRecord;
  readonly main: TreeRecord;
  readonly lastPage: number;
  readonly transaction: number;
};

/** An LMDB data file, read page by page and never mapped: reading past the end of a map kills the process. */
export type PageFile = {
  readonly bytes: number;
  readonly pageBytes: number;
  /** The newest state. @throws FileFault */
  readonly meta: () => Meta;
  /** The same, or its readable part. @throws FileFault if nothing is readable */
  readonly anyMeta: (onFault: (fault: FileFault) => void) => Meta;
  /** @throws FileFault where the file ends before the page does */
  readonly page: (number: number) => Buffer;
  readonly header: (page: number) => Buffer;
  /** Whether the file is long enough to contain a page. */
  readonly has: (page: number) => boolean;
  /** The number of pages of a value that has its own pages. */
  readonly pagesFor: (bytes: number) => number;
  /** The content of consecutive pages, without their header. @throws FileFault */
  readonly content: (page: number, bytes: number) => Buffer;
  readonly close: () => void;
};

/** Layout of LMDB's data version 2 on a machine of 64 bits; the lower byte comes first. */
export const PAGE_HEADER_BYTES = 24;
export const TREE_BYTES = 48;
const META_BYTES = 144;
const MAGIC = 0xbeefc0de;
const DATA_VERSION = 2;
const META_FLAG = 0x08;
const PAGE_BYTES_MIN = 4_096;
const PAGE_BYTES_MAX = 65_536;
/**
 * 16 TB of 4 KB pages: a larger number cannot be a page, and a bit set of that size would not fit in memory.
 */
const PAGES_MAX = 2 ** 32 - 1;

/** @throws FileFault for a file that LMDB could not have written; an error of the system */
export const openPageFile = (path: string): PageFile => {
  const file = openSync(path, 'r');
  try {
    return pageFile(file, fstatSync(file).size);
  } catch (error) {
    closeSync(file);
    throw error;
  }
};

const pageFile = (file: number, bytes: number): PageFile => {
  const read = (start: number, length: number): Buffer => {
    const buffer = Buffer.allocUnsafe(length);
    let bytesRead = 0;
    while (bytesRead < length) {
      const count = readSync(file, buffer, bytesRead, length - bytesRead, start + bytesRead);
      if (count === 0)
        throw new FileFault(`the file ends at byte ${start + bytesRead}, inside of what it should hold`);
      bytesRead += count;
    }
    return buffer;
  };
  const pageBytes = pageBytesFrom(read);
  const metaAt = (at: number): Meta => metaIn(read(at * pageBytes, pageBytes), at);
  const meta = (): Meta => newest([metaAt(0), metaAt(1)]);
  return {
    bytes,
    pageBytes,
    meta,
    anyMeta: (onFault) => {
      try {
        return meta();
      } catch (error) {
        if (!(error instanceof FileFault)) throw error;
        onFault(error);
        return newestIntactMeta(metaAt, error);
      }
    },
    page: (number) => read(number * pageBytes, pageBytes),
    header: (number) => read(number * pageBytes, PAGE_HEADER_BYTES),
    has: (number) => (number + 1) * pageBytes <= bytes,
    pagesFor: (length) => Math.ceil((PAGE_HEADER_BYTES + length) / pageBytes),
    content: (page, length) => read(page * pageBytes + PAGE_HEADER_BYTES, length),
    close: () => closeSync(file),
  };
};

type Read = (start: number, length: number) => Buffer;

/** From the first page; if that is lost, from the second, which then begins where its own number says. */
const pageBytesFrom = (read: Read): number => {
  const metaBytes = PAGE_HEADER_BYTES + META_BYTES;
  try {
    return pageBytesIn(read(0, metaBytes));
  } catch (fault) {
    if (!(fault instanceof FileFault)) throw fault;
    for (let bytes = PAGE_BYTES_MIN; bytes <= PAGE_BYTES_MAX; bytes *= 2)
      if (saysPageBytes(() => read(bytes, metaBytes), bytes)) return bytes;
    throw fault;
  }
};

const saysPageBytes = (read: () => Buffer, bytes: number): boolean => {
  try {
    return pageBytesIn(read()) === bytes;
  } catch (fault) {
    if (fault instanceof FileFault) return false;
    throw fault;
  }
};

const pageBytesIn = (meta: Buffer): number => {
  if (meta.readUInt32LE(PAGE_HEADER_BYTES) !== MAGIC) throw new FileFault('it is not a file of LMDB');
  const pageBytes = meta.readUInt32LE(PAGE_HEADER_BYTES + 24);
  const isPower = (pageBytes & (pageBytes - 1)) === 0;
  if (!isPower || pageBytes < PAGE_BYTES_MIN || pageBytes > PAGE_BYTES_MAX)
    throw new FileFault(`it says that its pages have ${pageBytes} bytes`);
  return pageBytes;
};

const metaIn = (page: Buffer, at: number): Meta => {
  const meta = page.subarray(PAGE_HEADER_BYTES);
  const isMeta = wordAt(page, 0) === at && (page.readUInt16LE(18) & META_FLAG) !== 0;
  if (!isMeta || meta.readUInt32LE(0) !== MAGIC) throw new FileFault(`meta page ${at} is damaged`);
  const version = meta.readUInt32LE(4);
  if (version !== DATA_VERSION)
    throw new FileFault(`it has version ${version} of LMDB's format, not ${DATA_VERSION}`);
  const lastPage = wordAt(meta, 120);
  if (meta.readUInt32LE(24) !== page.length || lastPage > PAGES_MAX || !isUsual(meta))
    throw new FileFault(`meta page ${at} is damaged`);
  return {
    free: treeIn(meta.subarray(24)),
    main: treeIn(meta.subarray(24 + TREE_BYTES)),
    lastPage,
    transaction: wordAt(meta, 128),
  };
};

/** LMDB reads its own settings from a file, such as an address in memory; Parley writes none except these. */
const isUsual = (meta: Buffer): boolean =>
  wordAt(meta, 8) === 0 &&
  wordAt(meta, 16) <= MAP_BYTES_MAX &&
  treeIn(meta.subarray(24)).flags === BY_NUMBER &&
  treeIn(meta.subarray(24 + TREE_BYTES)).flags === 0 &&
  meta.readUInt32LE(24 + TREE_BYTES) === 0;

/** Flag of a tree whose keys are numbers. */
export const BY_NUMBER = 0x08;
/** The largest file that a process can map. */
const MAP_BYTES_MAX = 2 ** 46;

/** Transactions write the two meta pages in turn, so the newest is known by its number. */
const newest = ([even, odd]: readonly [Meta, Meta]): Meta => {
  const apart = Math.abs(even.transaction - odd.transaction);
  const isInTurn = apart === 1 && even.transaction % 2 === 0 && odd.transaction % 2 === 1;
  const isNew = even.transaction === 0 && odd.transaction <= 1;
  if (!isInTurn && !isNew) throw new FileFault('its meta pages do not belong together');
  return even.transaction > odd.transaction ? even : odd;
};

/** The newest readable one whose number fits its place. */
const newestIntactMeta = (metaAt: (at: number) => Meta, fault: FileFault): Meta => {
  const metas = [0, 1].flatMap((at) => {
    try {
      const meta = metaAt(at);
      return meta.transaction % 2 === at ? [meta] : [];
    } catch {
      return [];
    }
  });
  const [best] = metas.sort((one, other) => other.transaction - one.transaction);
  if (best === undefined) throw fault;
  return best;
};

export const treeIn = (bytes: Buffer): TreeRecord => ({
  flags: bytes.readUInt16LE(4),
  depth: bytes.readUInt16LE(6),
  branchPages: wordAt(bytes, 8),
  leafPages: wordAt(bytes, 16),
  overflowPages: wordAt(bytes, 24),
  entries: wordAt(bytes, 32),
  root: rootOf(bytes.readUInt32LE(40), bytes.readUInt32LE(44)),
});

const rootOf = (low: number, high: number): number | undefined =>
  low === 0xffffffff && high === 0xffffffff ? undefined : low + high * 2 ** 32;

/** A number of 64 bits. Those above 2^53 are inexact, and larger than any valid value. */
export const wordAt = (bytes: Buffer, offset: number): number =>
  bytes.readUInt32LE(offset) + bytes.readUInt32LE(offset + 4) * 2 ** 32;
