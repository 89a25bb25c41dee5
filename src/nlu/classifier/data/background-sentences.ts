/**
 * Everyday sentences for languages without a file of word vectors. Nobody asks an agent any of them, so their
 * words are not evidence for an intent.
 */
import { primaryLanguage } from '../../text/language.ts';

/** The sentences in the language of a tag; empty if there is no list. */
export const backgroundSentences = (language: string): readonly string[] =>
  SENTENCES[primaryLanguage(language)]?.split('\n') ?? [];

const SENTENCES: Readonly<Record<string, string>> = {
  en: `the children are playing in the garden behind the house
my brother bought an old boat last summer
she went to bed early because she was tired
the train was late again this morning
he said that he would come back one day
nobody knows why the sky is blue
there is nothing that we can do about it now
which of these books did your father write
who built the bridge over the river
how many legs does a spider have
the old man sat down and looked at the sea
they have been friends for many years
when did the first people walk on the moon
I do not think that the cat will eat this
bread was much cheaper in those days
what do bees do in winter
we saw a very big bird in that tree
the doctor told her that she should sleep more
where do all these stones come from
if it rains, the snow will be gone by evening
you can see the mountains from here
her eyes are as green as the sea
please do not wake the sleeping dog
is it true that fish have no ears`,
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
ist es wahr, dass Fische keine Ohren haben`,
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
est-il vrai que les poissons n'ont pas d'oreilles`,
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
es verdad que los peces no tienen orejas`,
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
è vero che i pesci non hanno orecchie`,
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
é verdade que os peixes não têm orelhas`,
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
is het waar dat vissen geen oren hebben`,
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
魚には耳がないというのは本当ですか`,
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
물고기는 귀가 없다는 것이 사실인가요`,
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
魚真的沒有耳朵嗎`,
};
