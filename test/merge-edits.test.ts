import { describe, expect, it } from 'vitest';
import { merge } from '../console/src/edit/draft/merge.ts';

const base = {
  name: 'order',
  priority: 1,
  contexts: ['a', 'b'],
  phrases: [
    { id: '1', text: 'one' },
    { id: '2', text: 'two' },
  ],
};

describe('two edits of one form', () => {
  it('are both kept where they concern different fields', () => {
    const mine = { ...base, name: 'mine' };
    const theirs = { ...base, priority: 2 };
    expect(merge(base, mine, theirs)).toEqual({
      value: { ...base, name: 'mine', priority: 2 },
      conflicts: [],
    });
  });

  it('are a conflict where they give one field two values', () => {
    const mine = { ...base, name: 'mine' };
    const theirs = { ...base, name: 'theirs' };
    expect(merge(base, mine, theirs)).toEqual({
      value: mine,
      conflicts: [{ path: ['name'], mine: 'mine', theirs: 'theirs' }],
    });
    expect(merge(base, mine, theirs, () => 'theirs').value).toEqual(theirs);
  });

  it('add elements to one list, in the order of both', () => {
    const mine = { ...base, phrases: [{ id: '3', text: 'mine' }, ...base.phrases] };
    const theirs = { ...base, phrases: [...base.phrases, { id: '4', text: 'theirs' }] };
    const { value, conflicts } = merge(base, mine, theirs);
    expect(value.phrases.map(({ id }) => id)).toEqual(['3', '1', '2', '4']);
    expect(conflicts).toEqual([]);
  });

  it('change and remove elements of one list', () => {
    const mine = { ...base, phrases: [{ id: '1', text: 'uno' }, base.phrases[1]] };
    const theirs = { ...base, phrases: [base.phrases[0]] };
    expect(merge<object>(base, mine, theirs).value).toEqual({ ...base, phrases: [{ id: '1', text: 'uno' }] });
  });

  it('are a conflict where one changes what the other removes', () => {
    const mine = { ...base, phrases: [{ id: '1', text: 'uno' }, base.phrases[1]] };
    const theirs = { ...base, phrases: [base.phrases[1]] };
    const { conflicts } = merge<object>(base, mine, theirs);
    expect(conflicts).toEqual([
      { path: ['phrases', '1'], mine: { id: '1', text: 'uno' }, theirs: undefined },
    ]);
    expect(merge<object>(base, mine, theirs, () => 'theirs').value).toEqual(theirs);
  });

  it('change texts of one list by their places', () => {
    const mine = { ...base, contexts: ['x', 'b'] };
    const theirs = { ...base, contexts: ['a', 'y'] };
    expect(merge(base, mine, theirs)).toEqual({ value: { ...base, contexts: ['x', 'y'] }, conflicts: [] });
  });

  it('lose no repetition in a list of texts', () => {
    const mine = { ...base, contexts: ['a', 'a', 'b'] };
    const theirs = { ...base, contexts: ['a', 'b', 'c'] };
    expect(merge(base, mine, theirs).value.contexts.toSorted()).toEqual(['a', 'a', 'b', 'c']);
  });
});
