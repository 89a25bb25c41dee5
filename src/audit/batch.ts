import type { EventBytes } from '../kernel/event-bytes.ts';
import type { AuditEventOf } from './events.ts';
import { leafInto } from './leaf.ts';
import { HASH_BYTES } from './merkle.ts';

/** Hashes in a tile of C2SP's tlog-tiles. */
export const TILE_LEAVES = 256;

type Leaves = AuditEventOf<'LeavesRecorded'>['data'];
type Run = [stream: number, revision: number, events: number];

/** Leaves of one tile that are not recorded yet. */
export class LeafBatch {
  private count = 0;
  private readonly first: number;
  private readonly hashes: Buffer;
  private readonly streams = new Map<string, number>();
  private readonly runs: Run[] = [];

  /** @param first the number of its first leaf. */
  constructor(first: number) {
    this.first = first;
    this.hashes = Buffer.alloc((TILE_LEAVES - (first % TILE_LEAVES)) * HASH_BYTES);
  }

  get isFull(): boolean {
    return this.count * HASH_BYTES === this.hashes.length;
  }

  add(event: EventBytes): void {
    leafInto(this.hashes, this.count * HASH_BYTES, event);
    this.note(event);
  }

  leaves(): Buffer {
    return this.hashes.subarray(0, this.count * HASH_BYTES);
  }

  data(digest: (stream: string) => string): Leaves {
    return {
      first: this.first,
      leaves: this.leaves().toString('base64'),
      streams: [...this.streams.keys()].map(digest),
      runs: this.runs,
    };
  }

  private note({ stream, revision }: EventBytes): void {
    this.count += 1;
    let number = this.streams.get(stream);
    if (number === undefined) {
      number = this.streams.size;
      this.streams.set(stream, number);
    }
    const run = this.runs.at(-1);
    if (run !== undefined && run[0] === number && run[1] + run[2] === revision) run[2] += 1;
    else this.runs.push([number, revision, 1]);
  }
}

export const hashesOf = ({ leaves }: Leaves): Buffer => Buffer.from(leaves, 'base64');

/** Where the event of a leaf is: its stream's digest, and its revision. */
export type LeafPlace = { readonly leaf: number; readonly digest: string; readonly revision: number };

export function* placesIn(data: Leaves): Generator<LeafPlace> {
  const { first, streams, runs } = data;
  const end = first + hashesOf(data).length / HASH_BYTES;
  let leaf = first;
  for (const [stream = 0, revision = 0, events = 0] of runs) {
    const digest = streams[stream] ?? '';
    for (let at = 0; at < events && leaf < end; at += 1) {
      yield { leaf, digest, revision: revision + at };
      leaf += 1;
    }
  }
}
