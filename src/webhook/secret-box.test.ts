import { describe, expect, it } from 'vitest';
import { secretBox } from './secret-box.ts';

const box = secretBox(new Uint8Array(32).fill(1));
const place = { agentId: 'a1', field: 'password' };

describe('an encrypted secret', () => {
  it.each(['open sesame', 'Größe €', ''])('is decrypted at its place: %j', (secret) => {
    const sealed = box.seal(secret, place);
    expect(box.open(sealed, place)).toBe(secret);
    expect(sealed.sealed).not.toBe(box.seal(secret, place).sealed);
  });

  it.each([
    ['another agent', { ...place, agentId: 'a2' }],
    ['another field', { ...place, field: 'headers.x-key' }],
  ])('is not decrypted for %s', (_, other) => {
    expect(box.open(box.seal('open sesame', place), other)).toBeUndefined();
  });

  it('is not decrypted with another key', () => {
    const other = secretBox(new Uint8Array(32).fill(2));
    expect(other.open(box.seal('open sesame', place), place)).toBeUndefined();
  });

  it('is not decrypted if it is damaged or cut short', () => {
    const bytes = Buffer.from(box.seal('open sesame', place).sealed, 'base64');
    for (const at of [0, 12, bytes.length - 1]) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(box.open({ sealed: damaged.toString('base64') }, place)).toBeUndefined();
    }
    for (const length of [0, 27, bytes.length - 1])
      expect(box.open({ sealed: bytes.subarray(0, length).toString('base64') }, place)).toBeUndefined();
  });
});
