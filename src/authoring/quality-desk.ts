import { setImmediate } from 'node:timers/promises';
import type { Agent } from '../agent/agent.ts';
import { emptyAgent } from '../agent/evolve.ts';
import type { ExportFile, ImportWarning } from '../agent/formats/export-file.ts';
import { readExportSteps } from '../agent/formats/export-reader.ts';
import { agentLanguageFor } from '../agent/language.ts';
import { trainingSetSteps } from '../agent/training.ts';
import type { ScoresOf } from '../agent/validate/subject.ts';
import { type Validation, validationSteps } from '../agent/validate/validate.ts';
import { ParleyError } from '../kernel/errors.ts';
import { LEARNED_PHRASE_CHARS_MAX } from '../kernel/limits/training.ts';
import { scoresOfText } from '../nlu/classifier/classifier.ts';
import type { Evaluation } from '../nlu/evaluate/evaluation.ts';
import { type Explanation, explanationSteps } from '../nlu/explain/explanation.ts';
import { MODEL_VERSION } from '../nlu/model/container.ts';
import { loadModelSteps } from '../nlu/model/model.ts';
import type { Outside } from '../outside/outside.ts';
import { inSlices } from '../outside/slices.ts';
import { type EvaluationStep, evaluate } from '../training/evaluate.ts';
import {
  type EvaluationStore,
  evaluationKeeper,
  type KeptEvaluation,
  keptEvaluationOf,
} from '../training/kept-evaluations.ts';
import { type Models, type ReadyModel, trainReadyModel } from '../training/models.ts';
import type { Trainer } from '../training/trainer.ts';
import { type AgentHistory, readyAt } from './agent-history.ts';
import type { Agents } from './agents.ts';
import { readyDraft } from './ready-answerer.ts';
import { sessionlessConditions } from './sessionless-conditions.ts';

export type EvaluationOptions = {
  /** The agent's default language when absent. */
  readonly language?: string;
  readonly folds: number;
  readonly seed: number;
  /** `none`, or the name of the server's encoder, which is used when it is absent. */
  readonly encoder?: string;
};

export type ExplainOptions = {
  /** The agent's default language when absent. */
  readonly language?: string;
  /** Names of the active contexts. */
  readonly contexts: readonly string[];
  readonly revision?: number;
};

/**
 * For developers of agents: faults of an agent, how well it understands, and why. An agent is named by its
 * id, or given as the files of an export, which is not stored. Every method may throw agent_not_found, and
 * bad_export for files; `evaluate` also encoder_unknown.
 */
export interface QualityDesk {
  validate(source: RevisionOrFiles): Promise<CheckedAgent>;
  /**
   * Figures of a server's agent are kept before the last step; if it is deleted, the steps end with
   * agent_not_found. @throws revision_not_found
   */
  evaluate(source: RevisionOrFiles, options: EvaluationOptions): Promise<AsyncIterable<EvaluationStep>>;
  /** The stored evaluations of an agent, the oldest first. @throws agent_not_found */
  evaluations(agentId: string): Promise<readonly (KeptEvaluation & { readonly isCurrent: boolean })[]>;
  /** By the agent as it is, or as it was at a revision. @throws revision_not_found */
  explain(agentId: string, text: string, options: ExplainOptions): Promise<Explanation>;
}

export type RevisionOrFiles =
  | { readonly agentId: string; readonly revision?: number }
  | { readonly files: readonly ExportFile[] };
/** `warnings` are oddities of the given files. */
export type CheckedAgent = Validation & { readonly warnings: readonly ImportWarning[] };

export type QualityDeskPorts = {
  readonly agents: Pick<Agents, 'get'>;
  readonly history: Pick<AgentHistory, 'at'>;
  readonly evaluations: EvaluationStore;
  readonly models: Models;
  readonly trainer: Trainer;
  readonly outside: Outside;
};

export const qualityDesk = (ports: QualityDeskPorts): QualityDesk => {
  const { agents, trainer, outside } = ports;
  const keep = evaluationKeeper(ports.evaluations);
  const open = async (source: RevisionOrFiles): Promise<OpenedSource> =>
    'agentId' in source
      ? { agent: agents.get(source.agentId), warnings: [], isKept: true }
      : { ...(await agentIn(source.files, outside.id)), isKept: false };

  const agentAt = async (agent: Agent, revision = agent.revision): Promise<Agent> =>
    revision === agent.revision ? agent : readyAt(ports.history, agent.id, revision);

  /** An agent and its model; without a revision, those that queries get. */
  const versionAt = async (agentId: string, { language, revision }: VersionOptions) => {
    if (revision === undefined) {
      const { answerer, model } = await readyDraft(ports, { agentId, language });
      return { agent: answerer.agent, ready: model };
    }
    const agent = await agentAt(agents.get(agentId), revision);
    const trainingSet = await inSlices(trainingSetSteps(agent, spokenBy(agent, language)));
    return { agent, ready: await trainReadyModel(trainer, trainingSet) };
  };

  return {
    validate: async (request) => {
      const source = await open(request);
      const scores = new Map<string, TextScores>();
      for (const language of source.agent.settings.languages) {
        scores.set(language, await scoresIn(source.agent, await modelOf(ports, source, language)));
      }
      const validation = await inSlices(validationSteps(source.agent, lookup(scores)));
      return { ...validation, warnings: source.warnings };
    },
    evaluate: async (source, { language, ...options }) => {
      const { agent, isKept } = await open(source);
      requireEncoder(trainer, options.encoder);
      const revisedAgent = await agentAt(agent, 'agentId' in source ? source.revision : undefined);
      const trainingSet = await inSlices(trainingSetSteps(revisedAgent, spokenBy(revisedAgent, language)));
      const steps = evaluate(trainingSet, trainer, options);
      if (!isKept) return steps;
      const { id, revision } = revisedAgent;
      const encoder = trainer.encoderLabel(trainingSet.language, options.encoder);
      return keepEvaluations(steps, {
        assertExists: () => agents.get(id),
        keep: (evaluation) =>
          keep(id, keptEvaluationOf(evaluation, { revision, evaluatedAt: outside.now(), encoder })),
      });
    },
    evaluations: async (agentId) => {
      agents.get(agentId);
      const keptEvaluations = await ports.evaluations.load(agentId);
      const isCurrent = ({ modelVersion, encoder, language }: KeptEvaluation): boolean =>
        modelVersion === MODEL_VERSION && encoder === trainer.encoderLabel(language);
      return keptEvaluations.map((evaluation) => ({ ...evaluation, isCurrent: isCurrent(evaluation) }));
    },
    explain: async (agentId, text, { language, contexts, revision }) => {
      const { agent, ready } = await versionAt(agentId, { language, revision });
      const conditions = await sessionlessConditions(agent, ready, { text, contexts, now: outside.now() });
      return inSlices(explanationSteps(ready.model, text, conditions));
    },
  };
};

