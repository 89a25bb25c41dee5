/** How people mistype long names of months and weekdays, by language; in order, like `time-words.ts`. */
export const calendarMisspellings: Readonly<Record<string, { readonly W: string; readonly M: string }>> = {
  en: {
    W: '_ _ teusday/tusday/tuseday/tueday wendsday/wensday/wednsday/wedensday/wednesdy thrusday/thursay/thurday/thursdy firday/frida/friady saterday/satruday/satuday/saturdy',
    M: 'januray/janurary/januari/janaury/jaunary/januay febuary/februrary/feburary/febrary/februry/febraury _ _ _ _ _ agust/auguest/augst septmber/setpember/septembr/setember/sepember/septemer octber/ocotber/octobr/ocober/ocotober novmber/novemeber/novemer/noverber/novembr decmber/decemeber/decemer/decembr/deceber',
  },
  de: {
    W: '_ _ dinstag/diesntag/diestag mitwoch/mittwcoh/mittoch donerstag/donnerstga/donnestag freiatg samtag/smastag',
    M: 'janaur/januer feburar/februr/febuar _ _ _ _ _ agust/augsut septmber/setpember okober/otkober novmber/novmeber dezmber/dezmeber',
  },
  fr: {
    W: '_ _ madri/mardis mecredi/mercerdi/mercrdi juedi/jeudis vendedi/vendrdi samdi/smaedi',
    M: 'janvire/janiver/janver fevirer/fevrie _ _ _ _ juilet/julliet/juilliet _ setembre/septmbre octbre/ocotbre novmbre/novmebre decmbre/decmebre',
  },
  es: {
    W: '_ _ _ miercloes/mircoles/mierocles juves/jueevs vienres/virnes sabdo/sabdao',
    M: 'enreo ferbero/febero/fefrero _ _ _ _ _ agsoto/agoto septimbre/setpiembre/septeimbre octubr/ocutbre noviembr/novimebre/noviemre diciembr/dicimbre/dicimebre',
  },
};
