/** An error in the form for the log. */
export type LoggedError = {
  readonly type: string;
  readonly code?: string | number;
  readonly message: string;
  /** The stack trace, without the message. */
  readonly stack: string;
  readonly cause?: unknown;
};

/**
 * Information for finding a bug, without texts of users: messages quote unreadable input, such as the
 * beginning of a text that is not JSON, and errors may have arbitrary fields.
 */
export const loggedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { name, message, stack = '', cause } = error;
  const code: unknown = Reflect.get(error, 'code');
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: message.replace(QUOTED_TEXT, '"…"'),
    stack: frames.join('\n'),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  } satisfies LoggedError;
};

/** From the first quotation mark to the last, because quoted text may contain quotation marks. */
const QUOTED_TEXT = /".*"/s;
