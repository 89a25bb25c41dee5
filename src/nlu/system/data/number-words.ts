/**
 * The number words of each language. Lists are in order of value, `/` separates variants, `_` marks a place
 * without a word. All words are folded when they are read, so accents here are for the reader.
 */
export type NumberWords = {
  /** 0, 1, 2 … up to the last single word. */
  readonly units: string;
  /** 10, 20 … 90. */
  readonly tens: string;
  /** 100, 200 … 900, if they are single words. */
  readonly hundreds?: string;
  /** `word=value`; values from 100 on multiply the number before them. */
  readonly scales: string;
  /** First, second … */
  readonly ordinals?: string;
  /** Tenth, twentieth … ninetieth. */
  readonly ordinalTens?: string;
  /** `word=value`: other ordinals. */
  readonly ordinalExtra?: string;
  /** Endings that make a cardinal an ordinal, for unlisted words: `ieme` in `vingt-deuxieme`. */
  readonly ordinalEndings?: readonly string[];
  /** `word=value`: number words that do not combine, such as a dozen. */
  readonly fixed?: string;
  /** Words for one that are usually articles. */
  readonly articles?: string;
  /** Words inside a number without a value: and. */
  readonly joiners?: string;
  /** A joiner may follow only a multiple of this (English: 100, most others: 10). */
  readonly joinFrom?: number;
  /** One and twenty. */
  readonly unitsFirst?: boolean;
  /** Numbers are written as one word: zweihundertfünf. */
  readonly fused?: boolean;
  /** Endings that add a part to a number in one word: zweieinhalb. */
  readonly partEndings?: Readonly<Record<string, number>>;
  readonly minus?: string;
  /** The word for the decimal separator. */
  readonly point?: string;
  /** `phrase=value` after a whole number: and a half. */
  readonly halves?: string;
  /** Endings of ordinals in digits: 1st. */
  readonly digitEndings?: string;
  /** `word=value`: scales after digits only, because alone they are other words: English `mil`. */
  readonly digitScales?: string;
  /** `.` and `,` in digits: English 1,234.56. */
  readonly decimal: '.' | ',';
};

const en: NumberWords = {
  units:
    'zero/nought/naught one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
  tens: '_ twenty/tweny/twenny thirty forty/fourty fifty sixty seventy eighty ninety/ninty',
  hundreds: '_ couple_hundred/a_couple_hundred',
  scales:
    'hundred/hundreds/hundered/hunderd=100 thousand/thousands/thousend=1e3 million/millions=1e6 billion/billions=1e9 trillion/trillions=1e12 lakh/lakhs=1e5 crore/crores=1e7',
  ordinals:
    'first second third fourth fifth sixth seventh eighth ninth/nineth tenth eleventh twelfth/twelth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth',
  ordinalTens: '_ twentieth thirtieth fortieth fiftieth sixtieth seventieth eightieth ninetieth',
  ordinalExtra: 'zeroth=0 hundredth=100 thousandth=1000 millionth=1e6 billionth=1e9 trillionth=1e12',
  fixed:
    'dozen=12 a_dozen=12 half_a_dozen=6 two_dozen=24 couple_of=2 a_couple_of=2 couple_thousand/a_couple_thousand=2000 couple_million/a_couple_million=2e6 couple_dozen/a_couple_dozen=24 half_a=0.5 half_an=0.5 half=0.5 a_half=0.5 one_half=0.5 one_quarter=0.25 three_quarters=0.75 two_thirds=0.6666666666666666 one_third=0.3333333333333333',
  articles: 'a an',
  joiners: 'and',
  joinFrom: 100,
  minus: 'minus negative',
  point: 'point',
  halves:
    'and_a_half=0.5 and_one_half=0.5 and_a_quarter=0.25 and_three_quarters=0.75 and_a_third/and_one_third=0.3333333333333333',
  digitEndings: 'st nd rd th',
  digitScales: 'mil=1e6 mill=1e6 bil=1e9',
  decimal: '.',
};

