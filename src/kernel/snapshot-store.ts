import type { JsonValue } from './json.ts';

/**
 * What a stream came to, up to and with one of its events. A shortcut: losing one costs reading, nothing
 * else.
 */
export type Snapshot = {
  /** Of the last event folded in. */
  readonly revision: number;
  /**
   * Its id. A revision alone also fits another store at the same address, and an older state of the same
   * store. Absent where its owner compares places by other means.
   */
  readonly eventId?: string;
  /** Of the fold that made it; another version's is of no use. */
  readonly version: number;
  readonly state: JsonValue;
};

export interface SnapshotStore {
  /** The newest of the stream, or the newest up to and with a revision, if there is one. */
  load(stream: string, upTo?: number): Promise<Snapshot | undefined>;
  /** Keeps it instead of the one that was kept so before, or beside those of other revisions. */
  save(stream: string, snapshot: Snapshot, how?: 'beside'): Promise<void>;
  /** Forgets all of the stream. */
  drop(stream: string): Promise<void>;
  /** The streams that there is one of, each once. */
  streams(): AsyncIterable<string>;
}
