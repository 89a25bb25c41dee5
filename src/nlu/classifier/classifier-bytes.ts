/**
 * A trained classifier as bytes, little endian:
 *
 *   magic · version · bytes of the head · the head, JSON in UTF-8, padded to eight bytes ·
 *   the blocks of numbers, each padded to eight bytes, in the order of `BLOCKS`, their lengths in the head
 *
 * The blocks are read in place, so loading takes no longer than building the table of hashes.
 */
import { ParleyError } from '../../kernel/errors.ts';
import type { BlockWeights } from './weighting.ts';

const MAGIC = 0x50_43_4c_53;
/** Increase it when the bytes, or the meaning of a feature or weight, change. */
const VERSION = 4;
const PREFIX_BYTES = 12;

export type ModelEncoder = { readonly fingerprint: string; readonly dims: number };

export type ClassifierModel = {
  readonly language: string;
  /** Ids, in the order of the scores. */
  readonly labels: readonly string[];
  /** Words of the examples, most frequent first. */
  readonly words: readonly string[];
  readonly texts: number;
  /** α, β and the share of unknown features in rows.ts; β is 0 for a model without vectors. */
  readonly weights: BlockWeights;
  /** The margin that scores .3; see score-curve.ts. */
  readonly border: number;
  readonly vectorDims: number;
  /** Fingerprint of the vectors of the training; 0 without vectors. */
  readonly vectorFingerprint: number;
  /** The encoder of the training; its dimensions follow those of the vectors. Absent without an encoder. */
  readonly encoder?: ModelEncoder;
  /** The hash of each feature, by id. */
  readonly hashes: Int32Array;
  readonly textFrequencies: Uint16Array;
  /** Per label, and last for out-of-scope texts: columns of the weights; see out-of-scope.ts. */
  readonly scales: Float32Array;
  readonly biases: Float32Array;
  /** A weight per column, for each dimension of the vector. */
  readonly dense: Float32Array;
  /**
   * Feature `f` has the values `starts[f]` to `starts[f + 1]` (exclusive), for the columns at the same
   * indices.
   */
  readonly starts: Uint32Array;
  readonly valueColumns: Uint16Array;
  readonly values: Int8Array;
};

const BLOCKS = [
  'hashes',
  'textFrequencies',
  'scales',
  'biases',
  'dense',
  'starts',
  'valueColumns',
  'values',
] as const;

type Head = Omit<ClassifierModel, (typeof BLOCKS)[number]> & { readonly lengths: readonly number[] };

const paddedLength = (length: number): number => (length + 7) & ~7;

export const packClassifier = (model: ClassifierModel): Uint8Array => {
  const { language, labels, words, texts, weights, border, vectorDims, vectorFingerprint, encoder } = model;
  const blocks = BLOCKS.map((name) => model[name]);
  const lengths = blocks.map((block) => block.length);
  const head: Head = {
    language,
    labels,
    words,
    texts,
    weights,
    border,
    vectorDims,
    vectorFingerprint,
    ...(encoder && { encoder }),
    lengths,
  };
  const headBytes = new TextEncoder().encode(JSON.stringify(head));
  let at = paddedLength(PREFIX_BYTES + headBytes.length);
  const bytes = new Uint8Array(blocks.reduce((sum, block) => sum + paddedLength(block.byteLength), at));
  const view = new DataView(bytes.buffer);
  for (const [place, value] of [MAGIC, VERSION, headBytes.length].entries())
    view.setUint32(4 * place, value, true);
  bytes.set(headBytes, PREFIX_BYTES);
  for (const block of blocks) {
    bytes.set(new Uint8Array(block.buffer, block.byteOffset, block.byteLength), at);
    at += paddedLength(block.byteLength);
  }
  return bytes;
};

/** @throws model_unreadable if the bytes are not a model, are cut short, or have another version. */
export const readClassifier = (bytesAtAnyOffset: Uint8Array): ClassifierModel => {
  // Typed arrays need alignment, which bytes from a pool lack. `slice` of a Buffer does not copy.
  const bytes = bytesAtAnyOffset.byteOffset % 8 === 0 ? bytesAtAnyOffset : new Uint8Array(bytesAtAnyOffset);
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.byteLength < PREFIX_BYTES || view.getUint32(0, true) !== MAGIC)
    throw new ParleyError('model_unreadable', { reason: 'it is not a classifier' });
  const version = view.getUint32(4, true);
  if (version !== VERSION)
    throw new ParleyError('model_unreadable', { reason: `its version is ${version}, not ${VERSION}` });
  const headEnd = PREFIX_BYTES + view.getUint32(8, true);
  const { lengths, ...head } = readHead(bytes.subarray(PREFIX_BYTES, headEnd));
  let at = paddedLength(headEnd);
  const block = <T>(Kind: BlockKind<T>, place: number): T => {
    const length = lengths[place] ?? 0;
    const start = at;
    at += paddedLength(length * Kind.BYTES_PER_ELEMENT);
    if (at > bytes.byteLength) throw new ParleyError('model_unreadable', { reason: 'it is cut short' });
    return new Kind(bytes.buffer, bytes.byteOffset + start, length);
  };
  return {
    ...head,
    hashes: block(Int32Array, 0),
    textFrequencies: block(Uint16Array, 1),
    scales: block(Float32Array, 2),
    biases: block(Float32Array, 3),
    dense: block(Float32Array, 4),
    starts: block(Uint32Array, 5),
    valueColumns: block(Uint16Array, 6),
    values: block(Int8Array, 7),
  };
};

type BlockKind<T> = {
  readonly BYTES_PER_ELEMENT: number;
  new (buffer: ArrayBufferLike, offset: number, length: number): T;
};

const readHead = (bytes: Uint8Array): Head => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch (cause) {
    throw new ParleyError('model_unreadable', { reason: 'its head is damaged' }, { cause });
  }
};