type EvaluatedAgent = {
  /** @throws agent_not_found */
  readonly assertExists: () => void;
  readonly keep: (evaluation: Evaluation) => Promise<void>;
};

/** An evaluation ends if its agent is deleted. */
async function* keepEvaluations(
  steps: AsyncIterable<EvaluationStep>,
  { assertExists, keep }: EvaluatedAgent,
): AsyncGenerator<EvaluationStep> {
  for await (const step of steps) {
    assertExists();
    if ('evaluation' in step) await keep(step.evaluation);
    yield step;
  }
}

type VersionOptions = Record<'language', string | undefined> & Record<'revision', number | undefined>;

type TrainedModel = Pick<ReadyModel, 'model' | 'encodeText'>;

const requireEncoder = ({ encoders }: Trainer, name: string | undefined): void => {
  if (name !== undefined && !encoders.includes(name))
    throw new ParleyError('encoder_unknown', { name, encoders: encoders.join(', ') });
};

const spokenBy = (agent: Agent, language: string | undefined): string =>
  language === undefined ? agent.settings.language : agentLanguageFor(agent, language);

type OpenedSource = {
  readonly agent: Agent;
  readonly warnings: readonly ImportWarning[];
  /** Whether it is an agent of the server; its models are cached. */
  readonly isKept: boolean;
};

const modelOf = async (
  { models, trainer }: Pick<QualityDeskPorts, 'models' | 'trainer'>,
  { agent, isKept }: OpenedSource,
  language: string,
): Promise<TrainedModel> => {
  if (isKept) return models.get(agent, language);
  const trainingSet = await inSlices(trainingSetSteps(agent, language));
  const bytes = await trainer.trainOnce(trainingSet);
  const model = await inSlices(loadModelSteps(bytes, trainingSet, await trainer.vectorsFor(language)));
  const encodeText = trainer.encodeTextFor(model);
  return { model, ...(encodeText && { encodeText }) };
};

/** The agent that an export describes; it is not stored on the server. */
export const agentIn = async (
  files: readonly ExportFile[],
  ids: () => string,
): Promise<Omit<OpenedSource, 'isKept'>> => {
  const { settings, intents, entities, warnings } = await inSlices(readExportSteps(files, { ids }));
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]) =>
    new Map(items.map((item) => [item.id, item]));
  const agent = { ...emptyAgent(ids()), settings, intents: byId(intents), entities: byId(entities) };
  return { agent: { ...agent, status: 'ready' }, warnings };
};

/** A classifier's scores of texts, in the order of its labels. */
type TextScores = { readonly labels: readonly string[]; readonly of: ReadonlyMap<string, Float64Array> };

/** Characters of phrases that are scored before other requests run: some ten milliseconds. */
const CHARS_AT_A_TIME = 1_000;

const scoresIn = async (agent: Agent, { model, encodeText }: TrainedModel): Promise<TextScores> => {
  const { classifier, set: trainingSet } = model;
  const of = new Map<string, Float64Array>();
  if (classifier === undefined) return { labels: [], of };
  let chars = 0;
  for (const { phrases } of agent.intents.values()) {
    for (const { data, isTemplate } of phrases[trainingSet.language] ?? []) {
      if (isTemplate) continue;
      const text = data.map((part) => part.text).join('');
      const learnedText = text.slice(0, LEARNED_PHRASE_CHARS_MAX);
      of.set(text, scoresOfText(classifier, learnedText, await encodeText?.(learnedText)));
      chars += learnedText.length;
      if (chars < CHARS_AT_A_TIME) continue;
      chars = 0;
      await setImmediate();
    }
  }
  return { labels: classifier.labels, of };
};

const lookup =
  (byLanguage: ReadonlyMap<string, TextScores>): ScoresOf =>
  (language, text) => {
    const textScores = byLanguage.get(language);
    const scores = textScores?.of.get(text);
    return new Map(textScores?.labels.map((id, at) => [id, scores?.[at] ?? 0]));
  };
