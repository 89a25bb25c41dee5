import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { serverSettings } from '../settings/settings.ts';
import { type Command, type CommandArguments, secretFile, sourcesOf } from './command.ts';
import type { Io } from './io.ts';
import { commands, runCli } from './program.ts';
import { runCommandLine } from './run-command-line.ts';

const cwd = mkdtempSync(join(tmpdir(), 'cli-secrets-'));
afterAll(() => rmSync(cwd, { recursive: true }));

let args: CommandArguments | undefined;
beforeEach(() => {
  args = undefined;
});

const enter: Command = {
  name: 'enter',
  summary: 'a command with secrets',
  options: [
    { flags: '--password <text>', summary: '' },
    secretFile('password', { summary: '' }),
    { flags: '--password-stdin', summary: '', secretFor: 'password' },
    { flags: '--header <line>', summary: '', repeats: true },
    secretFile('header', { summary: '', repeats: true }),
    secretFile('token', { summary: '' }),
  ],
  settings: { store: serverSettings.store },
  examples: [],
  run: async (words) => {
    args = words;
    return 0;
  },
};

const runIn = async (start: (io: Io) => Promise<number>, input: string) => {
  const [out, err] = [new PassThrough(), new PassThrough()];
  const io = {
    out,
    err,
    input: Readable.from([input]),
    env: {},
    cwd,
    version: '0',
    terminal: { input: false, out: false, err: false },
    stop: new AbortController().signal,
  };
  const exitCode = await start(io);
  err.end();
  return { exitCode, err: await text(err), io };
};
const run = (words: readonly string[], input = '') =>
  runIn((io) => runCommandLine(words, io, { commands: [enter], groups: {} }), input);

const file = (content: string, mode = 0o600): string => {
  const name = `secret-${content.length}-${mode}`;
  writeFileSync(join(cwd, name), content, { mode });
  return name;
};

describe('a secret option', () => {
  it('takes its value from a file', async () => {
    expect(await run(['enter', '--password-file', file('hunter22\n')])).toMatchObject({
      exitCode: 0,
      err: '',
    });
    expect(args?.text('password')).toBe('hunter22');
  });

  it.each([[['--password-file', '-']], [['--password-stdin']]])(
    'takes its value from standard input: %j',
    async (words) => {
      expect((await run(['enter', ...words], 'hunter22\r\n')).exitCode).toBe(0);
      expect(args?.text('password')).toBe('hunter22');
    },
  );

  it('that may be given several times takes each line of its files', async () => {
    const words = ['--header-file', file('A: 1\n\nB: 2\n'), '--header-file', '-'];
    await run(['enter', ...words], 'C: 3');
    expect(args?.texts('header')).toEqual(['A: 1', 'B: 2', 'C: 3']);
  });

  it.each([
    [['--password', 'a', '--password-file', 'b'], 'give --password or --password-file, not both'],
    [['--password', 'a', '--password-stdin'], 'give --password or --password-stdin, not both'],
    [['--password-file', 'a', '--password-stdin'], 'give --password-stdin or --password-file, not both'],
    [['--header', 'A: 1', '--header-file', 'b'], 'give --header or --header-file, not both'],
    [['--store', 'memory:', '--store-file', 'b'], 'give --store or --store-file, not both'],
    [['--password-file', '-', '--token-file', '-'], 'standard input holds one secret'],
    [['--header-file', '-', '--header-file', '-'], 'standard input holds one secret'],
    [['--password-stdin', '--token-file', '-'], 'standard input holds one secret'],
    [['--token-file', '-'], '--token-file: standard input is empty'],
    [['--token-file', 'nowhere'], '--token-file: nowhere cannot be read (ENOENT)'],
  ])('is refused if the command line is contradictory or gives no value: %j', async (words, reason) => {
    const { exitCode, err } = await run(['enter', ...words]);
    expect(exitCode).toBe(2);
    expect(err).toContain(reason);
    expect(args).toBeUndefined();
  });

  it('does not take several lines for one value', async () => {
    const { exitCode, err } = await run(['enter', '--token-file', file('hunter2\nhunter3\n')]);
    expect(exitCode).toBe(2);
    expect(err).not.toContain('hunter');
  });

  it('warns of a file that every user can read', async () => {
    const { err } = await run(['enter', '--token-file', file('hunter22', 0o644)]);
    expect(err).toMatch(/^parley: --token-file: every user/);
  });

  it('gives a setting its value', async () => {
    const address = 'esdb://me:hunter22@here:2113';
    const { io } = await run(['enter', '--store-file', file(address)]);
    expect(args && sourcesOf(args, io)).toMatchObject({ secrets: { store: address }, flags: {} });
  });
});

describe('the commands', () => {
  it('have an alternative for each secret option that keeps the value out of the process list', () => {
    const secret = /^--(?!new-|drop-|key <)\S*(password|secret|token|header|key)\S* </;
    const options = commands.flatMap(({ name, options = [] }) => options.map((one) => ({ name, ...one })));
    const plain = options.filter(({ flags }) => secret.test(flags) && !/^--\S*-file /.test(flags));
    expect(plain.length).toBeGreaterThan(3);
    const uncovered = plain.filter(({ name, flags }) => {
      const form = `${flags.split(' ')[0]}-file <file>`;
      return !options.some((one) => one.name === name && one.flags === form);
    });
    expect(uncovered.map(({ name, flags }) => `${name} ${flags}`)).toEqual([]);
  });

  it.each([
    [['chat', '--token-file', '-'], '--token-file takes a file'],
    [['store', 'copy', '--from-file', 'from.txt'], '--from-file has no store that keeps events'],
    [
      ['store', 'copy', '--from', 'lmdb:x', '--to-file', 'from.txt'],
      '--to-file has no store that keeps events',
    ],
    [['backup', 'there', '--store-file', 'from.txt'], '--store-file must be'],
  ])('never print the content of a file that was named by mistake: %j', async (words, reason) => {
    writeFileSync(join(cwd, 'from.txt'), 'hunter22', { mode: 0o600 });
    const { exitCode, err } = await runIn((io) => runCli(words, io), '');
    expect(exitCode).toBe(2);
    expect(err).toContain(reason);
    expect(err).not.toContain('hunter22');
  });
});
