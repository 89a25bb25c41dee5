/** By language, the parts of the day that form one word with the weekday (`=from-to`, hours). */
export const weekdayParts: Readonly<Record<string, string>> = {
  de: 'morgen=8-12 frühmorgens=8-12 morgens=8-12 vormittags=8-12 mittags=12-16 nachmittags=12-16 abends=16-24 nachts=20-24 früh=8-12 vormittag=8-12 mittag=12-16 nachmittag=12-16 abend=16-24 nacht=20-24',
  nl: 'morgen=8-12 ochtend=8-12 middag=12-16 namiddag=12-16 avond=16-24 nacht=20-24',
  sv: 'morgon=8-12 förmiddag=8-12 eftermiddag=12-16 kväll=16-24',
};
