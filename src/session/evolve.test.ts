import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Conversation, conversations } from '../../test/support/generated-conversations.ts';
import { stateAfter } from '../../test/support/session-account.ts';
import { sessionActor } from './actor.ts';
import { type SessionEvent, sessionEvents } from './events.ts';
import { evolve } from './evolve.ts';
import { newSessionData, type SessionState } from './state.ts';

/** A state as stored in a snapshot. */
const kept = (state: SessionState): SessionState => JSON.parse(JSON.stringify(state));
/** Points at which a conversation may be interrupted: each of its events. */
const cuts = ({ states }: Conversation) => states.map((state, at) => ({ state, next: at + 1 }));

describe('any conversation', () => {
  it('has, after each of its events, the state that all events together give', () => {
    fc.assert(
      fc.property(conversations, (conversation) => {
        for (const { state, next } of cuts(conversation))
          expect(state).toEqual(stateAfter(conversation.events.slice(0, next)));
      }),
    );
  });

  it('continues from a snapshot at any of its events as from its beginning', () => {
    fc.assert(
      fc.property(conversations, (conversation) => {
        const whole = conversation.states.at(-1);
        for (const { state, next } of cuts(conversation)) {
          expect(kept(state)).toEqual(state);
          expect(sessionActor(conversation.events.slice(next), kept(state)).state()).toEqual(whole);
        }
      }),
      { numRuns: 40 },
    );
  });

  it('has turns with several follow-ups, in some of a hundred', () => {
    const followups = fc
      .sample(conversations, 100)
      .flatMap(({ states }) => states.map(({ data }) => data.turn?.followed.length ?? 0));
    expect(Math.max(...followups)).toBeGreaterThan(1);
  });

  it('reaches, in a few hundred, each kind of event and each resting state', () => {
    const all = fc.sample(conversations, 300);
    const kinds = all.flatMap(({ events }) => events.map(({ type }) => type));
    expect(new Set(kinds)).toEqual(new Set(sessionEvents.map(({ type }) => type)));
    const places = all.flatMap(({ states }) => states.map(({ at }) => at));
    expect(new Set(places)).toEqual(
      new Set(['listening', 'answering', 'prompting', 'calling', 'followingUp', 'expired']),
    );
  });
});

describe('a damaged stream', () => {
  const events = fc.sample(conversations, 300).flatMap((conversation) => conversation.events);
  const firstOf = (type: SessionEvent['type']): SessionEvent => {
    const event = events.find((one) => one.type === type);
    if (event === undefined) throw new TypeError(`no conversation has ${type}`);
    return event;
  };

  it.each([
    ['ReplySent', 'an event of a turn came before the turn began'],
    ['SlotPrompted', 'an event of a turn came before the turn began'],
    ['FollowupTriggered', 'an event of a turn came before the turn began'],
  ] as const)('that begins with %s says what is wrong', (type, message) => {
    expect(() => evolve(newSessionData, firstOf(type))).toThrow(message);
  });

  it.each([
    ['SlotPrompted', 'a slot was prompted in a turn without a match'],
    ['FollowupTriggered', 'a follow-up was triggered in a turn without a match'],
  ] as const)('that has %s before a match says what is wrong', (type, message) => {
    const asked = evolve(newSessionData, firstOf('QueryReceived'));
    expect(() => evolve(asked, firstOf(type))).toThrow(message);
  });
});
