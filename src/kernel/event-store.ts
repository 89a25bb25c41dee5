import type { NewEvent, RecordedEvent } from './event.ts';
import type { UnreadEvent } from './unread-event.ts';

/** Where a stream must stand for an append to happen: at this revision, not existing yet, or anywhere. */
export type ExpectedRevision = number | 'no-stream' | 'any';

export type Appended = {
  /** Revision of the last event appended. */
  readonly revision: number;
  /** Position in the log of the last event appended. */
  readonly position: number;
};

export type ReadStreamOptions = {
  /** First revision to read, itself included. Forwards: default 0. Backwards: default the end. */
  readonly from?: number;
  readonly direction?: 'forwards' | 'backwards';
  readonly limit?: number;
};

export type ReadAllOptions = {
  /** Reads what comes after this position; from the beginning when absent. */
  readonly after?: number;
  /** Only streams of this category (the part of a stream's name before its first dash). */
  readonly category?: string;
  readonly limit?: number;
  /** Called for each record that is left out. */
  readonly onDamage?: OnDamage;
  readonly onResuming?: OnResuming;
};

/** A record that cannot be read. Its stream and first revision are absent where the damage hides them. */
export type Damage = {
  readonly position: number;
  readonly stream?: string;
  readonly revision?: number;
  readonly reason: string;
};
export type OnDamage = (damage: Damage) => void;

/**
 * Awaited before a reader goes on after the store was away: another store, or an older state of this one, may
 * answer now. Where it throws, the read ends; a subscription asks again until it is stopped.
 */
export type OnResuming = () => Promise<void>;

export type SubscriptionTarget = { readonly stream: string } | { readonly category: string } | 'all';

export type Subscriber = {
  /** Called with one event at a time, in order; the next waits for its promise. */
  readonly onEvent: (event: RecordedEvent) => void | Promise<void>;
  /** Called once, when everything recorded at the start of the subscription has been delivered. */
  readonly onCaughtUp?: () => void;
  /** Called once if the subscriber throws or the store ends; nothing is delivered afterwards. */
  readonly onEnd?: (error?: Error) => void;
};

/** Who takes the log's events unparsed, a page at a time. */
export type PageSubscriber = Pick<Subscriber, 'onEnd'> & {
  readonly onPage: (events: readonly UnreadEvent[]) => void;
  readonly onResuming?: OnResuming;
};

export type Subscription = {
  /** Resolves when the event in hand is done with, nothing follows it; so `onEvent` must not wait for it. */
  readonly stop: () => Promise<void>;
};

/**
 * The log of everything that happened. Readers and subscribers see durable events only.
 * Every method may throw `store_unavailable`: the store cannot be reached or is closed.
 */
export interface EventStore {
  /**
   * A read of the log may begin behind any position, but costs little only behind an event's, and before
   * multiples of this: 1 where positions count events.
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
   * The same page by page and unparsed, for those who read very many events or care for few. Absent where
   * events come parsed anyway.
   */
  readUnread?(options?: ReadAllOptions): AsyncIterable<readonly UnreadEvent[]>;

  /**
   * Catches up from after `after` (a revision for a stream, a position otherwise; undefined: from the
   * beginning), then stays live.
   */
  subscribe(target: SubscriptionTarget, after: number | undefined, subscriber: Subscriber): Subscription;

  /** The whole log in the same way, unparsed. Absent where `readUnread` is. */
  subscribeUnread?(after: number | undefined, subscriber: PageSubscriber): Subscription;

  /**
   * Deletes a stream permanently: its events are gone from every read, and nothing can be appended to it
   * again. A missing stream is a no-op.
   */
  delete(stream: string): Promise<void>;

  /** Whether a stream was deleted; one that never was is not. */
  isDeleted(stream: string): Promise<boolean>;

  /**
   * Where the log ends at the moment: the position of what was written last, by whomever; -1 when it is
   * empty.
   */
  newestPosition(): Promise<number>;

  /** Resolves when the store answers. @throws store_unavailable */
  ping(): Promise<void>;

  /** Finishes what was accepted, then refuses everything with `store_unavailable`. */
  close(): Promise<void>;
}
