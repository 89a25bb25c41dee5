import { isJsonObject } from '../../../kernel/json.ts';
import { Type } from '../../../kernel/schema.ts';
import type { ForkDesk } from '../../../replay/fork-desk.ts';
import type { ReplayDesk } from '../../../replay/replay-desk.ts';
import { ConversationScript } from '../../../replay/wire/conversation-script.ts';
import { Forked, ForkOrder, Sandbox, SandboxQuery } from '../../../replay/wire/fork.ts';
import { RecordedTurn } from '../../../replay/wire/recorded-turn.ts';
import { jsonWithList } from '../../body/json-list.ts';
import { operation, type Wire } from '../../operation.ts';
import { queryBody } from '../../wire/body-limits.ts';
import { firstOf } from '../../wire/lenient.ts';
import { AgentPath, SessionPath, sessionKeyOf } from '../../wire/paths.ts';

const tag = 'replay';
const SandboxParameters = Type.Object({ id: Type.String(), sandbox: Type.String() });
const refusals = ['too_many_contexts', 'user_entity_unknown', 'user_entities_too_large'] as const;

/** Copies of sessions that continue separately, and unrecorded conversations. */
export const forkOperations = (replay: ReplayDesk) => [
  ...newForkOperations(replay.forks),
  ...sandboxOperations(replay.forks),
  ...rehearsalOperations(replay),
];

/** The defaults: no calls, no repeated queries. */
const withStandards = ({ body }: Wire) =>
  isJsonObject(body) ? { body: { webhook: 'recorded', rest: false, ...body } } : { body };

const RehearsalQuery = Type.Object({
  environment: Type.Optional(
    Type.String({
      description: 'Its published revision answers; by default the newest revision of the agent answers.',
    }),
  ),
});

const withRecorded = ({ body }: Wire) =>
  isJsonObject(body) ? { body: { webhook: 'recorded', ...body } } : { body };

const newForkOperations = (forks: ForkDesk) => [
  operation({
    method: 'post',
    path: '/admin/agents/:id/sessions/:session/fork',
    summary: 'Continue from a turn in a sandbox, with another text, other contexts or webhook replies',
    tag,
    token: 'agent-part',
    params: SessionPath,
    accept: withStandards,
    body: ForkOrder,
    bodyLimits: queryBody,
    reply: Forked,
    errors: ['session_not_found', 'session_erased', 'session_key_missing', 'turn_not_found', ...refusals],
    run: async ({ params, body }) => {
      const { turns, ...fork } = await forks.fork(sessionKeyOf(params), body);
      return jsonWithList(fork, 'turns', turns);
    },
  }),
  operation({
    method: 'post',
    path: '/admin/agents/:id/sandboxes',
    summary: 'Begin a conversation in a sandbox, with its first words or a trigger',
    tag,
    token: 'agent-part',
    params: AgentPath,
    accept: withRecorded,
    body: SandboxQuery,
    bodyLimits: queryBody,
    reply: Forked,
    errors: refusals,
    run: ({ params, body }) => forks.begin(params.id, body),
  }),
  operation({
    method: 'post',
    path: '/admin/agents/:id/sandboxes/:sandbox/query',
    summary: 'Say something in a sandbox',
    tag,
    token: 'agent-part',
    params: SandboxParameters,
    accept: withRecorded,
    body: SandboxQuery,
    bodyLimits: queryBody,
    reply: Type.Object({ turn: RecordedTurn }),
    errors: ['sandbox_not_found', 'sandbox_unfinished', ...refusals],
    run: async ({ params, body }) => ({
      turn: await forks.say({ agentId: params.id, sandboxId: params.sandbox }, body),
    }),
  }),
];

const sandboxOperations = (forks: ForkDesk) => [
  operation({
    method: 'get',
    path: '/admin/agents/:id/sandboxes',
    summary: 'The sandboxes of an agent, each with its session and turn of origin',
    tag,
    token: 'agent-part',
    params: AgentPath,
    reply: Type.Object({ sandboxes: Type.Array(Sandbox) }),
    run: async ({ params }) => ({ sandboxes: await forks.list(params.id) }),
  }),
  operation({
    method: 'delete',
    path: '/admin/agents/:id/sandboxes/:sandbox',
    summary: 'Delete a sandbox permanently; its session does not change',
    tag,
    token: 'agent-part',
    params: SandboxParameters,
    reply: Type.Object({ deleted: Type.String() }),
    errors: ['sandbox_not_found'],
    run: async ({ params }) => {
      await forks.delete({ agentId: params.id, sandboxId: params.sandbox });
      return { deleted: params.sandbox };
    },
  }),
];

const rehearsalOperations = (replay: ReplayDesk) => [
  operation({
    method: 'post',
    path: '/admin/agents/:id/rehearse',
    summary: 'Let the agent answer a conversation without recording it, as tests do',
    tag,
    token: 'agent-part',
    role: 'viewer',
    params: AgentPath,
    query: RehearsalQuery,
    accept: (wire) => ({
      ...withRecorded(wire),
      query: { environment: firstOf(wire.query, 'environment') },
    }),
    body: ConversationScript,
    bodyLimits: queryBody,
    reply: Type.Object({ turns: Type.Array(RecordedTurn) }),
    errors: ['publishing_off', 'environment_not_found', ...refusals],
    run: async ({ params, query: { environment }, body }) => ({
      turns: await replay.rehearse(params.id, body, environment),
    }),
  }),
];
