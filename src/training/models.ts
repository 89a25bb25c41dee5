import type { Agent } from '../agent/agent.ts';
import { trainingSetSteps } from '../agent/training.ts';
import { isParleyError } from '../kernel/errors.ts';
import {
  SHORT_TRAINING_MS_MAX,
  SMALL_AGENT_ENTRIES_MAX,
  SMALL_AGENT_PHRASES_MAX,
  SMALL_AGENT_WAIT_MS_MAX,
} from '../kernel/limits/training.ts';
import type { OnProgress } from '../kernel/on-progress.ts';
import { mean } from '../nlu/evaluate/tally.ts';
import { loadModelSteps, type Model, prepareModel } from '../nlu/model/model.ts';
import type { TrainingSet } from '../nlu/training-set.ts';
import type { Outside } from '../outside/outside.ts';
import { inSlices, ownTurn } from '../outside/slices.ts';
import type { EncodeText, Trainer } from './trainer.ts';

/** A model in use: queries use it until a newer one is trained. */
export type ReadyModel = {
  readonly model: Model;
  readonly hash: string;
  /** Gets the vector that the model needs for each text; absent if it was trained without an encoder. */
  readonly encodeText?: EncodeText;
};

/** The newest trained models of all agents, by language. */
export type Models = {
  /** The newest trained model, after a training that is expected to be short; trains one if there is none yet. */
  readonly get: (agent: Agent, language: string) => Promise<ReadyModel>;
  /**
   * The newest trained model, if there is one and nothing to wait for. Synchronous, because every query calls
   * it.
   */
  readonly ready: (agent: Agent, language: string) => ReadyModel | undefined;
  /** Trains the models that the agent's change made outdated, in the background. */
  readonly retrain: (agent: Agent) => void;
  /**
   * Resolves when the models of all languages match the current agent.
   * @param onProgress receives the mean progress of all languages @throws the error of a training
   */
  readonly waitUntilTrained: (agent: Agent, onProgress?: OnProgress) => Promise<void>;
};

/** The cached models of one agent in one language. */
type ModelEntry = {
  ready: ReadyModel | undefined;
  /** The agent that `ready` was trained from. */
  readyFrom: Agent | undefined;
  /** The newest agent, which the running training must reach. */
  newestAgent: Agent;
  training: Promise<ReadyModel> | undefined;
  /** How long the last training took, in milliseconds; the next one will take about as long. */
  lastTookMs: number;
  /** Set during a training that is expected to be short; resolves when it ends or takes too long after all. */
  shortTraining: Promise<void> | undefined;
  /** Receive the progress of the training. */
  readonly listeners: Set<OnProgress>;
};

type Ports = {
  readonly trainer: Trainer;
  readonly outside: Pick<Outside, 'now' | 'sleep'>;
  /** Called for a training in the background. */
  readonly onFailure: (agent: Agent, error: unknown) => void;
};

/**
 * People edit a phrase and try it at once, so a query waits for a training that will end in a moment. Queries
 * to an agent whose training takes long use the last model meanwhile.
 */
export const modelsOf = (ports: Ports): Models => {
  const entries = new Map<string, ModelEntry>();
  const keyOf = (agent: Agent, language: string) => `${agent.id} ${language}`;

  const refresh = (agent: Agent, language: string, onProgress?: OnProgress): Promise<ReadyModel> => {
    const key = keyOf(agent, language);
    const entry = entries.get(key) ?? newEntry(agent);
    entries.set(key, entry);
    const isNewer = entry.training === undefined || !isTrainedAlike(entry.newestAgent, agent);
    entry.newestAgent = agent;
    const { ready, readyFrom } = entry;
    if (ready !== undefined && readyFrom !== undefined && isTrainedAlike(readyFrom, agent)) {
      return Promise.resolve(ready);
    }
    if (onProgress !== undefined) entry.listeners.add(onProgress);
    entry.training ??= startTraining(entry, language, ports);
    if (isNewer) awaitIfShort(entry, language, ports);
    return entry.training;
  };

  const ready: Models['ready'] = (agent, language) => {
    const entry = entries.get(keyOf(agent, language));
    return entry?.shortTraining === undefined ? entry?.ready : undefined;
  };

  return {
    ready,
    get: async (agent, language) => {
      const entry = entries.get(keyOf(agent, language));
      await entry?.shortTraining;
      return entry?.ready ?? refresh(agent, language);
    },
    retrain: (agent) => {
      for (const language of agent.settings.languages) {
        const key = keyOf(agent, language);
        if (agent.status === 'deleted') entries.delete(key);
        else if (entries.has(key)) refresh(agent, language).catch((error) => ports.onFailure(agent, error));
      }
    },
    waitUntilTrained: async (agent, onProgress) => {
      const { languages } = agent.settings;
      const shares = languages.map(() => 0);
      const trainings = languages.map(async (language, at) => {
        const reportMean = (share: number): void => {
          shares[at] = share;
          onProgress?.(mean(shares));
        };
        await refresh(agent, language, reportMean);
        reportMean(1);
      });
      await Promise.all(trainings);
    },
  };
};

