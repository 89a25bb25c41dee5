import type { Agent, Shadow, Split } from '../agent/agent.ts';
import type { AgentCommand } from '../agent/commands.ts';
import { type AgentDiff, diffSteps, isEmptyDiff } from '../agent/diff/agent-diff.ts';
import { PRODUCTION } from '../agent/publishing.ts';
import type { Outside } from '../outside/outside.ts';
import { inSlices } from '../outside/slices.ts';
import { type Author, editAt, editsOf } from './agent-changes.ts';
import { recordOptions } from './agent-desk.ts';
import { type AgentHistory, readyAt } from './agent-history.ts';
import type { LifeOptions } from './agent-life.ts';
import type { Agents } from './agents.ts';
import type { PublishedAgents } from './published-agents.ts';
import { agentAfter, type SecondRevisionDesk, secondRevisionDesk } from './second-revision-desk.ts';

/** The revision that answers in an environment, and what would change if the draft were published. */
export type EnvironmentState = {
  readonly name: string;
  readonly revision: number;
  readonly earlier: readonly number[];
  /** A second revision that answers a share of the new sessions. */
  readonly split?: Split;
  /** A revision that its turns are compared with. */
  readonly shadow?: Shadow;
  readonly publishedAt: string;
  readonly publishedBy: Author;
  readonly draftDiff: AgentDiff;
};

export type PublishingState = { readonly agent: Agent; readonly environments: readonly EnvironmentState[] };

/** The changes of a publication or a rollback. */
export type Publication = {
  readonly environment: string;
  /** The revision that answered before; absent for a new environment. */
  readonly before?: number;
  readonly revision: number;
  readonly diff: AgentDiff;
  /** The agent afterwards. */
  readonly agent: Agent;
};

/** Absent: production, and the current agent, or for a rollback the previously published revision. */
export type Target = { readonly environment?: string; readonly revision?: number };

/** The published revisions of agents. Every method may throw agent_not_found and agent_changed. */
export interface PublishingDesk extends SecondRevisionDesk {
  state(agentId: string): Promise<PublishingState>;
  switch(agentId: string, isOn: boolean, options: LifeOptions): Promise<Agent>;
  /** Resolves when this server answers with it. @throws revision_not_found, publishing_off */
  publish(agentId: string, target: Target, options: LifeOptions): Promise<Publication>;
  /** @throws nothing_to_roll_back, revision_not_found, publishing_off */
  rollBack(agentId: string, target: Target, options: LifeOptions): Promise<Publication>;
  /** @throws environment_not_found, environment_in_use, publishing_off */
  remove(agentId: string, environment: string, options: LifeOptions): Promise<Agent>;
}

type Ports = {
  readonly agents: Agents;
  readonly history: AgentHistory;
  readonly published: PublishedAgents;
  readonly outside: Pick<Outside, 'now'>;
};

