import { describe, expect, it } from 'vitest';
import { callsOff, mayCallOff } from './calling-off.ts';

describe('a text', () => {
  it.each([
    ['en', 'please cancel my booking'],
    ['en-GB', 'call off the meeting'],
    ['de', 'ich möchte den termin stornieren'],
    ['de', 'sag den termin bitte ab'],
    ['de', 'bestellen sie das abo ab'],
    ['fr', 'annulez ma commande'],
    ['es', 'quiero dar de baja mi plan'],
    ['it', 'vorrei disdire la prenotazione'],
    ['pt-BR', 'desmarcar a consulta'],
    ['nl', 'ik wil mijn afspraak afzeggen'],
  ])('calls something off in %s: %s', (language, text) => {
    const words = text.normalize('NFD').replace(/\p{M}/gu, '').split(' ');
    expect(callsOff(words, language)).toBe(true);
    expect(mayCallOff(words, language)).toBe(true);
  });

  it('does not if something was called off, or is ended in another way', () => {
    for (const text of ['my flight was cancelled', 'stop the music', 'call my mother off the record']) {
      expect(callsOff(text.split(' '), 'en')).toBe(false);
    }
    expect(mayCallOff('my flight was cancelled'.split(' '), 'en')).toBe(true);
    expect(mayCallOff('i can not come'.split(' '), 'en')).toBe(true);
    expect(mayCallOff('book a table'.split(' '), 'en')).toBe(false);
  });

  it('is not compared in a language without a list', () => {
    expect(callsOff(['cancel'], 'ja')).toBe(false);
  });
});
