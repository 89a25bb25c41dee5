/**
 * Words around periods, by language, in the form of `time-words.ts`. `b`: the beginning of a week or of some days
 * (`week beginning`); `m`: a part of a period (1 early, 2 mid, 3 late, as halves; 11, 12, 13 the thirds of a month);
 * `k`: the rest of a period; `z`: seasons, by their first month; `i`: for (some hours).
 */
export type PeriodKind = 'b' | 'm' | 'k' | 'z' | 'i';

export const periodWords: Readonly<Record<string, Readonly<Partial<Record<PeriodKind, string>>>>> = {
  en: {
    b: 'beginning starting commencing beginning_on starting_on starting_from beginning_from that_begins that_starts w/c',
    m: 'first_half_of=1 the_first_half_of=1 second_half_of=3 the_second_half_of=3 early=1 beginning_of=1 the_beginning_of=1 start_of=1 the_start_of=1 mid=2 mid-=2 middle_of=2 the_middle_of=2 late=3',
    k: 'rest_of remainder_of the_rest_of the_remainder_of remaining_days_of the_remaining_days_of',
    z: 'spring=3 summer=6 autumn=9 fall=9 winter=12',
    i: 'for',
  },
  de: {
    b: 'beginnend ab beginnend_am ab_dem die_am startend',
    m: 'erste_hälfte=1 ersten_hälfte=1 zweite_hälfte=3 zweiten_hälfte=3 erste_jahreshälfte=1 zweite_jahreshälfte=3 anfang=1 beginn=1 mitte=2 ende=3',
    k: 'rest rest_des rest_der',
    z: 'frühling=3 frühjahr=3 sommer=6 herbst=9 winter=12',
    i: 'für',
  },
  fr: {
    b: 'commençant débutant qui_commence commençant_le débutant_le à_partir_de à_partir_du qui_commence_le à_compter_du',
    m: 'première_moitié_de/première_moitié_du=1 première_moitié=1 deuxième_moitié_de/deuxième_moitié_du=3 seconde_moitié_de/seconde_moitié_du=3 deuxième_moitié=3 début_des/au_début_des/le_début_des=1 milieu_des/au_milieu_des/le_milieu_des=2 fin_des/la_fin_des/à_la_fin_des=3 début=1 le_début_de/le_début_du=1 début_de/début_du=1 au_début_de/au_début_du=1 mi-=2 mi=2 milieu=2 le_milieu=2 au_milieu=2 fin=3 la_fin_de/la_fin_du=3 fin_de/fin_du=3',
    k: 'le_reste_de reste_de le_reste_du reste_du',
    z: "printemps=3 été=6 l'été=6 automne=9 l'automne=9 hiver=12 l'hiver=12",
    i: 'pendant pour durant',
  },
  es: {
    b: 'que_comienza que_empieza que_inicia que_va comenzando empezando a_partir_de a_partir_del que_comienza_el que_empieza_el que_inicia_el que_va_del a_partir_del',
    m: 'primera_mitad_de/primera_mitad_del=1 primera_mitad=1 segunda_mitad_de/segunda_mitad_del=3 segunda_mitad=3 principios_de/principios_del=1 principios=1 a_principios_de/a_principios_del=1 comienzos_de/comienzos_del=1 a_comienzos_de/a_comienzos_del=1 inicios_de/inicios_del=1 a_inicios_de/a_inicios_del=1 principio_de/principio_del=1 inicio_de/inicio_del=1 mediados_de/mediados_del=2 a_mediados_de/a_mediados_del=2 mitad_de/mitad_del=2 fines_de/fines_del=3 a_fines_de/a_fines_del=3 finales_de/finales_del=3 a_finales_de/a_finales_del=3 final_de/final_del=3 fin_de/fin_del=3',
    k: 'resto_de resto_del el_resto_de el_resto_del lo_que_queda_de',
    z: 'primavera=3 verano=6 otoño=9 invierno=12',
    i: 'por durante',
  },
  it: {
    b: "che_comincia che_inizia a_partire_da a_partire_dal che_inizia_il che_comincia_il a_partire_dall'",
    m: "prima_metà=1 prima_metà_di/prima_metà_del/prima_metà_della/prima_metà_dell'=1 seconda_metà=3 seconda_metà_di/seconda_metà_del/seconda_metà_della/seconda_metà_dell'=3 inizio_degli/all'inizio_degli/inizi_degli=1 metà_degli/a_metà_degli=2 fine_degli/alla_fine_degli=3 inizio=1 l'inizio_di/l'inizio_del/l'inizio_della/l'inizio_dell'=1 inizio_di/inizio_del/inizio_della/inizio_dell'=1 all'inizio_di/all'inizio_del/all'inizio_della/all'inizio_dell'=1 primi_di/primi_del/primi_della/primi_dell'=1 metà=2 metà_di/metà_del/metà_della/metà_dell'=2 a_metà=2 fine=3 fine_di/fine_del/fine_della/fine_dell'=3 la_fine_di/la_fine_del/la_fine_della/la_fine_dell'=3",
    k: 'resto_di resto_del resto_della il_resto_della il_resto_del',
    z: 'primavera=3 estate=6 autunno=9 inverno=12',
    i: 'per',
  },
  pt: {
    b: 'que_começa que_inicia começando a_partir_de a_partir_do que_começa_em iniciando',
    m: 'primeira_metade=1 primeira_metade_de/primeira_metade_do/primeira_metade_da=1 segunda_metade=3 segunda_metade_de/segunda_metade_do/segunda_metade_da=3 início_dos/no_início_dos/começo_dos/no_começo_dos=1 meados_dos/em_meados_dos=2 final_dos/no_final_dos/fim_dos/no_fim_dos=3 início=1 início_de/início_do/início_da=1 começo_de/começo_do/começo_da=1 no_início_de/no_início_do/no_início_da=1 no_começo_de/no_começo_do/no_começo_da=1 meados_de/meados_do/meados_da=2 em_meados_de/em_meados_do/em_meados_da=2 fim_de/fim_do/fim_da=3 final_de/final_do/final_da=3 no_final_de/no_final_do/no_final_da=3 no_fim_de/no_fim_do/no_fim_da=3',
    k: 'resto_da resto_do o_resto_da o_resto_do',
    z: 'primavera=3 verão=6 outono=9 inverno=12',
    i: 'por durante',
  },
  nl: {
    b: 'beginnend startend aanvangend beginnend_op startend_op aanvangend_op vanaf die_begint_op die_begint ingaand',
    m: 'eerste_helft_van=1 eerste_helft=1 tweede_helft_van=3 tweede_helft=3 begin=1 begin_van=1 het_begin_van=1 halverwege=2 midden=2 medio=2 midden_van=2 het_midden_van=2 half=2 eind=3 einde=3 eind_van=3 einde_van=3 het_einde_van=3',
    k: 'rest_van de_rest_van',
    z: 'lente=3 voorjaar=3 zomer=6 herfst=9 najaar=9 winter=12',
    i: 'voor gedurende',
  },
  sv: {
    b: 'som_börjar med_början från_och_med från',
    m: 'första_halvan_av=1 andra_halvan_av=3 början_av=1 i_början_av=1 mitten_av=2 i_mitten_av=2 slutet_av=3 i_slutet_av=3',
    k: 'resten_av',
    z: 'i_våras=3 i_somras=6 i_höstas=9 i_vintras=12 våren=3 sommaren=6 hösten=9 vintern=12 vår=3 sommar=6 höst=9 vinter=12',
    i: 'i under',
  },
  tr: {
    b: 'başlayan itibaren',
    m: 'ilk_yarısı/ilk_yarısında/ilk_yarısının=1 ikinci_yarısı/ikinci_yarısında/ikinci_yarısının=3 başı=1 başında=1 başları=1 başlarında=1 ortası=2 ortasında=2 ortaları=2 sonu=3 sonunda=3 sonları=3 sonlarında=3',
    k: 'geri_kalanı geri_kalanında kalanı kalanında',
    z: 'ilkbahar=3 yaz=6 sonbahar=9 kış=12',
  },
  ja: {
    b: 'から_始まる から始まる からの',
    m: '上旬=11 中旬=12 下旬=13 初旬=11 初め=1 初頭=1 半ば=2 中頃=2 末=3 前半=1 後半=3',
    k: '残り',
    z: '春=3 夏=6 秋=9 冬=12',
  },
  zh: {
    b: '开始的 开始',
    m: '上旬=11 中旬=12 下旬=13 早期=1 初期=1 中期=2 后期=3 末期=3 初=1 中=2 底=3 末=3 前半=1 后半=3 上半=1 下半=3 上半月=1 下半月=3',
    k: '剩下的 剩余的',
    z: '春天=3 夏天=6 秋天=9 冬天=12 春季=3 夏季=6 秋季=9 冬季=12',
  },
  ko: {
    m: '초반=1 중반=2 초=1 초순=11 상순=11 중순=12 하순=13 말=3 전반=1 후반=3',
    z: '봄=3 여름=6 가을=9 겨울=12',
    i: '동안',
  },
  hi: {
    b: 'से_शुरू से_शुरू_होने_वाले',
    m: 'की_शुरुआत=1 के_आरंभ=1 के_अंत=3',
    z: 'वसंत=3 गर्मी=6 गर्मियों=6 शरद=9 सर्दी=12 सर्दियों=12',
    i: 'के_लिए',
  },
};
