/** Turkish hours in their cases, as clock times use them: sekize on var, beşi çeyrek geçe, üçten beşe kadar. */
export const turkishHours = {
  dative:
    'bire ikiye üçe dörde beşe altıya yediye sekize dokuza ona on_bire/onbire on_ikiye/onikiye on_üçe on_dörde on_beşe on_altıya on_yediye on_sekize on_dokuza yirmiye yirmi_bire yirmi_ikiye yirmi_üçe yirmi_dörde',
  accusative: 'biri ikiyi üçü dördü beşi altıyı yediyi sekizi dokuzu onu on_biri/onbiri on_ikiyi/onikiyi',
  ablative:
    'birden ikiden üçten dörtten beşten altıdan yediden sekizden dokuzdan ondan on_birden on_ikiden on_üçten on_dörtten on_beşten on_altıdan on_yediden on_sekizden on_dokuzdan yirmiden',
  /** Minutes after an hour: `üç otuzda`. */
  locativeMinutes:
    'onda=10 on_beşte=15 yirmide=20 yirmi_beşte=25 otuzda=30 otuz_beşte=35 kırkta=40 kırk_beşte=45 ellide=50 elli_beşte=55',
  /** Nouns that take a number, which is then not an hour: `sayfa 7'de` ("on page 7"). */
  numberedNouns: 'sayfa oda kapı kat peron masa daire bölüm seviye kanal hat madde numara yüzde',
  /** With him, or at ten. */
  pronoun: 'onda',
  /** Days of the month with a possessive in the locative: `ayın beşinde`. */
  days: 'birinde ikisinde üçünde dördünde beşinde altısında yedisinde sekizinde dokuzunda onunda on_birinde on_ikisinde on_üçünde on_dördünde on_beşinde on_altısında on_yedisinde on_sekizinde on_dokuzunda yirmisinde yirmi_birinde yirmi_ikisinde yirmi_üçünde yirmi_dördünde yirmi_beşinde yirmi_altısında yirmi_yedisinde yirmi_sekizinde yirmi_dokuzunda otuzunda otuz_birinde',
  /** After an hour in the dative: `7'ye alarm kur`. */
  alarms: 'alarm çalar_saat',
  locative: '_ ikide üçte dörtte beşte altıda yedide sekizde dokuzda onda on_birde on_ikide',
};
