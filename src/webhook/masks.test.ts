import { describe, expect, it } from 'vitest';
import type { Agent } from '../agent/agent.ts';
import { emptyAgent } from '../agent/evolve.ts';
import { MASKED_SECRET_CHARS_MIN } from '../kernel/limits/webhooks.ts';
import { tokenHash } from '../outside/secrets.ts';
import { masksOf } from './masks.ts';
import { secretBox } from './secret-box.ts';

const box = secretBox(new Uint8Array(32).fill(7));
const sealed = (field: string, secret: string) => box.seal(secret, { agentId: 'a1', field });

type Secrets = {
  readonly password?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly tokens?: readonly string[];
};
const masks = ({ password, headers = {}, tokens = [] }: Secrets, username = 'ann') => {
  const agent: Agent = emptyAgent('a1');
  const webhook = {
    ...agent.settings.webhook,
    username,
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, secret]) => [
        name,
        sealed(`headers.${name.toLowerCase()}`, secret),
      ]),
    ),
    ...(password !== undefined && { password: sealed('password', password) }),
  };
  const issued = tokens.map((token, at) => {
    const id = String(at);
    return [id, { id, kind: 'client', hash: tokenHash(token), issuedAt: '' }] as const;
  });
  return masksOf({ ...agent, settings: { ...agent.settings, webhook }, tokens: new Map(issued) }, box.open);
};

describe('the record of a call', () => {
  it('has a secret neither plain nor encoded, but leaves longer words', () => {
    const { text } = masks({ password: 'sword"fish"/1' });
    expect(text('sword"fish"/1, sword%22fish%22%2F1, "sword\\"fish\\"/1"')).toBe('***, ***, "***"');
    expect(text('swordsword"fish"/1, sword"fish"/12')).toBe('swordsword"fish"/1, sword"fish"/12');
  });

  it('has no login either, as a header writes it', () => {
    const basic = Buffer.from('ann:swordfish').toString('base64');
    expect(masks({ password: 'swordfish' }).text(`sent ${basic}.`)).toBe('sent ***.');
    expect(masks({}).text(Buffer.from('ann:').toString('base64'))).toBe(
      Buffer.from('ann:').toString('base64'),
    );
  });

  it('has a token neither with its kind before it nor without, and no key without its prefix', () => {
    const { text } = masks({
      headers: { Authorization: 'Bearer  of-the-shop', 'X-Key': 'whsec_of-the-bank' },
    });
    expect(text('Bearer  of-the-shop; of-the-shop; whsec_of-the-bank; of-the-bank')).toBe(
      '***; ***; ***; ***',
    );
    expect(text('of the shop')).toBe('of the shop');
  });

  it('has its other words, which only look like parts of secrets', () => {
    const { text } = masks({ password: ' open sesame', headers: { 'X-Key': 'my-whsec_key-1' } });
    expect(text('( sesame street) my-key-1')).toBe('( sesame street) my-key-1');
    expect(masks({}).text('undefined')).toBe('undefined');
  });

  it("has none of the agent's own tokens, but other hexadecimal digits", () => {
    const [token, other] = ['0123456789abcdef'.repeat(2), 'fedcba9876543210'.repeat(2)];
    const { text } = masks({ tokens: [token] });
    expect(text(`${token}, "${token}", x${token}y`)).toBe('***, "***", x***y');
    for (const kept of [other, `0${token}`, `${token}0`, token.slice(1), token.toUpperCase()])
      expect(text(kept)).toBe(kept);
    expect(masks({}).text(token)).toBe(token);
  });

  it('has the values of plain headers, and no masks for a secret that cannot be decrypted', () => {
    const agent = emptyAgent('a1');
    const headers = { 'X-Plain': 'in-the-open', 'X-Key': { sealed: 'AAAA' } };
    const { webhook } = agent.settings;
    const { text } = masksOf(
      { ...agent, settings: { ...agent.settings, webhook: { ...webhook, headers } } },
      box.open,
    );
    expect(text('in-the-open, AAAA')).toBe('in-the-open, AAAA');
  });

  it('masks the whole of a secret that contains another', () => {
    const { text } = masks({ password: 'swordfish', headers: { 'X-Key': 'swordfish-and-chips' } });
    expect(text('swordfish-and-chips')).toBe('***');
  });

  it('keeps words that are as short as a short secret', () => {
    const long = 'x'.repeat(MASKED_SECRET_CHARS_MIN);
    expect(masks({ password: long }).text(`a ${long}`)).toBe('a ***');
    expect(masks({ password: long.slice(1) }).text(`a ${long.slice(1)}`)).toBe(`a ${long.slice(1)}`);
  });

  it('masks a header by its name, whatever its case, and others by their values', () => {
    const { headers } = masks({ headers: { 'X-Shop': 'of-the-shop' } });
    const values = headers([
      { name: 'x-shop', value: 'anything' },
      { name: 'X-SHOP', value: '' },
      { name: 'Authorization', value: 'Basic x' },
      { name: 'Idempotency-Key', value: 'turn-1' },
      { name: 'x-echo', value: 'got of-the-shop' },
    ]).map(({ value }) => value);
    expect(values).toEqual(['***', '***', '***', 'turn-1', 'got ***']);
  });
});
