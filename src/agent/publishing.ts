import { ENVIRONMENTS_MAX, REVISIONS_PUBLISHED_KEPT } from '../kernel/limits/agents.ts';
import type { Agent, Environment } from './agent.ts';
import { type AgentDecision, refuse } from './decision.ts';
import type { AgentEvent } from './events.ts';

/** The environment of requests that do not name one. */
export const PRODUCTION = 'production';
/** Means the current agent; no environment has this name. */
export const DRAFT = 'draft';

export type SwitchPublishing = { readonly type: 'SwitchPublishing'; readonly isOn: boolean };

/** Publishing to a missing environment creates it. */
export type PublishRevision = {
  readonly type: 'PublishRevision';
  readonly environment: string;
  readonly revision: number;
};

export type RollBack = {
  readonly type: 'RollBack';
  readonly environment: string;
  /** Absent: the previously published one. */
  readonly revision?: number;
};

export type RemoveEnvironment = { readonly type: 'RemoveEnvironment'; readonly environment: string };

/** Turning publishing on publishes the current agent, so that replies do not change. */
export const switchPublishing = ({ isOn }: SwitchPublishing, agent: Agent): AgentDecision => {
  if (isOn === (agent.environments !== undefined)) return { events: [] };
  const switched: AgentEvent = { type: 'PublishingSwitched', data: { isOn } };
  return { events: isOn ? [switched, publication(PRODUCTION, agent.revision, [])] : [switched] };
};

export const publishRevision = (
  { environment, revision }: PublishRevision,
  { environments, revision: newest }: Agent,
): AgentDecision => {
  if (environments === undefined) return refuse('publishing_off', {});
  if (!isEnvironmentName(environment)) return refuse('bad_environment_name', { name: environment });
  if (revision > newest) return refuse('revision_not_found', { revision });
  const before = environments.get(environment);
  if (before === undefined && environments.size >= ENVIRONMENTS_MAX) {
    const facts = { what: 'the agent', items: 'environments', itemsMax: ENVIRONMENTS_MAX };
    return refuse('too_many_items', { ...facts, count: environments.size + 1 });
  }
  if (before?.revision === revision) return { events: [] };
  return { events: [publication(environment, revision, earlierThan(before, revision))] };
};

/**
 * The revision before a rollback is not recorded as an earlier one, so that two rollbacks in a row go back by
 * two publications.
 */
export const rollBack = (command: RollBack, { environments, revision: newest }: Agent): AgentDecision => {
  const { environment } = command;
  if (environments === undefined) return refuse('publishing_off', {});
  const before = environments.get(environment);
  if (before === undefined) return refuse('environment_not_found', { environment });
  const { earlier } = before;
  const revision = command.revision ?? earlier[0];
  if (revision === undefined) return refuse('nothing_to_roll_back', { environment });
  if (revision > newest) return refuse('revision_not_found', { revision });
  if (revision === before.revision) return { events: [] };
  const at = earlier.indexOf(revision);
  return { events: [publication(environment, revision, at < 0 ? earlier : earlier.slice(at + 1))] };
};

export const removeEnvironment = ({ environment }: RemoveEnvironment, agent: Agent): AgentDecision => {
  if (agent.environments === undefined) return refuse('publishing_off', {});
  if (!agent.environments.has(environment)) return refuse('environment_not_found', { environment });
  if (environment === PRODUCTION) return refuse('environment_in_use', { environment, users: 'all tokens' });
  const users = [...agent.tokens.values()].filter((token) => token.environment === environment);
  if (users.length > 0) {
    const tokenNames = users.map(({ id, name }) => `token ${name ?? id}`).join(', ');
    return refuse('environment_in_use', { environment, users: tokenNames });
  }
  return { events: [{ type: 'EnvironmentRemoved', data: { environment } }] };
};

/** Whether a token may name it. */
export const hasEnvironment = ({ environments }: Pick<Agent, 'environments'>, name: string): boolean =>
  name === DRAFT || name === PRODUCTION || environments?.has(name) === true;

const publication = (environment: string, revision: number, earlier: readonly number[]): AgentEvent => ({
  type: 'RevisionPublished',
  data: { environment, revision, earlier: [...earlier] },
});

const earlierThan = (before: Environment | undefined, revision: number): readonly number[] => {
  if (before === undefined) return [];
  const others = before.earlier.filter(
    (earlierRevision) => earlierRevision !== revision && earlierRevision !== before.revision,
  );
  return [before.revision, ...others].slice(0, REVISIONS_PUBLISHED_KEPT);
};

/** Restricted because names are used in headers and addresses. */
const isEnvironmentName = (name: string): boolean => name !== DRAFT && /^[a-z][a-z0-9-]{0,39}$/.test(name);
