import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { CommandArguments } from '../command.ts';
import type { Io } from '../io.ts';
import { confirm } from './confirm.ts';

const argsWith = (...flags: string[]): CommandArguments => ({
  argument: () => undefined,
  text: () => undefined,
  texts: () => [],
  has: (name) => flags.includes(name),
  zone: () => 'UTC',
  flags: {},
  secrets: {},
});

const io = (answer: string, isTerminal = true): Io => {
  const input = new PassThrough();
  input.end(answer);
  const terminal = { input: isTerminal, out: isTerminal, err: isTerminal };
  const world = { env: {}, cwd: '.', version: '0', terminal, stop: new AbortController().signal };
  return { ...world, out: new PassThrough(), err: new PassThrough(), input };
};

describe('an irreversible command', () => {
  it.each([
    ['y\n', true],
    ['Yes\n', true],
    ['n\n', false],
    ['\n', false],
  ])('asks, and accepts %j', async (answer, isWanted) => {
    expect(await confirm(argsWith(), io(answer), 'Erase it?')).toBe(isWanted);
  });

  it('does not ask with --yes', async () => {
    expect(await confirm(argsWith('yes'), io('', false), 'Erase it?')).toBe(true);
  });

  it('is refused without a terminal', async () => {
    await expect(confirm(argsWith(), io('', false), 'Erase it?')).rejects.toMatchObject({ exitCode: 2 });
  });
});
