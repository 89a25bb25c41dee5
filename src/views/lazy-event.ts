import type { UnreadEvent } from '../kernel/unread-event.ts';
import type { ProjectedEvent } from './engine.ts';

/** The event whose data were parsed last: a handler looks at one event at a time, but more than once. */
let lastUnread: UnreadEvent | undefined;
let lastData: unknown;

/**
 * The event that a shipped script sees. Its data are parsed when a handler reads them, and dropped with the
 * next event: a batch that is parsed as a whole outlives the young generation of the heap, and costs more to
 * collect than to parse.
 */
export class LazyEvent implements ProjectedEvent {
  readonly isJson = true;
  readonly eventType: string;
  readonly streamId: string;
  readonly sequenceNumber: number;
  private readonly unread: UnreadEvent;
  private readonly readPart: (event: UnreadEvent) => unknown;

  /** @param readPart reads the data of an event that no other projection reads, up to the last field in use */
  constructor(unread: UnreadEvent, readPart: (event: UnreadEvent) => unknown) {
    this.unread = unread;
    this.readPart = readPart;
    this.eventType = unread.type;
    this.streamId = unread.stream;
    this.sequenceNumber = unread.revision;
  }

  get data(): unknown {
    const { unread } = this;
    if (lastUnread !== unread) {
      lastData = unread.keepsData() ? unread.data() : this.readPart(unread);
      lastUnread = unread;
    }
    return lastData;
  }

  get body(): unknown {
    return this.data;
  }

  get metadata(): unknown {
    return this.unread.metadata();
  }
}