export const publishingDesk = ({ agents, history, published, outside }: Ports): PublishingDesk => {
  const at = (agentId: string, revision: number): Promise<Agent> => readyAt(history, agentId, revision);

  const record = async (agentId: string, command: AgentCommand, { actor, dryRun, edit }: LifeOptions) => {
    const options = recordOptions(history, edit);
    if (dryRun) {
      const before = agents.get(agentId);
      await options.check?.(before);
      return agentAfter(before, command);
    }
    const agent = await agents.record(agentId, command, actor, options);
    await published.untilReady(agent);
    return agent;
  };

  /** The last revision of the change that contains a revision, so that changes are published completely. */
  const whole = async (agentId: string, revision: number): Promise<number> =>
    (await editAt(history, agentId, revision)).revision;

  const recordPublication = publicationRecorder({ agents, published, at, record });

  return {
    state: (agentId) => stateOf(agents.get(agentId), { history, at }),
    switch: (agentId, isOn, options) => record(agentId, { type: 'SwitchPublishing', isOn }, options),
    publish: async (agentId, { environment = PRODUCTION, revision: wantedRevision }, options) => {
      const today = agents.get(agentId);
      const now = today.environments?.get(environment)?.revision;
      const revision = wantedRevision === undefined ? today.revision : await whole(agentId, wantedRevision);
      const isSame =
        wantedRevision === undefined &&
        now !== undefined &&
        isEmptyDiff(await contentDiff(await at(agentId, now), today));
      const command = { type: 'PublishRevision', environment, revision: isSame ? now : revision } as const;
      return recordPublication(agentId, command, options);
    },
    rollBack: async (agentId, { environment = PRODUCTION, revision: wantedRevision }, options) => {
      agents.get(agentId);
      const revision = wantedRevision === undefined ? undefined : await whole(agentId, wantedRevision);
      const command = { type: 'RollBack', environment, ...(revision !== undefined && { revision }) } as const;
      return recordPublication(agentId, command, options);
    },
    ...secondRevisionDesk({ agents, prepare: published.prepare, outside, at, record, whole }),
    remove: (agentId, environment, options) =>
      record(agentId, { type: 'RemoveEnvironment', environment }, options),
  };
};

type RecordPorts = Pick<Ports, 'agents' | 'published'> &
  Pick<Past, 'at'> & {
    readonly record: (agentId: string, command: AgentCommand, options: LifeOptions) => Promise<Agent>;
  };

/** Refuses before any preparation begins. */
const publicationRecorder =
  ({ agents, published, at, record }: RecordPorts) =>
  async (
    agentId: string,
    command: Extract<AgentCommand, { type: 'PublishRevision' | 'RollBack' }>,
    options: LifeOptions,
  ): Promise<Publication> => {
    const { environment } = command;
    const today = agents.get(agentId);
    const earlierRevision = today.environments?.get(environment)?.revision;
    const revision = agentAfter(today, command).environments?.get(environment)?.revision ?? today.revision;
    if (!options.dryRun) await published.prepare(agentId, revision);
    const target = await at(agentId, revision);
    // A new environment is compared with production.
    const before = await at(
      agentId,
      earlierRevision ?? today.environments?.get(PRODUCTION)?.revision ?? revision,
    );
    const agent = await record(agentId, { ...command, revision }, options);
    return {
      environment,
      ...(earlierRevision !== undefined && { before: earlierRevision }),
      revision,
      diff: await contentDiff(before, target),
      agent,
    };
  };

type Past = {
  readonly history: AgentHistory;
  readonly at: (agentId: string, revision: number) => Promise<Agent>;
};

const stateOf = async (agent: Agent, { history, at }: Past): Promise<PublishingState> => {
  const last = new Map<string, Pick<EnvironmentState, 'publishedAt' | 'publishedBy'>>();
  for await (const { before, after: earlierAgent, metadata, author } of editsOf(history, agent.id)) {
    for (const [name, { revision }] of earlierAgent.environments ?? []) {
      if (before.environments?.get(name)?.revision === revision) continue;
      last.set(name, { publishedAt: metadata.occurredAt, publishedBy: author });
    }
  }
  const environments: EnvironmentState[] = [];
  for (const { id: name, revision, earlier, split, shadow } of agent.environments?.values() ?? []) {
    const draftDiff = await contentDiff(await at(agent.id, revision), agent);
    const { publishedAt = '', publishedBy = {} } = last.get(name) ?? {};
    const published = { name, revision, earlier, ...(split && { split }), ...(shadow && { shadow }) };
    environments.push({ ...published, publishedAt, publishedBy, draftDiff });
  }
  return { agent, environments };
};

/** Tokens, privacy settings and environments are never published; they take effect immediately. */
const contentDiff = (before: Agent, { settings, intents, entities }: Agent): Promise<AgentDiff> =>
  inSlices(diffSteps(before, { ...before, settings, intents, entities }));
