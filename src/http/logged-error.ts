/** An error as it may be logged. */
export type LoggedError = {
  readonly type: string;
  readonly code?: string | number;
  readonly message: string;
  /** Where it was thrown, without its message. */
  readonly stack: string;
  readonly cause?: unknown;
};

/**
 * What helps to find a mistake, without what people said: a message quotes what could not be read, such as
 * the beginning of a text that is not JSON, and an error carries whatever its thrower hung on it.
 */
export const loggedError = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { name, message, stack = '', cause } = error;
  const code: unknown = Reflect.get(error, 'code');
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return {
    type: name,
    ...((typeof code === 'string' || typeof code === 'number') && { code }),
    message: message.replace(QUOTED, '"…"'),
    stack: frames.join('\n'),
    ...(cause instanceof Error && { cause: loggedError(cause) }),
  } satisfies LoggedError;
};

/** From the first quotation mark to the last: what is quoted may have such marks itself. */
const QUOTED = /".*"/s;
