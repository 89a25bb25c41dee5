import { assert as always, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { created, given, intentCreated } from '../../test/support/agent-stories.ts';
import type { AgentEvent } from './events.ts';
import { isInShare } from './split.ts';

const published = (revision: number): AgentEvent => ({
  type: 'RevisionPublished',
  data: { environment: 'production', revision, earlier: [] },
});
const candidate = { revision: 4, share: 0.1 };
const wasSplit: AgentEvent = {
  type: 'SessionsSplit',
  data: { environment: 'production', split: candidate },
};
const publishing = [
  created(),
  intentCreated(),
  { type: 'PublishingSwitched', data: { isOn: true } } as const,
  published(1),
  intentCreated({ id: 'i2', name: 'pay' }),
];
const split = (to?: typeof candidate) =>
  ({ type: 'SplitSessions', environment: 'production', ...(to && { split: to }) }) as const;

describe('splitting the new sessions of an environment', () => {
  it('records which revision answers which share', () =>
    given(...publishing)
      .when(split(candidate))
      .gives(wasSplit));

  it('is recorded once', () =>
    given(...publishing, wasSplit)
      .when(split(candidate))
      .gives());

  it('can be ended', () => {
    const ended: AgentEvent = { type: 'SessionsSplit', data: { environment: 'production' } };
    given(...publishing, wasSplit)
      .when(split())
      .gives(ended);
    given(...publishing)
      .when(split())
      .gives();
  });

  it('ends with the next publication', () => {
    const agent = given(...publishing, wasSplit)
      .when({ type: 'PublishRevision', environment: 'production', revision: 4 })
      .leaves();
    expect(agent.environments?.get('production')).toMatchObject({ revision: 4, earlier: [1] });
    expect(agent.environments?.get('production')?.split).toBeUndefined();
  });

  it('needs another revision of the agent', () => {
    given(...publishing)
      .when(split({ ...candidate, revision: 1 }))
      .refuses('split_to_itself');
    given(...publishing)
      .when(split({ ...candidate, revision: 9 }))
      .refuses('revision_not_found');
    given(created()).when(split(candidate)).refuses('publishing_off');
  });
});

describe('the share of sessions', () => {
  it('grows by further sessions, and loses none', () =>
    always(
      property(string(), (id) => {
        if (isInShare(id, 0.1)) expect(isInShare(id, 0.5)).toBe(true);
        expect(isInShare(id, 1)).toBe(true);
        expect(isInShare(id, 0)).toBe(false);
      }),
    ));

  it.each([0.1, 0.5])('has the size that it should have, also of ids that are counted up: %s', (share) => {
    const ids = Array.from({ length: 10_000 }, (_, at) => `user-${at}`);
    const shareChosen = ids.filter((id) => isInShare(id, share)).length / ids.length;
    expect(Math.abs(shareChosen - share)).toBeLessThan(0.02);
  });

  it('does not change between versions, because sessions under way were chosen by it', () => {
    const ids = Array.from({ length: 20 }, (_, at) => `session-${at}`);
    const choices = ids.map((id) => (isInShare(id, 0.3) ? 1 : 0)).join('');
    expect(choices).toMatchInlineSnapshot(`"11010110001100011110"`);
  });
});
