/**
 * Everyday sentences in languages other than English. They are not questions to an agent, so their words are
 * not evidence for an intent.
 */
import { primaryLanguage } from '../../text/language.ts';
import { backgroundDomains } from './background-domains.ts';
import { backgroundRequests } from './background-requests.ts';

/** The sentences in the language of a tag; empty if there is no list. */
export const backgroundSentences = (language: string): readonly string[] =>
  BACKGROUND[primaryLanguage(language)] ?? [];

const SENTENCES: Readonly<Record<string, string>> = {
  de: `die Kinder spielen im Garten hinter dem Haus
mein Bruder hat letzten Sommer ein altes Boot gekauft
sie ging früh ins Bett, weil sie müde war
der Zug hatte heute Morgen wieder Verspätung
er sagte, dass er eines Tages zurückkommen würde
niemand weiß, warum der Himmel blau ist
daran können wir jetzt nichts mehr ändern
welches von diesen Büchern hat dein Vater geschrieben
wer hat die Brücke über den Fluss gebaut
wie viele Beine hat eine Spinne
der alte Mann setzte sich und sah auf das Meer
sie sind seit vielen Jahren befreundet
wann waren die ersten Menschen auf dem Mond
ich glaube nicht, dass die Katze das fressen wird
Brot war damals viel billiger
was machen Bienen im Winter
wir haben einen sehr großen Vogel in dem Baum gesehen
der Arzt hat ihr gesagt, dass sie mehr schlafen soll
woher kommen all diese Steine
wenn es regnet, ist der Schnee bis zum Abend weg
von hier aus kann man die Berge sehen
ihre Augen sind so grün wie das Meer
bitte weck den schlafenden Hund nicht
ist es wahr, dass Fische keine Ohren haben
ich bin müde
ich bin heute spät dran
ich bin mir nicht sicher
ich bin gegen Bienen allergisch
ich bin in einem kleinen Dorf aufgewachsen
ich habe Hunger
ich habe mir den Arm gebrochen
ich habe drei Brüder
ich möchte Geige lernen
ich möchte wissen, wie Raketen funktionieren
ich möchte einen Hund adoptieren
ich brauche einen guten Anwalt
ich brauche Hilfe bei meinen Hausaufgaben
ich will nicht in die Schule
ich suche meinen Regenschirm
ich kann nicht schlafen
ich verstehe den Witz nicht
ich finde den Film besser als das Buch
ich war gestern im Theater
ich weiß es nicht
wie baut man ein Vogelhaus
wie bekomme ich Wachs aus dem Teppich
wie wird Glas gemacht
wie hoch ist der höchste Berg
wie alt wird eine Schildkröte
wie lange muss ein Ei kochen
wie weit ist es bis zum Mond
wie heißt die Hauptstadt von Bolivien
wie geht es deiner Großmutter
wie viel wiegt ein Elefant
was ist ein schwarzes Loch
was ist der Sinn des Lebens
was ist der Unterschied zwischen Moos und Flechten
was kostet ein Klavier
was fressen Igel
was soll ich gegen Schnecken tun
was bedeutet dieses Wort
wer hat das Rad erfunden
wer hat das Spiel gewonnen
wann ist der nächste Vollmond
wann wurde die Mauer gebaut
wann muss man Apfelbäume schneiden
wo liegt der tiefste See
wo kann ich wilde Pferde sehen
wo hast du meine Brille hingelegt
warum schnurren Katzen
warum ist das Meer salzig
welcher Planet ist der größte
gibt es Leben auf dem Mars
gibt es hier noch Wölfe
ist eine Tomate ein Obst
kann man diesen Pilz essen
kannst du mir die Regeln erklären
kannst du bitte das Fenster putzen
können Pinguine fliegen
hast du den Regenbogen gesehen
muss ich dafür einen Helm tragen
erzähl mir etwas über die Römer
zeig mir ein Bild von einem Wal
gib mir den Hammer
hol bitte die Leiter aus dem Keller
das ist nicht mein Hut
das war ein schöner Abend
das macht nichts
mein Hund bellt den Mond an
mein Zahn tut weh
meine Tochter will Astronautin werden
meine Blumen sind verwelkt
es schneit schon wieder
es ist viel zu laut hier
noch einmal von vorne
nichts davon ist für Kinder`,
  fr: `les enfants jouent dans le jardin derrière la maison
mon frère a acheté un vieux bateau l'été dernier
elle est allée se coucher tôt parce qu'elle était fatiguée
le train était encore en retard ce matin
il a dit qu'il reviendrait un jour
personne ne sait pourquoi le ciel est bleu
il n'y a plus rien que nous puissions y faire
lequel de ces livres ton père a-t-il écrit
qui a construit le pont sur la rivière
combien de pattes a une araignée
le vieil homme s'est assis et a regardé la mer
ils sont amis depuis de nombreuses années
quand les premiers hommes ont-ils marché sur la lune
je ne pense pas que le chat va manger cela
le pain était beaucoup moins cher à cette époque
que font les abeilles en hiver
nous avons vu un très gros oiseau dans cet arbre
le médecin lui a dit qu'elle devait dormir plus
d'où viennent toutes ces pierres
s'il pleut, la neige aura disparu ce soir
on peut voir les montagnes d'ici
ses yeux sont aussi verts que la mer
s'il te plaît, ne réveille pas le chien qui dort
est-il vrai que les poissons n'ont pas d'oreilles
je suis fatigué
je suis en retard ce matin
je suis allergique aux abeilles
je suis né dans un petit village
je suis tombé dans l'escalier
je ne suis pas d'accord avec lui
je vais très bien
je vais me coucher
je vais chez ma grand-mère
j'ai faim
j'ai trois frères
j'ai perdu mon parapluie
j'ai vu un renard dans le jardin
je voudrais apprendre le violon
je voudrais savoir comment marchent les fusées
je veux adopter un chien
je cherche mes lunettes
je n'arrive pas à dormir
je ne comprends pas la blague
je ne sais pas
j'ai besoin d'un bon avocat
j'ai besoin d'aide pour mes devoirs
c'est vraiment dommage
c'est une belle chanson
c'est beaucoup trop loin
c'était une belle soirée
comment fabrique-t-on le verre
comment enlever la cire d'un tapis
comment construire une cabane
comment va ta mère
combien pèse un éléphant
combien de lunes a Jupiter
combien de temps vit une tortue
quel est le plus haut sommet du monde
quel est le sens de la vie
quelle est la capitale de la Bolivie
quelle est la différence entre une grenouille et un crapaud
quelle planète est la plus grande
qu'est-ce qu'un trou noir
qu'est-ce que mange un hérisson
que signifie ce mot
que faire contre les limaces
qui a inventé la roue
qui a gagné le match
quand est la prochaine pleine lune
quand faut-il tailler les pommiers
à quelle heure se lève le soleil en hiver
où se trouve le lac le plus profond
où as-tu mis mes gants
où peut-on voir des chevaux sauvages
pourquoi la mer est-elle salée
pourquoi les chats ronronnent
y a-t-il de la vie sur Mars
est-ce que les pingouins volent
est-ce que ce champignon est comestible
peux-tu m'expliquer les règles du jeu
peux-tu me passer le marteau
pouvez-vous garder mon chat
tu as vu l'arc-en-ciel
raconte-moi l'histoire des Romains
montre-moi une photo de baleine
va chercher l'échelle
mon chien aboie la nuit
mon fils veut devenir pompier
ma dent me fait mal
mes roses sont fanées
il neige encore
il fait trop de bruit ici
merci pour cette belle soirée
pour moi c'est un mystère
un poème sur l'automne
encore une fois depuis le début`,
  es: `los niños están jugando en el jardín detrás de la casa
mi hermano compró un barco viejo el verano pasado
ella se acostó temprano porque estaba cansada
el tren llegó tarde otra vez esta mañana
él dijo que volvería algún día
nadie sabe por qué el cielo es azul
ya no hay nada que podamos hacer
cuál de estos libros escribió tu padre
quién construyó el puente sobre el río
cuántas patas tiene una araña
el anciano se sentó y miró el mar
son amigos desde hace muchos años
cuándo caminaron los primeros hombres en la luna
no creo que el gato se coma esto
el pan era mucho más barato en aquellos días
qué hacen las abejas en invierno
vimos un pájaro muy grande en ese árbol
el médico le dijo que debía dormir más
de dónde vienen todas estas piedras
si llueve, la nieve se habrá ido por la tarde
desde aquí se pueden ver las montañas
sus ojos son tan verdes como el mar
por favor, no despiertes al perro que duerme
es verdad que los peces no tienen orejas
soy alérgico a las abejas
soy muy feliz hoy
soy el mayor de tres hermanos
no soy tan valiente
estoy cansado
estoy aburrido en casa
tengo hambre
tengo tres hermanos
tengo miedo a las arañas
he perdido mi paraguas
quiero aprender a tocar el violín
quiero saber cómo funcionan los cohetes
quiero adoptar un perro
quiero dormir un poco
quiero que llueva
necesito un buen abogado
necesito ayuda con mis deberes
busco mis gafas
no puedo dormir
no entiendo el chiste
no lo sé
me duele una muela
me gusta el olor de la lluvia
me he roto el brazo
mi perro ladra a la luna
mi hija quiere ser astronauta
mis rosas se han secado
esto no tiene sentido
para mí es un misterio
para qué sirve el hígado
gracias por una noche tan bonita
cómo se hace el vidrio
cómo quito la cera de la alfombra
cómo se construye una cabaña
cómo está tu abuela
cuánto pesa un elefante
cuánto vive una tortuga
cuántas lunas tiene Júpiter
cuál es la montaña más alta
cuál es la capital de Bolivia
cuál es el sentido de la vida
cuál es la diferencia entre una rana y un sapo
qué es un agujero negro
qué comen los erizos
qué significa esta palabra
qué hago contra los caracoles
quién inventó la rueda
quién ganó el partido
cuándo es la próxima luna llena
cuándo se podan los manzanos
a qué hora sale el sol en invierno
dónde está el lago más profundo
dónde has puesto mis guantes
dónde se pueden ver caballos salvajes
por qué el mar es salado
por qué ronronean los gatos
qué planeta es el más grande
hay vida en Marte
hay lobos en este bosque
es verdad que los gatos ven en la oscuridad
los pingüinos pueden volar
se puede comer esta seta
puedes explicarme las reglas del juego
puedes pasarme el martillo
has visto el arco iris
cuéntame algo de los romanos
enséñame una foto de una ballena
trae la escalera del sótano
está nevando otra vez
aquí hay demasiado ruido
una poesía sobre el otoño
otra vez desde el principio`,
  it: `i bambini giocano nel giardino dietro la casa
mio fratello ha comprato una vecchia barca l'estate scorsa
è andata a letto presto perché era stanca
il treno era di nuovo in ritardo stamattina
ha detto che un giorno sarebbe tornato
nessuno sa perché il cielo è blu
non c'è più niente che possiamo fare
quale di questi libri ha scritto tuo padre
chi ha costruito il ponte sul fiume
quante zampe ha un ragno
il vecchio si sedette e guardò il mare
sono amici da molti anni
quando i primi uomini hanno camminato sulla luna
non penso che il gatto mangerà questo
il pane era molto più economico a quei tempi
che cosa fanno le api in inverno
abbiamo visto un uccello molto grande su quell'albero
il medico le ha detto che deve dormire di più
da dove vengono tutte queste pietre
se piove, la neve sarà sparita entro sera
da qui si possono vedere le montagne
i suoi occhi sono verdi come il mare
per favore, non svegliare il cane che dorme
è vero che i pesci non hanno orecchie
sono stanco
sono in ritardo stamattina
sono allergico alle api
sono nato in un piccolo paese
non sono d'accordo
ho fame
ho tre fratelli
ho perso l'ombrello
ho visto una volpe in giardino
vorrei imparare il violino
vorrei sapere come funzionano i razzi
voglio adottare un cane
ho bisogno di un buon avvocato
ho bisogno di aiuto con i compiti
non riesco a dormire
non capisco la battuta
non lo so
cerco i miei occhiali
mi fa male un dente
mi piace l'odore della pioggia
il mio cane abbaia alla luna
mia figlia vuole fare l'astronauta
come si fa il vetro
come tolgo la cera dal tappeto
come sta tua nonna
quanto pesa un elefante
quante lune ha Giove
quanto vive una tartaruga
qual è la montagna più alta
qual è la capitale della Bolivia
qual è il senso della vita
che cos'è un buco nero
che cosa mangiano i ricci
che cosa significa questa parola
chi ha inventato la ruota
chi ha vinto la partita
quando è la prossima luna piena
a che ora sorge il sole d'inverno
dove si trova il lago più profondo
dove hai messo i miei guanti
perché il mare è salato
perché i gatti fanno le fusa
c'è vita su Marte
i pinguini sanno volare
si può mangiare questo fungo
puoi spiegarmi le regole del gioco
puoi passarmi il martello
hai visto l'arcobaleno
raccontami qualcosa dei romani
mostrami una foto di una balena
per me è un mistero
nevica di nuovo`,
  pt: `as crianças estão brincando no jardim atrás da casa
meu irmão comprou um barco velho no verão passado
ela foi para a cama cedo porque estava cansada
o trem atrasou de novo esta manhã
ele disse que voltaria um dia
ninguém sabe por que o céu é azul
não há mais nada que possamos fazer
qual destes livros o teu pai escreveu
quem construiu a ponte sobre o rio
quantas patas tem uma aranha
o velho sentou-se e olhou para o mar
eles são amigos há muitos anos
quando os primeiros homens andaram na lua
não acho que o gato vá comer isto
o pão era muito mais barato naquele tempo
o que as abelhas fazem no inverno
vimos um pássaro muito grande naquela árvore
o médico disse-lhe que devia dormir mais
de onde vêm todas estas pedras
se chover, a neve terá desaparecido até à noite
daqui se podem ver as montanhas
os olhos dela são tão verdes como o mar
por favor, não acorde o cão que está a dormir
é verdade que os peixes não têm orelhas
estou cansado
estou atrasado esta manhã
sou alérgico a abelhas
sou o mais velho de três irmãos
não concordo com ele
tenho fome
tenho três irmãos
perdi o guarda-chuva
vi uma raposa no jardim
quero aprender a tocar violino
quero saber como funcionam os foguetes
quero adotar um cachorro
gostaria de ver uma baleia
preciso de um bom advogado
preciso de ajuda com o dever de casa
não consigo dormir
não entendi a piada
não sei
procuro os meus óculos
dói-me um dente
gosto do cheiro da chuva
meu cachorro late para a lua
minha filha quer ser astronauta
como se faz o vidro
como tiro cera do tapete
como está a sua avó
quanto pesa um elefante
quantas luas tem Júpiter
quanto tempo vive uma tartaruga
qual é a montanha mais alta
qual é a capital da Bolívia
qual é o sentido da vida
o que é um buraco negro
o que comem os ouriços
o que significa esta palavra
quem inventou a roda
quem ganhou o jogo
quando é a próxima lua cheia
a que horas nasce o sol no inverno
onde fica o lago mais fundo
onde você pôs as minhas luvas
por que o mar é salgado
por que os gatos ronronam
há vida em Marte
os pinguins sabem voar
pode-se comer este cogumelo
você pode me explicar as regras do jogo
você pode me passar o martelo
você viu o arco-íris
conte-me algo sobre os romanos
mostre-me uma foto de um castelo
para mim é um mistério
está nevando de novo`,
  nl: `de kinderen spelen in de tuin achter het huis
mijn broer heeft vorige zomer een oude boot gekocht
ze ging vroeg naar bed omdat ze moe was
de trein was vanmorgen weer te laat
hij zei dat hij op een dag zou terugkomen
niemand weet waarom de lucht blauw is
er is nu niets meer dat we eraan kunnen doen
welk van deze boeken heeft je vader geschreven
wie heeft de brug over de rivier gebouwd
hoeveel poten heeft een spin
de oude man ging zitten en keek naar de zee
ze zijn al vele jaren vrienden
wanneer liepen de eerste mensen op de maan
ik denk niet dat de kat dit zal eten
brood was toen veel goedkoper
wat doen bijen in de winter
we zagen een heel grote vogel in die boom
de dokter heeft haar gezegd dat ze meer moet slapen
waar komen al deze stenen vandaan
als het regent, is de sneeuw vanavond weg
je kunt de bergen vanaf hier zien
haar ogen zijn zo groen als de zee
maak de slapende hond alsjeblieft niet wakker
is het waar dat vissen geen oren hebben
ik ben moe
ik ben te laat vanmorgen
ik ben allergisch voor bijen
ik ben in een klein dorp geboren
ik ben het er niet mee eens
ik heb honger
ik heb drie broers
ik heb mijn paraplu verloren
ik heb een vos in de tuin gezien
ik wil viool leren spelen
ik wil weten hoe raketten werken
ik wil een hond adopteren
ik wil graag een walvis zien
ik heb een goede advocaat nodig
ik heb hulp nodig met mijn huiswerk
ik kan niet slapen
ik snap de grap niet
ik weet het niet
ik zoek mijn bril
ik hou van de geur van regen
mijn kies doet pijn
mijn hond blaft naar de maan
mijn dochter wil astronaut worden
hoe wordt glas gemaakt
hoe krijg ik kaarsvet uit het tapijt
hoe gaat het met je oma
hoe hoog is de hoogste berg
hoeveel weegt een olifant
hoeveel manen heeft Jupiter
hoe oud wordt een schildpad
wat is de hoofdstad van Bolivia
wat is de zin van het leven
wat is een zwart gat
wat eten egels
wat betekent dit woord
wat kost een piano
wie heeft het wiel uitgevonden
wie heeft de wedstrijd gewonnen
wanneer is het weer volle maan
hoe laat komt de zon op in de winter
waar ligt het diepste meer
waar heb je mijn handschoenen gelaten
waarom is de zee zout
waarom spinnen katten
is er leven op Mars
kunnen pinguïns vliegen
kun je deze paddenstoel eten
kun je me de spelregels uitleggen
kun je me de hamer geven
heb je de regenboog gezien
vertel me iets over de Romeinen
laat me een foto van een walvis zien
dat is voor mij een raadsel
het sneeuwt alweer`,
  ru: `дети играют в саду за домом
мой брат купил старую лодку прошлым летом
она рано легла спать, потому что устала
поезд сегодня утром опять опоздал
он сказал, что когда-нибудь вернётся
никто не знает, почему небо голубое
теперь мы ничего не можем с этим сделать
какую из этих книг написал твой отец
кто построил мост через реку
сколько ног у паука
старик сел и посмотрел на море
они дружат уже много лет
когда первые люди ходили по луне
я не думаю, что кошка будет это есть
хлеб тогда был намного дешевле
что делают пчёлы зимой
мы видели очень большую птицу на том дереве
врач сказал ей, что надо больше спать
откуда взялись все эти камни
если пойдёт дождь, к вечеру снега не будет
отсюда можно увидеть горы
её глаза такие же зелёные, как море
пожалуйста, не будите спящую собаку
правда ли, что у рыб нет ушей`,
  ja: `子供たちが家の裏の庭で遊んでいます
兄は去年の夏に古い船を買いました
彼女は疲れていたので早く寝ました
今朝も電車が遅れました
彼はいつか戻ってくると言いました
空がなぜ青いのか誰も知りません
今となっては私たちにできることは何もない
これらの本のうちお父さんが書いたのはどれですか
誰がその川に橋をかけたのですか
クモには足が何本ありますか
老人は座って海を見ました
彼らは何年も前からの友達です
最初の人間が月を歩いたのはいつですか
猫がこれを食べるとは思いません
あの頃はパンがもっと安かった
ミツバチは冬に何をしますか
あの木にとても大きな鳥がいるのを見ました
医者は彼女にもっと寝なさいと言った
これらの石はどこから来たのですか
雨が降れば夕方までに雪は消えるでしょう
ここから山が見えます
彼女の目は海のように緑色です
寝ている犬を起こさないでください
魚には耳がないというのは本当ですか
疲れました
お腹が空きました
眠れません
わかりません
兄が三人います
犬が月に向かって吠えています
歯が痛いです
バイオリンを習いたいです
ロケットがどうやって飛ぶのか知りたい
もう家に帰ります
眼鏡を探しています
また雪が降っています
ここはうるさすぎます
この言葉はどういう意味ですか
象の体重はどれくらいですか
亀は何年生きますか
世界で一番高い山はどれですか
ガラスはどうやって作りますか
ブラックホールとは何ですか
ハリネズミは何を食べますか
誰が車輪を発明しましたか
試合はどちらが勝ちましたか
虹を見ましたか
私の手袋をどこに置きましたか
金槌を取ってください
ローマ人の話をしてください
どうして海は塩辛いのですか
猫はなぜ喉を鳴らすのですか
火星に生き物はいますか
ペンギンは飛べますか
次の満月はいつですか
冬は何時に日が昇りますか`,
  ko: `아이들이 집 뒤의 마당에서 놀고 있어요
형은 작년 여름에 낡은 배를 샀습니다
그녀는 피곤해서 일찍 잤어요
오늘 아침에도 기차가 늦었어요
그는 언젠가 돌아오겠다고 말했다
하늘이 왜 파란지 아무도 몰라요
이제 우리가 할 수 있는 일은 없습니다
이 책들 중에서 아버지가 쓰신 것은 무엇입니까
누가 강에 다리를 놓았나요
거미는 다리가 몇 개예요
노인은 앉아서 바다를 보았다
그들은 오랫동안 친구로 지냈어요
사람이 처음 달을 걸은 것은 언제입니까
고양이가 이것을 먹을 것 같지 않아요
그때는 빵이 훨씬 더 쌌습니다
벌은 겨울에 무엇을 하나요
우리는 저 나무에서 아주 큰 새를 보았어요
의사는 그녀에게 더 자야 한다고 말했다
이 돌들은 모두 어디에서 왔나요
비가 오면 저녁까지 눈이 없어질 거예요
여기에서 산을 볼 수 있어요
그녀의 눈은 바다처럼 푸르다
자는 개를 깨우지 마세요
물고기는 귀가 없다는 것이 사실인가요
피곤해요
배가 고파요
잠이 안 와요
모르겠어요
형이 세 명 있어요
개가 달을 보고 짖어요
이가 아파요
바이올린을 배우고 싶어요
로켓이 어떻게 나는지 알고 싶어요
이제 집에 갈래요
안경을 찾고 있어요
또 눈이 와요
여기는 너무 시끄러워요
이 단어는 무슨 뜻이에요
코끼리는 무게가 얼마나 돼요
거북이는 몇 년 살아요
세상에서 제일 높은 산은 어디예요
유리는 어떻게 만들어요
블랙홀이 뭐예요
고슴도치는 무엇을 먹어요
바퀴는 누가 발명했어요
경기는 누가 이겼어요
무지개 봤어요
내 장갑을 어디에 두었어요
망치 좀 주세요
로마 사람들 이야기를 해 주세요
바다는 왜 짜요
고양이는 왜 가르랑거려요
화성에 생명이 있나요
펭귄은 날 수 있나요
다음 보름달은 언제예요
겨울에는 몇 시에 해가 떠요`,
  zh: `孩子们在房子后面的花园里玩
我哥哥去年夏天买了一条旧船
她很累，所以早早就睡了
今天早上火车又晚点了
他说总有一天他会回来的
没有人知道天空为什么是蓝色的
现在我们已经没有办法了
这些书里哪一本是你父亲写的
谁在河上建了这座桥
蜘蛛有几条腿
老人坐下来看着大海
他们已经是多年的朋友了
人类第一次在月亮上行走是什么时候
我不觉得这只猫会吃这个
那时候面包便宜得多
蜜蜂在冬天做什么
我们在那棵树上看到了一只很大的鸟
医生告诉她应该多睡一点
這些石頭都是從哪裡來的
如果下雨，到晚上雪就沒有了
從這裡可以看到山
她的眼睛和海一樣綠
請不要吵醒睡著的狗
魚真的沒有耳朵嗎
我很累
我饿了
我睡不着
我不知道
我有三个哥哥
我的狗对着月亮叫
我的牙很疼
我想学小提琴
我想知道火箭是怎么飞的
我要回家了
我在找我的眼镜
今天又下雪了
这里太吵了
这个字是什么意思
大象有多重
乌龟能活多久
世界上最高的山是哪一座
玻璃是怎么做的
黑洞是什么
刺猬吃什么
谁发明了轮子
谁赢了比赛
你看到彩虹了吗
你把我的手套放在哪里了
请把锤子给我
请给我讲讲罗马人的故事
为什么海水是咸的
为什么猫会打呼噜
火星上有生命吗
企鹅会飞吗
什么时候是满月
几点日出`,
};

const BACKGROUND: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(Object.entries(SENTENCES).map(([language, text]) => [language, text.split('\n')])),
  en: [...backgroundRequests, ...backgroundDomains],
};
