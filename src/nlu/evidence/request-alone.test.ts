import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { explainText } from '../explain/explanation.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import type { TrainingSet } from '../training-set.ts';
import { understand } from '../understand.ts';

const modelOf = (set: TrainingSet) => {
  const vectors = set.language === 'en' ? englishVectors : undefined;
  return loadModel(trainModel(set, vectors), set, vectors);
};
const fallback = intent('fallback', { fallback: true });

const helpDesk = modelOf(
  agent({
    intents: [
      intent('welcome', { says: ['hi', 'hello', 'hey there', 'good morning'] }),
      intent('help', { says: ['help me', 'what can you do'] }),
      intent('spell', { says: ['use air', 'cast fire'] }),
      intent('thanks', { says: ['thank you', 'thanks a lot'] }),
      intent('end', { says: ['ok, thanks', 'that is all'] }),
      intent('temperature', { says: ['[20](sys.number:degrees) degrees'], takes: { degrees: 'sys.number' } }),
      intent('name', { says: ['my name is [Anna](sys.given-name:who)'], takes: { who: 'sys.given-name' } }),
      fallback,
    ],
  }),
);
const bureau = modelOf(
  agent({
    language: 'fr',
    intents: [
      intent('accueil', { says: ['bonjour', 'salut', 'bonjour à tous'] }),
      intent('suivant', { says: ['une autre', 'la suivante'] }),
      intent('bilan', { says: ['qui a gagné', 'tout bon'] }),
      fallback,
    ],
  }),
);

describe('a request between a greeting and polite words', () => {
  it.each([
    ['hey there! help me', 'help'],
    ['hello, use air', 'spell'],
    ['hi there, so what can you do?', 'help'],
    ['use air thanks', 'spell'],
    ['good morning please', 'welcome'],
    ['hi, thank you', 'thanks'],
    ['hello, ok, thanks', 'end'],
  ])('"%s" means what the request means', (text, name) => {
    expect(understand(helpDesk, text, conditions()).candidates[0]).toMatchObject({
      intentName: name,
      score: 1,
    });
  });

  it.each([
    ['bonjour, une autre', 'suivant'],
    ["tout bon s'il vous plaît", 'bilan'],
    ['salut la suivante merci', 'suivant'],
    ['finalement, la suivante, désolé', 'suivant'],
  ])('is understood in French, too: %s', (text, name) => {
    expect(understand(bureau, text, conditions()).candidates[0]?.intentName).toBe(name);
  });

  it('has its values at their places in the whole text', () => {
    const text = 'good morning! my name is Clara, thanks';
    const { values } = understand(helpDesk, text, conditions());
    expect(values.map(({ value, original, start }) => [value, original, start])).toEqual([
      ['Clara', 'Clara', text.indexOf('Clara')],
    ]);
  });

  it('has the sign before its number', () => {
    const { values } = understand(helpDesk, 'hi, -40 degrees', conditions());
    expect(values.map(({ value }) => value)).toEqual([-40]);
  });

  it('means the intent that has it as a phrase, not one that it fits with another value', () => {
    const players = modelOf(
      agent({
        language: 'fr',
        entities: [entity('player', ['Durand', 'Petit', 'Leroy'])],
        intents: [
          intent('leroy', { says: ['infos sur [Leroy](player)'], takes: { player: 'player' } }),
          intent('durand', {
            says: ['infos sur Durand', 'infos sur [Durand](player)'],
            takes: { player: 'player' },
          }),
          intent('petit', { says: ['infos sur [Petit](player)'], takes: { player: 'player' } }),
        ],
      }),
    );
    const winner = (text: string) => understand(players, text, conditions()).candidates[0]?.intentName;
    expect(winner("infos sur Durand s'il vous plaît")).toBe('durand');
    expect(winner('bonjour, infos sur Petit')).toBe('petit');
  });

  it('ends before "please" in Russian', () => {
    const address = modelOf(
      agent({
        language: 'ru',
        intents: [
          intent('address', { says: ['мой адрес [Мира 5](sys.any:where)'], takes: { where: 'sys.any' } }),
        ],
      }),
    );
    const { values } = understand(address, 'мой адрес Ленина 37, пожалуйста', conditions());
    expect(values.map(({ value }) => value)).toEqual(['Ленина 37']);
  });

  it('is what an explanation is about', () => {
    expect(explainText(helpDesk, 'hello, use air', conditions()).nearest[0]).toMatchObject({
      intentName: 'spell',
      text: 'use air',
    });
  });
});

describe('a text that only greets, or greets before something unrelated', () => {
  it.each(['hello', 'hey there!', 'hi hello please'])('"%s" greets', (text) => {
    expect(understand(helpDesk, text, conditions()).candidates[0]?.intentName).toBe('welcome');
  });

  it('does not mean another intent', () => {
    const { candidates } = understand(helpDesk, 'hello, my tooth hurts', conditions());
    expect(['welcome', 'fallback']).toContain(candidates[0]?.intentName);
  });
});
