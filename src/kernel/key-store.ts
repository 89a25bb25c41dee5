/** A key of a stream: 32 random bytes. Streams get a new number where the key before was destroyed. */
export type SealKey = { readonly number: number; readonly bytes: Uint8Array };

/**
 * Keys that personal fields are sealed under, shared by all processes of a store and kept apart from it.
 * Every method may throw `store_unavailable`.
 */
export interface KeyStore {
  /** The key that events of a stream are sealed under from now on; made, and durable, where there is none. */
  current(stream: string): Promise<SealKey>;
  /** Undefined where it was destroyed, or never was. */
  get(stream: string, number: number): Promise<Uint8Array | undefined>;
  /** Destroys all keys of a stream. @returns whether there was one */
  destroy(stream: string): Promise<boolean>;
  close(): Promise<void>;
}
