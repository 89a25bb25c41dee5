/** Symbols of currencies, before or after the amount; longer ones are tried first. */
export const currencySymbols: Readonly<Record<string, string>> = {
  $: 'USD', 'us$': 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR', '₽': 'RUB', '₩': 'KRW', 'r$': 'BRL', '₺': 'TRY', '₴': 'UAH', '฿': 'THB', '₫': 'VND', '₪': 'ILS', '₱': 'PHP', '₦': 'NGN', '₿': 'BTC', 'c$': 'CAD', 'ca$': 'CAD', 'a$': 'AUD', 'au$': 'AUD', 'nz$': 'NZD', 'hk$': 'HKD', 'nt$': 'TWD', 's$': 'SGD', 'mx$': 'MXN', 'zł': 'PLN', 'kč': 'CZK', 'rs.': 'INR', 'руб.': 'RUB', 'p.': 'RUB', '円': 'JPY',
};

/** Short names: `CODE=word/word`, by language; spaces as `_`. */
export const currencyWords: Readonly<Record<string, string>> = {
  en: 'USD=dollar/dollars/buck/bucks/us_dollar/us_dollars/american_dollars/american_dollar/greenback GBP=pound/pounds/pound_sterling/pounds_sterling/british_pounds/british_pound/quid/sterling EUR=euro/euros JPY=yen/japanese_yen CNY=yuan/renminbi/rmb/chinese_yuan CHF=franc/francs/swiss_franc/swiss_francs INR=rupee/rupees/indian_rupees RUB=ruble/rubles/rouble/roubles/russian_rubles MXN=peso/pesos/mexican_pesos KRW=won/korean_won BRL=real/reais/reals TRY=lira/liras/turkish_lira SEK=swedish_krona/swedish_kronor/krona/kronor NOK=norwegian_krone/norwegian_kroner DKK=krone/kroner/danish_kroner/danish_krone PLN=zloty/zlotys/zloties HUF=forint/forints CZK=czech_koruna/koruna/czech_crowns THB=baht ZAR=rand/rands AED=dirham/dirhams SAR=riyal/riyals ILS=shekel/shekels VND=dong IDR=rupiah MYR=ringgit PHP=philippine_pesos SGD=singapore_dollars/singapore_dollar HKD=hong_kong_dollars/hong_kong_dollar AUD=australian_dollars/aussie_dollars CAD=canadian_dollars/loonies NZD=kiwi_dollars TWD=taiwan_dollars EGP=egyptian_pounds UAH=hryvnia/hryvnias NGN=naira KES=kenyan_shillings PKR=pakistani_rupees BTC=bitcoin/bitcoins',
  de: 'USD=dollar/us-dollar/us_dollar/amerikanische_dollar EUR=euro/euros CHF=franken/schweizer_franken/fränkli GBP=pfund/britische_pfund/pfund_sterling JPY=yen/japanische_yen CNY=yuan/renminbi RUB=rubel KRW=won INR=rupien/rupie TRY=lira/türkische_lira PLN=zloty SEK=schwedische_kronen/schwedische_krone NOK=norwegische_kronen DKK=dänische_kronen/kronen CZK=tschechische_kronen HUF=forint BRL=real MXN=peso/pesos THB=baht ZAR=rand CAD=kanadische_dollar AUD=australische_dollar',
  fr: 'USD=dollar/dollars/dollar_américain/dollars_américains EUR=euro/euros/balles CHF=franc/francs/franc_suisse/francs_suisses GBP=livre/livres/livre_sterling/livres_sterling JPY=yen/yens CNY=yuan/yuans RUB=rouble/roubles KRW=won/wons INR=roupie/roupies TRY=livre_turque/livres_turques BRL=real/reals MXN=peso/pesos CAD=dollar_canadien/dollars_canadiens/dollars_canadien AUD=dollars_australiens SEK=couronne_suédoise/couronnes_suédoises/couronnes NOK=couronnes_norvégiennes DKK=couronnes_danoises PLN=zloty/zlotys THB=baht/bahts MAD=dirham/dirhams',
  es: 'USD=dólar/dólares/dólar_estadounidense/dólares_estadounidenses/dólares_americanos EUR=euro/euros GBP=libra/libras/libra_esterlina/libras_esterlinas JPY=yen/yenes CNY=yuan/yuanes CHF=franco/francos/franco_suizo/francos_suizos RUB=rublo/rublos KRW=won/wones INR=rupia/rupias TRY=lira/liras/lira_turca/liras_turcas BRL=real/reales MXN=peso/pesos/peso_mexicano/pesos_mexicanos ARS=peso_argentino/pesos_argentinos CLP=peso_chileno/pesos_chilenos COP=peso_colombiano/pesos_colombianos SEK=corona_sueca/coronas_suecas/coronas',
  it: 'USD=dollaro/dollari/dollari_americani EUR=euro GBP=sterlina/sterline/lira_sterlina JPY=yen CNY=yuan CHF=franco/franchi/franco_svizzero/franchi_svizzeri RUB=rublo/rubli KRW=won INR=rupia/rupie TRY=lira_turca/lire_turche BRL=real MXN=peso/pesos SEK=corona_svedese/corone_svedesi/corone CAD=dollari_canadesi AUD=dollari_australiani',
  pt: 'BRL=real/reais/conto/pila USD=dólar/dólares/dólares_americanos EUR=euro/euros GBP=libra/libras/libra_esterlina/libras_esterlinas JPY=iene/ienes CNY=iuane/iuanes/yuan CHF=franco/francos/franco_suíço/francos_suíços RUB=rublo/rublos INR=rupia/rupias MXN=peso/pesos ARS=pesos_argentinos TRY=lira_turca/liras_turcas KRW=won',
  ru: 'RUB=рубль/рубля/рублей/рублю/рублями/рубли/руб USD=доллар/доллара/долларов/доллары/долларах/бакс/бакса/баксов/доллар_сша/доллара_сша/долларов_сша EUR=евро GBP=фунт/фунта/фунтов/фунты/фунт_стерлингов/фунтов_стерлингов JPY=иена/иены/иен/йена/йены/йен CNY=юань/юаня/юаней/юани CHF=франк/франка/франков/швейцарских_франков/швейцарский_франк UAH=гривна/гривны/гривен/гривну KZT=тенге TRY=лира/лиры/лир/турецких_лир INR=рупия/рупии/рупий KRW=вона/воны/вон BYN=белорусских_рублей',
  ja: 'JPY=円/日本円 USD=ドル/米ドル/アメリカドル EUR=ユーロ GBP=ポンド/英ポンド CNY=元/人民元 KRW=ウォン/韓国ウォン CHF=スイスフラン/フラン RUB=ルーブル INR=ルピー TWD=台湾ドル HKD=香港ドル AUD=豪ドル/オーストラリアドル CAD=カナダドル THB=バーツ TRY=リラ/トルコリラ MXN=ペソ BRL=レアル VND=ドン',
  zh: 'CNY=元/块/块钱/人民币/塊/塊錢/人民幣/圆/元人民币 USD=美元/美金/美刀/刀 EUR=欧元/歐元 GBP=英镑/英鎊/镑 JPY=日元/日圆/日圓/日币 KRW=韩元/韩币/韓元/韓幣 HKD=港元/港币/港幣 TWD=台币/新台币/台幣/新台幣 CHF=瑞士法郎/瑞郎/法郎 RUB=卢布/俄罗斯卢布/盧布 INR=卢比/印度卢比 AUD=澳元/澳币/澳幣 CAD=加元/加币/加拿大元 SGD=新加坡元/新币 THB=泰铢/泰銖 TRY=土耳其里拉/里拉 MYR=马币/令吉 BRL=雷亚尔 MXN=比索 VND=越南盾',
  ko: 'KRW=원/한국_원 USD=달러/미국_달러/불/미달러 EUR=유로 JPY=엔/일본_엔/엔화 CNY=위안/중국_위안/위안화 GBP=파운드/영국_파운드 CHF=스위스_프랑/프랑 RUB=루블 INR=루피 HKD=홍콩_달러/홍콩달러 AUD=호주_달러/호주달러 CAD=캐나다_달러/캐나다달러 TWD=대만_달러/대만달러 THB=바트 VND=동 TRY=리라 MXN=페소',
  nl: 'EUR=euro/euros USD=dollar/dollars/amerikaanse_dollar/amerikaanse_dollars GBP=pond/ponden/britse_pond/britse_ponden JPY=yen CNY=yuan CHF=frank/franken/zwitserse_frank/zwitserse_franken RUB=roebel/roebels INR=roepie/roepies TRY=lira/turkse_lira SEK=zweedse_kroon/zweedse_kronen/kronen KRW=won MXN=peso/pesos BRL=real',
  tr: 'TRY=lira/türk_lirası/tl/liraya USD=dolar/amerikan_doları/abd_doları EUR=euro/avro GBP=sterlin/pound/ingiliz_sterlini JPY=yen/japon_yeni CNY=yuan CHF=frank/isviçre_frangı RUB=ruble/rus_rublesi KRW=won INR=rupi',
  sv: 'SEK=krona/kronor/kr/spänn USD=dollar EUR=euro GBP=pund JPY=yen NOK=norska_kronor DKK=danska_kronor CHF=franc',
  da: 'DKK=krone/kroner/kr USD=dollar/dollars EUR=euro GBP=pund JPY=yen SEK=svenske_kroner NOK=norske_kroner',
  no: 'NOK=krone/kroner/kr USD=dollar EUR=euro GBP=pund JPY=yen SEK=svenske_kroner DKK=danske_kroner',
  pl: 'PLN=złoty/złote/złotych/zł USD=dolar/dolary/dolarów EUR=euro GBP=funt/funty/funtów JPY=jen/jeny/jenów CHF=frank/franki/franków RUB=rubel/ruble/rubli CZK=korona/korony/koron',
  uk: 'UAH=гривня/гривні/гривень/гривню/грн USD=долар/долари/доларів EUR=євро GBP=фунт/фунти/фунтів RUB=рубль/рублі/рублів',
  id: 'IDR=rupiah USD=dolar EUR=euro JPY=yen GBP=pound',
  hi: 'INR=रुपये/रुपया/रुपए USD=डॉलर EUR=यूरो GBP=पाउंड JPY=येन',
  th: 'THB=บาท USD=ดอลลาร์ EUR=ยูโร JPY=เยน GBP=ปอนด์',
};

