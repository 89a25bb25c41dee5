/** Hours as ordinals of a case, with words for minutes before or after them. */
export type SpokenHours = {
  /** The first of `hours`. */
  readonly from: number;
  readonly hours: string;
  /** `~` is the hour; the number is the minutes from it. */
  readonly phrases: string;
};

/** Languages that say the time by ordinals in cases: Polish `o ósmej`, `za pięć ósma`, Russian `полвосьмого`. */
export const spokenHours: Readonly<Record<string, readonly SpokenHours[]>> = {
  pl: [
    {
      from: 1,
      hours:
        'pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej',
      phrases:
        'o_~=0 o_godzinie_~=0 wpół_do_~=-30 o_wpół_do_~=-30 kwadrans_po_~=15 kwadrans_przed_~=-15 pięć_po_~=5 dziesięć_po_~=10 dwadzieścia_po_~=20',
    },
    {
      from: 13,
      hours:
        'trzynastej czternastej piętnastej szesnastej siedemnastej osiemnastej dziewiętnastej dwudziestej dwudziestej_pierwszej dwudziestej_drugiej dwudziestej_trzeciej',
      phrases: 'o_~=0 o_godzinie_~=0',
    },
    {
      from: 1,
      hours: 'pierwsza druga trzecia czwarta piąta szósta siódma ósma dziewiąta dziesiąta jedenasta dwunasta',
      phrases:
        'za_pięć_~=-5 za_dziesięć_~=-10 za_kwadrans_~=-15 za_piętnaście_~=-15 za_dwadzieścia_~=-20 za_dwadzieścia_pięć_~=-25',
    },
  ],
  ru: [
    {
      from: 1,
      hours:
        'первого второго третьего четвёртого пятого шестого седьмого восьмого девятого десятого одиннадцатого двенадцатого',
      phrases:
        'пол~=-30 в_пол~=-30 к_пол~=-30 пять_минут_~=-55 десять_минут_~=-50 пятнадцать_минут_~=-45 двадцать_минут_~=-40 двадцать_пять_минут_~=-35',
    },
  ],
};
