/** Names of cities that are in no list of time zones: `city=other name`; after `>` the English name, which is the value. */
export const cityNicknames = `
New York=New York City=NYC=Nueva York=Nova York=Nova Iorque=Нью-Йорк=ニューヨーク=纽约=紐約=뉴욕=न्यूयॉर्क=न्यू यॉर्क
's-Hertogenbosch=Den Bosch|Reggio nell'Emilia=Reggio Emilia
Los Angeles=LA=L.A.=Лос-Анджелес=ロサンゼルス=洛杉矶=洛杉磯=로스앤젤레스=लॉस एंजिल्स
San Francisco=SF=Frisco=Сан-Франциско=サンフランシスコ=旧金山=舊金山=샌프란시스코=सैन फ्रांसिस्को
Washington=Washington D.C.=Washington DC=Вашингтон=ワシントン=华盛顿=華盛頓=워싱턴
Munich=München=Muenchen=Monaco di Baviera=Múnich=Munique=Мюнхен=ミュンヘン=慕尼黑=뮌헨=Münih=Monachium
Köln>Cologne=Koeln=Colonia=Colônia=Keulen=Кёльн=ケルン=科隆=쾰른
Hamburg=Hambourg=Hamburgo=Amburgo=Гамбург=ハンブルク=汉堡=漢堡=함부르크
Frankfurt am Main>Frankfurt=Francfort=Francoforte=Fráncfort=Франкфурт=フランクフルト=法兰克福=프랑크푸르트
Stuttgart=Stoccarda=Штутгарт=シュトゥットガルト=斯图加特
Düsseldorf=Dusseldorf=Duesseldorf=Дюссельдорф=デュッセルドルフ=杜塞尔多夫
Nürnberg>Nuremberg=Norimberga=Núremberg=Nuremberga=Нюрнберг=ニュルンベルク=纽伦堡
Dresden=Dresde=Dresda=Дрезден=ドレスデン
Leipzig=Lipsia=Лейпциг=ライプツィヒ=莱比锡
Hannover>Hanover=Hanovre=Ганновер
Basel=Bâle=Basilea=Basileia=Базель=バーゼル=巴塞尔
Genève>Geneva=Genf=Ginebra=Ginevra=Genebra=Женева=ジュネーブ=ジュネーヴ=日内瓦=제네바=Cenevre=Genève
Bern=Berne=Berna=Берн=ベルン
Wien>Vienna=
London=Londres=Londra=Londen=Лондон=ロンドン=伦敦=倫敦=런던=Londyn=लंदन=लन्दन
Edinburgh=Edimbourg=Edimburgo=Edimburgo=Эдинбург=エディンバラ=爱丁堡=에든버러
Paris=París=Parigi=Parijs=Париж=パリ=巴黎=파리=Paryż=पेरिस
Lyon=Lione=Лион=リヨン=里昂
Marseille=Marseilles=Marsella=Marsiglia=Marselha=Марсель=マルセイユ=马赛=마르세유
Nice=Nizza=Niza=Ницца=ニース=尼斯
Strasbourg=Straßburg=Estrasburgo=Strasburgo=Страсбург
Rome=Roma=Rom=Рим=ローマ=罗马=羅馬=로마=रोम
Milan=Milano=Mailand=Milán=Milão=Милан=ミラノ=米兰=米蘭=밀라노=Milaan
Naples=Napoli=Neapel=Nápoles=Неаполь=ナポリ=那不勒斯=나폴리
Turin=Torino=Turín=Turim=Турин=トリノ=都灵=토리노
Florence=Firenze=Florenz=Florencia=Florença=Флоренция=フィレンツェ=佛罗伦萨=피렌체
Venice=Venezia=Venedig=Venise=Venecia=Veneza=Венеция=ヴェネツィア=ベネチア=威尼斯=베네치아=Venetië
Genoa=Genova=Genua=Gênes=Génova=Gênova=Генуя
Padova>Padua=
Barcelona=Barcelone=Barcellona=Барселона=バルセロナ=巴塞罗那=바르셀로나=बार्सिलोना
Madrid=Мадрид=マドリード=马德里=馬德里=마드리드=मैड्रिड
Sevilla>Seville=Séville=Siviglia=Sevilha=Севилья=セビリア=塞维利亚
Valencia=Valence=Валенсия=バレンシア
Zaragoza=Saragossa=Saragosse=Saragozza
Lisbon=Lisboa=Lissabon=Lisbonne=Lisbona=Лиссабон=リスボン=里斯本=리스본
Porto=Oporto=Порту
Brussels=Brüssel=Bruxelles=Bruselas=Bruxelas=Brussel=Брюссель=ブリュッセル=布鲁塞尔=브뤼셀
Antwerpen>Antwerp=Anvers=Amberes=Anversa=Антверпен
Gent>Ghent=Gand
Brugge>Bruges=
The Hague=Den Haag=La Haye=La Haya=L'Aia=Haia=Гаага=ハーグ=海牙=헤이그
Amsterdam=Ámsterdam=Amsterdã=Амстердам=アムステルダム=阿姆斯特丹=암스테르담=एम्स्टर्डम
Rotterdam=Róterdam=Роттердам
Copenhagen=Kopenhagen=Copenhague=Copenaghen=København=Köpenhamn=Копенгаген=コペンハーゲン=哥本哈根=코펜하겐
Göteborg>Gothenburg=Гётеборг
Stockholm=Estocolmo=Stoccolma=Стокгольм=ストックホルム=斯德哥尔摩=스톡홀름
Warsaw=Warschau=Varsovie=Varsovia=Varsavia=Varsóvia=Warszawa=Варшава=ワルシャワ=华沙=바르샤바=Varşova
Kraków>Krakow=Cracow=Krakau=Cracovie=Cracovia=Краков
Gdańsk=Danzig=Гданьск
Wrocław=Breslau
Prague=Prag=Praga=Praha=Praag=Прага=プラハ=布拉格=프라하
Budapest=Будапешт=ブダペスト=布达佩斯=부다페스트=Budapeşte
Bucharest=Bukarest=Bucarest=București=Бухарест=ブカレスト=布加勒斯特
Athens=Athen=Athènes=Atenas=Atene=Athene=Афины=アテネ=雅典=아테네=Atina
Istanbul=Estambul=Istambul=İstanbul=Стамбул=イスタンブール=伊斯坦布尔=이스탄불=Constantinople=इस्तांबुल
Ankara=Анкара=アンカラ=安卡拉
Moscow=Moskau=Moscou=Moscú=Mosca=Moscovo=Moskou=Москва=モスクワ=莫斯科=모스크바=Moskova=Moskva=मॉस्को=मास्को
Saint Petersburg=St. Petersburg=St Petersburg=Sankt Petersburg=Saint-Pétersbourg=San Petersburgo=San Pietroburgo=São Petersburgo=Санкт-Петербург=Петербург=Питер=サンクトペテルブルク=圣彼得堡=상트페테르부르크
Novosibirsk=Новосибирск
Yekaterinburg=Екатеринбург
Nizhniy Novgorod=Nizhny Novgorod=Нижний Новгород
Kazan=Казань=Kazan'
Chelyabinsk=Челябинск
Samara=Самара
Omsk=Омск
Rostov-na-Donu=Ростов-на-Дону=Ростов=Rostov-on-Don
Ufa=Уфа
Krasnoyarsk=Красноярск
Voronezh=Воронеж
Perm=Пермь
Volgograd=Волгоград
Krasnodar=Краснодар
Sochi=Сочи=ソチ=索契
Kiev=Kyiv=Kiew=Kijów=Киев=Київ=キエフ=キーウ=基辅=키예프
Minsk=Минск=ミンスク=明斯克
Beijing=Peking=Pékin=Pekín=Pechino=Pequim=Пекин=北京=베이징=Pekin=बीजिंग
Shanghai=Schanghai=Shanghái=Xangai=Шанхай=上海=상하이=Şanghay=शंघाई
Guangzhou=Canton=Kanton=Гуанчжоу=广州=廣州
Shenzhen=Шэньчжэнь=深圳
Chengdu=Чэнду=成都
Chongqing=重庆=重慶
Tianjin=天津
Wuhan=Ухань=武汉=武漢
Hangzhou=杭州
Nanjing=Nanking=南京
Xi'an=西安=Xian
Suzhou=苏州=蘇州
Qingdao=青岛=青島
Dalian=大连=大連
Xiamen=厦门=廈門
Hong Kong=Hongkong=Гонконг=香港=홍콩=हांगकांग
Taipei=Taipeh=Тайбэй=台北=臺北=타이베이
Tokyo=Tokio=Tóquio=Tokyô=Токио=東京=东京=도쿄=टोक्यो
Osaka=Осака=大阪=오사카
Kyoto=Kioto=Quioto=Киото=京都=교토
Yokohama=Иокогама=横浜=橫濱=요코하마
Nagoya=名古屋=나고야
Sapporo=札幌=삿포로
Fukuoka=福岡=福冈=후쿠오카
Kobe=神戸=神户
Hiroshima=広島=广岛=히로시마
Sendai=仙台
Nara-shi>Nara=奈良
Seoul=Séoul=Seúl=Seul=Сеул=ソウル=首尔=首爾=서울=सियोल
Busan=Pusan=Пусан=釜山=プサン=부산
Incheon=仁川=인천
Daegu=大邱=대구
Daejeon=大田=대전
Gwangju=光州=광주
Singapore=Singapur=Singapour=Singapura=Сингапур=シンガポール=新加坡=싱가포르=सिंगापुर
Bangkok=Bangcoc=Бангкок=バンコク=曼谷=방콕=बैंकॉक
Hanoi=Hà Nội=Hanói=Ханой=ハノイ=河内=하노이
Ho Chi Minh City=Saigon=Hồ Chí Minh
Mumbai=Bombay=Bombaim=Мумбаи=ムンバイ=孟买=뭄바이=मुंबई=मुम्बई=बंबई
Delhi=New Delhi=Neu-Delhi=Nouvelle-Delhi=Nueva Delhi=Nuova Delhi=Nova Deli=Дели=デリー=德里=新德里=दिल्ली=नई दिल्ली
Bengaluru=Bangalore=बेंगलुरु=बंगलौर=बैंगलोर
Kolkata=Calcutta=कोलकाता=कलकत्ता
Chennai=Madras=चेन्नई=मद्रास
Jerusalem=Jérusalem=Jerusalén=Gerusalemme=Jerusalém=Jeruzalem=Иерусалим=エルサレム=耶路撒冷=예루살렘=Kudüs
Tel Aviv=Tel-Aviv=Тель-Авив=テルアビブ
Cairo=Kairo=Le Caire=El Cairo=Il Cairo=Каир=カイロ=开罗=카이로=Kahire
Cape Town=Kapstadt=Le Cap=Ciudad del Cabo=Città del Capo=Cidade do Cabo=Kaapstad=Кейптаун=ケープタウン=开普敦
Dubai=Dubaï=Dubái=Дубай=ドバイ=迪拜=두바이=दुबई
Mexico City=Mexiko-Stadt=Ciudad de México=Città del Messico=Cidade do México=Mexico-Stad=Мехико=メキシコシティ=墨西哥城=멕시코시티=CDMX
Rio de Janeiro=Rio=Río de Janeiro=Рио-де-Жанейро=リオデジャネイロ=里约热内卢
São Paulo=Sao Paulo=Сан-Паулу=サンパウロ=圣保罗
Buenos Aires=Буэнос-Айрес=ブエノスアイレス=布宜诺斯艾利斯
Havana=La Habana=Havanna=La Havane=L'Avana=Гавана
Québec>Quebec City=Quebec
Montréal>Montreal=Монреаль=モントリオール=蒙特利尔
Toronto=Торонто=トロント=多伦多=토론토=टोरंटो
Vancouver=Ванкувер=バンクーバー=温哥华=밴쿠버
Chicago=Чикаго=シカゴ=芝加哥=시카고=शिकागो
Boston=Бостон=ボストン=波士顿=보스턴
Seattle=Сиэтл=シアトル=西雅图=시애틀
Miami=Майами=マイアミ=迈阿密=마이애미
Las Vegas=Vegas=Лас-Вегас=ラスベガス=拉斯维加斯=라스베이거스
Philadelphia=Philly=Filadelfia=Филадельфия
New Orleans=Nouvelle-Orléans=Nueva Orleans
Sydney=Sídney=Сидней=シドニー=悉尼=雪梨=시드니=सिडनी
Melbourne=Мельбурн=メルボルン=墨尔本=멜버른
Berlin=Berlín=Berlino=Berlim=Berlijn=Берлин=ベルリン=柏林=베를린=बर्लिन
Zürich>Zurich=Zúrich=Zurigo=Цюрих=チューリッヒ=苏黎世=취리히
Luxembourg=Luxemburg=Luxemburgo=Lussemburgo
Helsinki=Helsingfors=Хельсинки=ヘルシンキ=赫尔辛基
Oslo=Осло=オスロ=奥斯陆
Dublin=Dublín=Dublino=Дублин=ダブリン=都柏林
Hyderabad=हैदराबाद
Ahmedabad=अहमदाबाद
Pune=पुणे=पूना
Jaipur=जयपुर
Lucknow=लखनऊ
Kanpur=कानपुर
Nagpur=नागपुर
Indore=इंदौर
Bhopal=भोपाल
Patna=पटना
Surat=सूरत
Varanasi=वाराणसी=बनारस
Agra=आगरा
Chandigarh=चंडीगढ़
Amritsar=अमृतसर
Kathmandu=काठमांडू
Karachi=कराची
Lahore=लाहौर
Dhaka=ढाका=Dacca=Dakka
Goa=गोवा
Manila=マニラ=马尼拉=마닐라=Manille
Jakarta=Yakarta=ジャカルタ=雅加达=자카르타=Cakarta
Kuala Lumpur=クアラルンプール=吉隆坡=쿠알라룸푸르
Honolulu=ホノルル=檀香山=호놀룰루
Washington=华盛顿特区
Lucerne=Luzern=Lucerna
Salzburg=Salzbourg=Salisburgo=Salzburgo
Innsbruck=インスブルック
Bologna=Bologne=Bolonia=Bolonha
Verona=Vérone
Málaga=Malaga
Bilbao=ビルバオ
Malmö=Malmo
Thessaloniki=Thessaloniki=Salónica=Salonique=Saloniki
Belgrade=Belgrad=Beograd=Belgrado
Zagreb=Zagabria=Zágreb
Sofia=Sófia=Sofía
Bratislava=Pressburg
Vilnius=Wilna=Vilna
Tallinn=Reval
Reykjavík=Reykjavik=レイキャビク
Casablanca=カサブランカ=卡萨布兰卡
Marrakesh=Marrakech=Marrakesch
Tunis=Túnez=Tunisi
Algiers=Alger=Algier=Argel=Algeri
Tehran=Teheran=Téhéran=Teerã=德黑兰
Baghdad=Bagdad=巴格达
Riyadh=Riad=利雅得
Doha=Doha=多哈
`;

