/** Everything outside the process that a command may use, so that tests can replace it. */
export type Io = {
  /** The requested output. */
  readonly out: NodeJS.WritableStream;
  /** Everything else: messages, progress. */
  readonly err: NodeJS.WritableStream;
  readonly input: NodeJS.ReadableStream;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cwd: string;
  /** Parley's own version. */
  readonly version: string;
  /** Which of the streams are terminals. */
  readonly terminal: { readonly input: boolean; readonly out: boolean; readonly err: boolean };
  /** Aborts when the program is asked to stop. */
  readonly stop: AbortSignal;
};

export const EXIT_OK = 0;
/** The command failed. */
export const EXIT_FAILED = 1;
/** The command line or a setting is wrong; nothing was attempted. */
export const EXIT_USAGE = 2;

/**
 * Ends a command with a message that says what to do next. It begins in lower case, like those of the API,
 * because `parley:` precedes it; only several sentences end with a full stop.
 */
export class CommandError extends Error {
  override readonly name = 'CommandError';
  readonly exitCode: number;

  constructor(message: string, exitCode: number = EXIT_FAILED, options?: ErrorOptions) {
    super(message, options);
    this.exitCode = exitCode;
  }
}
