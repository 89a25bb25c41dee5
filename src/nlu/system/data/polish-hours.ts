/** Polish hours from one to twelve, as ordinals in the locative: `o ósmej`, `wpół do ósmej`. */
export const polishHours = {
  hours:
    'pierwszej drugiej trzeciej czwartej piątej szóstej siódmej ósmej dziewiątej dziesiątej jedenastej dwunastej',
  /** `~` is the hour; the number is the minutes from it. */
  phrases: 'o_~=0 o_godzinie_~=0 wpół_do_~=-30 o_wpół_do_~=-30 kwadrans_po_~=15 kwadrans_przed_~=-15',
};
