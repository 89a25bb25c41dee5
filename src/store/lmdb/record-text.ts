import type { RecordedEvent } from '../../kernel/event.ts';
import { categoryOf, type EventText, parseEvent } from '../embedded/event-text.ts';

/**
 * What one append wrote, as lines of JSON: the stream and the revision of its first event, then its events in
 * order.
 */
type Head = { readonly stream: string; readonly revision: number };

export const recordText = (head: Head, events: readonly EventText[]): string => {
  let text = JSON.stringify({ stream: head.stream, revision: head.revision });
  for (const event of events) text += `\n${event.text}`;
  return text;
};

/** @param position of its last event. */
export const eventsOfRecord = (text: string, position: number): RecordedEvent[] => {
  const lines = text.split('\n');
  const { stream, revision } = headOf(lines[0]);
  const events = lines.slice(1);
  const first = position - events.length + 1;
  return events.map((line, index) =>
    parseEvent(line, { stream, revision: revision + index, position: first + index }),
  );
};

/** @returns the event of that revision as text. */
export const eventInRecord = (text: string, revision: number): string | undefined => {
  const lines = text.split('\n');
  return lines[revision - headOf(lines[0]).revision + 1];
};

export const categoryOfRecord = (text: string): string =>
  categoryOf(headOf(text.slice(0, text.indexOf('\n'))).stream);

const headOf = (line: string | undefined): Head => JSON.parse(line ?? '');
