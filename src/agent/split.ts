import { chanceOf } from '../kernel/chance.ts';
import type { Agent, Split } from './agent.ts';
import { type AgentDecision, refuse } from './decision.ts';

/** Absent `split`: the published revision answers all sessions again. */
export type SplitSessions = {
  readonly type: 'SplitSessions';
  readonly environment: string;
  readonly split?: Split;
};

export const splitSessions = (
  { environment, split }: SplitSessions,
  { environments, revision: newest }: Agent,
): AgentDecision => {
  if (environments === undefined) return refuse('publishing_off', {});
  const now = environments.get(environment);
  if (now === undefined) return refuse('environment_not_found', { environment });
  if (split === undefined) {
    return { events: now.split === undefined ? [] : [{ type: 'SessionsSplit', data: { environment } }] };
  }
  const { revision, share } = split;
  if (revision > newest) return refuse('revision_not_found', { revision });
  if (revision === now.revision) return refuse('split_to_itself', { environment, revision });
  if (now.split?.revision === revision && now.split.share === share) return { events: [] };
  return { events: [{ type: 'SessionsSplit', data: { environment, split: { revision, share } } }] };
};

/**
 * Whether a session belongs to a share of all sessions, decided by its id alone, so that all servers agree
 * and a larger share includes the sessions of a smaller one. @param share in 0..1
 */
export const isInShare = (sessionId: string, share: number): boolean => chanceOf(sessionId) < share;
