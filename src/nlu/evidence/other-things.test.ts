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

describe('in a language without word vectors, a text that names a thing', () => {
  const salon = intentIn(
    agent({
      language: 'es',
      entities: [entity('servicio', ['corte', 'tinte'])],
      intents: [
        intent('cita', { says: ['quiero una cita', 'reservar una cita para el lunes', 'pedir hora'] }),
        intent('anular', { says: ['quiero anular la cita', 'no puedo ir', 'cambiar la hora de mi cita'] }),
        intent('precio', {
          says: [
            'cuánto cuesta un [corte](servicio:servicio)',
            'qué precio tiene el corte',
            'ha subido el precio',
          ],
          takes: { servicio: 'servicio' },
        }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('does not match an intent that knows only its other words', () => {
    expect(salon('quiero anular la suscripción')).toBe('fallback');
    expect(salon('reservar una mesa el viernes')).toBe('fallback');
    expect(salon('qué precio tiene la gasolina')).toBe('fallback');
  });

  it('matches one that knows the thing, mistyped or of another, or a value', () => {
    expect(salon('quisiera anular la cita')).toBe('anular');
    expect(salon('anular la ctia del pelo')).toBe('anular');
    expect(salon('qué precio tiene el tinte')).toBe('precio');
  });

  it('matches if the thing is a person or a day', () => {
    expect(salon('quiero anular, mi hija no puede ir')).toBe('anular');
  });
});

describe('an intent that takes values which no list has', () => {
  const says = ['spiel [Yesterday](titel:titel)', 'ich möchte [Imagine](titel:titel) hören', 'mach Musik an'];
  const player = (isExpandable: boolean) =>
    intentIn(
      agent({
        language: 'de',
        entities: [entity('titel', ['Yesterday', 'Imagine'], { isExpandable })],
        intents: [
          intent('spielen', { says, takes: { titel: 'titel' } }),
          intent('fallback', { fallback: true }),
        ],
      }),
    );

  it('matches a text that names another thing', () => {
    expect(player(true)('ich möchte die Moldau hören')).toBe('spielen');
    expect(player(false)('ich möchte die Moldau hören')).toBe('fallback');
  });
});

describe('a thing that is a part of a known one', () => {
  const bus = intentIn(
    agent({
      language: 'de',
      intents: [
        intent('mitnehmen', {
          says: ['kann ich mein Fahrrad mitnehmen', 'darf ein Kinderwagen mit', 'das Fahrrad mitnehmen'],
        }),
        intent('müll', { says: ['wann wird das Altpapier geholt', 'die Tonne ist voll'] }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('is known, also if two compounds share it', () => {
    expect(bus('kann ich mein Rad mitnehmen')).toBe('mitnehmen');
    expect(bus('der Papierkorb ist voll')).toBe('müll');
    expect(bus('kann ich mein Klavier mitnehmen')).toBe('fallback');
  });
});

describe('in English, a text that introduces a thing', () => {
  const optician = intentIn(
    agent({
      intents: [
        intent('book', { says: ['I want an eye test', 'book an appointment', 'can I come in on friday'] }),
        intent('broken', { says: ['my glasses are broken', 'the frame is bent', 'I sat on my glasses'] }),
        intent('price', { says: ['how much are contact lenses', 'what does an eye test cost'] }),
        intent('ready', { says: ['are my glasses ready', 'is my order ready', 'can I collect my glasses'] }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('does not match an intent that has nothing like it', () => {
    expect(optician('my car is broken')).toBe('fallback');
    expect(optician('is dinner ready')).toBe('fallback');
    expect(optician('my washing machine is broken')).toBe('fallback');
    expect(optician('book a flight')).toBe('fallback');
  });

  it('does not match one that has nothing even a little like it, if it only refers to the thing', () => {
    expect(optician('the elevator is broken')).toBe('fallback');
    expect(optician('the road is bent')).toBe('fallback');
    expect(optician('the screw is broken')).toBe('broken');
    expect(optician('what is broken at the moment')).toBe('broken');
  });

  it('matches one that knows the thing, or one like it', () => {
    expect(optician('my lenses are broken')).toBe('broken');
    expect(optician('my spectacles are broken')).toBe('broken');
    expect(optician('are lenses ready')).toBe('ready');
    expect(optician('book an eye test for my daughter')).toBe('book');
  });

  it('may match an intent of a broad agent, whose phrases do not name all it is for', () => {
    const [drawer, ...things] = [
      'drawer',
      'kettle',
      'hinge',
      'boiler',
      'lamp',
      'tap',
      'fence',
      'gate',
      'roof',
    ];
    const verbs = ['sell', 'paint', 'fetch', 'clean', 'weigh'];
    const others = things.flatMap((thing) =>
      verbs.map((verb) =>
        intent(`${verb} ${thing}`, { says: [`${verb} the ${thing}`, `${thing} to ${verb}`] }),
      ),
    );
    const broken = intent('broken', {
      says: [`my ${drawer} is broken`, 'it is broken', 'is it broken again'],
    });
    const fallback = intent('fallback', { fallback: true });
    expect(intentIn(agent({ intents: [broken, fallback] }))('my violin is broken')).toBe('fallback');
    expect(intentIn(agent({ intents: [broken, ...others, fallback] }))('my violin is broken')).toBe('broken');
  });
});
