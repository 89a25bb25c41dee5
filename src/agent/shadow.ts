import type { Agent, Shadow } from './agent.ts';
import { type AgentDecision, refuse } from './decision.ts';

/** Absent `shadow`: no revision is compared any longer. */
export type SetShadow = {
  readonly type: 'SetShadow';
  readonly environment: string;
  readonly shadow?: Shadow;
};

export const setShadow = (
  { environment, shadow }: SetShadow,
  { environments, revision: newest }: Agent,
): AgentDecision => {
  if (environments === undefined) return refuse('publishing_off', {});
  const now = environments.get(environment);
  if (now === undefined) return refuse('environment_not_found', { environment });
  if (shadow === undefined) {
    return { events: now.shadow === undefined ? [] : [{ type: 'ShadowSet', data: { environment } }] };
  }
  const { revision, since } = shadow;
  if (revision > newest) return refuse('revision_not_found', { revision });
  if (revision === now.revision) return refuse('shadow_of_itself', { environment, revision });
  if (now.shadow?.revision === revision) return { events: [] };
  return { events: [{ type: 'ShadowSet', data: { environment, shadow: { revision, since } } }] };
};
