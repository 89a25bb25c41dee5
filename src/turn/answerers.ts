import type { Agent } from '../agent/agent.ts';
import type { ExportFile } from '../agent/formats/export-file.ts';
import { trainingSetSteps } from '../agent/training.ts';
import type { Agents } from '../authoring/agents.ts';
import { agentIn } from '../authoring/quality-desk.ts';
import { readyDraft } from '../authoring/ready-answerer.ts';
import { loadModelSteps } from '../nlu/model/model.ts';
import { understand } from '../nlu/understand.ts';
import type { Outside } from '../outside/outside.ts';
import { inSlices } from '../outside/slices.ts';
import type { Models, ReadyModel } from '../training/models.ts';
import type { Trainer } from '../training/trainer.ts';
import { withEncoding } from './encoding.ts';
import { maskingOf } from './masking.ts';
import type { TrainedAgent } from './turn.ts';

/** Agents with models: current ones of the server, earlier ones, and those of exports. */
export type Answerers = {
  /** The server's agent with its newest model. @throws agent_not_found */
  readonly today: (agentId: string, tag: string) => Promise<TrainedAgent>;
  /** The same, after the training that the last edit began. */
  readonly latest: (agentId: string, tag: string) => Promise<TrainedAgent>;
  /** Any agent, trained for that language if there is no cached model. */
  readonly of: (agent: Agent, language: string) => Promise<TrainedAgent>;
  /** @throws bad_export */
  readonly fromExport: (files: readonly ExportFile[]) => Promise<Agent>;
};

type Ports = {
  readonly agents: Pick<Agents, 'get'>;
  readonly models: Pick<Models, 'ready' | 'get' | 'waitUntilTrained'>;
  readonly trainer: Pick<Trainer, 'train' | 'vectorsFor' | 'encodeTextFor'>;
  readonly outside: Pick<Outside, 'id' | 'now'>;
};

export const answerersOf = ({ agents, models, trainer, outside }: Ports): Answerers => {
  const today = todayOf({ agents, models, outside });
  return {
    today,
    latest: async (agentId, tag) => {
      await models.waitUntilTrained(agents.get(agentId));
      return today(agentId, tag);
    },
    of: async (agent, language) => {
      const trainingSet = await inSlices(trainingSetSteps(agent, language));
      const { hash, bytes } = await trainer.train(trainingSet);
      const model = await inSlices(loadModelSteps(bytes, trainingSet, await trainer.vectorsFor(language)));
      const encodeText = trainer.encodeTextFor(model);
      return trainedAgentWith({ agent, language }, { model, hash, ...(encodeText && { encodeText }) });
    },
    fromExport: async (files) => (await agentIn(files, outside.id)).agent,
  };
};

const todayOf =
  ({ agents, models, outside }: Omit<Ports, 'trainer'>): Answerers['today'] =>
  async (agentId, tag) => {
    const { answerer, language, model } = await readyDraft({ agents, models }, { agentId, language: tag });
    const { agent } = answerer;
    const masking = agent.privacy && (await maskingOf(agent, () => model.model, outside.now()));
    return trainedAgentWith({ agent, language, ...(masking && { masking }) }, model);
  };

const trainedAgentWith = (
  identity: Pick<TrainedAgent, 'agent' | 'language' | 'masking'>,
  { model, hash, encodeText }: ReadyModel,
): TrainedAgent =>
  withEncoding(
    { ...identity, modelHash: hash, understand: (text, conditions) => understand(model, text, conditions) },
    encodeText,
  );
