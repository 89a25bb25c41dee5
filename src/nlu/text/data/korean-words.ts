/**
 * Korean words that say nothing about the subject of a text, without their particles: pronouns, question words,
 * adverbs, days, numbers and words that count, and nouns of wanting and asking.
 */
export const koreanFunctionWords = `나 내 너 네 저 제 우리 저희 당신 그 이 이것 그것 저것 이거 그거 저거 여기 거기 저기 이곳 그곳 누구 누가
  뭐 뭘 무엇 무슨 언제 어디 왜 어떻게 어떤 어때 얼마 얼마나 몇 어느 좀 더 덜 잘 안 못 또 다시 지금 오늘 내일 모레 어제 이제
  아직 벌써 빨리 바로 정말 진짜 아주 매우 너무 조금 많이 다 모두 혹시 그냥 같이 함께 그리고 그런데 하지만 그래서 월요일 화요일
  수요일 목요일 금요일 토요일 일요일 주말 아침 점심 저녁 오전 오후 시간 하나 한 두 세 네 다섯 여섯 열 수 것 거 게 걸 때 번 개
  명 분 시 일 월 년 중 후 전 필요 부탁 가능 가르쳐 알려 보여 말해 주실 새 새로 예 응 아니 아니요 감사`;

/** Beginnings of verbs that only connect or ask: 있나요, 주세요, 싶어요. */
export const koreanFunctionVerbs =
  '있 없 하 해 했 할 합 되 돼 됐 될 주 줘 줄 줬 싶 같 이에 예요 인가 입니 될까 알 보 봐 원 바라';

/** What is joined to a noun. */
export const koreanParticles = `에게서 한테서 으로부터 에서는 에서도 에서 에게 한테 께서 이랑 하고 까지 부터 처럼 보다 마다 밖에
  이나 이라도 라도 으로 이에요 예요 이야 인가요 인데요 이요 입니다 입니까 은요 는요 에는 에도 에 은 는 을 를 과 와 도 만 의 로 나 랑`;

/** What makes a noun a verb, as in 예약하고 and 취소할게요, with what follows. */
export const koreanVerbalisers = '하 해 했 할 합 한 되 돼 됐 될 됩 된';
