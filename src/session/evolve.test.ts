import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Conversation, conversations } from '../../test/support/generated-conversations.ts';
import { accountOf } from '../../test/support/session-account.ts';
import { sessionActor } from './actor.ts';
import { sessionEvents } from './events.ts';
import type { SessionState } from './state.ts';

/** As a snapshot keeps a state. */
const kept = (state: SessionState): SessionState => JSON.parse(JSON.stringify(state));
/** An end that a conversation may be cut at: it may be any of its events. */
const cuts = ({ states }: Conversation) => states.map((state, at) => ({ state, next: at + 1 }));

describe('any conversation', () => {
  it('is known, at each of its events, as all of its events together tell it', () => {
    fc.assert(
      fc.property(conversations, (conversation) => {
        for (const { state, next } of cuts(conversation))
          expect(state.data).toEqual(accountOf(conversation.events.slice(0, next)));
      }),
    );
  });

  it('goes on from a snapshot at any of its events as it does from its beginning', () => {
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

  it('comes, among a few hundred, to each kind of event and each place to rest in', () => {
    const all = fc.sample(conversations, 300);
    const kinds = all.flatMap(({ events }) => events.map(({ type }) => type));
    expect(new Set(kinds)).toEqual(new Set(sessionEvents.map(({ type }) => type)));
    const places = all.flatMap(({ states }) => states.map(({ at }) => at));
    expect(new Set(places)).toEqual(
      new Set(['listening', 'answering', 'prompting', 'calling', 'followingUp', 'expired']),
    );
  });
});
