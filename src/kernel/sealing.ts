/** Encryption of personal fields, with one key per stream. */
export interface Sealing {
  /**
   * Destroys the keys of a stream, which makes its encrypted fields unreadable permanently. @returns the
   * obstacle if that would not be enough, in which case the keys are kept; `nothing` if there was no key.
   */
  destroy(stream: string): Promise<'destroyed' | 'nothing' | SealObstacle>;
  /**
   * Why destroying the keys of a stream would not erase it. Undefined if it would, or if the stream is
   * unreadable already.
   */
  obstacle(stream: string): Promise<SealObstacle | undefined>;
  /** Whether the stream has sealed fields and the keys of all of them were destroyed. */
  isDestroyed(stream: string): Promise<boolean>;
  /** Drops cached keys that another process has destroyed. */
  forget(isErased: (stream: string) => boolean): void;
}

/**
 * Why a stream must be deleted to be erased: some events were recorded before encryption was on, or their key
 * is missing and may come back.
 */
export type SealObstacle = 'in_the_open' | 'key_missing';

type Opened = { readonly data: unknown };

/** Whether the personal fields of an event read as blanks: its key was destroyed, or is missing. */
export const isErased = ({ data }: Opened): boolean =>
  typeof data === 'object' && data !== null && 'sealed' in data;

/** The value of `sealed` if the key is missing; an erased event has an empty one, any other a sealed text. */
export const KEY_MISSING = 'key_missing';

/** Why the fields of an event are blank, as replies say it; empty if they are not. */
export const blanknessOf = (event: Opened): { readonly isErased?: true; readonly isKeyMissing?: true } => ({
  ...(isErased(event) && { isErased: true }),
  ...(isKeyMissing(event) && { isKeyMissing: true }),
});

/** Whether the fields could be read again if the folder of keys were restored. */
export const isKeyMissing = (event: Opened): boolean =>
  isErased(event) && (event.data as { readonly sealed?: unknown }).sealed === KEY_MISSING;
