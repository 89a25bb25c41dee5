/** Written by tools/make-system-lists.mjs; see NOTICE for the sources. Entries end at `|` or at a line’s end. */

/** IATA=ICAO=country=city=name, big ones first. */
export const airportList = `
ABV=DNAA=NG=Abuja=Nnamdi Azikiwe International Airport
ACA=MMAA=MX=Ciudad de Acapulco=Aeropuerto Internacional Juan N. Álvarez
ACC=DGAA=GH=Accra=Kotoka International Airport|ACE=GCRR=ES=San Bartolomé=César Manrique-Lanzarote Airport
ADB=LTBJ=TR=İzmir=Adnan Menderes International Airport
ADD=HAAB=ET=Addis Ababa=Addis Ababa Bole International Airport
ADL=YPAD=AU=Adelaide=Adelaide International Airport|ADW=KADW=US=Camp Springs=Joint Base Andrews
AEP=SABE=AR=Buenos Aires=Jorge Newbery Airpark|AER=URSS=RU=Sochi=Sochi International Airport
AGP=LEMG=ES=Málaga=Málaga-Costa del Sol Airport|AGT=SGES=PY=Ciudad del Este=Aeropuerto Internacional Guaraní
AKL=NZAA=NZ=Auckland=Auckland International Airport|ALA=UAAA=KZ=Almaty=Almaty International Airport
ALC=LEAL=ES=Alicante=Alicante-Elche Miguel Hernández Airport|ALG=DAAG=DZ=Algiers=Houari Boumediene Airport
AMM=OJAI=JO=Amman=Queen Alia International Airport|AMS=EHAM=NL=Amsterdam=Amsterdam Airport Schiphol
ANC=PANC=US=Anchorage=Ted Stevens Anchorage International Airport
ARN=ESSA=SE=Stockholm=Stockholm-Arlanda Airport|ASB=UTAA=TM=Ashgabat=Ashgabat International Airport
ASU=SGAS=PY=Luque=Aeropuerto Internacional Silvio Pettirossi
ATH=LGAV=GR=Athens=Athens Eleftherios Venizelos International Airport
ATL=KATL=US=Atlanta=Hartsfield Jackson Atlanta International Airport
AUA=TNCA=AW=Oranjestad=Queen Beatrix International Airport
AUH=OMAA=AE=Abu Dhabi=Abu Dhabi International Airport
AUS=KAUS=US=Austin=Austin Bergstrom International Airport|AYT=LTAI=TR=Antalya=Antalya International Airport
BAH=OBBI=BH=Manama=Bahrain International Airport
BCN=LEBL=ES=Barcelona=Josep Tarradellas Barcelona-El Prat Airport|BDS=LIBR=IT=Brindisi=Brindisi Airport
BEG=LYBE=RS=Belgrade=Belgrade Nikola Tesla Airport
BEL=SBBE=BR=Belém=Val de Cans/Júlio Cezar Ribeiro International Airport
BER=EDDB=DE=Berlin=Berlin Brandenburg Airport|BEY=OLBA=LB=Beirut=Beirut Rafic Hariri International Airport
BFS=EGAA=GB=Belfast=Belfast International Airport|BGO=ENBR=NO=Bergen=Bergen Airport, Flesland
BGW=ORBI=IQ=Baghdad=Baghdad International Airport / New Al Muthana Air Base
BGY=LIME=IT=Milan=Milan Bergamo Airport|BHX=EGBB=GB=Birmingham=Birmingham International Airport
BJL=GBYD=GM=Banjul=Banjul International Airport|BJV=LTFE=TR=Bodrum=Milas Bodrum International Airport
BJX=MMLO=MX=Ciudad de Silao=Aeropuerto Internacional Del Bajío|BKK=VTBS=TH=Bangkok=Suvarnabhumi Airport
BKO=GABS=ML=Bamako=Modibo Keita International Airport
BLA=SVBC=VE=Barcelona=General José Antonio Anzoategui International Airport
BLL=EKBI=DK=Billund=Billund Airport|BLQ=LIPE=IT=Bologna=Bologna Guglielmo Marconi Airport
BLR=VOBL=IN=Bangalore=Kempegowda International Airport|BNA=KBNA=US=Nashville=Nashville International Airport
BNE=YBBN=AU=Brisbane=Brisbane International Airport|BOD=LFBD=FR=Bordeaux/Mérignac=Bordeaux-Mérignac Airport
BOG=SKBO=CO=Bogota=El Dorado International Airport|BOJ=LBBG=BG=Burgas=Burgas Airport
BOM=VABB=IN=Mumbai=Chhatrapati Shivaji International Airport
BON=TNCB=BQ=Kralendijk, Bonaire=Flamingo International Airport
BOS=KBOS=US=Boston=Logan International Airport
BPN=WALL=ID=Balikpapan=Sultan Aji Muhammad Sulaiman Sepinggan International Airport
BRI=LIBD=IT=Bari=Bari Karol Wojtyła Airport|BRU=EBBR=BE=Zaventem=Brussels Airport
BSB=SBBR=BR=Brasília=Presidente Juscelino Kubitschek International Airport
BSL=LFSB=FR=Bâle/Mulhouse=EuroAirport Basel-Mulhouse-Freiburg Airport
BTS=LZIB=SK=Bratislava=M. R. Štefánik Airport
BUD=LHBP=HU=Budapest=Budapest Liszt Ferenc International Airport
BUF=KBUF=US=Buffalo=Buffalo Niagara International Airport
BWI=KBWI=US=Baltimore=Baltimore/Washington International Thurgood Marshall Airport
BWN=WBSB=BN=Bandar Seri Begawan=Brunei International Airport
BZE=MZBZ=BZ=Belize City=Philip S. W. Goldson International Airport
CAG=LIEE=IT=Cagliari=Cagliari Elmas Airport|CAI=HECA=EG=Cairo=Cairo International Airport
CAN=ZGGG=CN=Guangzhou (Huadu)=Guangzhou Baiyun International Airport
CAY=SOCA=GF=Matoury=Cayenne – Félix Eboué Airport|CCS=SVMI=VE=Caracas=Simón Bolívar International Airport
CCU=VECC=IN=Kolkata=Netaji Subhash Chandra Bose International Airport
CDG=LFPG=FR=Paris=Charles de Gaulle International Airport
CEB=RPVM=PH=Lapu-Lapu City=Mactan Cebu International Airport
CGK=WIII=ID=Jakarta=Soekarno-Hatta International Airport|CGN=EDDK=DE=Köln (Cologne)=Cologne Bonn Airport
CGO=ZHCC=CN=Zhengzhou=Zhengzhou Xinzheng International Airport
CGQ=ZYCC=CN=Changchun=Changchun Longjia International Airport
CHC=NZCH=NZ=Christchurch=Christchurch International Airport|CJU=RKPC=KR=Jeju City=Jeju International Airport
CKG=ZUCK=CN=Chongqing=Chongqing Jiangbei International Airport
CLE=KCLE=US=Cleveland=Cleveland Hopkins International Airport
CLT=KCLT=US=Charlotte=Charlotte Douglas International Airport
CMB=VCBI=LK=Colombo=Bandaranaike International Colombo Airport
CMH=KCMH=US=Columbus=John Glenn Columbus International Airport
CMN=GMMN=MA=Casablanca=Mohammed V International Airport
CNF=SBCF=BR=Belo Horizonte=Tancredo Neves International Airport
CNX=VTCC=TH=Chiang Mai=Chiang Mai International Airport|COK=VOCI=IN=Kochi=Cochin International Airport
CPH=EKCH=DK=Copenhagen=Copenhagen Kastrup Airport|CPT=FACT=ZA=Cape Town=Cape Town International Airport
CSX=ZGHA=CN=Changsha (Changsha)=Changsha Huanghua International Airport
CTA=LICC=IT=Catania=Catania-Fontanarossa Airport|CTS=RJCC=JP=Sapporo=New Chitose Airport
CTU=ZUUU=CN=Chengdu (Shuangliu)=Chengdu Shuangliu International Airport
CUN=MMUN=MX=Ciudad de Cancún=Aeropuerto Internacional de Cancún
CUR=TNCC=CW=Willemstad=Hato International Airport
CUZ=SPZO=PE=Cusco=Alejandro Velasco Astete International Airport
CVG=KCVG=US=Cincinnati / Covington=Cincinnati Northern Kentucky International Airport
CZM=MMCZ=MX=Ciudad de Cozumel=Aeropuerto Internacional de Cozumel
DAC=VGHS=BD=Dhaka=Hazrat Shahjalal International Airport|DAM=OSDI=SY=Damascus=Damascus International Airport
DAR=HTDA=TZ=Dar es Salaam=Julius Nyerere International Airport
DCA=KDCA=US=Washington=Ronald Reagan Washington National Airport
DEL=VIDP=IN=New Delhi=Indira Gandhi International Airport|DEN=KDEN=US=Denver=Denver International Airport
DFW=KDFW=US=Dallas-Fort Worth=Dallas Fort Worth International Airport
DGO=MMDO=MX=Ciudad de Durango=Aeropuerto Internacional Gral, Guadalupe Victoria
DHA=OEDR=SA=Dhahran=King Abdulaziz Air Base|DJJ=WAJJ=ID=Sentani=Dortheys Hiyo Eluay International Airport
DLC=ZYTL=CN=Ganjingzi, Dalian=Dalian Zhoushuizi International Airport
DLM=LTBS=TR=Dalaman=Dalaman International Airport|DME=UUDD=RU=Moscow=Domodedovo International Airport
DMK=VTBD=TH=Bangkok=Don Mueang International Airport|DMM=OEDF=SA=Ad Dammam=King Fahd International Airport
DNA=RODN=JP==Kadena Air Base|DOH=OTHH=QA=Doha=Hamad International Airport
DPS=WADD=ID=Denpasar=Ngurah Rai (Bali) International Airport|DQM=OODQ=OM=Duqm=Duqm International Airport
DRW=YPDN=AU=Darwin=Darwin International Airport / RAAF Darwin
DSS=GOBD=SN=Dakar=Blaise Diagne International Airport
DTW=KDTW=US=Detroit=Detroit Metropolitan Wayne County Airport|DUB=EIDW=IE=Dublin=Dublin Airport
DUR=FALE=ZA=Durban=King Shaka International Airport|DUS=EDDL=DE=Düsseldorf=Düsseldorf Airport
DVO=RPMD=PH=Davao=Francisco Bangoy International Airport
DWC=OMDW=AE=Jebel Ali=Al Maktoum International Airport|DXB=OMDB=AE=Dubai=Dubai International Airport
EBB=HUEN=UG=Kampala=Entebbe International Airport|EDI=EGPH=GB=Edinburgh=Edinburgh Airport
EHU=ZHEC=CN=Ezhou=Ezhou Huahu Airport|EIN=EHEH=NL=Eindhoven=Eindhoven Airport
ESB=LTAC=TR=Ankara=Esenboğa International Airport
ESG=SGME=PY=Mariscal Estigarribia=Aeropuerto Internacional Dr. Luis Maria Argaña
ETM=LLER=IL=Eilat=Ramon International Airport|EVN=UDYZ=AM=Yerevan=Zvartnots International Airport
EWR=KEWR=US=Newark=Newark Liberty International Airport
EZE=SAEZ=AR=Buenos Aires (Ezeiza)=Minister Pistarini International Airport
FAI=PAFA=US=Fairbanks=Fairbanks International Airport|FAO=LPFR=PT=Faro=Faro Airport
FCO=LIRF=IT=Rome=Rome–Fiumicino Leonardo da Vinci International Airport
FDF=TFFF=MQ=Fort-de-France=Martinique Aimé Césaire International Airport
FIH=FZAA=CD=Kinshasa=Ndjili International Airport
FLL=KFLL=US=Fort Lauderdale=Fort Lauderdale Hollywood International Airport
FLN=SBFL=BR=Florianópolis=Hercílio Luz International Airport
FNA=GFLL=SL=Freetown (Lungi-Town)=Lungi International Airport
FOC=ZSFZ=CN=Fuzhou=Fuzhou Changle International Airport|FRA=EDDF=DE=Frankfurt am Main=Frankfurt Airport
FRU=UCFM=KG=Bishkek=Manas International Airport|FUE=GCFV=ES=El Matorral=Fuerteventura Airport
FUK=RJFF=JP=Fukuoka=Fukuoka Airport|GBE=FBSK=BW=Gaborone=Sir Seretse Khama International Airport
GCM=MWCR=KY=Georgetown=Owen Roberts International Airport
GDL=MMGL=MX=Ciudad de Tlajomulco de Zúñiga=Aeropuerto Internacional Miguel Hidalgo
GDN=EPGD=PL=Gdańsk=Gdańsk Lech Wałęsa Airport|GEA=NWWM=NC=Nouméa=Nouméa Magenta Airport
GIG=SBGL=BR=Rio De Janeiro=Rio Galeão – Tom Jobim International Airport
GLA=EGPF=GB=Paisley, Renfrewshire=Glasgow International Airport
GMP=RKSS=KR=Seoul=Gimpo International Airport|GOI=VOGO=IN=Vasco da Gama=Dabolim Airport
GOT=ESGG=SE=Gothenburg=Gothenburg-Landvetter Airport
GRU=SBGR=BR=São Paulo=Guarulhos - Governador André Franco Montoro International Airport
GSV=UWSG=RU=Saratov=Gagarin International Airport|GUA=MGGT=GT=Guatemala City=La Aurora Airport
GUM=PGUM=GU=Hagåtña=Antonio B. Won Pat International Airport
GVA=LSGG=CH=Geneva=Geneva Cointrin International Airport
GYD=UBBB=AZ=Baku=Heydar Aliyev International Airport
GYE=SEGU=EC=Guayaquil=José Joaquín de Olmedo International Airport|HAJ=EDDV=DE=Hannover=Hannover Airport
HAK=ZJHK=CN=Haikou (Meilan)=Haikou Meilan International Airport
HAM=EDDH=DE=Hamburg=Hamburg Helmut Schmidt Airport|HAN=VVNB=VN=Hanoi (Soc Son)=Noi Bai International Airport
HAV=MUHA=CU=Havana=José Martí International Airport|HEL=EFHK=FI=Helsinki=Helsinki Vantaa Airport
HER=LGIR=GR=Heraklion=Heraklion International Nikos Kazantzakis Airport
HET=ZBHH=CN=Hohhot=Hohhot Baita International Airport
HGH=ZSHC=CN=Hangzhou=Hangzhou Xiaoshan International Airport
HIR=AGGH=SB=Honiara=Honiara International Airport|HKG=VHHH=HK=Islands=Hong Kong International Airport
HKT=VTSP=TH=Phuket=Phuket International Airport
HMO=MMHO=MX=Hermosillo=General Ignacio P. Garcia International Airport
HND=RJTT=JP=Tokyo=Tokyo Haneda International Airport
HNL=PHNL=US=Honolulu=Daniel K Inouye International Airport
HRB=ZYHB=CN=Harbin=Harbin Taiping International Airport
HRE=FVRG=ZW=Harare=Robert Gabriel Mugabe International Airport
HRG=HEGN=EG=Hurghada=Hurghada International Airport|HRI=VCRI=LK==Mattala Rajapaksa International Airport
HSA=UAIT=KZ==Hazrat Sultan International Airport|HYD=VOHS=IN=Hyderabad=Rajiv Gandhi International Airport
IAD=KIAD=US=Dulles=Washington Dulles International Airport
IAH=KIAH=US=Houston=George Bush Intercontinental Houston Airport|IBZ=LEIB=ES=Ibiza (Eivissa)=Ibiza Airport
ICN=RKSI=KR=Seoul=Incheon International Airport|IKA=OIIE=IR=Tehran=Imam Khomeini International Airport
IND=KIND=US=Indianapolis=Indianapolis International Airport
ISB=OPIS=PK=Attock=Islamabad International Airport|ISL=LTBA=TR=Bakırköy, Istanbul=İstanbul Atatürk Airport
IST=LTFM=TR=Arnavutköy, Istanbul=İstanbul Airport|ITM=RJOO=JP=Osaka=Osaka International Airport
JAX=KJAX=US=Jacksonville=Jacksonville International Airport
JED=OEJN=SA=Jeddah=King Abdulaziz International Airport
JFK=KJFK=US=New York=John F Kennedy International Airport|JIB=HDAM=DJ=Djibouti City=Djibouti-Ambouli Airport
JNB=FAOR=ZA=Johannesburg=OR Tambo International Airport|JUB=HJJJ=SS=Juba=Juba International Airport
KBP=UKBB=UA=Boryspil=Boryspil International Airport|KEF=BIKF=IS=Reykjavík=Keflavik International Airport
KGL=HRYR=RW=Kigali=Kigali International Airport
KHH=RCKH=TW=Kaohsiung (Xiaogang)=Kaohsiung International Airport
KHI=OPKC=PK=Karachi=Jinnah International Airport
KHN=ZSCN=CN=Nanchang=Nanchang Changbei International Airport
KIN=MKJP=JM=Kingston=Norman Manley International Airport|KIX=RJBB=JP=Osaka=Kansai International Airport
KJA=UNKL=RU=Krasnoyarsk=Krasnoyarsk International Airport
KMG=ZPPP=CN=Kunming=Kunming Changshui International Airport
KNO=WIMM=ID=Medan=Kualanamu International Airport|KOJ=RJFK=JP=Kagoshima=Kagoshima Airport
KRK=EPKK=PL=Kraków=Kraków John Paul II International Airport
KRT=HSSK=SD=Khartoum=Khartoum International Airport|KTM=VNKT=NP=Kathmandu=Tribhuvan International Airport
KUF=UWWW=RU=Samara=Kurumoch International Airport|KUL=WMKK=MY=Sepang=Kuala Lumpur International Airport
KWE=ZUGY=CN=Guiyang (Nanming)=Guiyang Longdongbao International Airport
KWI=OKKK=KW=Kuwait City=Kuwait International Airport
KWL=ZGKL=CN=Guilin (Lingui)=Guilin Liangjiang International Airport
KZN=UWKD=RU=Kazan=Kazan International Airport|LAD=FNLU=AO=Luanda=Quatro de Fevereiro International Airport
LAS=KLAS=US=Las Vegas=Harry Reid International Airport
LAX=KLAX=US=Los Angeles=Los Angeles International Airport|LCA=LCLK=CY=Larnaca=Larnaca International Airport
LED=ULLI=RU=St. Petersburg=Pulkovo Airport|LEJ=EDDP=DE=Leipzig=Leipzig/Halle Airport
LGA=KLGA=US=New York=La Guardia Airport|LGW=EGKK=GB=London=London Gatwick Airport
LHE=OPLA=PK=Lahore=Allama Iqbal International Airport|LHR=EGLL=GB=London=London Heathrow Airport
LHW=ZLLL=CN=Lanzhou (Yongdeng)=Lanzhou Zhongchuan International Airport
LIM=SPJC=PE=Lima=Jorge Chávez International Airport|LIR=MRLB=CR=Liberia=Guanacaste Airport
LIS=LPPT=PT=Lisbon=Humberto Delgado Airport (Lisbon Portela Airport)
LJU=LJLJ=SI=Ljubljana=Ljubljana Jože Pučnik Airport|LOS=DNMM=NG=Lagos=Murtala Muhammed International Airport
LPA=GCLP=ES=Gran Canaria Island=Gran Canaria Airport|LTN=EGGW=GB=London=London Luton Airport
LUN=FLKK=ZM=Lusaka=Kenneth Kaunda International Airport
LUX=ELLX=LU=Luxembourg=Luxembourg-Findel International Airport|LWO=UKLL=UA=Lviv=Lviv International Airport
LYS=LFLL=FR=Lyon=Lyon Saint-Exupéry Airport|MAA=VOMM=IN=Chennai=Chennai International Airport
MAD=LEMD=ES=Madrid=Adolfo Suárez Madrid–Barajas Airport|MAN=EGCC=GB=Manchester=Manchester Airport
MAO=SBEG=BR=Manaus=Eduardo Gomes International Airport|MBA=HKMO=KE=Mombasa=Moi International Airport
MCI=KMCI=US=Kansas City=Kansas City International Airport|MCO=KMCO=US=Orlando=Orlando International Airport
MCT=OOMS=OM=Muscat=Muscat International Airport|MDL=VYMD=MM=Mandalay=Mandalay International Airport
MDW=KMDW=US=Chicago=Chicago Midway International Airport
MED=OEMA=SA=Medina=Prince Mohammad Bin Abdulaziz Airport
MEL=YMML=AU=Melbourne=Melbourne International Airport|MEM=KMEM=US=Memphis=Memphis International Airport
MEX=MMMX=MX=Ciudad de México=Aeropuerto Internacional Lic. Benito Juárez
MFM=VMMC=MO=Nossa Senhora do Carmo=Macau International Airport
MHD=OIMM=IR=Mashhad=Mashhad International Airport|MIA=KMIA=US=Miami=Miami International Airport
MID=MMMD=MX=Ciudad de Mérida=Aeropuerto Internacional Manuel Crescencio Rejón
MJI=HLLM=LY=Tripoli=Mitiga International Airport
MKE=KMKE=US=Milwaukee=General Mitchell International Airport
MLA=LMML=MT=Valletta=Malta International Airport|MLE=VRMM=MV=Malé=Malé International Airport
MNL=RPLL=PH=Manila=Ninoy Aquino International Airport|MPM=FQMA=MZ=Maputo=Maputo Airport
MRS=LFML=FR=Marseille=Marseille Provence Airport
MRU=FIMP=MU=Plaine Magnien=Sir Seewoosagur Ramgoolam International Airport
MSP=KMSP=US=Minneapolis=Minneapolis–Saint Paul International Airport / Wold–Chamberlain Field
MSQ=UMMS=BY=Minsk=Minsk National Airport
MSY=KMSY=US=New Orleans=Louis Armstrong New Orleans International Airport
MTY=MMMY=MX=Ciudad de Apodaca=Aeropuerto Internacional Gral. Mariano Escobedo
MUC=EDDM=DE=Munich=Munich Airport
MVD=SUMU=UY=Ciudad de la Costa=Carrasco General Cesáreo L. Berisso International Airport
MWX=RKJB=KR=Piseo-ri (Muan)=Muan International Airport|MXP=LIMC=IT=Milan=Malpensa International Airport
MZT=MMMZ=MX=Ciudad de Mazatlàn=Aeropuerto Internacional Gral. Rafael Buelna
NAP=LIRN=IT=Napoli=Naples International Airport|NAS=MYNN=BS=Nassau=Lynden Pindling International Airport
NBO=HKJK=KE=Nairobi=Jomo Kenyatta International Airport|NCE=LFMN=FR=Nice=Nice-Côte d'Azur Airport
NDJ=FTTJ=TD=N'Djamena=N'Djamena International Airport|NGB=ZSNB=CN=Ningbo=Ningbo Lishe International Airport
NGO=RJGG=JP=Tokoname=Chubu Centrair International Airport
NIM=DRRN=NE=Niamey=Diori Hamani International Airport
NKC=GQNO=MR=Nouakchott=Nouakchott–Oumtounsy International Airport
NKG=ZSNJ=CN=Nanjing=Nanjing Lukou International Airport
NLU=MMSM=MX=Mexico City=General Felipe Ángeles International Airport
NNG=ZGNN=CN=Nanning (Jiangnan)=Nanning Wuxu Airport
NQZ=UACC=KZ=Nur-Sultan=Nursultan Nazarbayev International Airport
NRT=RJAA=JP=Narita=Narita International Airport|NUE=EDDN=DE=Nuremberg=Nuremberg Airport
OAK=KOAK=US=Oakland=Metropolitan Oakland International Airport
OKA=ROAH=JP=Naha=Naha Airport / JASDF Naha Air Base|OKO=RJTY=JP=Fussa=Yokota Air Base
ONT=KONT=US=Ontario=Ontario International Airport|OPO=LPPR=PT=Porto=Francisco de Sá Carneiro Airport
ORD=KORD=US=Chicago=Chicago O'Hare International Airport|ORY=LFPO=FR=Paris=Paris-Orly Airport
OSL=ENGM=NO=Oslo=Oslo Airport, Gardermoen|OTP=LROP=RO=Bucharest=Henri Coandă International Airport
OVB=UNNT=RU=Novosibirsk=Novosibirsk Tolmachevo Airport
PAP=MTPP=HT=Port-au-Prince=Toussaint Louverture International Airport
PBI=KPBI=US=West Palm Beach=Palm Beach International Airport
PBM=SMJP=SR=Zandery=Johan Adolf Pengel International Airport|PDL=LPPD=PT=Ponta Delgada=João Paulo II Airport
PDX=KPDX=US=Portland=Portland International Airport
PEK=ZBAA=CN=Beijing=Beijing Capital International Airport|PER=YPPH=AU=Perth=Perth International Airport
PHL=KPHL=US=Philadelphia=Philadelphia International Airport
PHX=KPHX=US=Phoenix=Phoenix Sky Harbor International Airport
PIT=KPIT=US=Pittsburgh=Pittsburgh International Airport
PJC=SGPJ=PY=Pedro Juan Caballero=Aeropuerto Internacional Dr. Augusto Roberto Fuster
PKX=ZBAD=CN=Beijing=Beijing Daxing International Airport
PLS=MBPV=TC=Providenciales=Providenciales International Airport
PMI=LEPA=ES=Palma de Mallorca=Palma de Mallorca Airport|PMO=LICJ=IT=Palermo=Falcone–Borsellino Airport
PNH=VDPP=KH=Phnom Penh (Pou Senchey)=Phnom Penh International Airport
POM=AYPY=PG=Port Moresby=Port Moresby Jacksons International Airport
PPT=NTAA=PF=Papeete=Faa'a International Airport|PRG=LKPR=CZ=Prague=Václav Havel Airport Prague
PSA=LIRP=IT=Pisa=Pisa International Airport
PTP=TFFR=GP=Pointe-à-Pitre=Pointe-à-Pitre Le Raizet International  Airport
PTY=MPTO=PA=Tocumen=Tocumen International Airport|PUJ=MDPC=DO=Punta Cana=Punta Cana International Airport
PUS=RKPK=KR=Busan=Gimhae International Airport|PVD=KPVD=US=Warwick=Theodore Francis Green State Airport
PVG=ZSPD=CN=Shanghai (Pudong)=Shanghai Pudong International Airport
PVR=MMPR=MX=Ciudad de Puerto Vallarta=Aeropuerto Internacional Lic. Gustavo Díaz Ordaz
PWM=KPWM=US=Portland=Portland International Jetport
RDU=KRDU=US=Raleigh/Durham=Raleigh Durham International Airport
REP=VDSR=KH=Siem Reap=Siem Reap International Airport|RGN=VYYY=MM=Yangon=Yangon International Airport
RIC=KRIC=US=Richmond=Richmond International Airport|RIX=EVRA=LV=Riga=Riga International Airport
RNO=KRNO=US=Reno=Reno Tahoe International Airport|ROB=GLRB=LR=Monrovia=Roberts International Airport
ROV=URRP=RU=Rostov-on-Don=Platov International Airport
RSW=KRSW=US=Fort Myers=Southwest Florida International Airport
RUH=OERK=SA=Riyadh=King Khaled International Airport|RUN=FMEE=RE=Sainte-Marie=Roland Garros Airport
SAL=MSLP=SV=San Salvador (San Luis Talpa)=Monseñor Óscar Arnulfo Romero International Airport
SAN=KSAN=US=San Diego=San Diego International Airport
SAT=KSAT=US=San Antonio=San Antonio International Airport
SAV=KSAV=US=Savannah=Savannah Hilton Head International Airport
SAW=LTFJ=TR=Pendik, Istanbul=Istanbul Sabiha Gökçen International Airport
SCL=SCEL=CL=Santiago=Comodoro Arturo Merino Benítez International Airport
SCQ=LEST=ES=Santiago de Compostela=Santiago-Rosalía de Castro Airport
SDF=KSDF=US=Louisville=Louisville Muhammad Ali International Airport|SDJ=RJSS=JP=Natori=Sendai Airport
SDQ=MDSD=DO=Santo Domingo=Las Américas International Airport
SEA=KSEA=US=Seattle=Seattle–Tacoma International Airport
SEZ=FSIA=SC=Mahe Island=Seychelles International Airport
SFB=KSFB=US=Orlando=Orlando Sanford International Airport
SFO=KSFO=US=San Francisco=San Francisco International Airport
SGN=VVTS=VN=Ho Chi Minh City=Tan Son Nhat International Airport
SHA=ZSSS=CN=Shanghai (Minhang)=Shanghai Hongqiao International Airport
SHE=ZYTX=CN=Hunnan, Shenyang=Shenyang Taoxian International Airport
SHJ=OMSJ=AE=Sharjah=Sharjah International Airport|SHO=FDSK=SZ=Mpaka=King Mswati III International Airport
SID=GVAC=CV=Espargos=Amílcar Cabral International Airport|SIN=WSSS=SG=Singapore=Singapore Changi Airport
SJC=KSJC=US=San Jose=Norman Y. Mineta San Jose International Airport
SJD=MMSD=MX=Ciudad de San José del Cabo=Aeropuerto Internacional de Los Cabos
SJU=TJSJ=PR=San Juan=Luis Munoz Marin International Airport
SKG=LGTS=GR=Thessaloniki=Thessaloniki Macedonia International Airport
SKP=LWSK=MK=Skopje=Skopje International Airport
SLC=KSLC=US=Salt Lake City=Salt Lake City International Airport
SMF=KSMF=US=Sacramento=Sacramento International Airport
SNA=KSNA=US=Santa Ana=John Wayne Airport-Orange County Airport|SNN=EINN=IE=Shannon=Shannon Airport
SOF=LBSF=BG=Sofia=Sofia Airport|SSA=SBSV=BR=Salvador=Deputado Luiz Eduardo Magalhães International Airport
SSH=HESH=EG=Sharm El Sheikh=Sharm El Sheikh International Airport
STL=KSTL=US=St Louis=St Louis Lambert International Airport|STN=EGSS=GB=London=London Stansted Airport
STR=EDDS=DE=Stuttgart=Stuttgart Airport|SUB=WARR=ID=Surabaya=Juanda International Airport
SVG=ENZV=NO=Stavanger=Stavanger Airport, Sola|SVO=UUEE=RU=Moscow=Sheremetyevo International Airport
SVX=USSS=RU=Yekaterinburg=Koltsovo Airport|SXM=TNCM=SX=Saint Martin=Princess Juliana International Airport
SYD=YSSY=AU=Sydney=Sydney Kingsford Smith International Airport
SYR=KSYR=US=Syracuse=Syracuse Hancock International Airport
SYX=ZJSY=CN=Sanya (Tianya)=Sanya Phoenix International Airport
SYZ=OISS=IR=Shiraz=Shiraz Shahid Dastghaib International Airport
SZX=ZGSZ=CN=Shenzhen (Bao'an)=Shenzhen Bao'an International Airport
TAO=ZSQD=CN=Jiaozhou, Qingdao=Qingdao Jiaodong International Airport
TAS=UTTT=UZ=Tashkent=Tashkent International Airport|TBS=UGTB=GE=Tbilisi=Tbilisi International Airport
TFS=GCTS=ES=Tenerife=Tenerife Sur Airport
TFU=ZUTF=CN=Chengdu (Jianyang)=Chengdu Tianfu International Airport
TGD=LYPG=ME=Podgorica=Podgorica Airport / Podgorica Golubovci Airbase
THR=OIII=IR=Tehran=Mehrabad International Airport
TIA=LATI=AL=Tirana=Tirana International Airport Mother Teresa
TIJ=MMTJ=MX=Ciudad de Tijuana=Aeropuerto Internacional Gral. Abelardo Rodriguez
TLC=MMTO=MX=Ciudad de Toluca=Aeropuerto Internacional Adolfo López Mateos
TLL=EETN=EE=Tallinn=Lennart Meri Tallinn Airport|TLS=LFBO=FR=Toulouse/Blagnac=Toulouse-Blagnac Airport
TLV=LLBG=IL=Tel Aviv=Ben Gurion International Airport|TNA=ZSJN=CN=Jinan=Jinan Yaoqiang International Airport
TNR=FMMI=MG=Antananarivo=Ivato Airport|TOS=ENTC=NO=Tromsø=Tromsø Airport, Langnes
TPA=KTPA=US=Tampa=Tampa International Airport
TPE=RCTP=TW=Taoyuan (Dayuan)=Taiwan Taoyuan International Airport
TRD=ENVA=NO=Trondheim=Trondheim Airport, Værnes|TRN=LIMF=IT=Torino=Turin Airport
TRV=VOTV=IN=Thiruvananthapuram=Trivandrum International Airport
TSN=ZBTJ=CN=Tianjin=Tianjin Binhai International Airport|TUL=KTUL=US=Tulsa=Tulsa International Airport
TUN=DTTA=TN=Tunis=Tunis Carthage International Airport|TYN=ZBYN=CN=Taiyuan=Taiyuan Wusu Airport
UBN=ZMCK=MN=Ulaanbaatar (Sergelen)=Ulaanbaatar Chinggis Khaan International Airport
UFA=UWUU=RU=Ufa=Ufa International Airport|UIO=SEQM=EC=Quito=Mariscal Sucre International Airport
UPG=WAAA=ID=Ujung Pandang=Hasanuddin International Airport
URC=ZWWW=CN=Ürümqi=Ürümqi Diwopu International Airport
UVF=TLPL=LC=Vieux Fort=Hewanorra International Airport|VAR=LBWN=BG=Varna=Varna Airport
VCE=LIPZ=IT=Venice=Venice Marco Polo Airport|VIE=LOWW=AT=Vienna=Vienna International Airport
VKO=UUWW=RU=Moscow=Vnukovo International Airport|VLI=NVVV=VU=Port Vila=Bauerfield International Airport
VNO=EYVI=LT=Vilnius=Vilnius International Airport
VRA=MUVR=CU=Matanzas=Juan Gualberto Gomez International Airport
VRN=LIPX=IT=Villafranca di Verona=Verona-Villafranca Valerio Catullo Airport
VVI=SLVR=BO=Santa Cruz=Viru Viru International Airport|VVO=UHWW=RU=Artyom=Vladivostok International Airport
WAW=EPWA=PL=Warsaw=Warsaw Chopin Airport|WDH=FYWH=NA=Windhoek=Hosea Kutako International Airport
WLG=NZWN=NZ=Wellington=Wellington International Airport
WNZ=ZSWZ=CN=Wenzhou=Wenzhou Longwan International Airport
WUH=ZHHH=CN=Wuhan (Huangpi)=Wuhan Tianhe International Airport
XIY=ZLXY=CN=Xianyang (Weicheng)=Xi'an Xianyang International Airport
XMN=ZSAM=CN=Xiamen=Xiamen Gaoqi International Airport|YEG=CYEG=CA=Edmonton=Edmonton International Airport
YHZ=CYHZ=CA=Halifax=Halifax / Stanfield International Airport
YNT=ZSYT=CN=Yantai=Yantai Penglai International Airport
YOW=CYOW=CA=Ottawa=Ottawa Macdonald-Cartier International Airport
YQB=CYQB=CA=Quebec=Quebec Jean Lesage International Airport
YUL=CYUL=CA=Montréal=Montreal / Pierre Elliott Trudeau International Airport
YVR=CYVR=CA=Vancouver=Vancouver International Airport
YWG=CYWG=CA=Winnipeg=Winnipeg / James Armstrong Richardson International Airport
YXS=CYXS=CA=Prince George=Prince George Airport|YXX=CYXX=CA=Abbotsford=Abbotsford International Airport
YYC=CYYC=CA=Calgary=Calgary International Airport|YYJ=CYYJ=CA=Victoria=Victoria International Airport
YYT=CYYT=CA=St. John's=St. John's International Airport
YYZ=CYYZ=CA=Toronto=Lester B. Pearson International Airport|ZAG=LDZA=HR=Zagreb=Zagreb Airport
ZIA=UUBW=RU=Moscow=Zhukovsky International Airport
ZNZ=HTZA=TZ=Zanzibar=Abeid Amani Karume International Airport|ZRH=LSZH=CH=Zurich=Zürich Airport
AAA=NTGA=PF=Anaa=Anaa Airport|AAC=HEAR=EG=El Arish=El Arish International Airport
AAE=DABB=DZ=Annaba=Annaba Rabah Bitat Airport|AAL=EKYT=DK=Aalborg=Aalborg Airport
AAM=FAMD=ZA=Malamala=Malamala Airport|AAN=OMAL=AE=Al Ain=Al Ain International Airport
AAP=WALS=ID=Samarinda=Aji Pangeran Tumenggung Pranoto International Airport
AAQ=URKA=RU=Krasnyi Kurgan=Anapa Vityazevo Airport|AAR=EKAH=DK=Aarhus=Aarhus Airport
AAT=ZWAT=CN=Altay=Altay Xuedu Airport|AAY=OYGD=YE=Al Ghaydah=Al Ghaydah International Airport
ABA=UNAA=RU=Abakan=Abakan International Airport|ABD=OIAA=IR=Abadan=Abadan Airport
ABE=KABE=US=Allentown=Lehigh Valley International Airport|ABI=KABI=US=Abilene=Abilene Regional Airport
ABJ=DIAP=CI=Abidjan=Félix-Houphouët-Boigny International Airport|ABK=HAKD=ET=Kebri Dahar=Kebri Dahar Airport
ABQ=KABQ=US=Albuquerque=Albuquerque International Sunport|ABR=KABR=US=Aberdeen=Aberdeen Regional Airport
ABS=HEBL=EG=Abu Simbel=Abu Simbel Airport|ABT=OEBA=SA=Al-Baha=King Saud Bin Abdulaziz (Al Baha) Airport
ABX=YMAY=AU=Albury=Albury Airport|ABY=KABY=US=Albany=Southwest Georgia Regional Airport
ABZ=EGPD=GB=Aberdeen=Aberdeen Dyce Airport|ACH=LSZR=CH=Altenrhein=St Gallen Altenrhein Airport
ACI=EGJA=GG=Saint Anne=Alderney Airport|ACK=KACK=US=Nantucket=Nantucket Memorial Airport
ACT=KACT=US=Waco=Waco Regional Airport
ACV=KACV=US=Arcata/Eureka=California Redwood Coast-Humboldt County Airport
ACX=ZUYI=CN=Xingyi=Xingyi Wanfenglin Airport|ACY=KACY=US=Atlantic City=Atlantic City International Airport
ADA=LTAF=TR=Seyhan=Adana Şakirpaşa Airport|ADE=OYAA=YE=Aden=Aden International Airport
ADF=LTCP=TR=Adıyaman=Adıyaman Airport|ADJ=OJAM=JO=Amman=Amman Civil (Marka International) Airport
ADK=PADK=US=Adak=Adak Airport|ADQ=PADQ=US=Kodiak=Kodiak Airport|ADU=OITL=IR=Ardabil=Ardabil Airport
ADZ=SKSP=CO=San Andrés=Gustavo Rojas Pinilla International Airport
AEB=ZGBS=CN=Baise (Tianyang)=Baise Youjiang Airport|AEG=WIME=ID=Padang Sidempuan=Aek Godang Airport
AEH=FTTC=TD=Abeche=Abeche Airport|AES=ENAL=NO=Ålesund=Ålesund Airport, Vigra
AEU=OIBA=IR=Abu Musa=Abu Musa Island Airport|AEX=KAEX=US=Alexandria=Alexandria International Airport
AEY=BIAR=IS=Akureyri=Akureyri Airport|AFA=SAMR=AR=San Rafael=Suboficial Ay Santiago Germano Airport
AFL=SBAT=BR=Alta Floresta=Piloto Osvaldo Marques Dias Airport|AFZ=OIMS=IR=Sabzevar=Sabzevar National Airport
AGA=GMAD=MA=Agadir (Temsia)=Al Massira Airport|AGF=LFBA=FR=Agen/La Garenne=Agen-La Garenne Airport
AGH=ESTA=SE=Ängelholm=Ängelholm-Helsingborg Airport|AGR=VIAG=IN=Agra=Agra Airport / Agra Air Force Station
AGS=KAGS=US=Augusta=Augusta Regional At Bush Field
AGU=MMAS=MX=Aguascalientes=Governor Jesús Terán Peredo International Airport
AGV=SVAC=VE=Acarigua=Oswaldo Guevara Mujica Airport|AGX=VOAT=IN=Agatti=Agatti Airport
AHB=OEAB=SA=Abha=Abha International Airport|AHE=NTHE=PF=Ahe Atoll=Ahe Airport
AHN=KAHN=US=Athens=Athens Ben Epps Airport|AHO=LIEA=IT=Alghero=Alghero-Fertilia Airport
AHU=GMTA=MA=Al Hoceima=Cherif Al Idrissi Airport|AIN=PAWI=US=Wainwright=Wainwright Airport
AJA=LFKJ=FR=Ajaccio/Napoléon Bonaparte=Ajaccio-Napoléon Bonaparte Airport
AJF=OESK=SA=Al-Jawf=Al-Jawf Domestic Airport|AJI=LTCO=TR=Ağrı=Ağrı Airport
AJL=VELP=IN=Aizawl (Lengpui)=Lengpui Airport|AJN=FMCV=KM=Ouani=Ouani Airport
AJR=ESNX=SE=Arvidsjaur=Arvidsjaur Airport|AJU=SBAR=BR=Aracaju=Aracaju - Santa Maria International Airport
AJY=DRZA=NE=Agadez=Mano Dayak International Airport|AKF=HLKF=LY=Kufra=Kufra Airport
AKJ=RJEC=JP=Asahikawa=Asahikawa Airport|AKN=PAKN=US=King Salmon=King Salmon Airport
AKR=DNAK=NG=Akure=Akure Airport|AKU=ZWAK=CN=Aksu (Onsu)=Aksu Hongqipo Airport
AKV=CYKO=CA=Akulivik=Akulivik Airport|AKX=UATT=KZ=Aktobe=Aktobe Airport|AKY=VYSW=MM=Sittwe=Sittwe Airport
ALB=KALB=US=Albany=Albany International Airport|ALF=ENAT=NO=Alta=Alta Airport
ALH=YABA=AU=Albany=Albany Airport|ALO=KALO=US=Waterloo=Waterloo Regional Airport
ALP=OSAP=SY=Aleppo=Aleppo International Airport
ALS=KALS=US=Alamosa=San Luis Valley Regional Airport/Bergman Field
ALW=KALW=US=Walla Walla=Walla Walla Regional Airport
AMA=KAMA=US=Amarillo=Rick Husband Amarillo International Airport
AMD=VAAH=IN=Ahmedabad=Sardar Vallabhbhai Patel International Airport
AMH=HAAM=ET=Arba Minch=Arba Minch Airport|AMQ=WAPP=ID=Ambon=Pattimura International Airport
AMV=ULDD=RU=Amderma=Amderma Airport|ANE=LFJR=FR=TFFR=Angers-Loire Airport
ANF=SCFA=CL=Antofagasta=Andrés Sabella Gálvez International Airport|ANI=PANI=US=Aniak=Aniak Airport
ANM=FMNH=MG=Antsirabe=Antsirabe Airport|ANN=PANT=US=Metlakatla=Annette Island Airport
ANR=EBAW=BE=Antwerp=Antwerp International Airport (Deurne)
ANU=TAPA=AG=Osbourn=V C Bird International Airport|ANV=PANV=US=Anvik=Anvik Airport
ANX=ENAN=NO=Andenes=Andøya Airport, Andenes|AOE=LTBY=TR=Eskişehir=Anadolu Airport
AOG=ZYAS=CN=Anshan=Anshan Teng'ao Airport / Anshan Air Base|AOI=LIPY=IT=Ancona=Marche Airport
AOJ=RJSA=JP=Aomori=Aomori Airport|AOK=LGKP=GR=Karpathos Island=Karpathos Airport
AOO=KAOO=US=Altoona=Altoona Blair County Airport|AOR=WMKA=MY=Alor Satar=Sultan Abdul Halim Airport
APL=FQNP=MZ=Nampula=Nampula Airport|APN=KAPN=US=Alpena=Alpena County Regional Airport
APO=SKLC=CO=Carepa=Antonio Roldán Betancur Airport|APW=NSFA=WS=Apia=Faleolo International Airport
AQA=SBAQ=BR=Araraquara=Araraquara Airport
AQG=ZSAQ=CN=Anqing=Anqing Tianzhushan Airport / Anqing North Air Base
AQI=OEPA=SA=Qaisumah=Al Qaisumah/Hafr Al Batin Airport
AQJ=OJAQ=JO=Aqaba=Aqaba King Hussein International Airport
AQP=SPQU=PE=Arequipa=Rodríguez Ballón International Airport
ARC=PARC=US=Arctic Village=Arctic Village Airport|ARH=ULAA=RU=Archangelsk=Talagi Airport
ARI=SCAR=CL=Arica=Chacalluta Airport|ARK=HTAR=TZ=Arusha=Arusha Airport|ARM=YARM=AU=Armidale=Armidale Airport
ART=KART=US=Watertown=Watertown International Airport|ARU=SBAU=BR=Araçatuba=Araçatuba Airport
ARW=LRAR=RO=Arad=Arad International Airport|ASA=HHSB=ER=Asab=Assab International Airport
ASE=KASE=US=Aspen=Aspen-Pitkin County Airport (Sardy Field)
ASF=URWA=RU=Astrakhan=Astrakhan Narimanovo Boris M. Kustodiev International Airport
ASI=FHAW=SH=Cat Hill=RAF Ascension Island|ASJ=RJKA=JP=Amami=Amami Airport
ASM=HHAS=ER=Asmara=Asmara International Airport|ASO=HASO=ET=Asosa=Asosa Airport
ASP=YBAS=AU=Alice Springs=Alice Springs Airport|ASR=LTAU=TR=Kayseri=Kayseri Erkilet Airport
ASV=HKAM=KE=Amboseli National Park=Amboseli Airport|ASW=HESN=EG=Aswan=Aswan International Airport
ATC=MYCA=BS=Arthur's Town=Arthur's Town Airport|ATM=SBHT=BR=Altamira=Altamira Interstate Airport
ATQ=VIAR=IN=Amritsar=Sri Guru Ram Dass Jee International Airport
ATY=KATY=US=Watertown=Watertown Regional Airport|ATZ=HEAT=EG=Asyut=Asyut International Airport
AUC=SKUC=CO=Arauca=Santiago Perez Airport|AUG=KAUG=US=Augusta=Augusta State Airport
AUQ=NTMN=PF=Hiva Oa Island=Hiva Oa-Atuona Airport|AUR=LFLW=FR=Aurillac=Aurillac Airport
AUX=SWGN=BR=Araguaína=Araguaína Airport|AVA=ZUAS=CN=Anshun (Xixiu)=Anshun Huangguoshu Airport
AVI=MUCA=CU=Ciego de Avila=Maximo Gomez Airport|AVK=ZMAH=MN=Arvaikheer=Arvaikheer Airport
AVL=KAVL=US=Asheville=Asheville Regional Airport|AVN=LFMV=FR=Avignon/Caumont=Avignon-Caumont Airport
AVP=KAVP=US=Wilkes-Barre/Scranton=Wilkes Barre Scranton International Airport
AVV=YMAV=AU=Lara=Avalon Airport|AWA=HALA=ET=Hawassa=Hawassa International Airport
AWK=PWAK=UM=Wake Island=Wake Island Airfield
AWZ=OIAW=IR=Ahvaz=Lieutenant General Qasem Soleimani International Airport
AXA=TQPF=AI=The Valley=Clayton J Lloyd International Airport
AXD=LGAL=GR=Alexandroupolis=Alexandroupoli Democritus Airport
AXF=ZBAL=CN=Bayanhot=Alxa Left Banner Bayanhot Airport|AXM=SKAR=CO=Armenia=El Eden Airport
AXP=MYAP=BS=Spring Point=Spring Point Airport|AXR=NTGU=PF==Arutua Airport|AXT=RJSK=JP=Akita=Akita Airport
AXU=HAAX=ET=Axum=Axum Airport|AYP=SPHO=PE=Ayacucho=Air Force Colonel Alfredo Mendivil Duarte Airport
AYQ=YAYE=AU=Yulara=Ayers Rock Connellan Airport|AZA=KIWA=US=Mesa=Phoenix–Mesa Gateway Airport
AZD=OIYY=IR=Yazd=Shahid Sadooghi Airport|AZN=UTFA=UZ=Andizhan=Andizhan Airport
AZO=KAZO=US=Kalamazoo=Kalamazoo Battle Creek International Airport
AZR=DAUA=DZ=Adrar=Touat Cheikh Sidi Mohamed Belkebir Airport
AZS=MDCY=DO=Samana=Samaná El Catey International Airport|BAG=RPUB=PH=Baguio City=Loakan Airport
BAL=LTCJ=TR=Batman=Batman Airport|BAQ=SKBQ=CO=Barranquilla=Ernesto Cortissoz International Airport
BAR=ZJQH=CN=Qionghai (Basuo)=Qionghai Bo'ao Airport|BAV=ZBOW=CN=Baotou=Baotou Donghe Airport
BAX=UNBB=RU=Barnaul=Barnaul Airport|BAY=LRBM=RO=Baia Mare=Maramureș International Airport
BBA=SCBA=CL=Balmaceda=Balmaceda Airport|BBI=VEBS=IN=Bhubaneswar=Biju Patnaik Airport
BBK=FBKE=BW=Kasane=Kasane Airport|BBM=VDBG=KH=Battambang=Battambang Airport|BBN=WBGZ=MY=Bario=Bario Airport
BBO=HCMI=SO=Berbera=Berbera Airport|BBQ=TAPH=AG=Codrington=Codrington Airport
BCA=MUBA=CU=Baracoa=Gustavo Rizo Airport|BCD=RPVB=PH=Bacolod City=Bacolod-Silay Airport
BCI=YBAR=AU=Barcaldine=Barcaldine Airport|BCL=MRBC=CR=Pococi=Barra del Colorado Airport
BCM=LRBC=RO=Bacău=Bacău Airport|BCU=DNBC=NG=Bauchi=Sir Abubakar Tafawa Balewa International Airport
BCW==MZ=Benguera Island=Benguera Island Airport
BDA=TXKF=BM=Hamilton=L.F. Wade International International Airport|BDB=YBUD=AU=Bundaberg=Bundaberg Airport
BDH=OIBL=IR=Bandar Lengeh=Bandar Lengeh International Airport
BDJ=WAOO=ID=Landasan Ulin=Syamsudin Noor International Airport
BDL=KBDL=US=Hartford=Bradley International Airport
BDO=WICC=ID=Bandung=Husein Sastranegara International Airport|BDQ=VABO=IN=Vadodara=Vadodara Airport
BDR=KBDR=US=Bridgeport=Igor I Sikorsky Memorial Airport|BDT=FZFD=CD=Gbadolite=Gbadolite Airport
BDU=ENDU=NO=Målselv=Bardufoss Airport|BEB=EGPL=GB=Balivanich=Benbecula Airport
BEF=MNBL=NI=Bluefileds=Bluefields Airport|BEJ=WAQT=ID=Tanjung Redeb - Borneo Island=Kalimarau Airport
BEN=HLLB=LY=Benina=Benina International Airport|BES=LFRB=FR=Brest/Guipavas=Brest Bretagne Airport
BET=PABE=US=Bethel=Bethel Airport|BEU=YBIE=AU==Bedourie Airport|BEW=FQBR=MZ=Beira=Beira Airport
BFD=KBFD=US=Bradford=Bradford Regional Airport
BFF=KBFF=US=Scottsbluff=Western Neb. Rgnl/William B. Heilig Airport
BFI=KBFI=US=Seattle=Boeing Field King County International Airport|BFJ=ZUBJ=CN=Bijie=Bijie Feixiong Airport
BFL=KBFL=US=Bakersfield=Meadows Field|BFN=FABL=ZA=Bloemfontain=Bram Fischer International Airport
BFV=VTUO=TH=Buriram=Buri Ram Airport|BGA=SKBG=CO=Bucaramanga=Palonegro Airport
BGC=LPBG=PT=Bragança=Bragança Airport|BGF=FEFF=CF=Bangui=Bangui M'Poko International Airport
BGI=TBPB=BB=Bridgetown=Grantley Adams International Airport|BGK=MZBG=BZ=Big Creek=Big Creek Airport
BGM=KBGM=US=Binghamton=Greater Binghamton/Edwin A Link field|BGR=KBGR=US=Bangor=Bangor International Airport
BHB=KBHB=US=Bar Harbor=Hancock County-Bar Harbor Airport
BHD=EGAC=GB=Belfast=George Best Belfast City Airport|BHE=NZWB=NZ=Blenheim=Woodbourne Airport
BHH=OEBH=SA=Bisha=Bisha Airport|BHI=SAZB=AR=Bahia Blanca=Comandante Espora Airport
BHJ=VABJ=IN=Bhuj=Bhuj Airport|BHK=UTSB=UZ=Bukhara=Bukhara International Airport
BHM=KBHM=US=Birmingham=Birmingham-Shuttlesworth International Airport
BHO=VABP=IN=Bhopal=Raja Bhoj International Airport|BHQ=YBHI=AU=Broken Hill=Broken Hill Airport
BHS=YBTH=AU=Bathurst=Bathurst Airport|BHU=VABV=IN=Bhavnagar=Bhavnagar Airport
BHV=OPBW=PK=Bahawalpur=Bahawalpur Airport|BIA=LFKB=FR=Bastia/Poretta=Bastia-Poretta Airport
BIK=WABB=ID=Biak=Frans Kaisiepo Airport|BIL=KBIL=US=Billings=Billings Logan International Airport
BIM=MYBS=BS=South Bimini=South Bimini Airport|BIO=LEBB=ES=Bilbao=Bilbao Airport
BIQ=LFBZ=FR=Biarritz/Anglet/Bayonne=Biarritz-Anglet-Bayonne Airport
BIR=VNVT=NP=Biratnagar=Biratnagar Airport|BIS=KBIS=US=Bismarck=Bismarck Municipal Airport
BJA=DAAE=DZ=Béjaïa=Soummam–Abane Ramdane Airport|BJB=OIMN=IR=Bojnord=Bojnord Airport
BJF=ENBS=NO=Båtsfjord=Båtsfjord Airport
BJM=HBBA=BI=Bujumbura=Bujumbura Melchior Ndadaye International Airport
BJR=HABD=ET=Bahir Dar=Bahir Dar Airport|BJZ=LEBZ=ES=Badajoz=Badajoz Airport
BKI=WBKK=MY=Kota Kinabalu=Kota Kinabalu International Airport|BKQ=YBCK=AU=Blackall=Blackall Airport
BKS=WIGG=ID=Bengkulu=Fatmawati Soekarno Airport|BKW=KBKW=US=Beckley=Raleigh County Memorial Airport
BLE=ESSD=SE=Borlange=Dala Airport|BLF=KBLF=US=Bluefield=Mercer County Airport
BLI=KBLI=US=Bellingham=Bellingham International Airport|BLJ=DABT=DZ=Batna=Batna Mostefa Ben Boulaid Airport
BLK=EGNH=GB=Blackpool=Blackpool International Airport|BLT=YBTR=AU==Blackwater Airport
BLV=KBLV=US=Belleville=Scott AFB/Midamerica Airport|BLZ=FWCL=MW=Blantyre=Chileka International Airport
BMA=ESSB=SE=Stockholm=Stockholm-Bromma Airport|BME=YBRM=AU=Broome=Broome International Airport
BMI=KBMI=US=Bloomington/Normal=Central Illinois Regional Airport at Bloomington-Normal
BMV=VVBM=VN=Buon Ma Thuot=Buon Ma Thuot Airport|BMY=NWWC=NC=Waala=Île Art - Waala Airport
BND=OIKB=IR=Bandar Abbas=Bandar Abbas International Airport|BNI=DNBE=NG=Benin=Benin Airport
BNK=YBNA=AU=Ballina=Ballina Byron Gateway Airport|BNN=ENBN=NO=Brønnøy=Brønnøysund Airport, Brønnøy
BNS=SVBI=VE=Barinas=Barinas Airport|BNX=LQBK=BA=Banja Luka=Banja Luka International Airport
BOB=NTTB=PF=Motu Mute=Bora Bora Airport|BOC=MPBO=PA=Isla Colón=Bocas del Toro International Airport
BOH=EGHH=GB=Bournemouth=Bournemouth Airport|BOI=KBOI=US=Boise=Boise Air Terminal/Gowen Field
BOO=ENBO=NO=Bodø=Bodø Airport|BOY=DFOO=BF=Bobo Dioulasso=Bobo Dioulasso Airport
BPE=ZBDH=CN=Qinhuangdao=Qinhuangdao Beidaihe Airport|BPL=ZWBL=CN=Bole=Bole Alashankou Airport
BPS=SBPS=BR=Porto Seguro=Porto Seguro Airport|BPT=KBPT=US=Beaumont/Port Arthur=Jack Brooks Regional Airport
BPX=ZUBD=CN=Bangda=Qamdo Bangda Airport|BPY=FMNQ=MG=Besalampy=Besalampy Airport
BQA=RPUR=PH=Baler=Dr Juan C Angara Airport|BQK=KBQK=US=Brunswick=Brunswick Golden Isles Airport
BQL=YBOU=AU==Boulia Airport|BQN=TJBQ=PR=Aguadilla=Rafael Hernández International Airport
BQS=UHBB=RU=Blagoveschensk=Ignatyevo Airport|BQT=UMBB=BY=Brest=Brest Airport
BRC=SAZS=AR=San Carlos de Bariloche=San Carlos De Bariloche Airport
BRD=KBRD=US=Brainerd=Brainerd Lakes Regional Airport|BRE=EDDW=DE=Bremen=Bremen Airport
BRK=YBKE=AU==Bourke Airport|BRL=KBRL=US=Burlington=Southeast Iowa Regional Airport
BRM=SVBM=VE=Barquisimeto=Barquisimeto International Airport|BRN=LSZB=CH=Bern-Belp=Bern-Belp Airport
BRO=KBRO=US=Brownsville=Brownsville South Padre Island International Airport
BRQ=LKTB=CZ=Brno=Brno-Tuřany Airport|BRR=EGPR=GB=Eoligarry=Barra Airport|BRS=EGGD=GB=Bristol=Bristol Airport
BRW=PABR=US=Utqiaġvik=Wiley Post Will Rogers Memorial Airport
BRX=MDBH=DO=Barahona=Maria Montez International Airport
BSC=SKBS=CO=Bahía Solano=José Celestino Mutis Airport|BSD=ZPBS=CN=Baoshan (Longyang)=Baoshan Yunrui Airport
BSG=FGBT=GQ=Bata=Bata Airport|BSK=DAUB=DZ=Biskra=Biskra - Mohamed Khider Airport
BSO=RPUO=PH=Basco=Basco Airport|BSR=ORMM=IQ=Basra=Basra International Airport
BTC=VCCB=LK=Batticaloa=Batticaloa Airport|BTH=WIDD=ID=Batam=Hang Nadim International Airport
BTJ=WITT=ID=Banda Aceh=Sultan Iskandar Muda International Airport|BTK=UIBB=RU=Bratsk=Bratsk Airport
BTM=KBTM=US=Butte=Bert Mooney Airport|BTR=KBTR=US=Baton Rouge=Baton Rouge Metropolitan Airport
BTU=WBGB=MY=Bintulu=Bintulu Airport|BTV=KBTV=US=South Burlington=Burlington International Airport
BUA=AYBK=PG=Buka Island=Buka Airport|BUN=SKBU=CO=Buenaventura=Gerardo Tobar López Airport
BUQ=FVJN=ZW=Bulawayo=Joshua Mqabuko Nkomo International Airport|BUR=KBUR=US=Burbank=Bob Hope Airport
BUS=UGSB=GE=Batumi=Batumi International Airport|BUX=FZKA=CD=Bunia=Bunia Airport
BUZ=OIBB=IR=Bushehr=Bushehr Airport|BVA=LFOB=FR=Beauvais=Paris Beauvais Tillé Airport
BVB=SBBV=BR=Boa Vista=Atlas Brasil Cantanhede Airport|BVC=GVBA=CV=Rabil=Rabil Airport
BVE=LFSL=FR=Brive la Gaillarde=Brive-Souillac|BVG=ENBV=NO=Berlevåg=Berlevåg Airport
BVH=SBVH=BR=Vilhena=Brigadeiro Camarão Airport|BVI=YBDV=AU==Birdsville Airport
BVJ=USDB=RU=Bovanenkovo=Bovanenkovo Airport
BWA=VNBW=NP=Siddharthanagar (Bhairahawa)=Gautam Buddha International Airport|BWK=LDSB=HR=Bol=Brač Airport
BWO=UWSB=RU=Balakovo=Balakovo Airport|BWT=YWYY=AU=Burnie=Wynyard Airport|BXR=OIKM=IR=Bam=Bam Airport
BXU=RPME=PH=Butuan=Bancasi Airport|BYK=DIBK=CI=Bouaké=Bouaké Airport
BYM=MUBY=CU=Bayamo=Carlos Manuel de Cespedes Airport|BYN=ZMBH=MN=Bayankhongor=Bayankhongor Airport
BZG=EPBY=PL=Bydgoszcz=Bydgoszcz Ignacy Jan Paderewski Airport|BZI=LTBF=TR==Balıkesir Merkez Airport
BZK=UUBP=RU=Bryansk=Bryansk Airport|BZL=VGBR=BD=Barisal=Barisal Airport|BZN=KBZN=US=Bozeman=Gallatin Field
BZO=LIPB=IT=Bolzano=Bolzano Airport|BZR=LFMU=FR=Béziers/Vias=Béziers-Vias Airport
BZV=FCBB=CG=Brazzaville=Maya-Maya Airport|CAB=FNCA=AO=Cabinda=Cabinda Airport
CAC=SBCA=BR=Cascavel=Coronel Adalberto Mendes da Silva Airport
CAE=KCAE=US=Columbia=Columbia Metropolitan Airport|CAH=VVCM=VN=Ca Mau City=Cà Mau Airport
CAJ=SVCN=VE=Canaima=Canaima Airport|CAK=KCAK=US=Akron=Akron Canton Regional Airport
CAL=EGEC=GB=Campbeltown=Campbeltown Airport|CAP=MTCH=HT=Cap Haitien=Cap Haitien International Airport
CAT=LPCS=PT=Cascais=Cascais Airport|CAW=SBCP=BR=Campos Dos Goytacazes=Bartolomeu Lisandro Airport
CAZ=YCBA=AU==Cobar Airport|CBB=SLCB=BO=Cochabamba=Jorge Wilsterman International Airport
CBH=DAOR=DZ=Béchar=Béchar Boudghene Ben Ali Lotfi Airport
CBO=RPMC=PH=Datu Odin Sinsuat=Cotabato (Awang) Airport
CBQ=DNCA=NG=Calabar=Margaret Ekpo International Airport|CBR=YSCB=AU=Canberra=Canberra International Airport
CBT=FNCT=AO=Catumbela=Catumbela Airport|CCC=MUCC=CU=Cayo Coco=Jardines Del Rey Airport
CCF=LFMK=FR=Carcassonne/Salvaza=Carcassonne Airport|CCJ=VOCL=IN=Calicut=Calicut International Airport
CCK=YPCC=CC=West Island=Cocos (Keeling) Islands Airport
CCM=SSIM=BR=Criciúma=Forquilhinha - Criciúma  Airport|CCP=SCIE=CL=Concepcion=Carriel Sur Airport
CCZ=MYBC=BS==Chub Cay Airport|CDC=KCDC=US=Cedar City=Cedar City Regional Airport
CDE=ZBCD=CN=Chengde=Chengde Puning Airport|CDP=VOCP=IN=Kadapa=Kadapa Airport
CDT=LECH=ES=Castellón de la Plana=Castellón-Costa Azahar Airport
CDV=PACV=US=Cordova=Merle K (Mudhole) Smith Airport|CEC=KCEC=US=Crescent City=Jack Mc Namara Field Airport
CED=YCDU=AU==Ceduna Airport|CEE=ULWC=RU=Cherepovets=Cherepovets Airport
CEI=VTCT=TH=Chiang Rai=Mae Fah Luang - Chiang Rai International Airport
CEK=USCC=RU=Chelyabinsk=Chelyabinsk Balandino Airport
CEN=MMCN=MX=Ciudad Obregón=Ciudad Obregón International Airport|CEQ=LFMD=FR=Cannes=Cannes-Mandelieu Airport
CER=LFRC=FR=Cherbourg/Maupertus=Cherbourg-Maupertus Airport
CFE=LFLC=FR=Clermont-Ferrand/Auvergne=Clermont-Ferrand Auvergne Airport
CFG=MUCF=CU=Cienfuegos=Jaime Gonzalez Airport|CFK=DAOI=DZ=Chlef=Chlef Aboubakr Belkaid International Airport
CFN=EIDL=IE=Donegal=Donegal Airport|CFR=LFRK=FR=Caen/Carpiquet=Caen-Carpiquet Airport
CFS=YCFS=AU=Coffs Harbour=Coffs Harbour Airport
CFU=LGKR=GR=Kerkyra Island=Ioannis Kapodistrias International Airport
CGB=SBCY=BR=Cuiabá=Marechal Rondon Airport|CGD=ZGCD=CN=Changde (Dingcheng)=Changde Taohuayuan Airport
CGH=SBSP=BR=São Paulo=Congonhas Airport|CGI=KCGI=US=Cape Girardeau=Cape Girardeau Regional Airport
CGM=RPMH=PH=Mambajao=Camiguin Airport|CGP=VGEG=BD=Chattogram (Chittagong)=Shah Amanat International Airport
CGR=SBCG=BR=Campo Grande=Campo Grande Airport|CGY=RPMY=PH=Cagayan de Oro=Laguindingan International Airport
CHA=KCHA=US=Chattanooga=Chattanooga Metropolitan Airport (Lovell Field)
CHG=ZYCY=CN=Shuangta, Chaoyang=Chaoyang Airport|CHH=SPPY=PE=Chachapoyas=Chachapoyas Airport
CHM=SPEO=PE=Chimbote=FAP Lieutenant Jaime Andres de Montreuil Morales Airport
CHO=KCHO=US=Charlottesville=Charlottesville Albemarle Airport|CHQ=LGSA=GR=Souda=Chania International Airport
CHS=KCHS=US=Charleston=Charleston International Airport|CHT=NZCI=NZ=Te One=Chatham Islands / Tuuta Airport
CHX=MPCH=PA=Changuinola=Changuinola Captain Manuel Niño International Airport
CIA=LIRA=IT=Rome=Ciampino–G. B. Pastine International Airport
CID=KCID=US=Cedar Rapids=The Eastern Iowa Airport|CIF=ZBCF=CN=Chifeng=Chifeng Yulong Airport
CIJ=SLCO=BO=Cobija=Capitán Aníbal Arab Airport|CIT=UAII=KZ=Shymkent=Shymkent Airport
CIU=KCIU=US=Sault Ste Marie=Chippewa County International Airport|CIW=TVSC=VC=Canouan=Canouan Airport
CIX=SPHI=PE=Chiclayo=Air Force Captain Jose A Quinones Gonzales International Airport
CIY=LICB=IT=Comiso=Comiso Airport|CJA=SPJR=PE=Cajamarca=Mayor General FAP Armando Revoredo Iglesias Airport
CJB=VOCB=IN=Coimbatore=Coimbatore International Airport|CJC=SCCF=CL=Calama=El Loa Airport
CJJ=RKTU=KR=Cheongju=Cheongju International Airport/Cheongju Air Base (K-59/G-513)
CJL=OPCH=PK=Chitral=Chitral Airport|CJM=VTSE=TH=Chumphon=Chumphon Airport
CJS=MMCS=MX=Ciudad Juárez=Abraham González International Airport
CKB=KCKB=US=Bridgeport=North Central West Virginia Airport|CKH=UESO=RU=Chokurdah=Chokurdakh Airport
CKS=SBCJ=BR=Parauapebas=Carajás Airport|CKY=GUCY=GN=Conakry=Conakry International Airport
CKZ=LTBH=TR=Çanakkale=Çanakkale Airport|CLJ=LRCL=RO=Cluj-Napoca=Cluj-Napoca International Airport
CLL=KCLL=US=College Station=Easterwood Field
CLM=KCLM=US=Port Angeles=William R Fairchild International Airport
CLO=SKCL=CO=Cali=Alfonso Bonilla Aragon International Airport
CLQ=MMIA=MX=Colima=Licenciado Miguel de la Madrid Airport
CLY=LFKC=FR=Calvi/Sainte-Catherine=Calvi-Sainte-Catherine Airport|CMA=YCMU=AU==Cunnamulla Airport
CME=MMCE=MX=Ciudad del Carmen=Ciudad del Carmen International Airport
CMF=LFLB=FR=Chambéry/Aix-les-Bains=Chambéry-Savoie Airport|CMG=SBCR=BR=Corumbá=Corumbá International Airport
CMI=KCMI=US=Savoy=University of Illinois Willard Airport|CMU=AYCH=PG=Kundiawa=Chimbu Airport
CMW=MUCM=CU=Camaguey=Ignacio Agramonte International Airport
CMX=KCMX=US=Hancock=Houghton County Memorial Airport|CNB=YCNM=AU==Coonamble Airport
CND=LRCK=RO=Constanţa=Mihail Kogălniceanu International Airport
CNI=ZYCH=CN=Changhai, Dalian=Changhai Airport|CNJ=YCCY=AU=Cloncurry=Cloncurry Airport
CNL=EKSN=DK=Sindal=Sindal Airport|CNM=KCNM=US=Carlsbad=Cavern City Air Terminal
CNN=VOKN=IN=Kannur=Kannur International Airport|CNQ=SARC=AR=Corrientes=Corrientes Airport
CNS=YBCS=AU=Cairns=Cairns International Airport|COD=KCOD=US=Cody=Yellowstone Regional Airport
COO=DBBB=BJ=Cotonou=Cadjehoun Airport|COR=SACO=AR=Cordoba=Ingeniero Ambrosio Taravella Airport
COS=KCOS=US=Colorado Springs=City of Colorado Springs Municipal Airport
COU=KCOU=US=Columbia=Columbia Regional Airport
CPC=SAZY=AR=Chapelco/San Martin de los Andes=Aviador C. Campos Airport
CPD=YCBP=AU=Coober Pedy=Coober Pedy Airport
CPE=MMCP=MX=Campeche=Ingeniero Alberto Acuña Ongay International Airport
CPO=SCAT=CL=Copiapo=Desierto de Atacama Airport
CPR=KCPR=US=Casper=Casper-Natrona County International Airport
CPV=SBKG=BR=Campina Grande=Presidente João Suassuna Airport|CQW=ZUWL=CN=Wulong=Chongqing Xiannüshan Airport
CRA=LRCV=RO=Craiova=Craiova Airport|CRC=SKGO=CO=Cartago=Santa Ana Airport
CRD=SAVC=AR=Comodoro Rivadavia=General E. Mosconi Airport|CRI=MYCI=BS=Colonel Hill=Colonel Hill Airport
CRK=RPLC=PH=Mabalacat=Clark International Airport / Clark Air Base
CRL=EBCI=BE=Brussels=Brussels South Charleroi Airport|CRM=RPVF=PH=Catarman=Catarman National Airport
CRP=KCRP=US=Corpus Christi=Corpus Christi International Airport|CRV=LIBC=IT=Crotone=Crotone Airport
CRW=KCRW=US=Charleston=Yeager Airport|CRZ=UTAV=TM=Türkmenabat=Türkmenabat International Airport
CSG=KCSG=US=Columbus=Columbus Metropolitan Airport|CSK=GOGS=SN=Cap Skirring=Cap Skirring Airport
CSY=UWKS=RU=Cheboksary=Cheboksary Airport|CTC=SANC=AR=Catamarca=Catamarca Airport
CTD=MPCE=PA=Chitré=Alonso Valderrama Airport|CTG=SKCG=CO=Cartagena=Rafael Nuñez International Airport
CTL=YBCV=AU=Charleville=Charleville Airport|CTM=MMCM=MX=Chetumal=Chetumal International Airport
CTN=YCKN=AU==Cooktown Airport|CUA=MMDA=MX=Comondú=Ciudad Constitución National Airport
CUC=SKCC=CO=Cúcuta=Camilo Daza International Airport|CUE=SECU=EC=Cuenca=Mariscal Lamar Airport
CUF=LIMZ=IT=Cuneo=Cuneo International Airport|CUK=MZCK=BZ=Caye Caulker=Caye Caulker Airport
CUL=MMCL=MX=Culiacán=Bachigualato Federal International Airport
CUM=SVCU=VE==Cumaná (Antonio José de Sucre) Airport|CUP=SVCP=VE=Carúpano=General Francisco Bermúdez Airport
CUQ=YCOE=AU=Coen=Coen Airport|CUU=MMCU=MX=Chihuahua=General Roberto Fierro Villalobos International Airport
CVJ=MMCB=MX=Temixco=Cuernavaca - General Mariano Matamoros Airport
CVM=MMCV=MX=Ciudad Victoria=General Pedro Jose Mendez International Airport
CVQ=YCAR=AU=Carnarvon=Carnarvon Airport|CWB=SBCT=BR=Curitiba=Afonso Pena Airport
CWC=UKLN=UA=Chernivtsi=Chernivtsi International Airport
CWJ=ZPCW=CN=Lincang (Cangyuan)=Cangyuan Washan Airport|CWL=EGFF=GB=Cardiff=Cardiff International Airport
CXB=VGCB=BD=Cox's Bazar=Cox's Bazar Airport|CXI=PLCH=KI=Kiritimati=Cassidy International Airport
CXJ=SBCX=BR=Caxias Do Sul=Hugo Cantergiani Regional Airport|CXP=WAHL=ID=Cilacap=Tunggul Wulung Airport
CXR=VVCR=VN=Cam Ranh=Cam Ranh International Airport / Cam Ranh Air Base
CYA=MTCA=HT=Les Cayes=Les Cayes Airport|CYB=MWCB=KY=Cayman Brac=Charles Kirkconnell International Airport
CYC=MZCP=BZ=Caye Chapel=Caye Chapel Airport|CYI=RCKU=TW=Chiayi City=Chiayi Airport
CYO=MUCL=CU=Cayo Largo del Sur=Vilo Acuña International Airport|CYP=RPVC=PH=Calbayog City=Calbayog Airport
CYW=MMCY=MX=Celaya=Captain Rogelio Castillo National Airport|CYX=UESS=RU=Cherskiy=Cherskiy Airport
CYZ=RPUY=PH=Cauayan City=Cauayan Airport|CZE=SVCR=VE=Coro=José Leonardo Chirinos Airport
CZH==BZ=Corozal=Corozal Municipal Airport|CZL=DABC=DZ=Constantine=Mohamed Boudiaf International Airport
CZS=SBCZ=BR=Cruzeiro Do Sul=Cruzeiro do Sul Airport|CZU=SKCZ=CO=Corozal=Las Brujas Airport
CZX=ZSCG=CN=Changzhou=Changzhou Benniu International Airport
DAB=KDAB=US=Daytona Beach=Daytona Beach International Airport
DAD=VVDN=VN=Da Nang=Da Nang International Airport|DAL=KDAL=US=Dallas=Dallas Love Field
DAU=AYDU=PG=Daru=Daru Airport|DAV=MPDA=PA=David=Enrique Malek International Airport
DAY=KDAY=US=Dayton=James M Cox Dayton International Airport
DBB=HEAL=EG=El Alamein=El Alamein International Airport|DBC=ZYBA=CN=Baicheng=Baicheng Chang'an Airport
DBO=YSDU=AU=Dubbo=Dubbo City Regional Airport|DBQ=KDBQ=US=Dubuque=Dubuque Regional Airport
DBV=LDDU=HR=Dubrovnik=Dubrovnik Airport|DCF=TDCF=DM=Canefield=Canefield Airport
DCM=LFCK=FR=Castres/Mazamet=Castres-Mazamet Airport|DCY=ZUDC=CN=Garzê (Daocheng)=Daocheng Yading Airport
DDC=KDDC=US=Dodge City=Dodge City Regional Airport|DDG=ZYDD=CN=Zhenxing, Dandong=Dandong Langtou Airport
DEA=OPDG=PK=Dera Ghazi Khan=Dera Ghazi Khan Airport|DEB=LHDC=HU=Debrecen=Debrecen International Airport
DEC=KDEC=US=Decatur=Decatur Airport|DED=VIDN=IN=Dehradun (Jauligrant)=Dehradun Jolly Grant Airport
DEF=OIAD=IR=Dezful=Dezful Airport|DGA=MZPB=BZ=Dangriga=Dangriga Airport
DGT=RPVD=PH=Dumaguete City=Sibulan Airport|DHM=VIGG=IN=Kangra=Kangra Airport
DHN=KDHN=US=Dothan=Dothan Regional Airport|DIB=VEMN=IN=Dibrugarh=Dibrugarh Airport
DIE=FMNA=MG=Antisiranana=Arrachart Airport|DIG=ZPDQ=CN=Diqing (Shangri-La)=Diqing Shangri-La Airport
DIJ=LFSD=FR=Dijon/Longvic=Dijon-Bourgogne Airport
DIL=WPDL=TL=Dili=Presidente Nicolau Lobato International Airport
DIN=VVDB=VN=Dien Bien Phu=Dien Bien Phu Airport
DIR=HADR=ET=Dire Dawa=Aba Tenna Dejazmach Yilma International Airport
DIS=FCPD=CG=Dolisie=Ngot Nzoungou Airport|DIY=LTCC=TR=Diyarbakır=Diyarbakır Airport
DJE=DTTJ=TN=Mellita=Djerba Zarzis International Airport|DJG=DAAJ=DZ=Djanet=Djanet Inedbirene Airport
DLA=FKKD=CM=Douala=Douala International Airport|DLE=LFGJ=FR=Dole/Tavaux=Dole-Tavaux Airport
DLG=PADL=US=Dillingham=Dillingham Airport|DLH=KDLH=US=Duluth=Duluth International Airport
DLI=VVDL=VN=Da Lat=Lien Khuong Airport|DLU=ZPDL=CN=Dali (Xiaguan)=Dali Fengyi Airport
DLZ=ZMDZ=MN=Dalanzadgad, Ömnögovi=Dalanzadgad Airport|DMB=UADD=KZ=Taraz=Taraz Airport
DMU=VEMR=IN=Dimapur=Dimapur Airport|DND=EGPN=GB=Dundee=Dundee Airport
DNH=ZLDH=CN=Dunhuang=Dunhuang Mogao International Airport|DNK=UKDD=UA=Dnipro=Dnipro International Airport
DNR=LFRD=FR=Dinard/Pleurtuit/Saint-Malo=Dinard-Pleurtuit-Saint-Malo Airport
DNZ=LTAY=TR=Denizli=Çardak Airport|DOD=HTDO=TZ=Dodoma=Dodoma Airport|DOG=HSDN=SD=Dongola=Dongola Airport
DOL=LFRG=FR=Deauville=Deauville-Saint-Gatien Airport|DOM=TDPD=DM=Marigot=Douglas-Charles Airport
DPL=RPMG=PH=Dipolog=Dipolog Airport|DPO=YDPO=AU=Devonport=Devonport Airport
DRP=RPLK=PH=Legazpi=Bicol International Airport|DRS=EDDC=DE=Dresden=Dresden Airport
DSK=OPDI=PK=Dera Ismael Khan=Dera Ismael Khan Airport
DSM=KDSM=US=Des Moines=Des Moines International Airport|DSN=ZBDS=CN=Ordos=Ordos Ejin Horo Airport
DSO=ZKSD=KP=Sŏndŏng-ni=Sondok Airport|DTM=EDLW=DE=Dortmund=Dortmund Airport
DTU=ZYDU=CN=Heihe=Wudalianchi Dedu Airport|DUD=NZDN=NZ=Dunedin=Dunedin International Airport
DUE=FNDU=AO=Chitato=Dundo Airport|DUJ=KDUJ=US=Dubois=DuBois Regional Airport
DUM=WIBD=ID=Dumai=Pinang Kampai Airport|DUT=PADU=US=Unalaska=Tom Madsen (Dutch Harbor) Airport
DWD=OEDM=SA=Dawadmi=King Salman Abdulaziz Airport|DYR=UHMA=RU=Anadyr=Ugolny Yuri Ryktheu Airport
DYU=UTDD=TJ=Dushanbe=Dushanbe Airport|DZA=FMCZ=YT=Dzaoudzi=Dzaoudzi Pamandzi International Airport
DZN=UAKD=KZ=Zhezkazgan=Zhezkazgan National Airport|EAM=OENG=SA=Najran=Najran Domestic Airport
EAR=KEAR=US=Kearney=Kearney Regional Airport|EAS=LESO=ES=Hondarribia=San Sebastián Airport
EAU=KEAU=US=Eau Claire=Chippewa Valley Regional Airport|EBA=LIRJ=IT=Marina  Di Campo=Marina Di Campo Airport
EBD=HSOB=SD=El-Obeid=El-Obeid Airport|EBJ=EKEB=DK=Esbjerg=Esbjerg Airport
EBL=ORER=IQ=Arbil=Erbil International Airport
EBU=LFMH=FR=Saint-Étienne/Bouthéon=Saint-Étienne-Bouthéon Airport
ECN=LCEN=CY=Tymbou (Kirklar)=Nicosia (Lefkoşa) Ercan International Airport
ECP=KECP=US=Panama City Beach=Northwest Florida Beaches International Airport
EDL=HKEL=KE=Eldoret=Eldoret International Airport|EDO=LTFD=TR=Edremit=Balıkesir Koca Seyit Airport
EFL=LGKF=GR=Kefallinia Island=Kefallinia Airport|EGC=LFBE=FR=Bergerac/Roumanière=Bergerac-Roumanière Airport
EGE=KEGE=US=Eagle=Eagle County Regional Airport|EGO=UUOB=RU=Belgorod=Belgorod International Airport
EGS=BIEG=IS=Egilsstaðir=Egilsstaðir Airport|EGX=PAII=US=Egegik=Egegik Airport
EIE=UNII=RU=Yeniseysk=Yeniseysk Airport|EIK==RU=Yeysk=Yeysk Airport
EIS=TUPJ=VG=Road Town=Terrance B. Lettsome International Airport
EJA=SKEJ=CO=Barrancabermeja=Yariguíes Airport|EJH=OEWJ=SA=Al Wajh=Al Wajh Domestic Airport
EKO=KEKO=US=Elko=Elko Regional Airport|ELC=YELD=AU=Elcho Island=Elcho Island Airport
ELD=KELD=US=El Dorado=South Arkansas Regional Airport at Goodwin Field
ELF=HSFS=SD=El Fasher=El Fasher Airport|ELG=DAUE=DZ=El Menia=El Golea Airport
ELH=MYEH=BS=North Eleuthera=North Eleuthera Airport
ELM=KELM=US=Elmira/Corning=Elmira Corning Regional Airport|ELP=KELP=US=El Paso=El Paso International Airport
ELQ=OEGS=SA=Buraidah=Gassim Airport|ELS=FAEL=ZA=East London=Ben Schoeman Airport
ELU=DAUO=DZ=Guemar=Guemar Airport|EMA=EGNX=GB=Nottingham=East Midlands Airport
EMD=YEML=AU=Emerald=Emerald Airport|EMK=PAEM=US=Emmonak=Emmonak Airport
ENF=EFET=FI=Enontekio=Enontekio Airport|ENH=ZHES=CN=Enshi (Enshi)=Enshi Xujiaping Airport
ENU=DNEN=NG=Enegu=Akanu Ibiam International Airport|ENY=ZLYA=CN=Yan'an (Baota)=Yan'an Nanniwan Airport
EOH=SKMD=CO=Medellín=Enrique Olaya Herrera Airport|EOI=EGED=GB=Eday=Eday Airport
EPR=YESP=AU=Esperance=Esperance Airport|EPU=EEPU=EE=Pärnu=Pärnu Airport
EQS=SAVE=AR=Esquel=Brigadier Antonio Parodi Airport|ERC=LTCD=TR=Erzincan=Erzincan Airport
ERF=EDDE=DE=Erfurt=Erfurt Airport|ERH=GMFK=MA=Errachidia=Moulay Ali Cherif Airport
ERI=KERI=US=Erie=Erie International Tom Ridge Field
ERL=ZBER=CN=Erenhot=Erenhot Saiwusu International Airport|ERS=FYWE=NA=Windhoek=Eros Airport
ERZ=LTCE=TR=Erzurum=Erzurum International Airport|ESL=URWI=RU=Elista=Elista Airport
ESR=SCES=CL=El Salvador=Ricardo García Posada Airport|ESU=GMMI=MA=Essaouira=Essaouira-Mogador Airport
ETR=SERO=EC=Santa Rosa=Santa Rosa - Artillery Colonel Victor Larrea International Airport
ETZ=LFJL=FR=Metz / Nancy=Metz-Nancy-Lorraine Airport|EUG=KEUG=US=Eugene=Mahlon Sweet Field
EUN=GMML=EH=El Aaiún=Hassan I Airport|EUX=TNCE=BQ=Sint Eustatius=F. D. Roosevelt Airport
EVE=ENEV=NO=Evenes=Harstad/Narvik Airport, Evenes|EVG=ESND=SE=Sveg=Sveg Airport
EVV=KEVV=US=Evansville=Evansville Regional Airport|EWB=KEWB=US=New Bedford=New Bedford Regional Airport
EWN=KEWN=US=New Bern=Coastal Carolina Regional Airport|EXT=EGTE=GB=Exeter=Exeter International Airport
EYK=USHQ=RU==Beloyarskiy Airport|EYP=SKYP=CO=El Yopal=El Yopal Airport
EYW=KEYW=US=Key West=Key West International Airport|EZS=LTCA=TR=Elazığ=Elazığ Airport
FAE=EKVG=FO=Vágar=Vágar Airport|FAR=KFAR=US=Fargo=Hector International Airport
FAT=KFAT=US=Fresno=Fresno Yosemite International Airport|FAV=NTGF=PF==Fakarava Airport
FAY=KFAY=US=Fayetteville=Fayetteville Regional Airport - Grannis Field
FBM=FZQA=CD=Lubumbashi=Lubumbashi International Airport
FCA=KGPI=US=Kalispell=Glacier Park International Airport|FDH=EDNY=DE=Friedrichshafen=Friedrichshafen Airport
FDU=FZBO=CD=Bandundu=Bandundu Airport|FEG=UTFF=UZ=Fergana=Fergana International Airport
FEN=SBFN=BR=Fernando de Noronha=Fernando de Noronha Airport
FEZ=GMFF=MA=Saïss=Fes Saïss International Airport
FHU=KFHU=US=Fort Huachuca / Sierra Vista=Sierra Vista Municipal Airport / Libby Army Air Field
FJR=OMFJ=AE==Fujairah International Airport|FKB=EDSB=DE=Baden-Baden=Karlsruhe Baden-Baden Airport
FKI=FZIC=CD=Kisangani=Bangoka International Airport|FKQ=WASF=ID=Fakfak=Fakfak Airport
FKS=RJSF=JP=Sukagawa=Fukushima Airport|FLA=SKFL=CO=Florencia=Gustavo Artunduaga Paredes Airport
FLG=KFLG=US=Flagstaff=Flagstaff Pulliam International Airport|FLO=KFLO=US=Florence=Florence Regional Airport
FLR=LIRQ=IT=Firenze=Peretola Airport|FLW=LPFL=PT=Santa Cruz das Flores=Flores Airport
FLZ=WIMS=ID=Sibolga (Pinangsori)=Dr. Ferdinand Lumban Tobing Airport|FMA=SARF=AR=Formosa=Formosa Airport
FMI=FZRF=CD=Kalemie=Kalemie Airport|FMM=EDJA=DE=Memmingen=Memmingen Allgau Airport
FMO=EDDG=DE=Münster=Münster Osnabrück Airport
FNC=LPMA=PT=Funchal=Madeira International Airport Cristiano Ronaldo
FNI=LFTW=FR=Nîmes/Garons=Nîmes-Arles-Camargue Airport
FNJ=ZKPY=KP=Pyongyang=Pyongyang Sunan International Airport|FNT=KFNT=US=Flint=Bishop International Airport
FOD=KFOD=US=Fort Dodge=Fort Dodge Regional Airport|FOG=LIBF=IT=Foggia=Foggia "Gino Lisa" Airport
FOR=SBFZ=BR=Fortaleza=Pinto Martins International Airport
FPO=MYGF=BS=Freeport=Grand Bahama International Airport|FRL=LIPK=IT=Forlì (FC)=Forlì Airport
FRO=ENFL=NO=Florø=Florø Airport|FRS=MGMM=GT=San Benito=Mundo Maya International Airport
FRW=FBPM=BW=Francistown=P G Matante Intl|FSC=LFKF=FR=Figari Sud-Corse=Figari Sud-Corse Airport
FSD=KFSD=US=Sioux Falls=Sioux Falls Regional Airport / Joe Foss Field
FSM=KFSM=US=Fort Smith=Fort Smith Regional Airport|FSP=LFVP=PM=Saint-Pierre=St Pierre Airport
FSZ=RJNS=JP=Makinohara / Shimada=Mount Fuji Shizuoka Airport
FTE=SAWC=AR=El Calafate=El Calafate - Commander Armando Tola International Airport
FTI=NSFQ=AS=Fitiuta Village=Fitiuta Airport|FTU=FMSD=MG=Tôlanaro=Tôlanaro Airport
FUG=ZSFY=CN=Yingzhou, Fuyang=Fuyang Xiguan Airport|FUJ=RJFE=JP=Goto=Fukue Airport
FUN=NGFU=TV=Funafuti=Funafuti International Airport|FUO=ZGFS=CN=Foshan (Nanhai)=Foshan Shadi Airport
FUT=NLWF=WF=Futuna Island=Pointe Vele Airport|FWA=KFWA=US=Fort Wayne=Fort Wayne International Airport
FYJ=ZYFY=CN=Fuyuan=Fuyuan Dongji Aiport|FYN=ZWFY=CN=Fuyun=Fuyun Koktokay Airport
GAE=DTTG=TN=Gabès=Gabès Matmata International Airport|GAF=DTTF=TN=Gafsa=Gafsa Ksar International Airport
GAJ=RJSC=JP=Higashine=Yamagata Airport|GAN=VRMG=MV=Gan=Gan International Airport
GAO=MUGT=CU=Guantánamo=Mariana Grajales Airport|GAQ=GAGO=ML==Gao Airport
GAU=VEGT=IN=Guwahati=Lokpriya Gopinath Bordoloi International Airport|GAY=VEGY=IN=Gaya=Gaya Airport
GBB=UBBQ=AZ=Gabala=Gabala International Airport|GBJ=TFFM=GP=Grand Bourg=Les Bases Airport
GCC=KGCC=US=Gillette=Northeast Wyoming Regional Airport|GCH=OIAH=IR=Gachsaran=Gachsaran Airport
GCI=EGJB=GG=Saint Peter Port=Guernsey Airport|GCK=KGCK=US=Garden City=Garden City Regional Airport
GCN=KGCN=US=Grand Canyon - Tusayan=Grand Canyon National Park Airport|GDB=VAGD=IN=Gondia=Birsi Airport
GDE=HAGO=ET=Gode=Gode Airport|GDQ=HAGN=ET=Azezo=Gondar Airport
GDT=MBGT=TC=Cockburn Town=JAGS McCartney International Airport|GDX=UHMM=RU=Magadan=Sokol Airport
GDZ=URKG=RU=Gelendzhik=Gelendzhik Airport
GEC=LCGK=CY=Lefkoniko (Geçitkale)=Lefkoniko Airport / Geçitkale Air Base
GEG=KGEG=US=Spokane=Spokane International Airport|GEL=SBNM=BR=Santo Ângelo=Santo Ângelo Airport
GEO=SYCJ=GY=Georgetown=Cheddi Jagan International Airport|GER=MUNG=CU=Nueva Gerona=Rafael Cabrera Airport
GES=RPMR=PH=General Santos=General Santos International Airport|GET=YGEL=AU=Geraldton=Geraldton Airport
GEV=ESNG=SE=Gällivare=Gällivare Airport|GFF=YGTH=AU=Griffith=Griffith Airport
GFK=KGFK=US=Grand Forks=Grand Forks International Airport|GGG=KGGG=US=Longview=East Texas Regional Airport
GGT=MYEF=BS=Moss Town=Exuma International Airport
GGW=KGGW=US=Glasgow=Wokal Field/Glasgow-Valley County Airport
GHA=DAUG=DZ=El Atteuf=Noumérat - Moufdi Zakaria Airport
GHB=MYEM=BS=Governor's Harbour=Governor's Harbour Airport|GHT=HLGT=LY=Ghat=Ghat Airport
GIB=LXGB=GI=Gibraltar=Gibraltar Airport|GIL=OPGT=PK=Gilgit=Gilgit Airport
GIS=NZGS=NZ=Gisborne=Gisborne Airport
GIZ=OEGN=SA=Jizan=Jizan Regional Airport / King Abdullah bin Abdulaziz Airport
GJA=MHNJ=HN=Guanaja=La Laguna Airport|GJL=DAAV=DZ=Tahir=Jijel Ferhat Abbas Airport
GJT=KGJT=US=Grand Junction=Grand Junction Regional Airport|GKA=AYGA=PG=Goronka=Goroka Airport
GLF=MRGF=CR=Golfito=Golfito Airport|GLH=KGLH=US=Greenville=Mid Delta Regional Airport
GLT=YGLA=AU=Gladstone=Gladstone Airport|GMA=FZFK=CD=Gemena=Gemena Airport
GMB=HAGM=ET=Gambela=Gambela Airport|GME=UMGG=BY=Gomel=Gomel Airport
GMO=DNGO=NG=Gombe=Gombe Lawanti International Airport|GMQ=ZLGL=CN=Golog (Maqên)=Golog Maqên Airport
GMR=NTGJ=PF==Totegegie Airport|GNA=UMMG=BY=Hrodna=Hrodna Airport
GNB=LFLS=FR=Saint-Étienne-de-Saint-Geoirs=Grenoble-Isère Airport
GND=TGPY=GD=Saint George's=Maurice Bishop International Airport|GNS=WIMB=ID=Gunungsitoli=Binaka Airport
GNV=KGNV=US=Gainesville=Gainesville Regional Airport|GNY=LTCS=TR=Şanlıurfa=Şanlıurfa GAP Airport
GOA=LIMJ=IT=Genova=Genoa Cristoforo Colombo Airport|GOH=BGGH=GL=Nuuk=Nuuk Airport
GOJ=UWGG=RU=Nizhny Novgorod=Nizhny Novgorod Strigino International Airport
GOM=FZNA=CD=Goma=Goma International Airport|GOP=VEGK=IN=Gorakhpur=Gorakhpur Airport
GOQ=ZLGM=CN=Golmud=Golmud Airport|GOU=FKKR=CM=Garoua=Garoua International Airport
GOV=YPGV=AU=Nhulunbuy=Gove Airport|GOX=VOGA=IN=Mopa=Mopa International Airport
GPA=LGRX=GR=Patras=Patras Araxos Agamemnon Airport|GPI=SKGP=CO=Guapi=Juan Casiano Airport
GPT=KGPT=US=Gulfport=Gulfport Biloxi International Airport
GRB=KGRB=US=Green Bay=Austin Straubel International Airport
GRI=KGRI=US=Grand Island=Central Nebraska Regional Airport|GRJ=FAGG=ZA=George=George Airport
GRK=KGRK=US=Killeen=Killeen-Fort Hood Regional Airport / Robert Gray Army Air Field
GRO=LEGE=ES=Girona=Girona-Costa Brava Airport|GRQ=EHGG=NL=Groningen=Eelde Airport
GRR=KGRR=US=Grand Rapids=Gerald R. Ford International Airport|GRV=URMG=RU=Grozny=Grozny Airport
GRW=LPGR=PT=Santa Cruz da Graciosa=Graciosa Airport|GRX=LEGR=ES=Granada=F.G.L. Airport Granada-Jaén Airport
GRZ=LOWG=AT=Graz (Feldkirchen bei Graz)=Graz Airport|GSJ=MGSJ=GT=Puerto San José=San José Airport
GSO=KGSO=US=Greensboro=Piedmont Triad International Airport
GSP=KGSP=US=Greer=Greenville Spartanburg International Airport|GST=PAGS=US=Gustavus=Gustavus Airport
GTE=YGTE=AU=Groote Eylandt=Groote Eylandt Airport|GTF=KGTF=US=Great Falls=Great Falls International Airport
GTR=KGTR=US=Columbus/W Point/Starkville=Golden Triangle Regional Airport|GUR=AYGN=PG=Gurney=Gurney Airport
GUW=UATG=KZ=Atyrau=Atyrau International Airport|GWD=OPGD=PK=Gwadar=Gwadar International Airport
GWL=VIGR=IN=Gwalior=Gwalior Airport|GWT=EDXW=DE=Westerland=Westerland Sylt Airport
GWY=EICM=IE=Galway=Galway Airport|GXF=OYSY=YE=Seiyun=Seiyun Hadhramaut International Airport
GXG=FNNG=AO=Negage=Negage Airport|GXH=ZLXH=CN=Gannan (Xiahe)=Gannan Xiahe Airport
GYM=MMGM=MX=Guaymas=General José María Yáñez International Airport
GYN=SBGO=BR=Goiânia=Santa Genoveva Airport|GYS=ZUGU=CN=Guangyuan (Lizhou)=Guangyuan Panlong Airport
GZP=LTFG=TR=Gazipaşa=Gazipaşa-Alanya Airport|GZT=LTAJ=TR=Gaziantep=Gaziantep International Airport
HAC=RJTH=JP=Hachijojima=Hachijojima Airport|HAD=ESMT=SE=Halmstad=Halmstad Airport
HAH=FMCH=KM=Moroni=Prince Said Ibrahim International Airport
HAQ=VRMH=MV=Haa Dhaalu Atoll=Hanimaadhoo Airport|HAS=OEHL=SA=Ha'il=Ha'il Airport
HAU=ENHD=NO=Karmøy=Haugesund Airport, Karmøy|HBA=YMHB=AU=Hobart=Hobart International Airport
HBE=HEBA=EG=Alexandria=Borj El Arab International Airport|HBX=VOHB=IN=Hubli=Hubli Airport
HCJ=ZGHC=CN=Hechi (Jinchengjiang)=Hechi Jinchengjiang Airport|HCN=RCKW=TW=Hengchung=Hengchun Airport
HCR=PAHC=US=Holy Cross=Holy Cross Airport|HCZ=ZGCZ=CN=Chenzhou=Chenzhou Beihu Airport
HDF=EDAH=DE=Heringsdorf=Heringsdorf Airport|HDG=ZBHD=CN=Handan=Handan Airport
HDM=OIHH=IR=Hamadan=Hamadan Airport|HDY=VTSS=TH=Hat Yai=Hat Yai International Airport
HEA=OAHR=AF=Guzara=Herat - Khwaja Abdullah Ansari International Airport
HEK=ZYHE=CN=Heihe=Heihe Aihui Airport|HFA=LLHA=IL=Haifa=Haifa International Airport
HFE=ZSOF=CN=Hefei=Hefei Xinqiao International Airport|HFN=BIHN=IS=Höfn=Hornafjörður Airport
HFS=ESOH=SE=Råda=Hagfors Airport|HFT=ENHF=NO=Hammerfest=Hammerfest Airport
HGA=HCMH=SO=Hargeisa=Egal International Airport|HGN=VTCH=TH==Mae Hong Son Airport
HGU=AYMH=PG=Mount Hagen=Mount Hagen Kagamuga Airport
HHN=EDFH=DE=Frankfurt am Main (Lautzenhausen)=Frankfurt-Hahn Airport|HHQ=VTPH=TH=Hua Hin=Hua Hin Airport
HIA=ZSSH=CN=Huai'an=Huai'an Lianshui International Airport|HIB=KHIB=US=Hibbing=Range Regional Airport
HID=YHID=AU=Horn=Horn Island Airport|HII=KHII=US=Lake Havasu City=Lake Havasu City International Airport
HIJ=RJOA=JP=Hiroshima=Hiroshima Airport|HIN=RKPS=KR=Sacheon=Sacheon Airport / Sacheon Air Base
HJJ=ZGCJ=CN=Huaihua=Huaihua Zhijiang Airport|HJR=VEKO=IN=Khajuraho=Khajuraho Airport
HKD=RJCH=JP=Hakodate=Hakodate Airport|HKK=NZHK=NZ==Hokitika Airfield|HKN=AYHK=PG=Kimbe=Hoskins Airport
HLA=FALA=ZA=Johannesburg=Lanseria International Airport|HLD=ZBLA=CN=Hailar=Hulunbuir Hailar Airport
HLN=KHLN=US=Helena=Helena Regional Airport|HLP=WIHH=ID=Jakarta=Halim Perdanakusuma International Airport
HLZ=NZHN=NZ=Hamilton=Hamilton International Airport|HMA=USHH=RU=Khanty-Mansiysk=Khanty Mansiysk Airport
HMB=HESG=EG=Suhaj=Suhaj Mubarak International Airport
HME=DAUH=DZ=Hassi Messaoud=Hassi Messaoud-Oued Irara Krim Belkacem Airport|HMI=ZWHM=CN=Hami=Hami Airport
HMV=ESUT=SE=Hemavan=Hemavan Airport|HNA=RJSI=JP=Hanamaki=Iwate Hanamaki Airport
HNM=PHHN=US=Hana=Hana Airport|HNS=PAHN=US=Haines=Haines Airport
HOB=KHOB=US=Hobbs=Lea County Regional Airport|HOD=OYHD=YE=Hodeida=Hodeidah International Airport
HOF=OEAH=SA=Hofuf=Al-Ahsa International Airport|HOG=MUHG=CU=Holguin=Frank Pais International Airport
HOI=NTTO=PF=Otepa=Hao Airport|HON=KHON=US=Huron=Huron Regional Airport|HOR=LPHR=PT=Horta=Horta Airport
HOT=KHOT=US=Hot Springs=Memorial Field Airport|HOU=KHOU=US=Houston=William P Hobby Airport
HOV=ENOV=NO=Ørsta=Ørsta-Volda Airport, Hovden|HPA=NFTL=TO=Lifuka=Lifuka Island Airport
HPG=ZHSN=CN=Shennongjia (Hongping)=Shennongjia Hongping Airport
HPH=VVCI=VN=Haiphong (Hai An)=Cat Bi International Airport
HPN=KHPN=US=White Plains=Westchester County Airport|HRK=UKHH=UA=Kharkiv=Kharkiv International Airport
HRL=KHRL=US=Harlingen=Valley International Airport|HRM=DAFH=DZ=Hassi R'Mel=Hassi R'Mel Airport
HRO=KHRO=US=Harrison=Boone County Airport|HSC=ZGSG=CN=Shaoguan=Shaoguan Danxia Airport
HSG=RJFS=JP=Saga=Saga Airport|HSV=KHSV=US=Huntsville=Huntsville International Carl T Jones Field
HTA=UIAA=RU=Chita=Chita-Kadala International Airport|HTG=UOHH=RU=Khatanga=Khatanga Airport
HTI=YBHM=AU=Hamilton Island=Hamilton Island Airport|HTN=ZWTN=CN=Hotan=Hotan Airport
HTS=KHTS=US=Huntington=Tri-State Airport / Milton J. Ferguson Field|HTT=ZLHX=CN=Mengnai=Huatugou Airport
HTY=LTDA=TR=Antakya=Hatay Airport|HUH=NTTH=PF=Fare=Huahine-Fare Airport
HUI=VVPB=VN=Huế=Phu Bai International Airport|HUN=RCYU=TW=Hualien City=Hualien Airport
HUO=ZBHZ=CN=Holingol=Holingol Huolinhe Airport
HUU=SPNC=PE=Huánuco=Alferez Fap David Figueroa Fernandini Airport
HUX=MMBT=MX=Huatulco=Bahías de Huatulco International Airport|HUY=EGNJ=GB=Grimsby=Humberside Airport
HUZ=ZGHZ=CN=Huizhou (Pingtan)=Huizhou Pingtan Airport|HVA=FMNL=MG=Analalava=Analalava Airport
HVB=YHBA=AU=Hervey Bay=Hervey Bay Airport|HVD=ZMKD=MN=Khovd=Khovd Airport
HVG=ENHV=NO=Honningsvåg=Honningsvåg Airport, Valan|HVN=KHVN=US=New Haven=Tweed New Haven Airport
HYA=KHYA=US=Hyannis=Cape Cod Gateway Airport|HYN=ZSLQ=CN=Huangyan=Taizhou Luqiao Airport
HZA=ZSHZ=CN=Heze=Heze Mudan Airport|HZH=ZUNP=CN=Liping=Liping Airport|HZK=BIHU=IS=Húsavík=Húsavík Airport
IAA=UOII=RU=Igarka=Igarka Airport|IAG=KIAG=US=Niagara Falls=Niagara Falls International Airport
IAM=DAUZ=DZ=In Aménas=Zarzaitine - In Aménas Airport|IAS=LRIA=RO=Iaşi=Iaşi Airport
IBA=DNIB=NG=Ibadan=Ibadan Airport|IBE=SKIB=CO=Ibagué=Perales Airport
IBR=RJAH=JP=Omitama=Ibaraki Airport / JASDF Hyakuri Air Base
ICT=KICT=US=Wichita=Wichita Eisenhower National Airport|IDA=KIDA=US=Idaho Falls=Idaho Falls Regional Airport
IDR=VAID=IN=Indore=Devi Ahilyabai Holkar Airport|IDY=LFEY=FR=Île d'Yeu=Île d'Yeu Airport
IEG=EPZG=PL=Babimost=Zielona Góra-Babimost Airport
IEV=UKKK=UA=Kyiv=Ihor Sikorsky Kyiv International Airport (Zhuliany)
IFJ=BIIS=IS=Ísafjörður=Ísafjörður Airport|IFN=OIFM=IR=Isfahan=Isfahan Shahid Beheshti International Airport
IFO=UKLI=UA=Ivano-Frankivsk=Ivano-Frankivsk International Airport|IGA=MYIG=BS=Matthew Town=Inagua Airport
IGD=LTCT=TR=Iğdır=Iğdır Airport|IGR=SARI=AR=Puerto Iguazu=Cataratas Del Iguazú International Airport
IGT=URMS=RU=Sunzha=Magas Airport|IGU=SBFI=BR=Foz do Iguaçu=Cataratas International Airport
IJK=USII=RU=Izhevsk=Izhevsk Airport|IKI=RJDB=JP=Iki=Iki Airport|IKS=UEST=RU=Tiksi=Tiksi Airport
IKT=UIII=RU=Irkutsk=Irkutsk International Airport|IKU=UCFL=KG=Tamchy=Issyk-Kul International Airport
ILD=LEDA=ES=Lleida=Lleida-Alguaire Airport|ILF=CZBD=CA=Ilford=Ilford Airport
ILG=KILG=US=Wilmington=New Castle Airport|ILM=KILM=US=Wilmington=Wilmington International Airport
ILO=RPVI=PH=Cabatuan=Iloilo International Airport|ILP=NWWE=NC=Île des Pins=Île des Pins Airport
ILQ=SPLO=PE=Ilo=General Jorge Fernandez Maldon Airport|ILR=DNIL=NG=Ilorin=Ilorin International Airport
ILS=MSSS=SV=San Salvador=Ilopango International Airport|ILY=EGPI=GB=Port Ellen=Islay Airport
IMF=VEIM=IN=Imphal=Imphal Airport|IMP=SBIZ=BR=Imperatriz=Prefeito Renato Moreira Airport
INC=ZLIC=CN=Yinchuan=Yinchuan Hedong International Airport|INH=FQIN=MZ=Inhambane=Inhambane Airport
INI=LYNI=RS=Nis=Nis Airport|INL=KINL=US=International Falls=Falls International Airport
INN=LOWI=AT=Innsbruck=Innsbruck Airport|INU=ANYN=NR=Yaren District=Nauru International Airport
INV=EGPE=GB=Inverness=Inverness Airport|INZ=DAUI=DZ=In Salah=In Salah Airport
IOA=LGIO=GR=Ioannina=Ioannina Airport|IOM=EGNS=IM=Castletown=Isle of Man Airport
IOS=SBIL=BR=Ilhéus=Bahia - Jorge Amado Airport|IPC=SCIP=CL=Isla De Pascua=Mataveri Airport
IPH=WMKI=MY=Ipoh=Sultan Azlan Shah Airport|IPI=SKIP=CO=Ipiales=San Luis Airport
IPN=SBIP=BR=Ipatinga=Vale do Aço Regional Airport|IPT=KIPT=US=Williamsport=Williamsport Regional Airport
IQM=ZWCM=CN=Qiemo=Qiemo Yudu Airport|IQN=ZLQY=CN=Qingyang (Xifeng)=Qingyang Xifeng Airport
IQQ=SCDA=CL=Iquique=Diego Aracena Airport
IQT=SPQT=PE=Iquitos=Coronel FAP Francisco Secada Vignetta International Airport
IRG=YLHR=AU=Lockhart River=Lockhart River Airport|IRJ=SANL=AR=La Rioja=Capitan V A Almonacid Airport
IRK=KIRK=US=Kirksville=Kirksville Regional Airport|IRP=FZJH=CD=Isiro=Matari Airport
ISA=YBMA=AU=Mount Isa=Mount Isa Airport|ISE=LTFC=TR=Isparta=Süleyman Demirel International Airport
ISG=ROIG=JP=Ishigaki=New Ishigaki Airport|ISK=VAOZ=IN=Nasik=Nashik Airport
ISP=KISP=US=Islip=Long Island Mac Arthur Airport|ISU=ORSU=IQ=Sulaymaniyah=Sulaymaniyah International Airport
ITB=SBIH=BR=Itaituba=Itaituba Airport|ITH=KITH=US=Ithaca=Ithaca Tompkins Regional Airport
ITO=PHTO=US=Hilo=Hilo International Airport|IUE=NIUE=NU=Alofi=Niue International Airport
IVC=NZNV=NZ=Invercargill=Invercargill Airport|IVL=EFIV=FI=Ivalo=Ivalo Airport
IWA=UUBI=RU=Ivanovo=Ivanovo South Airport|IWJ=RJOW=JP=Masuda=Iwami Airport
IWK=RJOI=JP=Iwakuni=Iwakuni Kintaikyo Airport / Marine Corps Air Station Iwakuni
IXA=VEAT=IN=Agartala=Agartala - Maharaja Bir Bikram Airport|IXB=VEBD=IN=Siliguri=Bagdogra Airport
IXC=VICG=IN=Chandigarh=Chandigarh International Airport
IXD=VEAB=IN=Allahabad=Prayagraj Deendayal Upadhyay Airport / Bamrauli Air Force Station
IXE=VOML=IN=Mangalore=Mangalore International Airport|IXG=VOBM=IN=Belgaum=Belagavi Airport
IXI=VELR=IN=Lilabari=Lilabari North Lakhimpur Airport|IXJ=VIJU=IN=Jammu=Jammu Airport
IXL=VILH=IN=Leh=Leh Kushok Bakula Rimpochee Airport|IXM=VOMD=IN=Madurai=Madurai Airport
IXP=VIPK=IN=Pathankot=Pathankot Airport|IXR=VERC=IN=Ranchi=Birsa Munda Airport
IXS=VEKU=IN=Silchar=Silchar Airport|IXU=VAAU=IN=Aurangabad=Aurangabad Airport
IXY=VAKE=IN=Kandla=Kandla Airport|IXZ=VOPB=IN=Port Blair=Veer Savarkar International Airport / INS Utkrosh
IZA=SBZM=BR=Juiz de Fora=Presidente Itamar Franco Airport|IZO=RJOC=JP=Izumo=Izumo Enmusubi Airport
IZT=MMIT=MX=Ixtepec=Ixtepec Airport|JAC=KJAC=US=Jackson=Jackson Hole Airport|JAE=SPJE=PE=Jaén=Shumba Airport
JAF=VCCJ=LK=Jaffna=Jaffna International Airport|JAI=VIJP=IN=Jaipur=Jaipur International Airport
JAK=MTJA=HT=Jacmel=Jacmel Airport|JAL=MMJA=MX=Xalapa=El Lencero Airport
JAN=KJAN=US=Jackson=Jackson-Medgar Wiley Evers International Airport
JAU=SPJJ=PE=Jauja=Francisco Carle Airport|JBQ=MDJB=DO=La Isabela=La Isabela International Airport
JBR=KJBR=US=Jonesboro=Jonesboro Municipal Airport|JDF=SBJF=BR=Juiz de Fora=Francisco de Assis Airport
JDH=VIJO=IN=Jodhpur=Jodhpur Airport|JDZ=ZSJD=CN=Jingdezhen=Jingdezhen Luojia Airport
JEE=MTJE=HT=Jeremie=Jérémie Airport|JEG=BGAA=GL=Aasiaat=Aasiaat Airport
JER=EGJJ=JE=Saint Helier=Jersey Airport|JGA=VAJM=IN=Jamnagar=Jamnagar Airport
JGD=ZYJD=CN=Jiagedaqi=Jiagedaqi Airport|JGS=ZSJA=CN=Ji'an=Jinggangshan Airport
JHB=WMKJ=MY=Johor Bahru=Senai International Airport
JHG=ZPJH=CN=Jinghong (Gasa)=Xishuangbanna Gasa International Airport|JHM=PHJH=US=Lahaina=Kapalua Airport
JHS=BGSS=GL=Sisimiut=Sisimiut Airport|JIJ=HAJJ=ET=Jijiga=Wilwal International Airport
JIM=HAJM=ET=Jimma=Jimma Airport|JIQ=ZUQJ=CN=Qianjiang=Qianjiang Wulingshan Airport
JJD=SBJE=BR=Cruz=Jericoacoara - Comandante Ariston Pessoa Regional Airport
JJN=ZSQZ=CN=Quanzhou=Quanzhou Jinjiang International Airport|JKG=ESGJ=SE=Jönköping=Jönköping Airport
JKH=LGHI=GR=Chios Island=Chios Island National Airport|JKR=VNJP=NP=Janakpur=Janakpur Airport
JLN=KJLN=US=Joplin=Joplin Regional Airport|JLR=VAJB=IN=Jabalpur=Jabalpur Airport
JMJ=ZPJM=CN=Pu'er (Lancang)=Lancang Jingmai Airport|JMK=LGMK=GR=Mykonos Island=Mikonos Airport
JMS=KJMS=US=Jamestown=Jamestown Regional Airport|JMU=ZYJM=CN=Jiamusi=Jiamusi Dongjiao Airport
JNG=ZSJG=CN=Jining=Jining Qufu Airport|JNU=PAJN=US=Juneau=Juneau International Airport
JNZ=ZYJZ=CN=Linghai, Jinzhou=Jinzhou Bay Airport|JOE=EFJO=FI=Joensuu / Liperi=Joensuu Airport
JOG=WAHH=ID=Yogyakarta=Adisutjipto International Airport
JOI=SBJV=BR=Joinville=Lauro Carneiro de Loyola Airport|JOK=UWKJ=RU=Yoshkar-Ola=Yoshkar-Ola Airport
JOL=RPMJ=PH==Jolo Airport|JOS=DNJO=NG=Jos=Yakubu Gowon Airport
JPA=SBJP=BR=João Pessoa=Presidente Castro Pinto International Airport|JRH=VEJT=IN=Jorhat=Jorhat Airport
JRO=HTKJ=TZ=Arusha=Kilimanjaro International Airport|JSH=LGST=GR=Crete Island=Sitia Airport
JSI=LGSK=GR=Skiathos=Skiathos Island National Airport|JSJ=ZYJS=CN=Jiansanjiang=Jiansanjiang Shidi Airport
JSO==BR=Sobral=Dr. Luciano de Arruda Coelho Regional Airport|JSR=VGJR=BD=Jashore (Jessore)=Jessore Airport
JST=KJST=US=Johnstown=John Murtha Johnstown Cambria County Airport
JTC=SBAE=BR=Bauru=Bauru/Arealva–Moussa Nakhal Tobias State Airport
JTR=LGSR=GR=Santorini Island=Santorini Airport
JUJ=SASJ=AR=San Salvador de Jujuy=Gobernador Horacio Guzman International Airport
JUL=SPJL=PE=Juliaca=Inca Manco Capac International Airport|JUZ=ZSJU=CN=Quzhou=Quzhou Airport
JWA=FBJW=BW=Jwaneng=Jwaneng Airport|JXA=ZYJX=CN=Jixi=Jixi Xingkaihu Airport
JYV=EFJY=FI=Jyväskylän Maalaiskunta=Jyväskylä Airport|JZH=ZUJZ=CN=Ngawa (Songpan)=Jiuzhai Huanglong Airport
KAC=OSKL=SY=Qamishly=Qamishli Airport|KAD=DNKA=NG=Kaduna=Kaduna Airport
KAI=SYKA=GY=Kaieteur Falls=Kaieteur International Airport|KAJ=EFKI=FI=Kajaani=Kajaani Airport
KAN=DNKN=NG=Kano=Mallam Aminu International Airport|KAO=EFKS=FI=Kuusamo=Kuusamo Airport
KAT=NZKT=NZ=Awanui=Kaitaia Airport|KAW=VYKT=MM=Kawthoung=Kawthoung Airport
KBL=OAKB=AF=Kabul=Kabul International Airport|KBR=WMKC=MY=Kota Baharu=Sultan Ismail Petra Airport
KBS=GFBO=SL=Bo=Bo Airport|KBV=VTSG=TH=Krabi=Krabi Airport|KCH=WBGG=MY=Kuching=Kuching International Airport
KCM=LTCN=TR=Kahramanmaraş=Kahramanmaraş Airport|KCT=VCCK=LK=Galle=Koggala Airport
KCZ=RJOK=JP=Nankoku=Kochi Ryoma Airport
KDH=OAKN=AF=Khvoshab=Ahmad Shah Baba International Airport / Kandahar Airfield
KDL=EEKA=EE=Kärdla=Kärdla Airport|KDM=VRMT=MV=Huvadhu Atoll=Kaadedhdhoo Airport
KDO=VRMK=MV=Kadhdhoo=Kadhdhoo Airport|KDU=OPSD=PK=Skardu=Skardu Airport
KEJ=UNEE=RU=Kemerovo=Kemerovo Airport|KEM=EFKE=FI=Kemi / Tornio=Kemi-Tornio Airport
KEN=GFKE=SL=Kenema=Kenema Airport|KEP=VNNG=NP=Nepalgunj=Nepalgunj Airport
KER=OIKK=IR=Kerman=Ayatollah Hashemi Rafsanjani International Airport|KET=VYKG=MM=Kengtung=Kengtung Airport
KGA=FZUA=CD=Kananga=Kananga Airport|KGC=YKSC=AU==Kingscote Airport|KGD=UMKK=RU=Kaliningrad=Khrabrovo Airport
KGF=UAKK=KZ=Karaganda=Sary-Arka Airport|KGI=YPKG=AU=Broadwood=Kalgoorlie Boulder Airport
KGP=USRK=RU=Kogalym=Kogalym International Airport|KGS=LGKO=GR=Kos Island=Kos Airport
KGT=ZUKD=CN=Garzê (Kangding)=Kangding Airport|KHD=OICK=IR==Khoram Abad Airport
KHE=UKOH=UA=Kherson=Kherson International Airport|KHG=ZWSH=CN=Kashgar=Kashgar Airport
KHS=OOKB=OM=Khasab=Khasab Airport|KHV=UHHH=RU=Khabarovsk=Khabarovsk Novy Airport
KID=ESMK=SE=Kristianstad=Kristianstad Airport|KIH=OIBK=IR=Kish Island=Kish International Airport
KIJ=RJSN=JP=Niigata=Niigata Airport|KIM=FAKM=ZA=Kimberley=Kimberley Airport
KIR=EIKY=IE=Killarney=Kerry Airport|KIS=HKKI=KE=Kisumu=Kisumu Airport
KIV=LUKK=MD=Chişinău=Chişinău International Airport|KJB=VOKU=IN=Orvakal=Kurnool Airport
KJH=ZUKJ=CN=Kaili  (Huangping)=Kaili Huangping Airport|KJI=ZWKN=CN=Burqin=Burqin Kanas Airport
KKC=VTUK=TH=Khon Kaen=Khon Kaen Airport|KKE=NZKK=NZ=Kerikeri=Kerikeri Airport
KKJ=RJFR=JP=Kitakyushu=Kitakyushu Airport|KKN=ENKR=NO=Kirkenes=Kirkenes Airport, Høybuktmoen
KKR=NTGK=PF=Raitahiti=Kaukura Airport|KKS=OIFK=IR=Kashan=Kashan Airport|KKW=FZCA=CD=Kikwit=Kikwit Airport
KKX=RJKI=JP=Kikai=Kikai Airport|KLH=VAKP=IN=Kolhapur=Kolhapur Airport
KLO=RPVK=PH=Kalibo=Kalibo International Airport|KLR=ESMQ=SE=Kalmar=Kalmar Airport
KLU=LOWK=AT=Klagenfurt am Wörthersee=Klagenfurt Airport
KLV=LKKV=CZ=Karlovy Vary=Karlovy Vary International Airport|KLX=LGKL=GR=Kalamata=Kalamata Airport
KMA=AYKM=PG=Kerema=Kerema Airport|KMC=OEKK=SA=King Khaled Military City=King Khaled Military City Airport
KME=HRZA=RW=Kamembe=Kamembe Airport|KMI=RJFM=JP=Miyazaki=Miyazaki Airport
KMJ=RJFT=JP=Kumamoto=Kumamoto Airport|KMQ=RJNK=JP=Kanazawa=Komatsu Airport / JASDF Komatsu Air Base
KMS=DGSI=GH=Kumasi=Kumasi Airport|KMW=UUBA=RU=Kostroma=Kostroma Sokerkino Airport
KND=FZOA=CD=Kindu=Kindu Airport|KNG=WASK=ID=Kaimana=Kaimana Airport|KNH=RCBS=TW=Shang-I=Kinmen Airport
KNQ=NWWD=NC=Koné=Koné Airport|KNS=YKII=AU==King Island Airport|KNU=VECX=IN=Kanpur=Kanpur Airport
KNX=YPKU=AU=Kununurra=East Kimberley Regional (Kununurra) Airport
KOA=PHKO=US=Kailua-Kona=Ellison Onizuka Kona International Airport at Keahole
KOC=NWWK=NC=Koumac=Koumac Airport|KOI=EGPA=GB=Orkney Islands=Kirkwall Airport
KOK=EFKK=FI=Kokkola / Kruunupyy=Kokkola-Pietarsaari Airport|KOP=VTUW=TH=Nakhon Phanom=Nakhon Phanom Airport
KOU=FOGK=GA=Koulamoutou=Koulamoutou Mabimbi Airport|KOV=UACK=KZ=Kokshetau=Kokshetau Airport
KPO=RKTH=KR=Pohang=Pohang Airport (G-815/K-3)|KPW=UHMK=RU=Keperveem=Keperveem Airport
KQH=VIKG=IN=Ajmer (Kishangarh)=Kishangarh Airport Ajmer
KQT=UTDT=TJ=Kurgan-Tyube=Qurghonteppa International Airport
KRF=ESNK=SE=Nyland=Kramfors-Sollefteå Höga Kusten Airport|KRL=ZWKL=CN=Korla=Korla Licheng Airport
KRN=ESNQ=SE=Kiruna=Kiruna Airport|KRO=USUU=RU=Kurgan=Kurgan Airport|KRP=EKKA=DK=Karup=Karup Airport
KRR=URKK=RU=Krasnodar=Krasnodar Pashkovsky International Airport
KRS=ENCN=NO=Kjevik=Kristiansand Airport, Kjevik|KRW=UTAK=TM=Turkmenbashi=Turkmenbashi International Airport
KSA=PTSA=FM=Okat=Kosrae International Airport|KSC=LZKZ=SK=Košice=Košice Airport
KSD=ESOK=SE=Karlstad=Karlstad Airport|KSF=EDVK=DE=Kassel=Kassel-Calden Airport
KSH=OICC=IR=Kermanshah=Shahid Ashrafi Esfahani Airport|KSL=HSKA=SD=Kassala=Kassala Airport
KSN=UAUU=KZ=Kostanay=Kostanay West Airport|KSU=ENKB=NO=Kvernberget=Kristiansund Airport, Kvernberget
KSY=LTCF=TR=Kars=Kars Airport|KSZ=ULKK=RU=Kotlas=Kotlas Airport|KTA=YPKA=AU=Karratha=Karratha Airport
KTD=RORK=JP=Kitadaitōjima=Kitadaito Airport|KTG=WIOK=ID=Ketapang=Rahadi Osman Airport
KTN=PAKT=US=Ketchikan=Ketchikan International Airport|KTP=MKTP=JM=Tinson Pen=Tinson Pen Airport
KTT=EFKT=FI=Kittilä=Kittilä Airport|KTW=EPKT=PL=Katowice=Katowice International Airport
KUA=WMKD=MY=Kuantan=Kuantan Airport|KUH=RJCK=JP=Kushiro=Kushiro Airport
KUM=RJFC=JP=Yakushima=Yakushima Airport|KUN=EYKA=LT=Kaunas=Kaunas International Airport
KUO=EFKU=FI=Kuopio / Siilinjärvi=Kuopio Airport|KUS=BGKK=GL=Kulusuk=Kulusuk Airport
KUT=UGKO=GE=Kopitnari=David the Builder Kutaisi International Airport|KUV=RKJK=KR=Kunsan=Kunsan Air Base
KVA=LGKV=GR=Kavala=Kavala Alexander the Great International Airport
KVD=UBBG=AZ=Ganja=Ganja International Airport|KVG=AYKV=PG=Kavieng=Kavieng Airport
KVO=LYKV=RS=Kraljevo=Morava Airport|KVX=USKK=RU=Kirov=Pobedilovo Airport
KWA=PKWA=MH=Kwajalein=Bucholz Army Air Field|KWG=UKDR=UA=Kryvyi Rih=Kryvyi Rih International Airport
KWJ=RKJJ=KR=Gwangju=Gwangju Airport|KWM=YKOW=AU=Kowanyama=Kowanyama Airport|KWY==KE=Kiwayu=Kiwayu Airport
KWZ=FZQM=CD=Kolwezi=Kolwezi Airport|KXB==ID=Kolaka=Sangia Nibandera Airport
KXK=UHKK=RU=Komsomolsk-on-Amur=Komsomolsk-on-Amur Airport|KYA=LTAN=TR=Konya=Konya Airport
KYD=RCLY=TW=Orchid Island=Lanyu Airport|KYP=VYKP=MM=Kyaukpyu=Kyaukpyu Airport
KYS=GAKD=ML==Kayes Dag Dag Airport|KYZ=UNKY=RU=Kyzyl=Kyzyl Airport
KZI=LGKZ=GR=Kozani=Kozani State Airport Filippos|LAE=AYNZ=PG=Lae=Nadzab Airport
LAJ=SBLJ=BR=Lages=Lages Airport|LAK=CYKD=CA=Aklavik=Aklavik/Freddie Carmichael Airport
LAN=KLAN=US=Lansing=Capital City Airport|LAO=RPLI=PH=Laoag City=Laoag International Airport
LAP=MMLP=MX=La Paz=Manuel Márquez de León International Airport
LAQ=HLLQ=LY=Al Albraq=Al Abraq International Airport|LAR=KLAR=US=Laramie=Laramie Regional Airport
LAU=HKLU=KE=Lamu=Manda Airport|LBA=EGNM=GB=Leeds=Leeds Bradford Airport
LBB=KLBB=US=Lubbock=Lubbock Preston Smith International Airport|LBC=EDHL=DE=Lübeck=Lübeck Blankensee Airport
LBD=UTDL=TJ=Khujand=Khujand Airport|LBE=KLBE=US=Latrobe=Arnold Palmer Regional Airport
LBF=KLBF=US=North Platte=North Platte Regional Airport Lee Bird Field
LBL=KLBL=US=Liberal=Liberal Mid-America Regional Airport|LBS=NFNL=FJ=Labasa=Labasa Airport
LBU=WBKL=MY=Labuan=Labuan Airport|LBV=FOOL=GA=Libreville=Libreville Leon M'ba International Airport
LCE=MHLC=HN=La Ceiba=Goloson International Airport|LCG=LECO=ES=Culleredo=A Coruña Airport
LCH=KLCH=US=Lake Charles=Lake Charles Regional Airport|LCJ=EPLL=PL=Łódź=Łódź Władysław Reymont Airport
LCK=KLCK=US=Columbus=Rickenbacker International Airport|LCX=ZSLD=CN=Longyan=Longyan Guanzhishan Airport
LCY=EGLC=GB=London=London City Airport|LDB=SBLO=BR=Londrina=Governador José Richa Airport
LDE=LFBT=FR=Tarbes/Lourdes/Pyrénées=Tarbes-Lourdes-Pyrénées Airport|LDS=ZYLD=CN=Yichun=Yichun Lindu Airport
LDU=WBKD=MY=Lahad Datu=Lahad Datu Airport|LDY=EGAE=GB=Derry=City of Derry Airport
LEA=YPLM=AU=Exmouth=Learmonth Airport|LEB=KLEB=US=Lebanon=Lebanon Municipal Airport
LEH=LFOH=FR=Le Havre=Le Havre-Octeville Airport|LEI=LEAM=ES=Almería=Almería Airport
LEN=LELN=ES=León=León Airport|LER=YLST=AU==Leinster Airport
LET=SKLT=CO=Leticia=Alfredo Vásquez Cobo International Airport|LEX=KLEX=US=Lexington=Blue Grass Airport
LEY=EHLE=NL=Lelystad=Lelystad Airport|LFM=OISR=IR=Lamerd=Lamerd Airport
LFQ=ZBLF=CN=Linfen (Yaodu)=Linfen Yaodu Airport|LFT=KLFT=US=Lafayette=Lafayette Regional Airport
LFW=DXXX=TG=Lomé=Lomé–Tokoin International Airport
LGB=KLGB=US=Long Beach=Long Beach Airport (Daugherty Field)|LGG=EBLG=BE=Liège=Liège Airport
LGI=MYLD=BS=Deadman's Cay=Deadman's Cay Airport|LGK=WMKL=MY=Langkawi=Langkawi International Airport
LHG=YLRD=AU==Lightning Ridge Airport|LHS=SAVH=AR=Las Heras=Las Heras Airport|LIF=NWWL=NC=Lifou=Lifou Airport
LIG=LFBL=FR=Limoges/Bellegarde=Limoges Airport|LIH=PHLI=US=Lihue=Lihue Airport
LIL=LFQQ=FR=Lille/Lesquin=Lille-Lesquin Airport|LIN=LIML=IT=Milan=Milano Linate Airport
LIO=MRLM=CR=Puerto Limon=Limon International Airport
LIT=KLIT=US=Little Rock=Bill & Hillary Clinton National Airport/Adams Field
LIW=VYLK=MM=Loikaw=Loikaw Airport|LJG=ZPLJ=CN=Lijiang (Gucheng)=Lijiang Sanyi International Airport
LKG=HKLK=KE=Lokichoggio=Lokichoggio Airport|LKL=ENNA=NO=Lakselv=Lakselv Airport, Banak
LKN=ENLK=NO=Leknes=Leknes Airport|LKO=VILK=IN=Lucknow=Chaudhary Charan Singh International Airport
LLA=ESPA=SE=Luleå=Luleå Airport|LLC=RPLH=PH=Lal-lo=Cagayan North International Airport
LLF=ZGLG=CN=Yongzhou=Yongzhou Lingling Airport|LLV=ZBLL=CN=Lüliang=Lüliang Dawu Airport
LLW=FWKI=MW=Lilongwe=Lilongwe International Airport
LMM=MMLM=MX=Los Mochis=Valle del Fuerte International Airport|LMN=WBGJ=MY=Limbang=Limbang Airport
LMP=LICD=IT=Lampedusa=Lampedusa Airport|LMT=KLMT=US=Klamath Falls=Crater Lake-Klamath Regional Airport
LNJ=ZPLC=CN=Lincang=Lincang Boshang Airport|LNK=KLNK=US=Lincoln=Lincoln Airport
LNL=ZLLN=CN=Longnan (Cheng)=Longnan Chengzhou Airport|LNO=YLEO=AU=Leonora=Leonora Airport
LNS=KLNS=US=Lancaster=Lancaster Airport|LNY=PHNY=US=Lanai City=Lanai Airport
LNZ=LOWL=AT=Linz=Linz-Hörsching Airport / Vogler Air Base|LOE=VTUL=TH==Loei Airport
LOP=WADL=ID=Mataram=Lombok International Airport|LOV=MMMV=MX==Monclova International Airport
LPB=SLLP=BO=La Paz / El Alto=El Alto International Airport
LPF=ZUPS=CN=Liupanshui (Zhongshan)=Liupanshui Yuezhao Airport|LPI=ESSL=SE=Linköping=Linköping City Airport
LPK=UUOL=RU=Lipetsk=Lipetsk Airport|LPL=EGGP=GB=Liverpool=Liverpool John Lennon Airport
LPP=EFLP=FI=Lappeenranta=Lappeenranta Airport|LPQ=VLLB=LA=Luang Phabang=Luang Phabang International Airport
LPT=VTCL=TH==Lampang Airport|LPX=EVLA=LV=Liepāja=Liepāja International Airport
LPY=LFHP=FR=Le Puy/Loudes=Le Puy-Loudes Airfield|LRD=KLRD=US=Laredo=Laredo International Airport
LRE=YLRE=AU=Longreach=Longreach Airport|LRH=LFBH=FR=La Rochelle/Île de Ré=La Rochelle-Île de Ré Airport
LRM=MDLR=DO=La Romana=Casa De Campo International Airport|LRR=OISL=IR=Lar=Lar Airport
LRT=LFRH=FR=Lorient/Lann/Bihoué=Lorient South Brittany (Bretagne Sud) Airport
LSC=SCSE=CL=La Serena-Coquimbo=La Florida Airport|LSE=KLSE=US=La Crosse=La Crosse Regional Airport
LSH=VYLS=MM=Lashio=Lashio Airport|LSI=EGPB=GB=Lerwick=Sumburgh Airport
LSP=SVJC=VE=Paraguaná=Josefa Camejo International Airport|LSR=WIMU=ID=Kutacane=Alas Leuser Airport
LST=YMLT=AU=Launceston=Launceston Airport|LSY=YLIS=AU=Lismore=Lismore Airport
LTD=HLTD=LY=Ghadames=Ghadames East Airport|LTI=ZMAT=MN=Altai=Altai Airport
LTK=OSLK=SY=Latakia=Bassel Al-Assad International Airport|LTM=SYLT=GY=Lethem=Lethem Airport
LTO=MMLT=MX=Loreto=Loreto International Airport|LTU=VALT=IN=Latur=Murod Kond Airport
LTX=SELT=EC=Latacunga=Cotopaxi International Airport|LUD=FYLZ=NA=Luderitz=Luderitz Airport
LUG=LSZA=CH=Lugano=Lugano Airport|LUM=ZPMS=CN=Dehong (Mangshi)=Dehong Mangshi Airport
LUQ=SAOU=AR=San Luis=Brigadier Mayor D Cesar Raul Ojeda Airport
LUV=WAPF=ID=Langgur=Karel Sadsuitubun Airport|LUZ=EPLB=PL=Lublin=Lublin Airport
LVI=FLHN=ZM=Livingstone=Harry Mwanga Nkumbula International Airport
LWN=UDSG=AM=Gyumri=Shirak International Airport|LWS=KLWS=US=Lewiston=Lewiston Nez Perce County Airport
LWT=KLWT=US=Lewistown=Lewistown Municipal Airport|LXA=ZULS=CN=Shannan (Gonggar)=Lhasa Gonggar Airport
LXR=HELX=EG=Luxor=Luxor International Airport|LYA=ZHLY=CN=Luoyang (Laocheng)=Luoyang Beijiao Airport
LYC=ESNL=SE=Lycksele=Lycksele Airport|LYG=ZSLG=CN=Lianyungang=Lianyungang Huaguoshan International Airport
LYH=KLYH=US=Lynchburg=Lynchburg Regional Airport - Preston Glenn Field
LYP=OPFA=PK=Faisalabad=Faisalabad International Airport|LYR=ENSB=NO=Longyearbyen=Svalbard Airport, Longyear
LZC=MMLC=MX=Lázaro Cárdenas=Lázaro Cárdenas Airport|LZG==CN=Nanchong (Langzhong)=Langzhong Gucheng Airport
LZH=ZGZH=CN=Liuzhou (Liujiang)=Liuzhou Bailian Airport / Bailian Air Base
LZN=RCFG=TW=Matsu (Nangan)=Matsu Nangan Airport|LZO=ZULZ=CN=Luzhou (Yunlong)=Luzhou Yunlong Airport
LZY=ZUNZ=CN=Nyingchi (Mainling)=Nyingchi Mainling Airport|MAB=SBMA=BR=Marabá=João Correa da Rocha Airport
MAF=KMAF=US=Midland=Midland International Air and Space Port|MAG=AYMD=PG=Madang=Madang Airport
MAH=LEMH=ES=Mahón (Maó)=Menorca Airport|MAJ=PKMJ=MH=Majuro Atoll=Marshall Islands International Airport
MAK=HJMK=SS=Malakal=Malakal Airport|MAM=MMMA=MX=Matamoros=General Servando Canales International Airport
MAQ=VTPM=TH==Mae Sot Airport|MAR=SVMC=VE=Maracaibo=La Chinita International Airport
MAS=AYMO=PG=Manus Island=Momote Airport|MAU=NTTP=PF==Maupiti Airport
MAX=GOSM=SN=Ouro Sogui=Ouro Sogui Airport|MAZ=TJMZ=PR=Mayaguez=Eugenio Maria De Hostos Airport
MBD=FAMM=ZA=Mafeking=Mmabatho International Airport|MBE=RJEB=JP=Monbetsu=Monbetsu Airport
MBI=HTGW=TZ=Mbeya=Songwe Airport|MBJ=MKJS=JM=Montego Bay=Sangster International Airport
MBS=KMBS=US=Saginaw=MBS International Airport|MBT=RPVJ=PH=Masbate=Moises R. Espinosa Airport
MBW=YMMB=AU=Melbourne=Melbourne Moorabbin Airport|MCG=PAMC=US=McGrath=McGrath Airport
MCN=KMCN=US=Macon=Middle Georgia Regional Airport
MCP=SBMQ=BR=Macapá=Macapá - Alberto Alcolumbre International Airport
MCX=URML=RU=Makhachkala=Makhachkala Uytash International Airport
MCY=YBSU=AU=Maroochydore=Sunshine Coast Airport|MCZ=SBMO=BR=Maceió=Zumbi dos Palmares Airport
MDC=WAMM=ID=Manado=Sam Ratulangi Airport|MDE=SKRG=CO=Medellín=Jose Maria Córdova International Airport
MDG=ZYMD=CN=Mudanjiang=Mudanjiang Hailang International Airport|MDI=DNMK=NG=Makurdi=Makurdi Airport
MDK=FZEA=CD=Mbandaka=Mbandaka Airport|MDQ=SAZM=AR=Mar del Plata=Ástor Piazzola International Airport
MDT=KMDT=US=Harrisburg=Harrisburg International Airport|MDU=AYMN=PG=Mendi=Mendi Airport
MDZ=SAME=AR=Mendoza=El Plumerillo Airport|MEA=SBME=BR=Macaé=Macaé Benedito Lacerda Airport
MEB=YMEN=AU=Essendon Fields=Melbourne Essendon Airport|MEC=SEMT=EC=Manta=Eloy Alfaro International Airport
MEE=NWWR=NC=Maré=Maré Airport|MEG=FNMA=AO=Malanje=Malanje Airport|MEH=ENMH=NO=Mehamn=Mehamn Airport
MEI=KMEI=US=Meridian=Key Field / Meridian Regional Airport|MEQ=WITC=ID=Kuala Pesisir=Cut Nyak Dhien Airport
MEU=SBMD=BR=Almeirim=Monte Dourado - Serra do Areão Airport
MFE=KMFE=US=McAllen=McAllen Miller International Airport|MFG=OPMF=PK=Muzaffarabad=Muzaffarabad Airport
MFK=RCMT=TW=Matsu (Beigan)=Matsu Beigan Airport
MFR=KMFR=US=Medford=Rogue Valley International Medford Airport|MFU=FLMF=ZM=Mfuwe=Mfuwe Airport
MGA=MNMG=NI=Managua=Augusto C. Sandino (Managua) International Airport
MGB=YMTG=AU=Mount Gambier=Mount Gambier Airport
MGF=SBMG=BR=Maringá=Regional de Maringá - Sílvio Name Júnior Airport|MGH=FAMG=ZA=Margate=Margate Airport
MGM=KMGM=US=Montgomery=Montgomery Regional (Dannelly Field) Airport
MGQ=HCMM=SO=Mogadishu=Aden Adde International Airport
MGW=KMGW=US=Morgantown=Morgantown Municipal Airport Walter L. (Bill) Hart Field
MGZ=VYME=MM=Mkeik=Myeik Airport|MHG=EDFM=DE=Mannheim=Mannheim-City Airport
MHH=MYAM=BS=Marsh Harbour=Leonard M Thompson International Airport
MHK=KMHK=US=Manhattan=Manhattan Regional Airport|MHQ=EFMA=FI=Mariehamn=Mariehamn Airport
MHR=KMHR=US=Sacramento=Sacramento Mather Airport|MHT=KMHT=US=Manchester=Manchester-Boston Regional Airport
MHU=YHOT=AU=Mount Hotham=Mount Hotham Airport|MIG=ZUMY=CN=Mianyang (Fucheng)=Mianyang Nanjiao Airport
MII=SBML=BR=Marília=Frank Miloye Milenkowichi–Marília State Airport|MIM=YMER=AU=Merimbula=Merimbula Airport
MIR=DTMB=TN=Monastir=Monastir Habib Bourguiba International Airport
MIU=DNMA=NG=Maiduguri=Maiduguri International Airport|MJD=OPMJ=PK=Moenjodaro=Moenjodaro Airport
MJF=ENMS=NO=Mosjøen=Mosjøen Airport, Kjærstad|MJK=YSHK=AU=Denham=Shark Bay Airport
MJL=FOGM=GA=Mouila=Mouilla Ville Airport|MJM=FZWA=CD=Mbuji Mayi=Mbuji Mayi Airport
MJN=FMNM=MG=Mahajanga=Amborovy Airport|MJT=LGMT=GR=Mytilene=Mytilene International Airport
MJZ=UERR=RU=Mirny=Mirny Airport|MKG=KMKG=US=Muskegon=Muskegon County Airport
MKK=PHMK=US=Kaunakakai=Molokai Airport|MKL=KMKL=US=Jackson=McKellar-Sipes Regional Airport
MKM=WBGK=MY=Mukah=Mukah Airport|MKP=NTGM=PF=Makemo=Makemo Airport
MKQ=WAKK=ID=Merauke=Mopah International Airport|MKR=YMEK=AU==Meekatharra Airport
MKU=FOOK=GA=Makokou=Makokou Airport|MKW=WAUU=ID=Manokwari=Rendani Airport|MKY=YBMK=AU=Mackay=Mackay Airport
MLB=KMLB=US=Melbourne=Melbourne Orlando International Airport|MLG=WARA=ID=Malang=Abdul Rachman Saleh Airport
MLI=KMLI=US=Moline=Quad City International Airport|MLL=PADM=US=Marshall=Marshall Don Hunter Sr Airport
MLM=MMMM=MX=Morelia=General Francisco J. Mujica International Airport|MLN=GEML=ES=Melilla=Melilla Airport
MLS=KMLS=US=Miles City=Miles City Airport - Frank Wiley Field|MLU=KMLU=US=Monroe=Monroe Regional Airport
MLW=GLMR=LR=Monrovia=Spriggs Payne Airport|MLX=LTAT=TR=Malatya=Malatya Erhaç Airport
MMB=RJCM=JP=Ōzora=Memanbetsu Airport|MMD=ROMD=JP=Minamidaito=Minamidaito Airport
MME=EGNV=GB=Darlington, Durham=Teesside International Airport|MMG=YMOG=AU==Mount Magnet Airport
MMJ=RJAF=JP=Matsumoto=Shinshu-Matsumoto Airport|MMK=ULMM=RU=Murmansk=Murmansk Airport
MMO=GVMA=CV=Vila do Maio=Maio Airport|MMX=ESMS=SE=Malmö=Malmö Sturup Airport
MMY=ROMY=JP=Miyako City=Miyako Airport|MNG=YMGD=AU=Maningrida=Maningrida Airport
MNI=TRPG=MS=Gerald's Park=John A. Osborne Airport|MNJ=FMSM=MG=Mananjary=Mananjary Airport
MNX=SBMY=BR=Manicoré=Manicoré Airport|MOB=KMOB=US=Mobile=Mobile Regional Airport
MOC=SBMK=BR=Montes Claros=Mário Ribeiro Airport|MOG=VYMS=MM=Mong Hsat=Mong Hsat Airport
MOL=ENML=NO=Årø=Molde Airport, Årø|MOQ=FMMV=MG=Morondava=Morondava Airport
MOT=KMOT=US=Minot=Minot International Airport|MOV=YMRB=AU=Moranbah=Moranbah Airport
MOZ=NTTM=PF=Moorea-Maiao=Moorea Temae Airport|MPH=RPVE=PH=Malay=Godofredo P. Ramos Airport
MPL=LFMT=FR=Montpellier/Méditerranée=Montpellier-Méditerranée Airport
MPN=EGYP=FK=Mount Pleasant=Mount Pleasant Airport|MPW=UKCM=UA=Mariupol=Mariupol International Airport
MQC=LFVM=PM=Miquelon=Miquelon Airport|MQF=USCM=RU=Magnitogorsk=Magnitogorsk International Airport
MQJ=UEMA=RU=Khonuu=Moma Airport|MQL=YMIA=AU=Mildura=Mildura Airport|MQM=LTCR=TR=Mardin=Mardin Airport
MQN=ENRA=NO=Mo i Rana=Mo i Rana Airport, Røssvoll
MQP=FAKN=ZA=Mpumalanga=Kruger Mpumalanga International Airport|MQQ=FTTD=TD=Moundou=Moundou Airport
MQS=TVSM=VC=Mustique Island=Mustique Airport|MQT=KSAW=US=Gwinn=Sawyer International Airport
MQX=HAMK=ET=Mekelle=Alula Aba Nega Airport|MRD=SVMD=VE=Mérida=Alberto Carnevalli Airport
MRE=HKMS=KE=Masai Mara=Mara Serena Lodge Airstrip|MRV=URMM=RU=Mineralnyye Vody=Mineralnyye Vody Airport
MRX=OIAM=IR=Mahshahr=Mahshahr Airport|MRY=KMRY=US=Monterey=Monterey Peninsula Airport
MRZ=YMOR=AU=Moree=Moree Airport|MSA=CZMD=CA=Muskrat Dam=Muskrat Dam Airport
MSJ=RJSM=JP=Misawa=Misawa Air Base / Misawa Airport
MSL=KMSL=US=Muscle Shoals=Northwest Alabama Regional Airport
MSN=KMSN=US=Madison=Dane County Regional Truax Field|MSO=KMSO=US=Missoula=Missoula International Airport
MSR=LTCK=TR=Muş=Muş Airport|MSS=KMSS=US=Massena=Massena International Airport Richards Field
MST=EHBK=NL=Maastricht=Maastricht Aachen Airport|MSU=FXMM=LS=Maseru=Moshoeshoe I International Airport
MSW=HHMS=ER=Massawa=Massawa International Airport
MSZ=FNMO=AO=Moçâmedes=Welwitschia Mirabilis International Airport
MTJ=KMTJ=US=Montrose=Montrose Regional Airport|MTR=SKMR=CO=Montería=Los Garzones Airport
MTT=MMMT=MX=Cosoleacaque=Minatitlán/Coatzacoalcos International Airport|MUA=AGGM=SB=Munda=Munda Airport
MUB=FBMN=BW=Maun=Maun Airport|MUE=PHMU=US=Waimea (Kamuela)=Waimea Kohala Airport
MUH=HEMM=EG=Marsa Matruh=Marsa Matruh International Airport|MUN=SVMT=VE=Maturín=Maturín Airport
MUR=WBGM=MY=Marudi=Marudi Airport|MUX=OPMT=PK=Multan=Multan International Airport
MVB=FOON=GA=Franceville=M'Vengue El Hadj Omar Bongo Ondimba International Airport
MVF=SBMS=BR=Mossoró=Dix-Sept Rosado Airport|MVP=SKMU=CO=Mitú=Fabio Alberto Leon Bentley Airport
MVQ=UMOO=BY=Mogilev=Mogilev Airport|MVR=FKKL=CM=Maroua=Salak Airport|MVT=NTGV=PF==Mataiva Airport
MWZ=HTMW=TZ=Mwanza=Mwanza Airport|MXL=MMML=MX=Mexicali=General Rodolfo Sánchez Taboada International Airport
MXM=FMSR=MG=Morombe=Morombe Airport|MXV=ZMMN=MN=Mörön=Mörön Airport|MXX=ESKM=SE=Mora=Mora Airport
MYA=YMRY=AU=Moruya=Moruya Airport|MYC=SVBS=VE=Maracay=Escuela Mariscal Sucre Airport
MYD=HKML=KE=Malindi=Malindi Airport|MYE=RJTQ=JP=Miyakejima=Miyakejima Airport
MYG=MYMM=BS=Abrahams Bay=Mayaguana Airport|MYJ=RJOM=JP=Matsuyama=Matsuyama Airport
MYP=UTAM=TM=Mary=Mary International Airport|MYR=KMYR=US=Myrtle Beach=Myrtle Beach International Airport
MYT=VYMK=MM=Myitkyina=Myitkyina Airport|MYW=HTMT=TZ=Mtwara=Mtwara Airport|MYY=WBGR=MY=Miri=Miri Airport
MZG=RCQC=TW=Huxi=Penghu Magong Airport|MZI=GAMB=ML=Sévaré=Mopti Ambodédjo International Airport
MZL=SKMZ=CO=Manizales=La Nubia Airport|MZO=MUMZ=CU=Manzanillo=Sierra Maestra International Airport
MZR=OAMS=AF=Mazar-i-Sharif=Mazar-i-Sharif International Airport|MZV=WBMU=MY=Mulu=Mulu Airport
NAA=YNBR=AU=Narrabri=Narrabri Airport|NAG=VANP=IN=Nagpur=Dr. Babasaheb Ambedkar International Airport
NAH=WAMH=ID=Tahuna-Sangihe Island=Naha Airport|NAJ=UBBN=AZ=Nakhchivan=Nakhchivan Airport
NAL=URMN=RU=Nalchik=Nalchik Airport|NAN=NFFN=FJ=Nadi=Nadi International Airport
NAT=SBSG=BR=Natal=São Gonçalo do Amarante - Governador Aluízio Alves International Airport
NAW=VTSC=TH==Narathiwat Airport|NBC=UWKE=RU=Nizhnekamsk=Begishevo Airport
NBE=DTNH=TN=Enfidha=Enfidha - Hammamet International Airport|NBS=ZYBS=CN=Baishan=Changbaishan Airport
NBX=WABI=ID=Nabire=Nabire Airport|NCA=MBNC=TC=North Caicos=North Caicos Airport
NCL=EGNT=GB=Newcastle=Newcastle Airport|NCU=UTNN=UZ=Nukus=Nukus Airport
NCY=LFLP=FR=Annecy/Meythet=Annecy-Haute-Savoie-Mont Blanc Airport
NDB=GQPP=MR=Nouadhibou=Nouadhibou International Airport|NDC=VAND=IN=Nanded=Nanded Airport
NDG=ZYQQ=CN=Qiqihar=Qiqihar Sanjiazi Airport|NDR=GMMW=MA=Al Aaroui=Nador Al Aaroui International Airport
NDU=FYRU=NA=Rundu=Rundu Airport|NEC=SAZO=AR=Necochea=Necochea Airport|NER=UELL=RU=Neryungri=Chulman Airport
NEV=TKPN=KN=Charlestown=Vance W. Amory International Airport|NFG=USRN=RU=Nefteyugansk=Nefteyugansk Airport
NGE=FKKN=CM=N'Gaoundéré=N'Gaoundéré Airport|NGQ=ZUAL=CN=Shiquanhe=Ngari Gunsa Airport
NGS=RJFU=JP=Nagasaki=Nagasaki Airport|NHV=NTMD=PF=Nuku Hiva=Nuku Hiva Airport
NJC=USNN=RU=Nizhnevartovsk=Nizhnevartovsk Airport|NJF=ORNI=IQ=Najaf=Al Najaf International Airport
NKM=RJNA=JP=Nagoya=Nagoya Airport / JASDF Komaki Air Base|NKT=LTCV=TR=Şırnak=Şırnak Şerafettin Elçi Airport
NLA=FLSK=ZM=Ndola=Simon Mwansa Kapwepwe International Airport
NLD=MMNL=MX=Nuevo Laredo=Quetzalcóatl International Airport|NLH=ZPNL=CN=Ninglang=Ninglang Luguhu Airport
NLI=UHNN=RU=Nikolayevsk-na-Amure Airport=Nikolayevsk-na-Amure Airport
NLK=YSNF=NF=Burnt Pine=Norfolk Island International Airport|NLT=ZWNL=CN=Xinyuan=Xinyuan Nalati Airport
NLV=UKON=UA=Nikolayev=Mykolaiv International Airport|NMF=VRDA=MV=Noonu Atoll=Maafaru International Airport
NNM=ULAM=RU=Naryan Mar=Naryan Mar Airport|NNT=VTCN=TH==Nan Airport|NOB=MRNS=CR=Nicoya=Nosara Airport
NOC=EIKN=IE=Charlestown=Ireland West Knock Airport|NOJ=USRO=RU=Noyabrsk=Noyabrsk Airport
NOP=LTCM=TR=Sinop=Sinop Airport|NOS=FMNN=MG=Nosy Be=Fascene Airport
NOU=NWWW=NC=Nouméa (La Tontouta)=La Tontouta International Airport|NOV=FNHU=AO=Huambo=Nova Lisboa Airport
NOZ=UNWW=RU=Novokuznetsk=Spichenkovo Airport|NPE=NZNR=NZ=Napier=Hawke's Bay Airport
NPL=NZNP=NZ=New Plymouth=New Plymouth Airport|NPO=WIOG=ID=Nanga Pinoh-Borneo Island=Nanga Pinoh Airport
NQN=SAZN=AR=Neuquen=Presidente Peron Airport|NQY=EGHQ=GB=Newquay=Cornwall Airport Newquay
NRA=YNAR=AU=Narrandera=Narrandera Airport|NRK=ESSP=SE=Norrköping=Norrköping Airport
NRN=EDLV=DE=Weeze=Weeze Airport|NSH=OINN=IR=Nowshahr=Nowshahr Airport
NSI=FKYS=CM=Yaoundé=Yaoundé Nsimalen International Airport|NSK=UOOO=RU=Norilsk=Norilsk-Alykel Airport
NSN=NZNS=NZ=Nelson=Nelson Airport|NST=VTSF=TH=Nakhon Si Thammarat=Nakhon Si Thammarat Airport
NTB=ENNO=NO=Notodden=Notodden Airport|NTE=LFRS=FR=Nantes=Nantes Atlantique Airport
NTG=ZSNT=CN=Nantong=Nantong Xingdong International Airport|NTL=YWLM=AU=Williamtown=Newcastle Airport
NTN=YNTN=AU=Normanton=Normanton Airport|NTQ=RJNW=JP=Wajima=Noto Satoyama Airport
NTX=WIDO=ID=Ranai-Natuna Besar Island=Ranai-Natuna Airport|NUM=OENN=SA=Sharma=Neom Bay Airport
NUX=USMU=RU=Novy Urengoy=Novy Urengoy Airport|NVA=SKNV=CO=Neiva=Benito Salas Airport
NVI=UTSA=UZ=Navoi=Navoi Airport|NVT=SBNF=BR=Navegantes=Ministro Victor Konder International Airport
NWA=FMCI=KM=Fomboni=Mohéli Bandar Es Eslam Airport|NWI=EGSH=GB=Norwich=Norwich Airport
NYA=USHN=RU=Nyagan=Nyagan Airport|NYI=DGSN=GH=Sunyani=Sunyani Airport|NYK=HKNL=KE=Nanyuki=Nanyuki Airport
NYM=USMM=RU=Nadym=Nadym Airport|NYO=ESKN=SE=Nyköping=Stockholm Skavsta Airport
NYT=VYNT=MM=Pyinmana=Nay Pyi Taw International Airport|NZC=SPZA=PE=Nazca=Maria Reiche Neuman Airport
NZH=ZBMZ=CN==Manzhouli Xijiao Airport|NZL=ZBZL=CN=Zhalantun=Zhalantun Genghis Khan Airport
OAJ=KOAJ=US=Richlands=Albert J Ellis Airport|OAM=NZOU=NZ==Oamaru Airport
OAX=MMOX=MX=Oaxaca=Xoxocotlán International Airport|OBO=RJCB=JP=Obihiro=Tokachi-Obihiro Airport
OCC=SECO=EC=Coca=Francisco De Orellana Airport|OCJ=MKBS=JM=Boscobel=Ian Fleming International Airport
ODE=EKOD=DK=Odense=Odense Airport|ODS=UKOO=UA=Odessa=Odessa International Airport
OER=ESNO=SE=Örnsköldsvik=Örnsköldsvik Airport|OGD=KOGD=US=Ogden=Ogden Hinckley Airport
OGG=PHOG=US=Kahului=Kahului Airport|OGL=SYEC=GY=Ogle=Eugene F. Correira International Airport
OGN=ROYN=JP=Yonaguni=Yonaguni Airport|OGU=LTCB=TR=Ordu=Ordu–Giresun Airport
OGX=DAUU=DZ=Ouargla=Ain Beida Airport|OGZ=URMO=RU=Beslan=Vladikavkaz Beslan International Airport
OHD=LWOH=MK=Ohrid=Ohrid St. Paul the Apostle Airport|OHE=ZYMH=CN=Mohe=Mohe Gulian Airport
OHO=UHOO=RU=Okhotsk=Okhotsk Airport|OIM=RJTO=JP=Izu Oshima=Oshima Airport
OIR=RJEO=JP=Okushiri Island=Okushiri Airport|OIT=RJFO=JP=Oita=Oita Airport
OKC=KOKC=US=Oklahoma City=Will Rogers World Airport|OKD=RJCO=JP=Sapporo=Sapporo Okadama Airport
OKE=RJKB=JP=Wadomari=Okinoerabu Airport|OKI=RJNO=JP=Okinoshima=Oki Global Geopark Airport
OKJ=RJOB=JP=Okayama=Okayama Momotaro Airport|OKL=WAJO=ID=Oksibil=Oksibil Airport
OKY=YBOK=AU==Oakey Army Aviation Centre|OLA=ENOL=NO=Ørland=Ørland Airport
OLB=LIEO=IT=Olbia (SS)=Olbia Costa Smeralda Airport|OLZ=UEMO=RU=Olyokminsk=Olyokminsk Airport
OMA=KOMA=US=Omaha=Eppley Airfield|OMD=FYOG=NA=Oranjemund=Oranjemund Airport|OME=PAOM=US=Nome=Nome Airport
OMH=OITR=IR=Urmia=Urmia Airport|OMO=LQMO=BA=Mostar=Mostar International Airport
OMR=LROD=RO=Oradea=Oradea International Airport|OMS=UNOO=RU=Omsk=Omsk Central Airport
OND=FYOA=NA=Ondangwa=Ondangwa Airport|ONJ=RJSR=JP=Kitaakita=Odate Noshiro Airport
ONQ=LTAS=TR=Zonguldak=Zonguldak Çaycuma Airport|ONX=MPEJ=PA=Colón=Enrique Adolfo Jimenez Airport
OOL=YBCG=AU=Gold Coast=Gold Coast Airport|OOM=YCOM=AU=Cooma=Cooma Snowy Mountains Airport
OPU=AYBM=PG=Balimo=Balimo Airport|ORB=ESOE=SE=Örebro=Örebro Airport
ORF=KORF=US=Norfolk=Norfolk International Airport|ORH=KORH=US=Worcester=Worcester Regional Airport
ORK=EICK=IE=Cork=Cork Airport|ORN=DAOO=DZ=Es-Sénia=Oran Es-Sénia (Ahmed Ben Bella) International Airport
OSD=ESNZ=SE=Östersund=Åre Östersund Airport|OSI=LDOS=HR=Osijek=Osijek Airport
OSR=LKMT=CZ=Ostrava=Ostrava Leos Janáček Airport|OSS=UCFO=KG=Osh=Osh Airport
OST=EBOS=BE=Ostend=Ostend-Bruges International Airport|OSW=UWOR=RU=Orsk=Orsk Airport
OTH=KOTH=US=North Bend=Southwest Oregon Regional Airport|OTR=MRCC=CR=Corredores=Coto 47 Airport
OTZ=PAOT=US=Kotzebue=Ralph Wien Memorial Airport|OUA=DFFD=BF=Ouagadougou=Ouagadougou Airport
OUD=GMFO=MA=Ahl Angad=Oujda Angads Airport|OUL=EFOU=FI=Oulu / Oulunsalo=Oulu Airport
OVD=LEAS=ES=Ranón=Asturias Airport|OVS=USHS=RU=Sovetskiy=Sovetskiy Airport
OWB=KOWB=US=Owensboro=Owensboro Daviess County Airport
OXB=GGOV=GW=Bissau=Osvaldo Vieira International Airport|OYE=FOGO=GA=Oyem=Oyem Airport
OZC=RPMO=PH=Ozamiz=Labo Airport|OZG=GMAZ=MA=Zagora=Zagora Airport
OZH=UKDE=UA=Zaporizhia=Zaporizhzhia International Airport|OZZ=GMMZ=MA=Ouarzazate=Ouarzazate Airport
PAB=VEBU=IN=Bilaspur=Bilaspur Airport|PAC=MPMG=PA=Albrook=Marcos A. Gelabert International Airport
PAD=EDLP=DE=Paderborn=Paderborn Lippstadt Airport|PAE=KPAE=US=Everett=Snohomish County (Paine Field) Airport
PAG=RPMP=PH=Pagadian=Pagadian Airport|PAH=KPAH=US=Paducah=Barkley Regional Airport
PAT=VEPT=IN=Patna=Jay Prakash Narayan Airport|PAV=SBUF=BR=Paulo Afonso=Paulo Afonso Airport
PAZ=MMPA=MX=Poza Rica=El Tajín National Airport|PBC=MMPB=MX=Puebla=Hermanos Serdán International Airport
PBD=VAPR=IN=Porbandar=Porbandar Airport|PBG=KPBG=US=Plattsburgh=Plattsburgh International Airport
PBH=VQPR=BT=Paro=Paro International Airport|PBO=YPBO=AU=Paraburdoo=Paraburdoo Airport
PBR=MGPB=GT=Puerto Barrios=Puerto Barrios Airport|PBU=VYPT=MM=Putao=Putao Airport
PBZ=FAPG=ZA=Plettenberg Bay=Plettenberg Bay Airport
PCL=SPCL=PE=Pucallpa=Cap FAP David Abenzur Rengifo International Airport
PCP=FPPR=ST=São Tomé & Príncipe=Principe Airport|PCR=SKPC=CO=Puerto Carreño=German Olano Airport
PDA=SKPD=CO=Puerto Inírida=Obando Cesar Gaviria Trujillo Airport
PDG=WIEE=ID=Padang (Katapiang)=Minangkabau International Airport
PDO=WIPQ=ID=Talang Gudang-Sumatra Island=Pendopo Airport
PDS=MMPG=MX=Piedras Negras=Piedras Negras International Airport
PDT=KPDT=US=Pendleton=Eastern Oregon Regional Airport at Pendleton
PDV=LBPD=BG=Plovdiv=Plovdiv International Airport|PED=LKPD=CZ=Pardubice=Pardubice Airport
PEE=USPP=RU=Perm=Perm International Airport
PEG=LIRZ=IT=Perugia=Perugia San Francesco d'Assisi – Umbria International Airport
PEI=SKPE=CO=Pereira=Matecaña International Airport
PEM=SPTU=PE=Puerto Maldonado=Padre Aldamiz International Airport
PEN=WMKP=MY=Penang=Penang International Airport|PES=ULPB=RU=Petrozavodsk=Petrozavodsk Airport
PET=SBPK=BR=Pelotas=João Simões Lopes Neto International Airport
PEW=OPPS=PK=Peshawar=Peshawar International Airport|PEX=UUYP=RU=Pechora=Pechora Airport
PEZ=UWPP=RU=Penza=Penza Airport|PFB=SBPF=BR=Passo Fundo=Lauro Kurtz Airport
PFO=LCPH=CY=Paphos=Paphos International Airport|PGD=KPGD=US=Punta Gorda=Charlotte County Airport
PGF=LFMP=FR=Perpignan/Rivesaltes=Perpignan-Rivesaltes (Llabanère) Airport
PGH=VIPT=IN=Pantnagar=Pantnagar Airport|PGU=OIBP=IR=Khiyaroo=Persian Gulf International Airport
PGZ=SBPG=BR=Ponta Grossa=Ponta Grossa Airport - Comandante Antonio Amilton Beraldo
PHB=SBPB=BR=Parnaíba=Parnaíba - Prefeito Doutor João Silva Filho International Airport
PHC=DNPO=NG=Port Harcourt=Port Harcourt International Airport
PHE=YPPD=AU=Port Hedland=Port Hedland International Airport
PHF=KPHF=US=Newport News=Newport News Williamsburg International Airport
PHS=VTPP=TH=Phitsanulok=Phitsanulok Airport|PHW=FAPH=ZA=Phalaborwa=Hendrik Van Eck Airport
PHY=VTPB=TH==Phetchabun Airport|PIA=KPIA=US=Peoria=General Wayne A. Downing Peoria International Airport
PIB=KPIB=US=Moselle=Hattiesburg Laurel Regional Airport
PIE=KPIE=US=Pinellas Park=St. Petersburg Clearwater International Airport
PIF=RCSQ=TW=Pingtung=Pingtung North Airport|PIH=KPIH=US=Pocatello=Pocatello Regional Airport
PIK=EGPK=GB=Prestwick, South Ayrshire=Glasgow Prestwick Airport|PIR=KPIR=US=Pierre=Pierre Regional Airport
PIS=LFBI=FR=Poitiers/Biard=Poitiers-Biard Airport
PIU=SPUR=PE=Piura=Capitán FAP Guillermo Concha Iberico International Airport
PIX=LPPI=PT=Pico Island=Pico Airport|PJG=OPPG=PK=Panjgur=Panjgur Airport
PJM=MRPJ=CR=Puerto Jimenez=Puerto Jimenez Airport|PKB=KPKB=US=Parkersburg=Mid Ohio Valley Regional Airport
PKC=UHPP=RU=Petropavlovsk-Kamchatsky=Yelizovo Airport|PKE=YPKS=AU=Parkes=Parkes Airport
PKR=VNPK=NP=Pokhara=Pokhara Airport
PKU=WIBB=ID=Pekanbaru=Sultan Syarif Kasim II International Airport / Roesmin Nurjadin AFB
PKV=ULOO=RU=Pskov=Pskov Airport|PKW=FBSP=BW=Selebi Phikwe=Selebi Phikwe Airport
PKY=WAGG=ID=Palangkaraya=Tjilik Riwut Airport|PKZ=VLPS=LA=Pakse=Pakse International Airport
PLJ==BZ=Placencia=Placencia Airport|PLM=WIPP=ID=Palembang=Sultan Mahmud Badaruddin II Airport
PLN=KPLN=US=Pellston=Pellston Regional Airport of Emmet County Airport
PLO=YPLC=AU=Port Lincoln=Port Lincoln Airport|PLQ=EYPA=LT=Palanga=Palanga International Airport
PLW=WAFF=ID=Palu=Mutiara - SIS Al-Jufrie Airport|PLX=UASS=KZ=Semey=Semey Airport
PLZ=FAPE=ZA=Gqeberha (Port Elizabeth)=Chief Dawid Stuurman International Airport
PMC=SCTE=CL=Puerto Montt=El Tepual Airport|PMF=LIMP=IT=Parma=Parma Airport
PMG=SBPP=BR=Ponta Porã=Ponta Porã Airport|PMQ=SAWP=AR=Perito Moreno=Perito Moreno Airport
PMR=NZPM=NZ=Palmerston North=Palmerston North Airport
PMV=SVMG=VE=Isla Margarita=Del Caribe Santiago Mariño International Airport
PMW=SBPJ=BR=Palmas=Brigadeiro Lysias Rodrigues Airport|PMY=SAVY=AR=Puerto Madryn=El Tehuelche Airport
PMZ=MRPM=CR=Palmar Sur=Palmar Sur Airport|PNA=LEPP=ES=Pamplona=Pamplona Airport
PND==BZ=Punta Gorda=Punta Gorda Airport|PNE=KPNE=US=Philadelphia=Northeast Philadelphia Airport
PNI=PTPN=FM=Pohnpei Island=Pohnpei International Airport|PNK=WIOO=ID=Pontianak=Supadio Airport
PNL=LICG=IT=Pantelleria (TP)=Pantelleria Airport|PNP=AYGR=PG=Popondetta=Girua Airport
PNQ=VAPO=IN=Pune=Pune Airport / Lohagaon Air Force Station
PNR=FCPP=CG=Pointe Noire=Antonio Agostinho-Neto International Airport
PNS=KPNS=US=Pensacola=Pensacola International Airport
PNT=SCNT=CL=Puerto Natales=Lieutenant Julio Gallardo Airport
PNY=VOPC=IN=Puducherry (Pondicherry)=Pondicherry Airport|PNZ=SBPL=BR=Petrolina=Senador Nilo Coelho Airport
POA=SBPA=BR=Porto Alegre=Salgado Filho International Airport|POG=FOOG=GA=Port Gentil=Port Gentil Airport
POL=FQPB=MZ=Pemba / Porto Amelia=Pemba Airport
POP=MDPP=DO=Puerto Plata=Gregorio Luperon International Airport|POR=EFPO=FI=Pori=Pori Airport
POS=TTPP=TT=Port of Spain=Piarco International Airport|POZ=EPPO=PL=Poznań=Poznań-Ławica Airport
PPB=SBDN=BR=Presidente Prudente=Presidente Prudente Airport
PPG=NSTU=AS=Pago Pago=Pago Pago International Airport|PPK=UACP=KZ=Petropavl=Petropavl Airport
PPN=SKPP=CO=Popayán=Guillermo León Valencia Airport
PPP=YBPN=AU=Proserpine=Proserpine Whitsunday Coast Airport
PPS=RPVP=PH=Puerto Princesa=Puerto Princesa International Airport / PAF Antonio Bautista Air Base
PQC=VVPQ=VN=Phu Quoc Island=Phu Quoc International Airport
PQI=KPQI=US=Presque Isle=Presque Isle International Airport
PQQ=YPMQ=AU=Port Macquarie=Port Macquarie Airport|PRA=SAAP=AR=Parana=General Urquiza Airport
PRC=KPRC=US=Prescott=Prescott International Airport - Ernest A. Love Field
PRI=FSPP=SC=Grand Anse=Praslin Airport|PRM=LPPM=PT=Portimão=Portimão Airport
PRN=BKPR=XK=Prishtina=Priština Adem Jashari International Airport|PSC=KPSC=US=Pasco=Tri Cities Airport
PSE=TJPS=PR=Ponce=Mercedita Airport|PSG=PAPG=US=Petersburg=Petersburg James A Johnson Airport
PSI=OPPI=PK=Pasni=Pasni Airport|PSM=KPSM=US=Portsmouth=Portsmouth International at Pease Airport
PSO=SKPS=CO=Chachagüí=Antonio Nariño Airport|PSP=KPSP=US=Palm Springs=Palm Springs International Airport
PSR=LIBP=IT=Pescara=Abruzzo Airport|PSS=SARP=AR=Posadas=Libertador Gral D Jose De San Martin Airport
PSU=WIOP=ID=Putussibau-Borneo Island=Pangsuma Airport|PSY=SFAL=FK=Stanley=Port Stanley Airport
PSZ=SLPS=BO=Puerto Suárez=Capitán Av. Salvador Ogaya G. airport
PTG=FAPP=ZA=Polokwane=Polokwane International Airport|PTJ=YPOD=AU==Portland Airport
PUB=KPUB=US=Pueblo=Pueblo Memorial Airport|PUD=SAWD=AR=Puerto Deseado=Puerto Deseado Airport
PUF=LFBP=FR=Pau/Pyrénées (Uzein)=Pau Pyrénées Airport|PUG=YPAG=AU==Port Augusta Airport
PUQ=SCCI=CL=Punta Arenas=President Carlos Ibañez del Campo International Airport
PUU=SKAS=CO=Puerto Asís=Tres De Mayo Airport|PUW=KPUW=US=Pullman/Moscow=Pullman Moscow Regional Airport
PUY=LDPL=HR=Pula=Pula Airport|PUZ=MNPC=NI=Puerto Cabezas=Puerto Cabezas Airport
PVA=SKPV=CO=Providencia=El Embrujo Airport
PVH=SBPV=BR=Porto Velho=Governador Jorge Teixeira de Oliveira Airport
PVK=LGPZ=GR=Preveza/Lefkada=Aktion National Airport|PVU=KPVU=US=Provo=Provo-Utah Lake International Airport
PWQ=UASP=KZ=Pavlodar=Pavlodar Airport|PXM=MMPS=MX=Puerto Escondido=Puerto Escondido International Airport
PXO=LPPS=PT=Vila Baleira=Porto Santo Airport|PXR=VTUJ=TH=Surin=Surin Airport
PXU=VVPK=VN=Pleiku=Pleiku Airport|PYH=SVPA=VE=Puerto Ayacucho=Cacique Aramare Airport
PYJ=UERP=RU=Yakutia=Polyarny Airport|PYK=OIIP=IR=Karaj=Payam Karaj International Airport
PZB=FAPM=ZA=Pietermaritzburg=Pietermaritzburg Airport|PZH=OPZB=PK=Fort Sandeman=Zhob Airport
PZI=ZUZH=CN=Panzhihua (Renhe)=Panzhihua Bao'anying Airport
PZO=SVPR=VE=Puerto Ordaz-Ciudad Guayana=General Manuel Carlos Piar International Airport
PZU=HSPN=SD=Port Sudan=Port Sudan New International Airport|QBC=CYBD=CA=Bella Coola=Bella Coola Airport
QOW=DNIM=NG=Owerri=Sam Mbakwe International Airport|QRO=MMQT=MX=Querétaro=Querétaro Intercontinental Airport
QRW=DNSU=NG=Warri=Warri Airport|QSF=DAAS=DZ=Sétif=Ain Arnat Airport|QSZ=ZWSC=CN=Shache=Shache Airport
QUO=DNAI=NG=Uyo=Akwa Ibom International Airport|RAB=AYTK=PG=Kokopo=Tokua Airport
RAE=OERR=SA=Arar=Arar Domestic Airport|RAH=OERF=SA=Rafha=Rafha Domestic Airport
RAI=GVNP=CV=Praia=Praia International Airport|RAJ=VARK=IN=Rajkot=Rajkot Airport
RAK=GMMX=MA=Marrakech=Menara Airport|RAO=SBRP=BR=Ribeirão Preto=Leite Lopes Airport
RAP=KRAP=US=Rapid City=Rapid City Regional Airport|RAR=NCRG=CK=Avarua=Rarotonga International Airport
RAS=OIGG=IR=Rasht=Sardar-e-Jangal Airport|RAZ=OPRT=PK=Rawalakot=Rawalakot Airport
RBA=GMME=MA=Rabat=Rabat-Salé Airport
RBR=SBRB=BR=Rio Branco=Rio Branco-Plácido de Castro International Airport
RCB=FARB=ZA=Richards Bay=Richards Bay Airport|RCH=SKRH=CO=Riohacha=Almirante Padilla Airport
RDD=KRDD=US=Redding=Redding Municipal Airport
RDG=KRDG=US=Reading=Reading Regional Airport (Carl A Spaatz Field)|RDM=KRDM=US=Redmond=Roberts Field
RDO=EPRA=PL=Radom=Radom Airport|RDP=VEDG=IN=Durgapur=Kazi Nazrul Islam Airport
RDZ=LFCR=FR=Rodez/Marcillac=Rodez-Marcillac Airport
REC=SBRF=BR=Recife=Recife/Guararapes - Gilberto Freyre International Airport
REG=LICR=IT=Reggio Calabria=Reggio Calabria Airport|REL=SAVT=AR=Rawson=Almirante Marco Andres Zar Airport
REN=UWOO=RU=Orenburg=Orenburg Central Airport|RES=SARE=AR=Resistencia=Resistencia International Airport
REU=LERS=ES=Reus=Reus Airport|REX=MMRX=MX=Reynosa=General Lucio Blanco International Airport
RFD=KRFD=US=Chicago/Rockford=Chicago Rockford International Airport|RFP=NTTR=PF=Uturoa=Raiatea Airport
RGA=SAWE=AR=Rio Grande=Gobernador Ramón Trejo Noel International Airport|RGI=NTTG=PF==Rangiroa Airport
RGL=SAWG=AR=Rio Gallegos=Piloto Civil N. Fernández Airport|RGO=ZKHM=KP=Hoemun-ri=Orang (Chongjin) Airport
RGS=LEBG=ES=Burgos=Burgos Airport|RHD=SANR=AR=Termas de Río Hondo=Termas de Río Hondo international Airport
RHI=KRHI=US=Rhinelander=Rhinelander Oneida County Airport|RHO=LGRP=GR=Rodes Island=Diagoras Airport
RIA=SBSM=BR=Santa Maria=Santa Maria Airport|RIS=RJER=JP=Rishiri=Rishiri Airport
RIW=KRIW=US=Riverton=Central Wyoming Regional Airport|RIY=OYRN=YE=Riyan=Riyan Mukalla International Airport
RIZ=ZSRZ=CN=Rizhao=Rizhao Shanzihe Airport|RJA=VORY=IN=Madhurapudi=Rajahmundry Airport
RJH=VGRJ=BD=Rajshahi=Shah Mokhdum Airport|RJK=LDRI=HR=Rijeka=Rijeka Airport
RJN=OIKR=IR=Rafsanjan=Rafsanjan Airport|RKS=KRKS=US=Rock Springs=Southwest Wyoming Regional Airport
RKT=OMRK=AE=Ras Al Khaimah=Ras Al Khaimah International Airport|RKV=BIRK=IS=Reykjavik=Reykjavik Airport
RKZ=ZURK=CN=Xigazê (Samzhubzê)=Xigaze Peace Airport / Shigatse Air Base
RLG=ETNL=DE=Rostock=Rostock-Laage Airport|RLK=ZBYZ=CN=Bavannur=Bayannur Tianjitai Airport
RMA=YROM=AU=Roma=Roma Airport|RMF=HEMA=EG=Marsa Alam=Marsa Alam International Airport
RMI=LIPR=IT=Rimini=Federico Fellini International Airport|RML=VCCC=LK=Colombo=Colombo Ratmalana Airport
RMQ=RCMQ=TW=Taichung (Qingshui)=Taichung International Airport / Ching Chuang Kang Air Base
RMU=LEMI=ES=Corvera=Región de Murcia International Airport|RNB=ESDF=SE=Ronneby=Ronneby Airport
RNJ=RORY=JP=Yoron=Yoron Airport|RNN=EKRN=DK=Rønne=Bornholm Airport
RNS=LFRN=FR=Rennes/Saint-Jacques=Rennes-Saint-Jacques Airport
ROA=KROA=US=Roanoke=Roanoke–Blacksburg Regional Airport
ROC=KROC=US=Rochester=Frederick Douglass Greater Rochester International Airport
ROI=VTUV=TH=Roi Et=Roi Et Airport|ROK=YBRK=AU=Rockhampton=Rockhampton Airport
ROO=SBRD=BR=Rondonópolis=Maestro Marinho Franco Airport|ROP=PGRO=MP=Rota Island=Rota International Airport
ROR=PTRO=PW=Babelthuap Island=Babelthuap Airport
ROS=SAAR=AR=Rosario=Rosario Islas Malvinas International Airport
ROT=NZRO=NZ=Rotorua=Rotorua Regional Airport|ROW=KROW=US=Roswell=Roswell Air Center Airport
RQA=ZWRQ=CN=Ruoqiang Town=Ruoqiang Loulan Airport|RRG=FIMR=MU=Port Mathurin=Sir Charles Gaetan Duval Airport
RRS=ENRO=NO=Røros=Røros Airport|RSA=SAZR=AR=Santa Rosa=Santa Rosa Airport
RST=KRST=US=Rochester=Rochester International Airport|RSU=RKJY=KR=Yeosu=Yeosu Airport
RTB=MHRO=HN=Coxen Hole=Juan Manuel Gálvez International Airport
RTM=EHRD=NL=Rotterdam=Rotterdam The Hague Airport|RUA=HUAR=UG=Arua=Arua Airport|RUR=NTAR=PF==Rurutu Airport
RUT=KRUT=US=Rutland=Rutland - Southern Vermont Regional Airport|RVK=ENRM=NO=Rørvik=Rørvik Airport, Ryum
RVN=EFRO=FI=Rovaniemi=Rovaniemi Airport|RWN=UKLR=UA=Rivne=Rivne International Airport
RXS=RPVR=PH=Roxas City=Roxas Airport|RYB==RU=Rybinsk=Staroselye Airport
RYK=OPRK=PK=Rahim Yar Khan=Shaikh Zaid Airport|RZA=SAWU=AR=Puerto Santa Cruz=Santa Cruz Airport
RZE=EPRZ=PL=Rzeszów=Rzeszów-Jasionka Airport|RZR=OINR=IR=Ramsar=Ramsar Airport
RZV=LTFO=TR=Rize=Rize–Artvin Airport|SAF=KSAF=US=Santa Fe=Santa Fe Municipal Airport
SAG=VASD=IN=Kakadi=Shirdi Airport|SAH=OYSN=YE=Sana'a=Sana'a International Airport
SAP=MHLM=HN=San Pedro Sula=Ramón Villeda Morales International Airport
SAQ=MYAN=BS=Andros Island=San Andros Airport|SBA=KSBA=US=Santa Barbara=Santa Barbara Municipal Airport
SBD=KSBD=US=San Bernardino=San Bernardino International Airport
SBH=TFFJ=BL=Gustavia / Saint-Jean=Saint Barthélemy - Rémy de Haenen Airport
SBN=KSBN=US=South Bend=South Bend Regional Airport
SBP=KSBP=US=San Luis Obispo=San Luis County Regional Airport
SBT=USDA=RU=Sabetta=Sabetta International Airport|SBW=WBGS=MY=Sibu=Sibu Airport
SBY=KSBY=US=Salisbury=Salisbury Ocean City Wicomico Regional Airport
SBZ=LRSB=RO=Sibiu=Sibiu International Airport|SCC=PASC=US=Deadhorse=Deadhorse Airport
SCE=KUNV=US=State College=University Park Airport|SCN=EDDR=DE=Saarbrücken=Saarbrücken Airport
SCO=UATE=KZ=Aktau=Aktau Airport|SCR=ESKS=SE=Malung-Sälen=Scandinavian Mountains Airport
SCT=OYSQ=YE=Socotra Islands=Socotra International Airport
SCU=MUCU=CU=Santiago=Antonio Maceo International Airport|SCV=LRSV=RO=Suceava=Suceava Stefan cel Mare Airport
SCW=UUYY=RU=Syktyvkar=Syktyvkar Airport|SDD=FNUB=AO=Lubango=Lubango Airport
SDE=SANE=AR=Santiago del Estero=Vicecomodoro Angel D. La Paz Aragonés Airport|SDG=OICS=IR==Sanandaj Airport
SDK=WBKS=MY=Sandakan=Sandakan Airport|SDL=ESNN=SE=Sundsvall/ Härnösand=Sundsvall-Härnösand Airport
SDR=LEXJ=ES=Santander=Seve Ballesteros-Santander Airport|SDS=RJSD=JP=Sado=Sado Airport
SDT=OPSS=PK=Saidu Sharif=Saidu Sharif Airport|SDU=SBRJ=BR=Rio de Janeiro=Santos Dumont Airport
SEB=HLLS=LY=Sabha=Sabha Airport|SEK=UESK=RU=Srednekolymsk=Srednekolymsk Airport
SEN=EGMC=GB=London=Southend Airport|SFA=DTTX=TN=Sfax=Sfax Thyna International Airport
SFE=RPUS=PH==San Fernando Airport|SFG=TFFG=MF=Grand Case=Grand Case-Espérance Airport
SFJ=BGSF=GL=Kangerlussuaq=Kangerlussuaq Airport|SFN=SAAV=AR=Santa Fe=Sauce Viejo Airport
SFS=RPLB=PH=Olongapo=Subic Bay International Airport / Naval Air Station Cubi Point
SFT=ESNS=SE=Skellefteå=Skellefteå Airport|SGC=USRR=RU=Surgut=Surgut Airport
SGD=EKSB=DK=Sønderborg=Sønderborg Airport|SGF=KSGF=US=Springfield=Springfield Branson National Airport
SGU=KSGU=US=St George=St George Regional Airport|SHB=RJCN=JP=Nakashibetsu=Nakashibetsu Airport
SHD=KSHD=US=Weyers Cave=Shenandoah Valley Regional Airport|SHL=VEBI=IN=Shillong=Shillong Airport
SHM=RJBD=JP=Shirahama=Nanki Shirahama Airport|SHR=KSHR=US=Sheridan=Sheridan County Airport
SHS=ZHJZ=CN=Jingzhou (Shashi)=Jingzhou Shashi Airport|SHV=KSHV=US=Shreveport=Shreveport Regional Airport
SHW=OESH=SA=Sharurah=Sharurah Domestic Airport|SIG=TJIG=PR=San Juan=Fernando Luis Ribas Dominicci Airport
SIP=UKFF=UA=Simferopol=Simferopol International Airport|SIT=PASI=US=Sitka=Sitka Rocky Gutierrez Airport
SJE=SKSJ=CO=San José Del Guaviare=Jorge E. Gonzalez Torres Airport|SJI=RPUH=PH=San Jose=San Jose Airport
SJJ=LQSA=BA=Sarajevo=Sarajevo International Airport
SJK=SBSJ=BR=São José Dos Campos=Professor Urbano Ernesto Stumpf Airport
SJL=SBUA=BR=São Gabriel da Cachoeira=São Gabriel da Cachoeira Airport
SJO=MROC=CR=San José (Alajuela)=Juan Santamaría International Airport
SJP=SBSR=BR=São José do Rio Preto=Prof. Eribelto Manoel Reino State Airport
SJT=KSJT=US=San Angelo=San Angelo Regional Mathis Field
SJW=ZBSJ=CN=Shijiazhuang=Shijiazhuang Zhengding International Airport|SJX==BZ=Sartaneja=Sartaneja Airport
SJY=EFSI=FI=Seinäjoki / Ilmajoki=Seinäjoki Airport|SJZ=LPSJ=PT=Velas=São Jorge Airport
SKB=TKPK=KN=Basseterre=Robert L. Bradshaw International Airport|SKD=UTSS=UZ=Samarkand=Samarkand Airport
SKN=ENSK=NO=Hadsel=Stokmarknes Airport, Skagen|SKO=DNSO=NG=Sokoto=Sadiq Abubakar III International Airport
SKT=OPST=PK=Sialkot=Sialkot International Airport|SKX=UWPS=RU=Saransk=Saransk Airport
SKZ=OPSK=PK=Mirpur Khas=Sukkur Airport|SLA=SASA=AR=Salta=Martin Miguel De Guemes International Airport
SLD=LZSL=SK=Sliač=Sliač Airport|SLK=KSLK=US=Saranac Lake=Adirondack Regional Airport
SLL=OOSA=OM=Salalah=Salalah Airport|SLM=LESA=ES=Salamanca=Salamanca Airport
SLN=KSLN=US=Salina=Salina Municipal Airport
SLP=MMSP=MX=San Luis Potosí=Ponciano Arriaga International Airport
SLU=TLPC=LC=Castries=George F. L. Charles Airport
SLW=MMIO=MX=Saltillo=Plan De Guadalupe International Airport|SLY=USDD=RU=Salekhard=Salekhard Airport
SLZ=SBSL=BR=São Luís=Marechal Cunha Machado International Airport
SMA=LPAZ=PT=Vila do Porto=Santa Maria Airport|SMI=LGSM=GR=Samos Island=Samos Airport
SML=MYLS=BS=Stella Maris=Stella Maris Airport|SMR=SKSM=CO=Santa Marta=Simón Bolívar International Airport
SMS=FMMS=MG=Vohilava=Sainte Marie Airport|SMW=GMMA=EH=Smara=Smara Airport
SMX=KSMX=US=Santa Maria=Santa Maria Public Airport Captain G Allan Hancock Field
SNB=YSNK=AU=Milikapiti=Snake Bay Airport|SNE=GVSN=CV=Preguiça=Preguiça Airport
SNO=VTUI=TH==Sakon Nakhon Airport|SNP=PASN=US=St Paul Island=St Paul Island Airport
SNW=VYTD=MM=Thandwe=Thandwe Airport|SOB=LHSM=HU=Sármellék=Hévíz–Balaton Airport
SOC=WAHQ=ID=Surakarta=Adisumarmo International Airport|SOJ=ENSR=NO=Sørkjosen=Sørkjosen Airport
SOM=SVST=VE=El Tigre=San Tomé Airport|SON=NVSS=VU=Luganville=Santo Pekoa International Airport
SOQ=WASS=ID=Sorong=Domine Eduard Osok Airport|SOU=EGHI=GB=Southampton=Southampton Airport
SPC=GCLA=ES=Sta Cruz de la Palma, La Palma Island=La Palma Airport|SPD=VGSD=BD=Saidpur=Saidpur Airport
SPI=KSPI=US=Springfield=Abraham Lincoln Capital Airport
SPN=PGSN=MP=I Fadang, Saipan=Saipan International Airport|SPP=FNME=AO=Menongue=Menongue Airport
SPR=MZSP=BZ=San Pedro=John Greif II Airport
SPS=KSPS=US=Wichita Falls=Sheppard Air Force Base / Wichita Falls Municipal Airport
SPU=LDSP=HR=Split=Split Airport|SPX=HESX=EG=Al Jiza=Sphinx International Airport
SQD=ZSSR=CN=Shangrao=Shangrao Sanqingshan Airport|SQG=WIOS=ID=Sintang=Sintang Airport
SQJ=ZSSM=CN=Sanming=Sanming Shaxian Airport|SQO=ESUD=SE=Storuman=Storuman Airport
SRE=SLAL=BO=Yamparaez=Alcantarí Airport|SRG=WAHS=ID=Semarang=Achmad Yani Airport
SRP=ENSO=NO=Leirvik=Stord Airport, Sørstokken
SRQ=KSRQ=US=Sarasota/Bradenton=Sarasota Bradenton International Airport|SRT=HUSO=UG=Soroti=Soroti Airport
SRX=HLGD=LY=Sirt=Sirt International Airport / Ghardabiya Airbase
SRY=OINZ=IR=Sari=Sari Dasht-e Naz International Airport|SRZ=SLET=BO=Santa Cruz=El Trompillo Airport
SSG=FGSL=GQ=Malabo=Malabo Airport|SSJ=ENST=NO=Alstahaug=Sandnessjøen Airport, Stokka
SST=SAZL=AR=Santa Teresita=Santa Teresita Airport|SSY=FNBC=AO=Mbanza Congo=Mbanza Congo Airport
STC=KSTC=US=Saint Cloud=Saint Cloud Regional Airport
STD=SVSO=VE=Santo Domingo=Mayor Buenaventura Vivas International Airport
STG=PAPB=US=St George=St George Airport|STI=MDST=DO=Santiago=Cibao International Airport
STM=SBSN=BR=Santarém=Santarém - Maestro Wilson Fonseca International Airport
STS=KSTS=US=Santa Rosa=Charles M. Schulz Sonoma County Airport
STT=TIST=VI=Charlotte Amalie=Cyril E. King Airport|STV=VASU=IN==Surat Airport
STW=URMT=RU=Stavropol=Stavropol Shpakovskoye Airport|STX=TISX=VI=Christiansted=Henry E Rohlsen Airport
SUF=LICA=IT=Lamezia Terme (CZ)=Lamezia Terme Airport|SUG=RPMS=PH=Surigao City=Surigao Airport
SUI=UGSS=GE=Sukhumi=Sukhumi Babushara /  Vladislav Ardzinba International Airport
SUJ=LRSM=RO=Satu Mare=Satu Mare Airport|SUN=KSUN=US=Hailey=Friedman Memorial Airport
SUV=NFNA=FJ=Nausori=Nausori International Airport
SUX=KSUX=US=Sioux City=Sioux Gateway Airport / Brigadier General Bud Day Field
SVB=FMNS=MG=Sambava=Sambava Airport|SVD=TVSA=VC=Kingstown=Argyle International Airport
SVI=SKSV=CO=San Vicente Del Caguán=Eduardo Falla Solano Airport|SVJ=ENSH=NO=Svolvær=Svolvær Airport, Helle
SVL=EFSA=FI=Savonlinna=Savonlinna Airport|SVQ=LEZL=ES=Sevilla=Sevilla Airport
SVZ=SVSA=VE==San Antonio Del Tachira Airport
SWA=ZGOW=CN=Jieyang (Rongcheng)=Jieyang Chaoshan International Airport
SWF=KSWF=US=Newburgh=New York Stewart International Airport|SXB=LFST=FR=Strasbourg=Strasbourg Airport
SXR=VISR=IN=Srinagar=Sheikh ul Alam International Airport|SYO=RJSY=JP=Shonai=Shonai Airport
SYQ=MRPV=CR=San Jose=Tobías Bolaños International Airport|SYS=UERS=RU=Saskylakh=Saskylakh Airport
SYW=OPSN=PK=Sehwan Sharif=Sehwan Sharif Airport|SYY=EGPO=GB=Stornoway, Western Isles=Stornoway Airport
SZA=FNSO=AO=Soyo=Soyo Airport|SZB=WMSA=MY=Subang=Sultan Abdul Aziz Shah International Airport
SZF=LTFH=TR=Samsun=Samsun-Çarşamba Airport|SZG=LOWS=AT=Salzburg=Salzburg Airport
SZY=EPSY=PL=Olsztyn=Olsztyn-Mazury Airport|SZZ=EPSC=PL=Goleniow=Szczecin-Goleniów "Solidarność" Airport
TAB=TTCP=TT=Scarborough=Tobago-Crown Point Airport|TAC=RPVA=PH=Tacloban City=Daniel Z. Romualdez Airport
TAE=RKTN=KR=Daegu=Daegu Airport|TAG=RPSP=PH=Panglao=Bohol-Panglao International Airport
TAH=NVVW=VU==Tanna Airport|TAI=OYTZ=YE=Ta'izz=Ta'izz International Airport
TAK=RJOT=JP=Takamatsu=Takamatsu Airport
TAM=MMTM=MX=Tampico=General Francisco Javier Mina International Airport
TAP=MMTP=MX=Tapachula=Tapachula International Airport|TAT=LZTT=SK=Poprad=Poprad-Tatry Airport
TAY=EETU=EE=Tartu=Tartu Airport|TAZ=UTAT=TM=Daşoguz=Daşoguz Airport|TBB=VVTH=VN=Tuy Hoa=Dong Tac Airport
TBH=RPVU=PH=Tablas Island=Tugdan Airport|TBI=MYCB=BS=Cat Island=New Bight Airport
TBJ=DTKA=TN=Tabarka=Tabarka-Aïn Draham International Airport
TBN=KTBN=US=Fort Leonard Wood=Waynesville-St. Robert Regional Airport-Forney Field
TBP=SPME=PE=Tumbes=Captain Pedro Canga Rodríguez International Airport
TBT=SBTT=BR=Tabatinga=Tabatinga Airport|TBU=NFTF=TO=Nuku'alofa=Fua'amotu International Airport
TBZ=OITT=IR=Tabriz=Tabriz International Airport|TCA=YTNK=AU=Tennant Creek=Tennant Creek Airport
TCB=MYAT=BS=Treasure Cay=Treasure Cay Airport|TCO=SKCO=CO=Tumaco=La Florida Airport
TCP=HETB=EG=Taba=Taba International Airport
TCQ=SPTN=PE=Tacna=Coronel FAP Carlos Ciriani Santa Rosa International Airport
TCZ=ZPTC=CN=Baoshan (Tengchong)=Tengchong Tuofeng Airport|TDG=RPMW=PH=Tandag=Tandag Airport
TDX=VTBO=TH=Laem Ngop=Trat Airport|TEE=DABS=DZ=Tébessi=Cheikh Larbi Tébessi Airport
TEN=ZUTR=CN=Tongren (Daxing)=Tongren Fenghuang Airport|TEQ=LTBU=TR=Çorlu=Tekirdağ Çorlu Airport
TER=LPLA=PT=Praia da Vitória=Lajes Airport|TET=FQTT=MZ=Tete=Chingozi Airport|TEZ=VETZ=IN==Tezpur Airport
TFF=SBTF=BR=Tefé=Tefé Airport|TFN=GCXO=ES=Tenerife=Tenerife Norte-Ciudad de La Laguna Airport
TGG=WMKN=MY=Kuala Terengganu=Sultan Mahmud Airport|TGJ=NWWA=NC=Tiga=Tiga Airport
TGK=URRT=RU=Taganrog=Taganrog Yuzhny Airport
TGM=LRTM=RO=Târgu Mureş=Transilvania Târgu Mureş International Airport|TGO=ZBTL=CN=Tongliao=Tongliao Airport
TGR=DAUK=DZ=Touggourt=Touggourt Sidi Madhi Airport|TGT=HTTG=TZ=Tanga=Tanga Airport
TGU=MHTG=HN=Tegucigalpa=Toncontín International Airport
TGZ=MMTG=MX=Tuxtla Gutiérrez=Angel Albino Corzo International Airport
THE=SBTE=BR=Teresina=Senador Petrônio Portela Airport|THG=YTNG=AU=Biloela=Thangool Airport
THL=VYTL=MM=Tachileik=Tachileik Airport|THN=ESGT=SE=Trollhättan=Trollhättan-Vänersborg Airport
THQ=ZLTS=CN=Tianshui (Maiji)=Tianshui Maijishan Airport|THS=VTPO=TH==Sukhothai Airport
THU=BGTL=GL=Pituffik=Thule Air Base|TIF=OETF=SA=Ta’if=Ta’if Regional Airport|TIH=NTGC=PF==Tikehau Airport
TIM=WAYY=ID=Timika=Mozes Kilangin Airport|TIN=DAOF=DZ=Tindouf=Tindouf Airport|TIU=NZTU=NZ==Timaru Airport
TIV=LYTV=ME=Tivat=Tivat Airport|TJA=SLTJ=BO=Tarija=Capitan Oriel Lea Plaza Airport
TJG=WAON=ID=Tanta-Tabalong=Warukin Airport|TJK=LTAW=TR=Tokat=Tokat Airport
TJM=USTR=RU=Tyumen=Roshchino International Airport|TJU=UTDK=TJ=Kulyab=Kulob Airport
TKD=DGTK=GH=Sekondi-Takoradi=Takoradi Airport
TKG=WILL=ID=Bandar Lampung=Radin Inten II International Airport
TKK=PTKK=FM=Weno Island=Chuuk International Airport|TKN=RJKN=JP=Amagi=Tokunoshima Airport
TKP=NTGT=PF==Takapoto Airport|TKS=RJOS=JP=Tokushima=Tokushima Awaodori Airport / JMSDF Tokushima Air Base
TKU=EFTU=FI=Turku=Turku Airport|TKX=NTKR=PF==Takaroa Airport|TLE=FMST=MG=Toliara=Toliara Airport
TLH=KTLH=US=Tallahassee=Tallahassee Regional Airport|TLM=DAON=DZ=Zenata=Zenata – Messali El Hadj Airport
TLN=LFTH=FR=Toulon/Hyères/Le Palyvestre=Toulon-Hyères Airport|TLQ=ZWTL=CN=Turpan=Turpan Jiaohe Airport
TME=SKTM=CO=Tame=Gustavo Vargas Airport|TMH=WAKT=ID=Tanah Merah=Tanah Merah Airport
TMJ=UTST=UZ=Termez=Termez Airport|TML=DGLE=GH=Tamale=Tamale Airport
TMM=FMMT=MG=Toamasina=Toamasina Ambalamanasy Airport|TMP=EFTP=FI=Tampere / Pirkkala=Tampere-Pirkkala Airport
TMR=DAAT=DZ=Tamanrasset=Aguenar – Hadj Bey Akhamok Airport
TMS=FPST=ST=São Tomé=São Tomé International Airport|TMT=SBTB=BR=Oriximiná=Trombetas Airport
TMW=YSTW=AU=Tamworth=Tamworth Airport|TMX=DAUT=DZ=Timimoun=Timimoun Airport
TND=MUTD=CU=Trinidad=Alberto Delgado Airport|TNE=RJFG=JP=Tanegashima=New Tanegashima Airport
TNG=GMTT=MA=Tangier=Tangier Ibn Battuta Airport|TNH=ZYTN=CN=Tonghua=Tonghua Sanyuanpu Airport
TNN=RCNN=TW=Tainan (Rende)=Tainan International Airport / Tainan Air Base
TOD=WMBT=MY=Tioman Island=Tioman Airport|TOE=DTTZ=TN=Tozeur=Tozeur Nefta International Airport
TOF=UNTT=RU=Tomsk=Bogashevo Airport|TOL=KTOL=US=Toledo=Eugene F. Kranz Toledo Express Airport
TOM=GATB=ML=Timbuktu=Timbuktu Airport|TOU=NWWU=NC=Touho=Touho Airport|TOY=RJNT=JP=Toyama=Toyama Airport
TPJ=VNTJ=NP=Taplejung=Taplejung Airport
TPP=SPST=PE=Tarapoto=Cadete FAP Guillermo Del Castillo Paredes Airport
TPQ=MMEP=MX=Tepic=Amado Nervo National Airport
TPS=LICT=IT=Trapani (TP)=Vincenzo Florio Airport Trapani-Birgi|TRA=RORT=JP=Tarama=Tarama Airport
TRC=MMTC=MX=Torreón=Francisco Sarabia Tinoco International Airport|TRE=EGPU=GB=Balemartine=Tiree Airport
TRF=ENTO=NO=Torp=Sandefjord Airport, Torp|TRG=NZTG=NZ=Tauranga=Tauranga Airport
TRI=KTRI=US=Blountville=Tri-Cities Regional TN/VA Airport
TRK=WAQQ=ID=Tarakan=Juwata International Airport / Suharnoko Harbani AFB|TRO=YTRE=AU=Taree=Taree Airport
TRR=VCCT=LK=Trincomalee=China Bay Airport|TRS=LIPQ=IT=Trieste=Trieste–Friuli Venezia Giulia Airport
TRT=WAFB=ID=Toraja=Toraja Airport
TRU=SPRU=PE=Trujillo=Capitan FAP Carlos Martinez De Pinillos International Airport
TRW=NGTA=KI=Tarawa=Bonriki International Airport
TRZ=VOTR=IN=Tiruchirappalli=Tiruchirappalli International Airport
TSA=RCSS=TW=Taipei City=Taipei Songshan Airport|TSF=LIPH=IT=Treviso=Treviso-Sant'Angelo Airport
TSJ=RJDT=JP=Tsushima=Tsushima Airport|TSR=LRTR=RO=Timişoara=Timişoara Traian Vuia Airport
TST=VTST=TH=Trang=Trang Airport|TSV=YBTL=AU=Townsville=Townsville Airport / RAAF Base Townsville
TTA=GMAT=MA=Tan Tan=Tan Tan Airport|TTE=WAEE=ID=Sango=Sultan Babullah Airport
TTG=SAST=AR=Tartagal=General Enrique Mosconi Airport|TTJ=RJOR=JP=Tottori=Tottori Sand Dunes Conan Airport
TTN=KTTN=US=Trenton=Trenton Mercer Airport|TTQ=MRAO=CR=Roxana=Aerotortuguero Airport
TTT=RCFN=TW=Taitung City=Taitung Airport|TTU=GMTN=MA=Tétouan=Sania Ramel Airport
TUA=SETU=EC=Tulcán=Lieutenant Colonel Luis A. Mantilla International Airport|TUB=NTAT=PF==Tubuai Airport
TUC=SANT=AR=San Miguel de Tucumán=Teniente Benjamin Matienzo Airport
TUD=GOTT=SN=Tambacounda=Tambacounda Airport
TUF=LFOT=FR=Tours/Val de Loire (Loire Valley)=Tours-Val-de-Loire Airport
TUG=RPUT=PH=Tuguegarao City=Tuguegarao Airport|TUI=OETR=SA=Turaif=Turaif Domestic Airport
TUK=OPTU=PK=Turbat=Turbat International Airport|TUO=NZAP=NZ=Taupo=Taupo Airport
TUP=KTUP=US=Tupelo=Tupelo Regional Airport|TUR=SBTU=BR=Tucuruí=Tucuruí Airport
TUS=KTUS=US=Tucson=Tucson International Airport / Morris Air National Guard Base
TUU=OETB=SA=Tabuk=Tabuk Airport|TVC=KTVC=US=Traverse City=Cherry Capital Airport
TVY=VYDW=MM=Dawei=Dawei Airport|TWF=KTWF=US=Twin Falls=Joslin Field Magic Valley Regional Airport
TWT=RPMN=PH=Bongao=Sanga Sanga Airport|TWU=WBKW=MY=Tawau=Tawau Airport|TXE=WITK=ID=Takengon=Rembele Airport
TXK=KTXK=US=Texarkana=Texarkana Regional Airport (Webb Field)
TXN=ZSTX=CN=Huangshan=Tunxi International Airport|TYF=ESST=SE=Torsby=Torsby Airport
TYL=SPYL=PE=Talara=Captain Victor Montes Arias International Airport
TYR=KTYR=US=Tyler=Tyler Pounds Regional Airport|TYS=KTYS=US=Alcoa=McGhee Tyson Airport
TZA=MZBE=BZ=Belize City=Sir Barry Bowen Municipal Airport|TZL=LQTZ=BA=Tuzla=Tuzla International Airport
TZN=MYAK=BS=Andros=Congo Town Airport|TZX=LTCG=TR=Trabzon=Trabzon International Airport
UAK=BGBW=GL=Narsarsuaq=Narsarsuaq Airport|UAQ=SANU=AR=San Juan=Domingo Faustino Sarmiento Airport
UBA=SBUR=BR=Uberaba=Mário de Almeida Franco Airport|UBJ=RJDC=JP=Ube=Yamaguchi Ube Airport
UBP=VTUU=TH=Ubon Ratchathani=Ubon Ratchathani Airport|UCB=ZBUC=CN=Ulanqab=Ulanqab Jining Airport
UCT=UUYH=RU=Ukhta=Ukhta Airport|UDI=SBUL=BR=Uberlândia=Ten. Cel. Aviador César Bombonato Airport
UDJ=UKLU=UA=Uzhhorod=Uzhhorod International Airport|UDR=VAUD=IN=Udaipur=Maharana Pratap Airport
UEL=FQQL=MZ=Quelimane=Quelimane Airport|UEO=ROKJ=JP=Kumejima=Kumejima Airport
UET=OPQT=PK=Quetta=Quetta International Airport|UGA=ZMBN=MN=Bulgan=Bulgan Airport
UGC=UTNU=UZ=Urgench=Urgench Airport|UGU=WAYB=ID=Sugapa=Bilogai-Sugapa Airport
UIB=SKUI=CO=Quibdó=El Caraño Airport|UIH=VVPC=VN=Quy Nohn=Phu Cat Airport
UIN=KUIN=US=Quincy=Quincy Regional Baldwin Field|UIP=LFRQ=FR=Quimper/Pluguffan=Quimper-Cornouaille Airport
UKB=RJBE=JP=Kobe=Kobe Airport|UKK=UASK=KZ=Ust-Kamenogorsk (Oskemen)=Ust-Kamenogorsk Airport
UKX=UITT=RU=Ust-Kut=Ust-Kut Airport|ULA=SAWJ=AR=San Julian=Capitan D Daniel Vazquez Airport
ULH=OEAO=SA=Al Ula=Majeed Bin Abdulaziz Airport|ULK=UERL=RU=Lensk=Lensk Airport|ULP=YQLP=AU==Quilpie Airport
ULU=HUGU=UG=Gulu=Gulu Airport|ULV=UWLL=RU=Ulyanovsk=Ulyanovsk Baratayevka Airport
ULY=UWLW=RU=Cherdakly=Ulyanovsk East Airport|UME=ESNU=SE=Umeå=Umeå Airport
UNI=TVSU=VC=Union Island=Union Island International Airport|UNN=VTSR=TH=Ranong=Ranong Airport
UPB=MUPB=CU=Havana=Playa Baracoa Airport
UPN=MMPN=MX=Uruapan=Uruapan - Licenciado y General Ignacio Lopez Rayon International Airport
URA=UARR=KZ=Uralsk=Uralsk Airport|URE=EEKE=EE=Kuressaare=Kuressaare Airport
URG=SBUG=BR=Uruguaiana=Rubem Berta Airport|URJ=USHU=RU=Uray=Uray Airport
URO=LFOP=FR=Boos=Rouen Vallée de Seine Airport|URS=UUOK=RU=Kursk=Kursk East Airport
URT=VTSB=TH=Surat Thani=Surat Thani Airport|URY=OEGT=SA=Gurayat=Gurayat Domestic Airport
USA=KJQF=US=Concord=Concord-Padgett Regional Airport|USH=SAWH=AR=Ushuaia=Malvinas Argentinas Airport
USK=UUYS=RU=Usinsk=Usinsk Airport|USM=VTSM=TH=Na Thon (Ko Samui Island)=Samui Airport
USN=RKPU=KR=Ulsan=Ulsan Airport|USR=UEMT=RU=Ust-Nera=Ust-Nera Airport
UST=KSGJ=US=St Augustine=Northeast Florida Regional Airport
USU=RPVV=PH=Coron=Francisco B. Reyes (Busuanga) Airport|UTH=VTUD=TH=Udon Thani=Udon Thani Airport
UTN=FAUP=ZA=Upington=Pierre Van Ryneveld Airport|UTP=VTBU=TH=Rayong=U-Tapao International Airport
UTT=FAUT=ZA=Mthatha=K. D. Matanzima Airport|UUA=UWKB=RU=Bugulma=Bugulma Airport
UUD=UIUU=RU=Ulan Ude=Baikal International Airport|UUS=UHSS=RU=Yuzhno-Sakhalinsk=Yuzhno-Sakhalinsk Airport
UVE=NWWV=NC=Ouvéa=Ouvéa Airport|UYL=HSNN=SD=Nyala=Nyala Airport|VAA=EFVA=FI=Vaasa=Vaasa Airport
VAI=AYVN=PG=Vanimo=Vanimo Airport|VAM=VRMV=MV=Maamigili=Villa Airport
VAN=LTCI=TR=Van=Van Ferit Melen Airport|VAV=NFTV=TO=Vava'u Island=Vava'u International Airport
VAW=ENSS=NO=Vardø=Vardø Airport, Svartnes|VBS=LIPO=IT=Montichiari (BS)=Brescia Airport
VBY=ESSV=SE=Visby=Visby Airport|VCA=VVCT=VN=Can Tho=Can Tho International Airport
VCP=SBKP=BR=Campinas=Viracopos International Airport|VCS=VVCS=VN=Con Dao=Con Dao Airport
VCT=KVCT=US=Victoria=Victoria Regional Airport
VDC=SBVC=BR=Vitória da Conquista=Glauber de Andrade Rocha Airport
VDE=GCHI=ES=El Hierro Island=El Hierro Airport|VDH=VVDH=VN=Dong Hoi=Dong Hoi Airport
VDM=SAVV=AR=Viedma / Carmen de Patagones=Gobernador Castello Airport
VDO=VVVD=VN=Van Don=Van Don International Airport|VDS=ENVD=NO=Vadsø=Vadsø Airport
VEL=KVEL=US=Vernal=Vernal Regional Airport|VER=MMVR=MX=Veracruz=General Heriberto Jara International Airport
VFA=FVFA=ZW=Victoria Falls=Victoria Falls International Airport|VGA=VOBZ=IN=Gannavaram=Vijayawada Airport
VGO=LEVX=ES=Vigo=Vigo Airport|VHM=ESNV=SE=Vilhelmina=Vilhelmina South Lapland Airport
VIG=SVVG=VE=El Vigía=Juan Pablo Pérez Alfonso Airport|VII=VVVH=VN=Vinh=Vinh Airport
VIL=GMMH=EH=Dakhla=Dakhla Airport|VIT=LEVT=ES=Alava=Vitoria Airport
VIX=SBVT=BR=Vitória=Eurico de Aguiar Salles Airport|VKG=VVRG=VN=Rach Gia=Rach Gia Airport
VKT=UUYW=RU=Vorkuta=Vorkuta Airport|VLC=LEVC=ES=Valencia=Valencia Airport
VLD=KVLD=US=Valdosta=Valdosta Regional Airport|VLL=LEVD=ES=Valladolid=Valladolid Airport
VLN=SVVA=VE=Valencia=Arturo Michelena International Airport
VLV=SVVL=VE=Valera=Dr. Antonio Nicolás Briceño Airport|VLY=EGOV=GB=Angelsey=Anglesey Airport
VMU=AYBA=PG=Baimuru=Baimuru Airport|VNS=VEBN=IN=Varanasi=Lal Bahadur Shastri Airport
VNT=EVVA=LV=Ventspils=Ventspils International Airport|VNX=FQVL=MZ=Vilanculo=Vilankulo Airport
VOG=URWW=RU=Volgograd=Volgograd International Airport|VOH=FMNV=MG=Vohemar=Vohemar Airport
VOL=LGBL=GR=Nea Anchialos=Nea Anchialos National Airport|VOZ=UUOO=RU=Voronezh=Voronezh International Airport
VPE=FNGI=AO=Ngiva=Ngjiva Pereira Airport|VPS=KVPS=US=Valparaiso=Destin-Fort Walton Beach Airport
VPY=FQCH=MZ=Chimoio=Chimoio Airport|VRC=RPUV=PH=Virac=Virac Airport
VRK=EFVR=FI=Varkaus / Joroinen=Varkaus Airport|VRL=LPVR=PT=Vila Real=Vila Real Airport
VSA=MMVA=MX=Villahermosa=Carlos Rovirosa Pérez International Airport
VSE=LPVZ=PT=Viseu=Aerodromo Goncalves Lobato (Viseu Airport)
VST=ESOW=SE=Stockholm / Västerås=Stockholm Västerås Airport
VTE=VLVT=LA=Vientiane=Wattay International Airport|VTU=MUVT=CU=Las Tunas=Hermanos Ameijeiras Airport
VTZ=VOVZ=IN=Visakhapatnam=Visakhapatnam Airport / INS Dega
VUP=SKVP=CO=Valledupar=Alfonso López Pumarejo Airport|VVC=SKVV=CO=Villavicencio=Vanguardia Airport
VVZ=DAAP=DZ=Illizi=Illizi Takhamalt Airport|VXC=FQLC=MZ=Lichinga=Lichinga Airport
VXE=GVSV=CV=São Pedro=São Pedro Airport|VXO=ESMX=SE=Växjö=Växjö Kronoberg Airport
VYI=UENW=RU=Vilyuisk=Vilyuisk Airport|WAE=OEWD=SA=Wadi Al Dawasir=Wadi Al Dawasir Domestic Airport
WAG=NZWU=NZ=Wanganui=Wanganui Airport|WAI=FMNW=MG=Antsohihy=Ambalabe Airport
WAT=EIWF=IE=Waterford=Waterford Airport|WBM=AYWD=PG=Wapenamanda=Wapenamanda Airport
WDS=ZHSY=CN=Shiyan (Maojian)=Shiyan Wudangshan Airport|WEF=ZSWF=CN=Weifang=Weifang Nanyuan Airport
WEH=ZSWH=CN=Weihai=Weihai Dashuibo Airport|WEI=YBWP=AU=Weipa=Weipa Airport
WFI=FMSF=MG=Fianarantsoa=Fianarantsoa Airport|WGA=YSWG=AU=Wagga Wagga=Wagga Wagga City Airport
WGN=ZGSY=CN=Shaoyang (Wugang)=Shaoyang Wugang Airport|WHK=NZWK=NZ==Whakatane Airport
WIC=EGPC=GB=Wick=Wick Airport|WIL=HKNW=KE=Nairobi=Nairobi Wilson Airport|WIN=YWTN=AU==Winton Airport
WJR=HKWJ=KE=Wajir=Wajir Airport|WJU=RKNW=KR=Wonju=Wonju Airport / Hoengseong Air Base (K-38/K-46)
WKA=NZWF=NZ=Wanaka=Wanaka Airport|WKJ=RJCW=JP=Wakkanai=Wakkanai Airport
WKK==US=Aleknagik=Aleknagik / New Airport|WLS=NLWW=WF=Wallis Island=Hihifo Airport
WMI=EPMO=PL=Warsaw=Modlin Airport|WMN=FMNR=MG=Maroantsetra=Maroantsetra Airport
WMR=FMNC=MG=Mananara Nord=Mananara Nord Airport|WMT=ZUMT=CN=Zunyi=Zunyi Maotai Airport
WMX=WAVV=ID=Wamena=Wamena Airport|WNI=WAWD=ID=Wangi-wangi Island=Matahora Airport
WNP=RPUN=PH=Naga=Naga Airport|WNR=YWDH=AU==Windorah Airport
WNS=OPNH=PK=Nawabashah=Shaheed Benazirabad Airport|WOL=YSHL=AU=Albion Park Rail=Shellharbour Airport
WOS=ZKWS=KP=Wonsan=Wonsan Kalma International Airport|WRE=NZWR=NZ=Whangarei=Whangarei Airport
WRG=PAWG=US=Wrangell=Wrangell Airport|WRO=EPWR=PL=Wrocław=Copernicus Wrocław Airport
WSZ=NZWS=NZ=Westport=Westport Airport|WTB=YBWW=AU=Toowoomba=Toowoomba Wellcamp Airport
WUN=YWLU=AU==Wiluna Airport|WUS=ZSWY=CN=Wuyishan=Nanping Wuyishan Airport|WUU=HJWW=SS=Wau=Wau Airport
WUX=ZSWX=CN=Wuxi=Sunan Shuofang International Airport|WUZ=ZGWZ=CN=Tangbu=Wuzhou Xijiang Airport
WVB=FYWB=NA=Walvis Bay=Walvis Bay Airport|WVK=FMSK=MG=Manakara=Manakara Airport
WWK=AYWK=PG=Wewak=Wewak International Airport|WYA=YWHA=AU=Whyalla=Whyalla Airport
WYE=GFYE=SL=Yengema=Yengema Airport|XAI=ZHXY=CN=Xinyang=Xinyang Minggang Airport
XAP=SBCH=BR=Chapecó=Serafin Enoss Bertaso Airport|XBJ=OIMB=IR=Birjand=Birjand International Airport
XCH=YPXM=CX=Flying Fish Cove=Christmas Island Airport|XCR=LFOK=FR=Vatry=Châlons-Vatry Airport
XFN=ZHXF=CN=Xiangyang (Xiangzhou)=Xiangyang Liuji Airport
XGR=CYLU=CA=Kangiqsualujjuaq=Kangiqsualujjuaq (Georges River) Airport
XIC=ZUXC=CN=Liangshan (Xichang)=Xichang Qingshan Airport|XIL=ZBXH=CN=Xilinhot=Xilinhot Airport
XKS=CYAQ=CA=Kasabonika=Kasabonika Airport|XLS=GOSS=SN=Saint Louis=Saint Louis Airport
XMH=NTGI=PF==Manihi Airport|XMS=SEMC=EC=Macas=Coronel E Carvajal Airport
XNA=KXNA=US=Fayetteville/Springdale/Rogers=Northwest Arkansas Regional Airport
XNN=ZLXN=CN=Haidong (Huzhu Tu Autonomous County)=Xining Caojiabao International Airport
XPL=MHPR=HN=Palmerola=Palmerola International Airport / José Enrique Soto Cano Air Base
XQP=MRQP=CR=Quepos=Quepos Managua Airport|XRY=LEJR=ES=Jerez de la Frontera=Jerez Airport
XSC=MBSC=TC=South Caicos=South Caicos Airport|XSP=WSSL=SG=Seletar=Seletar Airport
XTG=YTGM=AU=Thargomindah=Thargomindah Airport|XTL=CYBQ=CA=Tadoule Lake=Tadoule Lake Airport
XUZ=ZSXZ=CN=Xuzhou=Xuzhou Guanyin International Airport
XWA=KXWA=US=Williston=Williston Basin International Airport|YAA==CA=Anahim Lake=Anahim Lake Airport
YAC=CYAC=CA=Cat Lake=Cat Lake Airport|YAG=CYAG=CA=Fort Frances=Fort Frances Municipal Airport
YAK=PAYA=US=Yakutat=Yakutat Airport|YAL=CYAL=CA=Alert Bay=Alert Bay Airport
YAM=CYAM=CA=Sault Ste Marie=Sault Ste Marie Airport|YAO=FKKY=CM=Yaoundé=Yaoundé Airport
YAP=PTYA=FM=Yap Island=Yap International Airport|YAT=CYAT=CA=Attawapiskat=Attawapiskat Airport
YAY=CYAY=CA=St. Anthony=St. Anthony Airport|YAZ=CYAZ=CA=Tofino=Tofino / Long Beach Airport
YBB=CYBB=CA=Kugaaruk=Kugaaruk Airport|YBC=CYBC=CA=Baie-Comeau=Baie-Comeau Airport
YBE=CYBE=CA=Uranium City=Uranium City Airport|YBG=CYBG=CA=Bagotville=CFB Bagotville
YBK=CYBK=CA=Baker Lake=Baker Lake Airport|YBL=CYBL=CA=Campbell River=Campbell River Airport
YBP=ZUYB=CN=Yibin (Cuiping)=Yibin Wuliangye Airport|YBR=CYBR=CA=Brandon=Brandon Municipal Airport
YBT=CYBT=CA=Brochet=Brochet Airport|YBV=CYBV=CA=Berens River=Berens River Airport
YBX=CYBX=CA=Blanc-Sablon=Lourdes-de-Blanc-Sablon Airport|YBY=CYBF=CA=Bonnyville=Bonnyville Airport
YCB=CYCB=CA=Cambridge Bay=Cambridge Bay Airport|YCD=CYCD=CA=Nanaimo=Nanaimo Airport
YCG=CYCG=CA=Castlegar=Castlegar/West Kootenay Regional Airport|YCH=CYCH=CA=Miramichi=Miramichi Airport
YCL=CYCL=CA=Charlo=Charlo Airport|YCO=CYCO=CA=Kugluktuk=Kugluktuk Airport
YCS=CYCS=CA=Chesterfield Inlet=Chesterfield Inlet Airport|YCY=CYCY=CA=Clyde River=Clyde River Airport
YDA=CYDA=CA=Dawson City=Dawson City Airport|YDF=CYDF=CA=Deer Lake=Deer Lake Airport
YDN=CYDN=CA=Dauphin=Dauphin Barker Airport|YDP=CYDP=CA=Nain=Nain Airport
YDQ=CYDQ=CA=Dawson Creek=Dawson Creek Airport|YEI=LTBR=TR=Bursa=Bursa Yenişehir Airport
YEK=CYEK=CA=Arviat=Arviat Airport|YER=CYER=CA=Fort Severn=Fort Severn Airport
YEV=CYEV=CA=Inuvik=Inuvik Mike Zubko Airport|YFA=CYFA=CA=Fort Albany=Fort Albany Airport
YFB=CYFB=CA=Iqaluit=Iqaluit Airport|YFC=CYFC=CA=Fredericton=Fredericton Airport
YFH=CYFH=CA=Fort Hope=Fort Hope Airport|YFO=CYFO=CA=Flin Flon=Flin Flon Airport
YFS=CYFS=CA=Fort Simpson=Fort Simpson Airport|YGB=CYGB=CA=Texada=Texada Gillies Bay Airport
YGH=CYGH=CA=Fort Good Hope=Fort Good Hope Airport
YGJ=RJOH=JP=Yonago=Yonago Kitaro Airport / JASDF Miho Air Base
YGK=CYGK=CA=Kingston=Kingston Norman Rogers Airport|YGL=CYGL=CA=La Grande Rivière=La Grande Rivière Airport
YGO=CYGO=CA=Gods Lake Narrows=Gods Lake Narrows Airport|YGP=CYGP=CA=Gaspé=Gaspé (Michel-Pouliot) Airport
YGR=CYGR=CA=Les Îles-de-la-Madeleine=Îles-de-la-Madeleine Airport|YGT=CYGT=CA=Igloolik=Igloolik Airport
YGW=CYGW=CA=Kuujjuarapik=Kuujjuarapik Airport|YGX=CYGX=CA=Gillam=Gillam Airport
YGZ=CYGZ=CA=Grise Fiord=Grise Fiord Airport|YHD=CYHD=CA=Dryden=Dryden Regional Airport
YHI=CYHI=CA=Ulukhaktok=Ulukhaktok Holman Airport|YHK=CYHK=CA=Gjoa Haven=Gjoa Haven Airport
YHM=CYHM=CA=Hamilton=John C. Munro Hamilton International Airport|YHO=CYHO=CA=Hopedale=Hopedale Airport
YHR=CYHR=CA=Chevery=Chevery Airport|YHU=CYHU=CA=Montréal=Montréal / Saint-Hubert Airport
YHY=CYHY=CA=Hay River=Hay River / Merlyn Carter Airport
YIA=WAHI=ID=Yogyakarta=Yogyakarta International Airport|YIC=ZSYC=CN=Yichun=Yichun Mingyueshan Airport
YIE=ZBES=CN=Arxan=Arxan Yi'ershi Airport|YIH=ZHYC=CN=Yichang (Xiaoting)=Yichang Sanxia Airport
YIK=CYIK=CA=Ivujivik=Ivujivik Airport|YIO=CYIO=CA=Pond Inlet=Pond Inlet Airport
YIV=CYIV=CA=Island Lake=Island Lake Airport|YIW=ZSYW=CN=Yiwu=Yiwu Airport
YJT=CYJT=CA=Stephenville=Stephenville Airport|YKA=CYKA=CA=Kamloops=Kamloops Airport
YKF=CYKF=CA=Kitchener=Waterloo Airport|YKG=CYAS=CA=Kangirsuk=Kangirsuk Airport
YKH=ZYYK=CN=Laobian, Yingkou=Yingkou Lanqi Airport|YKL=CYKL=CA=Schefferville=Schefferville Airport
YKM=KYKM=US=Yakima=Yakima Air Terminal McAllister Field|YKO=LTCW=TR=Hakkari=Hakkari Yüksekova Airport
YKQ=CYKQ=CA=Waskaganish=Waskaganish Airport|YKS=UEEE=RU=Yakutsk=Yakutsk Airport
YLC=CYLC=CA=Kimmirut=Kimmirut Airport|YLH=CYLH=CA=Lansdowne House=Lansdowne House Airport
YLL=CYLL=CA=Lloydminster=Lloydminster Airport|YLW=CYLW=CA=Kelowna=Kelowna International Airport
YLX=ZGYL=CN=Yùlín=Yulin Fumian Airport|YMH=CYMH=CA=Mary's Harbour=Mary's Harbour Airport
YMM=CYMM=CA=Fort McMurray=Fort McMurray Airport|YMN=CYFT=CA=Makkovik=Makkovik Airport
YMO=CYMO=CA=Moosonee=Moosonee Airport|YMS=SPMS=PE=Yurimaguas=Moises Benzaquen Rengifo Airport
YMT=CYMT=CA=Chibougamau=Chapais Airport|YNA=CYNA=CA=Natashquan=Natashquan Airport
YNB=OEYN=SA=Yanbu=Yanbu Airport / Prince Abdul Mohsin bin Abdulaziz international Airport
YNC=CYNC=CA=Wemindji=Wemindji Airport|YND=CYND=CA=Gatineau=Ottawa / Gatineau Airport
YNE=CYNE=CA=Norway House=Norway House Airport|YNJ=ZYYJ=CN=Yanji=Yanji Chaoyangchuan Airport
YNL=CYNL=CA=Points North Landing=Points North Landing Airport|YNS=CYHH=CA=Nemiscau=Nemiscau Airport
YNY=RKNY=KR=Gonghang-ro=Yangyang International Airport
YNZ=ZSYN=CN=Yancheng=Yancheng Nanyang International Airport|YOC=CYOC=CA=Old Crow=Old Crow Airport
YOH=CYOH=CA=Oxford House=Oxford House Airport|YOJ=CYOJ=CA=High Level=High Level Airport
YOL=DNYO=NG=Yola=Yola Airport|YOP=CYOP=CA=Rainbow Lake=Rainbow Lake Airport
YPA=CYPA=CA=Prince Albert=Prince Albert Glass Field
YPC=CYPC=CA=Paulatuk=Paulatuk (Nora Aliqatchialuk Ruben) Airport|YPE=CYPE=CA=Peace River=Peace River Airport
YPH=CYPH=CA=Inukjuak=Inukjuak Airport|YPJ=CYLA=CA=Aupaluk=Aupaluk Airport
YPL=CYPL=CA=Pickle Lake=Pickle Lake Airport|YPM=CYPM=CA=Pikangikum=Pikangikum Airport
YPO=CYPO=CA=Peawanuck=Peawanuck Airport|YPR=CYPR=CA=Prince Rupert=Prince Rupert Airport
YPW=CYPW=CA=Powell River=Powell River Airport|YPY=CYPY=CA=Fort Chipewyan=Fort Chipewyan Airport
YPZ=CYPZ=CA=Burns Lake=Burns Lake Airport|YQC=CYHA=CA=Quaqtaq=Quaqtaq Airport
YQD=CYQD=CA=The Pas=The Pas Airport|YQG=CYQG=CA=Windsor=Windsor Airport|YQK=CYQK=CA=Kenora=Kenora Airport
YQL=CYQL=CA=Lethbridge=Lethbridge County Airport
YQM=CYQM=CA=Moncton=Greater Moncton Roméo LeBlanc International Airport|YQN=CYQN=CA=Nakina=Nakina Airport
YQQ=CYQQ=CA=Comox=Comox Valley Airport / CFB Comox|YQR=CYQR=CA=Regina=Regina International Airport
YQT=CYQT=CA=Thunder Bay=Thunder Bay Airport|YQU=CYQU=CA=Grande Prairie=Grande Prairie Airport
YQX=CYQX=CA=Gander=Gander International Airport / CFB Gander
YQY=CYQY=CA=Sydney=Sydney / J.A. Douglas McCurdy Airport|YQZ=CYQZ=CA=Quesnel=Quesnel Airport
YRA=CYRA=CA=Gamètì=Rae Lakes Airport|YRB=CYRB=CA=Resolute Bay=Resolute Bay Airport
YRF=CYCA=CA=Cartwright=Cartwright Airport|YRJ=CYRJ=CA=Roberval=Roberval Airport
YRL=CYRL=CA=Red Lake=Red Lake Airport|YRT=CYRT=CA=Rankin Inlet=Rankin Inlet Airport
YSB=CYSB=CA=Sudbury=Sudbury Airport|YSF=CYSF=CA=Stony Rapids=Stony Rapids Airport
YSG=CYLK=CA=Lutselk'e=Lutselk'e Airport|YSJ=CYSJ=CA=Saint John=Saint John Airport
YSK=CYSK=CA=Sanikiluaq=Sanikiluaq Airport|YSM=CYSM=CA=Fort Smith=Fort Smith Airport
YSQ=ZYSQ=CN=Qian Gorlos Mongol Autonomous County=Songyuan Chaganhu Airport
YST=CYST=CA=St. Theresa Point=St. Theresa Point Airport
YSY=CYSY=CA=Sachs Harbour=Sachs Harbour (David Nasogaluak Jr. Saaryuaq) Airport
YTE=CYTE=CA=Kinngait=Cape Dorset Airport|YTF=CYTF=CA=Alma=Alma Airport|YTH=CYTH=CA=Thompson=Thompson Airport
YTL=CYTL=CA=Big Trout Lake=Big Trout Lake Airport|YTM=CYFJ=CA=La Macaza=Mont-Tremblant International Airport
YTS=CYTS=CA=Timmins=Timmins/Victor M. Power|YTY=ZSYA=CN=Yangzhou=Yangzhou Taizhou Airport
YTZ=CYTZ=CA=Toronto=Billy Bishop Toronto City Centre Airport
YUB=CYUB=CA=Tuktoyaktuk=Tuktoyaktuk / James Gruben Airport|YUD=CYMU=CA=Umiujaq=Umiujaq Airport
YUM=KNYL=US=Yuma=Yuma International Airport / Marine Corps Air Station Yuma
YUS=ZLYS=CN=Yushu (Batang)=Yushu Batang Airport|YUT=CYUT=CA=Repulse Bay=Naujaat Airport
YUX=CYUX=CA=Sanirajak=Hall Beach Airport|YUY=CYUY=CA=Rouyn-Noranda=Rouyn Noranda Airport
YVC=CYVC=CA=La Ronge=La Ronge Airport|YVM=CYVM=CA=Qikiqtarjuaq=Qikiqtarjuaq Airport
YVO=CYVO=CA=Val-d'Or=Val-d'Or Airport|YVP=CYVP=CA=Kuujjuaq=Kuujjuaq Airport
YVQ=CYVQ=CA=Norman Wells=Norman Wells Airport|YVZ=CYVZ=CA=Deer Lake=Deer Lake Airport
YWB=CYKG=CA=Kangiqsujuaq=Kangiqsujuaq (Wakeham Bay) Airport|YWJ=CYWJ=CA=Déline=Déline Airport
YWK=CYWK=CA=Wabush=Wabush Airport|YWL=CYWL=CA=Williams Lake=Williams Lake Airport
YWP=CYWP=CA=Webequie=Webequie Airport|YXC=CYXC=CA=Cranbrook=Cranbrook/Canadian Rockies International Airport
YXE=CYXE=CA=Saskatoon=Saskatoon John G. Diefenbaker International Airport
YXH=CYXH=CA=Medicine Hat=Medicine Hat Regional Airport|YXJ=CYXJ=CA=Fort St.John=Fort St John Airport
YXL=CYXL=CA=Sioux Lookout=Sioux Lookout Airport|YXN=CYXN=CA=Whale Cove=Whale Cove Airport
YXP=CYXP=CA=Pangnirtung=Pangnirtung Airport|YXT=CYXT=CA=Terrace=Northwest Regional Airport Terrace-Kitimat
YXU=CYXU=CA=London=London Airport|YXY=CYXY=CA=Whitehorse=Whitehorse / Erik Nielsen International Airport
YYA=ZGYY=CN=Yueyang (Yueyanglou)=Yueyang Sanhe Airport|YYB=CYYB=CA=North Bay=North Bay Jack Garland Airport
YYD=CYYD=CA=Smithers=Smithers Airport|YYE=CYYE=CA=Fort Nelson=Fort Nelson Airport
YYF=CYYF=CA=Penticton=Penticton Airport|YYG=CYYG=CA=Charlottetown=Charlottetown Airport
YYH=CYYH=CA=Taloyoak=Taloyoak Airport|YYL=CYYL=CA=Lynn Lake=Lynn Lake Airport
YYQ=CYYQ=CA=Churchill=Churchill Airport|YYR=CYYR=CA=Goose Bay=Goose Bay Airport
YYU=CYYU=CA=Kapuskasing=Kapuskasing Airport|YYY=CYYY=CA=Mont-Joli=Mont Joli Airport
YZA==CA=Cache Creek=Cache Creek-Ashcroft Regional Airport
YZF=CYZF=CA=Yellowknife=Yellowknife International Airport|YZG=CYZG=CA=Salluit=Salluit Airport
YZP=CYZP=CA=Sandspit=Sandspit Airport|YZR=CYZR=CA=Sarnia=Chris Hadfield Airport
YZS=CYZS=CA=Coral Harbour=Coral Harbour Airport|YZT=CYZT=CA=Port Hardy=Port Hardy Airport
YZV=CYZV=CA=Sept-Îles=Sept-Îles Airport|ZAC=CZAC=CA=York Landing=York Landing Airport
ZAD=LDZD=HR=Zemunik (Zadar)=Zadar Airport|ZAH=OIZH=IR=Zahedan=Zahedan International Airport
ZAL=SCVD=CL=Valdivia=Pichoy Airport|ZAM=RPMZ=PH=Zamboanga City=Zamboanga International Airport
ZAZ=LEZG=ES=Zaragoza=Zaragoza Airport|ZBF=CZBF=CA=South Tetagouche=Bathurst Airport
ZBR=OIZC=IR=Konarak=Chabahar Konarak International Airport
ZCL=MMZC=MX=Zacatecas=General Leobardo C. Ruiz International Airport|ZCO=SCQP=CL=Temuco=La Araucanía Airport
ZEL=CBBC=CA=Bella Bella=Bella Bella (Campbell Island) Airport
ZEM=CZEM=CA=Eastmain River=Eastmain River Airport|ZFD=CZFD=CA=Fond-Du-Lac=Fond-Du-Lac Airport
ZFM=CZFM=CA=Fort Mcpherson=Fort Mcpherson Airport|ZFN=CZFN=CA=Tulita=Tulita Airport
ZGI=CZGI=CA=Gods River=Gods River Airport|ZGU=NVSQ=VU=Gaua Island=Gaua Island Airport
ZHA=ZGZJ=CN=Zhanjiang=Zhanjiang Wuchuan Airport
ZHH=ZHZH=CA=Herschel Island (Yukon Territory)=Herschel Island Field
ZHY=ZLZW=CN=Zhongwei (Shapotou)=Zhongwei Shapotou Airport|ZIG=GOGG=SN=Ziguinchor=Ziguinchor Airport
ZIH=MMZH=MX=Ixtapa=Ixtapa Zihuatanejo International Airport|ZIX=UEVV=RU=Zhigansk=Zhigansk Airport
ZKE=CZKE=CA=Kashechewan=Kashechewan Airport|ZKP=UESU=RU=Zyryanka=Zyryanka Airport
ZLO=MMZO=MX=Manzanillo=Playa De Oro International Airport|ZMT=CZMT=CA=Masset=Masset Airport
ZND=DRZR=NE=Zinder=Zinder Airport|ZNE=YNWN=AU=Newman=Newman Airport
ZOS=SCJO=CL=Osorno=Cañal Bajo Carlos - Hott Siebert Airport|ZPB=CZPB=CA=Sachigo Lake=Sachigo Lake Airport
ZQN=NZQN=NZ=Queenstown=Queenstown International Airport|ZQZ=ZBZJ=CN=Zhangjiakou=Zhangjiakou Ningyuan Airport
ZRJ=CZRJ=CA=Round Lake=Round Lake (Weagamow Lake) Airport|ZSA=MYSM=BS=San Salvador=San Salvador Airport
ZSE=FMEP=RE=Saint-Pierre=Pierrefonds Airport|ZSJ=CZSJ=CA=Sandy Lake=Sandy Lake Airport
ZTH=LGZA=GR=Zakynthos Island=Zakynthos International Airport "Dionysios Solomos"
ZTM=CZTM=CA=Shamattawa=Shamattawa Airport|ZUH=ZGSD=CN=Zhuhai (Jinwan)=Zhuhai Jinwan Airport
ZVA=FMMN=MG=Miandrivazo=Miandrivazo Airport|ZWL=CZWL=CA=Wollaston Lake=Wollaston Lake Airport
ZYI=ZUZY=CN=Zunyi=Zunyi Xinzhou Airport|ZYL=VGSY=BD=Sylhet=Osmany International Airport
ZZU=FWUU=MW=Mzuzu=Mzuzu Airport
`;