const de: NumberWords = {
  units:
    'null eins/ein zwei/zwo drei vier fünf/fuenf sechs sieben acht neun zehn elf zwölf/zwoelf dreizehn vierzehn fünfzehn/fuenfzehn sechzehn siebzehn achtzehn neunzehn',
  tens: '_ zwanzig dreißig/dreissig vierzig fünfzig/fuenfzig sechzig siebzig achtzig neunzig',
  scales:
    'hundert=100 tausend=1e3 tsd=1e3 million/millionen/mio=1e6 milliarde/milliarden/mrd=1e9 billion/billionen=1e12 trillion/trillionen=1e18 billiarde/billiarden=1e15',
  ordinals:
    'erst zweit dritt viert fünft/fuenft sechst siebt/siebent acht neunt zehnt elft zwölft/zwoelft dreizehnt vierzehnt fünfzehnt/fuenfzehnt sechzehnt siebzehnt achtzehnt neunzehnt',
  ordinalTens: '_ zwanzigst dreißigst/dreissigst vierzigst fünfzigst sechzigst siebzigst achtzigst neunzigst',
  ordinalExtra: 'hundertst=100 tausendst=1000 millionst=1e6 milliardst=1e9',
  ordinalEndings: ['e', 'er', 'es', 'en', 'em'],
  fixed:
    'anderthalb=1.5 viertelmillion=250000 dreiviertelmillion=750000 dutzend=12 ein_dutzend=12 halbes=0.5 ein_paar=NaN eineinviertel=1.25 ein_halbes=0.5 ein_halber=0.5 einen_halben=0.5 eine_halbe=0.5 einer_halben=0.5 einem_halben=0.5 eines_halben=0.5 dreiviertel=0.75 zweidrittel=0.6666666666666666 halbe=0.5 halber=0.5 hälfte=0.5',
  articles: 'ein eine einen einem einer eines ner nem nen',
  joiners: 'und',
  unitsFirst: true,
  fused: true,
  partEndings: { einhalb: 0.5, einviertel: 0.25, dreiviertel: 0.75 },
  minus: 'minus',
  point: 'komma',
  halves:
    'einhalb=0.5 und_ein_halb=0.5 und_eine_halbe=0.5 dreiviertel=0.75 drei_viertel=0.75 einviertel=0.25 ein_viertel=0.25',
  decimal: ',',
};

const fr: NumberWords = {
  units:
    'zéro un/une deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf',
  tens: '_ vingt/vingts trente quarante cinquante soixante soixante-dix/septante quatre-vingt/quatre-vingts/huitante/octante quatre-vingt-dix/nonante',
  scales: 'cent/cents=100 mille=1e3 million/millions=1e6 milliard/milliards/mds=1e9 billion/billions=1e12',
  ordinals:
    'premier/première/premiers/premières/unième deuxième/second/seconde troisième quatrième cinquième sixième septième huitième neuvième dixième onzième douzième treizième quatorzième quinzième seizième dix-septième dix-huitième dix-neuvième',
  ordinalTens: '_ vingtième trentième quarantième cinquantième soixantième _ quatre-vingtième _',
  ordinalExtra: 'centième=100 millième=1000 millionième=1e6 milliardième=1e9 billionième=1e12 tierce=3',
  fixed:
    'douzaine=12 une_douzaine=12 dizaine=10 une_dizaine=10 quinzaine=15 une_quinzaine=15 demi=0.5 un_demi=0.5 une_demi=0.5 moitié=0.5',
  articles: 'un une',
  joiners: 'et',
  minus: 'moins',
  point: 'virgule',
  halves: 'et_demi=0.5 et_demie=0.5',
  digitEndings: 'er ere re e eme ieme nd nde',
  decimal: ',',
};

