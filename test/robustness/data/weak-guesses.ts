/**
 * Agents with a phrase of hardly any word of its own, in four languages, and texts that have those words too but
 * mean something else. Written before any of them was tried.
 */
import type { SmallAgent } from './agents.ts';

export const weakGuesses: readonly SmallAgent[] = [
  {
    name: 'desk',
    intents: {
      name: ["I'm [John](sys.given-name:name)", 'this is [Mary](sys.given-name:name)'],
      leave: ['I have to go now', 'goodbye for today', 'see you tomorrow'],
    },
    asks: {
      "I'm hungry": '',
      'it is not working': '',
      "I'm in a hurry": '',
      "I'm so annoyed": '',
      'this is broken': '',
      'this is the third time': '',
    },
  },
  {
    name: 'kitchen',
    entities: { 'dish+': ['pizza', 'lasagne', 'soup'], 'group+': ['two people', 'four people', 'my family'] },
    intents: {
      order: ['[pizza](dish:dish) for [four people](group:group)'],
      hours: ['when do you open', 'how long are you open today', 'opening hours'],
    },
    asks: {
      'is there parking for bikes': '',
      'do you have something for toddlers': '',
      'no time for jokes': '',
      'that was wrong for sure': '',
      'a friend of mine works for you': '',
      'is the garden open for guests': '',
    },
  },
  {
    name: 'Empfang',
    language: 'de',
    entities: { 'gericht+': ['Pizza', 'Suppe'], 'gruppe+': ['zwei Personen', 'meine Familie'] },
    intents: {
      name: ['ich bin [Anna](sys.given-name:name)', 'hier ist [Peter](sys.given-name:name)'],
      bestellen: ['[Pizza](gericht:gericht) für [zwei Personen](gruppe:gruppe)'],
      gehen: ['ich muss jetzt gehen', 'bis morgen dann'],
    },
    asks: {
      'ich bin hungrig': '',
      'ich bin nicht sicher': '',
      'hier ist es kalt': '',
      'keine Zeit für so etwas': '',
      'was für ein schöner Tag': '',
      'das ist nichts für mich': '',
    },
  },
  {
    name: 'accueil',
    language: 'fr',
    entities: { 'plat+': ['pizza', 'soupe'], 'groupe+': ['deux personnes', 'ma famille'] },
    intents: {
      nom: ['je suis [Marie](sys.given-name:nom)', "ici c'est [Paul](sys.given-name:nom)"],
      commander: ['[pizza](plat:plat) pour [deux personnes](groupe:groupe)'],
      partir: ['je dois partir maintenant', 'à demain alors'],
    },
    asks: {
      'je suis fatigué': '',
      'je suis en retard': '',
      'ce n’est pas pour moi': '',
      'pas le temps pour ça': '',
      'il y a un parking pour les vélos': '',
      "c'est trop cher pour nous": '',
    },
  },
  {
    name: 'recepción',
    language: 'es',
    entities: { 'plato+': ['pizza', 'sopa'], 'grupo+': ['dos personas', 'mi familia'] },
    intents: {
      nombre: ['soy [María](sys.given-name:nombre)', 'aquí [Pablo](sys.given-name:nombre)'],
      pedir: ['[pizza](plato:plato) para [dos personas](grupo:grupo)'],
      irse: ['tengo que irme ya', 'hasta mañana entonces'],
    },
    asks: {
      'soy alérgico a los gatos': '',
      'aquí hace frío': '',
      'soy nuevo en la ciudad': '',
      'no hay sitio para las bicis': '',
      'gracias por todo y hasta luego': '',
      'esto no es para mí': '',
    },
  },
];
