import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tokenUseFile } from './token-use-file.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parley-uses-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const uses = { t1: '2026-03-02T12:00:00.000Z' };

describe('the file of last uses', () => {
  it('returns what was saved, and only its owner can read it', async () => {
    const path = join(folder, 'uses.json');
    await tokenUseFile(path).save(uses);
    expect(await tokenUseFile(path).load()).toEqual(uses);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  });

  it.each(['', '{"t1"', '[]', 'null', '{"t1": 5}'])('has no uses if it contains %j', async (text) => {
    const path = join(folder, 'damaged.json');
    writeFileSync(path, text);
    expect(await tokenUseFile(path).load()).toEqual({});
  });

  it('does not affect anything else if it cannot be written', async () => {
    await expect(tokenUseFile(join(folder, 'no/such/folder.json')).save(uses)).resolves.toBeUndefined();
  });
});
