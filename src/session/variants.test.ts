import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anIntent, aParameter, saying } from '../../test/support/session-stories.ts';
import type { Message } from '../agent/agent.ts';
import { ownReply, promptFor } from './fulfillment.ts';

const ALMOST_ONE = 1 - 2 ** -53;
const ONE_THIRD = 1 / 3;
const nothing = { parameters: new Map(), contexts: [] };
const choice = (random: number, language = 'en') => ({ language, defaultLanguage: 'en', random });
const reply = (random: number, ...messages: readonly Message[]) =>
  ownReply(anIntent('a', { messages: [...messages] }), choice(random), nothing);
const said = ({ messages }: ReturnType<typeof ownReply>) => messages.map(({ speech }) => speech);
const words = ['one', 'two', 'three'];
const question = (random: number, prompts: readonly string[]) => {
  const parameter = aParameter('size', { prompts: prompts.map((value) => ({ lang: 'en', value })) });
  return promptFor(parameter, choice(random), nothing).speech;
};
const atBounds: readonly (readonly [number, string])[] = [
  [0, 'one'],
  [ONE_THIRD - 2 ** -53, 'one'],
  [ONE_THIRD, 'two'],
  [2 / 3 - 2 ** -53, 'two'],
  [2 / 3, 'three'],
  [ALMOST_ONE, 'three'],
];

describe('a reply with several variants', () => {
  it.each(atBounds)('a turn whose random value is %d says %s', (random, speech) => {
    expect(reply(random, saying(...words)).speech).toBe(speech);
    expect(question(random, words)).toBe(speech);
  });

  it('selects a valid one, for any random value and any number of variants', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: ALMOST_ONE, noNaN: true }),
        fc.integer({ min: 1, max: 20 }),
        fc.integer({ min: 1, max: 12 }),
        (random, variants, messages) => {
          const texts = Array.from({ length: variants }, (_, at) => `text ${at}`);
          const written = Array.from({ length: messages }, () => saying(...texts));
          const answer = reply(random, ...written);
          expect(texts).toContain(answer.speech);
          for (const speech of said(answer)) expect(texts).toContain(speech);
          expect(texts).toContain(question(random, texts));
        },
      ),
    );
  });

  it('selects separately for each message', () => {
    const three = Array.from({ length: 3 }, () => saying(...words));
    // Places 1 to 3 add 0.618, 1.236 and 1.854 to the value; only the fractional part counts.
    expect(said(reply(0, ...three))).toEqual(['two', 'one', 'three']);
    expect(said(reply(0.000_05, ...three))).toEqual(['one', 'two', 'one']);
  });

  it('is empty without variants, and a missing prompt has a default', () => {
    expect(reply(0.5, { type: 0, body: { speech: [] } })).toEqual({
      speech: '',
      messages: [{ type: 0, speech: '' }],
    });
    expect(reply(0.5, { type: 0, body: {} }).speech).toBe('');
    expect(reply(0.5)).toEqual({ speech: '', messages: [] });
    expect(question(0.5, [])).toBe('What is the size?');
    expect(question(0, ['', 'How big?'])).toBe('What is the size?');
  });
});
