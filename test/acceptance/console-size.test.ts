import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';

const FIRST_LOAD_BYTES_MAX = 60 * 1024;
const CHUNK_BYTES_MAX = 40 * 1024;
const ALL_BYTES_MAX = 250 * 1024;

const folder = 'dist/console';
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const assets = readdirSync(join(folder, 'assets')).map((name) => `assets/${name}`);
const gzipped = (name: string): number => gzipSync(read(name)).length;
const sum = (names: Iterable<string>): number => [...names].reduce((total, name) => total + gzipped(name), 0);

/** The files that a browser loads first: the page, its scripts, and their static imports. */
const firstLoad = (): ReadonlySet<string> => {
  const named = [...read('index.html').matchAll(/\/console\/(assets\/[\w.-]+)/g)].map(
    ([, name = '']) => name,
  );
  const names = new Set(['index.html', ...named]);
  // Iterating over a set also visits elements added during the loop.
  for (const name of names) {
    if (!name.endsWith('.js')) continue;
    for (const [, chunk] of read(name).matchAll(/(?:from|import)"\.\/([\w.-]+)"/g))
      names.add(`assets/${chunk}`);
  }
  return names;
};

describe('the console, compressed', () => {
  it('is small before the first screen', () => {
    const names = firstLoad();
    expect([...names].filter((name) => name.endsWith('.js')).length).toBeGreaterThan(1);
    expect(sum(names)).toBeLessThan(FIRST_LOAD_BYTES_MAX);
  });

  it('is small for each screen', () => {
    const large = assets.filter((name) => gzipped(name) > CHUNK_BYTES_MAX);
    expect(large).toEqual([]);
  });

  it('is small in total', () => {
    expect(sum(assets)).toBeLessThan(ALL_BYTES_MAX);
  });
});
