/** A webhook did not reply within its timeout. */
export class CallTimeout extends Error {}
