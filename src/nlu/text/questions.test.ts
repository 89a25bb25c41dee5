import { describe, expect, it } from 'vitest';
import { questionsIn } from './questions.ts';

const asked = (text: string, language: string) => Object.fromEntries(questionsIn(text.split(' '), language));

describe('what a text asks for', () => {
  it('is recognised by its question words', () => {
    expect(asked('where is my order', 'en')).toEqual({ place: 'where' });
    expect(asked('warum ist der automat kaputt', 'de-AT')).toEqual({ reason: 'warum' });
  });

  it('is recognised by the longest expression', () => {
    expect(asked('how much is it', 'en')).toEqual({ amount: 'how much' });
    expect(asked('combien de temps', 'fr')).toEqual({ extent: 'combien de temps' });
    expect(asked('how do i pay', 'en')).toEqual({ manner: 'how' });
    expect(asked('how expensive is it', 'en')).toEqual({ amount: 'how expensive' });
    expect(asked('quanto dura il corso', 'it')).toEqual({ extent: 'quanto dura' });
  });

  it('can be several things', () => {
    expect(asked('who lives where', 'en')).toEqual({ person: 'who', place: 'where' });
  });

  it('is nothing in a statement, and in a language without a list', () => {
    expect(asked('i lost my card', 'en')).toEqual({});
    expect(asked('hvor er min ordre', 'da')).toEqual({});
  });
});
