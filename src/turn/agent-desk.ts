import type { TokenKind } from '../agent/agent.ts';
import type { AgentCommand, GivenAgentCommand } from '../agent/commands.ts';
import { readExport } from '../agent/formats/export-reader.ts';
import { writeExport } from '../agent/formats/export-writer.ts';
import { agentLanguageFor, canonicalLanguage } from '../agent/language.ts';
import { newAgentIntents, newAgentSettings } from '../agent/new-agent.ts';
import { type Seal, sealedChanges, sealedHeaders } from '../agent/sealed.ts';
import type { GivenSigningKey } from '../agent/signing.ts';
import { importWarnings } from '../agent/validate/import-warnings.ts';
import { ParleyError } from '../kernel/errors.ts';
import { understand } from '../nlu/understand.ts';
import type { Outside } from '../outside/outside.ts';
import { newToken, tokenHash } from '../outside/secrets.ts';
import type { Models } from '../training/models.ts';
import { secretFaults } from '../webhook/call-secrets.ts';
import type { SecretBox } from '../webhook/secret-box.ts';
import type { Agents } from './agents.ts';
import type { Actor, AgentDesk, IssuedToken, NewAgent } from './desks.ts';

export type AgentDeskPorts = {
  readonly agents: Agents;
  readonly models: Models;
  readonly outside: Outside;
  readonly secrets: SecretBox;
};

/** The desk in front of all agents. */
export const agentDesk = (ports: AgentDeskPorts): AgentDesk => {
  const { agents, models, outside, secrets } = ports;

  const record = (agentId: string, command: GivenAgentCommand, actor: Actor) => {
    const seal: Seal = (secret, field) => secrets.seal(secret, { agentId, field });
    return agents.record(agentId, withSecretsSealed(command, seal, outside.now()), actor);
  };

  const issue = async (agentId: string, kind: TokenKind): Promise<IssuedToken> => {
    const [tokenId, token, issuedAt] = [outside.id(), newToken(), outside.now()];
    await record(agentId, { type: 'IssueToken', tokenId, kind, hash: tokenHash(token), issuedAt }, 'admin');
    return { tokenId, kind, token };
  };

  /** An agent whose tokens or model could not be made is taken back: nobody could use it. */
  const found = async (command: Founding, warnings: NewAgent['warnings']): Promise<NewAgent> => {
    const { agentId } = command;
    await record(agentId, command, 'admin');
    try {
      const client = await issue(agentId, 'client');
      const developer = await issue(agentId, 'developer');
      await models.settled(agents.get(agentId));
      const agent = agents.get(agentId);
      return { agent, clientAccessToken: client.token, developerAccessToken: developer.token, warnings };
    } catch (error) {
      await record(agentId, { type: 'DeleteAgent' }, 'admin');
      throw error;
    }
  };

  return {
    authenticate: (token) => agents.ownerOf(tokenHash(token)),
    list: agents.list,
    get: agents.get,
    requireKnown: agents.requireKnown,
    create: async ({ name, language }) => {
      const tag = canonicalLanguage(language);
      if (tag === undefined) throw new ParleyError('bad_language', { language });
      const settings = newAgentSettings(name, tag);
      const intents = newAgentIntents(outside.id, [tag]);
      return found({ type: 'CreateAgent', agentId: agentIdFrom(outside.id()), settings, intents }, []);
    },
    import: async (files, names) => {
      const read = readExport(files, { ids: outside.id, ...names });
      const { settings, intents, entities, warnings } = read;
      const agentId = agentIdFrom(outside.id());
      const imported = await found({ type: 'ImportAgent', agentId, settings, intents, entities }, warnings);
      return { ...imported, warnings: [...warnings, ...importWarnings(imported.agent, warnings.length)] };
    },
    export: (agentId) => writeExport(agents.get(agentId)),
    secretFaults: (agentId) => secretFaults(agents.get(agentId), secrets.open),
    change: async (agentId, command, actor) => {
      agents.get(agentId);
      return record(agentId, command, actor);
    },
    delete: async (agentId) => {
      agents.get(agentId);
      await record(agentId, { type: 'DeleteAgent' }, 'admin');
    },
    issueToken: (agentId, kind) => {
      agents.get(agentId);
      return issue(agentId, kind);
    },
    revokeToken: async (agentId, tokenId) => {
      agents.get(agentId);
      await record(agentId, { type: 'RevokeToken', tokenId }, 'admin');
    },
    trained: (agentId) => models.settled(agents.get(agentId)),
    understand: async (agentId, text, { language, contexts }) => {
      const agent = agents.get(agentId);
      const { model } = await models.get(agent, agentLanguageFor(agent, language));
      const names = new Set(contexts.map((context) => context.toLowerCase()));
      const timezone = agent.settings.defaultTimezone;
      return understand(model, text, { contexts: names, now: outside.now(), timezone, sessionEntities: [] });
    },
    atRevision: agents.atRevision,
  };
};

type Founding = Extract<AgentCommand, { type: 'CreateAgent' | 'ImportAgent' }>;

/** Agent ids have a fixed width and no dash: stream names are divided by dashes. */
const agentIdFrom = (uuid: string): string => uuid.replaceAll('-', '');

const withSecretsSealed = (command: GivenAgentCommand, seal: Seal, now: string): AgentCommand => {
  if (command.type === 'SetWebhook') {
    const { changes, secretHeaders } = command;
    const named = { ...changes, ...(changes.signing && { signing: changes.signing.map(namedAt(now)) }) };
    return { type: 'SetWebhook', changes: sealedChanges(named, seal, secretHeaders) };
  }
  if (command.type !== 'ImportAgent') return command;
  const { settings } = command;
  const { webhook } = settings;
  return {
    ...command,
    settings: { ...settings, webhook: { ...webhook, headers: sealedHeaders(webhook.headers, seal) } },
  };
};

const KEY_ID_CHARS = 8;

/** A new key is named after its secret, so that giving it twice adds it once. */
const namedAt =
  (addedAt: string) =>
  (key: GivenSigningKey): GivenSigningKey =>
    key.secret === '' ? key : { ...key, id: tokenHash(key.secret).slice(0, KEY_ID_CHARS), addedAt };
