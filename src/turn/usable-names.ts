import type { Agent } from '../agent/agent.ts';
import { isTriggerName } from '../agent/legal.ts';
import { intentsForTrigger } from '../agent/triggers.ts';
import { isUsableContext } from '../agent/usable-contexts.ts';
import { ParleyError } from '../kernel/errors.ts';
import { CONTEXT_NAME_BYTES_MAX, TRIGGER_NAME_CHARS_MAX } from '../kernel/limits/conversation.ts';

/** Imported agents may have events whose names new ones may not have. @throws bad_trigger_name */
export const refuseUnusableTrigger = (name: string, agent: Agent): void => {
  if (isTriggerName(name) || intentsForTrigger(agent, name).length > 0) return;
  throw new ParleyError('bad_trigger_name', { name, charsMax: TRIGGER_NAME_CHARS_MAX });
};

/** @throws bad_context_name */
export const refuseUnusableContext = (name: string, agent: Agent): void => {
  if (isUsableContext(agent, name)) return;
  throw new ParleyError('bad_context_name', { name, bytesMax: CONTEXT_NAME_BYTES_MAX });
};
