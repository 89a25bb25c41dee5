import type { NewEvent, RecordedEvent } from './event.ts';
import type { RunPlace, RunReader } from './event-run.ts';
import type { UnreadEvent } from './unread-event.ts';

/** The expected state of a stream for an append: this revision, not existing yet, or any. */
export type ExpectedRevision = number | 'no-stream' | 'any';

export type Appended = {
  /** Revision of the last event appended. */
  readonly revision: number;
  /** Position in the log of the last event appended. */
  readonly position: number;
};

export type ReadStreamOptions = {
  /** First revision to read, inclusive. The default is 0, or the end when reading backwards. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  /** Counts events of any type. */
  readonly limit?: number;
  /** Events of other types are not needed; a store may return some. */
  readonly types?: ReadonlySet<string>;
};

export type ReadAllOptions = {
  /** Reads events after this position; from the beginning if undefined. */
  readonly after?: number;
  /** Reads from this position on, that of an event. Not together with `after`. */
  readonly from?: number;
  /** Only streams of this category (the part of a stream's name before its first dash). */
  readonly category?: string;
  readonly limit?: number;
  /** Called for each record that is skipped. */
  readonly onDamage?: OnDamage;
  readonly onResuming?: OnResuming;
  /**
   * Whether what this process appended a moment ago may come from its memory, which a remote store then need
   * not send back. For background work, which can wait for a slow store, and not for those who check what the
   * store has.
   */
  readonly ownFromMemory?: boolean;
  /** Events behind this position are not needed; a store may return some. */
  readonly upTo?: number;
};

/** Of the whole log. */
export type BytesOptions = Omit<ReadAllOptions, 'category' | 'limit'>;

/** A record that cannot be read. Its stream and first revision are undefined if they are damaged too. */
export type Damage = {
  readonly position: number;
  readonly stream?: string;
  readonly revision?: number;
  readonly reason: string;
};
export type OnDamage = (damage: Damage) => void;

/**
 * Awaited before a reader continues after an outage, because another store or an older state of this one may
 * answer. If it throws, the read ends; a subscription calls it again until it is stopped.
 */
export type OnResuming = () => Promise<void>;

export type SubscriptionTarget = { readonly stream: string } | { readonly category: string } | 'all';

export type Subscriber = {
  /** Called with one event at a time, in order, after the previous promise has resolved. */
  readonly onEvent: (event: RecordedEvent) => void | Promise<void>;
  /** Called once, when all events recorded before the subscription began have been delivered. */
  readonly onCaughtUp?: () => void;
  /** Called for each record that is left out; more than once for the newest one of the log. */
  readonly onDamage?: OnDamage;
  /** Called once if the subscriber throws or the store ends; no events follow. */
  readonly onEnd?: (error?: Error) => void;
};

/** Receives the log's events unparsed, one page at a time. */
export type PageSubscriber = Pick<Subscriber, 'onEnd'> & {
  readonly onPage: (events: readonly UnreadEvent[]) => void;
  readonly onResuming?: OnResuming;
};

export type Subscription = {
  /** Resolves after the current event was handled and no other follows, so `onEvent` must not wait for it. */
  readonly stop: () => Promise<void>;
};

/**
 * The log of all events. Readers and subscribers see durable events only. Every method may throw
 * `store_unavailable` if the store cannot be reached or is closed.
 */
export interface EventStore {
  /**
   * A read may begin after any position, but is cheap only after the position of an event, and before
   * multiples of this step: 1 if positions count events.
   */
  readonly positionStep: number;

  /**
   * Appends all events or none; durable when the promise resolves. Appending events whose ids are already at
   * the expected place is a no-op with the result of the first append. The first id decides whether an
   * append is a repeat; expecting 'any', it is looked for among the newest ANY_REPEAT_EVENTS_MAX events of
   * the stream. A repeat whose other ids differ is refused. An empty list is a no-op that returns the
   * revision of the stream (-1 for no stream).
   * @throws wrong_expected_revision when the stream is elsewhere.
   * @throws event_too_large when one event is over EVENT_BYTES_MAX.
   * @throws stream_deleted when the stream was deleted.
   * @throws store_unavailable when the outcome is unknown; a retry with the same ids is safe.
   * @throws store_busy when too many appends are waiting already; nothing was written.
   */
  append(stream: string, events: readonly NewEvent[], expected: ExpectedRevision): Promise<Appended>;

  /**
   * The events of a stream in order; none when it does not exist or was deleted.
   * @throws record_damaged at the first event that cannot be read or is missing.
   */
  readStream(stream: string, options?: ReadStreamOptions): AsyncIterable<RecordedEvent>;

  /**
   * The events of the whole log, or of a category, in the order of their positions. Records that cannot be
   * read are left out, here and in subscriptions, so that one of them does not hide all others.
   */
  readAll(options?: ReadAllOptions): AsyncIterable<RecordedEvent>;

  /**
   * Like `readAll`, but page by page and unparsed, for callers that read many events or need few of them.
   * Undefined if the store delivers parsed events anyway.
   */
  readUnread?(options?: ReadAllOptions): AsyncIterable<readonly UnreadEvent[]>;

  /**
   * Like `readUnread`, but `read` is called with the bytes, and the pages have what it returns. Undefined if
   * the store records other bytes.
   */
  readBytes?<Part extends RunPlace>(
    options: BytesOptions,
    read: RunReader<Part>,
  ): AsyncIterable<readonly Part[]>;

  /**
   * Catches up from after `after` (a revision for a stream, a position otherwise; undefined: from the
   * beginning), then stays live.
   */
  subscribe(target: SubscriptionTarget, after: number | undefined, subscriber: Subscriber): Subscription;

  /** Like `subscribe` to the whole log, but unparsed. Undefined if `readUnread` is. */
  subscribeUnread?(after: number | undefined, subscriber: PageSubscriber): Subscription;

  /**
   * Deletes a stream permanently: reads no longer return its events, and appends to it fail. A missing stream
   * is a no-op.
   */
  delete(stream: string): Promise<void>;

  /** Whether a stream was deleted; false for a stream that never existed. */
  isDeleted(stream: string): Promise<boolean>;

  /** The current end of the log: the position of the last record of any process; -1 if the log is empty. */
  newestPosition(): Promise<number>;

  /** Resolves when the store answers. @throws store_unavailable */
  ping(): Promise<void>;

  /** Completes accepted work, then refuses everything with `store_unavailable`. */
  close(): Promise<void>;
}
