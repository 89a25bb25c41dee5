import type { RecordedEvent } from '../../kernel/event.ts';
import type { Damage, EventStore } from '../../kernel/event-store.ts';
import type { SurveyOptions } from './survey.ts';

export type LogReport = {
  readonly events: number;
  readonly streams: number;
  readonly unreadable: readonly Damage[];
};

/** The name of the stream, or the number of the event, is damaged. */
export const STRAY = 'another event has its number';
export const GAP = 'events before it are missing';

type CheckOptions = SurveyOptions & { readonly onEvent?: (event: RecordedEvent) => void };

/** Reads the whole log through the port, and finds streams with missing events. */
export const checkLog = async (
  store: Pick<EventStore, 'readAll'>,
  { onPosition, onEvent, stop }: CheckOptions = {},
): Promise<LogReport> => {
  const due = new Map<string, number>();
  const unreadable: Damage[] = [];
  let events = 0;
  const onDamage = (damage: Damage): void => {
    unreadable.push(damage);
    const { stream, revision } = damage;
    if (stream !== undefined && revision !== undefined) due.set(stream, revision + 1);
  };
  for await (const event of store.readAll({ onDamage })) {
    stop?.throwIfAborted();
    onEvent?.(event);
    const { stream, revision, position } = event;
    events += 1;
    const next = due.get(stream) ?? 0;
    if (revision < next) unreadable.push({ position, stream, revision, reason: STRAY });
    if (revision > next) unreadable.push({ position, stream, revision: next, reason: GAP });
    due.set(stream, Math.max(next, revision + 1));
    onPosition?.(position);
  }
  return { events, streams: due.size, unreadable };
};
