/** Personal fields are recorded sealed, each stream's under a key of its own. */
export interface Sealing {
  /**
   * Destroys the keys of a stream: what was sealed with them stays unreadable.
   * @returns `in_the_open` where some of it was recorded before sealing was on, and nothing was done;
   * `nothing` where there was no key.
   */
  destroy(stream: string): Promise<'destroyed' | 'nothing' | 'in_the_open'>;
  /** Lets go of keys that another process has destroyed. */
  forget(isMeant: (stream: string) => boolean): void;
}

/** Whether an event is read with blanks for what its key would open. */
export const isErased = ({ data }: { readonly data: unknown }): boolean =>
  typeof data === 'object' && data !== null && 'sealed' in data;
