/** Converts an intent's name to an example: `bookFlight.v2` becomes `book Flight v2`. */
export const labelNameText = (name: string): string =>
  name.replace(/[._\-/:]+/gu, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
