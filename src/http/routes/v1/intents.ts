import type { Agent } from '../../../agent/agent.ts';
import { intentFaults } from '../../../agent/legal.ts';
import type { AgentDesk } from '../../../authoring/agent-operations.ts';
import { ParleyError } from '../../../kernel/errors.ts';
import { Type } from '../../../kernel/schema.ts';
import { inSlices } from '../../../outside/slices.ts';
import { operation, RevisedReply, type Wire } from '../../operation.ts';
import { agentBody } from '../../wire/body-limits.ts';
import { IntentBody, intentSteps } from '../../wire/intent-in.ts';
import { IntentReply, IntentSummary, intentOut, intentSummary } from '../../wire/intent-out.ts';
import { intentBodyIn } from '../../wire/intent-shapes.ts';
import { agentLanguage, LanguageQuery, languageIn } from '../../wire/language.ts';
import { Status, StatusReply, success } from '../../wire/query-out.ts';
import { partErrors } from '../agent-part.ts';

const IntentPath = Type.Object({ id: Type.String() });
const writeErrors = [...intentFaults, 'intent_name_taken', ...partErrors] as const;

const intentIn = (wire: Wire) => ({ ...languageIn(wire), body: intentBodyIn(wire.body) });

type Agents = Pick<AgentDesk, 'get' | 'change'>;
type Ids = { readonly newId: () => string };

export const intentOperations = (agents: Agents, ids: Ids) => [
  ...readOperations(agents),
  ...writeOperations(agents, ids),
];

const intentWithId = (agent: Agent, intentId: string) => {
  const intent = agent.intents.get(intentId);
  if (intent === undefined) throw new ParleyError('intent_not_found', { intentId });
  return intent;
};

const readOperations = (agents: Agents) => [
  operation({
    method: 'get',
    path: '/v1/intents',
    summary: 'All intents of the agent in brief',
    tag: 'intents',
    token: 'developer',
    accept: languageIn,
    query: LanguageQuery,
    reply: Type.Array(IntentSummary),
    errors: ['bad_language'],
    run: ({ agentId, query }) => {
      const agent = agents.get(agentId);
      const language = agentLanguage(agent, query.lang);
      const summaries = Array.from(agent.intents.values(), (intent) => intentSummary(intent, language));
      return new RevisedReply(agent.revision, summaries);
    },
  }),
  operation({
    method: 'get',
    path: '/v1/intents/:id',
    summary: 'One intent',
    tag: 'intents',
    token: 'developer',
    accept: languageIn,
    params: IntentPath,
    query: LanguageQuery,
    reply: IntentReply,
    errors: ['intent_not_found', 'bad_language'],
    run: ({ agentId, params, query }) => {
      const agent = agents.get(agentId);
      const intent = intentWithId(agent, params.id);
      return new RevisedReply(agent.revision, intentOut(intent, agentLanguage(agent, query.lang)));
    },
  }),
];

const writeOperations = (agents: Agents, { newId }: Ids) => [
  operation({
    method: 'post',
    path: '/v1/intents',
    summary: 'Create an intent',
    tag: 'intents',
    token: 'developer',
    accept: intentIn,
    query: LanguageQuery,
    body: IntentBody,
    bodyLimits: agentBody,
    reply: Type.Object({ id: Type.String(), status: Status }),
    errors: writeErrors,
    run: async ({ agentId, actor, edit, query, body }) => {
      const language = agentLanguage(agents.get(agentId), query.lang);
      const intent = await inSlices(intentSteps(body, { id: newId(), language, newId }));
      const command = { type: 'CreateIntent', intent } as const;
      const after = await agents.change(agentId, command, actor, edit('intents'));
      return new RevisedReply(after.revision, { id: intent.id, status: success });
    },
  }),
  operation({
    method: 'put',
    path: '/v1/intents/:id',
    summary: 'Replace an intent; its content in other languages stays',
    tag: 'intents',
    token: 'developer',
    accept: intentIn,
    params: IntentPath,
    query: LanguageQuery,
    body: IntentBody,
    bodyLimits: agentBody,
    reply: StatusReply,
    errors: [...writeErrors, 'intent_not_found'],
    run: async ({ agentId, actor, edit, params, query, body }) => {
      const agent = agents.get(agentId);
      const language = agentLanguage(agent, query.lang);
      const before = intentWithId(agent, params.id);
      const intent = await inSlices(intentSteps(body, { id: params.id, language, before, newId }));
      const command = { type: 'UpdateIntent', intentId: params.id, intent, language } as const;
      const after = await agents.change(agentId, command, actor, edit({ intent: params.id }));
      return new RevisedReply(after.revision, { status: success });
    },
  }),
  operation({
    method: 'delete',
    path: '/v1/intents/:id',
    summary: 'Delete an intent',
    tag: 'intents',
    token: 'developer',
    params: IntentPath,
    reply: StatusReply,
    errors: ['intent_not_found', 'agent_changed'],
    run: async ({ agentId, actor, edit, params }) => {
      const command = { type: 'DeleteIntent', intentId: params.id } as const;
      const after = await agents.change(agentId, command, actor, edit({ intent: params.id }));
      return new RevisedReply(after.revision, { status: success });
    },
  }),
];
