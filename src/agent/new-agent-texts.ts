/** The texts of a new agent's default intents. */
export type NewAgentTexts = {
  /** Training phrases of the welcome intent. */
  readonly greetings: readonly string[];
  readonly welcomes: readonly string[];
  readonly fallbacks: readonly string[];
};

/** By language without region; the texts are valid in all regions. */
export const newAgentTexts = {
  en: {
    greetings: ['hi', 'hello', 'hey', 'hi there', 'hello there', 'good morning', 'good evening', 'hey there'],
    welcomes: [
      'Hello! What can I do for you?',
      'Hi there! How may I help?',
      'Welcome! What shall we start with?',
    ],
    fallbacks: [
      'That one is new to me. Could you put it another way?',
      "I'm afraid I don't follow. Could you say it differently?",
      "I'm not sure what you mean. Please try other words.",
    ],
  },
  de: {
    greetings: [
      'hi',
      'hallo',
      'hey',
      'guten Tag',
      'guten Morgen',
      'guten Abend',
      'grüß dich',
      'moin',
      'servus',
    ],
    welcomes: ['Hallo! Was kann ich für dich tun?', 'Schön, dass du da bist! Womit fangen wir an?'],
    fallbacks: [
      'Das kenne ich noch nicht. Magst du es anders sagen?',
      'Da komme ich nicht mit. Versuch es bitte mit anderen Worten.',
      'Ich weiß nicht recht, was du meinst. Kannst du es umschreiben?',
    ],
  },
  fr: {
    greetings: ['salut', 'bonjour', 'coucou', 'bonsoir', 'hello', 'bien le bonjour', 'salut toi'],
    welcomes: ['Bonjour ! Que puis-je faire pour vous ?', 'Bienvenue ! Par quoi commençons-nous ?'],
    fallbacks: [
      'Je ne connais pas encore cela. Pouvez-vous le dire autrement ?',
      "Je ne vous suis pas. Essayez avec d'autres mots, s'il vous plaît.",
      "Je ne suis pas sûr d'avoir compris. Pouvez-vous reformuler ?",
    ],
  },
  es: {
    greetings: ['hola', 'buenas', 'buenos días', 'buenas tardes', 'buenas noches', 'qué tal', 'hola qué tal'],
    welcomes: ['¡Hola! ¿Qué puedo hacer por ti?', '¡Qué bien verte! ¿Por dónde empezamos?'],
    fallbacks: [
      'Eso todavía no lo conozco. ¿Puedes decirlo de otra manera?',
      'No te sigo. Prueba con otras palabras, por favor.',
      'No sé bien qué quieres decir. ¿Me lo explicas de otro modo?',
    ],
  },
  it: {
    greetings: ['ciao', 'salve', 'buongiorno', 'buonasera', 'ehi', 'ciao a te', 'buon pomeriggio'],
    welcomes: ['Ciao! Che cosa posso fare per te?', 'Benvenuto! Da dove cominciamo?'],
    fallbacks: [
      'Questo non lo conosco ancora. Puoi dirlo in un altro modo?',
      'Non ti seguo. Prova con altre parole, per favore.',
      'Non so bene che cosa intendi. Puoi spiegarlo diversamente?',
    ],
  },
  pt: {
    greetings: ['oi', 'olá', 'bom dia', 'boa tarde', 'boa noite', 'e aí', 'oi tudo bem'],
    welcomes: ['Olá! O que posso fazer por você?', 'Que bom ver você! Por onde começamos?'],
    fallbacks: [
      'Isso eu ainda não conheço. Pode dizer de outro jeito?',
      'Não acompanhei. Tente com outras palavras, por favor.',
      'Não sei bem o que você quer dizer. Pode explicar de outra forma?',
    ],
  },
  nl: {
    greetings: ['hoi', 'hallo', 'hey', 'goedemorgen', 'goedemiddag', 'goedenavond', 'dag'],
    welcomes: ['Hallo! Wat kan ik voor je doen?', 'Fijn dat je er bent! Waar beginnen we mee?'],
    fallbacks: [
      'Dat ken ik nog niet. Kun je het anders zeggen?',
      'Ik kan je niet volgen. Probeer het met andere woorden.',
      'Ik weet niet goed wat je bedoelt. Kun je het anders uitleggen?',
    ],
  },
  tr: {
    greetings: ['merhaba', 'selam', 'günaydın', 'iyi günler', 'iyi akşamlar', 'selamlar'],
    welcomes: ['Merhaba! Senin için ne yapabilirim?', 'Hoş geldin! Nereden başlayalım?'],
    fallbacks: [
      'Bunu henüz bilmiyorum. Başka türlü söyler misin?',
      'Seni anlayamadım. Lütfen başka sözcüklerle dene.',
    ],
  },
  ru: {
    greetings: [
      'привет',
      'здравствуйте',
      'здравствуй',
      'добрый день',
      'доброе утро',
      'добрый вечер',
      'приветствую',
    ],
    welcomes: ['Здравствуйте! Чем могу помочь?', 'Рад вас видеть! С чего начнём?'],
    fallbacks: [
      'Этого я пока не знаю. Скажите, пожалуйста, иначе.',
      'Я вас не понял. Попробуйте другими словами.',
    ],
  },
  uk: {
    greetings: ['привіт', 'вітаю', 'добрий день', 'доброго ранку', 'добрий вечір', 'здрастуйте'],
    welcomes: ['Вітаю! Чим можу допомогти?', 'Радий вас бачити! З чого почнемо?'],
    fallbacks: [
      'Цього я ще не знаю. Скажіть, будь ласка, інакше.',
      'Я вас не зрозумів. Спробуйте іншими словами.',
    ],
  },
  ja: {
    greetings: ['こんにちは', 'こんばんは', 'おはよう', 'おはようございます', 'やあ', 'どうも'],
    welcomes: ['こんにちは！何をお手伝いしましょうか？', 'ようこそ！何から始めましょうか？'],
    fallbacks: [
      'それはまだ分かりません。別の言い方をしてみてください。',
      'うまく理解できませんでした。他の言葉でお願いします。',
    ],
  },
  ko: {
    greetings: ['안녕', '안녕하세요', '좋은 아침', '반가워', '반갑습니다', '안녕히 주무셨어요'],
    welcomes: ['안녕하세요! 무엇을 도와드릴까요?', '어서 오세요! 무엇부터 시작할까요?'],
    fallbacks: [
      '그건 아직 잘 모르겠어요. 다르게 말씀해 주시겠어요?',
      '이해하지 못했어요. 다른 말로 해 주세요.',
    ],
  },
  zh: {
    greetings: ['你好', '您好', '嗨', '早上好', '晚上好', '哈喽'],
    welcomes: ['你好！我能为你做些什么？', '欢迎！我们从哪里开始？'],
    fallbacks: ['这个我还不懂，可以换个说法吗？', '我没有听明白，请换几个词试试。'],
  },
} satisfies Record<string, NewAgentTexts>;