/** `ISO 3166-2 code` → the English name, which is the value, then other names. */
export const stateAnswers: Readonly<Record<string, string>> = {
  'DE-BY': 'Bavaria=Bayern=Bavière=Baviera=Beieren=Бавария=巴伐利亚=バイエルン',
  'DE-HE': 'Hesse=Hessen=Assia',
  'DE-NI': 'Lower Saxony=Niedersachsen=Basse-Saxe=Baja Sajonia=Bassa Sassonia',
  'DE-NW': 'North Rhine-Westphalia=Nordrhein-Westfalen=NRW',
  'DE-RP': 'Rhineland-Palatinate=Rheinland-Pfalz',
  'DE-SN': 'Saxony=Sachsen=Saxe=Sajonia=Sassonia=Saxônia',
  'DE-ST': 'Saxony-Anhalt=Sachsen-Anhalt',
  'DE-TH': 'Thuringia=Thüringen',
  'DE-MV': 'Mecklenburg-Vorpommern=Mecklenburg-Western Pomerania',
  'GB-ENG':
    'England=Angleterre=Inglaterra=Inghilterra=Engeland=Англия=イングランド=英格兰=잉글랜드=İngiltere',
  'GB-SCT':
    'Scotland=Schottland=Écosse=Escocia=Scozia=Escócia=Schotland=Шотландия=スコットランド=苏格兰=스코틀랜드=İskoçya',
  'GB-WLS': 'Wales=Pays de Galles=Gales=Galles=País de Gales=Уэльс=ウェールズ=威尔士=웨일스=Galler',
  'GB-NIR':
    'Northern Ireland=Nordirland=Irlande du Nord=Irlanda del Norte=Irlanda del Nord=Irlanda do Norte=Noord-Ierland=Северная Ирландия=北アイルランド=北爱尔兰',
  'US-CA':
    'California=Kalifornien=Californie=Califórnia=Californië=Калифорния=カリフォルニア=カリフォルニア州=加州=加利福尼亚=加利福尼亚州=캘리포니아',
  'US-TX': 'Texas=Tejas=Техас=テキサス=テキサス州=得克萨斯=德州=텍사스',
  'US-FL': 'Florida=Floride=Flórida=Флорида=フロリダ=佛罗里达=플로리다',
  'US-NY': 'New York=New York State=State of New York',
  'US-HI': 'Hawaii=Hawai=Hawaï=Havaí=Havaii=Гавайи=ハワイ=夏威夷=하와이',
  'US-PA': 'Pennsylvania=Pennsylvanie=Pensilvania=Pensilvânia=Пенсильвания',
  'US-LA': 'Louisiana=Louisiane=Luisiana',
  'US-VA': 'Virginia=Virginie',
  'US-NC': 'North Carolina=Caroline du Nord=Carolina del Norte=Carolina del Nord',
  'US-SC': 'South Carolina=Caroline du Sud=Carolina del Sur=Carolina del Sud',
  'US-DC': 'District of Columbia=Washington D.C.=Washington DC',
  'CA-BC': 'British Columbia=Colombie-Britannique=Columbia Británica',
  'CA-QC': 'Quebec=Québec',
  'CA-NS': 'Nova Scotia=Nouvelle-Écosse',
  'CA-NL': 'Newfoundland and Labrador=Newfoundland',
  'IT-25': 'Lombardy=Lombardia',
  'ES-AN': 'Andalusia=Andalucía=Andalousie=Andalusien',
  'ES-CT': 'Catalonia=Catalunya=Cataluña=Catalogne=Katalonien',
  'ES-PV': 'Basque Country=País Vasco=Euskadi',
  'ES-AR': 'Aragon=Aragón',
  'ES-AS': 'Asturias=Principado de Asturias',
  'ES-CL': 'Castile and León=Castilla y León',
  'ES-CM': 'Castilla-La Mancha=Castile-La Mancha',
  'ES-CN': 'Canary Islands=Canarias=Islas Canarias',
  'ES-IB': 'Balearic Islands=Illes Balears=Islas Baleares=Baleares',
  'ES-GA': 'Galicia=Galice',
  'ES-MD': 'Community of Madrid=Comunidad de Madrid',
  'ES-NC': 'Navarre=Navarra',
  'ES-VC': 'Valencian Community=Comunidad Valenciana',
  'FR-BRE': 'Brittany=Bretagne=Bretaña',
  'FR-NOR': 'Normandy=Normandie=Normandía=Normandia',
  'FR-IDF': 'Ile-de-France=Île-de-France',
  'FR-20R': 'Corsica=Corse=Córcega=Korsika',
  'FR-PAC': "Provence-Alpes-Côte d'Azur=Provence",
  'FR-BFC': 'Bourgogne-Franche-Comté=Burgundy=Bourgogne',
  'IN-BR': 'Bihar',
  'IN-CG': 'Chhattisgarh',
  'IN-GJ': 'Gujarat',
  'IN-HR': 'Haryana',
  'IN-HP': 'Himachal Pradesh',
  'IN-JK': 'Jammu and Kashmir=Kashmir',
  'IN-KA': 'Karnataka',
  'IN-MH': 'Maharashtra',
  'IN-ML': 'Meghalaya',
  'IN-NL': 'Nagaland',
  'IN-RJ': 'Rajasthan',
  'IN-TN': 'Tamil Nadu',
  'IN-TS': 'Telangana',
  'IN-UK': 'Uttarakhand',
  'IN-AR': 'Arunachal Pradesh',
  'IN-LA': 'Ladakh',
};

