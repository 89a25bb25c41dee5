/** Articles and prepositions after a price, which its cents cannot count: `5 Euro 20 das Kilo`, `$4 50 each`. */
export const eachWords =
  'das der die pro je per für each a an the for le la les par pour el por cada il ogni het voor styck o';
