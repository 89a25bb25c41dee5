import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { shareOf } from '../../../test/support/share-of.ts';
import type { Vectors } from '../vectors/vectors.ts';
import { type Classifier, loadClassifier, scoresOfText } from './classifier.ts';
import type { ClassifierInput } from './prepare-training.ts';
import { trainClassifier } from './train-classifier.ts';

const THRESHOLD = 0.3;

const phrases: Record<string, readonly string[]> = {
  'order.coffee': [
    'I would like a coffee',
    'a large cappuccino please',
    'can I get an espresso with milk',
    'one latte to go',
    'bring me some coffee',
  ],
  'opening.hours': [
    'when do you open',
    'are you open on Sunday',
    'what time do you close tonight',
    'your opening hours please',
    'how late is the shop open',
  ],
  'find.shop': [
    'where is your nearest shop',
    'how do I get to you',
    'give me the address',
    'is there a branch near the station',
    'directions to the cafe',
  ],
  'pay.bill': [
    'I want to pay',
    'the bill please',
    'can I pay by card',
    'how much do I owe you',
    'do you take cash',
  ],
  complain: [
    'my coffee is cold',
    'this is not what I ordered',
    'the waiter was rude',
    'I have been waiting for an hour',
    'I am not happy with the service',
  ],
};

const agent: ClassifierInput = {
  language: 'en',
  examples: Object.entries(phrases).flatMap(([label, texts]) => texts.map((text) => ({ text, label }))),
  labels: Object.keys(phrases).map((id) => ({ id, name: id })),
  negatives: [],
};

const meant: readonly (readonly [string, string])[] = [
  ['could I have a cappuccino', 'order.coffee'],
  ['two espressos please', 'order.coffee'],
  ['I need a coffee', 'order.coffee'],
  ['what are your hours on Saturday', 'opening.hours'],
  ['when do you close', 'opening.hours'],
  ['what is your address', 'find.shop'],
  ['where can I find your cafe', 'find.shop'],
  ['can I pay with a credit card', 'pay.bill'],
  ['what do I owe', 'pay.bill'],
  ['my cappuccino is cold', 'complain'],
  ['the service is terrible', 'complain'],
];

const unrelated: readonly string[] = [
  'who wrote war and peace',
  'set an alarm for six in the morning',
  'the square root of two is irrational',
  'play some jazz from the fifties',
  'is it going to rain tomorrow',
  'translate good night into Finnish',
  'my knee hurts when I run',
  'tell me a joke about penguins',
  'turn the lights off in the bedroom',
  'what is the capital of Mongolia',
  'remind me to call my mother',
  'how tall is the Eiffel tower',
  'which team won the world cup',
  'read my last email aloud',
  'photosynthesis needs light',
  'add eggs to my shopping list',
  'flip a coin',
  'how do vaccines work',
  'spell necessary',
  'what rhymes with orange',
];

const best = (classifier: Classifier, text: string): { label: string | undefined; score: number } => {
  const scores = scoresOfText(classifier, text);
  const score = Math.max(...scores);
  return { label: classifier.labels[scores.indexOf(score)], score };
};

describe.each<[string, Vectors | undefined, number, number]>([
  ['with word vectors', englishVectors, 0.9, 0.9],
  ['without word vectors', undefined, 0.8, 0.75],
])('an agent of five intents with five phrases each, %s', (_, vectors, understoodMin, refusedMin) => {
  const classifier = loadClassifier(trainClassifier(agent, vectors), vectors);

  it('understands texts that differ from its phrases', () => {
    const understood = shareOf(meant, ([text, label]) => {
      const { label: found, score } = best(classifier, text);
      return found === label && score >= THRESHOLD;
    });
    expect(understood).toBeGreaterThanOrEqual(understoodMin);
  });

  it('refuses unrelated texts', () => {
    const refused = shareOf(unrelated, (text) => best(classifier, text).score < THRESHOLD);
    expect(refused).toBeGreaterThanOrEqual(refusedMin);
  });

  it('understands words with a typing error', () => {
    expect(best(classifier, 'I need a cofee')).toEqual(best(classifier, 'I need a coffee'));
    expect(best(classifier, 'what is your adress').label).toBe('find.shop');
  });
});

describe('an agent of two intents, in a language without word vectors', () => {
  const german = loadClassifier(
    trainClassifier({
      language: 'de',
      examples: [
        { text: 'Ich möchte einen Tisch reservieren', label: 'tisch' },
        { text: 'ein Tisch für zwei Personen bitte', label: 'tisch' },
        { text: 'habt ihr heute Abend noch Platz', label: 'tisch' },
        { text: 'wann habt ihr geöffnet', label: 'zeiten' },
        { text: 'wie lange ist die Küche auf', label: 'zeiten' },
        { text: 'ab wie viel Uhr kann man kommen', label: 'zeiten' },
      ],
      labels: [
        { id: 'tisch', name: 'Tisch reservieren' },
        { id: 'zeiten', name: 'Öffnungszeiten' },
      ],
      negatives: [],
    }),
  );

  it('refuses most sentences that share only everyday words with its phrases', () => {
    const sentences = [
      'warum ist die Banane krumm',
      'wie alt wird eine Schildkröte',
      'ich habe gestern meinen Schlüssel verloren',
      'kann man auf dem Mars leben',
    ];
    const refused = shareOf(sentences, (sentence) => best(german, sentence).score < THRESHOLD);
    expect(refused).toBeGreaterThanOrEqual(0.75);
    expect(best(german, 'einen Tisch für drei bitte').score).toBeGreaterThan(THRESHOLD);
  });
});
