/**
 * Words that introduce nouns, by language, folded. Ambiguous forms are left out: Dutch "het", Portuguese "a", and
 * Spanish "esta", which is also the verb "está" without its accent.
 */
export type DeterminerLists = {
  /** Articles, possessives and demonstratives. */
  readonly determiners: string;
  /** Those among them that are pronouns after one of `pronounsAfter`: French "je la prends". */
  readonly pronouns?: string;
  readonly pronounsAfter?: string;
  /** Prepositions after which the noun is not what the text is about: "pour la semaine". */
  readonly notAfter: string;
  /** Those that introduce what was not spoken of before; only for a language with word vectors. */
  readonly introducing?: string;
  /** Those that mostly refer to what is known to both. Only as `introducing`. */
  readonly definite?: string;
  /** What links a noun to what is before it: both may say what the text is about, as in "el medio de pago". */
  readonly links: string;
  /** Times that no calendar has: "at the moment". Only as `introducing`. */
  readonly times?: string;
  /** People, for whom or with whom something is done. */
  readonly people: string;
};

export const determinerLists: Readonly<Record<string, DeterminerLists>> = {
  en: {
    determiners: `a an the my mine your our his her their this that these those some any another`,
    notAfter: '',
    introducing: 'a an my our',
    definite: 'the',
    links: 'of',
    times: 'moment meantime beginning start middle end hour minute second',
    people: `son sons daughter daughters kid kids child children wife husband partner mother father mum mom dad parents
      grandma grandpa grandmother grandfather brother sister friend friends family boss colleague colleagues
      girlfriend boyfriend`,
  },
  de: {
    determiners: `der die das den dem des ein eine einen einem einer eines mein meine meinen meinem meiner meines dein
      deine deinen deinem deiner unser unsere unseren unserem unserer euer eure euren eurem eurer ihre ihren ihrem
      seine seinen seinem kein keine keinen keinem keiner dieser diese dieses diesen diesem`,
    notAfter: `fur mit bei nach von aus zu an auf in uber unter vor hinter neben zwischen ohne um durch gegen wegen seit
      bis wahrend`,
    links: 'von vom der des im am zum zur beim',
    people: `sohn sohne tochter kind kinder frau mann mutter vater eltern oma opa bruder schwester freund freundin
      freunde familie chef chefin kollege kollegin kollegen`,
  },
  fr: {
    determiners:
      'le la les l un une des mon ma mes ton ta tes notre nos votre vos leur leurs ce cet cette ces',
    pronouns: 'le la les l leur',
    pronounsAfter: 'je j tu il elle on nous vous ils elles ne n me m te t se s',
    notAfter: 'pour avec sans dans sur sous chez en a de par vers pendant depuis avant apres',
    links: 'de d du des au aux',
    people: `fils fille enfant enfants femme mari mere pere parents grand grand-mere frere soeur ami amie amis famille
      copain copine copains collegue collegues patron`,
  },
  es: {
    determiners: `el la los las un una unos unas mi mis tu tus su sus nuestro nuestra nuestros nuestras vuestro vuestra
      este estos estas ese esos esas`,
    pronouns: 'la los las',
    pronounsAfter: 'me te se nos os no',
    notAfter: 'para con sin en de por a sobre desde hasta entre durante segun',
    links: 'de del al',
    people: `hijo hija hijos hijas nino nina ninos mujer marido esposa esposo madre padre padres abuela abuelo hermano
      hermana amigo amiga amigos familia jefe jefa novio novia`,
  },
  it: {
    determiners: `il la i gli le l un uno una mio mia miei mie tuo tua tuoi tue suo sua nostro nostra nostri nostre vostro
      vostra vostri vostre questo questi queste quel quella quei quelle`,
    pronouns: 'la gli le l',
    pronounsAfter: 'mi ti si ci vi non lo',
    notAfter: 'per con senza in di da a su tra fra',
    links:
      'di d del dello della dei degli delle dell al allo alla ai agli alle nel nello nella nei nelle sul sulla',
    people: `figlio figlia figli bambino bambina bambini moglie marito madre padre genitori nonna nonno fratello sorella
      amico amica amici famiglia capo collega`,
  },
  pt: {
    determiners: `o os as um uma uns umas meu minha meus minhas teu tua teus tuas seu sua seus suas nosso nossa nossos
      nossas este estes estas esse esses essas`,
    pronouns: 'o os as',
    pronounsAfter: 'me te se nao',
    notAfter: 'para pra com sem em de por a sobre ate desde entre durante',
    links: 'de do da dos das no na nos nas ao aos',
    people: `filho filha filhos filhas crianca criancas mulher marido esposa mae pai pais avo irmao irma amigo amiga
      amigos familia chefe namorado namorada`,
  },
  nl: {
    determiners: 'de een mijn mn je jouw uw zijn haar ons onze jullie hun geen deze',
    notAfter: 'voor met bij van uit naar op in aan over onder tussen zonder om door tegen tot',
    pronouns: 'zijn haar ons jullie hun je',
    pronounsAfter: 'ik hij zij ze zijn hebben kunnen willen gaan doen',
    links: 'van',
    people: `zoon dochter kind kinderen vrouw man moeder vader ouders oma opa broer zus vriend vriendin vrienden lief
      familie gezin baas collega`,
  },
  sv: {
    determiners: 'en ett min mitt mina din ditt dina er ert era',
    notAfter: 'for med till fran av pa i om vid utan under efter fore',
    links: 'av',
    people:
      'son dotter barn fru man mamma pappa mor far foraldrar bror syster van vanner familj chef kollega',
  },
  da: {
    determiners: 'en et min mit mine din dit dine jeres vores',
    notAfter: 'for med til fra af pa i om ved uden under efter',
    links: 'af',
    people: 'son datter barn born kone mand mor far foraeldre bror soster ven venner familie chef kollega',
  },
  no: {
    determiners: 'en et ei min mitt mine din ditt dine',
    notAfter: 'for med til fra av pa i om ved uten under etter',
    links: 'av',
    people: 'sonn datter barn kone mann mor far foreldre bror soster venn venner familie sjef kollega',
  },
};
