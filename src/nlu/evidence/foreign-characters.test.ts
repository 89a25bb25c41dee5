import { describe, expect, it } from 'vitest';
import { explainText } from '../explain/explanation.ts';
import { agent, conditions, entity, intent } from '../fixtures.ts';
import { loadModel } from '../model/model.ts';
import { trainModel } from '../model/train-model.ts';
import type { TrainingSet } from '../training-set.ts';
import { understand } from '../understand.ts';

const answersOf = (set: TrainingSet) => {
  const model = loadModel(trainModel(set), set);
  return {
    to: (text: string) => understand(model, text, conditions()).candidates[0]?.intentName,
    candidateIn: (text: string, name: string) =>
      explainText(model, text, conditions()).candidates.find(({ intentName }) => intentName === name),
  };
};

describe('a text in Chinese', () => {
  const bank = answersOf(
    agent({
      language: 'zh',
      entities: [entity('卡', ['信用卡', '储蓄卡'])],
      intents: [
        intent('密码', { says: ['忘记密码了', '怎么修改密码', '密码输错被锁了', '重置密码'] }),
        intent('余额', {
          says: ['查一下余额', '我的账户还有多少钱', '[信用卡](卡:卡)还能用多少', '帮我看看余额'],
          takes: { 卡: '卡' },
        }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('does not match an intent if its characters are about something else', () => {
    expect(bank.to('忘记吃药了')).toBe('fallback');
    expect(bank.candidateIn('忘记吃药了', '密码')).toMatchObject({ foreignWords: ['吃药'] });
  });

  it('matches if they are those of its phrases or of its values', () => {
    expect(bank.to('我把密码忘了')).toBe('密码');
    expect(bank.to('储蓄卡还能用多少')).toBe('余额');
  });
});

describe('a text in Japanese', () => {
  const parcels = answersOf(
    agent({
      language: 'ja',
      intents: [
        intent('追跡', { says: ['荷物はどこですか', '荷物の状況を教えて', 'まだ荷物が届きません'] }),
        intent('営業', { says: ['何時に開きますか', '営業時間を教えて', '何時まで開いていますか'] }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('does not match an intent if it names something else', () => {
    expect(parcels.to('駅はどこですか')).toBe('fallback');
  });

  it('is not about what its phrases name if it names another thing only', () => {
    const clinic = answersOf(
      agent({
        language: 'ja',
        intents: [
          intent('予約', { says: ['予約をお願いします', '明日の予約を取りたい', '来週予約したいです'] }),
          intent('紛失', { says: ['財布をなくしました', '鍵を忘れました', '傘を忘れました'] }),
          intent('fallback', { fallback: true }),
        ],
      }),
    );
    expect(clinic.to('飛行機を予約したいです')).toBe('fallback');
    expect(clinic.to('歯の予約をしたいです')).toBe('予約');
    // Each phrase names another thing, so a text may, too.
    expect(clinic.to('帽子を忘れました')).toBe('紛失');
  });

  it('matches if only a verb is another one', () => {
    expect(parcels.to('何時に閉まりますか')).toBe('営業');
  });
});

describe('a text in Korean', () => {
  const salon = answersOf(
    agent({
      language: 'ko',
      intents: [
        intent('취소', { says: ['예약을 취소해 주세요', '내일 예약을 취소하고 싶어요', '예약 취소할게요'] }),
        intent('영업', { says: ['몇 시에 열어요', '영업시간이 어떻게 되나요', '언제까지 열어요'] }),
        intent('fallback', { fallback: true }),
      ],
    }),
  );

  it('does not match an intent if its subject or object is another thing', () => {
    expect(salon.to('구독을 취소하고 싶어요')).toBe('fallback');
    expect(salon.to('모레 예약을 취소하고 싶어요')).toBe('취소');
    expect(salon.to('머리 예약을 취소하고 싶어요')).toBe('취소');
  });
});
