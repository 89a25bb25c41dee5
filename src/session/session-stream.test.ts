import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  agentOfSessionStream,
  parseAnySessionStream,
  parseSessionStream,
  sandboxId,
  sandboxOrigin,
  sandboxStream,
  sessionStream,
} from './session-stream.ts';

const agentIds = fc.stringMatching(/^[0-9a-f]{32}$/);
const sessionIds = fc.string({ unit: 'grapheme', minLength: 1 });

describe('the name of a stream', () => {
  it('contains agent and session in an encoded form, for any session id', () => {
    fc.assert(
      fc.property(agentIds, sessionIds, (agentId, sessionId) => {
        const stream = sessionStream(agentId, sessionId);
        expect(parseSessionStream(stream)).toEqual({ agentId, sessionId });
        expect(parseAnySessionStream(stream)).toEqual({ agentId, sessionId, isSandbox: false });
        expect(agentOfSessionStream(stream)).toBe(agentId);
      }),
    );
  });

  it('of a sandbox has a category of its own', () => {
    fc.assert(
      fc.property(agentIds, sessionIds, (agentId, sessionId) => {
        const stream = sandboxStream(agentId, sessionId);
        expect(parseSessionStream(stream)).toBeUndefined();
        expect(parseAnySessionStream(stream)).toEqual({ agentId, sessionId, isSandbox: true });
        expect(agentOfSessionStream(stream)).toBeUndefined();
      }),
    );
  });

  it('may have line breaks', () => {
    expect(parseSessionStream('session-a-b\nc')).toEqual({ agentId: 'a', sessionId: 'b\nc' });
  });

  it.each(['agent-0123', 'session-0123', 'old-session-a-b', 'session--b'])(
    'of another kind: %s',
    (stream) => {
      expect(parseSessionStream(stream)).toBeUndefined();
      expect(parseAnySessionStream(stream)).toBeUndefined();
      expect(agentOfSessionStream(stream)).toBeUndefined();
    },
  );
});

describe('the id of a sandbox', () => {
  it('names its session and the last turn that was copied', () => {
    fc.assert(
      fc.property(sessionIds, fc.nat(), (sessionId, turn) => {
        expect(sandboxOrigin(sandboxId({ sessionId, turn }, '01234567'))).toEqual({ sessionId, turn });
      }),
    );
    expect(sandboxOrigin('a\nb~12~01234567')).toEqual({ sessionId: 'a\nb', turn: 12 });
  });

  it.each(['a', 'a~1', 'a~1~0123456', 'a~1~012345678', 'a~1~0123456g', 'a~b~01234567', 'a~1~01234567 '])(
    'is not the id of a session: %s',
    (id) => {
      expect(sandboxOrigin(id)).toBeUndefined();
    },
  );
});
