import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type EventRun, runOfTexts } from '../kernel/event-run.ts';
import { leafRun } from './leaf.ts';

const runOf = (stream: string, revision: number, texts: readonly string[]): EventRun =>
  runOfTexts({ stream, revision, position: 0 }, texts.join('\n'));
const hashesOf = (run: EventRun): readonly string[] =>
  Buffer.from(leafRun(run).leaves, 'latin1').toString('hex').match(/.{64}/g) ?? [];
const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

describe('a leaf', () => {
  it('is the hash of a zero byte and the event with its stream and revision', () => {
    const run = () => runOf('session-ä-"1"', 12, ['{"id":"e","type":"Said","data":"€","metadata":{}}']);
    expect(hashesOf(run())).toEqual([
      sha256(
        '\0{"stream":"session-ä-\\"1\\"","revision":12,"id":"e","type":"Said","data":"€","metadata":{}}',
      ),
    ]);
    // Records and evidence contain such hashes, so this one never changes.
    expect(hashesOf(run())).toEqual(['817f3a54f1461cf854b398b7fcd4c861c0f6acb6c5c484f605f2c7a7bf9792fd']);
  });

  it('is right for streams and events of any size, in any order', () => {
    for (const [name, chars] of [
      ['a', 10],
      ['a', 100_000],
      ['€'.repeat(40_000), 5],
      ['a', 300_000],
      ['b', 1],
    ] as const)
      expect(hashesOf(runOf(name, 3, [`{"id":"${'x'.repeat(chars)}"}`]))).toEqual([
        sha256(`\0{"stream":"${name}","revision":3,"id":"${'x'.repeat(chars)}"}`),
      ]);
  });

  it('is made for each event of a long run too', () => {
    const texts = [`{"id":"${'€'.repeat(50_000)}"}`, '{"id":"short"}', `{"id":"${'x'.repeat(70_000)}"}`];
    expect(hashesOf(runOf('a', 9, texts))).toEqual(
      texts.map((text, at) => sha256(`\0{"stream":"a","revision":${9 + at},${text.slice(1)}`)),
    );
  });

  it('is made for each event of a run, with its own revision', () => {
    const event = fc.string({ unit: 'grapheme', maxLength: 200 }).map((id) => JSON.stringify({ id }));
    const events = fc.array(event, { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), events, (stream, revision, texts) => {
        const head = `\0{"stream":${JSON.stringify(stream)},"revision":`;
        expect(hashesOf(runOf(stream, revision, texts))).toEqual(
          texts.map((text, at) => sha256(`${head}${revision + at},${text.slice(1)}`)),
        );
      }),
    );
  });
});
