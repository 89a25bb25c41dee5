import { describe, expect, it } from 'vitest';
import { sessionActor } from './actor.ts';

describe('a session', () => {
  it('refuses a recorded fact that cannot have happened there, and stays as it is', () => {
    const session = sessionActor();
    const before = session.state();
    const reply = {
      type: 'ReplySent' as const,
      data: { turnId: 't', fulfillment: { speech: '', messages: [] }, actionIncomplete: false },
    };
    expect(() => session.take([reply])).toThrow('a session that is listening cannot take ReplySent');
    expect(session.state()).toEqual(before);
  });

  it('takes a fact that leaves it where it is', () => {
    const session = sessionActor();
    const set = {
      type: 'UserEntitiesSet' as const,
      data: { setAt: '2026-01-01T00:00:00.000Z', entities: [] },
    };
    expect(() => session.take([set, set])).not.toThrow();
    expect(session.state().at).toBe('listening');
  });
});
