import { describe, expect, it } from 'vitest';
import {
  sealedFor,
  webhookOwner,
  webhookSecrets,
  webhookSettings,
} from '../../test/support/webhook-client.ts';
import type { WebhookSettings } from '../agent/agent.ts';
import { decryptSecrets, secretFaults } from './call-secrets.ts';

const damaged = { sealed: 'AAAA' };
const secretsIn = (parts: Partial<WebhookSettings>) =>
  decryptSecrets(webhookOwner(webhookSettings(parts)), webhookSecrets.open);

describe('the secrets of a webhook', () => {
  it('are decrypted for a call, and its plain headers stay', () => {
    const secrets = secretsIn({
      password: sealedFor('password', 'open sesame'),
      headers: { 'X-Shop': 'north', 'X-Api-Key': sealedFor('headers.x-api-key', 'k') },
      signing: [{ id: 'one', secret: sealedFor('signing.one', 'whsec_1'), addedAt: '' }],
    });
    expect(secrets).toEqual({
      password: 'open sesame',
      headers: { 'X-Shop': 'north', 'X-Api-Key': 'k' },
      signingSecrets: ['whsec_1'],
      unreadable: [],
    });
  });

  it('are empty if the webhook has no secrets', () => {
    expect(secretsIn({})).toEqual({ password: '', headers: {}, signingSecrets: [], unreadable: [] });
  });

  it('that cannot be decrypted are named and left out', () => {
    const secrets = secretsIn({
      password: damaged,
      headers: { 'X-Shop': 'north', 'X-Api-Key': damaged },
      signing: [{ id: 'one', secret: damaged, addedAt: '' }],
    });
    expect(secrets).toEqual({
      password: '',
      headers: { 'X-Shop': 'north' },
      signingSecrets: [],
      unreadable: ['password', 'headers.x-api-key', 'signing.one'],
    });
  });

  it('have a fault if they cannot be decrypted, or are not bound to their place', () => {
    const unbound = { ...sealedFor('headers.x-pin', '5678'), unbound: true } as const;
    const owner = webhookOwner(
      webhookSettings({
        password: damaged,
        headers: { 'X-Api-Key': sealedFor('headers.x-api-key', 'k'), 'X-Pin': unbound },
      }),
    );
    expect(secretFaults(owner, webhookSecrets.open)).toEqual([
      { field: 'password', fault: 'unreadable' },
      { field: 'headers.x-pin', fault: 'unreadable' },
    ]);
    expect(secretFaults(owner, () => 'opened')).toEqual([{ field: 'headers.x-pin', fault: 'unbound' }]);
  });
});
