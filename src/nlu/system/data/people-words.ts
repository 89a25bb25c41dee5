/** Words for people after their number, in any language, folded. `around 3 people` does not name a time. */
export const peopleWords: ReadonlySet<string> = new Set(
  `people persons guests adults kids children pax ppl
  personen person leute gaste erwachsene kinder
  personnes adultes enfants invites convives couverts
  personas adultos ninos invitados comensales
  persone adulti bambini ospiti coperti
  pessoas criancas convidados
  mensen volwassenen kinderen gasten
  personer vuxna barn gaster voksne gjester gaester
  osoby osob doroslych dzieci goscie gosci
  человек человека взрослых детей гостей
  kisi kisilik yetiskin cocuk misafir`.split(/\s+/),
);