/** Historic and ceremonial counties of Great Britain. */
export const counties = `
Bedfordshire|Berkshire|Buckinghamshire|Cambridgeshire|Cheshire|Cornwall|Cumbria|Derbyshire|Devon|Dorset
County Durham|East Sussex|West Sussex|Essex|Gloucestershire|Greater London|Greater Manchester|Hampshire
Herefordshire|Hertfordshire|Isle of Wight|Kent|Lancashire|Leicestershire|Lincolnshire|Merseyside|Norfolk
North Yorkshire|Northamptonshire|Northumberland|Nottinghamshire|Oxfordshire|Rutland|Shropshire|Somerset
South Yorkshire|Staffordshire|Suffolk|Surrey|Tyne and Wear|Warwickshire|West Midlands|West Yorkshire|Wiltshire
Worcestershire|East Riding of Yorkshire|Yorkshire|Middlesex|Aberdeenshire|Angus|Argyll|Ayrshire|Banffshire
Berwickshire|Caithness|Clackmannanshire|Dumfriesshire|Dunbartonshire|East Lothian|Fife|Inverness-shire
Kincardineshire|Kinross-shire|Lanarkshire|Midlothian|Moray|Nairnshire|Orkney|Peeblesshire|Perthshire
Renfrewshire|Roxburghshire|Selkirkshire|Shetland|Stirlingshire|Sutherland|West Lothian|Wigtownshire|Anglesey
Brecknockshire|Caernarfonshire|Cardiganshire|Carmarthenshire|Denbighshire|Flintshire|Glamorgan|Merionethshire
Monmouthshire|Montgomeryshire|Pembrokeshire|Radnorshire|Gwent|Powys|Dyfed|Clwyd|Gwynedd|Antrim|Armagh|Down
Fermanagh|Londonderry|Tyrone
`;

