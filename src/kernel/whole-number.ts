/** Part of a regular expression: a revision or a position. 15 digits are exact in JavaScript. */
export const WHOLE_NUMBER = '\\d{1,15}';

const wholeNumber = new RegExp(`^${WHOLE_NUMBER}$`);

export const isWholeNumber = (text: string): boolean => wholeNumber.test(text);
