import type { UnreadEvent } from './unread-event.ts';

/** Adjacent events of one stream as bytes, for callers that hash them and read nothing of them but their place. */
export type EventRun = {
  readonly stream: string;
  /** Of the first event. */
  readonly revision: number;
  /** Of the last event. */
  readonly position: number;
  /** They end with the UTF-8 of each event's `UnreadEvent.wholeText`, with a line break between two of them. */
  readonly bytes: Uint8Array;
  /** Where that begins. */
  readonly start: number;
};

/** What a reader keeps of a run, whose bytes are overwritten when it has returned. */
export type RunReader<Part extends RunPlace> = (run: EventRun) => Part;

export type RunPlace = Pick<EventRun, 'stream' | 'position'>;

export const asRun = (event: UnreadEvent): EventRun => {
  const { stream, revision, position } = event;
  return { stream, revision, position, bytes: Buffer.from(event.wholeText()), start: 0 };
};
