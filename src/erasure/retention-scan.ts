import type { Agent } from '../agent/agent.ts';
import { noPrivacySettings } from '../agent/privacy.ts';
import { DAY_MS } from '../kernel/durations.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { groupBy } from '../kernel/group-by.ts';
import { unreadPages } from '../kernel/unread-log.ts';
import { isAnnotation } from '../session/annotations.ts';
import { parseSessionStream } from '../session/session-stream.ts';
import { type ErasableStream, erasable } from './erasable-streams.ts';

/** Days that each agent keeps sessions; 0 for no limit. */
type Days = ReadonlyMap<string, number>;

export const daysKept = (agents: readonly Pick<Agent, 'id' | 'privacy'>[]): Days =>
  new Map(agents.map(({ id, privacy = noPrivacySettings }) => [id, privacy.retentionDays]));

/** Whether any of the agents limits how long its sessions are kept. */
export const limitsAnySession = (agents: Parameters<typeof daysKept>[0]): boolean =>
  [...daysKept(agents).values()].some((days) => days > 0);

export type RetentionScan = {
  /** Streams whose last event is older than their agent's retention period, by agent. */
  readonly dueStreams: (days: Days, now: string) => Promise<ReadonlyMap<string, readonly ErasableStream[]>>;
  /** Whether a stream is due, read again: somebody may have talked in it since. */
  readonly isDue: (stream: string, days: Days, now: string) => Promise<boolean>;
  /** All expired sessions were erased, so the next scan begins where this one ended. */
  readonly complete: () => void;
};

/** How far the log was read, and under which rules. */
type ScanProgress = { readonly after: number; readonly rules: string };

/**
 * A stream can be due only if it has an event older than the shortest retention period. So only that part of
 * the log is read, and only the part that an earlier scan under the same rules has not read: the last event
 * of a session that was too young then is after that place.
 */
export const retentionScan = (store: EventStore): RetentionScan => {
  const streamIfDue = async (stream: string, days: Days, now: string): Promise<readonly ErasableStream[]> => {
    const count = days.get(parseSessionStream(stream)?.agentId ?? '') ?? 0;
    return count > 0 ? endedBefore(store, stream, cutoffOf(count, now)) : [];
  };
  let lastScan: ScanProgress | undefined;
  let completedScan: ScanProgress | undefined;
  return {
    complete: () => {
      completedScan = lastScan;
    },
    isDue: async (...place) => (await streamIfDue(...place)).length > 0,
    dueStreams: async (days, now) => {
      const retentionDays = new Map([...days].filter(([, count]) => count > 0));
      if (retentionDays.size === 0) return new Map();
      const rules = JSON.stringify([...retentionDays].toSorted());
      const after = completedScan?.rules === rules ? completedScan.after : -1;
      const candidateStreams = await candidates(store, after, {
        cutoff: cutoffOf(Math.min(...retentionDays.values()), now),
        now,
      });
      lastScan = { after: candidateStreams.after, rules };
      const dueStreams: ErasableStream[] = [];
      for (const stream of candidateStreams.streams)
        dueStreams.push(...(await streamIfDue(stream, retentionDays, now)));
      return groupBy(dueStreams, ({ agentId }) => agentId);
    },
  };
};

const cutoffOf = (days: number, now: string): string =>
  new Date(Date.parse(now) - days * DAY_MS).toISOString();

/** Sessions that are older than `cutoff` may have expired. */
type Times = { readonly cutoff: string; readonly now: string };

/** Sessions that had an event in a part of the log, and where that part ends. */
const candidates = async (store: EventStore, after: number, { cutoff, now }: Times) => {
  const streams = new Set<string>();
  let end = after;
  let isBehindFuture = false;
  const from = after < 0 ? {} : { after };
  for await (const page of unreadPages(store, { category: 'session', ...from }))
    for (const event of page) {
      const { occurredAt } = event.metadata();
      // Recorded while a clock was wrong: older events may follow, and its stream is not due yet.
      if (occurredAt > now) {
        isBehindFuture = true;
        continue;
      }
      if (occurredAt >= cutoff) return { streams, after: end };
      if (!isBehindFuture) end = event.position;
      streams.add(event.stream);
    }
  return { streams, after: end };
};

const endedBefore = async (
  store: EventStore,
  stream: string,
  cutoff: string,
): Promise<readonly ErasableStream[]> => {
  let events = 0;
  for await (const { type, metadata, revision } of store.readStream(stream, { direction: 'backwards' })) {
    events ||= revision + 1;
    // A note does not extend the retention of a session.
    if (!isAnnotation({ type })) return metadata.occurredAt < cutoff ? erasable(stream, events) : [];
  }
  return [];
};
