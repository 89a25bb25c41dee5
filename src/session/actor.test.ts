import { describe, expect, it, vi } from 'vitest';
import { anAgent, happened, says } from '../../test/support/session-stories.ts';
import { sessionActor } from './actor.ts';

describe('a session', () => {
  it('shows its observer each event, and the state that it leads to', () => {
    const seen: unknown[] = [];
    const session = sessionActor([], undefined, (inspected) => {
      if (inspected.type !== '@xstate.snapshot') return;
      // Snapshots of machines have the state; XState's type of snapshots covers other actors, too.
      const { value } = inspected.snapshot as unknown as { value: string };
      seen.push([inspected.event.type, value]);
    });
    seen.length = 0;
    const set = { setAt: '2026-01-01T00:00:00.000Z', entities: [] };
    session.take([
      { type: 'UserEntitiesSet', data: set },
      { type: 'SessionExpired', data: { lastActiveAt: set.setAt, expiredAt: '2026-01-01T01:00:00.000Z' } },
    ]);
    expect(seen).toEqual([
      ['UserEntitiesSet', 'listening'],
      ['SessionExpired', 'expired'],
    ]);
  });

  it('refuses a recorded fact that is impossible in its state, and does not change', () => {
    const session = sessionActor();
    const before = session.state();
    const reply = {
      type: 'ReplySent' as const,
      data: { turnId: 't', fulfillment: { speech: '', messages: [] }, actionIncomplete: false },
    };
    expect(() => session.take([reply])).toThrow('a session that is listening cannot take ReplySent');
    expect(session.state()).toEqual(before);
  });

  it('reports to its readers a fact that it could not fold, and does not end the process later', () => {
    const later = vi.spyOn(globalThis, 'setTimeout');
    const { data } = sessionActor(happened(says('x', undefined, { agent: anAgent([]) }))).state();
    if (data.turn === null) throw new Error('there was no turn');
    const session = sessionActor([], { at: 'answering', data });
    session.take([{ type: 'FollowupTriggered', data: { name: 'NEXT', data: {}, sequence: 1 } }]);
    expect(() => session.state()).toThrow(
      new TypeError('the session machine failed', {
        cause: new TypeError('a follow-up was triggered in a turn without a match'),
      }),
    );
    expect(later).not.toHaveBeenCalled();
    later.mockRestore();
  });

  it('accepts a fact that does not change its state', () => {
    const session = sessionActor();
    const set = {
      type: 'UserEntitiesSet' as const,
      data: { setAt: '2026-01-01T00:00:00.000Z', entities: [] },
    };
    expect(() => session.take([set, set])).not.toThrow();
    expect(session.state().at).toBe('listening');
  });
});
