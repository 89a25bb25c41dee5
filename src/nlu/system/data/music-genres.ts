/** Written by tools/make-system-lists.mjs; see NOTICE for the sources. Entries end at `|` or at a line’s end. */

/** Genres of music, in English. */
export const musicGenres = `
Acid House|Acid Jazz|Acid Rock|Acoustic|Acoustic Blues|Afro-Pop|Afrobeat|Alt-Rock|Alternative|Ambient
American Trad Rock|Americana|Anime|Arena Rock|Art-Rock|Avant-Garde|Avant-Punk|Baladas y Boleros|Barbershop
Baroque|Bebop|Big Band|Black Metal|Blue Note|Bluegrass|Blues|Boogaloo|Bop|Bossa Nova|Bounce|Brazilian Funk
Breakbeat|Britpop|CCM|Cajun|Cantopop|Celtic|Celtic Folk|Chamber Music|Chant|Chanukah|Chicago Blues
Chicago House|Chicano|Children's Music|Chill|Choral|Christian|Christmas|Classical|Club|College Rock|Conjunto
Cool Jazz|Country|Crunk|Dance|Dancehall|Death Metal|Deep House|Delta Blues|Detroit Techno|Dirty South|Disco
Disney|Dixieland|Doo-wop|Downtempo|Dream Pop|Drill|Drinking Songs|Drone|Drum'n'bass|Dub|Dubstep|EDM
Early Music|East Coast Rap|Easter|Easy Listening|Eclectic|Electric Blues|Electro|Electronic|Electronica|Emo
Enka|Environmental|Ethio-jazz|Experimental|Experimental Rock|Flamenco|Folk|Folk-Rock|Forro|French Pop|Funk
Fusion|Gangsta Rap|Garage|German Folk|German Pop|Glam Rock|Gospel|Goth|Grime|Grindcore|Groove|Grunge
Hair Metal|Halloween|Happy|Hard Bop|Hard Dance|Hard Rock|Hardcore|Hardcore Punk|Hardcore Rap|Hardstyle
Healing|Heavy Metal|High Classical|Hip Hop|Holiday|Honky Tonk|House|IDM|Impressionist|Indie|Industrial
Instrumental|J-Dance|J-Idol|J-Pop|J-Punk|J-Rock|J-Ska|J-Synth|Jackin House|Jam Bands|Japanese Pop|Jazz
Jungle|K-Pop|Karaoke|Kayokyoku|Kids|Kitsch|Klezmer|Krautrock|Latin|Latin Jazz|Latin Rap|Local|Lounge
Lullabies|MPB|Mainstream Jazz|Malay|Mandopop|March|Mariachi|Mawwal|Medieval|Meditation|Metal|Metalcore
Minimal Techno|Minimalism|Modern|Motown|Mugham|Musicals|Musique Concrète|Nature|Neo-Soul|Nerdcore
New Acoustic|New Age|New Mex|New Wave|No Wave|Noise|Nordic|Novelty|OPM|Oi!|Old School Rap|Opera|Orchestral
Original Score|Outlaw Country|Pagode|Party|Piano|Polka|Pop|Pop Film|Pop Latino|Post Dubstep|Power Pop
Praise & Worship|Progressive House|Progressive Rock|Proto-punk|Psych Rock|Psychedelic|Punk|Punk Rock|Qawwali
Quiet Storm|R&B|Ragtime|Rainy Day|Rap|Reggae|Reggaeton|Regional Mexicano|Relaxation|Renaissance|Retro|Rock
Rockabilly|Rocksteady|Romance|Romantic|Roots Reggae|Roots Rock|SKA|Sad|Salsa|Samba|Second Line|Sertanejo
Shaabi|Shoegaze|Sleep|Smooth Jazz|Soft Rock|Soul|Soundtrack|Southern Gospel|Southern Rock|Space Rock
Stage And Screen|Steampunk|Summer|Surf|Swamp Pop|Swing|Synth Pop|Tango|Techno|Teen Pop|Tejano|Tex-Mex
Thanksgiving|Traditional|Trance|Trip Hop|Tropical|Underground Rap|Urban|Urban Cowboy|West Coast Rap
Western Swing|World|Worldbeat|Zydeco
`;
