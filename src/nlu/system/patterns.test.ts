import { describe, expect, it } from 'vitest';
import { createSystemEntities } from '../entities/system-entity.ts';

const CONDITIONS = { now: '2017-10-04T15:00:00Z', timezone: '' };

const valuesIn = (entity: string, language: string, text: string) =>
  createSystemEntities(language)
    .recognise(`sys.${entity}`, text, CONDITIONS)
    .map(({ value }) => value);

describe('identifiers between letters that are written without spaces', () => {
  it.each([
    ['zh-CN', '我的电话是13812345678谢谢', '13812345678'],
    ['zh-CN', '请拨打010-62345678联系我们', '01062345678'],
    ['ja', '03-1234-5678に電話してください', '0312345678'],
    ['ko', '01012345678로 전화해 주세요', '01012345678'],
  ])('are telephone numbers (%s: %s)', (language, text, value) => {
    expect(valuesIn('phone-number', language, text)).toEqual([value]);
  });

  it.each([
    ['zh-CN', '我的邮箱是li.wei@example.com谢谢', 'li.wei@example.com'],
    ['zh-CN', '发到a@b.cn吧', 'a@b.cn'],
    ['ja', 'メールはtaro@example.co.jpです', 'taro@example.co.jp'],
    ['ko', '이메일은 kim@example.kr입니다', 'kim@example.kr'],
  ])('are e-mail addresses (%s: %s)', (language, text, value) => {
    expect(valuesIn('email', language, text)).toEqual([value]);
  });

  it('do not cut an address whose own letters are not Latin', () => {
    expect(valuesIn('email', 'zh-CN', '写给 用户@例子.公司')).toEqual(['用户@例子.公司']);
    expect(valuesIn('email', 'en', 'mail josé@example.com')).toEqual(['josé@example.com']);
  });

  it.each([
    ['zh-CN', '我坐CA981去纽约', 'CA981'],
    ['ja', 'JL123便に乗ります', 'JL123'],
    ['ko', '저는 OZ202로 가요', 'OZ202'],
  ])('are flight numbers (%s: %s)', (language, text, value) => {
    expect(valuesIn('flight-number', language, text)).toEqual([value]);
  });

  it.each([
    ['zh-CN', '验证码是48 29 13对吗', '48 29 13'],
    ['ja', '暗証番号は48-29です', '48-29'],
    ['ko', '번호는12 34이에요', '12 34'],
  ])('are number sequences (%s: %s)', (language, text, value) => {
    expect(valuesIn('number-sequence', language, text)).toEqual([value]);
  });

  it.each([
    ['ticket 0048213 please', ['0048213']],
    ['is it 1 2 2003?', ['1 2 2003']],
    ['48213.', ['48213']],
    ['a table for 4', []],
    ['$50, 20 €, 15% and 30°', []],
    ['at 17:30 or 3.75 on 12/10', []],
    ['room 12b', []],
  ])('are number sequences of one number, if it has two digits and is no amount: %j', (text, values) => {
    expect(valuesIn('number-sequence', 'en', text)).toEqual(values);
  });
});
