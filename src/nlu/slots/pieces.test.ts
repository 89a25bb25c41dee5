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
    const split = piecesOf(tokenise(text, 'en'));
    expect(split.map(({ start, end }) => text.slice(start, end))).toEqual(['Zoë', '’s', "l'", 'été']);
    expect(split.map((piece) => piece.text)).toEqual(['Zoë', '’s', "l'", 'été']);
    expect(split.map(({ folded }) => folded)).toEqual(['zoe', "'s", "l'", 'ete']);
  });
});
