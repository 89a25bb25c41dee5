/** What an event store said when it was told to take what was deleted off its disk. */
export type Scavenge = {
  /** `in_progress`: one was running already. */
  readonly state: 'started' | 'in_progress' | 'stopped';
  /** By which the store tells of it; empty where it did not say. */
  readonly scavengeId: string;
};

/**
 * Tells an event store that keeps deleted events on its disk to begin with taking them away. Resolves when it
 * has begun, which says nothing of when it is done.
 * @throws scavenge_refused where it says no, store_unavailable
 */
export type StartScavenge = () => Promise<Scavenge>;
