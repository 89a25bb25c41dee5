import type { Agent } from '../agent/agent.ts';
import type { AgentCommand } from '../agent/commands.ts';
import { decisionSteps } from '../agent/decide.ts';
import { errorOf } from '../agent/decision.ts';
import { type AgentDiff, diffSteps } from '../agent/diff/agent-diff.ts';
import { foldAgent } from '../agent/evolve.ts';
import type { ExportFile, ImportWarning } from '../agent/formats/export-file.ts';
import { readExportSteps } from '../agent/formats/export-reader.ts';
import { type Seal, sealedSettings } from '../agent/sealed.ts';
import { ParleyError } from '../kernel/errors.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import type { Outside } from '../outside/outside.ts';
import { inSlices } from '../outside/slices.ts';
import type { Models } from '../training/models.ts';
import type { SecretBox } from '../webhook/secret-box.ts';
import { type AgentEdit, editAt, editsOf } from './agent-changes.ts';
import { recordOptions } from './agent-desk.ts';
import type { AgentHistory } from './agent-history.ts';
import type { Actor, EditOptions } from './agent-operations.ts';
import { agentUndeletion, type UndeletePorts, type Undeletion } from './agent-undeletion.ts';
import type { Agents } from './agents.ts';

/** The author of a change, and whether to record it or only to preview it. */
export type LifeOptions = {
  readonly actor: Actor;
  readonly dryRun: boolean;
  readonly edit?: EditOptions;
  /** Receives the progress of the training that an import waits for. */
  readonly onProgress?: OnProgress;
};

/** The result or preview of a change. */
export type LifeChange = {
  readonly before: Agent;
  readonly after: Agent;
  readonly diff: AgentDiff;
  readonly warnings: readonly ImportWarning[];
};

/** A revision, or a moment in UTC and ISO 8601. */
export type PastPlace = { readonly revision: number } | { readonly moment: string };

/**
 * Imports, restores, compares and undoes content of an agent. Every change is one append, so that it is
 * recorded completely or not at all. Every method may throw agent_not_found and revision_not_found.
 */
export interface LifeDesk {
  /** Resolves when the agent answers with the imported content. @throws bad_export */
  importInto(
    agentId: string,
    source: { readonly files: readonly ExportFile[]; readonly mode: 'replace' | 'merge' },
    options: LifeOptions,
  ): Promise<LifeChange>;
  restore(agentId: string, place: PastPlace, options: LifeOptions): Promise<LifeChange>;
  /**
   * Brings a deleted agent back with its content, tokens and environments. Resolves when it answers.
   * @throws agent_not_deleted
   */
  undelete(agentId: string, by: Omit<LifeOptions, 'dryRun'>): Promise<Undeletion>;
  /** @throws undo_refused */
  undo(agentId: string, revision: number, options: LifeOptions): Promise<LifeChange>;
  /**
   * One edit of an intent, an entity or the settings; training runs in the background. @throws as
   * `decideAgent`
   */
  edit(agentId: string, command: ContentCommand, options: LifeOptions): Promise<LifeChange>;
  /** Newest first, below a revision. */
  changes(
    agentId: string,
    page: { readonly before?: number; readonly limit: number },
  ): Promise<readonly AgentEdit[]>;
  diff(agentId: string, from: PastPlace, to: PastPlace): Promise<Omit<LifeChange, 'warnings'>>;
}

/** Commands without secrets. */
export type ContentCommand = Extract<
  AgentCommand,
  {
    readonly type:
      | 'ChangeSettings'
      | 'CreateIntent'
      | 'UpdateIntent'
      | 'EditPhrases'
      | 'AddPhrases'
      | 'DeleteIntent'
      | 'PutEntities'
      | 'UpdateEntries'
      | 'DeleteEntries'
      | 'DeleteEntity';
  }
>;

type Ports = UndeletePorts & {
  readonly agents: Agents;
  readonly history: AgentHistory;
  readonly models: Pick<Models, 'waitUntilTrained'>;
  readonly secrets: Pick<SecretBox, 'seal'>;
  readonly outside: Pick<Outside, 'id'>;
};

