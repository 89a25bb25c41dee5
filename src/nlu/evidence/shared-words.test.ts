import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { agent, conditions, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';

const set = agent({
  language: 'de',
  intents: [
    intent('status', { says: ['wo ist meine Bestellung', 'ist meine Bestellung schon unterwegs'] }),
    intent('regen', { says: ['brauche ich einen Regenschirm', 'bleibt es heute trocken'] }),
    intent('wer', { says: ['wer bist du', 'was bist du'] }),
    intent('fallback', { fallback: true }),
  ],
});
const model = loadModel(trainModel(set), set);
const intentOf = (text: string) => understand(model, text, conditions()).candidates[0]?.intentName;

describe('without word vectors, an intent that shares only small words with the text', () => {
  it('does not win if the text says something unknown', () => {
    expect(intentOf('wo ist mein Fahrrad')).toBe('fallback');
  });

  it('wins by a word of its phrases, inflected or compounded', () => {
    expect(intentOf('wo sind meine Bestellungen')).toBe('status');
    expect(intentOf('brauche ich einen Schirm')).toBe('regen');
  });

  it('wins if they are all the words of one of its phrases', () => {
    expect(intentOf('wer bist denn du')).toBe('wer');
    expect(intentOf('wer bist du eigentlich')).toBe('wer');
  });

  it('does not win by a part of such a phrase', () => {
    expect(intentOf('was hast du gefrühstückt')).toBe('fallback');
  });

  it('wins by a word that is small elsewhere and the name of a thing here, such as Dutch "weer"', () => {
    const set = agent({
      language: 'nl',
      intents: [
        intent('weer', { says: ['hoe is het weer', 'wat voor weer wordt het', 'gaat het regenen'] }),
        intent('licht', { says: ['doe het licht aan', 'zet de lamp uit'] }),
        intent('fallback', { fallback: true }),
      ],
    });
    const model = loadModel(trainModel(set), set);
    const [first] = understand(model, 'het weer in Groningen', conditions()).candidates;
    expect(first?.intentName).toBe('weer');
  });
});

describe('German "auf"', () => {
  it('says what a text is about where a phrase ends in it, as a part of the verb', () => {
    const set = agent({
      language: 'de',
      intents: [
        intent('hours', {
          says: ['wie lange haben Sie heute auf', 'haben Sie [morgen](sys.date:day) auf'],
          takes: { day: 'sys.date' },
        }),
        intent('price', { says: ['was kostet der Eintritt', 'wie teuer ist eine Karte'] }),
        intent('fallback', { fallback: true }),
      ],
    });
    const model = loadModel(trainModel(set), set);
    const [first] = understand(model, 'bis wann haben sie heute auf', conditions()).candidates;
    expect(first?.intentName).toBe('hours');
  });
});

describe('with word vectors, an intent with phrases of odd names', () => {
  const set = agent({
    intents: [
      intent('products', {
        says: [
          'MZR Whey 2 kg',
          'Gxt 500',
          'Nxr whey',
          'show me Hbk protein',
          'Rzt 5kg',
          'I want Brx creatine',
        ],
      }),
      intent('hours', { says: ['when do you open', 'are you open on sunday', 'opening hours'] }),
      intent('order', { says: ['where is my order', 'track my parcel'] }),
      intent('fallback', { fallback: true }),
    ],
  });
  const model = loadModel(trainModel(set, englishVectors), set, englishVectors);
  const intentOf = (text: string) => understand(model, text, conditions()).candidates[0]?.intentName;

  it.each(['H', 'Mzt', 'Rxt', 'Jnhjkj', '7021645199'])(
    'does not win with an unknown word alone: %s',
    (text) => {
      expect(intentOf(text)).toBe('fallback');
    },
  );

  it.each(['Gxt', 'whei', 'mzr 1 kg', 'gxt500', 'creatin'])('wins with a name, mistyped too: %s', (text) => {
    expect(intentOf(text)).toBe('products');
  });
});
