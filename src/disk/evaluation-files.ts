import { join } from 'node:path';
import { openOwnFolder } from '../store/owner-only.ts';
import type { EvaluationStore, KeptEvaluation } from '../training/kept-evaluations.ts';
import { readJsonFile, writeJsonFile } from './json-file.ts';

/**
 * One file per agent, so that figures survive a restart.
 * @param onFailure receives the reason why figures could not be saved
 */
export const evaluationFiles = (folder: string, onFailure: (error: unknown) => void): EvaluationStore => {
  const pathOf = (agentId: string): string => join(folder, encodeURIComponent(agentId));
  return {
    load: async (agentId) => (await readJsonFile<readonly KeptEvaluation[]>(pathOf(agentId))) ?? [],
    save: async (agentId, evaluations) => {
      try {
        openOwnFolder(folder);
        await writeJsonFile(pathOf(agentId), evaluations);
      } catch (error) {
        onFailure(error);
      }
    },
  };
};
