import type { MaskingRule, PrivacySettings } from '../agent/privacy.ts';
import { noPrivacySettings } from '../agent/privacy.ts';
import { isSystemEntity } from '../nlu/system/system-entities.ts';
import type { Actor, AgentDesk, EditOptions } from './agent-operations.ts';
import { faultOfPattern } from './masking-patterns.ts';

/** The privacy settings of agents. Every method may throw agent_not_found. */
export interface PrivacyDesk {
  settings(agentId: string): PrivacySettings;
  /** The agent's current revision, which its privacy settings belong to. */
  revision(agentId: string): number;
  /** Absent fields do not change. @throws bad_masking_pattern, bad_masking_label, entity_not_found */
  change(
    agentId: string,
    changes: Partial<PrivacySettings>,
    actor: Actor,
    edit?: EditOptions,
  ): Promise<{ readonly settings: PrivacySettings; readonly revision: number }>;
}

export const privacyDesk = (agents: Pick<AgentDesk, 'get' | 'change'>): PrivacyDesk => {
  const settings = (agentId: string): PrivacySettings => agents.get(agentId).privacy ?? noPrivacySettings;
  return {
    settings,
    revision: (agentId) => agents.get(agentId).revision,
    change: async (agentId, changes, ...by) => {
      const privacy = { ...settings(agentId), ...changes };
      const { entities } = agents.get(agentId);
      const names = new Set([...entities.values()].map(({ name }) => name));
      const isEntity = (name: string) => isSystemEntity(name) || names.has(name);
      const faults = await faultsIn(privacy.masking);
      const after = await agents.change(agentId, { type: 'SetPrivacy', privacy, faults, isEntity }, ...by);
      return { settings: after.privacy ?? noPrivacySettings, revision: after.revision };
    },
  };
};

const faultsIn = async (rules: readonly MaskingRule[]) => {
  const faults: { readonly pattern: string; readonly reason: string }[] = [];
  for (const rule of rules) {
    if (!('pattern' in rule)) continue;
    const reason = await faultOfPattern(rule.pattern);
    if (reason !== undefined) faults.push({ pattern: rule.pattern, reason });
  }
  return faults;
};
