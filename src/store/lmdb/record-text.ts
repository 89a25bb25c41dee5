import type { RecordedEvent } from '../../kernel/event.ts';
import type { UnreadEvent } from '../../kernel/event-store.ts';
import { categoryOf, type EventText, parseEvent, unreadEvent } from '../embedded/event-text.ts';

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
  const { stream, revision } = headOf(lines[0] ?? '');
  const events = lines.slice(1);
  const first = position - events.length + 1;
  return events.map((line, index) =>
    parseEvent(line, { stream, revision: revision + index, position: first + index }),
  );
};

/** The same, each parsed when somebody asks. */
export const unreadOfRecord = (text: string, position: number): UnreadEvent[] => {
  const lines = text.split('\n');
  const { stream, revision } = headOf(lines[0] ?? '');
  const first = position - (lines.length - 1) + 1;
  const events: UnreadEvent[] = [];
  for (let index = 1; index < lines.length; index += 1) {
    const place = { stream, revision: revision + index - 1, position: first + index - 1 };
    events.push(unreadEvent(lines[index] ?? '', place));
  }
  return events;
};

/** @returns the event of that revision as text. */
export const eventInRecord = (text: string, revision: number): string | undefined => {
  const lines = text.split('\n');
  return lines[revision - headOf(lines[0] ?? '').revision + 1];
};

export const categoryOfRecord = (text: string): string => {
  const end = text.indexOf('"', STREAM.length);
  const category = categoryOf(text.slice(STREAM.length, end));
  return category.includes('\\') ? categoryOf(headOf(text.slice(0, text.indexOf('\n'))).stream) : category;
};

const STREAM = '{"stream":"';

/** Parsed: a part of the text would keep all of it in memory for as long as somebody keeps the name. */
const headOf = (line: string): Head => JSON.parse(line);
