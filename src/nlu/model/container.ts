/**
 * A trained model as bytes, little endian:
 *
 *   magic · version · bytes of the head · the head, JSON in UTF-8 · the blocks
 *
 * Head and blocks are each padded to eight bytes. The head lists the blocks by name and length, so that a
 * reader takes only what it knows.
 */
import { ParleyError } from '../../kernel/errors.ts';

export const CLASSIFIER_BLOCK = 'classifier';
const TAGGER_PREFIX = 'tagger ';
export const taggerBlock = (intentId: string): string => `${TAGGER_PREFIX}${intentId}`;
/** The intent of a tagger's block; undefined for other blocks. */
export const intentOfTagger = (name: string): string | undefined =>
  name.startsWith(TAGGER_PREFIX) ? name.slice(TAGGER_PREFIX.length) : undefined;

export type Block = { readonly name: string; readonly bytes: Uint8Array };

const MAGIC = 0x50_52_4c_59;
/** Increase it when the content of the blocks changes; models of another version are trained again. */
export const MODEL_VERSION = 7;
const PREFIX_BYTES = 12;
const ALIGNMENT = 8;

export const packBlocks = (blocks: readonly Block[]): Uint8Array => {
  const head = new TextEncoder().encode(
    JSON.stringify(blocks.map(({ name, bytes }) => ({ name, length: bytes.length }))),
  );
  const begin = alignedLength(PREFIX_BYTES + head.length);
  const total = blocks.reduce((end, { bytes }) => end + alignedLength(bytes.length), begin);
  const packed = new Uint8Array(total);
  const view = new DataView(packed.buffer);
  view.setUint32(0, MAGIC, true);
  view.setUint32(4, MODEL_VERSION, true);
  view.setUint32(8, head.length, true);
  packed.set(head, PREFIX_BYTES);
  let at = begin;
  for (const { bytes } of blocks) {
    packed.set(bytes, at);
    at += alignedLength(bytes.length);
  }
  return packed;
};

/** @throws model_unreadable if the bytes have another kind or version, or are cut short. */
export const unpackBlocks = (packed: Uint8Array): ReadonlyMap<string, Uint8Array> => {
  // The blocks contain numbers that are read in place, but bytes from a file or a message may begin at any
  // offset.
  const plain = new Uint8Array(packed.buffer, packed.byteOffset, packed.byteLength);
  const bytes = plain.byteOffset % ALIGNMENT === 0 ? plain : plain.slice();
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < PREFIX_BYTES || view.getUint32(0, true) !== MAGIC) throw unreadable('it is not a model');
  const version = view.getUint32(4, true);
  if (version !== MODEL_VERSION) throw unreadable(`it has version ${version}, not ${MODEL_VERSION}`);
  const headLength = view.getUint32(8, true);
  if (PREFIX_BYTES + headLength > bytes.length) throw unreadable('it is cut short');
  const blocks = new Map<string, Uint8Array>();
  let at = alignedLength(PREFIX_BYTES + headLength);
  for (const { name, length } of readHead(bytes.subarray(PREFIX_BYTES, PREFIX_BYTES + headLength))) {
    if (at + length > bytes.length) throw unreadable('it is cut short');
    blocks.set(name, bytes.subarray(at, at + length));
    at += alignedLength(length);
  }
  return blocks;
};

const readHead = (bytes: Uint8Array): readonly { name: string; length: number }[] => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as { name: string; length: number }[];
  } catch {
    throw unreadable('its head is not JSON');
  }
};

const alignedLength = (length: number): number => Math.ceil(length / ALIGNMENT) * ALIGNMENT;

const unreadable = (reason: string): ParleyError => new ParleyError('model_unreadable', { reason });
