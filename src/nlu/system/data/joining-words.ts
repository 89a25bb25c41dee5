/** "And" between the parts of one amount: `an hour and twenty minutes`. */
export const andWords = 'and und et y e и en ve och og और 又 和 と 과 와';

/** "With" between a unit and its parts: `un euro con cincuenta`. */
export const withWords = 'con com';

/** Before two numbers that are the ends of a range, not one number: `between 20 and 30`. */
export const betweenWords = 'between zwischen entre tra fra tussen mellan mellem mellom';
