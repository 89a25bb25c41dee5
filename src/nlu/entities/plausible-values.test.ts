import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { finish } from '../../kernel/steps.ts';
import { agent, intent } from '../fixtures.ts';
import { unitsOf } from '../text/units.ts';
import { plausibleValuesSteps } from './plausible-values.ts';

const plausibleValuesOf = (...of: Parameters<typeof plausibleValuesSteps>) =>
  finish(plausibleValuesSteps(...of));

const english = plausibleValuesOf(agent({}), englishVectors);

/** Whether the bracketed part of a text may be a value. */
const mayBe = (entity: string, source: string, { mayBeValue } = english): boolean => {
  const [before = '', part = ''] = source.split(/[[\]]/);
  const units = unitsOf(source.replace(/[[\]]/g, ''));
  const from = unitsOf(before).length;
  return mayBeValue(entity, source.replace(/[[\]]/g, ''), { units, from, to: from + unitsOf(part).length });
};

describe('an unlisted value', () => {
  it.each(['play football with [me]', 'order [that] please', 'I want [to be]'])(
    'is not made of function words: %s',
    (text) => {
      expect(mayBe('food', text)).toBe(false);
    },
  );

  it.each(['order a [taxi] please', 'play [the doors]', 'order [two of them with rice]'])(
    'may be a common word if the entity does not contain people: %s',
    (text) => {
      expect(mayBe('food', text)).toBe(true);
    },
  );

  it.each(["I'm [hungry]", "i'm [so tired of this]", 'my name is not [important]', '[Angry]'])(
    'is not a person if it is a common word: %s',
    (text) => {
      expect(mayBe('sys.given-name', text)).toBe(false);
    },
  );

  it.each(["I'm [Hungry]", 'call me [zorblax]', 'my name is [rajesh]', '[Nguyen]'])(
    'may be a person if it has a capital, is unknown, or resembles other names: %s',
    (text) => {
      expect(mayBe('sys.given-name', text)).toBe(true);
    },
  );

  it.each(['call me [a cab]', 'call me a [rajesh]', 'I am [the zorblax]'])(
    'is not a person after an article: %s',
    (text) => {
      expect(mayBe('sys.given-name', text)).toBe(false);
    },
  );

  it.each(['play [fair]', 'put on [some clothes]', 'I want to hear [what you think]'])(
    'is not an artist if all its words are common ones in small letters: %s',
    (text) => {
      expect(mayBe('sys.music-artist', text)).toBe(false);
    },
  );

  it.each(['play [Fair]', 'play [pink floyd]', 'play [the doors]', 'play [green day]', 'put on [zorblax]'])(
    'may be an artist by a capital, one word, an article, its fame, or because it is unknown: %s',
    (text) => {
      expect(mayBe('sys.music-artist', text)).toBe(true);
    },
  );

  it('may be a word that the phrases annotate as a value of the entity', () => {
    const says = ['add it to [my](owner) list', "I'm [Hungry](sys.given-name)"];
    const taught = plausibleValuesOf(agent({ intents: [intent('it', { says })] }), englishVectors);
    expect(mayBe('owner', 'put it on [my] list', taught)).toBe(true);
    expect(mayBe('food', 'put it on [my] list', taught)).toBe(false);
    expect(mayBe('sys.given-name', "i'm [hungry]", taught)).toBe(true);
  });

  it('is judged by function words in a language without vectors, and the name of a person by its capital', () => {
    const german = plausibleValuesOf(agent({ language: 'de-AT' }), undefined);
    expect(mayBe('food', 'ich will [das]', german)).toBe(false);
    expect(mayBe('food', 'ich will [grießbrei]', german)).toBe(true);
    expect(mayBe('sys.given-name', 'ich bin [der]', german)).toBe(false);
    expect(mayBe('sys.given-name', 'ich bin [müde]', german)).toBe(false);
    expect(mayBe('sys.given-name', 'ich bin [Zorbla]', german)).toBe(true);
    expect(mayBe('sys.music-artist', 'spiel [lauter]', german)).toBe(true);
  });

  it('may be the name of a person in a script without capitals', () => {
    const japanese = plausibleValuesOf(agent({ language: 'ja' }), undefined);
    expect(mayBe('sys.given-name', '[そるぶら]です', japanese)).toBe(true);
  });

  it('is any text in a language without a list of function words', () => {
    expect(mayBe('food', '[me]', plausibleValuesOf(agent({ language: 'et' }), undefined))).toBe(true);
  });
});

describe('the answer to a prompt for an unlisted value', () => {
  const mayAnswer = (entity: string, text: string, plausibleValues = english): boolean =>
    plausibleValues.mayBeAnswer(entity, text, unitsOf(text));

  it.each(['yes', 'no', 'ok', 'what', "I don't know", 'why do you ask', 'how much is it'])(
    'is no name if it is a common sentence: %s',
    (text) => {
      expect(mayAnswer('sys.given-name', text)).toBe(false);
    },
  );

  it.each(['sure', 'Nope', 'yep', 'no thanks', 'thank you', 'hi', 'Fine, thanks'])(
    'is no name if it is a common reply: %s',
    (text) => {
      expect(mayAnswer('sys.given-name', text)).toBe(false);
    },
  );

  it('may be a common reply if it is asked for a band', () => {
    expect(mayAnswer('sys.music-artist', 'Nice')).toBe(true);
  });

  it('may be a common reply if a phrase has that name', () => {
    const taught = plausibleValuesOf(
      agent({
        intents: [intent('name', { says: ['call me [Hope](sys.given-name)', '[Nice](sys.given-name)'] })],
      }),
      englishVectors,
    );
    expect(mayAnswer('sys.given-name', 'nice', taught)).toBe(true);
    expect(mayAnswer('sys.given-name', 'great', taught)).toBe(false);
  });

  it.each(['sunny', 'zorblax', 'Will Small', "it's Zorblax"])('may be any name: %s', (text) => {
    expect(mayAnswer('sys.given-name', text)).toBe(true);
  });

  it('is not made of function words, whatever the entity', () => {
    expect(mayAnswer('food', 'no')).toBe(false);
    expect(mayAnswer('food', 'no onions')).toBe(true);
  });

  it('may be a name in small letters in a language without vectors', () => {
    const german = plausibleValuesOf(agent({ language: 'de' }), undefined);
    expect(mayAnswer('sys.given-name', 'zorbla', german)).toBe(true);
    expect(mayAnswer('sys.given-name', 'ich weiß nicht', german)).toBe(false);
    expect(mayAnswer('sys.given-name', 'nein', german)).toBe(false);
  });
});
