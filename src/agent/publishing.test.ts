import { describe, expect, it } from 'vitest';
import { created, given, intentCreated } from '../../test/support/agent-stories.ts';
import { ENVIRONMENTS_MAX } from '../kernel/limits/agents.ts';
import type { AgentEvent } from './events.ts';

const switched = (isOn: boolean): AgentEvent => ({ type: 'PublishingSwitched', data: { isOn } });
const published = (revision: number, earlier: number[] = [], environment = 'production'): AgentEvent => ({
  type: 'RevisionPublished',
  data: { environment, revision, earlier },
});
const publish = (revision: number, environment = 'production') =>
  ({ type: 'PublishRevision', environment, revision }) as const;
const rollBack = (revision?: number) =>
  ({
    type: 'RollBack',
    environment: 'production',
    ...(revision !== undefined && { revision }),
  }) as const;

/** Publishing is on, revision 1 answers, and revisions 4 to 6 are later edits. */
const edited = [
  created(),
  intentCreated(),
  switched(true),
  published(1),
  intentCreated({ id: 'i2', name: 'pay' }),
  intentCreated({ id: 'i3', name: 'greet' }),
  intentCreated({ id: 'i4', name: 'leave' }),
];

describe('switching publishing on', () => {
  const on = { type: 'SwitchPublishing', isOn: true } as const;

  it('publishes the agent as it is', () =>
    given(created(), intentCreated()).when(on).gives(switched(true), published(1)));

  it('changes nothing if it is on', () =>
    given(...edited)
      .when(on)
      .gives());

  it('can be reverted, which removes all environments', () => {
    const agent = given(...edited)
      .when({ type: 'SwitchPublishing', isOn: false })
      .leaves();
    expect(agent.environments).toBeUndefined();
  });
});

describe('publishing a revision', () => {
  it('records which one it replaces', () =>
    given(...edited)
      .when(publish(5))
      .gives(published(5, [1])));

  it('creates a missing environment', () =>
    given(...edited)
      .when(publish(6, 'staging'))
      .gives(published(6, [], 'staging')));

  it('changes nothing if that revision answers already', () =>
    given(...edited)
      .when(publish(1))
      .gives());

  it('is refused while publishing is off', () => given(created()).when(publish(0)).refuses('publishing_off'));

  it('is refused for a future revision', () =>
    given(...edited)
      .when(publish(7))
      .refuses('revision_not_found', { revision: 7 }));

  it.each(['draft', 'Staging', '1st', ''])('is refused for an environment called "%s"', (name) =>
    given(...edited)
      .when(publish(5, name))
      .refuses('bad_environment_name'),
  );

  it('is refused above the maximum number of environments', () => {
    const others = Array.from({ length: ENVIRONMENTS_MAX - 1 }, (_, at) => published(1, [], `other-${at}`));
    given(...edited, ...others)
      .when(publish(5, 'one-more'))
      .refuses('too_many_items');
  });
});

describe('a rollback', () => {
  it('goes back step by step', () => {
    const history = [...edited, published(4, [1]), published(6, [4, 1])];
    given(...history)
      .when(rollBack())
      .gives(published(4, [1]));
    given(...history, published(4, [1]))
      .when(rollBack())
      .gives(published(1));
  });

  it('goes to any revision, and can continue from there', () => {
    const history = [...edited, published(4, [1]), published(6, [4, 1])];
    given(...history)
      .when(rollBack(1))
      .gives(published(1));
    given(...history)
      .when(rollBack(5))
      .gives(published(5, [4, 1]));
  });

  it('is refused if nothing was published before', () =>
    given(...edited)
      .when(rollBack())
      .refuses('nothing_to_roll_back'));

  it('is refused for a missing environment', () =>
    given(...edited)
      .when({ type: 'RollBack', environment: 'staging' })
      .refuses('environment_not_found'));

  it('cannot be undone like an edit', () => {
    const before = given(...edited)
      .when(publish(1))
      .leaves();
    const after = given(...edited)
      .when(publish(5))
      .leaves();
    given(...edited, published(5, [1]))
      .when({ type: 'UndoChange', revision: 7, before, after })
      .refuses('undo_refused');
  });
});

describe('an environment', () => {
  const staging = published(5, [], 'staging');
  const token = { tokenId: 't1', kind: 'client', hash: 'abc', issuedAt: '2024-05-01T10:00:00.000Z' } as const;
  const remove = (environment: string) => ({ type: 'RemoveEnvironment', environment }) as const;

  it('can be removed', () =>
    given(...edited, staging)
      .when(remove('staging'))
      .gives({ type: 'EnvironmentRemoved', data: { environment: 'staging' } }));

  it('cannot be removed while a token names it', () =>
    given(...edited, staging, { type: 'TokenIssued', data: { ...token, environment: 'staging', name: 'QA' } })
      .when(remove('staging'))
      .refuses('environment_in_use', { users: 'token QA' }));

  it('cannot be removed if it is production', () =>
    given(...edited)
      .when(remove('production'))
      .refuses('environment_in_use'));

  it('must exist before a token can name it', () => {
    const issue = { type: 'IssueToken', ...token } as const;
    given(...edited)
      .when({ ...issue, environment: 'staging' })
      .refuses('environment_not_found', { environment: 'staging' });
    const agent = given(...edited)
      .when({ ...issue, environment: 'draft' })
      .leaves();
    expect(agent.tokens.get('t1')?.environment).toBe('draft');
  });
});
