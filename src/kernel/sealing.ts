/** Encryption of personal fields, with one key per stream. */
export interface Sealing {
  /**
   * Destroys the keys of a stream, which makes its encrypted fields unreadable permanently. @returns
   * `in_the_open` if some events were recorded before encryption was on, in which case the keys are kept;
   * `nothing` if there was no key.
   */
  destroy(stream: string): Promise<'destroyed' | 'nothing' | 'in_the_open'>;
  /** Drops cached keys that another process has destroyed. */
  forget(isErased: (stream: string) => boolean): void;
}

/** Whether the key of an event was destroyed, so that its personal fields read as blanks. */
export const isErased = ({ data }: { readonly data: unknown }): boolean =>
  typeof data === 'object' && data !== null && 'sealed' in data;
