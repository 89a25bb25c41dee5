import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Agent } from '../../src/agent/agent.ts';
import { decideAgent } from '../../src/agent/decide.ts';
import { jsonBytes } from '../../src/agent/decisions/event-parts.ts';
import type { AgentEvent } from '../../src/agent/events.ts';
import { emptyAgent, foldAgent } from '../../src/agent/evolve.ts';
import type { ExportFile } from '../../src/agent/formats/export-file.ts';
import { readExport } from '../../src/agent/formats/export-reader.ts';
import { writeExportSteps } from '../../src/agent/formats/export-writer.ts';
import { trainingSetOf } from '../../src/agent/training.ts';
import { EVENT_BYTES_MAX } from '../../src/kernel/limits.ts';
import { finish } from '../../src/kernel/steps.ts';

const exports = join(import.meta.dirname, '../../../shared/agents');
const names = existsSync(exports) ? readdirSync(exports) : [];

const filesOf = (name: string): ExportFile[] =>
  readdirSync(join(exports, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: relative(exports, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }));

/** Sequential ids, so that two runs give the same ones. */
const counted = () => {
  let last = 0;
  return () => `made-${++last}`;
};

const imported = (files: readonly ExportFile[]): { events: readonly AgentEvent[]; agent: Agent } => {
  const { warnings: _, ...content } = readExport(files, { ids: counted() });
  const decision = decideAgent({ type: 'ImportAgent', agentId: 'a1', ...content }, undefined);
  if ('refused' in decision) throw new Error(decision.refused);
  return { events: decision.events, agent: foldAgent(emptyAgent('a1'), decision.events) };
};

describe.skipIf(names.length === 0).each(names)('the exported agent %s', (name) => {
  const files = name === undefined ? [] : filesOf(name);

  it('is imported completely: ready, every intent and entity under its own id', () => {
    const { agent } = imported(files);
    const ids = (folder: string) =>
      files
        .filter(({ path }) => path.includes(`/${folder}/`))
        .map(({ text }) => JSON.parse(text))
        .flatMap((json) => (Array.isArray(json) ? [] : [json.id]))
        .sort();
    expect(agent.status).toBe('ready');
    expect([...agent.intents.keys()].sort()).toEqual(ids('intents'));
    expect([...agent.entities.keys()].sort()).toEqual(ids('entities'));
  });

  it('loses no phrase and no entry', () => {
    const { agent } = imported(files);
    const lists = files.map(({ text }) => JSON.parse(text));
    const inFiles = (key: string, isOne: (item: object) => boolean) =>
      lists.flatMap((json) => (Array.isArray(json) ? json : (json[key] ?? []))).filter(isOne).length;
    const inAgent = (owners: Iterable<Record<string, unknown[]>>) =>
      [...owners].flatMap((byLanguage) => Object.values(byLanguage)).flat().length;
    expect(inAgent([...agent.intents.values()].map(({ phrases }) => phrases))).toBe(
      inFiles('userSays', (item) => 'data' in item),
    );
    expect(inAgent([...agent.entities.values()].map(({ entries }) => entries))).toBe(
      inFiles('entries', (item) => 'synonyms' in item),
    );
  });

  it('fits into events that every store accepts', () => {
    for (const event of imported(files).events) expect(jsonBytes(event)).toBeLessThan(EVENT_BYTES_MAX);
  });

  it('is the same agent after an export and another import', () => {
    const { agent } = imported(files);
    const again = imported(finish(writeExportSteps(agent))).agent;
    expect(again.settings).toEqual(agent.settings);
    expect([...again.intents]).toEqual([...agent.intents]);
    expect([...again.entities]).toEqual([...agent.entities]);
  });

  it('can be trained in each of its languages', () => {
    const { agent } = imported(files);
    for (const language of agent.settings.languages) {
      expect(trainingSetOf(agent, language).intents).toHaveLength(agent.intents.size);
    }
  });
});

describe.skipIf(names.length === 0)('imported agents', () => {
  it('contain 62,318 entries in the largest of them', () => {
    const { events } = imported(filesOf('old-weather-domain-62k'));
    const completed = events.find((event) => event.type === 'ImportCompleted');
    expect(completed?.data.counts).toEqual({ intents: 11, phrases: 190, entities: 77, entries: 62_318 });
  });

  it('keep all seven languages of one of them', () => {
    const { agent } = imported(filesOf('new-gdg-7langs'));
    expect(agent.settings.languages).toEqual(['en', 'de', 'es', 'it', 'ja', 'pt-BR', 'tr']);
  });

  it('cause only a handful of warnings', () => {
    for (const name of names) {
      expect(readExport(filesOf(name), { ids: counted() }).warnings.length).toBeLessThan(5);
    }
  });
});
