import { describe, expect, it } from 'vitest';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import type { TrainingSet } from '../training-set.ts';
import type { SessionEntity } from '../understanding.ts';
import { explainText } from './explanation.ts';

const reasonsIn = (set: TrainingSet) => {
  const model = loadModel(trainModel(set), set);
  return (text: string, contexts: readonly string[] = [], sessionEntities: readonly SessionEntity[] = []) => {
    const { candidates, leftOut } = explainText(model, text, conditions({ contexts, sessionEntities }));
    return {
      candidates: candidates.map(({ intentName, why }) => `${intentName}: ${why}`),
      leftOut: leftOut.map(({ intentName, reason, why }) => `${intentName} (${reason}): ${why}`),
      missing: leftOut.map((intent) => intent.contextsMissing),
    };
  };
};

const OTHER_ANSWER =
  '(other_answer): the text only answers, greets, thanks or the like, or speaks of a greeting; its phrases say something else';

describe('an intent that is left out', () => {
  const about = reasonsIn(
    agent({
      entities: [entity('hobbit', ['Frodo', 'Sam'])],
      intents: [
        intent('greet', { says: ['hi [Frodo](hobbit)', 'hello [Sam](hobbit)'], takes: { hobbit: 'hobbit' } }),
        intent('hours', { says: ['when do you open', 'opening hours', 'how late is it open today'] }),
        intent('typed', { says: ['show the secret recipe', 'the secret recipe please'], learned: false }),
        intent('none', { fallback: true }),
      ],
    }),
  );

  it('is one whose value the text replaces by another word', () => {
    expect(about('hello stranger').leftOut).toEqual([
      'greet (value_missing): other words are where its phrases have a listed value or a name',
    ]);
  });

  it('has the only word of the text, which is a small one', () => {
    expect(about('open').leftOut).toEqual([]);
    expect(about('when').leftOut).toEqual([
      'hours (word_alone): the text is one small word, and none of its phrases',
    ]);
  });

  it('says yes where the text says no', () => {
    const asked = reasonsIn(
      agent({
        intents: [intent('accept', { says: ['yes', 'yes to that'] }), intent('none', { fallback: true })],
      }),
    );
    expect(asked('not that').leftOut).toEqual([]);
    expect(asked('hello').leftOut).toEqual([`accept ${OTHER_ANSWER}`]);
  });

  it('is no reply to a question how somebody is, though it has the same words', () => {
    expect(about('how are you').leftOut).toEqual([`hours ${OTHER_ANSWER}`]);
  });

  it('says yes where the text says no in other words, unlike one that says no too', () => {
    const asked = reasonsIn(
      agent({
        intents: [
          intent('accept', { says: ['yes', 'yes to that'] }),
          intent('decline', { says: ['no', 'no not that'] }),
          intent('hours', { says: ['when do you open', 'opening hours'] }),
        ],
      }),
    );
    const { candidates, leftOut } = asked('nope');
    expect(leftOut).toEqual([`accept ${OTHER_ANSWER}`]);
    expect(candidates[0]).toMatch(/^decline: /);
  });

  it('is not judged by a small word alone where it waits for an answer', () => {
    const asked = reasonsIn(
      agent({
        intents: [
          intent('time', { says: ['when is it', 'when does it begin'], contexts: ['event'] }),
          intent('hours', { says: ['when do you open', 'opening hours'] }),
        ],
      }),
    );
    const names = asked('when', ['event']).leftOut.map((line) => line.split(' ', 1)[0]);
    expect(names).toEqual(['hours']);
  });

  it('has no phrase that is only a value, as the text is', () => {
    const booking = reasonsIn(
      agent({
        intents: [
          intent('book', { says: ['a table for [Saturday](sys.date:day)'], takes: { day: 'sys.date' } }),
          intent('none', { fallback: true }),
        ],
      }),
    );
    expect(booking('Saturday').leftOut).toEqual([
      'book (value_alone): the text is nothing but a value, which none of its phrases has alone',
    ]);
  });

  it('is less like the text than a phrase of the fallback intent', () => {
    const bikes = reasonsIn(
      agent({
        intents: [
          intent('repair', { says: ['do you repair bikes', 'how much is the repair of a bike'] }),
          intent('hours', { says: ['when do you open', 'how late is it open'] }),
          intent('none', { fallback: true, says: ['do you repair cars', 'how much is the repair of a car'] }),
        ],
      }),
    );
    const refused = (name: string) =>
      `${name} (phrase_refused): the text is nearer to a phrase of a fallback intent`;
    expect(bikes('do you repair cars').leftOut).toEqual(['repair', 'hours'].map(refused));
    expect(bikes('how much is the repair of my car').leftOut).toEqual(['repair'].map(refused));
    expect(bikes('how much is the repair of my bike').leftOut).toEqual([]);
  });

  it('is less like the text than a phrase of one of several fallback intents', () => {
    const bikes = reasonsIn(
      agent({
        intents: [
          intent('repair', { says: ['do you repair bikes', 'how much is the repair of a bike'] }),
          intent('weather', { fallback: true, says: ['will it rain tomorrow'] }),
          intent('cars', { fallback: true, says: ['how much is the repair of a car'] }),
        ],
      }),
    );
    expect(bikes('how much is the repair of my car').leftOut).toEqual([
      'repair (phrase_refused): the text is nearer to a phrase of a fallback intent',
    ]);
  });

  it('only books what the text cancels', () => {
    const hotel = reasonsIn(
      agent({
        intents: [
          intent('book', { says: ['book a room', 'I would like to book a room for two nights'] }),
          intent('hours', { says: ['when do you open', 'how late is it open'] }),
        ],
      }),
    );
    expect(hotel('cancel a room for two nights').leftOut).toContain(
      'book (calls_off): the text cancels something, and its phrases neither cancel, end or change anything nor say no',
    );
    expect(hotel('book a room for a night').leftOut).toEqual([]);
  });

  it("matches only a value that the session's own entries replace", () => {
    const pizza = reasonsIn(
      agent({
        entities: [entity('size', ['large', 'small'])],
        intents: [
          intent('order', { says: ['a [large](size) pizza please'], takes: { size: 'size' } }),
          intent('hours', { says: ['when do you open', 'opening hours'] }),
        ],
      }),
    );
    const own = [{ ...entity('size', ['tiny']), extend: false }];
    expect(pizza('a small pizza please', [], own).leftOut).toEqual([
      "order (session_values): the session's own entries replace the value that it would match",
    ]);
    expect(pizza('a tiny pizza please', [], own).leftOut).toEqual([]);
  });

  it('is not learned, and has a phrase like the text', () => {
    expect(about('the recipe that is secret').leftOut).toEqual([
      'typed (learning_off): machine learning is off for it, and the text is none of its phrases',
    ]);
    expect(about('show the secret recipe').leftOut).toEqual([]);
  });

  it('shares only small words with the text', () => {
    const inGerman = reasonsIn(
      agent({
        language: 'de',
        intents: [
          intent('status', { says: ['wo ist meine Bestellung', 'ist meine Bestellung schon unterwegs'] }),
          intent('regen', { says: ['brauche ich einen Regenschirm', 'bleibt es heute trocken'] }),
          intent('fallback', { fallback: true }),
        ],
      }),
    );
    expect(inGerman('wo ist mein Fahrrad').leftOut).toEqual([
      'status (words_unknown): the text shares at most small words with its phrases, and the agent does not know the others',
    ]);
  });

  it('has a score that could not win anyway, and needs no reason', () => {
    const strict = reasonsIn(
      agent({
        language: 'de',
        threshold: 0.99,
        intents: [
          intent('status', { says: ['wo ist meine Bestellung', 'ist meine Bestellung schon unterwegs'] }),
          intent('regen', { says: ['brauche ich einen Regenschirm', 'bleibt es heute trocken'] }),
        ],
      }),
    );
    expect(strict('wo ist mein Fahrrad').leftOut).toEqual([]);
  });

  it('takes any text, but not without its context', () => {
    const asked = reasonsIn(
      agent({
        intents: [
          intent('note', {
            says: ['[buy milk](sys.any:text)'],
            takes: { text: 'sys.any' },
            contexts: ['noting'],
          }),
          intent('off', { says: ['[buy milk](sys.any:text)'], takes: { text: 'sys.any' }, priority: 0 }),
          intent('hours', { says: ['when do you open', 'opening hours'] }),
        ],
      }),
    );
    expect(asked('call the plumber').leftOut).toEqual([
      'note (input_context_missing): it needs the context noting',
      'off (switched_off): its priority switches it off',
    ]);
    expect(asked('call the plumber').missing).toEqual([['noting'], undefined]);
    expect(asked('call the plumber', ['noting']).leftOut).toHaveLength(1);
  });
});

