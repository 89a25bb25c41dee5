import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { makeOwnFolder } from './owner-only.ts';

let home: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), 'parley-'));
});
afterEach(() => rmSync(home, { recursive: true }));

describe('a folder of Parley', () => {
  it.skipIf(process.platform === 'win32')('is made with those above it, for its owner alone', () => {
    const path = join(home, 'one', 'two');
    makeOwnFolder(path);
    makeOwnFolder(path);
    expect(statSync(path).mode & 0o777).toBe(0o700);
    expect(statSync(join(home, 'one')).mode & 0o777).toBe(0o700);
  });

  it('is not made in the place of a file, or below one', () => {
    const file = join(home, 'file');
    writeFileSync(file, '');
    expect(() => makeOwnFolder(file)).toThrow(`${file} is not a folder; move it away`);
    expect(() => makeOwnFolder(join(file, 'folder'))).toThrow('ENOTDIR');
  });

  it.skipIf(process.platform !== 'linux')('is refused where the system makes none', () => {
    expect(() => makeOwnFolder('/proc/parley/data')).toThrow('ENOENT');
  });
});
