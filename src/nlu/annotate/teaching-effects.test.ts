import { describe, expect, it } from 'vitest';
import { agent, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { effectOf, probesOf } from './teaching-effects.ts';

const moment = { now: '2026-03-02T12:00:00.000Z', timezone: '' };

const taught = (...more: readonly string[]) =>
  agent({
    intents: [
      intent('order', {
        says: [
          'a [large](size) [latte](drink) please',
          'can I have a [mocha](drink)',
          'I would like a [small](size) [espresso](drink)',
          '[espresso](drink) please',
          ...more,
        ],
        takes: { size: 'size', drink: 'drink' },
      }),
      intent('pay', { says: ['the bill please', 'can I pay', 'I want to pay now'] }),
    ],
    entities: [
      entity('size', ['small', 'large']),
      entity('drink', ['latte', 'mocha', 'espresso'], { isExpandable: true }),
    ],
  });
const modelOf = (...more: readonly string[]) => {
  const set = taught(...more);
  return loadModel(trainModel(set), set);
};

describe('the texts that are checked', () => {
  it('are the phrases, and the same with other listed values', () => {
    const texts = probesOf(taught()).map(({ text, kind }) => `${kind}: ${text}`);
    expect(texts.slice(0, 4)).toEqual([
      'phrase: a large latte please',
      'variant: a small mocha please',
      'phrase: can I have a mocha',
      'variant: can I have a espresso',
    ]);
    expect(texts).toContain('phrase: the bill please');
  });

  it('exclude fallback intents and disabled intents', () => {
    const set = agent({
      intents: [intent('no', { says: ['hm'], fallback: true }), intent('off', { says: ['x'], priority: 0 })],
    });
    expect(probesOf(set)).toEqual([]);
  });
});

describe('three drinks that are taught', () => {
  const probe = { text: 'a tea please', kind: 'heard', contexts: [] } as const;
  const before = modelOf();

  it('make another text lose its drink if they are plain', () => {
    const after = modelOf('a flat white please', 'a chai please', 'a cortado please');
    const effect = effectOf({ before, after }, probe, moment);
    expect(effect?.before).toEqual({
      intentName: 'order',
      values: [{ parameter: 'drink', original: 'tea' }],
    });
    expect(effect?.after.values).not.toContainEqual({ parameter: 'drink', original: 'tea' });
  });

  it('leave it as it was if they are annotated', () => {
    const after = modelOf(
      'a [flat white](drink) please',
      'a [chai](drink) please',
      'a [cortado](drink) please',
    );
    expect(effectOf({ before, after }, probe, moment)).toBeUndefined();
  });

  it('lose the values that they had themselves if they are plain; their new intent is meant', () => {
    const after = modelOf('a chai please', 'shall we settle up');
    const chai = effectOf({ before, after }, { ...probe, text: 'a chai please', kind: 'assigned' }, moment);
    expect(chai?.after).toEqual({ intentName: 'order', values: [] });
    const settled = { ...probe, text: 'shall we settle up', kind: 'assigned' } as const;
    expect(effectOf({ before, after }, settled, moment)).toBeUndefined();
  });
});
