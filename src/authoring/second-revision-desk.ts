import type { Agent, Split } from '../agent/agent.ts';
import type { AgentCommand } from '../agent/commands.ts';
import { decideAgent } from '../agent/decide.ts';
import { errorOf } from '../agent/decision.ts';
import { foldAgent } from '../agent/evolve.ts';
import { PRODUCTION } from '../agent/publishing.ts';
import type { Outside } from '../outside/outside.ts';
import type { LifeOptions } from './agent-life.ts';
import type { Agents } from './agents.ts';
import type { PublishedAgents } from './published-agents.ts';

type Ports = {
  readonly agents: Pick<Agents, 'get'>;
  readonly prepare: PublishedAgents['prepare'];
  readonly outside: Pick<Outside, 'now'>;
  readonly at: (agentId: string, revision: number) => Promise<Agent>;
  readonly record: (agentId: string, command: AgentCommand, options: LifeOptions) => Promise<Agent>;
  /** The last revision of the change that contains a revision. */
  readonly whole: (agentId: string, revision: number) => Promise<number>;
};

/** Absent: production, and no split. */
type SplitTarget = { readonly environment?: string; readonly split?: Split };

/** Absent: production, and no shadow. */
type ShadowTarget = { readonly environment?: string; readonly revision?: number };

/** Second revisions of an environment. Every method may throw agent_not_found and agent_changed. */
export interface SecondRevisionDesk {
  /**
   * Lets another revision answer a share of the new sessions; without a revision, none. Resolves when this
   * server does so. @throws environment_not_found, revision_not_found, split_to_itself, publishing_off
   */
  split(agentId: string, target: SplitTarget, options: LifeOptions): Promise<Agent>;
  /**
   * Compares the turns of an environment with what another revision makes of them, from now on; without a
   * revision, no longer. @throws environment_not_found, revision_not_found, shadow_of_itself, publishing_off
   */
  shadow(agentId: string, target: ShadowTarget, options: LifeOptions): Promise<Agent>;
}

export const secondRevisionDesk = (ports: Ports): SecondRevisionDesk => {
  const { agents, prepare, outside, at, record, whole } = ports;

  /** Refuses before any preparation begins. */
  const wholeRevision = async (agentId: string, revision: number, command: AgentCommand): Promise<number> => {
    agentAfter(agents.get(agentId), command);
    const complete = await whole(agentId, revision);
    await at(agentId, complete);
    return complete;
  };

  return {
    split: async (agentId, { environment = PRODUCTION, split }, options) => {
      const command = { type: 'SplitSessions', environment } as const;
      if (split === undefined) return record(agentId, command, options);
      const revision = await wholeRevision(agentId, split.revision, { ...command, split });
      if (!options.dryRun) await prepare(agentId, revision);
      return record(agentId, { ...command, split: { ...split, revision } }, options);
    },
    shadow: async (agentId, { environment = PRODUCTION, revision: wantedRevision }, options) => {
      const command = { type: 'SetShadow', environment } as const;
      if (wantedRevision === undefined) return record(agentId, command, options);
      const shadow = { revision: wantedRevision, since: outside.now() };
      const revision = await wholeRevision(agentId, wantedRevision, { ...command, shadow });
      return record(agentId, { ...command, shadow: { ...shadow, revision } }, options);
    },
  };
};

/** @throws the refusals of `decideAgent` */
export const agentAfter = (before: Agent, command: AgentCommand): Agent => {
  const decision = decideAgent(command, before);
  if ('refused' in decision) throw errorOf(decision);
  return foldAgent(before, decision.events);
};
