import { setImmediate } from 'node:timers/promises';
import type { Agent } from '../agent/agent.ts';
import type { AgentCommand, GivenAgentCommand } from '../agent/commands.ts';
import { readExportSteps } from '../agent/formats/export-reader.ts';
import { writeExportSteps } from '../agent/formats/export-writer.ts';
import { canonicalLanguage } from '../agent/language.ts';
import { newAgentIntents, newAgentSettings } from '../agent/new-agent.ts';
import { type Seal, sealedChanges, sealedSettings } from '../agent/sealed.ts';
import type { GivenSigningKey } from '../agent/signing.ts';
import { importWarnings } from '../agent/validate/import-warnings.ts';
import { validationSteps } from '../agent/validate/validate.ts';
import { ParleyError } from '../kernel/errors.ts';
import { TOKEN_CHARS_MAX, TOKEN_DIFFERENT_CHARS_MIN } from '../kernel/limits/access.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import { unlessAborted } from '../kernel/unless-aborted.ts';
import { understand } from '../nlu/understand.ts';
import type { Understanding } from '../nlu/understanding.ts';
import type { Outside } from '../outside/outside.ts';
import { isStrongToken, newToken, tokenHash } from '../outside/secrets.ts';
import { inSlices } from '../outside/slices.ts';
import type { Models } from '../training/models.ts';
import { secretFaults } from '../webhook/call-secrets.ts';
import type { SecretBox } from '../webhook/secret-box.ts';
import { type AgentHistory, readyAt } from './agent-history.ts';
import type { Actor, AgentDesk, EditOptions, NewAgent } from './agent-operations.ts';
import type { RecordOptions } from './agent-recorder.ts';
import type { Agents } from './agents.ts';
import { requireUnchanged } from './edit-conflict.ts';
import { readyDraft } from './ready-answerer.ts';
import { sessionlessConditions } from './sessionless-conditions.ts';

export type AgentDeskPorts = {
  readonly agents: Agents;
  readonly history: AgentHistory;
  readonly models: Models;
  readonly outside: Outside;
  readonly secrets: SecretBox;
  /** Whether new agents publish. */
  readonly publishing: boolean;
};

/** The public operations on agents. */
export const agentDesk = (ports: AgentDeskPorts): AgentDesk => {
  const { agents, models, outside, secrets } = ports;

  const record = (agentId: string, command: GivenAgentCommand, actor: Actor, edit?: EditOptions) => {
    const seal: Seal = (secret, field) => secrets.seal(secret, { agentId, field });
    const sealedCommand = withSecretsSealed(command, seal, outside.now());
    return agents.record(agentId, sealedCommand, actor, recordOptions(ports.history, edit));
  };

  const issue: AgentDesk['issueToken'] = async (agentId, order, actor, edit) => {
    const { value, ...details } = order;
    if (value !== undefined) refuseToken(value, agents);
    const [tokenId, token, issuedAt] = [outside.id(), value ?? newToken(), outside.now()];
    const facts = { tokenId, hash: tokenHash(token), issuedAt, ...details };
    await record(agentId, { type: 'IssueToken', ...facts }, actor, edit);
    return { tokenId, kind: order.kind, token };
  };

  return {
    ownerOf: agents.ownerOf,
    list: agents.list,
    get: agents.get,
    requireKnown: agents.requireKnown,
    ...newAgentOperations(ports, { record, issue }),
    export: (agent) => inSlices(writeExportSteps(agent)),
    secretFaults: (agentId) => secretFaults(agents.get(agentId), secrets.open),
    change: async (agentId, ...change) => {
      agents.get(agentId);
      return record(agentId, ...change);
    },
    delete: async (agentId, edit) => {
      agents.get(agentId);
      await record(agentId, { type: 'DeleteAgent' }, 'admin', edit);
    },
    issueToken: (agentId, ...order) => {
      agents.get(agentId);
      return issue(agentId, ...order);
    },
    revokeToken: async (agentId, tokenId, ...by) => {
      agents.get(agentId);
      await record(agentId, { type: 'RevokeToken', tokenId }, ...by);
    },
    untilTrained: (agentId) => models.waitUntilTrained(agents.get(agentId)),
    understand: understandWith(ports),
    atRevision: (agentId, revision) => agentAtRevision(ports, agentId, revision),
  };
};

type RecordPorts = {
  readonly record: (agentId: string, command: GivenAgentCommand, actor: Actor) => Promise<Agent>;
  readonly issue: AgentDesk['issueToken'];
};

