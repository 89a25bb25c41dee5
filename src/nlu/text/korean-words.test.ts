import { describe, expect, it } from 'vitest';
import { koreanWord } from './korean-words.ts';

const alike = (one: string, other: string): boolean =>
  koreanWord(one)?.beginnings.some((key) => koreanWord(other)?.beginnings.includes(key)) === true;

describe('a Korean word', () => {
  it.each([
    ['책을', '책이'],
    ['회원증은', '회원증을'],
    ['예약하고', '예약할게요'],
    ['취소해', '취소'],
    ['잃어버렸어요', '잃어버리고'],
  ])('%s is like %s', (one, other) => expect(alike(one, other)).toBe(true));

  it.each([
    ['지갑을', '회원증을'],
    ['수박은', '커트는'],
  ])('%s is not like %s, although both end in the same particle', (one, other) =>
    expect(alike(one, other)).toBe(false),
  );

  it.each(['주세요', '있나요', '싶어요', '언제', '저는', '토요일에', '얼마예요'])(
    '%s says nothing about the subject',
    (word) => expect(koreanWord(word)).toBeUndefined(),
  );

  it('is a verb if it ends as one, unless it is a noun with "do"', () => {
    expect(koreanWord('닫아요')).toMatchObject({ isVerb: true });
    expect(koreanWord('주문하고')).toMatchObject({ isVerb: false });
  });
});
