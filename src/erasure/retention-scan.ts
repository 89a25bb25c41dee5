import type { Agent } from '../agent/agent.ts';
import { noPrivacySettings } from '../agent/privacy.ts';
import { DAY_MS } from '../kernel/durations.ts';
import { isParleyError } from '../kernel/errors.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { groupBy } from '../kernel/group-by.ts';
import { isAnnotation } from '../session/annotations.ts';
import { agentIdIn, type ErasableStream, erasable } from './erasable-streams.ts';
import { type RetentionPart, readDueParts } from './retention-parts.ts';

/** Days that each agent keeps sessions; 0 for no limit. */
type Days = ReadonlyMap<string, number>;

export const daysKept = (agents: readonly Pick<Agent, 'id' | 'privacy'>[]): Days =>
  new Map(agents.map(({ id, privacy = noPrivacySettings }) => [id, privacy.retentionDays]));

/** Whether any of the agents limits how long its sessions are kept. */
export const limitsAnySession = (agents: Parameters<typeof daysKept>[0]): boolean =>
  [...daysKept(agents).values()].some((days) => days > 0);

export type RetentionScan = {
  readonly search: (days: Days, now: string) => Promise<DueStreams>;
  /** Whether a stream is due, read again: somebody may have talked in it since. */
  readonly isDue: (stream: string, days: Days, now: string) => Promise<boolean>;
};

type DueStreams = {
  /** By agent, the streams that are due: their last event is older than the agent's retention period. */
  readonly byAgent: ReadonlyMap<string, readonly ErasableStream[]>;
  /** They were erased, so the next search continues where this one ended. */
  readonly complete: () => void;
};

/** How far the log was read under some rules, and its parts with events that these rules do not let expire yet. */
type ScanProgress = {
  readonly rules: string;
  readonly end: number;
  readonly parts: readonly RetentionPart[];
};

/** Finds streams that are due, and reads a part of the log again only when one of its events has expired since. */
export const retentionScan = (store: EventStore): RetentionScan => {
  const streamIfDue = async (stream: string, days: Days, now: string): Promise<readonly ErasableStream[]> => {
    const count = days.get(agentIdIn(stream)) ?? 0;
    return count > 0 ? endedBefore(store, stream, Date.parse(now) - count * DAY_MS) : [];
  };
  let completedScan: ScanProgress | undefined;
  return {
    isDue: async (...place) => (await streamIfDue(...place)).length > 0,
    search: async (days, now) => {
      const retentionDays = new Map([...days].filter(([, count]) => count > 0));
      if (retentionDays.size === 0) return { byAgent: new Map(), complete: () => undefined };
      const rules = JSON.stringify([...retentionDays].toSorted());
      const progress = completedScan?.rules === rules ? completedScan : { end: -1, parts: [] };
      const { end, parts, streams } = await readDueParts(store, progress, { retentionDays, now });
      const dueStreams: ErasableStream[] = [];
      for (const stream of streams) dueStreams.push(...(await streamIfDue(stream, retentionDays, now)));
      return {
        byAgent: groupBy(dueStreams, ({ agentId }) => agentId),
        complete: () => {
          completedScan = { rules, end, parts };
        },
      };
    },
  };
};

const endedBefore = async (
  store: EventStore,
  stream: string,
  cutoffMs: number,
): Promise<readonly ErasableStream[]> => {
  const newest = await newestStatement(store, stream);
  if (newest === undefined || Date.parse(newest.occurredAt) >= cutoffMs) return [];
  return erasable(stream, newest.events);
};

/** The newest event other than notes. A note does not extend the retention of a session. */
const newestStatement = async (store: EventStore, stream: string) => {
  let events = 0;
  try {
    for await (const { type, metadata, revision } of store.readStream(stream, { direction: 'backwards' })) {
      events ||= revision + 1;
      if (!isAnnotation({ type })) return { events, occurredAt: metadata.occurredAt };
    }
  } catch (error) {
    // Its time is unknown. The damage is reported elsewhere, and must not keep other sessions.
    if (!isParleyError(error, 'record_damaged')) throw error;
  }
  return undefined;
};
