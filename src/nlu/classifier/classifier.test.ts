import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isParleyError } from '../../kernel/errors.ts';
import { tokenise } from '../text/tokens.ts';
import { loadVectors, packVectors } from '../vectors/vectors.ts';
import { assembleClassifier } from './assemble-classifier.ts';
import { type Classifier, loadClassifier, scoresOfText } from './classifier.ts';
import { labelSolver } from './label-solver.ts';
import { type ClassifierInput, prepareTraining } from './prepare-training.ts';
import { trainClassifier } from './train-classifier.ts';
import { trainLabels } from './train-labels.ts';

const agentOf = (language: string, phrases: Record<string, readonly string[]>): ClassifierInput => ({
  language,
  examples: Object.entries(phrases).flatMap(([label, texts]) => texts.map((text) => ({ text, label }))),
  labels: Object.keys(phrases).map((id) => ({ id, name: id })),
  negatives: [],
});

const hotel = agentOf('en', {
  'book.room': [
    'I want to book a room',
    'reserve a double room for two nights',
    'do you have a room for tonight',
    'book me a single with breakfast',
    'I need a hotel room from Friday to Sunday',
  ],
  'cancel.booking': [
    'cancel my booking',
    'please cancel the reservation',
    'I cannot come, call it off',
    'I want my reservation cancelled',
    'drop my booking for tomorrow',
  ],
  'ask.checkout': [
    'when do we have to check out',
    'what is the latest checkout time',
    'until when can I keep the room on the last day',
    'is a late checkout possible',
    'at what hour do you need the keys back',
  ],
  'ask.breakfast': [
    'what time is breakfast',
    'when is breakfast served',
    'is breakfast included in the price',
    'do you serve eggs in the morning',
    'where do I get breakfast',
  ],
  'report.problem': [
    'the heating does not work',
    'my shower is cold',
    'there is no hot water in the bathroom',
    'the television is broken',
    'someone must repair the lamp in our room',
  ],
});

/** Two dimensions: sleeping and eating. */
const vectors = loadVectors(
  packVectors({
    dims: 2,
    words: ['room', 'suite', 'breakfast', 'pancakes'],
    stemIndex: new Map(),
    scales: Float32Array.of(1, 1, 1, 1),
    values: Int8Array.of(2, 0, 2, 0, 0, 2, 0, 2),
    background: ['the sky is a blue thing', 'many birds fly south in autumn'],
  }),
);

const bestOf = (classifier: Classifier, text: string): { label: string | undefined; score: number } => {
  const scores = scoresOfText(classifier, text);
  const score = Math.max(...scores);
  return { label: classifier.labels[scores.indexOf(score)], score };
};

const bytes = trainClassifier(hotel);
const classifier = loadClassifier(bytes);

describe('a trained classifier', () => {
  it.each([
    ['could you reserve a room for my parents', 'book.room'],
    ['CANCEL THE BOOKING!', 'cancel.booking'],
    ['how late can we check out', 'ask.checkout'],
    ['breakfast when?', 'ask.breakfast'],
    ['the shower does not work', 'report.problem'],
  ])('understands "%s" as %s', (text, label) => {
    const best = bestOf(classifier, text);
    expect(best.label).toBe(label);
    expect(best.score).toBeGreaterThan(0.3);
  });

  it.each(['zebras gallop quickly', 'quantum chromodynamics', 'xyzzy', '', '???'])(
    'scores "%s", which is about nothing it knows, below the default threshold',
    (text) => {
      expect(bestOf(classifier, text).score).toBeLessThan(0.3);
    },
  );

  it('scores any text at all from 0 to 1, the same each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const scores = scoresOfText(classifier, text);
        expect([...scores].every((score) => score >= 0 && score <= 1)).toBe(true);
        expect(scoresOfText(classifier, text)).toEqual(scores);
      }),
    );
  });

  it('scores a text the same after other texts', () => {
    const fresh = loadClassifier(bytes);
    for (const text of ['room 2016', 'Zürich', 'ROOM']) scoresOfText(fresh, text);
    for (const text of ['room 1999', 'zurich', 'room'])
      expect(scoresOfText(fresh, text)).toEqual(scoresOfText(loadClassifier(bytes), text));
  });

  it('explains how much each word contributed', () => {
    const tokens = tokenise('please cancel the booking', 'en');
    const { tokens: said } = classifier.explain(tokens, 'cancel.booking');
    expect(said.indexOf(Math.max(...said))).toBe(1);
  });

  it('learns from negatives', () => {
    const negatives = ['book a table', 'reserve a table for dinner', 'I want a table tonight'];
    const wary = loadClassifier(trainClassifier({ ...hotel, negatives }));
    const asked = 'I want to book a table';
    expect(bestOf(wary, asked).score).toBeLessThan(bestOf(classifier, asked).score);
  });
});

describe('a classifier with word vectors', () => {
  const versed = loadClassifier(trainClassifier(hotel, vectors), vectors);

  it('understands words that are in no example', () => {
    expect(bestOf(versed, 'pancakes').label).toBe('ask.breakfast');
    expect(bestOf(versed, 'any suite').label).toBe('book.room');
  });

  it('scores background sentences below the default threshold', () => {
    expect(bestOf(versed, 'birds fly in the blue sky').score).toBeLessThan(0.3);
  });
});

