import { describe, expect, it } from 'vitest';
import { created, given, intentCreated } from '../../test/support/agent-stories.ts';
import type { AgentEvent } from './events.ts';

const since = '2026-03-02T12:00:00.000Z';
const publishing: readonly AgentEvent[] = [
  created(),
  intentCreated(),
  { type: 'PublishingSwitched', data: { isOn: true } },
  { type: 'RevisionPublished', data: { environment: 'production', revision: 1, earlier: [] } },
  intentCreated({ id: 'i2', name: 'pay' }),
];
const shadowSet: AgentEvent = {
  type: 'ShadowSet',
  data: { environment: 'production', shadow: { revision: 4, since } },
};
const set = (revision?: number) =>
  ({
    type: 'SetShadow',
    environment: 'production',
    ...(revision !== undefined && { shadow: { revision, since } }),
  }) as const;

describe('the shadow of an environment', () => {
  it('is a revision, and the time from which turns are compared', () =>
    given(...publishing)
      .when(set(4))
      .gives(shadowSet));

  it('keeps its time if the same revision is set again', () =>
    given(...publishing, shadowSet)
      .when({ ...set(4), shadow: { revision: 4, since: '2026-03-03T12:00:00.000Z' } })
      .gives());

  it('can be removed', () => {
    given(...publishing, shadowSet)
      .when(set())
      .gives({ type: 'ShadowSet', data: { environment: 'production' } });
    given(...publishing)
      .when(set())
      .gives();
  });

  it('stays beside a split, and ends with the next publication', () => {
    const split = { revision: 2, share: 0.1 };
    const both = given(...publishing, shadowSet)
      .when({ type: 'SplitSessions', environment: 'production', split })
      .leaves();
    expect(both.environments?.get('production')).toMatchObject({ split, shadow: { revision: 4, since } });
    const after = given(...publishing, shadowSet)
      .when({ type: 'PublishRevision', environment: 'production', revision: 4 })
      .leaves();
    expect(after.environments?.get('production')).not.toHaveProperty('shadow');
  });

  it('must be another revision of an agent that publishes', () => {
    given(...publishing)
      .when(set(1))
      .refuses('shadow_of_itself');
    given(...publishing)
      .when(set(9))
      .refuses('revision_not_found');
    given(...publishing)
      .when({ ...set(4), environment: 'staging' })
      .refuses('environment_not_found');
    given(created()).when(set(0)).refuses('publishing_off');
  });
});
