import { afterEach, describe, expect, it, vi } from 'vitest';
import { ADDRESSES_COUNTED_MAX } from '../kernel/limits/access.ts';
import { rateLimit, requesterAt } from './rate-limit.ts';

describe('a request above the limit', () => {
  afterEach(() => vi.useRealTimers());

  it('may be sent again after a minute at most, although the clock was set back', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const admit = rateLimit({ requestsPerMinute: 1 });
    await admit?.('token a');
    vi.setSystemTime(Date.now() - 2 * 60 * 60 * 1000);
    await expect(admit?.('token a')).rejects.toMatchObject({ facts: { retryAfterS: 60 } });
  });
});

describe('requests without a valid token', () => {
  it.each([
    ['2a00:1450:4001:81b::1', '2a00:1450:4001:81b:ffff:ffff:ffff:ffff'],
    ['192.0.2.7', '::ffff:192.0.2.7'],
    ['fe80::1%eth0', 'fe80::2'],
  ])('are counted together where one machine can have both addresses: %s, %s', (one, other) => {
    expect(requesterAt(one)).toBe(requesterAt(other));
  });

  it.each([
    ['192.0.2.7', '192.0.2.8'],
    ['2a00:1450:4001:81b::1', '2a00:1450:4001:81c::1'],
  ])('are counted apart for others: %s, %s', (one, other) => {
    expect(requesterAt(one)).not.toBe(requesterAt(other));
  });

  it('need a bounded number of counters for any number of addresses', () => {
    const counters = new Set(
      Array.from({ length: 2 * ADDRESSES_COUNTED_MAX }, (_, number) =>
        requesterAt(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`),
      ),
    );
    expect(counters.size).toBeLessThanOrEqual(ADDRESSES_COUNTED_MAX);
  });
});
