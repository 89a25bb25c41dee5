import { describe, expect, it } from 'vitest';
import { tokenise } from '../text/tokens.ts';
import { piecesOf } from './pieces.ts';

const pieces = (text: string) => piecesOf(tokenise(text, 'en')).map((piece) => piece.text);

describe('pieces', () => {
  it('split a word before its apostrophe, and after an elided one', () => {
    expect(pieces("play Adele's song")).toEqual(['play', 'Adele', "'s", 'song']);
    expect(pieces("boire de l'eau qu’il")).toEqual(['boire', 'de', "l'", 'eau', 'qu’', 'il']);
  });

  it('keep their places in the text', () => {
    const text = "Zoë’s  l'été";
    for (const { start, end, text: typed, folded } of piecesOf(tokenise(text, 'en'))) {
      expect(text.slice(start, end)).toBe(typed);
      expect(folded).not.toBe('');
    }
  });
});
