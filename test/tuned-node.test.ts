import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { AS_STARTED as startWords } from '../bench/running/server-process.ts';

it('starts the image as npm start starts the server', () => {
  const entrypoint = /^ENTRYPOINT (\[[^\]]*\])/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]';
  const words: readonly string[] = JSON.parse(entrypoint.replaceAll('\\\n', ''));
  expect(startWords).not.toEqual([]);
  expect(words).toEqual(['node', ...startWords, '/parley/dist/bin.js']);
});

it('tells in the docs what Node is told', () => {
  const page = readFileSync('docs/operations.md', 'utf8').replaceAll('\n', ' ');
  expect(page).toContain(`node ${startWords.join(' ')} "$(command -v parley)" serve`);
});
