import { isAlike } from '../kernel/json-alike.ts';
import { finish, type Steps } from '../kernel/steps.ts';
import type { Agent, AgentSettings, Entity, Intent } from './agent.ts';
import type { AgentCommand, CreateAgent, ImportAgent, SettingsChanges, UndeleteAgent } from './commands.ts';
import { type AgentDecision, refuse } from './decision.ts';
import { addPhrases } from './decisions/add-phrases.ts';
import { contentEvents, importInto, restoreContent } from './decisions/content-decisions.ts';
import {
  addEntries,
  createEntity,
  deleteEntity,
  deleteEntries,
  putEntities,
  updateEntity,
  updateEntries,
} from './decisions/entity-decisions.ts';
import { refusalOfSize } from './decisions/event-parts.ts';
import { createIntent, deleteIntent, updateIntent } from './decisions/intent-decisions.ts';
import { editPhrases } from './decisions/phrase-decisions.ts';
import { setPrivacy } from './decisions/privacy-decisions.ts';
import { issueToken, revokeToken } from './decisions/token-decisions.ts';
import { undeleteAgent } from './decisions/undelete.ts';
import { undoChange } from './decisions/undo.ts';
import { setWebhook } from './decisions/webhook-decisions.ts';
import { canonicalLanguage } from './language.ts';
import { faultsOfIntent, faultsOfSettings, lengthOf } from './legal.ts';
import { publishRevision, removeEnvironment, rollBack, switchPublishing } from './publishing.ts';
import { assertSealed } from './sealed.ts';
import { setShadow } from './shadow.ts';
import { splitSessions } from './split.ts';

/** Decides a command. Append the events of one command together; a command that changes nothing has none. */
export const decideAgent = (command: AgentCommand, agent: Agent | undefined): AgentDecision =>
  finish(decisionSteps(command, agent));

/** Decides in steps, because a command may contain a large agent. */
export function* decisionSteps(command: AgentCommand, agent: Agent | undefined): Steps<AgentDecision> {
  if (command.type === 'CreateAgent' || command.type === 'ImportAgent') {
    if (agent !== undefined && agent.revision >= 0) return refuse('id_taken', { id: agent.id });
    return yield* command.type === 'CreateAgent' ? createAgent(command) : importAgent(command);
  }
  if (agent === undefined || agent.revision < 0) return refuse('agent_not_found', {});
  if (command.type === 'UndeleteAgent') return yield* undeleteAgent(command, agent);
  return yield* changeSteps(command, agent);
}

function* changeSteps(
  command: Exclude<AgentCommand, CreateAgent | ImportAgent | UndeleteAgent>,
  agent: Agent,
): Steps<AgentDecision> {
  if (agent.status !== 'ready') return refuse('agent_not_found', {});
  switch (command.type) {
    case 'ImportInto':
      return yield* importInto(command, agent);
    case 'RestoreContent':
      return yield* restoreContent(command, agent);
    case 'UndoChange':
      return yield* undoChange(command, agent);
    case 'PutEntities':
      return yield* putEntities(command, agent);
    case 'ChangeSettings':
      return changeSettings(command.changes, agent);
    case 'SetWebhook':
      return setWebhook(command.changes, agent);
    case 'SetPrivacy':
      return setPrivacy(command, agent.privacy);
    case 'CreateIntent':
      return yield* createIntent(command.intent, agent);
    case 'UpdateIntent':
      return yield* updateIntent(command, agent);
    case 'AddPhrases':
      return yield* addPhrases(command, agent);
    case 'EditPhrases':
      return yield* editPhrases(command, agent);
    case 'DeleteIntent':
      return deleteIntent(command.intentId, agent);
    case 'CreateEntity':
      return yield* createEntity(command.entity, agent);
    case 'UpdateEntity':
      return yield* updateEntity(command, agent);
    case 'AddEntries':
      return yield* addEntries(command, agent);
    case 'UpdateEntries':
      return yield* updateEntries(command, agent);
    case 'DeleteEntries':
      return yield* deleteEntries(command, agent);
    case 'DeleteEntity':
      return deleteEntity(command.entity, agent);
    case 'IssueToken':
      return issueToken(command, agent);
    case 'RevokeToken':
      return revokeToken(command, agent);
    case 'SwitchPublishing':
      return switchPublishing(command, agent);
    case 'PublishRevision':
      return publishRevision(command, agent);
    case 'RollBack':
      return rollBack(command, agent);
    case 'SplitSessions':
      return splitSessions(command, agent);
    case 'SetShadow':
      return setShadow(command, agent);
    case 'RemoveEnvironment':
      return removeEnvironment(command, agent);
    case 'DeleteAgent':
      return { events: [{ type: 'AgentDeleted', data: {} }] };
    default:
      return command satisfies never;
  }
}

/** A new agent has no content yet. */
const bare = { intents: new Map<string, Intent>(), entities: new Map<string, Entity>() };

function* createAgent({ agentId, settings, intents }: CreateAgent): Steps<AgentDecision> {
  assertSealed(settings.webhook);
  const tidy = tidySettings(settings);
  const [fault] = [...faultsOfSettings(tidy), ...intents.flatMap(faultsOfIntent)];
  const refusal = fault ?? refusalOfSize(tidy);
  if (refusal !== undefined) return refusal;
  const content = yield* contentEvents(
    { settings: tidy, intents, entities: [] },
    { ...bare, settings: tidy },
  );
  if ('refused' in content) return content;
  return {
    events: [{ type: 'AgentCreated', data: { agentId, origin: 'new', settings: tidy } }, ...content.events],
  };
}

/** Accepts unusual content, because the reader of an import has already warned about it. */
function* importAgent({ agentId, settings, intents, entities }: ImportAgent): Steps<AgentDecision> {
  assertSealed(settings.webhook);
  const content = yield* contentEvents({ settings, intents, entities }, { ...bare, settings });
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
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);

const changeSettings = (changes: SettingsChanges, { settings: before }: Agent): AgentDecision => {
  const settings = tidySettings({ ...before, ...changes });
  // An invalid address from an import must not prevent a rename.
  const [fault] = faultsOfSettings({
    ...settings,
    webhook: { ...settings.webhook, enabled: false, url: '' },
  });
  const refusal = fault ?? refusalOfSize(settings);
  if (refusal === undefined && isAlike(settings, before)) return { events: [] };
  return refusal ?? { events: [{ type: 'AgentSettingsChanged', data: { settings } }] };
};

/**
 * Languages in canonical spelling, the default first, each once. An invalid tag stays and is refused later.
 */
const tidySettings = (settings: AgentSettings): AgentSettings => {
  const canonical = (tag: string) => canonicalLanguage(tag) ?? tag;
  const language = canonical(settings.language);
  return { ...settings, language, languages: [...new Set([language, ...settings.languages.map(canonical)])] };
};
