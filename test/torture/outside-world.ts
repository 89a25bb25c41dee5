import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Outcome, runProgram } from '../support/program.ts';
import { type CommandOutcome, runCommand } from '../support/run-command.ts';
import { ADMIN_TOKEN, type Served, startServed } from './served.ts';
import { tortureExport } from './torture-export.ts';

/** A server with a store on disk, and files that its commands wrote. */
export type OutsideWorld = {
  readonly server: Served;
  readonly agentId: string;
  readonly token: string;
  /** The folder of the files. */
  readonly folder: string;
  /** Runs a command in this process. @throws when it hangs, prints a stack trace or ends in another way */
  readonly run: (words: readonly string[]) => Promise<CommandOutcome>;
  /** Runs the built program, which a damaged file could end with a signal. @throws like `run` */
  readonly runAlone: (words: readonly string[]) => Promise<Outcome>;
  readonly close: () => Promise<void>;
};

/** A command that has not ended by then hangs. */
const COMMAND_MS_MAX = 60_000;
const STACK = /\n\s+at \S.*[:(]\d+/;

const requireEnd = (words: readonly string[], { exitCode, out, err }: Outcome): void => {
  const shown = `parley ${words.join(' ')} ended with ${exitCode}: ${err}`;
  assert.ok(exitCode !== null && [0, 1, 2].includes(exitCode), shown);
  assert.doesNotMatch(err, STACK, shown);
  assert.ok(out + err !== '', `${shown}, and says nothing`);
};

export const outsideWorld = async (): Promise<OutsideWorld> => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-outside-'));
  const data = join(folder, 'data');
  const server = await startServed({ PARLEY_STORE: `lmdb:${data}`, PARLEY_DATA: data });
  const env = { PARLEY_URL: server.url, PARLEY_TOKEN: ADMIN_TOKEN };
  const run: OutsideWorld['run'] = async (words) => {
    const late = new Promise<never>((_, reject) => {
      const end = () => reject(new Error(`parley ${words.join(' ')} hangs`));
      setTimeout(end, COMMAND_MS_MAX).unref();
    });
    const outcome = await Promise.race([runCommand(words, { cwd: folder, env }), late]);
    requireEnd(words, outcome);
    return outcome;
  };
  const runAlone: OutsideWorld['runAlone'] = async (words) => {
    const signal = AbortSignal.timeout(COMMAND_MS_MAX);
    const outcome = await runProgram(words, { cwd: folder, env, signal });
    requireEnd(words, outcome);
    return outcome;
  };
  const { body } = await server.admin('POST /admin/agents/import', { files: tortureExport });
  const { agentId = '', clientAccessToken: token = '' } = body as Readonly<Record<string, string>>;
  const headers = { 'content-type': 'application/json' };
  for (const query of ['hello', 'order it', 'book a room', 'Ann'])
    await server.send('POST /v1/query', {
      token,
      headers,
      body: JSON.stringify({ query, lang: 'en', sessionId: 's1' }),
    });
  return {
    server,
    agentId,
    token,
    folder,
    run,
    runAlone,
    close: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Writes the files that are disturbed in rounds. @throws when a command fails */
export const writeFiles = async ({ run, runAlone, folder }: OutsideWorld): Promise<void> => {
  const words = [
    ['test', 'save', 's1', '--out', 'test.yaml'],
    ['audit', 'proof', 's1', '--out', 'evidence.html'],
    ['audit', 'checkpoint', '--to', 'checkpoint.txt'],
  ];
  const requireDone = ({ exitCode, err }: Pick<Outcome, 'exitCode' | 'err'>) =>
    assert.equal(exitCode, 0, err);
  for (const command of words) requireDone(await run(command));
  const { out } = await run(['entity', 'show', 'pet', '--csv']);
  writeFileSync(join(folder, 'pets.csv'), `${out}"dog, ""big""",hound\n"3"" pipe",=1+1\n`);
  for (const command of [
    ['backup', 'backup', '--data', 'data'],
    ['views', 'export', 'views', '--data', 'data'],
  ])
    requireDone(await runAlone(command));
};

export const fileIn = ({ folder }: OutsideWorld, name: string): Buffer => readFileSync(join(folder, name));
