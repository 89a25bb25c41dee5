import type { EventPlace } from './event.ts';
import type { UnreadEvent } from './unread-event.ts';

/** Adjacent events of one stream as bytes, for callers that hash them and read nothing of them but their place. */
export type EventRun = {
  readonly stream: string;
  /** Of the first event. */
  readonly revision: number;
  /** Of the last event. */
  readonly position: number;
  /**
   * UTF-8 that the reader may overwrite. They begin with the stream and the word "revision" as
   * `JSON.stringify` writes them. They end with each event's `UnreadEvent.wholeText`, with a line break
   * between two of them.
   */
  readonly bytes: Buffer;
  /** Where the revision would follow. */
  readonly headEnd: number;
  /** Where the first event begins. Before it there is room for a byte and a longer head. */
  readonly start: number;
};

/** What a reader keeps of a run, whose bytes are overwritten when it has returned. */
export type RunReader<Part extends RunPlace> = (run: EventRun) => Part;

export type RunPlace = Pick<EventRun, 'stream' | 'position'>;

export const asRun = (event: UnreadEvent): EventRun => runOfTexts(event, event.wholeText());

/** @param texts of the events, with line breaks between them */
export const runOfTexts = ({ stream, revision, position }: EventPlace, texts: string): EventRun => {
  const head = `{"stream":${JSON.stringify(stream)},"revision":`;
  const headEnd = Buffer.byteLength(head);
  const bytes = Buffer.from(`${head}${revision}}\n${texts}`);
  return { stream, revision, position, bytes, headEnd, start: bytes.length - Buffer.byteLength(texts) };
};
