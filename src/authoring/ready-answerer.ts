import { agentLanguageFor } from '../agent/language.ts';
import type { Models, ReadyModel } from '../training/models.ts';
import type { Agents } from './agents.ts';
import { type Answerer, draftAnswerer, type PublishedAgents } from './published-agents.ts';

type ReadyAnswerer = {
  readonly answerer: Answerer;
  readonly language: string;
  readonly model: ReadyModel;
};

/**
 * Who answers a request. While it waits for a training, the agent may be edited again. The model includes
 * that edit, so the agent must, too: otherwise the reply would mix two versions.
 */
export const readyAnswerer = async (
  answererOf: PublishedAgents['answerer'],
  request: Parameters<PublishedAgents['answerer']>[0] & { readonly lang: string },
): Promise<ReadyAnswerer> => {
  const answerer = await answererOf(request);
  const language = agentLanguageFor(answerer.agent, request.lang);
  const model = answerer.model(language);
  if (!(model instanceof Promise)) return { answerer, language, model };
  const trainedModel = await model;
  const newest = await answererOf(request);
  // The model is of one language, which an edit may have removed.
  const isSameLanguage = agentLanguageFor(newest.agent, request.lang) === language;
  return { answerer: isSameLanguage ? newest : answerer, language, model: trainedModel };
};

type DraftPorts = {
  readonly agents: Pick<Agents, 'get'>;
  readonly models: Pick<Models, 'ready' | 'get'>;
};

/** The same by the agent as it is, published or not. @param language absent: the agent's default */
export const readyDraft = (
  { agents, models }: DraftPorts,
  { agentId, language }: { readonly agentId: string; readonly language: string | undefined },
): Promise<ReadyAnswerer> => {
  const lang = language ?? agents.get(agentId).settings.language;
  return readyAnswerer((key) => draftAnswerer(models, agents.get(key.agentId)), { agentId, lang });
};
