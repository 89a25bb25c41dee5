/**
 * The catalogue of operating errors: expected, handled, told to whoever asked.
 * Text in braces is filled from the facts given when the error is thrown.
 * A bug is a TypeError, a refusal of the domain is a value with one of these codes; neither is thrown from here.
 */
export const errors = {
  // the event store
  wrong_expected_revision: 'stream {stream} is at revision {actual}, not at {expected}',
  stream_deleted: 'stream {stream} was deleted',
  event_too_large: 'an event of {bytes} bytes is over the limit of {bytesMax}',
  store_unavailable: 'the event store cannot be reached: {reason}',
} as const;

export type ErrorCode = keyof typeof errors;

type HolesOf<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? Hole | HolesOf<Rest>
  : never;

/** The facts that an error's text asks for, and any others worth logging. */
export type FactsOf<Code extends ErrorCode> = {
  readonly [Hole in HolesOf<(typeof errors)[Code]>]: string | number;
} & { readonly [fact: string]: unknown };

export class ParleyError<Code extends ErrorCode = ErrorCode> extends Error {
  readonly code: Code;
  readonly facts: FactsOf<Code>;

  constructor(code: Code, facts: FactsOf<Code>, options?: ErrorOptions) {
    const text: string = errors[code];
    super(
      text.replace(/\{(\w+)\}/g, (_, hole: string) => String(facts[hole])),
      options,
    );
    this.name = 'ParleyError';
    this.code = code;
    this.facts = facts;
  }
}

export const isParleyError = <Code extends ErrorCode>(
  error: unknown,
  code?: Code,
): error is ParleyError<Code> => error instanceof ParleyError && (code === undefined || error.code === code);