const es: NumberWords = {
  units:
    'cero uno/un/una dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis/dieci_seis diecisiete/dieci_siete dieciocho/dieci_ocho diecinueve/dieci_nueve _ veintiuno/veintiún/veintiuna/veinti_uno/veinti_un veintidós/veinti_dos veintitrés/veinti_tres veinticuatro/veinti_cuatro veinticinco/veinti_cinco veintiséis/veinti_seis veintisiete/veinti_siete veintiocho/veinti_ocho veintinueve/veinti_nueve',
  tens: '_ veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa',
  hundreds:
    'cien/ciento doscientos/doscientas trescientos/trescientas cuatrocientos/cuatrocientas quinientos/quinientas seiscientos/seiscientas setecientos/setecientas ochocientos/ochocientas novecientos/novecientas',
  scales: 'mil=1e3 millón/millones=1e6 billón/billones=1e12',
  ordinals:
    'primero/primera/primeros/primeras/primer segundo/segunda tercero/tercera/terceros/terceras/tercer cuarto/cuarta quinto/quinta sexto/sexta séptimo/séptima octavo/octava noveno/novena décimo/décima undécimo/undécima/decimoprimero/decimoprimera duodécimo/duodécima/decimosegundo/decimosegunda decimotercero/decimotercera decimocuarto/decimocuarta decimoquinto/decimoquinta decimosexto/decimosexta decimoséptimo/decimoséptima decimoctavo/decimoctava decimonoveno/decimonovena',
  ordinalTens:
    '_ vigésimo/vigésima trigésimo/trigésima cuadragésimo/cuadragésima quincuagésimo/quincuagésima sexagésimo/sexagésima septuagésimo/septuagésima octogésimo/octogésima nonagésimo/nonagésima',
  ordinalExtra:
    'centésimo/centésima=100 ducentésimo/ducentésima=200 tricentésimo/tricentésima=300 cuadringentésimo/cuadringentésima=400 quingentésimo/quingentésima=500 sexcentésimo/sexcentésima=600 septingentésimo/septingentésima=700 octingentésimo/octingentésima=800 noningentésimo/noningentésima=900 milésimo/milésima=1000 millonésimo/millonésima=1e6 billonésimo/billonésima=1e12',
  fixed: 'docena=12 una_docena=12 media_docena=6 un_par_de=2 medio=0.5 media=0.5 mitad=0.5',
  articles: 'un una',
  joiners: 'y',
  fused: true,
  minus: 'menos',
  point: 'coma punto',
  halves: 'y_medio=0.5 y_media=0.5',
  digitEndings: 'o a º ª er ro ra do da to ta mo ma vo va no na avo ava os as',
  decimal: ',',
};

const it: NumberWords = {
  units:
    'zero uno/un/una due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove',
  tens: '_ venti/~vent trenta/~trent quaranta/~quarant cinquanta/~cinquant sessanta/~sessant settanta/~settant ottanta/~ottant novanta/~novant',
  scales:
    'cento/~cent=100 mille/mila=1e3 milione/milioni/mln=1e6 miliardo/miliardi/mld=1e9 bilione/bilioni=1e12 trilione/trilioni=1e18',
  ordinals:
    'primo/prima/primi/prime secondo/seconda terzo/terza quarto/quarta quinto/quinta sesto/sesta settimo/settima ottavo/ottava nono/nona decimo/decima',
  ordinalEndings: ['esimo', 'esima', 'simo', 'sima'],
  fixed: 'dozzina=12 una_dozzina=12 decina=10 una_decina=10 un_paio_di=2 mezzo=0.5 mezza=0.5 metà=0.5',
  articles: "un una un'",
  joiners: 'e',
  fused: true,
  minus: 'meno',
  point: 'virgola punto',
  halves: 'e_mezzo=0.5 e_mezza=0.5',
  digitEndings: 'o a º ª ° esimo esima',
  decimal: ',',
  ordinalExtra: '',
};