/** `country=name in English=other names` */
export const attractions = `
US=Golden Gate Bridge=le pont du Golden Gate=ゴールデンゲートブリッジ|US=Statue of Liberty=Statue de la Liberté=自由の女神
US=Empire State Building|US=Times Square|US=Central Park|US=Brooklyn Bridge|US=White House|US=Lincoln Memorial
US=Mount Rushmore|US=Grand Canyon|US=Yellowstone National Park=Yellowstone|US=Yosemite National Park=Yosemite
US=Niagara Falls|US=Hollywood Sign|US=Hollywood Walk of Fame|US=Alcatraz Island=Alcatraz|US=Space Needle
US=Disneyland|US=Walt Disney World=Disney World|US=Hoover Dam|US=Gateway Arch|US=Rockefeller Center
US=Metropolitan Museum of Art|US=Museum of Modern Art=MoMA|US=Fisherman's Wharf|US=Lombard Street
US=Smithsonian Institution|US=Library of Congress|US=Willis Tower=Sears Tower|US=Navy Pier|US=Millennium Park
US=Kennedy Space Center|US=Graceland|US=The Alamo|US=Santa Monica Pier|US=Las Vegas Strip|US=Wall Street
GB=Big Ben|GB=Tower of London|GB=Tower Bridge|GB=London Eye|GB=Buckingham Palace=palais de Buckingham
GB=Westminster Abbey|GB=British Museum|GB=Trafalgar Square|GB=Piccadilly Circus|GB=Hyde Park|GB=Stonehenge
GB=Windsor Castle|GB=Edinburgh Castle|GB=Loch Ness|GB=Hadrian's Wall|GB=Tate Modern|GB=National Gallery
GB=St Paul's Cathedral=Saint Paul's Cathedral|GB=Covent Garden|GB=Camden Market|GB=Roman Baths
FR=Eiffel Tower=tour Eiffel=la tour Eiffel=エッフェル塔|FR=Louvre=musée du Louvre=le Louvre=ルーブル美術館
FR=Arc de Triomphe=arc de triomphe=凱旋門|FR=Notre-Dame de Paris=Notre Dame=cathédrale Notre-Dame
FR=Palace of Versailles=Versailles=château de Versailles|FR=Mont Saint-Michel=Mont-Saint-Michel
FR=Sacré-Coeur=Sacré-Cœur|FR=Musée d'Orsay|FR=Champs-Élysées=Champs Elysées|FR=Centre Pompidou
DE=Brandenburg Gate=Brandenburger Tor=porte de Brandebourg|DE=Neuschwanstein Castle=Schloss Neuschwanstein=Neuschwanstein
DE=Cologne Cathedral=Kölner Dom|DE=Berlin Wall=Berliner Mauer|DE=Reichstag|IT=Colosseum=Colosseo=Colisée=コロッセオ
IT=Leaning Tower of Pisa=Torre di Pisa=tour de Pise=ピサの斜塔|IT=Trevi Fountain=Fontana di Trevi=fontaine de Trevi
IT=Sistine Chapel=Cappella Sistina|IT=Uffizi Gallery=Uffizi|IT=Pompeii=Pompei|ES=Sagrada Familia=サグラダ・ファミリア
ES=Alhambra|ES=Prado Museum=Museo del Prado|ES=Park Güell|PT=Belém Tower=Torre de Belém
RU=Red Square=Красная площадь|RU=Kremlin=Кремль|RU=Hermitage Museum=Эрмитаж|TR=Hagia Sophia=Ayasofya
TR=Blue Mosque|GR=Acropolis=Parthenon|EG=Great Pyramid of Giza=pyramids of Giza|IN=Taj Mahal=タージ・マハル
CN=Great Wall of China=Great Wall=Grande Muraille=万里の長城=长城|CN=Forbidden City=故宫|JP=Tokyo Tower=東京タワー
JP=Tokyo Skytree=東京スカイツリー|JP=Mount Fuji=富士山|JP=Senso-ji=浅草寺|JP=Kinkaku-ji=金閣寺|JP=Kiyomizu-dera=清水寺
JP=Fushimi Inari Shrine=伏見稲荷大社|JP=Osaka Castle=大阪城|JP=Universal Studios Japan|JP=Tokyo Disneyland=東京ディズニーランド
AU=Sydney Opera House=Opéra de Sydney|AU=Uluru=Ayers Rock|AU=Great Barrier Reef|PE=Machu Picchu
BR=Christ the Redeemer=Cristo Redentor|AE=Burj Khalifa|KH=Angkor Wat|MX=Chichen Itza=Chichén Itzá|JO=Petra
CA=CN Tower|NL=Anne Frank House=Anne Frank Huis|NL=Rijksmuseum|BE=Atomium|AT=Schönbrunn Palace=Schloss Schönbrunn
`;

