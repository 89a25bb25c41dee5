/** Somebody told the program something it cannot work with; the message names it and says what would do. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}
