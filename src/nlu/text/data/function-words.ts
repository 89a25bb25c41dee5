/**
 * Function words by language: pronouns, articles, prepositions, conjunctions, auxiliaries, particles and
 * adverbs of place and time. They connect other words and never name a thing.
 */
export const functionWords: Readonly<Record<string, string>> = {
  en: `i me my mine myself you your yours yourself he him his himself she her hers herself it its itself we us our
    ours ourselves they them their theirs themselves one ones this that these those who whom whose which what where
    when why how a an the some any no none nothing something anything everything nobody somebody anybody everybody
    someone anyone everyone and or but nor so yet if because although though while than as of in on at by for to
    from with without into onto about over under after before between during until since against through out up down
    off near not only too very just also even still already again here there now then later today ever never always
    often soon once am is are was were be been being do does did done doing have has had having will would shall
    should can could may might must s t m re ve ll d im ive id dont cant wont isnt arent please thanks yes ok okay`,
  de: `ich mich mir mein meine meinen meiner meinem du dich dir dein deine deinen er ihn ihm sein seine sie ihr ihre
    ihren es wir uns unser unsere euch euer eure man selbst sich wer wen wem wessen was welche welcher welches wo
    wann warum wie wieso der die das den dem des ein eine einen einem einer eines kein keine keinen keinem nichts
    etwas alles niemand jemand jeder jede jedes und oder aber sondern denn weil dass ob wenn als wahrend obwohl von
    vom in im an am auf bei beim mit nach seit zu zum zur aus fur gegen ohne um durch uber unter vor hinter neben
    zwischen bis nicht nur auch noch schon sehr so hier da dort jetzt dann spater heute nie immer oft bald wieder
    bin bist ist sind seid war waren gewesen habe hast hat haben hatte hatten werde wird werden wurde wurden kann
    kannst konnen konnte will wollen muss mussen soll sollen darf durfen mag mochte mochten bitte danke ja nein
    deinem deiner seinen seinem seiner ihrem ihrer unserem unseren unserer eurem euren eurer habt hattest
    hattet wirst werdet wurdest wurdet konnt konnten konntest konntet wollt wollte wollten wolltest wolltet
    musst musste mussten sollst sollt sollte sollten solltest darfst durft durfte durften magst mogt mochtest
    mochtet ware warst wart gibt`,
  fr: `je j me m moi mon ma mes tu te t toi ton ta tes il elle on le la les lui son sa ses nous notre nos vous votre
    vos ils elles leur leurs se s soi ce cet cette ces ca cela ceci qui que qu quoi dont ou quand comment pourquoi
    quel quelle quels quelles un une des du de d l au aux aucun aucune rien quelque chose tout tous toute toutes
    personne quelqu et ou mais donc or ni car si comme parce puisque lorsque dans en a par pour avec sans sous sur
    vers chez entre depuis pendant avant apres contre ne n pas plus jamais toujours deja encore tres trop aussi ici
    y la maintenant puis bientot suis es est sommes etes sont etais etait ai as avons avez ont avait fait peux peut
    pouvez veux veut voulez dois doit merci oui non svp avions aviez avaient etions etiez etaient serait
    pouvons peuvent pourrais pourrait pourriez voulons veulent voudrais voudrait voudriez devons devez
    doivent devrais devrait`,
  es: `yo me mi mis mio tu te ti tus usted ustedes el ella ello lo la los las le les nosotros nos nuestro nuestra
    vosotros os ellos ellas su sus se si este esta esto estos estas ese esa eso aquel aquella que quien quienes cual
    cuales cuando donde como porque un una unos unas del al nada nadie algo alguien alguno alguna ninguno todo todos
    toda todas y e o u pero sino ni aunque mientras a ante bajo con conmigo contigo contra de desde durante en entre
    hacia hasta para por segun sin sobre tras no mas menos muy tambien tampoco ya aun aqui alli ahora luego hoy
    nunca siempre pronto soy eres es somos son era fui fue estoy estas estamos estan he has ha hemos han hay tengo
    tiene puedo puede puedes quiero quiere debo debe favor gracias si sois eran estais estaba habeis habia
    tienes tenemos teneis tienen tenia podemos podeis pueden podria podrias podrian queremos quereis quieres
    quieren queria quisiera debes debemos debeis deben deberia`,
  it: `io me mi mio mia miei mie tu te ti tuo tua tuoi tue lui lei egli ella lo la li le gli ne noi ci nostro nostra
    voi vi vostro vostra loro si se stesso questo questa questi queste quello quella quelli quelle che chi cui quale
    quali quando dove come perche il i l un uno una del dello della dei degli delle al allo alla ai agli alle dal
    dalla dai nel nella nei sul sulla niente nulla nessuno qualcosa qualcuno tutto tutti tutta tutte e ed o ma pero
    anche mentre a ad con contro da di in per tra fra su senza sotto sopra dopo prima non piu meno molto troppo qui
    qua li adesso ora poi oggi mai sempre ancora gia presto sono sei e siamo siete era ho hai ha abbiamo avete hanno
    posso puoi puo voglio vuoi vuole devo deve grazie si no prego ero eri eravamo erano avevo aveva possiamo
    potete possono potrei potrebbe vogliamo volete vogliono vorrei vorrebbe dobbiamo dovete devono dovrei
    dovrebbe`,
  pt: `eu me mim meu minha meus minhas tu te ti teu tua voce voces ele ela o a os as lhe lhes nos nosso nossa eles
    elas se si seu sua seus suas este esta isto estes estas esse essa isso aquele aquela que quem qual quais quando
    onde como porque um uma uns umas do da dos das no na nos nas ao aos pelo pela nada ninguem algo alguem algum
    alguma nenhum tudo todo todos toda todas e ou mas nem embora enquanto ante apos ate com comigo contra de desde
    em entre para pra por sem sob sobre nao mais menos muito tambem ja ainda aqui ali la agora depois hoje nunca
    sempre logo sou es somos sao era foi estou esta estamos estao tenho tem temos posso pode quero quer devo deve
    obrigado obrigada sim favor eram estava estavam tens tinha ha havia podemos podem podia poderia queremos
    querem queria gostaria deves devemos devem deveria`,
  nl: `ik me mij mijn je jij jou jouw u uw hij hem zijn zij ze haar het wij we ons onze jullie hun hen zich zelf wie
    wat welke waar wanneer waarom hoe de een geen deze dit die dat niets iets alles niemand iemand iedereen en of
    maar want dus omdat als dan toen terwijl van in op aan bij met voor na naar uit om over onder tussen tot zonder
    tegen door niet ook nog al zeer heel te hier daar er nu later vandaag nooit altijd vaak ben bent is was
    waren heb hebt heeft hebben had word wordt worden kan kun kunt kunnen wil wilt willen moet moeten mag zal zullen
    graag bedankt ja nee alsjeblieft alstublieft geweest hadden gehad werd werden zou zouden konden kon wilde
    wilden moest moesten mogen mocht mn zn jn ff effe`,
  da: `jeg mig min mit mine du dig din dit dine han ham hans hun hende hendes den det dens dets vi os vores jer jeres i
    de dem deres man sig selv hvem hvad hvilken hvilket hvilke hvor hvornår hvorfor hvordan denne dette disse der som
    en et intet ingen noget nogen nogle alt alle hver hvert og eller men så for fordi at hvis når da mens selvom af i
    på ved til fra med uden om over under efter før mellem mod gennem ikke kun også endnu meget her nu senere
    aldrig altid ofte snart igen er var været være blive bliver blev har havde haft kan kunne vil ville skal skulle må
    måtte bør gør gjorde gøre tak ja nej venligst op ned ud ind hen`,
  sv: `jag mig mej min mitt mina du dig dej din ditt dina han honom hans hon henne hennes den det dess vi oss vår vårt
    våra ni er ert era de dem dom deras man sig sin sitt sina själv vem vad vilken vilket vilka var när varför hur
    denna detta dessa som en ett ingen inget inga något någon några allt alla varje och eller men så för därför att om
    medan fast av i på vid till från med utan över under efter före innan mellan mot genom inte bara också än ännu
    mycket här där nu sedan idag aldrig alltid ofta snart igen är var varit vara bli blir blev har hade haft kan kunde
    vill ville ska skall skulle måste får fick bör gör gjorde göra tack ja nej snälla upp ner ut in`,
  no: `jeg meg min mitt mine du deg din ditt dine han ham hans hun henne hennes den det dens vi oss vår vårt våre dere
    deres de dem man seg sin sitt sine selv hvem hva hvilken hvilket hvilke hvor når hvorfor hvordan denne dette disse
    der som en ei et ingen intet noe noen alt alle hver hvert og eller men så for fordi at hvis mens selv av i på ved
    til fra med uten om over under etter før mellom mot gjennom ikke bare også enda ennå mye veldig her nå senere
    idag aldri alltid ofte snart igjen er var vært være bli blir ble har hadde hatt kan kunne vil ville skal skulle må
    måtte bør får fikk gjør gjorde gjøre takk ja nei vennligst opp ned ut inn`,
  tr: `ben beni bana bende benden benim sen seni sana sende senden senin o onu ona onda ondan onun biz bizi bize bizde
    bizden bizim siz sizi size sizde sizden sizin onlar onları onlara onların kendi kendim kim kimi kime kimin ne neyi
    neye hangi hangisi nerede nereye nereden neresi neden niçin niye nasıl kaç bu bunu buna bunda bundan bunun
    şu şunu şuna şunun bir hiç her bazı şey bir şey hiçbir herkes kimse ve veya ya da de ama fakat çünkü eğer ki ile
    için gibi kadar göre doğru karşı önce sonra üzere dolayı içinde üzerinde altında yanında arasında mi mı mu mü misin
    mısın musun müsün mıyım miyim muyum müyüm mıyız miyiz musunuz müsünüz misiniz mısınız değil sadece yalnız bile daha
    çok en burada orada şurada buraya oraya şimdi bugün asla hep hala henüz yine tekrar var yok olan olarak oldu olur
    olsun olacak oluyor idi ise dır dir mıdır midir acaba lütfen teşekkürler evet hayır tamam`,
  pl: `ja mnie mi mną mój moja moje moi mojego mojej moim ty ciebie cię tobie ci tobą twój twoja twoje on jego go jemu mu
    nim ona jej ją nią ono my nas nam nami nasz nasza nasze wy was wam wami wasz wasza pan pani państwo oni one ich im
    nimi się siebie sobie sobą swój swoja swoje sam kto kogo komu kim co czego czemu czym który która które którego
    jaki jaka jakie gdzie kiedy dlaczego czemu jak ten ta to tego tej tym te ci tych tamten tamta tamto jeden jedna
    nic coś ktoś wszystko wszystkie każdy każda i oraz a albo lub ale lecz więc bo ponieważ że żeby aby jeśli jeżeli
    gdy w we na przy do od z ze po przed za nad pod o u przez dla bez między przeciw nie tylko też także jeszcze już
    bardzo tu tutaj tam teraz potem dziś dzisiaj nigdy zawsze często znowu czy jestem jesteś jest jesteśmy są był była
    było byli być będę będzie będą mam masz ma mamy mają mogę możesz może można chcę chcesz chce musi muszę trzeba
    powinienem proszę dziękuję tak chciałbym chciałabym chcielibyśmy`,
  ru: `я меня мне мной мой моя мое мои моего моей моему моим мою моих ты тебя тебе тобой твой твоя твое твои он его ему
    им нем она ее ей ней оно мы нас нам нами наш наша наше наши вы вас вам вами ваш ваша ваше ваши они их ими них себя
    себе свой своя свое свои свою сам кто кого кому кем что чего чему чем который которая которое которые какой какая
    какое какие каком какую чей где куда откуда когда почему зачем как этот эта это эти этого этой этому этом тот та
    то те того той там тут здесь один одна одно ничего никто что-то кто-то все всё всех каждый и или а но да либо же
    ли бы потому поэтому если чтобы хотя пока в во на при у к ко от до из изо с со о об обо по под над за перед через
    для без между против не ни только тоже также еще уже очень сейчас теперь потом сегодня никогда всегда часто скоро
    опять снова есть был была было были быть буду будет будут могу можешь может можно можем можете хочу хочешь хочет
    хотим хотите хотел хотела бы надо нужно нужен нужна должен должна пожалуйста спасибо да нет ну вот`,
  uk: `я мене мені мною мій моя моє мої мого моєї моєму моїм мою моїх ти тебе тобі тобою твій твоя твоє твої він його йому
    ним ньому вона її їй нею неї воно ми нас нам нами наш наша наше наші ви вас вам вами ваш ваша ваше ваші вони їх їм
    ними них себе собі свій своя своє свої свою сам хто кого кому ким що чого чому чим який яка яке які якої якому яку
    чий де куди звідки коли навіщо як цей ця це ці цього цієї цьому той та те ті того тієї там тут один одна одне
    нічого ніхто щось хтось все всі усе усі кожен кожна і й або а але чи же ж би б тому якщо щоб хоча поки в у на при
    до від з із зі о об по під над за перед через для без між проти не ні тільки лише теж також ще вже дуже зараз
    тепер потім сьогодні ніколи завжди часто скоро знову є був була було були бути буду буде будуть можу можеш може
    можна можемо можете хочу хочеш хоче хочемо хочете хотів хотіла треба потрібно потрібен потрібна повинен повинна
    прошу дякую так ні ну ось будь ласка`,
  hi: `मैं मुझे मुझको मेरा मेरी मेरे हम हमें हमारा हमारी हमारे तू तुम तुम्हें तुम्हारा आप आपको आपका आपकी आपके वह वे यह ये उस उसे उसको उसका उसकी उसके उन
    उन्हें उनका इस इसे इसका इसकी इसके इन इन्हें अपना अपनी अपने कौन किस किसे किसका क्या कब कहाँ कहां क्यों कैसे कैसा कैसी कितना कितने कितनी कोई कुछ सब
    सभी हर जो जिस और या लेकिन पर मगर क्योंकि कि अगर तो तब जब का की के को से में पर तक ने लिए साथ बिना बारे बाद पहले ऊपर नीचे अंदर बाहर नहीं न मत ही
    भी सिर्फ बहुत यहाँ यहां वहाँ वहां अब आज कभी हमेशा फिर है हैं हूँ हूं हो था थे थी होगा होगी होता होती गया गई गए रहा रही रहे कर करें करो करना
    करता करती सकता सकती सकते चाहिए चाहता चाहती कृपया धन्यवाद हाँ हां जी ना एक`,
  cs: `já mě mne mi mně mnou můj moje má mé mého mou mých mým ty tě tebe ti tobě tebou tvůj tvoje tvá on jeho ho jemu
    mu jím ona jí ji ní ono my nás nám námi náš naše naši našeho vy vás vám vámi váš vaše vaši oni jich jim jimi
    jejich se sebe si sobě sebou svůj svoje svou svého sám kdo koho komu kým co čeho čemu čím který která které
    kterou jaký jaká jaké jakou kde kam kdy odkud proč jak ten ta to toho té tom tu těch tento tato toto tyto tohle
    jeden jedna jedno nic nikdo něco někdo všechno všichni každý každá a i nebo ale však protože že aby jestli pokud
    když než ať v ve na u k ke do od z ze s o po při před za nad pod přes pro bez mezi proti ne jen také taky ještě
    už velmi moc tady tam zde teď potom dnes nikdy vždy často brzy zase jsem jsi je jsme jste jsou byl byla bylo
    byli být budu budeš bude budeme budete budou není nejsem nejste mám máš máme máte mají mohu můžu můžeš může
    můžeme můžete lze chci chceš chce chceme chcete chtěl chtěla bych bychom bys byste by musím musí musíte prosím
    děkuji díky ano`,
  fi: `minä minun minua minut minulla minulle minulta mä mun sinä sinun sinua sinut sinulla sinulle sä sun hän hänen
    häntä hänellä se sen sitä sillä siinä siitä me meidän meitä meillä meille te teidän teitä teillä teille teiltä
    he heidän heitä ne niiden niitä itse kuka kenen ketä kenellä mikä mitä minkä missä mistä mihin mitkä mille millä
    milloin koska miksi miten kuinka tämä tämän tätä tässä tästä nämä nuo tuo joka jonka jota jossa jotka mikään
    mitään kukaan ketään joku jotain jokin kaikki kaikkien ja tai vai mutta sekä kun jos että vaikka kuin eli niin
    ei en et emme ette eivät älä ole olen olet on olemme olette ovat oli olin olivat ollut olla olisi olisin onko
    oletko oletteko oliko voi voin voit voimme voitte voivat voiko voinko voitko voitteko voisi voisin voisitko
    haluan haluat haluaa haluamme haluaisin saanko saako saa saan pitää täytyy myös vielä jo hyvin tosi vain täällä
    täältä tänne siellä sinne nyt sitten tänään aina usein kiitos kyllä joo hyvä kanssa ilman ennen jälkeen asti
    kautta`,
  hu: `én engem nekem velem te téged neked veled ő őt neki vele mi minket nekünk ti titeket nektek ők őket nekik ön önt
    önnek önök önöknek maga magam saját ki kit kinek kivel mit minek mivel miből melyik melyiket milyen mennyi hol
    hová hova honnan mikor miért hogyan hogy ez ezt ennek ebben az azt annak abban ezek ezeket azok azokat a egy
    semmi semmit senki valami valamit valaki minden mindenki és vagy de hanem mert ha mint amikor amíg bár pedig is
    sem se nem ne csak még már nagyon itt ott ide oda most aztán ma soha mindig gyakran hamarosan újra vagyok van
    vagyunk vannak nincs nincsenek volt voltam voltak lesz leszek lesznek lenne legyen lehet tudok tudsz tud tudnak
    tudja kell kellene szeretnék szeretne szeretném akarok akarsz akar kérem kérek köszönöm igen meg el be fel le rá
    ben ban alatt fölött előtt után között mellett nélkül szerint miatt által felé óta`,
  ro: `eu mă mine mi îmi mie meu mea mei mele tu te tine îți ți ție tău ta tăi tale el îl lui ea o ei noi ne nouă
    nostru noastră noștri noastre voi vă vouă vostru voastră dumneavoastră ele le li îi lor se și sine își său sa
    săi sale cine cui ce care cărui pe unde când cum de cât câtă câți câte acest acesta această aceasta acești
    aceste acel acela acea aceea asta ăsta un unei unui unii unele niște nimic nimeni ceva cineva tot toți toate
    toată fiecare sau ori dar însă ci că să dacă deși pentru în din la cu fără sub peste după înainte până între
    contra despre către nu doar numai mai foarte încă deja aici acolo acum apoi astăzi azi niciodată mereu adesea
    curând iar a al ai ale sunt ești este e suntem sunteți am are avem aveți au era eram erau fost fi fie vei va vom
    veți vor pot poți poate putem puteți vreau vrei vrea vrem vreți aș ar ați vrut trebuie rog mulțumesc da ăla m l
    s`,
  el: `εγώ εμένα με μου εσύ εσένα σε σου αυτός αυτή αυτό αυτόν αυτήν αυτού αυτής αυτοί αυτές αυτά τον την το του της
    τους τις τα των οι ο η εμείς εμάς μας εσείς εσάς σας ποιος ποια ποιο ποιον ποιοι ποιες τι πού που πότε πώς πως
    γιατί πόσο πόσα πόση πόσος πόσες πόσοι όποιος οποίος οποία ένας ένα μία μια κάποιος κάποια κάποιο κάτι τίποτα
    κανείς κανένας καμία κανένα όλα όλοι όλες όλο κάθε και κι ή αλλά όμως ότι να αν όταν ενώ αφού επειδή σαν στο στη
    στην στον στους στις στα από για προς χωρίς πριν μετά μέχρι πάνω κάτω κατά μεταξύ δεν μην μη μόνο επίσης ακόμα
    ακόμη ήδη πολύ εδώ εκεί τώρα έπειτα σήμερα ποτέ πάντα συχνά σύντομα πάλι είμαι είσαι είναι είμαστε είστε ήταν
    ήμουν έχω έχεις έχει έχουμε έχετε έχουν είχα είχε υπάρχει υπάρχουν θα ας μπορώ μπορείς μπορεί μπορούμε μπορείτε
    θέλω θέλεις θέλει θέλουμε θέλετε ήθελα πρέπει παρακαλώ ευχαριστώ ναι όχι δικό δική`,
  ar: `أنا نحن أنت أنتِ أنتم أنتما هو هي هم هن هما هذا هذه هؤلاء ذلك تلك أولئك الذي التي الذين من ما ماذا لماذا متى أين
    كيف كم أي أية هل و أو لكن بل ثم أن إن أنه إنه أنها كأن لأن إذا لو عندما بينما حتى في على إلى عن مع ب ل ك بعد قبل
    تحت فوق بين عند عندي عندك عندكم لدي لديك لديكم لدينا لي لك لكم له لها لنا بدون خلال منذ حول ضد لا لم لن ليس ليست
    غير فقط أيضا جدا هنا هناك الآن اليوم أبدا دائما غالبا قريبا قد كان كانت كنت يكون تكون سوف س يمكن يمكنني يمكنك
    أستطيع تستطيع أريد تريد نريد أود يجب نعم شكرا فضلك يوجد توجد كل بعض شيء أحد يا به بها فيه فيها منه منها عليه
    عليها`,
  id: `saya aku ku kami kita kamu anda kalian kau mu dia ia nya mereka beliau ini itu sini situ sana siapa apa apakah
    mana dimana kemana kapan mengapa kenapa bagaimana gimana berapa yang dan atau tetapi tapi namun karena sebab
    jika kalau bila ketika saat bahwa supaya agar meskipun di ke dari pada kepada untuk buat bagi dengan tanpa oleh
    dalam luar atas bawah antara sebelum sesudah setelah sejak sampai hingga tentang tidak tak bukan belum jangan
    sudah telah akan sedang masih juga hanya saja lagi sangat sekali banyak sekarang nanti hari tadi selalu sering
    pernah ada adalah ialah bisa dapat boleh harus mau ingin mohon tolong silakan terima kasih ya iya nggak gak ga
    dong kah lah pun sih kok deh nih para semua setiap seorang sebuah suatu`,
  vi: `tôi tớ mình ta chúng bạn anh chị em ông bà cô chú nó họ này kia đó đây ấy ai gì nào đâu sao thế bao nhiêu mấy
    khi tại vì nên nếu thì mà và hoặc hay nhưng cũng với của cho ở trong ngoài trên dưới trước sau từ đến tới về
    theo bằng không chưa chẳng đừng đã đang sẽ vẫn còn rất quá lắm chỉ là có được bị phải cần muốn thể nữa rồi luôn
    những các cái con một mọi mỗi vài ạ vâng dạ à nhé nhỉ đi xin cảm ơn vui lòng làm hôm nay bây giờ lúc`,
};
