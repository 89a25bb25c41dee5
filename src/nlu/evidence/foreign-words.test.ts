import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { englishVectors } from '../../../test/support/english-vectors.ts';
import { textsToEncode } from '../classifier/prepare-training.ts';
import { explainText } from '../explain/explanation.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { classifierInputOf } from '../model/examples.ts';
import { learnedContentOf } from '../model/learned-content.ts';
import { loadModel } from '../model/model.ts';
import { trainContent, trainModel } from '../model/train-model.ts';
import { phraseText } from '../rules/phrase-pattern.ts';
import type { TrainingSet } from '../training-set.ts';
import { understand } from '../understand.ts';
import { readText } from '../values/text-readings.ts';
import type { Vectors } from '../vectors/vectors.ts';
import { foreignWordsOf, NOTHING_FOREIGN } from './foreign-words.ts';
import { scoreChangesOf, scoreWithout } from './score-without.ts';

const answersOf = (set: TrainingSet, vectors?: Vectors) => {
  const model = loadModel(trainModel(set, vectors), set, vectors);
  return {
    to: (text: string, contexts: readonly string[] = []) =>
      understand(model, text, conditions({ contexts })).candidates[0]?.intentName,
    candidateIn: (text: string, name: string) =>
      explainText(model, text, conditions()).candidates.find(({ intentName }) => intentName === name),
    scoresOf: (text: string, name: string, contexts: readonly string[] = []) => {
      const { candidates, learned } = explainText(model, text, conditions({ contexts }));
      const scoreIn = (list: readonly { readonly intentName: string; readonly score: number }[]) =>
        list.find(({ intentName }) => intentName === name)?.score ?? 0;
      return { score: scoreIn(candidates), learned: scoreIn(learned) };
    },
  };
};

const phoneShop = (contexts: readonly string[] = []) =>
  agent({
    intents: [
      intent('greet', { says: ['hi', 'hello there', 'good morning', 'just going to say hi'] }),
      intent('status', {
        says: ['is my phone ready', 'how long does the repair take', 'when can I pick it up'],
        contexts,
      }),
      intent('screen', {
        says: ['my screen is cracked', 'can you replace the glass', 'touch does not work'],
      }),
      intent('price', { says: ['how much is a new screen', 'is it expensive', 'what does it cost'] }),
      intent('fallback', { fallback: true }),
    ],
  });

describe('a text in English with words that resemble none of the intent', () => {
  const shop = answersOf(phoneShop(), englishVectors);

  it('scores lower than the classifier finds it', () => {
    const { score, learned } = shop.scoresOf('is dinner ready', 'status');
    expect(score).toBeLessThan(learned - 0.1);
  });

  it('does not if they mean nearly the same as words of its phrases', () => {
    const { score, learned } = shop.scoresOf('is my mobile ready', 'status');
    expect(score).toBeGreaterThanOrEqual(learned);
  });

  it('scores lower if a word is like a word of its phrases that the text has too', () => {
    const hire = answersOf(
      agent({
        intents: [intent('hire', { says: ['I want to rent a boat', 'can I hire a canoe', 'rent a kayak'] })],
      }),
      englishVectors,
    );
    const [flat, dinghy] = ['flat', 'dinghy'].map((word) =>
      hire.scoresOf(`I want to rent a ${word}`, 'hire'),
    );
    expect(dinghy?.score).toBeGreaterThanOrEqual(dinghy?.learned ?? 1);
    expect(flat?.score).toBeLessThan((flat?.learned ?? 0) - 0.01);
  });

  it('does not if the input contexts of the intent are active, because people answer in their own words', () => {
    const asked = answersOf(phoneShop(['repair']), englishVectors);
    const { score, learned } = asked.scoresOf('is dinner ready', 'status', ['repair']);
    expect(score).toBe(learned);
  });
});

describe('a text without a word that says what it is about', () => {
  const shop = answersOf(phoneShop(), englishVectors);

  it('matches no intent if it is one word and not a phrase', () => {
    expect(['ok', 'what', 'bye', 'thanks'].map((text) => shop.to(text))).toEqual(Array(4).fill('fallback'));
  });

  it('matches an intent if most of its words are in one phrase', () => {
    expect(shop.to('hi again')).toBe('greet');
  });
});

