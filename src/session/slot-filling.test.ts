import { describe, expect, it } from 'vitest';
import {
  anAgent,
  anIntent,
  aParameter,
  aValue,
  given,
  happened,
  NOON,
  saying,
  says,
  triggers,
} from '../../test/support/session-stories.ts';
import type { Context } from './context.ts';
import type { SessionState } from './state.ts';

const report = anIntent('create.report-car', {
  action: 'createnewcarreport',
  affectedContexts: [{ name: 'done', lifespan: 5 }],
  parameters: [
    aParameter('carmake', { required: true, prompts: [{ lang: 'en', value: 'What is the car make?' }] }),
    aParameter('carmodel', { required: true, prompts: [{ lang: 'en', value: 'Which $carmake?' }] }),
    aParameter('note'),
  ],
  messages: [saying('A $carmake $carmodel.')],
});
const other = anIntent('other');
const stop = anIntent('stop', { triggers: ['STOP'] });
const agent = anAgent([report, other, stop]);
const opened = says('report a car', report, { agent });
const make = (text = 'Porsche') => says(text, undefined, { agent }, { answers: [aValue('carmake', text)] });
const model = says('911', undefined, { agent }, { answers: [aValue('carmodel', '911')] });
const contextNames = ({ data }: SessionState) =>
  data.contexts.map(({ name, lifespan }) => `${name} ${lifespan}`);

describe('an intent with required parameters', () => {
  it('prompts for the first missing one and is incomplete', () => {
    given()
      .when(opened)
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { missing: ['carmake', 'carmodel'] } },
        {
          type: 'SlotPrompted',
          data: { parameter: 'carmake', attempt: 1, fulfillment: { speech: 'What is the car make?' } },
        },
        { type: 'ReplySent', data: { actionIncomplete: true } },
      );
  });

  it('keeps the three recorded contexts of the dialogue, each with every parameter', () => {
    const left = given(...happened(opened))
      .when(make())
      .leaves();
    expect(left.at).toBe('prompting');
    expect(contextNames(left)).toEqual([
      'create_report-car_dialog_context 2',
      'id-of-create.report-car_id_dialog_context 2',
      'create_report-car_dialog_params_carmodel 1',
    ]);
    expect(left.data.contexts[0]?.parameters).toEqual({
      carmake: 'Porsche',
      'carmake.original': 'Porsche',
      carmodel: '',
      'carmodel.original': '',
      note: '',
      'note.original': '',
    });
  });

  it('refers to collected values in the next prompt', () => {
    given(...happened(opened))
      .when(make())
      .gives(
        'QueryReceived',
        'IntentMatched',
        { type: 'SlotPrompted', data: { parameter: 'carmodel', fulfillment: { speech: 'Which Porsche?' } } },
        'ReplySent',
      );
  });

  it('repeats the prompt if the text has no answer', () => {
    given(...happened(opened))
      .when(says('hm', undefined, { agent }))
      .gives(
        'QueryReceived',
        'IntentMatched',
        { type: 'SlotPrompted', data: { parameter: 'carmake', attempt: 2 } },
        'ReplySent',
      );
  });

  it('uses the same words for one parameter only, even if the intent itself would match them twice', () => {
    const [make, same] = [aValue('carmake', 'Porsche'), aValue('carmodel', 'Porsche')];
    const elsewhere = aValue('carmodel', '911', '911', 8);
    const answers = [make];
    given(...happened(opened))
      .when(says('Porsche', report, { agent }, { answers, values: [same] }))
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { missing: ['carmodel'] } },
        'SlotPrompted',
        'ReplySent',
      );
    given(...happened(opened))
      .when(says('Porsche 911', report, { agent }, { answers, values: [same, elsewhere] }))
      .gives('QueryReceived', { type: 'IntentMatched', data: { missing: [] } }, 'ReplySent');
  });

  it('replaces an earlier value by one that corrects it', () => {
    given(...happened(opened, make()))
      .when(says('no, a Volvo', undefined, { agent }, { answers: [aValue('carmake', 'Volvo', 'Volvo', 6)] }))
      .gives(
        'QueryReceived',
        {
          type: 'IntentMatched',
          data: { parameters: [{ name: 'carmake', value: 'Volvo' }, { name: 'carmodel' }, { name: 'note' }] },
        },
        { type: 'SlotPrompted', data: { parameter: 'carmodel', fulfillment: { speech: 'Which Volvo?' } } },
        'ReplySent',
      );
  });

  it('uses other words for other parameters, directly before and after the answer', () => {
    const answers = [aValue('carmake', 'Porsche', 'Porsche', 3)];
    for (const start of [0, 10]) {
      given(...happened(opened))
        .when(
          says(
            '911Porsche911',
            report,
            { agent },
            { answers, values: [aValue('carmodel', '911', '911', start)] },
          ),
        )
        .gives('QueryReceived', { type: 'IntentMatched', data: { missing: [] } }, 'ReplySent');
    }
  });

  it('takes no further value for the parameter that the text answers, even if it is a list', () => {
    const picks = anIntent('picks', { parameters: [aParameter('pets', { required: true, isList: true })] });
    const around = { agent: anAgent([picks]) };
    const answers = [aValue('pets', 'cat')];
    const values = [aValue('pets', 'dog', 'dog', 8)];
    given(...happened(says('pick pets', picks, around)))
      .when(says('cat not dog', picks, around, { answers, values }))
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { parameters: [{ value: ['cat'] }] } },
        'ReplySent',
      );
  });

  it('uses words of one of several answers for no other parameter', () => {
    const answers = [aValue('carmake', 'Porsche'), aValue('note', 'old', 'old', 20)];
    given(...happened(opened))
      .when(says('Porsche … old', report, { agent }, { answers, values: [aValue('carmodel', 'Porsche')] }))
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { missing: ['carmodel'] } },
        'SlotPrompted',
        'ReplySent',
      );
  });

  it('continues if the text is a phrase of its own intent', () => {
    given(...happened(opened))
      .when(opened)
      .gives('QueryReceived', 'IntentMatched', 'SlotPrompted', 'ReplySent');
  });

  it('replies when all values are collected, and ends its dialogue', () => {
    const done = given(...happened(opened, make())).when(model);
    done.gives(
      'QueryReceived',
      { type: 'IntentMatched', data: { matchedBy: 'answer', missing: [], action: 'createnewcarreport' } },
      { type: 'ReplySent', data: { actionIncomplete: false, fulfillment: { speech: 'A Porsche 911.' } } },
    );
    expect(done.leaves().at).toBe('listening');
    expect(contextNames(done.leaves())).toEqual(['done 5']);
  });

  it('does not prompt if the text has all values', () => {
    const found = { values: [aValue('carmake', 'Porsche'), aValue('carmodel', '911')] };
    given()
      .when(says('report a Porsche 911', report, { agent }, found))
      .gives('QueryReceived', 'IntentMatched', 'ReplySent');
  });

  it('uses a default prompt if the agent has none', () => {
    const bare = anIntent('bare', { parameters: [aParameter('size', { required: true })] });
    given()
      .when(says('x', bare, { agent: anAgent([bare]) }))
      .gives(
        'QueryReceived',
        'IntentMatched',
        { type: 'SlotPrompted', data: { fulfillment: { speech: 'What is the size?' } } },
        'ReplySent',
      );
  });
});

