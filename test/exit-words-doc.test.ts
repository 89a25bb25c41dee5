import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitIn } from '../src/session/exit-words.ts';

type Row = { readonly language: string; readonly words: readonly string[]; readonly reply: string };

const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'understanding.md'), 'utf8');
const rows = [...page.matchAll(/^\| `(\w\w)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
  ([, language = '', words = '', reply = '']): Row => ({ language, words: words.split(', '), reply }),
);
const english = rows.find(({ language }) => language === 'en');

describe('an exit word of the documentation', () => {
  it.each(rows)('leaves with its reply in $language', ({ language, words, reply }) => {
    for (const word of words) expect(exitIn(word, language), word).toEqual({ reply });
  });

  it('leaves in a region of its language, too', () => {
    expect(exitIn('abbrechen', 'de-AT')).toEqual({ reply: 'Okay, abgebrochen.' });
    expect(exitIn('取消', 'ZH-tw')).toEqual({ reply: '好的，已取消。' });
  });

  it('leaves in every language if it is English, with a reply in that language if there is one', () => {
    for (const { language, reply } of rows) expect(exitIn('never mind', language)).toEqual({ reply });
    expect(exitIn('cancel', 'eo')).toEqual({ reply: english?.reply });
  });

  it.each(['Cancel!', ' CANCEL ', 'ｃａｎｃｅｌ', 'cancel。', 'start,  over', 'Never\nmind…'])(
    'leaves however it is written: %j',
    (text) => {
      expect(exitIn(text, 'en')).toEqual({ reply: english?.reply });
    },
  );

  it('leaves with a Turkish capital, too', () => {
    expect(exitIn('İptal', 'tr')).toEqual({ reply: 'Tamam, iptal edildi.' });
  });

  it.each([
    ['en', 'oh please cancel that'],
    ['en', 'ok, never mind then'],
    ['en', "no, let's stop"],
    ['en', 'I want to start over, thanks'],
    ['de', 'bitte abbrechen'],
    ['de', 'ach vergiss es einfach'],
    ['de', 'ok cancel'],
    ['fr', 'non, laisse tomber'],
    ['fr', 'arrete s’il te plait'],
    ['es', 'cancela todo por favor'],
    ['es', 'olvidalo'],
    ['it', 'basta così, grazie'],
    ['pt', 'quero cancelar'],
    ['nl', 'nee, laat maar'],
    ['ja', 'キャンセルしてください'],
    ['ko', '취소해 주세요'],
    ['zh', '请取消吧'],
    ['tr', 'lütfen iptal et'],
    ['en', 'stop, cancel'],
    ['en', 'I changed my mind, cancel please'],
    ['de', 'ach nein, vergiss es, abbrechen'],
    ['es', 'déjalo, olvídalo'],
  ])('leaves between polite words and pronouns, too (%s: %s)', (language, text) => {
    expect(exitIn(text, language)).toBeDefined();
  });

  it.each([
    ['en', 'can I stop the heating'],
    ['en', 'cancel my order'],
    ['en', 'what is that stop'],
    ['de', 'das ist mir egal wie'],
    ['es', 'para ahora'],
    ['fr', 'je veux annuler la commande'],
  ])('does not leave if the text names something else (%s: %s)', (language, text) => {
    expect(exitIn(text, language)).toBeUndefined();
  });

  it('does not leave as a part of a longer text, or in another language than its own', () => {
    expect(exitIn('cancel the order', 'en')).toBeUndefined();
    expect(exitIn('can cel', 'en')).toBeUndefined();
    expect(exitIn('abbrechen', 'fr')).toBeUndefined();
    expect(exitIn('', 'en')).toBeUndefined();
  });
});
