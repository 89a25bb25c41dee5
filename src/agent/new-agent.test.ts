import { describe, expect, it } from 'vitest';
import { countedIds } from '../../test/support/agent-stories.ts';
import { faultsOfIntent } from './legal.ts';
import { newAgentIntents } from './new-agent.ts';

const intentsIn = (...languages: string[]) => newAgentIntents(countedIds(), languages);

describe('the intents of a new agent', () => {
  it('are a welcome intent for WELCOME, and a fallback intent', () => {
    const [welcome, fallback] = intentsIn('en');
    expect(welcome).toMatchObject({ triggers: ['WELCOME'], responses: [{ action: 'input.welcome' }] });
    expect(fallback).toMatchObject({
      fallbackIntent: true,
      phrases: {},
      responses: [{ action: 'input.unknown' }],
    });
  });

  it('are all valid', () => expect(intentsIn('en', 'ja').flatMap(faultsOfIntent)).toEqual([]));

  it('speak each language of the agent', () => {
    const [welcome] = intentsIn('en', 'pt-BR');
    expect(Object.keys(welcome?.phrases ?? {})).toEqual(['en', 'pt-BR']);
    expect(welcome?.responses[0]?.messages.map(({ lang }) => lang)).toEqual(['en', 'pt-BR']);
  });

  it('have messages for every language if there is only one', () => {
    expect(intentsIn('de')[0]?.responses[0]?.messages[0]).not.toHaveProperty('lang');
  });

  it('have English texts in a language without texts of its own', () => {
    const speech = (language: string) => intentsIn(language)[1]?.responses[0]?.messages[0]?.body;
    expect(speech('tlh')).toEqual(speech('en'));
  });

  it('never share an id', () => {
    const intents = intentsIn('en', 'de');
    const ids = intents.flatMap(({ id, phrases }) => [
      id,
      ...Object.values(phrases)
        .flat()
        .map((phrase) => phrase.id),
    ]);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
