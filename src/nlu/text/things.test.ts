import { describe, expect, it } from 'vitest';
import { namesIn, thingsIn, thingsWithDeterminer } from './things.ts';

const thingsOf = (text: string, language: string) => [...thingsWithDeterminer(text.split(' '), language)];

describe('the things that a text names', () => {
  it('are the nouns after an article, a possessive or a demonstrative', () => {
    expect(thingsOf('ich brauche einen termin', 'de')).toEqual(['termin']);
    expect(thingsOf('annuler mon abonnement et cette commande', 'fr-CA')).toEqual(['abonnement', 'commande']);
    expect(thingsOf('reservar una mesa', 'es')).toEqual(['mesa']);
  });

  it('are found past adjectives, and before verbs', () => {
    expect(thingsOf('eine grossere wohnung', 'de')).toEqual(['wohnung']);
    expect(thingsOf('eine reise buchen', 'de')).toEqual(['reise']);
    expect(thingsOf('sagen sie die stunde ab', 'de')).toEqual(['stunde']);
    expect(thingsOf('un nouveau passeport', 'fr')).toEqual(['passeport']);
    expect(thingsOf('een nieuwe grote fiets', 'nl')).toEqual(['fiets']);
  });

  it('are not people, days, superlatives or what follows a pronoun or a preposition', () => {
    expect(thingsOf('meine tochter kommt den ganzen tag', 'de')).toEqual([]);
    expect(thingsOf('je la prends', 'fr')).toEqual([]);
    expect(thingsOf('la plus proche', 'fr')).toEqual([]);
    expect(thingsOf('con la tarjeta', 'es')).toEqual([]);
  });

  it('do not end in what is said of them', () => {
    expect(thingsOf('ist die suppe warm', 'de')).toEqual(['suppe']);
    expect(thingsOf('is de soep klaar', 'nl')).toEqual(['soep']);
    expect(thingsOf('wanneer zijn jullie open', 'nl')).toEqual([]);
  });

  it('are also what a preposition links to others', () => {
    expect([...thingsIn('cual es el medio de pago'.split(' '), 'es')]).toEqual(['medio', 'pago']);
  });

  it('are compounds in English, up to the next small word', () => {
    expect(namesIn('my car key does not work'.split(' '), 'en')).toEqual([
      { noun: 'key', all: ['car', 'key'], reference: 'new' },
    ]);
    expect(namesIn('the result'.split(' '), 'en-GB')).toEqual([
      { noun: 'result', all: ['result'], reference: 'definite' },
    ]);
  });

  it('are the subjects of English questions that begin with a copula, but for people and days', () => {
    expect(namesIn('is dinner ready'.split(' '), 'en')).toEqual([
      { noun: 'dinner', all: ['dinner'], reference: 'new' },
    ]);
    expect(namesIn('is my passport ready'.split(' '), 'en')).toEqual([
      { noun: 'passport', all: ['passport'], reference: 'new' },
    ]);
    for (const text of ['is it ready', 'is monday free', 'are children free', 'dinner is ready'])
      expect(namesIn(text.split(' '), 'en')).toEqual([]);
  });

  it('are found after a pronoun if their determiner is never a pronoun', () => {
    expect(thingsOf('louez vous des velos', 'fr')).toEqual(['velos']);
    expect(thingsOf('no una mesa', 'es')).toEqual(['mesa']);
  });

  it('are not known in a language without a list', () => {
    expect(thingsOf('moj bilet', 'pl')).toEqual([]);
  });
});
