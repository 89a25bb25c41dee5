import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import { understand } from '../understand.ts';

const set = agent({
  entities: [entity('format', [['in person', 'in person, on site, face to face'], 'online', 'by post'])],
  intents: [
    intent('schedule', {
      says: [
        'is the class [in person](format:format)',
        'when are the classes',
        'are there [online](format:format) lessons',
      ],
      takes: { format: 'format' },
    }),
    intent('teacher', { says: ['who is my teacher', 'I want another teacher'] }),
    intent('absence', { says: ['I am ill', 'I am late', 'I am not coming'] }),
    intent('price', { says: ['how much is a course', 'are there discounts'] }),
  ],
});
const model = loadModel(trainModel(set), set);
const best = (text: string) => understand(model, text, conditions()).candidates[0];

describe('a synonym that no phrase contains', () => {
  it('counts as its value, which phrases contain', () => {
    expect(best('is it on site')).toMatchObject({
      intentName: 'schedule',
      score: best('is it in person')?.score,
    });
    expect(best('is it face to face')?.intentName).toBe('schedule');
  });

  it('says as much as another value of its entity, if phrases have that one', () => {
    expect(best('is it by post')?.intentName).toBe('schedule');
  });

  it('says nothing if people may name other values of the entity', () => {
    const open = {
      ...set,
      entities: [entity('format', ['in person', 'online', 'by post'], { isExpandable: true })],
    };
    const { candidates } = understand(loadModel(trainModel(open), open), 'is it by post', conditions());
    expect(candidates[0]?.intentName).not.toBe('schedule');
  });
});

describe('a contraction that no phrase contains', () => {
  it('counts as its words, with or without its apostrophe', () => {
    const written = best('I am still not coming');
    expect(written?.intentName).toBe('absence');
    expect(best("I'm still not coming")).toEqual(written);
    expect(best('im still not coming')).toEqual(written);
  });
});

describe('a contraction without its apostrophe', () => {
  it('counts as the one that phrases contain', () => {
    const cafe = agent({
      intents: [
        intent('hello', { says: ['hi', 'hello there', 'good morning', 'good afternoon', 'hey there'] }),
        intent('recommend', { says: ["what's good today", "what's your favourite", 'you choose'] }),
        intent('menu', { says: ['what is on the menu', 'what do you sell', 'show me the menu'] }),
      ],
    });
    const known = loadModel(trainModel(cafe, englishVectors), cafe, englishVectors);
    const meant = (text: string) => understand(known, text, conditions()).candidates[0]?.intentName;
    expect(meant("what's good here")).toBe('recommend');
    expect(meant('whats good here')).toBe('recommend');
  });
});

describe('a form that no phrase contains', () => {
  const meantIn = (language: string, says: readonly string[], text: string) => {
    const others = [intent('other', { says: ['12345', 'abc xyz'] }), intent('fallback', { fallback: true })];
    const set = agent({ language, intents: [intent('meant', { says }), ...others] });
    return understand(loadModel(trainModel(set), set), text, conditions()).candidates[0]?.intentName;
  };

  it.each([
    ['es', ['abierto los domingos', 'horario'], 'abren'],
    ['pt-BR', ['abertos no domingo', 'horário'], 'vocês abrem'],
    ['fr', ['quand ouvrez-vous', 'horaires'], 'ouvert'],
    ['de', ['wann ist geöffnet', 'Zeiten'], 'offen'],
    ['da', ['hvornår har I åbent', 'tider'], 'hvornår åbner I'],
  ])('counts as one of its family that a phrase contains (%s)', (language, says, text) => {
    expect(meantIn(language, says, text)).toBe('meant');
  });
});

describe('a separable verb of German', () => {
  const home = agent({
    language: 'de',
    entities: [entity('device', ['Licht', 'Heizung', 'Fernseher'])],
    intents: [
      intent('on', {
        says: ['schalte das [Licht](device:device) ein', 'mach die [Heizung](device:device) an'],
        takes: { device: 'device' },
      }),
      intent('off', {
        says: ['schalte den [Fernseher](device:device) aus', 'mach die [Heizung](device:device) aus'],
        takes: { device: 'device' },
      }),
      intent('leave', { says: ['ich möchte mich abmelden', 'den Kurs absagen'] }),
      intent('join', { says: ['ich möchte mich anmelden', 'Anmeldung zum Kurs'] }),
    ],
  });
  const trained = loadModel(trainModel(home), home);

  it.each([
    ['Licht ausschalten', 'off'],
    ['ist die Heizung eingeschaltet', 'on'],
    ['die Heizung ausmachen', 'off'],
    ['ich melde mich vom Kurs ab', 'leave'],
    ['ich melde mich zum Kurs an', 'join'],
    ['wir sagen den Kurs ab', 'leave'],
  ])('is the same in one piece and in two: %s', (text, name) => {
    expect(understand(trained, text, conditions()).candidates[0]?.intentName).toBe(name);
  });
});
