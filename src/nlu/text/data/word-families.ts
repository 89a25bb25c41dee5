/**
 * Words that belong together although their letters differ: forms of strong and irregular verbs, and nouns made from
 * them. By language, folded; each line is a family. English needs none, because word vectors know its forms.
 */
export const wordFamilies: Readonly<Record<string, string>> = {
  de: `offnen offnet geoffnet offen offnung offnungszeiten offnungszeit
    schliessen schliesst schliesse geschlossen schluss schliesszeiten schliesszeit
    zahlen zahle zahlt bezahlen bezahle bezahlt gezahlt zahlung bezahlung
    brechen bricht brach gebrochen zerbrochen bruch
    finden findet fand gefunden fund
    helfen hilft helft half geholfen hilfe
    essen isst esse gegessen
    trinken trinkt getrunken getrank getranke
    fahren fahrt fahre fuhr gefahren
    fliegen fliegt fliege flog geflogen flug fluge
    ziehen zieht zog gezogen
    umziehen umziehe umzieht umgezogen umzug
    sprechen spricht sprach gesprochen gesprach
    treffen trifft traf getroffen
    lesen liest lese las gelesen
    schneiden schneidet geschnitten schnitt
    schreiben schreibt schrieb geschrieben
    stehlen stiehlt stahl gestohlen diebstahl
    leihen leihe leiht geliehen ausleihen ausleihe ausgeliehen verliehen verleih
    zuruckgeben zuruckgebe zuruckgegeben ruckgabe
    zuruckschicken zuruckgeschickt zurucksenden rucksendung
    zuruckrufen zuruckgerufen ruckruf
    anrufen anrufe angerufen anruf
    anbieten anbietet angeboten angebot angebote
    abbrechen abgebrochen abbruch
    abnehmen abgenommen abnahme
    annehmen annimmt angenommen annahme
    mitnehmen mitnimmt mitgenommen
    ubernehmen ubernimmt ubernommen ubernahme
    eintreten eingetreten eintritt
    austreten ausgetreten austritt
    beginnen beginnt begann begonnen beginn
    gewinnen gewinnt gewann gewonnen gewinn
    tragen tragt trug getragen
    waschen wascht wusch gewaschen
    schlafen schlaft schlief geschlafen
    vergessen vergisst vergass
    werfen wirft geworfen wurf
    frieren friert gefroren frost
    sitzen sitzt gesessen sitz sitze`,
  fr: `ouvrir ouvre ouvres ouvrez ouvrent ouvert ouverte ouverts ouvertes ouverture
    payer paye payes payez payent paie paies paient paiement paiements payement
    acheter achete achetes achetez achetent achat achats
    recevoir recois recoit recevez recu recue recus reception
    boire buvez bu boisson boissons
    lire lisez lu lecture
    louer loue loues louez loue location locations
    vendre vend vends vendez vendu vente ventes
    jouer joue joues jouez jeu jeux
    partir pars partez parti depart departs
    perdre perds perd perdez perdu perdue perte
    cuire cuit cuite cuisson
    finir finis finit finissez fini fin
    pleuvoir pleut pleuvra pluie
    nager nage nagez natation
    mourir meurt mort morte
    rompre rompu rupture
    rendre rends rend rendez rendu
    deplacer deplace deplacement
    cle cles clef clefs
    oeil yeux`,
  es: `abrir abro abre abres abris abren abran abierto abierta abiertos abiertas apertura
    cerrar cierro cierra cierras cerrais cierran cerrado cerrada cerrados cierre
    romper rompo rompe rompio rompi roto rota rotos rotas rotura
    perder pierdo pierde pierden perdi perdio perdido perdida perdidos
    devolver devuelvo devuelve devuelven devolveis devuelto devuelta devolucion devoluciones
    volver vuelvo vuelve vuelven vuelto vuelta
    pedir pido pide pides piden pedi pidio pedido pedidos
    empezar empiezo empieza empiezan empece empezado
    comenzar comienzo comienza comienzan
    jugar juego juega juegan jugamos juegos
    dormir duermo duerme duermen dormido
    servir sirvo sirve sirven servido
    probar pruebo prueba prueban probarme pruebas
    mostrar muestro muestra muestrame muestran
    encontrar encuentro encuentra encuentran encontre encontrado
    morir muere murio muerto muerta
    recordar recuerdo recuerda recuerdame recordatorio
    elegir elijo elige eligen elegido
    seguir sigo sigue siguen seguimiento
    repetir repito repite repita repetido
    medir mido mide miden medida medidas
    doler duele duelen dolia dolor dolores
    calentar calienta caliente calientan
    encender enciendo enciende encienden encendido encendida
    despertar despierto despierta despiertame despertador
    llover llueve lloviendo lluvia
    nevar nieva nevando nieve
    resolver resuelvo resuelve resuelto
    pagar pago paga pagas pagan pague pagado pagos
    usar uso usa usas usan usado
    caer cae caigo cayo caido caida
    salir salgo sale salen salida salidas
    escribir escribo escribe escrito
    sentar siento sientan asiento asientos
    mover muevo mueve movido
    luz luces`,
  it: `aprire apro apre aprite aprono aperto aperta aperti aperte apertura
    chiudere chiudo chiude chiudete chiuso chiusa chiusi chiusura
    rompere rompe ruppe rotto rotta rotti rotte rottura
    perdere perdo perde perso persa persi perduto perdita
    spendere spendo spende speso spesa
    prendere prendo prende preso presa
    rendere rende reso resi
    scegliere scelgo sceglie scelto scelta
    leggere leggo legge lettura
    scrivere scrivo scrive scritto
    muovere muove mosso muovo
    rispondere risponde risposto risposta
    correggere corregge corretto correzione
    bere bevo beve bevuto bevanda bevande
    morire muore morto morta
    uscire esco esce uscite uscita
    tenere tengo tiene tenuto
    venire vengo viene venuto
    giocare gioco gioca giochi giocate
    pagare pago paga paghi pagate pagato pagamento
    cuocere cuoce cotto cottura
    piovere piove pioggia
    nevicare nevica neve
    spegnere spengo spegne spento spenta
    accendere accendo accende acceso accesa
    dipingere dipinge dipinto
    rimborsare rimborso rimborsi rimborsato
    spedire spedisco spedito spedizione
    offrire offro offre offerto offerta offerte
    iscrivere iscrivo iscritto iscrizione iscrivermi
    uovo uova`,
  pt: `abrir abro abre abrem abriu aberto aberta abertos abertas abertura
    pagar pago paga pagam pague pagou pagamento pagamentos
    perder perco perde perdi perdeu perdido perda
    pedir peco pede pedem pedi pedido pedidos
    medir meco mede medem medida medidas
    dormir durmo dorme dormem
    servir sirvo serve servem
    sair saio sai saem saida saidas
    subir subo sobe sobem
    cair caio cai caiu queda
    trazer trago traz trazem trouxe
    ouvir ouco ouve ouvem
    seguir sigo segue seguem
    ligar ligo ligam ligue ligou ligacao
    jogar jogo joga jogam jogos
    chover chove chovendo chuva
    doer doi doem doendo dor dores
    ler leio leem lido leitura
    romper rompe rompeu roto rompido
    escrever escrevo escreve escrito
    devolver devolvo devolve devolucao devolucoes
    entregar entrego entrega entregam entregue`,
  nl: `openen open opent geopend opening openingstijden openingsuren
    sluiten sluit sloot gesloten sluiting sluitingstijd
    breken breekt brak gebroken
    verliezen verliest verlies verloor verloren
    kopen koop koopt gekocht aankoop
    brengen brengt bracht gebracht
    vliegen vliegt gevlogen vlucht vluchten
    lenen leen leent geleend uitlenen
    huren huur huurt gehuurd verhuur
    eten eet gegeten
    drinken drinkt gedronken drank
    spreken spreekt gesproken sprak
    schrijven schrijft geschreven
    lezen lees leest gelezen
    helpen help helpt geholpen hulp
    beginnen begint begon begonnen begin
    krijgen krijg krijgt gekregen
    rijden rijdt gereden rit
    zoeken zoek gezocht
    stelen steelt gestolen diefstal
    bieden biedt geboden aanbod
    aannemen aangenomen aanname
    afspreken afgesproken afspraak
    betalen betaal betaalt betaald betaling`,
  da: `abne abner aben abent abne abningstider abningstid
    lukke lukker lukket lukketid
    tabe taber tabt
    kobe kober kobt kob
    spise spiser spist
    bryde bryder brudt
    sove sover sovet
    skrive skriver skrev skrevet
    finde finder fandt fundet
    hjaelpe hjaelper hjalp hjulpet hjaelp
    bringe bringer bragte bragt
    flyve flyver floj flojet
    stjaele stjal stjalet`,
  sv: `oppna oppnar oppet oppen oppettider oppettid
    stanga stanger stangt stangd
    kopa koper kopt kop
    tappa tappar tappat
    bryta bryter brot brutit bruten trasig
    skriva skriver skrev skrivit
    hjalpa hjalper hjalpt hjalp
    flyga flyger flog flugit flyg
    stjala stjal stulit stulen
    ata ater atit
    sova sover sov sovit
    dricka dricker druckit dryck`,
  no: `apne apner apen apent apne apningstider apningstid
    stenge stenger stengt
    kjope kjoper kjopt kjop
    miste mister mistet
    bryte bryter brot brutt
    skrive skriver skrev skrevet
    hjelpe hjelper hjalp hjulpet hjelp
    fly flyr floy flydd
    stjele stjal stjalet
    spise spiser spist`,
};
