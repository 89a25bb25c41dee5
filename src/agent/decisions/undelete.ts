import type { Steps } from '../../kernel/steps.ts';
import type { Agent } from '../agent.ts';
import type { UndeleteAgent } from '../commands.ts';
import { contentOf } from '../content.ts';
import { type AgentDecision, refuse } from '../decision.ts';
import type { AgentEvent } from '../events.ts';
import { contentEvents } from './content-decisions.ts';

/**
 * Content, tokens and environments first: the agent is ready with the last event. So what a crash interrupts
 * changes no replies, and is continued by repeating it.
 */
export function* undeleteAgent({ earlierAgent, isTaken }: UndeleteAgent, agent: Agent): Steps<AgentDecision> {
  if (agent.status !== 'deleted') return refuse('agent_not_deleted', { agentId: agent.id });
  const content = yield* contentEvents(contentOf(earlierAgent), agent);
  if ('refused' in content) return content;
  const events = [
    ...content.events,
    ...tokensOf(earlierAgent, agent, isTaken),
    ...environmentsOf(earlierAgent),
  ];
  return { events: [...events, { type: 'AgentUndeleted', data: {} }] };
}

const tokensOf = (then: Agent, agent: Agent, isTaken: UndeleteAgent['isTaken']): readonly AgentEvent[] =>
  [...then.tokens.values()]
    .filter(({ id, hash }) => !agent.tokens.has(id) && !isTaken(hash))
    .map(({ id: tokenId, ...token }) => ({ type: 'TokenIssued', data: { tokenId, ...token } }));

const environmentsOf = ({ environments }: Agent): readonly AgentEvent[] => {
  if (environments === undefined) return [];
  return [
    { type: 'PublishingSwitched', data: { isOn: true } },
    ...[...environments.values()].flatMap(
      ({ id: environment, revision, earlier, split, shadow }): readonly AgentEvent[] => [
        { type: 'RevisionPublished', data: { environment, revision, earlier: [...earlier] } },
        ...(split ? [{ type: 'SessionsSplit', data: { environment, split } } as const] : []),
        ...(shadow ? [{ type: 'ShadowSet', data: { environment, shadow } } as const] : []),
      ],
    ),
  ];
};
