import { readdir, readFile, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { writeWhole } from '../../disk/whole-file.ts';
import { quantity } from '../../kernel/quantity.ts';
import { errorText } from '../../kernel/thrown-error.ts';
import type { ConversationTest, TestedConversation } from '../../replay/wire/conversation-test.ts';
import { clientSettings } from '../../settings/settings.ts';
import { type AgentSource, agentOrExport } from '../client/choose-agent.ts';
import type { Client } from '../client/client.ts';
import { type ClientAbout, withClients } from '../client/own-server.ts';
import { type Command, JSON_OPTION } from '../command.ts';
import { CommandError, EXIT_FAILED, EXIT_OK, EXIT_USAGE, type Io } from '../io.ts';
import { awaitWrite } from '../terminal/await-write.ts';
import { printAnswer } from '../terminal/print.ts';
import { progressOf } from '../terminal/progress.ts';
import { readConversation } from './conversation-file.ts';
import { asJUnit, type ConversationOutcome, missText } from './conversation-outcome.ts';

export const testRun: Command = {
  name: 'test run',
  summary: 'run conversation tests',
  args: [{ name: '<dir>', summary: 'folder of YAML files, including subfolders; or one file' }],
  options: [
    {
      flags: '--agent <agent>',
      summary: 'id or name of an agent, or an export, to use instead of the agents that the tests name',
    },
    { flags: '--junit <file>', summary: 'also write a JUnit report to this file' },
    JSON_OPTION,
  ],
  settings: clientSettings,
  examples: [
    'parley test run tests',
    'parley test run tests --junit report.xml',
    'parley test run tests --agent ID',
    'parley test run tests --agent DRAFT.zip',
  ],
  run: async (args, io) => {
    const agentOrPath = args.text('agent');
    const paths = await conversationsIn(args.argument(0) ?? '', io);
    const outcomes = await withClients(args, io, (clientAbout) =>
      outcomesOf(paths, (test) => testWith(test, { agentOrPath, clientAbout }, io), io),
    );
    const junit = args.text('junit');
    if (junit !== undefined)
      await awaitWrite(junit, writeWhole([[resolve(io.cwd, junit), asJUnit(outcomes)]]));
    const failedOutcomes = failedOf(outcomes);
    const json = { conversations: outcomes.length, failed: failedOutcomes.length, outcomes };
    printAnswer(args, io, { json, text: runText(outcomes, failedOutcomes.length) });
    return failedOutcomes.length === 0 ? EXIT_OK : EXIT_FAILED;
  },
};

export const failedOf = (outcomes: readonly ConversationOutcome[]): readonly ConversationOutcome[] =>
  outcomes.filter(({ misses, error }) => misses.length > 0 || error !== undefined);

/** In the order of their names. */
export const conversationsIn = async (path: string, io: Io): Promise<readonly string[]> => {
  const target = resolve(io.cwd, path);
  const stats = await stat(target).catch((cause: unknown) => {
    throw new CommandError(`cannot read ${path}: give a folder of conversation tests, or one`, EXIT_USAGE, {
      cause,
    });
  });
  if (stats.isFile()) return [path];
  const names = await readdir(target, { recursive: true });
  const files = names.filter((name) => /\.ya?ml$/i.test(name)).sort();
  if (files.length === 0) throw new CommandError(`${path} holds no YAML files`, EXIT_USAGE);
  return files.map((name) => join(path, name));
};

type Try = (test: ConversationTest) => Promise<TestedConversation>;

/** Runs the tests in these files, one after another. */
export const outcomesOf = async (
  paths: readonly string[],
  attempt: Try,
  io: Io,
): Promise<readonly ConversationOutcome[]> => {
  const outcomes: ConversationOutcome[] = [];
  const progress = progressOf(io, 'conversations');
  try {
    for (const path of paths) {
      outcomes.push(await outcomeOf(path, attempt, io));
      progress.show(outcomes.length, paths.length);
    }
  } finally {
    progress.stop();
  }
  return outcomes;
};

const outcomeOf = async (path: string, attempt: Try, io: Io): Promise<ConversationOutcome> => {
  const startedAt = performance.now();
  const elapsedMs = () => Math.round(performance.now() - startedAt);
  let name = path;
  try {
    const file = readConversation(await textOf(path, io), path);
    name = file.name;
    const { turns, misses } = await attempt(file);
    return { file: path, name, turns: turns.length, elapsedMs: elapsedMs(), misses };
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    return { file: path, name, turns: 0, elapsedMs: elapsedMs(), misses: [], error: error.message };
  }
};

/** A file that cannot be read must not end the other tests. */
const textOf = async (path: string, io: Io): Promise<string> => {
  try {
    return await readFile(resolve(io.cwd, path), 'utf8');
  } catch (cause) {
    const why = errorText(cause);
    throw new CommandError(`${path} cannot be read: ${why}`, EXIT_USAGE, { cause });
  }
};

type Choice = { readonly agentOrPath: string | undefined; readonly clientAbout: ClientAbout };

const testWith = async (
  test: ConversationTest,
  { agentOrPath = test.agent, clientAbout }: Choice,
  io: Io,
): Promise<TestedConversation> => {
  if (agentOrPath === undefined)
    throw new CommandError('it names no agent: write "agent", or give --agent', EXIT_USAGE);
  const client = await clientAbout(agentOrPath);
  return runTest(test, await agentOrExport(agentOrPath, client, io), client);
};

/** Runs one test with an agent, or with an export. */
export const runTest = (
  test: ConversationTest,
  source: AgentSource,
  client: Client,
): Promise<TestedConversation> => {
  const body = source.isExport ? { test, ...contentOf(source) } : test;
  return client.json<TestedConversation>({ method: 'POST', path: `${source.path}/test`, body });
};

/** A zip is sent in base64, because the same request contains the test. */
const contentOf = ({ archive, body }: AgentSource): object =>
  archive === undefined ? { ...(body ?? {}) } : { archive: Buffer.from(archive).toString('base64') };

const runText = (outcomes: readonly ConversationOutcome[], failedCount: number): string =>
  [
    ...outcomes.flatMap(({ file, name, turns, misses, error }) => {
      const isOk = misses.length === 0 && error === undefined;
      const head = `${isOk ? '✓' : '✗'} ${name} (${file}${turns > 0 ? `, ${quantity(turns, 'turn')}` : ''})`;
      const reasons = error === undefined ? misses.map(missText) : [error];
      return [head, ...reasons.flatMap((reason) => reason.split('\n').map((line) => `    ${line}`))];
    }),
    failedCount === 0
      ? `${quantity(outcomes.length, 'conversation')} went as expected.`
      : `${failedCount} of ${quantity(outcomes.length, 'conversation')} did not go as expected.`,
  ].join('\n');
