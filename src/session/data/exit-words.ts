/**
 * Words that leave a slot-filling dialogue, also several of them ("stop, cancel"), and the reply to them. By
 * language without region. The English ones count in every language and are not repeated.
 */
export const exitWords: Readonly<
  Record<string, { readonly words: readonly string[]; readonly reply: string }>
> = {
  en: {
    words: ['cancel', 'exit', 'quit', 'stop', 'abort', 'start over', 'never mind', 'nevermind', 'forget it'],
    reply: 'Okay, cancelled.',
  },
  de: {
    words: ['abbrechen', 'abbruch', 'stopp', 'beenden', 'von vorn', 'vergiss es', 'vergessen sie es', 'egal'],
    reply: 'Okay, abgebrochen.',
  },
  fr: {
    words: [
      'annuler',
      'annule',
      'arrête',
      'quitter',
      'recommencer',
      'laisse tomber',
      'laissez tomber',
      'oublie',
      'oubliez',
    ],
    reply: "D'accord, c'est annulé.",
  },
  es: {
    words: [
      'cancelar',
      'cancela',
      'salir',
      'parar',
      'para',
      'empezar de nuevo',
      'olvídalo',
      'olvídelo',
      'déjalo',
      'déjelo',
    ],
    reply: 'De acuerdo, cancelado.',
  },
  it: {
    words: ['annulla', 'annullare', 'esci', 'basta', 'ricomincia', 'lascia perdere', 'lasciamo perdere'],
    reply: 'Va bene, annullato.',
  },
  pt: {
    words: [
      'cancelar',
      'cancela',
      'sair',
      'parar',
      'pare',
      'começar de novo',
      'esquece',
      'esqueça',
      'deixa para lá',
    ],
    reply: 'Certo, cancelado.',
  },
  nl: {
    words: ['annuleren', 'annuleer', 'stoppen', 'opnieuw beginnen', 'laat maar', 'vergeet het'],
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
    words: ['キャンセル', '中止', 'やめる', 'やめて', 'やめます', 'ストップ', '最初から'],
    reply: 'キャンセルしました。',
  },
  ko: { words: ['취소', '취소해', '그만', '중지', '나가기', '처음부터'], reply: '취소했습니다.' },
  zh: { words: ['取消', '退出', '停止', '算了', '重新开始', '重新開始'], reply: '好的，已取消。' },
  sv: {
    words: ['avbryt', 'avbryta', 'avsluta', 'stopp', 'börja om', 'strunta i det'],
    reply: 'Okej, avbrutet.',
  },
  da: {
    words: ['annuller', 'afbryd', 'afslut', 'start forfra', 'glem det'],
    reply: 'Okay, annulleret.',
  },
  no: { words: ['avbryt', 'avslutt', 'stopp', 'start på nytt', 'glem det'], reply: 'Ok, avbrutt.' },
  pl: {
    words: ['anuluj', 'anulować', 'przerwij', 'wyjdź', 'zacznij od nowa', 'nieważne', 'zapomnij'],
    reply: 'Dobrze, anulowano.',
  },
  cs: {
    words: ['zrušit', 'zruš', 'zrušit to', 'konec', 'začít znovu', 'zapomeň na to'],
    reply: 'Dobře, zrušeno.',
  },
  fi: {
    words: ['peruuta', 'peru', 'keskeytä', 'lopeta', 'aloita alusta', 'unohda se'],
    reply: 'Selvä, peruutettu.',
  },
  hu: { words: ['mégse', 'mégsem', 'kilépés', 'elölről', 'felejtsd el'], reply: 'Rendben, megszakítva.' },
  ro: {
    words: ['anulează', 'anulare', 'renunț', 'oprește', 'de la început', 'las-o baltă'],
    reply: 'Bine, am anulat.',
  },
  el: {
    words: ['ακύρωση', 'ακύρωσε', 'έξοδος', 'σταμάτα', 'από την αρχή', 'ξέχνα το'],
    reply: 'Εντάξει, ακυρώθηκε.',
  },
  ar: {
    words: ['إلغاء', 'الغاء', 'ألغ', 'خروج', 'توقف', 'ابدأ من جديد', 'انس الأمر'],
    reply: 'حسنا، تم الإلغاء.',
  },
  hi: {
    words: ['रद्द', 'रद्द करो', 'रद्द करें', 'बंद करो', 'रहने दो', 'छोड़ो', 'फिर से शुरू करो'],
    reply: 'ठीक है, रद्द कर दिया।',
  },
  id: {
    words: ['batal', 'batalkan', 'keluar', 'berhenti', 'mulai lagi', 'lupakan'],
    reply: 'Baik, dibatalkan.',
  },
  th: { words: ['ยกเลิก', 'หยุด', 'ออก', 'เริ่มใหม่', 'ช่างมัน', 'ไม่เอาแล้ว'], reply: 'ตกลง ยกเลิกแล้ว' },
  vi: {
    words: ['hủy', 'huỷ', 'hủy bỏ', 'thoát', 'dừng lại', 'bắt đầu lại', 'bỏ qua đi'],
    reply: 'Vâng, đã hủy.',
  },
  tr: { words: ['iptal', 'iptal et', 'dur', 'çık', 'baştan başla', 'vazgeç'], reply: 'Tamam, iptal edildi.' },
};

