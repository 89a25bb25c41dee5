import { describe, expect, it } from 'vitest';
import { annotate, partsOf } from '../console/src/inbox/annotate.ts';

describe('the parts of an annotated phrase', () => {
  it('are its words, with the names of what they are annotated with', () => {
    expect(partsOf('a [large](size) [flat white](@drink:what) please')).toEqual([
      { text: 'a ' },
      { text: 'large', name: 'size' },
      { text: ' ' },
      { text: 'flat white', name: '@drink:what' },
      { text: ' please' },
    ]);
  });

  it('are plain where brackets are escaped', () => {
    expect(partsOf('what is \\[this\\](here)')).toEqual([{ text: 'what is [this](here)' }]);
  });
});

describe('annotating a selection', () => {
  const phrase = 'a large [latte](drink)';

  it('names the selected words, without the spaces around them', () => {
    expect(annotate(phrase, { from: 1, to: 8, name: 'size' })).toBe('a [large](size) [latte](drink)');
  });

  it('changes nothing where no words are selected, or where they are annotated', () => {
    for (const [from, to] of [
      [1, 2],
      [8, 14],
      [9, 12],
      [4, 4],
    ] as const)
      expect(annotate(phrase, { from, to, name: 'size' })).toBe(phrase);
  });
});