describe('a text with the vector of a sentence encoder', () => {
  const set = phoneShop();
  const lesson = learnedContentOf(set);
  const phrases = new Set(set.intents.flatMap((one) => one.phrases.map(({ parts }) => phraseText(parts))));
  /** It finds that all phrases mean the same. */
  const vectorOf = (text: string) => (phrases.has(text) ? [1, 0] : [0, 1]);
  const shopWith = (vectors?: Vectors) => {
    const texts = textsToEncode(classifierInputOf(set), vectors);
    const values = Float32Array.from(texts.flatMap(vectorOf));
    const encoded = { fingerprint: 'phrases', dims: 2, texts, values };
    const model = loadModel(trainContent(lesson, vectors, encoded), set, vectors);
    return (text: string) => {
      const { candidates, learned } = explainText(
        model,
        text,
        conditions({ sentence: Float32Array.of(1, 0) }),
      );
      return { score: candidates[0]?.score ?? 0, learned: learned[0]?.score ?? 0 };
    };
  };

  it('scores lower if it asks for something that no phrase asks for', () => {
    const explain = shopWith(englishVectors);
    const asked = explain('where is my phone');
    expect(asked.score).toBeLessThan(asked.learned);
    const own = explain('is my mobile ready');
    expect(own.score).toBeGreaterThanOrEqual(own.learned);
  });

  it('does not where words have no vectors', () => {
    const { score, learned } = shopWith()('where is my phone');
    expect(score).toBe(learned);
  });
});

describe('a text in a language without word vectors', () => {
  const bookshop = answersOf(
    agent({
      language: 'de',
      intents: [
        intent('suche', {
          says: ['habt ihr Krimis', 'ich suche ein Buch über Gartenarbeit', 'gibt es Kinderbücher bei euch'],
        }),
        intent('bestellen', { says: ['ich möchte den neuen Roman bestellen', 'könnt ihr das bestellen'] }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('does not match the intent if it shares only light words', () => {
    expect(bookshop.to('ich suche eine Wohnung')).toBe('fallback');
    expect(bookshop.to('habt ihr Hunger')).toBe('fallback');
  });

  it('is explained by the foreign words', () => {
    expect(bookshop.candidateIn('ich suche eine Wohnung', 'suche')).toMatchObject({
      why: 'its score is below the agent\'s threshold of 0.30, since its phrases have nothing like "wohnung"',
      foreignWords: ['wohnung'],
    });
  });

  it('matches the intent if its compound ends in a word of the agent', () => {
    expect(bookshop.to('habt ihr Liebesromane')).toBe('suche');
    expect(bookshop.to('ich suche ein Kochbuch')).toBe('suche');
  });
});

describe('a text that asks for something that no phrase of the intent asks for', () => {
  const hours = { says: ['until when are you there', 'when do you open', 'how late are you open'] };
  const cafe = answersOf(
    agent({ intents: [intent('hours', hours), intent('menu', { says: ['show me the menu', 'the menu'] })] }),
    englishVectors,
  );

  it('scores less than one that asks for the same', () => {
    const [where, when] = ['where', 'when'].map((word) => cafe.scoresOf(`${word} are you open`, 'hours'));
    expect(where?.score).toBeLessThan(where?.learned ?? 0);
    expect(when?.score).toBeGreaterThan(when?.learned ?? 1);
  });

  it('matches if a phrase asks for one of the things that it asks for', () => {
    expect(cafe.to('when do you open and where')).toBe('hours');
  });

  it('matches in words that ask for the same', () => {
    expect(cafe.to('what time do you open')).toBe('hours');
  });

  it('is explained by the word that asks', () => {
    expect(cafe.candidateIn('who are you', 'hours')?.why).toContain('nothing like "who"');
  });
});

describe('values of a text', () => {
  const words = ['book', 'a', 'room', 'in', 'rome', 'want', 'blue', '7', 'banana', 'june'];
  const set = agent({
    entities: [entity('city', ['rome', 'rome june']), entity('colour', ['blue', 'blue banana'])],
    intents: [intent('book', { says: ['book a room', 'i want a room in june'] }), intent('other')],
  });
  const model = loadModel(trainModel(set, englishVectors), set, englishVectors);
  const phraseWords = model.contentWords.get(0) ?? {
    content: new Set(),
    phrases: [],
    smallPhrases: [],
    topics: new Set<string>(),
    things: new Set<string>(),
    questions: new Set<never>(),
    isAsking: false,
    asksWhether: false,
    wishes: false,
    asksWhatIs: false,
    mayCallOff: false,
    makesStatements: false,
  };
  const foreignIn = (text: string, entities: readonly string[]) => {
    const asked: string[] = [];
    const readings = readText(model, text, conditions());
    const { strict, plainWords, mostlyPlain } = readings;
    const tolerant = () => ({
      ...readings.tolerant(),
      units: strict.units,
      spansOf: (name: string) => {
        asked.push(name);
        return readings.tolerant().spansOf(name);
      },
    });
    const observed = { ...readings, strict, plainWords, mostlyPlain, tolerant };
    const { functionWords, wordSense: sense } = model;
    const known = {
      readings: observed,
      language: 'en',
      functionWords,
      sense,
      isOpen: true,
      isBroad: false,
      isListed: () => false,
    };
    return { ...foreignWordsOf(phraseWords, entities, known), asked };
  };

  it('are never foreign, in whatever order entities are searched for', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }), (said) => {
        const text = said.join(' ');
        const { asked, ...found } = foreignIn(text, ['city', 'colour', 'sys.number']);
        const { asked: askedThen, ...foundThen } = foreignIn(text, ['sys.number', 'colour', 'city']);
        expect(foundThen).toEqual(found);
      }),
    );
  });

  it('are not searched for if the phrases contain all words', () => {
    expect(foreignIn('book a room in june', ['city'])).toEqual({ ...NOTHING_FOREIGN, asked: [] });
    expect(foreignIn('book a room in rome', ['colour', 'city', 'sys.number'])).toEqual({
      ...NOTHING_FOREIGN,
      asked: ['colour', 'city'],
    });
  });
});

