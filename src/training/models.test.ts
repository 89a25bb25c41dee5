import { describe, expect, it } from 'vitest';
import { anAgent, anIntent } from '../../test/support/session-stories.ts';
import type { Agent } from '../agent/agent.ts';
import {
  SHORT_TRAINING_MS_MAX,
  SMALL_AGENT_PHRASES_MAX,
  SMALL_AGENT_WAIT_MS_MAX,
} from '../kernel/limits/training.ts';
import { understand } from '../nlu/understand.ts';
import { systemOutside } from '../outside/outside.ts';
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
const manyPhrases = Array.from({ length: SMALL_AGENT_PHRASES_MAX }, (_, at) => `cake number ${at}`);
const largeEdit: Agent = {
  ...agent,
  intents: new Map([['x', { ...saying('order', 'a cake please', ...manyPhrases), id: 'x' }]]),
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
  return { models: models(counted), trainings: () => trainings };
};

const models = (trainer: Trainer, outside: Parameters<typeof modelsOf>[0]['outside'] = systemOutside) =>
  modelsOf({ trainer, outside, onFailure: () => undefined });

/** The agent's models were trained in this time; the training of an edit is under way. */
const duringAnEdit = async (firstTookMs: number, edit = largeEdit) => {
  const trainer = openTrainer(memoryModelCache(), () => undefined);
  let nowMs = 0;
  let endTraining = (): void => undefined;
  let endPatience = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    endTraining = resolve;
  });
  const patience = new Promise<void>((resolve) => {
    endPatience = resolve;
  });
  const train: Trainer['train'] = async (set) => {
    if (nowMs > 0) await held;
    nowMs += firstTookMs;
    return trainer.train(set);
  };
  const waits: number[] = [];
  const sleep = (waitMs: number) => {
    waits.push(waitMs);
    return patience;
  };
  const edits = models({ ...trainer, train }, { now: () => new Date(nowMs).toISOString(), sleep });
  await edits.waitUntilTrained(agent);
  edits.retrain(edit);
  return { edits, endTraining, endPatience, waits };
};

describe('the models of an agent', () => {
  it('include an edit if its training is short, because the next query waits for it', async () => {
    const { edits, endTraining } = await duringAnEdit(SHORT_TRAINING_MS_MAX);
    expect(edits.ready(largeEdit, 'en')).toBeUndefined();
    const next = edits.get(largeEdit, 'en');
    endTraining();
    expect(winner(await next, 'a cake please')).toBe('order');
    expect(edits.ready(largeEdit, 'en')).toBe(await next);
  });

  it('are the last ones if a training that was expected to be short takes long', async () => {
    const { edits, endPatience } = await duringAnEdit(SHORT_TRAINING_MS_MAX);
    const next = edits.get(largeEdit, 'en');
    endPatience();
    expect(winner(await next, 'hello')).toBe('greet');
    expect(edits.ready(largeEdit, 'en')).toBe(await next);
  });

  it('are the last ones at once while a long training runs in the background', async () => {
    const { edits, endTraining } = await duringAnEdit(SHORT_TRAINING_MS_MAX + 1);
    const meanwhile = edits.ready(largeEdit, 'en');
    expect(meanwhile && winner(meanwhile, 'hello')).toBe('greet');
    endTraining();
    await edits.waitUntilTrained(largeEdit);
    expect(winner(await edits.get(largeEdit, 'en'), 'a cake please')).toBe('order');
  });

  it('include an edit of a small agent, however long the training before it took', async () => {
    const { edits, endTraining, waits } = await duringAnEdit(SMALL_AGENT_WAIT_MS_MAX + 1, edited);
    const next = edits.get(edited, 'en');
    endTraining();
    expect(winner(await next, 'a cake please')).toBe('order');
    expect(waits.at(-1)).toBe(SMALL_AGENT_WAIT_MS_MAX);
  });

  it('include all edits of a burst, because each of them renews the wait', async () => {
    const { edits, endTraining, waits } = await duringAnEdit(SHORT_TRAINING_MS_MAX, edited);
    const waitsBefore = waits.length;
    const last: Agent = { ...edited, intents: new Map([['x', { ...saying('wave', 'see you'), id: 'x' }]]) };
    edits.retrain(last);
    const next = edits.get(last, 'en');
    endTraining();
    expect(winner(await next, 'see you')).toBe('wave');
    expect(waits.length).toBe(waitsBefore + 1);
  });

  it('are not trained again for a new token', async () => {
    const { models, trainings } = counting();
    await models.waitUntilTrained(agent);
    await models.waitUntilTrained({ ...agent, revision: 9, tokens: new Map() });
    expect(trainings()).toBe(1);
  });

  it('report the mean progress of all languages while they are trained', async () => {
    const bilingual = { ...agent, settings: { ...agent.settings, languages: ['en', 'de'] } };
    const trainer = openTrainer(memoryModelCache(), () => undefined);
    const halfway: Trainer = {
      ...trainer,
      train: (set, onProgress) => {
        onProgress?.(0.5);
        return trainer.train(set);
      },
    };
    const shares: number[] = [];
    await models(halfway).waitUntilTrained(bilingual, (share) => shares.push(share));
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
    await counting(cache).models.waitUntilTrained(agent);
    const damaged = { get: async () => new Uint8Array([1, 2, 3]), put: cache.put };
    expect(winner(await counting(damaged).models.get(agent, 'en'), 'goodbye')).toBe('leave');
  });
});
