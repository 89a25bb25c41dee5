import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const STARTER = 'deploy/tuned-node.sh';
const allOptions = /^options='(.*)'$/m.exec(readFileSync(STARTER, 'utf8'))?.[1]?.split(' ') ?? [];

/** The options that Node reports for the starter, and its process. */
const start = (args: readonly string[], path?: string) => {
  const env = { ...process.env, ...(path !== undefined && { PATH: `${path}:${process.env.PATH}` }) };
  const { stdout, status, pid } = spawnSync(STARTER, args, { encoding: 'utf8', env });
  return { printed: stdout.trim(), status, pid };
};

/** A Node that supports every option but `unknown`, and prints those that it gets. */
const nodeWithout = (unknown: string): string => {
  const folder = mkdtempSync(join(tmpdir(), 'node-'));
  const refuse = `for option; do [ "$option" = '${unknown}' ] && exit 9; done`;
  writeFileSync(join(folder, 'node'), `#!/bin/sh\n${refuse}\necho "$@"\n`, { mode: 0o755 });
  return folder;
};

describe.skipIf(process.platform === 'win32')('the starter', () => {
  it('gives this Node options that it knows, including the size of its young generation', () => {
    const { printed, status } = start(['-p', 'process.execArgv.join(" ")']);
    expect(status).toBe(0);
    const options = printed.split(' ').filter((word) => word.startsWith('--'));
    expect(options).toContain('--max-semi-space-size=16');
    expect(allOptions).toEqual(expect.arrayContaining(options));
  });

  it('ends as Node itself, which gets all signals', () => {
    const { printed, pid } = start(['-p', 'process.pid']);
    expect(printed).toBe(String(pid));
  });

  it.each(allOptions)('does not give %s to a Node that does not know it', (option) => {
    const folder = nodeWithout(option);
    const { printed, status } = start(['dist/bin.js', 'serve', 'two words'], folder);
    rmSync(folder, { recursive: true });
    expect(status).toBe(0);
    const others = allOptions.filter((one) => one !== option);
    expect(printed).toBe([...others, 'dist/bin.js', 'serve', 'two words'].join(' '));
  });

  it('is what npm start and the image start with', () => {
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    expect(scripts.start).toBe(`exec ${STARTER} dist/bin.js serve`);
    const entrypoint = /^ENTRYPOINT (\[[^\]]*\])/m.exec(readFileSync('Dockerfile', 'utf8'))?.[1] ?? '[]';
    expect(JSON.parse(entrypoint)).toEqual([`/parley/${STARTER}`, '/parley/dist/bin.js']);
  });

  it('gives Node only options that the docs explain', () => {
    const page = readFileSync('docs/operations.md', 'utf8');
    expect(allOptions.filter((option) => !page.includes(`\`${option}\``))).toEqual([]);
    expect(allOptions.length).toBeGreaterThan(0);
  });
});
