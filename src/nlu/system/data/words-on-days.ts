/** The word for "on" before the number of a day, or after it: on the 25, op 15, 15 को. */
export const wordsOnDays: Readonly<Record<string, { readonly words: RegExp; readonly isAfter: boolean }>> = {
  en: { words: /(?:^| )on (?:the )?$/i, isAfter: false },
  nl: { words: /(?:^| )op (?:de )?$/i, isAfter: false },
  sv: { words: /(?:^| )den $/i, isAfter: false },
  hi: { words: /^ को /, isAfter: true },
};
