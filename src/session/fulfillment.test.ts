import { describe, expect, it } from 'vitest';
import { anIntent, aParameter } from '../../test/support/session-stories.ts';
import type { Message } from '../agent/agent.ts';
import { ownReply, promptFor } from './fulfillment.ts';

const scope = {
  parameters: new Map([['pet', { value: 'cat', original: 'cat' }]]),
  contexts: [],
};
const choice = (language: string, random = 0) => ({ language, defaultLanguage: 'en', random });
const text = (speech: string | readonly string[], parts: Partial<Message> = {}): Message => ({
  type: 0,
  body: { speech },
  ...parts,
});
const replyWith = (messages: readonly Message[], language = 'en', random = 0) =>
  ownReply(anIntent('a', { messages: [...messages] }), choice(language, random), scope);

describe("an intent's own reply", () => {
  it('has texts in the language of the turn or for all languages', () => {
    const messages = [text('Hello', { lang: 'en' }), text('Hallo', { lang: 'de' }), text('!')];
    expect(replyWith(messages, 'de')).toEqual({
      speech: 'Hallo',
      messages: [
        { type: 0, speech: 'Hallo' },
        { type: 0, speech: '!' },
      ],
    });
  });

  it("falls back to the agent's default language, and is empty if that is missing too", () => {
    const english = text('Hello', { lang: 'en' });
    expect(replyWith([english, text('Salut', { lang: 'fr' })], 'de').speech).toBe('Hello');
    expect(replyWith([text('Salut', { lang: 'fr' })], 'de')).toEqual({ speech: '', messages: [] });
  });

  it('has the speech of the first text for every platform', () => {
    const card: Message = { type: 1, body: { title: 'A $pet', buttons: [{ text: '$pet' }, 1, null] } };
    const messages = [card, text('for one', { platform: 'slack' }), text('for $pet owners')];
    expect(replyWith(messages)).toEqual({
      speech: 'for cat owners',
      messages: [
        { type: 1, title: 'A cat', buttons: [{ text: 'cat' }, 1, null] },
        { type: 0, platform: 'slack', speech: 'for one' },
        { type: 0, speech: 'for cat owners' },
      ],
    });
  });

  it('contains a custom payload unchanged', () => {
    const payload = { payload: { text: '$pet' } };
    expect(replyWith([{ type: 4, platform: 'slack', body: payload }]).messages).toEqual([
      { type: 4, platform: 'slack', ...payload },
    ]);
    expect(replyWith([{ type: 4, body: payload }]).messages).toEqual([{ type: 4, ...payload }]);
  });

  it('accepts a numeric message type as a string, and keeps other names', () => {
    expect(replyWith([text('Hello', { type: '0' })])).toEqual({
      speech: 'Hello',
      messages: [{ type: 0, speech: 'Hello' }],
    });
    const types = ['12', 'card2', '2cards'];
    expect(replyWith(types.map((type) => ({ type, body: { title: '$pet' } }))).messages).toEqual([
      { type: 12, title: 'cat' },
      { type: 'card2', title: 'cat' },
      { type: '2cards', title: 'cat' },
    ]);
  });

  it('is empty if a message has no text', () => {
    expect(replyWith([text([])])).toEqual({ speech: '', messages: [{ type: 0, speech: '' }] });
    expect(replyWith([{ type: 0, body: {} }]).speech).toBe('');
  });
});

describe('the question for a parameter', () => {
  const prompts = [
    { lang: 'en', value: 'Which $pet?' },
    { lang: 'de', value: 'Wie groß?' },
    { lang: 'en', value: 'How large?' },
  ];
  const question = (language: string, random = 0) =>
    promptFor(aParameter('size', { prompts }), choice(language, random), scope);

  it('is one of those in the language of the turn', () => {
    expect(question('de')).toEqual({ speech: 'Wie groß?', messages: [{ type: 0, speech: 'Wie groß?' }] });
    expect(question('en').speech).toBe('Which cat?');
    expect(question('en', 0.99).speech).toBe('How large?');
  });

  it("is in the agent's default language if there is none in that of the turn", () => {
    expect(question('fr').speech).toBe('Which cat?');
  });
});