describe('an explanation', () => {
  const anyWords = fc.array(fc.constantFrom('cancel', 'room', 'pancakes', 'the', 'xyzzy', '?', '7'));

  it('adds up to the margin', () => {
    const versed = loadClassifier(trainClassifier(hotel, vectors), vectors);
    fc.assert(
      fc.property(anyWords, (words) => {
        const tokens = tokenise(words.join(' '), 'en');
        const margins = versed.margins(tokens);
        for (const [place, label] of versed.labels.entries()) {
          const { tokens: said, sentence, rest } = versed.explain(tokens, label);
          expect(said.reduce((sum, each) => sum + each, sentence + rest)).toBeCloseTo(
            margins[place] ?? Number.NaN,
            5,
          );
        }
      }),
    );
  });
});

describe('training', () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 30 }), { minLength: 1, maxLength: 6 });

  it('gives the same bytes for the same data, on however many threads', () => {
    fc.assert(
      fc.property(fc.array(texts, { minLength: 1, maxLength: 5 }), fc.nat(5), (phrases, cut) => {
        const input = agentOf('en', Object.fromEntries(phrases.map((list, at) => [`i${at}`, list])));
        const prepared = prepareTraining(input);
        const middle = Math.min(cut, phrases.length);
        const { problem } = prepared;
        const parts = [
          trainLabels(problem.rows.dims, labelSolver(problem), middle, phrases.length),
          trainLabels(problem.rows.dims, labelSolver(problem), 0, middle),
        ];
        expect(Buffer.compare(assembleClassifier(prepared, parts), trainClassifier(input))).toBe(0);
      }),
      { numRuns: 30 },
    );
  });

  it('makes a classifier without intents, which scores nothing', () => {
    const empty = loadClassifier(trainClassifier(agentOf('en', {})));
    expect(scoresOfText(empty, 'hello')).toEqual(new Float64Array(0));
  });

  it('makes a classifier of an intent without phrases', () => {
    const silent = loadClassifier(
      trainClassifier(agentOf('en', { greet: ['hello', 'good day'], silent: [] })),
    );
    expect(bestOf(silent, 'hello').label).toBe('greet');
  });

  it.each([
    ['de', 'Zimmer buchen', 'Ich möchte ein Zimmer buchen', 'Wie spät ist es', 'ein zimmer bitte buchen'],
    ['ru', 'заказ', 'закажи столик на вечер', 'который час', 'закажите столики'],
    ['ja', '予約', 'ホテルを予約したい', '今何時ですか', '東京のホテルを予約'],
    ['zh-CN', '预订', '我想预订一个房间', '现在几点', '预订房间'],
    ['ko', '예약', '방을 예약하고 싶어요', '지금 몇 시예요', '방 예약해 주세요'],
    ['th', 'จอง', 'ฉันต้องการจองห้อง', 'ตอนนี้กี่โมง', 'จองห้องพัก'],
    ['hi', 'बुकिंग', 'मुझे एक कमरा बुक करना है', 'अभी कितने बजे हैं', 'कमरा बुक करो'],
    ['pl', 'rezerwacja', 'chcę zarezerwować pokój', 'która jest godzina', 'rezerwacja pokoju'],
    ['xx', 'book', 'mi volas rezervi ĉambron', 'kioma horo estas', 'rezervu ĉambron'],
  ])('works in %s', (language, name, booking, time, asked) => {
    const input = agentOf(language, { [name]: [booking], time: [time] });
    expect(bestOf(loadClassifier(trainClassifier(input)), asked).label).toBe(name);
  });
});

describe('loading', () => {
  const reasonOf = (damaged: Uint8Array): string => {
    try {
      loadClassifier(damaged);
      return 'loaded';
    } catch (error) {
      return isParleyError(error, 'model_unreadable') ? error.message : 'another error';
    }
  };

  it('refuses a model of another version', () => {
    const foreign = bytes.slice();
    foreign[4] = 99;
    expect(reasonOf(foreign)).toContain('its version is 99');
  });

  it('refuses bytes that are not a model, or half of one', () => {
    expect(reasonOf(new Uint8Array(0))).toContain('it is not a classifier');
    expect(reasonOf(new TextEncoder().encode('{"model": true, "but": "of another kind"}'))).toContain(
      'not a classifier',
    );
    expect(reasonOf(bytes.slice(0, bytes.length - 9))).toContain('cut short');
  });

  it('refuses to guess without the word vectors that a model was trained with', () => {
    const trained = trainClassifier(hotel, vectors);
    expect(bestOf(loadClassifier(trained, vectors), 'cancel the booking').label).toBe('cancel.booking');
    expect(reasonOf(trained)).toContain('trained with word vectors');
  });

  it('reads bytes from anywhere in a buffer', () => {
    const shifted = Buffer.alloc(bytes.length + 3);
    shifted.set(bytes, 3);
    const moved = loadClassifier(shifted.subarray(3));
    expect(scoresOfText(moved, 'book a room')).toEqual(scoresOfText(classifier, 'book a room'));
  });
});

describe('labels confined to places of a conversation', () => {
  const yes = ['yes', 'yes please', 'exactly', 'that is right', 'sure, go ahead', 'okay'];
  const more = { ...agentOf('en', { 'size.yes': yes, 'name.yes': yes, menu: ['show me the menu'] }) };
  const marginOfYes = (places: readonly string[]): number => {
    const labels = more.labels.map((label, at) => (places[at] ? { ...label, place: places[at] } : label));
    const { margins } = loadClassifier(trainClassifier({ ...more, labels }));
    return margins(tokenise('yes, that is right', 'en'))[0] ?? 0;
  };

  it('are not separated if they cannot meet', () => {
    expect(marginOfYes(['size', 'name'])).toBeGreaterThan(marginOfYes([]) + 0.03);
  });

  it('are separated if they can', () => {
    expect(marginOfYes(['size', 'size'])).toBeCloseTo(marginOfYes([]), 1);
    expect(marginOfYes(['size'])).toBeCloseTo(marginOfYes([]), 1);
  });
});
