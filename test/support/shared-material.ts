import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Agent } from '../../src/agent/agent.ts';
import { decideAgent } from '../../src/agent/decide.ts';
import type { AgentEvent } from '../../src/agent/events.ts';
import { emptyAgent, foldAgent } from '../../src/agent/evolve.ts';
import type { ExportFile, ImportWarning } from '../../src/agent/formats/export-file.ts';
import { readExport } from '../../src/agent/formats/export-reader.ts';
import { readExportFolder } from '../../src/disk/export-folder.ts';
import type { Answer } from './real-client.ts';

/** Real exported agents and recorded replies; tests that need them are skipped if they are missing. */
const shared = join(import.meta.dirname, '../../../shared');
export const hasShared = existsSync(shared);

const exports = join(shared, 'agents');

export const sharedAgentNames: readonly string[] = hasShared ? readdirSync(exports) : [];

export const sharedAgentFolder = (name: string): string => join(exports, name);

export const sharedAgent = (name: string): Promise<readonly ExportFile[]> =>
  readExportFolder(sharedAgentFolder(name));

type Imported = {
  readonly agent: Agent;
  readonly events: readonly AgentEvent[];
  readonly warnings: readonly ImportWarning[];
};

/** Imports without a server. The ids are sequential, so that two runs give the same ones. */
export const importedAgent = (files: readonly ExportFile[]): Imported => {
  let last = 0;
  const { warnings, ...content } = readExport(files, { ids: () => `made-${++last}` });
  const decision = decideAgent({ type: 'ImportAgent', agentId: 'a1', ...content }, undefined);
  if ('refused' in decision) throw new Error(decision.refused);
  return { agent: foldAgent(emptyAgent('a1'), decision.events), events: decision.events, warnings };
};

/** A recorded exchange; most have it in `body`. */
export const recordedSample = (path: string): Answer => {
  const sample = JSON.parse(readFileSync(join(shared, 'samples', path), 'utf8'));
  return sample.body ?? sample;
};