export const lifeDesk = (ports: Ports): LifeDesk => {
  const { agents, history, models } = ports;
  const recordChange = changeRecorder(ports);

  /** Resolves when the agent answers with the change. */
  const changeInUse = async (
    agentId: string,
    command: AgentCommand,
    options: LifeOptions,
  ): Promise<Change> => {
    const { before, after, diff } = await recordChange(agentId, command, options);
    if (!options.dryRun && before !== after)
      await models.waitUntilTrained(agents.get(after.id), options.onProgress);
    return { before, after, diff };
  };

  return {
    edit: async (agentId, command, options) => {
      agents.get(agentId);
      return { ...(await recordChange(agentId, command, options)), warnings: [] };
    },
    importInto: async (agentId, source, options) => {
      const { command, warnings } = await importCommand(ports, agents.get(agentId), source);
      return { ...(await changeInUse(agentId, command, options)), warnings };
    },
    restore: async (agentId, place, options) => {
      agents.get(agentId);
      const earlierAgent = await pastAgent(ports, agentId, place);
      const command = { type: 'RestoreContent', earlierAgent } as const;
      return { ...(await changeInUse(agentId, command, options)), warnings: [] };
    },
    undelete: agentUndeletion(ports),
    undo: async (agentId, revision, options) => {
      agents.get(agentId);
      const { revision: last, before, after } = await editAt(history, agentId, revision);
      const command = { type: 'UndoChange', revision: last, before, after } as const;
      return { ...(await changeInUse(agentId, command, options)), warnings: [] };
    },
    changes: async (agentId, page) => {
      agents.requireKnown(agentId);
      return newestEdits(history, agentId, page);
    },
    diff: async (agentId, from, to) => {
      const [before, after] = [await pastAgent(ports, agentId, from), await pastAgent(ports, agentId, to)];
      return { before, after, diff: await inSlices(diffSteps(before, after)) };
    },
  };
};

/** @throws revision_not_found */
const pastAgent = async (
  { agents, history }: Pick<Ports, 'agents' | 'history'>,
  agentId: string,
  place: PastPlace,
): Promise<Agent> => {
  agents.requireKnown(agentId);
  const revision = 'revision' in place ? place.revision : await history.revisionAt(agentId, place.moment);
  const agent = revision === undefined ? undefined : await history.at(agentId, revision);
  if (agent?.status === 'ready') return agent;
  throw new ParleyError('revision_not_found', {
    revision: 'revision' in place ? place.revision : `at ${place.moment} yet`,
  });
};

type Change = Omit<LifeChange, 'warnings'>;

/** Records a change, or only decides it for a preview. */
const changeRecorder =
  ({ agents, history }: Pick<Ports, 'agents' | 'history'>) =>
  async (agentId: string, command: AgentCommand, { actor, dryRun, edit }: LifeOptions): Promise<Change> => {
    const options = recordOptions(history, edit);
    if (dryRun) await options.check?.(agents.get(agentId));
    const { before, after } = dryRun
      ? await decideOn(command, agents.get(agentId))
      : await agents.recordBoth(agentId, command, actor, options);
    return { before, after, diff: await inSlices(diffSteps(before, after)) };
  };

/** @throws bad_export */
const importCommand = async (
  { secrets, outside }: Pick<Ports, 'secrets' | 'outside'>,
  { id: agentId, settings: { name: currentName } }: Agent,
  { files, mode }: Parameters<LifeDesk['importInto']>[1],
): Promise<{ readonly command: AgentCommand; readonly warnings: readonly ImportWarning[] }> => {
  const reading = readExportSteps(files, { ids: outside.id, currentName });
  const { warnings, settings, ...content } = await inSlices(reading);
  const seal: Seal = (secret, field) => secrets.seal(secret, { agentId, field });
  const spareIds = [...content.intents, ...content.entities].map(() => outside.id());
  const sealed = sealedSettings(settings, seal);
  return { command: { type: 'ImportInto', mode, settings: sealed, ...content, spareIds }, warnings };
};

const newestEdits = async (
  history: AgentHistory,
  agentId: string,
  { before = Number.POSITIVE_INFINITY, limit }: Parameters<LifeDesk['changes']>[1],
): Promise<readonly AgentEdit[]> => {
  const newest: AgentEdit[] = [];
  for await (const edit of editsOf(history, agentId)) {
    if (edit.revision >= before) break;
    newest.push(edit);
    if (newest.length > limit) newest.shift();
  }
  return newest.reverse();
};

const decideOn = async (command: AgentCommand, before: Agent) => {
  const decision = await inSlices(decisionSteps(command, before));
  if ('refused' in decision) throw errorOf(decision);
  return { before, after: foldAgent(before, decision.events) };
};
