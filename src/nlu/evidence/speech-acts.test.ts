import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import type { TrainingSet } from '../training-set.ts';
import { understand } from '../understand.ts';

const intentIn = (set: TrainingSet) => {
  const known = set.language === 'en' ? englishVectors : undefined;
  const model = loadModel(trainModel(set, known), set, known);
  return (text: string) => understand(model, text, conditions()).candidates[0]?.intentName;
};

describe('of two intents that take the same value', () => {
  const harbour = intentIn(
    agent({
      entities: [entity('boat', ['kayak', 'canoe', 'rowing boat'])],
      intents: [
        intent('rent', {
          says: [
            'rent a [canoe](boat:boat)',
            'is a [rowing boat](boat:boat) free',
            'book [kayak](boat:boat) for us',
          ],
          takes: { boat: 'boat' },
        }),
        intent('price', {
          says: [
            'how much is a [kayak](boat:boat)',
            'how much do you take for a [canoe](boat:boat)',
            'how much is it',
          ],
          takes: { boat: 'boat' },
        }),
        intent('repair', { says: ['the oar is broken', 'there is water in the boat'] }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('the one that only asks is not meant by a wish', () => {
    expect(harbour('I want a kayak')).toBe('rent');
    expect(harbour("I'd like a rowing boat")).toBe('rent');
  });

  it('one whose context is missing says nothing against the other', () => {
    const yard = intentIn(
      agent({
        entities: [entity('boat', ['kayak', 'canoe'])],
        intents: [
          intent('price', {
            says: ['how much is a [kayak](boat:boat)', 'how much do you take for a [canoe](boat:boat)'],
            takes: { boat: 'boat' },
          }),
          intent('extend', {
            says: ['keep the [kayak](boat:boat) longer', 'I want the [canoe](boat:boat) for an hour more'],
            takes: { boat: 'boat' },
            contexts: ['rented'],
          }),
          intent('fallback', { fallback: true }),
        ],
      }),
    );
    expect(yard('I want to know how much the kayak is')).toBe('price');
    expect(yard('I want the price of a kayak')).toBe('price');
  });

  it('the one that asks the same is meant by a question', () => {
    expect(harbour('how much to rent a canoe')).toBe('price');
  });
});

describe('a value with small words', () => {
  const tailor = intentIn(
    agent({
      entities: [entity('garment', ['trousers', 'blouse', 'suit'])],
      intents: [
        intent('alter', {
          says: ['shorten my [trousers](garment:garment)', 'my [suit](garment:garment) is too long'],
          takes: { garment: 'garment' },
        }),
        intent('pickup', {
          says: [
            'when can I pick up my [trousers](garment:garment)',
            'is my [suit](garment:garment) finished',
          ],
          takes: { garment: 'garment' },
        }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('is more than a value to an intent that asks the same', () => {
    expect(tailor('when will my blouse be done')).toBe('pickup');
  });
});

describe('a wish for a listed value', () => {
  const garage = intentIn(
    agent({
      language: 'fr',
      entities: [entity('service', ['vidange', 'révision', 'freins'])],
      intents: [
        intent('rendez-vous', {
          says: [
            'je voudrais prendre rendez-vous pour une [vidange](service:service)',
            "j'ai besoin d'une [révision](service:service)",
            'prendre un rendez-vous [lundi](sys.date:jour)',
          ],
          takes: { service: 'service', jour: 'sys.date' },
        }),
        intent('prix', {
          says: [
            'combien coûte une [vidange](service:service)',
            'quel est le prix des [freins](service:service)',
          ],
          takes: { service: 'service' },
        }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('means the only intent that takes it and has a phrase which wishes', () => {
    expect(garage('je voudrais une vidange')).toBe('rendez-vous');
    expect(garage('il me faut une révision mardi')).toBe('rendez-vous');
    expect(garage("une vidange s'il vous plaît")).toBe('rendez-vous');
  });

  it('does not, if the text says more', () => {
    expect(garage('je voudrais une vidange de chaussettes')).not.toBe('rendez-vous');
    expect(garage('une vidange')).toBe('fallback');
  });
});

describe('a text that asks whether something is so', () => {
  const home = intentIn(
    agent({
      entities: [entity('thing', ['light', 'fan', 'tv']), entity('room', ['kitchen', 'bedroom'])],
      intents: [
        intent('on', {
          says: ['turn on the [light](thing:thing) in the [kitchen](room:room)', '[fan](thing:thing) on'],
          takes: { thing: 'thing', room: 'room' },
        }),
        intent('state', {
          says: [
            'is the [light](thing:thing) on in the [kitchen](room:room)',
            'did I leave the [fan](thing:thing) on',
          ],
          takes: { thing: 'thing', room: 'room' },
        }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('does not mean an intent that only commands, and a command none that only asks', () => {
    expect(home('is the fan on in the bedroom')).toBe('state');
    expect(home('fan on in the bedroom')).toBe('on');
  });
});

describe('a text that calls something off', () => {
  const boats = {
    rent: ['rent a boat', 'I want to book a boat', 'book a boat for friday', 'is a boat free'],
    price: ['how much is a boat', 'what does an hour cost'],
  };
  const answers = (says: Readonly<Record<string, readonly string[]>>, language = 'en') =>
    intentIn(
      agent({
        language,
        intents: [
          ...Object.entries(says).map(([name, phrases]) => intent(name, { says: phrases })),
          intent('fallback', { fallback: true }),
        ],
      }),
    );

  it('does not match an intent that only knows its other words', () => {
    const harbour = answers(boats);
    expect(harbour('I want to book the boat for sunday')).toBe('rent');
    expect(harbour('I want to cancel my boat')).toBe('fallback');
    expect(harbour('cancel the boat for friday')).toBe('fallback');
    const arzt = answers({ termin: ['ich möchte einen Termin', 'einen Termin vereinbaren'] }, 'de');
    expect(arzt('ich möchte meinen Termin stornieren')).toBe('fallback');
  });

  it('matches an intent that may call something off', () => {
    const withEnd = { ...boats, end: ['cancel everything', 'we cannot come after all'] };
    expect(answers(withEnd)('cancel the boat')).toBe('end');
    expect(answers({ ...boats, refund: ['my trip was cancelled'] })('what if I cancel my trip')).toBe(
      'refund',
    );
  });
});

describe('a question about a listed value', () => {
  const set = agent({
    entities: [entity('style', ['blackwork', 'watercolour', 'lettering'])],
    intents: [
      intent('book', {
        says: [
          'book a session for [blackwork](style:style)',
          'can I get a [lettering](style:style) piece',
          'a new [watercolour](style:style) piece please',
          'when could I have a session',
        ],
        takes: { style: 'style' },
      }),
      intent('price', {
        says: [
          'how much is a small tattoo',
          'what does a [watercolour](style:style) tattoo cost',
          'the hourly rate',
        ],
        takes: { style: 'style' },
      }),
      intent('age', { says: ['how old do I have to be', 'do you tattoo minors', 'is there an age limit'] }),
      intent('fallback', { fallback: true, says: ['how much lettering'] }),
    ],
  });
  const studio = intentIn(set);

  it('means the only intent that is asked the same and takes the value', () => {
    expect(studio('how much would blackwork be')).toBe('price');
    expect(studio('when could it be blackwork')).toBe('book');
  });

  it('does not if it has another word', () => {
    expect(studio('how much blackwork did Rembrandt paint')).not.toBe('price');
    expect(studio('how much would a sandwich be')).toBe('fallback');
  });

  it('does not if no intent is asked the same', () => {
    expect(studio('who are blackwork')).toBe('fallback');
    expect(studio('how much lettering')).toBe('fallback');
  });
});