const newEntry = (agent: Agent): ModelEntry => ({
  ready: undefined,
  readyFrom: undefined,
  newestAgent: agent,
  training: undefined,
  lastTookMs: Number.POSITIVE_INFINITY,
  shortTraining: undefined,
  listeners: new Set(),
});

const startTraining = (entry: ModelEntry, language: string, ports: Ports): Promise<ReadyModel> =>
  trainNewest(entry, language, ports).finally(() => {
    entry.training = undefined;
    entry.listeners.clear();
  });

/** Each edit renews the wait, because the training of one edit ends with the edits that followed it. */
const awaitIfShort = (entry: ModelEntry, language: string, { outside }: Ports): void => {
  const patienceMs = patienceWith(entry, language);
  if (entry.training === undefined || patienceMs === 0) return;
  const trainingEnd = entry.training.then(noop, noop);
  const shortTraining = Promise.race([trainingEnd, outside.sleep(patienceMs)]).then(() => {
    if (entry.shortTraining === shortTraining) entry.shortTraining = undefined;
  });
  entry.shortTraining = shortTraining;
};

/**
 * How long queries wait for a training. The first one of a server and those of a busy machine take several
 * times as long as usual, so for a small agent the duration of the last one says little.
 */
const patienceWith = ({ newestAgent, lastTookMs }: ModelEntry, language: string): number => {
  if (isSmall(newestAgent, language)) return SMALL_AGENT_WAIT_MS_MAX;
  return lastTookMs <= SHORT_TRAINING_MS_MAX ? SHORT_TRAINING_MS_MAX : 0;
};

const isSmall = ({ intents, entities }: Agent, language: string): boolean =>
  haveAtMost(SMALL_AGENT_PHRASES_MAX, intents.values(), ({ phrases }) => phrases[language]) &&
  haveAtMost(SMALL_AGENT_ENTRIES_MAX, entities.values(), ({ entries }) => entries[language]);

/** Counts no further than it must, because every edit asks. */
const haveAtMost = <Item>(
  max: number,
  items: Iterable<Item>,
  listOf: (item: Item) => readonly unknown[] | undefined,
): boolean => {
  let count = 0;
  for (const item of items) {
    count += listOf(item)?.length ?? 0;
    if (count > max) return false;
  }
  return true;
};

/** Changes during a training are trained together after it. */
const trainNewest = async (
  entry: ModelEntry,
  language: string,
  { trainer, outside }: Ports,
): Promise<ReadyModel> => {
  for (;;) {
    await ownTurn();
    const startedAt = Date.parse(outside.now());
    const agent = entry.newestAgent;
    const trainingSet = await inSlices(trainingSetSteps(agent, language));
    const ready = await trainReadyModel(trainer, trainingSet, (share) => {
      for (const onProgress of entry.listeners) onProgress(share);
    });
    entry.ready = ready;
    entry.readyFrom = agent;
    entry.lastTookMs = Date.parse(outside.now()) - startedAt;
    if (isTrainedAlike(entry.newestAgent, agent)) return ready;
  }
};

const noop = (): void => undefined;

/** Only changes of tokens do not affect training. */
const isTrainedAlike = (agent: Agent, otherAgent: Agent): boolean =>
  agent.intents === otherAgent.intents &&
  agent.entities === otherAgent.entities &&
  agent.settings === otherAgent.settings;

export const trainReadyModel = async (
  trainer: Trainer,
  set: TrainingSet,
  onProgress?: OnProgress,
): Promise<ReadyModel> => {
  const vectors = await trainer.vectorsFor(set.language);
  await inSlices(prepareModel(set, vectors));
  const { hash, bytes } = await trainer.train(set, onProgress);
  const load = async (learnedBytes: Uint8Array): Promise<ReadyModel> => {
    const model = await inSlices(loadModelSteps(learnedBytes, set, vectors));
    const encodeText = trainer.encodeTextFor(model);
    return { hash, model, ...(encodeText && { encodeText }) };
  };
  try {
    return await load(bytes);
  } catch (error) {
    if (!isParleyError(error, 'model_unreadable')) throw error;
    // The cached model is damaged; training replaces it.
    return load((await trainer.trainAgain(set)).bytes);
  }
};
