import { describe, expect, it } from 'vitest';
import { created, given, settingsIn } from '../../../test/support/agent-stories.ts';
import { AGENT_EVENT_DATA_BYTES_MAX } from '../../kernel/limits/agents.ts';
import type { WebhookSettings } from '../agent.ts';
import type { WebhookChanges } from '../commands.ts';
import { decideAgent } from '../decide.ts';
import type { AgentEvent } from '../events.ts';
import { emptyAgent } from '../evolve.ts';
import { STORED_SECRET } from '../sealed-secret.ts';

const { webhook: none } = settingsIn('en');
const url = 'https://shop.example/hook';
const elsewhere = 'https://elsewhere.example/';
const [password, apiKey, signature] = [{ sealed: 'p' }, { sealed: 'h' }, { sealed: 's' }];
const key = { id: 'k1', addedAt: '', secret: signature };
const keptKey = { id: 'k1', addedAt: '' };

const configured = (webhook: Partial<WebhookSettings>): AgentEvent => ({
  type: 'WebhookConfigured',
  data: { webhook: { ...none, ...webhook } },
});
const changing = (before: Partial<WebhookSettings>, changes: WebhookChanges) =>
  given(created(), configured(before)).when({ type: 'SetWebhook', changes });

describe('setting the webhook', () => {
  it('records all settings', () =>
    given(created())
      .when({ type: 'SetWebhook', changes: { enabled: true, url } })
      .gives(configured({ enabled: true, url })));

  it('keeps the existing password, and removes it for an empty one', () => {
    const before = { url, password };
    expect(changing(before, { enabled: true }).leaves().settings.webhook.password).toBe(password);
    expect(changing(before, { password: '' }).leaves().settings.webhook.password).toBeUndefined();
  });

  it("keeps a header's value, ignoring the case of its name", () => {
    const before = { url, headers: { 'X-Api-Key': apiKey, 'X-Shop': 'north' } };
    const { headers } = changing(before, { headers: { 'x-api-key': STORED_SECRET } }).leaves().settings
      .webhook;
    expect(headers).toEqual({ 'x-api-key': apiKey });
  });

  it('is refused if no header has the value to keep', () =>
    changing({ url }, { headers: { 'X-Api-Key': STORED_SECRET } }).refuses('webhook_header_not_found', {
      name: 'X-Api-Key',
    }));

  it.each([
    '',
    'shop.example',
    'file:///etc/passwd',
    'https://me:secret@shop.example',
    'https://a\n.example',
    'https://a.exa\tmple',
  ])('refuses to switch on %j', (wrong) =>
    given(created())
      .when({ type: 'SetWebhook', changes: { enabled: true, url: wrong } })
      .refuses('bad_webhook_url'),
  );

  it('keeps and removes signing keys, in the order of the request', () => {
    const second = { id: 'k2', addedAt: '', secret: { sealed: 's2' } };
    const before = { url, signing: [key] };
    const signingAfter = (signing: WebhookChanges['signing']) =>
      changing(before, signing === undefined ? {} : { signing }).leaves().settings.webhook.signing;
    expect(signingAfter(undefined)).toEqual([key]);
    expect(signingAfter([second, keptKey])).toEqual([second, key]);
    expect(signingAfter([])).toBeUndefined();
    expect(changing({ url }, { signing: [second] }).leaves().settings.webhook.signing).toEqual([second]);
  });

  it('is refused if no signing key has the secret to keep', () =>
    changing({ url, signing: [key] }, { signing: [{ id: 'k9', addedAt: '' }] }).refuses(
      'signing_key_not_found',
      { keyId: 'k9' },
    ));

  it('keeps headers, password and time limit that the request does not name', () => {
    const before = { url, password, timeoutMs: 3_000, headers: { 'X-Shop': 'north' } };
    expect(changing(before, { enabled: true }).leaves().settings.webhook).toMatchObject(before);
    expect(changing({ url }, { enabled: true }).leaves().settings.webhook).not.toHaveProperty('timeoutMs');
  });

  it('checks an address only if it is used or requested', () => {
    const odd = 'https://<REGION>.example';
    changing({ url: odd }, { username: 'ann' }).gives(configured({ url: odd, username: 'ann' }));
    changing({ url: odd }, { enabled: true }).refuses('bad_webhook_url');
    changing({ url }, { url: odd }).refuses('bad_webhook_url');
    changing({ url: odd, enabled: true }, { username: 'ann' }).refuses('bad_webhook_url');
  });

  it('is refused if it is too large for an event, even if nothing else is wrong', () =>
    changing({ url }, { headers: { 'X-Large': 'x'.repeat(AGENT_EVENT_DATA_BYTES_MAX) } }).refuses(
      'part_too_large',
    ));

  it('never records a credential in plain text', () => {
    const changes = { headers: { Authorization: 'Bearer swordfish' } };
    expect(() => decideAgent({ type: 'SetWebhook', changes }, emptyAgent('a1'))).not.toThrow();
    expect(() => given(created()).when({ type: 'SetWebhook', changes })).toThrow(TypeError);
  });
});

