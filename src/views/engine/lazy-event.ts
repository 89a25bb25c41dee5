import type { UnreadEvent } from '../../kernel/unread-event.ts';
import type { ProjectedEvent } from './engine.ts';

/**
 * The event whose data were parsed last: a handler handles one event at a time, but may read it several
 * times.
 */
let lastUnread: UnreadEvent | undefined;
let lastData: unknown;

/**
 * The event that a shipped script sees. Its data are parsed when a handler reads them, and dropped with the
 * next event. Data parsed for a whole batch would outlive the young generation of the heap and cost more to
 * collect than to parse.
 */
export class LazyEvent implements ProjectedEvent {
  readonly isJson = true;
  readonly eventType: string;
  readonly streamId: string;
  readonly sequenceNumber: number;
  private readonly unread: UnreadEvent;
  private readonly readPart: (event: UnreadEvent) => unknown;

  /**
   * @param readPart reads an event's data up to the last field that handlers use, if no other projection
   * reads it
   */
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
