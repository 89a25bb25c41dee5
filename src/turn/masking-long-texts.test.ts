import { describe, expect, it } from 'vitest';
import { newAgentSettings } from '../agent/new-agent.ts';
import type { MaskingRule } from '../agent/privacy.ts';
import { maskingOf } from './masking.ts';

const searchedFor = async (masking: MaskingRule[], text: string) => {
  const agent = {
    privacy: { masking, retentionDays: 0 },
    intents: new Map(),
    settings: newAgentSettings('shop', 'en'),
  };
  const noModel = () => Promise.reject(new Error('no entity is masked'));
  const found = await maskingOf(agent, noModel, '2026-03-02T12:00:00.000Z');
  if (found === undefined) throw new Error('there is no masking');
  const search = found.fits(text);
  for (let steps = 0; ; steps += 1) {
    const { done, value } = search.next();
    if (done) return { steps, stretches: value };
  }
};

describe('a long text', () => {
  it('is searched in steps, and counts what several patterns match once', async () => {
    const patterns = ['a', 'b', 'c'].map((as) => ({ pattern: '\\d{4}', as }));
    const { steps, stretches } = await searchedFor(patterns, '1234 '.repeat(10_000));
    expect(steps).toBeGreaterThanOrEqual(30);
    expect(stretches).toHaveLength(10_000);
    expect(stretches[0]).toEqual({ start: 0, end: 4, as: 'a' });
  });

  it.each(['word ', '1234-5678 ', '12345678 1234', '7'.repeat(101)])(
    'of many times %j is searched in steps',
    async (unit) => {
      const pattern = '\\b\\d{4}-?\\d{4}\\b';
      const text = unit.repeat(400_000 / unit.length);
      const { steps, stretches } = await searchedFor([{ pattern, as: 'a' }], text);
      expect(steps).toBeGreaterThanOrEqual(15);
      const matches = Array.from(text.matchAll(new RegExp(pattern, 'g')));
      expect(stretches).toEqual(
        matches.map(({ index, 0: { length } }) => ({ start: index, end: index + length, as: 'a' })),
      );
    },
  );

  it.each(['"[^"]*"', '"[^"]{3,}"', '"[^"]+"'])(
    'has a match of %s as one, however long it is',
    async (pattern) => {
      const text = `{"photo": "${'x'.repeat(400_000)}"}`;
      const { steps, stretches } = await searchedFor([{ pattern, as: 'a' }], text);
      expect(steps).toBeGreaterThanOrEqual(15);
      expect(stretches).toContainEqual({ start: 10, end: text.length - 1, as: 'a' });
    },
  );
});
