import type { JsonValue } from './json.ts';

/** A projection in an event store that has its own engine. */
export type ServerProjection = {
  readonly name: string;
  /** The store's status: Running, Stopped, Faulted (Enabled) … */
  readonly status: string;
  /** Why it is not running; empty if it is. */
  readonly reason: string;
  /** The share of events that it has handled, in percent. */
  readonly progress: number;
};

/**
 * An event store that runs projections itself. It accepts broken scripts, so compile them first. Every method
 * may throw store_unavailable, and store_without_projections if it was started without them.
 */
export interface ProjectionServer {
  list(): Promise<readonly ServerProjection[]>;
  /** The script that runs under that name; undefined if there is none, or it cannot be read. */
  script(name: string): Promise<string | undefined>;
  create(name: string, script: string): Promise<void>;
  /** Replaces the script, and runs the new one over all recorded events. */
  replace(name: string, script: string): Promise<void>;
  start(name: string): Promise<void>;
  /** Removes it with all its results. */
  remove(name: string): Promise<void>;
  /** Removes the results of some partitions with deleted events; the projection otherwise continues. */
  forget(projection: Pick<ServerProjection, 'name' | 'status'>, partitions: readonly string[]): Promise<void>;
  /** The state of a partition (`''` without partitions); undefined if there is none. */
  state(name: string, partition: string): Promise<JsonValue | undefined>;
  close(): Promise<void>;
}

/** The status may have several parts during a transition. */
export const isFaulted = (status: string): boolean => status.includes('Faulted');
