import { type FactsOf, ParleyError } from '../kernel/errors.ts';
import type { AgentEvent } from './events.ts';

export type AgentDecision = { readonly events: readonly AgentEvent[] } | AgentRefusal;

/** The codes that `decideAgent` refuses with. */
export type AgentRefusalCode =
  | 'agent_not_found'
  | 'agent_not_deleted'
  | 'intent_not_found'
  | 'entity_not_found'
  | 'token_not_found'
  | 'signing_key_not_found'
  | 'webhook_header_not_found'
  | 'webhook_secrets_needed'
  | 'id_taken'
  | 'intent_name_taken'
  | 'entity_name_taken'
  | 'entity_in_use'
  | 'bad_agent_name'
  | 'bad_intent_name'
  | 'bad_entity_name'
  | 'bad_trigger_name'
  | 'bad_context_name'
  | 'bad_lifespan'
  | 'too_many_outputs'
  | 'bad_parameter_name'
  | 'parameter_type_missing'
  | 'bad_language'
  | 'bad_timezone'
  | 'bad_webhook_url'
  | 'bad_masking_pattern'
  | 'bad_masking_label'
  | 'too_many_items'
  | 'part_too_large'
  | 'undo_refused'
  | 'phrase_not_found'
  | 'annotation_unknown'
  | 'publishing_off'
  | 'bad_environment_name'
  | 'environment_not_found'
  | 'environment_in_use'
  | 'nothing_to_roll_back'
  | 'split_to_itself'
  | 'shadow_of_itself'
  | 'revision_not_found';

export type Refusal<Code extends AgentRefusalCode> = {
  readonly refused: Code;
  readonly facts: FactsOf<Code>;
};
export type AgentRefusal = { [Code in AgentRefusalCode]: Refusal<Code> }[AgentRefusalCode];

export const refuse = <Code extends AgentRefusalCode>(
  refused: Code,
  facts: FactsOf<Code>,
): Refusal<Code> => ({ refused, facts });

/** The refusal as an error with the same code. */
export const errorOf = ({ refused, facts }: AgentRefusal): ParleyError =>
  // The facts match the code in each refusal; the compiler cannot see that in the union.
  new ParleyError(refused as 'agent_not_found', facts);
