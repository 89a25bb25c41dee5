/** Words between a number and its unit, in any language: `half of a mile`, `d'un pour cent`, `three more days`. */
export const unitLinks =
  "of_a of_an of_one of d'un d'une d' de_un de_una de_um de_uma de di_un di_una di_un' di van_een einer eines von more extra additional further full whole weitere weiteren weiterer volle vollen voller autres plein pleins pleine pleines hel hele hela fulla";
