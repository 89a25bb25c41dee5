import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { WHAT_IFS_KEPT_MAX } from '../kernel/limits/replay.ts';
import type { WhatIfJob } from '../replay/wire/what-if-report.ts';
import { whatIfFiles, whatIfsInMemory } from './what-if-files.ts';

const folders: string[] = [];
const aFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'parley-what-ifs-'));
  folders.push(folder);
  return join(folder, 'what-ifs');
};
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const job = (number: number, parts: Partial<WhatIfJob> = {}): WhatIfJob => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  state: 'running',
  startedAt: new Date(Date.UTC(2026, 0, 1) + number * 1_000).toISOString(),
  sessionsOf: { agentId: 'a', name: 'A' },
  answeredBy: { name: 'B' },
  filter: {},
  done: 0,
  total: 0,
  ...parts,
});

describe.each([
  ['in files', () => whatIfFiles(aFolder())],
  ['in memory', whatIfsInMemory],
])('what-ifs kept %s', (_, open) => {
  it('are found by their ids, in their latest version', async () => {
    const jobs = open();
    await jobs.save(job(1));
    await jobs.save(job(1, { state: 'done', done: 3 }));
    expect(await jobs.load(job(1).id)).toMatchObject({ state: 'done', done: 3 });
    expect(await jobs.load(job(2).id)).toBeUndefined();
  });

  it('are listed newest first, and the oldest are dropped', async () => {
    const jobs = open();
    for (let number = 0; number <= WHAT_IFS_KEPT_MAX; number += 1) await jobs.save(job(number));
    const kept = await jobs.list();
    expect(kept).toHaveLength(WHAT_IFS_KEPT_MAX);
    expect(kept[0]?.id).toBe(job(WHAT_IFS_KEPT_MAX).id);
    expect(await jobs.load(job(0).id)).toBeUndefined();
  });
});

describe('files of what-ifs', () => {
  it('can be read only by their owner', async () => {
    const folder = aFolder();
    await whatIfFiles(folder).save(job(1));
    expect(statSync(join(folder, `${job(1).id}.json`)).mode & 0o777).toBe(0o600);
  });

  it('that are damaged are ignored, and no id leads out of the folder', async () => {
    const folder = aFolder();
    const jobs = whatIfFiles(folder);
    await jobs.save(job(1));
    writeFileSync(join(folder, `${job(1).id}.json`), '{"id"');
    writeFileSync(join(folder, '..', 'secret.json'), JSON.stringify(job(2)));
    expect(await jobs.load(job(1).id)).toBeUndefined();
    expect(await jobs.load('../secret')).toBeUndefined();
  });
});
