import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import type { Given } from '../command.ts';
import type { Io } from '../io.ts';
import { confirmed } from './confirm.ts';

const argsWith = (...flags: string[]): Given => ({
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

describe('what cannot be taken back', () => {
  it.each([
    ['y\n', true],
    ['Yes\n', true],
    ['n\n', false],
    ['\n', false],
  ])('is asked for, and %j is answered', async (answer, isWanted) => {
    expect(await confirmed(argsWith(), io(answer), 'Erase it?')).toBe(isWanted);
  });

  it('is done unasked where --yes says so', async () => {
    expect(await confirmed(argsWith('yes'), io('', false), 'Erase it?')).toBe(true);
  });

  it('is refused without a terminal to ask on', async () => {
    await expect(confirmed(argsWith(), io('', false), 'Erase it?')).rejects.toMatchObject({ exitCode: 2 });
  });
});
