import { describe, expect, it } from 'vitest';
import { newAgentSettings } from './new-agent.ts';
import { carriesCredentials, sealedChanges, sealedSettings } from './sealed.ts';
import { STORED_SECRET } from './sealed-secret.ts';

const seal = (secret: string, field: string) => ({ sealed: `${field} ${secret.length}` });

describe('a webhook with encrypted secrets', () => {
  it('hides only its password, its credentials and its signing keys', () => {
    const webhook = {
      url: 'https://shop.example',
      username: 'me',
      password: 'swordfish',
      headers: { Authorization: 'Bearer abc', 'X-Shop': 'north', 'X-Pin': '1234' },
      signing: [{ id: 'k1', addedAt: '', secret: 'whsec_1' }],
    };
    expect(sealedChanges(webhook, seal, ['x-pin'])).toEqual({
      ...webhook,
      password: { sealed: 'password 9' },
      headers: {
        Authorization: { sealed: 'headers.authorization 10' },
        'X-Shop': 'north',
        'X-Pin': { sealed: 'headers.x-pin 4' },
      },
      signing: [{ id: 'k1', addedAt: '', secret: { sealed: 'signing.k1 7' } }],
    });
  });

  it('never mistakes a text for an encrypted secret', () => {
    const text = 'sealed:AAAA';
    expect(sealedChanges({ password: text, headers: { cookie: text, 'X-Shop': text } }, seal)).toEqual({
      password: { sealed: 'password 11' },
      headers: { cookie: { sealed: 'headers.cookie 11' }, 'X-Shop': text },
    });
  });

  it('leaves an empty password empty, and leaves kept values and keys to the decision', () => {
    const signing = [{ id: 'k1', addedAt: '', secret: '' }];
    expect(sealedChanges({ password: '', headers: { cookie: STORED_SECRET }, signing }, seal)).toEqual({
      password: '',
      headers: { cookie: STORED_SECRET },
      signing: [{ id: 'k1', addedAt: '' }],
    });
  });

  it('gains no fields', () => expect(sealedChanges({ enabled: true }, seal)).toEqual({ enabled: true }));
});

it('settings of an export keep everything but their credentials readable', () => {
  const settings = newAgentSettings('Shop', 'en');
  const webhook = { ...settings.webhook, headers: { Authorization: 'Bearer abc', 'X-Shop': 'north' } };
  expect(sealedSettings({ ...settings, webhook }, seal)).toEqual({
    ...settings,
    webhook: {
      ...webhook,
      headers: { Authorization: { sealed: 'headers.authorization 10' }, 'X-Shop': 'north' },
    },
  });
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
