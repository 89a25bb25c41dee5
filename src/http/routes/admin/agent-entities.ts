import { entityNamed } from '../../../agent/references.ts';
import { isJsonObject } from '../../../kernel/json.ts';
import { Type } from '../../../kernel/schema.ts';
import { type OperationRequest, operation, RevisedReply, type Wire } from '../../operation.ts';
import { ChangeReply } from '../../wire/agent-change-out.ts';
import { EntityBody, entityBodyIn, givenEntity } from '../../wire/entity-in.ts';
import { EntityReply, EntitySummary, entityOut, entitySummary } from '../../wire/entity-out.ts';
import { agentLanguage, LanguageQuery, languageIn } from '../../wire/language.ts';
import { AgentPath } from '../../wire/paths.ts';
import { entriesIn, WireEntry } from '../../wire/user-entity-in.ts';
import {
  editAgent,
  editBody,
  editIn,
  editQuery,
  entriesDeletionErrors,
  entriesErrors,
  existingEntity,
  ofAgentPart,
  type PartPorts,
} from '../agent-part.ts';

const itemParams = Type.Object({
  id: Type.String(),
  entity: Type.String({ description: "The entity's id or name." }),
});

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
    errors: [...entriesErrors, 'bad_entity_name'],
    run: (request) => {
      const { params, query, body } = request;
      const { id, entity } = params;
      const agent = agents.get(id);
      // An id in the path means the entity's name.
      const name = entityNamed(agent, entity)?.name ?? body.name;
      const entities = [{ ...givenEntity(body), name, newId: newId() }];
      const language = agentLanguage(agent, query.lang);
      const command = { type: 'PutEntities', language, entities } as const;
      return editAgent(life, request, { command, part: { entity } });
    },
  });

const namedBody = ({ params: { entity = '' }, body }: Wire): unknown => {
  const entityBody = entityBodyIn(body);
  return isJsonObject(entityBody) ? { ...entityBody, name: entity } : entityBody;
};

type Request = Pick<
  OperationRequest<{ readonly id: string }, { readonly lang?: string }>,
  'params' | 'query'
>;

const editEntriesOperations = ({ agents, life }: PartPorts) => {
  const common = {
    path: '/admin/agents/:id/entities/:entity/entries',
    ...ofAgentPart,
    params: itemParams,
    ...editBody,
    reply: ChangeReply,
  } as const;
  const languageOf = ({ params, query }: Request) => agentLanguage(agents.get(params.id), query.lang);
  return [
    operation({
      ...common,
      method: 'put',
      summary: 'Add entries to an entity, or replace those with the same values',
      errors: entriesErrors,
      accept: (wire) => ({ ...editIn(wire), body: entriesIn(wire.body) }),
      body: Type.Array(WireEntry),
      run: (request) => {
        const { entity } = request.params;
        const about = { entity, language: languageOf(request) };
        const command = { type: 'UpdateEntries', ...about, entries: request.body } as const;
        return editAgent(life, request, { command, part: { entity } });
      },
    }),
    operation({
      ...common,
      method: 'delete',
      summary: 'Delete entries of an entity by their values',
      errors: entriesDeletionErrors,
      accept: (wire) => ({ ...editIn(wire), body: wire.body }),
      body: Type.Array(Type.String()),
      run: (request) => {
        const { entity } = request.params;
        const about = { entity, language: languageOf(request) };
        const command = { type: 'DeleteEntries', ...about, values: request.body } as const;
        return editAgent(life, request, { command, part: { entity } });
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
    run: (request) => {
      const { id, entity } = request.params;
      agents.get(id);
      return editAgent(life, request, { command: { type: 'DeleteEntity', entity }, part: { entity } });
    },
  });
