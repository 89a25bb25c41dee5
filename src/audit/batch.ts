import type { AuditEventOf } from './events.ts';
import type { LeafRun } from './leaf.ts';
import { HASH_BYTES } from './merkle.ts';

/** Hashes in a tile of C2SP's tlog-tiles. */
export const TILE_LEAVES = 256;

type Leaves = AuditEventOf<'LeavesRecorded'>['data'];
type RevisionRun = [stream: number, revision: number, events: number];

/** Leaves of one tile that are not recorded yet. */
export class LeafBatch {
  private readonly firstLeaf: number;
  private hashes = '';
  private readonly streams = new Map<string, number>();
  private readonly runs: RevisionRun[] = [];
  /** The stream of the newest leaf, and its number. */
  private latestStream = '';
  private latestNumber = -1;

  /** @param firstLeaf the number of its first leaf. */
  constructor(firstLeaf: number) {
    this.firstLeaf = firstLeaf;
  }

  get size(): number {
    return this.hashes.length / HASH_BYTES;
  }

  /** The number of the leaf after its last one. */
  get end(): number {
    return this.firstLeaf + this.size;
  }

  /** How many leaves its tile has room for; none once it is full. */
  get room(): number {
    const rest = this.end % TILE_LEAVES;
    return rest === 0 && this.hashes !== '' ? 0 : TILE_LEAVES - rest;
  }

  /** Adds the leaves of a run from one to before another; there is room for them. */
  add({ stream, revision, leaves }: LeafRun, from: number, to: number): void {
    this.hashes += leaves.slice(from * HASH_BYTES, to * HASH_BYTES);
    if (stream !== this.latestStream || this.latestNumber < 0) this.enter(stream);
    const run = this.runs.at(-1);
    const isContinued = run?.[0] === this.latestNumber && run[1] + run[2] === revision + from;
    if (run !== undefined && isContinued) run[2] += to - from;
    else this.runs.push([this.latestNumber, revision + from, to - from]);
  }

  toEventData(digest: (stream: string) => string): Leaves {
    return {
      first: this.firstLeaf,
      leaves: Buffer.from(this.hashes, 'latin1').toString('base64'),
      streams: [...this.streams.keys()].map(digest),
      runs: this.runs,
    };
  }

  private enter(stream: string): void {
    const { size } = this.streams;
    this.latestStream = stream;
    this.latestNumber = this.streams.get(stream) ?? size;
    if (this.latestNumber === size) this.streams.set(stream, size);
  }
}

/**
 * The result of `JSON.stringify` in half the time, because base64 and hexadecimal digits have nothing
 * to escape.
 */
export const textOfLeaves = ({ first, leaves, streams, runs }: Leaves): string => {
  const streamsText = streams.length === 0 ? '' : `"${streams.join('","')}"`;
  const runsText = JSON.stringify(runs);
  return `{"first":${first},"leaves":"${leaves}","streams":[${streamsText}],"runs":${runsText}}`;
};

export const hashesOf = ({ leaves }: Leaves): Buffer => Buffer.from(leaves, 'base64');

/** Where the event of a leaf is: its stream's digest, and its revision. */
export type LeafPlace = { readonly leaf: number; readonly digest: string; readonly revision: number };

export function* placesIn(data: Leaves): Generator<LeafPlace> {
  const { first, streams, runs } = data;
  const end = first + Buffer.byteLength(data.leaves, 'base64') / HASH_BYTES;
  let leaf = first;
  for (const [stream = 0, revision = 0, events = 0] of runs) {
    const digest = streams[stream] ?? '';
    for (let at = 0; at < events && leaf < end; at += 1) {
      yield { leaf, digest, revision: revision + at };
      leaf += 1;
    }
  }
}
