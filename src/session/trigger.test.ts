import { describe, expect, it } from 'vitest';
import { anAgent, anIntent, given, happened, says, triggers } from '../../test/support/session-stories.ts';
import type { Intent } from '../agent/agent.ts';

const context = (name: string) => ({ name, lifespan: 3, parameters: {} });
const go = (name: string, parts: Parameters<typeof anIntent>[1] = {}) =>
  anIntent(name, { triggers: ['GO'], ...parts });
/** The intent that the trigger invokes if all of these handle it; undefined for none. */
const invoked = (intents: readonly Intent[], active: readonly string[] = [], name = 'GO') => {
  const command = triggers(name, { agent: anAgent(intents), given: active.map(context) });
  return given().when(command).leaves().data.turn?.matched?.intentName;
};

describe('a trigger that several intents handle', () => {
  const plain = go('plain');

  it('invokes the one with the higher priority', () => {
    const higher = go('higher', { priority: 500_001 });
    expect(invoked([plain, higher])).toBe('higher');
    expect(invoked([higher, plain])).toBe('higher');
  });

  it("invokes the agent's first if all priorities are equal", () => {
    expect(invoked([plain, go('later')])).toBe('plain');
    expect(invoked([go('later'), plain])).toBe('later');
  });

  it('invokes the one with more input contexts, regardless of priorities', () => {
    const one = go('one', { contexts: ['a'] });
    const two = go('two', { contexts: ['A', 'b'], priority: 1 });
    const highest = go('highest', { priority: 1_000_000 });
    expect(invoked([highest, one, two], ['a', 'b'])).toBe('two');
    expect(invoked([highest, two, one], ['a'])).toBe('one');
    expect(invoked([highest, one, two], ['b'])).toBe('highest');
  });

  it('invokes the higher priority if the numbers of input contexts are equal', () => {
    const low = go('low', { contexts: ['a', 'b'], priority: 250_000 });
    const high = go('high', { contexts: ['b', 'c'], priority: 750_000 });
    expect(invoked([low, high], ['a', 'b', 'c'])).toBe('high');
  });

  it('ignores a disabled intent', () => {
    expect(invoked([go('off', { contexts: ['a'], priority: 0 }), go('on', { priority: 1 })], ['a'])).toBe(
      'on',
    );
    expect(invoked([go('off', { priority: -1 })])).toBeUndefined();
  });

  it('counts the context of the trigger itself as active', () => {
    expect(invoked([plain, go('own', { contexts: ['go'] })])).toBe('own');
  });

  it('counts an expiring context as active, and an expired one as inactive', () => {
    const set = anIntent('set', { affectedContexts: [{ name: 'a', lifespan: 1 }] });
    const inside = go('inside', { contexts: ['a'] });
    const agent = anAgent([set, plain, inside]);
    const wait = says('hm', undefined, { agent });
    const sentAfter = (...commands: readonly ReturnType<typeof says>[]) =>
      given(...happened(...commands)).when(triggers('GO', { agent }));
    expect(sentAfter(says('set', set, { agent })).leaves().data.turn?.matched?.intentName).toBe('inside');
    expect(sentAfter(says('set', set, { agent }), wait).leaves().data.turn?.matched?.intentName).toBe(
      'plain',
    );
  });
});

describe('a trigger', () => {
  it('is the only candidate for its intent, with the full score', () => {
    const plain = go('plain');
    given()
      .when(triggers('go', { agent: anAgent([plain, go('later')]) }))
      .gives(
        { type: 'TriggerReceived', data: { name: 'go' } },
        {
          type: 'IntentMatched',
          data: {
            score: 1,
            matchedBy: 'trigger',
            understoodInUs: 0,
            missing: [],
            candidates: [
              {
                intentId: plain.id,
                intentName: 'plain',
                score: 1,
                matchedBy: 'trigger',
                outcome: 'won',
                reason: 'trigger_named',
              },
            ],
          },
        },
        'ReplySent',
      );
  });

  it('without an intent, or without one in these contexts, gets an empty reply', () => {
    for (const intents of [[], [go('inside', { contexts: ['a'] })]])
      given()
        .when(triggers('GO', { agent: anAgent(intents), given: [context('b')] }))
        .gives(
          'TriggerReceived',
          {
            type: 'NothingMatched',
            data: { candidates: [], understoodInUs: 0, contexts: [{ name: 'go' }, { name: 'b' }] },
          },
          { type: 'ReplySent', data: { fulfillment: { speech: '', messages: [] }, actionIncomplete: false } },
        );
  });
});
