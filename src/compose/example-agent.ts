import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AgentDesk } from '../authoring/agent-operations.ts';
import type { DataFolder } from '../disk/data-folder.ts';
import { readExportFolder } from '../disk/export-folder.ts';
import type { EventStore } from '../kernel/event-store.ts';
import { firstValue } from '../kernel/first-value.ts';
import { jsonIn } from '../kernel/json-in.ts';

export type ExampleAgent = {
  readonly agentId: string;
  readonly name: string;
  readonly clientAccessToken: string;
  readonly developerAccessToken: string;
};

/** Only the example's tokens are stored, so that first users of their own server can find them again. */
export const EXAMPLE_FILE = 'example-agent.json';

/** Texts for a first user to try. */
export const EXAMPLE_UTTERANCE = 'hello';

/** Beside `src` and `dist` alike. */
const examplesFolder = new URL('../../examples/', import.meta.url);

/**
 * The example agent: imported into an empty store, and found there later; undefined if it was deleted, or if
 * the file of its tokens cannot be read.
 */
export const exampleAgent = async (
  store: EventStore,
  agents: AgentDesk,
  folder: DataFolder,
): Promise<ExampleAgent | undefined> => {
  const text = folder.read(EXAMPLE_FILE);
  // A killed import leaves events, but neither an agent nor its tokens.
  const isEmpty = (await firstValue(store.readAll({ limit: 1 }))) === undefined;
  const isNew = isEmpty || (text === undefined && agents.list().length === 0);
  if (isNew) return importExample(agents, folder);
  if (text === undefined) return undefined;
  const example = jsonIn(text);
  return isExample(example) && agents.list().some(({ id }) => id === example.agentId) ? example : undefined;
};

const isExample = (json: unknown): json is ExampleAgent => {
  const { agentId, name, clientAccessToken, developerAccessToken }: Partial<ExampleAgent> = Object(json);
  return [agentId, name, clientAccessToken, developerAccessToken].every((text) => typeof text === 'string');
};

const importExample = async (agents: AgentDesk, folder: DataFolder): Promise<ExampleAgent | undefined> => {
  const path = fileURLToPath(examplesFolder);
  const entries = await readdir(path, { withFileTypes: true });
  const first = entries.find((entry) => entry.isDirectory());
  if (first === undefined) return undefined;
  const { agent, clientAccessToken, developerAccessToken } = await agents.import(
    await readExportFolder(`${path}/${first.name}`),
    // Users who try the example should see each edit at once.
    { publishing: false },
  );
  const example = { agentId: agent.id, name: agent.settings.name, clientAccessToken, developerAccessToken };
  folder.write(EXAMPLE_FILE, `${JSON.stringify(example, undefined, 2)}\n`);
  return example;
};
