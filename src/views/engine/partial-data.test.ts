import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anAgent, anIntent, happened, says } from '../../../test/support/session-stories.ts';
import { someEvent } from '../../../test/support/store-events.ts';
import type { JsonObject } from '../../kernel/json.ts';
import { eventText, unreadEvent } from '../../store/embedded/event-text.ts';
import { partialReader } from './partial-data.ts';

const recorded = (data: JsonObject) =>
  unreadEvent(eventText({ ...someEvent({}), type: 'Said', data }), {
    stream: 'session-a-1',
    revision: 0,
    position: 0,
  });

type Data = Readonly<Record<string, unknown>>;
// The recorded data are an object.
const read = (reader: ReturnType<typeof partialReader>, data: JsonObject) => reader(recorded(data)) as Data;

/** The same few names at every depth and in texts, so that a nested name could be taken for an outer one. */
const names = fc.constantFrom('a', 'b', 'c', 'd', '__proto__', 'constructor', '"a":[', ',"b":{');
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer(),
    names,
    fc.string({ maxLength: 300 }),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(names, tie('value'), { maxKeys: 4 }),
  ),
}));
const objects = fc.dictionary(names, value, { maxKeys: 8 }) as fc.Arbitrary<JsonObject>;

describe('data that are read in part', () => {
  it('return the same value for every name as complete data, in any order', () =>
    fc.assert(
      fc.property(fc.array(fc.tuple(objects, fc.array(names)), { maxLength: 40 }), (all) => {
        const reader = partialReader();
        for (const [data, wanted] of all) {
          const whole: Data = JSON.parse(JSON.stringify(data));
          const part = read(reader, data);
          for (const name of wanted) expect(part[name]).toEqual(whole[name]);
        }
      }),
    ));

  it('are parsed as far as handlers read, once that is known', () => {
    const reader = partialReader();
    const data = { first: 'one', list: ['x'.repeat(400)], second: 2, more: { text: 'y'.repeat(400) } };
    const parts = Array.from({ length: 60 }, () => {
      const part = read(reader, data);
      return { second: part.second, names: Object.keys(part) };
    });
    expect(new Set(parts.map(({ second }) => second))).toEqual(new Set([2]));
    expect(parts.map(({ names: found }) => found.length)).toContain(1);
    expect(parts.at(-1)?.names).toEqual(['first', 'list', 'second']);
  });

  it('cannot be iterated, or tested for a name', () => {
    const reader = partialReader();
    const data = { first: 'one', list: ['x'.repeat(400)] };
    read(reader, data);
    const part = read(reader, data);
    expect(() => 'list' in part).toThrow('looked at by name');
    expect(() => {
      for (const name in part) if (name === 'list') return;
    }).toThrow('looked at by name');
    expect(part.list).toEqual(data.list);
  });
});

describe('a match as a session records it', () => {
  const order = anIntent('order', { affectedContexts: [{ name: 'c'.repeat(400), lifespan: 5 }] });
  const matches = happened(says('a pizza', order, { agent: anAgent([order]) }));
  const match = matches.find(({ type }) => type === 'IntentMatched');
  // The data of an event are JSON; their type does not say so.
  const data = match?.data as JsonObject;

  it('begins with the short fields that most reports read, so that the rest need not be parsed', () => {
    const reader = partialReader();
    read(reader, data);
    const part = read(reader, data);
    expect([part.intentName, part.score, part.language]).toEqual(['order', 1, 'en']);
    expect(Object.keys(part)).toEqual(['intentId', 'intentName', 'action', 'score', 'matchedBy', 'language']);
  });

  it('has the missing parameters, a field that no context has, directly after the contexts and the use of webhooks', () => {
    const names = Object.keys(data);
    const from = names.indexOf('contexts');
    expect(names.slice(from, from + 4)).toEqual([
      'contexts',
      'webhookUsed',
      'webhookForSlotFillingUsed',
      'missing',
    ]);
  });
});
