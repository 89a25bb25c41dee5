/** Written by tools/make-system-lists.mjs; see NOTICE for the sources. Entries end at `|` or at a line’s end. */

/** ISO 3166-2 code=name */
export const stateNames = `
AU-ACT=Australian Capital Territory|AU-NSW=New South Wales|AU-NT=Northern Territory|AU-QLD=Queensland
AU-SA=South Australia|AU-TAS=Tasmania|AU-VIC=Victoria|AU-WA=Western Australia|BR-AC=Acre|BR-AL=Alagoas
BR-AM=Amazonas|BR-AP=Amapá|BR-BA=Bahia|BR-CE=Ceará|BR-DF=Distrito Federal|BR-ES=Espírito Santo|BR-GO=Goiás
BR-MA=Maranhão|BR-MG=Minas Gerais|BR-MS=Mato Grosso do Sul|BR-MT=Mato Grosso|BR-PA=Pará|BR-PB=Paraíba
BR-PE=Pernambuco|BR-PI=Piauí|BR-PR=Paraná|BR-RJ=Rio de Janeiro|BR-RN=Rio Grande do Norte|BR-RO=Rondônia
BR-RR=Roraima|BR-RS=Rio Grande do Sul|BR-SC=Santa Catarina|BR-SE=Sergipe|BR-SP=São Paulo|BR-TO=Tocantins
CA-AB=Alberta|CA-BC=British Columbia|CA-MB=Manitoba|CA-NB=New Brunswick|CA-NL=Newfoundland and Labrador
CA-NS=Nova Scotia|CA-NT=Northwest Territories|CA-NU=Nunavut|CA-ON=Ontario|CA-PE=Prince Edward Island
CA-QC=Quebec|CA-SK=Saskatchewan|CA-YT=Yukon|CH-AG=Aargau|CH-AI=Appenzell Innerrhoden
CH-AR=Appenzell Ausserrhoden|CH-BE=Bern|CH-BL=Basel-Landschaft|CH-BS=Basel-Stadt|CH-FR=Fribourg|CH-GE=Genève
CH-GL=Glarus|CH-GR=Graubünden|CH-JU=Jura|CH-LU=Luzern|CH-NE=Neuchâtel|CH-NW=Nidwalden|CH-OW=Obwalden
CH-SG=Sankt Gallen|CH-SH=Schaffhausen|CH-SO=Solothurn|CH-SZ=Schwyz|CH-TG=Thurgau|CH-TI=Ticino|CH-UR=Uri
CH-VD=Vaud|CH-VS=Valais|CH-ZG=Zug|CH-ZH=Zürich|DE-BB=Brandenburg|DE-BE=Berlin|DE-BW=Baden-Württemberg
DE-BY=Bayern|DE-HB=Bremen|DE-HE=Hessen|DE-HH=Hamburg|DE-MV=Mecklenburg-Vorpommern|DE-NI=Niedersachsen
DE-NW=Nordrhein-Westfalen|DE-RP=Rheinland-Pfalz|DE-SH=Schleswig-Holstein|DE-SL=Saarland|DE-SN=Sachsen
DE-ST=Sachsen-Anhalt|DE-TH=Thüringen|ES-AN=Andalucía|ES-AR=Aragón|ES-AS=Asturias|ES-CB=Cantabria|ES-CE=Ceuta
ES-CL=Castilla y León|ES-CM=Castilla-La Mancha|ES-CN=Canarias|ES-CT=Catalunya|ES-EX=Extremadura
ES-GA=Galicia|ES-IB=Illes Balears|ES-MC=Murcia|ES-MD=Madrid|ES-ML=Melilla|ES-NC=Navarra|ES-PV=País Vasco
ES-RI=La Rioja|ES-VC=Valenciana|FR-ARA=Auvergne-Rhône-Alpes|FR-BFC=Bourgogne-Franche-Comté
FR-BL=Saint-Barthélemy|FR-BRE=Bretagne|FR-CP=Clipperton|FR-CVL=Centre-Val de Loire|FR-GES=Grand Est
FR-HDF=Hauts-de-France|FR-IDF=Île-de-France|FR-MF=Saint-Martin|FR-NAQ=Nouvelle-Aquitaine
FR-NC=Nouvelle-Calédonie|FR-NOR=Normandie|FR-OCC=Occitanie|FR-PAC=Provence-Alpes-Côte-d’Azur
FR-PDL=Pays-de-la-Loire|FR-PF=Polynésie française|FR-PM=Saint-Pierre-et-Miquelon
FR-TF=Terres australes françaises|FR-WF=Wallis-et-Futuna|GB-ENG=England|GB-NIR=Northern Ireland
GB-SCT=Scotland|GB-WLS=Wales|IN-AN=Andaman and Nicobar Islands|IN-AP=Andhra Pradesh|IN-AR=Arunāchal Pradesh
IN-AS=Assam|IN-BR=Bihār|IN-CG=Chhattīsgarh|IN-CH=Chandigarh|IN-DH=Dādra and Nagar Haveli and Damān and Diu
IN-DL=Delhi|IN-GA=Goa|IN-GJ=Gujarāt|IN-HP=Himāchal Pradesh|IN-HR=Haryāna|IN-JH=Jhārkhand
IN-JK=Jammu and Kashmīr|IN-KA=Karnātaka|IN-KL=Kerala|IN-LA=Ladākh|IN-LD=Lakshadweep|IN-MH=Mahārāshtra
IN-ML=Meghālaya|IN-MN=Manipur|IN-MP=Madhya Pradesh|IN-MZ=Mizoram|IN-NL=Nāgāland|IN-OD=Odisha|IN-PB=Punjab
IN-PY=Puducherry|IN-RJ=Rājasthān|IN-SK=Sikkim|IN-TN=Tamil Nādu|IN-TR=Tripura|IN-TS=Telangāna
IN-UK=Uttarākhand|IN-UP=Uttar Pradesh|IN-WB=West Bengal|MX-AGU=Aguascalientes|MX-BCN=Baja California
MX-BCS=Baja California Sur|MX-CAM=Campeche|MX-CHH=Chihuahua|MX-CHP=Chiapas|MX-CMX=Ciudad de México
MX-COA=Coahuila de Zaragoza|MX-COL=Colima|MX-DUR=Durango|MX-GRO=Guerrero|MX-GUA=Guanajuato|MX-HID=Hidalgo
MX-JAL=Jalisco|MX-MEX=México|MX-MIC=Michoacán de Ocampo|MX-MOR=Morelos|MX-NAY=Nayarit|MX-NLE=Nuevo León
MX-OAX=Oaxaca|MX-PUE=Puebla|MX-QUE=Querétaro|MX-ROO=Quintana Roo|MX-SIN=Sinaloa|MX-SLP=San Luis Potosí
MX-SON=Sonora|MX-TAB=Tabasco|MX-TAM=Tamaulipas|MX-TLA=Tlaxcala|MX-VER=Veracruz de Ignacio de la Llave
MX-YUC=Yucatán|MX-ZAC=Zacatecas|NL-AW=Aruba|NL-CW=Curaçao|NL-DR=Drenthe|NL-FL=Flevoland|NL-FR=Fryslân
NL-GE=Gelderland|NL-GR=Groningen|NL-LI=Limburg|NL-NB=Noord-Brabant|NL-NH=Noord-Holland|NL-OV=Overijssel
NL-SX=Sint Maarten|NL-UT=Utrecht|NL-ZE=Zeeland|NL-ZH=Zuid-Holland|US-AK=Alaska|US-AL=Alabama|US-AR=Arkansas
US-AS=American Samoa|US-AZ=Arizona|US-CA=California|US-CO=Colorado|US-CT=Connecticut
US-DC=District of Columbia|US-DE=Delaware|US-FL=Florida|US-GA=Georgia|US-GU=Guam|US-HI=Hawaii|US-IA=Iowa
US-ID=Idaho|US-IL=Illinois|US-IN=Indiana|US-KS=Kansas|US-KY=Kentucky|US-LA=Louisiana|US-MA=Massachusetts
US-MD=Maryland|US-ME=Maine|US-MI=Michigan|US-MN=Minnesota|US-MO=Missouri|US-MP=Northern Mariana Islands
US-MS=Mississippi|US-MT=Montana|US-NC=North Carolina|US-ND=North Dakota|US-NE=Nebraska|US-NH=New Hampshire
US-NJ=New Jersey|US-NM=New Mexico|US-NV=Nevada|US-NY=New York|US-OH=Ohio|US-OK=Oklahoma|US-OR=Oregon
US-PA=Pennsylvania|US-PR=Puerto Rico|US-RI=Rhode Island|US-SC=South Carolina|US-SD=South Dakota
US-TN=Tennessee|US-TX=Texas|US-UM=United States Minor Outlying Islands|US-UT=Utah|US-VA=Virginia
US-VI=United States Virgin Islands|US-VT=Vermont|US-WA=Washington|US-WI=Wisconsin|US-WV=West Virginia
US-WY=Wyoming
`;
