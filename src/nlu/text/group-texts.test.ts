import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { groupTexts } from './group-texts.ts';

const grouped = (texts: readonly string[], language = 'en'): readonly (readonly string[])[] => {
  const running = groupTexts(texts, language);
  let step = running.next();
  while (!step.done) step = running.next();
  const groups = new Map<number, string[]>();
  for (const [place, leader] of step.value.entries()) {
    groups.set(leader, [...(groups.get(leader) ?? []), texts[place] ?? '']);
  }
  return [...groups.values()];
};

describe('texts are grouped by similarity', () => {
  it('regardless of word order, inflection and small typing errors', () => {
    const refunds = ['i want a refund', 'I want refunds', 'a refund i want', 'i want a refnd'];
    const parking = ['where can i park', 'where can I park my car'];
    expect(grouped([...refunds, ...parking, 'xyzzy'])).toEqual([refunds, parking, ['xyzzy']]);
  });

  it('in languages without spaces', () => {
    const weather = ['今日の天気は', '今日の天気はどう'];
    expect(grouped([...weather, '返金してください'], 'ja')).toEqual([weather, ['返金してください']]);
  });

  it('in deterministic groups: each text once, and each leader in its own group', () => {
    const text = fc.array(fc.constantFrom('book', 'flight', 'hotel', 'rome', '!', 'ünï'), { maxLength: 4 });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 30 }), (drawn) => {
        const texts = drawn.map((words) => words.join(' '));
        const groups = grouped(texts);
        expect(groups.flat().toSorted()).toEqual(texts.toSorted());
        expect(grouped(texts)).toEqual(groups);
      }),
    );
  });
});
