import type { JsonValue } from './json.ts';

/** The state of a stream after one of its events. A shortcut: losing one costs only reading. */
export type Snapshot = {
  /** Revision of the last event folded in. */
  readonly revision: number;
  /**
   * Its id. A revision alone also fits another store at the same address, and an older state of the same
   * store. Absent where its owner compares places by other means.
   */
  readonly eventId?: string;
  /** Version of the fold that made it; other versions are ignored. */
  readonly version: number;
  readonly state: JsonValue;
};

export interface SnapshotStore {
  /** The newest snapshot of the stream, optionally up to and including a revision, if there is one. */
  load(stream: string, upTo?: number): Promise<Snapshot | undefined>;
  /** Replaces the previous snapshot, or adds one beside those of other revisions. */
  save(stream: string, snapshot: Snapshot, how?: 'beside'): Promise<void>;
  /** Removes all snapshots of the stream. */
  drop(stream: string): Promise<void>;
  /** The streams with a snapshot, each once. */
  streams(): AsyncIterable<string>;
}
