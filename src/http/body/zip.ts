import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import yauzl, { type Entry, type ZipFile as OpenZip } from 'yauzl';
import { ZipFile } from 'yazl';
import type { ExportFile } from '../../agent/formats/export-file.ts';
import { isParleyError, ParleyError } from '../../kernel/errors.ts';
import {
  ARCHIVE_FILES_MAX,
  ARCHIVE_RATIO_MAX,
  ARCHIVE_UNPACKED_BYTES_MAX,
} from '../../kernel/limits/agents.ts';

/**
 * The JSON files of a zip, without writing to a disk. Other files (a licence, pictures) are not unpacked.
 * @throws archive_unreadable for a file that is not a zip, is encrypted or has a path outside its folder;
 * archive_too_large
 */
export const unzip = async (bytes: Buffer): Promise<readonly ExportFile[]> => {
  try {
    // Without `decodeStrings`, yauzl neither decodes names nor refuses any; `pathOf` does both.
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, decodeStrings: false });
    const entries = await entriesOf(zip, bytes);
    refuseBombs(entries, bytes.length);
    const files: ExportFile[] = [];
    for (const entry of entries) files.push({ path: pathOf(entry), text: await textOf(zip, entry) });
    return files;
  } catch (cause) {
    if (isParleyError(cause)) throw cause;
    throw new ParleyError('archive_unreadable', { reason: reasonOf(cause) }, { cause });
  }
};

/**
 * Dialogflow itself put `/customSmalltalkResponses_en.json` into its exports; the slash before it is ignored.
 * @throws for other paths outside the folder, such as `../x.json`
 */
const pathOf = ({ generalPurposeBitFlag, fileNameRaw, extraFields }: Entry): string => {
  const name = yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, false);
  const path = name.replace(/^\/+/, '');
  const fault = yauzl.validateFileName(path);
  if (fault === null) return path;
  throw new ParleyError('archive_unreadable', { reason: fault });
};

const entriesOf = async (zip: OpenZip, bytes: Buffer): Promise<readonly Entry[]> => {
  if (zip.entryCount > ARCHIVE_FILES_MAX) tooLarge('the number of files', ARCHIVE_FILES_MAX);
  const entries: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (entry.isEncrypted()) throw new ParleyError('archive_unreadable', { reason: 'it is encrypted' });
    if (isExportFile(pathOf(entry))) entries.push(entry);
  }
  if (isListCut(zip, bytes)) throw new ParleyError('archive_unreadable', { reason: MORE_FILES });
  return entries;
};

const MORE_FILES = 'it has more files than it says';
/** The bytes that each entry in the list of files begins with. */
const LISTED_FILE = Buffer.from('PK\x01\x02');

/** Some programs count files modulo 65,536, and the rest would be left out unnoticed. */
const isListCut = ({ readEntryCursor }: OpenZip, bytes: Buffer): boolean => {
  // An offset, although its type says otherwise.
  const listEnd = Number(readEntryCursor);
  return bytes.subarray(listEnd, listEnd + LISTED_FILE.length).equals(LISTED_FILE);
};

/** macOS adds a metadata file next to each file, with a similar name. */
const isExportFile = (path: string): boolean =>
  /\.json$/i.test(path) && !/(^|\/)(__MACOSX\/|\._[^/]*$)/.test(path);

/** These are the sizes that the zip declares; yauzl stops reading an entry that is larger. */
const refuseBombs = (entries: readonly Entry[], packedBytes: number): void => {
  const unpackedBytes = entries.reduce((bytes, { uncompressedSize }) => bytes + uncompressedSize, 0);
  if (unpackedBytes > ARCHIVE_UNPACKED_BYTES_MAX)
    tooLarge('its content in bytes', ARCHIVE_UNPACKED_BYTES_MAX);
  if (unpackedBytes > packedBytes * ARCHIVE_RATIO_MAX) tooLarge('its packing ratio', ARCHIVE_RATIO_MAX);
};

const tooLarge = (what: string, most: number): never => {
  throw new ParleyError('archive_too_large', { what, most });
};

const textOf = async (zip: OpenZip, entry: Entry): Promise<string> => {
  const chunks: Buffer[] = [];
  let checksum = 0;
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    chunks.push(chunk);
    checksum = crc32(chunk, checksum);
  }
  // yauzl compares only the sizes.
  if (checksum !== entry.crc32)
    throw new ParleyError('archive_unreadable', { reason: `${pathOf(entry)} is damaged` });
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks));
  } catch (cause) {
    const reason = `${pathOf(entry)} is not UTF-8`;
    throw new ParleyError('archive_unreadable', { reason }, { cause });
  }
};

const reasonOf = (cause: unknown): string => {
  const message = cause instanceof Error ? cause.message : 'it is not a zip file';
  return message.includes('compression method') ? `${message}; pack it with the usual one, deflate` : message;
};

/** An export contains no time, so that the same agent gives the same bytes. */
const EPOCH_OF_ZIP = new Date('1980-01-01T00:00:00Z');

/** An agent may have thousands of entities, so thousands of files: other requests run in between. */
const FILES_A_STEP = 500;

export const zip = async (files: readonly ExportFile[]): Promise<Buffer> => {
  const archive = new ZipFile();
  for (const [at, { path, text }] of files.entries()) {
    if (at % FILES_A_STEP === FILES_A_STEP - 1) await setImmediate();
    // Compressed one at a time, because each compression takes 256 KB of memory.
    archive.addReadStreamLazy(path, { mtime: EPOCH_OF_ZIP, forceDosTimestamp: true }, (take) =>
      take(null, Readable.from([Buffer.from(text)])),
    );
  }
  archive.end();
  const chunks: Buffer[] = [];
  for await (const chunk of archive.outputStream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};
