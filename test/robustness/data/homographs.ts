/**
 * Agents about things whose names are also function words: French `car`, `or` and `son`, Dutch `haar`, Spanish
 * `sobre` and `té`, Portuguese `pelo`, English `will`. All texts were written before they were tried. Those of the
 * last three agents were written after the rule.
 */
import type { SmallAgent } from './agents.ts';
export const homographAgents: readonly SmallAgent[] = [
  {
    name: 'autocars',
    language: 'fr',
    intents: {
      depart: [
        'à quelle heure part le car',
        'quand part le prochain car pour Lyon',
        'le car de huit heures',
        'horaires des cars',
      ],
      retard: ['le car est en retard', "le car n'est pas venu", "j'ai raté mon car"],
      billet: ['je voudrais un billet pour Lyon', 'combien coûte le car', 'acheter un aller-retour'],
    },
    asks: {
      'il y a un car à midi': 'depart',
      'le car de ce matin est annulé': 'retard',
      'mon car a une heure de retard': 'retard',
      'le car est en panne': 'retard',
      'où est le car': 'retard',
      'le chat est en panne': '',
      "j'ai raté mon examen": '',
      'combien coûte une baguette': '',
      'où est mon fils': '',
      'le facteur est venu': '',
    },
  },
  {
    name: "achat d'or",
    language: 'fr',
    intents: {
      vendre: ["je veux vendre de l'or", "achetez-vous l'or", 'vendre mes bijoux en or'],
      cours: ["quel est le cours de l'or", "combien vaut l'or aujourd'hui", "le prix de l'or"],
      rdv: ['prendre rendez-vous', 'je voudrais passer demain'],
    },
    asks: {
      "j'ai de l'or à vous proposer": 'vendre',
      "vous reprenez l'or": 'vendre',
      "l'or monte": 'cours',
      "à combien est l'or": 'cours',
      'je veux vendre mon vélo': '',
      'quel est le cours de yoga': '',
      'combien vaut une maison': '',
      'achetez-vous des livres': '',
    },
  },
  {
    name: 'sono',
    language: 'fr',
    intents: {
      fort: ['monte le son', 'mets le son plus fort', 'le son est trop bas'],
      moins: ['baisse le son', 'moins fort', 'coupe le son'],
    },
    asks: {
      'augmente le son': 'fort',
      "je n'entends pas le son": 'fort',
      'diminue le son': 'moins',
      'éteins le son': 'moins',
      'baisse le chauffage': '',
      'monte le courrier': '',
      'coupe le pain': '',
      'son frère est malade': '',
    },
  },
  {
    name: 'kapper',
    language: 'nl',
    intents: {
      knippen: ['ik wil mijn haar laten knippen', 'haar knippen', 'afspraak voor mijn haar'],
      verven: ['kunnen jullie mijn haar verven', 'haar blond maken', 'wat kost het haar verven'],
      tijden: ['wanneer zijn jullie open', 'openingstijden'],
    },
    asks: {
      'mijn haar is te lang': 'knippen',
      'kan mijn haar vandaag korter': 'knippen',
      'mijn haar rood verven': 'verven',
      'ik wil een andere kleur haar': 'verven',
      'ik wil mijn auto laten wassen': '',
      'afspraak voor mijn hond': '',
      'muur verven': '',
      'wat kost een brood': '',
    },
  },
  {
    name: 'papelería',
    language: 'es',
    intents: {
      sobres: ['quiero un sobre', 'tenéis un sobre grande', 'cuánto cuesta un sobre'],
      boli: ['quiero un bolígrafo', 'tenéis bolígrafos rojos'],
      abierto: ['a qué hora abrís', 'estáis abiertos'],
    },
    asks: {
      'necesito un sobre pequeño': 'sobres',
      'un sobre acolchado': 'sobres',
      'el sobre es muy caro': 'sobres',
      'quiero un perro': '',
      'cuánto cuesta un piso': '',
      'sobre gustos no hay nada escrito': '',
      'hablame sobre la luna': '',
    },
  },
  {
    name: 'tetería',
    language: 'es',
    intents: {
      pedir: ['quiero un té verde', 'ponme un té', 'me traes un té con leche'],
      carta: ['qué tés tenéis', 'la carta por favor', 'hay té sin teína'],
      cuenta: ['la cuenta', 'quiero pagar'],
    },
    asks: {
      'un té negro por favor': 'pedir',
      'otro té': 'pedir',
      'tenéis té de jazmín': 'carta',
      'me cobras': 'cuenta',
      'quiero un coche verde': '',
      'te quiero': '',
      'me traes el periódico': '',
      'hay gente sin casa': '',
    },
  },
  {
    name: 'tosa de animais',
    language: 'pt',
    intents: {
      tosa: ['quero cortar o pelo do meu cachorro', 'o pelo dele está comprido', 'tosar o gato'],
      banho: ['dar banho no cachorro', 'banho para gato'],
      queda: ['o pelo está caindo', 'meu gato perde muito pelo'],
    },
    asks: {
      'dá para aparar o pelo': 'tosa',
      'o pelo dela está enorme': 'tosa',
      'o pelo cai muito': 'queda',
      'meu cachorro perde pelo': 'queda',
      'quero cortar o bolo': '',
      'o leite está caindo': '',
      'meu time perde muito': '',
      'passei pelo parque': '',
    },
  },
  {
    name: 'notary',
    intents: {
      make: ['I want to make a will', 'help me write my will', 'draw up a will'],
      change: ['change my will', 'I need to update the will'],
      cost: ['what does a will cost', 'how much do you charge'],
    },
    asks: {
      'can you help me with my will': 'make',
      'I would like to write a will': 'make',
      'I want to alter my will': 'change',
      'price of a will': 'cost',
      'I want to make a cake': '',
      'will it rain': '',
      'help me write my essay': '',
      'change my tyres': '',
    },
  },
];
