import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openDataFolder } from './data-folder.ts';

const home = mkdtempSync(join(tmpdir(), 'data-'));
afterAll(() => rmSync(home, { recursive: true }));

describe('a data folder', () => {
  const folder = openDataFolder(join(home, 'deep', 'data'));

  it('is made for its owner alone, and so are its files', () => {
    folder.write('notes', 'x');
    folder.secret('key');
    const modes = ['', 'notes', 'key'].map((name) => statSync(join(folder.path, name)).mode & 0o777);
    expect(modes).toEqual([0o700, 0o600, 0o600]);
  });

  it('makes a secret once', () => {
    const secret = folder.secret('once');
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(folder.secret('once')).toBe(secret);
    expect(openDataFolder(folder.path).secret('once')).toBe(secret);
    expect(folder.secret('other')).not.toBe(secret);
  });

  it('has nothing under a name that was never written', () => {
    expect(folder.read('nothing')).toBeUndefined();
  });
});
