/**
 * Words that leave a slot-filling dialogue, and the reply to them. By language without region. The English
 * ones count in every language and are not repeated.
 */
const exitWords: Readonly<Record<string, { readonly words: readonly string[]; readonly reply: string }>> = {
  en: {
    words: ['cancel', 'exit', 'quit', 'stop', 'abort', 'start over', 'never mind', 'nevermind', 'forget it'],
    reply: 'Okay, cancelled.',
  },
  de: {
    words: ['abbrechen', 'abbruch', 'stopp', 'beenden', 'von vorn', 'vergiss es', 'egal'],
    reply: 'Okay, abgebrochen.',
  },
  fr: {
    words: ['annuler', 'annule', 'arrête', 'quitter', 'recommencer', 'laisse tomber'],
    reply: "D'accord, c'est annulé.",
  },
  es: {
    words: ['cancelar', 'cancela', 'salir', 'parar', 'para', 'empezar de nuevo', 'olvídalo'],
    reply: 'De acuerdo, cancelado.',
  },
  it: {
    words: ['annulla', 'annullare', 'esci', 'basta', 'ricomincia', 'lascia perdere'],
    reply: 'Va bene, annullato.',
  },
  pt: {
    words: ['cancelar', 'cancela', 'sair', 'parar', 'pare', 'começar de novo', 'esquece'],
    reply: 'Certo, cancelado.',
  },
  nl: {
    words: ['annuleren', 'annuleer', 'stoppen', 'opnieuw beginnen', 'laat maar'],
    reply: 'Oké, geannuleerd.',
  },
  ru: {
    words: ['отмена', 'отменить', 'отмени', 'стоп', 'выход', 'начать сначала', 'забудь'],
    reply: 'Хорошо, отменено.',
  },
  uk: {
    words: ['скасувати', 'скасуй', 'стоп', 'вихід', 'почати спочатку', 'забудь'],
    reply: 'Добре, скасовано.',
  },
  ja: {
    words: ['キャンセル', '中止', 'やめる', 'やめて', 'ストップ', '最初から'],
    reply: 'キャンセルしました。',
  },
  ko: { words: ['취소', '취소해', '그만', '중지', '나가기', '처음부터'], reply: '취소했습니다.' },
  zh: { words: ['取消', '退出', '停止', '算了', '重新开始', '重新開始'], reply: '好的，已取消。' },
  tr: { words: ['iptal', 'iptal et', 'dur', 'çık', 'baştan başla', 'vazgeç'], reply: 'Tamam, iptal edildi.' },
};

export type Exit = { readonly reply: string };

/** Whether the whole text means to leave the dialogue; English counts in every language. */
export const exitIn = (text: string, language: string): Exit | undefined => {
  const normalised = text
    .normalize('NFKC')
    .toLowerCase()
    // The lower case of the Turkish letter İ is an i with a combining dot.
    .replaceAll('i\u0307', 'i')
    .replace(/[\s.!?。！？,]+/g, ' ')
    .trim();
  const own = exitWords[language.split('-')[0]?.toLowerCase() ?? ''];
  const match = [own, exitWords.en].find((exit) => exit?.words.includes(normalised));
  return match && { reply: (own ?? match).reply };
};
