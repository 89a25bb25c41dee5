/** English names for which the standard has an uncommon form. */
export const countryAnswers: Readonly<Record<string, string>> = {
  US: 'United States of America',
  TR: 'Turkey',
  CI: 'Ivory Coast',
  MM: 'Myanmar',
  CG: 'Republic of the Congo',
  CD: 'Democratic Republic of the Congo',
  HK: 'Hong Kong',
  MO: 'Macao',
  CZ: 'Czech Republic',
  PS: 'Palestine',
  CC: 'Cocos Islands',
  SX: 'Sint Maarten',
};

/** What people say besides the standard name: `CODE=name=name`, spaces as `_`. */
export const countryAliases: Readonly<Record<string, string>> = {
  en: "US=usa=u.s.a.=u.s.=the_states=america=united_states_of_america=the_us=the_united_states GB=uk=u.k.=great_britain=britain=the_uk NL=holland=the_netherlands CZ=czechia=czech_republic RU=russian_federation KR=korea=south_korea=republic_of_korea KP=dprk=north_korea CN=prc=mainland_china AE=uae=emirates=the_emirates TR=turkey=turkiye CI=ivory_coast=cote_d'ivoire MM=burma=myanmar CD=dr_congo=drc=democratic_republic_of_the_congo CG=congo=republic_of_the_congo HK=hong_kong MO=macau=macao SZ=swaziland CV=cape_verde TL=east_timor VA=vatican=the_vatican PS=palestine BA=bosnia=bosnia_and_herzegovina MK=macedonia SY=syrian_arab_republic VN=viet_nam LA=lao PH=the_philippines BS=the_bahamas GM=the_gambia VC=saint_vincent TT=trinidad=trinidad_and_tobago AG=antigua KN=saint_kitts=saint_kitts_and_nevis LC=saint_lucia",
  de: 'US=usa=amerika=vereinigte_staaten_von_amerika=die_usa=den_usa=vereinigten_staaten=staaten GB=großbritannien=grossbritannien=england NL=holland=niederlanden CH=schweiz=der_schweiz CZ=tschechien=tschechische_republik KR=korea AE=emirate=vereinigten_arabischen_emiraten TR=türkei HK=hongkong BY=weißrussland MK=mazedonien CN=volksrepublik_china',
  fr: "US=usa=amérique=états-unis_d'amérique=les_états-unis GB=grande-bretagne=angleterre NL=hollande CZ=république_tchèque KR=corée=corée_du_sud KP=corée_du_nord AE=émirats MK=macédoine HK=hong_kong BY=biélorussie CI=côte_d'ivoire",
  es: 'US=usa=eeuu=ee.uu.=ee._uu.=américa=estados_unidos_de_américa=norteamérica GB=gran_bretaña=inglaterra NL=holanda KR=corea=corea_del_sur KP=corea_del_norte CZ=república_checa AE=emiratos HK=hong_kong MX=méjico',
  it: "US=usa=america=stati_uniti=stati_uniti_d'america GB=gran_bretagna=inghilterra NL=olanda=paesi_bassi KR=corea=corea_del_sud KP=corea_del_nord CZ=repubblica_ceca AE=emirati HK=hong_kong",
  pt: 'US=usa=eua=américa=estados_unidos_da_américa GB=grã-bretanha=inglaterra=reino_unido NL=holanda=países_baixos KR=coreia=coreia_do_sul KP=coreia_do_norte CZ=república_tcheca=república_checa=tchéquia AE=emirados HK=hong_kong PL=polônia=polónia RO=romênia=roménia VN=vietnã=vietname IR=irã=irão KE=quênia=quénia',
  ru: 'US=сша=америка=америке=америку=америки=штаты=соединённые_штаты_америки=соединенных_штатах GB=великобритания=англия=британия NL=голландия KR=корея=южная_корея KP=северная_корея CZ=чехия AE=эмираты=оаэ HK=гонконг BY=беларусь=белоруссия CN=китай RU=российская_федерация=рф MD=молдавия KG=киргизия TM=туркмения',
  ja: 'US=アメリカ=米国=アメリカ合衆国 GB=イギリス=英国 NL=オランダ KR=韓国=大韓民国 KP=北朝鮮 CN=中国=中華人民共和国 TW=台湾 HK=香港 DE=独国 FR=仏国 JP=日本国 TR=トルコ VN=ベトナム IN=インド RU=ロシア AU=豪州 AE=アラブ首長国連邦',
  zh: 'US=美国=美利坚=美國 GB=英国=大不列颠=英國 NL=荷兰=荷蘭 KR=韩国=南韩=韓國=南韓 KP=朝鲜=北韩=北朝鮮=北韓 CN=中国=中國=中华人民共和国 TW=台湾=台灣=臺灣 HK=香港 MO=澳门=澳門 RU=俄国=俄羅斯 AE=阿联酋 TH=泰国=泰國 DE=德國 FR=法國 JP=日本 SG=新加坡 MY=马来西亚 AU=澳洲=澳大利亚 NZ=纽西兰=新西兰 LA=老挝 SA=沙特',
  ko: 'US=미국=미합중국 GB=영국 NL=네덜란드=홀란드 KR=한국=대한민국=남한 KP=북한 CN=중국 TW=대만=타이완 HK=홍콩 DE=독일 AU=호주 TH=태국=타이 TR=터키=튀르키예 AE=아랍에미리트 VN=베트남=월남',
  nl: 'US=usa=vs=amerika=verenigde_staten=verenigde_staten_van_amerika GB=groot-brittannië=engeland=verenigd_koninkrijk NL=holland KR=korea=zuid-korea KP=noord-korea CZ=tsjechië AE=emiraten BY=wit-rusland HK=hong_kong',
  tr: 'US=abd=amerika=amerika_birleşik_devletleri GB=ingiltere=büyük_britanya=birleşik_krallık NL=hollanda KR=kore=güney_kore KP=kuzey_kore CZ=çek_cumhuriyeti=çekya AE=bae HK=hong_kong BY=beyaz_rusya',
  sv: 'US=usa=amerika GB=storbritannien=england NL=holland',
  da: 'US=usa=amerika GB=storbritannien=england NL=holland',
  no: 'US=usa=amerika GB=storbritannia=england NL=nederland=holland',
  pl: 'US=usa=ameryka=stany_zjednoczone GB=wielka_brytania=anglia NL=holandia',
  uk: 'US=сша=америка GB=велика_британія=англія NL=нідерланди=голландія',
  id: 'US=as=amerika=amerika_serikat GB=inggris=britania_raya NL=belanda',
  hi: 'US=अमेरिका=अमरीका GB=ब्रिटेन=इंग्लैंड IN=भारत=हिंदुस्तान',
  th: 'US=อเมริกา=สหรัฐอเมริกา=สหรัฐ GB=อังกฤษ=สหราชอาณาจักร',
};
