import { describe, expect, it } from 'vitest';
import { explainText } from '../explain/explanation.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';

const intents = [
  intent('suche', {
    says: [
      'habt ihr Krimis',
      'kauft ihr [Krimis](genre) nach',
      'habt ihr alte Bücher',
      'gibt es Kinderbücher',
    ],
    takes: { genre: 'genre' },
  }),
  intent('bestellen', {
    says: ['ich möchte ein Buch bestellen', 'könnt ihr das bestellen', 'kauft ihr Tee'],
  }),
];

const modelWith = (says: readonly string[], contexts: readonly string[] = []) => {
  const set = agent({
    language: 'de',
    entities: [entity('genre', ['Krimis', 'Romane'], { isExpandable: true })],
    intents: [
      ...intents,
      intent('fallback', { fallback: true, says, contexts }),
      intent('none', { fallback: true }),
    ],
  });
  return loadModel(trainModel(set), set);
};

const answerOf = (model: ReturnType<typeof modelWith>, text: string, contexts: readonly string[] = []) =>
  understand(model, text, conditions({ contexts })).candidates[0]?.intentName;

describe('a phrase of a fallback intent', () => {
  const refusing = modelWith(['kauft ihr alte Bücher an', 'kauft ihr Comics nach', 'kauft ihr Tee']);

  it('is refused, though intents resemble it or take it with a value that is not listed', () => {
    expect(answerOf(refusing, 'Kauft ihr alte Bücher an?')).toBe('fallback');
    expect(answerOf(modelWith([]), 'kauft ihr Comics nach')).toBe('suche');
    expect(answerOf(refusing, 'kauft ihr Comics nach')).toBe('fallback');
  });

  it('refuses texts that are nearer to it than to the phrases of an intent', () => {
    expect(answerOf(refusing, 'kauft ihr auch alte Bücher')).toBe('fallback');
    expect(answerOf(refusing, 'habt ihr auch alte Bücher')).toBe('suche');
  });

  it('refuses nothing while its input contexts are not active', () => {
    const conditional = modelWith(['kauft ihr Comics nach'], ['ankauf']);
    expect(answerOf(conditional, 'kauft ihr Comics nach')).toBe('suche');
    expect(answerOf(conditional, 'kauft ihr Comics nach', ['ankauf'])).toBe('fallback');
  });

  it('loses to the same phrase of an intent', () => {
    expect(answerOf(refusing, 'kauft ihr Tee')).toBe('bestellen');
  });

  it('is named where the text is explained', () => {
    const { leftOut } = explainText(refusing, 'kauft ihr auch alte Bücher', conditions());
    expect(leftOut.map(({ intentName, why }) => `${intentName}: ${why}`)).toContain(
      'suche: the text is nearer to a phrase of a fallback intent',
    );
  });

  it('refuses nothing but itself in a language whose words are not compared', () => {
    const set = agent({
      language: 'zh-CN',
      intents: [
        intent('order', { says: ['我想买书', '我要买新书', '请给我一本书'] }),
        intent('hours', { says: ['你们几点开门', '什么时候关门'] }),
        intent('fallback', { fallback: true, says: ['我想卖书'] }),
      ],
    });
    const model = loadModel(trainModel(set), set);
    expect(answerOf(model, '我想卖书')).toBe('fallback');
    expect(answerOf(model, '我想买新书')).toBe('order');
  });
});