describe('a required parameter with another source of its value', () => {
  const trip = (parameters: Context['parameters']): Context => ({ name: 'trip', lifespan: 5, parameters });
  const book = anIntent('book', {
    parameters: [
      aParameter('to', { value: '$city', defaultValue: 'home' }),
      aParameter('city', { value: '#trip.city', required: true }),
      aParameter('size', { value: '', required: true }),
    ],
  });
  const around = { agent: anAgent([book]) };
  const filled = (to: string, city: string, size: string) => [
    { value: to },
    { value: city },
    { value: size },
  ];

  it('is prompted for while its context has no value', () => {
    given()
      .when(says('book', book, { ...around, given: [trip({ city: 'Oslo' })] }))
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { missing: ['size'], parameters: filled('home', 'Oslo', '') } },
        { type: 'SlotPrompted', data: { parameter: 'size' } },
        'ReplySent',
      );
    given()
      .when(says('book', book, { ...around, given: [trip({ city: '' })] }))
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { missing: ['city', 'size'] } },
        { type: 'SlotPrompted', data: { parameter: 'city' } },
        'ReplySent',
      );
  });

  it('stores the answer for its own parameter only, and keeps it', () => {
    const asked = happened(says('book', book, around));
    const city = says('Rome', undefined, around, { answers: [aValue('#city', 'Rome')] });
    const size = says('big', undefined, around, { answers: [aValue('size', 'large', 'big')] });
    given(...asked)
      .when(city)
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { missing: ['size'], parameters: filled('home', 'Rome', '') } },
        { type: 'SlotPrompted', data: { parameter: 'size' } },
        'ReplySent',
      );
    given(...happened(says('book', book, around), city))
      .when(size)
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { missing: [], parameters: filled('home', 'Rome', 'large') } },
        'ReplySent',
      );
  });
});

