import type { Agent } from '../agent/agent.ts';
import { diffSteps } from '../agent/diff/agent-diff.ts';
import { summaryOf } from '../agent/diff/diff-summary.ts';
import { entityNamed } from '../agent/references.ts';
import { ParleyError } from '../kernel/errors.ts';
import { isAlike } from '../kernel/json-alike.ts';
import { inSlices } from '../outside/slices.ts';
import { type AgentEdit, editsOf } from './agent-changes.ts';
import type { AgentHistory } from './agent-history.ts';

/**
 * The part that an edit changes: only changes of the same part conflict. An entity is named by its id or
 * name.
 */
export type AgentPart =
  | 'content'
  | 'settings'
  | 'webhook'
  | 'privacy'
  | 'intents'
  | 'entities'
  | 'environments'
  | { readonly intent: string }
  | { readonly entity: string };

/** The edit is based on this revision of the part. */
export type EditBase = { readonly revision: number; readonly part: AgentPart };

/** An error is one sentence; the newest changes are enough to explain it. */
const CHANGES_NAMED_MAX = 3;
/** An import may change thousands of intents. */
const LINES_NAMED_MAX = 10;

/** @throws agent_changed, with the changes and their authors, if the part has changed since the revision */
export const requireUnchanged = async (
  history: AgentHistory,
  agent: Agent,
  { revision, part }: EditBase,
): Promise<void> => {
  if (agent.revision === revision) return;
  const earlierAgent = await history.at(agent.id, revision);
  if (earlierAgent !== undefined && isAlike(partOf(earlierAgent, part), partOf(agent, part))) return;
  const newestEdits: AgentEdit[] = [];
  for await (const edit of editsOf(history, agent.id)) {
    if (edit.revision <= revision || isAlike(partOf(edit.before, part), partOf(edit.after, part))) continue;
    newestEdits.unshift(edit);
    newestEdits.length = Math.min(newestEdits.length, CHANGES_NAMED_MAX);
  }
  const changes: string[] = [];
  for (const edit of newestEdits) changes.push(await editText(edit));
  // A revision that the agent never had is followed by no changes.
  if (changes.length === 0) changes.push(`it is at revision ${agent.revision}`);
  throw new ParleyError('agent_changed', { revision, changes: changes.join('; ') });
};

const partOf = (agent: Agent, part: AgentPart): unknown => {
  const { settings, intents, entities, privacy, environments = [] } = agent;
  if (typeof part === 'object') {
    return 'intent' in part ? intents.get(part.intent) : entityNamed(agent, part.entity);
  }
  const { webhook, ...otherSettings } = settings;
  switch (part) {
    case 'content':
      return [settings, ...intents, ...entities];
    case 'settings':
      return otherSettings;
    case 'webhook':
      return webhook;
    case 'privacy':
      return privacy;
    case 'intents':
      return [...intents];
    case 'entities':
      return [...entities];
    case 'environments':
      return [...environments];
    default:
      return part satisfies never;
  }
};

const editText = async (edit: AgentEdit): Promise<string> => {
  const { actor = 'somebody', tokenName } = edit.author;
  const author = tokenName === undefined ? actor : `${actor} "${tokenName}"`;
  const lines = summaryOf(await inSlices(diffSteps(edit.before, edit.after)));
  const otherLines = lines.length - LINES_NAMED_MAX;
  const changedLines = [
    ...lines.slice(0, LINES_NAMED_MAX),
    ...(otherLines > 0 ? [`${otherLines} more`] : []),
  ].join(', ');
  return `revision ${edit.revision} by ${author} at ${edit.metadata.occurredAt}: ${changedLines}`;
};
