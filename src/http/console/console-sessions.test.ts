import { describe, expect, it } from 'vitest';
import { CONSOLE_SESSION_MS } from '../../kernel/limits/access.ts';
import { consoleSessions } from './console-sessions.ts';

const start = Date.parse('2017-01-01T00:00:00.000Z');

const world = (secret = 'k'.repeat(32)) => {
  const clock = { at: start };
  const sessions = consoleSessions(Buffer.from(secret), () => new Date(clock.at).toISOString());
  return { ...sessions, clock };
};

describe('a session of the console', () => {
  it('is valid for its token if both halves are sent', () => {
    const { begin, open } = world();
    const { cookie, key } = begin('token-hash');
    expect(open({ cookie, key })).toBe('token-hash');
  });

  it.each(['cookie', 'key'] as const)('opens nothing without its own %s', (half) => {
    const { begin, open } = world();
    const [own, other] = [begin('token-hash'), begin('token-hash')];
    expect(open({ ...own, [half]: other[half] })).toBeUndefined();
    expect(open({ ...own, [half]: '' })).toBeUndefined();
  });

  it('ends after its time', () => {
    const { begin, open, clock } = world();
    const session = begin('token-hash');
    clock.at += CONSOLE_SESSION_MS - 1;
    expect(open(session)).toBe('token-hash');
    clock.at += 1;
    expect(open(session)).toBeUndefined();
  });

  it('ends when it is logged out, and no other does', () => {
    const { begin, open, end } = world();
    const [own, other] = [begin('token-hash'), begin('token-hash')];
    end(own);
    expect(open(own)).toBeUndefined();
    expect(open(other)).toBe('token-hash');
  });

  it('cannot be ended with only one half', () => {
    const { begin, open, end } = world();
    const session = begin('token-hash');
    end({ ...session, key: 'another' });
    expect(open(session)).toBe('token-hash');
  });

  it('is valid on every server with the same secret, and on no other', () => {
    const session = world().begin('token-hash');
    expect(world().open(session)).toBe('token-hash');
    expect(world('o'.repeat(32)).open(session)).toBeUndefined();
  });

  it('contains neither the token nor the key in its cookie', () => {
    const { cookie, key } = world().begin('token-hash');
    const readable = Buffer.from(cookie, 'base64url').toString('latin1');
    expect(readable).not.toContain('token-hash');
    expect(readable).not.toContain(key);
  });
});
