import { describe, expect, it } from 'vitest';
import { finish } from '../../kernel/steps.ts';
import { agent, conditions, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';
import { topicWordsSteps } from './topic-words.ts';

describe('the topic of an intent', () => {
  const topicsOf = (...phrases: readonly string[]) => [
    ...finish(
      topicWordsSteps(
        phrases.map((phrase) => phrase.split(' ')),
        'fr',
      ),
    ),
  ];

  it('is what most of its phrases name, inflected or compounded', () => {
    expect(topicsOf('voudrais louer vélo', 'prendre vélo', 'débloquer vélo', 'faut vélos')).toContain('vélo');
    expect(topicsOf('leeren Tonne', 'Tonne kaputt', 'Biotonne Tonne', 'Papiertonne')).toContain('Tonne');
  });

  it('is missing if the phrases name other things, or if there are only two', () => {
    expect(topicsOf('altes sofa', 'kühlschränke abholen', 'möbel', 'sperrmüll')).toEqual([]);
    expect(topicsOf('vélo volé', 'vélo disparu')).toEqual([]);
  });
});

describe('in a language without word vectors, an intent whose phrases name one thing', () => {
  const rental = agent({
    language: 'fr',
    intents: [
      intent('panne', { says: ['les freins ne marchent pas', 'mon pneu est crevé', 'la chaîne a sauté'] }),
      intent('abonnement', {
        says: [
          'je veux un abonnement',
          'souscrire un abonnement',
          'renouveler mon abonnement',
          'résilier mon abonnement',
        ],
      }),
      intent('fallback', { fallback: true }),
    ],
  });
  const model = loadModel(trainModel(rental), rental);
  const intentOf = (text: string) => understand(model, text, conditions()).candidates[0]?.intentName;

  it('does not match a text that names another', () => {
    expect(intentOf('résilier mon assurance')).toBe('fallback');
  });

  it('matches a text that names it, or nothing that the agent does not know', () => {
    expect(intentOf('arrêter nos abonnements')).toBe('abonnement');
    expect(intentOf('je veux résilier')).toBe('abonnement');
  });
});
