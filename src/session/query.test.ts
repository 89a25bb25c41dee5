import { describe, expect, it } from 'vitest';
import { anAgent, anIntent, given, happened, NOON, says } from '../../test/support/session-stories.ts';

const order = anIntent('order');
const agent = anAgent([order]);
const nothing = { type: 'ReplySent', data: { fulfillment: { speech: '', messages: [] } } } as const;

describe('a query without an intent that answers it', () => {
  it('gets an empty reply if all candidates lost, and records them', () => {
    given()
      .when(says('hm', order, { agent }, { candidate: { outcome: 'lost', reason: 'below_threshold' } }))
      .gives(
        'QueryReceived',
        {
          type: 'NothingMatched',
          data: {
            candidates: [{ intentId: order.id, outcome: 'lost', reason: 'below_threshold' }],
            understoodInUs: 40,
          },
        },
        nothing,
      );
  });

  it('gets an empty reply if the winner was deleted after the training of the model', () => {
    given()
      .when(says('order', order, { agent: anAgent([]) }))
      .gives('QueryReceived', 'NothingMatched', nothing);
  });

  it('keeps the contexts that outlive it', () => {
    const contexts = [
      { name: 'long', lifespan: 2, parameters: { n: 1 } },
      { name: 'last', lifespan: 1, parameters: {} },
    ];
    const left = given(...happened({ type: 'AddContexts', contexts, now: NOON }))
      .when(says('hm', undefined, { agent }))
      .leaves();
    expect(left.data.contexts).toEqual([{ name: 'long', lifespan: 1, parameters: { n: 1 } }]);
  });
});
