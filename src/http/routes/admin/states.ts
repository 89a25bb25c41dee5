import { AffectedContext, Parameter } from '../../../agent/agent.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { Type } from '../../../kernel/schema.ts';
import { Context } from '../../../session/context.ts';
import { UserEntity } from '../../../session/user-entities.ts';
import type { CurrentStates } from '../../../views/current-states.ts';
import { operation } from '../../operation.ts';
import { agentStateOut } from '../../wire/agent-state-out.ts';
import { AgentPath, SessionPath, sessionKeyOf } from '../../wire/paths.ts';

const isUpToDate = Type.Boolean({ description: 'False while the view lacks the newest events.' });

const SessionState = Type.Object({
  turns: Type.Integer({ description: 'Turns begun so far.' }),
  lastActiveAt: Type.String(),
  contexts: Type.Array(Context, {
    description: 'Newest first; those with lifespan 0 were in the last reply and are no longer active.',
  }),
  userEntities: Type.Array(UserEntity),
  slotFilling: Type.Union([
    Type.Object({ intentId: Type.String(), parameter: Type.String(), attempt: Type.Integer() }),
    Type.Null(),
  ]),
  lastTurn: Type.Union([
    Type.Object({
      turnId: Type.String(),
      query: Type.String({ description: "The text, or the trigger's name." }),
      intentName: Type.String({ description: 'Empty for none.' }),
      action: Type.String(),
      speech: Type.String(),
      isIncomplete: Type.Boolean({ description: 'A slot is open.' }),
    }),
    Type.Null(),
  ]),
});

const IntentState = Type.Object({
  id: Type.String(),
  name: Type.String(),
  contextIn: Type.Array(Type.String()),
  contextOut: Type.Array(Type.Pick(AffectedContext, ['name', 'lifespan'])),
  actions: Type.Array(Type.String()),
  parameters: Type.Array(Type.Pick(Parameter, ['name', 'value', 'required', 'dataType', 'isList'])),
  priority: Type.Integer(),
  fallbackIntent: Type.Boolean(),
});

const EntityState = Type.Object({
  id: Type.String(),
  name: Type.String(),
  isEnum: Type.Boolean(),
  automatedExpansion: Type.Boolean(),
  entries: Type.Record(Type.String(), Type.Integer(), { description: 'Their number by language.' }),
});

const AgentState = Type.Object({
  name: Type.String(),
  status: Type.String(),
  language: Type.String(),
  languages: Type.Array(Type.String()),
  intents: Type.Array(IntentState),
  entities: Type.Array(EntityState),
});

type Ports = { readonly states: CurrentStates; readonly agents: Pick<AgentDesk, 'get'> };

/** The current state of agents and their sessions, from the projections of their events. */
export const stateOperations = ({ states, agents }: Ports) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/state',
    summary: 'The current state of an agent from the projection `agent-state`',
    tag: 'agents',
    token: 'agent-part',
    params: AgentPath,
    reply: Type.Object({ agentId: Type.String(), state: AgentState, isUpToDate }),
    run: async ({ params: { id }, after }) => {
      agents.get(id);
      const current = await states.agent(id, after?.agent);
      return { agentId: id, state: agentStateOut(current.states), isUpToDate: current.isUpToDate };
    },
  }),
  operation({
    method: 'get',
    path: '/admin/agents/:id/sessions/:session/state',
    summary: 'The current state of a session from the projection `session-state`',
    tag: 'history',
    token: 'agent-part',
    params: SessionPath,
    reply: Type.Object({
      agentId: Type.String(),
      sessionId: Type.String(),
      state: SessionState,
      isUpToDate,
    }),
    errors: ['session_not_found'],
    run: async ({ params, after }) => {
      agents.get(params.id);
      const key = sessionKeyOf(params);
      const current = await states.session(key, after?.session);
      if (current === undefined) throw new ParleyError('session_not_found', { sessionId: key.sessionId });
      return { ...key, ...current };
    },
  }),
];
