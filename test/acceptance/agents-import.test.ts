import { describe, expect, it } from 'vitest';
import { jsonBytes } from '../../src/agent/decisions/event-parts.ts';
import { writeExportSteps } from '../../src/agent/formats/export-writer.ts';
import { trainingSetOf } from '../../src/agent/training.ts';
import { EVENT_BYTES_MAX } from '../../src/kernel/limits/conversation.ts';
import { finish } from '../../src/kernel/steps.ts';
import { hasShared, importedAgent, sharedAgent, sharedAgentNames } from '../support/shared-material.ts';

describe.each(sharedAgentNames)('the exported agent %s', async (name) => {
  const files = await sharedAgent(name);

  it('is imported completely: ready, every intent and entity under its own id', () => {
    const { agent } = importedAgent(files);
    const ids = (folder: string) =>
      files
        .filter(({ path }) => path.startsWith(`${folder}/`))
        .map(({ text }) => JSON.parse(text))
        .flatMap((json) => (Array.isArray(json) ? [] : [json.id]))
        .sort();
    expect(agent.status).toBe('ready');
    expect([...agent.intents.keys()].sort()).toEqual(ids('intents'));
    expect([...agent.entities.keys()].sort()).toEqual(ids('entities'));
  });

  it('loses no phrase and no entry', () => {
    const { agent } = importedAgent(files);
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
    for (const event of importedAgent(files).events) expect(jsonBytes(event)).toBeLessThan(EVENT_BYTES_MAX);
  });

  it('is the same agent after an export and another import', () => {
    const { agent } = importedAgent(files);
    const again = importedAgent(finish(writeExportSteps(agent))).agent;
    expect(again.settings).toEqual(agent.settings);
    expect([...again.intents]).toEqual([...agent.intents]);
    expect([...again.entities]).toEqual([...agent.entities]);
  });

  it('can be trained in each of its languages', () => {
    const { agent } = importedAgent(files);
    for (const language of agent.settings.languages) {
      expect(trainingSetOf(agent, language).intents).toHaveLength(agent.intents.size);
    }
  });
});

describe.skipIf(!hasShared)('imported agents', () => {
  it('contain 62,318 entries in the largest of them', async () => {
    const { events } = importedAgent(await sharedAgent('old-weather-domain-62k'));
    const completed = events.find((event) => event.type === 'ImportCompleted');
    expect(completed?.data.counts).toEqual({ intents: 11, phrases: 190, entities: 77, entries: 62_318 });
  });

  it('keep all seven languages of one of them', async () => {
    const { agent } = importedAgent(await sharedAgent('new-gdg-7langs'));
    expect(agent.settings.languages).toEqual(['en', 'de', 'es', 'it', 'ja', 'pt-BR', 'tr']);
  });

  it('cause only a handful of warnings', async () => {
    for (const name of sharedAgentNames) {
      expect(importedAgent(await sharedAgent(name)).warnings.length).toBeLessThan(5);
    }
  });
});
