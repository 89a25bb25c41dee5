/** A setting or file that the program cannot use; the message names it and says what is expected. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
