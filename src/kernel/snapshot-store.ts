import type { JsonValue } from './json.ts';

/**
 * What a stream came to, up to and with one of its events. A shortcut: losing one costs reading, nothing
 * else.
 */
export type Snapshot = {
  /** Of the last event folded in. */
  readonly revision: number;
  /** Of the fold that made it; another version's is of no use. */
  readonly version: number;
  readonly state: JsonValue;
};

export interface SnapshotStore {
  /** The newest of the stream, if there is one. */
  load(stream: string): Promise<Snapshot | undefined>;
  /** Keeps it instead of an older one. */
  save(stream: string, snapshot: Snapshot): Promise<void>;
  /** Forgets it. */
  drop(stream: string): Promise<void>;
  /** The streams that there is one of. */
  streams(): AsyncIterable<string>;
}
