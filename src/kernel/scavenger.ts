/** An event store's reply to a request to remove deleted events from its disk. */
export type Scavenge = {
  /** `in_progress`: one was already running. */
  readonly state: 'started' | 'in_progress' | 'stopped';
  /** The store's id of the scavenge; empty if it gave none. */
  readonly scavengeId: string;
};

/**
 * Starts the removal of deleted events in an event store that keeps them on its disk. Resolves when the
 * scavenge has begun, not when it is done. @throws scavenge_refused if the store refuses, store_unavailable
 */
export type StartScavenge = () => Promise<Scavenge>;
