/** An event store's answer to a request to remove deleted events from its disk. */
export type Scavenge = {
  /** `in_progress`: one was running already. */
  readonly state: 'started' | 'in_progress' | 'stopped';
  /** The store's id of the scavenge; empty if it gave none. */
  readonly scavengeId: string;
};

/**
 * Tells an event store that keeps deleted events on its disk to begin with taking them away. Resolves when it
 * has begun, which says nothing of when it is done.
 * @throws scavenge_refused where it says no, store_unavailable
 */
export type StartScavenge = () => Promise<Scavenge>;
