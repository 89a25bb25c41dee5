import type { Agent } from '../../../agent/agent.ts';
import type { GivenAgentCommand, GivenEntity } from '../../../agent/commands.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { Type } from '../../../kernel/schema.ts';
import { type OperationRequest, operation, RevisedReply, type Wire } from '../../operation.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { EntityBody, entityBodiesIn, entityBodyIn, givenEntity, valuesIn } from '../../wire/entity-in.ts';
import { EntityReply, EntitySummary, entityOut, entitySummary } from '../../wire/entity-out.ts';
import { agentLanguage, LanguageQuery, languageIn } from '../../wire/language.ts';
import { Status, StatusReply, success } from '../../wire/query-out.ts';
import { entriesIn, WireEntry } from '../../wire/user-entity-in.ts';
import { entriesDeletionErrors, entriesErrors, existingEntity, partErrors } from '../agent-part.ts';

const EntityParameter = Type.Object({ eid: Type.String({ description: "The entity's id or name." }) });
const writeErrors = ['bad_entity_name', ...partErrors] as const;

type Agents = Pick<AgentDesk, 'get' | 'change'>;
type Ids = { readonly newId: () => string };

export const entityOperations = (agents: Agents, ids: Ids) => [
  ...readOperations(agents),
  ...createOperations(agents, ids),
  ...changeOperations(agents),
  ...changeEntriesOperations(agents),
];

const readOperations = (agents: Agents) => [
  operation({
    method: 'get',
    path: '/v1/entities',
    summary: 'All entities of the agent, in short',
    tag: 'entities',
    token: 'developer',
    accept: languageIn,
    query: LanguageQuery,
    reply: Type.Array(EntitySummary),
    errors: ['bad_language'],
    run: ({ agentId, query }) => {
      const agent = agents.get(agentId);
      const language = agentLanguage(agent, query.lang);
      const summaries = Array.from(agent.entities.values(), (entity) => entitySummary(entity, language));
      return new RevisedReply(agent.revision, summaries);
    },
  }),
  operation({
    method: 'get',
    path: '/v1/entities/:eid',
    summary: 'One entity',
    tag: 'entities',
    token: 'developer',
    accept: languageIn,
    params: EntityParameter,
    query: LanguageQuery,
    reply: EntityReply,
    errors: ['entity_not_found', 'bad_language'],
    run: ({ agentId, params, query }) => {
      const agent = agents.get(agentId);
      const reply = entityOut(existingEntity(agent, params.eid), agentLanguage(agent, query.lang));
      return new RevisedReply(agent.revision, reply);
    },
  }),
];

const createOperations = (agents: Agents, { newId }: Ids) => [
  operation({
    method: 'post',
    path: '/v1/entities',
    summary: 'Create an entity, or several from a list',
    tag: 'entities',
    token: 'developer',
    accept: (wire) => ({ ...languageIn(wire), body: entityBodiesIn(wire.body) }),
    query: LanguageQuery,
    body: Type.Array(EntityBody, { minItems: 1, description: 'A single entity need not be in a list.' }),
    bodyLimits: agentBody,
    reply: Type.Object({ id: Type.String({ description: 'Of the first.' }), status: Status }),
    errors: [...writeErrors, 'entity_name_taken'],
    run: async ({ agentId, actor, edit, query, body }) => {
      const agent = agents.get(agentId);
      const language = agentLanguage(agent, query.lang);
      const entities = body.map((entity) => ({ ...givenEntity(entity), newId: newId() }));
      const command = creationOf(entities, { agent, language });
      const after = await agents.change(agentId, command, actor, edit('entities'));
      return new RevisedReply(after.revision, { id: entities[0]?.newId, status: success });
    },
  }),
  operation({
    method: 'put',
    path: '/v1/entities',
    summary: 'Create or update several entities',
    tag: 'entities',
    token: 'developer',
    accept: (wire) => ({ ...languageIn(wire), body: entityBodiesIn(wire.body) }),
    query: LanguageQuery,
    body: Type.Array(EntityBody),
    bodyLimits: agentBody,
    reply: StatusReply,
    errors: writeErrors,
    run: async ({ agentId, actor, edit, query, body }) => {
      const language = agentLanguage(agents.get(agentId), query.lang);
      const entities = body.map((entity) => ({ ...givenEntity(entity), newId: newId() }));
      const command = { type: 'PutEntities', language, entities } as const;
      const after = await agents.change(agentId, command, actor, edit('entities'));
      return new RevisedReply(after.revision, { status: success });
    },
  }),
];

type NewEntity = GivenEntity & { readonly newId: string };

