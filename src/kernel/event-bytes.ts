import type { EventPlace } from './event.ts';
import type { UnreadEvent } from './unread-event.ts';

/** An event of the log as bytes, for callers that hash it and read nothing of it but its place. */
export type EventBytes = EventPlace & {
  /** The UTF-8 of `UnreadEvent.wholeText`. */
  readonly bytes: Uint8Array;
};

export const asBytes = (event: UnreadEvent): EventBytes => {
  const { stream, revision, position } = event;
  return { stream, revision, position, bytes: Buffer.from(event.wholeText()) };
};
