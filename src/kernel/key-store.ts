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
   * Undefined if there is no such key, and none was destroyed: the keys are lost, or are those of another
   * store. `foreign` if the key was made under another secret key, and cannot be used.
   */
  get(stream: string, number: number): Promise<Uint8Array | 'destroyed' | 'foreign' | undefined>;
  /** Destroys all keys of a stream. @returns whether there was one */
  destroy(stream: string): Promise<boolean>;
  close(): Promise<void>;
}
