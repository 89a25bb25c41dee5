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
    wilden moest moesten mogen mocht`,
};
