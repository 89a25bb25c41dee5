import { describe, expect, it } from 'vitest';
import { settingsIn } from '../../test/support/agent-stories.ts';
import { agentLanguageFor, canonicalLanguage } from './language.ts';

describe('a language tag', () => {
  it.each([
    ['en', 'en'],
    ['EN-us', 'en-US'],
    ['pt_br', 'pt-BR'],
    ['zh-hant-hk', 'zh-Hant-HK'],
    ['zh-cn', 'zh-CN'],
    ['de-1996', 'de-1996'],
    ['es-419', 'es-419'],
  ])('%s is written %s', (tag, canonical) => expect(canonicalLanguage(tag)).toBe(canonical));

  it.each(['', 'e', 'english', 'en-', '../en', 'en us', '__proto__'])('%j is none', (tag) => {
    expect(canonicalLanguage(tag)).toBeUndefined();
  });
});

describe('the language that an agent answers in', () => {
  const agent = { settings: settingsIn('en', 'pt-BR', 'zh-CN', 'zh-TW') };

  it.each([
    ['en', 'en'],
    ['pt-br', 'pt-BR'],
    ['en-US', 'en'],
    ['zh-TW', 'zh-TW'],
    ['zh-Hant', 'zh-CN'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['fr', 'en'],
    ['what?', 'en'],
  ])('for a client that speaks %s is %s', (tag, language) => {
    expect(agentLanguageFor(agent, tag)).toBe(language);
  });
});
