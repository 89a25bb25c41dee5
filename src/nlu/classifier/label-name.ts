/** An intent's name read as an example: `bookFlight.v2` says `book Flight v2`. */
export const labelNameText = (name: string): string =>
  name.replace(/[._\-/:]+/gu, ' ').replace(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ');
