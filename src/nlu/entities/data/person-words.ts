/** What people call each other without a name: "call my wife". */
export const wordsForPeople: readonly string[] = (
  'wife husband mom mum mother dad father brother sister son daughter boss doctor friend neighbour aunt uncle ' +
  'grandma grandpa grandmother girlfriend boyfriend colleague manager teacher plumber dentist'
).split(' ');
