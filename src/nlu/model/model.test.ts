import { describe, expect, it } from 'vitest';
import { SLOTS_LEARNED_MAX } from '../../kernel/limits/training.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { understand } from '../understand.ts';
import { learnedContentOf } from './learned-content.ts';
import { loadModel } from './model.ts';
import { readLesson, trainModel } from './train-model.ts';

const set = agent({
  entities: [entity('pet', ['cat'])],
  intents: [
    intent('hello', { says: ['hello', 'hi there'] }),
    intent('buy', { says: ['I want a [cat](pet:pet)'], takes: { pet: 'pet' } }),
    intent('strict', { says: ['open sesame'], learned: false }),
    intent('none', { says: ['what is love'], fallback: true }),
  ],
});
const firstOf = (bytes: Uint8Array, now: typeof set, text: string) =>
  understand(loadModel(bytes, now), text, conditions()).candidates[0]?.intentName;

describe('training', () => {
  it('gives the same bytes for the same set', () => {
    expect(trainModel(structuredClone(set))).toEqual(trainModel(set));
  });

  it('learns no values of an intent with too many parameters, but all that it learns of others', () => {
    const saying = (count: number) =>
      Array.from({ length: count }, (_, at) => `set ${at} to [cat](pet:p${at})`);
    const manyParameters = intent('many', { says: saying(SLOTS_LEARNED_MAX + 1) });
    const { taggers, classifier } = readLesson(
      learnedContentOf({ ...set, intents: [...set.intents, manyParameters] }),
    );
    expect(taggers.map(({ intentId }) => intentId)).toEqual([set.intents[1]?.id]);
    expect(classifier.labels.map(({ name }) => name)).toContain('many');
  });

  it('depends only on its learned content', () => {
    const changed = {
      ...set,
      threshold: 0.9,
      mode: 'ml-only' as const,
      entities: [entity('pet', ['cat', 'dog'])],
      intents: set.intents.map((one) => ({ ...one, priority: 1 })),
    };
    expect(learnedContentOf(changed)).toBe(learnedContentOf(set));
    expect(trainModel(changed)).toEqual(trainModel(set));
  });

  it('depends on the matches of dictionaries in annotated phrases', () => {
    const more = { ...set, entities: [entity('pet', ['cat', 'want'])] };
    expect(learnedContentOf(more)).not.toBe(learnedContentOf(set));
    expect(learnedContentOf({ ...more, entities: set.entities })).toBe(learnedContentOf(set));
  });

  it("hides an expandable entity's value from the only phrase that has it, as in a text with a new value", () => {
    const hintsWith = (isExpandable: boolean, ...says: string[]) => {
      const entities = [entity('pet', ['cat', 'dog'], { isExpandable })];
      const intents = [intent('buy', { says, takes: { pet: 'pet' } })];
      return JSON.parse(learnedContentOf({ ...set, entities, intents })).taggers[0].hints;
    };
    const hint = { entity: 'pet', start: 2, end: 5 };
    expect(hintsWith(true, 'a [cat](pet:pet) or a dog')).toEqual([[{ entity: 'pet', start: 11, end: 14 }]]);
    expect(hintsWith(true, 'a [cat](pet:pet)', 'a [Cat](pet:pet) please')).toEqual([[hint], [hint]]);
    expect(hintsWith(false, 'a [cat](pet:pet)')).toEqual([[hint]]);
  });

  it('depends on which intents can meet in a conversation', () => {
    const confined = { ...set, intents: set.intents.map((one) => ({ ...one, contexts: ['somewhere'] })) };
    expect(learnedContentOf(confined)).not.toBe(learnedContentOf(set));
  });

  it('depends on the phrases', () => {
    const more = { ...set, intents: [...set.intents, intent('bye', { says: ['goodbye'] })] };
    expect(learnedContentOf(more)).not.toBe(learnedContentOf(set));
  });

  it('of an empty set gives an empty model', () => {
    expect(firstOf(trainModel(agent({})), agent({}), 'hello')).toBeUndefined();
  });
});

describe('a model', () => {
  it('never learns the phrases of an intent with machine learning off', () => {
    expect(firstOf(trainModel(set), set, 'open sesame')).toBe('strict');
    expect(firstOf(trainModel(set), set, 'sesame open it')).not.toBe('strict');
  });

  it('from an earlier state of the agent still answers; new intents match by their rules', () => {
    const { intents } = set;
    const now = { ...set, intents: [intent('bye', { says: ['goodbye'] }), ...intents.slice(1)] };
    expect(firstOf(trainModel(set), now, 'goodbye')).toBe('bye');
    expect(firstOf(trainModel(set), now, 'I would want one cat')).toBe('buy');
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['other bytes', new Uint8Array(64).fill(7)],
    ['half a model', trainModel(set).slice(0, 300)],
  ])('cannot be made of %s', (_, bytes) => {
    expect(() => loadModel(bytes, set)).toThrow(expect.objectContaining({ code: 'model_unreadable' }));
  });

  it('is the same from a file as from a training, at any byte offset', () => {
    const bytes = trainModel(set);
    const trained = loadModel(bytes, set);
    for (const offset of [0, 3]) {
      const file = Buffer.concat([Buffer.alloc(offset), bytes]).subarray(offset);
      const read = loadModel(file, set);
      expect([...read.taggers].length).toBeGreaterThan(0);
      for (const [id, { tagger }] of read.taggers)
        expect(tagger.weights).toEqual(trained.taggers.get(id)?.tagger.weights);
    }
  });

  it('can be read from bytes at any offset', () => {
    const bytes = trainModel(set);
    const shifted = new Uint8Array(bytes.length + 3);
    shifted.set(bytes, 3);
    expect(firstOf(shifted.subarray(3), set, 'hello')).toBe('hello');
  });
});
