import { describe, expect, it } from 'vitest';
import { trainingSetOf } from '../../src/agent/training.ts';
import { loadModel } from '../../src/nlu/model/model.ts';
import { trainModel } from '../../src/nlu/model/train-model.ts';
import type { TrainingIntent, TrainingPhrase, TrainingSet } from '../../src/nlu/training-set.ts';
import { understand } from '../../src/nlu/understand.ts';
import type { Understanding } from '../../src/nlu/understanding.ts';
import { hasShared, importedAgent, sharedAgent, sharedAgentNames } from '../support/shared-material.ts';

const trainingSetsOf = async (name: string): Promise<readonly TrainingSet[]> => {
  const { agent } = importedAgent(await sharedAgent(name));
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

describe.skipIf(!hasShared)('the phrases of real agents', () => {
  const intentsRight: boolean[] = [];
  const partsRight: boolean[] = [];

  it.each(sharedAgentNames)('of %s are understood while their contexts are active', async (name) => {
    for (const set of await trainingSetsOf(name)) {
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
