import { describe, expect, it } from 'vitest';
import { withRenamedParameter } from '../console/src/edit/parameters/rename.ts';
import {
  asTemplate,
  type Phrase,
  spansOf,
  withoutSpan,
  withSpan,
  withWords,
  wordsOf,
} from '../console/src/edit/phrases/annotations.ts';
import { kindOf, withVariants } from '../console/src/edit/replies/messages.ts';

const size = { text: 'large', meta: '@size', alias: 'size', userDefined: false };
const phrase: Phrase = { id: 'p1', data: [{ text: 'a ' }, size, { text: ' coffee' }], count: 2 };

/** The annotated words of a phrase. */
const marked = (one: Phrase): readonly string[] =>
  spansOf(one).map(({ start, end }) => wordsOf(one).slice(start, end));

describe('an annotation', () => {
  it('replaces those that it overlaps, and leaves out the blanks around its words', () => {
    const span = { start: 1, end: 9, entity: '@drink', parameter: 'drink' };
    const annotated = withSpan(phrase, span);
    expect(annotated).toEqual({
      id: 'p1',
      count: 2,
      data: [
        { text: 'a ' },
        { text: 'large c', meta: '@drink', alias: 'drink', userDefined: true },
        { text: 'offee' },
      ],
    });
  });

  it('keeps the fields of those that it does not overlap', () => {
    const annotated = withSpan(phrase, { start: 8, end: 14, entity: '@drink', parameter: 'drink' });
    expect(annotated.data[1]).toEqual(size);
    expect(marked(annotated)).toEqual(['large', 'coffee']);
  });

  it('does not consist of blanks, and can be removed', () => {
    expect(withSpan(phrase, { start: 7, end: 8, entity: '@drink', parameter: 'drink' })).toBe(phrase);
    expect(withoutSpan(phrase, 0).data).toEqual([{ text: 'a large coffee' }]);
  });
});

describe('annotations follow the words of their phrase', () => {
  it.each([
    ['typed before them', 'please a large coffee', ['large']],
    ['typed behind them', 'a large coffee now', ['large']],
    ['typed within them', 'a lar-ge coffee', ['lar-ge']],
    ['removed from them', 'a lage coffee', ['lage']],
    ['typed right behind them', 'a larger coffee', ['large']],
    ['removed with them', 'a  coffee', []],
    ['replaced as a whole', 'tea', []],
  ])('when words are %s', (_, words, expected) => {
    const edited = withWords(phrase, words);
    expect(wordsOf(edited)).toBe(words);
    expect(marked(edited)).toEqual(expected);
  });
});

it('an example becomes a template in the notation of the API', () => {
  expect(asTemplate(phrase, true).data).toEqual([{ text: 'a @size:size coffee' }]);
});

it('annotations and the value of a parameter follow its name', () => {
  const intent = {
    name: 'order',
    userSays: [phrase],
    responses: [{ parameters: [{ name: 'size', value: '$size', dataType: '@size' }] }],
  };
  const renamed = withRenamedParameter(intent, 0, 'how-large');
  expect(renamed.responses?.[0]?.parameters).toEqual([
    { name: 'how-large', value: '$how-large', dataType: '@size' },
  ]);
  expect(renamed.userSays?.[0]?.data[1]).toEqual({ ...size, alias: 'how-large' });
});

describe('a message', () => {
  it.each([
    [{ type: 0, speech: 'Hello' }, 'text'],
    [{ type: '0', speech: ['Hello', 'Hi'] }, 'text'],
    [{ type: 1, title: 'Menu', buttons: [{ text: 'Go', postback: 'go' }] }, 'card'],
    [{ type: 2, replies: ['yes', 'no'] }, 'quick'],
    [{ type: 3, imageUrl: 'https://example.com/a.png' }, 'image'],
    [{ type: 4, payload: { a: 1 } }, 'payload'],
    [{ type: 'simple_response', textToSpeech: 'Hello' }, 'other'],
    [{ type: 0, speech: 5 }, 'other'],
    [{ type: 1, buttons: ['Go'] }, 'other'],
    [{ type: 4, payload: 'none' }, 'other'],
  ])('%j has the fields of %s', (message, kind) => {
    expect(kindOf(message)).toBe(kind);
  });

  it('with one text stays one, and with several has a list; other fields stay', () => {
    const message = { type: 0, platform: 'slack', speech: 'Hello', more: 1 };
    expect(withVariants(message, ['Hi'])).toEqual({ ...message, speech: 'Hi' });
    expect(withVariants(message, ['Hi', 'Hello'])).toEqual({ ...message, speech: ['Hi', 'Hello'] });
    expect(withVariants({ ...message, speech: ['Hello'] }, [])).toEqual({ ...message, speech: [] });
  });
});
