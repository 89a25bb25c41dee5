import type { JsonValue } from './json.ts';

/** A projection as an event store with an engine of its own runs it. */
export type ServerProjection = {
  readonly name: string;
  /** In the store's words: Running, Stopped, Faulted (Enabled) … */
  readonly status: string;
  /** Why it is not running; empty when it is. */
  readonly reason: string;
  /** How much of what there is it has taken, percent. */
  readonly progress: number;
};

/**
 * An event store that runs projections itself. It takes broken scripts, so compile them first.
 * Every method may throw store_unavailable, and store_without_projections where it was started without them.
 */
export interface ProjectionServer {
  list(): Promise<readonly ServerProjection[]>;
  /** The script that it runs under that name; undefined when there is none, or it cannot be read. */
  script(name: string): Promise<string | undefined>;
  create(name: string, script: string): Promise<void>;
  /** Runs another script instead, over everything recorded. */
  replace(name: string, script: string): Promise<void>;
  start(name: string): Promise<void>;
  /** With all that it made. */
  remove(name: string): Promise<void>;
  /** Removes the results for some partitions, whose events are gone; the projection otherwise continues. */
  forget(projection: Pick<ServerProjection, 'name' | 'status'>, partitions: readonly string[]): Promise<void>;
  /** Of a partition, `''` where there are none; undefined where there is no state. */
  state(name: string, partition: string): Promise<JsonValue | undefined>;
  close(): Promise<void>;
}

/** On its way there a status has several parts. */
export const isFaulted = (status: string): boolean => status.includes('Faulted');
