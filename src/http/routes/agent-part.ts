import Type from 'typebox';
import type { Agent, Intent } from '../../agent/agent.ts';
import { intentNamed } from '../../agent/references.ts';
import type { LifeDesk } from '../../authoring/agent-life.ts';
import type { AgentDesk } from '../../authoring/agent-operations.ts';
import { ParleyError } from '../../kernel/errors.ts';
import type { Wire } from '../operation.ts';
import { agentBody } from '../wire/body-limits.ts';
import { DryRun } from '../wire/dry-run.ts';
import { LanguageQuery, languageIn } from '../wire/language.ts';
import { booleanOf, firstOf } from '../wire/lenient.ts';

/** What the operations for people who edit intents and entities have in common. */
export type PartPorts = {
  readonly agents: Pick<AgentDesk, 'get'>;
  readonly life: LifeDesk;
  readonly newId: () => string;
};

export const ofAgentPart = { tag: 'agents', token: 'agent-part' } as const;

export const editQuery = Type.Object({ ...LanguageQuery.properties, dryRun: DryRun });

export const editIn = (wire: Wire) => ({
  query: { ...languageIn(wire).query, dryRun: booleanOf(firstOf(wire.query, 'dryRun')) },
});

export const editBody = { query: editQuery, bodyLimits: agentBody } as const;

/** @throws intent_not_found */
export const existingIntent = (agent: Agent, idOrName: string): Intent => {
  const intent = intentNamed(agent, idOrName);
  if (intent === undefined) throw new ParleyError('intent_not_found', { intentId: idOrName });
  return intent;
};

/** Errors of every edit that writes a part of an agent. */
export const partErrors = [
  'bad_language',
  'too_many_items',
  'part_too_large',
  'append_too_large',
  'agent_changed',
] as const;

/** A value to delete was recorded before, so it cannot be too large. */
export const entriesDeletionErrors = [
  'entity_not_found',
  'bad_language',
  'append_too_large',
  'agent_changed',
] as const;
