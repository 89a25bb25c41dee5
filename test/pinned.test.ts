import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(path, 'utf8');
const matches = (text: string, pattern: RegExp): readonly string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

const workflow = read('.github/workflows/ci.yml');
const dockerfile = read('Dockerfile');
const composed = matches(read('docker-compose.yml'), /^ +image: (?!parley$)(.*)$/gm);

describe('what comes from outside', () => {
  it('is an action at one commit, with its version beside it', () => {
    const actions = matches(workflow, /uses: (.*)$/gm);
    expect(actions.length).toBeGreaterThan(0);
    expect(actions.filter((one) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(one))).toEqual([]);
  });

  it('is a base image at one digest, the same for what builds and what runs', () => {
    const images = matches(dockerfile, /^FROM (\S+)/gm);
    expect(new Set(images).size).toBe(1);
    expect(images[0]).toMatch(/^node:\d+\.\d+\.\d+-[\w-]+@sha256:[0-9a-f]{64}$/);
  });

  it('is an image at an exact version, the same in the tests as in the example', () => {
    const [store] = matches(workflow, /^ +image: (.*)$/gm);
    expect(composed).toContain(store);
    expect(composed.filter((one) => !/:\d+\.\d+\.\d+[\w-]*(@sha256:[0-9a-f]{64})?$/.test(one))).toEqual([]);
  });

  it('is a package at one version if its inner parts are used, because they may change in any other', () => {
    const { dependencies } = JSON.parse(read('package.json')) as {
      readonly dependencies: Readonly<Record<string, string>>;
    };
    // src/webhook/exchange.ts loads two parts, and src/privacy/pattern-program.ts reads compiled patterns.
    for (const name of ['undici', 're2js']) expect(dependencies[name]).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it('builds the image in one Compose service, because Compose builds services in parallel', () => {
    expect(matches(read('docker-compose.yml'), /^ +build: (.*)$/gm)).toHaveLength(1);
  });

  it('is a Node that tests run on, from the oldest that will do', () => {
    const tried = matches(workflow, /^ +node: \[(.*)\]$/gm)
      .join()
      .split(', ')
      .map(Number);
    const { engines } = JSON.parse(read('package.json'));
    expect(tried).toContain(Number(/^FROM node:(\d+)/m.exec(dockerfile)?.[1]));
    expect(Math.min(...tried)).toBe(Number(/^>=(\d+)/.exec(engines.node)?.[1]));
  });
});

describe('licences', () => {
  /** Which of these are refused, as the licence of a package that is shipped or of one that is not. */
  const refused = (licences: readonly (string | undefined)[], flags: object = {}): string => {
    const folder = mkdtempSync(join(tmpdir(), 'licences-'));
    const lock = join(folder, 'package-lock.json');
    const packages = licences.map((license) => [`node_modules/by ${license}.`, { license, ...flags }]);
    writeFileSync(lock, JSON.stringify({ packages: { '': {}, ...Object.fromEntries(packages) } }));
    const { stderr, status } = spawnSync(process.execPath, ['.ci/licences.mjs', lock], { encoding: 'utf8' });
    rmSync(folder, { recursive: true });
    expect(status).toBe(stderr === '' ? 0 : 1);
    return stderr;
  };

  it('are allowed if they ask for little', () => {
    expect(refused(['MIT', '(MIT OR GPL-3.0)', '(BSD-3-Clause AND Apache-2.0)'])).toBe('');
  });

  it('are refused if they ask for more, are not licences, or need a person to read them', () => {
    const sums = ['MIT AND GPL-3.0', 'GPL-2.0 OR GPL-3.0', '(MIT OR ISC) AND GPL-3.0'];
    const unclear = ['SEE LICENSE IN terms.txt', 'UNLICENSED', '', undefined];
    const strict = ['GPL-3.0', 'AGPL-3.0-only', ...sums, ...unclear];
    for (const flags of [{}, { dev: true }]) {
      const said = refused(strict, flags);
      expect(strict.filter((one) => !said.includes(`by ${one}.:`))).toEqual([]);
    }
  });

  it('that require the publication of changes are allowed only for what is not shipped', () => {
    expect(refused(['MPL-2.0'], { dev: true })).toBe('');
    expect(refused(['MPL-2.0'])).toContain('(shipped)');
    expect(refused(['MPL-2.0'], { devOptional: true })).toContain('(shipped)');
  });
});