describe('a candidate', () => {
  const about = reasonsIn(
    agent({
      intents: [
        intent('urgent', { says: ['call the doctor', 'send an ambulance'], priority: 750_000 }),
        intent('doctor', { says: ['call the doctor', 'I need a doctor'] }),
        intent('confirm', { says: ['call the doctor', 'yes do it'], contexts: ['asking', 'ill'] }),
        intent('visit', { says: ['see the doctor', 'take me to the doctor', 'the doctor'] }),
      ],
      threshold: 0.05,
    }),
  );

  it('names what it lacks against the winner', () => {
    expect(about('call the doctor').candidates).toEqual(
      expect.arrayContaining([
        'urgent: the text is one of its phrases',
        'confirm: it needs the contexts asking, ill',
        'doctor: urgent has a higher priority (750000, not 500000)',
        'visit: the text is a phrase of urgent, which counts more than a score',
      ]),
    );
    expect(about('call the doctor', ['asking', 'ill']).candidates).toEqual(
      expect.arrayContaining(['doctor: confirm has more of its input contexts active (asking, ill)']),
    );
  });

  it('that takes any text loses to an intent that the classifier is sure of', () => {
    const asked = reasonsIn(
      agent({
        intents: [
          intent('search', { says: ['what is [love](sys.any:what)'], takes: { what: 'sys.any' } }),
          intent('level', {
            says: ['what is my current knowledge level', 'my knowledge level', 'tell me my current level'],
          }),
        ],
      }),
    );
    expect(asked('what is my knowledge level currently').candidates).toEqual([
      expect.stringMatching(/^level: the classifier finds it most like the text/),
      'search: the classifier finds level, and the rule that matches here fits almost any text',
    ]);
    expect(asked('what is a black hole').candidates[0]).toMatch(/^search: /);
  });
});
