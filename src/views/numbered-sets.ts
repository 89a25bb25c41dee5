import { startingWith, type ViewKey } from '../kernel/view-store.ts';
import { type Bits, bitsFromJson, type ChunkColumn, columnFromJson, unite } from './bitmap.ts';
import type { ViewRows } from './projector.ts';

/** The reading side of `numbered-terms.ts`: numbers of items, and their values, by chunk. */
export type NumberSet = Map<number, Bits>;
export type NumberColumn = ReadonlyMap<number, ChunkColumn>;

export const numbersWith = async (rows: ViewRows, agentId: string, term: string): Promise<NumberSet> => {
  const saved = await rows.range(startingWith('term', agentId, term));
  return new Map(saved.map(({ key, value }) => [Number(key[3]), bitsFromJson(value)]));
};

export const numbersWithAny = async (
  rows: ViewRows,
  agentId: string,
  terms: readonly string[],
): Promise<NumberSet> => {
  const union: NumberSet = new Map();
  for (const term of terms) {
    for (const [chunk, bits] of await numbersWith(rows, agentId, term)) {
      const chunkBits = union.get(chunk);
      if (chunkBits === undefined) union.set(chunk, bits);
      else unite(chunkBits, bits);
    }
  }
  return union;
};

/** @param isWide whether its numbers need more than seven digits. */
export const columnOf = async (
  rows: ViewRows,
  agentId: string,
  { name, isWide }: { readonly name: string; readonly isWide: boolean },
): Promise<NumberColumn> => {
  const saved = await rows.range(startingWith('column', agentId, name));
  return new Map(saved.map(({ key, value }) => [Number(key[3]), columnFromJson(value, isWide)]));
};

/** Terms in order, without the numbers that have them: one row is read for each. */
export async function* termsWithPrefix(
  rows: ViewRows,
  agentId: string,
  prefix: string,
): AsyncGenerator<string> {
  const to: ViewKey = ['term', agentId, `${prefix}\u{10ffff}`];
  let from: ViewKey = ['term', agentId, prefix];
  for (;;) {
    const [row] = await rows.range({ from, to, limit: 1 });
    if (row === undefined) return;
    const term = String(row.key[2]);
    yield term;
    // After all its chunks.
    from = startingWith('term', agentId, term).to;
  }
}
