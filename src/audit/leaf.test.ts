import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { EventBytes } from '../kernel/event-bytes.ts';
import { leafInto } from './leaf.ts';
import { HASH_BYTES } from './merkle.ts';

const leafOf = (event: EventBytes): string => {
  const target = Buffer.alloc(HASH_BYTES);
  leafInto(target, 0, event);
  return target.toString('hex');
};
const eventOf = (stream: string, revision: number, text: string): EventBytes => ({
  stream,
  revision,
  position: 0,
  bytes: Buffer.from(text),
});
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a leaf', () => {
  it('is the hash of a zero byte and the event with its stream and revision', () => {
    const event = eventOf('session-ä-"1"', 12, '{"id":"e","type":"Said","data":"€","metadata":{}}');
    expect(leafOf(event)).toBe(
      sha256(
        '\0{"stream":"session-ä-\\"1\\"","revision":12,"id":"e","type":"Said","data":"€","metadata":{}}',
      ),
    );
    // Records and evidence contain such hashes, so this one never changes.
    expect(leafOf(event)).toBe('817f3a54f1461cf854b398b7fcd4c861c0f6acb6c5c484f605f2c7a7bf9792fd');
  });

  it('is right for streams and events of any size, in any order', () => {
    for (const [name, chars] of [
      ['a', 10],
      ['a', 100_000],
      ['€'.repeat(40_000), 5],
      ['a', 300_000],
      ['b', 1],
    ] as const)
      expect(leafOf(eventOf(name, 3, `{"id":"${'x'.repeat(chars)}"}`))).toBe(
        sha256(`\0{"stream":"${name}","revision":3,"id":"${'x'.repeat(chars)}"}`),
      );
  });
});
