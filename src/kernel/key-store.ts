/** A key of a stream: 32 random bytes. A stream gets a new number after its key was destroyed. */
export type SealKey = { readonly number: number; readonly bytes: Uint8Array };

/**
 * Keys that encrypt personal fields, shared by all processes of a store and kept apart from it. Every method
 * may throw `store_unavailable`.
 */
export interface KeyStore {
  /** The current key of a stream for new events; created, and durable, if there is none. */
  current(stream: string): Promise<SealKey>;
  /**
   * `destroyed` if the key was erased, and `foreign` if it was made under another secret key. Undefined if
   * the keys have none with this number: they were lost, or belong to another store.
   */
  get(stream: string, number: number): Promise<Uint8Array | 'destroyed' | 'foreign' | undefined>;
  /** Destroys all keys of a stream. @returns whether there was one */
  destroy(stream: string): Promise<boolean>;
  close(): Promise<void>;
}
