import { isAlike } from '../kernel/json-alike.ts';
import type { Agent, AgentSettings, Entity, Intent } from './agent.ts';
import type { AgentCommand, CreateAgent, ImportAgent, SettingsChanges } from './commands.ts';
import { type AgentDecision, type AgentRefusal, refuse } from './decision.ts';
import {
  addEntries,
  createEntity,
  deleteEntity,
  deleteEntries,
  entityRecorded,
  putEntities,
  updateEntity,
  updateEntries,
} from './entity-decisions.ts';
import { refusalOfSize } from './event-parts.ts';
import type { AgentEvent } from './events.ts';
import { addPhrases, createIntent, deleteIntent, intentRecorded, updateIntent } from './intent-decisions.ts';
import { canonicalLanguage } from './language.ts';
import {
  faultsOfIntent,
  faultsOfOutputs,
  faultsOfSettings,
  lengthOf,
  tooManyEntries,
  tooManyLanguages,
  tooManyPhrases,
} from './legal.ts';
import { setPrivacy } from './privacy-decisions.ts';
import { assertSealed } from './sealed.ts';
import { setWebhook } from './webhook-decisions.ts';

/**
 * What becomes of a command. The events of one command belong into one append; what changes nothing has none.
 */
export const decideAgent = (command: AgentCommand, agent: Agent | undefined): AgentDecision => {
  if (command.type === 'CreateAgent' || command.type === 'ImportAgent') {
    if (agent !== undefined && agent.revision >= 0) return refuse('agent_exists', { agentId: agent.id });
    return command.type === 'CreateAgent' ? createAgent(command) : importAgent(command);
  }
  if (agent === undefined || agent.revision < 0 || agent.status === 'deleted') {
    return refuse('agent_not_found', {});
  }
  const isOwnAffair = /Token$|^DeleteAgent$/.test(command.type);
  if (agent.status === 'importing' && !isOwnAffair) return refuse('agent_importing', {});
  return change(command, agent);
};

type Change = Exclude<AgentCommand, CreateAgent | ImportAgent>;

const change = (command: Change, agent: Agent): AgentDecision => {
  switch (command.type) {
    case 'ChangeSettings':
      return changeSettings(command.changes, agent);
    case 'SetWebhook':
      return setWebhook(command.changes, agent);
    case 'SetPrivacy':
      return setPrivacy(command, agent.privacy);
    case 'CreateIntent':
      return createIntent(command.intent, agent);
    case 'UpdateIntent':
      return updateIntent(command, agent);
    case 'AddPhrases':
      return addPhrases(command, agent);
    case 'DeleteIntent':
      return deleteIntent(command.intentId, agent);
    case 'CreateEntity':
      return createEntity(command.entity, agent);
    case 'PutEntities':
      return putEntities(command, agent);
    case 'UpdateEntity':
      return updateEntity(command, agent);
    case 'AddEntries':
      return addEntries(command, agent);
    case 'UpdateEntries':
      return updateEntries(command, agent);
    case 'DeleteEntries':
      return deleteEntries(command, agent);
    case 'DeleteEntity':
      return deleteEntity(command.entity, agent);
    case 'IssueToken': {
      const { type: _, ...token } = command;
      if (agent.tokens.has(token.tokenId)) return refuse('id_taken', { id: token.tokenId });
      return { events: [{ type: 'TokenIssued', data: token }] };
    }
    case 'RevokeToken': {
      const { tokenId } = command;
      if (!agent.tokens.has(tokenId)) return refuse('token_not_found', { tokenId });
      return { events: [{ type: 'TokenRevoked', data: { tokenId } }] };
    }
    case 'DeleteAgent':
      return { events: [{ type: 'AgentDeleted', data: {} }] };
    default:
      return command satisfies never;
  }
};

const createAgent = ({ agentId, settings, intents }: CreateAgent): AgentDecision => {
  assertSealed(settings.webhook);
  const tidy = tidySettings(settings);
  const [fault] = [...faultsOfSettings(tidy), ...intents.flatMap(faultsOfIntent)];
  const refusal = fault ?? refusalOfSize(tidy);
  if (refusal !== undefined) return refusal;
  const content = contentRecorded(intents, []);
  if ('refused' in content) return content;
  return {
    events: [{ type: 'AgentCreated', data: { agentId, origin: 'new', settings: tidy } }, ...content.events],
  };
};

/** Takes what only looks odd; what an import must warn of was told by its reader. */
const importAgent = ({ agentId, settings, intents, entities }: ImportAgent): AgentDecision => {
  assertSealed(settings.webhook);
  const [fault] = [
    ...tooManyLanguages(settings.languages),
    ...intents.flatMap(tooManyPhrases),
    ...entities.flatMap(tooManyEntries),
    ...intents.flatMap(faultsOfOutputs),
  ];
  const refusal = fault ?? refusalOfSize(settings) ?? firstTaken(intents, entities);
  if (refusal !== undefined) return refusal;
  const content = contentRecorded(intents, entities);
  if ('refused' in content) return content;
  const counts = {
    intents: intents.length,
    phrases: sum(intents.map(({ phrases }) => lengthOf(phrases))),
    entities: entities.length,
    entries: sum(entities.map(({ entries }) => lengthOf(entries))),
  };
  return {
    events: [
      { type: 'AgentCreated', data: { agentId, origin: 'import', settings } },
      ...content.events,
      { type: 'ImportCompleted', data: { counts } },
    ],
  };
};

const contentRecorded = (intents: readonly Intent[], entities: readonly Entity[]): AgentDecision => {
  const events: AgentEvent[] = [];
  const parts = [
    ...entities.map((entity) => entityRecorded('EntityCreated', entity)),
    ...intents.map((intent) => intentRecorded('IntentCreated', intent)),
  ];
  for (const part of parts) {
    if ('refused' in part) return part;
    events.push(...part.events);
  }
  return { events };
};

const firstTaken = (intents: readonly Intent[], entities: readonly Entity[]): AgentRefusal | undefined => {
  const id = firstRepeated(intents.map((item) => item.id)) ?? firstRepeated(entities.map((item) => item.id));
  if (id !== undefined) return refuse('id_taken', { id });
  const intentName = firstRepeated(intents.map(({ name }) => name));
  if (intentName !== undefined) return refuse('intent_name_taken', { name: intentName });
  const entityName = firstRepeated(entities.map(({ name }) => name.toLowerCase()));
  return entityName === undefined ? undefined : refuse('entity_name_taken', { name: entityName });
};

const firstRepeated = (texts: readonly string[]): string | undefined => {
  const seen = new Set<string>();
  return texts.find((text) => seen.size === seen.add(text).size);
};

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const changeSettings = (changes: SettingsChanges, { settings: before }: Agent): AgentDecision => {
  const settings = tidySettings({ ...before, ...changes });
  // An address that an import brought along is no reason to refuse a new name.
  const [fault] = faultsOfSettings({
    ...settings,
    webhook: { ...settings.webhook, enabled: false, url: '' },
  });
  const refusal = fault ?? refusalOfSize(settings);
  if (refusal === undefined && isAlike(settings, before)) return { events: [] };
  return refusal ?? { events: [{ type: 'AgentSettingsChanged', data: { settings } }] };
};

/** Languages in the API's spelling, the default first, each once. What is none stays and is refused. */
const tidySettings = (settings: AgentSettings): AgentSettings => {
  const canonical = (tag: string) => canonicalLanguage(tag) ?? tag;
  const language = canonical(settings.language);
  return { ...settings, language, languages: [...new Set([language, ...settings.languages.map(canonical)])] };
};
