import { describe, expect, it } from 'vitest';
import { anAgent, anIntent } from '../../test/support/session-stories.ts';
import type { Agent } from '../agent/agent.ts';
import { understand } from '../nlu/understand.ts';
import { modelsOf, type ReadyModel } from './models.ts';
import { memoryModelCache, openTrainer, type Trainer } from './trainer.ts';

const phrase = (text: string) => ({ id: text, data: [{ text }], isTemplate: false, count: 0 });
const saying = (name: string, ...texts: readonly string[]) =>
  anIntent(name, { phrases: { en: texts.map(phrase) } });
const agent = anAgent([saying('greet', 'hello'), saying('leave', 'goodbye')]);
const edited: Agent = {
  ...agent,
  intents: new Map([['x', { ...saying('order', 'a cake please'), id: 'x' }]]),
};

const noConditions = {
  contexts: new Set<string>(),
  now: '2026-01-01T00:00:00.000Z',
  timezone: '',
  sessionEntities: [],
};
const winner = ({ model }: ReadyModel, text: string) =>
  understand(model, text, noConditions).candidates.find(({ outcome }) => outcome === 'won')?.intentName;

const counting = (cache = memoryModelCache()) => {
  const trainer = openTrainer(cache, () => undefined);
  let trainings = 0;
  const counted: Trainer = {
    ...trainer,
    train: (set) => {
      trainings += 1;
      return trainer.train(set);
    },
  };
  return { models: modelsOf(counted, () => undefined), trainings: () => trainings };
};

describe('the models of an agent', () => {
  it('answer with the last training, and train in the background after a change', async () => {
    const { models } = counting();
    expect(winner(await models.get(agent, 'en'), 'hello')).toBe('greet');
    models.changed(edited);
    const meanwhile = models.ready(edited, 'en');
    expect(meanwhile && winner(meanwhile, 'hello')).toBe('greet');
    await models.settled(edited);
    expect(winner(await models.get(edited, 'en'), 'a cake please')).toBe('order');
  });

  it('are not trained again for a new token', async () => {
    const { models, trainings } = counting();
    await models.settled(agent);
    await models.settled({ ...agent, revision: 9, tokens: new Map() });
    expect(trainings()).toBe(1);
  });

  it('report the mean progress of all languages while they are trained', async () => {
    const bilingual = { ...agent, settings: { ...agent.settings, languages: ['en', 'de'] } };
    const trainer = openTrainer(memoryModelCache(), () => undefined);
    const halfway: Trainer = {
      ...trainer,
      train: (set, tell) => {
        tell?.(0.5);
        return trainer.train(set);
      },
    };
    const shares: number[] = [];
    await modelsOf(halfway, () => undefined).settled(bilingual, (share) => shares.push(share));
    expect(shares).toEqual(shares.toSorted((one, other) => one - other));
    expect([shares[0], shares.at(-1)]).toEqual([0.25, 1]);
  });

  it('are used even if they cannot be saved, as on a full disk', async () => {
    const full = { get: async () => undefined, put: () => Promise.reject(new Error('ENOSPC')) };
    const { models } = counting(full);
    expect(winner(await models.get(agent, 'en'), 'hello')).toBe('greet');
  });

  it('are trained again if the cached ones are damaged', async () => {
    const cache = memoryModelCache();
    await counting(cache).models.settled(agent);
    const damaged = { get: async () => new Uint8Array([1, 2, 3]), put: cache.put };
    expect(winner(await counting(damaged).models.get(agent, 'en'), 'goodbye')).toBe('leave');
  });
});