/** One command, so that a list is created completely or not at all. */
const creationOf = (
  entities: readonly NewEntity[],
  { agent, language }: { readonly agent: Agent; readonly language: string },
): GivenAgentCommand => {
  const [first, ...others] = entities;
  if (first !== undefined && others.length === 0) {
    const { newId: id, name, isEnum = false, automatedExpansion = false, entries = [] } = first;
    const entity = { id, name, isEnum, automatedExpansion, entries: { [language]: [...entries] } };
    return { type: 'CreateEntity', entity };
  }
  const names = new Set(Array.from(agent.entities.values(), ({ name }) => name.toLowerCase()));
  const duplicate = entities.find(({ name }) => names.size === names.add(name.toLowerCase()).size);
  if (duplicate !== undefined) throw new ParleyError('entity_name_taken', { name: duplicate.name });
  return { type: 'PutEntities', language, entities };
};

const changeOperations = (agents: Agents) => [
  operation({
    method: 'put',
    path: '/v1/entities/:eid',
    summary: 'Update an entity; its entries in other languages stay',
    tag: 'entities',
    token: 'developer',
    accept: (wire) => ({ ...languageIn(wire), body: entityBodyIn(wire.body) }),
    params: EntityParameter,
    query: LanguageQuery,
    body: Type.Partial(EntityBody),
    bodyLimits: agentBody,
    reply: StatusReply,
    errors: [...writeErrors, 'entity_not_found', 'entity_name_taken', 'entity_in_use'],
    run: async ({ agentId, actor, edit, params, query, body }) => {
      const language = agentLanguage(agents.get(agentId), query.lang);
      const changes = givenEntity(body);
      const command = { type: 'UpdateEntity', entity: params.eid, language, changes } as const;
      const after = await agents.change(agentId, command, actor, edit({ entity: params.eid }));
      return new RevisedReply(after.revision, { status: success });
    },
  }),
  operation({
    method: 'delete',
    path: '/v1/entities/:eid',
    summary: 'Delete an entity that nothing uses',
    tag: 'entities',
    token: 'developer',
    params: EntityParameter,
    reply: StatusReply,
    errors: ['entity_not_found', 'entity_in_use', 'agent_changed'],
    run: async ({ agentId, actor, edit, params }) => {
      const command = { type: 'DeleteEntity', entity: params.eid } as const;
      const after = await agents.change(agentId, command, actor, edit({ entity: params.eid }));
      return new RevisedReply(after.revision, { status: success });
    },
  }),
];

type EntriesRequest = OperationRequest<{ eid: string }, { lang?: string }>;

const changeEntriesOperations = (agents: Agents) => {
  const changeEntity = async (
    { agentId, actor, edit, params, query }: EntriesRequest,
    commandFor: (about: { readonly entity: string; readonly language: string }) => GivenAgentCommand,
  ) => {
    const language = agentLanguage(agents.get(agentId), query.lang);
    const { eid: entity } = params;
    const after = await agents.change(agentId, commandFor({ entity, language }), actor, edit({ entity }));
    return new RevisedReply(after.revision, { status: success });
  };
  const common = {
    path: '/v1/entities/:eid/entries',
    tag: 'entities',
    token: 'developer',
    params: EntityParameter,
    query: LanguageQuery,
    bodyLimits: agentBody,
    reply: StatusReply,
  } as const;
  const entriesAccept = (wire: Wire) => ({ ...languageIn(wire), body: entriesIn(wire.body) });
  return [
    operation({
      ...common,
      method: 'post',
      summary: 'Add entries to an entity',
      errors: entriesErrors,
      accept: entriesAccept,
      body: Type.Array(WireEntry),
      run: (request) =>
        changeEntity(request, (about) => ({ type: 'AddEntries', ...about, entries: request.body })),
    }),
    operation({
      ...common,
      method: 'put',
      summary: 'Update entries of an entity, matched by their values',
      errors: entriesErrors,
      accept: entriesAccept,
      body: Type.Array(WireEntry),
      run: (request) =>
        changeEntity(request, (about) => ({ type: 'UpdateEntries', ...about, entries: request.body })),
    }),
    operation({
      ...common,
      method: 'delete',
      summary: 'Delete entries of an entity by their values',
      errors: entriesDeletionErrors,
      accept: (wire) => ({ ...languageIn(wire), body: valuesIn(wire.body) }),
      body: Type.Array(Type.String()),
      run: (request) =>
        changeEntity(request, (about) => ({ type: 'DeleteEntries', ...about, values: request.body })),
    }),
  ];
};
