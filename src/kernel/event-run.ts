import type { UnreadEvent } from './unread-event.ts';

/** Adjacent events of one stream as bytes, for callers that hash them and read nothing of them but their place. */
export type EventRun = {
  readonly stream: string;
  /** Of the first event. */
  readonly revision: number;
  /** Of the last event. */
  readonly position: number;
  /** How many they are. */
  readonly events: number;
  /** The UTF-8 of each event's `UnreadEvent.wholeText`, with a line break between two of them. */
  readonly lines: Buffer;
};

export const asRun = (event: UnreadEvent): EventRun => {
  const { stream, revision, position } = event;
  return { stream, revision, position, events: 1, lines: Buffer.from(event.wholeText()) };
};