const pt: NumberWords = {
  units:
    'zero um/uma dois/duas três quatro cinco seis sete oito nove dez onze doze treze catorze/quatorze quinze dezesseis/dezasseis dezessete/dezassete dezoito dezenove/dezanove',
  tens: '_ vinte trinta quarenta cinquenta sessenta setenta oitenta noventa',
  hundreds:
    'cem/cento duzentos/duzentas trezentos/trezentas quatrocentos/quatrocentas quinhentos/quinhentas seiscentos/seiscentas setecentos/setecentas oitocentos/oitocentas novecentos/novecentas',
  scales: 'mil=1e3 milhão/milhões=1e6 bilhão/bilhões=1e9 trilhão/trilhões=1e12 bilião/biliões=1e12',
  ordinals:
    'primeiro/primeira/primeiros/primeiras segundo/segunda terceiro/terceira quarto/quarta quinto/quinta sexto/sexta sétimo/sétima oitavo/oitava nono/nona décimo/décima',
  ordinalTens:
    'décimo/décima vigésimo/vigésima trigésimo/trigésima quadragésimo/quadragésima quinquagésimo/quinquagésima sexagésimo/sexagésima septuagésimo/septuagésima octogésimo/octogésima nonagésimo/nonagésima',
  ordinalExtra:
    'centésimo/centésima=100 ducentésimo/ducentésima=200 tricentésimo/tricentésima/trecentésimo/trecentésima=300 quadringentésimo/quadringentésima=400 quingentésimo/quingentésima=500 sexcentésimo/sexcentésima=600 septingentésimo/septingentésima=700 octingentésimo/octingentésima=800 noningentésimo/noningentésima=900 milésimo/milésima=1000 milionésimo/milionésima=1e6 bilionésimo/bilionésima=1e9',
  fixed: 'dúzia=12 uma_dúzia=12 meia_dúzia=6 meio=0.5 metade=0.5',
  articles: 'um uma',
  joiners: 'e',
  minus: 'menos',
  point: 'vírgula ponto',
  halves: 'e_meio=0.5 e_meia=0.5',
  digitEndings: 'o a º ª',
  decimal: ',',
};

const ru: NumberWords = {
  units:
    'ноль/нуль один/одна/одно/одну/одного/одной два/две/двух/двум три/трёх/трём четыре/четырёх пять/пяти шесть/шести семь/семи восемь/восьми девять/девяти десять/десяти одиннадцать/одиннадцати двенадцать/двенадцати тринадцать/тринадцати четырнадцать/четырнадцати пятнадцать/пятнадцати шестнадцать/шестнадцати семнадцать/семнадцати восемнадцать/восемнадцати девятнадцать/девятнадцати',
  tens: '_ двадцать/двадцати тридцать/тридцати сорок/сорока пятьдесят/пятидесяти шестьдесят/шестидесяти семьдесят/семидесяти восемьдесят/восьмидесяти девяносто',
  hundreds:
    'сто/ста двести/двухсот триста/трёхсот четыреста пятьсот/пятисот шестьсот семьсот восемьсот девятьсот',
  scales: 'тысяча/тысячи/тысяч/тысячу=1e3 миллион/миллиона/миллионов=1e6 миллиард/миллиарда/миллиардов=1e9',
  ordinals:
    'перв втор трет четверт пят шест седьм восьм девят десят одиннадцат двенадцат тринадцат четырнадцат пятнадцат шестнадцат семнадцат восемнадцат девятнадцат',
  ordinalTens: '_ двадцат тридцат сороков пятидесят шестидесят семидесят восьмидесят девяност',
  ordinalExtra: 'сот=100 тысячн=1000',
  ordinalEndings: [
    'ый',
    'ий',
    'ой',
    'ая',
    'ое',
    'ого',
    'ому',
    'ым',
    'ом',
    'ую',
    'ье',
    'ья',
    'ью',
    'ьего',
    'ьей',
    'ых',
    'ые',
    'ьи',
    'ем',
    'ьем',
  ],
  fixed:
    'полмиллиона=5e5 полмиллиарда=5e8 полтысячи=500 полтора=1.5 полторы=1.5 дюжина=12 дюжину=12 пара=2 пару=2',
  articles: '',
  minus: 'минус',
  halves: 'с_половиной=0.5',
  digitEndings: 'й я е го му м ю ый ая ое ого',
  decimal: ',',
};