/**
 * What may stand before and after an exit word without a meaning of its own: polite words, and pronouns for
 * what is left. A noun is something else to cancel: "cancel my order".
 */
export const exitFrames: Readonly<Record<string, { readonly before: string; readonly after: string }>> = {
  en: {
    before: `ah, oh, ok, okay, hm, hmm, well, no, nah, please, just, actually, sorry, then, lets, let s,
      can you, could you, can we, could we, i want to, i d like to, i would like to, i need to, i ll,
      you know what, on second thought, on second thoughts, i changed my mind, i ve changed my mind`,
    after: `please, pls, thanks, thank you, that, this, it, it all, everything, all of it, all that, now,
      then, for now, sorry, about it, about that, i changed my mind, i ve changed my mind`,
  },
  de: {
    before: `ach, oh, ok, okay, na, hm, nein, nee, bitte, doch, dann, ich möchte, ich will, wir wollen,
      kannst du, können wir, können sie, sorry, entschuldigung, das, alles, ich hab s mir anders überlegt,
      ich habe es mir anders überlegt`,
    after: 'bitte, danke, einfach, das, alles, es, jetzt, doch',
  },
  fr: {
    before: `ah, oh, ok, non, bon, euh, finalement, je veux, je voudrais, on peut, peux tu, pouvez vous, tout,
      pardon, s il te plaît, s il vous plaît`,
    after: 'tout, ça, cela, merci, s il te plaît, s il vous plaît, svp, maintenant, pardon',
  },
  es: {
    before:
      'ah, oh, ok, no, bueno, mejor, quiero, quisiera, puedes, podemos, por favor, perdón, lo, he cambiado de idea',
    after: 'por favor, gracias, todo, eso, esto, ya, ahora, perdón',
  },
  it: {
    before: 'ah, oh, ok, no, allora, meglio, voglio, vorrei, puoi, possiamo, per favore, scusa, scusi',
    after: 'per favore, grazie, tutto, adesso, ora, scusa, scusi, così',
  },
  pt: {
    before: 'ah, oh, ok, não, bom, melhor, quero, queria, podes, podemos, por favor, desculpa, desculpe',
    after: 'por favor, obrigado, obrigada, tudo, isso, isto, agora, já, desculpa, desculpe',
  },
  nl: {
    before: 'ach, oh, ok, oké, nee, nou, ik wil, ik wil graag, kun je, kunnen we, sorry, toch',
    after: 'alsjeblieft, alstublieft, dank je, bedankt, maar, dit, dat, alles, nu, sorry',
  },
  ru: { before: 'ой, ладно, нет, пожалуйста, я хочу, хочу', after: 'пожалуйста, спасибо, это, всё, все' },
  uk: { before: 'ой, гаразд, ні, будь ласка, я хочу, хочу', after: 'будь ласка, дякую, це, все' },
  ja: { before: 'いや, やっぱり', after: 'して, してください, します, お願いします' },
  ko: { before: '아니, 그냥, 아', after: '해 주세요, 해주세요, 할게요, 합니다, 해요' },
  zh: { before: '请, 請, 不, 那就', after: '吧, 了, 谢谢, 謝謝' },
  tr: { before: 'ah, tamam, hayır, lütfen', after: 'lütfen, teşekkürler, bunu, hepsini, et' },
};
