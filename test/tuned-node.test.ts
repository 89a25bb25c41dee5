import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const STARTER = 'deploy/tuned-node.sh';
const allWords = /^words='(.*)'$/m.exec(readFileSync(STARTER, 'utf8'))?.[1]?.split(' ') ?? [];

/** The options that Node reports for the starter, and its process. */
const start = (words: readonly string[], path?: string) => {
  const env = { ...process.env, ...(path !== undefined && { PATH: `${path}:${process.env.PATH}` }) };
  const { stdout, status, pid } = spawnSync(STARTER, words, { encoding: 'utf8', env });
  return { said: stdout.trim(), status, pid };
};

/** A Node that knows every word but `unknown`, and says which it is given. */
const nodeWithout = (unknown: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  const refuse = `for word; do [ "$word" = '${unknown}' ] && exit 9; done`;
  writeFileSync(join(folder, 'node'), `#!/bin/sh\n${refuse}\necho "$@"\n`, { mode: 0o755 });
  return folder;
};

describe.skipIf(process.platform === 'win32')('the starter', () => {
  it('gives this Node options that it knows, including the size of its young generation', () => {
    const { said, status } = start(['-p', 'process.execArgv.join(" ")']);
    expect(status).toBe(0);
    const given = said.split(' ').filter((word) => !['-p', 'process.execArgv.join("', '")'].includes(word));
    expect(given).toContain('--max-semi-space-size=16');
    expect(allWords).toEqual(expect.arrayContaining(given));
  });

  it('ends as Node itself, which gets all signals', () => {
    const { said, pid } = start(['-p', 'process.pid']);
    expect(said).toBe(String(pid));
  });

  it.each(allWords)('does not give %s to a Node that does not know it', (word) => {
    const folder = nodeWithout(word);
    const { said, status } = start(['dist/bin.js', 'serve', 'two words'], folder);
    rmSync(folder, { recursive: true });
    expect(status).toBe(0);
    const others = allWords.filter((one) => one !== word);
    expect(said).toBe([...others, 'dist/bin.js', 'serve', 'two words'].join(' '));
  });

  it('is what npm start and the image start with', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts.start).toBe(`exec ${STARTER} dist/bin.js serve`);
    const entrypoint = /^ENTRYPOINT (\[[^\]]*\])/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]';
    expect(JSON.parse(entrypoint)).toEqual([`/parley/${STARTER}`, '/parley/dist/bin.js']);
  });

  it('gives Node only options that the docs explain', () => {
    const page = readFileSync('docs/operations.md', 'utf8');
    expect(allWords.filter((word) => !page.includes(`\`${word}\``))).toEqual([]);
    expect(allWords.length).toBeGreaterThan(0);
  });
});