const nl: NumberWords = {
  units:
    'nul één/een twee drie vier vijf zes zeven acht negen tien elf twaalf dertien veertien vijftien zestien zeventien achttien negentien',
  tens: '_ twintig dertig veertig vijftig zestig zeventig tachtig negentig',
  scales:
    'honderd=100 duizend=1e3 miljoen/miljoenen/mln=1e6 miljard/miljarden/mld/mrd=1e9 biljoen/biljoenen=1e12 biljard=1e15 triljoen=1e18',
  ordinals:
    'eerste tweede derde vierde vijfde zesde zevende achtste negende tiende elfde twaalfde dertiende veertiende vijftiende zestiende zeventiende achttiende negentiende',
  ordinalEndings: ['ste', 'de'],
  fixed:
    'anderhalf=1.5 anderhalve=1.5 dozijn=12 een_dozijn=12 een_paar=NaN een_half=0.5 een_halve=0.5 driekwart=0.75 helft=0.5',
  articles: 'een',
  joiners: 'en',
  unitsFirst: true,
  fused: true,
  partEndings: { eneenhalf: 0.5, eneenhalve: 0.5, enhalf: 0.5, enhalve: 0.5 },
  minus: 'min',
  point: 'komma',
  halves: 'en_een_half=0.5 en_een_halve=0.5',
  ordinalExtra: 'nulde=0',
  digitEndings: 'e ste de',
  decimal: ',',
};

const tr: NumberWords = {
  units: 'sıfır bir iki üç dört beş altı yedi sekiz dokuz',
  tens: 'on yirmi otuz kırk elli altmış yetmiş seksen doksan',
  scales: 'yüz=100 bin=1e3 milyon=1e6 milyar=1e9 trilyon=1e12',
  ordinals: 'birinci/ilk ikinci üçüncü dördüncü beşinci altıncı yedinci sekizinci dokuzuncu',
  ordinalTens: 'onuncu yirminci otuzuncu kırkıncı ellinci altmışıncı yetmişinci sekseninci doksanıncı',
  ordinalEndings: [
    ...['sü', 'süne', 'sünü', 'sünde', 'sünden', 'si', 'sine', 'sini', 'sinde', 'sinden'],
    ...['sı', 'sına', 'sını', 'sında', 'sından', 'su', 'suna', 'sunu', 'sunda', 'sundan'],
  ],
  ordinalExtra: 'yüzüncü=100 bininci=1000 milyonuncu=1e6 milyarıncı=1e9 trilyonuncu=1e12',
  fixed: 'düzine=12 bir_düzine=12 çeyrek_milyon=250000 çeyrek_milyar=250000000 yarım=0.5 yarısı=0.5',
  articles: 'bir',
  fused: true,
  minus: 'eksi',
  point: 'virgül nokta',
  halves: 'buçuk/buçuğa/buçukta/buçuktan/buçuğu=0.5',
  digitEndings: 'inci ıncı uncu üncü nci ncı ncu ncü',
  decimal: ',',
};

const sv: NumberWords = {
  units:
    'noll ett/en två tre fyra fem sex sju åtta nio tio elva tolv tretton fjorton femton sexton sjutton arton nitton',
  tens: '_ tjugo trettio fyrtio femtio sextio sjuttio åttio nittio',
  scales:
    'hundra=100 tusen=1e3 miljon/miljoner/mn=1e6 miljard/miljarder/md/mdr=1e9 biljon/biljoner=1e12 triljon/triljoner=1e18',
  ordinals:
    'första/förste andra/andre tredje fjärde femte sjätte sjunde åttonde nionde tionde elfte tolfte trettonde fjortonde femtonde sextonde sjuttonde artonde nittonde',
  ordinalTens: '_ tjugonde trettionde fyrtionde femtionde sextionde sjuttionde åttionde nittionde',
  fixed:
    'dussin=12 ett_dussin=12 ett_par=NaN hälften=0.5 halv=0.5 halva=0.5 halvt=0.5 ett_halvt=0.5 en_halv=0.5',
  articles: 'en ett',
  joiners: 'och',
  joinFrom: 100,
  fused: true,
  minus: 'minus',
  point: 'komma',
  halves: 'och_en_halv=0.5 och_ett_halvt=0.5',
  digitEndings: ':e :a',
  decimal: ',',
  ordinalExtra: 'hundrade=100 tusende=1000 miljonte=1e6',
};

