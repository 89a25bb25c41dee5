/** What a question asks for. */
export type QuestionKind = 'place' | 'time' | 'person' | 'reason' | 'amount' | 'extent' | 'manner' | 'thing';

/**
 * Words that ask, by language and by what they ask for, separated by commas; of two that begin alike, the
 * longer one counts. Words that as often join clauses or compare are left out, such as French "que" and
 * Spanish "como".
 */
export const questionWords: Readonly<Record<string, Readonly<Partial<Record<QuestionKind, string>>>>> = {
  en: {
    place: 'where, wheres',
    time: 'when, whens, what time, what day, what date, which day',
    person: 'who, whos, whom, whose',
    reason: 'why, whys, how come',
    amount: 'how much, how many, how expensive, how pricey, price, prices, cost, costs',
    extent: 'how long, how much longer, how old, how far, how tall, how big, how late, how soon, how often',
    manner: 'how, hows',
    thing: 'what, whats, which',
  },
  de: {
    place: 'wo, wohin, woher',
    time: 'wann, um wie viel uhr, um wieviel uhr, wie spät, welcher tag, welchen tag, welchem tag',
    person: 'wer, wem, wen, wessen',
    reason: 'warum, wieso, weshalb, weswegen, wozu',
    amount: `wie viel, wie viele, wieviel, wieviele, was kostet, was kosten, was nehmt ihr, was nehmen sie, was verlangt,
      was verlangen, wie teuer, preis, preise`,
    extent: 'wie lange, wie lang, wie alt, wie weit, wie groß, wie hoch, wie oft',
  },
  fr: {
    time: 'quand, quelle heure, quel jour, quelle date',
    reason: 'pourquoi',
    amount: 'combien, prix, tarif, tarifs',
    extent: 'combien de temps, combien dure, combien durent',
    manner: 'comment',
  },
  es: {
    place: 'dónde, adónde',
    time: 'cuándo, qué hora, qué día',
    person: 'quién, quiénes',
    reason: 'por qué',
    amount: 'cuánto, cuánta, cuántos, cuántas, qué vale, qué valen, qué cuesta, qué cuestan, precio, precios',
    extent: 'cuánto tiempo, cuánto dura, cuánto duran, qué tan',
  },
  it: {
    place: 'dove, dov',
    time: 'quando, che ora, che ore, che giorno, quale giorno',
    person: 'chi',
    reason: 'perché, come mai',
    amount: 'quanto, quanta, quanti, quante, quant, prezzo, prezzi',
    extent: 'quanto tempo, quanto dura, quanto durano, da quanto, per quanto',
  },
  pt: {
    place: 'onde, aonde',
    time: 'quando, que horas, que hora, que dia, qual dia, qual data',
    person: 'quem',
    reason: 'por que, por quê, porquê',
    amount: 'quanto, quanta, quantos, quantas, preço, preços, valor, valores',
    extent: 'quanto tempo, quanto dura, quanto duram, há quanto',
  },
  nl: {
    place: 'waar, waarheen',
    time: 'wanneer, hoe laat, welke dag',
    person: 'wie, wiens',
    reason: 'waarom',
    amount: 'hoeveel, hoe veel, wat kost, wat kosten, hoe duur, prijs, prijzen',
    extent: 'hoe lang, hoelang, hoe oud, hoe ver, hoe groot, hoe vaak',
  },
};

/** Verbs at the beginning of a question whether something is so, by language, separated by commas. */
export const whetherWords: Readonly<Record<string, string>> = {
  en: 'is, are, was, were, am i, did, does, do you, do i, do we, do they, has, have you, have i',
  de: 'ist, sind, war, waren, hat, haben sie, hast du, habt ihr, habe ich, gibt es',
  nl: 'is, zijn, was, waren, heeft, heb je, heb ik, hebben jullie, heeft u',
};
