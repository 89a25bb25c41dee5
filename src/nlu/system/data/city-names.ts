/** Written by tools/make-system-lists.mjs; see NOTICE for the sources. Entries end at `|` or at a line’s end. */

/** Cities by population. After a slash: `u` one is in the United States, `g` in Great Britain, `c` a capital, `w` also a word. */
export const cityNames = `
Shanghai|Istanbul|Buenos Aires/c|Mumbai|Mexico City/c|Beijing/c|Karachi|Tianjin|Guangzhou|Delhi|Moscow/cu
Shenzhen|Dhaka/c|Seoul/c|São Paulo|Wuhan|Lagos|Jakarta/c|Tokyo/c|New York/u|Dongguan|Taipei/c|Kinshasa/c
Lima/cu|Cairo/c|Bogotá/c|London/gc|Chongqing|Chengdu|Baghdad/c|Nanjing|Tehran/c|Nanchong|Hong Kong/c|Xi'an
Lahore|Shenyang|Hangzhou|Rio de Janeiro|Harbin|Tai'an|Suzhou|Shantou|Bangkok/c|Bengaluru|Saint Petersburg
Santiago/c|Kolkata|Sydney|Yangon|Jinan|Chennai|Zhengzhou|Melbourne/u|Riyadh/c|Changchun|Dalian|Los Angeles/u
Chittagong|Kunming|Alexandria/u|Ahmedabad|Qingdao|Busan|Abidjan|Kano|Foshan|Hyderabad|Puyang|Yokohama|Ibadan
Singapore/c|Wuxi|Xiamen|Ankara/c|Tianshui|Ningbo|Ho Chi Minh City|Shiyan|Cape Town|Taiyuan|Berlin/c|Tangshan
Hefei|Madrid/c|Pyongyang/c|Casablanca|Zibo|Zhongshan|Durban|Changsha|Kabul/c|Ürümqi|Caracas/c|Dubai|Pune
Sūrat|Jeddah|Shijiazhuang|Kanpur|Kyiv/c|Luanda/c|Quezon City|Addis Ababa/c|Nairobi/c|Chicago/u|Salvador
Jaipur|Dar es Salaam|Lanzhou|Incheon|Yunfu|Basrah|Navi Mumbai|Toronto|Osaka|Mogadishu/c|Daegu|Faisalabad
İzmir|Dakar/c|Lucknow|Giza|Fortaleza|Cali|Surabaya|Belo Horizonte|Nanchang|Rome/cu|Mashhad|Brooklyn/u
Houston/u|Queens/u|Nagpur|Maracaibo|Brasília/c|Santo Domingo/c|Nagoya|Brisbane|Havana/c|Paris/cu
Al Mawşil al Jadīdah|Johannesburg|Kowloon|Al Başrah al Qadīmah|Almaty|Dadonghai|Medellín|Tashkent/c
Algiers/c|Khartoum/c|Accra/c|Guayaquil|Ordos|Sanaa/c|Beirut/c|Perth/g|Sapporo|Jilin|Bucharest/c|Camayenne
Indore|Iztapalapa|Conakry/c|Bayan Nur|Maracay|Medan|Rawalpindi|Minsk/c|Budapest/c|Mosul|Hamburg|Curitiba
Warsaw/c|Bandung|Soweto|Vienna/cu|Rabat/c|Ecatepec de Morelos|Barcelona|Pretoria/c|Aleppo|Kunshan|Manila/c
Montréal|Patna|Bhopal|Manaus|Xinyang|Kaduna|Phnom Penh/c|Damascus/cu|Philadelphia/u|Phoenix/u|Isfahan
Ludhiāna|Harare/c|Kobe|Bekasi|Kaohsiung|Stockholm/c|Caloocan City|Guadalajara|Manhattan/u|Asunción/c|Recife
Daejeon|San Antonio/u|Kumasi|Kota Bharu|Kyoto|Kuala Lumpur/c|Karaj|Kathmandu/c|Palembang|Multan|Tirunelveli
Puebla|Hanoi/c|Kharkiv|Agra|Córdoba|Tabriz|Novosibirsk|Gwangju|Bursa|Vadodara|Belém|Fushun|Quito/c
San Diego/u|Fukuoka|Antananarivo/c|Luoyang|The Bronx/u|Valencia/u|Gujranwala|Barranquilla|Guankou|Lubumbashi
Porto Alegre|Tangerang|Najafgarh|Santa Cruz de la Sierra|Handan|Kampala/c|Yekaterinburg|Khulna|Douala
Gorakhpur|Sharjah|Mecca|Makassar|Juárez|Kawasaki|South Tangerang|Baotou|Tijuana|Dallas/u|Medina/u|Yaoundé/c
Bamako/c|Nashik|Semarang|Brazzaville/c|Pimpri|Nizhniy Novgorod|Amman/c|Budta|Belgrade/c|Montevideo/c
Lusaka/c|Xuchang|Kalyān|Thāne|Munich|Ra's Bayrūt|Shiraz|Adana|Suwon|León de los Aldama|Milan
Port-au-Prince/c|Adelaide|Meerut|Nowrangapur|Faridabad|Peshawar|Davao|Mandalay|Omdurman
Santiago de los Caballeros|Yueyang|Anshan|Tongshan|Ghāziābād|Depok|Saitama|Dombivli|Maputo/c
Gustavo Adolfo Madero|Fuzhou|Rājkot|Rosario|Guiyang|Goiânia|Guarulhos|Prague/c|Varanasi|Batam|Copenhagen/c
Sofia/c|Tripoli/c|Port Harcourt|Hiroshima|Zapopan|Lijiang|Monterrey|Samara|Omsk|Benin City|Malingao|Baku/c
Maiduguri|Kazan|Ciudad Nezahualcoyotl|Yerevan/c|Amritsar|Ouagadougou/c|Yono|Rostov-na-Donu|Allahābād
Goyang-si|Gaziantep|Visakhapatnam|Sendai|Chelyabinsk|Datong|Tbilisi/c|Changshu City|Taichung|Teni|Xianyang
Ufa/w|Dnipro|Seongnam-si|Campinas|Jabalpur|Hāora|Huainan|San Jose/u|Donetsk|Dublin/cu|Calgary|Brussels/c
Aurangabad|Volgograd|Nova Iguaçu|Jieyang|Odessa/u|Shivaji Nagar|Zhu Cheng City|Kitakyushu|Solāpur|Baoding
Guatemala City/c|Benxi|Birmingham/gu|Perm|Srinagar|Zaria|Managua/c|Port Elizabeth|Fès/w|Köln|Ulsan
Chandigarh|Coimbatore|Naples/u|Maceió|Cartagena|Changzhou|Sulţānah|Monrovia/cu|Kingston/cu|Erbil|Austin/u
Krasnoyarsk|Nay Pyi Taw/c|Jodhpur|Chiba|São Luís|Madurai|Sale/wg|Huaibei|Cochabamba|Abobo|Abū Ghurayb
Bishkek/c|Kaifeng|Qom/w|Guwahati|Aba/w|Pingdingshan|Gwalior|Qiqihar|Klang|Mendoza|Konya|Mbuji-Mayi
Vijayawada|Pikine|Turin|Mysore|Jacksonville/u|Wenzhou|San Francisco/u|Liverpool/g|Saratov|Rohini
Tegucigalpa/c|Bucheon-si|Columbus/u|Voronezh|Ranchi|Ulan Bator/c|Takeo|Ahvaz|Arequipa|Padang|Hubli|Zhabei
Marrakesh|Denpasar|Kampung Baru Subang|Fort Worth/u|Indianapolis/u|Charlotte/u|Duque de Caxias|Jos/w|Ilorin
Callao|La Paz|Ottawa/cu|Barquisimeto|Chihuahua|Nanning|Freetown/c|Johor Bahru|Jerusalem|Bandar Lampung|Bogor
Narela|Mombasa|Cebu City|Muscat/wc|Zaporizhia|Marseille|Zarqa|Naucalpan de Juárez|Çankaya|Rahim Yar Khan
Pasragad Branch|Boumerdas|Jalandhar|Thiruvananthapuram|Sakai|Anyang|San Miguel de Tucumán|Cotonou|Salem/u
Mérida|Tiruchirappalli|Homs|Hohhot|Niamey/c|Tainan|Shangyu|Łódź|Dammam|Xining|Kahrīz|Kota|Natal|Bhubaneshwar
Qinhuangdao|Hengyang|Antalya|Kraków|Alīgarh|Da Nang|Pietermaritzburg|Lomé/c|Trujillo|Malang|Ciudad Guayana
Bareilly|Kigali/c|Teresina|Xinxiang|São Bernardo do Campo|Hegang|Riga/c|Amsterdam/cu|Oyo/w|Quetta
Nottingham/g|Campo Grande|Ashgabat/c|Álvaro Obregón|Muzaffarābād|Bağcılar|As Sulaymānīyah|San Luis Potosí
Aguascalientes|Cúcuta|Morādābād|N'Djamena/c|Langfang|Zhumadian|Yantai|Lviv|Hermosillo|Edmonton|Jeonju
Saltillo|Zhuzhou|Subang Jaya|Bhiwandi|Pekanbaru|Sevilla|Tol'yatti|Jaboatão|Shizuoka|Santo Domingo Oeste
Rājshāhi|Battagram|City of Balikpapan|Santo Domingo Este|Changzhi|Bulawayo|Zagreb/c|Agadir|Sarajevo/c
La Plata|Tunis/c|Zhangjiakou|Zigong|Mexicali|Fuxin|Enugu|Tangier|Huangshi|Liaoyang|Sheffield/g|Seattle/u
Denver/u|El Paso/u|Kumamoto|Raipur|General Santos|Dushanbe/c|Osasco|Detroit/u|Culiacán|Matola|Zaragoza
Xiangtan|Guadalupe|Acapulco de Juárez|Ipoh|Mississauga|Boston/ug|Puyang Chengguanzhen|Nantong|Mudanjiang
Athens/cu|Santo André|Nouakchott/c|Pointe-Noire|Memphis/u|Tlalnepantla|Kryvyi Rih|João Pessoa|Ansan-si
Benghazi|Frankfurt am Main|Krasnodar|Guilin|Palermo|Colombo/c|Lilongwe/c|Oran|Diyarbakır|Taguig
New South Memphis/u|Ulyanovsk|Kotli|Okayama|Zhanjiang|Al Aḩmadī|Yogyakarta|North York|Chisinau/c|Wrocław
Cheongju-si|Anyang-si|Tébessa|Zhenjiang|Portland/u|Winnipeg|Dandong|Oklahoma City/u|Izhevsk
Jaboatão dos Guararapes|Shaoguan|Yancheng|Cancún|Contagem|Santiago de Querétaro|Bhilai|Panshan|Djibouti/c
Las Vegas/u|Baltimore/u|Kermanshah|Coyoacán|Ribeirão Preto|Al Ḩudaydah|Pasig City|Bristol/gu|Jamshedpur
Haikou|Ta‘izz|São José dos Campos|Santa María Chimalhuacán|Taizhou|Xingtai|Borivli|Torreón|Yaroslavl|Benoni
Hamamatsu|Cochin|Jinzhou|Amrāvati|Abu Dhabi/c|Haiphong|Washington/ucg|Islamabad/c|Kirkuk|Sāngli|Milwaukee/u
Scarborough/g|Shuangyashan|Situbondo|Vancouver/u|Barnaul|Rotterdam/u|Morelia|Luancheng|Rasht|Abeokuta
Essen/w|Kayseri|Glasgow/g|Gold Coast|Yingkou|Abuja/c|Las Piñas|Zhangzhou|Stuttgart|Reynosa|Dortmund
Vladivostok|Irkutsk|Blantyre/g|New Kingston|Üsküdar|Genoa|Cuttack|Oslo/c|Hachiōji|Khabarovsk
Khabarovsk Vtoroy|Libreville/c|Kerman|Chiclayo|Orūmīyeh|Bahçelievler|Bengbu|Bīkaner|Tlaquepaque|Tlalpan
Umraniye|Düsseldorf|Banjarmasin|Göteborg|Shihezi|Bucaramanga|South Boston/u|Kuching|Poznań|Málaga|Bouaké
Nyala|Asmara/c|Sokoto|Uberlândia|Onitsha|Honchō|Albuquerque/u|Hamhŭng|Sorocaba|Helsinki/c|Warangal
Santiago de Cuba|Siping|Kagoshima|Surakarta|Huai'an|Bhavnagar|Mar del Plata|Bahawalpur|Zahedan|Aden|Nanded
Orenburg|Changwon|Pristina/c|Jiamusi|Antipolo|Neijiang|Bremen|Meknès|Banqiao|Sargodha|Bangui/c|Vilnius/c
Yangzhou|Novokuznetsk|Kisangani|Port Said|Mersin|Tuxtla|Raurkela|Warri|Guli|Ebute Ikorodu|Tanggu|Jiangmen
Cuauhtémoc|Tucson/u|Nashville/u|Ta'if|Beira|Guntur|Touba|Québec|Hamadān|Cangzhou|San Salvador/c|Dehra Dūn
Cuiabá|Petaling Jaya|Macau/c|Bhayandar|Esenler|Ryazan'|Fresno/u|Hamilton/ugc|Tyumen|Durgapur
Victoria de Durango|Ajmer|Lisbon/c|Changde|Jiaozuo|Ulhasnagar|Kolhāpur|Lipetsk|Siliguri|Hannover|Eskişehir
Āzādshahr|Salta|Penza|Tembisa|Bilimora|Mykolayiv|Aparecida de Goiânia|Puente Alto|Makati City|Tonghua
Naberezhnyye Chelny|Leicester/g|Wuhu|Niigata|Karol Bāgh|Leipzig|Kalininskiy|Duisburg|Āsansol|Arāk|Astrakhan
Zhuhai|Pohang|Nürnberg|Shashi|Makhachkala|Cimahi|Wuwei|Jamnagar|Sacramento/u|Aracaju|Ajman City|Jianshui
Port Sudan|Santa Fe/u|San Pedro Sula|Toluca|Ciudad López Mateos|Suez|Dresden|Tomsk|Masina|Sahāranpur
Cuautitlán Izcalli|Gulbarga|Bhātpāra|Najaf|Feira de Santana|Shah Alam|Mariupol|Himeji|Homyel'|Qionghai|Okene
Uijeongbu-si|East London|Yazd|Hargeysa|Sialkot|Kemerovo|Yichang|Hwaseong-si|Kansas City/u|Yinchuan|Skopje/c
Vereeniging|The Hague|Long Beach/u|Mixco|Lyon|Londrina|Mesa/u|Jiaojiang|Matsudo|Juiz de Fora
Nishinomiya-hama|Tula|Staten Island/u|Kawaguchi|Ciudad Apodaca|Zunyi|Jiaxing|Belford Roxo|Jammu|Liaoyuan
Edinburgh/g|Atlanta/u|Kananga|Bloemfontein|Xiangyang|Gdańsk|Calabar|Dadukou|Joinville|Ḩamāh|Kurnool
Antwerpen|Kanazawa|Karabağlar|Zamboanga|Kirov|Ujjain|Kota Kinabalu|Colorado Springs/u|Niterói|Hengshui|Tabuk
Pontianak|Leeds/g|Namp'o|Bacolod City|São João de Meriti|Mansilingan|Virginia Beach/u|Rāmgundam|Luhansk
Manado|Karagandy|Raleigh/u|Jining|Constantine|Juba/c|Muratpaşa|Wenshan City|Utsunomiya|Heroica Matamoros
Şanlıurfa|Chengde|Ōita|Cardiff/g|San Juan/cu|Cheboksary|Boksburg|Cagayan de Oro|Omaha/u|Matsuyama
San Nicolás de los Garza|Amagasaki|Carrefour|Shyamnagar|Dasmariñas|Malatya|Miami/u|Nangi|Pereira|Kozhikode
Mawlamyine|Iquitos|Kurashiki|Sunch'ŏn|Sultangazi|Garoua|Murcia|Mwanza|Uyo/w|Bei'an|Kousséri|Mālegaon
Davangere|Kaliningrad|Karbala|Masan|Ananindeua|Balikpapan|Brampton|Toulouse|Tel Aviv|Namangan|Katsina|Welkom
Santa Marta|Al Maḩallah al Kubrá|Venustiano Carranza|Jalgaon|Yokosuka|Akola|Belgaum|Veracruz|East Jerusalem
Luqiao|Bryansk|Maltepe|Al Kharj|Chaozhou|Xalapa de Enríquez|Ado-Ekiti|Bratislava/c|Gaya|Udaipur|Likasi|Luxor
Ibagué|Shaoxing|Ivanovo|Erzurum|Akure|Asyūţ|Jambi City|Al Manşūrah|Oakland/u|Korba|Bokāro|Kolwezi|Auckland
Sukkur|Mangalore|Luohe|Pasay|Sevastopol|Azcapotzalco|Shymkent|Yangquan|Magnitogorsk|Jhānsi|Florianópolis
Wandsbek|Santos|Maturín|Minneapolis/u|Thoothukudi|Ardabīl|Nagasaki|Chaoyang|Gaza|Kursk|Tonalá|Jeju City
Panamá/c|Xochimilco|Szczecin|Biên Hòa|Villa Nueva|Ribeirão das Neves|Hirakata|Oujda-Angad|Tanda|Newcastle
Nellore|Hsinchu|Jixi|Zanzibar|Tulsa/u|Taoyuan City|Kassala|Lekki|Palma|Kitwe|Nasiriyah|Tver|West Jerusalem
Machida|Yangjiang|Khmelnytskyi|Gifu-shi|Tiruppur|Keelung|Al Hoceïma|Manchester/gu|Surrey|Vila Velha|Weifang
Fujisawa|Ndola|Kollam|Serra|Samsun|Tallinn/c|Bamenda|El Obeid|Bello|Xinpu|Sandakan|Buraydah|Kandahār|Diadema
Wichita/u|New Orleans/u|Comilla|Samut Prakan|Nampula|Arlington/u|Cleveland/u|Bissau/c|Iloilo|Khamis Mushait
Campos dos Goytacazes|Resistencia|Mişrātah|Mauá|Abomey-Calavi|Bochum|Benito Juárez|Sector 3|Toyonaka
Iztacalco|Betim|Fukuyama|N'dalatando|Delmas 73|Pasto|Batman|Wellington/cug|Las Palmas de Gran Canaria
Mazatlán|Caxias do Sul|Nizhny Tagil|Irapuato|Bochum-Hordel|Dezhou|Krugersdorp|Pānihāti|Shibganj|Toyohashi
Zhoukou|Laval|Huancayo|Makiyivka|Putian|Kahramanmaraş|Minato|Tirana/c|São José do Rio Preto|Kaunas
Nuevo Laredo|Bakersfield/u|Zhangjiakou Shi Xuanhua Qu|Seremban|Miguel Hidalgo|Stoke-on-Trent/g|Pingxiang
Van/w|Honolulu/u|Abadan|Fenghuang|Puerto La Cruz|Brno|Mahilyow|Natore|Tampa/u|Sector 6|Canberra/c|Nara-shi
Ahmadnagar|Dhūlia|Olinda|Kenitra|Bydgoszcz|Kuantan|Bologna|Cheonan|Petare|Larkana|Al Qadarif|Christchurch/g
Stavropol'|Toyota|Manukau City|Zhaoqing|Ataşehir|Bhāgalpur|Shekhupura|Carapicuíba|Wuppertal|Tamale|Ulan-Ude
Nagano|Bobo-Dioulasso|Lublin|Huocheng|Aurora/u|Coventry/gu|Halifax/g|Anqing|Taraz|San Jose del Monte
Manizales|Kwangmyŏng|Zanjān|Iwaki|Bacoor|Asahikawa|Xico|Kimhae|Arkhangel'sk|Ambon|Samarinda|Benito Juarez
Bilbao|Santiago del Estero|Takatsuki|Thessaloníki|Villahermosa|Barinas|Neiva|Ciudad General Escobedo|Okazaki
Bandar Abbas|Vinnytsia|Ras Al Khaimah City|Anshun|Suita|Wakayama|Anaheim/u|Hualien City|Lapu-Lapu City
Diepsloot|Punāsa|Muzaffarnagar|Florence/u|Sanandaj|Latur|Campina Grande|Etobicoke|Camagüey|Chifeng|Hŭngnam
Nur-Sultan/c|Sector 2|Belgorod|Kosti|Taihecun|Doha/c|Turmero|Kurgan|Rangpur|Bhimbar|Vitebsk|Iligan|Soledad/u
Shiqi|Piracicaba|Zürich|Kūkatpalli|Jhang Sadr|Arusha|Ambattūr|Kōriyama|Plovdiv|Celaya|Chitungwiza|Kashiwa
Latakia|Aksu|Serekunda|Tokorozawa|Corrientes|Kaluga|Macapá|West Raleigh/u|Cuernavaca|Nice/w|Kaesŏng
Ciudad Bolívar|Kawagoe|Tungi|Krasnogvargeisky|Randburg|Bellary|Itaquaquecetuba|Simferopol|Kochi|Sunderland/g
Santa Ana/u|Bauru|San José/c|Alicante|Takamatsu|Tieling|Qazvin|Muzaffarpur|Kāmārhāti|Tepic|Wad Medani
Jincheng|Montes Claros|Bielefeld|Bujumbura|Mandaue City|Khorramshahr|Mathura|Khorramabad|Soyapango|Patiāla
Wŏnsan|Brent/gu|Pavlodar|Chānda|Canoas|Sochi|Chongjin|Yanji|Bhīlwāra|Tétouan|Mogi das Cruzes|Toyama|Piura
Birkenhead/g|Thrissur|Brahmapur|São Vicente|Orël|Corpus Christi/u|Suizhou|Posadas|Al ‘Amārah|Volzhskiy
Riverside/u|Ixtapaluca|Villavicencio|Jundiaí|San Miguelito|Smolensk|Ciudad del Este|Pelotas|Kherson
Shāhjānpur|Akita|Thiès|Maroua|Morón|Anápolis|Shimoga|Samarkand|Murmansk|Islington/g|Holguín|Ust-Kamenogorsk
Ad Dīwānīyah|Shangrao|Mataram|Andijon|Reading/wgu|Iaşi|Valladolid|Poltava|New Delhi/c|Koshigaya|Vladikavkaz
Hrodna|Katowice|Rohtak|Baicheng|Chimbote|Cluj-Napoca|Calamba|Bauchi|Cherepovets|St. Louis/u|Armenia|Al Kūt
Timişoara|Vologda|Şişli|Lexington-Fayette/u|Kingston upon Hull/g|Soacha|Temara|Preston/g|Ganja|Lianshan
Denizli|Ikeja|Bonn|Ostrava|Varna|Vitória|Wusong|Iligan City|Cusco|Maringá|Miyazaki|Percut|Pucallpa
Jingdezhen|Guarujá|Sariwŏn|Vladimir|Antofagasta|Botshabelo|Bengkulu|Butuan|Tampico|Oshawa|Cabuyao|Chita
Valledupar|Biskra|Mannheim|Chernihiv|Irbid|Tumkūr|Chinju|Newport/gu|Tawau|Shengli|Fīrozābād|Al Fayyūm
Porto Velho|San Salvador de Jujuy|Brakpan|Stockton/u|Mandaluyong City|Nizāmābād|Kulti|Ciudad Victoria
Tláhuac|Franca|Rājahmundry|Pittsburgh/u|Craiova|Constanţa|Saransk|Mazār-e Sharīf|Barddhamān|Malmö|Gujrat
Naha|Brest|Mardan|Surgut|Swansea/gu|Batikent|Biñan|George Town/c|Kyzylorda|Malir Cantonment|Winejok|Xinyuan
Yangshuo|Angeles City|Bradford/g|Santol|Anchorage/u|Ciudad Obregón|Kasugai|Jember|Aomori|Ōtsu|Bārāsat|Elazığ
Okanagan|Cherkasy|Vigo|Akashi|Bāli|Cincinnati/u|Hisar|Rāmpur|Yokkaichi|Yeosu|Southend-on-Sea/g|Morioka
Viña del Mar|Sumy|Fukushima|Galaţi|Blumenau|Greater Noida|Noida|Foz do Iguaçu|Al Hufūf|Kākināda|Pānīpat
Semey|Makurdi|Wollongong|Ponta Grossa|Minna|Białystok|Mbeya|Mueang Nonthaburi|Gumi|Tambov|Catania
Al Mubarraz|Bafoussam|Kasur|Utrecht|Xiuying|Paulista|Al Ḩillah|Limeira|Parbhani|Victoria/uc|Beihai|Huizhou
Zeytinburnu|Tsuen Wan|Ironville/u|Meads/u|Sétif|Safi|Sinŭiju|Sector 4|Huế/w|Darbhanga|Marienthal|Adapazarı
Sultanbeyli|Henderson/u|Greensboro/u|Viamão|Zagazig|Saint Paul/u|Kuala Terengganu|Ismailia|Alto Barinas
Dihok|Karlsruhe|Port Moresby/c|Plano/u|Ichihara|Iksan|Nha Trang|Suzano|Alwar|Cainta|Pétionville|Maebashi
Bilāspur|Logan City|Valparaíso|Palu|Kupang|Zhytomyr|Newark/u|Itagüí|Nicolás Romero|Gebze|Narsingdi|Batna
Chuzhou|Merkezefendi|Ichinomiya|Tacna|Hamburg-Nord|Mingora|Toledo/u|Ensenada|Efon-Alaaye|Yoshkar-Ola
Taganrog|Santa Teresa del Tuy|Horlivka|Windsor/gu|Coacalco|Ilesa|Kostroma|Gijón|Bari/w|Lincoln/ug
Khomeynī Shahr|Sfax|Nantes|Cuenca|Owo/w|Bahía Blanca|Sukabumi|Braşov|Komsomolsk-on-Amur|Hakodate|Bab Ezzouar
Mokolo|Caucaia|Strasbourg|Belfast/g|Kashgar|Ramadi|Ichalkaranji|Ibaraki|Yao/w|Herāt|Guantánamo|Nal'chik
Baguio|Petrópolis|Ar Rayyān|Wiesbaden|Montería|Ljubljana/c|Hafar Al-Batin|Kakogawachō-honmachi|Sector 5
Tasikmalaya|Bijapur|Orlando/u|Linyi|Derby/wgu|San Pedro/u|Münster|Gelsenkirchen|Mokpo|Santa Catarina
Russeifa|Windhoek/c|Tshikapa|Kafr ad Dawwār|Tokushima|Haifa|Sterlitamak|Ha'il|Eixample|Bagerhat|Chengzhong
Wuzhou|Chula Vista/u|Hulan Ergi|Aizawl|Aachen|Sumqayıt|Mantampay|Petrozavodsk|El Daein|Umuahia|Uruapan
Jersey City/u|Mianyang|Sivas|Witbank|Aktobe|Paraná|Jālna|Lal Bahadur Nagar|Mönchengladbach|Markham|Dewas
Sincelejo|Tongliao|Uberaba|Chandler/u|Fort Wayne/u|Plymouth/guc|Baranagar|Aral|Karamay|Nakuru|Cần Thơ
Augsburg|Hiratsuka|Gajuwaka|Jiujiang|Popayán|Najrān|Mukalla|Buffalo/u|Luton/g|Pekalongan|Cumaná|Satna
Rio Branco|Durham/ug|Etāwah|Gómez Palacio|Cascavel|St. Petersburg/u|L'Hospitalet de Llobregat|Ondo|Chimoio
Irvine/ug|Espoo|Latina|Los Mochis|Bratsk|Pachuca de Soto|Tarsus|Laredo/u|Sari|Durg|Rivne|Oaxaca
Soledad de Graciano Sánchez|Turpan|Ikot Ekpene|Heze|Yamagata|Cirebon|Novo Hamburgo|Cox's Bāzār|Gdynia
Carabanchel|Naihāti|Vitória da Conquista|Laohekou|Richards Bay|Talcahuano|Wolverhampton/g|El Fasher
Woodlands|Thiès Nones|Dire Dawa|Floridablanca|Suihua|Barueri|Borūjerd|Eimsbüttel|Liupanshui|Qarchak
Santiago de Surco|Taubaté|Nanyang|San Fernando/u|Morogoro|Governador Valadares|Tirupati|Banda Aceh
Wafangdian|Sonīpat|Santa Clara/u|Iwo/w|Libertad|Gombe|Altona|Āvadi|Praia Grande|Colonia del Valle|Niš/w
Port-de-Paix|Singa|San Bernardo|Várzea Grande|Porto|Volta Redonda|Navotas|Kropyvnytskyi|Santa Maria/u
Lubbock/u|Madison/u|Tehuacán|Fukui-shi|Kamianske|Montpellier|Jimeta|Częstochowa|Tiruvottiyūr|Palmira|Bukhara
City of Westminster/g|Gilbert/u|Saugor|Udon Thani|Chemnitz|Ica/w|Orsk|Vanderbijlpark|San Cristóbal|Mito
Norfolk/u|Rizhao|Southampton/g|Kyain Seikgyi Township|A Coruña|Mau/w|Shimonoseki|Juliaca|Ji'an|Gorgān
Nizhnevartovsk|Braunschweig|Hebi|Bago|Bihār Sharīf|Baruta|Merlo|Puente de Vallecas|Trabzon|Jessore|Manisa
Louisville/u|Santa Luzia|Gunsan|Wŏnju|Musaffah|Angarsk|Mar'ino|Hāpur|Bathinda|Deir ez-Zor|Huayin|Berbera
Ojo de Agua|Gatineau|Yibin|Neuquén|Tacloban|Novorossiysk|Reno/u|Aswan|Winston-Salem/u|Farrukhābād|Sancaktepe
Takasaki|Anantapur|Buenaventura|Lankaran|Glendale/u|Fuji|Khimki|Blackpool/g|Xiantao|Hachinohe|Vaughan
Gravataí|Neyagawa|Magdalena Contreras|Nāgarpur|Kurume|Balıkesir|Temuco|Krefeld|Seeb|Århus|Sasebo|Batangas
Al Jubayl|Pathein|Tegal|Hialeah/u|Djougou|Sylhet|Garland/u|Ratlām|Scottsdale/u|Irving/u|Košice|Chernivtsi
Dera Ghazi Khan|Coatzacoalcos|Yuci|Sant Martí|Sahiwal|Ternopil|Gasteiz   Vitoria|Yakutsk|Chesapeake/u
Caruaru|Qinā|Boa Vista|Kediri|Georgetown/cu|Ramagundam|Kismayo|Ibb/w|Türkmenabat|North Las Vegas/u|Granada
Nizhnekamsk|Porto-Novo/c|Halle (Saale)|Kitchener|Centurion|Magugpo Poblacion|Hamburg-Mitte|Dzerzhinsk
Takoradi|Kiel|Linfen|Fremont/u|Beni/w|Bordeaux|Gangānagar|Chigasaki|Gent|Taytay|Sōka|Ngaoundéré|Suncheon
Sejong|José C. Paz|Syktyvkar|Elche|Marka|Nukus|Atani|Quilmes|Ḩalwān|Milton Keynes/g|Magdeburg|Rio Verde
Nawabshah|Bharatpur|Longueuil|Atsugi|Croix-des-Bouquets|Uitenhage|Ploieşti|Sungai Petani|Binjai|Lucena
Ipatinga|Karīmnagar|Baton Rouge/u|Rạch Giá|Lille/w|Miri|Ciudad Lineal|Bexley/g|Sumaré|Damanhūr|Nassau/c
San Lorenzo/u|Iquique|Kremenchuk|Puducherry|Sosnowiec|Diez de Octubre|Al Minyā|Staryy Oskol|Liaocheng|Gusau
Neue Neustadt|Radom|Pilar|Shrīrāmpur|Fendou|Sabzevar|Huambo|Groznyy|Geelong|Rāichūr|Huanggang|Quthbullapur
Mubi|Sector 1|Bukavu|Lexington/u|Juazeiro do Norte|Mymensingh|Karnāl|Roodepoort|Tanga|Jingling|Sucre/c
Nacala|Ashdod|Minamirinkan|Oviedo/u|Paramaribo/c|Adıyaman|Arrah|Okara|Nārāyanganj|Tongchuanshi|Imphal
Najafābād|Paradise/u|Qarshi|Gosāba|Puerto Princesa|Xintai|Santa Cruz de Tenerife|Haeju|Graz|Ikire|Embu
Formosa|Shakhty|Blagoveshchensk|Olongapo|Banja Luka|Thị Xã Phú Mỹ|Neyshābūr|Wuxue|Babruysk|Rishon LeẔiyyon
Campeche|Richmond/u|Cabanatuan City|Fuencarral-El Pardo|Mirzāpur|Messina|Dehiwala-Mount Lavinia|Takarazuka
Kharagpur|Dhanbād|Tanjore|Badalona|Ageoshimo|Binangonan|Oberhausen|Chon Buri|Verona|Prokop'yevsk|Eldoret
Wuhai|Bertoua|Imperatriz|San Pedro de Macorís|Amarnāth|Taiping|Alor Setar|Purwokerto|Jamaica/u|Rybinsk
Hobart/u|Santa Rosa/u|Kisumu|San Bernardino/u|Imus|Vykhino-Zhulebino|Freiburg|Northampton/gu|Purwakarta
Zelenograd|Archway/g|Mirpur Khas|Daloa|Mek'ele|Biysk|Concepción|Novi Sad|Monclova|Mucumpiz|Velikiy Novgorod
Owerri|Centralniy|Shagamu|Taboão da Serra|Nazrēt|Nāgercoil|Lutsk|Bergen|Brăila|Naz̧arābād|Guangyuan|Būkān/w
Spokane/u|Norwich/gu|Jacareí|Chōfu|Loa Janan|Rancagua|Mokotów|Nogales/u|Bukit Mertajam|Lipa City|Marília
Lübeck|Sepang|Esenyurt|Modesto/u|Kırıkkale|Hailar|Terrassa|Abha|Tarhuna|Idkū|Matsumoto|Daliang|Qui Nhon
Des Moines/u|Pāli|Arroyo Naranjo|Antakya|Bogra|Kostanay|Rochester/ug|Chuncheon|Vũng Tàu|Eindhoven
Pematangsiantar|Kanggye|Presidente Prudente|Sanming|Sohag|Rennes|São Leopoldo|Ijebu-Ode|Yamunānagar
Nakhon Ratchasima|Toruń|Oruro|Kielce|Rewa|La Romana|Gaborone/c|Hangu|Maryvale/u|Tacoma/u|Lobito|North Shore
Ciputat|Sirjan|San Pablo/u|Jerez de la Frontera|Fontana/u|Oxnard/u|Ciampea|Kasukabe|Oradea|Annaba|Sabadell
Móstoles|Toamasina|Dinājpur|Buenavista|Itabuna|Kishiwada|São Carlos|Linz|Alcalá de Henares|Gaoping|Numazu
Ivano-Frankivsk|Moreno Valley/u|Secunderabad|Jōetsu|Debrecen|Bīdar|Padova|Las Tunas|Sa Dec|Hortolândia
Bayamón|Daqing|Puerto Vallarta|Agartala|Erfurt|Monghyr|Edéa|Vasyl'evsky Ostrov|Odawara|Atsiaman|Osmaniye
Burnaby|Bābol|Burhānpur|Tampere|Tapachula|Yiyang|Çorlu|Harburg|Linxia Chengguanzhen|Barisāl|Cileungsir
Nadiād|Mossoró|Pskov|Fayetteville/u|Yuncheng|Al Khums|Huntington Beach/u|Favoriten|Chiniot|Itapevi|Chāpra
Rengasdengklok|Sete Lagoas|La Pintana|Yonkers/u|Chiang Mai|Petropavl|Cabimas|Dindigul|Montgomery/u|Nicosia/c
Santo Domingo de los Colorados|Jalālābād|Ugep|Yanbu|Charleroi|Az Zāwīyah|Chakwama|Ladner|New Cairo|Oral
Osh/w|Panchkula|Petaẖ Tiqwa|Pokhara|Salé Al Jadida|Severnyy|Shahkot|Sumedang|São José|Thika|Sīkar|Tilburg
Balakovo|Armavir|Kamoke|Saidpur|Āmol|Bila Tserkva|Dudley/g|Hagen|Saskatoon|Gliwice|Changji|Malolos
Amarillo/u|Bulandshahr|Capiatá|Pamplona|Purnia|Kaiyuan|Rostock|Sibu|Arnavutköy|Machala|Little Rock/u|Hospet
Fuenlabrada|Mentougou|Akron/u|Talca|Gurgaon|Ciudad Madero|Shreveport/u|Ðà Lạt|Bīrjand|San-Pédro|Vientiane/c
Aberdeen/gu|Kure|İzmit|Reims|Laayoune|Palmas|Parauapebas|Icheon-si|Townsville|Sambhal|Americana|Engel's
Gandhinagar|Burgas|Murwāra|Nagaoka|Guri-si|Coro|Nishi-Tokyo-shi|Xinhui|Grand Rapids/u|Kendari|Petrolina
Yamoussoukro/c|Kassel|Nāngloi Jāt|Severodvinsk|Mobile/wu|Portsmouth/gu|Nnewi|Parung|Divinópolis|Başakşehir
Ezhou|Maracanaú|Itami|Nam Định|Uji/w|Machilīpatnam|Hyesan|Salt Lake City/u|Bayamo|Katihar|Tanjung Pinang
Pār Naogaon|Newcastle upon Tyne/g|Klaipėda|Zabrze|Bojnūrd|Guatire|Humen|Sidi Bel Abbès|Hat Yai|Haicheng
Suzuka|Zinder|Curug|Barrancabermeja|Zlatoust|Ormoc|Bhiwāni|Huntsville/u|Zoucheng|Cork/w|Al Fallūjah
Ise-Ekiti|Vantaa|Kōfu|Paarl|Tallahassee/u|Saddiqabad|Banī Suwayf|Planaltina|Sunrise Manor/u|Syzran'|Bytom
Mwene-Ditu|Panalanoy|Izumi|Santarém|Wanxian|Kabwe|Quelimane|San Fernando del Valle de Catamarca|Almería
Camaçari|Labuan Bajo|Cibinong|Donghai|Boyeros|Baiyin|Mabalacat City|Laizhou|Santa Bárbara d'Oeste|Kultali
Praga Południe|Rio Grande|Grand Prairie/u|Mohammedia|Sutton/g|Qo‘qon|Petropavlovsk-Kamchatsky|Chilpancingo
Trieste|Cachoeiro de Itapemirim|Donaustadt|Kikwit|Pinar del Río|Pagadian|Pābna|Cienfuegos|Beersheba
Overland Park/u|Raebareli|Springs|Shibīn al Kawm|Hitachi|Antsirabe|Zawiya|Madiun|Haridwar|Leganés|Ad-Damazin
Arica|Le Havre|Swindon/g|Singrauli|Richmond Hill/u|Donostia   San Sebastián|Hamm|Knoxville/u|Jamaame
Poza Rica de Hidalgo|Moratuwa|Kütahya|Mainz|Meycauayan|Brescia|Worcester/ug|Zaoyang|Paltan|Jūnāgadh|Mutare
Mbandaka|Pemalang|Quanzhou|San Luis/u|Genève|Tarlac City|Būrewāla|Brownsville/u|Baishan|Sūjāngarh|Zaozhuang
Kushiro|Cergy-Pontoise|Çorum|Ellore|Pātan|Manta|Lembang|Sants-Montjuïc|Bhusāval|Pak Kret|Khandwa|Santander
Liège|Cúa/w|Sakura|Kamensk-Ural'skiy|Itaboraí|Blida|Newport News/u|Santa Clarita/u|Biratnagar|Carletonville
Bahraigh|Barrie|Monywa|Prato|Probolinggo|Sirsa|Guarenas|Anda/w|Saarbrücken|Shangqiu|Wādī as Sīr|Groningen
Taranto|Malacca|Chandannagar|Gangneung|Baharampur|Dodoma/c|Crawley/g|Rio Claro|Tāngāil|Matadi
Castelló de la Plana|Atyrau|Nepean|Yasenevo|Yangju|Indaiatuba|Surendranagar|Varāmīn|Dosquebradas|Passo Fundo
Xianning|Legaspi|Korla|Cotabato|Podolsk|Vizianagaram|Providence/wu|Ila Orangun|Qianjiang|Chenzhou|Burgos
Klerksdorp|Si Racha|Tiaret|Amadora|Ipswich/g|Kamirenjaku|Saki|Chlef|Fort Lauderdale/u|East Flatbush/u|Anjō
Spring Valley/u|Kutaisi|Ciudad Camilo Cienfuegos|Jingzhou|Proddatūr|Sittwe|Ar Raqqah|Meiktila|Loum|Vellore
Hugli|Alappuzha|Chattanooga/u|Malāyer|Bielsko-Biala|Yuzhno-Sakhalinsk|Almere Stad|Split/w|Saint-Étienne
Amroha|Regina|Zhenzhou|Saint-Louis|Turku|Tempe/u|Xindi|Oceanside/u|Bella Vista/u|Tsukuba|Sāveh|Wigan/g
Garden Grove/u|Khowy|Mzuzu|Siverek|Rancho Cucamonga/u|Cape Coral/u|Jiutai|Hirosaki|Naga|Cotia|Tomakomai
Tambaram|Pamulang|Bo/w|Pathānkot|Hadano|Bozhou|Cikupa|Bhind|Puerto Cabello|Obihiro|Ube/w|Kramators'k|Shimla
Croydon/g|Myeik|East New York/u|Khān Yūnis|Bata|Midrand|Chicoloapan|Ongole|Gadag-Betageri|Licheng|Salatiga
Miskolc|Isparta|Weinan|Kaolack|Walsall/g|Herne|Lyublino|Mansfield/gu|Olsztyn|Francisco Morato|Hino|Netanya
Nanping|Bida|Sioux Falls/u|Prizren|Dongling|Bacău|Oxford/gu|Phra Pradaeng|Dagupan|Peoria/u|Ontario/u|Navsāri
Mülheim|Kulim|Puri|Haldia|Jackson/u|Temirtau|Jacobabad|Khammam|Carolina|Uvira|Portoviejo|Rāiganj|Takaoka
Ingrāj Bāzār|Araçatuba|Fuyang|Kluang|Albacete|Laiyang|Jaunpur|Ciudad del Carmen|Reggio Calabria|Jaffna|Arad
Bahir Dar|Baranovichi|Chalco|Toulon|Jabālyā|Araraquara|Bordj Bou Arreridj|Angers|Horta-Guinardó|Pátra
Alcorcón|Ech Chettia|Ferraz de Vasconcelos|Jamālpur|Chirchiq|Eloy Alfaro|Jingmen|Berezniki|Awka|Volgodonsk
Breda|Khouribga|Piteşti|Hollywood/u|Ijero-Ekiti|Miass|Berazategui|Korhogo|Abakan|Neukölln|Fianarantsoa
Getafe|Plumbon|Banhā|Novocherkassk|Elk Grove/u|Springfield/u|Pembroke Pines/u|Arapiraca|Fuling|Daşoguz
Fatehpur|Osnabrück|Beni Mellal|Gāndhīdhām|Nou Barris|Ocumare del Tuy|Gaozhou|Kamakura|Ulanhot|Khobar|H̱olon
Shanwei|Oakville/u|Deer Valley/u|Tuluá|Warrington/g|Bushehr|Nandyāl|Saga/w|Esmeraldas|Muzaffargarh|Jiaozhou
Udupi|Banjaran|Szeged|Loni|Serang|Lages|Port Saint Lucie/u|Basel|Sītāpur|Zenica|Burlington/u|Solingen
Fergana|Kigoma|Muridke|Corona/u|Shivpuri|Ḩawallī|Pilsen|Inisa|Nazran'|Sousse|Bejaïa|Barra Mansa
Nossa Senhora do Socorro|Bhadrāvati|Slough/g|Vinh|Parakou|Piraeus|Ādoni|Bournemouth/g|Sidon|Maradi|Tsu/w
Eugene/u|Peterborough/g|Tongzhou|Verāval|Ludwigshafen am Rhein|Büyükçekmece|Şalālah|Aydın|Envigado|Geneina
Anbu|McKinney/u|Sambalpur|Floridsdorf|Leverkusen|Skikda|La Rioja|Gadag|Boma|Mahābād|Jiutepec|Dourados|Suleja
Criciúma|Kunduz|San Miguel|Sapele|Unnāo|Hortaleza|Budaun|Coquimbo|Jīnd|Đưc Trọng|Fort Collins/u|Madhyamgram
Lancaster/ug|Rubtsovsk|Sayama|Sullana|Malakal|La Gi|Phan Thiết|Mytishchi|Kawanishi
Delegación Cuajimalpa de Morelos|Hebron|Xiaogan|Mejicanos|Jāmuria|Salamanca|Chapecó|Taunggyi|Dhamār
Puerto Montt|Qapqal|İskenderun|Oyama|Salavat|Ziguinchor|Cary/u|Skudai|Ashikaga|Bawshar|Puthia|Zhicheng
Lawang|San Miguel del Padrón|Tarija|Oldenburg|Bibirevo|Khoroshëvo-Mnevniki|Osan|Modena|Nijmegen|Jaigaon
Pasuruan|Cuddalore|Grenoble|Sāmarrā'|Cambridge/gu|Rzeszów|Tempe Junction/u|Palmdale/u|El Achir|Huzhou
Barreiras|Hayward/u|Orai|Long Xuyên|Centro Habana|Hoshiārpur|Doncaster/g|San Luis Río Colorado
San Cristóbal de las Casas|Gol'yanovo|Melitopol|Sobral|Sunggal|Admiralteisky|Greater Sudbury|Ţalkhā
Salinas/u|San Blas-Canillejas|Perbaungan|Pallāvaram|Ussuriysk|Nanpiao|Tiraspol|Moshi|Shikarpur|Westonaria
Hitachi-Naka|Matsue|Souk Ahras|Osogbo|Sihanoukville|Pécs|Ruse|Batu Pahat|San Pablo de las Salinas|Lampang
Fès al Bali|Nagareyama|Katsuta|Malabo/c|Kumagaya|Tema|Yichun|Itajaí|Seogwipo|Hanumāngarh|Zemun|Kisi|Ilhéus
Guyong|Gyeongju|Port Louis/c|Kanchipuram|Lianghu|Tetuán de las Victorias|Beipiao|Guangshui|Middelburg
Mahajanga|Lyubertsy|Butembo|La Serena|Leshan|Gandajika|Frisco/u|Zhaodong|Bnei Brak|Ambato|Cuautla|Djelfa
Pasarkemis|Kovrov|Viranşehir|Tottori|East Chattanooga/u|Xinzhou|Limassol|Gondar|Pasadena/u|Alandur|Livorno
Río Cuarto|York/gu|Sanshui|Guna/w|Hafizabad|Enschede|Angra dos Reis|Bahādurgarh|Boshan|Yangchun|Bharūch
Salzburg|Nova Friburgo|Medinīpur|Pomona/u|Chincha Alta|Cairns|Fyzābād|Dinapore|Linhai|Dingzhou|Rondonópolis
As Samawah|Uşak|Jizzax|Ponce|Washington Heights/u|Lakewood/u|Weihai|Baqubah|Neuss|Chenghua|Songnim|Silchar
Bānda|Aksaray|Cần Giuộc|Balvanera|Deyang|Logroño|Ōta/w|Longfeng|Morena|Strogino|Bảo Lộc|Sibiu
Ciudad Benito Juárez|Sunnyvale/u|Guacara|Abbotsford|Bintulu|Itapecerica da Serra|Escondido/u|Kohat|Tonk
Qingyuan|Chetumal|Saqqez|Benguela|Komaki|El Tigre|Soreang|Guarapuava|Gaomi|Rāj-Nāndgaon|Loudi|La Laguna
Ōgaki|Higashimurayama|Serilingampalle|Huangyan|Battambang|Chillán|Virār|Parnamirim|Bago City|Purwodadi
Piedras Negras|Kızıltepe|Astoria/u|Urganch|Balashikha|Poole/g|Gloucester/gu|Vryheid|Dili/c|Gimcheon
Malkajgiri|Mascara|Tordher|Zhulebino|Shāntipur|Playa del Carmen|Dijon|City Center|Metro|Burnley/g|Ōme/w
Cagliari|Borough Park/u|Uppsala|Clarksville/u|Huddersfield/g|Kerch|Prenzlauer Berg|Marvdasht|Dunhua|Huelva
Arganzuela|Chingola|Arar|Yulin|Torrance/u|Gyumri|Chizhou|Moriguchi|Badajoz|Rockford/u|El Limón|Lubuklinggau
Nîmes|Bārākpur|Palangkaraya|Sujiatun|Caxias|Hạ Long|Astanajapura|Jijel|East Hampton/u|Telford/g|Honggang
Huánuco|Sarrià-Sant Gervasi|Joliet/u|Paterson/u|Sant Andreu|Dundee/g|Médéa|Kolomna|Rafsanjān|Ursynów|Mestre
As Sālimīyah|Bridgeport/u|Haarlem|Khon Kaen|El Jadid|Kreuzberg|Kragujevac|Aktau|Nilópolis|Erode|Trondheim
Naperville/u|Manama/c|Buôn Ma Thuột|Kalemie|Nakhodka|Târgu-Mureş|Gulu|Aix-en-Provence|Ambāla|Cam Ranh
Matanzas|Saint-Quentin-en-Yvelines|Poços de Caldas|Blackburn/g|Parma/u|Ruda Śląska|Afyonkarahisar|Gweru
Qujing|Puerto Plata|Boise/u|Hanzhong|Chamberí|Odense|Krishnanagar|Xinji|Marabá|Orkney/g|Saharsa|Savannah/u
Kampung Pasir Gudang Baru|Cikampek|Yamaguchi|Batāla|Taishan|Potsdam|Tabora|Concordia|Spanish Town|Jhelum
Khujand|Basildon/g|Mesquite/u|Sikasso|Sanya|Acheng|Lárisa|León|Le Mans|Kumba|Elektrostal'|Jinchang|Meizhou
Gorontalo|Syracuse/u|Goma|Maykop|Teshi Old Town|Biryulëvo|Orekhovo-Borisovo|Tizi Ouzou|Wola|Kafr ash Shaykh
Barysaw|Otaru|Dumai|Urayasu|Acarigua|Saguenay|Marawi City|Luziânia|Stara Zagora|Béchar|Heidelberg|Kenema
Cabo|Amiens|Calama|Macaé|Cape Coast|Kuz'minki|Novyye Kuz'minki|Bhīmavaram|Pyatigorsk|Middlesbrough/g|Rybnik
Tanjungbalai|Mallawī|Metairie Terrace/u|Tuzla|Khanpur|Nawābganj|Jinhua|Paderborn|Kimberley|Ciego de Ávila
Chertanovo Yuzhnoye|Jieshou|Yuen Long Kau Hui|Taza|eMbalenhle|Myingyan|Arnhem|Zheleznodorozhnyy|Zamora|Tours
Petapa|Bālurghāt|Ibirité|Yonago|Bolton/g|Lauro de Freitas|Potosí|Khuzdar|Usera|Limoges|Rijeka|Paranaguá
Ghazni|Orange/wu|Īlām|Gongzhuling|Comodoro Rivadavia|Kampung Sungai Ara|Fullerton/u|Killeen/u|Norilsk|Nigel
Los Teques|Kaithal|Dayton/u|Al'met'yevsk|Darmstadt|Tirmiz|Tarragona|McAllen/u|Lakhīmpur|Mpumalanga|Zaanstad
Hazāribāgh|Kuwana|Vidisha|Ayacucho|Chamartín|Coquitlam|Parepare|Shanhaiguan|Tutamandahostel|Peristéri
Amersfoort|Jeongeup|Bellevue/u|Korolev|Dadu|Gojra|Sollentuna|Haldwani|Gbongan|Siem Reap|Altay|Man/w|Hābra/w
Kumbakonam|Sidoarjo|Şabāḩ as Sālim|Kariya|Choloma|Stockport/g|Budapest XI. kerület|Huadian|Weru|Brighton/gu
Kolpino|Belgrano|San Juan del Río|Porbandar|Sekondi-Takoradi|Fuyu|Clermont-Ferrand|Chitradurga|Metairie/u
Chaohu|Ejigbo|Thānesar|Tiruvannāmalai|Anand|Parnaíba|Jacmel|Obuase|Itu/w|Dikirnis|Musashino|Jieshi|Castanhal
Colima|Bhisho|Negombo|Saint-Denis/c|Irákleion|Miramar/u|Jiashan|Hami|Odintsovo|Foggia|Kānchrāpāra
San Juan Sacatepéquez|Funtua|Dawei|Igboho|Apeldoorn|Shizuishan|Baia Mare|Kabankalan|Podgorica/c|Hampton/ug
São Caetano do Sul|Van Nuys/u|West Valley City/u|Gejiu|Mahbūbnagar|Desē|Lleida|Dimāpur|Tasek Glugor|Osorno
Jiagedaqi|Queimados|Kushtia|Kindu|Baliuag|West Bromwich/g|Cẩm Phả Mines|Buguma|Pyay|Shiqiao|Rabak
Robertsonpet|Tyre|Moundou|Cajamarca|Hinthada|Hanam|Jayapura|Bielany|Chhindwāra|Mandya|Cartago|Okap|Baturaja
El Oued|Zama|Marbella|'s-Hertogenbosch|Rodriguez|Ajdabiya|Nevinnomyssk|San Mateo/u|Śródmieście|Olathe/u|Seto
Ikirun|Ciudad Acuña|Léogâne|Adiwerna|Grimsby/g|Abakaliki|Warren/u|Dali|Bānkura|İnegol|Ebetsu|Thái Nguyên
Columbia/u|Singaraja|Würzburg|Randfontein|Hājīpur|Pervoural'sk|Gondā City|Milagro|Marg‘ilon|Bhuj|Thornton/u
Hastings/gu|Valdivia|Hindupur|Reggio nell'Emilia|Okrika|Birgañj|High Wycombe/g|Carrollton/u|Talisay|Hawassa
Idfū|Ibarra|Midland/u|Puqi|Tondabayashichō|Fujieda|Sandachō|Shillong|Mīāndoāb|Kislovodsk|Hoofddorp|Nzérékoré
Pālghāt|Reẖovot|Ankang|Charleston/u|Innsbruck|Blitar|Waco/u|Cerro|Tlemcen|Kakamigahara|Quetzaltenango
Dimitrovgrad|Zhalantun|Pindamonhangaba|Muricay|Sterling Heights/u|St. Catharines|Ōmuta|Godhra|Shahrud
Dawukou|Bulaon|Punto Fijo|Abiko|Kishangarh|Kadoma|Majie|Martapura|Villeurbanne|Gonbad-e Kāvūs|Rānīganj
Toowoomba|Hepo|Iranshahr|Denton/ug|Lashio|Pīlibhīt|Miyakonojō|Novomoskovsk|Buzău|Sapucaia|Matsubara|Beāwar
Pinsk|Dazhou|Al Bāb|Shuangcheng|Isesaki|Abohar|Dąbrowa Górnicza|Šiauliai|Moga/w|Al Ajaylat|Nikopol
Petrogradka|Cedar Rapids/u|Dongyang|Maicao|Florencia|Nablus|New Haven/u|Jiazi|Girardot City|Roseville/u
Quilpué|La Ceiba|Songjiang|Jaraguá do Sul|Gainesville/u|Sinnar|Masaya|Visalia/u|Relizane|Manzanillo
Mostaganem|Ramenki|Sabhā|Shangri-La|Sonārgaon|Syevyerodonets'k|Tychy|Zugló|Dehri|Wuda|Kisaran|Gyeongsan-si
Baidoa|Mandi Bahauddin|Navoiy|Tokat|Bimbo|Deoria|Daitōchō|Coral Springs/u|Sherbrooke|Ouargla
Acilia-Castel Fusano-Ostia Antica|Thousand Oaks/u|Andong|Tete|Copiapó|Palopo|Nador|Bilbays|Charallave
Shahr-e Kord|Regensburg|Mino|Leiyang|Darwin|Cadiz|Zacatecas|Elizabeth/u|Zyablikovo|Bat Yam|Sātkhira
Palo Negro|Stamford/ug|Mogi Guaçu|Arish|Idlib|Sīnah|Concord/u|Kamyshin|Oulu|Hassan|Novocheboksarsk|Besançon
Surprise/wu|El Eulma|Khardah|Sakakah|Jimma|Al Manāqil|Teluknaga|Győr|Jirjā|Yavatmāl|Hālīsahar|Serpukhov
Sirte|Ramat Gan|Asaka|Panvel|Ivanovskoye|Orekhovo-Borisovo Severnoye|Muar|Divo|Ungaran|Alhambra/u|Xuanzhou
Titāgarh|San Nicolás de los Arroyos|Kusatsu|Opole|Lafayette/u|Elbląg|Saïda|Sirajganj|Jequié|Płock|Wałbrzych
Yevlakh|Wau/w|Xai-Xai|Södermalm|Huaihua|Amaigbo|Topeka/u|Lafia|Jiangyou|Tando Allahyar|Surat Thani|Isiro
Sancti Spíritus|Cuddapah|Bettiah|Angren|Kent/u|Pakokku|Murom|Daska Kalan|Rangkasbitung|Hāthras|Klaten
Khasavyurt|Neftekamsk|Villaverde|Simi Valley/u|Xichang|Pakpattan|Danshui|Bahawalnagar|Ueda|Sogamoso
East Los Angeles/u|Lalitpur|Edirne|Jombang|Songea|Kolār|Lévis|Chinandega|Al Jadīd|Lambaré|Macheng|Rafaḩ
Ampang|Itapetininga|Patos de Minas|Paseh|Murfreesboro/u|Retiro|Sunset Park/u|Pangkalpinang|Huicheng|Gashua
Les Cayes|Salerno|Watford/g|Xiazhen|Torbat-e Ḩeydarīyeh|Tando Adam|‘Ajlūn|Sorong|Koronadal|Derince|Okinawa
Los Ángeles|Haimen|Saint Peters/gu|Orsha|Shahecheng|Kelowna|Bragança Paulista|Bohicon|Beppu|Bălţi|Soran
Tyoply Stan|Willemstad/c|Mandsaur|Padalarang|Suining|Gondiā|Huixquilucan|Semnan|Sloviansk
San Francisco de Macorís|Yushu|Yuanlin|Santa Tecla|Ciudad Valles|Khairpur Mir's|Kashihara-shi|Riobamba
Kokshetau|Gorzów Wielkopolski|Timon|New Mirpur|Agadez|Targówek|Koreatown/u|Lecheng|São José dos Pinhais
Marand|Rajapalaiyam|Orléans|Laiwu|Rustenburg|Hartford/u|Rudnyy|Teresópolis|Metz|Jiupu|Dārjiling|Baoshan
Salvaleón de Higüey|Polokwane|Thaton|Budapest III. kerület|Potchefstroom|Ciamis|Lumajang|Guelma|Hagonoy
Mohali|Uruguaiana|Pālanpur|Indramayu|Epworth|Bordj el Kiffan|Gagnoa|Porto Seguro|Wolfsburg|Niihama|Minzhu
Tsaritsyno|Dos Hermanas|Pati|Dam Dam|Alagoinhas|Az Zubayr|Hardoī|San Pedro Garza García|Huangzhou
Sheepshead Bay/u|Puruliya|Ubon Ratchathani|Kisarazu|Virginia|Brits|Beylikdüzü|Recklinghausen|Palhoça|Xiulin
Zhoucun|Jiayuguan|Maastricht|Amherst/u|Mỹ Tho|Tekirdağ|Victorville/u|Aalborg|Barbacena|Burton upon Trent/g
Chishtian|Villa Canales|Dibrugarh|Göttingen|Durrës|San Pedro Garza Garcia|Presnenskiy|Veshnyaki|Zābol|Palwal
Nobeoka|Colchester/gu|Nalgonda|Batumi|Mataró|Abilene/u|Bhadreswar|Bern/c|Stavanger|Vejalpur|Payakumbuh
Alberton|Fujinomiya|Gràcia|Chikmagalūr|Ekibastuz|Noda|Braga|Lianhe|Raigarh|Vallejo/u|North Stamford/u
Olmaliq|Musoma|Cachoeirinha|Yaizu|Tobruk|Zyuzino|Berkeley/u|Xilin Hot|Guntakal Junction|Fresnillo|Orizaba
Nakhon Si Thammarat|Heilbronn|Ingolstadt|Toyokawa|Fengcheng|Mufulira|Ulm/w|Rawang|Karaman|Włocławek|Norman/u
Allentown/u|Fernando de la Mora|Perugia|Gangāpur|Abbottabad|Bangil|Deoli|Gereida|Nabatîyé et Tahta
Orekhovo-Zuyevo|Solntsevo|Zhaoyuan|Evansville/u|Bottrop|Santa Rita|Maxixe|Charlottenburg|Kairouan|Jaranwala
Santa Coloma de Gramenet|Leiden|Trois-Rivières|Bergedorf|Monza|Modakeke|Silang|Quevedo|Nazilli|Lira
Pforzheim|Dordrecht|Jaú/w|Offenbach|Siwān|Settat|Cagua|Mandimba|Reykjavík/c|Damoh|Shimotoda|Lhasa
Aïn Oussera|Kokubunji|Pleven|Rimini|Khlong Luang|Ādilābād|Fargo/u|Iguala de la Independencia|Sepatan
Zielona Góra|Cubatão|Maseru/c|Srikakulam|Berdyansk|Malindi|Uppal Kalan|Eastbourne/g|Bandundu|Pita Kotte
Torrejón de Ardoz|Beaumont/u|Bama|Ilobu|Ciudad Delicias|Jetpur|Puning|Morbi|Guadalajara de Buga|Troparëvo
Nakhon Pathom|Uzhgorod|Friedrichshain|Sokodé|Tarnów|Loja|Exeter/g|Jalingo|Västerås|Gemena|Achinsk|Shunyi
Rotherham/g|Ikoma|Ciudad de Villa de Álvarez|Anaco|Tebingtinggi|Tigwav|Tunja|Bremerhaven|Punta Arenas
Panevėžys|Pyin Oo Lwin|Independence/wu|Kedungwuni|Ishinomaki|Longjing|Khanna|Calabozo|Remscheid|Setúbal
Čačak|Ann Arbor/u|Nkongsamba|Kindia|Qingzhou|Botād|Rishra|Khenchela|Pinhais|Hōfu|Ordu|Manp'o|Lausanne
El Monte/u|Brugge|Simões Filho|Azamgarh|Pescara|Ahmadpur East|Varginha|Taldykorgan|Jaén|Puno|Moncloa-Aravaca
Cheltenham/g|Yelahanka|Harlem/u|Dasha|Nyíregyháza|Yakeshi|Cherkessk|Algeciras|Gudivāda|Digos|Handa|Sinop
Alchevs'k|Taganskiy|Round Rock/u|Noginsk|Schöneberg|Wilmington/u|Cavite City|Pavlohrad|East Harlem/u|Binzhou
Zoetermeer|Sri Jayewardenepura Kotte|Örebro|Guelph|Yelets|Parla|Batang|Novo-Peredelkino|Baidyabāti|Okigwe
Lengshuijiang|Tianfu|Arvada/u|East York|Toliara|Bizerte|Provo/u|Pouso Alegre|Bastī|Tuguegarao|Lansing/u
Wenchang|Balkh|Mingshui|Botoşani|Mary|Sóc Trăng|Dunedin/u|Balasore|Pamanukan|Eunápolis|Pleiku|Downey/u|Yuyao
Bergamo|Sawangan|Dharmavaram|Siirt|Erzincan|Kankan|Hotan|Ochakovo-Matveyevskoye|Villa Lugano|Laghouat
Botucatu|Māler Kotla|Navojoa|Offa|Tobol'sk|Wardha|Pingshan|Cuito|Songyuan|Maba|Jandira|Dumaguete
Budapest XIII. kerület|Nippes|Mishima|Carlsbad/u|Chorzów|Luanshya|Elmhurst/u|Praia/c|Costa Mesa/u|Jhunjhunūn
Miami Gardens/u|Kitami|Westminster/u|Heroica Guaymas|Chesterfield/gu|North Peoria/u|Clearwater/u|Shchelkovo
Fairfield/u|Alanya|Guanabacoa|Vihari|Guangming|Satara|Rouen|Chanduasi|Nefteyugansk|Reutlingen|Bushwick/u
Shaowu|Mojokerto|Satu Mare|Thanh Hóa|Kamalia|Guanare|Gravesend/ug|Farīdpur|Apopa|Mothīhāri|Chās|Mazyr
Pudukkottai|Elgin/ug|Carúpano|Rewāri|Port Blair|Minatitlán|Esuk Oron|Fürth|Beibei|Temecula/u|West Jordan/u
Cà Mau|Ribeirão Pires|Douma|Iringa|Zwolle|Novokuybyshevsk|Qūchān|Suriāpet|Kandy|Bangaon|Inglewood/u
Lysychans'k|Conselheiro Lafaiete|Chhatarpur|Daugavpils|Resende|Chelmsford/gu|Masjed Soleymān|Cileunyi
Ashoknagar Kalyangarh|Magelang|Mulhouse|Beau Bassin-Rose Hill|Mbouda|Araucária|Achalpur|Navadwīp|Nsukka
Nguru|Dongtai|Bārsi|Atibaia|Várzea Paulista|Hikone|Encheng|Turhal|Bandar-e Anzalī|Richardson/u|Hadejia|Zhuji
Perpignan|Lowell/u|East Independence/u|Caen|Gresham/u|Yenangyaung|Antioch/u|Manzini|Delicias|Sultānpur
Tauranga|High Point/u|Billings/u|Kiryū|Kresek|Bender|Nelspruit|Citeureup|Garanhuns|Gabès|Qingnian|Kufa
Mendip/g|Noyabrsk|Ressano Garcia|Vacoas|Zliten|Mizhou|Bataysk|Linshui|Hailun|Ambur|Kecskemét|Seversk
Lichinga|Murrieta/u|Centennial/u|Shilong|Kandi|Araruama|Tieli|Catanduva|Taitung City|Dongxing|Arzamas
Phalaborwa|Heihe|Pueblo/u|Zhaotong|Hoshangābād|Larache|Ijebu-Igbo|Sergiyev Posad|Tumbes|Livingstone
Port-Gentil|San Rafael/u|Hulan|Matagalpa|Komatsu|Leninsk-Kuznetsky|Zhongxiang|Franco da Rocha|Iwatsuki
Pearland/u|Dehui|Waterbury/u|Boulogne-Billancourt|Kalisz|Ksar El Kebir|Pemba|Moncton|Sawāi Mādhopur|Uromi
Dharān|Madanapalle|Katumba|West Covina/u|Enterprise/u|Bānsbāria|Girón|Mopti|Baghlān|Cuautitlán|Trincomalee
Dagenham/g|North Charleston/u|Sohar|Nehe|Kyzyl|Cabo Frio|Oktyabr'skiy|Tādepallegūdem|Banyuwangi|Birnin Kebbi
Pingliang|Santa Cruz/u|Rockingham|Everett/u|An Nuhūd|Atbara|Jiangyin|Bạc Liêu|College Station/u|Palm Bay/u
Jalpāiguri|Jalai Nur|Tajimi|Moers|Pompano Beach/u|Ourense|Ji Paraná|Basingstoke/g|Bandırma|Sacaba
Maidstone/g|Umm Qaşr|Butterworth|Shaping|Râmnicu Vâlcea|Alcobendas|Araras|Koszalin|Poá/w|Sherpur|Obninsk
Vitória de Santo Antão|Shinyanga|Boulder/u|Koblenz|Umuarama|Siegen/w|As Suwayq|Norwalk/u|Vicenza|Reus|Iida
Ilebo|Apucarana|Yên Vinh|Mitrovicë|Sutton Coldfield/g|Khemisset|Elista|Taungoo|Bedford/gu|Ejido
Al Ḩawāmidīyah|Catia La Mar|Lianran|West Palm Beach/u|Rayong|Chittaurgarh|Fukayachō|Cherëmushki|Coimbra
Broken Arrow/u|Daly City/u|Linköping|Cikarang|Longjiang|Hwado|Buhe|Pindiga|Namur|Gangāwati|Yevpatoriya
Novotroitsk|Bergisch Gladbach|Launceston|Santa Cruz do Sul|Legnica|Ashkelon|Derbent|Xinghua|Khurja|Mati
Guaratinguetá|Arjawinangun|Suceava|Aïn Beïda|Azare|Nantou|Anqiu|Lahad Datu|Ponnāni|Tanza|Mariara
Bhairab Bāzār|Chengtangcun|Baraki|Nancy|Sandy Springs/u|Burbank/u|Queenstown|Hòa Bình|Green Bay/u|Jizan
Texcoco de Mora|Linhares|Araguaína|Barnāla|Universal City/u|Moratalaz|Daxing|Parral|Bāneh|Oldham/g|Douliu
Jena|Wichita Falls/u|Gera|Badlapur|Ottakring|Al Fāw|Mostar|Lakeland/u|Zhezqazghan|Honmachi|Tandil|Lo Prado
Pulandian|Helsingborg|Kot Addu|Bishoftu|Kara|Clovis/u|Wuchuan|Yenakiyeve|Lewisville/u|Abengourou|Iwakuni
Izmaylovo|Kiselëvsk|Soyībug|Kroonstad|Jishu|Enfield Town/g|Ed Damer|Woking/g|Dolisie|Roorkee|Bagaha|Yuxi
Marzahn|Nkpor|Hosūr|Tyler/u|Male/wc|El Cajon/u|Gardez|Zhanaozen|Bilqās|Chūru|Nagda|Brandon/u|Prabumulih
Phitsanulok|Isehara|Queluz|Nishio|Vĩnh Long|Akademicheskoe|Turgutlu|Escuintla|Velikiye Luki|Kashipur
Rialto/u|Ghazīpur|Begusarai|Ikere-Ekiti|Hildesheim|Rantauprapat|Bogorodskoye|Oleksandriya|Qurayyat|Portmore
Palma Soriano|Pushkino|Khushāb|Lafiagi|Belawan|Piatra Neamţ|Roxas City|Erlangen|Tepexpan|Davenport/u
St Helens/g|Edison/u|Lubango|Sarh|Dhaulpur|Wazirabad|Curicó|Concepción de La Vega|Shāhzādpur|Tulancingo
Bemowo|Ciutat Vella|Hillsboro/u|Drobeta-Turnu Severin|Mormugao|Qianzhou|Artëm|Birigui|Ukhta|Ferozepore
Inazawa|Laoag|Şabrātah|Disūq|Brateyevo|Shchukino|Bethal|Pulong Santa Cruz|Singkawang|Tuxtepec|Gondal
Torrevieja|Ternate|Milton/u|Bontang|Delta|Pārsābād|Las Cruces/u|‘Ibrī|Dera Ismail Khan|Salihorsk
Székesfehérvár|Assis|Malambo|South Bend/u|Kansk|Argenteuil|Simmering|Mustafakemalpaşa|Seoni|Dartmouth
Jagādhri|Maladzyechna|Olomouc|Witten|Miriālgūda|Barretos|Medina Estates|Chakwal|Lower Hutt|Colatina
Gillingham/g|Teófilo Otoni|Tokuyama|Tonghae|Vanadzor|Tartu|Mokopane|Salzgitter|Udgīr|Urdaneta|Mezhdurechensk
Guaíba|Jolo|Novyye Cherëmushki|Ryazanskiy|Qinzhou|Guarapari|Coronel Fabriciano|Elbasan|Vista/wu|Navapolatsk
Greeley/u|Davie/u|Funchal|Oum el Bouaghi|Solikamsk|El Progreso|Itaguaí|Nandurbar|Abū Kabīr|Glazov|Anyama
Kallithéa|Narita|Juan Díaz|Bendigo|Grogol|Izumisano|Chinatown/u|Itārsi|Padangsidempuan|Qalyūb|Vasco da Gama
San Angelo/u|Sakata|Kōnan|Chikushino-shi|Lianjiang|Linxi|Magangué|Tiébo|Ust'-Ilimsk|Renton/u|Zonguldak
Kūhdasht|Kalmunai|Phagwāra|Trier/w|Punta Cana|Telde|Airoli|Alamar|Becontree/g|Colonia Lindavista|Jaffa
Kamianets-Podilskyi|Kangding|M'Sila|P'yŏngsŏng|Rio das Ostras|Subotica|Sumedang Utara|Tagiura
Tekstil'shchiki|Zhangye|Roanoke/u|Kenosha/u|Salto|Tsuruoka|Chanthaburi|Dongsheng|Clinton Township/u|Amreli
Shikohābād|Zelenodolsk|Dhahran|Manbij|Itabira|Grudziądz|Messaad|Novoshakhtinsk|Ikeda|Erie/u|Kāsganj|Akhmīm
Meihekou|Votorantim|Al Maţarīyah|Koutiala|Acharnés|Thunder Bay|Saint-Paul|Sehore|Burao|Bam/w|Manavgat
Sertãozinho|St. John's|Kwekwe|Worthing/g|Rānībennur|Bhola|Talara|Bolzano|Portsmouth Heights/u|Jagtiāl
Apatzingán|Santana de Parnaíba|Xingcheng|Lishui|Bagé|Giresun|Barika|Sarapul|Lahti|Zwickau|Kontagora|Passos
Bukittinggi|Kaiserslautern|Alief/u|Thimphu/c|Bocaue|Bhadrakh|Votkinsk|Spring Hill/u|Słupsk|Būndi|Renqiu
Cárdenas|Bridgetown/c|Albany/u|Compton/u|Barakaldo|Serov|Habboûch|Xinshi|Budapest IV. kerület|Akbarābād
Andria|Tuscaloosa/u|League City/u|Flint/wug|Al Qaţīf|Xinyi|Ooty|Guelmim|Lagos de Moreno|Chengzihe|Thayetmyo
Xishan|Allen/wu|Balashov|Dukuhturi|Fasā|Mughal Sarāi|Lida|Dar‘ā|Shāmli|Ballarat|Iserlohn|Zheleznogorsk|Ubá/w
Ourinhos|Hyesan-dong|Temixco|Liberec|Udine|Ciudad Guzmán|Asan|Ariana|Meidling|Hechuan|Hinganghāt|Rochdale/g
Comitán|Trindade|Arapongas|Jérémie|Mbarara|Karabük|Xinyu|Tarakan|Waterloo/u|Siracusa|Al Muharraq|Mabopane
Pyinmana|Villupuram|Isahaya|Amalner|Kuje|Swabi|Turkestan|Deventer|Villa Alemana|Mobara|Ise/w|Pattaya
Bagalkot|Lodhran|Tellicherry|Zhukovskiy|Narasaraopet|Kameoka|Târgu Jiu|Chinautla|Mission Viejo/u|Terni
Fangshan|Magway|Nāgaur|Vacaville/u|Yasuj|Villa Mercedes|Wabu|Ventura/u|Nowshera Cantonment|Bunia|Nawāda
Highlands Ranch/u|Lugo|Sakado|Lawton/u|Azimpur|Schwerin|Bolu|Mtwara|Beaverton/u|Araguari|Jaworzno|Yên Bái
Corumbá|Estelí|South Gate/u|Jahānābād|Chālisgaon|Sliven|Jounieh|Ceyhan|Solihull/g|Koforidua|Muroran|Girona
Gütersloh|Kāshmar|Limpio|Khōst|Buxar|Dschang|Sparks/u|Erechim|České Budějovice|General Trias|Yola|Japekrom
Ramenskoye|Aurangābād|Sungai Penuh|Sāhibganj|Lubu|Jastrzębie Zdrój|Los Baños|Roubaix|Pandharpur
Ciudad Río Bravo|Jinsha|Hurghada|Hindaun|Yicheng|Ducheng|Bumba|Mingelchaur|Shenjiamen
San Carlos de Bariloche|La Habana Vieja|Charsadda|Brockton/u|Magadan|Boli|Xiaoshan|Enshi|Hradec Králové
Royal Leamington Spa/g|Dearborn/u|Federal Way/u|Maribor|Japeri|Lee's Summit/u|Santiago de Compostela|Delft
Ushirombo|Zaxo|Aqaba|Frederiksberg|Kutloanong|Biu/w|Olupona|Novogireyevo|Ozerki|Romford/g
Vostochnoe Degunino|Khargone|New Bedford/u|Ōnojō|Spokane Valley/u|Kanuma|As Salamīyah|Parli Vaijnāth|Alkmaar
Iriga City|Dobrich|Kishanganj|Wuchang|Bath/wg|Leskovac|Vespasiano|Prešov|Terrebonne|Fordham/u|Campo Largo
Nemby|Dogonbadan|Livonia/u|Mainpuri|Facatativá|Khāmgaon|Kāzerūn|Roswell/u|Yonezawa|Yongchuan|Orem/u|Harlow/g
Ahar|Kırşehir|Ximeicun|Stellenbosch|Negapatam|Novyy Urengoy|Yilan|Gjakovë|Yuma/u|Yishui|Wilmersdorf
Ústí nad Labem|Sông Cầu|Chilakalūrupet|Cacém|Gudiyatham|Berrechid|Lawrence/u|Makrāna|Jalalpur Jattan
Kitakami|Novoural'sk|The Woodlands/u|Jönköping|West Albany/u|Carora|Janakpur|Norrköping|Valera|Heyuan
Yakima/u|Baijiantan|Zhengjiatun|Bānswāra|García|Forlì|Quincy/u|Kombolcha|Tatuí|Yala|Dipolog|Baraut|Closepet
Behshahr|Michurinsk|Việt Trì|Trelew|Düren|Ghardaïa|Sumber|Flatbush/u|Dalai|Hesperia/u|Novara|Lere|Carson/u
Barletta|Polatlı|Boca Raton/u|Piacenza|Budapest XVIII. kerület|Santa Monica/u|Ochota|Praga Północ|Kalyani
Changping|Cáceres|Galle|Stilfontein|Heerlen|Ozamiz City|Jinja|Nouméa/c|Tādpatri|Wonosobo|Kineshma|Bafra
Chitose|Coronel|Wukari|Krasnogorsk|San Marcos/u|Leuven|Pushkin|Moa/w|Lianzhou|Ferrara|Boyle Heights/u|Rize
Beni Mered|Igbo-Ora|Nuneaton/g|Foumban|Kapūrthala|Zefta|Kaizuka|High Peak/g|Palimanan|Patos|Plantation/u
Ségou|Semenyih|Tulcea|Maizuru|Lynn/u|Villa María|Ratchaburi|Pamekasan|Riohacha|Venlo|Al Hārithah|Esslingen
Errachidia|Darlington/g|Pandeglang|Miami Beach/u|Dhangaḍhi̇̄|Dongcun|Dīsa|Arden-Arcade/u|Pariaman|Kudus
Ballālpur|Kimitsu|Ereğli|Kohima|Longmont/u|Delmas|Duitama|Ağrı|Danjiangkou|Tepatitlán de Morelos|Betūl/w
Erciş|Kāraikkudi|Winterthur|Lorca|Bugul'ma|Sassari|Kilosa|Caringin|Santa Barbara/u|Calumpit|Nakhon Sawan
Ginowan|Konotop|Zhongshu|Butwāl|Timóteo|Southport/g|Huazhou|Marīvān|Kalamariá|Ratingen|Redding/u|Tourcoing
Grahamstown|Longquan|Phan Rang-Tháp Chàm|Yatou|Leeuwarden|Lingyuan|Marl|Macon/u|Mons|Kostyantynivka|Balāngīr
Zipaquirá|Muriaé|Duyun|Cambé|Pingdu|Bayeux|Kasama|Alīgūdarz|Niğde|Lünen|Thủ Dầu Một|Lefortovo|Yaroslavskiy
Onomichi|Gaoyou|Lüleburgaz|Myitkyina|Chauk|Yulinshi|Bento Gonçalves|Caraguatatuba|Mogok|Namyangju|‘Amrān
Meridian/u|Drammen|San Leandro/u|Kishorganj|Montreuil|Emure-Ekiti|Hanting|Datia|Klagenfurt am Wörthersee
Baise City|Greenville/u|Tongren|Ţahţā|Körfez|Chester/gu|Kuznetsk|Samālūţ|Xihe|Itanhaém|Valparai|Chico/u
Kovilpatti|Vaniyambadi|Coslada|Duobao|Kirovo-Chepetsk|Berdsk|Stevenage/g|Harar|Warmbaths|Reconquista
Bhandāra|Huddinge|Sishui|Ajax|Marudi|Edmond/u|Luimneach|Wembley/g|Krasnyy Luch|Alvand|Gantang|Kanata|Roha
Fort-de-France/c|Ancona|Isieke|Francistown|Huaidian|Ōmura|Nampa/u|Muktsar|Point Pedro|Avignon|Gatchina
Grays/g|Tsuyama|Santana do Livramento|Yaritagua|Yiwu|Nyaunglebin|Jinjiang|Butare|Sandy Hills/u|Mianwali
Vlorë|Luckeesarai|Almirante Tamandaré|Bārmer|Murādnagar|Tartouss|Fujin|Níkaia|Tinsukia|Şaḩam|Białołeka
Marseille 13|Huaicheng|Shahdol|Izumo|Kwangyang|Miragoâne|Manjeri|Port Dickson|Hongseong|Mahobā|Sumbawanga
Mudon|Lucheng|Hede|Kuopio|Valle de La Pascua|Phuket|Harrogate/g|Sokcho|Banjar|Bibir Hat|Biryulëvo Zapadnoye
Nusaybin|Lhokseumawe|Cicurug|Lengshuitan|Kartasura|Shwebo|Salihli|Talavera de la Reina|Hartlepool/g
Fusagasugá|Mangaldan|Newton/u|Toms River/u|Crato|Zárate|Fall River/u|Habiganj|Modi‘in Makkabbim Re‘ut
Pardubice|Wangqing|Budapest II. kerület|Carmel/u|Rafaela|Contai|Hanau am Main|Valinhos|Montero|Sangrūr
Chosica|Ashiya|Chaman|Alaghsas|Asheville/u|Iwata|Brovary|Kōnosu|La Spezia|Waukegan/u|Deltona/u|Kandhkot
Hawthorne/u|Târgovişte|Al Bahah|São Lourenço da Mata|Nova Lima|Mahendranagar|Klangenan|Pakse|Ciénaga
Brusque/w|Ifo/w|Shkodër|Pollachi|Fort Smith/u|Deoband|Suffolk/u|Sugar Land/u|Osijek|Nabari|Livermore/u|Kozan
Neyyāttinkara|Tāndā|Hasilpur|Koidu|Sarov|Arayat|Nashua/u|Yingchuan|Qorveh|Cholula|Yozgat|Ath Thawrah|Ébolowa
Saint John|Pickering|Surigao|Balkanabat|Yeysk|Çanakkale|Brantford|San Juan de los Morros|Hanchuan|Majalengka
Buzuluk|El Puerto de Santa María|Makeni|Velbert|Barra do Piraí|Kadugli|Uman|Qiongshan|Pergamino|Gitarama
Ludwigsburg|Xiangxiang|Deqing|Indio/u|Enchanted Hills/u|Rio Rancho/u|Bārān|Sandy/wu|Patnos|Whittier/u
Yanjiang|Canarsie/u|Arifwala|Koudougou|Jelenia Góra|Quillacollo|Glyfáda|Shumen|Igede-Ekiti|Kirkland/u|Mishan
Lund|Alegrete|Nenjiang|Angono|Caieiras|Menifee/u|Londonderry County Borough/g|Dhamtari|Newport Beach/u
Tiruchengode|Porlamar|Tracy/u|Ad Douiem|Citrus Heights/u|Malanje|La Victoria|Bend/wu|Chīrāla|Gao/w|Gubkin
Saatlı|Lokossa|Effium|Jharia|Hacienda Santa Fe|Huaraz|Akot|Mianke Mor|Ban Mai|Louis Trichardt|Canton/u
Rājpura|Madgaon|Caguas|Lehigh Acres/u|Greenburgh/u|Shizilu|Asnières-sur-Seine|Batticaloa|Nanterre|Tumaco
Chaykovskiy|Yotsukaidō|Atlixco|Musanze|Sardārshahr|Barra do Corda|Mayiladuthurai|Būsh/w|Bojonegoro
Zhaogezhuang|Bitola|Al Farwānīyah|Cornellà de Llobregat|Al Fujairah City|Victorias|Hamakita|Tulcán|Idanre
Igarassu|Apartadó|Bloomington/u|West Town/u|Tagbilaran City|Puli|Germantown/u|Piedecuesta|Mbanza-Ngungu
Gyōda|Las Rozas de Madrid|Clifton/u|Nitra|Olavarría|Qamdo|Hannō/w|Bekobod|Berdychiv|Kasihan|Kāmthi
Kashiwazaki|Orihuela|Nanfeng|Cannock/g|Duluth/u|Champaign/u|Zhangjiajie|Borāzjān|Sodo|Volos|Potiskum
Babushkin|Lianozovo|Novi Pazar|Žilina|Chipata|Poitiers|Keffi|Usol'ye-Sibirskoye|Torre del Greco|Shashemenē
Parādīp Garh|Makoko|Flensburg|Ryūgasaki|Helong|Near North Side/u|Río Gallegos|Paramagudi|Tecomán
Hemel Hempstead/g|Chino/u|Hailin|Osmanabad|Svetlanovskiy|Nanding|Attock City|Ogden/u|Shostka|Versailles
Guozhen|Khalifah A City|Tārūt|Aruppukkottai|Los Reyes Acaquilpan|Ḩawsh ‘Īsá|Paulo Afonso|Ituiutaba|Al Marj
Redwood City/u|Dengzhou|Gharyan|Yegor'yevsk|Courbevoie|Bellingham/u|Qufu|Liepāja|Iwamizawa|O'Fallon/u
Jyväskylä|Junín|Montelíbano|Rukban|Thakhèk|Gonaïves|Oued Zem|Nanaimo|Esteio|Bāruni|Hoover/u|Créteil
Amsterdam-Zuidoost|Ílion|Gesundbrunnen|Mādārīpur|Ciudad Mante|Hetauda|Laojunmiao|Cottbus
Túxpam de Rodríguez Cano|Panabo|Epe/w|Sarandi|Aflou|Gamboru|Tlaxcala|Akhisar|Danbury/u|Sumenep|Guider/w
Katunayaka|Eisen/w|Bijnor|Mariveles|St Albans/g|Daxi|East Norwalk/u|Edinburg/u|Sunrise/u|Itaperuna|Kadiyivka
Wilhelmshaven|Zhoushan|Ambarawa|Nowy Sącz|Ogaminana|Anakāpalle|Piet Retief|Dazhong|Heróica Zitácuaro
Redditch/g|Songkhla|Trinidad|Phuthaditjhaba|Avilés|Çerkezköy|Jinxiang|El Ejido|Trenton/u|Yurga|Curepipe
Al Fqih Ben Çalah|Foumbot|Komendantsky aerodrom|Feni|Wanju|Najībābād|Kakegawa|Binonga|Dohad|Xiannü|Santana
Cicero/u|Hemet/u|Rāmgarh|Gotenba|Ocotlán|El Khroub|Jardim Paulista|South Shields/g|Bethlehem/u|Derry/gu
Munūf|Hilversum|Lingdong|Gisenyi|Nanzhang Chengguanzhen|Herzliya|NIA Valencia|Ocaña|Ouidah
Ahwatukee Foothills/u|Tübingen|Yangp'yŏng|Ungsang|Kāvali|Johns Creek/u|La Piedad|Yachimata|Mission/u
Mandurah|Codó|Troy/u|Marilao|Buena Park/u|Xucheng|Ihiala|Umeå|Katori-shi|Margahayukencana|Galesong
Madhyapur Thimi|Hecun|Chervonohrad|Kamigyō-ku|Ningyang|Antsiranana|Jinshi|Weston-super-Mare/g|Amasya
Palm Coast/u|Sanjō|Yuanping|Minden|Montego Bay|Kraljevo|Sioux City/u|Yacuiba|Shīrvān|Havířov|Chichawatni
Ash Shaţrah|Sorsogon|Pau/w|Roquetas de Mar|Palencia|Pizhou|Algorta|Changqing|Araxá|Sinhyeon|Xindian
San Martín|Jangipur|Chiguayante|Muş/w|Sano|Anzhero-Sudzhensk|Taourirt|Shache|Yima|Ashmūn|Lake Forest/u
Pernik|Redenção|Dhār|Merced/u|Pozuelo de Alarcón|Sant Boi de Llobregat|Bagamoyo|Cukai|Shangzhi|Hānsi|Nangong
Chimaltenango|Lüshun|Troitsk|Banská Bystrica|Kanoya|Mādabā|Reef Al Fujairah City|Nizip|Kilis|Colombes
Lākshām|Longview/u|Les Corts|Polatsk|Budapest VIII. kerület|Quzhou|Fatsa|Abomey|Tinaquillo|Azov|Tochigi
Bryan/u|Ipoti|Tanashichō|Marugame|Shiwan|Beckenham/g|Niagara Falls/u|Westland/u|Ishurdi|Kasserine|Como/w
Tamworth/g|Phra Nakhon Si Ayutthaya|Abreu e Lima|David|Bhakkar|La Dorada|Presidencia Roque Sáenz Peña
Itajubá|Qal‘at Bīshah|Agboville|Villingen-Schwenningen|Kaspiysk|Luján|Lucca|Tangping|Ar Rass|Warwick/ug
Barkā'|Mukacheve|Watampone|Campana|Salmās|Pontevedra|Sokhumi|Al Ḩasakah|Mungyeong|Kadiri|Lavras|Dhorāji
Kharian|Rāyachoti|Yudong|Balqash|Guaynabo|Yashio|Farmington Hills/u|Khambhāt|Sarishābāri|San Tan Valley/u
Bistriţa|Mount Pleasant/u|Avaré/w|Konstanz|Tatebayashi|Konin|Gafsa|Reşiţa|Leme|Mitte|Lalupon|Worms
Cranston/u|Ozersk|Yessentuki|Vitry-sur-Seine|Largo/wu|Cizre|Naesŏ|Nirmal|Quatre Bornes|Emmiganūr|Zomba
Feicheng|Natitingou|Ravenna|Shanting|Jeypore|Hengelo|Shibata|Gamagōri|Rouissat|Klin|Kfar Saba|Izumiōtsu
Getxo|Kotkapura|Berkane|Toride|Lecce|South Suffolk/u|Bafang|Avondale/u|Atakpamé|Aulnay-sous-Bois|Tustin/u
Berrouaghia|Bingöl|Bakhmut|Bani Yas City|Necochea|Elbistan|Udhampur|Mountain View/u|Napa/u|Kairāna|Tahoua
Trento|Mihara|Zhuanghe|Bālāghāt|Bonāb|Loushanguan|Somerville/u|Baoying|Giugliano in Campania|Kedungwaru
Yagoua|Dashiqiao|Budapest XV. kerület|Mbalmayo|Panshi|Serpong|As Salţ|Lichterfelde|Namibe
Piotrków Trybunalski|Yambol|Meïganga|Vorkuta|El Cafetal|Gandia|Ushiku|Mānsa|Cung Kiệm|Fili|Ra'anana|Rikaze
Shahre Jadide Andisheh|Ughelli|Dorsten|Scunthorpe/g|Stockton-on-Tees/g|New Rochelle/u|Anantnag
Cruzeiro do Sul|Lynchburg/u|Medford/u|La Goulette|Zrenjanin|Deerfield Beach/u|Chichicastenango|Sibolga
Haskovo|Ciudad Lerdo|Taixing|Kāraikāl|Genteng|Kidapawan|Erdenet|Amstelveen|Bende|Kropotkin|Itumbiara
Oke Mesi|Maricá|Ar Rifā‘|Szombathely|Kafanchan|Busto Arsizio|Pleasanton/u|Norzagaray|Jharsuguda
Tangjiazhuang|Shadrinsk|Willowdale|Sidi Slimane|Huehuetenango|Brājarājnagar|Drohobych|Lido di Ostia|Cesena
Lüdenscheid|Rustaq|Behbahān|Zarzis|Sant Cugat del Vallès|Kottagūdem|Gedangan|Shouguang
Ciudad Lázaro Cárdenas|Yanta|Belmont Cragin/u|Bwizibwera|Brooklyn Park/u|Gueckedou|Zhuangyuan|Ikom|Arakkonam
Wuyang|Gapan|Kashihara|Xiongzhou|Ponorogo|Agulu|Netrakona|Ubatuba|Goodyear/u|Paoy Paet|Slatina|Wakefield/gu
Catanzaro|Layyah|Cerro de Pasco|Kennewick/u|Marburg an der Lahn|Marseille 08|Tambacounda|Kŭlob|Darnah
San Fernando de Apure|Shitanjing|Zlín|Chiang Rai|Deurne|Manfalūţ|Sagaing|Koch Bihār|Tumen|Três Lagoas
Dod Ballāpur|Gualeguaychú|Ceuta|Mthatha|Dondo|Mayagüez|Vyborg|Alameda/u|Arona|São João del Rei|Bhadohi
Brindisi|Torrent|Carlisle/gu|Town 'n' Country/u|Bellflower/u|Kőbánya|Kātoya|Kayes|Youhao|Neumünster|Reutov
Putatan|Karatsu|Chino Hills/u|Bang Kruai|Wedding/w|Daura|Al Ḩayy|Pingyi|Budapest XVII. kerület|Mogi Mirim
Iizuka|Valvedditturai|Jamūī|Linping|Ilioúpoli|Zahlé|Daet|Alafaya/u|Wa/w|Abaetetuba|Harihar|Alekseyevka
Mancherāl|Castrop-Rauxel|Marsala|Ōbu/w|Springdale/u|North Hollywood/u|Kadayanallur|Marseille 15
Ciranjang-hilir|Linkou|Racine/u|Ipiales|Roosendaal|Daltonganj|Brikama|Hakkâri|Keningau|Gateshead/g|Bijie
Huangmei|Numan|Hammond/u|Milpitas/u|Treviso|Inowrocław|São Bento do Sul|Ünye|Songling|Bogenhausen|Jishui
Aalst|Lubin|Mechelen|Shūshtar|Lisburn/g|Kars|Kambar|Barracas|Linqu|Farīdkot|Wako|Khomeyn|Shulan|Apalit
Itaúna|Balrāmpur|Saint-Laurent|Suva/c|Hatsukaichi|Matehuala|Dessau|Focșani|Chiclana de la Frontera|Bāramūla
Yanzhou|Agua Prieta|Pesaro|Kanasín|Cozumel|Ende/w|San Carlos/u|Pulilan|Siedlce|Jiexiu|Ksar el Boukhari
Santa Cruz de Barahona|Gary/u|Ovalle|Polangui|Scranton/u|São Mateus|Amozoc de Mota|Coyah|Voskresensk
Keratsíni|Baldwin Park/u|Dhuliān|Hunchun|Sasolburg|Kagoro|Pisa|Auburn/u|Yalta|Chilliwack|Huangshan|Mawāna
Tsurusaki|Józsefváros|Gladbeck|Sarkand|Karur|Marseille 09|Varese|Damietta|Puerto Padre|Arraiján|La Rochelle
Kundla|Fishers/u|Saint Joseph/u|Pori|San Felipe|Moro/w|Mmabatho|Purmerend|Liangxiang|Champigny-sur-Marne
Manmād|Kannauj|Luxembourg/c|La Louvière|Saint-Pierre/c|Pančevo|Fenghua|Colón/w|Malaut|Rueil-Malmaison
Villa de Cura|Guiguinto|Arnsberg|Salina Cruz|Nagīna|Manresa|Jataí|São João da Boa Vista|Pharr/u
Sesto San Giovanni|Lorena|Fylde/g|Badagara|Mbale|Rheine|Jagdalpur|Santa Cruz do Capibaribe|Upland/u|Guigang
Oss/w|Yuktae-dong|Antibes|Yangliuqing|Folsom/u|São Sebastião|Arezzo|Jumri Tilaiyā|Budapest XXI. kerület
Tucuruí|Baytown/u|Furukawa|Embu Guaçu|Masvingo|Mineralnye Vody|Babahoyo|Kumanovo|Midyat|Lae/w|Matara
Nahāvand|Tuban|Repentigny|Sakon Nakhon|Mian Channun|Paisley/g|Mbabane/c|Baj Baj|Qingquan|Viersen|Birobidzhan
San Ramon/u|Camden/u|Bracknell/g|Konnagar|Lake Charles/u|Sapiranga|Kalamazoo/u|Fort McMurray|Nagornyy
Parádsasvár|Palmerston North|Ratnagiri|Kebomas|Pazardzhik|Savé/w|Hosa'ina|Arlington Heights/u
San Sebastián de los Reyes|Maymana|Delmenhorst|Lintong|La Libertad|Hingoli|Ciudad Choluteca|Khemis Miliana
Karangsembung|Hadera|Laixi|Kamensk-Shakhtinskiy|Bayramaly|Newcastle under Lyme/g|Pará de Minas|Shimada
Belovo|Takefu|Tarub|Waterford/u|Iğdır|Muan|Jalal-Abad|Turbat|Bodināyakkanūr|Yinzhu|Khadki|Battersea/g
Chekhov|Bihać|Jamjamāl|Battaramulla South|Batu|Dhrāngadhra|Crewe/g|Piła|Evanston/u|Nevşehir
San Martin Texmelucan de Labastida|Chatham/gu|Nizhyn|Szolnok|Ode/w|Manteca/u|Schiedam|Reinickendorf
Shahdad Kot|Saint-Maur-des-Fossés|Campo Mourão|Kendall/u|Ulu Tiram|Azzaba|Silifke|Mysłowice|Wyoming/u
Kruševac|Hongch'ŏn|Kampong Chhnang|Shangmei|Igbo-Ukwu|Pāloncha|Loveland/u|Cheektowaga/u|Hove/g
Kings Bridge/u|Kitale|Pedro Juan Caballero|Quibdó|Kpalimé|Cipolletti|Okegawa|Bayreuth|Củ Chi|Dakhla
Spijkenisse|Encarnación|Perris/u|Haninge|Ben Arous|Ar Ramthā|Gävle|Gūdūr|Hellersdorf|Juchitán de Zaragoza
Huilong|Keren|Silopi|Beidao|Sidi Qacem|Troisdorf|Aylesbury/g|Bhalwal|Ankleshwar|East Kilbride/g|Helmond
Yanggu|Tīkamgarh|Sungailiat|Miki|Cachoeira do Sul|Schaumburg/u|Changnyeong|Gobernador Gálvez|Dipalpur
António Enes|Al Bayḑā'|Asbest|Gastonia/u|Union City/u|Bismil|Aramoko-Ekiti|Shancheng|Calais|Gießen|Nanma
Srivilliputhur|Bolingbrook/u|Darhan|Newmarket/g|Bosaso|Sivakasi|Ferrol|Silao|Iowa City/u|Mackay|Pilkhua
Seosan|Khalándrion|Vélez-Málaga|Abéché|Suixi|Layton/u|Appleton/u|Missouri City/u|Xinmin|Igbara-Odo|Ambājogāi
Mbaké|Shelby/u|Fuentes del Valle|Béziers|La Haute-Saint-Charles|San Ramón de la Nueva Orán
Gucheng Chengguanzhen|Xianshuigu|Standerton|Ciudad Real|Riberalta|Fort Myers/u|Inuyama|Bela
Ostrowiec Świętokrzyski|Boynton Beach/u|Santo Antônio de Jesus|Bocholt|Bodhan|Yunyang|Jonesboro/u|Khenifra
Inhambane|Kortrijk|Gela|Rabkavi|Pistoia|Chimbas|South Lawndale/u|Prilep|Ozubulu|Vlaardingen|Mijas|Ifrane
Grand-Bassam|Aku/w|Guixi|Kafr az Zayyāt|Karauli|Lanxi|Logan Square/u|Savarkundla|Detmold|Al Buraymī|Labuan
Genhe|Gresik|Oyan|Shāhābād|Red Deer|Sewon|Luocheng|Badin|Rapid City/u|Kamina|Chāndpur|Naqadeh|Nūrābād|Jega
Warner Robins/u|Gokak|Melilla|Rochester Hills/u|Saint-Léonard|Canary Wharf/g|Sikandarābād|Asaba|Kukichūō
Aguachica|Ohafia-Ifigh|Mpanda|Juegang|Virudunagar|Bonao|Cuamba|Belek|Decatur/u|Paysandú|Tatvan|General Roca
Kawit|Peterhof|Taman Senai|Southfield/u|Rugby/g|Satsumasendai|Tamanrasset|Siemianowice Śląskie|Hanamaki
Kâhta|Novomoskovs'k|Zhlobin|Néa Smýrni|Joypur Hāt|Araure|Dausa|Jatibarang|Zugdidi|Koch'ang|Shixing|Qaraçuxur
Rubí|Móng Cái|Dongdu|Balanga|San Juan de la Maguana|Tetovo|Valsād|Ostrów Wielkopolski|Saint George/u
Pano Aqil|Paranavaí|Caserta|Dachnoye|Ambikāpur|Krathum Baen|New Britain/u|Dongkan|Minusinsk|João Monlevade
Fredrikstad|Salford/g|Jiuquan|Almelo|Kotri|Dingcheng|Tando Muhammad Khan|Lichuan|Georgiyevsk|Yelabuga
Franklin/u|Naro-Fominsk|Bali|Miyang|Matão|Steglitz|Beichengqu|Gongju|Harunabad|Bacabal|Ilagan|Caçapava
Venado Tuerto|Nouadhibou|Pālghar|Maroúsi|Xinzhi|Finlyandskiy|Turlock/u|Dharapuram|Aïn Touta|Montepuez
Temple/u|Guanajuato|Suva Reka|West Ridge/u|Esbjerg|Ash Shafā|Apple Valley/u|Sagay|Sarnia|Kyosai|Limbe|Cheria
Kuningan|Arujá|Nizwá|Capas|Zhoucheng|Cruzeiro|Mariano Roque Alonso|Larnaca|Purley/g|Lynwood/u|Waukesha/u
Patrocínio|Gouda|Três Rios|Yangsan|Bothaville|Caidian|Guildford/g|Afikpo|Bebedouro|Gulfport/u|Sunzha
Amatitlán|Fuorigrotta|Chintāmani|Izmail|Yüksekova|Birkhadem|Shrewsbury/gu|Zaandam|Borås|Shakhtars'k
Chelghoum el Aïd|Apomu|Yawata|Xiuyan|Saint-Jean-sur-Richelieu|Dārayyā|Delgado|Pawtucket/u|Pusad|Donggongon
Chernogorsk|Madhubani|Lauderhill/u|Itō/w|Peckham/g|Rock Hill/u|Monastir|São Cristóvão|Khanabad|Güigüe|Sragen
Sirsilla|Tākestān|Fuengirola|Solana|Fiditi|Silver Spring/u|Barnsley/g|Norderstedt|Yumbo|Alfenas|Triyuga|Vapi
Khanjarah|Mardin|Upington|Zelenogorsk|West Gulfport/u|Parys|Blagoevgrad|Agios Dimitrios|Kazo|Yalova
Dunkerque|Changtu|Yukuhashi|Bulacan|Lüneburg|Zadar|Abū Tīj|El Pueblito|Flower Mound/u|Svyetlahorsk|Stargard
Ijuí|Anlu|Guasave|Tagaytay|Bismarck/u|Sur/w|San Francisco del Rincón|Centreville/u|Taroudant|Grazhdanka
Cinisello Balsamo|Thākurgaon|Passaic/u|Muyinga|Guiping|Gemlik|Fu'an|Tenri|Riverview/u|Kāmāreddi|Redlands/u
Benidorm|Orita Eruwa|Zográfos|Missoula/u|Rancho Cordova/u|Celle/w|Bolpur|Rānāghāt|Lowestoft/g|Hongwŏn
Aubervilliers|Moabit|Altamira|Fāzilka|Kuandian|Bundaberg|Vila Nova de Gaia|Ejura|Gosport/g|Mīnāb|Poyang
Yongfeng|Plaridel|Kopeysk|Eha Amufu|Södertälje|Gongchangling|Paracatu|Beypore|Alytus|Pervomays'k|Lelystad
Jimo|Malumfashi|Carpina|Gaillimh|Essaouira|Bukoba|Antanifotsy|Lethbridge|Mindelo|Dādri|Byumba|Kurortnyy
Dazaifu|Dinslaken|Sankt Gallen|New Braunfels/u|Pabianice|Tatabánya|Mariano|Auraiya|Lamezia Terme|Vol'sk
Nungua|Cherry Hill/u|Baiquan|Beloretsk|Contramaestre|Pattoki|Ishimbay|Kastamonu|Pagar Alam|Iguatu|Jiangyan
Shiguai|Maebaru-chūō|Flagstaff/u|Sunyani|Danao|Gniezno|Alphen aan den Rijn|Kadirli|Goya|Cho Dok|Şirvan
Schweizer-Reneke|Adler/w|Doğubayazıt|Haining|Karakol|Alcalá de Guadaira|Chapayevsk|Bāpatla|Taungdwingyi
Inaruwa|Lisala|Muncie/u|Payyannūr|Bamberg|Khāliş|Cannes|Tiflet|Kladno|Ayvalık|Baikonur|Chenab Nagar
Dainava (Kaunas)|Fordon|Maple Ridge|Mira Mesa/u|Southall/g|Woodland Hills/u|Ho/w|Le Tampon|Weston/u|Aigáleo
Mengcheng Chengguanzhen|Wangkui|Abhar|Güira de Melena|Talipparamba|Mertoyudan|Votuporanga
Consolación del Sur|Tindivanam|Segamat|San Miguel de Allende|Mérignac|San José del Cabo|Trnava|Bondowoso
Kahror Pakka|Sidi Aïssa|Totonicapán|Dehdasht|Kaura Namoda|Techiman|Las Piedras|Dabou|Chālūs|Arba Minch
Paragominas|Khāsh|Tuy Hòa|Brossard|Tanabe|Shirpur|Linares|Frederick/u|Frontera|Lins|Pasco/u|Villa Carlos Paz
Syriam|Pittsburg/u|Sayyān|Jaboticabal|Gujar Khan|Kungsholmen|Kot Malik Barkhurdar|Isnā|Chuchar-kana Mandi
Ridgewood/u|Palatine/u|Kampong Baharu Balakong|Larbaâ|Bāsoda|Bafia|Arauca|Anseong|Jiehu|Vaslui|Hasselt
Suwałki|Stafford/gu|North Richland Hills/u|Ōmihachiman|Kissimmee/u|Linjiang|Hunedoara|Las Cumbres
San Carlo All'Arena|Giurgiu|Toba Tek Singh|Tantou|Jorhāt|Nganjuk|Ostend|Sint-Niklaas|Denov|Xiaoshi|Magalang
Bogale|Güines|Royal Tunbridge Wells/g|Walnut Creek/u|Saku|Hekinan|Hoorn|Libon|Wum/w|Chulucanas|Mila/w
Tuymazy|Sindhnūr|Sukagawa|Enugu-Ukwu|Ga-Rankuwa|Abnūb|Ponferrada|Fukuchiyama|Kamloops|Bir el Ater|Idah
Viçosa|Bargarh|Lys'va|Knysna|Sougueur|São Sebastião do Paraíso|Mount Vernon/u|Wāshīm|Visnagar|Heishan
Conroe/u|Borisoglebsk|Moriyama|Obonoma|Dothan/u|Sosnovyy Bor|Feodosiya|Palwancha|Aschaffenburg|Sabanalarga
Głogów|Keshod|Binhe|Chinchiná|Budapest XVI. kerület|Tsuruga|Northridge/u|Cabo San Lucas|Tanauan|Kānnangād
Pengcheng|Aïn Fakroun|Rivas-Vaciamadrid|Al Qūşīyah|Maple Grove/u|Al Jammālīyah|Shima|Bīsalpur|Mingguang
Ninghai|Framingham/u|San Isidro|Türkmenbaşy|Narowal|Al Faḩāḩīl|Tanuku|Saldanha|Pokrovsk|Dolgoprudnyy|Bunbury
Tolga|Lodja|Söke|Attili|Redondo Beach/u|Matsutō|Langarūd|Bālotra|Cadereyta Jiménez|Majadahonda|Kuqa
Bossier City/u|Es Senia|Neubrandenburg|Catbalogan|Artemisa|Valle de Santiago|Balsas|Pithampur|Chełm
Chystyakove|Bir el Djir|Dorogomilovo|Munnar|Sverdlovs'k|Cadereyta|Santa Catarina Pinula|Chamrajnagar|Bourges
Pattukkottai|Yorba Linda/u|Ardeşen|Chaihe|Budënnovsk|Minggang|Tangzhai|Itatiba|Barberton/u|Calbayog City
Belogorsk|Most/w|Campiña|Stróvolos|Concepción del Uruguay|San Mateo Atenco|Garissa|Woodbury/u|Altamura
Dongfeng|Roman|Bârlad|Deva|Khanty-Mansiysk|Dayrūţ|Tamano|Quillota|Eau Claire/u|Ellesmere Port/g|Saraburi
Ishim|Zhenlai|Velsen-Zuid|Waldorf/u|Kaposvár|Tournai|Forest Hills/u|Al Khārijah|Kalush|Dāmghān|Songjianghe
Ede/w|Davis/u|Subic|Tsushima|Pālang|Glen Burnie/u|Yafran|Arenella|Agbor|Camarillo/u|Jaisalmer|Toukh|Luorong
Bislig|Smila|Guidonia Montecelio|Soio|Al Manzalah|Arāria|Gaithersburg/u|Shorkot|Chaguanas|Wenling|Santa Inês
Ezza-Ohu|Ixtapa-Zihuatanejo|Rossendale/g|Fuqing|Harda Khās|Nakatsu|Caohe|Eskilstuna|Dimbokro|City of Isabela
Sangamner|Tejen|Mukono|Pingzhuang|South San Francisco/u|Kasese|Shahdadpur|Tubarão|Kstovo|Lippstadt|Jaorā
Tomaszów Mazowiecki|Shiojiri|Louga|Ödemiş|Fengkou|Néa Ionía|Maitland/u|Mbaïki|Bet Shemesh|Kenner/u|Melati
Santa Cruz Xoxocotlán|Aalen|Jackson Heights/u|Chiryū|Saint-Nazaire|Przemyśl|Notre-Dame-de-Grâce|Buldāna
Narva|Rockville/u|Liuhe|Bima|Lincoln Park/u|Mettupalayam|Yuba City/u|Solna|Anjār|Aleksin|Palo Alto/u|Wacheng
Oulad Teïma|Ambovombe|Neuwied|Casas Adobes/u|Bajos de Haina|Marysville/u|Unna|Dambulla|Trang|Baní|Sayhāt
Parnas|Bakıxanov|Dinalupihan|Bellampalli|Akbou|South Jordan/u|Channapatna|Takayama|Ratangarh|Tailai
Quartu Sant'Elena|La Mohammedia|Lod/w|Chengyang|Maharagama|Sanchazi|Kalulushi|Fīrūzābād|Oshkosh/u
Ramos Arizpe|Savannakhet|Aflao|Shabqadar|North Little Rock/u|Lianyuan|Homestead/u|Stalowa Wola|Mansehra
Sokaraja|Bayside/u|White Rock|Vicálvaro|Folkestone/g|Krishnagiri|Plauen|Kovel|Rishīkesh|Kungur|Goyerkāta
Klintsy|Tōgane|Neryungri|Huinan|Sault Ste. Marie|Bayonne/u|Brixton/g|Hounslow/g|Sabae|Besbes|Eagan/u
Leninogorsk|Bergen op Zoom|Delray Beach/u|Chāībāsa|Algueirão|Loures|Sosnovka|Saint-Marc|Rajin|Veliko Tŭrnovo
Mandamarri|Gabrovo|Bamiantong|Burdur|Huanren|Qionghu|I‘zāz|Halmstad|Gamping Lor|Huanan|Alba Iulia|Palani
Gukovo|Sagunto|Sampit|Nārnaul|Zhangjiagang|Zamość|Xiaolingwei|Johnson City/u|Cabinda|Dharmapuri|Fatehābād
Calapan|Beidaihehaibin|Dale City/u|Silvan|Shujaabad|Cedar Park/u|Lesosibirsk|Soma|Jablah|Niitsu-honchō|Lahat
Rotorua|Vilanova i la Geltrú|Mengyin|Parkchester/u|Lichtenburg|Atascocita/u|Saint Cloud/u|Ellicott City/u
Palāsa|Xiangcheng Chengguanzhen|Kashima-shi|Laguna Niguel/u|Basavakalyān|Sanlúcar de Barrameda
Saint Charles/u|Harlingen/u|Polevskoy|Pato Branco|Pavia|Castellammare di Stabia|Mooka|Wrexham/g|Chingleput
Dashitou|San Ildefonso|Al Marsá|Kędzierzyn-Koźle|Qingyang|Babu|Pyapon|Chopda|Paulínia|Bais|Estepona|Panaji
Ioánnina|Caldas|Prince George|Yebaishou|Huaiyuan Chengguanzhen|San Clemente/u|West Lynchburg/u|Thenkasi
Peñaflor|Dār Kulayb|Afgooye|Torremolinos|Sattahip|Framingham Center/u|Shiki|Xincheng|Lajeado|Colmar|Rechytsa
Tendō|Torquay/g|Bangangté|Växjö|Bianzhuang|Yādgīr|Masaka|Meleuz|Tultepec|Kumertau|Gangārāmpur|Ramanathapuram
Herten|Jagraon|Schenectady/u|Perai|Hepingjie|Haveli Lakha|Rosarito|Cruz Alta|Tulungagung
Capelle aan den IJssel|Gushikawa|Alīpur Duār|Békéscsaba|Lala Musa|Slavyansk-na-Kubani|Ningde
Villa de Vallecas|Hasuda|Fengrun|Sefrou|Lalmonirhat|Aquiraz|Kopargaon|Broomfield/u|Ames/u|Park Slope/u
Shawnee/u|La Villa del Rosario|Kunyang|Bāzār-e Yakāwlang|Bāzārak|Korosten'|Qŭrghonteppa|Ādīgrat|Itauguá
Conway/u|Chust|Wanning|Villa del Rosario|East Orange/u|Vratsa|Itacoatiara|Khulm|Youssoufia|Bongaigaon
Herford|Lincheng|Don Torcuato|Portage Park/u|Maidenhead/g|Skokie/u|Malkāpur|Tân An|Nazareth|Kingswood/g
Gurupi|Massa|Grevenbroich|Čair|Tecate|Itaituba|Nakhchivan|Daytona Beach/u|Kāranja|Khatauli|Weimar|Ashoknagar
Hwawŏn|Salaqi|Ahlat|West Bloomfield Township/u|Tamarac/u|Siuri|Rāipur|Nābha|El Bayadh|Rivera|Youngstown/u
Taunton/gu|Talavera|Chacao|Santo Ângelo|Lodi/u|La Línea de la Concepción|Xunchang|Chía|Kotikawatta|Msaken
Siddipet|Puerto Madryn|Mailsi|Ōdate|Muncar|Rosetta|Changli|Sidi Khaled|Bhawānipatna|Khopoli|Karwar|Akşehir
Sahuayo de Morelos|Parintins|Bandar Seri Begawan/c|Kaihua|Concepcion|Nepalgunj|Yunmeng Chengguanzhen
Tikhoretsk|Waterlooville/g|Imaichi|Rossosh'|Shakargarh|Ghotki|Tallaght|Taloqan|Ongjin|Tuapse|Kerpen|Skanes
Pico Rivera/u|Madera/u|Kāyankulam|Qinggang|Modiin Ilit|Uga/w|Alessandria|Janesville/u|West Des Moines/u
Villa Elisa|Aleksandrov|Narutochō-mitsuishi|Sibi|Molina de Segura|Chinnachowk|Bishnupur|Paterna
Palaió Fáliro|Mazabuka|Khartsyz'k|Kotlovka|Polomolok|Mārkāpur|Basmat|Curvelo|Macclesfield/g|Baheri
Montebello/u|Kunnamkulam|Tulangan Utara|Itabaiana|Bognor Regis/g|Cyangugu|Rāghogarh|San Antonio de Los Altos
Kangar|Valence|Awsīm|Newtownabbey/g|Ramla|Cosenza|Quimper|Thành Phố Uông Bí|Kristiansand|Al Fashn|Jampur
Cao Lãnh|Kulai|Fulda|Yangcun|Guamúchil|Caçador|Gopālganj|Łomża|As Safīrah|Kanchanaburi|Chokwé|Alpharetta/u
Ouro Preto|Karviná|Caldas Novas|Kettering/gu|Genk|Shimodate|Kilju|Lorain/u|Tura|Santa Lucía|Baihe|Irecê
Bowling Green/u|Nong Khai|Flatlands/u|Dundalk/u|Tosu|Dormagen|Zarechnyy|Užice|Buckley/g|Mabai|Leszno
Bergheim|Catalão|Samut Sakhon|Eden Prairie/u|Jitra|Viladecans|North Bergen/u|Zayed City|Três Corações
Korydallós|Great Yarmouth/g|Kakamega|Aïn Sefra|El Prat de Llobregat|Rājsamand|Nanlong|Florence-Graham/u
Rio Largo|Waltham/u|Budapest XX. kerület|Siddharthanagar|Fujioka|Garbsen|Teluk Intan|Pavlovo|Cheyenne/u
Dārāb|Frenda|Fuwwah|Xiazhuang|West Hartford/u|Fuding|Molepolole|Tāndūr|Zalău|Valença|Vilhena|Kuşadası
Kalamassery|Żory|Godean|Rogers/u|Bougara|Sūratgarh|Mannargudi|Medicine Hat|Melipilla|Novaya Balakhna|Limón
Les Abymes|Tokmok|Botou|Fukuroi|Sopur|Sandnes|Carol City/u|Peruíbe|Pubal|Hamma Bouziane|Florida|Lugano|Sheki
Rubizhne|Baoqing|Nkwerre|Ichinoseki|Entebbe|Machiques|Sakurai|Itapeva|Encinitas/u|Auchi|Bełchatów
Graaff-Reinet|Sambrial|Runcorn/g|Sorgun|Arni|Nasugbu|Kannur|East Village/u|Pryluky|Fāqūs|Kara-Balta
Ashford/g|Afragola|Haverhill/ug|Robāţ Karīm|Valdemoro|Umm Al Quwain City|Gus'-Khrustal'nyy|Jupiter/wu
Buynaksk|Wawer|Semporna|Kogon Shahri|Cataguases|Çubuk|Krasnotur'insk|Council Bluffs/u|Houmt El Souk|Belebey
Tataouine|Tonypandy/g|Kaitong|West Coon Rapids/u|Dhuburi|Puliyangudi|Drancy|Pingnan|Kosong|North Miami/u
Al Khānkah|Singida|Noisy-le-Grand|Fochville|Sheopur|Renukūt|Érd/w|Dêqên|Villeneuve-d'Ascq|Tesistán|Songyang
Tanjung Pandan|Zhaozhou|Kitahiroshima|Grao de Murviedro|Yucheng|Berekum|North Port/u|Kipushi
La Seyne-sur-Mer|Druzhkivka|Tulare/u|Lozova|Fussa|Rionegro|Abepura|Rzhev|Coon Rapids/u|Assen|Dhenkānāl
Slutsk|Tungipāra|Chistopol'|Reguiba|Bangkalan|Levallois-Perret|Huaral|Calarcá|Tinongan|Millcreek/u
Shuangyang|La Habra/u|Nianzishan|San José de Guanipa|Blaine/u|Dabwāli|Jinghong|Ina/w|Sibsāgar
Santa Lucía Cotzumalguapa|Nagahama|Castelldefels|Tikhvin|Sagua la Grande|Minglanilla|Saquarema|Pingyin
Mersa Matruh|Boryeong|Tupã|Sanghar|Veszprém|Ferkessédougou|El Hamma|Erzsébetváros|Qingshuping|Smederevo
Lake Elsinore/u|Hushitai|Zhaobaoshan|Petrodvorets|Piranshahr|Njeru|Labinsk|Fernandópolis|Tan-Tan
Marseille 14|Huoqiu Chengguanzhen|Mudu|Zalaegerszeg|Adzopé|Nandu|Pisco|Honjō|Bāmyān|Daye|Bassar|Moca|Iskitim
Berbérati|Senador Canedo|Jelgava|Revda|Kolomyia|Lobnya|Yingshang Chengguanzhen|San Andrés Tuxtla
Carmichael/u|Kampong Cham|Malappuram|Chinhoyi|Al Qurayn|Rāth|Rockhampton|Al Shamkhah City|Medenine
Lakshmīpur|Eiguliai|Jamkhandi|Pumiao|Wesel|Vyksa|Cortazar|Tríkala|Kāmyārān|Chambéry|Hancheng
Budapest XIX. kerület|Dmitrov|Itapira|Sirsi|Antratsyt|Ueno-ebisumachi|Sibay|Lishu|Oroqen Zizhiqi|Taylor/u
Alcoy|Cayenne/c|Hujra Shah Muqim|Xianju|Pogradec|Malaybalay|Oudtshoorn|Vriddhāchalam|Karlstad|Nieuwegein
Burnsville/u|Hita|Jianguang|Monterey Park/u|Widnes/g|Belize City|Kispest|Issy-les-Moulineaux|Dongning
Suicheng|Stryi|Kempten (Allgäu)|Toki|Castro Valley/u|Ragusa|San Salvador Tizatlalli|Aldershot/g
Schwäbisch Gmünd|Vinukonda|Irvington/u|Sindelfingen|Výronas|Neuilly-sur-Seine|Tianchang|Mizusawa|Veenendaal
Asti|Gravatá|La Chorrera|Kuroiso|Rocklin/u|Slawi|Gaalkacyo|Apatity|Abū Qurqāş|Jijiang|Tissemsilt|Al Manshāh
Utica/u|Ouahigouya|Xifeng|Malden/u|National City/u|Novoaltaysk|Pecangaan|Bury/g|Valjevo|Yopal|Svobodnyy
Horad Zhodzina|Barking/g|Bromma|Sal'sk|Stupino|Fier-Çifçi|Mielec|Financial District/u|Chinch'ŏn|Bouaflé
Tiptūr|Sahaswān|Irun|Zeist|Anuradhapura|Tarnowskie Góry|Asker|Grosseto|Kırıkhan|Yanliang|Candelaria|Tahe
Al Mithnab|Koppal|Bethesda/u|Uyovu|Norfolk County|Sirhind|Dabra|Erdaojiang|Cumbum|Terre Haute/u|Tartagal
Vineland/u|West Hollywood/u|Prokhladnyy|Tianpeng|Troyes|Kabirwala|Kertosono|Xixiang|Slavonski Brod|Seraing
Shuya|Ban Lam Luk Ka|Shchëkino|Sfântu Gheorghe|Brentwood/ug|Granollers|Bor/w|Arāmbāgh|Himatnagar|Lakeville/u
Mujiayingzi|West Allis/u|Akim Oda|Dubna|Redmond/u|Lokoja|Canoga Park/u|Cupertino/u|Ualog|Ciudad Hidalgo
Langzhong|Taylorsville/u|Takaishi|Yoshikawa|Castleford/g|Lādnūn|Landshut|Moore/u|Gardena/u|Longgang
Petaluma/u|Fethiye|Hereford/gu|Pirassununga|Adelaide Hills|Bangor/gu|Grand Junction/u|Nipāni|Świdnica|Gushu
Banfora|Casper/u|Motril|Borsad|Atlantis|Opava|Rowlett/u|Koratla|Kīratpur|Wucheng|Yuxia|Runing|Unaí|Vrindāvan
Barabai|Douane|Kousa|Vavuniya|Zhijiang|Rosenheim|Hāveri|Stroud/g|Taozhuang|Margate/gu|Tczew|Köpenick
Laascaanood|La Mesa/u|Pine Hills/u|Martínez de la Torre|Caratinga|Kuwait City/c|Melbourne City Centre|Zushi
Pavlovskiy Posad|Koga|Supaul|Uíge|Villa Vicente Guerrero|Bensonhurst/u|Chelsea/gu|Colonia Nativitas
Coney Island/u|Gamonal|Gīrīdīh|Hurlingham|Néma|Ostankinskiy|Putra Heights|Rancho Penasquitos/u|Santutxu
Sviblovo|Valley Glen/u|Wuzhen|Yangiyŭl|Zhujiajiao|Meftah|Meriden/u|Rāyadrug|Tanay|Loughborough/g|Obando
Heroica Caborca|Debre Mark'os|Sinfra|Pontiac/u|Temerluh|Hwasun|Welwyn Garden City/g|Farnborough/g|Jiangkou
KwaDukuza|Tozkhurmato|Yamethin|Port Orange/u|Oued Rhiou|Boyolali|Hamden/u|Antony|North Lakhimpur|Laibin
Pucheng|Balagtas|Brandenburg an der Havel|Kawm Umbū|Fountainebleau/u|Piekary Śląskie|Tohāna|Boufarik
Rüsselsheim|Itapetinga|Saint Clair Shores/u|Agía Paraskeví|Koson|Esfarāyen|Mococa|Katiola|Great Falls/u
Ekpoma|Asadābād|São Borja|Nago|San Cristobal|Den Helder|Chapel Hill/u|Berlin Köpenick|Cremona|Molfetta
Shiogama|Sengkang|Gangoh|Dayr al Balaḩ|Ferizaj|Drummondville|Sonsonate|Wenshang|Rhondda/g|Bến Tre|Kottayam
Huntington Park/u|Mölndal|Carazinho|Frýdek-Místek|La Roche-sur-Yon|Mangalagiri|Kattaqo'rg'on Shahri
Langenfeld|Galátsi|Narasapur|Coconut Creek/u|Lappeenranta|Dolores Hidalgo Cuna de la Independencia Nacional
Gannan|Offenburg|Craigavon/g|Lamongan|Nelson/g|Hongjiang|Sangāreddi|Mikhaylovsk|Sahagún|Jian'ou
Idaho Falls/u|Kotlas|Fundación|Kodār|Chibuto|Fuli|Azua|Arrecife|Chalkída|Oltinko‘l|Ullal|Manaoag|Haizhou
Noblesville/u|El Vigía|Pula/w|Yigou|Santo Tomé|Marietta/u|Verkhnyaya Pyshma|As-Suwayda|Talnakh|Langtoucun
Owensboro/u|Eastvale/u|Mossel Bay|Royal Oak/u|Kabinda|Caucaguita|Tam Kỳ|Māngrol|Gola Gokarannāth|Zarand
Petroúpolis|Stralsund|Uwajima|Modāsa|Torbat-e Jām|Punta Cardón|Xiaoweizhai|Baki|Mikhaylovka|Solnechnogorsk
Ōtawara|Villach|Telêmaco Borba|Guanambi|Sig/w|Stolberg|Mingyue|Bañga|Benalmádena|Tezpur|Shahrīār|Ardakān
Saijō|Kolda|Dubuque/u|Wallasey/g|Kamphaeng Phet|Comayagua|Thiruvarur|Suozhen|Cerdanyola del Vallès
Marseille 12|Brookline/u|Novi/u|Littlehampton/g|Attur|Arsen'yev|Teziutlan|Hanyū|Ouezzane|Trapani
Des Plaines/u|Kampong Dungun|Carrara|Hameln|Los Patios|Bantul|Chidambaram|Labé|Horsens|Orland Park/u
Tarn Tāran|Bartlett/u|Glogovac|Udumalaippettai|Woodland/u|Lonavla|New Westminster|Jidong|Chichibu|Lehi/u
Fenyi|Ksar Chellala|Zehlendorf|Racibórz|Kasaoka|White Plains/u|Uzlovaya|Vasastan|Casoria|Menden|Weleri
Chonglong|Xinglongshan|San Pedro de Jujuy|Fort Beaufort|Arcadia/u|Reston/u|Friedrichshafen|Shāhāda
Bridgend/g|Chaiyaphum|Nawalgarh|Tongchuan|Uttaradit|Bondoukou|Hongqiao|Sérres|Fāraskūr|Savona|Nedumangād
Trenčín|Aracruz|Korçë|San Andrés|Będzin|la Nova Esquerra de l'Eixample|Kırklareli|Ocala/u|Kisela Voda|Nikšić
Dingtao|Polewali|Rundu|Los Dos Caminos|Central City/u|Banī Mazār|Kanbe|Ar Rumaythīyah|Täby|South Vineland/u
Lorient|Sanford/u|Juye|Ariquemes|Nīmbāhera|Kolonnawa|Kadi|Felgueiras|Nangen|Göppingen|Zgierz|Caucasia
Hải Dương|Ushuaia|Bowie/u|Simpang Empat|Port Coquitlam|Santangpu|Volzhsk|Kokomo/u|Sarcelles|Jatiwangi
Acámbaro|Vigevano|Kawthoung|Pessac|Imarichō-kō|Santa Rosa de Cabal|Sidi Moussa|Sīra|Baekrajan|Wayne/u
Kraaifontein|Hardenberg|Ivry-sur-Seine|Myaydo|Kokubu-matsuki|Veles|Tabaco|Chik Ballāpur|Pianura|Bārdoli
Kogalym|Novovolyns'k|Jhārgrām|Évreux|Singosari|Bootle/g|Debre Birhan|Santee/u|Anxiang|Lop Buri|Görlitz|Düzce
St. Albert|Weymouth/gu|Ash Shāmīyah|Farroupilha|Harsīn|Francisco Beltrão|Sundsvall|El Hatillo|Legnano
Vénissieux|Cergy|Samāstipur|Ālbū Kamāl|Ban Pong|Krymsk|Huangpi|Shanhecun|Hernals|Guercif|Biała Podlaska
Gobichettipalayam|Yantongshan|Picos|Al Hindīyah|Hasanpur|Sōja|Clichy|Guiren|Maulavi Bāzār|Palm Harbor/u
Santo Tomas|Poprad|Kentau|Trà Vinh|Cheremkhovo|Fareham/g|Morley/g|Lençóis Paulista|Cheshunt/g|Jahāngīrābād
Sherkot|Aïn Temouchent|Kātrās|Minbu|Pālakollu|Zhongxing|Ḩalabjah|Chililabombwe|Langxiang|Chunian|Catacaos
Ishikari|Garoowe|Wani|Naksalbāri|Midwest City/u|Ouarzazat|Center City/u|Béja|Tiruvalla|Villa Hayes|Sopron
Punta Alta|Bergama|Itoman|Ponnūru|Arcoverde|Bragança|Kabanjahe|South Whittier/u|Fengxian|Tinley Park/u
Anamur|Suileng|Pflugerville/u|Mafraq|Wenxing|Hashimoto|Pankow|Diphu|Sītāmarhi|Zhigulevsk|Sakaidechō
Marondera|Chhibrāmau|Luzern|Kidderminster/g|Mafeteng|Shahrisabz|Tilhar|New Brunswick/u|General Pico|Vaasa
Grand Forks/u|Emmen|Phra Phutthabat|Sangla Hill|Colegiales|Sokol|Sokol'niki|Reyhanlı|Baishishan|Ābādeh
Fountain Valley/u|Hendala|Haripur|Roslavl'|Minyat an Naşr|North Hills/u|Ilkal|Jacona de Plancarte|Bayt Lāhyā
Purbalingga|Diamond Bar/u|Kitgum|Shibīn al Qanāṭir|Bada Barabīl|Hattingen|Los Andes|Ávila|La Dolorita
Kalibo (poblacion)|Bawku|Jijiga|Nōgata|Barri de Sant Andreu|Jinji|Corby/g|Marseille 11|Napier|Oak Lawn/u
Union/u|Vacaria|Ankeny/u|Puerto Peñasco|Malārd|Weining|Mettur|Chicopee/u|Râs el Oued|Kuchāman|Lakhdaria
Caltanissetta|Pare|Dartford/g|Cajamar|Castlereagh/g|Tempelhof|Segovia|Eger/w|Dewsbury/g|Daokou|Okcheon
Yashan|Puerto Barrios|Panruti|San Carlos del Zulia|Lingayen|Janaúba|Borovichi|Livingston/gu|Moriya|Hilden
Una/w|Budapest XII. kerület|Oberá|Irving Park/u|Kaga Bandoro|Dörtyol|Ponnur|Kollegāl|Vinhedo|Nantai
Balaipungut|Shegaon|Magong|Potenza|Changleng|Chernaya Rechka|Formiga|Soroti|Nabeul|Mon Repos|Hutang
Pul-e Khumrī|Berwyn/u|Nankana Sahib|Upleta|Ujhāni|Al Qanāţir al Khayrīyah|Honiara/c|Fier/w|Stourbridge/g
Bankra|Mendaha|Dabhoi|Sleman|Gaogou|Espinal|Huauchinango|Hohoe|Vranje|Kirishi|Gölcük|Linghai|Turbaco|Paita
Kendale Lakes/u|Smyrna/u|Dearborn Heights/u|Bāri/w|Ródos|Obra/w|Sankt Augustin|Gohāna|Porterville/u
Piscataway/u|Pandak|Doral/u|Zijinglu|Hendersonville/u|Roeselare|Jatani|Ambilobe|Ezhva|Joymontop|Kapenguria
Nāmakkal|Cianorte|Lạng Sơn|Qinnan|Bungoma|Gadwāl|Liski|Morningside Heights/u|Novohrad-Volynskyi|Tiko
Pālitāna|Lāharpur|Nokha|Carmona|Kuala Selangor|Bolvadin|Narwāna|Changling|Dalianwan|Chumphon|Tirhanimîne
Rocky Mount/u|Energodar|Itapipoca|Corvallis/u|Randers|Eschweiler|Tsévié|Ełk/w|Portici|Ponta Porã|Umm Ruwaba
Valdosta/u|Tomigusuku|Islāmpur|Zile|Karād|Hanford/u|Kampung Bukit Baharu|Estância|Lubao|Shibirghān|Sangju
Iwade|Évora|Klaeng|Świętochłowice|Castle Rock/u|Linqiong|Snizhne|Greenwood/u|Arua|Khiwa|At Tall|Amuntai
Cacoal|Nuevo Casas Grandes|Chicago Lawn/u|Eminönü|Hempstead/u|Novato/u|Basyūn|Cereté|Vyaz'ma|Maldonado
Besuki|Rîbniţa|Buin|Shoreline/u|São Gabriel|Anan|Anjiang|Gapyeong|Xinqing|Paramount/u|Beledweyne|Placetas
Saint-Quentin|Kaédi|Pruszków|Concórdia|Bozüyük|Kolding|Port Arthur/u|Taikang|Nanto-shi|Shiroi|Yutan
Anderson/u|Wedi|Jālaun|Pátzcuaro|Torrelavega|Pacatuba|Karīmganj|Satte|Ahlen|Tamiami/u|Mangere|Halesowen/g
Nazarovo|Rāmganj|Canterbury/g|Kribi|Mora|Klimovsk|Mokameh|South Croydon/g|Towson/u|Heilbron|Kazanlak|Naic
Bayan|Etāwa|Wanparti|North Chicopee/u|Elda|Drean|Cần Giờ|Uptown/u|Ābyek|Viana|Kasongo|Sarasota/u|Šabac
Narail|Abancay|Kalasin|Lesnoy|Sāmalkot|Tiznit|Al Ain City|Rybatskoye|Sherwood Park|Cepu|Uritsk
Collado-Villalba|São Pedro da Aldeia|Nakatsugawa|'Ali Sabieh|Berëzovskiy|Boryspil'|Jinotega
Pokrovskoye-Streshnëvo|Shilin|Yeongam|Zamoskvorech'ye|Anjangaon|Samannūd|Dholka|Reghaïa|Huangnihe
Viljoenskroon|Saint-Jérôme|Cypress Hills/u|Caicó|Tirur|West Haven/u|Gorno-Altaysk|Ohrid|Rosemead/u|Sabinas
Bad Salzuflen|Matera|Euskirchen|San Severo|Edgewater/u|Al Khafjī|Highland/u|Kāndi|Lingcheng
San José de las Lajas|Seropédica|Jonquière|Cabedelo|Mamoudzou/c|Meerbusch|Caaguazú|Manzhouli|Bandar Labuan
Mount Prospect/u|Wolfenbüttel|Huyton/g|Suwa|Rio de Mouro|Liaozhong|Hürth|Shirbīn|Barry/g|Boghni|Niort|Ghātāl
Tacurong|Odivelas|Colton/u|Unjha|Martin|Kotka|Encanto/u|Manhuaçu|Turda|Belfort|Huacho|Al Mayādīn|Sendhwa
Belorechensk|El Banco|Carson City/u|Moquegua|San Bernardino Tlaxcalancingo|Chivilcoy|Himimachi|Tiruttangal
San Francisco El Alto|Penápolis|Ad Dawādimī|Langsa|Nanzhou|Pocatello/u|Bradenton/u|Bolgatanga|Funza|Pirojpur
Mairiporã|Vidin|Rogers Park/u|Port Charlotte/u|Tharyarwady|Normal/wu|Ajaccio|Jagüey Grande|Bahlā'
Krasnokamensk|Ilha de Moçambique|Siddhapur|Dhūri|Spring/wu|Presidente Franco|Allapattah/u|Okaya|Hietzing
Zürich (Kreis 11)|Sangmélima|Richland/u|Sidhi|Baden-Baden|Eastleigh/g|Zinacantepec|Euless/u|Kupchino|Dishnā
Puerto Eldorado|Trujillo Alto|Aveiro|Blue Springs/u|Şabyā|East Pensacola Heights/u|Chornomors'k|Kalamata
Jūrmala|Montenegro|Cerignola|Aranjuez|Hacienda Heights/u|Kavála|Dar Chioukh|Nuevitas|Suzaka|Vannes
Schweinfurt|Wokha|Nikki|Altuf'yevskiy|Ozone Park/u|Neustadt|Trani|Sartrouville|Granby|Kumbo|Kālna
Maisons-Alfort|Azul|Timashëvsk|Severomorsk|Bārāmati|Chaniá|Tiquipaya|Domodedovo|Briarwood/u|Bījār|Pīshvā
Farshūţ|Cathedral City/u|Meaux|Danané|Vyshniy Volochëk|Izyum|Elyria/u|Pulheim|Bỉm Sơn
Jardines de la Silla (Jardines)|Ostrołęka|Starachowice|Markala|Hammamet|Bắc Giang|Selebi-Phikwe|Wheaton/u
Commerce City/u|Acton/gu|Pitalito|Upata|Santiago Teyahualco|Charikar|Puerto Tejada|Kandukūr|Blois|Bisceglie
Sunām|Hoboken/u|Watsonville/u|Gaddi Annaram|Coatepec|Sattenapalle|Anapa|Roven'ky|Acerra|Ercolano|Shendi
Fnidek|Lake Havasu City/u|Papantla de Olarte|Batac City|Hiriyūr|Buguruslan|Challakere|El Viejo|Menemen
Braintree/gu|Ilo/w|Rampur Hat|Brive-la-Gaillarde|Masaurhi Buzurg|Arles|Revere/wu|Kangāvar|Suphan Buri
Beauvais|Nūzvīd|Río Tercero|Joensuu|Cobán|Neu-Hohenschönhausen|Guliston|West New York/u|Ipojuca|Pasrur
Los Polvorines|Shājāpur|Puttūr|Chaeryŏng-ŭp|Yucaipa/u|Campos do Jordão|Sedrata|Kāsaragod|Châteauroux
São Tomé/c|Ajodhya|Kateríni|Sampang|Mubārakpur|Ōami|Gilroy/u|Mukō|Fryazevo|Phaltan|Pensacola/u|Poinciana/u
Manokwari|Sandīla|Tingo María|Camaquã|Silivri|Cholet|Zawiercie|Ar Rastan|Sinan|Sāgar|Az Zulfī|Gummersbach
Rioverde|San Vicent del Raspeig|Tanjungagung|Gulariyā|Oosterhout|Banes|Miryang|Xankandi|El Tocuyo|Fréjus
Thái Bình|Hatogaya-honchō|Ciudad de Huajuapan de León|Mediaş|Lohārdagā|Bartolomé Masó|Carpi Centro
Kingsport/u|Makumbako|Hassi Messaoud|Prievidza|Levittown/u|Imola|Alexandroupoli|Deolāli|Bagheria|Mercedes/u
Waiblingen|Crateús|Nueva Guinea|Palm Beach Gardens/u|Pantin|Livny|Manfredonia|Tha Maka|Patuto|Djamaa
Buseresere|Istaravshan|Bobbili|Chikhli|Aversa|Limay|Verviers|Zacapu|Nordhorn|Port Shepstone|Adilcevaz
Saint-Brieuc|Konch|Kudamatsu|Milford/u|Bandar-e Genāveh|Kota Tinggi|Şırnak|Delano/u|Greifswald|Lunglei
West Sacramento/u|Madīnat Ḩamad|Wulingyuan|Slobozia|Pithāpuram|Yartsevo|Huntersville/u|Amalāpuram
Krasnokamsk|Ergani|Perth Amboy/u|Río Grande|Cuxhaven|Sherman Oaks/u|Ridder|Tuni|Wetzlar|Borūjen
Sumbawa Besar|Sihor|Lubny|Dīglūr|Zabīd|Southaven/u|Barbil|Amora|Terbanggi Besar|Maiquetía|Caucagüito
Harrisonburg/u|Mongu|Puerto Ayacucho|Corroios|Biswān|Peabody/u|Bouïra|Lautoka|Thongwa|Placentia/u|Kosi
Lenexa/u|DeSoto/u|Mollet del Vallès|Pursat|Manacapuru|Tromsø|Montauban|South Hill/u|Kyaiklat
Charleville-Mézières|Sesvete|Albi|Shahr-e Bābak|Andradina|Barra do Garças|Esher/g|Elkhart/u|Fredericton
Bergkamen|Kamifukuoka|Ropar|La Crosse/u|Ishioka|Naryn|Dandeli|Oak Park/u|Mansoûra|Ponticelli|Shūsh/w
Aïn Defla|Florissant/u|Fryazino|Sammamish/u|Maluñgun|Matamoros|Hervey Bay|Taxco de Alarcón|Zarinsk
Ban Talat Yai|Erbaa|Tavşanlı|Arandas|Asenovgrad|San Bartolomé de Tirajana|Sarpsborg|Sandwīp|Crosby/g
Hoffman Estates/u|Nyagan|Reigate/g|Sar-e Pul|Tarbes|Pārvatipuram|Albany Park/u|Fontenay-sous-Bois|Kimry|Oumé
Mouscron|Ar Riqqah|Ta Khmau|Huesca|Děčín|Walvis Bay|Norton/u|Thomazeau|Glendora/u|Lamía|Sātkania
Levoberezhnyy|Huamantla|Biguaçu|Busia|Batatais|Dunstable/g|Rio do Sul|Arcot|Bryanka|Kepanjen
Queens Village/u|Gjilan|Brookhaven/u|Usulután|Gwadar|Évry|Jhālāwār|Corralillo|Meybod|Sa'dah|Palm Desert/u
Bad Homburg vor der Höhe|Tacuarembó|Willich|Puertollano|Diyarb Najm|Petlād|Joplin/u|Blora|Karlovy Vary|Umred
Orhangazi|Enid/u|Calvià|Talagante|Bhātāpāra|Kāliyāganj|Nasīrābād|Horishni Plavni|Ijebu-Jesa|Miyako|Vidnoye
Qoryooley|Latacunga|Telerghma|Bonita Springs/u|Irondequoit/u|Frankfurt (Oder)|Caldwell/u|Minnetonka/u
Bitonto|Pirapora|Futtsu|Morecambe/g|Idappadi|Pedregal|Gohadi|Sagrada Família|Pinellas Park/u|Sarpol-e Z̄ahāb
Cumbernauld/g|Tagawa|Battle Creek/u|Maha Sarakham|Khagaul|Yūki|At Tall al Kabīr|Rubio|Redhill/g|Zhovti Vody
Tachilek|Minokamo|Maubin|Takāb|Tucupita|Emden|Amparafaravola|Talā|Arganda|Miura|Agustín Codazzi|Horsham/g
Casa Grande/u|Içara|South Shore/u|Mott Haven/u|The Villages/u|Grand Island/u|Chiplūn|Bezerros|Slonim
Changanācheri|Jendouba|Grapevine/u|Clamart|Monkayo|Neu-Ulm|Stratford/u|Uriangato|Patiya|Kentwood/u|Tarma
Tulun|Lingen|Marseille 10|Venice/u|Winterhude|Coronel Oviedo|Barreiro|City of Milford (balance)/u
Châlons-en-Champagne|Teoloyucan|Tigard/u|East Hartford/u|Rāmnagar|Remchi|Teplice|Plainfield/u|Qulsary|Birine
Leesburg/u|Erftstadt|Vila-real|Serra Talhada|Nahariyya|Vejle|Ibshawāy|Horizonte|Séguéla|Parsippany/u|Fastiv
Coral Gables/u|Neubrück|Comal|Seydişehir|Ivanteyevka|Nyeri|Noshiro|Sillod|Staines/g|Mācherla|Khalkhāl|Melo
Tadmur|Rolândia|The Hammocks/u|Jesús Menéndez|Kardzhali|Gostivar|Shiraoka|Bunda/w|Tūndla|Acayucan|Żoliborz
Beruniy|la Vila de Gràcia|Mannārakkāt|Porirua|Ottappālam|Whangarei|Hà Đông|Buckeye/u|Vittoria|Tocumen
Kitaibaraki|Pontian Kechil|Flagami/u|Barranqueras|Nagykanizsa|Batley/g|Catalina Foothills/u|Legionowo
Yerba Buena|Narbonne|Goālpāra|Kānkānhalli|Fuchūchō|Zumpango|Gelendzhik|Al Miqdādīyah|Bingerville|Kobryn
Rajanpur|Saint-Malo|Mweka|Nova Kakhovka|Madhupur|Karanganom|Utrera|Oshnavīyeh|Merzifon|Phetchabun|Rohri
Lytkarino|Saint Croix|Skien|Ōi/w|Ibbenbüren|Wellingborough/g|Marechal Deodoro|Madhipura|Kingisepp|Kizlyar
Passau|Charkhi Dādri|Clacton-on-Sea/g|Kawalu|São Roque|Zhob|Khorramdarreh|Dumraon|Dapitan|Turbo|Kavaklı
Deçan|Budapest XXII. kerület|Gbadolite|Coari|Hyères|Kyaukse|North La Crosse/u|Burien/u|Tarnobrzeg|Çarşamba
Tafo|Hua Hin|Marhanets'|Mahāsamund|Gallarate|Langenhagen|Arjona|Schwerte|Matli|North Bay|Dunfermline/g
Gajraula|Logan/u|Khagrachhari|Konibodom|Ma'an|Speyer|Nkoteng|Welland|Saint-Hyacinthe|Issia|Torbalı|Olympia/u
South Peabody/u|Swedru|Ābu Road|Chomutov|Nanjangūd|Ono/w|Al Khābūrah|Sālūr|Chusovoy|Sour el Ghozlane
Bilhorod-Dnistrovskyi|Anju|Aliso Viejo/u|Bletchley/g|Villa Francisca|Galveston/u|Keighley/g|Poway/u|Edina/u
Buta|Otradnyy|Metlili Chaamba|Minnetonka Mills/u|Balayan|Zacapú|Jihlava|Taquaritinga|Bhongīr|Reservoir
Snezhinsk|Dunaújváros|Ŭiju|Inda Silasē|Craigieburn|Heidenheim an der Brenz|Tateyama|Jatiroto|Aonla
Akademgorodok|Al-Hamdaniya|Arashiyama|Berlin Treptow|Ciudad Sandino|Ghazieh|Hayes/g|Hpa-An|Juigalpa|Ko Samui
Kozeyevo|Kozhukhovo|Likhobory|Merelani|Merter Keresteciler|Metrogorodok|Moanda|Monsanto|Nikol'skoye
Novokhovrino|Novokuz'minki|Novovladykino|Polanco|Putrajaya|Rawala Kot|Rustavi|Semënovskoye|Stonecrest/u
Tipitapa|Untolovo|Vagonoremont|Vatutino|Xo‘jayli Shahri|güngören merter|‘Ayn al ‘Arab|Tabas|Khagaria|Cabiao
Cerritos/u|Dhāmpur|Rio Tinto|Peine|Maun|Sayanogorsk|Redford/u|Belo Jardim|Marano di Napoli|Mariendorf
East Honolulu/u|San Luis de la Paz|Doetinchem|Mukah|Kanash|Paignton/g|Pordenone|Kabba|Monchegorsk|Niksar
Odienné|Sardhana|Dīdwāna|Zaranj|Chortoq|Falāvarjān|Neunkirchen|Sunnyside/u|Okhtyrka|Sugito|Östersund|Zaječar
Benevides|Kerkrade|Lota|Puławy|Khemis el Khechna|Dosso|Chachoengsao|Chilmāri|Downers Grove/u|Wharton/u
Whitman/u|Katoro|Azusa/u|Jalor|Keskin|Labuhan Deli|Hadali|Myrnohrad|Wilson/u|Irákleio|Carcassonne|Monroe/u
Llanelli/g|Morong|Vryburg|Rājgarh|Bārh|Tokoname|Parker/u|Badūria|Ifakara|Wodzisław Śląski|La Mirada/u
Bad Oeynhausen|Karapınar|Apizaco|Shorāpur|Īstgāh-e Rāh Āhan-e Garmsār|Lichtenrade|Acireale|Angoulême
Kirkcaldy/g|Belleville/u|Minot/u|Point Cook|Nova Odessa|Aloha/u|Nageswari|Ziway|Jugsālai|Skarżysko-Kamienna
Jobabo|Suhum|Mut/w|La Estrella|Satka|Hvidovre|Cha-am|An Nabk|Wolmaransstad|Sorokyne|Saginaw/u
Kizhake Chālakudi|Quixadá|Rancho Santa Margarita/u|Arecibo|Mirpur Mathelo|Ruzayevka|Edenvale|Cypress/u
Grangwav|Tomioka|Dornbirn|Libertador General San Martín|eSikhaleni|Scafati|Pedro Leopoldo|Murray/u|Hof/w
Timimoun|Annecy|I-n-Salah|Mutsu|Bentong Town|Liloan|Emiliano Zapata|Radomsko|Abū ‘Arīsh|Copacabana
New Plymouth|Paghmān|Moncalieri|Cuyahoga Falls/u|Rehnān|Porto Ferreira|Coeur d'Alene/u|Bloomfield/u
Gampengrejo|Bromsgrove/g|Sidlaghatta|Goshogawara|Friedrichsfelde|Hacienda La Calera|Balneário Camboriú
Viareggio|Harrisburg/u|Serrinha|Ibitinga|Kleve|Saiki|Fujiyoshida|Dāhānu|Touggourt|Trstenik|Skierniewice
Port of Spain/c|Bannu|Dompu|Pajok|Pak Chong|Rowland Heights/u|Verkhnyaya Salda|Covina/u|Kampen|Khān Shaykhūn
Stillwater/u|Qiryat Ata|Peć/w|T'aebaek|Gatak|Rasipuram|Sittingbourne/g|Viedma|Benevento|Dollard-Des Ormeaux
Rosso|Osinniki|Valle Hermoso|Novyy Turtkul'|Singaparna|Punganūru|Collierville/u|Mandapeta|Summerville/u|Nekā
Poonamalle|South Bel Air/u|Waingapu|Ravensburg|Barpeta|South Benfleet/g|Cornwall|Congonhas|Al Balyanā
Sheboygan/u|Kolokani|Middletown/u|Aspen Hill/u|Velasco Ibarra|Boituva|União da Vitória|Dunwoody/u|Frechen
Verrettes|Crotone|Elmshorn|‘Afrīn|Megion|Ibiza|Port Area|San Juan de los Lagos|Dullewala|Saint-André|Weert
Kyaikto|Banbury/g|Tamlūk|Bhabhua|Consolacion|Huntington/u|Martaban|Biel Bienne|Plato|Maricopa/u|Floriano
Masuda|Trollhättan|Romny|Parobé|Kathua|Torzhok|Vigan|Panchagarh|Bornheim|Cedar Hill/u|Nangal
East Brunswick/u|Cornélio Procópio|East Lansing/u|Senhor do Bonfim|Tafí Viejo|Sombor|Chigorodó|Velletri
Woerden|Cojutepeque|el Raval|Sittard|Nihtaur|Apopka/u|Banyumas|Solok|Baracoa|Nonoichi|Kurayoshi|Bulungu
Maspeth/u|Kutno|Shibukawa|West Bridgford/g|Mitcham/g|Kuybyshev|Uttar Char Fasson|Mao/w|Pameungpeuk
Kyustendil|Shtip|Sosnovaya Polyana|Bondy|Mishawaka/u|Paniqui|Ami/w|Azrou|Banting|Annaka|Morden/g|Boedo
Vsevolozhsk|Xánthi|Saipan/c|Bājil|Starogard Gdański|Ust'-Kut|Bayombong|Palpalá|Ponte Nova|Muğla|Portage/u
Cwmbran/g|Buduran|Alaşehir|Puerto Francisco de Orellana|Lachhmangarh Sīkar|West Orange/u|Cava Dè Tirreni
McLean/u|Portugalete|Avellino|Birni N Konni|Donggang|Kyaikkami|Tiruvallur|Escada|Le Blanc-Mesnil|Vernon
Ash Shuhadā'|Bābolsar|Taquara|Villejuif|Soest|Sri Dūngargarh|Colonia del Sol|Santa Ana Chiautempan|Kibuye
Parbatipur|Puerto Cortez|Shināş|Iwakura|Givatayim|North Vancouver|Sīdī Sālim|Titahari|El Kef|Phú Khương
Raxaul|Ceres/u|El Carmen de Bolívar|Svitlovods'k|Sousa|Bhamo|Siruguppa|Hala|Rastatt|Long Eaton/g|Guaxupé
Goianésia|Bāruipur|Māndvi|Mājalgaon|Cruz das Almas|Ratnapura|Tierra Blanca|Aībak|Barnstable/u|Juhaynah
Ratodero|Warud|Erkrath|Wānkāner|Salina/u|Ol Kalou|Krosno|Navegantes|Luwuk|Churāchāndpur|Cosmópolis
Narathiwat|Capanema|Hammam-Lif|Foligno|Sungai Raya|Sufālat Samā'il|Bel Air South/u|Pearl City/u|Weißensee
Kurganinsk|Raduzhny|Euclid/u|Leribe|Greve|Dumka|Amahai|Talegaon Dābhāde|Merouana|Hunsūr|Jacobina|Balung
Itamaraju|Texas City/u|Wauwatosa/u|Marijampolė|Mtsensk|Nichelino|Maumere|Badulla|Bedong|Grasse|Heerhugowaard
Aného|Suluova|Pithorāgarh|Jangaon|Kafue|Civitavecchia|Belaya Kalitva|Florin/u|Atraulī|Narsimhapur|Rūdsar
Stuttgart-Ost|Dülmen|Alajuela|Campo Belo|Masbate|Hódmezővásárhely|Aznā|Mutengene|Twin Falls/u|Mulbāgal
Shelekhov|Kiryat Gat|Catarman|Glenview/u|Montana|Frankenthal|Mudhol|Northwich/g|Gudalur|Serowe|Gryazi
Kon Tum|East Providence/u|Herzogenrath|Cutral-Có|Luang Prabang|Prostějov|Urgut Shahri|Palm Springs/u|Dębica
Şebin Karahisar|Barwāni|San Luis Obispo/u|Sevran|Kifisiá|Candaba|Přerov|Itaberaba|Buea|Volkovysk|Rijswijk
Chegutu|Pran Buri|Shchuchinsk|Chabahar|Invercargill|Ursus|Nysa|Castres|Mozhga|Punalūr|Hämeenlinna|Dome
Methuen/u|Chalon-sur-Saône|Ar Rumaythah|San José Pinula|Mission District/u|Meru|Tire|Sasayama|Rwamagana
Sawara|Duekoué|Marseille 04|Porvoo|Ayr/wg|Kintampo|Padrauna|Jovellanos|Dzerzhinsky|P'ot'i|Jatoi Shimali
Tres Arroyos|Viterbo|Gumia|Mandeville|Poso|Country Club/u|Battipaglia|Oued Lill|Kissidougou|Jawhar|Rho/w
Berwick|Bail-Hongal|Shujālpur|Arras|San Remo|Sant Gervasi - Galvany|Kulu|Dīla|Boulogne-sur-Mer|Lörrach
Beryozovsky|Tipton/g|Ilaro|Inashiki|Amursk|Orion|São José do Rio Pardo|Omīdīyeh|Santurtzi|Tlapa de Comonfort
Tizimín|Jeffersonville/u|Vitina|San Jacinto/u|Chelles|Blacktown|Jaisingpur|Chenārān|Cagnes-sur-Mer|Gujō
Mentor/wu|Agrínio|Saint-Herblain|Inverness/g|Berat|Ţāmiyah|Esplugues de Llobregat|Chatrā|Al Jubayhah
Karlovac|Pāchora|Patancheru|Wejherowo|Hattiesburg/u|San Pedro Ayampuc|Singkil|Panna|Phalodi|Draper/u|Yeola
Naka|Santo Amaro|Karkira|Choma|Nakama|Leopoldina|Stepnogorsk|Njombe|Sheikhpura|São Domingos de Rana|Ventanas
Wylie/u|Tomé|Suruç|Gori|Surin|Albstadt|El Hadjar|Gulāothi|Laguna/u|Garoua Boulaï|Gotha|Phetchaburi
Figueira da Foz|Kurchatov|Charlottesville/u|Panauti|Lecco|Erdemli|Mikkeli|Seohāra|Jauharabad|Vagharshapat
Douai|Lucaya|Collegno|Twante|Melle|Corato|Zahirābād|Chebarkul'|Toyooka|Sarakhs|Blainville|Breves|Ciechanów
Kārsiyāng|Shepetivka|Cuneo|Barri de les Corts|Emmeloord|Lacey/u|Manglaur|Beni Saf|Littleton/u|Gangākher
Bagong Pagasa|Nohar|Bani Walid|Kilmarnock/g|Alsdorf|Nadym|Chum Phae|Staryy Malgobek|Ganj Dundwāra|Boca Chica
Barranca|Böblingen|Banstead/g|Nānpāra|Beavercreek/u|Komoro|Curup|Menzel Bourguiba|Kibungo|Sadao
Paderno Dugnano|Batu Gajah|Cachoeiras de Macacu|Atarra|Gronau|Teghra|Épinay-sur-Seine|Kannapolis/u|Neath/g
Rheda-Wiedenbrück|Bhaisa|Kilifi|Pechora|Bitlis|King's Lynn/g|Penco|Bat Khela|Winchester/gu|Kohtla-Järve
At Tāj|Binghamton/u|Rivoli|Paternò|Dondaicha|Zürich (Kreis 3)|Balfour|Dehlorān|Damaturu|Safonovo|Gavà
Montesilvano Marina|Mahdia|Vite/w|Peddāpuram|Tindouf|Rasskazovo|La Lima|Mazara del Vallo
Neustadt am Rübenberge|Kot Radha Kishan|Mongaguá|Kamen|Vincennes/u|Mahmudābād|Kol'chugino|Chivacoa|Pakenham
Kahna Nau|Hikari|Hell's Kitchen/u|Şafwá|San Benedetto del Tronto|Barrow in Furness/g|Uozu|Auburn Gresham/u
Pakur|Gbarnga|Jalapa|Irati|Cherthala|Al Ḩāmūl|Mashtūl as Sūq|Casalnuovo di Napoli|Mustafābād|Bugo|Coyhaique
Cologno Monzese|Yeovil/g|City of Sammamish/u|Higashine|Wajir|Antelope/wu|Nāyudupet|Bauta|Keller/u|Hamada
Martigues|Hālol|Leonberg|Registro|Singen|Tianguá|Zwijndrecht|Vahdat|Port Macquarie|Kharar|Volkhov
Burhānuddin|Chak Thirty-one -Eleven Left|Obukhovo|Puttalam|Tamana|Çumra|Bhadrāchalam|Sesto Fiorentino
Coatepeque|Kafranbel|Chaïdári|Rāmpura|Biloxi/u|Stade|Komotiní|Kālīganj|Waalwijk|Acre/w|Vercelli|Middleton/gu
Eilat|Langenhorn|Apex/u|Argungu|Pozzuoli|Havant/g|Sama/w|Ain Sukhna|West Lafayette/u|Dohār|Misterbianco
Numata|Afif|Carshalton/g|Mattanur|Strumica|Neyrīz|Yefremov|Mumias|Voi/w|Shertallai|San Giorgio a Cremano
Sironj|Lagarto|Daund|Marseille 03|Centar Župa|Hennef|Anzio|Bünde|Titusville/u|Autlán de Navarro|Liberia
Parlākimidi|Pujali|Sololá|Ashta|Santiago de Veraguas|Altoona/u|Nandikotkūr|Dédougou|Bourg-en-Bresse
Youkaichi|Kanevskaya|'Aïn el Turk|Khalīlābād|Soccavo|Nanao|Chittaranjan|Hashtpar|Salcedo|Meiderich
Chiquinquirá|Obita|Huizen|Pāthardih|Vlissingen|Iţsā|Spassk-Dal'niy|Wismar|Saint Louis Park/u|Hinckley/g
Moreno|Mariana|Maţāy|Enfield/u|Cametá|Olímpia|Urla|Dūngarpur|Shebekino|Ridderkerk|Chernyakhovsk|Mandlā
Beveren|Antequera|Midelt|Boudouaou|Tôlanaro|Takikawa|Timbaúba|Leiria|Mazatlan|Akçaabat|Forbesganj
Nocera Inferiore|Chiapa de Corzo|Iganga|Devinuwara|Hokuto|Myawadi|Paşcani|Tung Chung|Zuwārah|Tuckahoe/u
Koysinceq|Harpanahalli|Sariaya|Roermond|Itānagar|Potomac/u|Bobigny|Cleveland Heights/u|Montluçon|Talagang
Sykiés|Gumlā|Scandicci|Dededo Village|Tefé|Ozar|Afula|Parang|Zyryanovsk|Candi Prambanan|Mondlo|Sayreville/u
Golpāyegān|Vallenar|Kimje|Aliağa|Jablonec nad Nisou|Zürich (Kreis 9)|Orani|Taunsa|Cutler Bay/u|Piripiri
Pasaje|Muntilan|Angol|Canlaon|Skhirate|Aubagne|Bhīmunipatnam|Hackensack/u|Jamundí|Dráma|Tānda|Valenciennes
Wiener Neustadt|Itararé|Ishigaki|Danlí|Rumia|Vomero|Ibiporã|Strezhevoy|Pine Bluff/u|Orlândia|Berastagi
Kapadvanj|Herning|San Buenaventura|Ṭikāpur|Nettuno|May Pen|Richard-Toll|Al ‘Azīzīyah|Chone|Si Sa Ket
Salisbury/gu|Amberg|Beaufort West|Kanye|Bambanglipuro|West Seneca/u|Pontefract/g|Suresnes|Alzira|Linden/u
Strongsville/u|Avtovo|Ponte de Lima|Meudon|Erkelenz|Gbawe|Keşan|Coachella/u|Kirtipur|Pradera|Penn Hills/u
Homburg|Marseille 05|Encino/u|Berriane|Straubing|Kamen'-na-Obi|Mae Sot|West End|Akhtubinsk|Mawlaik|Drachten
Oued Fodda|Nsawam|Cabaiguán|Halle Neustadt|Zduńska Wola|Frosinone|Zvolen|Bentonville/u|Thoubāl|Fort Pierce/u
Camocim|Mahalapye|Bridgewater/u|Denia|Véroia|Koesan|Beyşehir|Mairinque|Morār|Memāri|Chieti|Aliwal North
Sieradz|Alcamo|Regla|Nellikkuppam|Fayzabad|Danville/u|Angul|Karmi'el|Kołobrzeg|Bluefields|Istres
Cuscatancingo|Fria|Kan'onjichō|Indaial|Medak|Zouila|Hājīganj|Kālpi|Krasnoye Selo|Oakland Park/u|Thionville
Thatta|Hodal|Radès|Onoda|Aracati|Ketanggungan|Roskilde|Attleboro/u|Birecik|Tsubame|Moyobamba
Villa Constitución|Phumĭ Véal Srê|Arsikere|Mantes-la-Jolie|Lagunillas|Karacabey|Winneba|Compiègne|Nichinan
Severn/u|Kasoa|Blacksburg/u|Haltom City/u|Brighton Park/u|Pärnu|Petroşani|Nidadavole|Ţūlkarm|Lompoc/u
Boû Arfa|Brühl|Krasnyy Sulin|Al Badārī|Mazatenango|Jhajjar|Settimo Torinese|Sarai Alamgir|Şereflikoçhisar
Ålesund|Wesley Chapel/u|Rejon placu Świętego Macieja|Ust'-Labinsk|Myski|Baranoa|Usinsk|Mieres|Varangaon
Urbandale/u|Souq Larb'a al Gharb|Inhumas|Thohoyandou|Monte Carmelo|Rembangan|Binmaley|Rtishchevo|Alapayevsk
Piendamo|Dreta de l'Eixample|Nevers|Kachkanar|Usta Muhammad|Goiana|North Miami Beach/u|Coatbridge/g
El Centro/u|Sayansk|Považská Bystrica|Fellbach|Lashkar Gāh|Rego Park/u|Hāgere Hiywet|Lehrte|Cajazeiras
Nordhausen|Sutton in Ashfield/g|Adrar|Nabire|San Germán|Jammalamadugu|Lahr|Jasdan|Eisenach|Nonsan
Kendrāparha|Chartres|El Attaf|Grantham/g|Echo Park/u|Hoeryŏng|Jales|North Bethesda/u|Tutayev|Llefià|Hagi
Batouri|Merthyr Tydfil/g|Gobārdānga|Paso de los Libres|Lombard/u|Great Sankey/g|Yellandu|Bountiful/u|Kamra
Merta|Gebog|Mislata|Guarabira|Três Pontas|Murzuq|Lambayeque|Polavaram|Basoko|North Lauderdale/u
Colmenar Viejo|Jerada|Kanuru|Ranchuelo|Jilib|Mexico|Greenock/g|Pattani|Kosonsoy|Mladá Boleslav|Hoyerswerda
Ashton-under-Lyne/g|Freiberg|Godda|Kotputli|Bulancak|Pashkovskiy|Pāndhurnā|Leigh/g|Burleson/u|Sertolovo
Picsi|Ocoee/u|Siguiri|Gereshk|Pirmasens|Luleå|Oro Valley/u|Bắc Ninh|Farah|Goslar|Filderstadt|Ḩajjah
Leatherhead/g|Sagae|Xinguara|Letchworth Garden City/g|Samal|Phatthalung|Pinamalayan|Torre Annunziata|Hyvinge
Purísima de Bustos|Ashburn/u|Villa Ángela|Fundong|Suhl|Pinto|Kabale|Dīg/w|Gonābād|Augusta/u|Imbituba
Araranguá|Hihyā|Barajas de Madrid|Boadilla del Monte|Bozeman/u|Villa de Mayo|Malgobek|Mogoditshane|Otwock
Kāndhla|Volksrust|Kainan|Newark on Trent/g|Marseille 06|Sierra Vista/u|Le Cannet|Vikārābād|Freeport/u
Figueres|Weinheim|Medgidia|Rodgau|Alabel|Morshansk|Sovetsk|Pittsfield/u|General Pacheco|Varkala|Hilo/u
Worksop/g|Tizayuca|Lugoj|Saint Thomas Mount|Sainthia|Tumsar|Bad Kreuznach|West Babylon/u|Qalqīlyah|DeKalb/u
Kélibia|Munsan|Adeje|Moroleón|Lamphun|Milas|Hod HaSharon|San Bruno/u|Mitsuke|Ryūō|Sonqor|Jefferson City/u
Altamonte Springs/u|Nishifukuma|Siguatepeque|Ambatondrazaka|Peranāmpattu|Mariinsk|Krasnoufimsk
Lagoa da Prata|Kamaishi|Bell Gardens/u|Dzhetygara|Macenta|Warin Chamrap|Bakau|Heerenveen|Gijang
Jerez de García Salinas|Agnibilékrou|Dendermonde|Kencong|Barhiya|Monheim am Rhein|Biella
Marechal Cândido Rondon|Jesús María|Kronstadt|Pelabuhanratu|Gifhorn|Kālimpong|Timmins|Sandıklı
Rāmachandrapuram|Ubari|Yendi|Franceville|Repalle|Morgan Hill/u|Palenque|Bothell/u|Izúcar de Matamoros
Fond du Lac/u|Olbia|Kati|Sant Feliu de Llobregat|Al Qanāyāt|Al Musayyib|Novodvinsk|Zavolzh'ye|Sicklerville/u
Sayreville Junction/u|Selu|Moroni/c|Farmington/u|Siena|Bhīnmāl|Secondigliano|Wattrelos|Bury St Edmunds/g
La Jolla/u|Misawa|Passi|Bangarapet|Panji|Recodo|Châteauguay|Bruchsal|Sivaganga|Āstāneh-ye Ashrafīyeh
Altadena/u|Su-ngai Kolok|Sharypovo|Caluire-et-Cuire|Seregno|Katabu|Kirkby/g|Gumel|Wallsend/g
Rancho Palos Verdes/u|Yautepec|San Antonio de los Baños|Rottenburg|Canindé|São Joaquim da Barra|Gap/w|Nakano
Quwaysinā|Wakema|Quinte West|Tirupparangunram|North Highlands/u|Shōranūr|West Vancouver|Las Choapas
Redruth/g|Fontem|Moline/u|Fort Portal|Basauri|Sandefjord|Bhātpāra Abhaynagar|Ventspils|El Affroun|Koryazhma
Bikramganj|Cacocum|Mizunami|Kurobe-shi|Alt-Hohenschönhausen|East Concord/u|Tha Yang|Komatsushimachō|Mbanga
Talence|Novozybkov|Freising|Rockwall/u|Staaken|Tamamura|Compostela|Sojat|Kasungu|Wesselsbron|Weiden/w|Kelo
‘Aïn el Hadjel|Famagusta|Khurda|Jaspur|Empalme|Thān/w|Kaufbeuren|Lomonosov|Tomiya|Welling/g|Abashiri|Iwai
Partizansk|Tikrīt|‘Irbīn|Cintalapa de Figueroa|Lidingö|Naju|Oberursel|Videira|Jintūr|Nettetal|Iwanuma|Alès
Khekra|Rohnert Park/u|Charlottetown|Bālāpur|Baturaden|Dīnhāta|Gambēla|Kotabumi|Aş Şuwayrah|Limoeiro|Amagi
Urbana/u|Naini Tāl|Gennevilliers|Nadi|Bucha|Mansa|Andover/gu|Kyathampalle|Southglenn/u|Juventino Rosas
Myanaung|Chilecito|Voznesensk|Baardheere|Rimouski|Konakovo|Sikandra Rao|Lālmohan|Yaguajay|Santa Elena|Lovech
Gravina in Puglia|Prescott Valley/u|Bilajari|Talghar|Palmaner|Kenscoff|Mentekab|Esperanza|Kapshagay
State College/u|l'Antiga Esquerra de l'Eixample|Jājpur|Alatyr'|Salgueiro|Santyoku|Bustos|Kearny/u|Thun
Canning|Khairābād|Izberbash|Rosa Zarate|Budapest VI. kerület|Kaarst|Fengxiang|El Dorado Hills/u|Sidi Bouzid
Penedo|Castro|Balad|Santo Domingo Tehuantepec|Wunstorf|Umarkot|Saint-Eustache|Kannad|Smara|Athni|Nové Zámky
Zainsk|Mampong|Moorhead/u|Arkalyk|Gutao|Iten|Varash|Chepén|Biaora|Brumado|Woodside/u|Eberswalde|Bautzen
Hennaya|Jhingergācha|Borlänge|Stretford/g|Brea/u|Lemgo|Kitob|Kikinda|Madīnat Sittah Uktūbar|Rio Negrinho
Lindi|Artigas|Ban Phaeo|Coburg|Riverton/u|Metlaoui|Prescott/u|Chioggia|Pesqueira|Tres Cantos|Kātol
Monte Alto|Besni|Ocosingo|Mount Laurel/u|Ārvi|Yurimaguas|Varaždin|The Colony/u|Lesozavodsk
Bietigheim-Bissingen|Bāghpat|Manassas/u|Rābigh|Bar Bigha|Toretsk|Ascoli Piceno|Limbdi|Požarevac|Dzhankoy
Asahi|Álimos|Diwek|Faenza|Bilāra|Dover/gu|Sundargarh|Westfield/u|Palmares|Taketoyo|Hatfield/g|Silkeborg
Korenovsk|Fatwa|Irbit|Mānvi|Uryupinsk|Hisai-motomachi|Cotuí|Saint-Priest|Tazoult-Lambese|San Joaquín
Sorel-Tracy|Rosny-sous-Bois|Kyshtym|Gay/w|Mamou|Basirpur|Landau in der Pfalz|Shakhtinsk|Jambusar
Santos Dumont|Huancavelica|Hutchinson/u|Leominster/u|Devakottai|Bang Bua Thong|Catonsville/u|Pacajus
Wakkanai|Câmpina|Digras|Altrincham/g|Hicksville/u|Manicaragua|Quíbor|Amancio|Warora|Chiquimula|Auxerre
Heinsberg|San Vicente|Medemblik|Pyt-Yakh|Jaguaquara|Amparo|Buffalo Grove/u|Homnābād|Guye|Zaraza|Urus-Martan
Woonsocket/u|Lushnjë|Grande Prairie|Comalcalco|Sūsangerd|Shāhīn Dezh|West Hills/u|Yuta|Gādarwāra|Lusambo
Shirone|Salon-de-Provence|Lyudinovo|Tortuguitas|Paombong|Bugojno|Myrhorod|Edmonds/u|Pugachev|Geidam|Naze
Faro/w|Coity/g|Newburn/g|Kijang|Holloway/g|Lytham St Annes/g|Chidawa|Marana/u|Sants|Dogbo|Mazeikiai|Welisara
Zelenokumsk|Abū al Maţāmīr|Garça|Shelton/u|Miercurea-Ciuc|Masantol|Bridgwater/g|Seevetal|Draa el Mizan
La Trinidad|Stenjevec|Cedar Falls/u|Chatsworth/u|Chāmpa|Axum|Naugachhia|Lankwitz|Konongo|Daudnagar|Hoskote
Angat|Mananara|Civitanova Marche|Gage Park/u|Kasba Tadla|Urmston/g|Sihorā|Raḩīmah|Beverly/u|Naja' Ḥammādī
Jaggayyapeta|Żyrardów|União dos Palmares|La Orotava|Korāput|Dhupgāri|Königswinter|University/u|Piraquara
Coppell/u|Indang|Timizart|La Carlota|Villarrica|Tecuci|Sehwan|Findlay/u|Plasencia|Mitsukaidō|Dzerzhinskiy
Sebdou|Oświęcim|São Lourenço|Wokingham/g|Saint-Germain-en-Laye|Shinjō|Mehekar|Tōkamachi|Memmingen|Sesimbra
Völklingen|Mityana|Modica|Ermelo|Campbell/u|Capannori|Malita|Cao Bằng|Hilsa|Jiguaní|Aprilia|Tebesbest
Alcantarilla|G'ijduvon Shahri|Nong Khae|Al Quşayr|Lake Ridge/u|Bharthana|Burke/u|Mankato/u|Umm el Faḥm
Porto Feliz|Birsk|Annandale/u|Bastia|Gitega/c|Gjorče Petro|Nof HaGalil|Salinópolis|Covington/u|New City/u
Morris Heights/u|San Fernando de Henares|Peachtree Corners/u|Raisen|South Valley/u|Ormond Beach/u|Pocito
Swadlincote/g|Jalārpet|Trowbridge/g|Carrollwood Village/u|Salwá|Otofuke|Ciudad Constitución|Frutal|Beringen
Marseille 01|Świnoujście|Gerona|Poble Sec|Lugulu|São Miguel dos Campos|Prescot/g|Frolovo|Borken|Sakhipur
Naushahra Virkan|Sirinhaém|Yeonil|Tumba|Mozdok|Turaif|Pagbilao|Burla|Sumter/u|Chapadinha|Rudow|Banyo
El Bagre|Santander de Quilichao|Sinjai|Hrazdan|Oranienburg|Irpin|Hondomachi-hondo|Wilkes-Barre/u|Edremit
Le Port|Kannabechō-yahiro|Gönen|Lincoln Square/u|Pánuco|La Puente/u|Souma|Komono|Carcar|Sète/w|Kansanshi
Tiel|Mairena del Aljarafe|Nioki|Yelizovo|Bom Jesus da Lapa|Atami|Holyoke/u|Bolesławiec|Pirot|Khawr Fakkān
Dahegām|Sherman/u|Podilsk|Garhwa|Næstved|Anglet|Sighetu Marmaţiei|Puteaux|Sơn Tây|Goose Creek/u|Acacías
Venâncio Aires|Fort Abbas|Azazga|Carrizal|Río Blanco|Dayr Mawās|Lorica|Guimarães|Šilainiai|Chakradharpur
Pinneberg|Maplewood/u|Bayugan|Teknāf|Streamwood/u|Ojiya|Manacor|Fitchburg/u|Corbeil-Essonnes|Ambāh|Gaurnadi
Harderwijk|Cascina|Hilton Head Island/u|Yabrūd|Takahama|Saurimo|Kālia|Havelian|Mukdahan|Bexhill-on-Sea/g
La Quinta/u|North Atlanta/u|Soavinandriana|Apsheronsk|Kallakkurichchi|Crystal Lake/u|Rantepao|Ghātampur
Hagerstown/u|San Gabriel/u|Hayang|Akivīdu|Apia/c|Woodstock/u|Artur Nogueira|Tororo|Écija|Reuleuet
Estância Velha|Ad Dilinjāt|Pyu/w|Yanagawa|Alta Gracia|Yambio|Yei/w|Kovvūr|Hickory/u|Dreieich|Beverly Cove/u
Michalovce|Uzgen|Carol Stream/u|Winter Garden/u|Nowa Sól|Desio|Kayan|Pirna|Haugesund|Aurich|Homa Bay
Tarawa/c|Mirny|Bom Despacho|Monte Mor|Bilecik|Pereslavl'-Zalesskiy|Solan|Dien Bien Phu|Kiffa|Hưng Yên
Mamatid|Wanganui|Arawa|Rouached|Barmbek-Nord|Saḩāb|Marcianise|Glen Waverley|Mangochi|Murtajāpur|Camargo
Ahmadpur|Gursahāiganj|Nürtingen|Kirchheim unter Teck|Bozoum|Tosno|Marlboro/u|Puerto Real|Juwana|Daoukro
Ban Na|Rāvar|Qā'en|Vwawa|Werribee|Cifuentes|Sopot|Héliopolis|Jarosław|Periyakulam|Māpuca|Balzar|Luga|Inongo
Tāki/w|Diamond Harbour|Maştağa|Nyaungdon|Saundatti|Kashira|Khairpur|Mafra|Teaneck/u|Nibong Tebal|Pénjamo
Calexico/u|Altagracia de Orituco|Świdnik|Blanes|Korkino|Sidi Bennour|Vaijāpur|Laatzen|Villa Altagracia|Raub
San Pedro Sacatepéquez|Ţubarjal|Ghātsīla|Huejutla de Reyes|Macaíba|Tatsunochō-tominaga|Az Zarqā|Ballerup
Balykchy|Bloxwich/g|Charlottenlund|Geita|Güiria|Hà Tiên|Hāsimāra|Imzouren|Istok|Kirovs'k|Langepas|Lisakovsk
Nicastro|Nowshahr|Pekan Bahapal|Salamá|Sathupalli|St. Johns/u|Yagry|Ewell/g|Granadilla de Abona|Djemmal
Pūranpur|Hāflong|Shakopee/u|Chrzanów|San Andrés Cholula|Rameswaram|Kolomyagi|Catu|Bānsi|Chetouane
Billerica/u|Kampong Pangkal Kalong|Kameyama|Thiruthani|Mandideep|Mahanoro|Uray|Bīlāspur|Dubbo|Thakurdwara
Garges-lès-Gonesse|Vic/w|Sŭngho 1-tong|Rajapolah|Roanne|Hückelhoven|Duncanville/u|Serrana|New Berlin/u
Marlborough/u|Oakley/u|Xicotepec de Juárez|Corozal|'Aïn el Melh|Ksar Hellal|Tiberias|Chu/w|Dinga|Umi/w
Farrukhnagar|Políchni|Kristianstad|Fabijoniškės|Huaquillas|Ladhewala Waraich|Kobayashi|North Shields/g|Taal
Bhavāni|El Hadjira|Knurów|Dachau|Martil|Daman|Rozzano|Halberstadt|Mibu|Svetlograd|Campobasso|Romeoville/u
Culver City/u|Silistra|Paraíso|Montclair/u|Jaen|Vasylkiv|Savigny-sur-Orge|Schorndorf|Morohongō|Dhone|Sanok
Maarssen|Puyallup/u|Camiling|Turnhout|Nāndūra Buzurg|Salgótarján|Hinigaran|Hoima|Bang Lamung|Mangalia|Afşin
Zacatecoluca|Bera|Lumut|Cimin|Senekal|Murshidābād|Neumarkt in der Oberpfalz|Woburn/u|Mettmann|Sumoto
Vyatskiye Polyany|Soria|Löhne|Bremerton/u|Livry-Gargan|Épinal|Nādāpuram|Karasu Mahallesi|Tual|Kamp-Lintfort
Britz|Hallandale Beach/u|Dilbeek|Shiroishi|Tavda|Hamanoichi|Annapolis/u|Weslaco/u|Russas|Cape Girardeau/u
Banaybanay|Itabirito|Ağdam|Bullhead City/u|Brak|Parāsia|Bensheim|Asamankese|Yuzhnoukrains'k|Nāthdwāra
Mehendiganj|Ermesinde|Yesan|Chojnice|North Fort Myers/u|Wiradesa|Qiryat Moẕqin|San Pascual|Grove City/u
Antigua Guatemala|Changyŏn|Lloret de Mar|Guáimaro|Saint-Ouen|Rovigo|Chhāgalnāiya|Kuala Kangsar|Roi Et
Sampsonievskiy|Bodrum|Jisr ash Shughūr|Cegléd|Pantubig|Castle Hill|El Abiodh Sidi Cheikh|Oroquieta|Tengréla
Qiryat Yam|Wichian Buri|Mehdia daira de meghila|Soanierana Ivongo|Miranda de Ebro|Essex/u|Atlantic City/u
Mantova|Pacifica/u|Miyoshi|Rezé|Giddarbāha|Vyazniki|Uto/w|Kaya|Le Lamentin|Akalkot|Ōkawa|Chhātak
Rosh Ha‘Ayin|Aroor|Chinnamanūr|Hasaki|Los Reyes de Salgado|Tacarigua|Saña/w|Yuzhnoural'sk|Pedreira
Northglenn/u|Spišská Nová Ves|Far Rockaway/u|Ocozocoautla de Espinosa|Yokote|Escalante|Tanjay|Khalabat
Yalvaç|Caibarién|Ghosī|Muravlenko|Nguruka|Siegburg|Guiglo|Gallus|Amudālavalasa|Kensington/u
Paraguaçu Paulista|Mawlamyinegyunn|Coram/u|Andújar|Pehowa|Glenrothes/g|Wausau/u|Sremska Mitrovica|Nūrpur
Vichuga|Rieti|Bāniyās|Āstārā|Aland|Montigny-le-Bretonneux|Boucherville|Scampia|Tulsīpur|Venray|Talata Mafara
Nārāyanpet|Freital|Al Manqaf|Izobil'nyy|Hurst/u|Toumodi|Fano|Xam Nua|Minakuchichō-matoba|Brčko|Tambopata
Noisy-le-Sec|Melun|Mineiros|Paravūr Tekkumbhāgam|Skelmersdale/g|Ettlingen|Bānka|Letpandan
Santo António dos Olivais|Pomigliano d'Arco|Igualada|Tønsberg|Bagneux|Majenang|Pinheiro|Ilopango|Boundiali
Stanton/u|Aksay|Canoinhas|New Bādāh|Tshela|Česká Lípa|Ōzu/w|Balcarce|Mikołów|Rāmhormoz|Ōmagari|Friendswood/u
Kavadarci|Třebíč|Żary|Buaran|Bukama|Beypazarı|Massy|Errenteria|Ipiaú|Voerde|Hoogeveen|Aweil|Gummi
Presidente Epitácio|Cabreúva|Simdega|Fleet/g|Nizhneudinsk|Haguenau|Yorii|El Idrissia|Kondapalle
Leningradskaya|Montrouge|Warendorf|The Acreage/u|Nālchiti|Wichit|Ness Ziona|Sankt Ingbert|Cumanayagua
Abingdon/g|Imperia|Barendrecht|Rincón de la Victoria|Salaberry-de-Valleyfield|Javānrūd|Tonbridge/g|Malbork
Tsubata|Klebang Besar|Papaya|Sangariā|Kailua/u|Marcq-en-Barœul|Jhā-Jhā|Ramsgate/g|Rock Island/u|Thaba Nchu
Kuroishi|Jalesar|Sirohi|Krian|Melchor Ocampo|Bougaa|Vitrolles|Binalbagan|Ilkeston/g|Whitney/u|Bhālki
Draguignan|Gogrial|Araripina|Altenburg|Cové|Schwabach|Paliā Kalān|Phrae|Millerovo|Râmnicu Sărat
Carpentersville/u|Sant Antoni|Tucumã|Westend|Lake Oswego/u|Szczecinek|Tallbīsah|Tank/w|Portimão|Lagoa Santa
Ózd/w|Buckow|Ingeniero Pablo Nogués|Alderetes|Zacatelco|Ruyigi|Muskogee/u|Tālcher|Chaklāsi|Burjassot
Kandalaksha|Wonopringgo|Vilafranca del Penedès|Dalnegorsk|Hobbs/u|Třinec|Kalmar|Muskegon/u|Upper Hutt|Waliso
El Cerrito/u|Lawas|Westerville/u|Sablayan|Vredenburg|Furmanov|Kunnamangalam|Naivasha
el Camp de l'Arpa del Clot|Chiaia|Kot Mumin|Rājgīr|Little Elm/u|Rēzekne|Nijkerk|Kumhāri|Hanover Park/u
Saarlouis|Steyr|Maintal|Oqtosh|Sinjār|Channelview/u|Panama City/u|Pathanāmthitta|Razgrad|Tandlianwala
Sochaczew|Lens|Brzeg|Volodymyr-Volynskyi|Condado|Coalville/g|Mandaguari|Bassano del Grappa|Nandigāma
Chak Azam Sahu|Waipahu/u|Aş Şaff|Shawinigan|Lyantor|Wake Forest/u|Al Bīrah|Buxtehude|Mahē|Hoppers Crossing
Tahara|Huber Heights/u|Canvey Island/g|Vyāra|Ahaus|Rio Grande da Serra|Bherāmāra|Nueva Rosita|Surbiton/g
Järvenpää|Martinez/u|Gagny|East Meadow/u|Malavalli|Khambhāliya|Tepotzotlán|Shimabara|Mühlhausen
Bol'shoy Kamen'|Rengo|Newala Kisimani|Saronno|Kamiiso|Tomelloso|Madīnat ‘Īsá|Hanover/u|Burhaniye|Wheeling/u
Apache Junction/u|Carnot|Sūlūru|Thanatpin|Pangkalanbuun|Lakota|Whitley Bay/g|Pleasant Grove/u|Dej/w
Bhawāniganj|Brookfield/u|Minas|Salekhard|Pederneiras|Saint-Chamond|Marino|Chetwayi|Vetapālem|Hitoyoshi
Schwedt (Oder)|Greenford/g|Kalutara|Shahbazpur|Voorburg|Zouerate|Dhī as Sufāl|Delaware/u|Phultala|Guacamayas
Roy/wu|Valley Stream/u|‘Izbat al Burj|Khirdalan|Mahbūbābād|Pôsto Fiscal Rolim de Moura|Kapiri Mposhi
Neustadt Süd|Schertz/u|Spanish Fork/u|Constitución|Maihar|Geiro|Keizer/u|Leander/u|Karatau|Woodlawn/u
Arnold/gu|Dibai|Heist-op-den-Berg|Spartanburg/u|Sint-Truiden|Robertsganj|Jasło|Kekri|Tarikere|Maudaha
Houghton-Le-Spring/g|Bishops Stortford/g|Bron|Caraballeda|Nanuque|Porsa|Al Bayda|Savanūr|Beckum|Avezzano
Baniachang|Dori|Haltern am See|Uchaly|Loralai|Otan Ayegbaju|Pratāpgarh|Targovishte|Tayshet|Park Ridge/u
Hofheim am Taunus|Sansanné-Mango|Olkusz|Bilāsipāra|Saint-Raphaël|Isfara|Monopoli|Ontinyent|Uglich|Vakfıkebir
Qaşr-e Qand|Stendal|Penticton|Kampung Ayer Keroh|Juanjuí|Majene|Baja|Narón|Yolöten|Bijeljina|Dubno
Winter Haven/u|Martina Franca|Quarto/w|Channarāyapatna|Ellenabad|Mae Chan|Manjo|Tenkodogo|Sitrah|Aboisso
Ekangala|Aventura/u|Pāthri|Kawanoechō|Severna Park/u|Royal Palm Beach/u|Bhādra|Wilhelmstadt|Kulebaki|Bantvāl
Leyland/g|Ayabe|Kwidzyn|Yasynuvata|Beverwijk|Rushden/g|Vilagarcía de Arousa|Levice|Phenix City/u|Lokeren
Faratsiho|Los Realejos|Kotamangalam|Puerto Maldonado|Kidatu|Réo/w|Sungurlu|Jekulo|Celje|Baksan|Perote|Imsil
Tāybād|Braine-l'Alleud|Muang Phônsavan|Hemer|Tonekābon|Sun City/u|Lake Worth/u|Payandé|Yeoju|Vaulx-en-Velin
Kew Gardens Hills/u|Leh/w|Leighton Buzzard/g|Falkensee|Jamaica Plain/u|Joué-lès-Tours|Ogoja|Bairāgnia
Dorcheh Pīāz|Hollister/u|Los Banos/u|Al Wāsiţah|Espírito Santo do Pinhal|Calaca|Draa Ben Khedda|Ogawa|Bartın
Bāngarmau|Bindura|Rezh|Plant City/u|Buchholz in der Nordheide|Jalalpur Pirwala|Bayt Ḩānūn|Novovoronezh
Morada Nova|Struga|Yeadon/g|Barda|Progreso|Gosen|Paithan|Lissone|Greenfield/u|Kasulu|Ḩarastā|Diamantina
Blyth/g|Santa Cruz do Rio Pardo|Tynda|Marion/u|Tayabas|Del Pilar|Protvino|Ataq|Bonoua|Dar el Beïda|Pabbi
Barauli|Noveleta|Planeta Rica|Newnan/u|Alfortville|Eusébio|La Courneuve|Texarkana/u|Eccles/g|Cantù
Sumusţā as Sulţānī|Sestroretsk|Barra Bonita|Sadāseopet|Aïn el Bya|Villaflores|Monterotondo|Shādegān|Vettūr
Chak Jhumra|Châtellerault|Addison/u|Capâo Bonito|Redcar/g|Salvatierra|Köniz|Bardsīr|Kalinkavichy|Mangai
Xaçmaz|Reynoldsburg/u|Riesa|Nosy Varika|Tomobe|Muñoz|South Jordan Heights/u|Azemmour|Kitakata|Odenton/u
Airdrie/g|Malanville|Mableton/u|Sam Phran|Vanløse|Villepinte|Dilling|Šibenik|Renala Khurd|Kanekomachi
Hilton Head/u|Grants Pass/u|Ripollet|Patti|Melong|Risalpur Cantonment|Würselen|Indian Trail/u|Nurmijärvi
Bahía de Caráquez|Garhmuktesar|Brasschaat|Kabare|Kampene|Calumet City/u|Revelganj|Mińsk Mazowiecki|Beberibe
Giyani|Peterlee/g|Parola|Bentota|Centar|Falun|Rostokino|Sukhothai|Tursunzoda|Ituverava|Lynnwood/u
Parque Lefevre|Nedroma|Imam Qasim|Beşikdüzü|Cesano Maderno|Benfica|Jesi|Whitestone/u|Farnham/g|Paungde
Mochudi|Oleśnica|Vilvoorde|Nishiwaki|Fredericia|Melito di Napoli|Goes/w|Manapparai|Sassuolo|Hanawa|Serik
Swords|Chester-le-Street/g|Vavatenina|Dom Pedrito|Smarhon'|Sciacca|Yanam|Beloit/u|Talas|Rāhuri|Kranj
Rāwatbhāta|Hojāi|Akbarpur|Ninh Bình|Santa Teresa|Skövde|Debila|Germering|Ronda|La Chaux-de-Fonds
Los Palacios y Villafranca|Kakhovka|Wermelskirchen|Morondava|Tinghir|Baulkham Hills
San Jerónimo Cuatro Vientos|Great Malvern/g|Itapema|Pilibangan|Vuyyūru|Kawm Ḩamādah|Joal-Fadiout
New Albany/u|Katsina-Ala|Rosário do Sul|Kampung Baharu Nilai|Mahrīz|Eqbālīyeh|Boryslav|Kambove|Barwāla
Anekal|Fort Lee/u|Leinfelden-Echterdingen|Sunan|Hørsholm|Retalhuleu|Bogorodsk|Serdobsk|Simpang|Barra
Herne Bay/g|Arris|Kampli|Al Bājūr|Coesfeld|Kantharalak|Wilmslow/g|Phulbāni|Attingal|Bartlesville/u|Houndé
Kanie|Wołomin|Castelli|La Ceja|Calauan|Ewing/u|Tunduma|Salyan|Woodhaven/u|Qiryat Bialik|Rauma|Temryuk
Schwäbisch Hall|Licata|Upplands Väsby|Odorheiu Secuiesc|Cristalina|San José de Mayo|Cheyyar
Pereiaslav-Khmelnytskyi|Chuhuyiv|Herstal|Lào Cai|Mission Bend/u|Padra|Cambrai|Kozáni|Niederkassel|Karlskrona
Newton Abbot/g|Sarankhola|Uzunköprü|Matale|Chunār|Tây Ninh|Sanāwad|Bayjī|San Juan Capistrano/u|Naviraí
Ar Rābiyah|Osmancık|Pahrump/u|Stirling/g|Cascais|Poissy|Tuyên Quang|Mangotsfield/g|Maia|Östermalm
Novokubansk|Bayāna|Lakki|Curuzú Cuatiá|Modugno|Temple City/u|Porta Westfalica|Mellunkylä
Conflans-Sainte-Honorine|La Troncal|Mechanicsville/u|Prijedor|Topi|Billericay/g|Datteln|Lufkin/u
Pennsauken/u|Sukhoy Log|Sakaiminato|Watari|Kempen|Ramon|Vršac|Hövsan|Yirga ‘Alem|Nihommatsu|Arys|Claremont/u
Chefchaouene|Komárno|Piaseczno|Włochy|Yaita|Tábor|Koumra|Srono|Arucas|Jalilabad|Maasmechelen|Photharam
Frankston|São Francisco do Sul|Solano|Richfield/u|Zürich (Kreis 10)|Vargem Grande do Sul|Slantsy|Bell/wu
Mont-de-Marsan|Izkī|Lewiston/u|Sofifi|Zutphen|Kestel|Coelho Neto|Kayalpattinam|Heemskerk|Bongabon|Ameca
Butel|Kendall West/u|Del Rio/u|Viana do Castelo|'Aïn Deheb|Al Qunayţirah|Nanyuki|Ramat HaSharon|Spruce Grove
Açu/w|Commack/u|An Nuşayrāt|Kanda|Plaisir|Menomonee Falls/u|Dhāka|St. Thomas|Chipping Sodbury/g|Moorpark/u
Hitchin/g|Teramo|Paracambi|Lage/w|Sadābād|Zacapa|Gadsden/u|Amboasary|Issaquah/u|Heunghae|Agua Dulce
Llucmajor|Caleta Olivia|Mandera|Shinshiro|Bayawan|Narok|Bindki|Voghera|Lurup|Gropiusstadt|Masasi|Al Aaroui
Trumbull/u|Teykovo|Kahama|Olive Branch/u|Mooresville/u|Guayaramerín|Cañada de Gómez|Old City
West Torrington/u|Hato Mayor del Rey|Rio Bonito|Blagodarnyy|Nishishinminato|el Guinardó|Willowbrook/u
Marseille 07|Leavenworth/u|Dobropillya|Parkent|Akoupé|Clinton/u|Realejo Alto|Paphos|Lohja|Zhmerynka|Kidodi
Nuoro|Chernushka|Walkden/g|Tyldesley/g|La Rinconada|Cottage Grove/u|Jipijapa|Port-Vila/c|Wildwood/u
Capão da Canoa|Hammam Bou Hadjar|Waregem|Zvishavane|Yalutorovsk|Valuyki|Novokazalinsk|Limache|Marignane
Develi|Dwārka|Kraśnik|Oregon City/u|Sārangpur|Avdiyivka|Goldsboro/u|Vuosaari|El Vendrell|Manhattan Beach/u
Parkland/u|Chippenham/g|Atambua|Don Benito|Tagudin|Daryāpur|Backnang|Tessaoua|Victoria Falls|Phichit
Bertioga|Rāmganj Mandi|Kericho|Sisak|Falkenhagener Feld|East Florence/u|Kyle/u|Kearns/u|Pasing|Linton Hall/u
Kumo|Billingham/g|Dieppe|Xalisco|South Miami Heights/u|Gariadhar|Kakrāla|Pontypool/g|Tupelo/u|Coyotepec
Abovyan|Det Udom|Puerto del Rosario|Wesseling|Puntarenas|Úbeda|Igunga|Ciudad Mendoza|Hwangju-ŭp|Montélimar
Hot Springs/u|Kualakapuas|Wildomar/u|Arantāngi|Samālkha|Beslan|Kyŏngsŏng|Wentzville/u|Kovūr|Tuljāpur
Kaminoyama|Tremblay-en-France|Choisy-le-Roi|Jagodina|Tibati|Cieszyn|Kokkola|Ban Phai|Emsdetten|Oriximiná
Barreiros|Currais Novos|Morsi|Valrico/u|Babīna|Pir Jo Goth|Yangambi|Misungwi|Wangon|Saint-Martin-d'Hères
Capivari|Paraíba do Sul|Ohangaron|Skellefteå|Camajuaní|Sidi ech Chahmi|Rosenberg/u|Stutterheim|Abucay
Dongargarh|Bettendorf/u|Rock Forest|Manakara|Reghin-Sat|Mâcon|Hınıs|East Point/u|Pala|Igatpuri|Rādhanpur
Abay|Bougouni|El Kala|Sunbury|Budhāna|Wageningen|Xique Xique|Lūnāvāda|Shamkhor|Prattville/u|Ōfunato
Betamcherla|Langen|Bermejo|Kundian|Ponte Vedra Beach/u|Tala|Teruel|Rājpīpla|San Martín Azcatepec|Hlukhiv
Boardman/u|Kajaani|Ad Dilam|Caltagirone|Cerquilho|Humenné|Cooper City/u|Dinar|Kasimov|Oxon Hill-Glassmanor/u
Geoktschai|Pir Mahal|Tlapacoyan|Accrington/g|Funaishikawa|Falkirk/g|Saint-Benoît|Aquidauana|Villamaría
Date/w|Yerköy|Neu Isenburg|Khurrianwala|Tha Bo|Sumberpucung|Egypt Lake-Leto/u|Barpeta Road|Znojmo|Sherghāti
North Lawndale/u|Loei|Umarkhed|Mehrabpur|Santo Antônio da Platina|Delmiro Gouveia|Hendek|Castricum|Poções
Lanciano|Příbram|Oak Creek/u|Wāris Alīganj|Safranbolu|Santiago de las Vegas|Migori|Peachtree City/u|Châtelet
Kawardha|Pulgaon|Bollate|Märkisches Viertel|Merrillville/u|Villena|Mazarrón|Zweibrücken|Shumerlya|La Barca
Sinsheim|Cieza|Sambir|El Aïoun|Hot Springs National Park/u|Buddh Gaya|Luebo|Praya|Briton Ferry/g|Ciampino
Hoddesdon/g|Conceição do Coité|N'diareme limamoulaye|Aketi|Lębork|Prestea|Bridlington/g|Zagora|Akçakoca
La Porte/u|Tortosa|San Pablo Autopan|Lakshmeshwar|Atmakūr|Seram|Alhaurín de la Torre|Niwai|Tangkak
Harrismith|Vác/w|Bell Ville|Prince Albert|Korsakov|Saint Albans|Jacarezinho|Tiassalé|Ieper|Aïn Arnat
Pindi Bhattian|Dubrājpur|Panjakent|La Asunción|Carini|Greven|Goryachevodskiy|Velika Gorica|Samut Songkhram
Meulaboh|Ciudad Melchor Múzquiz|University City/u|Helsingør|Hötting|New Amsterdam|Rifu|Lugazi|Sānand|Yecla
Kodaikānāl|Diriamba|Romans-sur-Isère|Usuki|Arima|Dragash|Gero|Malakwal City|Mohr|Oeiras|Oke Ila|Podujeva
Shtime|Staraya Derevnya|Uelzen|Jonava|Malmesbury|Agdzhabedy|Sidi Okba|Chikodi|Mlimba|Kafr Şaqr|Mafinga
Gul'kevichi|Al Burayj|Hoogvliet|Itapecuru Mirim|Tozeur|Tarkwa|Arzano|Tāsgaon|Kodīnar|Pandi|Tokmak
San Pedro de Alcántara|Simav|Upper Arlington/u|Torrington/u|Kichha|Pūrna|Azogues|Beverly Hills/u
Bernau bei Berlin|Inver Grove Heights/u|Tuttlingen|Cumberland/u|Kathu|La Unión|Viborg|Bentley/g|Ixmiquilpan
Januária|Pleasant Hill/u|Aqsay|Pontault-Combault|Atbasar|Stow/u|Al ‘Ayyāţ|Lauderdale Lakes/u|Ninove
La Vergne/u|Winter Springs/u|Rovaniemi|Uddevalla|Masumbwe|Merseburg|Six-Fours-les-Plages|Narang Mandi
Rapperswil|Jāmadoba|Joliette|Périgueux|Amnat Charoen|Dupnitsa|Beja|Gowurdak|Merritt Island/u|San Leonardo
Gorinchem|Tramandaí|Janīn|Nabagrām|Tuusula|Aurillac|Greenpoint/u|Jardinópolis|Nueve de Julio|Theunissen
Tudela|Teresa|Oliveira|Czechowice-Dziedzice|Rahachow|West Little River/u|Geel|Ajā/w|Brunswick/u|Tādif|Abinsk
Homagama|Ti Port-de-Paix|Rājula|Shikārpūr|Gorizia|Al Ibrāhīmīyah|Namerikawa|Fraccionamiento Real Palmas
Los Rastrojos|Boyarka|Itaqui|Pīpār|San Dimas/u|Osório|Okunoya|Mascouche|Mirabel|Esposende|North Center/u
Sagauli|Queen Creek/u|Pīrgaaj|Caivano|San Miguel Topilejo|Santa Cruz del Sur|Steinfurt|Uden
Barcellona Pozzo di Gotto|Kaneohe/u|Kattivākkam|Nakhon Phanom|Asipovichy|Gahanna/u|Banjul/c|Malakwal
Chacabuco|Curridabat|Surubim|Leawood/u|Dinskaya|Ruteng|Burriana|Bājitpur|Nakamura|Fiumicino-Isola Sacra
Karjat|Itápolis|Sankeshwar|Mojo|Maddaloni|Satun|Owasso/u|Baltiysk|Derry Village/u|Sighișoara|Bakhtiyārpur
Águilas|Agar/w|Sundbyberg|Manggar|Makouda|Karabulak|Spandau|Trëkhgornyy|Cahul|Moss|Nilanga|Halle/w|Thul
Neuilly-sur-Marne|Wernigerode|Frankston East|Nurlat|Central Islip/u|San Vicente de Moravia|Adrano|Satānā
Zuénoula|Exmouth/g|Victoriaville|Ibara|Char Bhadrāsan|Ungheni|Zharkent|Minas de Matahambre|Brant|Balingen
'Aïn Merane|Norristown/u|Lower West Side/u|Yate/g|Bongouanou|Ostrogozhsk|Nong Bua Lamphu|Patāmundai|Angamāli
Dyker Heights/u|Barinitas|Empoli|Pila|Maravatío de Ocampo|Porsgrunn|Golāghāt|Tarneit|Liévin|Manipal|Goba
Agen|Paiçandu|Kondopoga|Ferreñafe|Tādepalle|el Camp d'en Grassot i Gràcia Nova|Felling/g|Hirara|Police/w
Jaito|Cottonwood Heights/u|Gojō|Kinel'|Chalinze|Gallatin/u|Jutiapa|Américo Brasiliense|Quixeramobim|Tsuma
Moyale|Manapla|Czeladź|Gharaunda|Staraya Russa|Pindi Gheb|Schönebeck|Kunwi|Babati|Houma/u|Tegel|Colwyn Bay/g
Franconville|Orlová|José Mariano Jiménez|Rubidoux/u|Gisborne|Dolyns'ka|Sibut|Alghero|Kochani
Santa Helena de Goiás|Beruwala|Aoji|Varberg|Göksun|Katsuren-haebaru|Radcliffe/g|Aparecida|San Nicolas
Pórticos de San Antonio|Mugnano di Napoli|Sarāqib|Takeochō-takeo|Collinwood/u|Çay/w|Kodungallūr
Glendale Heights/u|Karonga|Naranjito|Bayt al Faqīh|Ladispoli|Pioltello|Meppen|Butte/u|Pandaan|Dana Point/u
Imishli|Benton/u|Gafargaon|Szekszárd|Vestavia Hills/u|Sabaneta|La Presa/u|Totton/g|Dzierżoniów
Ágioi Anárgyroi|Râs el Aïoun|Oakton/u|Ausa|Rovereto|Tepeji del Río de Ocampo|São Gotardo|Hamīrpur|Morrinhos
Slavgorod|Bordj Ghdir|Jhābua|Coroatá|Zahir Pir|Guajará Mirim|Papenburg|Antalaha|Remedios|Ahuachapán
Argyroúpoli|Fereydūn Kenār|Guaíra|Pen/w|Jacaltenango|Shakiso|Indi|Bodø|Medianeira|Fajardo|Kushva|Ranam
Tomé Açu|Dunyapur|Biharamulo|Coatzintla|Studio City/u|Pemangkat|Presidente Venceslau|Pāppinisshēri
Mokokchūng|Aliaga|Geldern|Sathyamangalam|Kehl|Almada|Gambat|Riviera Beach/u|Ust'-Dzheguta|Pandan|Vegesack
Villa Santa Rita|Puerto Berrío|Orangevale/u|Oswego/u|Dar Chabanne|Kakata|Barbalha|El Mirage/u|Somanda
West Lake Sammamish/u|Ocotal|Durazno|North Bel Air/u|Bay City/u|Jülich|Fada N'gourma|Além Paraíba|Horki
Starokostiantyniv|Nacogdoches/u|McMinnville/u|Chorley/g|Ouled Mimoun|IJsselstein|Leer|Køge|Umluj|Bariadi
Schaffhausen|Nagua|Ceerigaabo|Dalton/u|Guledagudda|Bicester/g|Haywards Heath/g|Maramag|Olney/u|Boa Esperança
Melur|La Virginia|North Providence/u|Hammam Sousse|Nzega|Bhiwadi|Limburg an der Lahn|Luuq|Zürich (Kreis 7)
Parras de la Fuente|Oak Hill/u|Deer Park/u|Madruga|Villajoyosa|Casalecchio di Reno|Olivais|Knokke-Heist
Guskhara|Sindgi|Antiguo Cuscatlán|Timbó|Nowy Targ|Caracal|Sant Adrià de Besòs|Narsīpatnam|Ichchāpuram|Bahjoi
Tuensang|Gremda|Holland/u|Schio|Zacatlán|Panadura|Kashmor|Marmaris|Wigston Magna/g|Dharangaon|Hermosa
Santa Isabel|Goch|Artëmovskiy|Kalāleh|Krasnoznamensk|Saint-Joseph|L'Aquila|Sainte-Geneviève-des-Bois
Juticalpa|Maubeuge|Kuala Tungkal|Throgs Neck/u|Corsico|Tabanan|Northbrook/u|Gaspar|Hilliard/u|Unión de Reyes
el Poblenou|Wenatchee/u|Puerto Cabezas|Kelīshād va Sūdarjān|Mount Hagen|Petrovsk|Schoten|Oshakati|Pulivendla
Beni Douala|Caucete|Dowlatābād|Jerantut|Lebaksiu|Alipur|Ostfildern|Fair Lawn/u|West Fargo/u|Malilipot
San Gil|Almendralejo|São Manuel|Kennesaw/u|Peddapalli|Takahagi|Sicuani|Áno Liósia|Maruoka|Grimbergen
Sant'Antimo|Bauan|Dimona|Wednesfield/g|Bay/w|Mlonggo|Madikeri|Mulleriyawa|Fürstenwalde|Kopāganj|Chilibre
Yuzawa|Ban Ratsada|Fürstenfeldbruck|Venaria Reale|Canela|As Sūkī|Kāman|Olot|Ostróda|Prachuap Khiri Khan
Erding|Suitland-Silver Hill/u|Chillum/u|Delījān|Bagnolet|Severoural'sk|Thāna Bhawan|Uravakonda|Pivijay
Zhangatas|Ayagoz|Castelo Branco|Foster City/u|Begamganj|Naudero|Merano|Montcada i Reixac|Fairborn/u
Menlo Park/u|Oleiros|Chicago Loop/u|Drogheda|Yablonovskiy|Campbell River|Lawndale/u|Felege Neway|Kandana
La Sebala du Mornag|Feldkirch|Darsi|Francavilla Fontana|Kizilyurt|Erāttupetta|Korschenbroich|Nargund
Hinesville/u|Zaidpur|Istra|Nartkala|Waxahachie/u|Strood/g|Dunkwa|St. Charles/u|Woodridge/u|Āmli
Carrollwood/u|Sohna|Arcos|Segezha|Marratxí|La Oroya|Dapaong|Uchqŭrghon Shahri|Zima|Las Tejerías|Tondano
Alcabideche|Farmsen-Berne|Vinkovci|Anūpgarh|Santiago Atitlán|Lebowakgomo|Jogbani|Dobryanka|Dumfries/g|Sumbe
Kunigal|Myszków|Shikārpur|Shāhpura|Lier/w|Calpulalpan|Nirasaki|Dietzenbach|Zgorzelec|Verkhniy Ufaley
Glossop/g|Atamyrat|Cheb|Utena|Elk Grove Village/u|Ancaster|Caeté|Kampong Speu|Aparri|Saumur|Pekin/u
Socorro/u|Kakuda|Kosamba|Hwange|Isiolo|Dyat'kovo|Elmont/u|Redcliff|Hotaka|Negara|Bensonville|Biarritz
Muhammadābād|Vyshneve|Cramlington/g|Trebinje|Quva|Adelanto/u|Lakhyabad|Kapan/w|Rowville|Tooele/u|Āreka
Mount Waverley|Fujishiro|Golden Glades/u|Marrero/u|Chichigalpa|Villa Bisonó|Koh Kong|Foothill Farms/u
Jhālrapātan|Gualeguay|La Ciotat|Kirando|Bathurst|Pasni|Pudsey/g|Năvodari|Primorsko-Akhtarsk|Grugliasco
Sīrkāzhi|Chaksu|Tarime|Échirolles|Englewood/u|Copperas Cove/u|Bath Beach/u|Slavuta|Prey Veng|Kotovsk
Santo Antônio de Pádua|Ciudad Sabinas Hidalgo|Ebbw Vale/g|Newbury/g|Netishyn|Mushie|Brugherio|Rājbirāj
Bardejov|Porur|Pašilaičiai|Yarīm|Itzehoe|Cantaura|São Francisco|Huntington Station/u|Seaside/u|Kearney/u
Redan/wu|Manitowoc/u|Asha|Bhādāsar|Machado|Avvocata|BABOR - VILLE|Burglesum|Maspalomas|Williamsburg/u|Zintan
Bodītī|Esik|Villefranche-sur-Saône|Quảng Ngãi|Leamington|Pápa/w|Goshen/u|Pobé|Mouzaïa|Eṭ Ṭaiyiba|Wickford/g
Reggane|El Aouinet|Monaco/c|Greenacres City/u|San Onofre|Wai/w|Xanxerê|San Kamphaeng|Jagatsinghapur|Bagasra
Safaga|Gyöngyös|Mildura|Kadūr|Midsayap|Marks|Aranda de Duero|Washwood Heath/g|Kirkkonummi|Canicattì
Dharmanagar|Jakomini|Tumbi|Seelze|Cradock|Douglasville/u|Obama|Ilhabela|Silver Lake/u|Lichtenberg|Lahār
Security-Widefield/u|Mira Taglio|Yāval|Lichfield/g|General Tinio|Brighouse/g|Campi Bisenzio|Gose|Feteşti
Tanggulangin|Kaimganj|University Place/u|Sukheke Mandi|Pagani|Jānjgīr|Egra|Fribourg|San Donà di Piave
Pullman/u|Sneek|Bihārīganj|Taounate|Umreth|Ticul|Courtenay|Gorna Oryahovitsa|Torres|Geleen|Kardítsa|Espinho
Maassluis|Jáltipan de Morelos|Tangjin|Şarkîkaraağaç|Gudermes|Paine|Kameda-honchō|Mushābani|Venkatagiri
Porangatu|Hội An|Ottensen|Juneau/u|Mörfelden-Walldorf|West Lawn/u|Azuqueca de Henares|Riccione|Mauban
Mount Lebanon/u|Víctor Rosales|Châtenay-Malabry|Höxter|Alabaster/u|Casal Palocco|Capitão Poço|Mahālingpur
Epping|Wijchen|Hà Giang|Neem ka Thana|Cravinhos|Farmers Branch/u|Oildale/u|Kholmsk|La Verne/u
Maloyaroslavets|Ceará Mirim|Gevelsberg|Mason/u|Winsen|Harper|Debre Tabor|Mol/w|Tawaramoto|Åkersberga
Eastpointe/u|Setharja Old|Yōkaichiba|Gillette/u|Lenbe|Radebeul|Buyeo|Velikiy Ustyug|Yangiyer|Nienburg
Valparaiso/u|Khewra|Viernheim|Midvale/u|Nepānagar|Ennepetal|Stains|Badarganj|Bray|Prachin Buri|Ōiso
Canning Vale|Pradl|Sasaguri|Nautanwa|Kuroda|Vallabh Vidyanagar|Georgsmarienhütte|Tamalous|Tenosique|Darwen/g
Jagna|Pontal|Al Abyār|Iława|Chanderi|Bambari|Manuguru|Rheinfelden|Bāndarban|Agrigento|Königs Wusterhausen
Yubileyny|Stuhr|Mahemdāvād|Mohyliv-Podilskyi|Aïn Kercha|Vinces|Aguilares|Bugarama|Örnsköldsvik|Wisbech/g
Somma Vesuviana|North Ridgeville/u|Petersburg/u|Rethymno|Nueva Italia de Ruiz|Timbuktu
San Antonio del Táchira|Desnogorsk|Kupjansk|Goribidnūr|Almora|Ken Caryl/u|Randallstown/u|Chur|Westlake/u
Granadero Baigorria|Cambrils|Caicedonia|Al-’Ula|Kashima|Nakodar|Bankstown|Kazincbarcika|Ḩayy al Quwaysimah
Aioi|Kudat|Farrokh Shahr|Clermont/u|Lukhovitsy|Châtillon|Karamsad|Jaten|Zapotlanejo|Gödöllő|Ikongo|Udomlya
Chocope|Sun Prairie/u|Manali|Slobodskoy|Jayrūd|Dharmābād|Greater Grand Crossing/u|Coaraci|Imperial/u
Nuevo Imperial|Biberach an der Riß|Otavalo|Fairbanks/u|De Aar|Guimba|College Park/u|Yamaga|Aosta|Vienne
Retreat|Schiltigheim|Boyolangu|Aston/g|Springville/u|Chalchuapa|El Triunfo|Natick/u|North Cowichan
Bogdanovich|Gyula|Crailsheim|Maşyāf|Svishtov|Massillon/u|Gumushkhane|Vedaraniyam|Walla Walla/u|Landskrona
Ruma|Yanai|Salto de Pirapora|Macuspana|Meschede|Nyköping|Lucera|Puerto de la Cruz|Jayamkondacholapuram
Paranaíba|Câmara de Lobos|Hopkinsville/u|Kālka|Menongue|Sidi Yahia El Gharb|Rheinberg|Umarga|Curtea de Argeş
Borehamwood/g|Ja Ela|Kumru|Chieri|Moose Jaw|Ma‘arratmişrīn|Pinjaur|Centro Familiar la Soledad|Laramie/u
West Englewood/u|Bisauli|Seinäjoki|Werl|Curitibanos|Les Mureaux|Turaiyūr|Żywiec|Kamo|Prestwich/g
Motherwell/g|Bethel Park/u|Maputsoe|Jinka|Akçakale|Bocaiúva|Kurtalan|Bernburg|Cookeville/u|Randolph/u|Wavre
Guarda|Favara|Quirinópolis|Boende|Quitilipi|Rumbek|Antsohimbondrona|Charqueadas|Holstebro|Yeşilli|Smolyan
Pāvugada|Limbiate|Tietê|Eisenhüttenstadt|Koupéla|Naranjal|Itapagé|Puerto Iguazú|Huixtla|Montgomery Village/u
Binche|Sant Joan Despí|Yamoto|Villaguay|Quvasoy|Ambasamudram|Cleethorpes/g|Le Perreux-sur-Marne|Zamānia
Ciudad Fernández|North Olmsted/u|Casilda|Deeside/g|Kyzyl-Kyya|Lower Earley/g|Malkapur|Midoun|Ras Gharib
Shirley/gu|Djidiouia|Land O' Lakes/u|Wedel|Lommel|Guyancourt|Falmouth/g|Palaiseau|Barbacha|Kėdainiai
Bandipura|Nyahururu|Shirdi|Richmond West/u|Kokrajhar|Machakos|Donskoy|Gombong|Fort Pienc|Hajdúböszörmény
Of/w|Kimovsk|Qarah Ẕīā' od Dīn|Kongolo|Vallentuna|Palladam|Hyde/g|IJmuiden|Znamensk|Ourilândia do Norte
Saint-Dizier|Menen|İmamoğlu|'Aïn el Bell|Watertown/u|Mamu Kanjan|Hīt/w|Modřany|Neuruppin|Synel'nykove
Slagelse|Muddebihāl|el hed|Lālganj|Glastonbury/u|Rasrā|Amlapura|Amlapura city|Ōdachō-ōda|Creil|Ghugus|Saḩar
Sattur|Sharqpur Sharif|Westmont/u|Privolzhskiy|Anbyŏn-ŭp|El Carmel|Digri|Manjakandriana|Ansbach|Bāsudebpur
Pekan|Khāchrod|Galapagar|Kolea|Alvalade|Gimbi|Garfield/u|Phủ Lý|Belalcázar|São Luiz Gonzaga|Gorodets
Vandœuvre-lès-Nancy|Bhera|Yavné|Kreuztal|Milazzo|Kabacan|Dogondoutchi|Santa Pola|General José de San Martín
Kotma|Libeň|Al Qaryatayn|Laguna Hills/u|Santa Maria Capua Vetere|Tienen/w|Campo Maior|Momostenango|Bhatkal
Jidd Ḩafş|Kiskunfélegyháza|Kópavogur|Tremembé|Isulan|Jaguariúna|Nakhabino|Megarine|Allanridge|West Bend/u
Uekimachi-mōno|Amecameca|Thonon-les-Bains|Nabīnagar|Castro-Urdiales|Willingboro/u|Chichester/g
Barros Blancos|Morrelgonj|Sainte-Marie|Lampertheim|Angri|Sosnovoborsk|Sakrand|Papendrecht|Shingū
Barnstaple/g|Evergem|Khurai|Tando Jam|Idar-Oberstein|Chittūr|Salqīn|Kudymkar|Javea|Raiwind|Spalding/g
Mundelein/u|Centereach/u|Villanueva|Béthune|Cananea|Vadigenhalli|Mozhaysk|Obukhiv|Agogo|Mount Juliet/u
Naugatuck/u|Sijua|Zapala|Vandavāsi|Fennpfuhl|Sambava|Pankshin|Barabinsk|Lahān|Torre-Pacheco|Ceylanpınar
Masindi|Loma Bonita|Crema|Lālsot|Brighton Beach/u|Michigan City/u|Dania Beach/u|Bandar|Fandriana|San Javier
Bulanık|Alaminos|Coruripe|Lewiston Orchards/u|Shāhpur|Chemmumiahpet|Ninomiya|Wankyi|Oldenzaal|Ajka
Bahādurganj|Osterholz-Scharmbeck|Lloydminster|Trutnov|Côte-Saint-Luc|Gomoh|Bramsche|Quimbaya|Jalālpur|Muyuka
Birendranagar|Navarre/u|Holly Springs/u|Maluso|Orosháza|Khunti|Kangayam|Colomiers|Cauquenes|Lalian|Kutoarjo
Zira/w|Kerava|Lohmar|Herrenberg|Bussum|Murakami|Šeškinė|Palín|Mvomero|Grottaglie|Santa Eulària des Riu
Cheongsong gun|Barra do Bugres|Huatusco|San José Guadalupe Otzacatipan|Hengchun|Jhanjhārpur
Brentwood Estates/u|Sāngola|Casale Monferrato|Bahau|Galesburg/u|Jinan-gun|Banī Suhaylā|Neuchâtel
Sakai-nakajima|Bayburt|Marovoay|Vavoua|Ţafas|Singānallūr|Nogent-sur-Marne|Karangampel|Ōtsuki|Athis-Mons
Nemuro|Krabi|Güstrow|Bāfq|Arcos de la Frontera|Villa Regina|Humaitá|Tucano|Guapimirim|Leioa
Liptovský Mikuláš|Wheat Ridge/u|Kāramadai|Rutherglen/g|Kuala Belait|Cloppenburg|Saint-Georges|Rāmāpuram
Chilapa de Álvarez|Thornton-Cleveleys/g|Balakliya|Ban Khlong Bang Sao Thong|Shepparton|Lend/w|Valdepeñas
Barberà del Vallès|Ortaköy|Ganderkesee|Hayama|Aberdare/g|Kouvola|Pavlovskaya|Viry-Châtillon|Travnik|Kičevo
Houilles|Nawanshahr|Merzig|Cabadbaran|Campina Grande do Sul|Yaring|Tigre|Betioky|'Aïn Benian|Kula
Likino-Dulevo|Soissons|Lazdynai|Louveira|Mankāchar|Surallah|Dyurtyuli|Deggendorf|Sfizef|Rāzampeta|Adamantina
Surfers Paradise|Valkenswaard|Verbania|Freha|Caerphilly/g|Dreux|Gurnee/u|Jiménez|Pagaluñgan
San Giuliano Milanese|São Sebastião do Passé|Termoli|Minaçu|Kornwestheim|Kwang Binh|Rostov|Myrtle Beach/u
Sabalgarh|Hailākāndi|Jagdīshpur|Jagdīspur|Nagai|Na Klang|Sirūr|Heusden|Rāwatsār|Shamsābād|Mateur|Mimarsinan
Ibanda|Ruislip/g|Lucban|Parkersburg/u|Partūr|Carballo|Terracina|Taastrup|Hellín|Gūduvāncheri|Miami Lakes/u
Saratoga/u|Khairpur Tamewah|East Lake/u|Palmeira das Missões|Wevelgem|Famaillá|Nasarawa|Banning/u|Goleta/u
Motala|Lakeside/u|Long Branch/u|Itaitinga|Erandol|Pasān|Kesabpur|Ḩadīthah|Noble Park|Arendal|Baalbek
Fair Oaks/u|Charenton-le-Pont|Nahiyat Ghammas|San Andrés del Rabanedo|Chanika|Kusŏng|Oława|Northeim|Kachia
Lake Stevens/u|Lobatse|Senigallia|Champotón|Villeneuve-Saint-Georges|Radnor/u|Yugorsk|Massafra|Rūdarpur|Oyem
Miguel Alemán (La Doce)|Pinerolo|Itoigawa|Holladay/u|Safidon|Mompós|Guasdualito|Hatta/w|Manghit|Hillerød
Biga|Matozinhos|Macerata|Kharan|Cholargós|Herriman/u|Elūr|Élancourt|Basavana Bāgevādi|Kaminokawa
South Kingstown/u|Bielawa|Bom Jesus do Itabapoana|Saint Neots/g|Werne|Agudos|Geraardsbergen|Ružomberok
Or Yehuda|Estero/u|Perambalur|Escuinapa|Ithaca/u|Alençon|North Tonawanda/u|Tocoa|Dorohoi|Āsbe Teferī
Brooklyn Center/u|San Luis de Sincé|Conegliano|Pikesville/u|San Benito/u|Iyo/w|New Iberia/u|Alamogordo/u
Panarukan|Novogrudok|Karasu|Pallisa|Vrilissia|Bad Vilbel|Orangeville|Parkville/u|Sorochinsk|Bad Hersfeld
Wattala|Statesboro/u|Peliyagoda|Souran|Făgăraș|Morgantown/u|Los Gatos/u|Gangtok|Yany Kapu|Meppel|Lökbatan
Xirivella|Kyela|Matthews/u|Mālūr|Mednogorsk|Alcázar de San Juan|Usilampatti|Los Altos/u|Un/w|Abbiategrasso
Chajarí|Clearfield/u|Vushtrri|Palapye|Bayān|Burgess Hill/g|Korem|Mūdbidri|Rājākhera|Jaguariaíva|Mānwat
Nāḩīyat Saddat al Hindīyah|Owings Mills/u|Ambanja|Sotteville-lès-Rouen|Curanilahue|L'Arbaa Naït Irathen
Aiken/u|Wādi|Ōmachi|Anta|Banamba|Beverley/g|Tantoyuca|Helena/u|Ballwin/u|Cosamaloapan|Topki|Algonquin/u
Puruándiro|Bel Air North/u|Kirzhach|Playas|Newington/u|Vera Cruz|Deal/wg|Baie-Mahault|Mahārāganj|Masaki-chō
Santa Paula/u|Barberena|Fallbrook/u|Randwick|Eldersburg/u|Karamürsel|Mutuáli|Sherwood/u
Springfield Gardens/u|Āsosa|Wishaw/g|Nyachera|Manises|Takehara|Oued Sly|Butajīra|Khovd|Kostopil'|Paraiso
Lawrenceville/u|Gladstone/u|Lupeni|Stella|Mizque|la Marina de Port|Huatabampo|Tarakeswar|Baldivis
Kaysville/u|Rongai|Keelakarai|Granger/u|Łuków|Guariba|Starominskaya|Burlingame/u|Post Falls/u|Liberty/u
Robbah|Sint-Pieters-Leeuw|Forchheim|Kwinana|Mehar|Nicolás R Casillas|Borzya|Pontypridd/g|Kakching|Kemalpaşa
Jaraguá|Oer-Erkenschwick|Pililla|Panambi|Gevrai|Śrem|Alaquàs|Savage/u|Tagoloan|Görele|Poughkeepsie/u|Pihānī
Vasto|Ujiie|Garibaldi|Perungudi|Mosonmagyaróvár|Binnish|Nebbi|Ambositra|Villenave-d'Ornon|Sarkhej|Beykonak
Marienfelde|Kaeng Khoi|Presidente Dutra|Voluntari|Remuna|Khangah Dogran|Sidareja|North Royalton/u|Télimélé
Petrich|Tönisvorst|Bad Nauheim|Pontoise|Khairpur Nathan Shah|Chicago Heights/u|Jāsim|Sri Mādhopur|Bakri
Tlajomulco de Zúñiga|Bouinan|Lumbang|Lebanon/u|Winsford/g|Monze|Walajapet|Villazón|Pedana|Villiers-sur-Marne
Asprópyrgos|Dunakeszi|Harpenden/g|Walnut/u|Schwelm|Ferokh|Oliver-Valdefierro|Salāya|Maroubra|Cardona|Waltrop
Bhāndāria|Burgdorf|Grajaú|Bogoroditsk|Coxim|Pakisaji|Kuah|Musiri|Ciudad Vieja|Debal'tseve|Madison Heights/u
Rayleigh/g|DeLand/u|Whitstable/g|Dandenong|Nirgua|Savalou|Cedar City/u|Selogiri|Orillia|Kórinthos|Khair
Candelária|Kibiti|Pointe-Claire|Novo Horizonte|Arrentela|Camberley/g|Ōtake|West Warwick/u|Kifrī|Chītāpur
Nkowakowa|Kombissiri|Kostomuksha|Narre Warren South|Risod|Buhi|Sakété|Ahrensburg|Piombino|Ashburton
Eidelstedt|Telsiai|Seria/w|Radolfzell|Chatou|Postmasburg|Uruaçu|Vernier|Jamestown/uc|Meskiana|Karpinsk
New Bern/u|Shatura|Salima|Helchteren|Houthalen|Dhandhuka|Ar Rudayyif|Goussainville|Canosa di Puglia
Ptolemaḯda|Purral|Puente-Genil|Tambo Grande|Fatehpur Sīkri|Cleburne/u|Divnogorsk|Bidur|Achim|Kuta|Obala
Montijo|Zaïo|Redondela|Albertslund|Amin'yevo|Annino|Atamaría|Barnet/g|Birpara|Cherpulassery|Cát Bà|Dara
Davydkovo|Dibba Al-Fujairah|Fuyuan|Ghormach|Khorugh|Kolomenskoye|Kurye|Kur'yanovo|Kuskovo|Köneürgench
Lardjem|Las Animas|Lazarevskoye|Leninskiye Gory|Leonovo|Luzhniki|Maros|Matveyevskoye|Mikhalkovo|Nagqu
Nikulino|Pervomays'kyy|Petrovskaya|Piešťany|Pinar de Chamartín|Puerto del Carmen|Rivas|Ruwa|Rødovre|Suong
Ts'khinvali|Vilyeyka|Vorob'yovo|Vostryakovo|Wittenberg|Yanamalakuduru|Ypenburg|Zagor'ye|Oranjestad/c|Amla
Salt|Jarabacoa|Bedworth/g|Narsinghgarh|Giżycko|Zürich (Kreis 6)|Talāja|Dharmadam|Winter Park/u|Carney/u
Southlake/u|Gérakas|Săcele|Araklı|Kushchëvskaya|Aldaia|Bhongaon|Mascalucia|Affery|Nanga Eboko|Marigliano
Lomme|Metamórfosi|Grabouw|Delbrück|Malvar|East Hill-Meridian/u|Niles/u|Vierzon|Laplace/u|Tiruchchendur
Barcarena|Upper Dir|Farafenni|Westchester/u|Sasovo|Sāsvad|Faaa|Yemanzhelinsk|Ambad|San Rafael del Sur|Kabalo
Shīeli|Springe|Aringay|Pāsārgād|Tsiombe|Frattamaggiore|Atascadero/u|Ribeirão|Tongeren|Deinze|Łowicz
Baie-Comeau|Iturama|Kisesa|San Paolo|Shar'ya|Tequisquiapan|Soro|Santa Elena de Uairén|Weißenfels|Heswall/g
Betafo|Mandalī|Lingsugūr|Puerto Asís|San Miguel Ajusco|Písek|Ghauspur|Charneca de Caparica|Arteixo|Mathba
Nicholasville/u|Tallkalakh|Augustów|Gajendragarh|Anloga|Hurstville|Highland Park/u|Madurāntakam
Saint-Médard-en-Jalles|Sovetskaya Gavan'|Tobias Barreto|Umaria|Euclides da Cunha|Karakoçan|Sidi Amrane
Vechta|Hucknall/g|Devarkonda|Thiais|Naumburg|Tangub|Ibusuki|Carpentras|Vertientes|L'Haÿ-les-Roses|Lukuledi
Waegwan|Kolín|Uychi|Dhāmnod|Elizabethtown/u|Austintown/u|‘Ajab Shīr|Coyula|Nardò|Bilāri|Calp|Leticia
Mūvattupula|Egham/g|East Palo Alto/u|Adūr|Menton|Metu|Byaroza|Saoner|Pueblo West/u|Mīrānpur Katra
Rāisinghnagar|Winterswijk|Bilzen|Wegberg|Port Chester/u|San Juan Nepomuceno|Morales|Isawa|Pumwani|Imatra
Jaguarão|Sundern|Cativá|Kirovsk|Betong|Pinotepa Nacional|Princeton/u|Kalpatta|Andernach|Kapotnya|Ārangaon
Fort Hood/u|LaGrange/u|Alushta|Vukovar|Fălticeni|Kalavoor|Ciro Redondo|Mekla|San Vicente de Tagua Tagua
Ibaté|Az Zabadānī|Bang Phae|Weil am Rhein|Turek|Srandakan|Opelika/u|Alma|Louvain-la-Neuve|Begoro
Saint-Laurent-du-Var|Saintes|Boxtel|Merrylands|Rahway/u|Jinotepe|Sevenoaks/g|Kozluk|Taunusstein|Zunheboto
Gaggenau|Bandeirantes|Middle Village/u|North Chicago/u|Kefamenanu|Geesthacht|'Aïn Abid|Constanza|Kidsgrove/g
Hamar|Morristown/u|Escárcega|Sestao|Abqaiq|Mill Park|Courcelles|Bregenz|Zeitz|Aïn Bessem|Maināguri|Garzón
Bačka Palanka|Limoeiro do Norte|Tangi|Cheshire/u|Nāgar Karnūl|Branford/u|Haan|Minamata|Rochefort|Utmanzai
Malakoff|Singojuruh|Gürpınar|Nurota|Shamakhi|Khedbrahma|Raytown/u|Mława|Mlandizi|Qahderījān|Tārānagar
Umm Şalāl Muḩammad|Xàtiva|Pontes e Lacerda|Pālkonda|Marfil|Yasugichō|Togitsu|Gries|Newtownards/g
Fruit Cove/u|Atimonan|Kavajë|Kiskunhalas|Dhāri|Sosnogorsk|Didcot/g|Mirnyy|Almenara|Thal|Port Huron/u
Smach Mean Chey|Tewksbury/u|Tela|Vega Baja|Franklin Square/u|Ingenio|Ouricuri|Draveil|Jewar|Trelleborg
Yehud-Monosson|Savelugu|Inca|Oak Ridge/u|Oelde|Southgate/u|Rusape|Cordova|Emmerich|Morozovsk|Sarikei
Piton Saint-Leu|Saint-Leu|el Putxet i el Farró|Kalyandurg|Dighwāra|Zernograd|Shīnḏanḏ|Ţayyibat al Imām
East Haven/u|Brunssum|Majorna|Minchianabad|Upper Alton/u|Lampa|San Roque|Johnston/u|Muvattupuzha|Burntwood/g
Olhão|Seonghwan|Saint-Sébastien-sur-Loire|Atwater/u|Hajīn|Bucak|Bachhraon|Krotoszyn|Vigia|Rujewa|Galdakao
Actopan|Pereval's'k|Leusden|Zürich (Kreis 2)|Moramanga|Ban Phan Don|Totana|Andkhōy|Carrickfergus/g|Comé/w
Irinjālakuda|West Falls Church/u|Tequila|Williamsport/u|Mangrūl Pīr|Bühl|Ilula|Wongsorejo|Friedberg
São João dos Inhamuns|Kampong Masjid Tanah|Bochnia|Fort Bragg/u|Muborak|Rota|Warrnambool|Felixstowe/g
Russellville/u|Pacasmayo|Ciutadella|Le Chesnay|Garh Maharaja|Navolato|Kendal/g|Wetter (Ruhr)|Ariyalūr
Damāvand|Islāmnagar|Madukkarai|Harker Heights/u|Ponmana|Consett/g|La Sagrera|Voorhees/u|Huşi|Kroměříž|Maó/w
Monterusciello|Tournefeuille|Muikamachi|Kamogawa|Tanah Merah|Mānāvadar|Witney/g|Selçuk|Tame/w|Jahanian Shah
Trenggalek|Gragnano|Mastung|Cernusco sul Naviglio|Garango|Inkhil|Best/w|Ipatovo|Tarui|Chŏngju
Clichy-sous-Bois|Mioveni|Tunceli|Igarapava|Kaeng Khro|Granite City/u|Wittenau|San Simon|Nouna|Boaco
Póvoa de Varzim|Milford Mill/u|Maki|Ashton in Makerfield/g|Ixtapa|Sirsāganj|Tocache|Bibai|Unecha|Bria|Dikwa
Lake in the Hills/u|Sānchor|Sainte-Julie|Krimpen aan den IJssel|Sandūr|la Verneda i la Pau|Evans/u|Tandag
Swarzędz|Krasnoarmeyskaya|Visconde do Rio Branco|Chodavaram|Sūrandai|Senftenberg|Mariel|Asse|Kokhma|Chaumont
Banda|Agoo|Aïn Smara|Piro|Fort Hamilton/u|Centenario|Turrialba|Mollendo|Saint-Étienne-du-Rouvray
Cheadle Hulme/g|Lasem|Yara|Düsseldorf-Pempelfort|Suār|Ballymena/g|Senhora da Hora|Meyzieu|Manoharpur|Agüimes
Kangdong-ŭp|Ferry Pass/u|Businga|Marinha Grande|Kingman/u|Pallanza-Intra-Suna|Sueca|Porto União|Dayr Ḩāfir
Orcutt/u|Póvoa de Santa Iria|Yerres|Ostuncalco|Needham/u|Quezaltepeque|Am Timan|Rājūra|Crown Point/u|Gagarin
Vulcan|Vaihingen an der Enz|Montbéliard|Ar Ruseris|Big Spring/u|Asilah|Chortkiv|Kotagiri|Bouarfa|Kelaniya
Saint-Cloud|Sarno|Ararat|Dracut/u|Bundoora|Garupá|Yakuplu|Novoyavorivs'k|Bariri|Tsyurupyns'k|La Salud
West Kelowna|Schererville/u|Burton/u|Esztergom|Turnu Măgurele|Rusera|Ridgecrest/u|Inozemtsevo|Molina|Buderim
Uvarovo|Altos|Šumperk|Eagle Pass/u|Santa Rita do Sapucaí|Agawam/u|Zarzal|Gobernador Virasora|Samtredia
Weatherford/u|Czerwionka-Leszczyny|Al Hasaheisa|Moriki|West Elkridge/u|Azhiyūr|Maiurno|Howick
Stanford-le-Hope/g|El Abadia|Tanuma|Köthen|Partinico|Kuvandyk|Várzea da Palma|Września|Adjumani|Sens
East Chicago/u|Le Gosier|Nelamangala|Gusev|Laon|Zalingei|Soron|Amphoe Sikhiu|Igrejinha|Tecamachalco|Nokia
El Charco|Bideford/g|Rietberg|Avola|Chaupimarca|Kibondo|Yenişehir|Delfzijl|Partille|Mukher|Ceper|Bahār
Sholinghur|Bah-Bah|Barneveld|Socorro Mission Number 1 Colonia/u|Târnăveni|Pabellón de Arteaga|Villa Consuelo
Lambersart|Gadhada|Crevillente|Gorlice|Kaman|Pandacaqui|Norwood/u|Mālpura|Karasuk|Barra dos Coqueiros|Gerede
Bouar|Buturlinovka|Tula de Allende|Vsetín|Isakogorka|Kurunegala|Sawākin|Toshbuloq|Ālangulam|Ciudad Sahagun
Addanki|Kisii|Shipley/g|Pitangueiras|Randudongkal|Warstein|Bulan/w|Formia|Lake Magdalene/u|Milak|Kartaly
Sequeira|Sa Kaeo|Fraijanes|Meissen|Coondapoor|Kochubeyevskoye|Esquel|Serendah|Balapulang|Perry Hall/u
Maryville/u|Lākheri|Ambatolampy|Bozyazı|Zheleznogorsk-Ilimskiy|Morón de la Frontera|Mpika|Lālgola|Utraula
Mananwala|Dubrovnik|Yangiqo‘rg‘on|Oliva|Itogon|Penja|Titlāgarh|Jūybār|Ölgii|Ben Mehidi|Tukuyu
Fresh Meadows/u|Terme|Kaffrine|Acaraú|Mehlville/u|Bang Bo District|Ubaitaba|Ubud|Neuburg an der Donau
Trappes|Greer/u|Voúla|Nova Venécia|Kamaterón|Sant Pere de Ribes|Gierłoż|San Donato Milanese|Harrison/u
Paidha|Visaginas|Narra|Aiud|Luwero|Monterey/u|Rodez|Tirukkoyilur|Desert Hot Springs/u|West Islip/u
Fukiage-fujimi|Geilenkirchen|Kpandu|Seoni Mālwa|Sonāmukhi|American Fork/u|Icó/w|Rendsburg|Mytilene|Znomenka
Bergerac|Bādāmi|Mavoor|Niederschönhausen|Mohale's Hoek|Tomilino|Algemesí|Zürich (Kreis 9)   Altstetten
Dalnerechensk|Māvelikara|Pokhvistnevo|Segrate|Central/u|Maur|Newburgh/u|Dhanaura|Hole Narsipur|Patigi
Buri Ram|Maisí|Annemasse|Bjelovar|Vinaròs|Āgaro|Adrogué|São Miguel do Guamá|La Garde|Juan Griego|Iporá
Piravam|Kraksaan|Chamblee/u|Tampin|Ribeira do Pombal|Schwandorf in Bayern|Bardaskan|São Mateus do Maranhão
Millville/u|Durango/u|Tabatinga|Esch-sur-Alzette|Culleredo|Caxito|Thung Song|North Andover/u|Namanyere|Mandi
SeaTac/u|Elmira/u|Fazilpur|Líbano|Shrīgonda|Plettenberg|Chiredzi|Metepec|Pandua|Ban Chang|Stockbridge/u
Glen Ellyn/u|Lyman|Popondetta|Pūnch|Kandyagash|Zürich (Kreis 12)|Zaventem|Monroeville/u|Baunatal|Kętrzyn
Benicia/u|Cruz del Eje|Lučenec|Honda|Veendam|Hiratachō|Talamba|Pilāni|Neustadt Nord|Bretten|Cândido Mota
Giddalūr|Maddūr|San Sebastián el Grande|Khmilnyk|Nuevo México|Berriozábal|Douz|Driefontein|El Hajeb
Maddagiri|Groot IJsselmonde|Fredericksburg/u|Ermont|Bezhetsk|Garhākota|Jogonalan|Massamá|Suisun/u|Kunjah
Lennestadt|Lipkovo|Argun|Coria del Río|Cranberry Township/u|Garfield Heights/u|South Chicago/u|Cataño
Empangeni|Cornelius/u|Koynanagar|Ulaangom|Palmar de Varela|João Pinheiro|Oakdale/u|Poykovskiy|Sibulan
Goryachiy Klyuch|Gölbaşı|Rillieux-la-Pape|Sabirabad|Oak Forest/u|Dronten|Castelvetrano|Machagai|Matosinhos
Llallagua|Shcherbinka|Kevelaer|Garner/u|Stuttgart Feuerbach|Sitten|Drexel Hill/u|North Kingstown/u|Masinloc
Mkuranga|Ajalpan|'Aïn el Hammam|Ambalavao|Mranggen|Polysayevo|Buluan|Heywood/g|Saalfeld|Ancud|Aleysk
Tultitlán de Mariano Escobedo|Doncaster East|Jaru|Papakura|Villa Dolores|Timaru|Aleksandrovskoye|Kamyshlov
Villemomble|Brierley Hill/g|Sahavato|Saint Helier/c|Khust|Kumta|Melrose/u|Villa Bruzual|Hōjō|Apaseo el Alto
Gramercy Park/u|Rincón de Romos|Wellesley/u|Aso/w|Tizi Gheniff|Losal|Yanaul|Geislingen an der Steige|Camiri
Kasangulu|San Francisco Acuautla|Labasa|Diffa|Yaguachi Nuevo|Hisuā|Slidell/u|Kłodzko|Deli Tua|Ksour Essaf
Sanctorum|Oudenaarde|University Heights/u|Einbeck|Terneuzen|Dāsna|Hovd|Pierrefitte-sur-Seine|Dodge City/u
Piedade|West Springfield/u|Ban Bang Kadi Pathum Thani|Adirampattinam|Mocímboa|Tālīkota|Maner|Geldrop
Paragould/u|Molo|Jhawarian|Maywood/u|Birmitrapur|Kolpashevo|Erraguntla|Bungu|Le Kremlin-Bicêtre|Piskent|Hiji
Seguin/u|Tapah Road|Bolobo|To‘rqao‘rg‘on|Bāmor Kalān|Kibre Mengist|Round Lake Beach/u|Kalakkādu|Chatan
Mosman|Rinteln|Uenohara|Termas de Río Hondo|Klungkung|Cheraga|Dagestanskiye Ogni|Jászberény|Baesweiler
Toyoshina|Rāzām|Frankfort/u|Stratford-upon-Avon/g|José Bonifácio|Bad Neuenahr-Ahrweiler|Sterling/u|Giannitsá
Safed|Satita|Margasari|Charata|Kurihashi|Khashuri|Nasirabad|Kareli|Mechraa Bel Ksiri|Bom Conselho
Jalgaon Jamod|São Fidélis|Buurhakaba|Rajaori|Sijunjung|Sunbury-on-Thames/g|Winnenden|Jaswantnagar
São José de Ribamar|Champs-sur-Marne|Chato|Santa Vitória do Palmar|Bongor|Fountain/u|Saratoga Springs/u
Fūman|Mongo|Newry/g|Nong Phai|Afzalgarh|Santa Rosa de Copán|Senak'i|Kirkwood/u|Qibray|Drexel Heights/u
Ndibène Dahra|Hà Tĩnh|Zolotonosha|Byādgi|Boyabat|Soe/w|Neftekumsk|Robertson|Nordenham|Fridley/u
West Scarborough/u|Rehli|Aracataca|Bazar-Korgon|Queensbury/u|Aleshtar|Sant Vicenç dels Horts|Charef
Heiligenhaus|Mungeli|Almuñécar|Lebedyn|Gondomar|Murun-kuren|Nahualá|Theniet el Had|Mananjary|Águas Santas
Menuma|Kasamwa|Krychaw|Rodniki|Nushki|Kellyville|Prokuplje|Ashington/g|Sitges|Lucas|Rexburg/u|Taurage
Aarschot|Aix-les-Bains|Shaker Heights/u|Vila do Conde|Manāwar|Iskandar|Nowy Dwór Mazowiecki|Paramonga
Mililani Town/u|Kondagaon|Tomohon|Bergenfield/u|Marshalltown/u|Az̧ Z̧āhirīyah|Catemaco|St. Pauli|Tehri
Cambuslang/g|Contla|Novoaleksandrovsk|Mamanguape|Gibara|Panauti̇̄|Kotel'nich|Vynohradiv|Machalí|Waddān|Ōmiya
Sīta Road|Nyūzen|Tucker/u|Zakopane|Bou Hanifia el Hamamat|Nutley/u|Bezons|Yugawara|Cajati|Kulmbach
Brumadinho|Roldanillo|Guararapes|Atkarsk|Svendborg|Bad Zwischenahn|Hadjout|Nāhan|Niquelândia|Selm
Kirkby in Ashfield/g|Mechernich|Leyva Solano|Piscinola|Lake Jackson/u|Annau|Sānkrāil|Tuxpan|Kalach-na-Donu
Caransebeş|Mae Sai|Ribeira|Altstadt Sud|Port Moody|Gurlan|Plum/u|Aguaí|Willenhall/g|Leichlingen|Königsbrunn
Manamadurai|Karlskoga|Beldānga|Arai|Burngreave/g|Valašské Meziříčí|Dijkot|Peñaranda|Justiniškės|Rāhatgarh
Tepeaca|West Chicago/u|Hamminkeln|Táriba|Hōryūji|Bossangoa|Malkara|Allen Park/u|Ilgın|Pārdi|Soroca|Eibar
Madang|San Rafael Abajo|Sol'-Iletsk|Roșiorii de Vede|Neckarsulm|Wilmette/u|Manduria|Imperial Beach/u
Entre Rios|Glen Cove/u|Premià de Mar|Shalqar|Cleckheaton/g|Mīrānpur|Santiago de Tolú|Abasolo
Maryland Heights/u|Brejo Santo|Emmendingen|Caldas da Rainha|Brejo da Madre de Deus|Bentleigh East|Bulakamba
Mason City/u|Pulupandan|Cisterna di Latina|Silvassa|Kālānwāli|Savonlinna|Bakhchysarai|Crofton/u|Huimanguillo
Bronkhorstspruit|Brodnica|Bearsden/g|Eagle Mountain/u|Sŏnbong|Piuí|Gaur|Chakapara|Parit Buntar|Puerto Boyacá
Quesada|College Point/u|Castillejos|Ans/w|Kayyerkan|Lancy|Kalamb|Vallauris|Bouznika|Santo Estêvão|Hīrākud
Lindenhurst/u|Tandaltī|Zürich (Kreis 4)   Aussersihl|Taverny|Jarrow/g|Illkirch-Graffenstaden|Badr Ḩunayn
Krasnoural'sk|La Teste-de-Buch|Demak|Lupon|Sebeş|Doboj|Spanaway/u|Semīrom|Belmont/u|Ipirá|Māgadi|Quezon
Simanggang|Hunts Point/u|Overath|Gundlupēt|Kundarkhi|Holbrook/u|Permatang Kuching|Leimen/w|Caetité|Maych'ew
New London/u|Bilgrām|el Clot|Gobō|Santa Uxía de Ribeira|Bidhūna|Melton Mowbray/g|Paso Robles/u|Tualatin/u
Nikolayevsk-on-Amure|Yong Peng|Moyotzingo|Wamba|Novelda|Viñales|Fleming Island/u|Workington/g|Baynjiwayn
Conceição do Araguaia|Rathenow|Sikonge|Taquari|Perumpāvūr|La Tebaida|Sarny|Winona/u|Berasia|Petershagen
Katsuyama|Neapoli|Épernay|Villagrán|Jēkabpils|La Fría|Zomin Shaharchasi|Paciran|Shalkar|Asino|Malyn
São Pedro|Labytnangi|Gobindpur|Epsom/g|Manolo Fortich|Thomasville/u|Capitán Bermúdez|Tsiroanomandidy
Casselberry/u|Limbach-Oberfrohna|Ilmenau|Kırkağaç|Libenge|Kallio|Jarash|La Peca|Wangen|Malinyi|Babat
Catarroja|Märsta|Sønderborg|Promissão|Brilon|Rejon placu Grunwaldzkiego|Villiers-le-Bel|Sillanwali|Litvínov
Mangaratiba|Alaca|Vichy|Eureka/u|Landsberg am Lech|Kotdwāra|East Saint Louis/u|Garden City/u|Mosquera
Alton/ug|Corfu|Dedovsk|Asparuhovo|Bhawanipur|Coronel Suárez|Miandrarivo|Smederevska Palanka|Vohipaho|Zarya
‘Anah|Zeya|Rio Pardo|Maghull/g|University Park/u|Rapallo|Biłgoraj|Tara|Amés|Aripuanã|Barrinha|Kotovo
Williston/u|Paramus/u|Back Mountain/u|Friedenau|West Milford/u|Borşa|Valmiera|Siliana|Chancay|Las Breñas
Mahlsdorf|Pucón|Showot|Mbandjok|Jeffersontown/u|Şāmitah|Hakenfelde|Sungai Besar|Kasba|Iba/w|Douera|Komló
Verden|Easton/u|Horn Lake/u|Stoughton/u|Lerum|Naharlagun|Quakers Hill|Sankt Wendel|Yylanly|Mombetsu
Prairieville/u|Hyde Park/u|Niscemi|Sāmba|Dix Hills/u|San Giuseppe Vesuviano|Buzen|Léo/w|Vepagunta|Parramatta
Atotonilco el Alto|Geraldton|Sannois|Rösrath|La Possession|Stabat|Boscoreale|Marau|Rancho La Gloria|Paete
San Juan del Cesar|Uithoorn|Igarapé Miri|Cutler Ridge/u|Driyorejo|Misantla|Culemborg|Bafoulabé|Kulittalai
Baro|Sirdaryo|Bulung'ur Shahri|Kelkheim (Taunus)|Werota|Triggiano|Nola|Hafnarfjörður|Kandiaro|Banmankhi
Catanauan|Sheoganj|Amirdzhan|Calabanga|Sayula|Zaida|Tōno|Mucuri|Kunri|Andradas|Fizuli|Samokov
Pedro Betancourt|Ogre|Gonesse|Indāpur|Wooster/u|Dembī Dolo|Camaiore|Tha Muang|Bessemer/u|Kemrī|Merrimack/u
Mtinko|Babaeski|Nagykőrös|Lemon Grove/u|Muntok|Monfalcone|Goseong|Sausar|Shimoda|Kalat|Kartārpur|Kyrenia
Marabella|Karhal|Vigneux-sur-Seine|Cavaillon|Deūlgaon Rāja|Lar/w|Ouro Branco|Toshloq|Albano Laziale
Grodzisk Mazowiecki|Miracema|Ouro Preto do Oeste|Ath/w|Martorell|Mata de São João|Ipu/w|Tekeli|Kikuchi|Horta
Kankakee/u|Rambouillet|Coffs Harbour|Montebelluna|Ipís|Wethersfield/u|Mahād|Boukadir|Hualmay|McHenry/u
Benicarló|Cherbourg-Octeville|Alīganj|Salou|Strausberg|Armentières|Apan|Villarrobledo|Clydebank/g|Cibolo/u
Al Wajh|Fukuechō|Stantsiya Novyy Afon|Acocks Green/g|Rāver|Fondi|Francisco I. Madero|Saugus/u|Wyszków
Ron Phibun|Panāgar|Dubnica nad Váhom|Río Abajo|Gubakha|Magdalena de Kino|Hāngal|Stevens Point/u|Truskavets'
Lom/w|Voinjama|West Linn/u|Okuta|Lunel|Cobija|Cayambe|Superior/wu|Dalfsen|Chiavari|Kulp|Birnin Kudu|Pavlovsk
Ceeldheer|Trípoli|Okha|Sidi Akkacha|Agía Varvára|Blenheim|Perumbavoor|Teapa|Nový Jičín|Itaperuçu|Gibraltar/c
Cachan|Carmo do Paranaíba|Maramba|Cueto|Shofirkon Shahri|Tujunga/u|Dún Laoghaire|Gravina di Catania|Ratia
East Grinstead/g|Le Grand-Quevilly|Bongao|Níjar|Pauri|El Campello|Shāhganj|Magna/u|Las Pintitas|Río de Teapa
Mesagne|Dhrol|Batavia/u|Salor|Bielsk Podlaski|Cantonment/u|Danvers/u|Pallippatti|Buy/w|Mühlheim am Main
Nazaré da Mata|Boisbriand|São Martinho|Oktyabr'sk|Shoreview/u|Villaviciosa de Odón|Glauchau|Smithtown/u
Gulābpura|Changsu|Pearl/wu|Abbeville|Beitbridge|Biritiba Mirim|Sandanski|Câmpia Turzii|Nayoro|Santa Catalina
Rumoi|Hadgāon|Riihimäki|Wete|Gadhinglaj|Rajpur|Rio Branco do Sul|Mansfield City/u|Al Wakrah|Lebrija|Canidelo
Luboń|Magdalena Atlicpac|Altglienicke|Uherské Hradiště|Mercerville-Hamilton Square/u|Caravaca|Kaarela|Tayu
Terdāl|Kapellen|North Creek/u|El Amria|Lauf an der Pegnitz|Sant Andreu de la Barca|Sprockhövel|Carbondale/u
Esquina|Daud Khel|Dibba Al-Hisn|Ishii|Westport/u|Mitha Tiwana|Narre Warren|Rangia|La Garenne-Colombes|Ryde/g
Dellys|Badagry|Zaltbommel|Izegem|Bektemir|Espelkamp|Canavieiras|Mühlacker|Liwá|Dubti|Kaisarianí
Montigny-lès-Metz|San Miniato Basso|Iwŏn-ŭp|Parabiago|Viseu|Ad Dujayl|Werkendam|Metallostroy|Papeete/c
Olteniţa|Chacarita|Matoury|Takahata|Hodonín|Caboolture|Jora|Kongoussi|Bay Shore/u|Kahului/u|Rawson|Alingsås
Kheri|Formigine|Bilsi|Erzin|Vernon Hills/u|Lübbecke|Hazro City|Comiso|Ngunut|Zionsville/u|la Prosperitat
Taloda|Wiehl|Alenquer|Ayorou|Polūr|Norco/u|Isla|Kālāvad|Baden/w|San Jerónimo|Vihti|Wasco/u|Colomadu|Ar Rahad
Kokopo|Nagarote|Fortuna Foothills/u|Rheinbach|Tirmitine|Westhoughton/g|Haqqulobod|Reforma|Semiluki|Nālūt
Bayanhongor|Mendi|Żagań|Inđija|Ariguaní|Tierralta|Wanaraja|Bignona|Siyabuswa|Kināna|Mpophomeni|Rafiganj
Puerto Colombia|Kingsville/u|Muñiz|Statesville/u|Douglas/cu|Gedera|Plainview/u|Laurel/u|Karera|Halvad
Frome/g|Pineda de Mar|Rizal|Çan/w|Iradan|Limbang|Sant Martí de Provençals|Susaki|Sintra|Ōno-hara
Ixtaczoquitlán|Husainābād|Eboli|Kukshi|Sulur|Arlon|San Giovanni Rotondo|Congleton/g|Elamanchili
Weinstadt-Endersbach|Arraial do Cabo|Matsubase|Romano Banco|Welahan|Marolambo|Encrucijada|Fukagawa
South Pasadena/u|Howard Beach/u|Santana do Ipanema|Bou Tlelis|Innoshima|Marrickville|Marhaura|Descalvado
Ogwashi-Uku|Schmallenberg|Magugu|Camden Town/g|Hennigsdorf|Apaseo el Grande|Santiago Papasquiaro|Shiggaon
Four Corners/u|Belyye Vody|Rāikot|Ban Talat Bueng|South Laurel/u|Stuttgart Mühlhausen|Malazgirt|Mizdah
Asheboro/u|Ehingen|Buenaventura Lakes/u|Mondragone|Piracaia|Vanves|Ciudad de Allende|Cantel|Zevenaar|Temse
Bishop Auckland/g|El Kseur|Mashiko|Sungai Udang|Szczytno|Twentynine Palms/u|Old Harbour
Garmisch-Partenkirchen|Ferntree Gully|Camas/u|Ocoyoacac|Diapaga|Rānāvāv|Huntley/u|Batifa|Didim|Ishqoshim
Marialva|Northolt/g|Pennsport/u|Ambatofinandrahana|Junnar|Lago da Pedra|Kānker|Melgar|Oisterwijk|Harelbeke
Kluczbork|Xenia/u|Garbagnate Milanese|Paço de Arcos|Wałcz|Marín|Olanchito|Reisterstown/u|Leiderdorp
Newton Aycliffe/g|Ankazoabo|Horb am Neckar|Kokologo|Novi Ligure|Kinwat|Falconara Marittima|Gressier|Kubinka
Si Satchanalai|São Mamede de Infesta|Makubetsu|Telabastagan|Nagari|Kālol|Goiatuba|Savigny-le-Temple|Sagara
Ash Shaykh Miskīn|Tamra|Herentals|Brecht|Vrbas|Kaltan|Puerto Escondido|Nev'yansk|Ozëry|Chīpurupalle|Green/wu
Brawley/u|Renigunta|Dunga Bunga|Yukon/u|Zest'aponi|Lepe|Ukmerge|Granja|Dole|Nalhāti|Opportunity/u|Aserrí
Rhyl/g|Shimo-furano|Villeneuve-sur-Lot|Qo‘rg‘ontepa|Gokarna|Hertford/g|Santo Tomás|Koregaon|Kāndla|Świecie
Krasnoarmeysk|Villanueva de la Serena|Maao|Ramsey/u|Fokino|Güroymak|Amizour|Suitland/u|Sokoni|Suşehri|Behror
Pleasure Ridge Park/u|Rosedale/u|Acatzingo|Terlizzi|Tha Kham|Santa Fé do Sul|New Lenox/u
Santa Cruz das Palmeiras|Severobaykal'sk|Ibaiti|Bireun|Neenah/u|Alvin/u|Itako|Břeclav|Vaudreuil-Dorion
Les Ulis|Zittau|Sukumo|Marseille 02|Nuwara Eliya|Bečej|Strathfield|Almozara|el Baix Guinardó|Didouche Mourad
Omigawa|Pimenta Bueno|Avanigadda|Tahla|Srīnivāspur|Fichē|Nongstoin|Key West/u|Annigeri|Mussoorie
Río Guayabal de Yateras|Lopez|Tecax|Punaauia|Český Těšín|Cangas do Morrazo|Osvaldo Cruz
Felipe Carrillo Puerto|Kushikino|Machachi|Berehove|Geldermalsen|Néa Filadélfeia|Zirndorf|Buchanan
Temple Terrace/u|Mahendragarh|Almansa|Jais|Owatonna/u|Aman Garh|Staveley/g|Anaime|Bresso|Homewood/u|Pawāyan
Raojān|Monsefú|Sahuarita/u|Thetford-Mines|Los Palacios|Aş Şanamayn|Melouza|Valente Diaz|Oyonnax|Narutō
Onda/w|Nabua|Ampanihy|Maple Valley/u|Olpe|Jumilla|Huejotzingo|Walnut Grove|Zavodoukovsk|Coleraine/g
Farnworth/g|Arnstadt|Zwedru|Chhabra|Tchamba|Kaniv|Jarocin|Tacámbaro de Codallos|Khajuraho Group of Monuments
Hazelwood/u|Bartoszyce|Tall Rif‘at|Sepuka|Yoshii|Molodohvardiys'k|Sydney Central Business District
Treinta y Tres|Lemoore/u|Kozyatyn|Marcavelica|Keysborough|Rustāq|Karor|Sādri|Jandiāla|Tejupilco de Hidalgo
Cordeirópolis|Wiesloch|Concepcion Ibaba|Mint Hill/u|Arvayheer|Lapa|Bang Pakong|Herdecke|Kot Diji|K'olīto
Quinta Do Conde|Nazaré|Yehud|Uran|Kalandia|Long Island City/u|Oullins|Bacoli|Le Creusot|Cabot/u|Pāsighāt
Vilapicina i la Torre Llobeta|Koprivnica|Kalur Kot|La Bonanova|Qacha's Nek|Eket|Panzos|Reedley/u|Kamba
Unterschleißheim|Edgewood/u|Heemstede|Elmina|Meadow Woods/u|Beuningen|South Portland/u|Valle de Bravo
Ekazhevo|Zhongxing New Village|Krnov|Nubl|Castelfranco Veneto|Übach-Palenberg|Oltiariq|Pangkalan Brandan
Val-d'Or|West Whittier-Los Nietos/u|Mauganj|Ganghwa-gun|Kariba|Tougué|Rancharia|Tekkalakote|Crowthorne/g
San Vicente de Cañete|Helmstedt|Meckenheim|Rocha|Santana do Paraíso|Subaykhān|Hawarden/g|Kallidaikurichi
Kireyevsk|Mixquiahuala de Juarez|Rottweil|Bramhall/g|Colonelganj|Coulsdon/g|Yoshida-kasugachō
Quart de Poblet|Zanesville/u|Prince Edward|Mehndāwal|Koelwār|Soko|Cullinan|Colleyville/u|Kāgal|Rudolstadt
Bartley Green/g|Salaga|Hornchurch/g|Navrongo|Duiven|Dongen|Velenje|Bannūr|St Austell/g
Heppenheim an der Bergstrasse|Popasna|Moskháton|Ossining/u|Hŭkkyo-ri|Kuttampuzha|Budhlāda|Aţ Ţafīlah
Ayutuxtepeque|Zelino|Limonar|Neietsu|Nīlēshwar|Kamimaruko|Majuro/c|Marataizes|Querecotillo|Elmadağ|Pérama
Ixtepec|Melrose Park/u|Saraj|Hampton Park|Kārkala|Kokstad|Hénin-Beaumont|Salamína|G‘uzor|Starkville/u
Omutninsk|Kadakkavoor|Rhosllanerchrugog/g|Fleetwood/g|Chardara|Wassenaar|Witham/g|Nerekhta|Veghel|Nelidovo
Bad Honnef|São Lourenço do Sul|Orvault|Sundarnagar|Waddinxveen|Lochearn/u|Chanhassen/u|Banganapalle|Āsandh
Carangola|Gerāsh|Hercules/u|Hadagalli|Vohibinany|Anūpshahr|Cabagan|Galt/u|Jalālābad
Nanchital de Lázaro Cárdenas del Río|Pszczyna|Griesheim|Lumding Railway Colony|Prior Lake/u|Iiyama|Pompéu
Ellwangen|Castlewood/u|Piraju|Songadh|Ibrā'|Morro Agudo|Paraparaumu|Kithor|Lajedo|Reinbek|La Guaira|Guanajay
Assemini|Grandview/u|Wolfen|Machhlīshahr|Murree|Kinzan|Yarmouth/u|Anserma|Mendī|South Yarra|Baloda Bāzār
Rimavská Sobota|Şurmān|Petrila|Devanhalli|Tipasa|Sainte-Thérèse|Sapanca|Ijūin|Yuriria|Sandusky/u|Varel
Balch Springs/u|White Bear Lake/u|Vilyuchinsk|Coudekerque-Branche|Chaska/u|Kaélé|Chai Badan|Harvey/u|Mbinga
Gursarāi|Middle River/u|Dolores|Mostovskoy|Alice Springs|Faqirwali|Plottier|Gelibolu|Ardmore/u|Lockport/u
Woodburn/u|Rīngas|Nacka|Ciudad Altamirano|Netphen|Álamo|Colinas|Kağızman|Butzbach|Wyandotte/u|Vezirköprü
Al Bukayrīyah|Herblay|Hermanus|Arumuganeri|Ommoord|Tatarsk|Teluk Nibung|Luchingu|Flémalle-Haute|Bologoye
Enzan|Chatswood|Saryaghash|Makó|Mauldin/u|Belvidere/u|Sidi Mérouane|Tanjungtiram|Blackheath/g
Yamazakichō-nakabirose|Lohne|Mosbach|Cuautlancingo|Buritizeiro|Korostyshiv|Vayalār|Norden|Valls|Akune
Budaörs|Himamaylan|Sandomierz|Pfungstadt|Roth|Ris-Orangis|Ahraura|Rampachodavaram|Villaricca
Hannoversch Münden|Fārsān|Campechuela|Akyazı|Belluno|Afogados da Ingazeira|Rioja|Malakanagiri|West Memphis/u
Boysun|Santa Perpètua de Mogoda|Swakopmund|Ust'-Katav|Kanigiri|Chengannūr|Vught|Mercer Island/u|Lady Frere
Chandauli|Hattersheim|Bridgeton/u|Karoi|Mount Gambier|Batu Berendam|Katima Mulilo|Yangirabot|Dākor|Yahyalı
Yŏnmu|Pak Phanang|Sucy-en-Brie|Lainate|Encarnación de Díaz|Kriens|Sāndi|Ampahana|Bojia|Daliyat al Karmel
Fallingbrook|Gur'yevsk|Hoensbroek|Kabaty|Knjazevac|Kolasib|Luninyets|Marayur|Marina di Carrara|Midstream
Muang Xay|Oman Smart Future City|Padam|Palmerston|Pitsea/g|Qeshm|Seririt|Shali|Shiraguppi|Slavutych
Stung Treng|Vangviang|Volokolamsk|Yuzhne|Cajicá|Delitzsch|Ingelheim am Rhein|Ilha Solteira|Jarābulus
Brownsburg/u|Koper|Petit-Bourg|Saginaw Township North/u|Edwardsville/u|Biesdorf|Radovis|Ābu/w|Sheohar
Zverevo|Makurazaki|Óbidos|Baggabag B|Almassora|Darreh Shahr|Burg bei Magdeburg|Puerto Varas|Upper Coomera
Itsukaichi|Sanger/u|Ishige|Kunda|Manouba|Grigny|Bedburg|Treviglio|Deori Khās|Sakleshpur|Rockledge/u|Zărnești
Alba|Cave Spring/u|Santeramo in Colle|Orhei|North Tustin/u|Bemetāra|Elefsína|En Nâqoûra|Hunucmá|Bawāna
Cruces|Jardín América|São Mateus do Sul|Sokolov|Salo|San Francisco Cuaxusco|Sho‘rchi|Whitehaven/g|Yangiobod
Daphne/u|Whitehall Township/u|Igurusi|Periyanayakkanpalaiyam|Aschersleben|Mateus Leme|Ahmadpur Sial|Kānth
Charkhāri|Puyo|Sabanagrande|Skegness/g|Szigetszentmiklós|Villa de Costa Rica|Mangaldai|Soignies|Wertheim
Nkhotakota|Paducah/u|Selby/g|Cliffside Park/u|Jenjarum|La Ligua|Gagarin Shahri|Iturrama|Elmwood Park/u
Ar Rām wa Ḑāḩiyat al Barīd|Glen Iris|Vineyard/u|Thetford/g|Vadnagar|Ebebiyin|Hazleton/u|Laç/w|Kosan
Pires do Rio|Takum|Sarrià|Takahashi|Chimala|Shelui|Susurluk|Manikchari|Aoulef|Coronado/u|San/w|Hillside/u
Madaoua|Fresnes|Safīpur|Migdal Ha‘Emeq|Lamin|La Calera|Buzovna|Apolda|Eagle River/u|Soledade|Phalia
Vittorio Veneto|South Salt Lake/u|Calahorra|Zafar|Attendorn|Northport/u|Payshamba Shahri|Romainville|Kabrāi
Lanaken|Geidorf|Kheda|Farafangana|Uniondale/u|Ponca City/u|Ponneri|Muskego/u|Collinsville/u|Nowa Ruda
Talwāra|Orta di Atella|São Bento|Vadakku Valliyūr|Tres Isletas|Bamusso|Santaluz|Cugir|Alicia|Gampola
Dedham/u|Short Pump/u|Budapest I. kerület|De Pere/u|Sandviken|Zumpango del Río|Adh Dhayd|Chilaw|Debark'
G‘azalkent|Tharād|Kut Chap|New Yekepa|Gauripur|Igbeti|Saltpond|Kakonko|Haisyn|Hosdurga|Caledonia/u
Muktāgācha|Mola di Bari|Tekkali|Fontenay-aux-Roses|Mont-Dore|Pākāla|Waldkraiburg|Décines-Charpieu|Mīnjūr
Inkster/u|Boa Viagem|Monte Caseros|Mount Pearl|Nan/w|Čadca|Veinticinco de Mayo|Vincentown/u|Aci Catena
Kabarnet|Arauco|Bingen am Rhein|Bixby/u|Siraha|Martos|Newton Mearns/g|Uvinza|Emporia/u|Fort Dodge/u
Naduvannūr|Nyalikungu|Walker/u|Andol|Palmetto Bay/u|Oristano|Vale of Leven/g|Zaraysk|Hjørring|Zheleznovodsk
Al Qubbah|Saint-Dié-des-Vosges|Ottumwa/u|Junction City/u|Seal Beach/u|Manibaug Pasig|São Francisco do Conde
San Borja|Dzyarzhynsk|Tarpon Springs/u|Traralgon|Porta|Ramallah|Gōtsuchō|Biny Selo|Lagdo|Nieder-Ingelheim
Sakhnīn|Bijbehara|Fontaine|Gorantla|Baarn|Sevlievo|Yazman|Santa Rita do Passa Quatro|Duiwelskloof|Herndon/u
Netivot|Dātāganj|Tamazunchale|Acopiara|Ranong|Salzkotten|Nagcarlan|Devrek|La Isla|Çayeli|Sachse/u|Chinoz
Pasinler|Pathum Thani|Navan|Holbæk|Qarāwul|Kailāras|Juatuba|Chharra|Sun City West/u|Faizpur|Athi River|Hakui
Lamu|Mortsel|Watauga/u|Sabang|Kingstown/c|Lindau|Chhota Udepur|Watsa|Hobaramachi|Al Ḩawātah|Šaľa|Gürsu
Jaynagar-Majilpur|Axim|Ostrov|Auch/w|Kew/w|Litoměřice|Campsie|Korbach|Achern|Vị Thanh|Bruay-la-Buissière
Lisieux|Dillenburg|Tocopilla|Obertshausen|Singāpur|Sahaspur|Walsrode|Āndippatti|Arriaga|Zungeru
Sarreguemines|Tbilisskaya|Lagoa Vermelha|Torres Vedras|Armyansk|Delanggu|Pérez|Friedrichsdorf|Zottegem|Kānt
Margherita|Wągrowiec|Ennis/u|Aldan|Werdau|Jalostotitlán|Staunton/u|Wobulenzi|Selma/u|South Windsor/u
North Potomac/u|Mevasseret Ẕiyyon|Uruçuca|Novopavlovsk|La Castellana|Oliveira do Douro|Raja Jang|Gáldar
Kertih|Tupaciguara|San Antonio Tecómitl|Homer Glen/u|Santa Quitéria|Jāmtāra|Saint-Bruno-de-Montarville|Torcy
Gradignan|Wieluń|Tbeng Meanchey|Coral Terrace/u|Kamojimachō-jōgejima|Adra|Partizánske|Noordwijk-Binnen
Bangassou|Diemen|Greenacre|Giussano|Skopin|Havlíčkův Brod|Lanester|Ridgeland/u|Taiobeiras|Ghat
Eisleben Lutherstadt|Longonjo|Pio/w|Sants - Badal|Nova Zagora|Zuru|Wednesbury/g|Doba|Yenagoa|Scaggsville/u
Tayga|Avinashi|Feltham/g|Bad Oldesloe|Iringal|Brétigny-sur-Orge|Sirari|Warburg|Uttiramerūr|Muret|Gumdag
Cudahy/u|Ofaqim|Aranđelovac|Bois-Colombes|Nikol'sk|Semënov|Yumbe|New Smyrna Beach/u|Vijāpur|Ébano
Chak Five Hundred Seventy-five|Chiknāyakanhalli|Kangasala|South Plainfield/u|Krishnarājpet
Saint-Laurent-du-Maroni|Anjad|Rio Preto da Eva|Al Jahrā'|Columbine/u|Calasiao|Syke|Thatcham/g|Āron
Greenbelt/u|Aleksotas|Selydove|Narasannapeta|Artvin|Białogard|Calafell|Blagnac|Erandio|Loreto
Hérouville-Saint-Clair|Glan|South Riding/u|Weiterstadt|Citrus Park/u|Boca Del Mar/u|El Salto|Libourne|Pishin
Ob'/w|Sühbaatar|Jiquílpan de Juárez|Balabanovo|Le Bouscat|Mahmutlar|Marcos Juárez|Saint John's/c|Sitārganj
Mbanza Kongo|Nueva Loja|Santiago Sacatepéquez|Nāndgaon|Norton Shores/u|Harsewinkel|Ronse|Barstow Heights/u
Rockville Centre/u|Wallenhorst|Estrela|Ivatsevichy|Lushoto|Searcy/u|North Platte/u|Rolling Meadows/u|Codlea
Licenciado Benito Juárez (Campo Gobierno)|Gioia del Colle|Kushtagi|Sikandarpur|Miramas|Marinilla|Carteret/u
Hindley/g|Tippi|Ludwigsfelde|Prigen|Beaune|Ostuni|Immokalee/u|Yeongdong|An Nimāş|Ditzingen|Nivelles|Tak/w
Greiz|Pourham|Kumbalam|Srīsailain|Giarre|Haaksbergen|Igarapé Açu|Barki Saria|Lubliniec|Carlingford|Quthing
Ino/w|Riverbank/u|Cullera|Ayakudi|Ometepec|San Juan Ixtayopan|Samborondón|Zion/u|Endeavour Hills|Krolevets'
Northcote|Chambas|Schleswig|Ibi/w|Aluva|Rājaldesar|Frederikshavn|Plymstock/g|Lentini|Kungälv|Radevormwald
Falkenberg|Grootfontein|As Sulayyil|Brunoy|Eaubonne|Kościan|Trotwood/u|Lüdinghausen|Hastināpur|North Haven/u
Weinzierl bei Krems|Pāthardi|Summerlin South/u|Gusinoozyorsk|Colgong|Pundong|Chettipālaiyam|Manāsa
Caroline Springs|Ati/w|Ormskirk/g|Perico|Bra/w|Tanjung Tokong|Matai|Molins de Rei|Mahwah/u|Kalachinsk
la Maternitat i Sant Ramon|Nuevo Belén|Andenne|Chak One Hundred Twenty Nine Left|Boo/w|Pando|Jakobsberg
Loma Linda/u|Bhachāu|Ytrebygda|Peekskill/u|Keystone/u|Tegina|Velingrad|Baldwin/u|Rugeley/g|Bāgepalli|Kourou
Sipalay|Icod de los Vinos|Abou el Hassan|Atar|Golborne/g|Fairfax/u|Tosya|Sebastian/u|Bembèrèkè|Rio Real
Kottūru|Verl|La Gomera|Badou|Maevatanana|Markkleeberg|Caazapá|East Gwillimbury|Cumaribo
Setakamachi-takayanagi|Mūl/w|Patarrá|Gornji Milanovac|San Miguel el Alto|Moineşti|Don Luan|Hisor|Olching
Gosforth/g|Holt/u|Muscatine/u|Ishiki|Elk River/u|Rock Springs/u|Embarcación|Golden Gate/u|Arhribs
Saint-Constant|Svay Rieng|Chios|Corsicana/u|Davlekanovo|Owando|Scottburgh|Miahuatlán de Porfirio Díaz
Toritama|Ruvo di Puglia|Huntingdon/g|Villeparisis|Hlohovec|Haenam|Shrīrangapattana|Hialeah Gardens/u
Waverly/u|Campo Formoso|Koulikoro|Fânzeres|Hunt Valley/u|Ouésso|Sonneberg|Fuquay-Varina/u|Chengam|Pompei
Belo sur Tsiribihina|Bāzpur|Dokuchayevs'k|Fountain Hills/u|Forest Grove/u|Kalianget|Miano|Unionport/u
Champlin/u|South Portland Gardens/u|Mamburao|Zorgo|Brockville|Centerville/u|Casa Santa|Daventry/g
South Morang|Kelkit|Freudenstadt|Tata|Jawor|Kemisē|Maroantsetra|Bungo-Takada-shi|Sliedrecht|Miguel Pereira
Pazarcık|Sohāgpur|Murlīganj|Yurécuaro|Quţūr|Bainbridge Island/u|Montilla|San Giovanni a Teduccio|Kitahama
Nizhniy Lomov|Droitwich/g|Montfermeil|Ciudad Serdán|Dok Kham Tai|Rossano Stazione|Hwacheon|Rădăuți
Marshall/u|Morrisville/u|Reoti|New Malden/g|Le Robert|Emet|Kernersville/u|Fatehganj West|Weingarten
Wārāseonī|Şarkışla|Capinzal|Āsasa|Fetești-Gară|Tāramangalam|Niimi|Fada|Propriá/w|Al Ḩarāk|Iguape|Step'anavan
Altea|Jardim|Diu/w|Monteros|Akwatia|Dickinson/u|Sora|Motozintla|Genet|New Milton/g|Old Bridge/u|Qualiano
Ngemplak|Ashfield|Old Shinyanga|Raychikhinsk|Troitskaya|Palayan City|Armidale|Gherla|Calw|Ferizli|Tanguá
San Pedro del Pinatar|Río Cauto|Bezenchuk|Manihāri|Volnovakha|Comăneşti|Guanhães|Teocaltiche|Sèvres|Urambo
Wipperfürth|Rio das Pedras|Fougères|Mgandu|Fort Washington/u|Gaigeturi|Khromtau|Lumezzane|Kaseda-shirakame
Spinea-Orgnano|Ammanford/g|Alwaye|Dinuba/u|Masallātah|Yverdon-les-Bains|Estoril|Van Nest/u|Portishead/g
Carnaxide|Zdolbuniv|Boshkengash|Lensk|Nchelenge|Tānsen|Barstow/u|Droylsden/g|Macas|Sovetskiy|Maaseik
Comonfort|Fairland/u|Yershov|Merefa|Kharakvasla|Olenegorsk|Sarıkamış|Putignano|Brookings/u|Dhanera|Penugonda
Poggioreale|Blue Island/u|Kibaha|Faribault/u|Castaños|Skawina|Baileys Crossroads/u|Groß-Gerau|Arbroath/g
Mariāni|Dunajská Streda|Arfoud|Saint-Pol-sur-Mer|Chrudim|Bogotol|Neuehrenfeld|Allende|Musselburgh/g|Dudinka
São Luís de Montes Belos|Pruszcz Gdański|Santa Cruz del Quiché|Songwa|Bassila|Eagle/u|Aguada de Pasajeros
Langley|Szentendre|Norland/u|Chawinda|Raisio|Moutsamoudou|Oupeye|Tash-Kumyr|Scotch Plains/u|Trucuk
Semikarakorsk|São Gonçalo do Amarante|Steenbergen|Evesham/g|Jaleshwar|Guararema|La Madeleine|Bouna|Lyskovo
Oud-Beijerland|San Ignacio de Velasco|Lādwa|Bogo|Tacoronte|Glenville/u|Itambé|Nazca|Juan José Ríos|Seriate
Lazarevac|Teloloapan|Santa Cruz de El Seibo|Asia|Nagar|Dorāha|Strakonice|Whitefield/g|Sidi Abdelli
Gif-sur-Yvette|Kreminna|Morinda|Mojoagung|Ağdaş|Duliāgaon|Al Kiswah|Pānchla|Funehikimachi-funehiki|Tallkayf
Vangaindrano|Nādbai|Kiomboi|Paiporta|San Martín de los Andes|Kondoa|Bourgoin-Jallieu|Joaçaba|Ogōri-shimogō
Tadotsu|Priego de Córdoba|Pinhal Novo|Ban Bueng|Fonseca|Bègles|Oltu|Rouyn-Noranda|San Martín Cuautlalpan
L'govskiy|Jhīnjhak|Hajdúszoboszló|Malpe|Pylaía|Birūr|Koło|Graham/u|Copertino|Santa Maria da Vitória|Overijse
La Paz Centro|Mikuni|Māndal|Ilchester/u|Ząbki|Stellingen|San José Iturbide|Shīshgarh|Bayonet Point/u
Keshorai Pātan|Armação de Búzios|Finote Selam|Ubauro|Lofthouse/g|Mégara|Loves Park/u|Avon Lake/u
Nocera Superiore|Pawni|Morton Grove/u|Gjirokastër|Penarth/g|Zug/w|Mithi|Bishopbriggs/g|Chhātāpur|Kopřivnice
Belper/g|McDonough/u|Romulus/u|Dipayal|Ronnenberg|Basni|Kabanovo|Rosemount/u|Khātegaon|Rāmtek|Metahāra
Ḩalfāyā|Visby|María la Baja|Chiaiano|Ottaviano|Kamalasai|Sāvantvādi|Eckernförde|Ban Talat Nua|Plunge
Bakhmach|Mirandopólis|Fedorovskiy|Laḩij|Monte Estoril|Pedro Carbo|Sobue|Lermontov|Caniço|Cesano Boscone
Laguna Beach/u|Balbriggan|Geretsried|Monoharpur|Kościerzyna|Bāgha Purāna|Baza|Zwevegem|Bellview/u|Kitsuki
Sangerhausen|Injambakkam|Prudnik|Novo Mesto|Ōkawara|Dīnānagar|Salah Bey|Chok Chai|Bagnoli|Cahors|Formby/g
Burnham-on-Sea/g|Teotihuacán de Arista|Catende|Soygaon|Alhaurín el Grande|Herzogenaurach|Terrytown/u
Hazebrouck|Ladang Seri Kundang|Millau|Vikindu|Tamboril|Ixtlán del Río|Toba/w|Graneros|Nebaj
Olesa de Montserrat|Bāglung|Damnoen Saduak|Mwadui|Osa/w|Pekan Nenas|Piastów|Akora|Peringat|Nāsriganj
Selargius|Broadstairs/g|Katrineholm|Bewar|Fray Bentos|Uster|Ivrea|Sassandra|Whitehorse|Crestview/u|Triolet
Keene/u|Niamtougou|Koothanallur|Villa Gesell|Calimete|Kroya|Dubăsari|el Besòs i el Maresme|Laranjeiras
Pontinha|Divichibazar|Vranov nad Topľou|Mornington|Wierden|Gallup/u|Motul|Ängelholm|Brody|Schijndel|Turabah
South Old Bridge/u|Naujamiestis|Cambre|Duncan/u|Fabriano|Pindwāra|Quaraí|Beersel|San Sebastiano|Świebodzice
Nuenen|Chiffa|Sisophon|Grande-Synthe|Blieskastel|Griffin/u|Navalgund|Sibaté|Loandjili|Dolton/u|Muggiò
Pfaffenhofen an der Ilm|Al Mishkhāb|Biancavilla|Tcholliré|Zeribet el Oued|Oadby/g|Shirahamachō-usazakiminami
Marki|Webster Groves/u|Awgu|Yanacancha|Ponteareas|Belton/u|Putten|Nova Cruz|Khandela|Tūkrah|Chākan|Mudanya
Macia|São João Nepomuceno|Denison/u|East Elmhurst/u|Jesús del Monte|Taesal-li|Robina|Quiapo|Kerrville/u|Alot
La Valette-du-Var|Pooler/u|Dhāruhera|Mequon/u|Kurduvādi|Sasel|Vicksburg/u|Alvarado|Morrisania/u|Wright/u
Trairi|Vel'sk|Chāndur|Zacualtipán|Heanor/g|Palm City/u|Vänersborg|Dodola|Middleborough/u|Larvik|Loulé
Thị Trấn Tân Thành|San Jorge Pueblo Nuevo|San Sebastián de Mariquita|Hacıqabul|Klatovy|Nagato|Massawa
Fujikawaguchiko|Isla Vista/u|Oxkutzkab|Tearce|Colachel|Moulins|Dampit|Wyndham Vale|Annaberg-Buchholz
Vero Beach South/u|Björlanda|Starnberg|Nakūr|Van Buren/u|East Peoria/u|Landover/u|Mont-Saint-Aignan|Zafarwal
Avellaneda|Stadthagen|Bohumín|Shāmgarh|Kuchaiburi|Windham/u|Al Finţās|Pinamungahan|Piteå|Wudil|Jaguaribe
Jacksonville Beach/u|Dārwha|Sehnde|Palotina|Calabasas/u|Chapeltown/g|Béoumi|Hawthorn|Montecalvario
Akdağmadeni|Pīpri|Tochio-honchō|Mansalay|Solon/u|Truro/g|Wuyishan|Chantilly/u|San Lorenzo Acopilco|Dianella
Starý Bohumín|Muluppilagadu|Nangomba|Siófok|Candler-McAfee/u|Boumahra Ahmed|Beloha|Sechura|Chivasso
Kurinjippādi|Carmagnola|Étampes|Mons-en-Barœul|Rio Negro|Kamiichi|Castellar del Vallès|Agde|Ammi Moussa
Loon op Zand|Opladen|Scheveningen|Sremčica|‘Aqrah|Enna|Forquilhinha|Kajiki|Botolan|Roselle/u|Copiague/u
Aalsmeer|Baharly|Lidköping|Otradnaya|Munster/u|Bavly|Eravur Town|Ladera Ranch/u|Saint-Ouen-l'Aumône
Kovancılar|Kūdligi|Maragondon|Motomachi|Litherland/g|Il'skiy|Lebedyan'|Mendeleyevsk|Papalotla|Fröndenberg
Lisle/u|Staßfurt|İdil|Rodolfo Sánchez Taboada|Termini Imerese|Bad Harzburg|Kot Samaba
Picnic Point-North Lynnwood/u|East Naples/u|Trebišov|Addiet Canna|Crystal/u|Ṟuwandiz|Cloverleaf/u|Tralee
Dixiana/u|Pindaré Mirim|Guihulñgan|Wetteren|Machesney Park/u|Morgan Park/u|Vertou|Nafada|Vemalwāda
Hanwella Ihala|Kilkís|Dankov|Dhafní|Barbate|Nagold|Comrat|Market Harborough/g|Volla|Duderstadt|Yako|Khanbari
Montreux|Noe Valley/u|Hamme|Granville|Quattromiglia|East Tremont/u|Phulpur|Pelham/u|Dalmine|Kutiatodu|Edineţ
Ngoro|Tremont/u|Biankouma|Karhula|Glenmore Park|Ibiúna|Sainte-Anne|Shido|Zambrów|Posillipo
Sant Pere, Santa Caterina i La Ribera|Lincolnia/u|Vícar|Kiryas Joel/u|Severskaya|Royton/g|Arcos de Valdevez
Balarāmpur|Hennenman|Forst|Montgeron|Monte Alegre|Kingori|Lubartów|Las Pintas de Arriba|Walton-on-Thames/g
Zapotiltic|Bambang|Sāmbhar|Tixtla de Guerrero|Danghara|Goianira|Valinda/u|Lustenau|Oued el Abtal|Illapel
Quedlinburg|Jindřichův Hradec|Idstein|Igugunu|Karmāla|Willebroek|Haines City/u|Vaikam|Campo Verde
Campo de la Cruz|Grajewo|Woodford Green/g|Kalk|Raghunathpur|Amarpur|Millbrae/u|Morphett Vale|Yoichi
Mount Isa|Alcalá la Real|Newberg/u|Hinjilikatu|Tashtagol|Thornlie|Yahotyn|Uttamapālaiyam
Atlacomulco de Fabela|Tarāna|Maisons-Laffitte|Tomares|Törökszentmiklós|Bandar-e Lengeh|Dois Vizinhos
Pariyāpuram|Öhringen|Acajutla|Madingou|Igaraçu do Tietê|The Crossings/u|Valley Station/u|‘Izrā
East Lake-Orient Park/u|Lennox/u|Mukeriān|Stalybridge/g|Lāthi|Manuel Ojinaga|Tortona|Melíssia|Rānia|Tennō
Jaciara|Seveso|Wilsonville/u|Vimercate|Lindlar|Hutto/u|Le Puy-en-Velay|Lerma de Villada|Bloomingdale/u
Hatvan|Kalamnūri|Inglewood-Finn Hill/u|West Odessa/u|Llíria|Motomiya|Caxambu|Ceadîr-Lunga|Koz'modem'yansk
Itimādpur|Lengerich|Oak Harbor/u|Onega|Le Moule|Kampot|Le Petit-Quevilly|Maracaju|‘Ewa Gentry/u|Godalming/g
Kirovgrad|Rosemont/u|Hell-Ville|Eminabad|Patos Fshat|Erdek|Tequixquiac|Auburn Hills/u|Kasamatsuchō|Hadyach
Bānswāda|Desenzano del Garda|Meda|Yŏnan-ŭp|Iaçu|Pottstown/u|Conversano|Iglesias|Ngudu|San Mateo Otzacatipan
Leisure City/u|Palma di Montechiaro|Saiha|Ostrów Mazowiecka|Coromandel|Goirle|Goulburn|Mariano Comense
Nāḩiyat ash Shināfīyah|Mātābhānga|Kemi|Potters Bar/g|Vattalkundu|Lormont|West Puente Valley/u|Serra Negra
Maple Heights/u|Willoughby/u|Novotitarovskaya|Benbrook/u|Cranford/u|Zarautz|Owen Sound|Chala|Bissāu
San Miguel Coatlinchán|Todaraisingh|Jaguarari|Chambly|Zolochiv|Jashpurnagar|Olivet|Ayapel|Lajas
Isernhagen Farster Bauerschaft|Nizhnyaya Tura|Fasano|Ron/w|Schwetzingen|Baddi|Opoczno|Santo Antônio do Monte
Greystanes|Iisalmi|Phillaur|Jāmai|Saint-Nicolas|Seaford/gu|Sept-Îles|Forest Lake/u|Moche|Qīr Moāv|Batu Arang
Westerlo|Meoqui|Phulera|Campoalegre|Apas|Magenta/w|Campos Novos|Águas Belas|Jüchen|Achères|Pukhrāyān
Valdagno|Bélabo|Enköping|Kahuta|Lalago|Alfreton/g|Haren|Lyubotyn|Avon/u|Rees|Bafilo|San José del Valle
Teotihuacán|Primer Ensanche|Segundo Ensanche|Pereira Barreto|Visitacion Valley/u|Amargosa|Ozoir-la-Ferrière
Reichenbach Vogtland|Ambato Boeny|Todabhim|Gambiran Satu|North Augusta/u|Ādīs Zemen|Bafatá|Tiruppuvanam
Diest|Hirado|Baswa|Kamal|Takanabe|Curchorem|Le Plessis-Robinson|Mutxamel|Namasuba|Webuye|Goleniów|Gorelovo
Bugiri|Camborne/g|Saint-Ghislain|Vikhorevka|Villa Ortúzar|Guilford/u|Casa Branca|Città di Castello|Gumaca
Ranipur|Cottage Lake/u|Genç|Mejorada del Campo|Moscavide e Portela|Banikoara|Karakul'|Bhānder|Tijucas
Corcoran/u|Maués|Bad Mergentheim|East Patchogue/u|Liwonde|Mouila|Taupo|Gongdanglegi Kulon|Voorschoten|Lunsar
Langford|Cosoleacaque|Gan Yavne|Vereshchagino|Tha Mai|Crimmitschau|Vélingara|Vādippatti|Hudson/u
Kafr Takhārīm|Shizunai-furukawachō|Tejar|Naraura|Losser|Mahārājgani|Ōkuchi-shinohara|Port Hueneme/u|Baturité
Kenilworth/g|Lalor|Ishikawa|Ngawi|Vreden|Bou Ismaïl|Alboraya|Quba|Tizi-n-Tleta|Waldshut-Tiengen|Holiday/u
Bignay Uno|Near South Side/u|Nuku‘alofa/c|Shakhun'ya|Pýrgos|Southbank|Vignola|Berber|Cenon|Muritiba
Barão de Cocais|Radcliff/u|Werder/w|Djénné|Sofo-Birnin-Gwari|Hopewell/u|Kulachi|New Castle/u|Poppenbüttel
Braço do Norte|Grand Boulevard/u|Seaham/g|Ar Ruţbah|Karcag|Niederrad|Yarumal|Mazouna|Palafrugell
South Elgin/u|Varkaus|Nahrīn|Leutkirch|Sergach|Thornaby-on-Tees/g|Wülfrath|New Brighton/u|Prichard/u
San Lazzaro|Polonne|Anniston/u|Pomezia|Lebu|Kétou|Ruston/u|Tanjung Sepat|Nainpur|Hornsby|Ramanayyapeta
Barceloneta|Combs-la-Ville|Lisse|Motru|Midlothian/u|Los Barrios|Daigo|Nova Milanese|Bryukhovetskaya|Katsuura
Silapathar|Baraki Barak|Dax/w|Coswig|Itaí|Neustrelitz|El Masnou|Sandyford|Borssele|Karlshorst|Balamban
Setti Fatma|Balod|Senden/w|Khanpur Mahar|Cerro Azul|Puan|Vyškov|Gunupur|Büren|Demba|Hingorja|Campos Gerais
Darien/u|Lolodorf|Frontignan|Tokār|Mariāhu|Lubań|Cardito|Kretinga|Porto Sant'Elpidio|Tupiza|İznik|Montecarlo
Dandenong North|Djibo|Eséka|Snina|Purwā|Uthai Thani|Namyang|Płońsk|Raahe|Sudbury/gu|Ellenbrook|Árgos
Al Jumūm|Yatsuomachi-higashikumisaka|Ludlow/u|Sahāwar|Guaranda|Manage/w|Sidhaulī|Tadjourah|Nava|Mayahi
Nyandoma|Weligama|South Bradenton/u|Mulchén|Posto da Mata|Novaya Usman'|Lodeynoye Pole|Mayāng Imphāl
Hajnówka|Shōbu|Kigonsera|Langwarrin|North Plainfield/u|Ylöjärvi|Rotenburg|Someshwar|San José del Guaviare
Sadalgi|Ciempozuelos|Acworth/u|Itaberaí|Ojinaga|Glenroy|Pascagoula/u|Tinnanūr|Sunny Isles Beach/u|Pop/w
Corinto|Kailāshahar|Svetlyy|Mansourah|Losino-Petrovskiy|Rawtenstall/g|Roseburg/u|Voiron|Metzingen|Barañáin
Beohāri|Loos|Hagere Maryam|Kushima|Moskovskiy|Staraya Kupavna|Weißwasser|Nāmagiripettai|Merrick/u
Ghoti Budrukh|Maldegem|Floridia|Curumaní|Dhankutā|Nørresundby|Somerset/u|Moses Lake/u|Tinde|Mendez-Nuñez
Naukot|Fleurus|Vyshhorod|Greater Northdale/u|Northdale/u|San Cataldo|São João da Madeira|Summit/u|Pikalëvo
Rulenge|Siwāna|Arrasate   Mondragón|Kozakai-chō|Dutsen Wai|Navas|Gediz|Le Mée-sur-Seine|Alliance/wu
LaPorte/u|Kalispell/u|Pilar de la Horadada|Maracás|Orahovac|Georgīevka|Merelbeke|San Giovanni la Punta
South Holland/u|Tsurugi-asahimachi|Ryazhsk|Tékane|Burē|Owase|Pedro II|Villeneuve-la-Garenne|Warnes|Mocoa
Qiryat Shemona|Igra|Kenmore/u|Multai|Thívai|Maswa|Retford/g|Del City/u|Wanlaweyn|Cecina|Tivoli|Notsé|Bhinga
Renfrew/g|Cururupu|Mersing|Araçuaí|Fécamp|Hamtramck/u|Pind Dadan Khan|Chishmy|Duba|Great Kills/u|Heavitree/g
Hlybokaye|Hoxtolgay|Maliana|Portadown/g|Starobil's'k|Volendam|Zhouzhuang|Wekiwa Springs/u|Berkhamsted/g
La Oliva|Guiset East|Mogliano Veneto|Duarte/u|Loma de Gato|Noicattaro|Ad Dānā|Converse/wu|Nova Russas
Beshariq|Łaziska Górne|Arivonimamo|Meinerzhagen|Santiago de Cao|Iwase|Torre del Mar|Frauenfeld
Tecpán Guatemala|Sant Feliu de Guíxols|Cormeilles-en-Parisis|Halden|Villa Park/u|Zedelgem|Elsdorf|Pakxan
Menderes|Mrągowo|Monreale|Nang Rong|Andrychów|Park Forest/u|Fidenza|Roshal'|Heredia|Soltau|Christiansburg/u
Sysert'|San Juan de Alicante|Stanley/gc|Gyál|Calatayud|Jurupa Valley/u|Hellevoetsluis|Ashland/u
Phanat Nikhom|West and East Lealman/u|Farragut/u|Toyohama|Marsberg|Sankt Pölten|Reyes Acozac|Seesen|Labis
Kūmher|Westerstede|Malanday|Ban Na San|Moncada|Busselton|Cogan|Pomerode|Kaiama|Taphan Hin|Árta
Hohen Neuendorf|Playas del Rosario|Rembertów|Sainte-Foy-lès-Lyon|Khanu Woralaksaburi|Nattam|‘Afak|Rydułtowy
Toguchin|Yŏnggwang-ŭp|Castel Volturno|Gelnhausen|A Estrada|Laungowāl|Mondovì|Lavradio|Prairie Village/u
Smithfield/u|Nerópolis|Wāliṅ|Coín/w|Namie|Huetamo de Núñez|Wadsworth/u|Tubize|Boronia|Chandrakona
Esparreguera|Sant Antoni de Portmany|Kafr Zaytā|Elburg|Várzea Alegre|Edegem|Swanley/g|Farakka|Teutônia
Luchegorsk|Tijāra|Mundargi|Sakaraha|Cláudio|Quellón|Guaiúba|Kafr Lāhā|Tōbetsu|Fort Walton Beach/u|Linëvo
Aïn Taya|Alfter|Orbassano|Nerja|San Justo|Kizel|Geneva/u|Las Matas de Farfán|Sondershausen|Pampierstad
Telavi|Verdun|Kuchera|South Euclid/u|Abu Jibeha|Jaguaruana|Kanganpur|Santa María Atzompa|Pāonta Sāhib
Aghajari|Almonte|Newton-le-Willows/g|Ubiaja|Torrelodones|Nsanje|Çaycuma|Zemoura|Huamachuco|Lake Sebu|Lonār
Tenango de Arista|Brushy Creek/u|Dattāpur|La Prairie|Bakal/w|Laguna de Duero|Silute|Groß-Umstadt
Środa Wielkopolska|Świebodzin|Rottingdean/g|Pombal|Napāsar|Faruka|Pātūr|Sugar Hill/u|Westchase/u|Kebonarun
Camberwell|Shibetsu|Ōyama|Kamienna Góra|Roxburgh Park|Cazin|Senica|Vélizy-Villacoublay|Musan-ŭp|Chiconcuac
Farkhor|Vose'|Carcaixent|Nāgod|Amersham/g|Chillicothe/u|Ban Nong Wua So|Saint-Lô|Monor|Nefta|Stadtallendorf
Łęczna|Colonia del Sacramento|Hamina|Pirapozinho|Dum Duma|South Lake Tahoe/u|Kayunga|Sombrerete|Anthem/u
Feraoun|Tepecik|West Carson/u|Caacupé|Lydenburg|Poggibonsi|Căuşeni|Mogán|Chake Chake|Otukpa|Khadyzhensk
Massapequa/u|Kaarina|Nilakottai|Villa Allende|Bougado|Gavarr|Karak City|Birkirkara|Gembloux|Dassa-Zoumé
Morro do Chapéu|Lumberton/u|Carbonia|Heniches'k|Peravurani|Porac|Petatlán|Tsukumiura|Porto Torres|Legnago
Yasothon|Karben|Álvares Machado|Hadley Wood/g|Oguta|Cabramatta|Miyazu|Bad Pyrmont|Haliyal|Taylors/u
Luckenwalde|Ossett/g|Rixensart|Dalsingh Sarai|Kefar Yona|Guben|Donaueschingen|Karanpur|Yucca Valley/u|Barras
Conceição do Jacuípe|Chapala|Trat|Kilkenny|Palma del Río|Tsawwassen|Westford/u|Xanten|Zacatepec|Chemini
Navalcarnero|Lebach|Lunéville|Samthar|Banat|Meiningen|Büdingen|Lautaro|Guayama|Springvale|Damboa|Māndalgarh
Muttupet|Gandu|Polkowice|Saktī|Deuil-la-Barre|Chebba|Sha Tin|Yashiro|Mhango|Allison Park/u|Belūr
Nāḩiyat al Fuhūd|Kodamachō-kodamaminami|Menzel Jemil|Medina del Campo|La Celle-Saint-Cloud|Suai|Buston
Bay Point/u|Keszthely|Gingee|Nové Mesto nad Váhom|Dillingen|Annecy-le-Vieux|Sedalia/u|Sceaux|Moju|Rāpar
Überlingen|Ngozi|Wilnsdorf|Mooroolbark|Bozova|Chamba|Havza|Huskvarna|Maheshwar|Punākha|Tanki Leendert
Černý Most|Tatsuno|Patterson/u|Livadeiá|Taquarituba|Waynesboro/u|Kowŏn-ŭp|Oostkamp|Artémida|Jebba|Kasrāwad
Poconé|Ad Darbāsīyah|Hoogezand|Karuri|Lannion|Santa Rosa de Viterbo|Waren/w|Shimanovsk|Kotli Loharan
Albertville/u|Maldon/g|Bānsdīh|Masatepe|Sokal'|Ramotswa|Shahpur Chakar|Pukekohe East|Stoneham/u
José de Freitas|Igarapé|Krasnohrad|Perrysburg/u|Guaramirim|Vargem Grande|Guruvāyūr|Denain|Marang
Atoyac de Álvarez|Allauch|Mhāsvād|Jaitāran|Weilheim|Kovylkino|maalot Tarshīhā|Klamath Falls/u|Concarneau
Otradnoye|Zabrat|Eysines|Ladyzhyn|Ratanpur|Bansalan|Green Valley/u|Kurandvād|Kitzingen|Aţ Ţaraf
Paxtakor Shahri|Alandi|Mandan/u|Armilla|Cambará|Polohy|Rawicz|Lower Sackville|Demirci|Rehoboth
Fortín de las Flores|Okemos/u|Riedstadt|Croix|Auerbach|Forbach|Bad Soden am Taunus|Schortens|Wittmund|Cabra
Péfki|Athlone|Conchal|Manosque|East Moline/u|Vilkpėdė|Brummen|Pezinok|Kiwira|Mandāwar|West Pensacola/u
Yanykurgan|Döbeln|Kinston/u|Lichtenfels|Pallikondai|Akaltara|Brezno|Bad Kissingen|Valongo|Bedi|Çine|Seondha
Isla Cristina|Kharkhauda|Shelbyville/u|Çeşme|Portel|Cártama|Nakhon Nayok|Port Loko|Amvrosiyivka|Itupiranga
Assab|Buxton/g|Várpalota|Marquette/u|Antsohihy|Krujë|Ōmamachō-ōmama|Fairfield Heights/u|Sonthofen|Bensekrane
Biddeford/u|Malvern East|Kutná Hora|Requena|Dhekiajuli|Golden Valley/u|Gryfino|Illescas|Laranjal Paulista
Náchod|Canyon Lake/u|Saint-Mandé|Chhāta|North Lakes|Lalín|Arzignano|Cambuí|Nesher|Traunreut|Katutura|Amposta
Lenger|Jose Pañganiban|Tornio|Kiambu|South Milwaukee/u|Horley/g|Marina/u|Cowes/g|Mukilteo/u|Otjiwarongo
Morayfield|Nacimiento|Asifābād|Cassano Magnago|Rancho San Diego/u|Dharampur|Caála|Sampués|Békés|Sheksna
Paracuru|Abdulino|Yarovoye|Eschwege|Bidbid|Kuang|Terek|Eppingen|Västervik|Glenferrie|Hawthorn South|Romita
Vassouras|Jimaguayú|Caparica|Hacılar|Follonica|Troyan|Boldumsaz|Cauto Cristo|Carrboro/u|Montmorency
Tanushimarumachi-toyoki|Talhar|Crest Hill/u|Požega|Carmen de Viboral|Saint Andrews/ug|Oegstgeest
San José de Ocoa|San Nicola la Strada|Khvānsār|Oued el Alleug|Telhāra|Dee Why|Thiene|Garko|Gardanne|Deogarh
Āsika|Herborn|Mokwa|Paiján|Działdowo|Dronfield/g|Les Lilas|Sexmoan|Chatrapur|Zelenchukskaya|Luena|Hoeyang
Puente de Ixtla|Ripley/g|Basi|Zemst|Francavilla al Mare|Téra/w|Isaka|Ruy Barbosa|Hays/u|Bereket|Molave
Sulmona|Fleury-les-Aubrais|Dhulagari|San Pedro Totoltepec|Ḩalḩūl|Cassino|Xoxocotla|Bathgate/g
Dammarie-les-Lys|Las Torres de Cotillas|Ferguson/u|Suvorov|Phayao|Salzwedel|Jauja|Jirkov|Omagh/g|Bayaguana
Sotouboua|Laurelton/u|Püttlingen|March/wg|Portão|Três Coroas|Lino Lakes/u|West Lake Stevens/u|Esperantina
Paka|Aichach|Fenoarivo Atsinanana|Novyy Oskol|Kirwan|New Hope/u|Shin'ichi|Stowmarket/g|Hendrik-Ido-Ambacht
Koksijde|Kantābānji|Kiraoli|Palm River-Clair Mel/u|Trussville/u|Gazojak|Ardahan|Belas|San José de Jáchal
Az Zuwaytīnah|Qādiān|Pokaran|l'Alfàs del Pi|Vaterstetten|Mudgal|Woodrow/u|Clevedon/g|Maesteg/g|Abrama
Ampasimanolotra|Freguesia do Ribeirao da Ilha|Guiseley/g|Keswick|Kremenets|Laventille|Mahdishahr
Ribeirão da Ilha|Sitampiky|Soanindrariny|Taïbet|Vakarai|Bagulā|Corinth/u|Holzminden|Burunday|Sabunçu
Versmold|Mountlake Terrace/u|Laranjeira|Aytos|Villa Juárez|Conil de la Frontera|Nixa/u|Gunnaur|East Ridge/u
Bordon/g|Zürich (Kreis 3)   Sihlfeld|Çermik|Dois Córregos|Germersheim|Tchaourou|Dugulubgey|Chaudfontaine
Caterham/g|Doreen|Tadmaït|Varennes|Shama Junction|Guidonia|Geertruidenberg|Basotu|Goa/w|Kataragama
Roissy-en-Brie|Tambuwal|El Grullo|Acajete|Sarauli|Kīsh|Maragogipe|Flandes|Pad Idan|Lalgudi|Agoura Hills/u
Baena|Grayslake/u|Berëzovka|Goodlands|Botevgrad|Dailekh|Kurchaloy|Pedra Azul|Prenzlau|Kot Ghulam Muhammad
Frederico Westphalen|Linda-a-Velha|Dietikon|Rutana|Bruchköbel|Silver Firs/u|Alaplı|Sumpango
Saint-Genis-Laval|Hauppauge/u|Kīhei/u|Okahandja|South El Monte/u|Gamboma|Arvin/u|Khot'kovo|Cognac|Gardner/u
Lathrop/u|Vila-seca|Altena|Impfondo|Sidney/u|Alfafar|Sömmerda|Unterhaching|Kisai|Heinola|Priyutovo
Žďár nad Sázavou|Tor Lupara|Gainsborough/g|Husum|Maralal|Tharangambadi|Sweetwater/u|Calauag|Begūn|Dūrā
Milwaukie/u|Dhing|Haderslev|Hukeri|Saint-Michel-sur-Orge|Bhānvad|Novomichurinsk|Obanazawa|Pájara
Kriva Palanka|East Millcreek/u|Maracena|Montecchio Maggiore-Alte Ceccato|Skive|Goole/g|Nandaime|Morigaon
Patía|Yanagawamachi-saiwaichō|Clement Town|Shiraoi|Edosaki|Šuto Orizare|Andapa|Sarzedo|Dargeçit|Nijlen
Clarence-Rockland|Piqua/u|Engelskirchen|Las Margaritas|Tirah|Ghātanji|Lomita/u|Jbaïl|Sulzbach-Rosenberg
Haßloch|San Juan de Aznalfarache|Cockeysville/u|Mudkhed|Carei|Gustavsberg|Virú|Sivagiri|Gostyń|Hiddenhausen
Longjumeau|Lātehār|Los Llanos de Aridane|Easley/u|Kaikalūr|Orăştie|Sortavala|Gōdo|Leerdam|Bad Berleburg
Capulhuac de Mirafuentes|Końskie|New Springville/u|Thamaga|Kherālu|Pleasantville/u|Ulundi|Alībāg|Dombóvár
Liberal/wu|Barra de São Francisco|Bressuire|Palisades Park/u|Rouiba|Bétera|Jenks/u|Shoham|Comalapa|Alīpur
Colleferro|Latham/u|Simpsonville/u|Sant'Anastasia|Rumphi|Pleasant Prairie/u|Elektrogorsk|Mirriah|Harwich/g
Huaura|Irosin|Lambaréné|Ennigerloh|Naas|Port Alberni|Nioro du Rip|Calle Blancos|Ancón|Bückeburg|Kurakhovo
Vauréal|Masterton|Dasūya|Dolyna|Palo del Colle|Trofa|Adrian/u|Buftea|Chambersburg/u|Mountain Brook/u|Villeta
Digboi|Qaisumah|Aristóbulo del Valle|Tŭytepa|Makueni Boma|Namioka|Xonacatlán|Robīt|West Melbourne/u
Lons-le-Saunier|Surovikino|Esquipulas|Glostrup|Jenzan|Gevgelija|Linstead|Paty do Alferes|Takelsa|Edewecht
East Garfield Park/u|Kīl Bhuvanagiri|Qārah|Ploemeur|East Dereham/g|Bellshill/g|Chesham/g|Lagny-sur-Marne
Bhanjanagar|Manlleu|Bethany/u|Truganina|Zoersel|Nova Xavantina|Paks|Ozurgeti|Lake Worth Corridor/u
Gerrards Cross/g|Miandrivazo|Winter Gardens/u|Drăgăşani|Carepa|Balş|Tervuren|Wade Hampton/u|Elele|Sedan/w
Senago|Rejon ulicy Traugutta|Hockenheim|Kuzhithurai|Murphy/u|Coralville/u|Ozorków|Crowborough/g
São João da Barra|Itupeva|Dhāriwāl|Ensley/u|Geseke|Stadtlohn|Heide|Frameries|Moreni|Casal di Principe
Kawambwa|Bobrov|Stourport-on-Severn/g|Eislingen|Ćuprija|Genzano di Roma|Bad Rappenau|Gorseinon/g|Sapulpa/u
Polasara|Chełmno|Jatobá|T'ongch'ŏn-ŭp|New Corella|Mbala|Vogan|Bergneustadt|São Luís do Quitunde|Artashat
Boudjima|Chorfa|Failsworth/g|Mödling|American Canyon/u|Kishtwār|South San Jose Hills/u|Borne|Baar|Nailsea/g
Takanosu|Kanniyākumāri|Yigo Village|Agoura/u|Acquaviva delle Fonti|Guía de Isora|Mazinde|Achhnera|Kuchinarai
Sainte-Suzanne|Wakiso|Orly|Modimolle|Shōbara|Nytva|Baião|Flores da Cunha|Chillupār|Sena Madureira|Bayville/u
Eggenberg|Heiloo|Mairena del Alcor|Rojales|Komatipoort|Isleworth/g|Jaynagar|Westmount|Pachino|Ush-Tyube
Giulianova|Elst|Cervia|Villa de San Diego de Ubaté|Bang Pa-in|Arbutus/u|Chernogolovka|Bhuban|Bagan Serai
Laranjeiro|Târgu Neamţ|Gotse Delchev|Samfya|Reçani|Don Carlos|Ribarroja del Turia|Karaçoban|Korkuteli
Almeirim|Flores|Gubkinskiy|Maniar|Kirguli|Piatykhatky|Sobinka|Jaral del Progreso|El Rama|Colorado|Kalach
Chincholi|Māchhīwāra|Carrum Downs|Risca/g|Thomastown|Anthiyur|Libertyville/u|Sarzana|La Pobla de Vallbona
Andorra la Vella/c|Borgomanero|Nottuln|Chicacao|Nīmāj|Aígio|Miyata|Terrazas del Valle|Tufānganj|Murici
Secunda|Saint Kilda|Rummelsburg|Albardón|Quickborn|eMkhomazi|Taloc|Greensborough|Qadirpur Ran|Kapsan-ŭp
Harūr|Hollola|Granite Bay/u|Dugda|Guadix|Tisaiyanvilai|Suibara|Alloa/g|Darende|Júlio de Castilhos
Budapest XXIII. kerület|Humacao|Sensuntepeque|Blansko|Eschborn|Bagua Grande|Northfield/u|Goris|Rheinstetten
Channagiri|Rocky River/u|Valkeakoski|Oberkirch|Raymore/u|Schilde|Barbosa|Blaj|Abaeté|Carcavelos|Werdohl
Havelock/u|Jhālu|Lindsay|Cofradía|Jahāzpur|Asaita|Radviliskis|Manay|Ayamonte|Castrovillari|Tubbergen|Yaypan
Golden/wu|Bingley/g|Akkarampalle|Buíque|Byndoor|Pilaitė|Sankt Peter|Santa Anita|Cartersville/u|Somoto
Oakleaf Plantation/u|Boca Suno|Pontarlier|Friesoythe|Essendon|Viljandi|Brownhills/g|Affton/u|Cañas
Provenals del Poblenou|Senta|El Tarf|Chamalières|Monguno|Yauco|Haldensleben I|Bedelē|Aleksandrów Łódzki
Ramona/u|Kontich|Cambria Heights/u|Kanaya|Alcalde Díaz|Malaṅgawā|Pallappatti|Mori|Chachapoyas|Elko/u
Esmeralda|Dniprorudne|Oroszlány|Hollis/u|Meylan|Buinsk|Karachayevsk|Nueva Gerona|Schmargendorf|Añatuya
Tomaszów Lubelski|San Pablo Jocopilas|Brooklyn Heights/u|Gersthofen|Muriti|Baras|La Cañada Flintridge/u
Parma Heights/u|Serchhīp|Matui|Strzelce Opolskie|Aranyaprathet|Zele|Hedaru|Protaras|Sederot|Sligo|Kwale
Mustang/u|Rose Hill/u|Ōhara|Kallangur|Montceau-les-Mines|Penukonda|Lodwar|Haiger|Pastavy|East Northport/u
Marina di Ardea-Tor San Lorenzo|Srīnagar|Vlotho|Yateley/g|Kabin Buri|Padmanābhapuram|Solin
San Lorenzo de Esmeraldas|Siilinjärvi|Zulpich|Jaruco|Algete|Barpāli|Giengen an der Brenz|Hythe/g|Geyve
Glen Avon/u|Castelo|San Antonio de la Cal|Roses|Fīrozpur Jhirka|Monserrato|Sainte-Rose|Tegelen
Berkel en Rodenrijs|Newquay/g|Sulphur/u|Ringsted|Túquerres|Kant|Aspe|Montville Center/u|Mers el Kebir
Shiozawa|Waghäusel|Camarate|Ferndale/u|Punchbowl|Kanzakimachi-kanzaki|Halluin|Wittenberge|Sredneuralsk|Morwa
Nejo|Deán Funes|Alor Gajah|Mairwa|South Saint Paul/u|Cañete|Jevargi|Sampaloc|Lents/u|Lynn Haven/u
Lake Ronkonkoma/u|Sandown/g|Waldkirch|Kaimori|Nadvirna|Neu Wulmstorf|Atherton/g|Sesheke|Apam|Yamada|Riom
Canguçu|Murrysville/u|Ambalangoda|Braine-le-Comte|Clayton/u|Hessisch Oldendorf|Astorga|La Orilla|Cherepanovo
Chevilly-Larue|Mau Aimma|Stephenville/u|Fālākāta|Colne/g|Medjez el Bab|Aki/w|Lucapa|Belen|Circasia|Katghora
Karlshamn|Chinna Salem|Hadim|Tyrnyauz|Kürten|Oregon/u|Sunagawa|Eastmont/u|Itaparica|Mar''ina Horka|Cornaredo
Dhaurahra|Nova Viçosa|Colombia|Penha|Khairāgarh|Afzalpur|Allada|Maksi|Damara|Mezcales|Nidderau|Beloyarskiy
Shemonaīkha|Stebnyk|Narāyangarh|Mungaoli|Foso|Coconut Grove/u|West Mifflin/u|Capelinha|Naranjos|Pedra Branca
Pushchino|Pulwama|Lérida|Târgu Secuiesc|Sirumugai|Zhosaly|Emirdağ|Kasongo-Lunda|Rayevskiy
Chalfont Saint Peter/g|Boussu|Ponta Delgada|Carlow|Pita|Guaporé|Nsunga|Torit|Corabia|Khowai|Rastede
Sing Buri|Zürich (Kreis 6)   Unterstrass|Govardhan|Nāwa|Mill Creek/u|Pace/wu|Sürmene|San Giovanni Lupatoto
Frascati|Miamisburg/u|Wachtberg|El Jem|Akouda|Ampthill/g|Flörsheim|Palm Valley/u|Rolla/u|Tibiri|Tukwila/u
Balwyn North|Raalte|Schwanewede|Katwijk aan Zee|Mössingen|Queensdale|Arroyo Seco|Rāya|Gawler|Heusweiler
Posse|Batang Berjuntai|Trezzano sul Naviglio|Abrīsham|Al Bawīţī|Andreyevskoye|Batu Feringgi|Bcharré|Bedugul
Bol'shaya Setun'|Bowthorpe/g|Castries/c|Charlotte Amalie/c|Chislehurst/g|Cole Harbour|Dagomys|Elektrougli
Hakha|Judita|Kastanayevo|Kempston Hardwick/g|Khosta|Kingswinford/g|Krestovskiy ostrov|La Defense|Lauttasaari
Montecanal|Natahoyo|Novaya Derevnya|Pelabuhan Klang|Portslade/g|Powai|Puerto Natales|Putyvl'|Riehen|Rublëvo
Sambiase|Sankt Martin|Setun'|Sidi Ifni|Slobodka|Stadskanaal|Steinkjer|Surkhpur|Swinton/g|Tekirova|Varadero
Vnukovo|Vrangel'|Wesoła|DeBary/u|Stenløse|Al Mijlad|Bornem|Ciudad Miguel Alemán|Sainte-Marguerite
Lyndhurst/u|Anak|Lake Zurich/u|Fomento|Arpino|Bryant/u|Eustis/u|Sueyoshichō-ninokata|Chaparral|Balen
Hailsham/g|Kratié|Huy/w|Burnie|Glace Bay|Newburg/u|Cranendonck|Johnstown/u|Pionki|Colfontaine|Annur|Dasnapur
Karlovo|Tambaú|Yessentukskaya|Romorantin-Lanthenay|Socastee/u|Kampong Thom|Dumbarton/g|Vondrozo
Mantes-la-Ville|Ypsilanti/u|Charthāwal|Ibirataia|North Bellmore/u|Siswā Bāzār|Gaeta|Hayesville/u
King of Prussia/u|Vianen|Warrensburg/u|Pertuis|Wenden|Mokena/u|Zonhoven|Juma Shahri|Yeniseysk
Morsang-sur-Orge|Gosnells|Livramento do Brumado|Poulton-le-Fylde/g|Loch Garman|Usman'|Yeonggwang|Laboulaye
Dhoro Naro|Yur'yev-Pol'skiy|Mariners Harbor/u|Brough/g|Bonney Lake/u|Leek/g|Shisui|Sāvda|Chebli
Cranbourne North|Prata|Hörstel|Vesoul|Saynshand|Wandlitz|Entroncamento|Ituberá|Náousa|João Câmara|Seddouk
Phibun Mangsahan|Dübendorf|Gembu|Lealman/u|Zinjibār|Dareda|Kebili|Saint-Jean-de-Braye|Kempston/g|Rānikhet
Penzance/g|Les Pennes-Mirabeau|Băicoi|Steinhagen|Shizukuishi|Llazicë|Aplahoué|Veranópolis|Alhama de Murcia
Dinnington/g|Hermosa Beach/u|St Clair|Kuppam|Enger|Monino|Selden/u|Suket|Tías|Clemmons/u|Beolgyo|Sangod
West Chester/u|Evergreen Park/u|Bad Waldsee|Pacol|Southbury/u|Bahía Honda|Paredes|Tanguiéta|Faversham/g
İskilip|Cranbourne|Cunduacán|Capesterre-Belle-Eau|Doka|Peto|Adelaide city centre|Cinco Saltos|Kusa|Krasyliv
Nshamba|Catolé do Rocha|General Enrique Mosconi|Beni Mester|Marblehead/u|Mpwapwa|Onsŏng|Plattsburgh/u
Sawankhalok|Kiratu|Dakoro|Vera|North Salt Lake/u|Hayrabolu|Lidcombe|Cluses|Levin|Deoraniān|Guaçuí|Picassent
Rosignano Solvay-Castiglioncello|Banī Na‘īm|Jericho|Sand Springs/u|Bordj Zemoura|Ranot|Tewkesbury/g
Gheorgheni|Chodzież|Painesville/u|Meyrin|Bourg-lès-Valence|Yomra|Finglas|Marchena|Câmpulung Moldovenesc
Kattanam|Eitorf|Kogota|Novate Milanese|Alegre|Karachev|Andilamena|Villefontaine|Kaltenkirchen|Pickerington/u
Calvillo|Ortaca|Bururi|Kivsharivka|Monção|New Canaan/u|Günzburg|Inza|Saint-Gratien|Marakkanam|Snellville/u
Galapa|Gua Musang|Les Pavillons-sous-Bois|Aguadas|Pangil|Altotonga|Bad Schwartau|Sparta/u|Rosolini|Sūrajgarh
‘Anat al Qadīmah|Dashtobod|Fontainebleau|Columbia Heights/u|Holtsville/u|Petrovsk-Zabaykal'skiy|Muramatsu
Itigi|Jhinjhāna|Rājmahal|‘Alī al Gharbī|Itapuranga|Karnobat|Sam Roi Yot|Miharu|Devgadh Bāriya|La Ermita
Sédhiou|Hem/w|Canelones|Khangarh|Lochristi|Sarai Naurang|Ikungi|Ajnāla|Nogent-sur-Oise|Zhukovka
Vadakku Viravanallur|Salmon Creek/u|Tamuning|Tamuning-Tumon-Harmon Village|Aklera|Le François|Pentecoste
Tongelre|Sonāri|Suay|Imbituva|Kāpren|Comitancillo|Obudu|Alagir|San Cristóbal Verapaz|Zaprešić|Antrim/g
Bieruń|Bikin|La Crescenta-Montrose/u|Spanish Lake/u|Banderilla|Komárom|Jatibonico|Bo‘ka|Makamba
Bagnols-sur-Cèze|Willmar/u|Guacarí|Miracema do Tocantins|Kirkintilloch/g|Pālakkodu|Tysons Corner/u
Kotel'nikovo|Gombi|Baao|Ahfir|Prudentópolis|Chignahuapan|Žatec|Fenoarivo Be|Borodino|Podporozh'ye
San Juan Zitlaltepec|Băileşti|Lugu|Chinú|Seferihisar|Kuraymah|Chāndor|Lichtenvoorde|Rahat|Hranice|Patnāgarh
Earl Shilton/g|Arroyito|Motegi|Ibicaraí|El Soberbio|Galatina|Moguer|Seligenstadt|São Raimundo Nonato|Bahçe
Nakło nad Notecią|Chubek|Ostashkov|Mosopa|Lynbrook/u|Yaransk|Lāwar Khās|Orchards/u|Nanyamba|Eastchester/u
Bad Driburg|Srīrāmnagar|Payson/u|Monforte de Lemos|Diamante|Santa Cruz Cabrália|Tiverton/g|Neftegorsk
Dharamsala|Kiliya|West Saint Paul/u|Cajuru|Deception Bay|Madisonville/u|São João dos Patos|Celbridge
Poperinge|Herceg Novi|Fukumitsu|Sebeta|Waldbröl|Krasnystaw|Teltow|Kibakwe|Ives Estates/u|Gharo|Bhadrapur
Chabet el Ameur|Kujang-ŭp|Kovdor|Pontedera|Negotino|Yuzhnyy|Pināhat|Kuala Pilah|Papillion/u|Gorodishche
Al Qarārah|Kozel'sk|Nunspeet|Wisch|Butiá|Proletarsk|Nördlingen|Đakovo|Pljevlja|Sint-Katelijne-Waver
São Gonçalo do Sapucaí|Vovchans'k|Badger/u|Vilassar de Mar|Adwick le Street/g|Ban Dung|Seymour/u
Lake Shore/u|Mamfe|Maposeni|Malabanban Norte|Pinheiral|Akhtyrskiy|Bijāwar|Būndu|Jānsath|Couëron|Sil-li
Weybridge/g|South Ockendon/g|Richha|Bhāyāvadar|Rāmshīr|Ishøj|McKeesport/u|Cormano|Pinecrest/u|Poggiomarino
Weirton Heights/u|Port Angeles/u|Plettenberg Bay|Kayanza|Terrace|Irlam/g|Ochtrup|North Battleford|Malapatan
Écully|Hazel Dell/u|Schwalmtal|Chessington/g|Harstad|Mobaye|Sibbo|Trecate|Angleton/u|Französisch Buchholz
Aistala|Gameleira|Kabanga|Magaria|Fernley/u|Teguise|El Malah|Mayen|Elói Mendes|Lomas del Sur|Gannavaram
Alice/u|Battle Ground/u|Vatutine|Custoias|Sikka|Skadovs'k|Sojītra|Singur|Hechingen|Belsand|Bodegraven|Taft
Bönen|Žiar nad Hronom|Dixon/u|Kuju|Panagyurishte|Telgte|Kalmeshwar|Phak Hai|Schopfheim|Forest Park/u|Maham
Laï/w|Ivdel'|Bhawānīgarh|Mamaroneck/u|Wazīrganj|Bear/u|Wheelers Hill|Norrtälje|Tchibanga|Chalatenango
Magumeri|Pueblo Nuevo|Ābdānān|Casarano|Denkanikota|Melksham/g|Puchheim|Chiroqchi|As Samū‘|Bayou Cane/u
Cran-Gevrier|Gualán|Lora del Río|Horsforth/g|Alsip/u|Chunghwa|Dumbéa|Carouge|Lutz/u|Maholi|Steilshoop
Yellāpur|Novopokrovskaya|Mitake|Katav-Ivanovsk|Weil der Stadt|Toktogul|Bilhaur|Velika Kladuša|Algés|Vecsés
Green Haven/u|Ōarai|Bhit Shah|Orlovskiy|Nam Som|Derhachi|Wasquehal|Çatalca|Kalynivka|Padua|Ayaviri|Tāoru
Conceição da Barra|Hässleholm|Bellwood/u|Mzimba|Clydach/g|Dukinfield/g|Yelizavetinskaya|Sobradinho
Central Falls/u|Chāpar|Sun Valley/u|Tielt|Liwale|Petauke|Berrahal|Ranau|Makabe|Baixo Guandu|Dalaman
Mandelieu-la-Napoule|Hernani|Horizon City/u|Dhanaula|Orinda/u|Schwalmstadt|Svilengrad|Papar|Frankenberg
Nova Olímpia|Kudachi|Oum Hadjer|Laksar|Pinole/u|Bremervörde|Spoleto|Woodbridge/u|Dindori|Vibo Valentia
Tillabéri|Rožňava|Balykshi|Batī|Sun City Center/u|Altamont/u|Taşova|Howard/u|Kęty|El Arahal|Alamo/u|Kos/w
Dizangué|Ghatkesar|Mékhé|Jakobstad|Wadowice|Banga|Kampong Kadok|Pisz|Kuala Kedah|Mělník|Novoanninskiy
Broadview Heights/u|Upper Saint Clair/u|Vendôme|Strășeni|Chhaprauli|Degema Hulk|Balta|Haslett/u|Louviers
West Elsdon/u|Herent|Agidel'|Gauting|Glassboro/u|Burscheid|Altus/u|Rodas|Schifferstadt|Blythe/u|Sondrio|Laur
Lumphat|Ottobrunn|Silverdale/u|Schneverdingen|Shchigry|Izalco|Seven Hills|Ipil|Matteson/u|Beaconsfield
Great Wyrley/g|'s-Gravenzande|Tumwater/u|Giovinazzo|Manzanares|Nesterovskaya|Joaquín V. González|Laela
Gujan-Mestras|Old Jamestown/u|Yarm/g|São Sepé|Kodarmā|Gallipoli|Shoreham-by-Sea/g|Weirton/u|Kurovskoye
Misilmeri|Mezőtúr|Tomar|White Oak/u|Bālāchor|Irugūr|Konnūr|Sanary-sur-Mer|Koropí|Xochitepec|Chāndūr
Nuevo San Carlos|Parchim|Zvenihorodka|Senlis|Rybnoye|Pinner/g|Suriānwān|Santa Brígida|Tutong|Camacupa|Anna
Almoradí|Louny|Tarumizu|Metapán|Uva/w|Aalten|El Bauga|Acaponeta|Rhede|Mineola/u|Alfeld|Arese|Pruzhany
Aimorés|Titao|Wiset Chaichan|Tullahoma/u|Qabāţīyah|Pirané|Zuhres|Ozark/u|Benavente|Eeklo|Tha Ruea|Bexbach
Colomba|Gröbenzell|Ashibetsu|Wollongong city centre|Pilar do Sul|Nallıhan|Carlos Barbosa|Piraí
Limeil-Brévannes|Secaucus/u|Fairwood/u|Villa Ocampo|Talitsa|Goiás|Camp Springs/u|Cupira|Lillehammer|Mankono
San Rafael Oriente|Redbank Plains|Guápiles|José Cardel|Marina di Massa|Villa Paula de Sarmiento|Ely/wg
Sibiti|Kyurdarmir|Bashanet|Casimiro de Abreu|Jouy-le-Moutier|Magomeni|Mumbwa|Barcelos|Brezina|Dobrush
Kihangara|Ronkonkoma/u|Wantirna South|Sokółka|Saco/u|Maple Shade/u|Bibiani|Puerto El Triunfo|Alcúdia|Cosquín
East Massapequa/u|Marmande|Amherst Center/u|Tekāri|Montrose/u|Värnamo|Dhārūr|Saravia|Kampar|Point Fortin
Sơn La|Kirandul|Bad Münstereifel|French Rocks|Gerlingen|Osiedle Kosmonautów|Kui Buri|Mtwango|Pułtusk
Āmlāgora|Hungund|Brownwood/u|Villabate|Southbridge/u|Monte Llano|Rémire-Montjoly|Anjozorobe|Samho-rodongjagu
Zeewolde|Vāsudevanallūr|Andritz|Yatağan|Deerfield/u|Hacı Zeynalabdin|Puçol|Pyskowice|Pasir Mas|Royan
Castaic/u|Dadeldhurā|Moaña|Oulmes|Heusenstamm|Laupheim|São Sebastião do Caí|Maurepas|Udangudi|Ellensburg/u
Anshing|Korsun-Shevchenkivskyi|Leposaviq|Likisá|Claremore/u|Bhasāwar|Dolný Kubín|Filiaşi|Bābra|Tirat Karmel
Kruisfontein|Lauchhammer|Parīchhatgarh|Waukee/u|Enugu-Ezike|Jasmine Estates/u|Digne-les-Bains|Melville/u
Bantayan|Kew Gardens/u|Bhor|Gorgonzola|Silla|Şemdinli|Gostynin|Kulpahār|Bonga|Hook/g|Mougins|Bartow/u|Bīrpur
Sylvania/u|Hārij|Pedroso|Rio Rico/u|Benthuizen|Ureshinomachi-shimojuku|Velur|Riosucio|Sulya|Challans
North Druid Hills/u|Vorgashor|Baud|Matías Romero|North Bay Shore/u|Vilar de Andorinho|Gokwe|Sélestat
Sarayköy|Mubende|Bánovce nad Bebravou|Mont-Royal|Torhout|Alzenau in Unterfranken|Harmanli|Milledgeville/u
Garches|Matiari|Mulgund|Beloeil|Cesenatico|São João da Talha|Al Khawr|Finsterwalde|Oberschöneweide|Maghār
Masis|Nepomuceno|Tajerouine|Atalaia|Cortland/u|Shimokizukuri|Guaratuba|Cusano|Eyl/w|Qazax|Balaka|Birkerød
Tal'menka|Ponda|Pietrasanta|Skhodnya|Buchen in Odenwald|Manismata|Boiro|Hūn/w|Azeitão|Konstantinovsk
Altona Meadows|Bang Krathum|Berea/u|Canguaretama|Mārahra|Twinsburg/u|Wantagh/u|Bourg-la-Reine|Chilly-Mazarin
Ilembula|Paracho de Verduzco|Jojutla|Sierpc|Chicholi|Dongobesh|Otegen Batyra|Mascote|West Hempstead/u
Équeurdreville-Hainneville|Chipinge|Droichead Nua|Esplanada|Sant'Antonio Abate|Mālvan|Pitangui|Otrokovice
Catabola|Ansonia/u|Pahāsu|Jocotepec|Piracuruca|Cournon-d'Auvergne|Kimbe|Rājgurunagar|Urrao|Bambuí
Mayfield Heights/u|Rio Brilhante|Cuautepec de Hinojosa|South Elmsall/g|Púchov|Dzüünharaa|Lutuhyne|Matiri
Carlton|Syosset/u|Trzebinia|Mallasamudram|Rānīpur|Anastácio|Esperança|Karow|Las Rosas|Manturovo
Ascención de Guarayos|Kari|Alliston|Brook Park/u|Slyudyanka|São Miguel do Araguaia|Hebburn/g|Borna|Ystad
Dingolfing|Union Hill-Novelty Hill/u|Águas de Lindóia|Aalter|Kotido|Mirfield/g|Moyo|Erlanger/u|Rossville/u
South Burlington/u|Badnāwar|Tamazula de Gordiano|Bailén|Staroshcherbinovskaya|Mount Greenwood/u|Quarteira
Chāndūr Bāzār|Ashtarak|El Paraíso|Santa María Totoltepec|Emsworth/g|Nueva Imperial|Fossano|Gürgentepe
Niquero|Shushenskoye|Svatove|Eleşkirt|Gioia Tauro|Sonepur|Casa de Oro-Mount Helix/u|Villamontes|Embi|Kadaň
Sunchales|Ciudad Nueva|Langley Park/u|Marneuli|Magole|Brigham City/u|Sumag|Aberystwyth/g|Lahnstein|Radeberg
Torgau|Vyselki|Oswestry/g|Amod|Mon/w|Groesbeek|Braník|Rangāpāra|Nanauta|Mlowo|Chaville
Dillingen an der Donau|Fairmont/u|Fairhope/u|Dhanot|Chhāpar|Idhnā|Bad Münder am Deister|Usa River
Neuilly-Plaisance|Warah|Bonneuil-sur-Marne|Fukura|San Marcelino|Greater Upper Marlboro/u|Frederickson/u
Mátészalka|Sarstedt|Lerdo de Tejada|Mohács|Phan Thong|Schwalbach|Matriz de Camaragibe|Patzún|Prestatyn/g
Bad Dürkheim|Kungsbacka|Horwich/g|Iselin/u|Lezhë|Pijnacker|Samraong|Suwanee/u|Whitehall/u|Corner Brook
Lancing/g|Varto|Rutherford/u|Brotas|Islip/u|Shpola|Bogatynia|Haldaur|Arcelia|Kalininsk|Repelón|Monselice
Montevarchi|Srirāmpur|Sorgues|Kozienice|Wieliczka|Peshtera|Kaulsdorf|Neiba|Międzyrzecz|Sinmak|Édessa
San Mariano|Vence|Tsirang|New Glasgow|Casavatore|Valabhīpur|Shushi|Neftçala|Puerto San José|Saint-Barthélémy
Pitanga|Balaklava|San Andrés Itzapa|Bronnitsy|Calafat|Aldama|Siavonga|Stroitel'|Novoukrayinka|Beroroha
Palmeira|Calella|Huanta|Samrāla|Vellmar|Ārt Khwājah|Marshfield/u|Le Plessis-Trévise|Vanino|Rawmarsh/g
Eastwood/g|Nossa Senhora da Glória|Cranbrook|Lorton/u|Ipameri|Hrubieszów|Whakatane|Agryz|Freudenberg
Kobuleti|Kyenjojo|Khārupatia|Port Colborne|Khon Buri|Bar-le-Duc|Cholpon-Ata|Nangwa|Galich|Molde|Sachsenheim
Eslöv|São Marcos|Bormujos|Hinche|Seynod|Cherrybrook|Szamotuły|Rivière-du-Loup|Chipiona|Wodonga|Csongrád
Peacehaven/g|Łask|Santa Iria da Azóia|İncirliova|Gautier/u|Tapes|Bourbonnais/u|Goodings Grove/u|Kaset Wisai
Sunshine West|Tarko-Sale|Catamayo|East Molesey/g|Schramberg|West Molesey/g|Ischia|Mitry-Mory|Carvin|Durgāpur
Kristinehamn|Palmi|La Jagua de Ibirico|Nāravārikuppam|Turinsk|Aue/w|Driebergen-Rijsenburg|Half Way Tree
Douar Tindja|Valday|Barysh|Macomb/u|Kaka|Phalauda|Bhūm|Palmital|Starodub|Lachi|La Flèche
Castiglione delle Stiviere|Reni|Galappo|Daimiel|Hoogstraten|Point Pleasant/u|Schwarzenberg
San Mauro Torinese|Bellaire/u|San Bartolomé|El Reno/u|Southsea/g|Qaţanā|Chowchilla/u|Mead Valley/u
Santa Rosa Jauregui|Khao Yoi|Winschoten|La Bordeta|Marktoberdorf|Wantage/g|Goroka|Cernavodă|Hyattsville/u
Plaisance-du-Touch|Giv'at Shmuel|Isle of Lewis/g|Shumikha|Khirkiyān|Cassilândia|Meise|Janūb as Surrah
Bitkine|Cayey|Happy Valley/u|Quaregnon|Santa Gertrudes|Illingen|Karasuyama|Martinópolis|Schkeuditz|Trudovoye
La Chapelle-sur-Erdre|Badīyah|Kolkhozobod|Haibara-akanedai|Malgrat de Mar|Avion|Belo Oriente|Hemmingen
Jacutinga|Mölln|Onalaska/u|Luau|Wadgassen|Sant Quirze del Vallès|Round Lake/u|Itá/w|Thoen|Padampur|Ovar
Uckfield/g|Yorkville/u|Peterhead/g|North Ogden/u|Ventimiglia|Paoua|Bensenville/u|Orzesze|Baddomalhi|Nāmrup
Kyakhta|Mugumu|Katerero|Chegem|Ibiá|Nyakabindi|Finnentrop|Härnösand|Along/w|Laranjeiras do Sul|Sélibaby
Annonay|Paraipaba|Traunstein|Larne/g|Noto|Turar Ryskulov|Hillegom|Forney/u|Santo Amaro da Imperatriz|Darazo
Beni Amrane|Sulejówek|Kamogatachō-kamogata|Monsey/u|Nezlobnaya|Fern Creek/u|Ballajura|Guisa
San Jose de los Olvera|San Ferdinando|Santa Cruz del Norte|Sanaur|Kreuzau|Aburi|Malakhovka|Non Sung
Shenandoah/u|Bronte|Buhuşi|Złotów|Saraipali|General Mamerto Natividad|Kinel'-Cherkassy|Honāvar|Highton
El Dorado/u|Simão Dias|Ban Tak|Vīsāvadar|Casamassima|Aydūn|Farum|Gálvez|Löbau|Areia Branca|Ashtabula/u
Gazipaşa|Tsukawaki|Avtury|Brodósqui|Natchitoches/u|Donauwörth|Sulzbach|Rufino|Patharia|Ibirama|Braniewo
Köping|Vila Franca de Xira|N'zeto|El Viso del Alcor|Montecristi|Fort Gloster|Saladas|Shibushi|Alblasserdam
Ampara|Tukums|Cotoca|Maroochydore|Thāsra|Shafter/u|Tlaquiltenango|Wakuya|Kākori|Ronchin
Mansfield Woodhouse/g|Banyoles|Cabrero|Chetput|Labrador|Al Qiţena|Apatin|Mauguio|Rāmjībanpur|Cícero Dantas
Dārchulā|Chennevières-sur-Marne|Laudio   Llodio|Amesbury/u|Ardon|Maasin|Franklin Park/u|Grove/g
Meadowbrook/u|Parque Industrial Ciudad Mitras|McAlester/u|Punta Gorda Isles/u|Mchinji|El Chorrillo
Hadleigh/g|Kotel'niki|Priozërsk|Daboh|Beloozërskiy|Crespo|Firmat|Lilienthal|Thornbury|Palestine/u|Oskarshamn
Ouardenine|Sherrelwood/u|Autun|Sagua de Tánamo|Saint-Avold|Três de Maio|Zaqatala|Creve Coeur/u|Krapkowice
São Domingos do Maranhão|Ballenger Creek/u|Cinco Ranch/u|Milpa Alta|Umm as Summāq|Tourlaville|Bni Bouayach
Felanitx|Kamenz|Pfullingen|Wer/w|Łańcut|Nasrullāhganj|Pointe-à-Pitre|Burghausen|Guará|Miguelópolis|Marlow/g
Palmer/u|Apiaí|Fond Parisien|Kharsia|San Martín de la Vega|Neufahrn bei Freising|Johannisthal|Belle Glade/u
Rhoon|Saint-Omer|Kronach|Makakilo/u|Pataudi|Mitras Poniente|Franconia/u|Kalocsa|Al Ḩazm|Alzey|Marple/g|Nidda
Santiago Ixcuintla|Sokołów Podlaski|Gurmatkāl|Loanda|Morlanwelz-Mariemont|Tulum|Eastlake/u|Mossendjo
Siquirres|Argentan|Blankenberge|Qormi|Wewak|Cameron Park/u|Tanabi|Villa del Prado 2da Sección|Abano Terme
Thorold|Behat|Kharabali|Lelydorp|Nimāparha|Steubenville/u|Studeničane|São José do Egito|Vinica|Altepexi
Narangba|Springboro/u|Soure|Afipskiy|Wallingford Center/u|Chapel Allerton/g|Marktredwitz|Archena|Cēsis
Givors|Tavernes de la Valldigna|Ischia Porto|Burhar|Cento/w|Sestu|Wettingen|Kisvárda|Lanham-Seabrook/u
Sertânia|Allschwil|Tiquisate|Kierspe|Villa Yapacaní|Guaraciaba do Norte|Clark-Fulton/u|Eersel|Krasnovishersk
Terter|Bad Langensalza|Barkā Kānā|Bergeijk|San Benito Abad|Al Mahbūlah|Burlata|Jalālī|Pampa/u|Diyadin
Zacoalco de Torres|Ivoti|Jand|Szarvas|Barreiro do Jaíba|Sel'tso|Kuçovë|Pozzallo|Cihuatlán|Florida Ridge/u
Ptuj|‘Abasān al Kabīrah|Palamós|Five Corners/u|Boone/u|Río Segundo|Griffith/u|Joinville-le-Pont|Seminole/u
Punta Gorda/u|Rosamond/u|Santo Antônio de Posse|Grottaferrata|Wilten|Diego de Almagro|El Copey|Letlhakane
Tettnang|Miramichi|Vettaikkaranpudur|Bela Vista|Chak Two Hundred Forty-nine Thal Development Authority
Bejucal|Anūppur|Norak|Dera Bugti|Koungou|Cutler/u|Monte Azul Paulista|Wuustwezel|Reda|Veruela|Wildeshausen
Mattoon/u|Brymbo/g|Fermo|Arroyo Grande/u|Custódia|Labo|Floresta|Cobourg|Kostrzyn nad Odrą|Benicàssim
Humanes de Madrid|Müllheim|Lempäälä|Abaza|Dorval|Kafir Qala|El Fahs|Rancho Mirage/u|Korntal|Eppelborn|Keta
Salamina|Debar|Limerick/u|Mäntsälä|Ban Chalong|Waltham Abbey/g|Devizes/g|Herval|Itamarandiba|Wilton/u|Rhenen
Carauari|Nachingwea|Jhalidā|Carquefou|Sulechów|Sátoraljaújhely|Fatehgarh Chūriān|Tolosa|Muramvya|Nar'yan-Mar
Bad Wildungen|Cestas|Ojus/u|Hajdúnánás|Melzo|Eupen|Broken Hill|Santa Fe Springs/u|Yasnogorsk|Nigrán|Handlová
Oak Bay|Pompéia|Dudelange|Tirumala|Balmazújváros|Beni Khiar|Castelnau-le-Lez|Izazi|Bhogpur
San Andrés Cuexcontitlán|Povorino|Bhattiprolu|Dumont/u|Sakchu-ŭp|Budva|Chichén-Itzá|Chicureo Abajo
Izluchinsk|Barjala|Belaya Glina|Changuinola|Hanahan/u|Leça da Palmeira|Central Point/u|Kesinga
Kingstown Park|Extremoz|Grimma|Sint-Genesius-Rode|Carlos A. Carrillo|Elizabeth City/u|Mahīshādal|Dalserf/g
Gubbi|Newburyport/u|Rockland/u|Sompeta|Hedge End/g|Westbrook/u|Yegorlykskaya|Sandbach/g|Kirsanov
Kızılcahamam|La Cabima|Delta del Tigre|Palazzolo sull'Oglio|Dumjor|Rano|New Mills/g|St. Marys/u|Tres de Mayo
Lackawanna/u|Kegalle|Aljaraque|Port Alfred|San Lucas Sacatepéquez|Montecatini-Terme|Tamandaré|Breaza|Kabala
Kawage|Kireka|Warrenton|Narauli|Arukutti|Nova Prata|Charlottenburg-Nord|Kolbermoor|Murudeshwara|Kurtamysh
Westerly/u|Primero de Enero|Hang Dong|Mapastepec|Maumelle/u|Kerūr|Callosa de Segura|Leland/u|Pô/w
Altstadt Nord|Kédougou|Zürich (Kreis 11)   Oerlikon|Uetersen|Karlsfeld|Amos|Jocotenango|Oborniki|Samdari
Bang Len|Kasli|Saulgau|Józefów|Montigny-lès-Cormeilles|Yagoona|Massaguet|Cartaya|La Crau|Khasab|Firminy
Oschersleben|Ascot/g|Jarinu|Nguigmi|Wangaratta|Wisconsin Rapids/u|Kleinmachnow|Visoko
San Lorenzo de El Escorial|Lenoir/u|Willetton|Wittlich|Zhirnovsk|North Massapequa/u|Nguékhokh|Scarsdale/u
Nanuet/u|Vadlapūdi|Gretna/u|Sinzig|Grumo Nevano|Konz|Vĩnh Yên|Timbiras|la Nucia|Sheridan/u|Bako|Tizi Rached
V.S.K.Valasai (Dindigul-Dist.)|Privolzhsk|North Amityville/u|Handiā|Msowero|Bondo|Sarwār|Takhatpur|Mo i Rana
Forssa|Osuna|Zürich (Kreis 11)   Seebach|Pailin|Sarāi Mīr|Tqvarch'eli|Wao/w|Arcata/u|Amorebieta|Oria
Sunnybank Hills|Reinheim|Hannibal/u|Kurayyimah|Kosaya Gora|Westmead|Libiąż|Kukës|Nevel'|Nishinoomote
Bastia umbra|Chākia|Eltham|Acqui Terme|Frankston South|Bilopillya|Camanducaia|Cercola|Holzwickede|Perdões
Wahiawā/u|Colonial Heights/u|Yabēlo|Bohodukhiv|Orsay|Katangi|Yelenendorf|Raduzhnyy|Renens|Brakel
Saint-Amand-les-Eaux|Teo/w|Zubia|Weesp|Çerkeş|Weißenburg in Bayern|Kara Suu|Palanga|Singarāyakonda|Colonia/u
Moita|Logansport/u|Tarifa|Druskininkai|Taufkirchen|Middelkerke|Mosta|Zapolyarnyy|Mount Martha|La Pomme
Le Pré-Saint-Gervais|Santa María Ajoloapan|Lasarte|Mendefera|Aprelevka|Lucé|Pāveh|Domodossola
Les Clayes-sous-Bois|Obock|Dęblin|Ipinda|La Baule-Escoublac|Sa‘īr|Kortenberg|Linda/u|Malacky|San Pa Tong
Tinton Falls/u|Alsfeld|Rawa Mazowiecka|Abergele/g|Dāmnagar|Spennymoor/g|Kasterlee|Laguilayan|Saýat|Seydi
Godfrey/u|Tonota|Izyaslav|Tunapuna|Markova|Mto wa Mbu|Naaldwijk|Kedrovka|Pout|Doda|Dorking/g|Gartenstadt
Uchiza|Usevia|West Garfield Park/u|Nakanojōmachi|Ramsbottom/g|Willimantic/u|Don Antonio|Piazza Armerina
Harpālpur|Kronberg|Bar/w|Monteiro|Kalānaur|Calverton/u|Oxon Hill/u|Santuario|Amersham on the Hill/g
Lagoa do Itaenga|Nässjö|Sacavém|Takoma Park/u|Bangolo|Sycamore/u|Wallingford/u|Cocoa/u|Makinsk
Centre de Flacq|Schmalkalden|Zeerust|Bolotnoye|Kiyawa|Cronulla|Bắc Kạn|Mezőkövesd|Martinsburg/u
Volgorechensk|Zalţan|Diepenbeek|La Concepción|Tharu Shah|Moram|Quisqueya|Akureyri|La Breita|Buriti Bravo
Marco Island/u|Lessines|Tiffin/u|Bruntál|Flórina|Myślenice|Dourbali|Sin-le-Noble|Bastos|Toul|Bhitarwār
Zimovniki|Utebo|Albert Lea/u|Rutigliano|Reftinskiy|Bad Aibling|Bel Air Rivière Sèche|Deba|Moreton/g
Biddulph/g|El Quince|Pozoblanco|Velp|Ariel|Baybay|Bishopstoke/g|Kongsberg|Igbor|Barra Velha|Enem|Ribera
Güimar|Pennādam|Ðông Hà|Svobody|Horten/w|Kobyłka|Wakimachi|Sint-Gillis-Waas|Jona|Kreuzlingen|South Hadley/u
Wahroonga|Ferndown/g|Goražde|Halver|Campos Sales|Estreito|Mulgrave|Huércal-Overa|Hazorasp|Ixtapan de la Sal
Pleszew|Shaw/u|Ocean Springs/u|Bellaria-Igea Marina|Piúma|Templin|‘Anjarah|Parets del Vallès|Naushahro Firoz
Dajal|Marseille 16|Зуунмод|Hinsdale/u|Ciénaga de Oro|Mühldorf|Santiago Momoxpan|Ilovays'k|Barrhead/g
Winthrop/u|Babana|Kundgol|San Vito dei Normanni|Rozdil'na|Lindenwold/u|Egbe|Negotin|Covilhã|Eilenburg
Kafr Kannā|Salaspils|Kenwood/u|Muroto-misakicho|Zaysan|Tapolca|Gjøvik|Schmelz|Earlwood|Hopkins/u
Bethnal Green/g|Tougan|Aci Castello|Bargi|Heiligensee|Squamish|Ad Dasmah|Allendale/u|Mölnlycke|Daur|Jarwal
Ware/wg|Villeneuve-le-Roi|Menasha/u|Chon Daen|Nichlaul|Słubice|Százhalombatta|Palos Hills/u|Zeralda|Salonta
Haar/w|Prunedale/u|Culpeper/u|Stevenson Ranch/u|Middelharnis|Beroun|Kronberg Tal|Romano di Lombardia
Espinosa|South Houston/u|Heroica Ciudad de Tlaxiaco|Ifanadiana|Balassagyarmat|Kodoli|Itapemirim|Chaves|Mari
Ramada|Palo|Pūndri|Bhadaur|Dursunbey|Judeida Makr|Friedrichshagen|Tājpur|Kampung Simpang Renggam|Mazargues
Bedēsa|Chervonopartyzans'k|Quatro Barras|Christiana|Caçapava do Sul|Saint-Jean-de-la-Ruelle|Kirksville/u
Hopa|Zielonka|Morlaix|North Guwāhāti|Maltby/g|Tallmadge/u|North Babylon/u|Axochiapan|Uherský Brod
Jandaia do Sul|Lat Yao|Sigli|Arang|Pirajuí|Montemurlo|Walcourt|Bayswater/g|Bykhaw|Devgarh|Bānapur|Aginskoye
Bendorf|Carigara|Denizciler|Kholmskiy|Murbād|Baymak|Ilām|Puerto Rico|Taşköprü|Warminster/g|Boulsa|Perundurai
Tupanciretã|Ariccia|Gwadabawa|Progreso de Alvaro Obregon|Kalmthout|Karukh|New Philadelphia/u|Arbatache
Radlin|Melton West|Ciudad de Huitzuco|Porriño|Nizhnyaya Salda|Saint Matthews/u|Yovon|Nanganga|Portogruaro
Beli|Mūndwa|Wijk bij Duurstede|Teignmouth/g|Illela|Lübbenau|Walton-on-the-Naze/g|Montargis|Atuntaqui
North Aurora/u|Al ‘Ayzarīyah|Same/w|Safety Harbor/u|Skvyra|Valley East|Yorosso|Calangute|Andahuaylas
Sarāi Ākil|Renningen|North Canton/u|Parit Raja|Ciriè|Barreirinhas|Guaranésia|Soisy-sous-Montmorency
Tynemouth/g|Amet|Bad Tölz|Bischheim|Andalucía|Flers|Nümbrecht|Svitavy|East Hemet/u|Delcevo
Konstantynów Łódzki|Ban Phe|Inawashiro|Saraktash|Ban Selaphum|Alotenango|Pitt Meadows|Ranst|Marly-le-Roi
Naregal|Oerlinghausen|Radford/u|Deux-Montagnes|Fort St. John|Kuusamo|Lyepyel'|Huilango|Lansdowne
Tillmans Corner/u|Les Coteaux|Pādegān-e Manjīl|Cluain Meala|Ducos|Maganoy|Bukit Rambai|Lattes|Rāybāg
Detroit-Shoreway/u|Bushey/g|Mirandola|Néa Erythraía|Chudovo|Gelligaer/g|Glória do Goitá|Kralupy nad Vltavou
Bagdogra|Lebbeke|Boksitogorsk|Indergarh|Enkhuizen|Hummelsbüttel|Kantyshevo|Moosburg|Wittstock|El Astillero
Nīlokheri|Sleaford/g|Yasnyy|Kommunar|Mount Eliza|San Giovanni in Fiore|Alangāyam|Aileu|Chimbarongo|Howli
Ibotirama|Gavrilov-Yam|Anoka/u|Barrancas|Banūr|Bulgan|San Bonifacio|Porto Calvo|Al Hilāliyya|Mehtar Lām
Urk/w|East Cleveland/u|Ilongero|Bhopalwala|Wervik|Tonj|Saint-Cyr-sur-Loire|Agropoli|Chhoti Sādri
Phirangipuram|Munkkiniemi|Haydock/g|Aparecida do Taboado|Polyarnyy|Ejea de los Caballeros|Paolo VI
Plainville/u|Meerane|Itororó|San Pietro a Patierno|Chhala|Capim Grosso|Al Jawf|Poptún|Fos-sur-Mer|Mae Ramat
Castelfranco Emilia|Sanxenxo|Cham|Lom Sak|Arcueil|Mendes|Oberasbach|La Pineda|Valenza|Vilaseca|Ada/wu
Kafr Qāsim|Onex|Kemer|Tres Valles|Adjud|Akhaltsikhe|Haukipudas|Lewes/g|Mountsorrel/g|Glassmanor/u
South Orange/u|Thorne/g|Tiszaújváros|Paharpur|Stabroek|Loikaw|Idylwood/u|Orikhiv|Seabrook/u|Calceta
Durant/wu|Três Passos|Takhatgarh|Lingolsheim|Adam|Préveza|Killingly Center/u|Kings Park/u|Wadern
Saint-Augustin-de-Desmaures|Grangemouth/g|Michelstadt|Fornacelle|Calne/g|Londerzeel|Wörth am Rhein|Canby/u
Bhānpurī|Sardulgarh|Cassano d'Adda|Poplar Bluff/u|Vitré|San Salvador El Seco|An Muileann gCearr|Casa Blanca
Tui/w|Naldurg|Suvorovskaya|Mala|Pollença|Rahimatpur|Schlüchtern|Ellinikó|Mūlki|Moraga/u|Srīperumbūdūr
Sabak Bernam|Vitry-le-François|Arsk|Chirpan|Redland/u|Ringwood|Əhmədbəyli|Tak Bai
Zürich (Kreis 11)   Affoltern|Bālugaon|Rožnov pod Radhoštěm|Ílhavo|Torvaianica|Santo Anastácio|Kangaba
Massapequa Park/u|Sonsón|Elbeuf|Heilbad Heiligenstadt|Pindobaçu|Bilthra|Eğirdir|Ladybrand
Navalmoral de la Mata|Karlivka|Kuna/u|Nantwich/g|Tekkeköy|Askøy|Lavras da Mangabeira|Gribanovskiy|Ballito
Foley/u|Regente Feijó|Khānāpur|Promyshlennaya|Palmarito Tochapan|Parede|Kibara|Aghsu|Ruskin/u|Jamay
Hermiston/u|Sitangkai|Encruzilhada do Sul|Nederland/u|Kayar|Wolfratshausen|Baumschulenweg|Lospalos|Penalva
Blomberg|Akonolinga|Ngerengere|Khetri|Ashwaubenon/u|Korsholm|Eirunepé|Kolāras|Santa Quitéria do Maranhão
Tena|Viradouro|Falköping|Kamwenge|Serinhisar|Radzionków|Mendarda|Luduş|Ermitagaña|Romsey/g
Wath upon Dearne/g|Berga|Iperó|Live Oak/u|Międzyrzec Podlaski|Playa del Ingles|Tradate|Banepā|Cirencester/g
Ribnitz-Damgarten|Kondrovo|Sake|Castilleja de la Cuesta|Itabaianinha|Taleigao|Balāţah|Mahayag|Engadine
Novoul'yanovsk|Pallasovka|Steenwijk|Terzigno|Zossen|Okolona/u|Tabou|Mboursou Léré|Selb|Kepala Batas|Dutse
Haaltert|San Salvador Atenco|Tirebolu|Wyckoff/u|San Salvo|Uttarkāshi|Bloemhof|Gualaceo|Phu Khiao|Carnegie
Woodmere/u|Wenjī|Guadalupe Victoria|Zürich (Kreis 10)   Höngg|Gescher|Naarden|Chã Grande|Ipueiras|Bauang
Albenga|Moirāng|Pidhorodne|Nirmāli|Busko-Zdrój|Laukaa|Puma|Albolote|Conception Bay South|Horodok|Pokachi
Santa Cruz de la Palma|Sevan|Tensta|Amroli|Bhānpura|Yuza|Chalāla|Banaz|Ardea|Condeixa-a-Nova
White Settlement/u|Shurugwi|Horasan|Mombaça|Eloy/u|Madambakkam|Beckley/u|São Jerônimo|Trentola-Ducenta|Visé
Mahiari|Plast|Naraina|Mentana|Alfragide|Gossau|Phuntsholing|Mahébourg|Monzón|Broad Ripple/u|Tandahimba
El Segundo/u|Kiruna|Saint Ives|Nerviano|Solânea|Adampur|Capalaba|Hochheim am Main|Aurād|Den Chai|Chisec
Heysham/g|Holden/u|Saint-Lazare|Villaquilambre|Avenel/u|Maghar|São Pedro da Cova|Beshkent|Ryl'sk
East Setauket/u|Strzegom|Jatāra|Nong Kung Si|San Fernando de Monte Cristi|Vila Real|Amboanjo
Ambohitrolomahitsy|Banlung|Bechem|Duayaw-Nkwanta|Kalodzishchy|Kudepsta|Muheza|Mundgod|Nevel'sk|Nīkshahr
Parvomay|Sadabe|Vanier|Zvečan|Pamiers|Kaset Sombun|Goodlettsville/u|Montereau-Fault-Yonne|Hilvan|Ihosy
Stekene|Westbury/gu|Ermenek|Eutin|Piñas|Terrell/u|Guisborough/g|Ubrique|Catumbela|Barroso|Coronda
Bedlington/g|Dunaharaszti|Palau|Vasind|Bārah|Denderleeuw|Tulle|L'Isle-sur-la-Sorgue|San Antonio Oeste|Este/w
Sestri Levante|Бережани|Artesia/u|Bhan|Dukku|South Ogden/u|Torremaggiore|Tzaneen|Isfana|Kushk|Octeville
Bealanana|Narwar|Qŭshkŭpir|Bhindār|Isernia|Kavalerovo|Frinton-on-Sea/g|Medvedovskaya|Mula/w|Tuen Mun|Bato
Manjhanpur|Vişeu de Sus|Bermeo|La Sierpe|Depālpur|Puerto Aysén|Palmela|Tezoyuca|Novouzensk|Sint-Oedenrode
Mach|Buulobarde|Calamvale|Kyzyl-Suu|Muttenz|Alnāvar|Tabira|Barbastro|Carmelo|La Vista/u|Lakemba
Tassin-la-Demi-Lune|Bundibugyo|Pijijiapan|Gemerek|Malampaka|Ntungamo|Trzcianka|Riachão do Jacuípe|Zaghouan
Bad Reichenhall|Zarumilla|Tanakpur|Piossasco|Lugoba|Letterkenny|Tanque Verde/u|Hînceşti|San Miniato
Glenvar Heights/u|Qalansuwa|Pridonskoy|Krasnoobsk|Ngara|Torrox|Xo‘jaobod|Hashtrūd|Silva Jardim
Hayling Island/g|Jāwad|Caldes de Montbui|Pendleton/u|Dorchester/g|Sidrolândia|Kutiyāna|Råsunda|San Jorge
Parafield Gardens|Bonny|Fafe|Zandvoort|Brzesko|Cariamanga|Ra-ngae|Dour|Sant Celoni|Gilching|Amarpātan
Menzelinsk|Wels|Jūnāgarh|Marche-en-Famenne|Sibanicú|Bad Arolsen|Destelbergen|Janeng|Sayville/u|Bayındır
Pascoe Vale|Pendino|Clarksdale/u|Eltville|Matamey|Stockach|Bang Rakam|Challapalle|Helensvale|Papanasam
Konārka|La Magdalena Tlaltelulco|Sabana Grande de Boyá|Bua Yai|Northallerton/g|Boden|Mahudha
Fairview Heights/u|Tiwi|Tuchkovo|Sawang Daen Din|Bouguenais|San Carlos Park/u|Mwandiga|Obrenovac
Salinas de Hidalgo|Lede|San Ignacio|Saoula|Yecapixtla|Danilov|Longfield/g|Wil/w|Nykøbing Falster|Årsta
Villanueva de la Cañada|New Milford/u|Bet She'an|Savigliano|Vasil'yevo|Nyon|North Attleborough Center/u
Country Club Hills/u|Iracemápolis|Kukmor|Ma'rib|Jędrzejów|Verneuil-sur-Seine|Verrières-le-Buisson|Lemont/u
Sartell/u|Bo Phloi|Goth Radhan|Campo Alegre|Kristiansund|Schneeberg|Diepholz|Aragarças|Dyersburg/u|Mikumi
Achkhoy-Martan|Anjala|Balaguer|Arari|Defiance/u|Akkol'|Beltsville/u|Fót/w|Urziceni|Gourcy|Seabra|Amaliáda
Plavsk|Itaocara|Sainte-Catherine|Tsaratanana|Nāgamangala|Floreşti|Apodi|Ginir|Adelfia|Heidenau|Centralia/u
Honnāli|Serinyol|Āmta|Marumori|Pontivy|Chalmette/u|Kadod|La Providencia Siglo XXI|Shorewood/u|Baia Sprie
Chimichagua|Le Vésinet|High Blantyre/g|Nerang|Rochford/g|Harsūd|Piracanjuba|Rakvere|Ts'q'alt'ubo|Belonia
Korgan|Santo Antônio do Amparo|Bluffton/u|Beri Khās|Chelak|Boguszów-Gorce|Koāth|Laoang|Sallanches|Tifton/u
Bytów|Cobham/g|Deshnoke|Gryfice|Przasnysz|Mungaa|Neustadt bei Coburg|Nipomo/u|Media Luna|Kānke|Abreus
Cabeceiras de Basto|Korrewegwijk|Melegnano|Lakinsk|Montivilliers|Nowogard|Bracken Ridge|Ozumba de Alzate
North Decatur/u|Pacho|Vobkent Shahri|Vilshofen|Brixham/g|Morganton/u|Santa Rosa Treinta|Arcore|Az Zuwāydah
Hirekerūr|Buckingham|Domont|Itapecerica|Los Reyes de Juárez|Bobingen|Mount Druitt|Illéla|Puerto López
Orta Nova|Poronaysk|Phaphūnd|Itapissuma|Sillamäe|Nabunturan|Babrāla|Barrington/u|Ilanskiy|Ushibukamachi
Āthagarh|Kumla|Amaraji|Losheim|Phoenixville/u|Carandaí|Boda|Center Point/u|Česká Třebová|Camoapa|Malīhābād
Péruwelz|Llaillay|Lemay/u|Scordia|Edmundston|Gennep|Jeremoabo|Jhūsi|Ürgüp|Wassenberg|Wolcott/u|Encantado
Reitz|Suchiapa|Blanquefort|Viçosa do Ceará|Tagta|Norcross/u|Río Ceballos|Troutdale/u|Maardu|Gubin
Oak Grove/u|Anáhuac|North Valley Stream/u|Sacile|Colle di Val d'Elsa|Whickham/g|Yajalón|Bode Saadu|Mittweida
Amadeo|Balezino|Roxas|Monte Santo de Minas|Thap Than|Rijau|Rio Verde de Mato Grosso|Złotoryja|Easthampton/u
Osimo|Bothell West/u|Al Baţţālīyah|Gummidipundi|Pacific Pines|Shirhatti|Venezuela|Nauen|Taradale|Yanqul
Alpignano|Kashin|Tahlequah/u|Hazel Park/u|Sudak|Yujing|Cardedeu|Ario de Rosales|San Juan Bautista|Magsaysay
Sigmaringen|Opelousas/u|Dabas|Douarnenez|Rypin|Bang Ban|Elmalı|Huai Yot|Le Camas|Gebre Guracha|Grafton/u
Sandalfoot Cove/u|Bergschenhoek|Brenham/u|Teonthar|Babenhausen|Porto Empedocle|Tessenderlo|Großenhain
Bellinzona|Cacahoatán|Pelileo|Frohnau|Ippy|Popovo|Roseau/c|San Felice A Cancello|Suzzara|Severo-Zadonsk
Hille|Mocajuba|Opa-locka/u|Beaver Dam/u|Coalinga/u|Nochistlán de Mejía|Stockelsdorf|Bokajān
Kysucké Nové Mesto|Noāmundi|Kumagunnam|Sālūmbar|Bānki|Palera|Savanna-la-Mar|L'Eliana|Biggleswade/g
Medvezh'yegorsk|Panórama|Footscray|Laja|Bad Säckingen|Guane|Konstancin-Jeziorna|'Aïn el Berd|Bareggio|Osny
Herve|Tapiramutá|Bovisio-Masciago|Hohenstein-Ernstthal|Pelhřimov|Lidzbark Warmiński|Cabayangan|Resen|Tàrrega
Cohoes/u|Jenison/u|Roseto degli Abruzzi|Saluzzo|Ceglie Messapica|Le Pecq|Las Tres Torres|Segbwema|Adiaké
Tarauacá|Do'stlik Shahri|Hidalgo|Donna/u|Guérande|Herzele|Illertissen|Mucur|Pinewood/u|Tupi
L'Ancienne-Lorette|Senador Pompeu|Tonoshō|Lansdale/u|Blanchardstown|La Solana|Kivertsi
San Francisco Tlalcilalcalpan|Nyamuswa|Svalyava|Ciudad Guadalupe Victoria|Tolentino|Chinde|Cowley/g
Harringay/g|Merenwijk|Garui|Bohuslav|Floirac|Ōtsuchi|Patzicía|Eibergen|Seka|Surry Hills|Sevierville/u
Turgutreis|Chickasha/u|Saint Peter Port/c|Kingsland/u|Borongan|Cuilapa|Khātra|Mulanje|Uthal
Zürich (Kreis 9)   Albisrieden|Albignasego|Gunzenhausen|São Félix do Xingu|Uvalde/u|Rakovník|Garhshankar
El Crucero|Hillcrest Heights/u|Tondi|Hilchenbach|Las Cabezas de San Juan|Stuart/u|Varjota|La Esperanza
Hondarribia|Tasbuget|Fairhaven/u|Innere Stadt|La Maná|Zachary/u|Kochenëvo|Lymington/g|Red Wing/u|Hofgeismar
Água Preta|Hulyaypole|Lapai|Mbuguni|San Antonio Acahualco|Proletar|Sikeston/u|Jasaan|Camaná|Łapy|Gargždai
Erba|Bethpage/u|Bilohirsk|Erenhot|Neratovice|Ipubi|Zafra|Orleans|Kilwinning/g|Andes|Flowing Wells/u
Königslutter am Elm|Louth/g|Nainwa|Saint Pierre|Umina Beach|Bharwāri|Bichena|Khilchipur|Olten|Bad Salzungen
Burutu|Piraí do Sul|Águas Vermelhas|Kātpādi|Bridgeview/u|Fairview Park/u|Medvedevo|Alagoa Grande|Ilinden
Laguna Woods/u|Yemva|Anacortes/u|Tuntum|Bhainsdehi|Cañon City/u|Jalajala|Mount Clemens/u|Saint Michael/u
South River/u|Dajabón|Fort Thomas/u|Ovruch|Madipakkam|Tlaltenango de Sánchez Román|Seeheim-Jugenheim
Zvenigorod|Kampung Tanjung Karang|Alcañiz|Collipulli|Kumbhrāj|Talwandi Bhai|Johnstone/g|Gokavaram|Sunset/u
Talne|Paralowie|Prospect Heights/u|Loxstedt|Kežmarok|Kirchhain|Caronno Pertusella|Estelle/u|Parelhas|Butiama
Feira|Namysłów|Kishapu|The Gap|Mernda|Schofield Barracks/u|Hückeswagen|Las Gabias|Bon Air/u|Cochrane|Galanta
Saint-Cyr-l'École|Carterton/g|Matsushima|Ripon/gu|Curundú|Kaleke Mandi|Takedamachi|Bonnyrigg/g|Oconomowoc/u
Hough/u|Ryōtsu-minato|Taree|Vero Beach/u|Oberwinterthur (Kreis 2)|Ghedi|Khada|Bocşa|Großostheim|Aabenraa
Sultanpur|Nyangao|Abony|Jasidih|Kirchlengern|Lice|Federal|Kupino|Carmo do Cajuru|Arroio do Meio|Butha-Buthe
Guardamar del Segura|Jičín|Orós|Bayshore Gardens/u|Hünfeld|Laxou|Jiwani|Gobabis|Weilerswist
Ząbkowice Śląskie|Belpasso|Tamuín|Hohenems|Pantai Remis|Fontenay-le-Comte|Tingi|Loboc|Panguipulli
Streetsboro/u|Johi|Lutes Mountain|Sancoale|Calhoun/u|Monte Aprazível|Acatlán de Osorio|Morton/u|Lędziny
Menomonie/u|Schiebroek|Templestowe|Gwarzo|Hartley/g|Tai Po|Chhor|Maubara|Ochakiv|Nārnaund|Truckee/u
Wang Nam Yen|Al Munayzilah|Lázaro Cárdenas|Buckhall/u|Hochfeld|Stockerau|Aïn Beni Mathar|Kloten|Remagen
Augusto Corrêa|Fiorano|Puerto Santander|Baychester/u|Gāndarbal|General Villegas|Chennimalai|Straßgang
Brvenica|Hopatcong Hills/u|Bahula|Mangla|Dhulikhel|Pully|Waterville/u|Oroville/u|Moissy-Cramayel|Roosevelt/u
Benešov|Bilgi|Rokiškis|Baeza|Muzambinho|Ermua|Ampliación San Mateo (Colonia Solidaridad)|Penonomé
San Pedro de Lloc|São Joaquim|Ustka|Baiersbronn|Kulgam|Gernika-Lumo|Buritis|Saran|Gandevi|Teolocholco
Teopisca|Uliastay|Spárti|Badvel|Viveiro|Minturno|Cehegín|Kitama|Gamla Uppsala|Mennzel Bou Zelfa|Seseña
Piritiba|Rijen|Laconia/u|Palagonia|Bry-sur-Marne|Uusikaupunki|Mākum|Cesson-Sévigné|Kamalganj|Koulamoutou
Orestiáda|Wendelstein|Leopoldshöhe|Vechelde|Bellmore/u|Bhawana|Arhavi|Stara Pazova|Boppard|Paranapanema
Surkhakhi|Magdalena|Halstenbek|Glinde|Lilydale|Mungia|Beerse|Pantelimon|Hibbing/u|Sudley/u|Azor|Chunskiy
Izamal|Nikolassee|Bassum|Kamyzyak|Cattolica|Bayt Jālā|Vimodrone|Coos Bay/u|Le Pontet
Stadt Winterthur (Kreis 1)|Thenia|Macatuba|San Miguel De Abona|Kyabé|Bābai|Mahgawān|Neustadt in Holstein
Riversdale|Banbridge/g|Pushkar|Huarmey|Manly|Neuenhagen|Chepstow/g|Krasnogvardeyskoye|Baihar|Pujilí
Shahr Sultan|Bāndīkūi|Al Yāmūn|Montbrison|Faches-Thumesnil|Hope Mills/u|West Pennant Hills|Cimarron Hills/u
Shilovo|Katy/u|Somerset East|Bačka Topola|Kosovo Polje|Antonina|Clarksburg/u|Conceição das Alagoas|Ginosa
Jollyville/u|Brake (Unterweser)|Dvůr Králové nad Labem|Highland Village/u|Arsin|Cachoeira|Schrobenhausen
Lang Suan|Ocean Acres/u|Rahden|Yunguyo|Staszów|Viroflay|Tulchyn|Gryazovets|Anamalais|Wolf Trap/u|Rubiataba
Lohr am Main|Yeni Suraxanı|Nambiyūr|Santa Ana Xalmimilulco|Künzell|San Francisco de los Romo|Cuncolim
Mariestad|Neerpelt|Lindenholt|Littau|Al Quţayfah|Padre Bernardo|Arroio Grande|Itapaci|Midway/u|Ambarakaraka
Hermsdorf|Calatagan|Penicuik/g|Scicli|Brüggen|Les Sables-d'Olonne|Ayang-ni|Leça do Bailio|Hola Prystan'
Mosty|Valenzano|Sukhinichi|Trubchevsk|Piriyāpatna|Sulphur Springs/u|Cabrobó|Zmiyiv|Maryland City/u|Ryton/g
Manatí|Berettyóújfalu|Pyriatyn|Vialonga|Tepatlaxco de Hidalgo|Saint-Loup|El Alia|Erwitte|Hudiksvall
Siloam Springs/u|Drochia|Penzberg|Phu Kradueng|Belidzhi|Santiago Tulantepec|Kukawa|Świdwin
Saint-Leu-la-Forêt|Fraccionamiento Ciudad Olmeca|Aguadilla|Zürich (Kreis 2)   Wollishofen|Radzyń Podlaski
Sezze|Castel Maggiore|Thala|Jhol|Peraía|Laem Sing|Maragogi|Gelemso|Bad Neustadt an der Saale|Shāhi
Ham Lake/u|Chongoyape|Fonte Boa|La Roda|Neral|West Columbia/u|Ardestān|Phanom Sarakham|Golitsyno|Siuna
Witzenhausen|Vatra Dornei|Ganei Tikva|Saint-Fons|Bad Segeberg|Landerneau|Dyer/u|Agios Ioannis Rentis
Rayside-Balfour|Nova Petrópolis|Rye/wu|Fort Hunt/u|Santa Helena|Nikolayevsk|Alexandra Hills
Ginsheim-Gustavsburg|Poio|Bulolo|Nikkō|Glenwood|Tonga|Đinh Văn|Ilave|Worcester Park/g|Americus/u|Hermitage/u
Guru Har Sahāi|El Grao|Crawfordsville/u|Damme|Canovelles|Capela|Qusar|Juchitepec|Lake Mary/u|Viewpark/g
Wardenburg|Zherdevka|Grefrath|Monte-Carlo|Duffel/w|Aldridge/g|Lembeni|Longsight/g|Saint-Avertin|Châteaudun
Republic/u|Albemarle/u|San Giovanni Valdarno|Buerarema|El Rosario|Nayāgarh|Alarobia|Ankazondandy|Ar Ruways
Basford/g|Baukau|Hoge Vucht|Maintirano|Oschatz|Sarigerme|Sint-Kruis|Stará Ľubovňa|Tongging|Tullinge|Venilale
San Rafael Tlanalapan|Country Walk/u|Gemert|Cranbourne East|Fléron|Pasaia|Püspökladány|Riverdale/u|Brad
Petawawa|Abington/u|Akwanga|Mascot|Issoire|Beckingen|Vicente Guerrero|Hājo|Sodhri|Billiri|Kalabagh
Vīrarājendrapet|Horgen|Ipaba|Sinjhoro|Tsotsin-Yurt|Floral Park/u|Forio|Sangre Grande|Prosper/u|Shahrak|Gien
Walnut Park/u|Coorparoo|Kippax/g|Zola Predosa|Gurun|Blankenburg|Pecan Grove/u|Cordenons|Hövelhof|Bhīkhi
Ban Mo|Overland/u|Buri|Corvera de Asturias|Hostafrancs|Indri|Kitui|White River|Fort Erie|Grandville/u
Thākurganj|Uslar|Konjic|Hettstedt|Candiac|San José del Castillo|Puurs|Harenkarspel|Sunland Park/u|Gentilly
Kalundborg|Château-Thierry|Bekalta|Burwood|Iperu|Udalguri|Conisbrough/g|Merke|Port-de-Bouc|Vasa|Bodaybo
North Liberty/u|Grenchen|Västra Frölunda|Young/w|Ciudad de Armería|Olecko|Qandala|Baskil|Carthage|Parole/wu
Vincent/u|Ratekau|Southchase/u|Ebersbach an der Fils|Lara|Senirkent|Ukiah/u|Garwolin
Tecámac de Felipe Villanueva|Pestovo|Freilassing|Pont-à-Celles|La Marque/u|Rura|Unterkrozingen|L'Assomption
La Palma/u|North Arlington/u|Saint-Égrève|Melenki|El Retén|Kozanów|Embalse|Villers-lès-Nancy|Sava|Isabela
Ikedachō|Varnsdorf|Villafranca di Verona|Pombos|Seagoville/u|Bentleigh|Brie-Comte-Robert|Barentu|Itaporanga
Busembatia|Satuba|Mankayan|Vadamadurai|Cerveteri|Valença do Piauí|La Carolina|Boissy-Saint-Léger|Barri Gòtic
Pearl River/u|Conyers/u|Zinapécuaro|Göd/w|Hendrina|Kannod|Myrtle Grove/u|Aldine/u|Banora Point|Boussé
Bressanone|Narragansett/u|Kamar Mushani|Pokrov|Čakovec|Petushki|Wang Noi|Yellowknife|Ajra|Letňany|Mezgor'e
Bayambang|Conde|Pipraich|Beaufort|Vári/w|Carmarthen/g|Kaukauna/u|Guéret|Sankt Leonhard|Santiago Tlacotepec
les Escaldes|Albufeira|Bruckmühl|Baguim do Monte|Malahide|Port Washington/u|Sanarate|El Estor
Hoyland Nether/g|New Port Richey/u|Coronel Vivida|Sunel|Arzgir|Sisauli|Unhel|Dunaivtsi|Tadley/g
Conceição da Feira|Adams Morgan/u|Bara Uchāna|Mihona|Sagalo|Kidlington/g|Apostolove|Nyborg|Ichinohe
Slobozhans'ke|Rutland/u|Asbury Park/u|Kāmākhyānagar|Port Melbourne|Sannicandro Garganico
Lutherville-Timonium/u|Olsberg|Vevey|Sant Just Desvern|Boom/w|Collingwood|Riemst|Gwaram|Baruun-Urt|Przeworsk
Abhayāpuri|Arkalgūd|Hybla Valley/u|Alcobaça|Altai|Kallar Kahar|Chenôve|Sinnai|Ladário|Jodiya Bandar|Jagalūr
Lourdes|Ljungby|Longmeadow/u|Milanówek|San Giovanni in Persiceto|Elkton/u|Rakovski|Chuhar Jamali|Royston/g
Schiffweiler|Dumra|Vitória do Mearim|Yoro|Kapit|El Tejar|Menzel Abderhaman|Bebington/g|Preetz|Staphorst
Oderzo|Grosse Pointe Woods/u|Gračanica|Pennāgaram|Salsomaggiore Terme|Pinehurst/u|Sierre|Groves/u
Wang Saphung|Wittenheim|Różanka-Polanka|Canteleu|General Pinedo|Paraguaçu|Ujar/w|West University Place/u
Bhudgaon|Bílina|Dahlem|Kankauli|Choszczno|Svetogorsk|Bad Essen|Swanscombe/g|Wilkinsburg/u|Persianovka
Lajinha|Gura Humorului|Wendlingen am Neckar|Manassas Park/u|Wenceslau Braz|Willow Grove/u|Avon Center/u
Gatesville/u|Kelheim|La Grange/u|Ankazobe|Şimleu Silvaniei|Mont-Saint-Hilaire|Lido|Weener
Zürich (Kreis 10)   Wipkingen|Benoy|Great Bend/u|Kinarut|Nova Granada|Soba/w|Khatīma|Shively/u
Highland Springs/u|Baildon/g|Hueytown/u|Mill Creek East/u|Talladega/u|Osmaneli|Āsmār|Marte|Potrerillos
Meneméni|Kogarah|Kamachumu|Divnoye|Shchuchyn|Venëv|Diamantino|Galliate|Belén de Umbría|Janakkala|Itatinga
Middleburg Heights/u|Casula|Jalpa de Méndez|Crépy-en-Valois|Haubourdin|Sinanju|Boisar|Neelankarai
Wetzelsdorf|Camrose|Anicuns|Zerbst|Ezine|União|Berck-Plage|Pacific Grove/u|Porthcawl/g|Bagar|Kodinsk|Aguazul
Harnoli|Mitchell/u|Yorkton|Gornyak|Humble/wu|Srivaikuntam|Virovitica|Les Herbiers|Greenwood Village/u
Peniche|Saubara|Königstein im Taunus|Manthani|Gradačac|Yutz|Hale/g|La Cruz|Siderno|Tarancón|Cranebrook
Outreau|Riegelsberg|Novyy Buh|Simmerath|Bryn Mawr-Skyway/u|Brighton East|Zelenogradsk|Klingenstein
Keynsham/g|Ustroń|Uzhur|San Narciso|les Roquetes|Abuyog|Sarai Sidhu|Sim/w|Madukkūr|Karabash|Elland/g|Spenge
Eberbach|Er Reina|Galaosiyo Shahri|Carcarañá|Kataysk|Los Alcázares|Odenthal|Khūtār|Zlaté Moravce|Bradley/u
Bang Mun Nak|Bari Sādri|Karabanovo|Pirkkala|Klosterneuburg|McKinley Park/u|Berck|Asunción Mita
Bitterfeld-Wolfen|Dedza|Keetmanshoop|Baberu|Pa Sang|Saint-Basile-le-Grand|Marbach am Neckar|Ubatã|Cordeiro
Ikalamavony|Baykal'sk|Beylagan|Nikel|Nova Era|Désarmes|Rolante|Elkridge/u|Zinacatepec|Ţūbās|Loncoche
Calumpang|Lakhnādon|Iwanai|Tulantongo|Mayenne|Campos Belos|Kotā|Portalegre|Prosek|Talacogon|Dan Khun Thot
North Myrtle Beach/u|Puerto Esperanza|Audincourt|Sabanitas|Mlalo|Esparza|Nisko|Chānasma|Correggio|Vallcarca
Dom Pedro|Diadi|Hude|Williamstown/u|Saltash/g|Ibeto|Prakhon Chai|Earlsfield/g|Leduc|Amstetten
Porto San Giorgio|Néa Mákri|el Turó de la Peira|Balma|Pimentel|Boulder City/u|Otsego/u|Peer|Pembroke|Magog
Fillmore/u|Nahorkatiya|Montalvo|Manhumirim|Qaryat Sulūq|Santiago del Torno|Chiari|Lake Wales/u|Bukuru
Hautmont|Anchau|Bilsanda|Venceremos|El Bolsón|Alum Rock/u|Libres|Albany Creek|Mizil|Monte Plata|Satipo
Erskine/g|Çağlayancerit|Razumnoye|Santa María de Jesús|Wanda|Thap Khlo|Łęczyca|Carlet|Hayvoron|Leteri|Lognes
Zürich (Kreis 8)|Rio Formoso|Wombwell/g|Och'amch'ire|Itajuípe|Makuyuni|Diksmuide|Usagara
Ahualulco de Mercado|Sant Carles de la Ràpita|Sassenheim|East Riverdale/u|Montornès del Vallès|Bad Bentheim
Laurinburg/u|San Pablo Oztotepec|Schroeder|Hernando/u|Ottweiler|Shushary|Aarau|Hayange|Hurricane/u
Ban Houakhoua|Stowbtsy|Väståboland|Kampung Ayer Molek|Huanuni|Lithia Springs/u|Boroon|Nova Pazova
Frattaminore|Niederkrüchten|Aleksandrovsk|Las Delicias|South Hayling/g|Strunino|Farmingville/u|Mastic/u
Holalkere|Bilicenii Vechi|Kotapārh|Maryborough|Minas de Marcona|Setauket-East Setauket/u|Blackwood/g
Tergnier|Vāda|Martha Lake/u|Udaipura|Bunawan|Port Richmond/u|Chai Nat|Donskoye|San Juan de Dios|Indianola/u
Lovisa|Malnate|Carrières-sous-Poissy|Prado|Jequitinhonha|Aşkale|Nīlgiri|Boké|Santiago Tuxtla|Vazante|Illzach
Perry/u|Río Bueno|Kosigi|Angermünde|Leixlip|Jasper/u|Kuala Lipis|Clive/u|Winder/u|Clemson/u|Sonzacate|Albal
Ado-Odo|Capua|Herisau|Vilalba|Rockdale|Peribán de Ramos|Seen (Kreis 3)|São Miguel do Iguaçu|Juan Aldama
Bilderstoeckchen|Mandalgovi|Santafé|Tavares/u|Kalghatgi|Mayma|Kalugumalai|Taylors Lakes|Tīrthahalli
Siemiatycze|Terrace Heights/u|Carindale|Emerson Hill/u|Avocado Heights/u|Pont-à-Mousson|Borovskiy|Massakory
Burrel|Parvatsar|Carate Brianza|Chełmża|Eden/wu|Bay Village/u|Bijelo Polje|Lake Butler/u|Atarfe
Brandýs nad Labem-Stará Boleslav|Araçoiaba da Serra|Guinguinéo|North Melbourne|Ochër|Pathalgaon|Cugnaux
Paso de Carrasco|San Mateo Huitzilzingo|Āsind|Palagiano|Naciria|Somotillo|Éragny|Makakilo City/u|Noci
Kachhwa|Bostonia/u|Sang-e Chārak|Kamenjane|Sāyla|Nāspur|Staffanstorp|Llandudno/g|Ayutla de los Libres|Iona/u
Unquillo|Ober-Ramstadt|Suzun|Eight Mile Plains|Noisiel|Marsabit|Broxburn/g|Nerchinsk|Bāh/w|Dickson/u
Lillerød|Shambu|Siaya|Ban Huai Thalaeng|Neston/g|Cova Figueira|Cullman/u|Dornakal|Bürstadt
San Luis del Palmar|Bambous|Clausthal-Zellerfeld|Kulunda|Roanoke Rapids/u|Tordera|Choa Saidan Shah|Storrs/u
Sárvár|Tsimlyansk|Jelcz Laskowice|The Dalles/u|Dzaoudzi|Greenvale|Kingsford|Los Lunas/u|Mīrganj|Coogee
Pūnāhāna|Straelen|Bhikangaon|Mabama|Santomera|Ocna Mureş|Romblon|Sunland/u|Dicholi|Łomianki|Millbrook/u
Bang Racham|Benetússer|Galaat el Andeless|Nicoya|Wailuku/u|Altdorf|Prestons|Kāthor|Warren Township/u
Batangafo|Jelcz|Arenys de Mar|Matam|Abū Zabad|Garching bei München|Solhan|Hizan|Tuzantla|Kadınhanı|Pipili
Bagayevskaya|Belëv|Donaghmede|Orange Walk|São José de Mipibu|Villa Independencia|Adlershof|Degtyarsk
La Blancarde|Tagas|Washougal/u|Kerugoya|Oyten|Dalkola|Saint-Pierre-des-Corps|Warragul|Popeşti-Leordeni
Ropczyce|Srīvardhan|Lauda-Königshofen|Neu-Anspach|Putte|Alquízar|Coulommiers|Graniteville/u|Karlstadt
Torredembarra|Stallings/u|Lucan|River Falls/u|Baraguá|Berkley/u|Aykhal|Mardakan|Beverungen|Udachny
Demerval Lobão|Hazel Grove/g|Lancenigo-Villorba|Sofrino|Zhashkiv|Chernyanka|Jämsä|Drensteinfurt|Darton/g
Abomsa|Lieto|Montesson|Medeiros Neto|Râşnov|Coscomatepec de Bravo|Radomyshl|Orpington/g|Susanville/u
Vyazemskiy|Lilio|Ludvika|Pataskala/u|Tecámac|Tepeapulco|Bigadiç|Novosilikatnyy|Brusciano|Deutz|Aramil
Soumagne|Alborada Jaltenco|Freiberg am Neckar|Wurzen|Bellavista|Much/w|São Gabriel da Cachoeira|Adliswil
Mijdrecht|Anandpur|Telfs|Zimnicea|At-Bashi|Saint-Maximin-la-Sainte-Baume|Boskoop|Even Yehuda|Samobor
Tepalcatepec|Mundra|Traverse City/u|Dubovka|Muhoroni|South Yuba City/u|Corio|Vakhsh|Daru|Khuldābād|Ledyard/u
Merrifield/u|la Barceloneta|Aleg|Alfena|Massamagrell|Saffron Walden/g|Hats'avan|Phon Charoen|Magarao
Palm Beach|Haslingden/g|Nizhnesortymskiy|Tanout|Gangolli|Holzkirchen|Chotila|Le Hochet|Yashkino|Gyomaendrőd
Punata|Bosanska Krupa|Teodoro Sampaio|Mangilao Village|Steffisburg|Astara|Moussoro|Port Glasgow/g
Eggenstein-Leopoldshafen|Foça|Fords/u|Kapolei/u|New Territory/u|Ascheberg|Bad Laasphe|Khao Wong|Suifenhe
Clearlake/u|Villa Hidalgo|Chiriguaná|Les Olives|Penrith/g|Yelan'|Nowy Tomyśl|Ganye|McKinleyville/u|Gwoza
Montagu|Bad Lippspringe|Khāpa|Manga/w|Bussolengo|Catriel|Giaginskaya|Dieburg|Mlangali|El Palmar|Highview/u
Leninsk|Bogovinje|Nosivka|Trbovlje|Celso Ramos|Ciénega de Flores|Tetla|Rondebosch|Belvedere Park/u
Ústí nad Orlicí|Sarandë|la Guineueta|Depew/u|Ad Dindar|Ajaokuta|Seven Oaks/u|Chom Bueng|Hindoria|Pinhão
Mirano|Gates-North Gates/u|Noyon|Parlier/u|Wilmington Island/u|Cetinje|Lüderitz|Corigliano Scalo|Korwai
East Rancho Dominguez/u|Bang Saphan|Tavira|Greater Napanee|Sarykemer|Kenda|Resplendor|Sukuta|Buwenge
Crucecita|Morteros|Dologon|Natchez/u|Sinfin/g|Bredbury/g|Cloverly/u|Solec Kujawski|Elwood|Głuchołazy
Lamont/u|Santa Bárbara|Técpan de Galeana|Paraty|Phek|Uchkeken|Sorada|Villanova|East Brainerd/u|La Falda
Miranda|Domalanoan|Humboldtkolonie|Monthey|Rio Linda/u|Vandalia/u|Głowno|East Longmeadow/u|Pochep
Markaz-e Woluswalī-ye Āchīn|Doma|West Park/u|Kenora|Binka|Greeneville/u|Dalandzadgad|Polyarnyye Zori
Santa Cecília|Kiskőrös|Dadhar|Araci|Isanlu-Itedoijowa|Villanueva del Pardillo|Adelphi/u|Brackenheim|Coishco
Springfield Lakes|Mexborough/g|Virac|Naraini|Cessnock|Kocaali|Lālpur|Hatton|Mandapam|Rochedale South
Front Royal/u|Künzelsau|Pupri|Slaný|Sakassou|Tangancícuaro de Arista|Usehat|Newport Pagnell/g|Babo-Pangulo
Punjai Puliyampatti|Ramos|Spanish Springs/u|Horodyshche|Cajueiro|Vicaria|Fort Leonard Wood/u|Spitak|Espiye
Cruzeiro do Oeste|Pachperwa|Kriel|Bāntva|San Rafael Arriba|Boguchar|Darya Khan|Somerton/u|Perchtoldsdorf
Three Lakes/u|Bolhrad|Xalatlaco|Cisnădie|Boujniba|Klášterec nad Ohří|La Trinité|Trossingen|Găeşti
Rocca di Papa|Auburndale/u|Berja|Jabal os Saraj|Santiago de María|Ighram|Montichiari|Żabbar|Korsør
Berkovitsa|Brignoles|Gloversville/u|Khetia|Detva|Larkhall/g|Eggertsville/u|Khamaria|Kinna|Suluktu|Qarqīn
Ocotlán de Morelos|Kafr Mandā|Skalica|Vasylivka|Alto Lucero|Mahanje|Nakhon Luang|Béjar|Misrikh|Rotselaar
Ūn/w|Campo de Criptana|Oraiókastro|Kartuzy|Torres Novas|Dumas/u|Adh Dhibiyah|Bình Long
Cieplice Śląskie Zdrój|Cleveleys/g|Clorinda|Col. Bosques de las Lomas|Darras Hall/g|Dương Đông|Ebaye
El Gouna|Fayrōz Kōh|Guayos|Ifatsy|Kopoky|La Punta|Lukolela|Lyasny|Mamuju|Mermoz Boabab|Muang Không
Pantai Cenang|Peresvet|Pérgamos|San Jose Village|Sinabang|Sintansin
Villa Presidente Frei, Ñuñoa, Santiago, Chile|le Plateau|Nuuk/c|Belmopan/c|Avarua/c|Tórshavn/c|Basseterre/c
Pago Pago/c|Basse-Terre/c|Mariehamn/c|Road Town/c|Saint George's/c|Valletta/c|Gustavia/c|Marigot/c|Vaduz/c
San Marino/c|Funafuti/c|Cockburn Town/c|Kralendijk/c|Longyearbyen/c|The Valley/c|Philipsburg/c|Mata-Utu/c
Yaren/c|Hagåtña/c|Vatican City/c|Alofi/c|Flying Fish Cove/c|West Island/c|Adamstown/c|Port-aux-Français/c
Grytviken/c|Ngerulmud/c|Palikir - National Government Center/c
`;

/** A city, then its names in other languages. */
export const cityAliases = `
Abidjan=Abidżan=Abiyán=Абиджан=Абіджан=अबिदजान=อาบีจาน=アビジャン|Accra=Acra=Akra=Аккра=एक्रा=อักกรา
Addis Ababa=Addis Abeba=Addis-Abeba=Adis Abeba=Adís Abeba=Аддис-Абеба=अदीस अबाबा=แอดดิสอาบาบา=アジスアベバ=亚的斯亚贝巴=阿迪斯阿貝巴=아디스아바바
Adelaide=Adelaida=Аделаида=Аделаїда=एडिलेड=แอดิเลด=アデレード=阿得雷德=阿德莱德=애들레이드|Aden=Аден=आदेन=เอเดน
Aktau=Aktaou=Aktav=Актау=अक्ताउ=อัคตาอู=アクタウ=아크타우
Algiers=Alger=Algeri=Algier=Aljir=Argel=Cezayir=Алжир=अल्जीयर्स=แอลเจียร์=アルジェ=阿尔及尔=阿爾及爾
Almaty=Alma Ata=Alma-Ata=Almatı=Ałmaty=Алмати=Алматы=अल्माटी=อัลมาตี=アルマトイ=阿拉木图=阿拉木圖
Amman=Амман=अम्मान=อัมมาน=アンマン|Amsterdam=Amsterdã=Амстердам=एम्स्टर्डम=อัมสเตอดัม=アムステルダム=阿姆斯特丹=암스테르담
Anchorage=Анкоридж=एंकरेज=แองเคอเรจ=アンカレッジ=安克拉治=安克雷奇=앵커리지
Antananarivo=Antananarywa=Антананариву=Антананаріву=एंटानानरीवो=อันตานานาริโว=アンタナナリボ=安塔那那利佛=安塔那那利弗=안타나나리보
Apia=Апиа=Апіа=एपिया=อาปีอา|Araguaína=Арагуаина=Араґуаіна=आराग्वेना=อารากัวนา=アラグァイナ=阿拉圭那=阿拉瓜伊纳=아라과이나
Ashgabat=Achgabat=Asgabate=Asjabad=Asjchabad=Asjkhabad=Aszchabad=Aşgabat=Aşkabat=Ашгабат=Ашхабад=अश्गाबात=อาชกาบัต=アシガバード=阿什哈巴德=阿什哈巴特=아슈하바트
Asmara=Асмера=Асмэра=अस्मारा=แอสมารา=アスマラ=阿斯瑪拉=阿斯马拉=아스메라
Astrakhan=Astrachan=Astrachań=Astracán=Astracã=Astrahan=Астрахань=आस्ट्राखान=แอสตราคาน=アストラハン=阿斯特拉罕=아스트라한
Asunción=Assunção=Асунсьйон=Асунсьон=एसनशियॉन=อะซุนซิออง=アスンシオン=아순시온
Athens=Aten=Atenas=Atene=Ateny=Athen=Athena=Athene=Athènes=Atina=Афины=Афіни=एथेंस=เอเธนส์
Atyrau=Atyraou=Atırav=Atıraw=Атирау=Атырау=एतराउ=อทีราว=アティラウ=아티라우
Auckland=Окленд=ऑकलैंड=โอคแลนด์=オークランド=오클랜드|Baghdad=Bagdad=Bagdá=Bağdat=Багдад=बगदाद=แบกแดด=バグダッド=바그다드
Baku=Bakoe=Bakou=Баку=बाकु=บากู|Bamako=Бамако=बामाको=บามาโก|Bangkok=Бангкок=बैंकॉक=กรุงเทพ=バンコク
Bangui=Bangi=Банги=Банґі=बांगुइ=บังกี|Banjul=Bandżul=Банжул=बैंजुल=บันจูล=バンジュール
Barnaul=Barnauł=Барнаул=बर्नोल=บาร์เนาว์=バルナウル=巴尔瑙尔=巴爾瑙爾=바르나울
Beirut=Beiroet=Beirute=Bejrut=Beyrouth=Beyrut=Бейрут=बेरुत=เบรุต=ベイルート=베이루트
Belgrade=Belgrad=Belgrado=Beograd=Белград=बेलग्रेड=เบลเกรด=ベオグラード=貝爾格勒=贝尔格莱德=베오그라드|Belém=Белен=बेलेम=เบเลง
Berlin=Berlijn=Berlim=Berlino=Берлин=Берлін=बर्लिन=เบอร์ลิน=ベルリン
Bishkek=Bichkek=Bischkek=Bisjkek=Biszkek=Bişkek=Бишкек=Бішкек=बिश्केक=บิชเคก=ビシュケク=比什凯克=比什凱克=비슈케크
Bissāu=Bisáu=Бисау=Бісау=बिसाऊ=บิสเซา|Blantyre=Блантайр=ब्लांटायर=แบลนไทร์=ブランタイヤ=布兰太尔=布蘭太爾=블랜타이어
Boa Vista=Боа-Виста=Боа-Віста=बोआ विस्ता=บัววีชตา=ボアビスタ=保維斯塔=博阿维斯塔=보아 비스타|Bogotá=Богота=Боґота=बोगोटा=โบโกตา
Boise=Бойсе=बॉइसी=บอยซี|Bratislava=Bratysława=Братислава=ब्रातिस्लावा=บราติสลาวา=ブラチスラバ=布拉提斯拉瓦=布拉迪斯拉发=브라티슬라바
Brazzaville=Brazzavil=Браззавиль=Браззавіль=ब्राज़ाविले=บราซซาวิล=ブラザビル=布拉柴維爾=布拉柴维尔=브라자빌
Brisbane=Брисбен=Брісбен=ब्रिस्बन=บริสเบน=ブリスベン=布利斯班=布里斯班=브리스베인
Broken Hill=Брокен-Хилл=Брокен-Хілл=ब्रोकन हिल=โบรกเคนฮิลล์=ブロークンヒル=布罗肯希尔=布羅肯希爾=브로컨힐
Brussels=Bruksela=Bruselas=Brussel=Bruxelas=Bruxelles=Bryssel=Brüksel=Brüssel=Брюссель=ब्रूसेल्स=บรัสเซลส์=ブリュッセル=布魯塞爾=布鲁塞尔
Bucharest=Boekarest=Bucarest=Bucareste=București=Bukarest=Bukareszt=Bükreş=Бухарест=बुख़ारेस्ट=บูคาเรส=ブカレスト=布加勒斯特=부쿠레슈티
Budapest=Boedapest=Budapeste=Budapeszt=Budapeşte=Будапешт=बुडापेस्ट=บูดาเปส=ブダペスト=布达佩斯=布達佩斯=부다페스트
Buenos Aires=Буенос-Айрес=Буэнос-Айрес=ब्यूनस आयरस=บัวโนสไอเรส=ブエノスアイレス=布宜諾斯艾利斯=布宜诺斯艾利斯=부에노스 아이레스
Bujumbura=Bużumbura=Бужумбура=बुजुंबूरा=บูจุมบูรา=ブジュンブラ=布松布拉=布琼布拉=부줌부라
Cairo=El Cairo=Il Cairo=Kahire=Kair=Kairo=Le Caire=Каир=Каїр=कायरो=ไคโร
Campo Grande=Кампу-Гранди=Кампу-Ґранді=कैंपो ग्रांडे=กัมปูกรันดี=カンポグランデ=캄포 그란데
Cancún=Канкун=कैनकुन=แคนคุน=カンクン|Caracas=Каракас=काराकस=คาราคัส=カラカス=加拉加斯=卡拉卡斯=카라카스
Casablanca=Kazablanka=Касабланка=कासाब्लांका=คาสซาบลางก้า=カサブランカ=卡萨布兰卡=卡薩布蘭卡=카사블랑카
Cayenne=Caiena=Caienna=Cayena=Kajenna=Кайенна=Каєнна=कायेन=กาแยน=カイエンヌ|Ceuta=Septe=Сеута=सेउटा=เซวตา
Chicago=Чикаго=Чікаґо=शिकागो=ชิคาโก|Chihuahua=Чиуауа=Чіуауа=चिहुआहुआ=ชีวาวา
Chisinau=Kishinev=Kiszyniów=Kişinev=Кишинев=Кишинів=चिसीनाउ=คีชีเนา=キシナウ=基希讷乌=키시나우
Chita=Czyta=Tchita=Tjita=Tschita=Tsjita=Çita=Čita=Чита=त्शिता=ชิตา
Colombo=Kolombo=Коломбо=कोलंबो=โคลัมโบ=コロンボ
Conakry=Conacri=Conakri=Konakri=Konakry=Конакри=Конакрі=कोनाक्री=โกนากรี=コナクリ=柯那克里=科纳克里=코나크리
Copenhagen=Copenaghen=Copenhague=Kopenhag=Kopenhaga=Kopenhagen=Köpenhamn=København=Копенгаген=कोपेनहेगन=โคเปนเฮเกน=コペンハーゲン=哥本哈根=코펜하겐
Coyhaique=Coihaique=Койайке=Кояїке=कॉयहेक=โกไยเก=コジャイケ=科伊艾克=코이아이케|Cuiabá=Куяба=क्यूआबा=กุยาบา=クイアバ=쿠이아바
Córdoba=Кордова=कोर्डोबा=คอร์โดบา=コルドバ=科尔多瓦=코르도바|Dakar=Дакар=डकार=ดาการ์=ダカール
Damascus=Damas=Damasco=Damaskus=Damaszek=Дамаск=दमास्कस=ดามัสกัส=ダマスカス=大馬士革=大马士革=다마스쿠스
Dar es Salaam=Dar es-Salaam=Dar es-Salam=Dar-es-Salaam=Daressalam=Darüsselam=Дар-ес-Салам=Дар-эс-Салам=दार अस सलाम=ดาร์เอสซาลาม=ダルエスサラーム=达累斯萨拉姆=다르에스살람
Darwin=Дарвин=Дарвін=डार्विन=ดาร์วิน=ダーウィン|Davis=Девіс=Дейвис=डेविस=เดวิส=デービス基地=데이비스
Denver=Денвер=डेनवर=เดนเวอร์=デンバー|Detroit=Детройт=डेट्रॉयट=ดีทรอยต์=デトロイト=디트로이트
Dhāka=Daca=Dacca=Dakka=Дакка=ढाका=ดากา|Dili=Дили=Ділі=डिलि=ดิลี
Djibouti=Cibuti=Djibuti=Dschibuti=Dżibuti=Gibuti=Yibuti=Джибути=Джібуті=जिबूती=จิบูตี
Douala=Duala=Дуала=डूआला=ดูอาลา=ドゥアラ|Dubai=Dubaj=Дубай=दुबई=ดูไบ
Dublin=Dublino=Дублин=Дублін=डबलिन=ดับบลิน=ダブリン
Dushanbe=Doesjanbe=Douchanbé=Duchambe=Dusambé=Duschanbe=Dusjanbe=Duszanbe=Duşanbe=Душанбе=दुशांबे=ดูชานเบ=ドゥシャンベ
Edmonton=Едмонтон=Эдмонтон=एडमंटन=เอดมันตัน=エドモントン=埃德蒙顿=艾德蒙吞=에드먼턴
Eirunepé=Ейрунепе=Эйрунепе=ईरुनेपे=เอรูเนเป=エイルネペ=依伦尼贝=艾魯內佩=아이루네페
Famagusta=Famagosta=Famagouste=Gazimağusa=Фамагуста=फ़ामागुस्ता=แฟมากุสตา=ファマグスタ=法馬古斯塔=法马古斯塔=파마구스타
Fortaleza=Форталеза=फ़ोर्टालेज़ा=ฟอร์ตาเลซา=フォルタレザ=福塔力莎=福塔雷萨=포르탈레자
Freetown=Фритаун=Фрітаун=फ़्रीटाउन=ฟรีทาวน์=フリータウン=프리타운
Funafuti=Фунафути=Фунафуті=फ़्यूनाफ़ुटी=ฟูนะฟูตี=フナフティ=富纳富提=富那富提=푸나푸티
Gaborone=Габороне=Ґабороне=गाबोरोन=กาโบโรเน=ハボローネ=哈博罗内=嘉柏隆里=가보로네|Gaza=Gazze=Газа=गाज़ा=กาซา
Gibraltar=Cebelitarık=Gibilterra=Гибралтар=Гібралтар=जिब्राल्टर=ยิบรอลตาร์=ジブラルタル=直布罗陀=直布羅陀=지브롤터
Glace Bay=Глейс-Бей=Ґлейс-Бей=ग्लेस खाड़ी=เกลซเบย์=グレースベイ=格莱斯贝=格雷斯貝=글라스베이
Guayaquil=Guaiaquil=Гуаякиль=Ґуаякіль=ग्वायाकील=กัวยากิล=グアヤキル=瓜亚基尔=瓜亞基爾
Halifax=Галифакс=Галіфакс=हेलिफ़ैक्स=แฮลิแฟกซ์=ハリファクス=哈利法克斯=哈里法克斯=핼리팩스|Harare=Хараре=हरारे=ฮาราเร
Havana=Havanna=Hawana=La Habana=La Havane=L’Avana=Гавана=हवाना=ฮาวานา
Hebron=El Halil=Хеврон=हेब्रोन=เฮบรอน=ヘブロン
Helsinki=Helsingfors=Helsinque=Гельсінкі=Хельсинки=हेलसिंकी=เฮลซิงกิ=ヘルシンキ=赫尔辛基=赫爾辛基
Hermosillo=Ермосільйо=Эрмосильо=हर्मोसिल्लो=เอร์โมซีโย=エルモシヨ=埃莫西約=埃莫西约=에르모시요
Ho Chi Minh City=Cidade de Ho Chi Minh=Ciudad Ho Chi Minh=Ho Chi Minh=Ho Chi Minh Kenti=Ho Chi Minh-byen=Ho Chi Minh-staden=Ho Chi Minhstad=Ho-Chi-Minh-Stadt=Hô-Chi-Minh-Ville=Хошимин=Хошимін=हो ची मिन्ह सिटी=นครโฮจิมินห์=ホーチミン=胡志明市
Hobart=Гобарт=Хобарт=होबार्ट=โฮบาร์ต=ホバート|Hong Kong=Hongkong=Гонконг=हाँग काँग=ฮ่องกง
Honolulu=Гонолулу=होनोलुलु=โฮโนลูลู=ホノルル=호놀룰루
Indianapolis=Індіанаполіс=Индианаполис=इंडियानापोलिस=อินเดียแนโพลิส=インディアナポリス=印第安纳波利斯=印第安那波里斯=인디애나폴리스
Irkutsk=Irkoetsk=Irkoutsk=Irkuck=Іркутськ=Иркутск=इर्कुत्स्क=อีร์คุตสค์=イルクーツク=伊尔库茨克=伊爾庫次克=이르쿠츠크
Istanbul=Estambul=Istambul=Istanboel=Stambuł=Стамбул=इस्तांबुल=อิสตันบูล=イスタンブール=伊斯坦堡=伊斯坦布尔=이스탄불
Jakarta=Cakarta=Dżakarta=Giacarta=Jacarta=Yakarta=Джакарта=जकार्ता=จาการ์ตา=ジャカルタ=자카르타
Jamaica=Giamaica=Jamaika=Jamajka=Jamaïque=Ямайка=जमैका=จาเมกา=ジャマイカ=자메이카
Jayapura=Jajapura=Джайпур=Джаяпура=जयापुरा=จายาปุระ=ジャヤプラ=加亞布拉=查亚普拉=자야푸라
Jerusalem=Gerusalemme=Jerozolima=Jerusalén=Jeruzalem=Yerusalem=Єрусалим=Иерусалим=यरूशलम=เยรูซาเลม=エルサレム=耶路撒冷=예루살렘
Johannesburg=Joanesburgo=Johannesburgo=Йоганнесбурґ=Йоханнесбург=जोहांसबर्ग=โจฮันเนสเบอร์ก=ヨハネスブルグ=約翰尼斯堡=约翰内斯堡=요하네스버그
Juba=Cuba=Dżuba=Giuba=Джуба=जुबा=จูบา|Juneau=Джуно=ज्यूनाउ=จูโน=ジュノー
Kabul=Cabul=Kabil=Kaboul=Кабул=काबुल=คาบูล=カブール
Kaliningrad=Kaliningrado=Калининград=Калінінград=कालीनिनग्राड=คาลินิงกราด=カリーニングラード=加里宁格勒=加里寧格勒=칼리닌그라드
Kampala=Кампала=कंपाला=คัมพาลา=カンパラ|Karachi=Karaczi=Karatschi=Karaçi=Карачи=Карачі=कराची=การาจี
Kathmandu=Katmandou=Katmandu=Katmandú=Катманду=काठमांडू=กาตมันดุ=カトマンズ=加德满都=加德滿都=카트만두
Khartoum=Cartum=Chartum=Hartum=Jartum=Khartoem=Khartum=Хартум=खार्तूम=คาร์ทูม=ハルツーム
Khovd=Chovd=Chowd=Kobdo=Ховд=होव्ड=ฮอฟด์|Kigali=Кигали=Кігалі=किगाली=คิกาลี
Kinshasa=Kinszasa=Kinşasa=Киншаса=Кіншаса=किंशासा=กินชาซา=キンシャサ|Kirov=Kirow=Киров=Кіров=किरोव=คิรอฟ=キーロフ
Kolkata=Calcuta=Calcutta=Calcutá=Kalkuta=Kalkutta=Kalküta=Калькутта=Колката=कोलकाता=โกลกาตา=コルカタ=加尔各答=加爾各答
Kostanay=Kostanaj=Kostanaï=Kostanái=Kustanaj=Qostanai=Костанай=कोस्टाने=คอสตาเนย์=コスタナイ=库斯塔奈=庫斯塔奈=코스타나이
Kralendijk=Кралендейк=क्रालैंडिजिक=คราเลนดิจค์=クラレンダイク=克拉伦代克=克拉倫代克=크라렌디즈크
Krasnoyarsk=Krasnojarsk=Krasnoïarsk=Красноярск=Красноярськ=क्रास्नोयार्स्क=ครัสโนยาร์สก์=クラスノヤルスク=克拉斯諾亞爾斯克=克拉斯诺亚尔斯克=크라스노야르스크
Kuala Lumpur=Куала-Лумпур=कुआलालंपुर=กัวลาลัมเปอร์=クアラルンプール=쿠알라룸푸르|Kuching=Kuçing=Кучинг=कूचिंग=กูชิง
Kyiv=Kiev=Kiew=Kijów=Киев=Київ=เคียฟ
Kyzylorda=Kyzyłorda=Kzyl Orda=Kızılorda=Qysylorda=Кизилорда=Кызылорда=केज़ेलोर्डा=ไคซีลอร์ดา=クズロルダ=克孜勒奧爾達=克孜洛尔达=키질로르다
La Paz=Ла-Пас=ला पाज़=ลาปาซ|La Rioja=Ла-Риоха=Ла-Ріоха=ला रिओजा=ลาริโอจา=ラリオハ=拉里奥哈=라 리오하
Lagos=Лагос=Лаґос=लागोस=ลากอส|Libreville=Librevil=Либревиль=Лібревіль=लिब्रेविले=ลีเบรอวิล=リーブルヴィル=利伯维尔=리브르빌
Lima=Лима=Ліма=लीमा=ลิมา
Lisbon=Lisboa=Lisbona=Lisbonne=Lissabon=Lizbon=Lizbona=Лиссабон=Лісабон=लिस्बन=ลิสบอน=リスボン
Ljubljana=Liubliana=Lubiana=Lublana=Любляна=ल्यूबेलजाना=ลูบลิยานา=リュブリャナ=卢布尔雅那=盧比安納=류블랴나|Lomé=Ломе=โลเม
London=Londen=Londra=Londres=Londyn=Лондон=लंदन=ลอนดอน=ロンドン
Longyearbyen=Лонгʼїр=Лонгйир=लॉन्गईयरबायेन=ลองเยียร์เบียน=ロングイェールビーン=朗伊尔城=隆意耳拜恩=롱이어비엔
Los Ángeles=Лос-Анджелес=लॉस एंजिल्स=ลอสแองเจลิส=ロサンゼルス=로스앤젤레스
Louisville=Луисвилл=Луїсвілл=लुइसविले=ลูส์วิลล์=ルイビル=路易斯維爾=路易斯维尔|Luanda=Луанда=लुआंडा=ลูอันดา=ルアンダ
Lubumbashi=Лубумбаши=Лубумбаші=लुबुमबाशी=ลูบัมบาชิ=ルブンバシ=卢本巴希=盧本巴希=루붐바시|Lusaka=Лусака=लुसाका=ลูซากา
Luxembourg=Luksemburg=Lussemburgo=Luxemburg=Luxemburgo=Lüksemburg=Люксембург=लक्ज़मबर्ग=ลักเซมเบิร์ก=ルクセンブルク=룩셈부르크
Maceió=Масейо=मेसीओ=มาเซโอ=マセイオ=마세이오|Madrid=Madri=Madryt=Мадрид=मैड्रिड=มาดริด=マドリード=마드리드
Magadan=Магадан=मागादान=มากาดาน=マガダン|Mahē=Махе=माहे=มาเอ|Majuro=Маджуро=माजुरो=มาจูโร=マジュロ
Makassar=Macassar=Makasar=Макасар=Макассар=मकस्सर=มากัสซาร์=マカッサル=馬卡沙爾=마카사르|Malabo=Малабо=मलाबो=มาลาโบ
Managua=Манагуа=Манаґуа=मानागुआ=มานากัว=マナグア|Manaus=Manaos=Манаус=मनौस=มาเนาส์=マナウス=마나우스
Manila=Manilla=Manille=Манила=Маніла=मनीला=มะนิลา|Maputo=Мапуту=मापुटो=มาปูโต
Mariehamn=Maarianhamina=Мариехамн=Марієгамн=मारियाहैम=มารีฮามน์=マリエハムン=마리에함
Marigot=Мариго=Маріґо=मैरीगोट=มาริโกต์=馬里戈特=马里戈特|Maseru=Масеру=मासेरू=มาเซรู
Matamoros=Матаморос=माटामोरोस=มาตาโมรอส=マタモロス=馬塔莫羅斯=马塔莫罗斯=마타모로스
Mazatlan=Масатлан=माज़ाटलान=มาซาทลาน=マサトラン=馬薩特蘭=马萨特兰=마사틀란|Mbabane=Мбабане=एमबाबेन=อัมบาบาเน=ムババーネ=姆巴巴纳=음바바네
Melbourne=Мельбурн=मेलबोर्न=เมลเบิร์น=メルボルン|Mendoza=Мендоса=मेंडोज़ा=เมนดูซา=メンドーサ
Mexico City=Cidade do México=Città del Messico=Ciudad de México=Meksyk (miasto)=Mexico by=Mexico-Stad=Mexiko-Stadt=Мехико=Мехіко=मेक्सिको सिटी=เม็กซิโกซิตี=メキシコシティー=墨西哥城=墨西哥市=멕시코 시티
Minsk=Минск=Мінськ=मिंस्क=มินสก์=ミンスク
Mogadishu=Mogadischu=Mogadiscio=Mogadiszu=Mogadişu=Mogadíscio=Могадишо=Моґадішо=मोगादिशु=โมกาดิชู=モガディシオ=摩加迪休=摩加迪沙=모가디슈
Monaco=Monako=Монако=मोनाको=โมนาโก|Moncton=Монктон=मोंकटन=มองตัน=モンクトン
Monrovia=Монровия=Монровія=मोनरोविया=มันโรเวีย=モンロビア=蒙罗维亚=蒙羅維亞=몬로비아
Monterrey=Монтерей=Монтеррей=मोंटेरेरी=มอนเตร์เรย์=モンテレイ=몬테레이
Montevideo=Montevidéu=Монтевидео=Монтевідео=मोंटेवीडियो=มอนเตวิเดโอ=モンテビデオ=蒙得维的亚=蒙特維多=몬테비데오
Moscow=Mosca=Moscou=Moscú=Moskau=Moskou=Moskova=Moskva=Moskwa=मॉस्को=มอสโก=モスクワ=모스크바
Muscat=Mascate=Maskat=Muskat=Маскат=मस्कट=มัสกัต=マスカット=馬斯開特=马斯喀特=무스카트|Mérida=Мерида=Меріда=मेरिडा=เมรีดา
Nairobi=Найроби=Найробі=नैरोबी=ไนโรเบีย=ナイロビ=나이로비|Nassau=Насау=Нассау=नासाउ=แนสซอ=ナッソー
New York=Nova York=Nowy Jork=Nueva York=Нью-Йорк=न्यूयॉर्क=นิวยอร์ก=ニューヨーク
Niamey=Ниамей=Ніамей=नियामी=นีอาเมย์
Nicosia=Lefkoşa=Nicosie=Nikosia=Nikozja=Никосия=Нікосія=निकोसिया=นิโคเซีย=ニコシア=尼古西亞=尼科西亚=니코시아
Nouakchott=Nawakszut=Nuakchot=Нуакшот=Нуакшотт=नौआकशॉट=นูแอกชอต=ヌアクショット=努瓦克肖特=누악쇼트
Nouméa=Numea=Нумеа=नौमिया=นูเมอา
Novokuznetsk=Novokusnetsk=Novokuzneck=Nowokuznetsk=Nowokuźnieck=Новокузнецк=Новокузнецьк=नोवोकुज़्नेत्स्क=โนโวคุซเนตสค์=ノヴォクズネツク=新库兹涅茨克=新庫茲涅茨克=노보쿠즈네츠크
Novosibirsk=Novossibirsk=Nowosibirsk=Nowosybirsk=Новосибирск=Новосибірськ=नोवोसिबिर्स्क=โนโวซิบิร์สก์=ノヴォシビルスク=新西伯利亚=新西伯利亞=노보시비르스크
Nuuk=Нуук=กอดแธบ=고드호프|Ojinaga=Охинага=Охінаґа=ओखाजीनागा=โอจินากา=オヒナガ=奥希纳加=奧希納加=오히나가
Omsk=Омск=Омськ=ओम्स्क=โอมสก์=オムスク=鄂木斯克|Oral=Ouralsk=Uralsk=Орал=Уральск=ออรัล|Oslo=Осло=ओस्लो=ออสโล
Ouagadougou=Uagadugú=Wagadugu=Уагадугу=Уаґадуґу=औगाडोगू=วากาดูกู=ワガドゥグー=瓦加杜古=와가두구
Pago Pago=Паго-Паго=पागो पागो=ปาโก ปาโก=パゴパゴ=巴哥巴哥=帕果帕果=파고파고|Palau=Palaos=Палау=पलाऊ=ปาเลา
Panamá=Панама=पनामा=ปานามา|Paramaribo=Парамарибо=पारामारिबो=ปารามาริโบ=パラマリボ=巴拉馬利波=帕拉马里博=파라마리보
Paris=Parigi=Parijs=Paryż=Париж=पेरिस=ปารีส|Perth=Перт=पर्थ=เพิร์ท
Phnom Penh=Пномпень=नॉम पेन्ह=พนมเปญ=プノンペン|Phoenix=Финикс=Фінікс=फ़ीनिक्स=ฟินิกซ์=フェニックス
Podgorica=Подгорица=Подгориця=पोड्गोरिका=พอดกอรีตซา=ポドゴリツァ=波多里察=波德戈里察=포드고리차
Pontianak=Понтианак=Понтіанак=पोंटीयांक=พอนเทียนัก=ポンティアナック=폰티아나크
Port Moresby=Порт-Морсби=Порт-Морсбі=पोर्ट मोरेस्बी=พอร์ตมอร์สบี=ポートモレスビー=莫士比港=莫尔兹比港=포트모르즈비
Port of Spain=Port-d’Espagne=Port-of-Spain=Puerto España=Порт-оф-Спейн=पोर्ट ऑफ़ स्पेन=พอร์ทออฟสเปน=ポートオブスペイン=西班牙港=포트오브스페인
Port-au-Prince=Porto Príncipe=Puerto Príncipe=Порт-о-Пренс=पोर्ट-ऑ-प्रिंस=ปอร์โตแปรงซ์=ポルトープランス=포르토프랭스
Porto Velho=Порту-Велью=पोर्टो वेल्हो=ปอร์ตูเวลโย=ポルトベーリョ=波多韦柳=포르토벨료
Porto-Novo=Porto Novo=Portonovo=Порто-Ново=पोर्टो-नोवो=ปอร์โต-โนโว=ポルトノボ=波多諾佛=波多诺伏=포르토노보
Prague=Praag=Prag=Praga=Praha=Прага=प्राग=ปราก
Puerto Rico=Porto Rico=Porto Riko=Portorico=Portoryko=Пуерто-Ріко=Пуэрто-Рико=पोर्टो रिको=เปอโตริโก=プエルトリコ=波多黎各=푸에르토리코
Punta Arenas=Пунта-Аренас=पुंटा एरिनास=ปุนตาอาเรนัส=プンタアレナス=蓬塔阿雷納斯=蓬塔阿雷纳斯=푼타아레나스
Pyongyang=Pjongjang=Pjöngjang=Пхеньян=प्योंगयांग=เปียงยาง|Recife=Ресифи=Ресіфі=रेसाइफ़=เรซีเฟ=レシフェ
Regina=Реджайна=रेजिना=ริไจนา=レジャイナ=리자이나
Reykjavík=Reikiavik=Reyk­ja­vík=Рейкʼявік=Рейкьявик=रेक्याविक=เรคยาวิก=レイキャビク=雷克雅未克=雷克雅維克=레이캬비크
Riga=Ryga=Рига=रीगा=ริกา|Rio Branco=Риу-Бранку=Ріо-Бранко=रियो ब्रांको=รีโอบรังโก=リオブランコ=里奥布郎库=里約布蘭=히우 브랑쿠
Riyadh=Riad=Riade=Rijad=Riyad=Ер-Ріяд=Эр-Рияд=रियाद=ริยาร์ด|Rome=Roma=Rzym
Río Gallegos=Рио-Гальегос=Ріо-Ґальєґос=रियो गालेगोस=ริโอกาลเลกอส=リオガジェゴス=里奥加耶戈斯=里奧加耶戈斯=리오 가예고스
Saint-Pierre=Miquelón=Микелон=Мікелон=मिकेलॉन=มีเกอลง=ミクロン島|Saipan=Сайпан=सायपान=ไซปัน=サイパン
Salta=Сальта=साल्टा=ซัลตา|Samara=Самара=समारा=ซามารา
Samarkand=Samarcanda=Samarcande=Samarkanda=Semerkand=Самарканд=समरकंद=ซามาร์กานด์=サマルカンド=撒馬爾罕=撒马尔罕=사마르칸트
San Juan=Сан-Хуан=सैन ह्वान=ซานฮวน=サンファン|San Luis=Сан-Луис=Сан-Луїс=सैन लूई=ซันลูอิส=サンルイス=圣路易斯=산루이스
San Marino=Saint-Marin=Сан-Марино=सैन मारीनो=ซานมารีโน=サンマリノ=圣马力诺=聖馬利諾=산마리노
Santarém=Сантарен=सैंटारेम=ซันตาเรม=サンタレム
Santiago=Santiago de Chile=Сантьяго=Сантьяґо=सैंटियागो=ซันติอาโก=サンチアゴ=圣地亚哥=聖地牙哥=산티아고
Santo Domingo=Saint-Domingue=Санто-Доминго=Санто-Домінґо=सेंटो डोमिंगो=ซานโต โดมิงโก=サントドミンゴ=圣多明各=聖多明哥=산토도밍고
Sarajevo=Sarajewo=Saraybosna=Сараево=Сараєво=साराजेवो=ซาราเยโว=サラエボ=塞拉耶佛=萨拉热窝=사라예보
Saratov=Saratow=Saratów=Саратов=सारातोव=ซาราทอฟ=サラトフ=萨拉托夫=薩拉托夫=사라토프|Seoul=Сеул=सिओल
Shanghai=Sjanghai=Szanghaj=Xangai=Şanghay=Шанхай=शंघाई=เซี่ยงไฮ้
Simferopol=Sinferopoli=Symferopol=Симферополь=Сімферополь=सिम्फ़ेरोपोल=ซิมเฟอโรโปล=シンフェロポリ=辛菲罗波尔=辛非洛浦=심페로폴
Singapore=Singapour=Singapura=Сингапур=Сінгапур=सिंगापुर=สิงคโปร์=シンガポール=싱가포르
Skopje=Skopie=Üsküp=Скопʼє=Скопье=स्कोप्जे=สโกเปีย=スコピエ=史高比耶=斯科普里
Sofia=Sofya=София=Софія=सोफ़िया=โซเฟีย=ソフィア
St. Thomas=Saint Thomas=Saint-Thomas=Сент-Томас=सेंट थॉमस=เซนต์โธมัส=セントトーマス=圣托马斯=聖托馬斯=세인트토마스
Stanley=Стенлі=Стэнли=स्टैनली=สแตนลีย์=スタンレー
Stockholm=Estocolmo=Stoccolma=Stokholm=Sztokholm=Стокгольм=स्टॉकहोम=สตอกโฮล์ม=ストックホルム=斯德哥尔摩=斯德哥爾摩=스톡홀름
Sydney=Сидней=Сідней=सिडनी=ซิดนีย์=シドニー|São Paulo=Сан-Паулу=साओ पाउलो=เซาเปาลู=サンパウロ=상파울루
São Tomé=Сан-Томе=साओ टोम=เซาตูเม=サントメ|Taipei=Taipeh=Tajpej=Тайбей=Тайбэй=ताईपेई=ไทเป=타이베이
Tallinn=Tallin=Таллин=Таллінн=तेलिन=ทาลลินน์|Tarawa=Taraua=Тарава=टारावा=ตาระวา
Tashkent=Tachkent=Taschkent=Tasjkent=Taskent=Taszkient=Taşkent=Ташкент=ताशकंद=ทาชเคนต์=タシケント=타슈켄트
Tbilisi=Tbilissi=Tiflis=Тбилиси=Тбілісі=टबिलिसी=ทบิลิซิ=トビリシ=第比利斯=트빌리시
Tegucigalpa=Тегусигальпа=Теґусіґальпа=टेगुसिगल्पा=เตกูซิกัลปา=テグシガルパ=德古斯加巴=特古西加尔巴=테구시갈파
Tehran=Tahran=Teerã=Teheran=Teherán=Téhéran=Тегеран=तेहरान=เตหะราน=テヘラン
Thimphu=Thimpu=Timbu=Тхимпху=Тхімпху=थिंपू=ทิมพู=ティンプー|Tijuana=Тихуана=Тіхуана=तिजुआना=ทิฮัวนา=ティフアナ=티후아나
Tirana=Tiran=Тирана=टाइरेन=ติรานา=ティラナ|Tokyo=Tokio=Tóquio=Токио=Токіо=टोक्यो=โตเกียว
Tomsk=Томск=Томськ=तोम्स्क=ตอมสค์=トムスク=托木斯克|Toronto=Торонто=टोरंटो=โทรอนโต=トロント
Trípoli=Trablus=Tripoli (Libye)=Tripolis=Trypolis=Триполи=Триполі=त्रिपोली=ตรีโปลี=トリポリ=的黎波里=트리폴리
Tunis=Tunisi=Tunus=Túnez=Тунис=Туніс=ट्यूनिस=ตูนิส=チュニス
Ulyanovsk=Oulianovsk=Ulianovsk=Uliánovsk=Uljanovsk=Uljanowsk=Ульяновск=Ульянівськ=उल्यानोव्स्क=อะลิยานอฟ=ウリヤノフスク=乌里扬诺夫斯克=烏里揚諾夫斯克=울리야노프스크
Ushuaia=Ушуая=उशुआइया=อูชูเอีย=ウシュアイア=乌斯怀亚=烏斯懷亞=우수아이아|Vaduz=Вадуц=वादुज़=วาดุซ=ファドゥーツ
Vancouver=Ванкувер=वैंकूवर=แวนคูเวอร์=バンクーバー
Vienna=Viena=Viyana=Wenen=Wiedeń=Wien=Wina=Вена=Відень=विएना=เวียนนา=ウィーン
Vientiane=Vientián=Wientian=Вʼєнтьян=Вьентьян=विएनतियान=เวียงจันทน์=ビエンチャン=비엔티안
Vilnius=Vilna=Wilno=Вильнюс=Вільнюс=विल्नियस=วิลนีอุส=ヴィリニュス=維爾紐斯=维尔纽斯=빌니우스
Vladivostok=Wladiwostok=Władywostok=Владивосток=व्लादिवोस्तोक=วลาดิโวสต็อก=ウラジオストク=블라디보스토크
Volgograd=Volgogrado=Wolgograd=Wołgograd=Волгоград=वोल्गोग्राड=วอลโกกราด=ボルゴグラード=伏尔加格勒=伏爾加格勒=볼고그라트
Warsaw=Varsavia=Varsovia=Varsovie=Varsóvia=Varşova=Warsawa=Warschau=Warszawa=Варшава=वॉरसॉ=วอร์ซอ=ワルシャワ=바르샤바
Whitehorse=Вайтгорс=Уайтхорс=व्हाइटहोर्स=ไวต์ฮอร์ส=ホワイトホース=怀特霍斯=懷特霍斯=화이트호스
Windhoek=Windhuk=Виндхук=Віндгук=विंडहोक=วินด์ฮุก=ウィントフック=温得和克=溫得和克=빈트후크
Winnipeg=Виннипег=Вінніпеґ=विनीपेग=วินนิเพก=ウィニペグ
Yakutsk=Iakoutsk=Jakoetsk=Jakuck=Jakutsk=Якутск=Якутськ=याकूत्स्क=ยาคุตสค์=ヤクーツク=雅库茨克=雅庫次克=야쿠츠크
Yangon=Rangoon=Rangoun=Rangum=Rangun=Yangón (Rangún)=Янгон=रंगून=ย่างกุ้ง=ヤンゴン
Yekaterinburg=Ecaterimburgo=Ekaterimburgo=Ekaterinbourg=Ekaterinburg=Jekaterinburg=Jekaterinenburg=Jekaterynburg=Єкатеринбург=Екатеринбург=येकातेरिनबर्ग=ยีคาเตอรินเบิร์ก=エカテリンブルグ=叶卡捷琳堡=葉卡捷林堡=예카테린부르크
Yerevan=Erevan=Ereván=Erivan=Eriwan=Erywań=Jerevan=Єреван=Ереван=येरेवान=เยเรวาน=エレバン
Zagreb=Zagabria=Zagrzeb=Загреб=ज़ाग्रेब=ซาเกร็บ=ザグレブ=札格瑞布=萨格勒布=자그레브
Zürich=Zurigo=Zurique=Zurych=Zürih=Цюрих=Цюріх=ज़्यूरिख़=ซูริค=チューリッヒ
Ürümqi=Urumczi=Urumçi=Урумчи=Урумчі=उरूम्की=อุรุมชี=ウルムチ=乌鲁木齐=烏魯木齊=우루무치
`;
