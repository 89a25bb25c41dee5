/**
 * Light words by language, folded: verbs of wanting, finding and saying, measures and adverbs. They frame a
 * request and hardly tell what it is about: `find` in "find a doctor". Function words are not among them.
 */
export const lightWords: Readonly<Record<string, string>> = {
  en: `like want wants wanted need needs get gets got getting go goes going gone come comes coming came
    give gives take takes taking make makes making let know think tell show find look looking see say put
    use using try keep help ask would gonna wanna much many more most less lot lots bit some another other
    right really quite maybe perhaps cannot able way thing things kind kinds sort time back good new work works
    working part long all both possible`,
  de: `suche sucht suchen suchst brauche brauchst brauchen braucht finde findet finden findest zeig zeige
    zeigt zeigen kostet kosten gib gebt geben nehme nimm nehmen nimmt komme kommst kommt kommen gehe gehst
    geht gehen mache machst macht machen mach sag sage sagt sagen sehe sehen siehst tun tut lass lasst
    bringe bringen weiss wissen mochte hatte gern gerne mehr viel viele vielen wenig lange lang gut gute
    guten neu neue neuen neuer neues ganz ganze ganzen mal einmal bitte bisschen wirklich gerade vielleicht
    eigentlich diese dieser dieses diesen zusammen weg los`,
  fr: `cherche cherchez cherches chercher trouve trouver trouvez besoin faut falloir fait faire faites fais
    montre montrez montrer donne donnez donner prends prendre prenez mets mettez mettre vais va aller allez
    vas viens venir venez dis dire dites voir voit vois sais savoir savez coute coutent combien peu
    beaucoup plus moins bien bon bonne bons bonnes nouveau nouvelle nouveaux grand grande petit petite
    autre autres meme vraiment finalement encore possible fois temps heure aimerais aimerait aime aimer c d`,
  es: `busco busca buscas buscar necesito necesita necesitas necesitamos encontrar encuentro dar dame da
    das deme pon ponme poner pongo llevar llevo lleva hacer hace haces hago hacen ir voy va vas vamos venir
    viene vienes decir dime dice ver veo saber sabe sabes cuesta cuestan cuanto cuanta cuantos cuantas vale
    mucho mucha muchos muchas poco poca bien buen bueno buena nuevo nueva nuevos nuevas otro otra otros
    otras mismo misma vez veces hora horas tiempo final finalmente posible gustaria encantaria querria falta tal`,
  it: `cerco cerca cercare trovo trovare bisogno serve servono fare fa fai faccio fanno mostra mostrami
    mostrare dare dammi prendo prendere metti mettere vado va vai andare vengo viene venire dire dimmi
    vedere vedo sapere so costa costano quanto quanta quanti quante molta molti molte poco poca bene buon
    buono buona nuovo nuova altro altra altri altre stesso volta volte ora ore tempo possibile piacerebbe c
    d`,
  pt: `procuro procura procurar preciso precisa precisamos encontrar encontro dar da me mostra mostre
    mostrar fazer faz fazes faco ir vou vai vamos vir vem dizer diz ver vejo saber sabe sei custa custam
    quanto quanta quantos quantas muito muita muitos muitas pouco bem bom boa novo nova novos novas outro
    outra outros outras mesmo vez vezes hora horas tempo possivel`,
  nl: `zoek zoekt zoeken nodig vind vindt vinden toon laat zien geef geven neem neemt nemen kom komt komen
    ga gaat gaan doe doet doen maak maakt maken zeg zegt zeggen kost kosten weet weten veel meer weinig
    lang lange goed goede nieuw nieuwe ander andere even eens keer tijd echt misschien mogelijk`,
  da: `vil gerne ønsker søg søger søge find finde finder vis vise viser giv give giver tag tage tager kom kommer komme gå
    går gik lav laver lave sig siger sige se ser ved vide brug bruge brug for behøver hjælp hent få får fået sæt sætte
    mere mest meget lidt mange få god godt gode ny nyt nye anden andet andre gang tid måske lige egentlig hele hel koster
    lad venlig kunne skriv`,
  sv: `vill gärna önskar sök söker söka hitta hittar visa visar ge ger ta tar kom kommer komma gå går gör säg säger säga se
    ser vet veta använd behöver behövs hjälp hämta få får sätt sätta mer mest lite många bra god gott goda ny nytt nya
    annan annat andra gång tid kanske bara egentligen hela hel kostar låt skulle skriv lägg`,
  no: `vil gjerne ønsker søk søker søke finn finne finner vis vise viser gi gir ta tar kom kommer komme gå går lag lager
    lage si sier se ser vet vite bruk trenger hjelp hent få får sett sette mer mest litt mange god godt gode ny nytt nye
    annen annet andre gang tid kanskje egentlig hele hel koster la skriv`,
  tr: `istiyorum isterim istiyoruz istemek ara arıyorum bul bulmak göster gösterir ver verin verir al almak alabilir
    alabilirim yap yapmak yapabilir et etmek gel geliyor git gitmek söyle söyler de bak bakmak bil bilmek lazım gerek
    gerekiyor ihtiyacım yardım kaç fazla az biraz iyi yeni eski başka diğer kere defa zaman belki
    gerçekten tüm bütün hakkında olabilir miyim eder misiniz`,
  pl: `szukam szukać szukaj znajdź znaleźć pokaż pokazać daj dać weź wziąć przyjść idę iść zrób zrobić robić powiedz
    powiedzieć zobacz zobaczyć wiem wiedzieć potrzebuję pomóż pomoc kosztuje ile więcej mniej dużo mało dobry dobra dobre
    dobrze nowy nowa nowe inny inna inne raz czas może naprawdę cały cała podaj`,
  ru: `ищу искать найди найти найдите покажи показать покажите дай дать дайте возьми взять приди идти иду сделай сделать
    делать скажи сказать скажите подскажите посмотреть знаю знать узнать нуждаюсь помоги помогите помощь стоит сколько
    больше меньше много мало хороший хорошая хорошо новый новая новое новые другой другая другие раз время может быть
    хотелось давай давайте пусть весь целый`,
  uk: `шукаю шукати знайди знайти знайдіть покажи показати покажіть дай дати дайте візьми взяти йти йду зроби зробити робити
    скажи сказати скажіть підкажіть подивитися знаю знати дізнатися допоможи допоможіть допомога коштує скільки більше
    менше багато мало добрий добра добре новий нова нове нові інший інша інші раз час може хотілося давай нехай весь`,
  hi: `चाहता चाहती ढूंढो ढूंढना खोजो खोजें दिखाओ दिखाएं दिखाइए दो दें दीजिए दे लो लें ले लेना जाना जाओ आना आओ बताओ बताएं बताइए देखना देखो
    जानना पता मदद ज्यादा कम थोड़ा अच्छा अच्छी अच्छे नया नई नए दूसरा दूसरी बार समय शायद पूरा`,
  cs: `hledám hledat najít najdu ukaž ukázat dej dát dejte vzít přijít jít jdu jde udělat dělat řekni říct řekněte
    vidět vím vědět potřebuji potřebuju pomoc stojí kolik cena ceny cenu víc více míň méně hodně málo dobrý dobrá
    dobré dobře nový nová nové jiný jiná jiné čas možná opravdu celý celá ráda rád hodin`,
  fi: `etsin etsiä löydä löytää näytä näyttää anna antaa ota ottaa tule tulee tulla mene menee mennä tee tehdä sano
    sanoa katso katsoa tiedä tietää tarvitsen tarvitsemme apua auta maksaa maksavat hinta hinnat paljonko paljon
    vähän enemmän hyvä hyvää uusi uuden toinen muu kerta aika aikaan ehkä koko haluaisimme kertoa`,
  hu: `keresek keresem keres találok találni mutasd mutassa adj adja adjon vegyél jön jönni megy menni csinál csinálni
    mond mondja lát látni tudni tudom szükségem segítség kerül ár ára árak sok kevés több jó jól új más másik idő
    talán egész mennyibe kérnék`,
  ro: `caut căuta găsesc găsi arată arătați dă dați da ia lua vin veni merg merge mergeți fac face faceți spune spuneți
    zice văd vedea știu ști știți nevoie ajutor costă preț prețul prețuri mult multe puțin bun bună bine nou nouă
    alt altă dată timp poate întreg doresc dori`,
  el: `ψάχνω βρω βρείτε δείξε δείξτε δώσε δώστε δώσω πάρω πάρε έρθω έρχομαι έρχεται πάω πάει πάμε κάνω κάνει κάνετε
    κάνουν πες πείτε πω δω ξέρω ξέρετε μάθω χρειάζομαι βοήθεια κοστίζει κοστίζουν τιμή τιμές πόσο περισσότερο
    λιγότερο λίγο καλό καλή καλά νέο νέα άλλο άλλη ώρα φορά ίσως όλο`,
  ar: `أبحث ابحث أجد اعرض أرني أعطني خذ تأتي يأتي أذهب تذهب يذهب أفعل قل أخبرني أرى أعرف تعرف أحتاج نحتاج مساعدة سعر
    السعر أسعار الأسعار تكلفة تكلف يكلف ثمن أكثر أقل كثير قليل جيد جيدة جديد جديدة آخر أخرى وقت مرة ربما كله`,
  id: `cari mencari temukan lihat tunjukkan kasih beri berikan ambil datang pergi bikin membuat bilang katakan tahu tau
    butuh perlu bantu bantuan harga harganya biaya biayanya lebih kurang sedikit baik bagus baru lain waktu jam kali
    mungkin benar seluruh`,
  vi: `tìm kiếm thấy xem chỉ đưa lấy đến nói biết hỏi giúp giá tiền nhiều ít hơn tốt mới khác lần giờ lúc có lẽ thật cả`,
};

/**
 * Words that are a whole message: a greeting is no goodbye and no thanks, though they occur in the same places and so
 * resemble each other by their vectors. Only for languages with vectors.
 */
export const signalWords: Readonly<Record<string, string>> = {
  en: `hi hello hey howdy welcome bye goodbye farewell thank thanks thx cheers sorry wow yeah yep yup nope hmm lol haha
    great nice cool fine sure perfect congratulations`,
};
