import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { commands } from '../program.ts';
import { completionsOf, scripts } from './scripts.ts';

const completions = completionsOf(commands);

describe('completion in bash', () => {
  const completed = (...words: string[]): readonly string[] => {
    const list = words.map((word) => `'${word}'`).join(' ');
    const line = `COMP_WORDS=(parley ${list}); COMP_CWORD=${words.length}; _parley; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const script = `${scripts.bash?.(completions)}\n${line}`;
    return execFileSync('bash', ['-c', script], { encoding: 'utf8' }).trimEnd().split('\n');
  };

  it.each([
    [['age'], ['agent']],
    [
      ['agent', 'und'],
      ['undo', 'undelete'],
    ],
    [
      ['intent', 'phrase', ''],
      ['add', 'remove'],
    ],
    [['agent', 'undo', 'Shop', '--dr'], ['--dry-run']],
    [['token', 'create', '--val'], ['--value-from']],
  ])('%j → %j', (words, expected) => {
    expect(completed(...words)).toEqual(expected);
  });
});

describe.each(['zsh', 'fish'])('completion in %s', (shell) => {
  it('knows every command', () => {
    const script = scripts[shell]?.(completions) ?? '';
    for (const { name } of commands) expect(script).toContain(`parley ${name}`);
  });
});