const da: NumberWords = {
  units:
    'nul en/et/én/ét to tre fire fem seks syv/syv otte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
  tens: '_ tyve tredive fyrre halvtreds tres/treds halvfjerds firs halvfems',
  scales: 'hundrede/hundred=100 tusind/tusinde=1e3 million/millioner=1e6 milliard/milliarder=1e9',
  ordinals:
    'første anden/andet tredje fjerde femte sjette syvende ottende niende tiende ellevte/elvte tolvte trettende fjortende femtende sekstende syttende attende nittende',
  ordinalTens: '_ tyvende tredivte _ _ _ _ _ _',
  fixed: 'halvanden=1.5 halvandet=1.5 dusin=12 et_dusin=12',
  articles: 'en et',
  joiners: 'og',
  unitsFirst: true,
  fused: true,
  minus: 'minus',
  point: 'komma',
  halves: 'og_en_halv=0.5 og_et_halvt=0.5 en_halv=0.5 et_halvt=0.5',
  digitEndings: '',
  decimal: ',',
};

const no: NumberWords = {
  units:
    'null en/ei/ett/et/én/ein to tre fire fem seks sju/syv åtte ni ti elleve tolv tretten fjorten femten seksten sytten atten nitten',
  tens: '_ tjue/tyve tretti/tredve førti/førr femti seksti sytti åtti nitti',
  scales: 'hundre=100 tusen=1e3 million/millioner=1e6 milliard/milliarder=1e9',
  ordinals:
    'første andre/annen tredje fjerde femte sjette sjuende/syvende åttende niende tiende ellevte tolvte trettende fjortende femtende sekstende syttende attende nittende',
  ordinalTens: '_ tjuende trettiende førtiende femtiende sekstiende syttiende åttiende nittiende',
  fixed: 'halvannen=1.5 dusin=12 et_dusin=12',
  articles: 'en ei et ett',
  joiners: 'og',
  joinFrom: 100,
  fused: true,
  minus: 'minus',
  point: 'komma',
  halves: 'og_en_halv=0.5 og_et_halvt=0.5 en_halv=0.5 et_halvt=0.5',
  digitEndings: '',
  decimal: ',',
};

const pl: NumberWords = {
  units:
    'zero jeden/jedna/jedno/jedną dwa/dwie/dwóch trzy/trzech cztery/czterech pięć/pięciu sześć/sześciu siedem/siedmiu osiem/ośmiu dziewięć/dziewięciu dziesięć/dziesięciu jedenaście dwanaście trzynaście czternaście piętnaście szesnaście siedemnaście osiemnaście dziewiętnaście',
  tens: '_ dwadzieścia trzydzieści czterdzieści pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
  hundreds: 'sto dwieście trzysta czterysta pięćset sześćset siedemset osiemset dziewięćset',
  scales:
    'tysiąc/tysiące/tysięcy/tysiąca=1e3 milion/miliony/milionów/miliona=1e6 miliard/miliardy/miliardów/miliarda=1e9',
  ordinals:
    'pierwsz drug trzec czwart piąt szóst siódm ósm dziewiąt dziesiąt jedenast dwunast trzynast czternast piętnast szesnast siedemnast osiemnast dziewiętnast',
  ordinalTens:
    '_ dwudziest trzydziest czterdziest pięćdziesiąt sześćdziesiąt siedemdziesiąt osiemdziesiąt dziewięćdziesiąt',
  ordinalExtra: 'setn=100',
  ordinalEndings: ['y', 'i', 'a', 'e', 'ego', 'ej', 'emu', 'ym', 'im', 'ą', 'ia', 'ie', 'iego', 'iej', 'ią'],
  fixed: 'półtora=1.5 półtorej=1.5 tuzin=12 parę=2',
  articles: '',
  minus: 'minus',
  point: 'przecinek',
  halves: 'i_pół=0.5',
  digitEndings: '',
  decimal: ',',
};