describe('a dialogue ends', () => {
  it('by an exit word, without a match and without being incomplete', () => {
    const exit = given(...happened(opened)).when(says('Cancel!', undefined, { agent }));
    exit.gives(
      'QueryReceived',
      { type: 'SlotFillingCancelled', data: { reason: 'exit_word' } },
      { type: 'NothingMatched', data: { contexts: [] } },
      { type: 'ReplySent', data: { actionIncomplete: false } },
    );
    expect(exit.leaves().at).toBe('listening');
  });

  it("by another intent's own phrase", () => {
    given(...happened(opened))
      .when(says('other', other, { agent }))
      .gives(
        'QueryReceived',
        { type: 'SlotFillingCancelled', data: { reason: 'other_intent' } },
        { type: 'IntentMatched', data: { intentName: 'other' } },
        'ReplySent',
      );
  });

  it("by free text that is another intent's own phrase", () => {
    const free = { ...aValue('carmake', 'other'), source: 'any' as const };
    given(...happened(opened))
      .when(says('other', other, { agent }, { answers: [free] }))
      .gives('QueryReceived', 'SlotFillingCancelled', 'IntentMatched', 'ReplySent');
  });

  it('by a trigger', () => {
    given(...happened(opened))
      .when(triggers('stop', { agent }))
      .gives(
        'TriggerReceived',
        { type: 'SlotFillingCancelled', data: { reason: 'trigger' } },
        'IntentMatched',
        'ReplySent',
      );
  });

  it('by a request that resets contexts', () => {
    given(...happened(opened))
      .when(says('other', other, { agent, resetContexts: true }))
      .gives(
        'QueryReceived',
        { type: 'SlotFillingCancelled', data: { reason: 'contexts_cleared' } },
        'IntentMatched',
        'ReplySent',
      );
  });

  it('by deleting its contexts', () => {
    const cleared = given(...happened(opened)).when({ type: 'DeleteContexts', names: 'all', now: NOON });
    cleared.gives('ContextsChanged', { type: 'SlotFillingCancelled', data: { reason: 'contexts_cleared' } });
    expect(cleared.leaves().at).toBe('listening');
  });

  it.each([
    ['its intent no longer exists', [other]],
    [
      'its intent no longer has the requested parameter',
      [anIntent('create.report-car', { parameters: [aParameter('colour', { required: true })] })],
    ],
  ])('when %s', (_, intents) => {
    given(...happened(opened))
      .when(says('Porsche', undefined, { agent: anAgent(intents) }))
      .gives(
        'QueryReceived',
        { type: 'SlotFillingCancelled', data: { reason: 'intent_changed' } },
        'NothingMatched',
        'ReplySent',
      );
  });
});

