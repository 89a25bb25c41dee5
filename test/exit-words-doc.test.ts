import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exitIn } from '../src/session/exit-words.ts';

type Row = { readonly language: string; readonly words: readonly string[]; readonly reply: string };

const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'nlu.md'), 'utf8');
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
    expect(exitIn('cancel', 'sv')).toEqual({ reply: english?.reply });
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

  it('does not leave as a part of a longer text, or in another language than its own', () => {
    expect(exitIn('cancel the order', 'en')).toBeUndefined();
    expect(exitIn('can cel', 'en')).toBeUndefined();
    expect(exitIn('abbrechen', 'fr')).toBeUndefined();
    expect(exitIn('', 'en')).toBeUndefined();
  });
});
