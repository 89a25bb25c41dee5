/** Titles before a person's name: Mr. Brown, Frau Koch, Señora Flores. */
export const personTitles =
  'mr mrs ms miss dr prof professor sir herr herrn frau monsieur madame mme señor señora sr sra senhor senhora signor signora sig meneer mevrouw mevr';

/** Words before a place; `to` is missing because it also precedes verbs. */
export const beforePlaces = 'in from near around nach aus bei a da desde hasta depuis vers uit naar из в во';
