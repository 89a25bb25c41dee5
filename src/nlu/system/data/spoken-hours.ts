/** Hours as ordinals of a case, with words for minutes before or after them. */
export type SpokenHours = {
  /** The first of `hours`. */
  readonly from: number;
  readonly hours: string;
  /** `~` is the hour; the number is the minutes from it. */
  readonly phrases: string;
};

/**
 * Languages that say the time by ordinals in cases: Polish `o ósmej`, `za pięć ósma`, Russian `полвосьмого`;
 * and Thai, which counts them by parts of the day: สองทุ่ม is 20:00.
 */
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
  th: [
    { from: 1, hours: 'หนึ่ง สอง สาม สี่ ห้า', phrases: 'ตี~=0 ตี~ครึ่ง=30' },
    { from: 1, hours: '1 2 3 4 5', phrases: 'ตี~/ตี_~=0 ตี~ครึ่ง/ตี_~_ครึ่ง=30' },
    { from: 6, hours: 'หก เจ็ด แปด เก้า สิบ สิบเอ็ด', phrases: '~โมงเช้า=0 ~โมงครึ่งเช้า/~โมงเช้าครึ่ง=30' },
    { from: 6, hours: '6 7 8 9 10 11', phrases: '~โมงเช้า/~_โมงเช้า=0 ~โมงครึ่งเช้า/~_โมงครึ่งเช้า=30' },
    { from: 7, hours: 'เจ็ด แปด เก้า สิบ สิบเอ็ด', phrases: '~โมง=0 ~โมงครึ่ง=30' },
    { from: 7, hours: '7 8 9 10 11', phrases: '~โมง/~_โมง=0 ~โมงครึ่ง/~_โมงครึ่ง=30' },
    { from: 14, hours: 'สอง สาม สี่', phrases: 'บ่าย~โมง/บ่าย~=0 บ่าย~โมงครึ่ง/บ่าย~ครึ่ง=30' },
    { from: 14, hours: '2 3 4', phrases: 'บ่าย~โมง/บ่าย~/บ่าย_~_โมง/บ่าย_~=0 บ่าย~โมงครึ่ง/บ่าย_~_โมงครึ่ง=30' },
    { from: 16, hours: 'สี่ ห้า หก', phrases: '~โมงเย็น=0 ~โมงครึ่งเย็น/~โมงเย็นครึ่ง=30' },
    { from: 16, hours: '4 5 6', phrases: '~โมงเย็น/~_โมงเย็น=0 ~โมงครึ่งเย็น/~_โมงครึ่งเย็น=30' },
    { from: 19, hours: 'หนึ่ง สอง สาม สี่ ห้า', phrases: '~ทุ่ม=0 ~ทุ่มครึ่ง=30' },
    { from: 19, hours: '1 2 3 4 5', phrases: '~ทุ่ม/~_ทุ่ม=0 ~ทุ่มครึ่ง/~_ทุ่มครึ่ง=30' },
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
