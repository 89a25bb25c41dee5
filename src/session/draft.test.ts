import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SESSION_LIFETIME_MS } from '../kernel/limits/conversation.ts';
import { isExpired } from './draft.ts';
import { newSessionData } from './state.ts';

const isoAt = (ms: number): string => new Date(ms).toISOString();

it('has expired if it was idle for longer than its lifetime, even if the clock was set back', () => {
  const begin = Date.parse('2026-12-31T20:00:00.000Z');
  fc.assert(
    fc.property(
      fc.integer({ min: begin, max: begin + 8 * SESSION_LIFETIME_MS }),
      fc.integer({ min: -2 * SESSION_LIFETIME_MS, max: 2 * SESSION_LIFETIME_MS }),
      (heardMs, silentMs) => {
        const data = { ...newSessionData, lastActiveAt: isoAt(heardMs) };
        const now = isoAt(heardMs + silentMs);
        for (const at of ['listening', 'prompting'] as const)
          expect(isExpired({ at, data }, now)).toBe(silentMs > SESSION_LIFETIME_MS);
        expect(isExpired({ at: 'calling', data }, now)).toBe(false);
      },
    ),
  );
});

it('has not expired before its first turn', () => {
  expect(isExpired({ at: 'listening', data: newSessionData }, isoAt(0))).toBe(false);
});
