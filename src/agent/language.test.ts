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

describe('the language in which an agent answers', () => {
  const agent = { settings: settingsIn('en', 'pt-BR', 'zh-CN', 'zh-TW') };

  it.each([
    ['en', 'en'],
    ['pt-br', 'pt-BR'],
    ['en-US', 'en'],
    ['zh-TW', 'zh-TW'],
    ['zh-HK', 'zh-TW'],
    ['zh-MO', 'zh-TW'],
    ['zh-Hant', 'zh-TW'],
    ['zh-Hant-CN', 'zh-TW'],
    ['zh-SG', 'zh-CN'],
    ['zh-Hans-HK', 'zh-CN'],
    ['zh', 'zh-CN'],
    ['zh-US', 'zh-CN'],
    ['pt', 'pt-BR'],
    ['pt-PT', 'pt-BR'],
    ['fr', 'en'],
    ['what?', 'en'],
  ])('for a client that speaks %s is %s', (tag, language) => {
    expect(agentLanguageFor(agent, tag)).toBe(language);
  });

  it.each([
    ['zh-CN', ['zh-TW', 'zh-SG'], 'zh-SG'],
    ['zh-HK', ['zh-CN'], 'zh-CN'],
    ['zh-HK', ['zh-CN', 'zh-Hant'], 'zh-Hant'],
    ['sr-Latn', ['sr-Cyrl', 'sr-Latn-RS'], 'sr-Latn-RS'],
  ])('is, for %s and an agent of %o, %s', (tag, languages, language) => {
    expect(agentLanguageFor({ settings: settingsIn('en', ...languages) }, tag)).toBe(language);
  });
});
