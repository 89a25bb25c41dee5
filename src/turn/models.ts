import type { Agent } from '../agent/agent.ts';
import { trainingSetOf } from '../agent/training.ts';
import { loadModel, type Model } from '../nlu/model.ts';
import type { Trainer } from './trainer.ts';

/** A model in use: what queries are understood with until a newer one is trained. */
export type ReadyModel = { readonly model: Model; readonly hash: string };

/** The newest trained models of all agents, by language. */
export type Models = {
  /** The newest trained model; trains one when there is none yet. */
  readonly get: (agent: Agent, language: string) => Promise<ReadyModel>;
  /** The newest trained model, if there is one: for the path of every query, without a promise. */
  readonly ready: (agent: Agent, language: string) => ReadyModel | undefined;
  /** Trains behind the scenes whatever the agent's change made old. */
  readonly changed: (agent: Agent) => void;
  /** Resolves when all languages of the agent are as it is now. @throws what training threw. */
  readonly settled: (agent: Agent) => Promise<void>;
};

type Course = {
  ready: ReadyModel | undefined;
  /** The agent that the model was, or is being, trained from. */
  from: Agent;
  training: Promise<ReadyModel> | undefined;
};

export const modelsOf = (trainer: Trainer, onFailure: (agent: Agent, error: unknown) => void): Models => {
  const courses = new Map<string, Course>();
  const keyOf = (agent: Agent, language: string) => `${agent.id} ${language}`;

  const trained = async (course: Course, language: string): Promise<ReadyModel> => {
    for (;;) {
      const agent = course.from;
      const set = trainingSetOf(agent, language);
      const { hash, bytes } = await trainer.train(set);
      course.ready = { hash, model: loadModel(bytes, set, trainer.vectorsFor(language)) };
      if (isTrainedAlike(course.from, agent)) return course.ready;
    }
  };

  /** Changes that come while a training runs are trained together after it. */
  const refresh = (agent: Agent, language: string): Promise<ReadyModel> => {
    const key = keyOf(agent, language);
    const course = courses.get(key) ?? { ready: undefined, from: agent, training: undefined };
    courses.set(key, course);
    const isOld = course.training !== undefined || !isTrainedAlike(course.from, agent);
    course.from = agent;
    if (course.ready !== undefined && !isOld) return Promise.resolve(course.ready);
    course.training ??= trained(course, language).finally(() => {
      course.training = undefined;
    });
    return course.training;
  };

  return {
    ready: (agent, language) => courses.get(keyOf(agent, language))?.ready,
    get: async (agent, language) => courses.get(keyOf(agent, language))?.ready ?? refresh(agent, language),
    changed: (agent) => {
      for (const language of agent.settings.languages) {
        const key = keyOf(agent, language);
        if (agent.status === 'deleted') courses.delete(key);
        else if (courses.has(key)) refresh(agent, language).catch((error) => onFailure(agent, error));
      }
    },
    settled: async (agent) => {
      await Promise.all(agent.settings.languages.map((language) => refresh(agent, language)));
    },
  };
};

/** Tokens change nothing that is learned. */
const isTrainedAlike = (one: Agent, other: Agent): boolean =>
  one.intents === other.intents && one.entities === other.entities && one.settings === other.settings;
