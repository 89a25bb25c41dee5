import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decideAgent } from '../../src/agent/decide.ts';
import { emptyAgent, foldAgent } from '../../src/agent/evolve.ts';
import { readExport } from '../../src/agent/formats/export-reader.ts';
import { trainingSetOf } from '../../src/agent/training.ts';
import { loadModel } from '../../src/nlu/model/model.ts';
import { trainModel } from '../../src/nlu/model/train-model.ts';
import type { TrainingIntent, TrainingPhrase, TrainingSet } from '../../src/nlu/training-set.ts';
import { understand } from '../../src/nlu/understand.ts';
import type { Understanding } from '../../src/nlu/understanding.ts';

const exports = join(import.meta.dirname, '../../../shared/agents');
const names = existsSync(exports) ? readdirSync(exports) : [];

const trainingSetsOf = (name: string): readonly TrainingSet[] => {
  const files = readdirSync(join(exports, name), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({
      path: relative(exports, path).split(sep).join('/'),
      text: readFileSync(path, 'utf8'),
    }));
  let made = 0;
  const { warnings: _, ...content } = readExport(files, { ids: () => `made-${++made}` });
  const decision = decideAgent({ type: 'ImportAgent', agentId: 'a1', ...content }, undefined);
  if ('refused' in decision) throw new Error(decision.refused);
  const agent = foldAgent(emptyAgent('a1'), decision.events);
  return agent.settings.languages.map((language) => trainingSetOf(agent, language));
};

const textOf = ({ parts }: TrainingPhrase): string => parts.map(({ text }) => text).join('');

/**
 * The annotated parts of a phrase that are recognised as values of their own parameter, at their own place.
 */
const partsFound = ({ parts }: TrainingPhrase, { values }: Understanding): readonly boolean[] => {
  let start = 0;
  return parts.flatMap((part): readonly boolean[] => {
    const end = start + part.text.length;
    const from = start;
    start = end;
    if (part.entity === undefined || part.entity === 'sys.ignore') return [];
    return [values.some((value) => value.entity === part.entity && value.start < end && value.end > from)];
  });
};

const share = (found: readonly boolean[]): number => found.filter(Boolean).length / Math.max(1, found.length);

const canBeSaid = ({ fallback, priority }: TrainingIntent): boolean => !fallback && priority > 0;

describe.skipIf(names.length === 0)('the phrases of real agents', () => {
  const intentsRight: boolean[] = [];
  const partsRight: boolean[] = [];

  it.each(names)('of %s are understood while their contexts are active', (name) => {
    for (const set of trainingSetsOf(name)) {
      const model = loadModel(trainModel(set), set);
      for (const intent of set.intents.filter(canBeSaid))
        for (const phrase of intent.phrases) {
          const found = understand(model, textOf(phrase), {
            contexts: new Set(intent.contexts),
            now: '2017-10-04T15:00:00.000Z',
            timezone: 'America/New_York',
            sessionEntities: [],
          });
          const [first] = found.candidates;
          expect(first).toMatchObject({ outcome: 'won', score: 1 });
          intentsRight.push(first?.intentId === intent.id);
          if (first?.intentId === intent.id) partsRight.push(...partsFound(phrase, found));
        }
    }
  });

  it('match their own intents, and give their annotated values', () => {
    expect(intentsRight.length).toBeGreaterThan(1000);
    expect(share(intentsRight)).toBeGreaterThanOrEqual(0.98);
    expect(partsRight.length).toBeGreaterThan(300);
    expect(share(partsRight)).toBeGreaterThanOrEqual(0.95);
  });
});
