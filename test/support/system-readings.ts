/**
 * Texts and their expected values, as `entity|text|value`. The value `-` means none, ` OR ` separates values
 * that are both right, and an object is written as its values separated by spaces. The time is 15:00 UTC on
 * Wednesday, 4 October 2017, in New York.
 */
export const systemReadings: Readonly<Record<string, string>> = {
  en: `
date-time|tomorrow then, at 5pm|2017-10-05T17:00:00Z
number|two and a half dozen|30
number|one and a half dozen eggs|18
number|it costs 3 grand a month|3000
number|two grand pianos|2
unit-currency|$2 grand|2000 USD
unit-currency|two grand dollars|2000 USD
unit-currency|twelve fifty dollars|-
unit-currency|I need two fifty dollar bills|-
temperature|38 degrees and a half|38.5 C
date-time|within the next day and 5 hours|2017-10-04T11:00:00Z/2017-10-05T16:00:00Z
date-time|from now until 5pm|2017-10-04T11:00:00Z/2017-10-04T17:00:00Z
date-time|from now on|-
date-time|after 5 on Friday|2017-10-06T05:00:00Z
date-time|noon on the first|2017-11-01T12:00:00Z
date-time|noon on the first train|12:00:00
date-time|set an alarm for 5, tomorrow|2017-10-05T05:00:00Z
date-time|a table for 5, tomorrow|2017-10-05
time|set an alarm for 5 minutes|-
date-period|until the end of the month|2017-10-04/2017-10-31
date-period|from friday until the end of the month|2017-10-06/2017-10-31
date-period|end of the month|-
unit-weight|35 [kg]|35 kg
unit-length|12(m) wide|12 m
unit-length|6 ft 3 in|6.25 ft
unit-length|she is 4 foot 9|4.75 ft
unit-weight|7 lb 8 oz|7.5 lb
unit-length|4 feet 2 people|4 ft
number|2,250.5 G|2250500000000
number|3.5 M|3500000
number|5G|-
number|-5/4|-1.25
number|it was 2,7.|-
number|2,4,6|2
duration|thirty and six hours|36 h
duration|between thirty and six hours|6 h
duration|for 12D|12 day
duration|4Y|4 yr
duration|seat 12D|-
duration|for another week|1 wk
duration|another day|-
percentage|percent of thirty|30%
percentage|what percent of thirty|-
unit-currency|40 USD million|40000000 USD
unit-currency|two kuai and three mao four|2.34 CNY
number|twenty and four and two thirds|24.6666666666667
number|Anna Seven called|-
number|4 hundred and seven|407
number|I counted 3 crore and four hundred|30000400
number|2 million 250 thousand|2250000
number|between 3 million and 200 thousand|3000000
number|4 thousand 3 times|4000
number|one out of eight|0.125
number|rate it 3 out of 4|3
number|three hundred and seven thousandths|300.007
number|minus two hundred forty sixths|-4.34782608695652
number|four hundred and ninety sevenths|70
date-period|second half of 2016|2016-07-01/2016-12-31
unit-currency|half a million dollars|500000 USD
unit-currency|USD115|115 USD
unit-currency|USD115.5|115.5 USD
unit-currency|30 MUSD|30000000 USD
unit-currency|5 dollars and 20 cents|5.2 USD
unit-currency|fifty cents|0.5 USD
date-time|five-thirty tomorrow evening|2017-10-05T17:30:00Z
date|12/1|2017-12-01
time|7p|19:00:00
time|9p.|21:00:00
date|3 days ago|2017-10-01
date|in three weeks|2017-10-25
date|two months from now|2017-12-04
date|the 3rd of next month|2017-11-03
date|next tuesday|2017-10-10
date|last saturday|2017-09-30
date|this friday|2017-10-06
date|friday of next week|2017-10-13
date|two weeks from monday|2017-10-23
date|a week from today|2017-10-11
date|the day after tomorrow|2017-10-06
date|the second sunday of november|2017-11-12
date|the last friday of october|2017-10-27
date|24 dec|2017-12-24
date|the fifth of november 2018|2018-11-05
date|november the fifth|2017-11-05
date|twenty-first of june|2018-06-21
date|january 1st, twenty twenty|2020-01-01
date|4/7/2018|2018-04-07
date-period|the first week of november|2017-10-29/2017-11-04
date-period|week 12 of 2018|2018-03-18/2018-03-24
date-period|next 3 months|2017-10-05/2018-01-04
date-period|the past 2 weeks|2017-09-20/2017-10-04
date-period|first quarter of 2018|2018-01-01/2018-03-31
date-period|q3 2016|2016-07-01/2016-09-30
date-period|between monday and thursday|2017-10-09/2017-10-12
date-period|5-8 november|2017-11-05/2017-11-08
date-period|nov 5th to dec 2nd|2017-11-05/2017-12-02
date-period|the nineties|1990-01-01/1999-12-31
date-period|the 19th century|1800-01-01/1899-12-31
date-period|the year 2012|2012-01-01/2012-12-31
date-period|in the month of may|2018-05-01/2018-05-31
date-period|last march|2017-03-01/2017-03-31
date-period|the week of november 6|2017-11-06/2017-11-12
date-period|week beginning november 6|2017-11-06/2017-11-12
date-period|for 3 days starting tomorrow|2017-10-05/2017-10-07
date-period|the first ten days of 2018|2018-01-01/2018-01-10
date-period|the last 3 months of 2016|2016-10-01/2016-12-31
date-period|next decade|2020-01-01/2029-12-31
date-period|early 2018|2018-01-01/2018-06-30
date-period|late november|2017-11-16/2017-11-30
date-period|the rest of the week|2017-10-04/2017-10-07
date-period|the rest of the month|2017-10-04/2017-10-31
date-period|summer 2018|2018-06-01/2018-08-31
time|quarter past five pm|17:15:00
time|ten to eight in the evening|19:50:00
time|half past nine at night|21:30:00
time|at seven thirty pm|19:30:00
time|twelve noon|12:00:00
time|7:30p|19:30:00
time|1140 am|11:40:00
time|eight o'clock in the morning|08:00:00
time-period|from 10am for 2 hours|10:00:00/12:00:00
time-period|between 2 and 4 pm|14:00:00/16:00:00
time-period|9-11am|09:00:00/11:00:00
time-period|from 7:30 to 9 pm|19:30:00/21:00:00
date-time|tomorrow at 5pm|2017-10-05T17:00:00Z
date-time|friday at noon|2017-10-06T12:00:00Z
date-time|5pm on the 3rd of november|2017-11-03T17:00:00Z
date-time|monday morning|2017-10-09T08:00:00Z/2017-10-09T12:00:00Z
date-time|tomorrow between 3 and 5 pm|2017-10-05T15:00:00Z/2017-10-05T17:00:00Z
date-time|tonight from 7 to 7:30|2017-10-04T19:00:00Z/2017-10-04T19:30:00Z
date-time|tomorrow from 9:30am for 2 hours|2017-10-05T09:30:00Z/2017-10-05T11:30:00Z
date-time|end of day tomorrow|2017-10-05T23:59:59Z
date-time|sunday late evening at 10:00|2017-10-08T22:00:00Z
duration|two and a half hours|2.5 h
duration|an hour and a half|1.5 h
duration|1h30|90 min
duration|90 mins|90 min
duration|1 hour 15 minutes|75 min
duration|three quarters of an hour|45 min
duration|3 yrs|3 yr
duration|all week|1 wk
duration|the whole day|1 day
duration|a year and a half|1.5 yr
unit-currency|c $ 16.4 million|16400000 CAD
date-period|Labor Day weekend|2018-09-01/2018-09-03
date-period|from 5/1 to 5/7, 2020|2020-05-01/2020-05-07
date|Oct/22|2017-10-22
date|on 2020/22/Oct|2020-10-22
date-time|tomorrow at seven twenty-seven|2017-10-05T07:27:00Z
unit-length|ef 75 -300mm|300 mm
date-time|I'll be out next evening from 7 to 9|2017-10-05T19:00:00Z/2017-10-05T21:00:00Z
date-time|free Monday morning from 10am to 12pm|2017-10-09T10:00:00Z/2017-10-09T12:00:00Z
date-period|the week starting 4 February|2018-02-04/2018-02-10
number|half a million|500000
number|twenty-three fifths|4.6
number|one over three|0.333333333333333
number|four out of six stars|4
number|three million and a half|3500000
number|two hundred point zero three|200.03
number|three dozen|36
unit-currency|$1.2M|1200000 USD
unit-currency|£1.2bn|1200000000 GBP
unit-currency|AUD$ 15|15 AUD
unit-currency|12€50|12.5 EUR
phone-number|1(516)733-3989|15167333989
date|friday 13|2017-10-13
date|three days after January 12|2018-01-15
date|fourth of july, 1995|1995-07-04
date-period|first week of 2019|2018-12-30/2019-01-05
date-period|may to july|2018-05-01/2018-07-31
date-period|2015-12|2015-12-01/2015-12-31
date-time|tonight at 2am|2017-10-05T02:00:00Z
date-time|end of tomorrow|2017-10-05T23:59:59Z
time|at 6.45|06:45:00 OR 18:45:00
temperature|100 degrees farenheit|100 F
street-address|I live at 1600 Amphitheatre Pkwy|1600 Amphitheatre Pkwy
address|1600 Amphitheatre Pkwy, Mountain View|1600 Amphitheatre Pkwy, Mountain View
street-address|Main street|Main street
address|send it to 221b Baker Street, London|221b Baker Street, London
address|742 Evergreen Terrace, Springfield, CA 97403|742 Evergreen Terrace, Springfield, CA 97403
date|the 5th of May 2017|2017-05-05
date|5 May|2018-05-05
date|May 5|2018-05-05
date|on the 3rd of november|2017-11-03
date|in a week|2017-10-11
date|in ten days|2017-10-14
date|next monday|2017-10-09
date|a month from now|2017-11-04
date|next sunday|2017-10-08 OR 2017-10-15
date|two days ago|2017-10-02
date|a year ago|2016-10-04
date|in 2 years|2019-10-04
date|new year's eve|2017-12-31
date|halloween|2017-10-31
date|monday next week|2017-10-09
date|this saturday|2017-10-07
date|last monday|2017-10-02
date|12/25/2017|2017-12-25
date|2018-01-15|2018-01-15
date|January 15th, 2018|2018-01-15
date|jan 15|2018-01-15
date|the first of march|2018-03-01
date|twenty first of june|2018-06-21
date|thirty-first of December|2017-12-31
date|i was born on may 3rd 1985|1985-05-03
date|book a table for thursday night|2017-10-05
date|remind me three weeks from monday|2017-10-30
date|may i ask you something|-
date|i sat down|-
date|hello there|-
date|on the 5th|2017-10-05
date|the 1st|2017-11-01
date|friday the 13th|2017-10-13 OR 2017-10-06
date|what happened yesterday|2017-10-03
date|day after tomorrow|2017-10-06
date|in five business days|2017-10-11
date|tomorrow week|2017-10-05
date|two days from today|2017-10-06
date|10/12|2017-10-12
date|March 2018|-
time|half past seven|19:30:00 OR 07:30:00
time|quarter past 3|15:15:00
time|a quarter to nine|20:45:00 OR 08:45:00
time|ten to six|17:50:00
time|ten minutes past eight|20:10:00 OR 08:10:00
time|seven thirty|19:30:00 OR 07:30:00
time|seven thirty pm|19:30:00
time|five pm|17:00:00
time|5pm|17:00:00
time|5:15pm|17:15:00
time|5.15 pm|17:15:00
time|at nine in the evening|21:00:00
time|at nine o'clock|21:00:00 OR 09:00:00
time|8 a.m.|08:00:00
time|8 p.m.|20:00:00
time|noon|12:00:00
time|at 5|17:00:00
time|23:59|23:59:00
time|07:05|07:05:00
time|3 in the afternoon|15:00:00
time|3 o'clock in the afternoon|15:00:00
time|in half an hour|11:30:00
time|in 90 minutes|12:30:00
time|set an alarm for 6 am|06:00:00
time|wake me at six thirty am|06:30:00
time|five past ten|22:05:00
time|I have 3 cats|-
time|room 12|-
time|twelve pm|12:00:00
time|12:30 am|00:30:00
time|at eleven|11:00:00 OR 23:00:00
time|by 10 tonight|22:00:00
time|for 7|-
time-period|from 9 to 5|09:00:00/17:00:00
time-period|from 2pm until 4pm|14:00:00/16:00:00
time-period|between 10 and 11 am|10:00:00/11:00:00
time-period|9am-5pm|09:00:00/17:00:00
time-period|9 am to 5 pm|09:00:00/17:00:00
time-period|evening|16:00:00/23:59:00
time-period|in the morning|08:00:00/12:00:00
time-period|this afternoon|12:00:00/16:00:00
time-period|from 11 am to 1 pm|11:00:00/13:00:00
time-period|10:00-11:30|10:00:00/11:30:00
time-period|from noon to 2 pm|12:00:00/14:00:00
date-period|next year|2018-01-01/2018-12-31
date-period|last week|2017-09-24/2017-09-30
date-period|this quarter|2017-10-01/2017-12-31
date-period|next 3 days|2017-10-05/2017-10-07
date-period|the past 30 days|2017-09-04/2017-10-04
date-period|in december|2017-12-01/2017-12-31
date-period|next january|2018-01-01/2018-01-31
date-period|from april to june|2018-04-01/2018-06-30
date-period|from 2014 to 2016|2014-01-01/2016-12-31
date-period|december 2016|2016-12-01/2016-12-31
date-period|the weekend|2017-10-07/2017-10-08
date-period|from tomorrow until friday|2017-10-05/2017-10-06
date-period|May 3 to May 7|2018-05-03/2018-05-07
date-period|May 3-7|2018-05-03/2018-05-07
date-period|between the 5th and the 10th of november|2017-11-05/2017-11-10
date-period|1st quarter of 2018|2018-01-01/2018-03-31
date-period|the last 6 months|2017-04-04/2017-10-04
date-period|monday to wednesday|2017-10-09/2017-10-11
date-period|2017-10-10 to 2017-10-15|2017-10-10/2017-10-15
date-period|from 10/10/2017 to 10/15/2017|2017-10-10/2017-10-15
date-time|tomorrow at noon|2017-10-05T12:00:00Z
date-time|at 5 pm tomorrow|2017-10-05T17:00:00Z
date-time|next friday at 8 in the evening|2017-10-13T20:00:00Z
date-time|on monday at 10:30 am|2017-10-09T10:30:00Z
date-time|tonight at 8|2017-10-04T20:00:00Z
date-time|tonight|2017-10-04T16:00:00Z/2017-10-04T23:59:00Z
date-time|tomorrow's|2017-10-05
date-time|next week|2017-10-08/2017-10-14
date-time|this weekend|2017-10-07/2017-10-08
date-time|weekend|2017-10-07/2017-10-08
date-time|right now|2017-10-04T11:00:00Z
date-time|friday morning|2017-10-06T08:00:00Z/2017-10-06T12:00:00Z
date-time|June 14|2018-06-14
date-time|in 2 hours|13:00:00 OR 2017-10-04T13:00:00Z
date-time|tomorrow from 3 to 5 pm|2017-10-05T15:00:00Z/2017-10-05T17:00:00Z
date-time|4 pm on 5 November|2017-11-05T16:00:00Z
date-time|saturday night|2017-10-07T20:00:00Z/2017-10-07T23:59:00Z
date-time|from monday to friday|2017-10-09/2017-10-13
date-time|May 5th at quarter past 3 pm|2018-05-05T15:15:00Z
number|seventy five|75
number|a hundred and twenty three|123
number|two thousand seventeen|2017
number|twenty-five thousand|25000
number|three point five|3.5
number|one and a half|1.5
number|half a dozen|6
number|two dozen|24
number|1.5 million|1500000
number|10,000|10000
number|0.5|0.5
number|three quarters|0.75
number|1st|1
number|the twelfth|12
number|eleven hundred|1100
number|guess 73|73
number|minus 40|-40
number|no number here|-
number|3/4|0.75
number|forty-second|42
number|five hundred thousand and six|500006
number|hundred|100
number|a thousand|1000
number|someone is there|-
number|a second|-
number|2x4|-
number|2 billion|2000000000
number|+5|5
number|ninety nine point nine|99.9
ordinal|the second|2
ordinal|22nd|22
ordinal|one hundredth|100
ordinal|ninety-ninth|99
cardinal|forty two|42
number-integer|3.5|-
percentage|half a percent|0.5%
percentage|one hundred percent|100%
percentage|3.5 per cent|3.5%
percentage|99%|99%
unit-length|5 feet|5 ft
unit-length|ten kilometers|10 km
unit-length|100 yards|100 yd
unit-length|5 inches|5 inch
unit-length|3.2 cm|3.2 cm
unit-length|twenty millimeters|20 mm
unit-length|5km|5 km
unit-length|six-foot|6 ft
unit-area|50 square meters|50 sq m
unit-area|three acres|3 acre
unit-area|100 sq ft|100 sq ft
unit-area|10 m2|10 sq m
unit-area|5 hectares|5 ha
unit-speed|100 kilometers per hour|100 km/h
unit-speed|30 mph|30 mph
unit-speed|10 meters per second|10 m/s
unit-speed|20 knots|20 knot
unit-volume|half a liter|0.5 L
unit-volume|three gallons|3 gal
unit-volume|500 ml|500 mL
unit-volume|two cups|2 cup
unit-volume|3 cubic meters|3 m³
unit-weight|10 pounds|10 lb
unit-weight|five grams|5 g
unit-weight|3 tons|3 t
unit-weight|2 oz|2 oz
unit-weight|75kg|75 kg
unit-information|2 terabytes|2 TB
unit-information|512 kb|512 KB
unit-information|10 gigs|10 GB
temperature|72F|72 F
temperature|20 degrees Celsius|20 C
temperature|-10°C|-10 C
temperature|98.6 degrees fahrenheit|98.6 F
temperature|twenty degrees|20 C
temperature|300 kelvin|300 K
duration|for two and a half hours|2.5 h
duration|a couple of days|2 day
duration|1 hour 30 minutes|90 min
duration|one week|1 wk
duration|90 seconds|90 s
duration|a minute|1 min
duration|half a day|12 h
duration|15-minute|15 min
duration|ten years|10 yr
duration|a quarter of an hour|15 min
duration|2hrs|2 h
duration|2h|2 h
age|30 years old|30 year
age|six months old|6 mo
age|a 25 year old|25 year
unit-currency|ten bucks|10 USD
unit-currency|£20|20 GBP
unit-currency|5 euros and 50 cents|5.5 EUR
unit-currency|USD 100|100 USD
unit-currency|$5 million|5000000 USD
unit-currency|1000 rubles|1000 RUB
unit-currency|50 cents|0.5 USD
unit-currency|20 canadian dollars|20 CAD
unit-currency|¥1000|1000 JPY
unit-currency|one hundred yuan|100 CNY
unit-currency|$ 1,000|1000 USD
unit-currency|five pounds|5 GBP
unit-currency|3 bitcoins|3 BTC
unit-currency|two million dollars|2000000 USD
unit-currency|a dollar|1 USD
unit-currency|100 indian rupees|100 INR
unit-currency|I try 3 times|-
currency-name|yen|JPY
currency-name|swiss franc|CHF
currency-name|GBP|GBP
currency-name|US dollars|USD
currency-name|mexican pesos|MXN
email|my email is jane.doe@example.org.|jane.doe@example.org
email|jane dot doe at example dot com|jane.doe@example.com
url|visit https://www.example.org/path|https://www.example.org/path
url|example.com|example.com
phone-number|555-1234|5551234
phone-number|+44 20 7946 0958|+442079460958
phone-number|call 1-800-555-0199|18005550199
phone-number|(555) 123-4567|5551234567
phone-number|2017-10-04|-
zip-code|my zip is 10001|10001
zip-code|90210-1234|90210-1234
zip-code|EC1A 1BB|EC1A 1BB
flight-number|UA 123|UA123
geo-country|France|France
geo-country|usa|United States of America
geo-country|the netherlands|Netherlands
geo-country|i live in the uk|United Kingdom
geo-country|tell us about it|-
geo-country|turkey|Turkey
geo-country|czech republic|Czech Republic
geo-country|new zealand|New Zealand
geo-city|london|London
geo-city|fano|Fano
geo-city|weather in tokyo|Tokyo
geo-city|los angeles|Los Angeles
geo-city|nyc|New York
geo-city|what is the best date of all|-
geo-city|Milan|Milan
geo-city|Munich|Munich
geo-city|st. petersburg|Saint Petersburg
geo-city|Mountain View|Mountain View
geo-capital|capital is berlin|Berlin
geo-capital|Washington|Washington
geo-state|California|California
geo-state|new york|New York
geo-state|i live in TX|Texas
geo-state|bavaria|Bavaria
geo-state-us|ohio|Ohio
airport|heathrow airport|LHR EGLL London Heathrow Airport London United Kingdom
given-name|i'm bob|Bob
given-name|Sarah|Sarah
last-name|Mr. Johnson|Johnson
person|John Smith|John Smith
person|call mary|mary OR Mary
color|dark blue|dark blue
color|red|red
language|french|French
language|spanish|Spanish
language|chinese|Chinese
music-genre|jazz|Jazz
music-genre|hip hop|Hip Hop OR Hip-Hop
place-attraction|eiffel tower|Eiffel Tower
location|berlin|Berlin
geo-country-code|de|Germany OR DE DEU Germany 276
date|what's on the fourth of july|2018-07-04
date|this coming friday|2017-10-06
date|flight on december twenty fifth|2017-12-25
date|Fri, Oct 6|2017-10-06
date|Friday 6th October 2017|2017-10-06
date|6-Oct-2017|2017-10-06
date|oct. 6|2017-10-06
date|2017/10/06|2017-10-06
date|six days from now|2017-10-10
date|in a couple of weeks|2017-10-18
date|a fortnight ago|2017-09-20
date|next tuesday please|2017-10-10
date|the 2nd of next month|2017-11-02
date|next month on the 5th|2017-11-05
date|two weeks ago|2017-09-20
date|in three months|2018-01-04
date|one year from now|2018-10-04
date|valentine's day|2018-02-14
date|easter|2018-04-01
date|thanksgiving|2017-11-23
date|new year|2018-01-01
date|on 11/05/2017|2017-11-05
date|1 jan 2018|2018-01-01
date|today and tomorrow|2017-10-04
date|I need a march against time|-
date|one second please|-
date|I have two cats and three dogs|-
date|call 911|-
date|the third one|-
date|first of all|-
date|5 stars|-
date|version 1.2.3|-
date|at 10:30|-
date|in 5 minutes|-
date|$5.50|-
time|twenty to five|16:40:00
time|half seven|19:30:00 OR 07:30:00
time|12 noon|12:00:00
time|12 midnight|00:00:00
time|midday|12:00:00
time|7:30 tomorrow|07:30:00 OR 19:30:00
time|quarter of six|17:45:00
time|around 9pm|21:00:00
time|9 at night|21:00:00
time|at 0800|08:00:00
time|noon tomorrow|12:00:00
time|5 p.m.|17:00:00
time|at 6 in the evening|18:00:00
time|3:15 in the afternoon|15:15:00
time|half past noon|12:30:00
time|two hours from now|13:00:00
time|10 minutes ago|10:50:00
time|in an hour and a half|12:30:00
time|now|11:00:00
time|I am 5 years old|-
time|100 am radio|-
time|chapter 3|-
time|I have 20 dollars|-
time|2 morning flights|-
time|the score is 3 to 5|-
time-period|from 10 am till noon|10:00:00/12:00:00
time-period|between 1 and 3 pm|13:00:00/15:00:00
time-period|from 8 to 10 in the morning|08:00:00/10:00:00
time-period|8:00-9:30 am|08:00:00/09:30:00
time-period|tonight|16:00:00/23:59:00 OR 20:00:00/23:59:00
time-period|from five to six pm|17:00:00/18:00:00
time-period|from 3 to 5 people|-
date-period|last 7 days|2017-09-27/2017-10-04
date-period|the last three months|2017-07-04/2017-10-04
date-period|this weekend please|2017-10-07/2017-10-08
date-period|previous month|2017-09-01/2017-09-30
date-period|coming week|2017-10-08/2017-10-14
date-period|next two weeks|2017-10-05/2017-10-18
date-period|in 1999|1999-01-01/1999-12-31
date-period|sales in march 2016|2016-03-01/2016-03-31
date-period|from january to march 2018|2018-01-01/2018-03-31
date-period|since monday|2017-10-02/2017-10-04
date-period|from 5 to 10 may 2018|2018-05-05/2018-05-10
date-period|from may 5th to june 6th|2018-05-05/2018-06-06
date-period|between january 1 and january 10|2018-01-01/2018-01-10
date-period|q1|2017-01-01/2017-03-31 OR 2018-01-01/2018-03-31
date-period|Q3 2016|2016-07-01/2016-09-30
date-period|next quarter|2018-01-01/2018-03-31
date-period|the whole year|-
date-period|tomorrow|-
date-period|12/20 - 12/31|2017-12-20/2017-12-31
date-period|from friday to sunday|2017-10-06/2017-10-08
date-period|december 24-26|2017-12-24/2017-12-26
date-time|next monday at 9|2017-10-09T09:00:00Z OR 2017-10-09T21:00:00Z
date-time|7pm on friday|2017-10-06T19:00:00Z
date-time|book a table for 2 people tomorrow at 7 pm|2017-10-05T19:00:00Z
date-time|remind me tomorrow morning at 9|2017-10-05T09:00:00Z
date-time|2017-12-31 at 23:00|2017-12-31T23:00:00Z
date-time|2017-10-05T14:00:00Z|2017-10-05T14:00:00Z
date-time|monday between 10 and 11 am|2017-10-09T10:00:00Z/2017-10-09T11:00:00Z
date-time|in 3 days at noon|2017-10-07T12:00:00Z
date-time|hello|-
date-time|now|2017-10-04T11:00:00Z
date-time|yesterday at 5 pm|2017-10-03T17:00:00Z
date-time|the 15th at 3 pm|2017-10-15T15:00:00Z
date-time|last night|2017-10-03T20:00:00Z/2017-10-03T23:59:00Z
number|I bought 12 eggs and 3 apples|12
number|two hundred fifty|250
number|one hundred and one|101
number|three thousand five hundred|3500
number|1 000 000|1000000
number|.5|0.5
number|ten thousand|10000
number|one two three|1
number|nineteen eighty four|1984
number|twenty seventeen|2017
number|six hundred sixty six|666
number|double|-
number|minus ten|-10
number|100k|100000
number|a million|1000000
number|number 7|7
number|#42|42
number|5-6|5
number|at 10:30|-
number|twenty-first|21
number|one third|0.3333333333333333
number-integer|minus three|-3
number-integer|first|-
cardinal|third|-
ordinal|three|-
ordinal|the 3rd and the 4th|3
unit-currency|fifty dollars|50 USD
unit-currency|$20.50|20.5 USD
unit-currency|20 quid|20 GBP
unit-currency|two dollars fifty|2.5 USD
unit-currency|100 AED|100 AED
unit-currency|€5|5 EUR
unit-currency|5 €|5 EUR
unit-currency|three hundred euros|300 EUR
unit-currency|10k dollars|10000 USD
unit-currency|5 hong kong dollars|5 HKD
unit-currency|ten thousand won|10000 KRW
unit-currency|5 apples|-
unit-currency|50 pence|0.5 GBP
unit-length|a mile|1 mile
unit-length|six feet tall|6 ft
unit-length|10 apples|-
unit-length|2 m|2 m
unit-length|5'|5 ft
unit-length|5 ft|5 ft
unit-weight|half a kilo|0.5 kg
unit-weight|100 milligrams|100 mg
unit-volume|a pint|1 pint
unit-volume|one and a half liters|1.5 L
unit-information|1.5 GB|1.5 GB
unit-information|100 bytes|100 B
unit-speed|50 km per hour|50 km/h
unit-speed|65 miles an hour|65 mph
unit-area|2 square miles|2 sq mile
temperature|70 degrees|70 C
temperature|minus 10|-
temperature|-5 C|-5 C
temperature|100°|100 C
percentage|5 percent discount|5%
percentage|fifty per cent|50%
percentage|0.5%|0.5%
duration|three and a half minutes|3.5 min
duration|two days and three hours|51 h
duration|for an hour|1 h
duration|20 mins|20 min
duration|half a minute|30 s
duration|for 3 nights|3 day
duration|one month|1 mo
duration|I have two dogs|-
age|I'm 42 years old|42 year
age|18 yo|18 year
age|she is 5|-
phone-number|+1-202-555-0143|+12025550143
phone-number|my phone is 2025550143|2025550143
phone-number|room 12|-
phone-number|202.555.0143|2025550143
email|no email here|-
email|mail bob_smith99@sub.example.com now|bob_smith99@sub.example.com
email|bob at example.com|bob@example.com
url|no url here. Really|-
url|http://localhost:8080/x|http://localhost:8080/x
url|go to github.com/abc|github.com/abc
zip-code|zip code 02139|02139
zip-code|W1A 1AA|W1A 1AA
flight-number|BA2490|BA2490
flight-number|I have 2 bags|-
geo-city|i want to go to rome and venice|Rome
geo-city|weather in Nice|Nice
geo-city|that is nice|-
geo-city|cambridge|Cambridge
geo-city|san jose|San Jose OR San José
geo-city|sao paulo|São Paulo
geo-city|I am reading a book|-
geo-city|New Delhi|Delhi OR New Delhi
geo-city|st louis|St. Louis
geo-city|saint louis|St. Louis OR Saint-Louis
geo-city|washington dc|Washington
geo-country|north korea|North Korea
geo-country|england|-
geo-country|I want to visit japan and china|Japan
geo-country|ivory coast|Ivory Coast
geo-country|us|United States of America
geo-country|georgia|Georgia
geo-country|Chad|Chad
geo-capital|Ottawa|Ottawa
geo-capital|Canberra|Canberra
geo-capital|New York|-
geo-state|NY|New York
geo-state|i am in a car|-
geo-state|Ontario|Ontario
geo-state-gb|Wales|Wales
geo-county-gb|Kent|Kent
geo-county-us|Orange County|Orange County
language|do you speak German|German
language|portuguese|Portuguese
language|i speak it|-
color|light green|light green
color|read|-
given-name|My name is Alice|Alice
given-name|call me maria|Maria OR María
given-name|this will do|-
last-name|Anderson|Anderson
last-name|Garcia|Garcia OR García
music-genre|i like rock|Rock
music-genre|heavy metal|Heavy Metal
person|I am Robert Brown|Robert Brown
place-attraction|the statue of liberty|Statue of Liberty
date-period|the eighties|1980-01-01/1989-12-31
date-period|music of the 80s|1980-01-01/1989-12-31
date-period|the '80s|1980-01-01/1989-12-31
date-period|1990s|1990-01-01/1999-12-31
date-period|the 1990's|1990-01-01/1999-12-31
date-period|the nineteen eighties|1980-01-01/1989-12-31
date-period|in the late 90s|1995-01-01/1999-12-31
date-period|the twenties|1920-01-01/1929-12-31
date-period|the 2010s|2010-01-01/2019-12-31
date-period|the 1800s|1800-01-01/1899-12-31
date-period|from the 80s to the 90s|1980-01-01/1999-12-31
date-period|wait 30s please|-
date-period|she is in her thirties|-
date-period|the 35s|-
`,
  de: `
date-time|morgen dann, um 17 Uhr|2017-10-05T17:00:00Z
date-period|bis Ende des Monats|2017-10-04/2017-10-31
unit-length|2 Meter 15|2.15 m
number|Claudia Acht kommt|-
number|Frau Elf wartet|-
number|Linie Acht|8
number|7 Millionen dreihundert|7000300
number|dreihundert vier Fünftel|300.8
date-period|zweite Jahreshälfte 2016|2016-07-01/2016-12-31
date-period|KW 12|2017-03-19/2017-03-25
unit-currency|15,50 €|15.5 EUR
unit-currency|5 Euro 20|5.2 EUR
date|12/1|2018-01-12
number|zwei Komma fünf|2.5
date|vor drei Tagen|2017-10-01
date|in drei Wochen|2017-10-25
date|vor einem Jahr|2016-10-04
date|in zwei Monaten|2017-12-04
date|am 3. des nächsten Monats|2017-11-03
date|letzten Samstag|2017-09-30
date|diesen Freitag|2017-10-06
date|Freitag nächster Woche|2017-10-13
date|am 5.11.|2017-11-05
date|5.11.18|2018-11-05
date|der zweite Sonntag im November|2017-11-12
date|am letzten Freitag im Oktober|2017-10-27
date|Mi., 11.10.|2017-10-11
date-period|die erste Woche im November|2017-10-29/2017-11-04
date-period|die nächsten drei Monate|2017-10-05/2018-01-04
date-period|erstes Quartal 2018|2018-01-01/2018-03-31
date-period|im dritten Quartal 2016|2016-07-01/2016-09-30
date-period|zwischen Montag und Donnerstag|2017-10-09/2017-10-12
date-period|von morgen bis Freitag|2017-10-05/2017-10-06
date-period|5.-8. November|2017-11-05/2017-11-08
date-period|vom 5. bis zum 8. November|2017-11-05/2017-11-08
date-period|im 19. Jahrhundert|1800-01-01/1899-12-31
date-period|im Jahr 2012|2012-01-01/2012-12-31
date-period|letzten März|2017-03-01/2017-03-31
date-period|die 90er|1990-01-01/1999-12-31
date-period|in der Woche vom 6. November|2017-11-06/2017-11-12
date-period|Anfang 2018|2018-01-01/2018-06-30
date-period|Ende November|2017-11-16/2017-11-30
date-period|übernächste Woche|2017-10-15/2017-10-21
date-period|Sommer 2018|2018-06-01/2018-08-31
date-period|den Rest der Woche|2017-10-04/2017-10-07
time|Viertel nach fünf nachmittags|17:15:00
time|zehn vor acht abends|19:50:00
time|halb neun abends|20:30:00
time|um 19 Uhr 30|19:30:00
time|um 19:30 Uhr|19:30:00
time|19h30|19:30:00
time|um acht Uhr morgens|08:00:00
time|fünf nach halb acht abends|19:35:00
time|drei viertel acht abends|19:45:00
time|um siebzehn Uhr zwölf|17:12:00
time|mittags|12:00:00
time|um Mitternacht|00:00:00
time-period|von 10 bis 12 Uhr|10:00:00/12:00:00
time-period|zwischen 14 und 16 Uhr|14:00:00/16:00:00
time-period|von 19:30 bis 21 Uhr|19:30:00/21:00:00
time-period|14-16 Uhr|14:00:00/16:00:00
date-time|morgen um 17 Uhr|2017-10-05T17:00:00Z
date-time|Freitag mittag|2017-10-06T12:00:00Z
date-time|am 3. November um 17 Uhr|2017-11-03T17:00:00Z
date-time|Montag früh|2017-10-09T08:00:00Z/2017-10-09T12:00:00Z
date-time|morgen zwischen 15 und 17 Uhr|2017-10-05T15:00:00Z/2017-10-05T17:00:00Z
date-time|heute Abend um 8|2017-10-04T20:00:00Z
date-time|morgen früh um sieben|2017-10-05T07:00:00Z
duration|zweieinhalb Stunden|2.5 h
duration|1 Std. 30 Min.|90 min
duration|eine Dreiviertelstunde|45 min
duration|den ganzen Tag|1 day
duration|die ganze Woche|1 wk
duration|ein halbes Jahr|6 mo
number|drei Viertel|0.75
number|eine halbe Million|500000
date|am Allerheiligen|2017-11-01
address|Hauptstraße 5, 10115 Berlin|Hauptstraße 5, 10115 Berlin
date|am 12. Mai|2018-05-12
date|12. Mai 2018|2018-05-12
date|der fünfte Mai|2018-05-05
date|nächste Woche Montag|2017-10-09
date|in drei Tagen|2017-10-07
date|in einer Woche|2017-10-11
date|in einem Monat|2017-11-04
date|vor einer Woche|2017-09-27
date|Sonntag|2017-10-08
date|diesen Samstag|2017-10-07
date|letzten Montag|2017-10-02
date|am 5.|2017-10-05
date|vorgestern|2017-10-02
date|1.1.2018|2018-01-01
date|Weihnachten|2017-12-25
date|Heiligabend|2017-12-24
date|kommenden Donnerstag|2017-10-12 OR 2017-10-05
time|um 7|07:00:00
time|um halb acht|19:30:00 OR 07:30:00
time|viertel vor sechs|17:45:00
time|zehn nach drei|15:10:00
time|fünf vor zwölf|11:55:00
time|17 Uhr 30|17:30:00
time|siebzehn Uhr|17:00:00
time|um acht Uhr abends|20:00:00
time|um 9 Uhr morgens|09:00:00
time|Mitternacht|00:00:00
time|in 10 Minuten|11:10:00
time|in einer halben Stunde|11:30:00
time|17.30 Uhr|17:30:00
time|fünf vor halb drei|14:25:00
time-period|zwischen 9 und 11 Uhr|09:00:00/11:00:00
time-period|von 8:30 bis 10:15|08:30:00/10:15:00
time-period|vormittags|08:00:00/12:00:00
time-period|am Abend|16:00:00/23:59:00
date-period|diese Woche|2017-10-01/2017-10-07
date-period|nächste Woche|2017-10-08/2017-10-14
date-period|nächsten Monat|2017-11-01/2017-11-30
date-period|dieses Wochenende|2017-10-07/2017-10-08
date-period|die letzten zwei Wochen|2017-09-20/2017-10-04
date-period|die nächsten 3 Tage|2017-10-05/2017-10-07
date-period|von Montag bis Freitag|2017-10-09/2017-10-13
date-period|Januar 2018|2018-01-01/2018-01-31
date-period|im Dezember|2017-12-01/2017-12-31
date-period|letztes Jahr|2016-01-01/2016-12-31
date-time|morgen früh|2017-10-05T08:00:00Z/2017-10-05T12:00:00Z
date-time|heute Abend|2017-10-04T16:00:00Z/2017-10-04T23:59:00Z
date-time|am Freitag um 15 Uhr|2017-10-06T15:00:00Z
date-time|heute um halb fünf|2017-10-04T16:30:00Z
date-time|am 3. März um 10:30 Uhr|2018-03-03T10:30:00Z
number|hundertdreiundzwanzig|123
number|zweieinhalb|2.5
number|drei Komma fünf|3.5
number|zwei Millionen|2000000
number|1.000|1000
number|neunzehnhundertneunundneunzig|1999
number|der dritte|3
number|fünfundsiebzig|75
number|minus fünf|-5
number|tausend|1000
number|ein Dutzend|12
number|zwo|2
number|ich habe zwei Hunde und drei Katzen|2
number|21.|21
ordinal|zwanzigste|20
ordinal|der erste|1
unit-currency|5 Euro 50|5.5 EUR
unit-currency|zehn Franken|10 CHF
unit-currency|20 €|20 EUR
unit-currency|hundert Dollar|100 USD
unit-currency|2,50 Euro|2.5 EUR
duration|eine Stunde|1 h
duration|anderthalb Stunden|1.5 h
duration|drei Tage|3 day
duration|eine halbe Stunde|30 min
duration|2 Stunden und 30 Minuten|150 min
duration|zwei Wochen|2 wk
unit-weight|zehn Gramm|10 g
unit-weight|2 Pfund|2 lb
unit-volume|zwei Liter|2 L
unit-length|5 Kilometer|5 km
unit-area|50 Quadratmeter|50 sq m
unit-speed|100 Stundenkilometer|100 km/h
temperature|minus 5 Grad|-5 C
percentage|zehn Prozent|10%
geo-country|Frankreich|France
geo-country|Österreich|Austria
geo-country|die Schweiz|Switzerland
geo-country|USA|United States of America
geo-city|Köln|Köln OR Cologne
geo-city|Wien|Vienna
geo-city|Mailand|Milan
geo-city|Rom|Rome
language|Französisch|French
color|dunkelblau|dunkelblau
given-name|ich heiße Hans|Hans
date|Wie wird das Wetter am Samstag in Berlin?|2017-10-07
date|übernächste Woche|-
date|heute in einer Woche|2017-10-11
date|Freitag, den 6. Oktober|2017-10-06
date|am 24. Dezember|2017-12-24
date|nächsten Dienstag|2017-10-10
date|in 14 Tagen|2017-10-18
date|der 1. Mai|2018-05-01
date|vor zwei Monaten|2017-08-04
date|am einundzwanzigsten Juni|2018-06-21
date|Ostern|2018-04-01
date|ich habe drei Fragen|-
date|Guten Morgen|-
date|am 03.05.2018|2018-05-03
date|5.11.|2017-11-05
time|Stelle den Wecker auf 6:30 Uhr|06:30:00
time|um sechs|06:00:00
time|gegen 18 Uhr|18:00:00
time|viertel nach acht|20:15:00 OR 08:15:00
time|zwanzig Uhr fünfzehn|20:15:00
time|um drei Uhr nachmittags|15:00:00
time|12 Uhr mittags|12:00:00
time|in zwei Stunden|13:00:00
time|vor 10 Minuten|10:50:00
time|um eins|01:00:00 OR 13:00:00
time|halb eins|12:30:00 OR 00:30:00
time|ich bin 7 Jahre alt|-
time-period|zwischen 8 und 10|08:00:00/10:00:00
time-period|von neun bis elf Uhr|09:00:00/11:00:00
time-period|abends|16:00:00/23:59:00
time-period|von 10 Uhr bis 12 Uhr|10:00:00/12:00:00
date-period|am Wochenende|2017-10-07/2017-10-08
date-period|nächstes Wochenende|2017-10-14/2017-10-15
date-period|vom 5. Mai bis zum 7. Juni|2018-05-05/2018-06-07
date-period|zwischen dem 5. und dem 10. November|2017-11-05/2017-11-10
date-period|2018|2018-01-01/2018-12-31
date-period|letzte Woche|2017-09-24/2017-09-30
date-period|dieses Jahr|2017-01-01/2017-12-31
date-period|diesen Monat|2017-10-01/2017-10-31
date-time|morgen um halb acht|2017-10-05T07:30:00Z OR 2017-10-05T19:30:00Z
date-time|übermorgen um 9 Uhr morgens|2017-10-06T09:00:00Z
date-time|heute Nachmittag|2017-10-04T12:00:00Z/2017-10-04T16:00:00Z
date-time|am Montag von 10 bis 12 Uhr|2017-10-09T10:00:00Z/2017-10-09T12:00:00Z
date-time|um 20 Uhr|20:00:00
number|eintausendzweihundert|1200
number|dreieinhalb|3.5
number|null|0
number|ein Viertel|1 OR 0.25
number|zwanzig Komma fünf|20.5
number|3 Millionen|3000000
number|einhundert|100
unit-currency|zwölf Euro fünfzig|12.5 EUR
unit-currency|50 Cent|0.5 EUR
unit-currency|1000 Schweizer Franken|1000 CHF
unit-length|zehn Zentimeter|10 cm
unit-volume|ein halber Liter|0.5 L
duration|sechs Monate|6 mo
duration|anderthalb Jahre|1.5 yr
age|ich bin 30 Jahre alt|30 year
geo-country|nach Italien|Italy
geo-city|nach Frankfurt|Frankfurt am Main OR Frankfurt
geo-city|Flug nach New York|New York
geo-state|Bayern|Bavaria
date-period|die achtziger Jahre|1980-01-01/1989-12-31
date-period|in den Achtzigern|1980-01-01/1989-12-31
date-period|die 80er Jahre|1980-01-01/1989-12-31
date-period|Musik der 90er|1990-01-01/1999-12-31
date-period|in den 1920ern|1920-01-01/1929-12-31
date-period|er nimmt 30er|-
`,
  fr: `
temperature|38 degrés et demi|38.5 C
date-time|d'ici deux heures|2017-10-04T11:00:00Z/2017-10-04T13:00:00Z
date-time|dans moins de 5 minutes|2017-10-04T11:00:00Z/2017-10-04T11:05:00Z
date-time|la nuit dernière entre 7 et 9:30|2017-10-03T19:00:00Z/2017-10-03T21:30:00Z
date-time|dimanche en fin de soirée à 22h|2017-10-08T22:00:00Z
date|deux semaines à partir de maintenant|2017-10-18
date-period|jusqu'à la fin du mois|2017-10-04/2017-10-31
date|dans une quinzaine|2017-10-19
unit-currency|20 $ CA|20 CAD
unit-currency|20 $US|20 USD
unit-length|je mesure 1m68.|1.68 m
percentage|pourcentage de quarante|40%
number|3 millions deux cent mille|3200000
number|quatre septième|0.571428571428571
number|quarante et un sixième|40.1666666666667
number|quarante et un sixièmes|6.83333333333333
percentage|un quart pour cent|0.25%
date-period|la première moitié de 2016|2016-01-01/2016-06-30
unit-currency|12€50|12.5 EUR
unit-currency|douze euros cinquante|12.5 EUR
date|12/1|2018-01-12
number|trois cinquièmes|0.6
number|une demi-douzaine|6
number|deux virgule cinq|2.5
date|il y a trois jours|2017-10-01
date|dans trois semaines|2017-10-25
date|il y a un an|2016-10-04
date|dans deux mois|2017-12-04
date|mardi prochain|2017-10-10
date|samedi dernier|2017-09-30
date|ce vendredi|2017-10-06
date|vendredi de la semaine prochaine|2017-10-13
date|le premier novembre|2017-11-01
date|le 1er novembre|2017-11-01
date|le vingt et un juin|2018-06-21
date|le 5/11|2017-11-05
date|le 5/11/18|2018-11-05
date|le deuxième dimanche de novembre|2017-11-12
date|le dernier vendredi d'octobre|2017-10-27
date|lundi 9|2017-10-09
date-period|la première semaine de novembre|2017-10-29/2017-11-04
date-period|les trois prochains mois|2017-10-05/2018-01-04
date-period|ces deux dernières semaines|2017-09-20/2017-10-04
date-period|premier trimestre 2018|2018-01-01/2018-03-31
date-period|au troisième trimestre de 2016|2016-07-01/2016-09-30
date-period|entre lundi et jeudi|2017-10-09/2017-10-12
date-period|de demain à vendredi|2017-10-05/2017-10-06
date-period|du 5 au 8 novembre|2017-11-05/2017-11-08
date-period|du 5 novembre au 2 décembre|2017-11-05/2017-12-02
date-period|au 19e siècle|1800-01-01/1899-12-31
date-period|en l'an 2012|2012-01-01/2012-12-31
date-period|les années 90|1990-01-01/1999-12-31
date-period|la semaine du 6 novembre|2017-11-06/2017-11-12
date-period|début 2018|2018-01-01/2018-06-30
date-period|fin novembre|2017-11-16/2017-11-30
date-period|été 2018|2018-06-01/2018-08-31
time|cinq heures et quart de l'après-midi|17:15:00
time|huit heures moins dix du soir|19:50:00
time|neuf heures et demie du soir|21:30:00
time|19h30|19:30:00
time|à 19 h 30|19:30:00
time|dix-sept heures douze|17:12:00
time|à minuit|00:00:00
time|huit heures du matin|08:00:00
time-period|de 10 h à 12 h|10:00:00/12:00:00
time-period|entre 14 et 16 heures|14:00:00/16:00:00
time-period|de 19h30 à 21h|19:30:00/21:00:00
date-time|demain à 17 heures|2017-10-05T17:00:00Z
date-time|vendredi midi|2017-10-06T12:00:00Z
date-time|le 3 novembre à 17h|2017-11-03T17:00:00Z
date-time|lundi matin|2017-10-09T08:00:00Z/2017-10-09T12:00:00Z
date-time|demain entre 15h et 17h|2017-10-05T15:00:00Z/2017-10-05T17:00:00Z
date-time|ce soir à 8 heures|2017-10-04T20:00:00Z
duration|deux heures et demie|2.5 h
duration|1h30|90 min
duration|toute la journée|1 day
duration|toute la semaine|1 wk
duration|un an et demi|1.5 yr
address|10 rue de Rivoli, Paris|10 rue de Rivoli, Paris
date|le 5 mai|2018-05-05
date|le 1er janvier 2018|2018-01-01
date|le premier mai|2018-05-01
date|lundi prochain|2017-10-09
date|samedi|2017-10-07
date|dans trois jours|2017-10-07
date|dans une semaine|2017-10-11
date|dans un mois|2017-11-04
date|il y a deux semaines|2017-09-20
date|avant-hier|2017-10-02
date|aujourd'hui|2017-10-04
date|ce samedi|2017-10-07
date|lundi dernier|2017-10-02
date|le 15|2017-10-15
date|vendredi 6 octobre|2017-10-06
date|noël|2017-12-25
time|à huit heures|08:00:00
time|8h30|08:30:00
time|huit heures et demie|08:30:00
time|huit heures et quart|08:15:00
time|neuf heures moins le quart|08:45:00
time|neuf heures moins dix|08:50:00
time|8 heures du soir|20:00:00
time|cinq heures de l'après-midi|17:00:00
time|minuit|00:00:00
time|dans dix minutes|11:10:00
time|midi et demi|12:30:00
time|dans une heure|12:00:00
time|vers 18h|18:00:00
time-period|entre 8h et 10h|08:00:00/10:00:00
time-period|l'après-midi|12:00:00/16:00:00
time-period|le soir|16:00:00/23:59:00
time-period|ce matin|08:00:00/12:00:00
date-period|la semaine prochaine|2017-10-08/2017-10-14
date-period|cette semaine|2017-10-01/2017-10-07
date-period|le mois prochain|2017-11-01/2017-11-30
date-period|l'année dernière|2016-01-01/2016-12-31
date-period|ce week-end|2017-10-07/2017-10-08
date-period|janvier 2018|2018-01-01/2018-01-31
date-period|les deux dernières semaines|2017-09-20/2017-10-04
date-period|de lundi à vendredi|2017-10-09/2017-10-13
date-period|du 5 au 10 novembre|2017-11-05/2017-11-10
date-period|en 2015|2015-01-01/2015-12-31
date-time|demain soir|2017-10-05T16:00:00Z/2017-10-05T23:59:00Z
date-time|vendredi à 20h|2017-10-06T20:00:00Z
date-time|ce soir|2017-10-04T16:00:00Z/2017-10-04T23:59:00Z
date-time|demain matin à 8h30|2017-10-05T08:30:00Z
number|cent vingt-trois|123
number|mille neuf cent quatre-vingt-dix-neuf|1999
number|quatre-vingts|80
number|soixante-quinze|75
number|vingt et un|21
number|deux et demi|2.5
number|trois virgule cinq|3.5
number|deux millions|2000000
number|moins cinq|-5
number|une douzaine|12
number|2ème|2
number|1er|1
number|vingtième|20
unit-currency|5,50 euros|5.5 EUR
unit-currency|cent francs suisses|100 CHF
unit-currency|10€|10 EUR
unit-currency|deux millions d'euros|2000000 EUR
duration|une heure et demie|1.5 h
duration|trois jours|3 day
duration|une demi-heure|30 min
duration|deux semaines|2 wk
duration|un an|1 yr
duration|quinze secondes|15 s
age|j'ai 25 ans|25 year
temperature|20 degrés|20 C
unit-length|deux kilomètres|2 km
percentage|dix pour cent|10%
geo-country|Royaume-Uni|United Kingdom
geo-country|États-Unis|United States of America
geo-country|Espagne|Spain
geo-city|Rome|Rome
geo-city|Genève|Genève OR Geneva
language|anglais|English
color|vert|vert
date|rendez-vous le mardi 10 octobre|2017-10-10
date|le 21 juin|2018-06-21
date|dans quinze jours|2017-10-19
date|il y a un mois|2017-09-04
date|le 3 du mois prochain|2017-11-03
date|mercredi en huit|2017-10-11
date|bonjour|-
date|j'ai deux chats|-
date|mardi|2017-10-10
date|le lundi 9|2017-10-09
date|Pâques|2018-04-01
time|réveille-moi à six heures et demie|06:30:00
time|à 7 heures du matin|07:00:00
time|dix-huit heures trente|18:30:00
time|à trois heures de l'après-midi|15:00:00
time|à midi|12:00:00
time|midi moins le quart|11:45:00
time|dans une demi-heure|11:30:00
time|19h|19:00:00
time|20 heures|20:00:00
time|à une heure|01:00:00 OR 13:00:00
time-period|de 9 heures à 11 heures|09:00:00/11:00:00
time-period|entre midi et deux heures|12:00:00/14:00:00 OR 12:00:00/02:00:00
time-period|de 8h30 à 9h15|08:30:00/09:15:00
date-period|la semaine dernière|2017-09-24/2017-09-30
date-period|ce mois-ci|2017-10-01/2017-10-31
date-period|cette année|2017-01-01/2017-12-31
date-period|l'an prochain|2018-01-01/2018-12-31
date-period|les trois prochains jours|2017-10-05/2017-10-07
date-period|du 28 octobre au 3 novembre|2017-10-28/2017-11-03
date-period|entre le 5 et le 10 novembre|2017-11-05/2017-11-10
date-period|le week-end prochain|2017-10-14/2017-10-15
date-time|demain à midi|2017-10-05T12:00:00Z
date-time|lundi prochain à 9h30|2017-10-09T09:30:00Z
date-time|demain après-midi|2017-10-05T12:00:00Z/2017-10-05T16:00:00Z
date-time|samedi de 10h à 12h|2017-10-07T10:00:00Z/2017-10-07T12:00:00Z
number|mille deux cents|1200
number|quatre-vingt-un|81
number|soixante-dix|70
number|nonante-cinq|95
number|un million cinq cent mille|1500000
number|zéro|0
unit-currency|vingt-cinq euros et cinquante centimes|25.5 EUR
unit-currency|3 livres sterling|3 GBP
unit-weight|cinq cents grammes|500 g
unit-volume|un demi-litre|0.5 L
duration|un quart d'heure|15 min
duration|trois quarts d'heure|45 min
duration|six mois|6 mo
duration|2h30|150 min OR 2.5 h
geo-country|en Italie|Italy
geo-country|aux États-Unis|United States of America
geo-city|à Londres|London
geo-city|Bruxelles|Brussels
date-period|les années 80|1980-01-01/1989-12-31
date-period|les années quatre-vingt-dix|1990-01-01/1999-12-31
date-period|dans les années 1990|1990-01-01/1999-12-31
date-period|20 années 30|-
`,
  es: `
date-time|mañana entonces, a las 17:00|2017-10-05T17:00:00Z
unit-currency|cuesta 12 con 50 euros|12.5 EUR
unit-currency|entre 12 y 50 euros|50 EUR
temperature|treinta y ocho grados y medio|38.5 C
date|dos domingos a partir de ahora|2017-10-15
date-time|dos horas a partir de ahora|2017-10-04T13:00:00Z
date-time|a partir de ahora hasta las cinco de la tarde|2017-10-04T11:00:00Z/2017-10-04T17:00:00Z
date-time|el 24 de enero a la una treinta de la tarde|2018-01-24T13:30:00Z
date-time|el lunes veintitrés a las seis de la tarde|2017-10-23T18:00:00Z
date-time|entre las 2:00 de mañana y las 4:00|2017-10-05T02:00:00Z/2017-10-05T04:00:00Z
date-time|la noche pasada de 7 a 9|2017-10-03T19:00:00Z/2017-10-03T21:00:00Z
date|el día después de mañana|2017-10-06
date-period|hasta fin de mes|2017-10-04/2017-10-31
date|en una quincena|2017-10-19
temperature|36º C|36 C
temperature|a 28º|28 C
temperature|de 2º a 4º|-
percentage|seis con veinte por ciento|6.2%
number|cuatro con tres sillas|4
duration|por otra semana|1 wk
duration|otra semana|-
number|4 mil trescientos|4300
number|ciento cuarenta octavos|17.5
number|cinco millonésimas|0.000005
percentage|un sexto por ciento|0.166666666666667%
date|el día del trabajo|2018-05-01
unit-currency|12 euros con 50|12.5 EUR
number|dos coma cinco|2.5
date|hace tres días|2017-10-01
date|en tres semanas|2017-10-25
date|dentro de dos meses|2017-12-04
date|hace un año|2016-10-04
date|el 3 del próximo mes|2017-11-03
date|el próximo martes|2017-10-10
date|el sábado pasado|2017-09-30
date|este viernes|2017-10-06
date|el viernes de la próxima semana|2017-10-13
date|el viernes que viene|2017-10-13
date|el primero de noviembre|2017-11-01
date|el veintiuno de junio|2018-06-21
date|el 5/11|2017-11-05
date|5-11-2018|2018-11-05
date|el segundo domingo de noviembre|2017-11-12
date|el último viernes de octubre|2017-10-27
date|de hoy en ocho días|2017-10-12
date|23/nov/2018|2018-11-23
date|el 5 de nov. de 2018|2018-11-05
date|2018/sep/23|2018-09-23
date-period|la primera semana de noviembre|2017-10-29/2017-11-04
date-period|los próximos tres meses|2017-10-05/2018-01-04
date-period|primer trimestre de 2018|2018-01-01/2018-03-31
date-period|segundo semestre de 2016|2016-07-01/2016-12-31
date-period|entre el lunes y el jueves|2017-10-09/2017-10-12
date-period|de mañana al viernes|2017-10-05/2017-10-06
date-period|del 5 al 8 de noviembre|2017-11-05/2017-11-08
date-period|desde el 5 de noviembre hasta el 2 de diciembre|2017-11-05/2017-12-02
date-period|en el año 2012|2012-01-01/2012-12-31
date-period|los años noventa|1990-01-01/1999-12-31
date-period|la semana del 6 de noviembre|2017-11-06/2017-11-12
date-period|la semana que comienza el 6 de noviembre|2017-11-06/2017-11-12
date-period|a principios de 2018|2018-01-01/2018-06-30
date-period|a finales de noviembre|2017-11-16/2017-11-30
date-period|los últimos tres meses de 2016|2016-10-01/2016-12-31
date-period|los primeros diez días de 2018|2018-01-01/2018-01-10
date-period|la próxima década|2020-01-01/2029-12-31
date-period|el resto de la semana|2017-10-04/2017-10-07
date-period|verano de 2018|2018-06-01/2018-08-31
time|las cinco y cuarto de la tarde|17:15:00
time|las ocho menos diez de la noche|19:50:00
time|las nueve y media de la noche|21:30:00
time|a las siete y treinta de la tarde|19:30:00
time|a las 19:30|19:30:00
time|al mediodía|12:00:00
time|a las ocho de la mañana|08:00:00
time|a las 8pm|20:00:00
time|8 pm y media|20:30:00
time|a las 8pm menos cuarto|19:45:00
time|a la una y media de la tarde|13:30:00
time-period|de 10 a 12 de la mañana|10:00:00/12:00:00
time-period|entre las 2 y las 4 de la tarde|14:00:00/16:00:00
time-period|de 19:30 a 21:00|19:30:00/21:00:00
date-time|mañana a las 5 de la tarde|2017-10-05T17:00:00Z
date-time|el viernes al mediodía|2017-10-06T12:00:00Z
date-time|el 3 de noviembre a las 17:00|2017-11-03T17:00:00Z
date-time|el lunes por la mañana|2017-10-09T08:00:00Z/2017-10-09T12:00:00Z
date-time|mañana entre las 3 y las 5 de la tarde|2017-10-05T15:00:00Z/2017-10-05T17:00:00Z
date-time|esta noche a las 8|2017-10-04T20:00:00Z
duration|dos horas y media|2.5 h
duration|toda la semana|1 wk
duration|todo el día|1 day
duration|un año y medio|1.5 yr
date|el 1.º de julio|2018-07-01
date-period|1º trimestre-2019|2019-01-01/2019-03-31
date-period|el segundo semestre de 2019|2019-07-01/2019-12-31
date-period|el noveno mes del próximo año|2018-09-01/2018-09-30
date-period|las últimas 3 semanas de este año|2017-12-10/2017-12-30
date-time|volveré a las diez esta noche|2017-10-04T22:00:00Z
address|Calle Mayor 5, Madrid|Calle Mayor 5, Madrid
date|el 5 de mayo|2018-05-05
date|el próximo lunes|2017-10-09
date|el lunes que viene|2017-10-09
date|en tres días|2017-10-07
date|dentro de una semana|2017-10-11
date|hace dos semanas|2017-09-20
date|anteayer|2017-10-02
date|hoy|2017-10-04
date|el 1 de enero de 2018|2018-01-01
date|el primero de enero|2018-01-01
date|15/03/2018|2018-03-15
date|el domingo|2017-10-08
date|el lunes pasado|2017-10-02
date|dentro de un mes|2017-11-04
date|navidad|2017-12-25
date|el día 15|2017-10-15
date|mañana por la tarde|2017-10-05
time|a las ocho|08:00:00 OR 20:00:00
time|a las 8 de la mañana|08:00:00
time|a las 20:30|20:30:00
time|las cinco y cuarto|17:15:00 OR 05:15:00
time|las seis menos cuarto|17:45:00 OR 05:45:00
time|a las diez de la noche|22:00:00
time|mediodía|12:00:00
time|a medianoche|00:00:00
time|en diez minutos|11:10:00
time|en media hora|11:30:00
time|a las ocho y media de la noche|20:30:00
time|las tres menos diez|14:50:00
time-period|por la tarde|12:00:00/16:00:00
time-period|de 9:00 a 11:00|09:00:00/11:00:00
time-period|entre las 9 y las 11|09:00:00/11:00:00
time-period|por la mañana|08:00:00/12:00:00
date-period|la semana que viene|2017-10-08/2017-10-14
date-period|esta semana|2017-10-01/2017-10-07
date-period|el próximo mes|2017-11-01/2017-11-30
date-period|el año pasado|2016-01-01/2016-12-31
date-period|este fin de semana|2017-10-07/2017-10-08
date-period|enero de 2018|2018-01-01/2018-01-31
date-period|del 5 al 10 de noviembre|2017-11-05/2017-11-10
date-period|de lunes a viernes|2017-10-09/2017-10-13
date-period|las últimas dos semanas|2017-09-20/2017-10-04
date-period|los próximos 3 días|2017-10-05/2017-10-07
date-time|mañana por la mañana|2017-10-05T08:00:00Z/2017-10-05T12:00:00Z
date-time|el viernes a las 8 de la noche|2017-10-06T20:00:00Z
date-time|hoy a las 5 de la tarde|2017-10-04T17:00:00Z
date-time|esta noche|2017-10-04T16:00:00Z/2017-10-04T23:59:00Z
number|ciento veintitrés|123
number|mil novecientos noventa y nueve|1999
number|treinta y cinco|35
number|dos y medio|2.5
number|tres coma cinco|3.5
number|menos cinco|-5
number|dos millones|2000000
number|una docena|12
number|quiero dos entradas|2
number|décimo|10
number|veintidós|22
unit-currency|cinco dólares|5 USD
unit-currency|100 pesos|100 MXN
unit-currency|un millón de euros|1000000 EUR
unit-currency|5,50 €|5.5 EUR
duration|una hora y media|1.5 h
duration|media hora|30 min
duration|tres días|3 day
duration|dos semanas|2 wk
duration|un año|1 yr
temperature|30 grados|30 C
geo-country|Francia|France
geo-country|Estados Unidos|United States of America
geo-city|Londres|London
geo-city|Nueva York|New York
language|inglés|English
date|el martes 10 de octubre|2017-10-10
date|el 21 de junio|2018-06-21
date|en quince días|2017-10-19
date|hace un mes|2017-09-04
date|el próximo domingo|2017-10-08 OR 2017-10-15
date|este sábado|2017-10-07
date|antes de ayer|2017-10-02
date|tengo dos perros|-
date|buenos días|-
date|el 3 de mayo del 2018|2018-05-03
time|despiértame a las seis y media|06:30:00 OR 18:30:00
time|a las siete de la mañana|07:00:00
time|las ocho y diez|20:10:00 OR 08:10:00
time|a la una|01:00:00 OR 13:00:00
time|a la una de la tarde|13:00:00
time|las doce del mediodía|12:00:00
time|8 pm|20:00:00
time|a las 18 horas|18:00:00
time|dentro de dos horas|13:00:00
time|17:45|17:45:00
time-period|de 10 a 12|10:00:00/12:00:00
time-period|desde las 3 hasta las 5 de la tarde|15:00:00/17:00:00
time-period|entre las 8 y las 10 de la noche|20:00:00/22:00:00
date-period|la semana pasada|2017-09-24/2017-09-30
date-period|este mes|2017-10-01/2017-10-31
date-period|este año|2017-01-01/2017-12-31
date-period|el año que viene|2018-01-01/2018-12-31
date-period|entre el 5 y el 10 de noviembre|2017-11-05/2017-11-10
date-period|el próximo fin de semana|2017-10-14/2017-10-15
date-period|del lunes al viernes|2017-10-09/2017-10-13
date-period|los últimos 7 días|2017-09-27/2017-10-04
date-period|en 2015|2015-01-01/2015-12-31
date-time|mañana a las 8 de la mañana|2017-10-05T08:00:00Z
date-time|el lunes por la tarde|2017-10-09T12:00:00Z/2017-10-09T16:00:00Z
date-time|el 5 de mayo a las 10:30|2018-05-05T10:30:00Z
number|mil doscientos|1200
number|cuarenta y dos|42
number|quinientos|500
number|cero|0
number|la primera vez|1
unit-currency|diez euros con cincuenta céntimos|10.5 EUR
unit-weight|dos kilos|2 kg
unit-volume|medio litro|0.5 L
duration|quince minutos|15 min
duration|seis meses|6 mo
duration|tres cuartos de hora|45 min
geo-country|en España|Spain
geo-city|en Barcelona|Barcelona
date-period|los años 80|1980-01-01/1989-12-31
date-period|los años ochenta|1980-01-01/1989-12-31
date-period|la década de 1980|1980-01-01/1989-12-31
date-period|hace 5 años 20 personas|-
`,
  it: `
temperature|38 gradi e mezzo|38.5 C
date-time|la notte scorsa tra le 7 e le 9|2017-10-03T19:00:00Z/2017-10-03T21:00:00Z
date-period|entro la fine del mese|2017-10-04/2017-10-31
temperature|metti il forno a 180°|180 C
temperature|il 3° piano|-
duration|per un'altra settimana|1 wk
number|un centoseiesimo|0.00943396226415094
number|3 milioni e duecento|3000200
unit-currency|dollari 996|996 USD
unit-currency|euro 20|20 EUR
unit-currency|12 euro e 50|12.5 EUR
number|due virgola cinque|2.5
date|tre giorni fa|2017-10-01
date|tra tre settimane|2017-10-25
date|fra due mesi|2017-12-04
date|un anno fa|2016-10-04
date|martedì prossimo|2017-10-10
date|sabato scorso|2017-09-30
date|questo venerdì|2017-10-06
date|il primo novembre|2017-11-01
date|il 3 del mese prossimo|2017-11-03
date|il ventuno giugno|2018-06-21
date|la seconda domenica di novembre|2017-11-12
date|l'ultimo venerdì di ottobre|2017-10-27
date|il 5/11|2017-11-05
date|5 nov 2018|2018-11-05
date-period|la prima settimana di novembre|2017-10-29/2017-11-04
date-period|i prossimi tre mesi|2017-10-05/2018-01-04
date-period|primo trimestre 2018|2018-01-01/2018-03-31
date-period|tra lunedì e giovedì|2017-10-09/2017-10-12
date-period|da domani a venerdì|2017-10-05/2017-10-06
date-period|dal 5 all'8 novembre|2017-11-05/2017-11-08
date-period|dal 5 novembre al 2 dicembre|2017-11-05/2017-12-02
date-period|gli anni novanta|1990-01-01/1999-12-31
date-period|la settimana del 6 novembre|2017-11-06/2017-11-12
date-period|inizio 2018|2018-01-01/2018-06-30
date-period|gli ultimi tre mesi del 2016|2016-10-01/2016-12-31
date-period|il prossimo decennio|2020-01-01/2029-12-31
date-period|il resto della settimana|2017-10-04/2017-10-07
date-period|estate 2018|2018-06-01/2018-08-31
date-period|nel maggio 2018|2018-05-01/2018-05-31
time|le cinque e un quarto del pomeriggio|17:15:00
time|le otto meno dieci di sera|19:50:00
time|le nove e mezza di sera|21:30:00
time|alle 19:30|19:30:00
time|alle 8 di mattina|08:00:00
time|alle 8pm|20:00:00
time|alle diciassette e dodici|17:12:00
time|mancano cinque minuti alle 14|13:55:00
time-period|dalle 10 alle 12|10:00:00/12:00:00
time-period|tra le 14 e le 16|14:00:00/16:00:00
time-period|dalle 19:30 alle 21:00|19:30:00/21:00:00
time-period|dalle 5 alle 6pm|17:00:00/18:00:00
time-period|tra le 4pm e le 5pm|16:00:00/17:00:00
date-time|domani alle 17|2017-10-05T17:00:00Z
date-time|venerdì a mezzogiorno|2017-10-06T12:00:00Z
date-time|lunedì mattina|2017-10-09T08:00:00Z/2017-10-09T12:00:00Z
date-time|domani tra le 15 e le 17|2017-10-05T15:00:00Z/2017-10-05T17:00:00Z
date-time|stasera alle 8|2017-10-04T20:00:00Z
duration|due ore e mezza|2.5 h
duration|tutto il giorno|1 day
duration|tutta la settimana|1 wk
duration|un anno e mezzo|1.5 yr
date-period|da gennaio ad aprile 2021|2021-01-01/2021-04-30
address|via Roma 10, Milano|via Roma 10, Milano
date|il 5 maggio|2018-05-05
date|lunedì prossimo|2017-10-09
date|fra tre giorni|2017-10-07
date|due giorni fa|2017-10-02
date|oggi|2017-10-04
date|domani|2017-10-05
date|il primo gennaio 2018|2018-01-01
date|sabato|2017-10-07
date|lunedì scorso|2017-10-02
date|tra una settimana|2017-10-11
date|l'altro ieri|2017-10-02
date|15/03/2018|2018-03-15
date|natale|2017-12-25
time|alle 8|08:00:00 OR 20:00:00
time|alle otto di sera|20:00:00
time|le otto e mezza|20:30:00 OR 08:30:00
time|alle nove e un quarto|21:15:00 OR 09:15:00
time|le nove meno un quarto|20:45:00 OR 08:45:00
time|mezzogiorno|12:00:00
time|a mezzanotte|00:00:00
time|tra dieci minuti|11:10:00
time|alle 5 del pomeriggio|17:00:00
time|tra mezz'ora|11:30:00
time|ore 9|09:00:00
time-period|dalle 15 alle 17|15:00:00/17:00:00
time-period|pomeriggio|12:00:00/16:00:00
time-period|tra le 9 e le 11|09:00:00/11:00:00
date-period|la settimana prossima|2017-10-08/2017-10-14
date-period|questa settimana|2017-10-01/2017-10-07
date-period|il mese prossimo|2017-11-01/2017-11-30
date-period|l'anno scorso|2016-01-01/2016-12-31
date-period|questo weekend|2017-10-07/2017-10-08
date-period|gennaio 2018|2018-01-01/2018-01-31
date-period|dal 5 al 10 novembre|2017-11-05/2017-11-10
date-period|da lunedì a venerdì|2017-10-09/2017-10-13
date-period|ad aprile|2018-04-01/2018-04-30
date-period|le ultime due settimane|2017-09-20/2017-10-04
date-time|domani alle 17:30|2017-10-05T17:30:00Z
date-time|venerdì alle 8 di sera|2017-10-06T20:00:00Z
date-time|domani mattina|2017-10-05T08:00:00Z/2017-10-05T12:00:00Z
date-time|stasera|2017-10-04T16:00:00Z/2017-10-04T23:59:00Z
number|centoventitré|123
number|due e mezzo|2.5
number|tre virgola cinque|3.5
number|duemila|2000
number|un milione|1000000
number|ventesimo|20
number|meno cinque|-5
unit-currency|dieci dollari|10 USD
unit-currency|5,50 euro|5.5 EUR
duration|un'ora|1 h
duration|un'ora e mezza|1.5 h
duration|mezz'ora|30 min
duration|tre giorni|3 day
duration|due settimane|2 wk
age|ho 25 anni|25 year
percentage|dieci per cento|10%
geo-country|Francia|France
geo-city|Londra|London
geo-city|Milano|Milan
language|inglese|English
date|martedì 10 ottobre|2017-10-10
date|il 21 giugno|2018-06-21
date|tra quindici giorni|2017-10-19
date|un mese fa|2017-09-04
date|sabato prossimo|2017-10-14 OR 2017-10-07
date|questo sabato|2017-10-07
date|ho due cani|-
date|buongiorno|-
time|svegliami alle sei e mezza|06:30:00 OR 18:30:00
time|alle sette di mattina|07:00:00
time|alle otto e dieci|20:10:00 OR 08:10:00
time|all'una|01:00:00 OR 13:00:00
time|alle 18|18:00:00
time|tra due ore|13:00:00
time|alle 20:15|20:15:00
time-period|dalle 9 alle 11|09:00:00/11:00:00
time-period|dalle 3 alle 5 del pomeriggio|15:00:00/17:00:00
date-period|la settimana scorsa|2017-09-24/2017-09-30
date-period|questo mese|2017-10-01/2017-10-31
date-period|l'anno prossimo|2018-01-01/2018-12-31
date-period|nel 2015|2015-01-01/2015-12-31
date-period|tra il 5 e il 10 novembre|2017-11-05/2017-11-10
date-period|il prossimo fine settimana|2017-10-14/2017-10-15
date-period|i prossimi 3 giorni|2017-10-05/2017-10-07
date-time|domani pomeriggio|2017-10-05T12:00:00Z/2017-10-05T16:00:00Z
date-time|lunedì alle 10|2017-10-09T10:00:00Z
number|milleduecento|1200
number|quarantadue|42
number|zero|0
number|la prima volta|1
unit-currency|venti euro e cinquanta centesimi|20.5 EUR
unit-weight|due chili|2 kg
unit-volume|mezzo litro|0.5 L
duration|un quarto d'ora|15 min
duration|sei mesi|6 mo
geo-country|in Germania|Germany
geo-city|a Roma|Rome
date-period|gli anni 80|1980-01-01/1989-12-31
date-period|negli anni '90|1990-01-01/1999-12-31
date-period|anni sessanta|1960-01-01/1969-12-31
`,
  ru: `
address|улица Ленина, 5|улица Ленина, 5
date|сегодня|2017-10-04
date|в понедельник|2017-10-09
date|в следующий понедельник|2017-10-09
date|через три дня|2017-10-07
date|через неделю|2017-10-11
date|через месяц|2017-11-04
date|неделю назад|2017-09-27
date|позавчера|2017-10-02
date|пятого ноября|2017-11-05
date|1 января 2018 года|2018-01-01
date|15.03.2018|2018-03-15
date|в субботу|2017-10-07
date|в прошлую пятницу|2017-09-29
date|два дня назад|2017-10-02
date|5 числа|2017-10-05
time|в 7 часов утра|07:00:00
time|в семь вечера|19:00:00
time|15:45|15:45:00
time|полдень|12:00:00
time|в полночь|00:00:00
time|через 10 минут|11:10:00
time|через час|12:00:00
time|без четверти шесть|17:45:00 OR 05:45:00
time|половина пятого|16:30:00 OR 04:30:00
time|в 3 часа дня|15:00:00
time|через полчаса|11:30:00
time-period|с 15 до 17|15:00:00/17:00:00
time-period|с 9 до 11 часов|09:00:00/11:00:00
time-period|утром|08:00:00/12:00:00
time-period|вечером|16:00:00/23:59:00
date-period|на следующей неделе|2017-10-08/2017-10-14
date-period|в этом месяце|2017-10-01/2017-10-31
date-period|в прошлом году|2016-01-01/2016-12-31
date-period|в апреле|2018-04-01/2018-04-30
date-period|с понедельника по пятницу|2017-10-09/2017-10-13
date-period|с 5 по 10 ноября|2017-11-05/2017-11-10
date-period|январь 2018|2018-01-01/2018-01-31
date-period|в эти выходные|2017-10-07/2017-10-08
date-period|последние две недели|2017-09-20/2017-10-04
date-time|сегодня вечером|2017-10-04T16:00:00Z/2017-10-04T23:59:00Z
date-time|завтра в 17:30|2017-10-05T17:30:00Z
date-time|в пятницу в 8 вечера|2017-10-06T20:00:00Z
number|сто двадцать три|123
number|два с половиной|2.5
number|полтора|1.5
number|миллион|1000000
number|два миллиона|2000000
number|минус пять|-5
number|двадцать первый|21
number|дюжина|12
number|1 000|1000
number|пять тысяч|5000
number|мне нужно три билета|3
unit-currency|сто долларов|100 USD
unit-currency|100 руб|100 RUB
unit-currency|пять рублей 50 копеек|5.5 RUB
unit-currency|тысяча рублей|1000 RUB
duration|два часа|2 h
duration|полчаса|30 min
duration|три дня|3 day
duration|две недели|2 wk
duration|пять лет|5 yr
percentage|25 процентов|25%
unit-weight|5 килограммов|5 kg
temperature|20 градусов|20 C
geo-country|Франция|France
geo-country|в Германии|Germany
geo-country|США|United States of America
geo-city|Москва|Moscow
geo-city|в Москве|Moscow
geo-city|Лондон|London
language|английский|English
color|синий|синий
given-name|меня зовут Иван|Иван
date|во вторник|2017-10-10
date|двадцать первого июня|2018-06-21
date|10 октября|2017-10-10
date|через 2 недели|2017-10-18
date|месяц назад|2017-09-04
date|в эту субботу|2017-10-07
date|у меня две собаки|-
date|добрый день|-
date|на 8 марта|2018-03-08
time|разбуди меня в шесть утра|06:00:00
time|в восемь часов вечера|20:00:00
time|в полдень|12:00:00
time|через два часа|13:00:00
time|в 18:30|18:30:00
time|в час дня|13:00:00
time|в 18 часов|18:00:00
time|пять минут назад|10:55:00
time|в 7|07:00:00 OR 19:00:00
time-period|с 3 до 5 вечера|15:00:00/17:00:00
time-period|с 10:00 до 12:00|10:00:00/12:00:00
time-period|днём|12:00:00/16:00:00
date-period|на этой неделе|2017-10-01/2017-10-07
date-period|в следующем месяце|2017-11-01/2017-11-30
date-period|в этом году|2017-01-01/2017-12-31
date-period|в 2015 году|2015-01-01/2015-12-31
date-period|на прошлой неделе|2017-09-24/2017-09-30
date-period|с 5 мая по 7 июня|2018-05-05/2018-06-07
date-period|за последние 7 дней|2017-09-27/2017-10-04
date-period|на выходных|2017-10-07/2017-10-08
date-time|завтра вечером|2017-10-05T16:00:00Z/2017-10-05T23:59:00Z
date-time|в понедельник в 10 утра|2017-10-09T10:00:00Z
number|тысяча двести|1200
number|сорок два|42
number|первый|1
number|три целых пять десятых|3 OR 3.5
unit-currency|пятьсот рублей|500 RUB
unit-weight|два килограмма|2 kg
unit-length|пять километров|5 km
duration|полтора часа|1.5 h
duration|15 минут|15 min
geo-country|в России|Russia
geo-city|в Лондоне|London
geo-city|Санкт-Петербург|Saint Petersburg
date-period|80-е годы|1980-01-01/1989-12-31
date-period|в 90-х|1990-01-01/1999-12-31
date-period|восьмидесятые годы|1980-01-01/1989-12-31
date-period|20 годов|-
`,
  'en-GB': `
date|12/1|2018-01-12
date|10/12/2017|2017-12-10
`,
  'pt-BR': `
temperature|menos 8º|-8 C
temperature|chegou aos 95º F|95 F
unit-currency|60 USD milhões|60000000 USD
unit-currency|por 20 USD 40 você entra|20.4 USD
unit-currency|20 USD 40 pessoas|20 USD
number|5 milhões e trezentos|5000300
date|o dia do trabalho|2018-05-01
unit-currency|15 reais e 50 centavos|15.5 BRL
number|dois vírgula cinco|2.5
date|três dias atrás|2017-10-01
date|há três dias|2017-10-01
date|daqui a três semanas|2017-10-25
date|em dois meses|2017-12-04
date|próxima terça-feira|2017-10-10
date|sábado passado|2017-09-30
date|esta sexta|2017-10-06
date|primeiro de novembro|2017-11-01
date|1º de novembro|2017-11-01
date|vinte e um de junho|2018-06-21
date|dia 3 do próximo mês|2017-11-03
date|o segundo domingo de novembro|2017-11-12
date|a última sexta-feira de outubro|2017-10-27
date|5/11|2017-11-05
date|9 de 8 de 1971|1971-08-09
date-period|a primeira semana de novembro|2017-10-29/2017-11-04
date-period|os próximos três meses|2017-10-05/2018-01-04
date-period|as últimas duas semanas|2017-09-20/2017-10-04
date-period|primeiro trimestre de 2018|2018-01-01/2018-03-31
date-period|entre segunda e quinta|2017-10-09/2017-10-12
date-period|de amanhã até sexta|2017-10-05/2017-10-06
date-period|de 5 a 8 de novembro|2017-11-05/2017-11-08
date-period|de 5 de novembro a 2 de dezembro|2017-11-05/2017-12-02
date-period|os anos noventa|1990-01-01/1999-12-31
date-period|a semana de 6 de novembro|2017-11-06/2017-11-12
date-period|no início de 2018|2018-01-01/2018-06-30
date-period|os últimos três meses de 2016|2016-10-01/2016-12-31
date-period|a próxima década|2020-01-01/2029-12-31
date-period|o resto da semana|2017-10-04/2017-10-07
date-period|verão de 2018|2018-06-01/2018-08-31
date-period|semana 27 do ano passado|2016-07-03/2016-07-09
time|cinco e quinze da tarde|17:15:00
time|dez para as oito da noite|19:50:00
time|nove e meia da noite|21:30:00
time|às 19h30|19:30:00
time|ao meio-dia e meia|12:30:00
time|8 pm e meia|20:30:00
time-period|das 10 às 12|10:00:00/12:00:00
time-period|entre as 14 e as 16 horas|14:00:00/16:00:00
time-period|das 19:30 às 21:00|19:30:00/21:00:00
date-time|amanhã às 17h|2017-10-05T17:00:00Z
date-time|sexta ao meio-dia|2017-10-06T12:00:00Z
date-time|segunda de manhã|2017-10-09T08:00:00Z/2017-10-09T12:00:00Z
date-time|hoje à noite às 8|2017-10-04T20:00:00Z
duration|duas horas e meia|2.5 h
duration|o dia todo|1 day
duration|um ano e meio|1.5 yr
date|5 de maio|2018-05-05
date|segunda-feira|2017-10-09
date|próxima segunda|2017-10-09
date|em três dias|2017-10-07
date|daqui a uma semana|2017-10-11
date|há dois dias|2017-10-02
date|dois dias atrás|2017-10-02
date|anteontem|2017-10-02
date|hoje|2017-10-04
date|sábado que vem|2017-10-14 OR 2017-10-07
date|15/03/2018|2018-03-15
date|dia 15|2017-10-15
date|primeiro de janeiro|2018-01-01
date|1º de janeiro de 2018|2018-01-01
date|natal|2017-12-25
date|no próximo sábado|2017-10-14 OR 2017-10-07
time|às 8 da manhã|08:00:00
time|às oito e meia|08:30:00 OR 20:30:00
time|5 da tarde|17:00:00
time|17h30|17:30:00
time|às 20 horas|20:00:00
time|meia-noite|00:00:00
time|em dez minutos|11:10:00
time|daqui a uma hora|12:00:00
time|às 5|05:00:00 OR 17:00:00
time|dez para as seis|17:50:00 OR 05:50:00
time-period|das 15h às 17h|15:00:00/17:00:00
time-period|entre 9h e 11h|09:00:00/11:00:00
time-period|de manhã|08:00:00/12:00:00
time-period|à tarde|12:00:00/16:00:00
date-period|semana que vem|2017-10-08/2017-10-14
date-period|próxima semana|2017-10-08/2017-10-14
date-period|esta semana|2017-10-01/2017-10-07
date-period|este mês|2017-10-01/2017-10-31
date-period|ano passado|2016-01-01/2016-12-31
date-period|neste fim de semana|2017-10-07/2017-10-08
date-period|em abril|2018-04-01/2018-04-30
date-period|janeiro de 2018|2018-01-01/2018-01-31
date-period|de 5 a 10 de novembro|2017-11-05/2017-11-10
date-period|de segunda a sexta|2017-10-09/2017-10-13
date-time|amanhã às 16:00|2017-10-05T16:00:00Z
date-time|amanhã à tarde|2017-10-05T12:00:00Z/2017-10-05T16:00:00Z
date-time|hoje à noite|2017-10-04T16:00:00Z/2017-10-04T23:59:00Z
date-time|sexta-feira às 8 da noite|2017-10-06T20:00:00Z
number|cento e vinte e três|123
number|mil novecentos e noventa e nove|1999
number|dois e meio|2.5
number|três vírgula cinco|3.5
number|meia dúzia|6
number|um milhão|1000000
number|menos cinco|-5
number|vigésimo|20
unit-currency|dez dólares|10 USD
unit-currency|5,50 reais|5.5 BRL
unit-currency|vinte reais e cinquenta centavos|20.5 BRL
duration|uma hora e meia|1.5 h
duration|meia hora|30 min
duration|três dias|3 day
duration|duas semanas|2 wk
temperature|25 graus|25 C
geo-country|França|France
geo-country|EUA|United States of America
geo-city|Londres|London
language|inglês|English
date|terça-feira, 10 de outubro|2017-10-10
date|dia 21 de junho|2018-06-21
date|daqui a quinze dias|2017-10-19
date|há um mês|2017-09-04
date|neste sábado|2017-10-07
date|tenho dois cachorros|-
date|bom dia|-
time|me acorde às seis e meia|06:30:00 OR 18:30:00
time|às 7 da manhã|07:00:00
time|à uma da tarde|13:00:00
time|8 da noite|20:00:00
time|daqui a duas horas|13:00:00
time|às 18:45|18:45:00
time|10h|10:00:00
time-period|das 9 às 11|09:00:00/11:00:00
time-period|das 3 às 5 da tarde|15:00:00/17:00:00
date-period|semana passada|2017-09-24/2017-09-30
date-period|mês que vem|2017-11-01/2017-11-30
date-period|este ano|2017-01-01/2017-12-31
date-period|próximo ano|2018-01-01/2018-12-31
date-period|em 2015|2015-01-01/2015-12-31
date-period|entre 5 e 10 de novembro|2017-11-05/2017-11-10
date-period|próximo fim de semana|2017-10-14/2017-10-15
date-period|últimos 7 dias|2017-09-27/2017-10-04
date-time|amanhã de manhã|2017-10-05T08:00:00Z/2017-10-05T12:00:00Z
date-time|segunda às 10h|2017-10-09T10:00:00Z
number|mil e duzentos|1200
number|quarenta e dois|42
number|a primeira vez|1
unit-weight|dois quilos|2 kg
unit-volume|meio litro|0.5 L
duration|quinze minutos|15 min
duration|seis meses|6 mo
geo-country|no Brasil|Brazil
geo-city|em Nova York|New York
date-period|os anos 80|1980-01-01/1989-12-31
date-period|nos anos oitenta|1980-01-01/1989-12-31
date-period|década de 90|1990-01-01/1999-12-31
`,
  nl: `
time|zet de wekker op 5|05:00:00
date-period|tot het einde van de maand|2017-10-04/2017-10-31
date-time|gisterennacht tussen 7 en 9:30|2017-10-03T19:00:00Z/2017-10-03T21:30:00Z
number|dertig vierde|7.5
number|vierhonderd twee derde|400.666666666667
date|de Dag van de Arbeid|2018-05-01
unit-currency|12 euro 50|12.5 EUR
number|twee komma vijf|2.5
date|drie dagen geleden|2017-10-01
date|over drie weken|2017-10-25
date|een jaar geleden|2016-10-04
date|volgende dinsdag|2017-10-10
date|afgelopen zaterdag|2017-09-30
date|deze vrijdag|2017-10-06
date|1 november|2017-11-01
date|de eerste november|2017-11-01
date|eenentwintig juni|2018-06-21
date|de 3e van volgende maand|2017-11-03
date|de tweede zondag van november|2017-11-12
date|de laatste vrijdag van oktober|2017-10-27
date|5-11-2018|2018-11-05
date|5/11|2017-11-05
date|volgende week vrijdag|2017-10-13
date-period|de eerste week van november|2017-10-29/2017-11-04
date-period|de komende drie maanden|2017-10-05/2018-01-04
date-period|de afgelopen twee weken|2017-09-20/2017-10-04
date-period|eerste kwartaal van 2018|2018-01-01/2018-03-31
date-period|tussen maandag en donderdag|2017-10-09/2017-10-12
date-period|van morgen tot vrijdag|2017-10-05/2017-10-06
date-period|van 5 tot 8 november|2017-11-05/2017-11-08
date-period|van 5 november tot en met 2 december|2017-11-05/2017-12-02
date-period|de jaren negentig|1990-01-01/1999-12-31
date-period|de 19e eeuw|1800-01-01/1899-12-31
date-period|de week van 6 november|2017-11-06/2017-11-12
date-period|begin 2018|2018-01-01/2018-06-30
date-period|eind november|2017-11-16/2017-11-30
date-period|de laatste drie maanden van 2016|2016-10-01/2016-12-31
date-period|de rest van de week|2017-10-04/2017-10-07
date-period|zomer 2018|2018-06-01/2018-08-31
time|kwart over vijf 's middags|17:15:00
time|tien voor acht 's avonds|19:50:00
time|half tien 's avonds|21:30:00
time|om 19.30 uur|19:30:00
time|om 8 uur 's ochtends|08:00:00
time|vijf over half acht 's avonds|19:35:00
time|zeventien uur twaalf|17:12:00
time-period|van 10 tot 12 uur|10:00:00/12:00:00
time-period|tussen 14 en 16 uur|14:00:00/16:00:00
time-period|van 19:30 tot 21:00|19:30:00/21:00:00
date-time|morgen om 17 uur|2017-10-05T17:00:00Z
date-time|maandagochtend|2017-10-09T08:00:00Z/2017-10-09T12:00:00Z
date-time|morgen tussen 15 en 17 uur|2017-10-05T15:00:00Z/2017-10-05T17:00:00Z
date-time|vanavond om 8|2017-10-04T20:00:00Z
duration|tweeënhalf uur|2.5 h
duration|de hele dag|1 day
duration|anderhalf jaar|1.5 yr
date-time|op de 22e februari 3.30|2018-02-22T03:30:00Z
date-time|vrij 10:00 tot 12:00 maandagmorgen|2017-10-09T10:00:00Z/2017-10-09T12:00:00Z
date-time|om half zes morgenavond|2017-10-05T17:30:00Z
date|de 27e van december|2017-12-27
date|5 mei|2018-05-05
date|aanstaande maandag|2017-10-09
date|volgende vrijdag|2017-10-13 OR 2017-10-06
date|over drie dagen|2017-10-07
date|twee dagen geleden|2017-10-02
date|eergisteren|2017-10-02
date|vandaag|2017-10-04
date|zaterdag|2017-10-07
date|over een week|2017-10-11
date|15-03-2018|2018-03-15
date|afgelopen maandag|2017-10-02
date|kerst|2017-12-25
time|kwart over drie|15:15:00
time|kwart voor zes|17:45:00
time|om acht uur 's avonds|20:00:00
time|om 7 uur|07:00:00
time|tien over half vijf|16:40:00
time|over tien minuten|11:10:00
time|over een half uur|11:30:00
time|middernacht|00:00:00
time-period|van 15 tot 17 uur|15:00:00/17:00:00
time-period|'s middags|12:00:00/16:00:00
time-period|tussen 9 en 11 uur|09:00:00/11:00:00
date-period|volgende week|2017-10-08/2017-10-14
date-period|vorige maand|2017-09-01/2017-09-30
date-period|dit weekend|2017-10-07/2017-10-08
date-period|in april|2018-04-01/2018-04-30
date-period|van 5 tot 10 november|2017-11-05/2017-11-10
date-period|van maandag tot vrijdag|2017-10-09/2017-10-13
date-time|morgen om 15:00|2017-10-05T15:00:00Z
date-time|vanavond|2017-10-04T16:00:00Z/2017-10-04T23:59:00Z
date-time|morgenochtend om 9 uur|2017-10-05T09:00:00Z
number|honderddrieëntwintig|123
number|vijfenzeventig|75
number|twee en een half|2.5
number|anderhalf|1.5
number|drie komma vijf|3.5
number|een miljoen|1000000
number|min vijf|-5
number|derde|3
number|twintigste|20
unit-currency|tien dollar|10 USD
unit-currency|€ 5,50|5.5 EUR
duration|anderhalf uur|1.5 h
duration|een half uur|30 min
duration|drie dagen|3 day
duration|twee weken|2 wk
percentage|tien procent|10%
unit-weight|5 kilo|5 kg
temperature|20 graden|20 C
geo-country|Frankrijk|France
geo-city|Londen|London
language|Engels|English
date|dinsdag 10 oktober|2017-10-10
date|op 21 juni|2018-06-21
date|over twee maanden|2017-12-04
date|een maand geleden|2017-09-04
date|aanstaande zaterdag|2017-10-07 OR 2017-10-14
date|ik heb twee honden|-
date|goedemorgen|-
date|de 5e mei|2018-05-05
time|maak me wakker om half zeven|06:30:00 OR 18:30:00
time|om zeven uur 's ochtends|07:00:00
time|vijf voor twaalf|11:55:00
time|over twee uur|13:00:00
time|20.15 uur|20:15:00
time-period|tussen 3 en 5 uur 's middags|15:00:00/17:00:00
date-period|deze week|2017-10-01/2017-10-07
date-period|volgend jaar|2018-01-01/2018-12-31
date-period|de afgelopen 7 dagen|2017-09-27/2017-10-04
date-period|volgend weekend|2017-10-14/2017-10-15
date-time|vrijdag om 20:00|2017-10-06T20:00:00Z
date-time|morgenmiddag|2017-10-05T12:00:00Z/2017-10-05T16:00:00Z
number|tweeënveertig|42
number|twaalfhonderd|1200
unit-volume|een halve liter|0.5 L
duration|een kwartier|15 min
geo-country|in België|Belgium
date-period|de jaren 80|1980-01-01/1989-12-31
date-period|jaren tachtig|1980-01-01/1989-12-31
date-period|de tachtiger jaren|1980-01-01/1989-12-31
`,
  tr: `
number|iki buçuk düzine|30
date-time|ayın 22'sinde akşam 7'de|2017-10-22T19:00:00Z
date|20 Haziran'dan bir hafta önce|2018-06-13
unit-currency|15,50 TL|15.5 TRY
number|iki virgül beş|2.5
date|üç gün önce|2017-10-01
date|üç hafta sonra|2017-10-25
date|iki ay sonra|2017-12-04
date|gelecek salı|2017-10-10
date|geçen cumartesi|2017-09-30
date|bu cuma|2017-10-06
date|5 Kasım|2017-11-05
date|5 Kasım'da|2017-11-05
date|23/Kas/2018|2018-11-23
date|gelecek ayın 3'ü|2017-11-03
date|Kasım ayının 5'inde|2017-11-05
date-period|önümüzdeki üç ay|2017-10-05/2018-01-04
date-period|son iki hafta|2017-09-20/2017-10-04
date-period|pazartesiden perşembeye kadar|2017-10-09/2017-10-12
date-period|pazartesi ile perşembe arası|2017-10-09/2017-10-12
date-period|5 Kasım'dan 2 Aralık'a kadar|2017-11-05/2017-12-02
date-period|Kasım'ın ilk haftası|2017-10-29/2017-11-04
date-period|Ekim'in son haftası|2017-10-22/2017-10-28
date-period|2018'in ilk çeyreği|2018-01-01/2018-03-31
date-period|21. yüzyıl|2000-01-01/2099-12-31
date-period|2018 yazı|2018-06-01/2018-08-31
date-period|1/10'dan 7/11'e|2017-10-01/2017-11-07
time|akşam sekiz buçukta|20:30:00
time|saat 19:30'da|19:30:00
time|saat sekize on var|19:50:00
time-period|10:00 ile 12:00 arası|10:00:00/12:00:00
time-period|saat 2'den 4'e kadar|02:00:00/04:00:00
date-time|yarın saat 17:00'de|2017-10-05T17:00:00Z
date-time|yarın akşam 8'de|2017-10-05T20:00:00Z
date-time|pazartesi sabahı|2017-10-09T08:00:00Z/2017-10-09T12:00:00Z
duration|iki buçuk saat|2.5 h
duration|bütün gün|1 day
date|ertesi gün|2017-10-05
date-period|bu hafta daha sonra|2017-10-05/2017-10-08
date-time|yarın sabah 10 civarına|2017-10-05T10:00:00Z
date|15 Ocak Pazartesi|2018-01-15
date-time|pazartesi sabah 6-8 arası|2017-10-09T06:00:00Z/2017-10-09T08:00:00Z
date|bugün|2017-10-04
date|dün|2017-10-03
date|pazartesi|2017-10-09
date|gelecek cuma|2017-10-13 OR 2017-10-06
date|üç gün sonra|2017-10-07
date|iki hafta önce|2017-09-20
date|iki hafta sonra|2017-10-18
date|1 Ocak 2018|2018-01-01
date|15.03.2018|2018-03-15
time|saat 5|05:00:00 OR 17:00:00
time|saat 17:30|17:30:00
time|akşam 8|20:00:00
time|sabah 7|07:00:00
time|saat dört buçuk|16:30:00 OR 04:30:00
time|öğleden sonra 3|15:00:00
time|10 dakika sonra|11:10:00
time|saat 15:00'te|15:00:00
date-period|gelecek hafta|2017-10-08/2017-10-14
date-period|geçen ay|2017-09-01/2017-09-30
date-period|bu hafta sonu|2017-10-07/2017-10-08
date-period|Ocak 2018|2018-01-01/2018-01-31
date-time|yarın saat 15:00|2017-10-05T15:00:00Z
date-time|yarın akşam|2017-10-05T16:00:00Z/2017-10-05T23:59:00Z
date-time|cuma günü saat 10:30|2017-10-06T10:30:00Z
number|yüz yirmi üç|123
number|yirmi bir|21
number|iki buçuk|2.5
number|bir milyon|1000000
number|eksi beş|-5
number|üçüncü|3
number|on iki|12
number|1.234,56|1234.56
unit-currency|on dolar|10 USD
unit-currency|100 TL|100 TRY
unit-currency|5 euro|5 EUR
duration|iki saat|2 h
duration|yarım saat|30 min
duration|üç gün|3 day
duration|bir hafta|1 wk
percentage|yüzde 25|25%
percentage|yüzde elli|50%
percentage|%25|25%
unit-weight|5 kilo|5 kg
geo-country|Fransa|France
geo-country|Amerika|United States of America
geo-city|Londra|London
language|İngilizce|English
color|kırmızı|kırmızı
date|salı günü|2017-10-10
date|10 Ekim|2017-10-10
date|bir ay önce|2017-09-04
date|iki gün önce|2017-10-02
date|iki köpeğim var|-
date|merhaba|-
time|sabah altı buçukta uyandır|06:30:00
time|akşam 8'de|20:00:00
time|iki saat sonra|13:00:00
time|18:30|18:30:00
time|saat dokuzda|09:00:00 OR 21:00:00
date-period|bu hafta|2017-10-01/2017-10-07
date-period|geçen yıl|2016-01-01/2016-12-31
date-period|Nisan|2018-04-01/2018-04-30
date-period|Nisan ayında|2018-04-01/2018-04-30
number|kırk iki|42
number|bin iki yüz|1200
number|birinci|1
duration|on beş dakika|15 min
duration|bir buçuk saat|1.5 h
geo-country|Almanya'da|Germany
geo-city|İstanbul|Istanbul
geo-city|Ankara'da hava|Ankara
date-period|80'ler|1980-01-01/1989-12-31
date-period|90'lı yıllar|1990-01-01/1999-12-31
date-period|seksenler|1980-01-01/1989-12-31
`,
  ja: `
number|-5/4|-1.25
unit-currency|\\100|100 JPY
unit-currency|500円|500 JPY
unit-currency|1万5千円|15000 JPY
number|二点五|2.5
date|3日前|2017-10-01
date|三週間後|2017-10-25
date|2ヶ月後|2017-12-04
date|1年前|2016-10-04
date|来週の火曜日|2017-10-10
date|先週の土曜日|2017-09-30
date|今週の金曜日|2017-10-06
date|11月5日|2017-11-05
date|十一月五日|2017-11-05
date|来月の3日|2017-11-03
date|11月5日(日)|2017-11-05
date|平成30年1月5日|2018-01-05
date-period|平成30年|2018-01-01/2018-12-31
date-period|令和元年|2019-01-01/2019-12-31
date-period|今後3ヶ月|2017-10-05/2018-01-04
date-period|過去2週間|2017-09-20/2017-10-04
date-period|2018年第1四半期|2018-01-01/2018-03-31
date-period|月曜日から木曜日まで|2017-10-09/2017-10-12
date-period|11月5日から8日まで|2017-11-05/2017-11-08
date-period|11月5日から12月2日まで|2017-11-05/2017-12-02
date-period|11月の第一週|2017-10-29/2017-11-04
date-period|11月上旬|2017-11-01/2017-11-10
date-period|2018年の前半|2018-01-01/2018-06-30
date-period|2018年の夏|2018-06-01/2018-08-31
date-period|今後2週間|2017-10-05/2017-10-18
date-period|2016年の最後の3ヶ月|2016-10-01/2016-12-31
time|午後5時15分|17:15:00
time|午後五時半|17:30:00
time|19時30分|19:30:00
time|朝の8時|08:00:00
time|夜9時半|21:30:00
time-period|10時から12時まで|10:00:00/12:00:00
time-period|午後2時から4時まで|14:00:00/16:00:00
date-time|明日の午後5時|2017-10-05T17:00:00Z
date-time|月曜日の朝|2017-10-09T08:00:00Z/2017-10-09T12:00:00Z
date-time|明日の午後3時から5時まで|2017-10-05T15:00:00Z/2017-10-05T17:00:00Z
date-time|今夜8時|2017-10-04T20:00:00Z
duration|2時間半|2.5 h
duration|一日中|1 day
duration|1時間30分|90 min
date-time|5月22日火曜日午前11時30分|2018-05-22T11:30:00Z
percentage|五割半|55%
date|今日|2017-10-04
date|来週の月曜日|2017-10-09
date|3日後|2017-10-07
date|一週間後|2017-10-11
date|1月1日|2018-01-01
date|2018年1月15日|2018-01-15
date|十月十日|2017-10-10
date|土曜日に|2017-10-07
date|一昨日|2017-10-02
date|先週の金曜日|2017-09-29
date|クリスマス|2017-12-25
date|15日|2017-10-15
time|午前9時|09:00:00
time|午後3時30分|15:30:00
time|17時|17:00:00
time|夜8時|20:00:00
time|正午|12:00:00
time|10分後|11:10:00
time|1時間後|12:00:00
time|朝7時に起こして|07:00:00
time-period|午後3時から5時まで|15:00:00/17:00:00
time-period|夕方|16:00:00/23:59:00
time-period|朝|08:00:00/12:00:00
time-period|10時から12時|10:00:00/12:00:00
date-period|来週|2017-10-08/2017-10-14
date-period|今月|2017-10-01/2017-10-31
date-period|去年|2016-01-01/2016-12-31
date-period|4月|2018-04-01/2018-04-30
date-period|2018年1月|2018-01-01/2018-01-31
date-period|今週末|2017-10-07/2017-10-08
date-period|2015年|2015-01-01/2015-12-31
date-period|月曜日から金曜日まで|2017-10-09/2017-10-13
date-period|11月5日から11月10日まで|2017-11-05/2017-11-10
date-time|明日の朝|2017-10-05T08:00:00Z/2017-10-05T12:00:00Z
date-time|金曜日の午後7時|2017-10-06T19:00:00Z
date-time|今夜|2017-10-04T16:00:00Z/2017-10-04T23:59:00Z
date-time|11月5日の10時|2017-11-05T10:00:00Z
number|百二十三|123
number|三万|30000
number|25万6千|256000
number|二千十七|2017
number|１２３|123
number|3つください|3
number|二つ|2
number|ひとつ|1
number|第三|3
number|一番目|1
number|一緒に行く|-
number|マイナス5|-5
number|3.5|3.5
unit-currency|千円|1000 JPY
unit-currency|5ユーロ|5 EUR
unit-currency|一万円|10000 JPY
unit-currency|100ドル|100 USD
duration|30秒|30 s
duration|三日間|3 day
duration|2週間|2 wk
duration|一時間半|1.5 h
duration|3年|3 yr
duration|6ヶ月|6 mo
percentage|50パーセント|50%
unit-weight|5キロ|5 kg
unit-length|10メートル|10 m
temperature|25度|25 C
age|20歳|20 year
geo-country|フランス|France
geo-country|アメリカ|United States of America
geo-city|東京|Tokyo
geo-city|ロンドン|London
language|英語|English
color|青い|青い
phone-number|03-1234-5678|0312345678
date|来週の火曜日に会議|2017-10-10
date|10月10日|2017-10-10
date|二週間後|2017-10-18
date|先月の5日|2017-09-05
date|1ヶ月前|2017-09-04
date|今週の土曜日|2017-10-07
date|犬が二匹います|-
date|こんにちは|-
date|2018/1/15|2018-01-15
time|朝6時半に起こして|06:30:00
time|午後8時15分|20:15:00
time|18時30分|18:30:00
time|2時間後|13:00:00
time|30分後に|11:30:00
time|7時|07:00:00 OR 19:00:00
time-period|9時から11時まで|09:00:00/11:00:00
time-period|午前中|08:00:00/12:00:00
date-period|今週|2017-10-01/2017-10-07
date-period|来月|2017-11-01/2017-11-30
date-period|今年|2017-01-01/2017-12-31
date-period|来週末|2017-10-14/2017-10-15
date-period|5月3日から5月5日|2018-05-03/2018-05-05
date-time|今日の午後5時に|2017-10-04T17:00:00Z
date-time|来週の月曜日の10時|2017-10-09T10:00:00Z
number|四十二|42
number|千二百三十四|1234
number|三百円|300
unit-weight|二キロ|2 kg
duration|十五分|15 min
duration|半年|6 mo
geo-country|日本|Japan
geo-city|大阪の天気|Osaka
date-period|80年代の音楽|1980-01-01/1989-12-31
date-period|八十年代|1980-01-01/1989-12-31
`,
  'zh-CN': `
number|-5/4|-1.25
number|二点五|2.5
percentage|七二折|72%
percentage|九九折|99%
date|三周后|2017-10-25
date|两个月后|2017-12-04
date|一年前|2016-10-04
date|下周二|2017-10-10
date|上周六|2017-09-30
date|这周五|2017-10-06
date|11月5号|2017-11-05
date|十一月五日|2017-11-05
date|下个月3号|2017-11-03
date|二零一八年十一月五日|2018-11-05
date|11月的第二个星期日|2017-11-12
date-period|未来三个月|2017-10-05/2018-01-04
date-period|过去两周|2017-09-20/2017-10-04
date-period|2018年第一季度|2018-01-01/2018-03-31
date-period|周一到周四|2017-10-09/2017-10-12
date-period|11月5日到8日|2017-11-05/2017-11-08
date-period|从十一月五日到20日|2017-11-05/2017-11-20
date-period|11月5日至12月2日|2017-11-05/2017-12-02
date-period|十一月的第一周|2017-10-29/2017-11-04
date-period|11月上旬|2017-11-01/2017-11-10
date-period|2018年上半年|2018-01-01/2018-06-30
date-period|2018年夏天|2018-06-01/2018-08-31
date-period|2018年十二月|2018-12-01/2018-12-31
date-period|九十年代|1990-01-01/1999-12-31
date-period|民国三年|1914-01-01/1914-12-31
date-period|2016年最后三个月|2016-10-01/2016-12-31
time|下午五点一刻|17:15:00
time|晚上八点差十分|19:50:00
time|晚上九点半|21:30:00
time|19点30分|19:30:00
time|早上8点|08:00:00
time|16时40分50秒|16:40:50
time-period|10点到12点|10:00:00/12:00:00
time-period|下午2点到4点|14:00:00/16:00:00
time-period|早上五到六点|05:00:00/06:00:00
date-time|明天下午5点|2017-10-05T17:00:00Z
date-time|周一早上|2017-10-09T08:00:00Z/2017-10-09T12:00:00Z
date-time|明天下午3点到5点|2017-10-05T15:00:00Z/2017-10-05T17:00:00Z
date-time|今晚8点|2017-10-04T20:00:00Z
date-time|今晨5点|2017-10-04T05:00:00Z
duration|两个半小时|2.5 h
duration|一天20小时|44 h
duration|整天|1 day
number|一百五|150
number|三分之一|0.333333333333333
unit-currency|五块五|5.5 CNY
duration|一个半小时|1.5 h
percentage|八折|80%
url|网址是example.com|example.com
phone-number|电话是0131-496-0537|01314960537
date|今天|2017-10-04
date|前天|2017-10-02
date|下周一|2017-10-09
date|三天后|2017-10-07
date|三天前|2017-10-01
date|一个月后|2017-11-04
date|1月1日|2018-01-01
date|十月十号|2017-10-10
date|周六|2017-10-07
date|这个星期五|2017-10-06
date|上周五|2017-09-29
date|二〇一八年一月五日|2018-01-05
date|15号|2017-10-15
date|圣诞节|2017-12-25
date|下个月5号|2017-11-05
time|早上七点|07:00:00
time|晚上八点半|20:30:00
time|15:30|15:30:00
time|三点一刻|15:15:00 OR 03:15:00
time|中午|12:00:00
time|十分钟后|11:10:00
time|一个小时后|12:00:00
time|上午九点二十分|09:20:00
time|半小时后|11:30:00
time-period|下午三点到五点|15:00:00/17:00:00
time-period|下午|12:00:00/16:00:00
time-period|从9点到11点|09:00:00/11:00:00
date-period|下周|2017-10-08/2017-10-14
date-period|这个月|2017-10-01/2017-10-31
date-period|去年|2016-01-01/2016-12-31
date-period|四月|2018-04-01/2018-04-30
date-period|2018年1月|2018-01-01/2018-01-31
date-period|这个周末|2017-10-07/2017-10-08
date-period|2015年|2015-01-01/2015-12-31
date-period|周一到周五|2017-10-09/2017-10-13
date-period|11月5日到11月10日|2017-11-05/2017-11-10
date-period|最近三天|2017-10-01/2017-10-04
date-time|明天下午三点|2017-10-05T15:00:00Z
date-time|今晚八点|2017-10-04T20:00:00Z
date-time|明天早上|2017-10-05T08:00:00Z/2017-10-05T12:00:00Z
date-time|下周五晚上七点|2017-10-13T19:00:00Z
number|一百零五|105
number|三万五千|35000
number|两百|200
number|一亿|100000000
number|十二|12
number|我要三张票|3
number|第十|10
number|一起去|-
number|三点一四|3.14
number|负五|-5
number|一半|0.5
unit-currency|十块钱|10 CNY
unit-currency|五美元|5 USD
unit-currency|100人民币|100 CNY
unit-currency|¥50|50 CNY
duration|两个小时|2 h
duration|三天|3 day
duration|半小时|30 min
duration|一年|1 yr
duration|三个月|3 mo
duration|两周|2 wk
duration|30秒|30 s
percentage|百分之二十五|25%
percentage|50%|50%
age|25岁|25 year
temperature|20度|20 C
unit-weight|五公斤|5 kg
unit-length|十米|10 m
geo-country|法国|France
geo-country|美国|United States of America
geo-city|北京|Beijing
geo-city|伦敦|London
language|英语|English
color|红色|红色
phone-number|13812345678|13812345678
date|下星期二|2017-10-10
date|两个星期后|2017-10-18
date|一个月前|2017-09-04
date|我有两只狗|-
date|你好|-
date|礼拜六|2017-10-07
date|大后天|2017-10-07
time|早上六点半叫我起床|06:30:00
time|晚上8点15分|20:15:00
time|两个小时后|13:00:00
time|三十分钟后|11:30:00
time|七点|07:00:00 OR 19:00:00
time|下午四点四十五分|16:45:00
time-period|上午九点到十一点|09:00:00/11:00:00
time-period|晚上|16:00:00/23:59:00
date-period|这周|2017-10-01/2017-10-07
date-period|今年|2017-01-01/2017-12-31
date-period|下个周末|2017-10-14/2017-10-15
date-period|5月3号到5号|2018-05-03/2018-05-05
date-period|过去七天|2017-09-27/2017-10-04
date-time|今天下午五点|2017-10-04T17:00:00Z
date-time|后天上午十点半|2017-10-06T10:30:00Z
number|四十二|42
number|一千二百三十四|1234
number|三个人|3
number|二〇一七|2017
unit-currency|三百元|300 CNY
unit-currency|二十块|20 CNY
duration|十五分钟|15 min
duration|半年|6 mo
geo-country|中国|China
geo-city|上海的天气|Shanghai
date-period|1990年代|1990-01-01/1999-12-31
date-period|八十年代|1980-01-01/1989-12-31
`,
  ko: `
number|4천 6백만|46000000
unit-currency|2천 5백 원|2500 KRW
unit-currency|3천5백만 달러|35000000 USD
unit-currency|만 오천 원|15000 KRW
number|이 점 오|2.5
ordinal|첫 번째|1
date|3일 전|2017-10-01
date|3주 후|2017-10-25
date|두 달 후|2017-12-04
date|지난주 토요일|2017-09-30
date|11월 5일|2017-11-05
date-period|다음 3개월|2017-10-05/2018-01-04
date-period|지난 2주|2017-09-20/2017-10-04
date-period|월요일부터 목요일까지|2017-10-09/2017-10-12
date-period|11월 5일부터 8일까지|2017-11-05/2017-11-08
date-period|2018년 1분기|2018-01-01/2018-03-31
date-period|2018년 여름|2018-06-01/2018-08-31
date-period|11월 초순|2017-11-01/2017-11-10
time|오후 5시 15분|17:15:00
time|오후 다섯 시 반|17:30:00
time-period|10시부터 12시까지|10:00:00/12:00:00
time-period|오후 2시에서 4시까지|14:00:00/16:00:00
date-time|내일 오후 5시|2017-10-05T17:00:00Z
date-time|오늘 밤 8시|2017-10-04T20:00:00Z
duration|2시간 반|2.5 h
duration|하루 종일|1 day
number|피자 사주세요|-
number|오분의 삼|0.6
date|오늘|2017-10-04
date|모레|2017-10-06
date|그저께|2017-10-02
date|다음 주 월요일|2017-10-09
date|3일 후|2017-10-07
date|2주 후|2017-10-18
date|삼일 전|2017-10-01
date|1월 1일|2018-01-01
date|토요일에|2017-10-07
date|이번 금요일|2017-10-06
date|크리스마스|2017-12-25
time|오전 9시|09:00:00
time|오후 3시 30분|15:30:00
time|다섯 시|05:00:00 OR 17:00:00
time|저녁 8시|20:00:00
time|아침 일곱시|07:00:00
time|정오|12:00:00
time|10분 후|11:10:00
time|한 시간 뒤|12:00:00
time|오후 2시 반|14:30:00
time-period|오후 3시부터 5시까지|15:00:00/17:00:00
time-period|오후|12:00:00/16:00:00
date-period|다음 주|2017-10-08/2017-10-14
date-period|이번 달|2017-10-01/2017-10-31
date-period|작년|2016-01-01/2016-12-31
date-period|4월|2018-04-01/2018-04-30
date-period|2018년 1월|2018-01-01/2018-01-31
date-period|이번 주말|2017-10-07/2017-10-08
date-period|월요일부터 금요일까지|2017-10-09/2017-10-13
date-time|내일 오후 3시|2017-10-05T15:00:00Z
date-time|오늘 저녁|2017-10-04T16:00:00Z/2017-10-04T23:59:00Z
date-time|금요일 오전 10시|2017-10-06T10:00:00Z
number|백이십삼|123
number|스물하나|21
number|다섯|5
number|삼만|30000
number|세 번째|3
number|표 두 장 주세요|2
number|이것은 뭐예요|-
number|천|1000
number|3천|3000
unit-currency|만원|10000 KRW
unit-currency|10달러|10 USD
unit-currency|오천 원|5000 KRW
duration|두 시간|2 h
duration|삼십 분|30 min
duration|3일|3 day
duration|2주|2 wk
percentage|50퍼센트|50%
geo-country|프랑스|France
geo-country|미국에|United States of America
geo-city|서울|Seoul
geo-city|런던|London
language|영어|English
color|빨간색|빨간색
date|다음 주 화요일|2017-10-10
date|10월 10일|2017-10-10
date|이 주 후|2017-10-18
date|한 달 전|2017-09-04
date|일주일 후|2017-10-11
date|개가 두 마리 있어요|-
date|안녕하세요|-
time|아침 6시 반에 깨워줘|06:30:00
time|저녁 여덟시|20:00:00
time|두 시간 후|13:00:00
time|30분 뒤|11:30:00
time|18시 30분|18:30:00
time-period|아홉 시부터 열한 시까지|09:00:00/11:00:00
date-period|이번 주|2017-10-01/2017-10-07
date-period|지난달|2017-09-01/2017-09-30
date-period|올해|2017-01-01/2017-12-31
date-period|5월 3일부터 5월 5일까지|2018-05-03/2018-05-05
date-time|오늘 오후 5시에|2017-10-04T17:00:00Z
number|사십이|42
number|천이백|1200
number|세 명이요|3
unit-weight|이 킬로그램|2 kg
duration|십오 분|15 min
geo-city|부산 날씨|Busan
date-period|90년대 음악|1990-01-01/1999-12-31
`,
  sv: `
number|trettio trettio tredjedelar|0.909090909090909
unit-currency|15,50 kr|15.5 SEK
number|två komma fem|2.5
date|för tre dagar sedan|2017-10-01
date|om tre veckor|2017-10-25
date|för ett år sedan|2016-10-04
date|nästa tisdag|2017-10-10
date|den 5 november|2017-11-05
date|den femte november|2017-11-05
date|den tjugoförsta juni|2018-06-21
date|den andra söndagen i november|2017-11-12
date-period|nästa vecka|2017-10-08/2017-10-14
date-period|förra månaden|2017-09-01/2017-09-30
date-period|de senaste två veckorna|2017-09-20/2017-10-04
date-period|mellan måndag och torsdag|2017-10-09/2017-10-12
date-period|från 5 till 8 november|2017-11-05/2017-11-08
time|kvart över fem på eftermiddagen|17:15:00
time|halv nio på kvällen|20:30:00
time|klockan 19.30|19:30:00
time|tio i åtta på kvällen|19:50:00
date-time|imorgon klockan 17|2017-10-05T17:00:00Z
duration|två och en halv timme|2.5 h
duration|hela dagen|1 day
date|imorgon|2017-10-05
date|på fredag|2017-10-06
date|5 november 2017|2017-11-05
date|om tre dagar|2017-10-07
number|tjugofem|25
unit-currency|50 kronor|50 SEK
duration|tio minuter|10 min
date-period|80-talet|1980-01-01/1989-12-31
date-period|på åttiotalet|1980-01-01/1989-12-31
date-period|1800-talet|1800-01-01/1899-12-31
`,
  pl: `
date|jutro|2017-10-05
date|w piątek|2017-10-06
date|5 listopada 2017|2017-11-05
date|za dwa tygodnie|2017-10-18
number|dwadzieścia pięć|25
unit-currency|50 złotych|50 PLN
duration|dziesięć minut|10 min
date-period|lata 80.|1980-01-01/1989-12-31
`,
  da: `
date|i morgen|2017-10-05
date|5. november|2017-11-05
number|femogtyve|25
date-period|80'erne|1980-01-01/1989-12-31
date-period|firserne|1980-01-01/1989-12-31
`,
  no: `
date|i morgen|2017-10-05
date|på fredag|2017-10-06
date-period|på 80-tallet|1980-01-01/1989-12-31
date-period|åttitallet|1980-01-01/1989-12-31
`,
  id: `
date|besok|2017-10-05
number|dua puluh lima|25
date-period|tahun 80-an|1980-01-01/1989-12-31
`,
  uk: `
date|завтра|2017-10-05
date|5 листопада|2017-11-05
date-period|80-ті роки|1980-01-01/1989-12-31
date-period|20 років|-
`,
  hi: `
date-time|आधे घंटे पहले|2017-10-04T10:30:00Z
number|5 सौ और 34|534
unit-currency|₹500|500 INR
unit-currency|तेरह डॉलर पैंतालीस|13.45 USD
number|दो दशमलव पांच|2.5
number|सवा पांच|5.25
number|पौने आठ|7.75
number|ढाई|2.5
number|सवा सौ|125
date|तीन दिन पहले|2017-10-01
date|तीन सप्ताह बाद|2017-10-25
date|अगले मंगलवार|2017-10-10
date|पिछले शनिवार|2017-09-30
date|5 नवंबर|2017-11-05
date-period|अगले तीन महीने|2017-10-05/2018-01-04
date-period|पिछले दो सप्ताह|2017-09-20/2017-10-04
date-period|सोमवार से गुरुवार तक|2017-10-09/2017-10-12
date-period|5 नवंबर से 2 दिसंबर तक|2017-11-05/2017-12-02
date-period|2018 की गर्मियों|2018-06-01/2018-08-31
date-period|2018 की पहली तिमाही|2018-01-01/2018-03-31
time|शाम 5 बजे|17:00:00
time|शाम साढ़े पांच बजे|17:30:00
time|शाम सवा पांच बजे|17:15:00
time|शाम पौने आठ बजे|19:45:00
time-period|सुबह 10 बजे से 12 बजे तक|10:00:00/12:00:00
date-time|कल शाम 5 बजे|2017-10-05T17:00:00Z
duration|ढाई घंटे|2.5 h
duration|पूरे दिन|1 day
date-period|अगले महीने 4-23|2017-11-04/2017-11-23
date-period|1990 के दशक में|1990-01-01/1999-12-31
number|पांच|5
date|5 नवंबर 2017|2017-11-05
`,
  th: `
number|42|42
`,
  'zh-TW': `
date|明天|2017-10-05
unit-currency|100元|100 TWD
`,
};
