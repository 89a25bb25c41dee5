import { isAlike } from '../../kernel/json-alike.ts';
import { type AgentDecision, type AgentRefusal, refuse } from '../decision.ts';
import { type MaskingRule, noPrivacySettings, type PrivacySettings } from '../privacy.ts';

/**
 * `faults` are the unusable patterns with the reason. The caller tests patterns, because this room does not
 * have the engine that runs them.
 */
export type SetPrivacy = {
  readonly type: 'SetPrivacy';
  readonly privacy: PrivacySettings;
  readonly faults: readonly { readonly pattern: string; readonly reason: string }[];
  /** Whether the name is an entity of the agent, or a system entity that can be recognised in a text. */
  readonly isEntity: (name: string) => boolean;
};

const LABEL = /^[\p{L}\p{N}._-]{1,40}$/u;

export const setPrivacy = (
  { privacy, faults, isEntity }: SetPrivacy,
  before: PrivacySettings | undefined,
): AgentDecision => {
  const [fault] = faults;
  if (fault !== undefined) return refuse('bad_masking_pattern', fault);
  const refusal = privacy.masking
    .map((rule) => refusalOf(rule, isEntity))
    .find((outcome) => outcome !== undefined);
  if (refusal !== undefined) return refusal;
  if (isAlike(privacy, before ?? noPrivacySettings)) return { events: [] };
  return { events: [{ type: 'PrivacyConfigured', data: { privacy } }] };
};

const refusalOf = (rule: MaskingRule, isEntity: SetPrivacy['isEntity']): AgentRefusal | undefined => {
  if (!LABEL.test(rule.as)) return refuse('bad_masking_label', { label: rule.as });
  if (!('entity' in rule) || isEntity(rule.entity)) return undefined;
  return refuse('entity_not_found', { entity: rule.entity });
};