const uk: NumberWords = {
  units:
    'нуль один/одна/одне/одну два/дві три чотири п’ять/п’яти шість сім вісім дев’ять десять одинадцять дванадцять тринадцять чотирнадцять п’ятнадцять шістнадцять сімнадцять вісімнадцять дев’ятнадцять',
  tens: '_ двадцять тридцять сорок п’ятдесят шістдесят сімдесят вісімдесят дев’яносто',
  hundreds: 'сто двісті триста чотириста п’ятсот шістсот сімсот вісімсот дев’ятсот',
  scales:
    'тисяча/тисячі/тисяч/тисячу=1e3 мільйон/мільйони/мільйонів/мільйона=1e6 мільярд/мільярди/мільярдів/мільярда=1e9',
  ordinals:
    'перш друг трет четверт п’ят шост сьом восьм дев’ят десят одинадцят дванадцят тринадцят чотирнадцят п’ятнадцят шістнадцят сімнадцят вісімнадцят дев’ятнадцят',
  ordinalTens: '_ двадцят тридцят сороков п’ятдесят шістдесят сімдесят вісімдесят дев’яност',
  ordinalExtra: 'сот=100',
  ordinalEndings: ['ий', 'ій', 'а', 'е', 'ого', 'ому', 'у', 'я', 'є', 'ього', 'ої'],
  fixed: 'півтора=1.5 дюжина=12 пару=2',
  articles: '',
  minus: 'мінус',
  halves: 'з_половиною=0.5',
  digitEndings: 'й я е го',
  decimal: ',',
};

const id: NumberWords = {
  units:
    'nol/kosong satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua_belas tiga_belas empat_belas lima_belas enam_belas tujuh_belas delapan_belas sembilan_belas',
  tens: '_ _ _ _ _ _ _ _ _',
  scales: 'puluh=10 ratus=100 ribu=1e3 juta=1e6 miliar=1e9',
  ordinals:
    'pertama/kesatu kedua ketiga keempat kelima keenam ketujuh kedelapan kesembilan kesepuluh kesebelas kedua_belas ketiga_belas keempat_belas kelima_belas keenam_belas ketujuh_belas kedelapan_belas kesembilan_belas',
  hundreds: 'seratus _ _ _ _ _ _ _ _ seribu',
  fixed: 'lusin=12 selusin=12 setengah=0.5',
  articles: '',
  minus: 'minus',
  point: 'koma',
  decimal: ',',
};

