import fc from 'fast-check';
import { expect, it } from 'vitest';
import { agentOfSessionStream, parseSessionStream, sessionStream } from './session-stream.ts';

it('contains agent and session in an encoded form, for any session id', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9a-f]{32}$/),
      fc.string({ unit: 'grapheme', minLength: 1 }),
      (agentId, sessionId) => {
        const stream = sessionStream(agentId, sessionId);
        expect(parseSessionStream(stream)).toEqual({ agentId, sessionId });
        expect(agentOfSessionStream(stream)).toBe(agentId);
      },
    ),
  );
});

it('recognises streams of other kinds', () => {
  expect(parseSessionStream('agent-0123')).toBeUndefined();
  expect(agentOfSessionStream('agent-0123')).toBeUndefined();
});
