import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { commands } from '../src/cli/program.ts';

const pages = ['README.md', ...readdirSync('docs').map((name) => `docs/${name}`)].filter((path) =>
  path.endsWith('.md'),
);

/** Lines of fenced code that run Parley, without the prompt and without comments. */
const linesIn = (path: string): readonly string[] => {
  const blocks = readFileSync(path, 'utf8').matchAll(/^ *```\w*\n(?<code>.*?)^ *```/gms);
  return Array.from(blocks, ({ groups }) => groups?.code ?? '')
    .flatMap((code) => code.split('\n'))
    .filter((line) => /(^\s*(\$ )?([A-Z_]+=\S+ )*|\| )(npx )?parley \w/.test(line))
    .map((line) => line.replace(/ {2,}#.*$/, '').replace(/^.*?(?:^|\s)(npx )?parley /, ''));
};

/** The command of that name, or the one that its first word abbreviates. */
const commandOf = (words: readonly string[]) =>
  commands.find(({ name }) => name === words.slice(0, 3).join(' ')) ??
  commands.find(({ name }) => name === words.slice(0, 2).join(' ')) ??
  commands.find(({ name }) => name === words[0]) ??
  commands.find(({ name, isDefault }) => isDefault === true && name.startsWith(`${words[0]} `));

const optionsOf = ({ options = [], settings }: (typeof commands)[number]): readonly string[] => [
  ...options.flatMap(({ flags }) => flags.match(/--[\w-]+/g) ?? []),
  ...Object.values(settings).flatMap(({ flag }) => (flag === undefined ? [] : [`--${flag}`])),
  ...['--config', '--help'],
];

/** The commands and options of a line that do not exist. */
const unknownIn = (line: string): readonly string[] => {
  const bare = line.replaceAll(/'[^']*'|"[^"]*"/g, 'TEXT').replace(/ [|>].*$/, '');
  const words = bare.split(/\s+/);
  if (words[0] === '--help') return [];
  const command = commandOf(words);
  if (command === undefined) return [`${line}: there is no such command`];
  const known = optionsOf(command);
  const given = words.filter((word) => word.startsWith('--'));
  return given.filter((word) => !known.includes(word)).map((word) => `${line}: there is no ${word}`);
};

it.each(pages)('gives only commands and options that there are: %s', (path) => {
  expect(linesIn(path).flatMap(unknownIn)).toEqual([]);
});

it('finds the commands of the pages', () => {
  expect(pages.flatMap(linesIn).length).toBeGreaterThan(200);
});