/** Other names of airports: `IATA=names`. */
export const airportNames = `
LHR=London Heathrow|LGW=Gatwick|STN=Stansted|LTN=Luton Airport|LGA=LaGuardia=LaGuardia Airport|JFK=Kennedy Airport
EWR=Newark Airport|LAX=Los Angeles Airport|CDG=Roissy=Roissy-Charles de Gaulle=aéroport de Roissy=aéroport Charles de Gaulle
ORY=Orly=aéroport d'Orly|FRA=Flughafen Frankfurt=Frankfurter Flughafen|MUC=Flughafen München=Münchner Flughafen
TXL=Flughafen Tegel|HAM=Flughafen Hamburg|DUS=Flughafen Düsseldorf|VIE=Flughafen Wien|ZRH=Flughafen Zürich=Zürich Flughafen
MAD=Barajas=aeropuerto de Barajas=aeropuerto de Madrid|BCN=El Prat=aeropuerto de El Prat=aeropuerto de Barcelona
EZE=Ezeiza=aeropuerto de Ezeiza|MEX=aeropuerto de Ciudad de México|FCO=Fiumicino=aeroporto di Fiumicino
MXP=Malpensa=aeroporto di Malpensa|LIN=Linate=aeroporto di Linate|GRU=Guarulhos=aeroporto de Guarulhos
CGH=Congonhas=aeroporto de Congonhas|GIG=Galeão=aeroporto do Galeão|LIS=aeroporto de Lisboa|AMS=Schiphol=luchthaven Schiphol
ARN=Arlanda=Arlanda flygplats|GOT=Landvetter=Landvetter flygplats|CPH=Kastrup|SAW=Sabiha Gökçen
HND=羽田=羽田空港=東京国際空港|NRT=成田=成田空港|KIX=関空=関西空港=関西国際空港|CTS=新千歳空港|ITM=伊丹空港
PEK=首都机场=北京首都机场=首都国际机场|PVG=浦东机场=上海浦东机场|SHA=虹桥机场|CAN=白云机场|HKG=香港机场=香港國際機場
ICN=인천공항=인천국제공항|GMP=김포공항=김포국제공항|CJU=제주공항|DEL=दिल्ली एयरपोर्ट=दिल्ली हवाई अड्डा|BOM=मुंबई एयरपोर्ट=मुंबई हवाई अड्डा
`;
