/** A webhook did not answer in the time that it has. */
export class CallTimeout extends Error {
  override readonly name = 'CallTimeout';
}
