import { Readable, Writable } from 'node:stream';
import { expect, it } from 'vitest';
import { coloursOf } from './colours.ts';

const paintedIn = (env: Readonly<Record<string, string>>, isTerminal = true): boolean => {
  const nowhere = () => new Writable();
  const colours = coloursOf({
    out: nowhere(),
    err: nowhere(),
    input: Readable.from([]),
    cwd: '.',
    version: '1.2.3',
    env,
    terminal: { input: isTerminal, out: isTerminal, err: isTerminal },
    stop: new AbortController().signal,
  });
  return colours.bold('x') !== 'x';
};

it('uses colours on a terminal, unless NO_COLOR is set', () => {
  expect(paintedIn({})).toBe(true);
  expect(paintedIn({ NO_COLOR: '' })).toBe(true);
  expect(paintedIn({ NO_COLOR: '1' })).toBe(false);
});

it('uses no colours in a file, or on a terminal without colours', () => {
  expect(paintedIn({}, false)).toBe(false);
  expect(paintedIn({ TERM: 'dumb' })).toBe(false);
});
