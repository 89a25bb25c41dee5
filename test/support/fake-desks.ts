import type { Agent } from '../../src/agent/agent.ts';
import type { AgentCommand, GivenAgentCommand } from '../../src/agent/commands.ts';
import { decideAgent } from '../../src/agent/decide.ts';
import { errorOf } from '../../src/agent/decision.ts';
import { emptyAgent, foldAgent } from '../../src/agent/evolve.ts';
import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import { newAgentSettings } from '../../src/agent/new-agent.ts';
import { sealedChanges } from '../../src/agent/sealed.ts';
import type { AgentDesk, NewAgent, TokenOwner } from '../../src/authoring/agent-operations.ts';
import { ParleyError } from '../../src/kernel/errors.ts';
import { tokenHash } from '../../src/outside/secrets.ts';
import type { Context } from '../../src/session/context.ts';
import type { TurnReply } from '../../src/session/reply.ts';
import type {
  SentUserEntity,
  SessionDesk,
  SessionKey,
  TurnRequest,
} from '../../src/turn/session-operations.ts';

export const turnReply: TurnReply = {
  turnId: 't1',
  receivedAt: '2017-11-12T11:08:42.008Z',
  sessionId: 's1',
  language: 'en',
  resolvedQuery: 'hi',
  action: 'greet',
  actionIncomplete: false,
  parameters: {},
  contexts: [],
  fulfillment: { speech: 'Hello!', messages: [{ type: 0, speech: 'Hello!' }] },
  score: 1,
  intent: { id: 'i1', name: 'greeting', webhookUsed: false, webhookForSlotFillingUsed: false },
  executionSequence: [],
};

export type FakeSessions = SessionDesk & {
  readonly asked: TurnRequest[];
  /** The replies of the next turns, or errors to throw. */
  reply: TurnReply | Error | ((request: TurnRequest) => Promise<TurnReply>);
};

/** Records its requests, stores contexts and user entities, and understands nothing. */
export const fakeSessions = (): FakeSessions => {
  const contexts = new Map<string, Context[]>();
  const entities = new Map<string, Map<string, SentUserEntity>>();
  const keyOf = ({ agentId, sessionId }: SessionKey) => `${agentId}/${sessionId}`;
  const asked: TurnRequest[] = [];
  const fake: FakeSessions = {
    asked,
    reply: turnReply,
    runTurn: async (request) => {
      asked.push(request);
      if (fake.reply instanceof Error) throw fake.reply;
      return typeof fake.reply === 'function' ? fake.reply(request) : fake.reply;
    },
    contexts: async (key) => contexts.get(keyOf(key)) ?? [],
    addContexts: async (key, given) => {
      const added = given.map(({ lifespan = 5, ...context }) => ({ ...context, lifespan }));
      contexts.set(keyOf(key), [...added, ...(contexts.get(keyOf(key)) ?? [])]);
      return given.map(({ name }) => name);
    },
    deleteContexts: async (key, names) => {
      const before = contexts.get(keyOf(key)) ?? [];
      const goes = ({ name }: Context) => names === 'all' || names.includes(name);
      contexts.set(
        keyOf(key),
        before.filter((context) => !goes(context)),
      );
      return before.filter(goes).map(({ name }) => name);
    },
    userEntity: async (key, name) => {
      const entity = entities.get(keyOf(key))?.get(name);
      return entity && { ...entity, expiresAt: '2017-01-01T00:30:00.000Z' };
    },
    setUserEntities: async (key, given) => {
      const unknown = given.find(({ name }) => name === 'unknown');
      if (unknown !== undefined) throw new ParleyError('user_entity_unknown', { name: unknown.name });
      const own = entities.get(keyOf(key)) ?? new Map<string, SentUserEntity>();
      for (const entity of given) own.set(entity.name, entity);
      entities.set(keyOf(key), own);
    },
    deleteUserEntity: async (key, name) => entities.get(keyOf(key))?.delete(name) ?? false,
  };
  return fake;
};

export const CLIENT_TOKEN = 'c'.repeat(32);
export const DEVELOPER_TOKEN = 'd'.repeat(32);
/** The developer token of another agent. */
export const STRANGER_TOKEN = 'e'.repeat(32);
export const ADMIN_TOKEN = 'admin-token-of-the-test';

export type FakeAgents = AgentDesk & { readonly imported: { files: readonly ExportFile[]; name?: string }[] };

/** One agent, `a1`, with English and German; it uses the real decisions about changes. */
export const fakeAgents = (): FakeAgents => {
  const settings = { ...newAgentSettings('Shop', 'en'), languages: ['en', 'de'] };
  let agent = change(emptyAgent('a1'), { type: 'CreateAgent', agentId: 'a1', settings, intents: [] });
  const owners = new Map<string, TokenOwner>([
    [tokenHash(CLIENT_TOKEN), { agentId: 'a1', kind: 'client' }],
    [tokenHash(DEVELOPER_TOKEN), { agentId: 'a1', kind: 'developer' }],
    [tokenHash(STRANGER_TOKEN), { agentId: 'a2', kind: 'developer' }],
  ]);
  const imported: FakeAgents['imported'] = [];
  const agentOf = (agentId: string): Agent => {
    if (agentId !== 'a1' || agent.status === 'deleted') throw new ParleyError('agent_not_found', {});
    return agent;
  };
  const fresh = (): NewAgent => ({
    agent,
    clientAccessToken: CLIENT_TOKEN,
    developerAccessToken: DEVELOPER_TOKEN,
    warnings: [],
  });
  const apply = (agentId: string, command: AgentCommand): Agent => {
    agent = change(agentOf(agentId), command);
    return agent;
  };
  return {
    imported,
    ownerOf: (hash) => owners.get(hash),
    list: (status = 'ready') => (agent.status === status ? [agent] : []),
    get: agentOf,
    requireKnown: agentOf,
    create: async () => fresh(),
    import: async (files, options) => {
      imported.push({ files, ...options });
      return fresh();
    },
    export: async ({ settings }) => [{ path: 'agent.json', text: JSON.stringify({ name: settings.name }) }],
    secretFaults: () => [],
    change: async (agentId, command) => apply(agentId, withSeal(command)),
    delete: async (agentId) => void apply(agentId, { type: 'DeleteAgent' }),
    issueToken: async (agentId, { kind, value, ...details }) => {
      const issuedAt = '2017-01-01T00:00:00.000Z';
      apply(agentId, { type: 'IssueToken', tokenId: 'k1', kind, hash: '0'.repeat(64), issuedAt, ...details });
      return { tokenId: 'k1', kind, token: value ?? 'f'.repeat(32) };
    },
    revokeToken: async (agentId, tokenId) => void apply(agentId, { type: 'RevokeToken', tokenId }),
    untilTrained: async () => undefined,
    understand: async (_agentId, texts) => texts.map(() => ({ candidates: [], values: [], answers: [] })),
    atRevision: async (agentId) => agentOf(agentId),
  };
};

const change = (agent: Agent, command: AgentCommand): Agent => {
  const decision = decideAgent(command, agent);
  if ('refused' in decision) throw errorOf(decision);
  return foldAgent(agent, decision.events);
};

let seals = 0;

/** Like real encryption, it never produces the same text twice. */
const withSeal = (command: GivenAgentCommand): AgentCommand => {
  if (command.type !== 'SetWebhook') return command;
  const { changes, secretHeaders } = command;
  const seal = (secret: string) => {
    seals += 1;
    return { sealed: `${secret.length} ${seals}` };
  };
  return { type: 'SetWebhook', changes: sealedChanges(changes, seal, secretHeaders) };
};
