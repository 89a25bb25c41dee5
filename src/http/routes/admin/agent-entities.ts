import Type from 'typebox';
import type { Agent } from '../../../agent/agent.ts';
import { entityNamed } from '../../../agent/references.ts';
import type { ContentCommand } from '../../../authoring/agent-life.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { isJsonObject } from '../../../kernel/json.ts';
import { operation, RevisedReply, type Wire } from '../../operation.ts';
import { ChangeReply, changeOut } from '../../wire/agent-change-out.ts';
import { EntityBody, entityBodyIn, givenEntity } from '../../wire/entity-in.ts';
import { EntityReply, EntitySummary, entityOut, entitySummary } from '../../wire/entity-out.ts';
import { agentLanguage, LanguageQuery, languageIn } from '../../wire/language.ts';
import { AgentPath } from '../../wire/paths.ts';
import { entriesIn, WireEntry } from '../../wire/user-entity-in.ts';
import {
  editBody,
  editIn,
  editQuery,
  entriesDeletionErrors,
  ofAgentPart,
  type PartPorts,
  partErrors,
} from '../agent-part.ts';

const itemParams = Type.Object({
  id: Type.String(),
  entity: Type.String({ description: "The entity's id or name." }),
});
const editErrors = ['entity_not_found', ...partErrors] as const;

/** Entities for people who edit an agent: identified by name, each edit with its difference and revision. */
export const agentEntityOperations = (ports: PartPorts) => [
  ...readOperations(ports),
  putOperation(ports),
  ...editEntriesOperations(ports),
  deleteOperation(ports),
];

const readOperations = ({ agents }: PartPorts) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/entities',
    summary: 'The entities of an agent',
    ...ofAgentPart,
    params: AgentPath,
    accept: languageIn,
    query: LanguageQuery,
    reply: Type.Object({ entities: Type.Array(EntitySummary) }),
    errors: ['bad_language'],
    run: ({ params: { id }, query }) => {
      const agent = agents.get(id);
      const language = agentLanguage(agent, query.lang);
      const entities = Array.from(agent.entities.values(), (entity) => entitySummary(entity, language));
      return new RevisedReply(agent.revision, { entities });
    },
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/entities/:entity',
    summary: 'One entity, in the shape of /v1/entities',
    ...ofAgentPart,
    params: itemParams,
    accept: languageIn,
    query: LanguageQuery,
    reply: EntityReply,
    errors: ['entity_not_found', 'bad_language'],
    run: ({ params: { id, entity }, query }) => {
      const agent = agents.get(id);
      const reply = entityOut(existingEntity(agent, entity), agentLanguage(agent, query.lang));
      return new RevisedReply(agent.revision, reply);
    },
  }),
];

const existingEntity = (agent: Agent, idOrName: string) => {
  const entity = entityNamed(agent, idOrName);
  if (entity === undefined) throw new ParleyError('entity_not_found', { entity: idOrName });
  return entity;
};

const putOperation = ({ agents, life, newId }: PartPorts) =>
  operation({
    method: 'put',
    path: '/admin/agents/:id/entities/:entity',
    summary: 'Create an entity, or change the fields in the body; entries of other languages stay',
    ...ofAgentPart,
    params: itemParams,
    accept: (wire) => ({ ...editIn(wire), body: namedBody(wire) }),
    ...editBody,
    body: EntityBody,
    reply: ChangeReply,
    errors: [...editErrors, 'bad_entity_name'],
    run: async ({ params: { id, entity }, query, body, actor, edit }) => {
      const agent = agents.get(id);
      const { dryRun = false } = query;
      // An id in the path means the entity's name.
      const name = entityNamed(agent, entity)?.name ?? body.name;
      const entities = [{ ...givenEntity(body), name, newId: newId() }];
      const command: ContentCommand = {
        type: 'PutEntities',
        language: agentLanguage(agent, query.lang),
        entities,
      };
      return changeOut(await life.edit(id, command, { actor, dryRun, edit: edit({ entity }) }), dryRun);
    },
  });

const namedBody = ({ params: { entity = '' }, body }: Wire): unknown => {
  const entityBody = entityBodyIn(body);
  return isJsonObject(entityBody) ? { ...entityBody, name: entity } : entityBody;
};

const editEntriesOperations = ({ agents, life }: PartPorts) => {
  const common = {
    path: '/admin/agents/:id/entities/:entity/entries',
    ...ofAgentPart,
    params: itemParams,
    ...editBody,
    reply: ChangeReply,
  } as const;
  const spokenIn = (id: string, lang: string | undefined) => agentLanguage(agents.get(id), lang);
  return [
    operation({
      ...common,
      method: 'put',
      summary: 'Add entries to an entity, or replace those with the same values',
      errors: editErrors,
      accept: (wire) => ({ ...editIn(wire), body: entriesIn(wire.body) }),
      body: Type.Array(WireEntry),
      run: async ({ params: { id, entity }, query: { lang, dryRun = false }, body, actor, edit }) => {
        const about = { entity, language: spokenIn(id, lang) };
        const command = { type: 'UpdateEntries', ...about, entries: body } as const;
        return changeOut(await life.edit(id, command, { actor, dryRun, edit: edit({ entity }) }), dryRun);
      },
    }),
    operation({
      ...common,
      method: 'delete',
      summary: 'Delete entries of an entity by their values',
      errors: entriesDeletionErrors,
      accept: (wire) => ({ ...editIn(wire), body: wire.body }),
      body: Type.Array(Type.String()),
      run: async ({ params: { id, entity }, query: { lang, dryRun = false }, body, actor, edit }) => {
        const about = { entity, language: spokenIn(id, lang) };
        const command = { type: 'DeleteEntries', ...about, values: body } as const;
        return changeOut(await life.edit(id, command, { actor, dryRun, edit: edit({ entity }) }), dryRun);
      },
    }),
  ];
};

const deleteOperation = ({ agents, life }: PartPorts) =>
  operation({
    method: 'delete',
    path: '/admin/agents/:id/entities/:entity',
    summary: 'Delete an entity that nothing uses',
    ...ofAgentPart,
    params: itemParams,
    accept: editIn,
    query: editQuery,
    reply: ChangeReply,
    errors: ['entity_not_found', 'entity_in_use', 'agent_changed'],
    run: async ({ params: { id, entity }, query: { dryRun = false }, actor, edit }) => {
      agents.get(id);
      const command = { type: 'DeleteEntity', entity } as const;
      return changeOut(await life.edit(id, command, { actor, dryRun, edit: edit({ entity }) }), dryRun);
    },
  });