describe('a dialogue at its thresholds', () => {
  const learned = (score: number) => ({ candidate: { matchedBy: 'learned' as const, score } });
  const whenOpened = (text: string, found: Parameters<typeof says>[3]) =>
    given(...happened(opened)).when(says(text, other, { agent }, found));
  const leaving = [
    'QueryReceived',
    { type: 'SlotFillingCancelled', data: { reason: 'other_intent' } },
    { type: 'IntentMatched', data: { intentName: 'other' } },
    'ReplySent',
  ] as const;
  const asking = [
    'QueryReceived',
    { type: 'IntentMatched', data: { intentName: 'create.report-car' } },
    'SlotPrompted',
    'ReplySent',
  ] as const;

  it('is left for a learned match of another intent from the score 0.8 on', () => {
    whenOpened('hm', learned(0.8)).gives(...leaving);
    whenOpened('hm', learned(0.799)).gives(...asking);
  });

  it('continues if a value of another of its slots is most of the text', () => {
    const answers = [aValue('carmodel', '911', '911', 4)];
    whenOpened('the 911', { ...learned(0.9), answers }).gives(...leaving);
    whenOpened('a 911', { ...learned(0.9), answers: [aValue('carmodel', '911', '911', 2)] }).gives(...asking);
  });

  it('is left for a learned match if the answer is only a guess of several words that is the whole text', () => {
    const text = 'what is on offer';
    const guess = (score: number, value = text, source = 'expansion' as const) =>
      whenOpened(text, { ...learned(score), answers: [{ ...aValue('carmake', value), source }] });
    guess(0.8).gives(...leaving);
    guess(0.799).gives(...asking);
    guess(0.8, 'offer').gives(...asking);
    const word = { ...aValue('carmake', 'Trabant'), source: 'expansion' as const };
    whenOpened('Trabant', { ...learned(1), answers: [word] }).gives(...asking);
    const listed = [aValue('carmake', 'Land Rover')];
    whenOpened('Land Rover', { ...learned(1), answers: listed }).gives(...asking);
  });

  it('is left for it with spaces around the text too, but not if the guess is one word', () => {
    const guess = (answer: string) =>
      whenOpened(` ${answer} `, {
        ...learned(0.8),
        answers: [{ ...aValue('carmake', answer, answer, 1), source: 'expansion' as const }],
      });
    guess('what is on offer').gives(...leaving);
    guess('Trabant').gives(...asking);
  });

  it('is left for a clearer match of another intent that takes the answer too, if that is a small part', () => {
    const says = (score: number, text = 'is an Audi in stock') =>
      whenOpened(text, { ...learned(score), answers: [audiIn(text)], values: [audiIn(text, 'model')] });
    const audiIn = (text: string, alias = 'carmake') => aValue(alias, 'Audi', 'Audi', text.indexOf('Audi'));
    says(0.9).gives(...leaving);
    says(0.899).gives(...asking);
    says(1, 'an Audi').gives(...asking);
    const text = 'is an Audi in stock';
    whenOpened(text, { ...learned(1), answers: [audiIn(text)] }).gives(...asking);
    const elsewhere = { ...learned(1), answers: [audiIn(text)], values: [aValue('x', 'stock', 'stock', 14)] };
    whenOpened(text, elsewhere).gives(...asking);
    for (const source of ['any', 'expansion'] as const) {
      const guess = { ...audiIn(text), source };
      whenOpened(text, { ...learned(1), answers: [guess], values: [audiIn(text)] }).gives(...asking);
    }
  });

  it("continues if the answer is half of another intent's phrase, and is left if it is less", () => {
    const answers = [aValue('carmake', 'Audi')];
    whenOpened(' Audi now ', { answers }).gives(...asking);
    whenOpened(' Audi now! ', { answers }).gives(...leaving);
  });

  it('is left for a phrase of another intent, both as an example and as a template', () => {
    const answers = [aValue('carmake', 'Audi', 'Audi', 8)];
    for (const matchedBy of ['exact', 'template'] as const)
      whenOpened('perhaps Audi now', { answers, candidate: { matchedBy, score: 0.5 } }).gives(...leaving);
  });

  it('continues if the text only corrects an earlier answer', () => {
    const answers = [aValue('carmodel', '911', '911', 12)];
    whenOpened('no, I meant 911', { ...learned(0.9), answers }).gives(...leaving);
    whenOpened('no, I meant 911', { ...learned(0.9), answers, isCorrection: true }).gives(
      'QueryReceived',
      { type: 'IntentMatched', data: { missing: ['carmake'] } },
      'SlotPrompted',
      'ReplySent',
    );
  });

  it('continues if another intent was considered and lost', () => {
    whenOpened('hm', { candidate: { outcome: 'lost' } }).gives(...asking);
  });

  it('is left if the answer is a small part of the phrase, at any place', () => {
    whenOpened('perhaps Audi now', { answers: [aValue('carmake', 'Audi', 'Audi', 8)] }).gives(...leaving);
  });

  it('ignores a value of another intent that does not clearly win', () => {
    whenOpened('hm 911', { ...learned(0.5), values: [aValue('carmodel', '911', '911', 3)] }).gives(
      'QueryReceived',
      { type: 'IntentMatched', data: { missing: ['carmake', 'carmodel'] } },
      'SlotPrompted',
      'ReplySent',
    );
  });

  it('is left if a guessed answer is the whole phrase of another intent', () => {
    for (const source of ['any', 'expansion'] as const)
      whenOpened('Audi', { answers: [{ ...aValue('carmake', 'Audi'), source }] }).gives(...leaving);
  });

  it("is left by another intent's phrase that only answers something else", () => {
    whenOpened('Audi', { answers: [aValue('carmodel', 'Audi')] }).gives(...leaving);
  });

  it("is left by another intent's phrase with an exit word in it", () => {
    whenOpened('cancel', {}).gives(...leaving);
    whenOpened('cancel', learned(1)).gives(
      'QueryReceived',
      { type: 'SlotFillingCancelled', data: { reason: 'exit_word' } },
      'NothingMatched',
      'ReplySent',
    );
  });
});

describe('a dialogue continues', () => {
  it('if the answer is also a learned match of another intent', () => {
    given(...happened(opened))
      .when(
        says(
          'Porsche',
          other,
          { agent },
          { answers: [aValue('carmake', 'Porsche')], candidate: { matchedBy: 'learned', score: 0.9 } },
        ),
      )
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { matchedBy: 'answer' } },
        'SlotPrompted',
        'ReplySent',
      );
  });

  it("if a value fills the whole text of another intent's phrase", () => {
    given(...happened(opened))
      .when(says('Porsche', other, { agent }, { answers: [aValue('carmake', 'Porsche')] }))
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { intentName: 'create.report-car' } },
        'SlotPrompted',
        'ReplySent',
      );
  });

  it('if only the fallback intent matches', () => {
    const fallback = anIntent('fallback', { fallbackIntent: true });
    given(...happened(opened))
      .when(
        says(
          'hm',
          fallback,
          { agent: anAgent([report, fallback]) },
          { candidate: { matchedBy: 'fallback' } },
        ),
      )
      .gives(
        'QueryReceived',
        { type: 'IntentMatched', data: { intentName: 'create.report-car' } },
        'SlotPrompted',
        'ReplySent',
      );
  });
});
