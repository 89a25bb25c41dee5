import { setImmediate } from 'node:timers/promises';
import { isParleyError, ParleyError } from '../../kernel/errors.ts';
import type { NewEvent } from '../../kernel/event.ts';
import type { EventStore } from '../../kernel/event-store.ts';
import { errorText } from '../../kernel/thrown-error.ts';
import { type EventLog, followsHead, takeAppend } from './event-log.ts';
import {
  type EventPages,
  readBytesPages,
  readPagedLog,
  readStreamPages,
  readUnreadPages,
} from './event-pages.ts';
import { charsOf, checkStreamName, eventText, isNameTooLong } from './event-text.ts';
import { embeddedSubscriptions } from './subscriptions.ts';

export type CommitOptions = {
  /** The length of the text to write. */
  readonly chars: number;
  /** Whether it follows the known head of its stream, so that it needs no look-up; absent: it may. */
  readonly isPlain?: () => boolean;
};

export type EmbeddedEngine = {
  readonly log: EventLog;
  /** Runs `write` so that all of it is durable when the promise resolves. */
  readonly commit: <T>(write: () => T, options: CommitOptions) => Promise<T>;
  /** How often to check for appends by other processes; absent if there can be none. */
  readonly pollIntervalMs?: number;
  /** Finishes the commits accepted so far. */
  readonly close: () => Promise<void>;
};

/** The event store port over an engine in this process: the part that all such engines share. */
export const embeddedEventStore = ({ log, commit, pollIntervalMs, close }: EmbeddedEngine): EventStore => {
  let closure: Promise<void> | undefined;
  const checkOpen = (): void => {
    if (closure !== undefined) throw new ParleyError('store_unavailable', { reason: 'it is closed' });
  };
  const { bytesPage, ...pages } = whileOpen(log, checkOpen);
  const subscriptions = embeddedSubscriptions(pages, pollIntervalMs);
  /** Part by part, with other commits in between. */
  const remove = async (stream: string): Promise<void> => {
    do checkOpen();
    while (!(await commit(() => log.removePart(stream), { chars: 0 })));
  };
  /** Ends deletions that a crash or a full disk has interrupted. */
  const endDeletions = async (): Promise<void> => {
    for (const stream of log.partlyRemoved()) await remove(stream);
  };
  // The streams are deleted for readers already, and after a failure the next deletion tries again.
  endDeletions().catch(() => undefined);

  return {
    positionStep: 1,
    append: async (stream, events, expectedRevision) => {
      checkOpen();
      checkStreamName(stream);
      const lines = events.length > EVENTS_AT_ONCE ? await longText(events) : events.map(eventText);
      checkOpen();
      const append = { stream, expected: expectedRevision, ids: events.map(({ id }) => id), lines };
      const outcome = await commit(() => takeAppend(log, append), {
        chars: charsOf(lines),
        isPlain: () => followsHead(log, append),
      });
      if (outcome instanceof ParleyError) throw outcome;
      subscriptions.wake(stream);
      return outcome;
    },
    readStream: (stream, options = {}) => readStreamPages(pages, stream, options),
    readAll: (options = {}) => readPagedLog(pages, options),
    readUnread: (options = {}) => readUnreadPages(pages, options),
    ...(bytesPage && { readBytes: (options, read) => readBytesPages({ bytesPage }, options, read) }),
    subscribe: (target, after, subscriber) => {
      checkOpen();
      return subscriptions.add(target, after, subscriber);
    },
    subscribeUnread: (after, subscriber) => {
      checkOpen();
      return subscriptions.addUnread(after, subscriber);
    },
    delete: async (stream) => {
      checkStreamName(stream);
      await remove(stream);
      await endDeletions();
    },
    isDeleted: async (stream) => pages.isDeleted(stream),
    newestPosition: async () => pages.newestPosition(),
    ping: async () => {
      pages.newestPosition();
    },
    close: () => {
      closure ??= Promise.all([subscriptions.end(), close()]).then(() => undefined);
      return closure;
    },
  };
};

/** As many are written without a pause; a turn has fewer. */
const EVENTS_AT_ONCE = 250;

/** Written in parts, because a change of thousands of entities is one append. */
const longText = async (events: readonly NewEvent[]): Promise<readonly string[]> => {
  const lines: string[] = [];
  for (let at = 0; at < events.length; at += EVENTS_AT_ONCE) {
    for (const event of events.slice(at, at + EVENTS_AT_ONCE)) lines.push(eventText(event));
    await setImmediate();
  }
  return lines;
};

/** The log while it is open; converts its errors to the port's. */
const whileOpen = (log: EventPages, checkOpen: () => void): EventPages => {
  const answer = <T>(read: () => T): T => {
    checkOpen();
    try {
      return read();
    } catch (cause) {
      if (isParleyError(cause)) throw cause;
      const reason = errorText(cause);
      throw new ParleyError('store_unavailable', { reason }, { cause });
    }
  };
  const { bytesPage } = log;
  return {
    streamPage: (page) => answer(() => (isNameTooLong(page.stream) ? [] : log.streamPage(page))),
    logPage: (page) => answer(() => log.logPage(page)),
    unreadPage: (page) => answer(() => log.unreadPage(page)),
    ...(bytesPage && { bytesPage: (page, read) => answer(() => bytesPage(page, read)) }),
    newestRevision: (stream) => answer(() => (isNameTooLong(stream) ? -1 : log.newestRevision(stream))),
    isDeleted: (stream) => answer(() => !isNameTooLong(stream) && log.isDeleted(stream)),
    newestPosition: () => answer(() => log.newestPosition()),
  };
};