/** Hundredths: `word=currency when alone`. */
export const centWords: Readonly<Record<string, string>> = {
  en: 'cent=USD cents=USD penny=GBP pence=GBP pennies=USD',
  de: 'cent=EUR cents=EUR rappen=CHF',
  fr: 'centime=EUR centimes=EUR cents=EUR',
  es: 'centavo=USD centavos=USD céntimo=EUR céntimos=EUR',
  it: 'centesimo=EUR centesimi=EUR',
  pt: 'centavo=BRL centavos=BRL cêntimos=EUR',
  ru: 'копейка=RUB копейки=RUB копеек=RUB цент=USD цента=USD центов=USD',
  nl: 'cent=EUR',
  tr: 'kuruş=TRY sent=USD',
  zh: '分=CNY 美分=USD',
  ja: 'セント=USD',
  ko: '센트=USD',
  sv: 'öre=SEK',
  da: 'øre=DKK',
  no: 'øre=NOK',
  pl: 'grosz=PLN grosze=PLN groszy=PLN',
};

/** Codes that are words too: only in capitals. */
export const codesThatAreWords: ReadonlySet<string> = new Set(
  'all amd ang bam bob cad cop cup dop gel hit kid lak mad mop nad pen pop sar sos tar top try uyu vet won xau xag xts xxx lei lev mur mas mak ron ern byn wst lsl nok std bif ban'.split(' '),
);
