import type { Agent, Entity, Intent } from '../../agent/agent.ts';
import { entityNamed, intentNamed } from '../../agent/references.ts';
import type { ContentCommand, LifeDesk } from '../../authoring/agent-life.ts';
import type { AgentDesk } from '../../authoring/agent-operations.ts';
import type { AgentPart } from '../../authoring/edit-conflict.ts';
import { ParleyError } from '../../kernel/errors.ts';
import { Type } from '../../kernel/schema.ts';
import type { OperationRequest, Wire } from '../operation.ts';
import { changeOut } from '../wire/agent-change-out.ts';
import { agentBody } from '../wire/body-limits.ts';
import { DryRun } from '../wire/dry-run.ts';
import { LanguageQuery } from '../wire/language.ts';
import { queryValues } from '../wire/lenient.ts';

/** What the operations for people who edit intents and entities have in common. */
export type PartPorts = {
  readonly agents: Pick<AgentDesk, 'get'>;
  readonly life: LifeDesk;
  readonly newId: () => string;
};

export const ofAgentPart = { tag: 'agents', token: 'agent-part' } as const;

export const editQuery = Type.Object({ ...LanguageQuery.properties, dryRun: DryRun });

export const editIn = ({ query }: Wire) => ({ query: queryValues(query, { flags: ['dryRun'] }) });

export const editBody = { query: editQuery, bodyLimits: agentBody } as const;

/** @throws intent_not_found */
export const existingIntent = (agent: Agent, idOrName: string): Intent => {
  const intent = intentNamed(agent, idOrName);
  if (intent === undefined) throw new ParleyError('intent_not_found', { intentId: idOrName });
  return intent;
};

/** @throws entity_not_found */
export const existingEntity = (agent: Agent, idOrName: string): Entity => {
  const entity = entityNamed(agent, idOrName);
  if (entity === undefined) throw new ParleyError('entity_not_found', { entity: idOrName });
  return entity;
};

type EditRequest = Pick<
  OperationRequest<{ readonly id: string }, { readonly dryRun?: boolean }>,
  'params' | 'query' | 'actor' | 'edit'
>;
type Edit = { readonly command: ContentCommand; readonly part: AgentPart };

/** Edits a part of an agent, or previews that, and replies with the difference. */
export const editAgent = async (
  life: Pick<LifeDesk, 'edit'>,
  { params: { id }, query: { dryRun = false }, actor, edit }: EditRequest,
  { command, part }: Edit,
) => changeOut(await life.edit(id, command, { actor, dryRun, edit: edit(part) }), dryRun);

/** Errors of every edit that writes a part of an agent. */
export const partErrors = [
  'bad_language',
  'too_many_items',
  'part_too_large',
  'append_too_large',
  'agent_changed',
] as const;

/** Errors of edits that add or replace entries of an entity. */
export const entriesErrors = ['entity_not_found', ...partErrors] as const;

/** A value to delete was recorded before, so it cannot be too large. */
export const entriesDeletionErrors = [
  'entity_not_found',
  'bad_language',
  'append_too_large',
  'agent_changed',
] as const;
