import { describe, expect, it } from 'vitest';
import { created, given, intentCreated } from '../../../test/support/agent-stories.ts';
import { decideAgent } from '../decide.ts';
import type { AgentEvent } from '../events.ts';
import { emptyAgent, foldAgent } from '../evolve.ts';

const token = (tokenId: string, hash: string): AgentEvent => ({
  type: 'TokenIssued',
  data: { tokenId, kind: 'client', hash, issuedAt: '2026-03-02T12:00:00.000Z', name: 'the app' },
});
const lived: readonly AgentEvent[] = [
  created(),
  intentCreated(),
  token('t1', 'a'.repeat(64)),
  { type: 'PublishingSwitched', data: { isOn: true } },
  { type: 'RevisionPublished', data: { environment: 'production', revision: 2, earlier: [1] } },
  {
    type: 'SessionsSplit',
    data: { environment: 'production', split: { revision: 1, share: 0.5 } },
  },
];
const deleted: AgentEvent = { type: 'AgentDeleted', data: {} };
const earlierAgent = foldAgent(emptyAgent('a1'), lived);
const undelete = (isTaken: (hash: string) => boolean = () => false) =>
  ({ type: 'UndeleteAgent', earlierAgent, isTaken }) as const;

const eventsOf = (command: ReturnType<typeof undelete>, life = lived): readonly AgentEvent[] => {
  const decision = decideAgent(command, foldAgent(emptyAgent('a1'), [...life, deleted]));
  return 'refused' in decision ? [] : decision.events;
};
/** The kinds of events that bring an agent with this life back, after those of its content. */
const typesAfterContent = (life: readonly AgentEvent[]) => {
  const command = { ...undelete(), earlierAgent: foldAgent(emptyAgent('a1'), life) };
  const types = eventsOf(command, life).map(({ type }) => type);
  return types.slice(types.lastIndexOf('IntentCreated') + 1);
};

describe('a deleted agent that is brought back', () => {
  it('is as it was before, with its tokens and environments', () => {
    const { revision, ...agent } = given(...lived, deleted)
      .when(undelete())
      .leaves();
    const { revision: _, ...before } = earlierAgent;
    expect(agent).toEqual({ ...before, id: agent.id });
    expect(revision).toBeGreaterThan(earlierAgent.revision);
  });

  it('is ready with the last event only', () => {
    const after = eventsOf(undelete());
    expect(after.at(-1)).toEqual({ type: 'AgentUndeleted', data: {} });
    const partly = foldAgent(emptyAgent('a1'), [...lived, deleted, ...after.slice(0, -1)]);
    expect(partly.status).toBe('deleted');
  });

  it('is continued where a crash interrupted it', () => {
    const all = eventsOf(undelete());
    const again = given(...lived, deleted, ...all.slice(0, 2))
      .when(undelete())
      .leaves();
    expect(again.tokens).toEqual(earlierAgent.tokens);
    expect(again.intents).toEqual(earlierAgent.intents);
  });

  it('does not get a token back that another agent has now', () => {
    const agent = given(...lived, deleted)
      .when(undelete((hash) => hash.startsWith('a')))
      .leaves();
    expect(agent.tokens.size).toBe(0);
  });

  it('must have been deleted', () => {
    given(...lived)
      .when(undelete())
      .refuses('agent_not_deleted', { agentId: 'a1' });
  });

  it('publishes again, and compares again, if it did before', () => {
    const shadow = { revision: 1, since: '2026-03-02T12:00:00.000Z' };
    const compared = [...lived, { type: 'ShadowSet', data: { environment: 'production', shadow } } as const];
    const agent = given(...compared, deleted)
      .when({ ...undelete(), earlierAgent: foldAgent(emptyAgent('a1'), compared) })
      .leaves();
    expect(eventsOf(undelete())).toContainEqual({ type: 'PublishingSwitched', data: { isOn: true } });
    expect(agent.environments?.get('production')?.shadow).toEqual(shadow);
  });

  it('splits no sessions if it did not before', () => {
    expect(typesAfterContent(lived.slice(0, -1))).toEqual([
      'TokenIssued',
      'PublishingSwitched',
      'RevisionPublished',
      'AgentUndeleted',
    ]);
  });

  it('does not publish if it never did', () => {
    expect(typesAfterContent([created(), intentCreated()])).toEqual(['AgentUndeleted']);
  });
});
