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
export const isInShare = (sessionId: string, share: number): boolean => hashOf(sessionId) / 2 ** 32 < share;

/** FNV-1a with the last step of MurmurHash3, because FNV alone spreads ids that end alike too little. */
const hashOf = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
};