const newAgentOperations = (ports: AgentDeskPorts, by: RecordPorts): Pick<AgentDesk, 'create' | 'import'> => {
  const { outside } = ports;
  const foundAgent = founderOf(ports, by);
  return {
    create: async ({ name, language, ...options }) => {
      const tag = canonicalLanguage(language);
      if (tag === undefined) throw new ParleyError('bad_language', { language });
      const settings = newAgentSettings(name, tag);
      const intents = newAgentIntents(outside.id, [tag]);
      const agentId = agentIdFrom(outside.id());
      return foundAgent({ type: 'CreateAgent', agentId, settings, intents }, { warnings: [], ...options });
    },
    import: async (files, { publishing, onProgress, signal, ...names }) => {
      const content = await inSlices(readExportSteps(files, { ids: outside.id, ...names }));
      const { settings, intents, entities, warnings } = content;
      const agentId = agentIdFrom(outside.id());
      const newAgent = await foundAgent(
        { type: 'ImportAgent', agentId, settings, intents, entities },
        {
          warnings,
          ...(publishing !== undefined && { publishing }),
          ...(onProgress && { onProgress }),
          ...(signal && { signal }),
        },
      );
      const { findings } = await inSlices(validationSteps(newAgent.agent));
      return { ...newAgent, warnings: [...warnings, ...importWarnings(findings, warnings.length)] };
    },
  };
};

/** An agent without tokens or a model is deleted again, because it is unusable. */
const founderOf =
  ({ agents, models, publishing: isUsual }: AgentDeskPorts, { record, issue }: RecordPorts) =>
  async (command: FoundingCommand, options: FoundingOptions): Promise<NewAgent> => {
    const { agentId } = command;
    const { warnings, publishing = isUsual, onProgress, signal } = options;
    await record(agentId, command, 'admin');
    try {
      const client = await issue(agentId, { kind: 'client' }, 'admin');
      const developer = await issue(agentId, { kind: 'developer' }, 'admin');
      if (publishing) await record(agentId, { type: 'SwitchPublishing', isOn: true }, 'admin');
      await unlessAborted(models.waitUntilTrained(agents.get(agentId), onProgress), signal);
      const agent = agents.get(agentId);
      return { agent, clientAccessToken: client.token, developerAccessToken: developer.token, warnings };
    } catch (error) {
      await record(agentId, { type: 'DeleteAgent' }, 'admin');
      throw error;
    }
  };

/** The check runs before each attempt, because another process may be faster. */
export const recordOptions = (
  history: AgentHistory,
  { tokenId, expects }: EditOptions = {},
): RecordOptions => ({
  ...(tokenId !== undefined && { tokenId }),
  ...(expects && { check: (agent) => requireUnchanged(history, agent, expects) }),
});

const understandWith =
  ({ agents, models, outside }: AgentDeskPorts): AgentDesk['understand'] =>
  async (agentId, texts, { language, contexts }) => {
    const { answerer, model: ready } = await readyDraft({ agents, models }, { agentId, language });
    const understandings: Understanding[] = [];
    for (const text of texts) {
      const request = { text, contexts, now: outside.now() };
      const conditions = await sessionlessConditions(answerer.agent, ready, request);
      understandings.push(understand(ready.model, text, conditions));
      // Understanding is synchronous, so other requests run in between.
      await setImmediate();
    }
    return understandings;
  };

const refuseToken = (token: string, agents: Pick<Agents, 'ownerOf'>): void => {
  if (!isStrongToken(token)) {
    const [charsMax, differentMin] = [TOKEN_CHARS_MAX, TOKEN_DIFFERENT_CHARS_MIN];
    throw new ParleyError('bad_token_value', { charsMax, differentMin });
  }
  if (agents.ownerOf(tokenHash(token)) !== undefined) throw new ParleyError('token_taken', {});
};

const agentAtRevision = async (
  { agents, history }: Pick<AgentDeskPorts, 'agents' | 'history'>,
  agentId: string,
  revision: number,
) => {
  agents.requireKnown(agentId);
  return readyAt(history, agentId, revision);
};

type FoundingOptions = {
  readonly warnings: NewAgent['warnings'];
  /** Absent: the server's default. */
  readonly publishing?: boolean;
  readonly onProgress?: OnProgress;
  readonly signal?: AbortSignal;
};

type FoundingCommand = Extract<AgentCommand, { type: 'CreateAgent' | 'ImportAgent' }>;

/** Agent ids have a fixed width and no dash, because dashes separate the parts of stream names. */
const agentIdFrom = (uuid: string): string => uuid.replaceAll('-', '');

const withSecretsSealed = (command: GivenAgentCommand, seal: Seal, now: string): AgentCommand => {
  if (command.type === 'SetWebhook') {
    const { changes, secretHeaders } = command;
    const namedChanges = {
      ...changes,
      ...(changes.signing && { signing: changes.signing.map(namedAt(now)) }),
    };
    return { type: 'SetWebhook', changes: sealedChanges(namedChanges, seal, secretHeaders) };
  }
  if (command.type !== 'ImportAgent') return command;
  return { ...command, settings: sealedSettings(command.settings, seal) };
};

/** 32 bits distinguish the few keys of a webhook, and people can read them. */
const KEY_ID_CHARS = 8;

/** A new key's id is derived from its secret, so that adding it twice has no effect. */
const namedAt =
  (addedAt: string) =>
  (key: GivenSigningKey): GivenSigningKey =>
    key.secret === '' ? key : { ...key, id: tokenHash(key.secret).slice(0, KEY_ID_CHARS), addedAt };
