import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { signatureHeaders } from './signature.ts';

/** The example in the libraries of the Standard Webhooks specification. */
const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const parts = {
  id: 'msg_p5jXN8AQM9LWM0D4loKWxJek',
  timestampS: 1_614_265_330,
  body: '{"test": 2432232314}',
};

describe('a signed call', () => {
  it('has id, time and signature in the format of Standard Webhooks', () => {
    expect(signatureHeaders(parts, [secret])).toEqual({
      'webhook-id': parts.id,
      'webhook-timestamp': '1614265330',
      'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
    });
  });

  it('can be verified with the old key and with the new one during a rotation', () => {
    const other = `whsec_${Buffer.alloc(24, 1).toString('base64')}`;
    const signatures = signatureHeaders(parts, [secret, other])['webhook-signature']?.split(' ');
    const check = createHmac('sha256', Buffer.alloc(24, 1)).update(`${parts.id}.1614265330.${parts.body}`);
    expect(signatures).toHaveLength(2);
    expect(signatures?.[1]).toBe(`v1,${check.digest('base64')}`);
  });

  it('is not signed without a key', () => expect(signatureHeaders(parts, [])).toEqual({}));
});
