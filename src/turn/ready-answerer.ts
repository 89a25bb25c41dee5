import { agentLanguageFor } from '../agent/language.ts';
import type { Answerer, PublishedAgents } from '../authoring/published-agents.ts';
import type { ReadyModel } from '../training/models.ts';

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
