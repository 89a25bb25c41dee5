import { describe, expect, it } from 'vitest';
import type { NewEvent } from '../../kernel/event.ts';
import { EVENT_BYTES_MAX } from '../../kernel/limits/conversation.ts';
import { STREAM_NAME_BYTES_MAX } from '../../kernel/limits/store.ts';
import { checkStreamName, eventText, parseEvent, unreadEvent } from './event-text.ts';

const event = (data: unknown): NewEvent => ({
  id: '0f8fad5b',
  type: 'QueryReceived',
  data,
  metadata: { schemaVersion: 1, occurredAt: '2026-01-02T03:04:05.678Z', correlationId: 'request-1' },
});

describe('a recorded event as text', () => {
  it('is read as it was written, with its place', () => {
    const text = eventText(event({ text: 'Füße "😀"' }));
    const place = { stream: 'session-a-"1"', revision: 7, position: 12 };
    expect(parseEvent(text, place)).toEqual({ ...event({ text: 'Füße "😀"' }), ...place });
  });

  it('is one line', () => {
    expect(eventText(event({ text: 'one\ntwo\u2028' }))).not.toContain('\n');
  });

  it('keeps only the fields of an event', () => {
    const text = eventText(Object.assign(event(1), { secret: 'x' }));
    expect(text).not.toContain('secret');
  });

  it('has the data as the caller has written them, but not what was written of other data', () => {
    const said = event({ text: 'plain' });
    const written = { data: said.data, text: '{"text": "plain"}' };
    expect(eventText({ ...said, written })).toContain('"data":{"text": "plain"}');
    expect(eventText({ ...said, data: { sealed: 'x' }, written })).toBe(eventText(event({ sealed: 'x' })));
  });

  it('may be as large as the limit and no larger', () => {
    const text = eventText(event(''));
    const room = EVENT_BYTES_MAX - text.length;
    expect(eventText(event('x'.repeat(room)))).toHaveLength(EVENT_BYTES_MAX);
    expect(() => eventText(event('x'.repeat(room + 1)))).toThrow(`limit of ${EVENT_BYTES_MAX}`);
  });
});

describe('an unparsed event', () => {
  const place = { stream: 'session-a-1', revision: 7, position: 12 };
  const texts = ['', 'a"b', ',"metadata":{', '}}', 'Füße "😀"\n'];
  const said: readonly NewEvent[] = [
    ...texts.map((text) => event({ text, metadata: { text }, deeper: [{ metadata: {} }] })),
    ...texts.map((text) => ({ ...event(null), metadata: { ...event(1).metadata, correlationId: text } })),
    ...[null, 1, 'text', [], {}].map((data) => event(data)),
    { ...event({ text: 'x' }), type: 'Quo"ted' },
    { ...event({ text: 'x' }), id: 'quo"ted' },
    // What others wrote may have more in its metadata.
    { ...event({ text: 'x' }), metadata: Object.assign({ deep: { a: 1, metadata: {} } }, event(1).metadata) },
    { ...event({ text: 'x' }), metadata: Object.assign(event(1).metadata, { deep: { a: 1, metadata: {} } }) },
  ];

  it.each(said)('has the parts that it was written with: $data $metadata', (one) => {
    const unread = unreadEvent(eventText(one), place);
    expect(unread).toMatchObject({ ...place, type: one.type });
    expect(unread.id()).toBe(one.id);
    expect(unread.data()).toEqual(one.data);
    expect(unread.metadata()).toEqual(one.metadata);
    expect(JSON.parse(unread.dataText())).toEqual(one.data);
    expect(JSON.parse(unread.metadataText())).toEqual(one.metadata);
    expect(unread.read()).toEqual({ ...one, ...place });
  });
});

describe('a stream', () => {
  it.each(['', 'a\0b', 'a\ud800', 'x'.repeat(STREAM_NAME_BYTES_MAX + 1)])('is never named %j', (name) => {
    expect(() => checkStreamName(name)).toThrow(TypeError);
  });

  it('may have any other name', () => {
    for (const name of ['x'.repeat(STREAM_NAME_BYTES_MAX), 'a b', 'session-a-😀'])
      expect(() => checkStreamName(name)).not.toThrow();
  });
});
