import Type from 'typebox';
import type { Agent } from '../../agent/agent.ts';
import { entityNamed } from '../../agent/references.ts';
import { ParleyError } from '../../kernel/errors.ts';
import { AGENT_BODY_BYTES_MAX } from '../../kernel/limits.ts';
import type { ContentCommand, LifeDesk } from '../../turn/agent-life.ts';
import type { AgentDesk } from '../../turn/desks.ts';
import { operation, RevisedReply, type Wire } from '../operation.ts';
import { ChangeReply, changeOut } from '../wire/agent-change-out.ts';
import { EntityBody, entityBodyIn, givenEntity } from '../wire/entity-in.ts';
import { EntityReply, EntitySummary, entityOut, entitySummary } from '../wire/entity-out.ts';
import { agentLanguage } from '../wire/language.ts';
import { booleanOf, firstOf, isRecord } from '../wire/lenient.ts';
import { entriesIn, WireEntry } from '../wire/user-entity-in.ts';

const tag = 'agents';
const token = 'agent-part';
const itemParams = Type.Object({
  id: Type.String(),
  entity: Type.String({ description: "The entity's id or name." }),
});
const bodyLimits = { bytesMax: AGENT_BODY_BYTES_MAX, reads: 'json' } as const;
const language = {
  lang: Type.Optional(Type.String({ description: "Another of the agent's languages than its default." })),
};
const EditQuery = Type.Object({
  ...language,
  dryRun: Type.Optional(Type.Boolean({ description: 'Says what would change, and records nothing.' })),
});
const editErrors = [
  'entity_not_found',
  'bad_language',
  'too_many_items',
  'part_too_large',
  'agent_importing',
  'agent_changed',
] as const;

const langIn = ({ query }: Wire) => ({ query: { lang: firstOf(query, 'lang') } });
const editIn = ({ query }: Wire) => ({
  query: { lang: firstOf(query, 'lang'), dryRun: booleanOf(firstOf(query, 'dryRun')) },
});

type Ports = {
  readonly agents: Pick<AgentDesk, 'get'>;
  readonly life: LifeDesk;
  readonly newId: () => string;
};

/** Entities for people who edit an agent: named by their names, each edit with its difference and revision. */
export const agentEntityOperations = (ports: Ports) => [
  ...readingEntities(ports),
  puttingEntity(ports),
  ...editingEntries(ports),
  deletingEntity(ports),
];

const readingEntities = ({ agents }: Ports) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/entities',
    summary: 'The entities of an agent',
    tag,
    token,
    params: Type.Object({ id: Type.String() }),
    accept: langIn,
    query: Type.Object(language),
    reply: Type.Object({ entities: Type.Array(EntitySummary) }),
    errors: ['bad_language'],
    run: ({ params: { id }, query }) => {
      const agent = agents.get(id);
      const spoken = agentLanguage(agent, query.lang);
      const entities = Array.from(agent.entities.values(), (entity) => entitySummary(entity, spoken));
      return new RevisedReply(agent.revision, { entities });
    },
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/entities/:entity',
    summary: 'One entity, as /v1/entities has it',
    tag,
    token,
    params: itemParams,
    accept: langIn,
    query: Type.Object(language),
    reply: EntityReply,
    errors: ['entity_not_found', 'bad_language'],
    run: ({ params: { id, entity }, query }) => {
      const agent = agents.get(id);
      const reply = entityOut(namedIn(agent, entity), agentLanguage(agent, query.lang));
      return new RevisedReply(agent.revision, reply);
    },
  }),
];

const namedIn = (agent: Agent, idOrName: string) => {
  const entity = entityNamed(agent, idOrName);
  if (entity === undefined) throw new ParleyError('entity_not_found', { entity: idOrName });
  return entity;
};

const puttingEntity = ({ agents, life, newId }: Ports) =>
  operation({
    method: 'put',
    path: '/admin/agents/:id/entities/:entity',
    summary: 'Create an entity, or set what the body names; entries of other languages stay',
    tag,
    token,
    params: itemParams,
    accept: (wire) => ({ ...editIn(wire), body: namedBody(wire) }),
    query: EditQuery,
    body: EntityBody,
    bodyLimits,
    reply: ChangeReply,
    errors: [...editErrors, 'bad_entity_name'],
    run: async ({ params: { id, entity }, query, body, actor, edit }) => {
      const agent = agents.get(id);
      const { dryRun = false } = query;
      // An id in the path stands for the name that the entity has.
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
  const read = entityBodyIn(body);
  return isRecord(read) ? { ...read, name: entity } : read;
};

const editingEntries = ({ agents, life }: Ports) => {
  const common = {
    path: '/admin/agents/:id/entities/:entity/entries',
    tag,
    token,
    params: itemParams,
    query: EditQuery,
    bodyLimits,
    reply: ChangeReply,
    errors: editErrors,
  } as const;
  const spokenIn = (id: string, lang: string | undefined) => agentLanguage(agents.get(id), lang);
  return [
    operation({
      ...common,
      method: 'put',
      summary: 'Add entries to an entity, or replace those with the same values',
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

const deletingEntity = ({ agents, life }: Ports) =>
  operation({
    method: 'delete',
    path: '/admin/agents/:id/entities/:entity',
    summary: 'Delete an entity that nothing uses',
    tag,
    token,
    params: itemParams,
    accept: editIn,
    query: EditQuery,
    reply: ChangeReply,
    errors: ['entity_not_found', 'entity_in_use', 'agent_importing', 'agent_changed'],
    run: async ({ params: { id, entity }, query: { dryRun = false }, actor, edit }) => {
      agents.get(id);
      const command = { type: 'DeleteEntity', entity } as const;
      return changeOut(await life.edit(id, command, { actor, dryRun, edit: edit({ entity }) }), dryRun);
    },
  });
