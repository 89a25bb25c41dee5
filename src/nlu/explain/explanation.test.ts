import { describe, expect, it } from 'vitest';
import { countSteps } from '../../../test/support/count-steps.ts';
import { LONG_TEXTS_A_STEP } from '../../kernel/steps.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { explainText } from './explanation.ts';
import { nearestPhraseSteps, nearestPhrases } from './nearest-phrases.ts';

const shop = agent({
  intents: [
    intent('order', {
      says: ['I want a [large](size) pizza', 'order a pizza please', 'bring me a pizza', 'one pizza to go'],
      takes: { size: 'size' },
    }),
    intent('cancel', { says: ['cancel my order', 'stop the order', 'I do not want it any more'] }),
    intent('confirm', { says: ['yes that is right', 'yes please'], contexts: ['ordering'] }),
  ],
  entities: [entity('size', ['large', 'small'])],
});
const model = loadModel(trainModel(shop), shop);
const explained = (text: string, contexts: readonly string[] = []) =>
  explainText(model, text, conditions({ contexts }));

describe('the words of a text', () => {
  const weightsFor = (text: string, name: string) =>
    explained(text).learned.find(({ intentName }) => intentName === name)?.words ?? [];

  it("from an intent's phrases speak for it, and against the others", () => {
    const [, , pizza] = weightsFor('get some pizza', 'order');
    expect(pizza).toMatchObject({ text: 'pizza', start: 9, end: 14 });
    expect(pizza?.weight).toBeGreaterThan(0);
    expect(weightsFor('get some pizza', 'cancel')[2]?.weight).toBeLessThan(0);
  });
});

describe('the nearest phrases', () => {
  it('begin with the text itself, regardless of case and punctuation', () => {
    expect(nearestPhrases(shop, 'Order a pizza, please!', 2)[0]).toMatchObject({
      intentName: 'order',
      text: 'order a pizza please',
    });
    expect(nearestPhrases(shop, 'order a pizza please', 1)[0]?.similarity).toBeCloseTo(1);
  });

  it('are near although a word is mistyped', () => {
    expect(nearestPhrases(shop, 'cancle my order', 1)[0]?.text).toBe('cancel my order');
  });

  it('are empty if nothing is similar', () => {
    expect(nearestPhrases(shop, 'xyzzy', 5)).toEqual([]);
  });

  it('are compared in steps, in proportion to their number', () => {
    const many = (count: number) =>
      agent({ intents: [intent('many', { says: Array.from({ length: count }, (_, at) => `say ${at}`) })] });
    const steps = (count: number) => countSteps(nearestPhraseSteps(many(count), 'say 7', 5));
    expect(steps(1_001) - steps(1)).toBe(3 * (1_000 / LONG_TEXTS_A_STEP));
  });
});

describe('an explanation', () => {
  it('names the winner, its rivals, what each word adds, and the values', () => {
    const { candidates, learned, values } = explained('get me a small pizza');
    expect(candidates[0]).toMatchObject({ intentName: 'order', outcome: 'won', reason: 'best_score' });
    expect(learned.map(({ intentName }) => intentName)).toContain('cancel');
    expect(learned[0]?.words.map(({ text }) => text)).toEqual(['get', 'me', 'a', 'small', 'pizza']);
    expect(values).toMatchObject([{ parameter: 'size', value: 'small', start: 9, end: 14 }]);
  });

  it('names the contexts that an intent was missing', () => {
    const kept = explained('yes please').candidates.find(({ intentName }) => intentName === 'confirm');
    expect(kept).toMatchObject({ reason: 'input_context_missing', contextsMissing: ['ordering'] });
    const won = explained('yes please', ['ordering']).candidates[0];
    expect(won).toMatchObject({ intentName: 'confirm', outcome: 'won' });
    expect(won).not.toHaveProperty('contextsMissing');
  });

  it('lists rivals even if no intent matches', () => {
    const { candidates, learned } = explained('qwxz vvkk');
    expect(candidates.filter(({ outcome }) => outcome === 'won')).toEqual([]);
    expect(learned).toHaveLength(3);
  });
});

describe('a guess', () => {
  const guide = agent({
    intents: [
      intent('name', { says: ["I'm [John](person)", "I'm [Mary](person)"], takes: { person: 'person' } }),
      intent('hours', { says: ['when do you open', 'are you open on Sundays', 'until when are you open'] }),
    ],
    entities: [entity('person', ['John', 'Mary'], { isExpandable: true })],
  });
  const trained = loadModel(trainModel(guide), guide);
  const guessesAbout = (text: string) => explainText(trained, text, conditions({})).guesses;

  it('is explained by what it takes, and by the evidence that it lacks', () => {
    expect(guessesAbout("I'm hungry")).toMatchObject([
      {
        intentName: 'name',
        takes: [{ parameter: 'person', original: 'hungry' }],
        evidence: { ownWords: false, listedOrCapital: false, context: false },
      },
    ]);
  });

  it('has evidence where the value is written with a capital', () => {
    expect(guessesAbout("I'm Zoe")[0]?.evidence.listedOrCapital).toBe(true);
  });

  it('does not include a certain rule', () => {
    expect(guessesAbout('when do you open')).toEqual([]);
    expect(guessesAbout("I'm Mary")).toEqual([]);
  });
});
