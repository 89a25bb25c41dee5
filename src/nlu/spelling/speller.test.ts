import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOneEditAway, spellerOf } from './speller.ts';

const speller = spellerOf(['balance', 'transfer', 'ballance', 'card', 'cart', 'überweisung', 'погода']);

describe('spelling repair', () => {
  it.each([
    ['balanc', 'balance'],
    ['ballance', 'balance'],
    ['balnace', 'balance'],
    ['bolance', 'balance'],
    ['trasnfer', 'transfer'],
    ['carf', 'card'],
    ['uberweisung', 'überweisung'],
    ['погод', 'погода'],
  ])('takes %s for %s', (word, repaired) => {
    expect(speller.repair(word)).toBe(repaired);
  });

  it.each(['blnce', 'cad', 'transferring', '', '2345', 'b4lance'])('leaves %j alone', (word) => {
    expect(speller.repair(word)).toBeUndefined();
  });

  it('finds the first word one edit away, as a linear search would', () => {
    const word = fc.stringMatching(/^[abc]{3,7}$/);
    fc.assert(
      fc.property(fc.array(word, { maxLength: 20 }), word, (words, typed) => {
        const found = words.find((each) => isOneEditAway(typed, each));
        expect(spellerOf(words).repair(typed)).toBe(typed.length < 4 ? undefined : found);
      }),
    );
  });
});

describe('one edit', () => {
  it('is a letter added, removed, changed, or swapped with the next', () => {
    const text = fc.stringMatching(/^[ab]{1,6}$/);
    const edits = (word: string): Set<string> => {
      const edited = new Set<string>();
      for (let at = 0; at <= word.length; at += 1) {
        const [before, after] = [word.slice(0, at), word.slice(at)];
        edited.add(before + after.slice(1));
        edited.add(before + after.slice(0, 2).split('').reverse().join('') + after.slice(2));
        for (const letter of 'ab') {
          edited.add(before + letter + after);
          if (after !== '') edited.add(before + letter + after.slice(1));
        }
      }
      edited.delete(word);
      return edited;
    };
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(isOneEditAway(a, b)).toBe(edits(a).has(b));
      }),
    );
  });
});
