/** Words of artists' names that mean little else, to find out which other words are used like them. */
export const wordsOfArtists: readonly string[] = (
  'beatles metallica nirvana radiohead coldplay madonna beyonce rihanna eminem kanye adele shakira bowie elvis ' +
  'hendrix marley zeppelin floyd abba gaga bieber sinatra aerosmith ramones springsteen mariah britney timberlake ' +
  'pavarotti mozart beethoven'
).split(' ');

/** Artists whose names are ordinary words, folded; the best known. Entries end at `|` or at a line’s end. */
const NAMES = `
america|asia|berlin|blondie|blur|boston|cameo|cher|chicago|cream|drake|eagles|europe|faith no more
fall out boy|foreigner|garbage|genesis|gorillaz|green day|heart|imagine dragons|kansas|interpol|james
journey|keane|kiss|lorde|massive attack|muse|oasis|one direction|panic at the disco|pearl jam|pink
placebo|poison|prince|public enemy|pulp|queen|queens of the stone age|rage against the machine
red hot chili peppers|rolling stones|seal|simple minds|simply red|slash|spoon|squeeze|suede|supertramp
take that|talking heads|tears for fears|texas|tool|train|travis|twenty one pilots|usher|ween|wings
daft punk|depeche mode|dire straits|def leppard|deep purple|black sabbath|iron maiden|judas priest
new order|joy division|sonic youth|soft cell|spice girls|destiny s child|maroon 5|blink 182
`;

export const ordinaryArtistNames: ReadonlySet<string> = new Set(NAMES.split(/[|\n]/).filter(Boolean));
