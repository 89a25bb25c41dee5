import { DAY_MS } from '../kernel/durations.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { RETENTION_PART_EVENTS, RETENTION_YOUNG_EVENTS_READ_MAX } from '../kernel/limits/privacy.ts';
import type { UnreadEvent } from '../kernel/unread-event.ts';
import { unreadPages } from '../kernel/unread-log.ts';
import { agentIdIn } from './erasable-streams.ts';

/** Adjacent events of sessions, behind one position and up to another. */
export type RetentionPart = {
  readonly after: number;
  readonly end: number;
  /** When the next of its events expires, in milliseconds; Infinity if none is left. */
  readonly nextDueAt: number;
};

type Rules = {
  /** Days that agents keep sessions, for those with a limit. */
  readonly retentionDays: ReadonlyMap<string, number>;
  readonly now: string;
};

type DueParts = {
  /** Every event up to this position was read, now or earlier. */
  readonly end: number;
  /** The parts up to there with events that have not expired. */
  readonly parts: readonly RetentionPart[];
  /** Streams with an event that expired since an earlier scan read it. */
  readonly streams: ReadonlySet<string>;
};

/**
 * Reads parts again that have an expired event, and then new ones. Time does not always grow along the log,
 * because clocks are set back and agents keep sessions for different times. So a young event does not end the
 * search; it goes on for some more of them, and a later scan continues there.
 */
export const readDueParts = async (
  store: EventStore,
  progress: Pick<DueParts, 'end' | 'parts'>,
  rules: Rules,
  youngEventsMax = RETENTION_YOUNG_EVENTS_READ_MAX,
): Promise<DueParts> => {
  const nowMs = Date.parse(rules.now);
  const openParts: RetentionPart[] = [];
  const streams = new Set<string>();
  let { end } = progress;
  const take = (part: FreshPart): void => {
    if (part.nextDueAt < Number.POSITIVE_INFINITY) openParts.push(part);
    for (const stream of part.dueStreams) streams.add(stream);
  };
  for (const part of progress.parts)
    if (part.nextDueAt >= nowMs) openParts.push(part);
    else
      for await (const freshPart of partsOf(store, { after: part.after, upTo: part.end }, rules))
        take(freshPart);
  let youngEvents = 0;
  for await (const part of partsOf(store, { after: end }, rules)) {
    take(part);
    end = part.end;
    youngEvents += part.youngEvents;
    if (youngEvents >= youngEventsMax) break;
  }
  return { end, parts: openParts, streams };
};

type FreshPart = RetentionPart & { readonly dueStreams: ReadonlySet<string>; readonly youngEvents: number };

async function* partsOf(
  store: EventStore,
  { after, upTo }: { readonly after: number; readonly upTo?: number },
  rules: Rules,
): AsyncGenerator<FreshPart> {
  const range = { ...(after >= 0 && { after }), ...(upTo !== undefined && { upTo }) };
  const last = upTo ?? Number.POSITIVE_INFINITY;
  let part = emptyPart(after, rules);
  for await (const page of unreadPages(store, { category: 'session', ...range })) {
    for (const event of page) if (event.position <= last) part.add(event);
    // A store may return events behind the range.
    if ((page.at(-1)?.position ?? 0) >= last) break;
    if (part.events() < RETENTION_PART_EVENTS) continue;
    yield part.result();
    part = emptyPart(part.result().end, rules);
  }
  if (part.events() > 0) yield part.result();
}

const emptyPart = (after: number, { retentionDays, now }: Rules) => {
  const nowMs = Date.parse(now);
  const youngestMs = nowMs - Math.min(...retentionDays.values()) * DAY_MS;
  const dueStreams = new Set<string>();
  let [end, events, youngEvents, nextDueAt] = [after, 0, 0, Number.POSITIVE_INFINITY];
  return {
    add: (event: UnreadEvent): void => {
      end = event.position;
      events += 1;
      if (event.fault() !== undefined) return;
      const occurredAt = Date.parse(event.metadata().occurredAt);
      if (occurredAt >= youngestMs) youngEvents += 1;
      const days = retentionDays.get(agentIdIn(event.stream));
      if (days === undefined) return;
      const dueAt = occurredAt + days * DAY_MS;
      if (dueAt < nowMs) dueStreams.add(event.stream);
      else if (dueAt < nextDueAt) nextDueAt = dueAt;
    },
    events: () => events,
    result: (): FreshPart => ({ after, end, nextDueAt, dueStreams, youngEvents }),
  };
};
