/**
 * A slot tagger as bytes, little endian: magic, version (32 bits each) · length and JSON of language and
 * slots · transitions (float32) · the gazetteer: longest value, count, for each hash the distance to the one
 * before, how many slots, these · the likeness: how many rows, the length of a row, the rows (float32) · the
 * features: count, the weight of one unit (float32), for each hash the distance to the one before, how many
 * weights, for each the label and the weight (int8) Numbers without a width are LEB128. A weight of less than
 * two units is left out, and so is a feature without any.
 */
import { ParleyError } from '../../kernel/errors.ts';
import { ByteReader, ByteWriter } from './bytes.ts';
import type { Gazetteer } from './gazetteer.ts';
import { HashIndex } from './hashing.ts';
import { labelCountOf } from './labels.ts';
import type { Likeness } from './likeness.ts';
import type { TaggedSlot } from './slot-span.ts';
import type { Weights } from './weights.ts';

const MAGIC = 0x53_4c_54_47;
const VERSION = 2;
/** A weight is stored in a signed byte. */
const WEIGHT_UNITS_MAX = 127;
/** A third of the weights are smaller, and removing them does not change results. */
const WEIGHT_UNITS_MIN = 2;

export type PackedSlotTagger = {
  readonly language: string;
  readonly slots: readonly TaggedSlot[];
  readonly gazetteer: Gazetteer;
  /** Undefined without word vectors. */
  readonly likeness: Likeness | undefined;
  /** The hash of feature n. */
  readonly hashes: Int32Array;
  readonly weights: Weights;
};

export const packSlotTagger = (tagger: PackedSlotTagger) => {
  const { language, slots, gazetteer, likeness, hashes, weights } = tagger;
  const bytes = new ByteWriter();
  bytes.fixed(MAGIC);
  bytes.fixed(VERSION);
  const header = new TextEncoder().encode(JSON.stringify({ language, slots }));
  bytes.number(header.length);
  bytes.raw(header);
  bytes.raw(new Uint8Array(Float32Array.from(weights.transitions).buffer));
  packGazetteer(bytes, gazetteer);
  packLikeness(bytes, likeness);
  packFeatures(bytes, hashes, weights);
  return bytes.finish();
};

const packGazetteer = (bytes: ByteWriter, { hashes, slots, valueTokensMax }: Gazetteer): void => {
  bytes.number(valueTokensMax);
  bytes.number(hashes.length);
  let before = 0;
  for (const id of inHashOrder(hashes)) {
    const hash = (hashes[id] ?? 0) >>> 0;
    const wordSlots = slots[id] ?? [];
    bytes.number(hash - before);
    bytes.number(wordSlots.length);
    for (const slot of wordSlots) bytes.number(slot);
    before = hash;
  }
};

const packLikeness = (bytes: ByteWriter, likeness: Likeness | undefined): void => {
  const rows = likeness?.rows ?? [];
  bytes.number(rows.length);
  bytes.number(rows[0]?.length ?? 0);
  for (const row of rows) bytes.raw(new Uint8Array(row.buffer, row.byteOffset, row.byteLength));
};

const packFeatures = (bytes: ByteWriter, hashes: Int32Array, weights: Weights): void => {
  const { firsts, labelOf, values } = weights;
  const largest = values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const unit = Math.fround(largest / WEIGHT_UNITS_MAX || 1);
  const units = values.map((value) => Math.round(value / unit));
  const countOf = (id: number): number => {
    let count = 0;
    for (let at = firsts[id] ?? 0; at < (firsts[id + 1] ?? 0); at++) if (isWorthIt(units[at])) count++;
    return count;
  };
  const kept = inHashOrder(hashes).filter((id) => countOf(id) > 0);
  bytes.number(kept.length);
  bytes.raw(new Uint8Array(Float32Array.of(unit).buffer));
  let before = 0;
  for (const id of kept) {
    const hash = (hashes[id] ?? 0) >>> 0;
    bytes.number(hash - before);
    bytes.number(countOf(id));
    for (let at = firsts[id] ?? 0; at < (firsts[id + 1] ?? 0); at++) {
      if (!isWorthIt(units[at])) continue;
      bytes.number(labelOf[at] ?? 0);
      bytes.byte(units[at] ?? 0);
    }
    before = hash;
  }
};