/** Hindi number words up to a hundred are all irregular; speakers also use the English ones. */
const hi: NumberWords = {
  units:
    'शून्य/zero/ज़ीरो/जीरो एक/one/वन दो/two/टू तीन/three/थ्री चार/four/फोर पांच/पाँच/five/फाइव/फ़ाइव छह/छः/छे/छ/six/सिक्स सात/seven/सेवन आठ/eight/एट नौ/nine/नाइन दस/ten/टेन ग्यारह/eleven बारह/twelve तेरह/thirteen चौदह/fourteen पंद्रह/पन्द्रह/fifteen सोलह/sixteen सत्रह/seventeen अठारह/अट्ठारह/eighteen उन्नीस/nineteen बीस इक्कीस बाईस/बाइस तेईस/तेइस चौबीस पच्चीस छब्बीस सत्ताईस/सत्ताइस अट्ठाईस/अट्ठाइस/अठाईस उनतीस/उन्तीस तीस इकतीस/इकत्तीस/इकतिस बत्तीस तैंतीस/तेतीस चौंतीस/चौतीस पैंतीस/पैतीस छत्तीस सैंतीस/सैतीस अड़तीस उनतालीस/उन्तालीस चालीस इकतालीस/इकतालिस बयालीस/बियालीस तैंतालीस/तेतालीस चौवालीस/चवालीस/चौंतालीस पैंतालीस/पैतालीस छियालीस/छयालीस सैंतालीस/सैतालीस अड़तालीस उनचास/उन्चास पचास इक्यावन/इक्कावन बावन तिरेपन/तिरपन चौवन/चौअन पचपन छप्पन सत्तावन अट्ठावन/अठावन उनसठ साठ इकसठ/एकसठ बासठ तिरेसठ/तिरसठ चौंसठ/चौसठ पैंसठ/पैसठ छियासठ/छयासठ सड़सठ अड़सठ उनहत्तर/उनहतर सत्तर/सतर इकहत्तर/इकहतर बहत्तर/बहतर तिहत्तर/तिहतर चौहत्तर/चौहतर पचहत्तर/पचहतर छिहत्तर/छिहतर सतहत्तर/सतहतर अठहत्तर/अठहतर/अठत्तर उन्यासी/उनासी/उन्नासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी/सतासी अट्ठासी/अठासी नवासी नब्बे इक्यानवे/इक्यानबे बानवे/बानबे तिरानवे/तिरानबे चौरानवे/चौरानबे पचानवे/पंचानवे/पचानबे/पंचानबे छियानवे/छियानबे सत्तानवे/सत्तानबे अट्ठानवे/अट्ठानबे निन्यानवे/निन्यानबे',
  tens: '_ twenty/ट्वेंटी thirty/थर्टी forty/फोर्टी fifty/फिफ्टी/फ़िफ़्टी sixty/सिक्स्टी seventy/सेवेंटी eighty/एटी ninety/नाइंटी',
  scales:
    'सौ/hundred=100 हज़ार/हजार/सहस्र/thousand=1e3 लाख/lakh=1e5 मिलियन/million=1e6 करोड़/करोड/crore=1e7 अरब/बिलियन/billion=1e9 खरब=1e11 ट्रिलियन=1e12',
  ordinals:
    'पहला/पहली/पहले/प्रथम/first/फर्स्ट/फ़र्स्ट दूसरा/दूसरी/दूसरे/द्वितीय/second/सेकेंड तीसरा/तीसरी/तीसरे/तृतीय/third/थर्ड चौथा/चौथी/चौथे/चतुर्थ/fourth पांचवां/पाँचवाँ/पांचवीं/पंचम/fifth छठा/छठी/छठे/छठवां/sixth seventh eighth नवां/ninth tenth eleventh twelfth',
  ordinalEndings: ['वां', 'वाँ', 'वीं', 'वें', 'वा', 'वी', 'वे'],
  fixed:
    'डेढ़=1.5 ढाई=2.5 दर्जन=12 एक_दर्जन=12 आधा=0.5 आधे=0.5 आधी=0.5 डेढ़_सौ=150 डेढ़_हजार=1500 डेढ़_हज़ार=1500 डेढ़_लाख=150000 ढाई_सौ=250 ढाई_हजार=2500 ढाई_हज़ार=2500 ढाई_लाख=250000 सवा_सौ=125 सवा_हजार=1250 सवा_हज़ार=1250 सवा_लाख=125000 सवा_करोड़=12500000',
  articles: '',
  joiners: 'और',
  joinFrom: 100,
  fused: true,
  minus: 'माइनस ऋण ऋणात्मक minus',
  point: 'दशमलव पॉइंट पॉइन्ट',
  digitEndings: 'वां वाँ वीं वें वा वी वे ला ली ले रा री रे था थी थे ठा ठी',
  decimal: '.',
};

/** Numbers of these languages are not words; the only words are halves after a measure: 一个半小时, 두 개 반. */
const ofSyllables = (halves: string): NumberWords => ({
  units: '',
  tens: '',
  scales: '',
  halves,
  decimal: '.',
});
const zh = ofSyllables('个半=0.5 個半=0.5 瓶半=0.5 杯半=0.5 碗半=0.5');
const ja = ofSyllables('つ半=0.5 個半=0.5 本半=0.5 枚半=0.5 杯半=0.5');
const ko = ofSyllables('개_반=0.5 잔_반=0.5 병_반=0.5 판_반=0.5 인분_반=0.5');

export const numberWords: Readonly<Record<string, NumberWords>> = {
  en,
  de,
  fr,
  es,
  it,
  pt,
  ru,
  nl,
  tr,
  sv,
  da,
  no,
  pl,
  uk,
  id,
  hi,
  ja,
  ko,
  zh,
};
