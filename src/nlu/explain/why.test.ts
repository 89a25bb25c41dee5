import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import type { TrainingSet } from '../training-set.ts';
import { explainText } from './explanation.ts';

const whyIn = (set: TrainingSet) => {
  const known = set.language === 'en' ? englishVectors : undefined;
  const model = loadModel(trainModel(set, known), set, known);
  return (text: string, name: string) =>
    explainText(model, text, conditions()).candidates.find(({ intentName }) => intentName === name)?.why;
};

describe('an intent whose score moves by what the text does', () => {
  const takesBoat = { takes: { boat: 'boat' } };
  const harbour = whyIn(
    agent({
      entities: [entity('boat', ['kayak', 'canoe', 'rowing boat'])],
      intents: [
        intent('rent', {
          says: ['rent a [canoe](boat)', 'is a [rowing boat](boat) free', 'book [kayak](boat) for us'],
          ...takesBoat,
        }),
        intent('price', {
          says: ['how much is a [kayak](boat)', 'how much do you take for a [canoe](boat)', 'how much is it'],
          ...takesBoat,
        }),
        intent('repair', { says: ['the oar is broken', 'there is water in the boat'] }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('only asks where the text wishes', () => {
    expect(harbour('I want a kayak', 'price')).toMatch(
      /; its score is lower, since the text wishes \("want"\) and its phrases only ask$/,
    );
  });

  it('does not ask what the text asks', () => {
    expect(harbour('how much to rent a canoe', 'rent')).toMatch(
      /; its score is lower, since the text asks "how much" and its phrases do not$/,
    );
  });

  it('has only a word for the opposite', () => {
    const takes = { device: 'device', room: 'room' };
    const home = whyIn(
      agent({
        entities: [
          entity('device', ['lamp', 'fan', 'heater', 'radio']),
          entity('room', ['kitchen', 'office']),
        ],
        intents: [
          intent('on', {
            says: ['switch on the [lamp](device)', 'turn on the [fan](device) in the [kitchen](room)'],
            takes,
          }),
          intent('off', {
            says: ['switch off the [lamp](device)', 'turn off the [heater](device) in the [office](room)'],
            takes,
          }),
          intent('none', { fallback: true }),
        ],
      }),
    );
    expect(home('switch the fan on in the office', 'off')).toMatch(
      /; its score is lower, since its phrases have only the opposite of "on"$/,
    );
  });

  it('is the only one that wishes for the value', () => {
    const takes = { service: 'service' };
    const garage = whyIn(
      agent({
        language: 'fr',
        entities: [entity('service', ['vidange', 'révision'])],
        intents: [
          intent('rendez-vous', {
            says: [
              'je voudrais prendre rendez-vous pour une [vidange](service)',
              "j'ai besoin d'une [révision](service)",
              'prendre un rendez-vous',
            ],
            takes,
          }),
          intent('prix', {
            says: ['combien coûte une [vidange](service)', 'prix des [révision](service)'],
            takes,
          }),
          intent('fallback', { fallback: true }),
        ],
      }),
    );
    expect(garage('il me faut une révision', 'rendez-vous')).toMatch(
      /; it alone takes the value and wishes for it, as the text does \("il me faut"\)$/,
    );
  });
});
