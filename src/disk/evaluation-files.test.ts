import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { keptEvaluation } from '../../test/support/kept-evaluation.ts';
import { evaluationFiles } from './evaluation-files.ts';

const folders: string[] = [];
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-evaluations-'));
  folders.push(folder);
  return folder;
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const failing = (error: unknown): never => {
  throw error;
};

const figures = keptEvaluation();

describe('files of evaluations', () => {
  it('outlive the server, and only their owner can read them', async () => {
    const folder = aFolder();
    await evaluationFiles(folder, failing).save('a', [figures]);
    expect(await evaluationFiles(folder, failing).load('a')).toEqual([figures]);
    expect(statSync(join(folder, 'a.json')).mode & 0o777).toBe(0o600);
  });

  it('that are damaged are ignored', async () => {
    const folder = aFolder();
    writeFileSync(join(folder, 'a.json'), '[{');
    expect(await evaluationFiles(folder, failing).load('a')).toEqual([]);
  });

  it('that cannot be written are reported, and block nothing', async () => {
    const failures: unknown[] = [];
    const file = join(aFolder(), 'no-folder');
    writeFileSync(file, '');
    await evaluationFiles(join(file, 'evaluations'), (error) => failures.push(error)).save('a', [figures]);
    expect(failures).toHaveLength(1);
  });
});