const isWorthIt = (units = 0): boolean => Math.abs(units) >= WEIGHT_UNITS_MIN;

/** Combines a hash and its index in one number, because sorting numbers is faster than sorting objects. */
const PLACES_MAX = 2 ** 21;

const inHashOrder = (hashes: ArrayLike<number>): readonly number[] => {
  if (hashes.length >= PLACES_MAX) throw new TypeError(`${hashes.length} hashes are too many to sort`);
  const keys = Float64Array.from(hashes, (hash, place) => (hash >>> 0) * PLACES_MAX + place).sort();
  return Array.from(keys, (key) => key % PLACES_MAX);
};

/** PackedSlotTagger with the features in an index. */
export type UnpackedSlotTagger = Omit<PackedSlotTagger, 'hashes'> & { readonly features: HashIndex };

/**
 * @throws slot_tagger_unreadable if the bytes are not a slot tagger, are damaged, or have another version.
 */
export const unpackSlotTagger = (packed: Uint8Array): UnpackedSlotTagger => {
  try {
    return unpack(new ByteReader(packed));
  } catch (cause) {
    if (cause instanceof ParleyError) throw cause;
    throw new ParleyError('slot_tagger_unreadable', { reason: 'it is damaged' }, { cause });
  }
};

const unpack = (bytes: ByteReader): UnpackedSlotTagger => {
  if (bytes.fixed() !== MAGIC)
    throw new ParleyError('slot_tagger_unreadable', { reason: 'it is not a slot tagger' });
  const version = bytes.fixed();
  if (version !== VERSION)
    throw new ParleyError('slot_tagger_unreadable', { reason: `its version is ${version}, not ${VERSION}` });
  const header = JSON.parse(new TextDecoder().decode(bytes.raw(bytes.number())));
  const { language, slots }: { language: string; slots: readonly TaggedSlot[] } = header;
  const labels = labelCountOf(slots.length);
  const transitions = new Float32Array(bytes.raw(4 * labels * (labels + 1)).slice().buffer);
  const gazetteer = unpackGazetteer(bytes);
  const likeness = unpackLikeness(bytes);
  const { features, ...emissions } = unpackFeatures(bytes, labels);
  return { language, slots, gazetteer, likeness, features, weights: { labels, transitions, ...emissions } };
};

const unpackGazetteer = (bytes: ByteReader): Gazetteer => {
  const valueTokensMax = bytes.number();
  const count = bytes.number();
  const index = new HashIndex(count);
  const hashes: number[] = [];
  const slots: number[][] = [];
  let hash = 0;
  for (let at = 0; at < count; at++) {
    hash = (hash + bytes.number()) | 0;
    index.add(hash);
    hashes.push(hash);
    slots.push(Array.from({ length: bytes.number() }, () => bytes.number()));
  }
  return { index, hashes, slots, counts: [], valueTokensMax };
};

const unpackLikeness = (bytes: ByteReader): Likeness | undefined => {
  const [count, width] = [bytes.number(), bytes.number()];
  if (count === 0) return undefined;
  const rows = Array.from({ length: count }, () => new Float32Array(bytes.raw(4 * width).slice().buffer));
  return { rows };
};

const unpackFeatures = (bytes: ByteReader, labels: number) => {
  const count = bytes.number();
  const unit = new Float32Array(bytes.raw(4).slice().buffer)[0] ?? 1;
  const features = new HashIndex(count);
  const firsts = new Int32Array(count + 1);
  const labelOf: number[] = [];
  const values: number[] = [];
  let hash = 0;
  for (let at = 0; at < count; at++) {
    hash = (hash + bytes.number()) | 0;
    features.add(hash);
    for (let left = bytes.number(); left > 0; left--) {
      const label = bytes.number();
      if (label >= labels) throw new RangeError(`label ${label} of ${labels}`);
      labelOf.push(label);
      values.push(bytes.signedByte() * unit);
    }
    firsts[at + 1] = values.length;
  }
  return { features, firsts, labelOf: Uint16Array.from(labelOf), values: Float32Array.from(values) };
};