describe('a webhook with a new address', () => {
  const before = {
    url,
    username: 'ann',
    password,
    headers: { 'X-Api-Key': apiKey, 'X-Shop': 'north' },
    signing: [key],
  };

  it('keeps its secrets at the same scheme, host and port', () => {
    for (const same of [`${url}/other`, 'HTTPS://Shop.Example:443', 'https://shop.example./?a=b'])
      expect(changing(before, { url: same }).leaves().settings.webhook).toEqual({
        ...none,
        ...before,
        url: same,
      });
  });

  it('compares international names in either spelling', () => {
    const bakery = { ...before, url: 'https://bäckerei.example/' };
    const same = 'https://xn--bckerei-5wa.example/';
    expect(changing(bakery, { url: same }).leaves().settings.webhook).toMatchObject({ url: same, password });
  });

  it.each([
    elsewhere,
    'http://shop.example/hook',
    'https://shop.example:8443/hook',
    'https://www.shop.example/hook',
    'https://shop.example.elsewhere.example/',
    'https://elsewhere.example/shop.example',
    '',
  ])('to %j needs them again, and the refusal names them', (to) =>
    changing(before, { url: to }).refuses('webhook_secrets_needed', {
      secrets: 'username, password, headers.x-api-key, signing.k1',
    }),
  );

  it('is refused for each secret that is only referred to', () => {
    const fresh = { url: elsewhere, username: 'ann', password: { sealed: 'p2' }, headers: {}, signing: [] };
    for (const [changes, secrets] of [
      [{ ...fresh, headers: { 'X-Api-Key': STORED_SECRET } }, 'headers.x-api-key'],
      [{ ...fresh, signing: [keptKey, { id: 'k2', addedAt: '', secret: { sealed: 's2' } }] }, 'signing.k1'],
    ] as const)
      changing(before, changes).refuses('webhook_secrets_needed', { secrets });
  });

  it('accepts repeated secrets, and drops those that are removed', () => {
    const again = {
      url: elsewhere,
      username: 'ann',
      password: { sealed: 'p2' },
      headers: { 'X-Api-Key': { sealed: 'h2' } },
      signing: [{ id: 'k1', addedAt: '', secret: { sealed: 's2' } }],
    };
    expect(changing(before, again).leaves().settings.webhook).toEqual({ ...none, ...again });
    const without = { url: elsewhere, username: '', password: '' as const, headers: {}, signing: [] };
    expect(changing(before, without).leaves().settings.webhook).toEqual({ ...none, url: elsewhere });
  });

  it('changes freely without secrets', () => {
    const open = { url, headers: { 'X-Shop': 'north' } };
    expect(changing(open, { url: elsewhere }).leaves().settings.webhook).toMatchObject({
      ...open,
      url: elsewhere,
    });
  });

  it('drops secrets from before its first address', () =>
    changing({ password }, { url }).refuses('webhook_secrets_needed', { secrets: 'password' }));

  it('can change with a Host header, which names another service at the same address', () =>
    changing(
      { url, headers: { Cookie: apiKey } },
      { headers: { Cookie: STORED_SECRET, host: 'other.example' } },
    ).refuses('webhook_secrets_needed', { secrets: 'headers.cookie' }));
});
