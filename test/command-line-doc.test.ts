import { expect, it } from 'vitest';
import type { Command } from '../src/cli/command.ts';
import { commands } from '../src/cli/program.ts';
import { clientSettings, type Setting, serverSettings } from '../src/settings/settings.ts';

const code = (text: string): string => `\`${text}\``;
const cell = (text: string): string => text.replaceAll('|', '\\|');

const settingRow = ([key, one]: [string, Setting]): string => {
  const flag = one.flag === undefined ? '' : code(`--${one.flag} ${one.placeholder}`);
  const standard = one.defaultText ?? code(String(one.default));
  return `| ${[code(one.env), flag, code(key), standard, one.summary].map(cell).join(' | ')} |`;
};

const settingsTable = (settings: Readonly<Record<string, Setting>>): string =>
  [
    '| variable | flag | key in the file | default | |',
    '|---|---|---|---|---|',
    ...Object.entries(settings).map(settingRow),
  ].join('\n');

const section = ({ name, summary, args = [], options = [], examples }: Command): string => {
  const given = [
    ...args.map((argument) => [argument.name, argument.summary]),
    ...options.map((option) => [option.flags, option.summary]),
  ];
  const rows = given.map(([what = '', meaning = '']) => `| ${code(cell(what))} | ${cell(meaning)} |`);
  const table = rows.length === 0 ? [] : ['', '| | |', '|---|---|', ...rows];
  const usage = ['parley', name, ...args.map((argument) => argument.name)].join(' ');
  const lines = [
    `### ${code(usage)}`,
    '',
    `${summary.charAt(0).toUpperCase()}${summary.slice(1)}.`,
    ...table,
  ];
  return [...lines, '', '```sh', ...examples, '```'].join('\n');
};

const page = (): string => `# Command line and settings

\`npx parley\` in a checkout, \`parley\` where it is installed. What was asked for goes to standard output,
everything else to standard error. With \`--json\` a command prints exactly one JSON object. It ends with 0
when it did what was asked, 1 when that could not be done, 2 when the command line or a setting is wrong. This
page is made from the program's tables by \`npx vitest run test/command-line-doc.test.ts -u\`.

## Settings of a server

A flag counts before the environment, and that before the file: \`parley.json\`, or another named by
\`--config\` or \`PARLEY_CONFIG\`. Secrets have no flag, as the process list would show it.

${settingsTable(serverSettings)}

## Settings of the other commands

${settingsTable(clientSettings)}

## Commands

${commands.map(section).join('\n\n')}
`;

it('is described in docs as it is', async () => {
  await expect(page()).toMatchFileSnapshot('../docs/command-line.md');
});
