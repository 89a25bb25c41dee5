import { describe, expect, it } from 'vitest';
import { carriesCredentials, sealedWebhook } from './sealed.ts';

const seal = (secret: string) => `sealed:${secret.length}`;

describe('a webhook that is sealed', () => {
  it('keeps its password and its credentials from everybody, and nothing else', () => {
    const webhook = {
      url: 'https://shop.example',
      username: 'me',
      password: 'swordfish',
      headers: { Authorization: 'Bearer abc', 'X-Shop': 'north' },
    };
    expect(sealedWebhook(webhook, seal)).toEqual({
      ...webhook,
      password: 'sealed:9',
      headers: { Authorization: 'sealed:10', 'X-Shop': 'north' },
    });
  });

  it('is not sealed twice, and an empty password stays empty', () => {
    const once = sealedWebhook({ password: '', headers: { cookie: 'a=b' } }, seal);
    expect(sealedWebhook(once, seal)).toEqual(once);
    expect(once.password).toBe('');
  });

  it('gains no fields', () => expect(sealedWebhook({ enabled: true }, seal)).toEqual({ enabled: true }));
});

describe('a header carries credentials', () => {
  it.each(['authorization', 'Proxy-Authorization', 'Cookie', 'X-Api-Key', 'X-Auth', 'session-token'])(
    '%s',
    (name) => {
      expect(carriesCredentials(name)).toBe(true);
    },
  );

  it.each(['Accept', 'X-Shop', 'Keywords'])('or not: %s', (name) =>
    expect(carriesCredentials(name)).toBe(false),
  );
});