describe('a learned score', () => {
  it('rises a little if no word is foreign, and falls with the share that is', () => {
    for (const knowledge of ['letters', 'vectors'] as const) {
      const scores = [0, 0.5, 0.7, 1].map((share) =>
        scoreWithout(0.6, { ...NOTHING_FOREIGN, share }, scoreChangesOf(knowledge, 10)),
      );
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
      expect(scores[0]).toBeGreaterThan(0.6);
      expect(scores[3]).toBeLessThan(0.3);
    }
  });

  it('falls less with the share the more intents a sentence encoder compares', () => {
    const [few, some, many] = [12, 20, 30].map((intents) => {
      const changes = scoreChangesOf('encoder', intents);
      return scoreWithout(0.6, { ...NOTHING_FOREIGN, share: 0.5 }, changes);
    }) as [number, number, number];
    expect(few).toBeLessThan(some);
    expect(some).toBeLessThan(many);
    expect(scoreChangesOf('encoder', 3)).toEqual(scoreChangesOf('encoder', 12));
  });

  it('does not fall with the share where a sentence encoder knows many intents', () => {
    const changes = scoreChangesOf('encoder', 30);
    expect(scoreChangesOf('encoder', 150)).toEqual(changes);
    const scores = [0, 1].map((share) => scoreWithout(0.6, { ...NOTHING_FOREIGN, share }, changes));
    expect(scores[1]).toBe(scores[0]);
    expect(scoreWithout(0.6, { ...NOTHING_FOREIGN, asksOther: true }, changes)).toBeLessThan(0.5);
    expect(scoreWithout(0.6, { ...NOTHING_FOREIGN, namesOther: true }, changes)).toBeLessThan(0.3);
  });

  it('stays between 0 and 1', () => {
    const changes = scoreChangesOf('vectors', 10);
    expect(scoreWithout(1, NOTHING_FOREIGN, changes)).toBeLessThanOrEqual(1);
    expect(scoreWithout(0, { share: 1, asksOther: true, namesOther: true }, changes)).toBe(0);
  });
});

describe('a mistyped word, in a language without word vectors', () => {
  const dottore = answersOf(
    agent({
      language: 'it',
      intents: [
        intent('giorno', { says: ['domani', 'martedì', 'venerdì'] }),
        intent('aiuto', { says: ['soccorso', 'ho bisogno di aiuto', 'chiama il medico'] }),
        intent('conferma', { says: ['confermo la prenotazione', 'confermo'] }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it.each([
    ['doamni', 'giorno'],
    ['soccosro', 'aiuto'],
    ['cofnermo', 'conferma'],
  ])('%s counts as the word it stands for', (text, name) => {
    expect(dottore.to(text)).toBe(name);
  });

  it.each(['banana', 'medusa', 'rimando'])('%s is still foreign', (text) => {
    expect(dottore.to(text)).toBe('fallback');
  });
});
